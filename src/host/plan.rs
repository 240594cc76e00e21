//! What kind of table it is to be, and how it comes to be.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use super::Host;
use super::crew::Crew;
use super::ledger::Ledger;
use super::news::{News, NoHost};
use super::outside::Outside;
use super::roll::Roll;
use super::save::Save;
use super::sign::{Hired, Sign};
use super::voice::Voice;
use crate::bot::Level;
use crate::client::Logged;
use crate::game::{Chance, Game};
use crate::guest::drawer::Drawer;
use crate::net::admission::Entry;
use crate::net::code::Code;
use crate::net::identity::Identity;
use crate::net::interface::Choice;
use crate::net::listener::{Config, Listener};
use crate::net::quic::CannotOpen;
use crate::table::person::BotLevel;
use crate::table::resume::{Hopeless, Salvage};
use crate::table::{Dealer, Hosted, Input, Lobby, Moment, Settings, Table, TableName};

/// How a table is opened.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The profile's folder: identity, save, and all else that outlives the program.
    pub folder: PathBuf,
    /// A new table, or the one that the save is of.
    pub what: What<G>,
    /// Whether it is open to others.
    pub door: Door,
    /// How long the host's bots pause before an action, in milliseconds.
    pub think: u64,
    /// Whether the host's bots go home after the game.
    pub one_game: bool,
}

/// Whether a table is open to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Door {
    /// Only this process can reach it: for practice. It touches no network and needs no identity.
    Offline,
    /// It is listened for and announced.
    Network {
        /// The UDP port; 0 is any free one, or the one that a resumed table had.
        port: u16,
        /// Which interfaces it is reached by.
        interface: Choice,
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
        Self::open_with(plan, Chance::from_seed(rand::random()), Box::new(Chance::from_seed))
    }

    /// Opens a table with luck and a dealer of one's own: for tests.
    pub fn open_with(plan: Plan<G>, luck: Chance, dealer: Dealer) -> Result<Self, NoHost> {
        let outside = outside(&plan)?;
        let Ready { table, save, mut sign, salvage } = ready(&plan, luck, dealer)?;
        let listener = listen(&plan, outside.as_ref(), &sign)?;
        sign.port = listener.port().unwrap_or(sign.port);
        sign.keep(&plan.folder).map_err(|error| NoHost::File(plan.folder.clone(), error))?;
        let lobby = table.lobby();
        let mut host = Self {
            table,
            voice: Voice::new(listener.bell()),
            listener,
            outside,
            folder: plan.folder,
            ledger: Ledger::new(save),
            sign,
            crew: Crew::new(plan.think, plan.one_game),
            links: BTreeMap::new(),
            ranks: BTreeMap::new(),
            clock: Instant::now(),
            wake_at: None,
            inputs: VecDeque::new(),
            roll: Roll::of(&lobby),
            over: None,
            news: Vec::new(),
        };
        host.show(&lobby);
        host.news.extend(salvage.map(News::Resumed));
        host.call_crew(&plan.what);
        host.handle(Input::Passed);
        Ok(host)
    }

    /// Shows the table to the network, if it is to be seen there.
    fn show(&mut self, lobby: &Lobby<G>) {
        if let Some(outside) = &mut self.outside {
            self.news.push(outside.listening(&self.sign, self.ledger.path()));
            self.news.extend(outside.announce(lobby, &self.sign));
        }
    }

    /// New bots are hired; those of a resumed table take their places again.
    fn call_crew(&mut self, what: &What<G>) {
        if let What::New { bots, .. } = what {
            return bots.iter().for_each(|level| self.handle(Input::Hire(*level)));
        }
        let table = String::from(self.sign.table);
        for Hired { number, level: BotLevel(level) } in self.sign.bots.clone() {
            let drawer = Drawer::of_bot(&self.folder, &table, number);
            self.start_bot(level, Some(number), drawer);
        }
    }
}

fn ready<G: Hosted + Logged>(
    plan: &Plan<G>,
    luck: Chance,
    dealer: Dealer,
) -> Result<Ready<G>, NoHost> {
    match &plan.what {
        What::New { name, options, settings, entry, .. } => {
            let save = Save::create(&plan.folder)?;
            let (name, options) = (name.clone(), options.clone());
            let table = Table::with_dealer(name, options, *settings, luck, dealer).noted();
            let code = match entry {
                Entry::Open => None,
                Entry::Code(code) => Some(code.plain()),
            };
            let sign = Sign::new(code);
            Ok(Ready { table, save, sign, salvage: None })
        }
        What::Resumed => resume(plan, luck, dealer),
    }
}

fn resume<G: Hosted + Logged>(
    plan: &Plan<G>,
    luck: Chance,
    dealer: Dealer,
) -> Result<Ready<G>, NoHost> {
    let path = Save::path_in(&plan.folder);
    if !path.exists() {
        return Err(NoHost::NoSave(path));
    }
    let mut save = Save::open(&plan.folder)?;
    let wrong = |error| NoHost::File(path.clone(), error);
    let text = save.text().map_err(wrong)?;
    let lines: Vec<&str> = text.lines().collect();
    let resumed = Table::resume_with(lines.iter().copied(), luck, Moment::default(), dealer);
    let (table, salvage) =
        resumed.map_err(|Hopeless(damage)| NoHost::Hopeless(path.clone(), damage))?;
    save.cut(&plan.folder, &lines[..salvage.kept]).map_err(wrong)?;
    // Without its sign a table can still be resumed; its guests need the new code.
    let sign =
        Sign::of_profile(&plan.folder).unwrap_or_else(|| Sign::new(Some(Code::random().plain())));
    Ok(Ready { table, save, sign, salvage: Some(salvage) })
}

/// What the network sees of the table, if it sees anything.
fn outside<G: Game>(plan: &Plan<G>) -> Result<Option<Outside>, NoHost> {
    let Door::Network { interface, .. } = &plan.door else { return Ok(None) };
    let me = Identity::of_profile(&plan.folder).map_err(NoHost::Identity)?;
    Ok(Some(Outside::new(Arc::new(me), interface.clone())))
}

/// A resumed table would like its old port, but can do with another one.
fn listen<G: Game>(
    plan: &Plan<G>,
    outside: Option<&Outside>,
    sign: &Sign,
) -> Result<Listener, NoHost> {
    let (Door::Network { port, interface }, Some(outside)) = (&plan.door, outside) else {
        return Ok(Listener::offline());
    };
    let open = |port| {
        let (table, entry) = (sign.table, sign.entry());
        let (identity, interface) = (outside.me.clone(), interface.clone());
        let unwanted = sign.unwanted.clone();
        Listener::open(&Config { identity, table, entry, port, interface, unwanted })
    };
    let old = matches!(plan.what, What::Resumed) && *port == 0;
    match open(if old { sign.port } else { *port }) {
        Err(CannotOpen::PortTaken(_)) if old => open(0),
        opened => opened,
    }
    .map_err(NoHost::Closed)
}
