//! A seat at a table, off the frame: the threads that keep the table and the client, and what the
//! screen hears of them.
//!
//! The screen never waits: what it wants goes out by a voice, what it learns comes in as a
//! [`Glance`] and as news, and the window is woken for it. Whether the table is in this process
//! makes no difference to the seat.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::boards::Boarded;
use super::call::{Call, NoSeat};
use super::glance::Glance;
use super::unfinished::Bookmark;
use crate::client::{Client, Input, Logged, Profile};
use crate::game::Chance;
use crate::guest::drawer::Drawer;
use crate::guest::road::Road;
use crate::guest::voice::Voice as SeatVoice;
use crate::guest::{Guest, news};
use crate::host::Host;
use crate::host::news::{News as HouseNews, NoHost};
use crate::host::plan::Plan;
use crate::host::voice::Voice as HouseVoice;
use crate::net::interface::Choice;
use crate::table::{Ask, Hosted, Order, Place, Rank};

/// How long a thread sleeps at most.
const NAP: Duration = Duration::from_secs(60);
/// How long a seat looks for its table before it gives up.
const PATIENCE: Duration = Duration::from_secs(600);
/// How long a table that is being closed may take.
const GOOD_BYE: Duration = Duration::from_secs(4);

/// What the threads tell the screen.
pub enum Told<G: Hosted + Logged> {
    Seat(SeatVoice<G>),
    House(HouseVoice),
    Glance(Box<Glance<G>>),
    News(news::News<G>),
    HouseNews(HouseNews<G>),
    NoSeat(NoSeat),
}

/// Something that the screen has to show.
pub enum Heard<G: Boarded> {
    /// The client was told something, or something happened to it.
    Seat(news::News<G>),
    /// The table in this process tells something.
    House(HouseNews<G>),
    /// There is no seat, and why.
    NoSeat(NoSeat),
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
    Seat(SeatVoice<G>),
    Rehearsal(Sender<Input<G>>),
}

/// A seat at a table.
pub struct Sitting<G: Boarded> {
    told: Receiver<Told<G>>,
    left: Arc<AtomicBool>,
    seat: Option<Mouth<G>>,
    house: Option<HouseVoice>,
    /// What the client knows.
    pub glance: Glance<G>,
}

/// Where the threads put what they have to tell.
struct Teller<G: Boarded> {
    tell: Sender<Told<G>>,
    ctx: Context,
    /// Whether the screen has gone before it heard of the voices.
    left: Arc<AtomicBool>,
}

impl<G: Boarded> Clone for Teller<G> {
    fn clone(&self) -> Self {
        Self { tell: self.tell.clone(), ctx: self.ctx.clone(), left: self.left.clone() }
    }
}

impl<G: Boarded> Teller<G> {
    fn tell(&self, told: Told<G>) {
        if self.tell.send(told).is_ok() {
            self.ctx.request_repaint();
        }
    }

    fn is_left(&self) -> bool {
        self.left.load(Ordering::Acquire)
    }
}

impl<G: Boarded> Sitting<G> {
    /// A table in this process, and the seat of whoever runs it.
    pub fn host(plan: Plan<G>, profile: Profile, beginning: Beginning, ctx: &Context) -> Self {
        let (sitting, teller) = Self::new(ctx);
        let own = plan.folder.join("own-seat.json");
        start("table", teller, move |teller| {
            keep_house(plan, teller, |link, teller| {
                let guest = guest(Road::Near(Some(link)), Drawer::File(own), profile);
                start("seat", teller, move |teller| keep_seat(guest, beginning, None, &teller));
            });
        });
        sitting
    }

    /// A seat at somebody's table.
    pub fn join(
        call: Call,
        folder: PathBuf,
        interface: Choice,
        profile: Profile,
        ctx: &Context,
    ) -> Self {
        let (sitting, teller) = Self::new(ctx);
        let profile = Profile { watch: call.watch, ..profile };
        start("seat", teller, move |teller| match call.road(&folder, interface) {
            Ok((road, addresses)) => {
                let mark = if profile.watch { "-watch" } else { "" };
                let bookmark = (!profile.watch).then(|| Bookmark::new(&folder, addresses));
                let guest = guest(road, Drawer::of_profile(&folder, mark), profile);
                keep_seat(guest, Beginning::default(), bookmark, &teller);
            }
            Err(why) => teller.tell(Told::NoSeat(why)),
        });
        sitting
    }

    /// A seat without a table: what it hears and says goes to whoever rehearses.
    pub fn rehearsed(told: Receiver<Told<G>>, want: Sender<Input<G>>) -> Self {
        let (left, seat) = (Arc::default(), Some(Mouth::Rehearsal(want)));
        Self { told, left, seat, house: None, glance: Glance::default() }
    }

    fn new(ctx: &Context) -> (Self, Teller<G>) {
        let (tell, told) = channel();
        let left = Arc::new(AtomicBool::new(false));
        let teller = Teller { tell, ctx: ctx.clone(), left: left.clone() };
        (Self { told, left, seat: None, house: None, glance: Glance::default() }, teller)
    }

    /// What was new since this was last asked.
    pub fn catch_up(&mut self) -> Vec<Heard<G>> {
        let mut heard = Vec::new();
        while let Ok(told) = self.told.try_recv() {
            match told {
                Told::Seat(voice) => self.seat = Some(Mouth::Seat(voice)),
                Told::House(voice) => self.house = Some(voice),
                Told::Glance(glance) => self.glance = *glance,
                Told::News(news) => heard.push(Heard::Seat(news)),
                Told::HouseNews(news) => heard.push(Heard::House(news)),
                Told::NoSeat(why) => heard.push(Heard::NoSeat(why)),
            }
        }
        heard
    }

    /// The player wants something.
    pub fn want(&mut self, ask: Ask<G>) {
        if let Ask::Act { action, .. } = &ask {
            // Nothing more can be chosen until this is answered.
            self.glance.pending = Some(*action);
        }
        self.say(Input::Want(ask));
    }

    /// The player wants to do this in the game.
    pub fn act(&mut self, action: G::Action) {
        if let Some(update) = &self.glance.update {
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
            Some(Mouth::Rehearsal(want)) => {
                let _nobody_listens = want.send(input);
            }
            None => {}
        }
    }
}

/// The threads end by themselves: the seat leaves, the table is closed and stays resumable.
impl<G: Boarded> Drop for Sitting<G> {
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

fn start<G: Boarded>(name: &str, teller: Teller<G>, work: impl FnOnce(Teller<G>) + Send + 'static) {
    let also = teller.clone();
    let named = std::thread::Builder::new().name(name.to_owned());
    if named.spawn(move || work(teller)).is_err() {
        also.tell(Told::NoSeat(NoSeat::Thread));
    }
}

fn guest<G: Boarded>(road: Road, drawer: Drawer, profile: Profile) -> Guest<G, Client<G>> {
    let maker = move |keepsake| Client::new(profile, keepsake, Chance::from_seed(rand::random()));
    Guest::new(road, drawer, PATIENCE, Box::new(maker))
}

/// Keeps a table until it is to be closed.
fn keep_house<G: Boarded>(
    plan: Plan<G>,
    teller: Teller<G>,
    sit_down: impl FnOnce(crate::net::link::Link, Teller<G>),
) {
    let mut host = match open(plan) {
        Ok(host) => host,
        Err(why) => return teller.tell(Told::NoSeat(NoSeat::Host(why))),
    };
    teller.tell(Told::House(host.voice()));
    sit_down(host.near(Rank::Host), teller.clone());
    while !host.is_closing() && !teller.is_left() {
        for news in host.step(NAP) {
            teller.tell(Told::HouseNews(news));
        }
    }
    host.close();
}

/// Opens a table. One that was left a moment ago may still be saying good-bye.
fn open<G: Boarded>(plan: Plan<G>) -> Result<Host<G>, NoHost> {
    let since = Instant::now();
    loop {
        match Host::open(plan.clone()) {
            Err(NoHost::Busy(_)) if since.elapsed() < GOOD_BYE => std::thread::sleep(GOOD_BYE / 20),
            opened => return opened,
        }
    }
}

/// Keeps a seat until it is left.
fn keep_seat<G: Boarded>(
    mut guest: Guest<G, Client<G>>,
    beginning: Beginning,
    mut bookmark: Option<Bookmark>,
    teller: &Teller<G>,
) {
    teller.tell(Told::Seat(guest.voice()));
    let (mut begun, mut shown) = (false, None);
    while !guest.has_ended() && !teller.is_left() {
        let news = guest.step(NAP);
        let state = guest.client().map(|client| (client.is_joined(), client.pending()));
        // A step without anything new wakes nobody.
        let changed = !news.is_empty() || state != shown;
        shown = state;
        if let Some(client) = guest.client().filter(|_| changed) {
            teller.tell(Told::Glance(Box::new(Glance::of(client))));
            bookmark.iter_mut().for_each(|bookmark| bookmark.note(client));
        }
        for news in news {
            if let (news::News::Ended(end), Some(bookmark)) = (&news, &mut bookmark) {
                bookmark.end(end);
            }
            teller.tell(Told::News(news));
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
