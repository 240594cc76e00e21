//! A seat at a table, off the frame: the threads that drive the host and the guest, and what the
//! screen learns from them.
//!
//! The screen never waits: what the player wants goes out by a handle, what there is to show comes in
//! as a [`ClientSnapshot`] and as [`SessionEvent`]s, and the window is woken for it. Whether the table is in
//! this process makes no difference to the seat.

mod threads;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use eframe::egui::Context;

use super::join_request::SeatError;
use super::snapshot::ClientSnapshot;
use super::test_table::TestClock;
use crate::client::{Input, Profile};
use crate::game::Game;
use crate::guest::credential_store::CredentialStore;
use crate::guest::handle::GuestHandle;
use crate::guest::{GuestEvent, TableConnection};
use crate::host::handle::HostHandle;
use crate::host::luck::Luck;
use crate::host::news::News;
use crate::host::plan::HostPlan;
use crate::table::{Ask, Place};
use crate::ui::boards::GameBoard;
use crate::ui::profile::saved_tables::Bookmark;
use threads::{SessionSender, guest, run_guest, run_host, start};

/// Something that the screen has to show, as whoever it happened to says it.
pub enum SessionEvent<G: Game> {
    Guest(GuestEvent<G>),
    /// Somebody sits down at this laptop beside the host, or is back there.
    Beside(Box<TableSession<G>>),
    /// Only where the table is in this process.
    Host(News<G>),
    /// There is no seat, and why.
    Failed(SeatError),
}

/// What the threads send to the session.
pub(super) enum Message<G: Game> {
    GuestStarted(GuestHandle<G>),
    HostStarted(HostHandle),
    /// It holds for the events that follow.
    Snapshot(Box<ClientSnapshot<G>>),
    Event(SessionEvent<G>),
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
enum InputSender<G: Game> {
    Guest(GuestHandle<G>),
    TestTable(Sender<Input<G>>, TestClock),
}

/// A seat at a table.
pub struct TableSession<G: Game> {
    messages: Receiver<Message<G>>,
    /// How many messages were sent and not taken.
    unread: Arc<AtomicUsize>,
    left: Arc<AtomicBool>,
    input: Option<InputSender<G>>,
    host: Option<HostHandle>,
    /// Who is to sit down beside the host.
    beside: Option<Sender<Profile>>,
    /// What was wanted by one of several people at this laptop, and concerns all of them.
    shared: Vec<Ask<G>>,
    /// What the client knows.
    pub snapshot: ClientSnapshot<G>,
}

impl<G: GameBoard> TableSession<G> {
    /// A table in this process, the seat of whoever runs it, and seats for those who play at this
    /// laptop beside them: each of these is told of by a [`SessionEvent::Beside`].
    pub fn host(
        plan: HostPlan<G>,
        profile: Profile,
        beside: Vec<Profile>,
        beginning: Beginning,
        ctx: &Context,
    ) -> Self {
        let (mut session, sender) = Self::new(ctx);
        let (newcomers, sitting_down) = channel();
        for profile in beside {
            let _it_is_held_here = newcomers.send(profile);
        }
        session.beside = Some(newcomers);
        start("table", sender, move |sender| {
            run_host(plan, profile, beginning, &sitting_down, &sender);
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
        let store = CredentialStore::of_profile(folder, mark);
        let guest = guest(connection, store, profile, Luck::System.of("seat"));
        (session, move || run_guest(guest, Beginning::default(), bookmark, &sender))
    }
}

impl<G: Game> TableSession<G> {
    /// A seat without a table: a test says what happens, and gets the player's input.
    pub(super) fn tested(
        messages: Receiver<Message<G>>,
        input: Sender<Input<G>>,
        clock: TestClock,
    ) -> Self {
        let input = Some(InputSender::TestTable(input, clock));
        Self::of(messages, input)
    }

    fn new(ctx: &Context) -> (Self, SessionSender<G>) {
        let (sender, messages) = channel();
        let session = Self::of(messages, None);
        let (left, unread) = (session.left.clone(), session.unread.clone());
        (session, SessionSender { messages: sender, ctx: ctx.clone(), left, unread })
    }

    fn of(messages: Receiver<Message<G>>, input: Option<InputSender<G>>) -> Self {
        let (unread, left, snapshot) = Default::default();
        let (host, beside, shared) = (None, None, Vec::new());
        Self { messages, unread, left, input, host, beside, shared, snapshot }
    }

    /// The next event that was not asked for yet, with the snapshot as it was then.
    pub fn next_event(&mut self) -> Option<SessionEvent<G>> {
        while let Ok(message) = self.messages.try_recv() {
            let one_less = |unread: usize| Some(unread.saturating_sub(1));
            let _always = self.unread.fetch_update(Ordering::AcqRel, Ordering::Acquire, one_less);
            match message {
                Message::GuestStarted(handle) => self.input = Some(InputSender::Guest(handle)),
                Message::HostStarted(handle) => self.host = Some(handle),
                Message::Snapshot(snapshot) => {
                    let here = std::mem::take(&mut self.snapshot.here);
                    self.snapshot = ClientSnapshot { here, ..*snapshot };
                }
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

    /// Somebody is to sit down at this laptop beside the host.
    pub fn seat_beside(&self, profile: Profile) {
        if let (Some(beside), Some(host)) = (&self.beside, &self.host)
            && beside.send(profile).is_ok()
        {
            host.wake();
        }
    }

    /// What was wanted here and concerns everybody at this laptop.
    pub fn take_shared(&mut self) -> Vec<Ask<G>> {
        std::mem::take(&mut self.shared)
    }

    /// The player wants something. What only the host may want, and to have seen enough, concerns
    /// everybody at this laptop.
    pub fn want(&mut self, ask: Ask<G>) {
        match ask {
            Ask::Host(_) | Ask::GoOn if self.snapshot.is_shared() => self.shared.push(ask),
            ask => self.ask(ask),
        }
    }

    /// The player wants this, for themselves.
    pub fn ask(&mut self, ask: Ask<G>) {
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
impl<G: Game> Drop for TableSession<G> {
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
