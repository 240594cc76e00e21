//! What kind of table it is to be, and how it comes to be.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use super::Host;
use super::news::{News, NoHost};
use super::roll::Roll;
use super::save::Save;
use super::sign::Sign;
use crate::bot::Level;
use crate::client::Logged;
use crate::game::{Chance, Game};
use crate::guest::drawer::Drawer;
use crate::net::admission::Entry;
use crate::net::discovery::announce::Announcer;
use crate::net::event::no_wake;
use crate::net::identity::Identity;
use crate::net::interface::Choice;
use crate::net::listener::{Config, Listener};
use crate::net::pass::TableId;
use crate::net::quic::CannotOpen;
use crate::table::person::BotLevel;
use crate::table::resume::{Hopeless, Salvage};
use crate::table::{Hosted, Moment, Settings, Table, TableName};

/// How a table is opened.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The profile's folder: identity, save, and all else that outlives the program.
    pub folder: PathBuf,
    /// A new table, or the one that the save is of.
    pub what: What<G>,
    /// The UDP port; 0 is any free one, or the one that a resumed table had.
    pub port: u16,
    /// Which interfaces it is reached by.
    pub interface: Choice,
    /// How long the host's bots pause before an action, in milliseconds.
    pub think: u64,
    /// Whether the host's bots go home after the game.
    pub one_game: bool,
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
        settings: Settings,
        /// How people get in.
        entry: Entry,
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
    sign: Sign,
    salvage: Option<Salvage>,
}

impl<G: Hosted + Logged> Host<G> {
    /// Opens a table.
    pub fn open(plan: Plan<G>) -> Result<Self, NoHost> {
        let me = Arc::new(Identity::of_profile(&plan.folder).map_err(NoHost::Identity)?);
        let Ready { table, save, mut sign, salvage } = ready(&plan)?;
        let listener = listen(&plan, &me, &sign)?;
        sign.port = listener.port().unwrap_or_default();
        sign.keep(&plan.folder).map_err(|error| NoHost::File(plan.folder.clone(), error))?;
        let lobby = table.lobby();
        let mut host = Self {
            table,
            listener,
            me,
            folder: plan.folder,
            interface: plan.interface,
            save,
            unsaved: false,
            sign,
            announcer: None,
            crew: Vec::new(),
            think: plan.think,
            one_game: plan.one_game,
            links: BTreeMap::new(),
            near: VecDeque::new(),
            clock: Instant::now(),
            wake_at: None,
            inputs: VecDeque::new(),
            roll: Roll::of(&lobby),
            actions: 0,
            over: None,
            news: Vec::new(),
        };
        host.actions = host.saved_actions();
        host.news.push(host.listening());
        host.news.extend(salvage.map(News::Resumed));
        host.announce();
        host.call_crew();
        host.handle(crate::table::Input::Passed);
        Ok(host)
    }

    fn announce(&mut self) {
        let announcement = self.announcement(&self.table.lobby());
        match Announcer::start(announcement, self.sign.port, &self.interface) {
            Ok(announcer) => self.announcer = Some(announcer),
            Err(why) => self.news.push(News::Unannounced(why.to_string())),
        }
    }

    fn call_crew(&mut self) {
        let table = String::from(self.sign.table);
        for (number, BotLevel(level)) in (1..).zip(self.sign.bots.clone()) {
            let drawer = Drawer::of_bot(&self.folder, &table, number);
            self.hire(level, &number.to_string(), drawer);
        }
    }

    /// How many actions of the newest game are in the save.
    fn saved_actions(&mut self) -> u32 {
        let text = self.save.text().unwrap_or_default();
        let newest = text.rfind("{\"record\":").map_or("", |at| &text[at..]);
        newest.lines().filter(|line| line.starts_with("{\"seat\":")).count() as u32
    }
}

fn ready<G: Hosted + Logged>(plan: &Plan<G>) -> Result<Ready<G>, NoHost> {
    let luck = Chance::from_seed(rand::random());
    match &plan.what {
        What::New { name, options, settings, entry, bots } => {
            let save = Save::create(&plan.folder)?;
            let table = Table::new(name.clone(), options.clone(), *settings, luck);
            let code = match entry {
                Entry::Open => None,
                Entry::Code(code) => Some(code.plain()),
            };
            let bots = bots.iter().copied().map(BotLevel).collect();
            let sign = Sign { table: TableId::random(), port: plan.port, code, bots };
            Ok(Ready { table, save, sign, salvage: None })
        }
        What::Resumed => resume(plan, luck),
    }
}

fn resume<G: Hosted + Logged>(plan: &Plan<G>, luck: Chance) -> Result<Ready<G>, NoHost> {
    let path = Save::path_in(&plan.folder);
    if !path.exists() {
        return Err(NoHost::NoSave(path));
    }
    let mut save = Save::open(&plan.folder)?;
    let wrong = |error| NoHost::File(path.clone(), error);
    let text = save.text().map_err(wrong)?;
    let lines: Vec<&str> = text.lines().collect();
    let resumed = Table::resume(lines.iter().copied(), luck, Moment::default());
    let (table, salvage) =
        resumed.map_err(|Hopeless(damage)| NoHost::Hopeless(path.clone(), damage))?;
    save.cut(&plan.folder, &lines[..salvage.kept]).map_err(wrong)?;
    // Without its sign a table can still be resumed; its guests need the new code.
    let sign = Sign::of_profile(&plan.folder).unwrap_or_else(|| Sign {
        table: TableId::random(),
        port: 0,
        code: Some(crate::net::code::Code::random().plain()),
        bots: Vec::new(),
    });
    Ok(Ready { table, save, sign, salvage: Some(salvage) })
}

/// A resumed table would like its old port, but can do with another one.
fn listen<G: Game>(plan: &Plan<G>, me: &Arc<Identity>, sign: &Sign) -> Result<Listener, NoHost> {
    let open = |port| {
        let (table, entry) = (sign.table, sign.entry());
        let interface = plan.interface.clone();
        Listener::open(Config { identity: me.clone(), table, entry, port, interface }, no_wake())
    };
    let old = matches!(plan.what, What::Resumed) && plan.port == 0;
    match open(if old { sign.port } else { plan.port }) {
        Err(CannotOpen::PortTaken(_)) if old => open(0),
        opened => opened,
    }
    .map_err(NoHost::Closed)
}
