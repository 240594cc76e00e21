//! What a lesson is made of: parts, and steps that say something and ask for something. Each game
//! brings its own, in a file of its name.

use std::str::FromStr;

use eframe::egui::{Rect, Ui};

use crate::game::Game;
use crate::game::chance::Lot;
use crate::text::Texts;
use crate::text::tutorial::Said;
use crate::ui::boards::GameBoard;

/// A game that can be taught.
pub trait GameTutorial: GameBoard + Copy {
    /// A place on its board.
    type Cell: Copy + std::fmt::Debug + PartialEq + 'static;

    /// The lesson.
    const PARTS: &'static [&'static Part<Self>];
    /// How many play in it.
    const SEATS: u8;
    /// The learner's seat.
    const ME: u8;

    /// Who plays, by their seats: the name, and the number of the portrait. Two, unless the game needs
    /// more: the learner, and Nell.
    fn players(text: &Texts) -> Vec<(&'static str, u8)> {
        let [nell, _] = text.tutorial.others;
        vec![(text.table.you, 0), (nell, 1)]
    }

    /// What is said when all has been said.
    fn farewell(text: &Texts) -> &'static str;

    /// Where an action is done.
    fn cells(action: Self::Action) -> Vec<Self::Cell>;

    /// Where a place is on a board that fills that area.
    fn place(ui: &Ui, area: Rect, view: &Self::View, cell: Self::Cell) -> Rect;

    /// The places with a card that cannot be chosen now.
    fn closed(view: &Self::View) -> Vec<Self::Cell>;
}

/// What something is called in a language.
pub type Words = fn(&Texts) -> &'static str;

/// A part of the lesson.
pub struct Part<G: GameTutorial> {
    pub title: Words,
    /// What it is dealt from; without, it goes on where the part before it ended.
    pub deal: Option<&'static Prepared<G>>,
    pub steps: &'static [Step<G>],
}

/// A prepared board.
pub struct Prepared<G: Game> {
    /// What is played by.
    pub options: fn() -> G::Options,
    /// What luck does, in the order in which the rules ask for it.
    pub luck: fn() -> Vec<u16>,
    /// What has happened already when the part begins.
    pub before: &'static [Deed<G>],
}

/// What luck does where cards of these names lie, row by row.
pub fn spread<C: FromStr + Lot>(names: &str) -> impl Iterator<Item = u16> {
    names.split_whitespace().filter_map(|name| name.parse::<C>().ok()).map(Lot::lot)
}

/// What somebody does: the seat, and the action.
pub type Deed<G> = (u8, <G as Game>::Action);

pub struct Step<G: GameTutorial> {
    pub said: fn(&Texts) -> &Said,
    /// What the others do first.
    pub others: &'static [Deed<G>],
    /// What the learner is asked for.
    pub task: Task<G>,
}

impl<G: GameTutorial> Step<G> {
    /// The learner is told this and asked for that; the others do nothing.
    pub const fn new(said: fn(&Texts) -> &Said, task: Task<G>) -> Self {
        Self { said, others: &[], task }
    }

    /// The same after the others have done this.
    pub const fn after(self, others: &'static [Deed<G>]) -> Self {
        Self { others, ..self }
    }
}

/// What the learner is asked for.
#[derive(Clone, Copy, Debug)]
pub enum Task<G: GameTutorial> {
    /// To read, and to look at these places.
    Read(&'static [G::Cell]),
    /// To press a button of that name, which does this.
    Press(&'static [G::Action], Words),
    /// To say that the end of the round was looked at, by a button of that name.
    Ready(Words),
    /// To do one of these things, with the places lit.
    Do(&'static [G::Action]),
    /// To do one of these things from memory: they are lit after a wrong guess.
    Recall(&'static [G::Action]),
}

impl<G: GameTutorial> Task<G> {
    /// What the learner may do, the best answer first.
    pub fn answers(self) -> &'static [G::Action] {
        match self {
            Self::Read(_) | Self::Ready(_) => &[],
            Self::Press(answers, _) | Self::Do(answers) | Self::Recall(answers) => answers,
        }
    }

    /// Whether a card is to be chosen.
    pub fn is_choice(self) -> bool {
        matches!(self, Self::Do(_) | Self::Recall(_))
    }

    /// Whether the end of a round is looked at.
    pub fn is_ready(self) -> bool {
        matches!(self, Self::Ready(_))
    }

    /// Whether the places of the answers are lit, after a wrong guess or before.
    pub fn is_lit(self, corrected: bool) -> bool {
        match self {
            Self::Do(_) => true,
            Self::Recall(_) => corrected,
            Self::Read(_) | Self::Press(..) | Self::Ready(_) => false,
        }
    }
}
