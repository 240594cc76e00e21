//! The lesson of Memoarrr!: what is dealt, said, shown and asked, in order.

mod animals;
mod memory;
mod round;
#[cfg(test)]
mod tests;

use eframe::egui::{Rect, Ui};

use super::step::{GameTutorial, Part, spread};
use crate::game::Seat;
use crate::game::chance::Lot;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Card, Cell, Options, Side, Treasure, View};
use crate::text::Texts;
use crate::ui::boards::memoarrr::place;

/// The learner sits at the south, so that the island lies as it is written down.
const ME: u8 = 1;
/// In the north.
const NELL: u8 = 0;
/// In the west.
const GUS: u8 = 2;

impl GameTutorial for Memoarrr {
    type Cell = Cell;

    const PARTS: &'static [&'static Part<Self>] = &[&round::PART, &memory::PART, &animals::PART];
    const SEATS: u8 = 3;
    const ME: u8 = ME;

    fn players(text: &Texts) -> Vec<(&'static str, u8)> {
        let [nell, gus] = text.tutorial.others;
        vec![(nell, 1), (text.table.you, 0), (gus, 5)]
    }

    fn farewell(text: &Texts) -> &'static str {
        text.tutorial.memoarrr.done
    }

    fn cells(action: Action) -> Vec<Cell> {
        match action {
            Action::DoneLooking => Vec::new(),
            Action::Reveal(cell) | Action::Peek(cell) | Action::Ban(cell) | Action::Swap(cell) => {
                vec![cell]
            }
        }
    }

    fn place(_ui: &Ui, area: Rect, view: &View, cell: Cell) -> Rect {
        place(area, view, cell)
    }

    fn closed(view: &View) -> Vec<Cell> {
        let open: Vec<Cell> = view.choices().flat_map(Self::cells).collect();
        Cell::with_location().iter().filter(|cell| !open.contains(cell)).collect()
    }
}

/// What is played by: with abilities or without, and who opens the first round.
fn options(expert: bool, first: u8) -> Options {
    let sides = [Side::North, Side::South, Side::West].into_iter().collect();
    Options { expert, sides, first: Seat::new(first), ..Options::basic(3) }
}

/// What lies where, row by row, by the names of the cards (the centre leaves the game); the birds of
/// all volcanoes, the top one first, then those of each new round.
fn luck(island: &str, birds: &[u16]) -> Vec<u16> {
    let chests = Treasure::ALL.iter().map(|chest| chest.lot());
    spread::<Card>(island).chain(chests).chain(birds.iter().copied()).collect()
}
