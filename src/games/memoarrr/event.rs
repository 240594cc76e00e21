//! What happens, and what of it is seen.

use serde::{Deserialize, Serialize};

use super::{Animal, Card, Cell, Link, Tally, Treasure, View, Volcano};
use crate::game::Seat;
use arrayvec::ArrayVec;

/// What an action led to, in full: the truth, as records write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each variant's sentence names its fields")]
pub enum Event {
    /// M11: a seat turned a location up. (In a record its line names the seat already.)
    Revealed {
        #[serde(skip)]
        seat: Seat,
        cell: Cell,
        card: Card,
        link: Link,
    },
    /// M14, M18: a seat took a volcano.
    Volcano {
        seat: Seat,
        #[serde(rename = "birds")]
        volcano: Volcano,
        why: Why,
    },
    /// M28: a seat looks at a location in secret.
    Peeked { seat: Seat, cell: Cell, card: Card },
    /// M29: the seat may not reveal that location.
    Banned { seat: Seat, cell: Cell },
    /// M30: the octopus went from one place to the other.
    Swapped { from: Cell, to: Cell },
    /// M28, M29: the animal found nothing to do.
    AbilityVoid(Animal),
    /// M21: the seat was left alone and took the top chest.
    RoundWon { seat: Seat, treasure: Treasure },
    /// M23: a new round; its volcanoes top first.
    Round { number: u8, start: Seat, volcanoes: ArrayVec<Volcano, 3> },
    /// M25: the chests are opened.
    GameOver(Tally),
}

/// Why somebody took a volcano.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// M14: the location did not connect.
    NoLink,
    /// M18: there was no location left to reveal.
    NoCardLeft,
}

/// What is seen of an event. In this game everybody sees the same of it: what a penguin finds is in
/// the view of the one who looks, and the value of a chest in nobody's before the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "as in `Event`")]
pub enum Seen {
    Revealed { seat: Seat, cell: Cell, card: Card, link: Link },
    Volcano { seat: Seat, volcano: Volcano, why: Why },
    Peeked { seat: Seat, cell: Cell },
    Banned { seat: Seat, cell: Cell },
    Swapped { from: Cell, to: Cell },
    AbilityVoid(Animal),
    RoundWon { seat: Seat },
    Round { number: u8, start: Seat },
    GameOver(Tally),
}

impl Seen {
    /// Whether it is about what this view shows.
    pub(super) fn fits(&self, view: &View) -> bool {
        let table = &view.tabletop;
        match self {
            Self::Revealed { seat, .. }
            | Self::Volcano { seat, .. }
            | Self::Peeked { seat, .. }
            | Self::Banned { seat, .. }
            | Self::RoundWon { seat }
            | Self::Round { start: seat, .. } => u8::from(*seat) < table.seats(),
            Self::Swapped { .. } | Self::AbilityVoid(_) => true,
            Self::GameOver(tally) => {
                let opened = view.opened.as_ref();
                opened.is_some_and(|opened| *tally == Tally::new(table, &opened.treasures))
            }
        }
    }

    pub(super) fn of(event: &Event) -> Self {
        match *event {
            Event::Revealed { seat, cell, card, link } => Self::Revealed { seat, cell, card, link },
            Event::Volcano { seat, volcano, why } => Self::Volcano { seat, volcano, why },
            Event::Peeked { seat, cell, card: _ } => Self::Peeked { seat, cell },
            Event::Banned { seat, cell } => Self::Banned { seat, cell },
            Event::Swapped { from, to } => Self::Swapped { from, to },
            Event::AbilityVoid(animal) => Self::AbilityVoid(animal),
            Event::RoundWon { seat, treasure: _ } => Self::RoundWon { seat },
            Event::Round { number, start, volcanoes: _ } => Self::Round { number, start },
            Event::GameOver(ref tally) => Self::GameOver(tally.clone()),
        }
    }
}
