//! What was turned up and has to go back: how long it stays in sight (P12).

use super::hosted::Hosted;
use super::play::Play;
use crate::game::Seat;
use crate::table::messages::person::{Kind, Part};
use crate::table::moment::Moment;
use crate::table::people::room::Room;

impl<G: Hosted> Room<G> {
    /// What the table does for a seat when people have seen enough, and when that is.
    pub(crate) fn seen_enough_at(&self, play: &Play<G>) -> Option<(Seat, G::Action, Moment)> {
        let (seat, action) = G::seen_enough(&play.game.state)?;
        let at = play.due_since(seat)? + u64::from(self.board.settings.show_millis);
        Some((seat, action, at))
    }

    /// Whether a bot shows something to people. A bot has seen enough at once, so what it wants
    /// waits until they have, too.
    pub(crate) fn is_shown_by_bot(&self, play: &Play<G>, now: Moment) -> bool {
        let Some((seat, _, at)) = self.seen_enough_at(play) else { return false };
        now < at && self.is_bot(seat) && self.players().any(|player| player.is_present_human())
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
