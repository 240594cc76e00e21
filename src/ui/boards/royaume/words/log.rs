//! The log: what happened, sentence by sentence, and whom it is about.

use crate::game::{Seat, SeatSet};
use crate::games::Royaume;
use crate::games::royaume::{Seen, View};
use crate::text::Texts;
use crate::text::games::royaume::telling::{HexNames, Telling};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::BoardLog;
use crate::ui::boards::royaume::motion::Show;

impl BoardLog for Royaume {
    fn latest(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        let matters =
            |seen: &Seen| !matches!(seen, Seen::Drew { .. } | Seen::Turn { .. } | Seen::Reshuffled);
        let log = show.latest();
        let told = (0..log.len()).filter(|at| matters(&log[*at]));
        told.filter_map(|at| Self::tell(text, snapshot, log, at)).next_back().unwrap_or_default()
    }

    fn tell(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        log: &[Seen],
        at: usize,
    ) -> Option<String> {
        let seen = log.get(at)?;
        let ground = snapshot.view().map(|view| &view.tabletop.options.ground);
        let ground = ground.or(snapshot.lobby.as_ref().map(|lobby| &lobby.options.ground))?;
        let name = |seat| snapshot.name(seat);
        let animals = match seen {
            Seen::Settled { .. } => animals_before(snapshot, &log[at..]),
            _ => SeatSet::EMPTY,
        };
        let hexes = HexNames::Counted;
        let me = snapshot.you();
        Telling { text, ground, name: &name, me, hexes, animals }.event_alone(&log[..at], seen)
    }

    /// A turn, or the end.
    fn begins_part(seen: &Seen) -> bool {
        matches!(seen, Seen::Turn { .. } | Seen::LastTurn { .. } | Seen::EndBegins { .. })
    }

    fn concerns(log: &[Seen], at: usize, who: Seat) -> Option<bool> {
        let seen = log.get(at)?;
        if let Seen::Settled { .. } = seen {
            // It is about all who were in it.
            let begins = |seen: &Seen| matches!(seen, Seen::Challenge { .. } | Seen::Fight { .. });
            let first = log[..at].iter().rposition(begins).unwrap_or(at);
            return Some(log[first..at].iter().any(|seen| is_about(seen, who)));
        }
        Some(is_about(seen, who))
    }
}

/// Whoever tells of this kingdom in the window.
pub fn telling<'a>(
    text: &'a Texts,
    view: &'a View,
    name: &'a dyn Fn(Seat) -> String,
) -> Telling<'a> {
    let ground = &view.tabletop.options.ground;
    let (hexes, animals) = (HexNames::Counted, SeatSet::EMPTY);
    Telling { text, ground, name, me: None, hexes, animals }
}

/// Those who had a spirit animal before all this happened: who has one now and got it by none of this.
fn animals_before(snapshot: &ClientSnapshot<Royaume>, since: &[Seen]) -> SeatSet {
    let Some(view) = snapshot.view() else { return SeatSet::EMPTY };
    let table = &view.tabletop;
    let later: SeatSet = since
        .iter()
        .filter_map(|seen| match seen {
            Seen::Animal { seat } => Some(*seat),
            _ => None,
        })
        .collect();
    table.everybody().iter().filter(|seat| table.player(*seat).animal).collect::<SeatSet>() - later
}

/// Whether something is about that seat by itself.
fn is_about(seen: &Seen, who: Seat) -> bool {
    match seen {
        Seen::Played { seat, .. }
        | Seen::Counted { seat, .. }
        | Seen::Points { seat, .. }
        | Seen::Discarded { seat, .. }
        | Seen::Hero { seat, .. }
        | Seen::Challenge { seat, .. }
        | Seen::Joined { seat }
        | Seen::Spun { seat, .. }
        | Seen::Completed { seat, .. }
        | Seen::Took { seat, .. }
        | Seen::Spent { seat, .. }
        | Seen::Memory { seat, .. }
        | Seen::Animal { seat }
        | Seen::Placed { seat, .. }
        | Seen::Drew { seat, .. }
        | Seen::Befell { seat, .. }
        | Seen::Returned { seat, .. }
        | Seen::Turn { seat, .. }
        | Seen::Missed { seat }
        | Seen::LastTurn { seat } => *seat == who,
        Seen::Swapped { seat, other, .. } => *seat == who || *other == who,
        Seen::Fight { seats, .. } => seats.contains(&who),
        Seen::Snow { seats, .. } => seats.contains(who),
        Seen::Turned { .. }
        | Seen::Settled { .. }
        | Seen::Wizard { .. }
        | Seen::Carried { .. }
        | Seen::Reshuffled
        | Seen::Arrow { .. }
        | Seen::SnowBack(_)
        | Seen::EndBegins { .. }
        | Seen::GameOver(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::royaume::{By, FightReason};

    #[test]
    fn how_a_contest_ended_is_about_all_who_were_in_it() {
        let [zoe, max, ana] = [0, 1, 2].map(|at| Seat::new(at).unwrap());
        let settled = Seen::Settled { done: true, by: By::Total, total: 26, difficulty: 25 };
        let log = [
            Seen::Turn { seat: ana, number: 3 },
            Seen::Fight { seats: [zoe].into_iter().collect(), why: FightReason::Walk },
            Seen::Joined { seat: max },
            settled,
        ];
        let about = [zoe, max, ana].map(|seat| Royaume::concerns(&log, 3, seat));
        assert_eq!(about, [Some(true), Some(true), Some(false)]);
        assert_eq!(Royaume::concerns(&log, 4, zoe), None, "there is no such line");
    }
}
