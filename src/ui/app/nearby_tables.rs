//! What is around a player who is at no table: tables on the network, what they left unfinished, and
//! why nothing may be seen.
//!
//! All of it happens off the frame, and only while somebody looks: a screen that shows it calls
//! [`attend`](NearbyTables::attend) in every frame; on any other screen the search ends.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use eframe::egui::Context;

use crate::games::GameName;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::identity::Identity;
use crate::net::admission::pins::Pins;
use crate::net::discovery::ListedTable;
use crate::net::discovery::announce::DiscoveryError;
use crate::net::discovery::browse::Browser;
use crate::net::doctor::{DoctorOptions, Finding, Report, examine};
use crate::net::interface::InterfaceChoice;
use crate::ui::profile::purpose::Purpose;
use crate::ui::profile::saved_tables::SavedTables;

/// How long an examination listens for others.
const LISTEN: Duration = Duration::from_secs(3);

/// What is around a player.
pub struct NearbyTables {
    ctx: Context,
    folder: PathBuf,
    /// Whether the network may be touched: not in a test that has no network of its own.
    may_look: bool,
    /// The interfaces that are looked at now, if anybody looks.
    looking: Option<InterfaceChoice>,
    search: Search,
    reading: Option<Receiver<(SavedTables, Option<Pins>)>>,
    unfinished: SavedTables,
    pins: Option<Pins>,
    checkup: Checkup,
}

/// A search for tables.
enum Search {
    Off,
    Starting(Receiver<Result<Browser, DiscoveryError>>),
    On(Browser),
    /// What a test says is there.
    Test(Vec<ListedTable>),
    Failed,
}

/// Why nothing may be seen.
#[derive(Default)]
pub enum Checkup {
    /// Nobody has asked.
    #[default]
    None,
    /// It is being found out.
    Running(Receiver<Report>),
    /// This was found.
    Done(Report),
}

impl NearbyTables {
    /// Around the player of this profile.
    pub fn new(ctx: &Context, folder: PathBuf, may_look: bool) -> Self {
        Self {
            ctx: ctx.clone(),
            folder,
            may_look,
            looking: None,
            search: Search::Off,
            reading: None,
            unfinished: SavedTables::default(),
            pins: None,
            checkup: Checkup::None,
        }
    }

    /// Looks around on these interfaces, or stops looking.
    pub fn attend(&mut self, wanted: Option<InterfaceChoice>) {
        if self.looking != wanted {
            self.looking.clone_from(&wanted);
            match wanted {
                Some(choice) => self.start(choice),
                None => self.stop(),
            }
        }
        self.catch_up();
    }

    /// For a picture: these tables are there; none if the network cannot be searched.
    pub fn set_tables(&mut self, tables: Option<Vec<ListedTable>>) {
        self.search = tables.map_or(Search::Failed, Search::Test);
    }

    /// For a picture: this was found out.
    pub fn set_checkup(&mut self, report: Report) {
        self.checkup = Checkup::Done(report);
    }

    /// The tables that are there now.
    pub fn tables(&self) -> Vec<ListedTable> {
        match &self.search {
            Search::On(browser) => browser.tables(),
            Search::Test(tables) => tables.clone(),
            _ => Vec::new(),
        }
    }

    /// Whether the network cannot be searched at all.
    pub fn is_blind(&self) -> bool {
        matches!(self.search, Search::Failed)
    }

    /// What can be gone on with.
    pub fn unfinished(&self) -> &SavedTables {
        &self.unfinished
    }

    /// The game of such a table has ended.
    pub fn forget(&mut self, purpose: Purpose, game: GameName) {
        self.unfinished.forget(purpose, game);
    }

    /// Whether this host has let the player in before.
    pub fn has_met(&self, host: Fingerprint) -> bool {
        self.pins.as_ref().is_some_and(|pins| pins.of(host).is_some())
    }

    /// Why nothing may be seen, as far as that is known.
    pub fn checkup(&self) -> &Checkup {
        &self.checkup
    }

    /// Finds out why nothing may be seen.
    pub fn examine(&mut self) {
        let interface = self.looking.clone().unwrap_or_default();
        let (folder, may_look) = (self.folder.clone(), self.may_look);
        let work = move || {
            let finding = |finding| Report { findings: vec![finding], ..Report::default() };
            if !may_look {
                return finding(Finding::NoInterface);
            }
            let examination = DoctorOptions { interface, address: None, patience: LISTEN };
            match Identity::of_profile(&folder) {
                Ok(me) => examine(&examination, &me),
                Err(why) => finding(Finding::System(why.to_string())),
            }
        };
        self.checkup = match self.off_frame("doctor", work) {
            Some(report) => Checkup::Running(report),
            None => Checkup::None,
        };
    }

    /// The answer was read.
    pub fn forget_checkup(&mut self) {
        self.checkup = Checkup::None;
    }

    fn start(&mut self, choice: InterfaceChoice) {
        let folder = self.folder.clone();
        self.reading = self.off_frame("profile", move || {
            (SavedTables::of_profile(&folder), Pins::of_profile(&folder).ok())
        });
        if !self.may_look {
            return;
        }
        let (ctx, folder) = (self.ctx.clone(), self.folder.clone());
        let started = self.off_frame("search", move || {
            let known = Pins::of_profile(&folder).map(|pins| pins.hosts()).unwrap_or_default();
            Browser::start(&choice, known, Arc::new(move || ctx.request_repaint()))
        });
        self.search = started.map_or(Search::Failed, Search::Starting);
    }

    fn stop(&mut self) {
        self.search = Search::Off;
        self.checkup = Checkup::None;
    }

    fn catch_up(&mut self) {
        if let Some(Ok((unfinished, pins))) = self.reading.as_ref().map(Receiver::try_recv) {
            (self.unfinished, self.pins, self.reading) = (unfinished, pins, None);
        }
        if let Search::Starting(started) = &self.search
            && let Ok(browser) = started.try_recv()
        {
            self.search = browser.map_or(Search::Failed, Search::On);
        }
        if let Checkup::Running(report) = &self.checkup
            && let Ok(report) = report.try_recv()
        {
            self.checkup = Checkup::Done(report);
        }
    }

    /// Does something in a thread of its own, and wakes the window when it is done.
    fn off_frame<T: Send + 'static>(
        &self,
        name: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<Receiver<T>> {
        let (give, given) = channel();
        let ctx = self.ctx.clone();
        let named = std::thread::Builder::new().name(name.to_owned());
        let thread = named.spawn(move || {
            if give.send(work()).is_ok() {
                ctx.request_repaint();
            }
        });
        thread.is_ok().then_some(given)
    }
}
