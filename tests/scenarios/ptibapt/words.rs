//! The words of the scenarios.
//!
//! A **deed** is what a player does: `ann turns A1`, `ann confirms`, `ann looks at A1 B1`, `ann
//! switches A1 B1`. What comes of it follows after a colon, each thing that is seen after a comma:
//! `ann turns D1: red is up, ann keeps D1`.

use cinderpeek::game::Seat;
use cinderpeek::games::ptibapt::{Cell, CellSet, Deed, Faces, Grid, Seen};

/// Who plays, seat 0 first.
pub const NAMES: [&str; 2] = ["ann", "ben"];

/// The seat of that player.
pub fn seat(name: &str) -> Seat {
    let at = NAMES.iter().position(|known| *known == name);
    let at = at.unwrap_or_else(|| panic!("nobody is called \"{name}\""));
    Seat::new(at as u8).expect("a seat")
}

/// The player on that seat.
pub fn name(seat: Seat) -> &'static str {
    NAMES[usize::from(u8::from(seat))]
}

/// The place with that name: `B1` is in the second column from the left, in the top row.
pub fn cell(grid: Grid, name: &str) -> Cell {
    let found = CellSet::ALL.iter().find(|cell| grid.name(*cell) == name);
    found.unwrap_or_else(|| panic!("there is no place \"{name}\""))
}

/// Places as one reads them: `A1 B1`.
pub fn places(grid: Grid, cells: impl IntoIterator<Item = Cell>) -> String {
    cells.into_iter().map(|cell| grid.name(cell)).collect::<Vec<_>>().join(" ")
}

/// Visible cards as one reads them: `A1 green-1, D1 red`.
pub fn faces(grid: Grid, faces: &Faces) -> String {
    let face = |(cell, card)| format!("{} {card}", grid.name(cell));
    faces.iter().map(face).collect::<Vec<_>>().join(", ")
}

/// Whose deed it is, and what it is.
pub fn deed(grid: Grid, deed: &str) -> (Seat, Deed) {
    let words: Vec<&str> = deed.split_whitespace().collect();
    let at = |name| cell(grid, name);
    match words[..] {
        [who, "turns", place] => (seat(who), Deed::Turn(at(place))),
        [who, "confirms"] => (seat(who), Deed::Confirm),
        [who, "looks", "at", a, b] => (seat(who), Deed::Look(at(a), at(b))),
        [who, "switches", a, b] => (seat(who), Deed::Switch(at(a), at(b))),
        _ => panic!("nobody can do this: \"{deed}\""),
    }
}

/// What was seen, in the words of the scenarios.
pub fn say(grid: Grid, seen: &Seen) -> String {
    match seen {
        Seen::Turned { card, .. } => format!("{card} is up"),
        Seen::Kept { seat, cells, .. } => {
            format!("{} keeps {}", name(*seat), places(grid, cells.clone()))
        }
        Seen::Back { cells } => format!("back with {}", places(grid, cells.clone())),
        Seen::Bonus { seat, bonus, void, .. } => {
            let vain = if *void { " in vain" } else { "" };
            format!("{} uses the {}{vain}", name(*seat), bonus.name())
        }
        Seen::Looked { seat, cells } => {
            format!("{} looks at {}", name(*seat), places(grid, *cells))
        }
        Seen::Switched { cells } => format!("{} change places", places(grid, *cells)),
        Seen::GameOver(_) => "the game is over".to_owned(),
    }
}
