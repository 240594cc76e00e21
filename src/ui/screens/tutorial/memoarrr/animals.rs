//! The third part: what each animal does in the expert game.

use super::{GUS, ME, NELL, luck, options};
use crate::games::Memoarrr;
use crate::games::memoarrr::Action::{Ban, DoneLooking, Peek, Reveal, Swap};
use crate::games::memoarrr::Animal::{Crab, Octopus, Penguin, Turtle, Walrus};
use crate::games::memoarrr::Landscape::{Beach, Flowers, Jungle, Lava, Ocean};
use crate::games::memoarrr::{Animal, Card, Cell, Landscape};
use crate::ui::screens::tutorial::step::{Part, Prepared, Step, Task};

const fn card(animal: Animal, landscape: Landscape) -> Card {
    Card::new(animal, landscape)
}

/// What lies where, row by row.
const ISLAND: [Card; Cell::COUNT] = [
    card(Penguin, Flowers),
    card(Walrus, Ocean),
    card(Turtle, Lava),
    card(Penguin, Lava),
    card(Crab, Ocean),
    //
    card(Octopus, Jungle),
    card(Penguin, Ocean),
    card(Turtle, Flowers),
    card(Crab, Lava),
    card(Walrus, Jungle),
    //
    card(Crab, Jungle),
    card(Octopus, Flowers),
    card(Penguin, Beach),
    card(Turtle, Ocean),
    card(Crab, Beach),
    //
    card(Octopus, Ocean),
    card(Walrus, Lava),
    card(Penguin, Jungle),
    card(Octopus, Lava),
    card(Walrus, Beach),
    //
    card(Turtle, Beach),
    card(Crab, Flowers),
    card(Octopus, Beach),
    card(Turtle, Jungle),
    card(Walrus, Flowers),
];

const BOARD: Prepared<Memoarrr> = Prepared {
    options: || options(true, NELL),
    luck: || luck(&ISLAND, &[1, 7, 3, 1, 7]),
    before: &[
        (NELL, DoneLooking),
        (ME, DoneLooking),
        (GUS, DoneLooking),
        (NELL, Reveal(Cell::at(1, 1))),
    ],
};

/// The animals.
pub const PART: Part<Memoarrr> = Part {
    title: |text| text.tutorial.memoarrr.animals.title,
    deal: Some(&BOARD),
    steps: &[
        Step {
            said: |text| &text.tutorial.memoarrr.animals.expert,
            others: &[],
            task: Task::Do(&[Reveal(Cell::at(3, 2))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.animals.penguin,
            others: &[],
            task: Task::Do(&[Peek(Cell::at(1, 3))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.animals.peek,
            others: &[],
            task: Task::Learn(&[DoneLooking], |text| text.memoarrr.got_it),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.animals.others,
            others: &[(GUS, Reveal(Cell::at(4, 0))), (NELL, Reveal(Cell::at(0, 2)))],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.animals.recall,
            others: &[],
            task: Task::Recall(&[Reveal(Cell::at(1, 3))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.animals.crab,
            others: &[],
            task: Task::Do(&[Reveal(Cell::at(3, 1))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.animals.walrus,
            others: &[],
            task: Task::Do(&[Ban(Cell::at(0, 1))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.animals.banned,
            others: &[
                (NELL, Reveal(Cell::at(0, 3))),
                (NELL, Peek(Cell::at(2, 4))),
                (NELL, DoneLooking),
            ],
            task: Task::Do(&[Reveal(Cell::at(3, 3))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.animals.octopus,
            others: &[],
            task: Task::Do(&[Swap(Cell::at(3, 4))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.animals.follow,
            others: &[(NELL, Reveal(Cell::at(2, 1))), (NELL, Swap(Cell::at(2, 0)))],
            task: Task::Do(&[Reveal(Cell::at(1, 2))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.animals.turtle,
            others: &[(NELL, Reveal(Cell::at(0, 4)))],
            task: Task::Ready(|text| text.memoarrr.ready),
        },
    ],
};
