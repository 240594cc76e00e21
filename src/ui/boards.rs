//! What a game looks like on the table: a board for each, and what every board has to do.
//!
//! A board is given a [`Glance`] at what its client knows and gives back what the player wants
//! ([`Intent`]). It is split into a model (what lies where), a layout (where that is on the screen),
//! motion (what moves there from what was seen) and paint; only paint needs pixels.

pub mod memoarrr;

use eframe::egui::Ui;

use super::glance::Glance;
use super::look::{Look, Motion};
use super::text::Texts;
use crate::client::Logged;
use crate::game::Update;
use crate::sound::Cue;
use crate::table::{Hosted, PersonId, Reaction};

/// What the player wants of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Intent<A> {
    /// To do this.
    Act(A),
    /// To go on: the end of the round was looked at.
    GoOn,
}

/// What is going on, in a line, and the one thing to press besides the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<A> {
    /// What is going on.
    pub text: String,
    /// Whether the player is asked to do something.
    pub mine: bool,
    /// A button beside it.
    pub button: Option<(String, Intent<A>)>,
}

/// A game with a board.
pub trait Boarded: Hosted + Logged {
    /// What is on its way across the board.
    type Show: Show<Self>;

    /// The board; what the player asked for.
    fn board_ui(
        ui: &mut Ui,
        look: &Look<'_>,
        glance: &Glance<Self>,
        show: &mut Self::Show,
        bubbles: &Bubbles,
    ) -> Option<Intent<Self::Action>>;

    /// What is going on.
    fn line(text: &Texts, glance: &Glance<Self>, show: &Self::Show) -> Line<Self::Action>;

    /// What happened last, in words.
    fn latest(text: &Texts, glance: &Glance<Self>, show: &Self::Show) -> String;

    /// A line of the log; none where there is nothing to say.
    fn tell(text: &Texts, glance: &Glance<Self>, seen: &Self::Seen) -> Option<String>;

    /// How far the game is, for the bar at the top.
    fn progress(text: &Texts, view: &Self::View) -> String;

    /// The rules on one card.
    fn summary_ui(ui: &mut Ui, look: &Look<'_>, glance: &Glance<Self>);
}

/// What people show at the moment, over their plates.
#[derive(Clone, Debug, Default)]
pub struct Bubbles(pub Vec<(PersonId, Reaction, f64)>);

impl Bubbles {
    /// What somebody shows.
    pub fn of(&self, id: PersonId) -> Option<Reaction> {
        self.0.iter().rev().find(|(who, ..)| *who == id).map(|(_, reaction, _)| *reaction)
    }
}

/// What is on its way across a board, from what was seen.
pub trait Show<G: Boarded>: Default {
    /// Something happened; it is shown when its time has come.
    fn take(&mut self, update: &Update<G>);
    /// The player was away: no motion, just how things stand.
    fn set(&mut self, update: &Update<G>);
    /// Time went by.
    fn advance(&mut self, now: f64, motion: Motion, glance: &Glance<G>) -> Advance;
    /// Ends all motion at once: the player acts already.
    fn finish(&mut self);
}

/// What came of time going by.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advance {
    /// What is to be heard now.
    pub cues: Vec<Cue>,
    /// In how many seconds something will look different by itself: 0 while things move.
    pub next: Option<f64>,
}
