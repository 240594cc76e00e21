//! How long a seat has for its decision, and what the table does for it then.
//!
//! The game says what a turn is and what happens at its end; how many seconds there are is a setting
//! of the table. The time of a turn runs on through all of its decisions. It rests while another seat
//! has to decide something in between, which has its own time for that.

use super::hosted::Hosted;
use super::play::Play;
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::table::messages::person::{Kind, Part};
use crate::table::moment::Moment;
use crate::table::people::room::Room;

/// What a game says of a decision that a seat has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline<A> {
    /// The turn that it belongs to: another number means that the seat's time starts anew.
    pub turn: u32,
    /// What limits it.
    pub limit: Limit,
    /// What the table does for the seat when its time is up, recorded as the seat's act. None: one of
    /// its legal actions, by chance.
    pub then: Option<A>,
}

/// What limits a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Only the time for the turn, if there is one
    /// ([`TableSettings::turn_seconds`](crate::table::TableSettings::turn_seconds)).
    Turn,
    /// Something is shown until the seat decides, at most for
    /// [`TableSettings::show_millis`](crate::table::TableSettings::show_millis), even if the turn has no time
    /// left. A seat that lets that time run out is not told to be late.
    Show,
    /// The time for the turn, which begins when everybody has had a look at how things lie
    /// ([`TableSettings::moment_millis`](crate::table::TableSettings::moment_millis)).
    Look,
}

/// Whether everybody may look before anybody acts.
pub fn all_may_look<G: Hosted>(state: &G::State) -> bool {
    G::to_act(state).iter().any(|seat| G::deadline(state, seat).limit == Limit::Look)
}

/// When the table decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Due {
    pub at: Moment,
    pub seat: Seat,
    /// Whether the seat took too long: everybody is told so.
    pub late: bool,
}

impl<G: Hosted> Room<G> {
    /// When the table decides for each seat that has to decide, as far as it will.
    pub(crate) fn due(&self, play: &Play<G>) -> impl Iterator<Item = Due> {
        // Of several at one screen only the first sees the board: the time of the others comes after.
        let decides = |seat: &Seat| play.due[seat.index()].is_some();
        let waiting: SeatSet = self.seats_at_host().filter(decides).skip(1).collect();
        Seat::all(play.seats()).filter_map(move |seat| {
            let decision = play.due[seat.index()].filter(|_| !waiting.contains(seat))?;
            // What is shown stays in sight, however much of the turn is over.
            if let Some(at) = self.shown_until(play, seat) {
                return Some(Due { at, seat, late: false });
            }
            let seconds = self.board.settings.turn_seconds?;
            let at = decision.turn_since + u64::from(seconds) * 1000;
            Some(Due { at, seat, late: true })
        })
    }

    /// Until when something is shown that the seat may end.
    fn shown_until(&self, play: &Play<G>, seat: Seat) -> Option<Moment> {
        let decision = play.due[seat.index()]?;
        let deadline = G::deadline(&play.game.state, seat);
        let until = decision.since + u64::from(self.board.settings.show_millis);
        (deadline.limit == Limit::Show).then_some(until)
    }

    /// Whether a bot is showing something that people still look at. A bot has seen enough at once, so
    /// its next action is held back until they have, too.
    pub(crate) fn is_shown_by_bot(&self, play: &Play<G>, now: Moment) -> bool {
        let shown = |seat| self.shown_until(play, seat).is_some_and(|until| now < until);
        Seat::all(play.seats()).any(|seat| self.is_bot(seat) && shown(seat))
            && self.players().any(|player| player.is_present_human())
    }

    /// Whether a bot decides for the seat, be it its own or somebody's who is away.
    fn is_bot(&self, seat: Seat) -> bool {
        let Some(owner) = self.players().find(|player| player.person.seat == Some(seat)) else {
            return false;
        };
        let sits_in = |part| part == Part::StandIn(owner.id());
        matches!(owner.person.kind, Kind::Bot(_))
            || self.sessions.iter().any(|session| sits_in(session.person.part))
    }
}
