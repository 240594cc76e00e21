//! When to dial, when to wait and when to give up.
//!
//! A state machine like table and client, without network and clock: it is told what happened and
//! what time it is. Whom to dial is its [`Destination`]'s part.

use std::time::Duration;

use super::destination::{Destination, Surroundings};
use super::event::End;
use crate::net::transport::dialer::DialTarget;
use crate::net::transport::event::Admitted;
use crate::net::transport::reason::Disconnect;
use crate::table::Moment;

/// How long to wait before the table is looked for again, in milliseconds.
const PAUSE: u64 = 200;

/// A call is dropped for another place at most once in this time, in milliseconds: whoever announces the host
/// somewhere else all the time would otherwise keep every call from being answered.
const REDIRECT: u64 = 4000;

/// What to do now.
#[derive(Debug)]
pub(super) enum NextStep {
    /// Nothing before [`Reconnect::wake_at`].
    Wait,
    /// Make a link; to nobody in particular within this process.
    Dial(Option<DialTarget>),
    GiveUp(End),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LinkState {
    None,
    Dialling,
    Admitted,
}

/// How a guest gets to its table, and back to it.
pub(super) struct Reconnect {
    /// None within this process: there is one link, and none after it.
    destination: Option<Destination>,
    /// How long it may be without a table.
    patience: Duration,
    link: LinkState,
    dial_at: Option<Moment>,
    /// Until then no call is dropped since the host is announced elsewhere.
    redirect_at: Moment,
    /// Since when it has been without a table.
    lost_since: Option<Moment>,
    was_admitted: bool,
    was_joined: bool,
}

impl Reconnect {
    pub fn new(destination: Option<Destination>, patience: Duration, now: Moment) -> Self {
        Self {
            destination,
            patience,
            link: LinkState::None,
            dial_at: Some(now),
            redirect_at: now,
            lost_since: Some(now),
            was_admitted: false,
            was_joined: false,
        }
    }

    /// Whether it matters which tables are announced.
    pub fn needs_search(&self) -> bool {
        self.destination.as_ref().is_some_and(Destination::needs_search)
    }

    /// When to ask for a decision, unless something happens before.
    pub fn wake_at(&self) -> Option<Moment> {
        // Whoever has a link does not look for another.
        let dial = self.dial_at.filter(|_| self.link == LinkState::None);
        [dial, self.patience_ends()].into_iter().flatten().min()
    }

    pub fn decide(&mut self, now: Moment, around: Option<&Surroundings>) -> NextStep {
        if self.patience_ends().is_some_and(|at| at <= now) {
            return NextStep::GiveUp(self.out_of_patience(around));
        }
        if self.link != LinkState::None || self.dial_at.is_none_or(|at| at > now) {
            return NextStep::Wait;
        }
        let target = match self.destination.as_mut().zip(around) {
            Some((destination, around)) => match destination.target(now, around) {
                Ok(Some(target)) => Some(target),
                Ok(None) => {
                    self.dial_at = Some(now + PAUSE);
                    return NextStep::Wait;
                }
                Err(end) => return NextStep::GiveUp(end),
            },
            None => None,
        };
        (self.link, self.dial_at) = (LinkState::Dialling, None);
        NextStep::Dial(target)
    }

    /// The client wants a link.
    pub fn dial(&mut self, now: Moment) {
        self.dial_at = Some(now);
    }

    /// Other tables are announced than before. True if the call that is being made is to be dropped,
    /// since the host is elsewhere.
    pub fn network_changed(&mut self, now: Moment, around: Option<&Surroundings>) -> bool {
        let elsewhere = self.destination.as_ref().zip(around);
        let elsewhere = elsewhere.is_some_and(|(it, around)| it.leads_elsewhere(around));
        let dropped = match self.link {
            LinkState::Admitted => return false,
            LinkState::Dialling if !elsewhere || now < self.redirect_at => return false,
            LinkState::Dialling => {
                self.redirect_at = now + REDIRECT;
                true
            }
            LinkState::None => false,
        };
        self.link = LinkState::None;
        if self.lost_since.is_some() {
            self.dial_at = Some(now);
        }
        dropped
    }

    /// The host has let us in.
    pub fn admitted(&mut self, admitted: &Admitted) {
        (self.link, self.was_admitted) = (LinkState::Admitted, true);
        if let Some(destination) = &mut self.destination {
            destination.admitted(admitted);
        }
    }

    /// The table has given us our seat.
    pub fn joined(&mut self) {
        (self.lost_since, self.was_joined) = (None, true);
    }

    /// Whether the table has given us our seat on the link that there is.
    pub fn is_seated(&self) -> bool {
        self.lost_since.is_none()
    }

    /// The link is gone, or none came about: an error if there is no use in trying again.
    pub fn gone(&mut self, now: Moment, gone: &Disconnect) -> Result<(), End> {
        self.link = LinkState::None;
        self.lost_since.get_or_insert(now);
        match &mut self.destination {
            Some(destination) => destination.gone(now, gone)?,
            None => return Err(End::Refused(gone.clone())),
        }
        if !self.was_admitted {
            // There is no client yet that would say when to dial.
            self.dial_at = Some(now + PAUSE);
        }
        Ok(())
    }

    /// Nothing more is to be decided.
    pub fn stop(&mut self) {
        (self.dial_at, self.lost_since) = (None, None);
    }

    fn patience_ends(&self) -> Option<Moment> {
        let patience = u64::try_from(self.patience.as_millis()).unwrap_or(u64::MAX);
        self.lost_since.map(|since| since + patience)
    }

    fn out_of_patience(&self, around: Option<&Surroundings>) -> End {
        match self.destination.as_ref().zip(around) {
            Some((destination, around)) if !self.was_joined => {
                destination.not_found(self.patience, around)
            }
            _ => End::NotBack(self.patience),
        }
    }
}

#[cfg(test)]
mod tests;
