//! A client on its link: the part that every driver of one needs, whatever the link is made of.
//!
//! It carries what is heard to the program and what the program says to the link. It does not dial,
//! keep or wait: [`Wired::wants_link`], [`Wired::take_keepsake`] and [`Wired::poll`] say when whoever
//! owns sockets, disk and clock has to.

use super::{Autopilot, Client, Input, Keepsake, Logged, News, Output};
use crate::game::Game;
use crate::table::{Heard, Link, Moment};

/// A client's program: a [`Client`] by itself, or one that a bot plays.
pub trait Program<G: Game> {
    /// Takes note of what happened, and says what is to be done.
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>>;
}

impl<G: Logged> Program<G> for Client<G> {
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>> {
        Client::handle(self, now, input)
    }
}

impl<G: Logged> Program<G> for Autopilot<G> {
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>> {
        Autopilot::handle(self, now, input)
    }
}

/// A program on its link.
pub struct Wired<G: Game, P> {
    program: P,
    link: Option<Box<dyn Link<G> + Send>>,
    wants_link: bool,
    wake_at: Option<Moment>,
    keepsake: Option<Keepsake>,
    news: Vec<News<G>>,
}

impl<G: Game, P: Program<G>> Wired<G, P> {
    /// A program that has no link yet.
    pub fn new(program: P) -> Self {
        Self {
            program,
            link: None,
            wants_link: false,
            wake_at: None,
            keepsake: None,
            news: Vec::new(),
        }
    }

    /// The program.
    pub fn program(&self) -> &P {
        &self.program
    }

    /// Whether a link has to be made now; the answer is [`Wired::connect`]. Asked once for each link.
    pub fn wants_link(&mut self) -> bool {
        std::mem::take(&mut self.wants_link)
    }

    /// The link that was asked for, or none where it could not be had.
    pub fn connect(&mut self, now: Moment, link: Option<Box<dyn Link<G> + Send>>) {
        let input = if link.is_some() { Input::LinkUp } else { Input::LinkDown };
        self.link = link;
        self.say(now, input);
    }

    /// Tells the program something, for instance what the player wants.
    pub fn say(&mut self, now: Moment, input: Input<G>) {
        for output in self.program.handle(now, input) {
            match output {
                Output::Dial => self.wants_link = true,
                Output::Send(request) => {
                    if let Some(link) = &mut self.link {
                        link.send(request);
                    }
                }
                Output::Keep(keepsake) => self.keepsake = Some(keepsake),
                Output::News(news) => self.news.push(news),
                Output::WakeAt(at) => {
                    self.wake_at = Some(self.wake_at.map_or(at, |before| before.min(at)));
                }
            }
        }
    }

    /// Hears what the link has to say. Says when to call it again at the latest.
    pub fn poll(&mut self, now: Moment) -> Option<Moment> {
        while let Some(heard) = self.link.as_mut().and_then(|link| link.poll()) {
            match heard {
                Heard::Notice(notice) => self.say(now, Input::Heard(notice)),
                Heard::Gone => {
                    self.link = None;
                    self.say(now, Input::LinkDown);
                }
            }
        }
        if self.wake_at.is_some_and(|at| at <= now) {
            self.wake_at = None;
            self.say(now, Input::Passed);
        }
        self.wake_at
    }

    /// Cuts the link.
    pub fn hang_up(&mut self, now: Moment) {
        self.link = None;
        self.say(now, Input::LinkDown);
    }

    /// What has to be on disk now, if that has changed.
    pub fn take_keepsake(&mut self) -> Option<Keepsake> {
        self.keepsake.take()
    }

    /// What the player may want to know, since this was last asked.
    pub fn take_news(&mut self) -> Vec<News<G>> {
        std::mem::take(&mut self.news)
    }
}
