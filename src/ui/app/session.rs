//! A seat at a table, off the frame: the threads that keep the table and the client, and what the
//! screen hears of them.
//!
//! The screen never waits: what it wants goes out by a voice, what it learns comes in as a
//! [`ClientSnapshot`] and as news, and the window is woken for it. Whether the table is in this process
//! makes no difference to the seat.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::join_request::{JoinRequest, SeatError};
use super::snapshot::ClientSnapshot;
use crate::client::{Client, Input, Logged, Profile};
use crate::game::Chance;
use crate::guest::credential_store::CredentialStore;
use crate::guest::handle::GuestHandle;
use crate::guest::route::Route;
use crate::guest::{Guest, news};
use crate::host::Host;
use crate::host::handle::HostHandle;
use crate::host::news::{HostError, News as HouseNews};
use crate::host::plan::Plan;
use crate::net::interface::Choice;
use crate::table::{Ask, Hosted, Order, Place, Rank};
use crate::ui::boards::Boarded;
use crate::ui::profile::saved_tables::Bookmark;

/// How long a thread sleeps at most.
const NAP: Duration = Duration::from_secs(60);
/// How long a seat looks for its table before it gives up.
const PATIENCE: Duration = Duration::from_secs(600);
/// How long a table that is being closed may take.
const GOOD_BYE: Duration = Duration::from_secs(4);

/// What the threads tell the screen.
pub enum Told<G: Hosted + Logged> {
    Seat(GuestHandle<G>),
    House(HostHandle),
    ClientSnapshot(Box<ClientSnapshot<G>>),
    News(news::News<G>),
    HouseNews(HouseNews<G>),
    SeatError(SeatError),
}

/// Something that the screen has to show.
pub enum Heard<G: Boarded> {
    /// The client was told something, or something happened to it.
    Seat(news::News<G>),
    /// The table in this process tells something.
    House(HouseNews<G>),
    /// There is no seat, and why.
    SeatError(SeatError),
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

/// How the player is heard: by the client's thread, or by whoever rehearses.
enum Mouth<G: Boarded> {
    Seat(GuestHandle<G>),
    TestTable(Sender<Input<G>>),
}

/// A seat at a table.
pub struct TableSession<G: Boarded> {
    told: Receiver<Told<G>>,
    left: Arc<AtomicBool>,
    seat: Option<Mouth<G>>,
    house: Option<HostHandle>,
    /// What the client knows.
    pub snapshot: ClientSnapshot<G>,
}

/// Where the threads put what they have to tell.
struct EventSender<G: Boarded> {
    tell: Sender<Told<G>>,
    ctx: Context,
    /// Whether the screen has gone before it heard of the voices.
    left: Arc<AtomicBool>,
}

impl<G: Boarded> Clone for EventSender<G> {
    fn clone(&self) -> Self {
        Self { tell: self.tell.clone(), ctx: self.ctx.clone(), left: self.left.clone() }
    }
}

impl<G: Boarded> EventSender<G> {
    fn tell(&self, told: Told<G>) {
        if self.tell.send(told).is_ok() {
            self.ctx.request_repaint();
        }
    }

    fn is_left(&self) -> bool {
        self.left.load(Ordering::Acquire)
    }
}

impl<G: Boarded> TableSession<G> {
    /// A table in this process, and the seat of whoever runs it.
    pub fn host(plan: Plan<G>, profile: Profile, beginning: Beginning, ctx: &Context) -> Self {
        let (session, sender) = Self::new(ctx);
        let own = plan.folder.join("own-seat.json");
        start("table", sender, move |sender| {
            keep_house(plan, sender, |link, sender| {
                let guest = guest(Route::Local(Some(link)), CredentialStore::File(own), profile);
                start("seat", sender, move |sender| keep_seat(guest, beginning, None, &sender));
            });
        });
        session
    }

    /// A seat at somebody's table.
    pub fn join(
        call: JoinRequest,
        folder: PathBuf,
        interface: Choice,
        profile: Profile,
        ctx: &Context,
    ) -> Self {
        let (session, sender) = Self::new(ctx);
        let profile = Profile { watch: call.watch, ..profile };
        start("seat", sender, move |sender| match call.route(&folder, interface) {
            Ok((route, addresses)) => {
                let mark = if profile.watch { "-watch" } else { "" };
                let bookmark = (!profile.watch).then(|| Bookmark::new(&folder, addresses));
                let guest = guest(route, CredentialStore::of_profile(&folder, mark), profile);
                keep_seat(guest, Beginning::default(), bookmark, &sender);
            }
            Err(why) => sender.tell(Told::SeatError(why)),
        });
        session
    }

    /// A seat without a table: what it hears and says goes to whoever rehearses.
    pub fn rehearsed(told: Receiver<Told<G>>, want: Sender<Input<G>>) -> Self {
        let (left, seat) = (Arc::default(), Some(Mouth::TestTable(want)));
        Self { told, left, seat, house: None, snapshot: ClientSnapshot::default() }
    }

    fn new(ctx: &Context) -> (Self, EventSender<G>) {
        let (tell, told) = channel();
        let left = Arc::new(AtomicBool::new(false));
        let sender = EventSender { tell, ctx: ctx.clone(), left: left.clone() };
        (Self { told, left, seat: None, house: None, snapshot: ClientSnapshot::default() }, sender)
    }

    /// What was new since this was last asked.
    pub fn catch_up(&mut self) -> Vec<Heard<G>> {
        let mut heard = Vec::new();
        while let Ok(told) = self.told.try_recv() {
            match told {
                Told::Seat(voice) => self.seat = Some(Mouth::Seat(voice)),
                Told::House(voice) => self.house = Some(voice),
                Told::ClientSnapshot(snapshot) => self.snapshot = *snapshot,
                Told::News(news) => heard.push(Heard::Seat(news)),
                Told::HouseNews(news) => heard.push(Heard::House(news)),
                Told::SeatError(why) => heard.push(Heard::SeatError(why)),
            }
        }
        heard
    }

    /// The player wants something.
    pub fn want(&mut self, ask: Ask<G>) {
        if let Ask::Act { action, .. } = &ask {
            // Nothing more can be chosen until this is answered.
            self.snapshot.pending = Some(*action);
        }
        self.say(Input::Want(ask));
    }

    /// The player wants to do this in the game.
    pub fn act(&mut self, action: G::Action) {
        if let Some(update) = &self.snapshot.update {
            self.want(Ask::Act { seq: update.seq, action });
        }
    }

    /// The player is ready for the game to begin, or not yet.
    pub fn ready(&mut self, ready: bool) {
        self.say(Input::WantReady(ready));
    }

    fn say(&self, input: Input<G>) {
        match &self.seat {
            Some(Mouth::Seat(seat)) => seat.say(input),
            Some(Mouth::TestTable(want)) => {
                let _nobody_listens = want.send(input);
            }
            None => {}
        }
    }
}

/// The threads end by themselves: the seat leaves, the table is closed and stays resumable.
impl<G: Boarded> Drop for TableSession<G> {
    fn drop(&mut self) {
        // A voice may still be on its way: whoever sends it looks whether anybody is left to hear.
        self.left.store(true, Ordering::Release);
        let _news = self.catch_up();
        if let Some(Mouth::Seat(seat)) = &self.seat {
            seat.leave();
        }
        if let Some(house) = &self.house {
            house.close();
        }
    }
}

fn start<G: Boarded>(
    name: &str,
    sender: EventSender<G>,
    work: impl FnOnce(EventSender<G>) + Send + 'static,
) {
    let also = sender.clone();
    let named = std::thread::Builder::new().name(name.to_owned());
    if named.spawn(move || work(sender)).is_err() {
        also.tell(Told::SeatError(SeatError::Thread));
    }
}

fn guest<G: Boarded>(
    route: Route,
    credential_store: CredentialStore,
    profile: Profile,
) -> Guest<G, Client<G>> {
    let maker =
        move |credentials| Client::new(profile, credentials, Chance::from_seed(rand::random()));
    Guest::new(route, credential_store, PATIENCE, Box::new(maker))
}

/// Keeps a table until it is to be closed.
fn keep_house<G: Boarded>(
    plan: Plan<G>,
    sender: EventSender<G>,
    sit_down: impl FnOnce(crate::net::transport::link::Link, EventSender<G>),
) {
    let mut host = match open(plan) {
        Ok(host) => host,
        Err(why) => return sender.tell(Told::SeatError(SeatError::Host(why))),
    };
    sender.tell(Told::House(host.handle()));
    sit_down(host.near(Rank::Host), sender.clone());
    while !host.is_closing() && !sender.is_left() {
        for news in host.step(NAP) {
            sender.tell(Told::HouseNews(news));
        }
    }
    host.close();
}

/// Opens a table. One that was left a moment ago may still be saying good-bye.
fn open<G: Boarded>(plan: Plan<G>) -> Result<Host<G>, HostError> {
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

/// Keeps a seat until it is left.
fn keep_seat<G: Boarded>(
    mut guest: Guest<G, Client<G>>,
    beginning: Beginning,
    mut bookmark: Option<Bookmark>,
    sender: &EventSender<G>,
) {
    sender.tell(Told::Seat(guest.handle()));
    let (mut begun, mut shown) = (false, None);
    while !guest.has_ended() && !sender.is_left() {
        let news = guest.step(NAP);
        let state = guest.client().map(|client| (client.is_joined(), client.pending()));
        // A step without anything new wakes nobody.
        let changed = !news.is_empty() || state != shown;
        shown = state;
        if let Some(client) = guest.client().filter(|_| changed) {
            sender.tell(Told::ClientSnapshot(Box::new(ClientSnapshot::of(client))));
            bookmark.iter_mut().for_each(|bookmark| bookmark.note(client));
        }
        for news in news {
            if let (news::News::Ended(end), Some(bookmark)) = (&news, &mut bookmark) {
                bookmark.end(end);
            }
            sender.tell(Told::News(news));
        }
        if !begun && guest.client().is_some_and(|client| client.me().is_some()) {
            begun = true;
            begin(&mut guest, beginning);
        }
    }
}

fn begin<G: Boarded>(guest: &mut Guest<G, Client<G>>, beginning: Beginning) {
    if beginning.place.is_some() {
        guest.input(Input::Want(Ask::Sit(beginning.place)));
    }
    let me = guest.client().and_then(|client| client.me()).map(|me| me.id);
    if let Some(me) = me.filter(|_| beginning.first) {
        guest.input(Input::Want(Ask::Host(Order::First(Some(me)))));
    }
    if beginning.ready {
        guest.input(Input::WantReady(true));
    }
}
