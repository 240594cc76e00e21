//! How much time there is, by the one clock there is: the host's.

use super::ClientSnapshot;
use crate::game::{Game, Seat};
use crate::table::Moment;

/// How much time a seat has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatClock {
    /// How many seconds are left.
    pub left: f64,
    /// How many there were.
    pub of: f64,
}

/// Time runs out when so many seconds are left.
const HURRY: u16 = 10;

impl SeatClock {
    /// How many seconds it shows.
    pub fn seconds(self) -> u16 {
        self.left.ceil() as u16
    }

    /// Whether it is high time.
    pub fn hurries(self) -> bool {
        self.seconds() <= HURRY
    }

    /// The part that is left, from 1 to 0, as of the second that it shows.
    pub fn part(self) -> f32 {
        (f64::from(self.seconds()) / self.of).clamp(0.0, 1.0) as f32
    }
}

impl<G: Game> ClientSnapshot<G> {
    /// How much time there is for what is waited for: the shortest where several seats decide.
    pub fn clock(&self) -> Option<SeatClock> {
        let seats = self.clocks.iter().map(|(seat, _)| *seat).chain(self.looking.iter());
        let clocks = seats.filter_map(|seat| self.clock_of(seat));
        clocks.reduce(|one, other| if one.left <= other.left { one } else { other })
    }

    /// How much time the seat has for its decision, or for its look at how the round ended.
    pub fn clock_of(&self, seat: Seat) -> Option<SeatClock> {
        let lobby = self.lobby.as_ref().filter(|lobby| self.is_playing() && !lobby.paused)?;
        let (until, of) = if self.looking.is_empty() {
            let due = self.clocks.iter().find(|(other, _)| *other == seat)?.1;
            (due, f64::from(lobby.settings.turn_seconds?))
        } else {
            let until = self.looking_until.filter(|_| self.looking.contains(seat))?;
            (until, f64::from(lobby.settings.moment_millis) / 1000.0)
        };
        let left = self.seconds_until(until);
        (self.joined && left > 0.0).then_some(SeatClock { left, of })
    }

    fn seconds_until(&self, moment: Moment) -> f64 {
        self.now.until(moment) as f64 / 1000.0
    }
}
