//! What kind of table it is to be, and how it comes to be.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use super::Host;
use super::bots::HostBots;
use super::handle::HostHandle;
use super::luck::Luck;
use super::news::{HostError, News};
use super::presence::NetworkPresence;
use super::resume_info::{Hired, ResumeInfo, WriteTimes};
use super::save::Save;
use super::save_writer::SaveWriter;
use crate::bot::Level;
use crate::client::BotPause;
use crate::client::Logged;
use crate::game::{Chance, Game};
use crate::guest::credential_store::CredentialStore;
use crate::net::admission::AdmissionPolicy;
use crate::net::admission::code::Code;
use crate::net::admission::identity::Identity;
use crate::net::interface::InterfaceChoice;
use crate::net::transport::listener::{Config, Listener};
use crate::net::transport::quic::ListenError;
use crate::table::save::resume::{ResumeError, Salvage};
use crate::table::{Dealer, Hosted, Input, Lobby, Moment, Table, TableName, TableSettings};

/// How a table is opened.
#[derive(Clone, Debug)]
pub struct HostPlan<G: Game> {
    /// The profile's folder: identity, save, and all else that outlives the program.
    pub folder: PathBuf,
    /// A new table, or the one that the save is of.
    pub what: What<G>,
    /// Whether it is open to others.
    pub reach: Reach,
    /// How long the host's bots pause before an action, in milliseconds.
    pub think: u64,
    /// Whether the host's bots go home after the game.
    pub one_game: bool,
    /// Where its luck and that of the host's bots comes from.
    pub luck: Luck,
}

/// Whether a table is open to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Only this process can reach it: for practice. It touches no network and needs no identity.
    Offline,
    /// It is listened for and announced.
    Network {
        /// The UDP port; 0 is any free one, or the one that a resumed table had.
        port: u16,
        /// Which interfaces it is reached by.
        interface: InterfaceChoice,
    },
}

/// Which table.
#[derive(Clone, Debug)]
pub enum What<G: Game> {
    /// A new one.
    New {
        /// What it is called.
        name: TableName,
        /// What is played by.
        options: G::Options,
        /// How it is run.
        settings: TableSettings,
        /// How people get in.
        entry: AdmissionPolicy,
        /// The host's own bots.
        bots: Vec<Level>,
    },
    /// The one that the profile's save is of.
    Resumed,
}

/// A table and what belongs to it, before its door is opened.
struct Ready<G: Hosted> {
    table: Table<G>,
    save: Save,
    resume_info: ResumeInfo,
    salvage: Option<Salvage>,
}

impl<G: Hosted + Logged> Host<G> {
    /// Opens a table.
    pub fn open(plan: HostPlan<G>) -> Result<Self, HostError> {
        let luck = plan.luck.of("table");
        Self::open_with(plan, luck, Box::new(Chance::from_seed))
    }

    /// Opens a table with luck and a dealer of one's own: for tests.
    pub fn open_with(plan: HostPlan<G>, luck: Chance, dealer: Dealer) -> Result<Self, HostError> {
        let presence = presence(&plan)?;
        let Ready { table, save, mut resume_info, salvage } = ready(&plan, luck, dealer)?;
        let listener = listen(&plan, presence.as_ref(), &resume_info)?;
        resume_info.port = listener.port().unwrap_or(resume_info.port);
        resume_info
            .keep(&plan.folder)
            .map_err(|error| HostError::File(plan.folder.clone(), error))?;
        let (lobby, pause) = (table.lobby(), BotPause::from(plan.think));
        let mut host = Self {
            table,
            handle: HostHandle::new(listener.waker(), pause.clone()),
            listener,
            presence,
            folder: plan.folder,
            save_writer: SaveWriter::new(save),
            resume_info,
            resume_times: WriteTimes::default(),
            bots: HostBots::new(pause, plan.one_game, plan.luck),
            links: BTreeMap::new(),
            ranks: BTreeMap::new(),
            beside: BTreeMap::new(),
            clock: Instant::now(),
            inputs: VecDeque::new(),
            over: None,
            news: Vec::new(),
        };
        host.tell_seated();
        host.show(&lobby);
        host.news.extend(salvage.map(News::Resumed));
        host.call_crew(&plan.what);
        host.feed(Input::Passed);
        Ok(host)
    }

    /// Shows the table to the network, if it is to be seen there.
    fn show(&mut self, lobby: &Lobby<G>) {
        if let Some(presence) = &mut self.presence {
            self.news.push(presence.listening(&self.resume_info, self.save_writer.path()));
            self.news.extend(presence.announce(lobby, &self.resume_info));
        }
    }

    /// New bots are hired; those of a resumed table take their places again.
    fn call_crew(&mut self, what: &What<G>) {
        if let What::New { bots, .. } = what {
            return bots.iter().for_each(|level| self.feed(Input::Hire(*level)));
        }
        let table = self.resume_info.table;
        for Hired { number, level } in self.resume_info.bots.clone() {
            let credential_store = CredentialStore::of_bot(&self.folder, table, number);
            self.start_bot(level, Some(number), credential_store);
        }
    }
}

fn ready<G: Hosted + Logged>(
    plan: &HostPlan<G>,
    luck: Chance,
    dealer: Dealer,
) -> Result<Ready<G>, HostError> {
    match &plan.what {
        What::New { name, options, settings, entry, .. } => {
            let save = Save::create(&plan.folder)?;
            let (name, options) = (name.clone(), options.clone());
            let table =
                Table::with_dealer(name, options, *settings, luck, dealer).with_initial_save();
            let code = match entry {
                AdmissionPolicy::Open => None,
                AdmissionPolicy::Code(code) => Some(code.plain()),
            };
            let resume_info = ResumeInfo::new(code);
            Ok(Ready { table, save, resume_info, salvage: None })
        }
        What::Resumed => resume(plan, luck, dealer),
    }
}

fn resume<G: Hosted + Logged>(
    plan: &HostPlan<G>,
    luck: Chance,
    dealer: Dealer,
) -> Result<Ready<G>, HostError> {
    let path = Save::path_in(&plan.folder);
    if !path.exists() {
        return Err(HostError::NoSave(path));
    }
    let mut save = Save::open(&plan.folder)?;
    let wrong = |error| HostError::File(path.clone(), error);
    let text = save.text().map_err(wrong)?;
    let resumed = Table::resume_with(text.lines(), luck, Moment::default(), dealer);
    let (table, salvage) =
        resumed.map_err(|ResumeError(damage)| HostError::ResumeError(path.clone(), damage))?;
    save.cut(&plan.folder, salvage.kept).map_err(wrong)?;
    // Without this file a table can still be resumed; its guests need the new code. One that cannot be
    // read is not put aside in silence: whom the host has shut out stands in it.
    let resume_info = match ResumeInfo::of_profile(&plan.folder) {
        Ok(kept) => kept.unwrap_or_else(|| ResumeInfo::new(Some(Code::random().plain()))),
        Err((path, error)) => return Err(HostError::File(path, error)),
    };
    Ok(Ready { table, save, resume_info, salvage: Some(salvage) })
}

/// What the network sees of the table, if it sees anything.
fn presence<G: Game>(plan: &HostPlan<G>) -> Result<Option<NetworkPresence>, HostError> {
    let Reach::Network { interface, .. } = &plan.reach else { return Ok(None) };
    let me = Identity::of_profile(&plan.folder).map_err(HostError::Identity)?;
    Ok(Some(NetworkPresence::new(Arc::new(me), interface.clone())))
}

/// A resumed table would like its old port, but can do with another one.
fn listen<G: Game>(
    plan: &HostPlan<G>,
    presence: Option<&NetworkPresence>,
    resume_info: &ResumeInfo,
) -> Result<Listener, HostError> {
    let (Reach::Network { port, interface }, Some(presence)) = (&plan.reach, presence) else {
        return Ok(Listener::offline());
    };
    let open = |port| {
        let (table, entry) = (resume_info.table, resume_info.entry());
        let (identity, interface) = (presence.me.clone(), interface.clone());
        let block_list = resume_info.block_list.clone();
        let game = G::NAME.to_owned();
        Listener::open(&Config { identity, table, game, entry, port, interface, block_list })
    };
    let old = matches!(plan.what, What::Resumed) && *port == 0;
    match open(if old { resume_info.port } else { *port }) {
        Err(ListenError::PortTaken(_)) if old => open(0),
        opened => opened,
    }
    .map_err(HostError::Closed)
}
