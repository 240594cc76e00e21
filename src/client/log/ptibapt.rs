//! What a client may still read of Pti Bapt.

use super::{Keep, Logged};
use crate::games::PtiBapt;
use crate::games::ptibapt::Seen;

impl Logged for PtiBapt {
    /// "Memory hygiene": what was kept lies open for good; what was turned up, looked at or switched
    /// is for those who remember it.
    fn keep(seen: &Seen) -> Keep {
        match seen {
            Seen::Kept { .. } | Seen::Bonus { .. } | Seen::GameOver(_) => Keep::Game,
            Seen::Turned { .. }
            | Seen::Back { .. }
            | Seen::Looked { .. }
            | Seen::Switched { .. } => Keep::Round,
        }
    }

    /// A turn is the round of this game: its faces go when they go back down, or when the next turn
    /// begins.
    fn begins_round(seen: &Seen) -> bool {
        matches!(seen, Seen::Back { .. } | Seen::Turned { second: false, .. })
    }
}

#[cfg(test)]
mod tests {
    use crate::client::log::Log;
    use crate::game::Seat;
    use crate::games::PtiBapt;
    use crate::games::ptibapt::{Card, Cell, Seen};

    #[test]
    fn the_log_forgets_a_face_as_soon_as_it_goes_back_down() {
        let (a, b) = (Cell::new(3).unwrap(), Cell::new(4).unwrap());
        let seat = Seat::new(0).unwrap();
        let turned = |cell, second| Seen::Turned { cell, card: Card::Yellow, second };
        let back = Seen::Back { cells: [a, b].into() };
        let kept = Seen::Kept { seat, cells: [a, b].into(), card: Card::Yellow };
        let mut log = Log::<PtiBapt>::new();
        log.add(&[kept.clone(), turned(a, false), turned(b, true)]);
        assert_eq!(log.lines().len(), 3);
        log.add(std::slice::from_ref(&back));
        assert_eq!(log.lines(), [kept.clone(), back]);
        log.add(&[turned(a, false)]);
        assert_eq!(log.lines(), [kept, turned(a, false)]);
    }
}
