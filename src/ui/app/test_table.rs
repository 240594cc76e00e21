//! A table without threads, and what is around a player, for tests and for pictures: the test says
//! what happens at the table, and gets the player's input.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};

use crate::client::{self, Client, Input, Logged, Verdict};
use crate::game::{Seat, Update};
use crate::guest::GuestEvent;
use crate::host::news::News;
use crate::net::discovery::ListedTable;
use crate::net::doctor::Report;
use crate::table::game::fair::{Agreement, Opening};
use crate::table::game::stopwatch::Stopwatch;
use crate::table::{Hosted, Lobby, Moment, Notice, PersonId, StageName};

use eframe::egui::Context;

use super::desktop::notification::Notifier;
use super::join_request::{JoinRequest, TableAddress};
use super::session::{Message, SessionEvent, TableSession};
use super::snapshot::ClientSnapshot;
use crate::ui::App;
use crate::ui::profile::purpose::Purpose;
use crate::ui::screens::table::{AtTable, GameLobby};

impl App {
    /// Has notifications shown by the service on this bus.
    pub fn notify_over(&mut self, ctx: &Context, bus: &str) {
        self.notifier = Notifier::open(ctx, Some(bus.to_owned()));
    }
}

/// A game that can be tested in the window. It says nothing of boards and texts, which stay the window's own:
/// so the compiler still sees which texts nobody reads.
pub trait TestableGame: Hosted + Logged {
    /// Puts the app at a table among bots: who is there, and who the player is.
    fn practise(app: &mut App, lobby: Lobby<Self>, me: PersonId) -> TestTable<Self>;

    /// The same at a table for a challenge: the deal of the day, or the ladder.
    fn challenge(app: &mut App, lobby: Lobby<Self>, me: PersonId, daily: bool) -> TestTable<Self>;

    /// Puts the app on its way to a table with others: to the player's own, or to one of that name.
    fn join(app: &mut App, name: Option<&str>) -> TestTable<Self>;
}

impl<G: GameLobby> TestableGame for G {
    fn practise(app: &mut App, lobby: Lobby<G>, me: PersonId) -> TestTable<G> {
        sit(app, Purpose::Practice, lobby, me)
    }

    fn challenge(app: &mut App, lobby: Lobby<G>, me: PersonId, daily: bool) -> TestTable<G> {
        let purpose = if daily { Purpose::Daily(app.today()) } else { Purpose::Ladder };
        sit(app, purpose, lobby, me)
    }

    fn join(app: &mut App, name: Option<&str>) -> TestTable<G> {
        let (test_table, session) = new();
        let request = name.map(|name| JoinRequest {
            name: name.to_owned(),
            to: TableAddress::Seen { host: None, addresses: Vec::new() },
            code: None,
            watch: false,
        });
        app.sit_down(AtTable::with_others(session, request));
        test_table
    }
}

fn sit<G: GameLobby>(
    app: &mut App,
    purpose: Purpose,
    lobby: Lobby<G>,
    me: PersonId,
) -> TestTable<G> {
    let (mut test_table, session) = new();
    app.sit_down(AtTable::new(session, purpose));
    test_table.seat(lobby, me);
    test_table
}

/// The test's end of a table, and the player's.
pub(crate) fn new<G: Hosted + Logged>() -> (TestTable<G>, TableSession<G>) {
    let (sender, messages) = channel();
    let (input, wanted) = channel();
    let (clock, snapshot) = (TestClock::default(), ClientSnapshot::default());
    let test_table = TestTable { messages: sender, wanted, snapshot, clock: clock.clone() };
    (test_table, TableSession::tested(messages, input, clock))
}

/// The time of a table without threads: the window's, from the first frame that shows the table.
#[derive(Clone, Default)]
pub(super) struct TestClock {
    began: Arc<OnceLock<f64>>,
    millis: Arc<AtomicU64>,
}

impl TestClock {
    /// Sets it for a frame at this time of the window.
    pub(super) fn set(&self, window: f64) -> Moment {
        let millis = (window - self.began.get_or_init(|| window)) * 1000.0;
        self.millis.store(millis as u64, Ordering::Relaxed);
        self.now()
    }

    fn now(&self) -> Moment {
        Moment(self.millis.load(Ordering::Relaxed))
    }
}

/// The player on the first screen sees these tables; none: the network cannot be searched.
pub fn surround(app: &mut App, tables: Option<Vec<ListedTable>>) {
    app.nearby.set_tables(tables);
}

/// The system hands a link over while the program runs.
pub fn hand_over(app: &mut App, link: String) {
    app.show_invitation(link);
}

/// The player on the first screen is told why they see nothing.
pub fn examined(app: &mut App, report: Report) {
    app.nearby.set_checkup(report);
}

/// It is that day, such as `2026-11-17`, as long as the app runs.
pub fn set_day(app: &mut App, day: &str) {
    app.fixed_day = day.parse().ok();
}

/// The test's end of the table.
pub struct TestTable<G: Hosted + Logged> {
    messages: Sender<Message<G>>,
    wanted: Receiver<Input<G>>,
    snapshot: ClientSnapshot<G>,
    clock: TestClock,
}

impl<G: Hosted + Logged> TestTable<G> {
    /// The table lets the player in: who is there, and who the player is.
    pub fn seat(&mut self, lobby: Lobby<G>, me: PersonId) {
        let seat = lobby.people.iter().find(|person| person.id == me).and_then(|me| me.seat);
        self.snapshot = ClientSnapshot {
            lobby: Some(Arc::new(lobby)),
            me: Some(me),
            seat,
            joined: true,
            ..ClientSnapshot::default()
        };
        self.publish();
    }

    /// The test's end of the seat of one more person at the player's laptop.
    pub fn beside(&self) -> Self {
        let (test_table, session) = new();
        self.send(Message::Event(SessionEvent::Beside(Box::new(session))));
        test_table
    }

    /// Something happened in the game; without motion where the player was away.
    pub fn update(&mut self, update: Update<G>, whole: bool) {
        self.snapshot.pending = None;
        if whole {
            self.snapshot.log.add(&update.seen);
        } else {
            self.snapshot.log.forget();
        }
        self.snapshot.update = Some(Arc::new(update.clone()));
        self.publish();
        let notice = if whole { Notice::Update(update) } else { Notice::Current(update) };
        self.happen(GuestEvent::Client(client::Event::Heard(notice)));
    }

    /// The table says something.
    pub fn notice(&mut self, notice: Notice<G>) {
        let (snapshot, now) = (&mut self.snapshot, self.clock.now());
        match &notice {
            Notice::Moment(seats, millis) => {
                snapshot.looking = *seats;
                snapshot.looking_until = millis.map(|millis| now + u64::from(millis));
            }
            Notice::Clocks(clocks) => {
                let due = |(seat, millis): &(Seat, u32)| (*seat, now + u64::from(*millis));
                snapshot.clocks = clocks.iter().map(due).collect();
            }
            Notice::Timer(millis, runs) => {
                snapshot.timer = Some(Stopwatch::told(now, *millis, *runs));
            }
            Notice::TimeUp(seat) => snapshot.log.add_late(*seat),
            Notice::Tally(tally) => snapshot.tally = (**tally).clone(),
            Notice::Lobby(lobby) => snapshot.lobby = Some(Arc::new((**lobby).clone())),
            _ => {}
        }
        self.publish();
        self.happen(GuestEvent::Client(client::Event::Heard(notice)));
    }

    /// A client has heard something: what it knows now, and what it tells its player.
    pub fn client(&mut self, client: &Client<G>, events: Vec<client::Event<G>>) {
        self.snapshot = ClientSnapshot::of(client);
        self.publish();
        for event in events {
            self.happen(GuestEvent::Client(event));
        }
    }

    /// The link is up or down.
    pub fn link(&mut self, joined: bool) {
        self.snapshot.joined = joined;
        self.publish();
    }

    /// The last game was checked.
    pub fn judge(&mut self, verdict: Verdict) {
        self.snapshot.verdict = Some(verdict);
        self.publish();
    }

    /// The game is over, and everything is opened.
    pub fn open(&mut self, game: (Agreement<G>, Opening<G>), verdict: Verdict) {
        self.snapshot.opened = Some(Arc::new(game));
        self.snapshot.verdict = Some(verdict);
        if let Some(lobby) = &mut self.snapshot.lobby {
            Arc::make_mut(lobby).stage = StageName::Over;
        }
        self.publish();
    }

    /// Something happened at the table that the player runs.
    pub fn host(&self, event: News<G>) {
        self.send(Message::Event(SessionEvent::Host(event)));
    }

    /// Something happened to the guest.
    pub fn happen(&self, event: GuestEvent<G>) {
        self.send(Message::Event(SessionEvent::Guest(event)));
    }

    /// What the player has wanted since this was last asked.
    pub fn wanted(&self) -> Vec<Input<G>> {
        self.wanted.try_iter().collect()
    }

    fn publish(&self) {
        self.send(Message::Snapshot(Box::new(self.snapshot.clone())));
    }

    fn send(&self, message: Message<G>) {
        let _window_is_closed = self.messages.send(message);
    }
}
