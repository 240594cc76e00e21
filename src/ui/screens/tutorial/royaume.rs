//! The lesson of Le Royaume: what is dealt, said, shown and asked, in order.

mod challenge;
mod layout;
mod memories;
#[cfg(test)]
mod tests;
mod together;

use eframe::egui::{Rect, Ui};

use super::step::{GameTutorial, Part};
use crate::games::Royaume;
use crate::games::royaume::{Action, Card, Hex, HexSet, Memory, Play, View};
use crate::text::Texts;
use crate::ui::boards::royaume::pointing::{card_place, memory_place, place};

/// The learner.
const ME: u8 = 0;
/// The other player.
const NELL: u8 = 1;

/// What can be pointed at: a hex, or a card or memory tile of the learner's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spot {
    Hex(Hex),
    Card(Card),
    Memory(Memory),
}

impl GameTutorial for Royaume {
    type Cell = Spot;

    const PARTS: &'static [&'static Part<Self>] =
        &[&challenge::PART, &together::PART, &memories::PART];
    const SEATS: u8 = 2;
    const ME: u8 = ME;

    fn farewell(text: &Texts) -> &'static str {
        text.tutorial.royaume.done
    }

    fn cells(action: Action) -> Vec<Spot> {
        match action {
            Action::Card(play) => {
                let card = Spot::Card(play.card());
                std::iter::once(card).chain(targets(play).into_iter().map(Spot::Hex)).collect()
            }
            Action::Move(hex) | Action::Turncoat(_, hex) => vec![Spot::Hex(hex)],
            Action::Place(memory, hex) => vec![Spot::Memory(memory), Spot::Hex(hex)],
            _ => Vec::new(),
        }
    }

    fn place(_ui: &Ui, area: Rect, view: &View, cell: Spot) -> Rect {
        match cell {
            Spot::Hex(hex) => place(area, view, hex),
            Spot::Card(card) => card_place(area, view, card),
            Spot::Memory(memory) => memory_place(area, view, memory),
        }
    }

    fn closed(view: &View) -> Vec<Spot> {
        let open: Vec<Spot> = view.choices().flat_map(Self::cells).collect();
        HexSet::ALL.iter().map(Spot::Hex).filter(|spot| !open.contains(spot)).collect()
    }
}

/// The hexes that a card is played on.
fn targets(play: Play) -> Vec<Hex> {
    match play {
        Play::Prophet { hex } | Play::ShortWay { hex } => vec![hex],
        Play::Storyteller { from, to } => vec![from, to],
        _ => Vec::new(),
    }
}

/// A hex of the board by its coordinates.
const fn hex(q: i8, r: i8) -> Hex {
    match Hex::at(q, r) {
        Some(hex) => hex,
        None => Hex::MIDDLE,
    }
}
