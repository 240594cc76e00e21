//! What a client may still read of Memoarrr!.

use super::{Keep, Logged};
use crate::games::Memoarrr;
use crate::games::memoarrr::Seen;

impl Logged for Memoarrr {
    /// "Memory hygiene": who took which volcano and who won stays; links, abilities, places and
    /// swaps would half-reveal faces.
    fn keep(seen: &Seen) -> Keep {
        match seen {
            Seen::Volcano { .. }
            | Seen::RoundWon { .. }
            | Seen::Round { .. }
            | Seen::GameOver(_) => Keep::Game,
            Seen::Revealed { .. }
            | Seen::Peeked { .. }
            | Seen::Banned { .. }
            | Seen::Swapped { .. }
            | Seen::AbilityVoid(_) => Keep::Round,
        }
    }

    fn begins_round(seen: &Seen) -> bool {
        matches!(seen, Seen::Round { .. })
    }
}

#[cfg(test)]
mod tests {
    use crate::client::log::Log;
    use crate::game::Seat;
    use crate::games::Memoarrr;
    use crate::games::memoarrr::{Card, Cell, Link, Seen, Volcano, Why};

    #[test]
    fn the_log_forgets_the_faces_of_a_round_with_the_round() {
        let seat = Seat::new(0).unwrap();
        let revealed =
            Seen::Revealed { seat, cell: Cell::at(0, 0), card: Card::ALL[3], link: Link::None };
        let volcano = Seen::Volcano { seat, volcano: Volcano::ALL[0], why: Why::NoLink };
        let (won, round) = (Seen::RoundWon { seat }, Seen::Round { number: 2, start: seat });
        let mut log = Log::<Memoarrr>::new();
        log.add(std::slice::from_ref(&revealed));
        assert_eq!(log.lines().len(), 1);
        log.add_late(seat);
        assert_eq!(log.pages().late, [(1, seat)]);
        log.add(&[revealed, volcano.clone(), won.clone(), round.clone()]);
        assert_eq!(log.lines(), [volcano, won, round]);
        assert_eq!(log.pages().late, [(0, seat)], "it stays before what came after it");
        assert!(!log.pages().missed);
        log.forget();
        assert!(log.pages().missed);
    }
}
