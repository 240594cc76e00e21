//! A client's program on virtual time, and what it waits for.

use cinderpeek::client::{Event, Input, Logged, Output, Player};
use cinderpeek::table::{LinkId, Moment, Request};

/// A program, with or without a link.
pub struct Device<G: Logged, P> {
    program: P,
    pub link: Option<LinkId>,
    wants_link: bool,
    requests: Vec<Request<G>>,
    events: Vec<Event<G>>,
}

impl<G: Logged, P: Player<G>> Device<G, P> {
    pub fn new(program: P) -> Self {
        let (requests, events) = (Vec::new(), Vec::new());
        Self { program, link: None, wants_link: false, requests, events }
    }

    pub fn program(&self) -> &P {
        &self.program
    }

    /// Tells the program something.
    pub fn say(&mut self, now: Moment, input: Input<G>) {
        for output in self.program.handle(now, input) {
            match output {
                Output::Dial => self.wants_link = true,
                Output::Send(request) if self.link.is_some() => self.requests.push(request),
                Output::Send(_) | Output::Keep(_) => {}
                Output::Event(event) => self.events.push(event),
            }
        }
    }

    /// The link that was wanted, or none where it cannot be had.
    pub fn connect(&mut self, now: Moment, link: Option<LinkId>) {
        self.link = link;
        self.say(now, if link.is_some() { Input::LinkUp } else { Input::LinkDown });
    }

    /// Cuts the link. The table notices when it next says something.
    pub fn hang_up(&mut self, now: Moment) {
        self.link = None;
        self.requests.clear();
        self.say(now, Input::LinkDown);
    }

    pub fn wants_link(&mut self) -> bool {
        std::mem::take(&mut self.wants_link)
    }

    /// What it says now.
    pub fn poll(&mut self, now: Moment) -> Vec<Request<G>> {
        if self.program.wake_at().is_some_and(|at| at <= now) {
            self.say(now, Input::Passed);
        }
        std::mem::take(&mut self.requests)
    }

    pub fn take_events(&mut self) -> Vec<Event<G>> {
        std::mem::take(&mut self.events)
    }
}
