//! A table's end of all its connections, near and far.
//!
//! One `net` thread with a runtime of its own looks after the door and carries frames; bots and the
//! host's own screen are connected within the process, by the same kind of [`Link`] that a guest has.
//! The table's loop takes [`Event`]s and gives frames. Nothing here knows what a frame says.

mod door;
mod inside;
mod threshold;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{self, Sender};

use super::admission::Entry;
use super::code::Code;
use super::event::{Event, Inbox, Outlet, Peer, Wake, inbox};
use super::identity::Identity;
use super::interface::Choice;
use super::link::{Link, NearEnd};
use super::pass::TableId;
use super::quic::CannotOpen;
use super::reason::{Gone, Reason};
use door::Door;

/// So many commands may wait for the net thread, which only hands them on.
const COMMANDS_WAITING: usize = 4096;

/// How a table is opened to the network.
#[derive(Clone, Debug)]
pub struct Config {
    /// Who the host is.
    pub identity: Arc<Identity>,
    /// Which table it is: the same after a resume, so that old passes are good.
    pub table: TableId,
    /// How people get in.
    pub entry: Entry,
    /// The UDP port; 0 is any free one.
    pub port: u16,
    /// Which interfaces it is reached by.
    pub interface: Choice,
}

/// What the table's loop asks of the net thread.
enum Command {
    Send(Peer, Vec<u8>),
    Close(Peer, Reason),
    Ban(Peer),
    Enter(Entry),
    Shut,
}

/// A table's end of all its connections. Dropping it closes the table.
pub struct Listener {
    inbox: Inbox,
    outlet: Outlet,
    near: BTreeMap<Peer, NearEnd>,
    net: Option<Net>,
    numbers: Numbers,
}

/// Wakes whoever waits for a listener's next event.
#[derive(Clone, Debug)]
pub struct Bell(Outlet);

impl Bell {
    /// Wakes them.
    pub fn ring(&self) {
        self.0.give(Event::Rung);
    }
}

/// The net thread, seen from outside.
struct Net {
    commands: Sender<Command>,
    thread: JoinHandle<()>,
    port: u16,
}

/// Numbers for peers, each given once.
#[derive(Clone)]
struct Numbers(Arc<AtomicU32>);

impl Numbers {
    fn next(&self) -> Peer {
        Peer(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

impl Listener {
    /// A table that can only be reached within this process.
    pub fn offline(wake: Wake) -> Self {
        let (outlet, inbox) = inbox(wake);
        let numbers = Numbers(Arc::new(AtomicU32::new(Peer::HOST.0 + 1)));
        Self { inbox, outlet, near: BTreeMap::new(), net: None, numbers }
    }

    /// A table that can be reached over the network, too.
    pub fn open(config: Config, wake: Wake) -> Result<Self, CannotOpen> {
        let mut listener = Self::offline(wake);
        let (commands, orders) = mpsc::channel(COMMANDS_WAITING);
        let (tell, told) = std::sync::mpsc::channel();
        let door = Door::new(&config, listener.outlet.clone(), listener.numbers.clone());
        let thread = std::thread::Builder::new()
            .name("net".to_owned())
            .spawn(move || door::keep(door, &config, orders, &tell))
            .map_err(CannotOpen::System)?;
        let gone = || CannotOpen::System(std::io::Error::other("the net thread ended"));
        let port = told.recv().map_err(|_| gone())??;
        listener.net = Some(Net { commands, thread, port });
        Ok(listener)
    }

    /// The UDP port, if the table can be reached over the network.
    pub fn port(&self) -> Option<u16> {
        self.net.as_ref().map(|net| net.port)
    }

    /// A client within this process. Its admission is an event like any other.
    pub fn near(&mut self, wake: Wake) -> (Peer, Link) {
        let peer = self.numbers.next();
        let (link, end) = Link::near(peer, self.outlet.clone(), wake);
        self.near.insert(peer, end);
        (peer, link)
    }

    /// Wakes whoever waits for the next event, from another thread.
    pub fn bell(&self) -> Bell {
        Bell(self.outlet.clone())
    }

    /// The next event, if one comes in time.
    pub fn next(&mut self, patience: Duration) -> Option<Event> {
        let event = self.inbox.next(patience);
        self.noted(event)
    }

    /// The next event, if it is there already.
    pub fn try_next(&mut self) -> Option<Event> {
        let event = self.inbox.try_next();
        self.noted(event)
    }

    /// Sends the bytes of one message. Who does not read what it is sent is cut off; whoever is gone
    /// already gets nothing.
    pub fn send(&mut self, peer: Peer, frame: Vec<u8>) {
        match self.near.get(&peer) {
            Some(near) if near.outlet.is_crowded() => self.close(peer, Reason::NeverReads),
            Some(near) => near.outlet.give(Event::Frame(Peer::HOST, frame)),
            None => self.command(Command::Send(peer, frame)),
        }
    }

    /// Sends somebody away, after what was sent before. Its `Gone` follows.
    pub fn close(&mut self, peer: Peer, reason: Reason) {
        match self.near.remove(&peer) {
            Some(near) if near.close(reason.clone()) => {
                self.outlet.give(Event::Gone(peer, Gone::Dropped(reason)));
            }
            Some(_) => (),
            None => self.command(Command::Close(peer, reason)),
        }
    }

    /// Sends somebody away for good: its certificate is refused from now on, and there is a new
    /// code. An open table has no code to change, and refuses the address as well.
    pub fn ban(&mut self, peer: Peer) {
        if self.near.contains_key(&peer) {
            return self.close(peer, Reason::Banned);
        }
        self.command(Command::Ban(peer));
    }

    /// Changes how people get in. Those inside stay.
    pub fn let_in_by(&mut self, entry: Entry) {
        self.command(Command::Enter(entry));
    }

    /// A new code in the place of the old one.
    pub fn renew_code(&mut self) {
        self.let_in_by(Entry::Code(Code::random()));
    }

    /// Closes the table and waits until everybody was told, some two seconds at most.
    pub fn shut(mut self) {
        self.leave();
        if let Some(net) = self.net.take() {
            let _it_only_ended = net.thread.join();
        }
    }

    fn leave(&mut self) {
        for near in self.near.values() {
            near.close(Reason::TableClosed);
        }
        self.near.clear();
        self.command(Command::Shut);
    }

    fn noted(&mut self, event: Option<Event>) -> Option<Event> {
        if let Some(Event::Gone(peer, _)) = &event {
            self.near.remove(peer);
        }
        event
    }

    /// Waits for room, since no frame may be left out. There is nearly always room at once, and the
    /// net thread never waits for the table, so they cannot wait for each other.
    fn command(&self, mut command: Command) {
        let Some(net) = &self.net else { return };
        while let Err(TrySendError::Full(unsent)) = net.commands.try_send(command) {
            command = unsent;
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// Whoever just drops a listener does not wait; the thread says good-bye by itself.
impl Drop for Listener {
    fn drop(&mut self) {
        self.leave();
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listener").field("port", &self.port()).finish_non_exhaustive()
    }
}
