//! A seat at a table, off the frame: the threads that drive the host and the guest, and what the
//! screen learns from them.
//!
//! The screen never waits: what the player wants goes out by a handle, what there is to show comes in
//! as a [`ClientSnapshot`] and as [`Event`]s, and the window is woken for it. Whether the table is in
//! this process makes no difference to the seat.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::join_request::SeatError;
use super::snapshot::ClientSnapshot;
use super::test_table::TestClock;
use crate::client::{Client, Input, Profile};
use crate::game::{Chance, Game};
use crate::guest::credential_store::CredentialStore;
use crate::guest::handle::GuestHandle;
use crate::guest::{self, Guest, TableConnection};
use crate::host::Host;
use crate::host::handle::HostHandle;
use crate::host::news::{HostError, News as HostEvent};
use crate::host::plan::Plan;
use crate::table::{Ask, Order, Place, Rank};
use crate::ui::boards::GameBoard;
use crate::ui::profile::saved_tables::Bookmark;

/// How long a thread waits at most in one step.
const LONGEST_STEP: Duration = Duration::from_secs(60);
/// How long a table that is being closed may take.
const GOOD_BYE: Duration = Duration::from_secs(4);

/// Something that the screen has to show, as whoever it happened to says it.
pub enum Event<G: Game> {
    Guest(guest::Event<G>),
    /// Only where the table is in this process.
    Host(HostEvent<G>),
    /// There is no seat, and why.
    Failed(SeatError),
}

/// What the threads send to the session.
pub(super) enum Message<G: Game> {
    GuestStarted(GuestHandle<G>),
    HostStarted(HostHandle),
    /// It holds for the events that follow.
    Snapshot(Box<ClientSnapshot<G>>),
    Event(Event<G>),
}

/// What a player does as soon as they are at their own practice table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beginning {
    /// Where they sit.
    pub place: Option<Place>,
    /// Whether they start.
    pub first: bool,
    /// Whether they are ready at once.
    pub ready: bool,
}

/// Where the player's input goes.
enum InputSender<G: GameBoard> {
    Guest(GuestHandle<G>),
    TestTable(Sender<Input<G>>, TestClock),
}

/// A seat at a table.
pub struct TableSession<G: GameBoard> {
    messages: Receiver<Message<G>>,
    left: Arc<AtomicBool>,
    input: Option<InputSender<G>>,
    host: Option<HostHandle>,
    /// What the client knows.
    pub snapshot: ClientSnapshot<G>,
}

/// The threads' end of a session.
struct EventSender<G: GameBoard> {
    messages: Sender<Message<G>>,
    ctx: Context,
    /// Set when the session is dropped, which may be before it has the handles.
    left: Arc<AtomicBool>,
}

impl<G: GameBoard> Clone for EventSender<G> {
    fn clone(&self) -> Self {
        Self { messages: self.messages.clone(), ctx: self.ctx.clone(), left: self.left.clone() }
    }
}

impl<G: GameBoard> EventSender<G> {
    fn send(&self, message: Message<G>) {
        if self.messages.send(message).is_ok() {
            self.ctx.request_repaint();
        }
    }

    fn fail(&self, why: SeatError) {
        self.send(Message::Event(Event::Failed(why)));
    }

    fn is_left(&self) -> bool {
        self.left.load(Ordering::Acquire)
    }
}

impl<G: GameBoard> TableSession<G> {
    /// A table in this process, and the seat of whoever runs it.
    pub fn host(plan: Plan<G>, profile: Profile, beginning: Beginning, ctx: &Context) -> Self {
        let (session, sender) = Self::new(ctx);
        let own = plan.folder.join("own-seat.json");
        start("table", sender, move |sender| {
            run_host(plan, sender, |link, sender| {
                let connection = TableConnection::local(link);
                let guest = guest(connection, CredentialStore::File(own), profile);
                start("seat", sender, move |sender| run_guest(guest, beginning, None, &sender));
            });
        });
        session
    }

    /// A seat at somebody's table that has let us in, and what drives it until it is left.
    pub(super) fn at(
        connection: TableConnection,
        folder: &Path,
        bookmark: Option<Bookmark>,
        profile: Profile,
        ctx: &Context,
    ) -> (Self, impl FnOnce() + use<G>) {
        let (session, sender) = Self::new(ctx);
        let mark = if profile.watch { "-watch" } else { "" };
        let guest = guest(connection, CredentialStore::of_profile(folder, mark), profile);
        (session, move || run_guest(guest, Beginning::default(), bookmark, &sender))
    }

    /// A seat without a table: a test says what happens, and gets the player's input.
    pub(super) fn tested(
        messages: Receiver<Message<G>>,
        input: Sender<Input<G>>,
        clock: TestClock,
    ) -> Self {
        let input = Some(InputSender::TestTable(input, clock));
        let (left, snapshot) = (Arc::default(), ClientSnapshot::default());
        Self { messages, left, input, host: None, snapshot }
    }

    fn new(ctx: &Context) -> (Self, EventSender<G>) {
        let (sender, messages) = channel();
        let left = Arc::new(AtomicBool::new(false));
        let sender = EventSender { messages: sender, ctx: ctx.clone(), left: left.clone() };
        let snapshot = ClientSnapshot::default();
        (Self { messages, left, input: None, host: None, snapshot }, sender)
    }

    /// The next event that was not asked for yet, with the snapshot as it was then.
    pub fn next_event(&mut self) -> Option<Event<G>> {
        while let Ok(message) = self.messages.try_recv() {
            match message {
                Message::GuestStarted(handle) => self.input = Some(InputSender::Guest(handle)),
                Message::HostStarted(handle) => self.host = Some(handle),
                Message::Snapshot(snapshot) => self.snapshot = *snapshot,
                Message::Event(event) => return Some(event),
            }
        }
        None
    }

    /// Sets the snapshot's time, for a frame at this time of the window.
    pub fn set_time(&mut self, window: f64) {
        self.snapshot.now = match &self.input {
            Some(InputSender::Guest(guest)) => guest.now(),
            Some(InputSender::TestTable(_, clock)) => clock.set(window),
            None => return,
        };
    }

    /// The bots of this table pause so many milliseconds from now on, if it is in this process.
    pub fn set_bot_pause(&self, millis: u64) {
        if let Some(host) = &self.host {
            host.set_bot_pause(millis);
        }
    }

    /// The player wants something.
    pub fn want(&mut self, ask: Ask<G>) {
        if let Ask::Act { action, .. } = &ask {
            // Nothing more can be chosen until this is answered.
            self.snapshot.pending = Some(*action);
        }
        self.send(Input::Want(ask));
    }

    /// The player wants to do this in the game.
    pub fn act(&mut self, action: G::Action) {
        if let Some(update) = &self.snapshot.update {
            self.want(Ask::Act { seq: update.seq, action });
        }
    }

    /// The player is ready for the game to begin, or not yet.
    pub fn ready(&mut self, ready: bool) {
        self.send(Input::WantReady(ready));
    }

    fn send(&self, input: Input<G>) {
        match &self.input {
            Some(InputSender::Guest(guest)) => guest.say(input),
            Some(InputSender::TestTable(test, _)) => {
                let _test_is_over = test.send(input);
            }
            None => {}
        }
    }
}

/// The threads end by themselves: the seat leaves, the table is closed and stays resumable.
impl<G: GameBoard> Drop for TableSession<G> {
    fn drop(&mut self) {
        // A handle may still be on its way: its thread looks at this after sending it.
        self.left.store(true, Ordering::Release);
        while self.next_event().is_some() {}
        if let Some(InputSender::Guest(guest)) = &self.input {
            guest.leave();
        }
        if let Some(host) = &self.host {
            host.close();
        }
    }
}

fn start<G: GameBoard>(
    name: &str,
    sender: EventSender<G>,
    work: impl FnOnce(EventSender<G>) + Send + 'static,
) {
    let also = sender.clone();
    let named = std::thread::Builder::new().name(name.to_owned());
    if named.spawn(move || work(sender)).is_err() {
        also.fail(SeatError::Thread);
    }
}

fn guest<G: GameBoard>(
    connection: TableConnection,
    credential_store: CredentialStore,
    profile: Profile,
) -> Guest<G, Client<G>> {
    let luck = Chance::from_seed(rand::random());
    Guest::new(connection, credential_store, |credentials| Client::new(profile, credentials, luck))
}

/// Drives a table until it is to be closed.
fn run_host<G: GameBoard>(
    plan: Plan<G>,
    sender: EventSender<G>,
    sit_down: impl FnOnce(crate::net::transport::link::Link, EventSender<G>),
) {
    let mut host = match open(plan) {
        Ok(host) => host,
        Err(why) => return sender.fail(SeatError::Host(why)),
    };
    sender.send(Message::HostStarted(host.handle()));
    sit_down(host.near(Rank::Host), sender.clone());
    while !host.is_closing() && !sender.is_left() {
        for event in host.step(LONGEST_STEP) {
            sender.send(Message::Event(Event::Host(event)));
        }
    }
    host.close();
}

/// Opens a table. One that was left a moment ago may still be saying good-bye.
fn open<G: GameBoard>(plan: Plan<G>) -> Result<Host<G>, HostError> {
    let since = Instant::now();
    loop {
        match Host::open(plan.clone()) {
            Err(HostError::Busy(_)) if since.elapsed() < GOOD_BYE => {
                std::thread::sleep(GOOD_BYE / 20)
            }
            opened => return opened,
        }
    }
}

/// Drives a guest until it has left.
fn run_guest<G: GameBoard>(
    mut guest: Guest<G, Client<G>>,
    beginning: Beginning,
    mut bookmark: Option<Bookmark>,
    sender: &EventSender<G>,
) {
    sender.send(Message::GuestStarted(guest.handle()));
    let (mut begun, mut shown) = (false, None);
    while !guest.has_ended() && !sender.is_left() {
        let events = guest.step(LONGEST_STEP);
        let client = guest.client();
        let state = Some((client.is_joined(), client.pending()));
        // A step without anything new wakes nobody.
        let changed = !events.is_empty() || state != shown;
        shown = state;
        if changed {
            sender.send(Message::Snapshot(Box::new(ClientSnapshot::of(client))));
            bookmark.iter_mut().for_each(|bookmark| bookmark.note(client));
        }
        for event in events {
            if let (guest::Event::Ended(end), Some(bookmark)) = (&event, &mut bookmark) {
                bookmark.end(end);
            }
            sender.send(Message::Event(Event::Guest(event)));
        }
        if !begun && guest.client().me().is_some() {
            begun = true;
            begin(&mut guest, beginning);
        }
    }
}

fn begin<G: GameBoard>(guest: &mut Guest<G, Client<G>>, beginning: Beginning) {
    if beginning.place.is_some() {
        guest.input(Input::Want(Ask::Sit(beginning.place)));
    }
    let me = guest.client().me().map(|me| me.id);
    if let Some(me) = me.filter(|_| beginning.first) {
        guest.input(Input::Want(Ask::Host(Order::First(Some(me)))));
    }
    if beginning.ready {
        guest.input(Input::WantReady(true));
    }
}
