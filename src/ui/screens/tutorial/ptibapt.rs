//! The lesson of Pti Bapt: what is dealt, said, shown and asked, in order.

mod blue;
mod pairs;
#[cfg(test)]
mod tests;
mod traps;

use eframe::egui::{Rect, Ui};

use super::step::{GameTutorial, Part};
use crate::game::Seat;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Cell, Deed, Options, View};
use crate::text::Texts;
use crate::ui::boards::ptibapt::place;

/// The learner.
const ME: u8 = 0;
/// The other player.
const NELL: u8 = 1;

impl GameTutorial for PtiBapt {
    type Cell = Cell;

    const PARTS: &'static [&'static Part<Self>] = &[&pairs::PART, &traps::PART, &blue::PART];
    const SEATS: u8 = 2;
    const ME: u8 = ME;

    fn farewell(text: &Texts) -> &'static str {
        text.tutorial.ptibapt.done
    }

    fn cells(action: Action) -> Vec<Cell> {
        match action.deed {
            Deed::Turn(cell) => vec![cell],
            Deed::Look(a, b) | Deed::Switch(a, b) => vec![a, b],
            Deed::Confirm => Vec::new(),
        }
    }

    fn place(ui: &Ui, area: Rect, view: &View, cell: Cell) -> Rect {
        place(ui, area, view, cell)
    }

    fn closed(view: &View) -> Vec<Cell> {
        (view.tabletop.lies - view.choices().cells()).iter().collect()
    }
}

/// What is played by: with the blue cards or without. The learner starts.
fn options(extension: bool) -> Options {
    Options { extension, first: Seat::new(ME), ..Options::default() }
}

const CONFIRM: Action = done(Deed::Confirm);

const fn turn(cell: Cell) -> Action {
    done(Deed::Turn(cell))
}

const fn done(deed: Deed) -> Action {
    Action { deed, stamp: None }
}
