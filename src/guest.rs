//! A client on real time: whoever is not the table itself.
//!
//! A [`Guest`] drives a [`Client`] or an [`Autopilot`] over a [`Link`]: it finds the table, dials,
//! dials again, looks for a host that has moved, and keeps on disk what takes the seat back. It
//! prints nothing and has no thread of its own: whoever has one calls [`Guest::step`].
//!
//! - [`road`]: the way to the table, in this process ([`road::Road::Near`]) or elsewhere ([`far`]).
//! - [`drawer`]: where keepsakes lie. [`news`]: what a guest tells.

pub mod drawer;
pub mod far;
pub mod news;
pub mod road;

use std::time::{Duration, Instant};

use crate::client::{Autopilot, Client, Input, Keepsake, Logged, Output};
use crate::net::codec;
use crate::net::event::{Admitted, Event};
use crate::net::link::Link;
use crate::net::reason::{Gone, Reason};
use crate::table::{Moment, Notice};
use drawer::Drawer;
use news::{End, News};
use road::Road;

/// How long to wait before the way to a table is looked for again.
const PAUSE: Duration = Duration::from_millis(200);

/// A client that can be driven.
pub trait Player<G: Logged> {
    /// As [`Client::handle`].
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>>;
    /// What it knows.
    fn client(&self) -> &Client<G>;
}

impl<G: Logged> Player<G> for Client<G> {
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>> {
        Self::handle(self, now, input)
    }

    fn client(&self) -> &Client<G> {
        self
    }
}

impl<G: Logged> Player<G> for Autopilot<G> {
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>> {
        Self::handle(self, now, input)
    }

    fn client(&self) -> &Client<G> {
        Self::client(self)
    }
}

/// Makes the player once it is known at which table it sits, and so what was kept of it.
pub type Maker<P> = Box<dyn FnOnce(Keepsake) -> P + Send>;

/// A client on real time.
pub struct Guest<G: Logged, P> {
    road: Road,
    drawer: Drawer,
    maker: Option<Maker<P>>,
    player: Option<P>,
    /// What it begins with, for instance the wish to be ready.
    first: Option<Input<G>>,
    link: Option<Link>,
    clock: Instant,
    wakes: Vec<Moment>,
    /// How long it may be without a table, and since when it has been.
    patience: Duration,
    lost_since: Option<Instant>,
    been_there: bool,
    look_at: Option<Instant>,
    news: Vec<News<G>>,
    ended: bool,
}

impl<G: Logged, P: Player<G>> Guest<G, P> {
    /// A guest on its way. It gives up after so long without a table.
    pub fn new(road: Road, drawer: Drawer, patience: Duration, maker: Maker<P>) -> Self {
        Self {
            road,
            drawer,
            maker: Some(maker),
            player: None,
            first: None,
            link: None,
            clock: Instant::now(),
            wakes: Vec::new(),
            patience,
            lost_since: Some(Instant::now()),
            been_there: false,
            look_at: Some(Instant::now()),
            news: Vec::new(),
            ended: false,
        }
    }

    /// What the player begins with.
    pub fn beginning_with(mut self, input: Input<G>) -> Self {
        self.first = Some(input);
        self
    }

    /// What the player knows, once it has been at the table.
    pub fn client(&self) -> Option<&Client<G>> {
        self.player.as_ref().map(Player::client)
    }

    /// Whether nothing more will come of it.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// The player wants something.
    pub fn input(&mut self, input: Input<G>) {
        let now = self.now();
        let Some(player) = &mut self.player else { return };
        let outputs = player.handle(now, input);
        self.carry_out(outputs);
    }

    /// Waits for what happens next, as long as this at most, and says what was new.
    pub fn step(&mut self, patience: Duration) -> Vec<News<G>> {
        self.look();
        self.listen(self.until_next(patience));
        self.wake();
        self.check_patience();
        std::mem::take(&mut self.news)
    }

    /// Leaves, and waits until the table knows.
    pub fn leave(mut self) {
        if let Some(link) = self.link.take() {
            link.close();
        }
    }

    fn now(&self) -> Moment {
        Moment(u64::try_from(self.clock.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn until_next(&self, patience: Duration) -> Duration {
        let now = self.now();
        // What is new already is not kept waiting.
        let patience = if self.news.is_empty() { patience } else { Duration::ZERO };
        let wake = self.wakes.iter().min().map(|at| Duration::from_millis(now.until(*at)));
        let look = self.look_at.map(|at| at.saturating_duration_since(Instant::now()));
        let up =
            self.lost_since.map(|since| (since + self.patience).duration_since(Instant::now()));
        [wake, look, up].into_iter().flatten().fold(patience, Duration::min)
    }

    /// Looks for a way to the table, if there is none and it is time to.
    fn look(&mut self) {
        if self.ended || self.link.is_some() || self.look_at.is_none_or(|at| at > Instant::now()) {
            return;
        }
        match self.road.dial() {
            Ok(Some(link)) => (self.link, self.look_at) = (Some(link), None),
            Ok(None) => self.look_at = Some(Instant::now() + PAUSE),
            Err(end) => self.end(end),
        }
    }

    fn listen(&mut self, patience: Duration) {
        let Some(link) = &self.link else {
            if !self.ended {
                std::thread::sleep(patience);
            }
            return;
        };
        let mut next = link.next(patience);
        while let Some(event) = next {
            self.take(event);
            next = self.link.as_ref().and_then(Link::try_next);
        }
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Admitted(admitted) => self.arrive(&admitted),
            Event::Frame(_, frame) => match codec::decode::<Notice<G>>(&frame) {
                Ok(Notice::Welcome { game, .. }) if game != G::NAME => {
                    self.end(End::OtherGame(game))
                }
                Ok(notice) => self.input(Input::Heard(notice)),
                Err(_) => self.lose(&Gone::Dropped(Reason::Malformed)),
            },
            Event::Gone(_, gone) => self.lose(&gone),
            Event::Code(_) | Event::Note(_) => {}
        }
    }

    /// The door is open.
    fn arrive(&mut self, admitted: &Admitted) {
        if let Err(error) = self.road.admitted(admitted) {
            self.news.push(News::NotKept(error));
        }
        if let Some(maker) = self.maker.take() {
            let keepsake = self.drawer.open(admitted.pin.as_ref());
            self.player = Some(maker(keepsake));
            // The client's wish to dial is fulfilled already.
            self.input(Input::Passed);
            if let Some(first) = self.first.take() {
                self.input(first);
            }
        }
        self.input(Input::LinkUp);
    }

    fn lose(&mut self, gone: &Gone) {
        self.link = None;
        if self.lost_since.is_none() {
            self.lost_since = Some(Instant::now());
            self.news.push(News::Disconnected(gone.clone()));
        }
        if let Err(end) = self.road.gone(gone) {
            return self.end(end);
        }
        match self.player {
            Some(_) => self.input(Input::LinkDown),
            None => self.look_at = Some(Instant::now() + PAUSE),
        }
    }

    fn end(&mut self, end: End) {
        if !self.ended {
            self.ended = true;
            (self.link, self.look_at, self.lost_since) = (None, None, None);
            self.news.push(News::Ended(end));
        }
    }

    fn wake(&mut self) {
        let now = self.now();
        let before = self.wakes.len();
        self.wakes.retain(|at| *at > now);
        if self.wakes.len() < before && !self.ended {
            self.input(Input::Passed);
        }
    }

    fn check_patience(&mut self) {
        if self.lost_since.is_some_and(|since| since.elapsed() >= self.patience) {
            let end = self.road.nowhere(self.been_there, self.patience);
            self.end(end);
        }
    }

    fn carry_out(&mut self, outputs: Vec<Output<G>>) {
        for output in outputs {
            match output {
                Output::Dial => self.look_at = Some(Instant::now()),
                Output::Send(request) => self.send(&request),
                Output::Keep(keepsake) => {
                    if let Err(error) = self.drawer.keep(&keepsake) {
                        self.news.push(News::NotKept(error));
                    }
                }
                Output::News(news) => self.tell(news),
                Output::WakeAt(at) => {
                    if !self.wakes.contains(&at) {
                        self.wakes.push(at);
                    }
                }
            }
        }
    }

    fn send(&mut self, request: &crate::table::Request<G>) {
        let Some(link) = &self.link else { return };
        let sent = codec::encode(request).ok().is_some_and(|frame| link.send(frame).is_ok());
        if !sent {
            self.lose(&Gone::Dropped(Reason::NeverReads));
        }
    }

    fn tell(&mut self, news: crate::client::News<G>) {
        use crate::client::News as Told;
        match news {
            Told::Told(notice) => self.news.push(News::Heard(notice)),
            Told::Joined => {
                self.lost_since = None;
                self.news.push(if self.been_there { News::Reconnected } else { News::Joined });
                self.been_there = true;
            }
            Told::Lost => {}
            Told::Checked(verdict) => self.news.push(News::Checked(verdict)),
            Told::Ended(farewell) => self.end(End::Farewell(farewell)),
        }
    }
}
