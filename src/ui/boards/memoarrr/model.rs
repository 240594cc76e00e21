//! What lies on the island, as far as this screen shows it now.

use crate::game::Seat;
use crate::game::set::Element;
use crate::games::memoarrr::{Action, Card, Cell, Choices, Phase, Side, View};

/// The cards that can be seen, by their places.
pub type Faces = [Option<Card>; Cell::COUNT];

/// What lies at one place.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// The face that is up for all.
    pub face: Option<Card>,
    /// The face that only this player sees.
    pub secret: Option<Card>,
    /// The card that the next one is compared with.
    pub compare: bool,
    /// A walrus forbids it in the coming turn.
    pub banned: bool,
    /// Somebody is looking at it.
    pub watched: Option<Seat>,
    /// What the player may do with it.
    pub choice: Option<Action>,
    /// It cannot be chosen, although others can that look the same.
    pub closed: bool,
}

/// What lies on the island.
#[derive(Clone, Debug, PartialEq)]
pub struct Island {
    /// By place.
    pub spots: [Spot; Cell::COUNT],
}

impl Island {
    /// What a view shows. Where the end of a round is still looked at (M22), `laid` are the cards as
    /// they lay. What may be chosen comes from the newest view, which may be ahead of what is shown.
    pub fn of(view: &View, laid: Option<&Faces>, choices: Option<&Choices>) -> Self {
        let table = &view.tabletop;
        let chooses = choices.is_some_and(|choices| !choices.cells().is_empty());
        let spot = |cell: Cell| Spot {
            face: laid.map_or(view.faces.get(cell), |laid| laid[cell.index()]),
            secret: view.secret.get(cell),
            compare: laid.is_none() && table.compare == Some(cell),
            banned: laid.is_none() && table.ban.is_some_and(|ban| ban.cell == cell),
            watched: watcher(view, cell),
            choice: choices.and_then(|choices| choices.clone().at(Some(cell))),
            closed: chooses
                && choices.is_some_and(|choices| !choices.cells().contains(cell))
                && view.faces.get(cell).is_none(),
        };
        Self { spots: std::array::from_fn(|index| spot(Cell::from_index(index))) }
    }

    /// What lies at that place.
    pub fn at(&self, cell: Cell) -> &Spot {
        &self.spots[cell.index()]
    }
}

/// Who is seen to look at that place.
fn watcher(view: &View, cell: Cell) -> Option<Seat> {
    match view.tabletop.phase {
        Phase::Peeking(seat, at) => (at == cell).then_some(seat),
        Phase::Looking(seats) => {
            seats.iter().find(|seat| view.tabletop.looks_at(*seat).contains(cell))
        }
        _ => None,
    }
}

/// The faces that a view shows to all.
pub fn faces(view: &View) -> Faces {
    std::array::from_fn(|index| view.faces.get(Cell::from_index(index)))
}

/// M7: the side at which a seat sits.
pub fn side(view: &View, seat: Seat) -> Option<Side> {
    Side::of(seat, view.tabletop.options.sides)
}

/// The side that is at the bottom of the screen: that of the near seat where there is one, else one's
/// own, or the south for those who watch.
pub fn bottom(view: &View, near: Option<Seat>) -> Side {
    near.or(view.viewer.seat()).and_then(|seat| side(view, seat)).unwrap_or(Side::South)
}

/// How many quarter turns clockwise bring that side to the bottom.
pub fn turns(bottom: Side) -> u8 {
    match bottom {
        Side::South => 0,
        Side::East => 1,
        Side::North => 2,
        Side::West => 3,
    }
}

/// Where a place is on the screen, as row and column, after so many quarter turns clockwise.
pub fn turned(cell: Cell, turns: u8) -> (u8, u8) {
    let (row, column) = (cell.row(), cell.column());
    match turns % 4 {
        0 => (row, column),
        1 => (column, 4 - row),
        2 => (4 - row, 4 - column),
        _ => (4 - column, row),
    }
}

/// Which side of the screen a side of the island is on after so many quarter turns clockwise.
pub fn turned_side(side: Side, turns: u8) -> Side {
    Side::ALL[(side as usize + usize::from(turns)) % 4]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_can_be_at_the_bottom() {
        for bottom in Side::ALL {
            let turns = turns(bottom);
            assert_eq!(turned_side(bottom, turns), Side::South);
            for cell in bottom.middle() {
                assert_eq!(turned(cell, turns).0, 4, "{bottom:?} {cell}");
            }
            assert_eq!(turned(Cell::CENTRE, turns), (2, 2));
        }
    }

    #[test]
    fn play_goes_clockwise_on_every_screen() {
        let next = |side: Side| Side::ALL[(side as usize + 1) % 4];
        for turns in 0..4 {
            for side in Side::ALL {
                assert_eq!(turned_side(next(side), turns), next(turned_side(side, turns)));
                let middle = side.middle().iter().nth(1).map(|cell| turned(cell, turns));
                let there = turned_side(side, turns).middle().iter().nth(1);
                assert_eq!(middle, there.map(|cell| turned(cell, 0)));
            }
        }
    }
}
