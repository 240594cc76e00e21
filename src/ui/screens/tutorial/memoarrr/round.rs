//! The first part: a round, from the three cards to the chest.

use super::{GUS, ME, NELL, luck, options};
use crate::games::Memoarrr;
use crate::games::memoarrr::Action::{DoneLooking, Reveal};
use crate::games::memoarrr::Animal::{Crab, Octopus, Penguin, Turtle, Walrus};
use crate::games::memoarrr::Landscape::{Beach, Flowers, Jungle, Lava, Ocean};
use crate::games::memoarrr::{Action, Animal, Card, Cell, Landscape};
use crate::ui::screens::tutorial::step::{Part, Prepared, Step, Task};

const fn card(animal: Animal, landscape: Landscape) -> Card {
    Card::new(animal, landscape)
}

/// What lies where, row by row.
const ISLAND: [Card; Cell::COUNT] = [
    card(Penguin, Jungle),
    card(Walrus, Lava),
    card(Turtle, Ocean),
    card(Octopus, Flowers),
    card(Crab, Lava),
    //
    card(Walrus, Ocean),
    card(Crab, Beach),
    card(Octopus, Jungle),
    card(Turtle, Lava),
    card(Walrus, Beach),
    //
    card(Crab, Ocean),
    card(Turtle, Flowers),
    card(Penguin, Ocean),
    card(Penguin, Flowers),
    card(Octopus, Lava),
    //
    card(Octopus, Beach),
    card(Penguin, Beach),
    card(Crab, Flowers),
    card(Walrus, Jungle),
    card(Turtle, Beach),
    //
    card(Penguin, Lava),
    card(Walrus, Flowers),
    card(Turtle, Jungle),
    card(Crab, Jungle),
    card(Octopus, Ocean),
];

/// The board of the first two parts.
const BOARD: Prepared<Memoarrr> = Prepared {
    options: || options(false, ME),
    luck: || luck(&ISLAND, &[3, 7, 1, 7, 3, 3, 7]),
    before: &[],
};

const TURTLE_IN_THE_JUNGLE: Action = Reveal(Cell::at(4, 2));
const WALRUS_AMONG_FLOWERS: Action = Reveal(Cell::at(4, 1));

/// A round.
pub const PART: Part<Memoarrr> = Part {
    title: |text| text.tutorial.memoarrr.round.title,
    deal: Some(&BOARD),
    steps: &[
        Step {
            said: |text| &text.tutorial.memoarrr.round.ahoy,
            others: &[],
            task: Task::Read(&[Cell::CENTRE]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.round.look,
            others: &[],
            task: Task::Learn(&[DoneLooking], |text| text.memoarrr.got_them),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.round.open,
            others: &[(NELL, DoneLooking), (GUS, DoneLooking)],
            task: Task::Do(&[Reveal(Cell::at(1, 1))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.round.follow,
            others: &[(GUS, Reveal(Cell::at(2, 0))), (NELL, Reveal(Cell::at(0, 2)))],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.round.animal,
            others: &[],
            task: Task::Recall(&[TURTLE_IN_THE_JUNGLE]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.round.volcano,
            others: &[(GUS, Reveal(Cell::at(2, 3)))],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.round.landscape,
            others: &[(NELL, Reveal(Cell::at(0, 3)))],
            task: Task::Recall(&[WALRUS_AMONG_FLOWERS]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.round.guess,
            others: &[(NELL, Reveal(Cell::at(0, 1)))],
            task: Task::Do(&[Reveal(Cell::at(3, 4))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.round.end,
            others: &[],
            task: Task::Ready(|text| text.memoarrr.ready),
        },
    ],
};
