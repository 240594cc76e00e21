//! What the player has begun to choose.

use crate::games::ptibapt::{Cell, View};

/// P8: two places have to be named, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Draft {
    /// The first of two places.
    pub first: Option<Cell>,
    /// The place that had the focus last: there the keys go on.
    pub focused: Option<Cell>,
}

impl crate::ui::boards::Draft<View> for Draft {
    fn revise(&mut self, newest: &View) {
        let bonus = newest.tabletop.phase.bonus().is_some();
        let may_choose = |cell: &Cell| bonus && newest.choices().cells().contains(*cell);
        self.first = self.first.filter(may_choose);
    }

    fn take_back(&mut self) -> bool {
        self.first.take().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game, Viewer};
    use crate::games::PtiBapt;
    use crate::games::ptibapt::{Options, Phase};
    use crate::ui::boards::Draft as _;

    #[test]
    fn the_first_of_two_places_is_kept_while_it_can_be_chosen() {
        let options = Options { extension: true, ..Options::default() };
        let state = PtiBapt::deal(&options, 2, &mut Chance::from_number(1, 0)).unwrap();
        let seat = state.tabletop().start;
        let before = PtiBapt::view(&state, Viewer::Seat(seat));
        let mut view = before.clone();
        view.tabletop.phase = Phase::Switch(seat);
        let cell = Cell::new(8).unwrap();
        let mut draft = Draft { first: Some(cell), focused: Some(cell) };
        draft.revise(&view);
        assert_eq!(draft.first, Some(cell));
        let forgotten = Draft { first: None, focused: Some(cell) };
        let mut taken = view.clone();
        taken.tabletop.lies.remove(cell);
        for newest in [before, taken] {
            let mut draft = draft;
            draft.revise(&newest);
            assert_eq!(draft, forgotten);
        }
        assert!(draft.take_back());
        assert_eq!(draft, forgotten);
        assert!(!draft.take_back(), "nothing is chosen any more");
    }
}
