//! What lies on the grid and in the piles, as far as this screen shows it now.

use crate::game::Seat;
use crate::game::set::Element;
use crate::games::ptibapt::{Bonus, Card, Cell, CellSet, Choices, Colour, Deed, Phase, View};

/// What lies at one place.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// P9: whether a card lies there at all.
    pub lies: bool,
    /// The face that is up for all.
    pub face: Option<Card>,
    /// P8: the face that only this player sees.
    pub secret: Option<Card>,
    /// P8: somebody looks at it through a spyglass.
    pub watched: Option<Seat>,
    /// The first of two that have to be named.
    pub picked: bool,
    /// What the player may do with it.
    pub choice: Option<Choice>,
}

/// What comes of choosing a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    /// The deed is complete, and is done.
    Do(Deed),
    /// It is the first of two.
    First(Cell),
    /// It is not the first of two any more.
    NotFirst,
}

/// What lies on the grid.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    spots: [Spot; Cell::COUNT],
}

impl Grid {
    /// What a view shows. What may be chosen comes from the newest view, which may be ahead of what
    /// is shown; `picked` is the first of two places that have to be named.
    pub fn of(view: &View, newest: Option<&View>, picked: Option<Cell>) -> Self {
        let opened = |cell| view.opened.as_ref().and_then(|opened| opened.get(cell));
        let spot = |cell: Cell| Spot {
            lies: view.tabletop.lies.contains(cell),
            face: view.faces.get(cell).or_else(|| opened(cell)),
            secret: view.secret.get(cell),
            watched: watcher(view, cell),
            picked: picked == Some(cell),
            choice: newest.and_then(|newest| {
                choice(&newest.choices(), newest.tabletop.phase.bonus(), cell, picked)
            }),
        };
        Self { spots: std::array::from_fn(|index| spot(Cell::from_index(index))) }
    }

    /// What lies at that place.
    pub fn at(&self, cell: Cell) -> &Spot {
        &self.spots[cell.index()]
    }
}

/// P5, P6, P8: what comes of choosing that place.
fn choice(
    choices: &Choices,
    bonus: Option<Bonus>,
    cell: Cell,
    picked: Option<Cell>,
) -> Option<Choice> {
    let pair = |first| match bonus {
        Some(Bonus::Switch) => Deed::Switch(first, cell),
        _ => Deed::Look(first, cell),
    };
    match (bonus, picked) {
        _ if !choices.cells().contains(cell) => None,
        (None, _) => Some(Choice::Do(Deed::Turn(cell))),
        (Some(_), None) => Some(Choice::First(cell)),
        (Some(_), Some(first)) if first == cell => Some(Choice::NotFirst),
        (Some(_), Some(first)) => Some(Choice::Do(pair(first))),
    }
}

/// P8: who is seen to look at that place.
fn watcher(view: &View, cell: Cell) -> Option<Seat> {
    match view.tabletop.phase {
        Phase::Looking(seat, a, b) => (a == cell || b == cell).then_some(seat),
        _ => None,
    }
}

/// P12: the places that have to go back when their time is over.
pub fn burning(view: &View) -> CellSet {
    let waits = view.tabletop.phase.waits_for_confirmation();
    view.tabletop.lies.iter().filter(|cell| waits && is_up(view, *cell)).collect()
}

fn is_up(view: &View, cell: Cell) -> bool {
    view.faces.get(cell).is_some() || watcher(view, cell).is_some()
}

/// P4: the seat at the bottom of the screen: one's own, or the first for those who watch.
pub fn bottom(view: &View) -> Seat {
    view.viewer.seat().unwrap_or(Seat::from_index(0))
}

/// What lies before somebody: pairs as they were found, and traps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShownPile {
    /// One card of each pair, in the order in which they came.
    pub pairs: Vec<Card>,
    /// P2: the traps.
    pub traps: usize,
}

impl ShownPile {
    /// What somebody has kept.
    pub fn of(cards: &[Card]) -> Self {
        let pairs = cards.iter().copied().filter(|card| card.colour() != Colour::Red);
        let pairs: Vec<Card> = pairs.step_by(2).collect();
        let traps = cards.iter().filter(|card| card.colour() == Colour::Red).count();
        Self { pairs, traps }
    }

    /// P2: what it is worth.
    pub fn points(&self) -> i32 {
        let pairs: i32 = self.pairs.iter().map(|card| 2 * i32::from(card.points())).sum();
        pairs + self.traps as i32 * i32::from(Card::Red.points())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game, Viewer};
    use crate::games::PtiBapt;
    use crate::games::ptibapt::Options;

    fn cell(number: u8) -> Cell {
        Cell::new(number).unwrap()
    }

    #[test]
    fn a_card_that_lies_there_can_be_turned_and_a_gap_cannot() {
        let state = PtiBapt::deal(&Options::default(), 2, &mut Chance::from_number(1, 0)).unwrap();
        let start = state.tabletop().start;
        let mut view = PtiBapt::view(&state, Viewer::Seat(start));
        view.tabletop.lies.remove(cell(3));
        let grid = Grid::of(&view, Some(&view), None);
        assert_eq!(grid.at(cell(2)).choice, Some(Choice::Do(Deed::Turn(cell(2)))));
        assert_eq!(grid.at(cell(3)), &Spot::default());
        let other = PtiBapt::view(&state, Viewer::Seat(start.next(2)));
        assert_eq!(Grid::of(&other, Some(&other), None).at(cell(2)).choice, None);
    }

    #[test]
    fn a_bonus_takes_two_places_and_the_first_can_be_taken_back() {
        let options = Options { extension: true, ..Options::default() };
        let state = PtiBapt::deal(&options, 2, &mut Chance::from_number(1, 0)).unwrap();
        let seat = state.tabletop().start;
        let mut view = PtiBapt::view(&state, Viewer::Seat(seat));
        view.tabletop.phase = Phase::Switch(seat);
        let grid = Grid::of(&view, Some(&view), None);
        assert_eq!(grid.at(cell(8)).choice, Some(Choice::First(cell(8))));
        let grid = Grid::of(&view, Some(&view), Some(cell(8)));
        assert_eq!(grid.at(cell(8)).choice, Some(Choice::NotFirst));
        let switch = Deed::Switch(cell(8), cell(9));
        assert_eq!(grid.at(cell(9)).choice, Some(Choice::Do(switch)));
    }

    #[test]
    fn a_heap_counts_what_the_rules_count() {
        let green = Card::from_index(2);
        let cards = [green, green, Card::Red, Card::Yellow, Card::Yellow, Card::Red];
        let shown_pile = ShownPile::of(&cards);
        assert_eq!(shown_pile.pairs, [green, Card::Yellow]);
        assert_eq!((shown_pile.traps, shown_pile.points()), (2, 4));
    }
}
