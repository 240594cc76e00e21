//! What a game looks like on the table: a board for each, and what every board has to do.
//!
//! A board is given a [`ClientSnapshot`] of what its client knows and gives back what the player wants
//! ([`Intent`]). What all boards have in common is beside them: the grid of cards and how a card is
//! painted, plates, what is told when a game is over ([`after`]), and the times at which things move. A
//! board is split into a model (what lies where), a layout (where that is on the screen), motion (what
//! moves there from what was seen) and paint; only paint needs pixels.

pub mod after;
mod card;
pub mod card_grid;
pub mod memoarrr;
pub mod paint;
pub mod place;
pub mod plate;
pub mod ptibapt;
mod refusal;
pub mod royaume;
pub mod seating;
mod timeline;

use eframe::egui::{Rect, Ui};

use super::app::snapshot::ClientSnapshot;
use super::profile::challenges::daily::Mark;
use super::profile::finished_game::{FinishedGame, Step};
use super::profile::settings::Pace;
use super::profile::statistics::BestResults;
use super::style::picture::Picture;
use super::style::{Motion, Style};
use crate::client::Logged;
use crate::game::{Seat, SeatSet, Update};
use crate::sound::Cue;
use crate::table::{Hosted, PersonId, Reaction};
use crate::text::Texts;
use after::end_picture::EndPicture;
pub use after::moments::Highlight;

/// What the player wants of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Intent<A> {
    /// Do this in the game.
    Act(A),
    /// Go on: they have looked at the end of the round.
    GoOn,
    /// Choose again what was only half chosen: nobody else knows of it yet.
    TakeBack,
    /// Give something up that is not lost yet: they are asked once more before it is done.
    AskFirst,
}

/// A button on the line above the board.
#[derive(Clone, Debug, PartialEq)]
pub struct LineButton<A> {
    pub name: String,
    pub intent: Intent<A>,
    /// Whether it says no to what is asked: it is plain then, and Enter alone does not press it.
    pub declines: bool,
}

impl<A> LineButton<A> {
    /// A button that the player is expected to press.
    pub fn new(name: &str, intent: Intent<A>) -> Self {
        Self { name: name.to_owned(), intent, declines: false }
    }

    /// The way to say no.
    pub fn no(name: &str, intent: Intent<A>) -> Self {
        Self { declines: true, ..Self::new(name, intent) }
    }
}

/// What is going on, in a line, and what can be pressed besides the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<A> {
    /// What is going on.
    pub text: String,
    /// Pictures before it, such as the animal and the landscape that would connect.
    pub signs: Vec<Picture>,
    /// Whether the player is asked to do something.
    pub mine: bool,
    /// Buttons beside it, the one that is meant first: Enter presses it, and the focus of whoever
    /// plays by keys goes there, unless something on the board can be chosen as well.
    pub buttons: Vec<LineButton<A>>,
    /// Whether something on the board can be chosen while there are buttons.
    pub board_too: bool,
}

impl<A> Line<A> {
    /// Nothing but words.
    pub fn plain(text: String) -> Self {
        Self { text, signs: Vec::new(), mine: false, buttons: Vec::new(), board_too: false }
    }

    /// What the player is asked to do by pressing this button, and nothing else.
    pub fn asking(text: &str, button: &str, intent: Intent<A>) -> Self {
        let buttons = vec![LineButton::new(button, intent)];
        Self { mine: true, buttons, ..Self::plain(text.to_owned()) }
    }
}

/// A game with a board. Its words, its result and what is told of it afterwards are traits of their own,
/// each implemented where the code is.
pub trait GameBoard: BoardWords + BoardLog + ResultBoard + ToldAfterwards {
    /// The board; what the player asked for.
    fn board_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &mut Self::Show,
        draft: &mut Self::Draft,
        reactions: &Reactions,
    ) -> Option<Intent<Self::Action>>;

    /// Whether players have their marks; not where something else of the game has colour and shape.
    const MARKS: bool = true;

    /// How many milliseconds a bot pauses before it decides, as the player has set it.
    fn bot_pause(pace: Pace, _motion: Motion) -> u64 {
        pace.millis()
    }

    /// The rules on one card.
    fn summary_ui(ui: &mut Ui, style: &Style<'_>, snapshot: &ClientSnapshot<Self>);
}

/// What is kept of a board from one frame to the next, and of its results for good.
pub trait BoardState: Hosted + Logged {
    /// What is on its way across the board.
    type Show: Show<Self>;
    /// What the player has begun to choose; `()` where one click says it all.
    type Draft: Draft<Self::View>;
    /// The best results of a player in it.
    type Best: BestResults;
}

/// What is said about a game while it is played.
pub trait BoardWords: BoardState {
    /// What is going on.
    fn line(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        show: &Self::Show,
        draft: &Self::Draft,
    ) -> Line<Self::Action>;

    /// How far the game is, for the bar at the top.
    fn progress(text: &Texts, show: &Self::Show) -> String;
}

/// What happened in a game, told while it is played.
pub trait BoardLog: BoardState {
    /// What happened last, in words.
    fn latest(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Self::Show) -> String;

    /// The sentence for the event at that index of the log; none if it has none. It may depend on the
    /// events before it.
    fn tell(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        log: &[Self::Seen],
        at: usize,
    ) -> Option<String>;

    /// Whether this event begins a section of the log, such as a turn.
    fn begins_part(_seen: &Self::Seen) -> bool {
        false
    }

    /// Whether the event at that index is about that seat, so that the log can be read for one player.
    /// None: this game's log is too short for that.
    fn concerns(_log: &[Self::Seen], _at: usize, _seat: Seat) -> Option<bool> {
        None
    }
}

/// What is shown when a game is over.
pub trait ResultBoard: BoardState {
    /// Who has won, once the game is over and nothing moves on the board any more.
    fn winners(show: &Self::Show) -> Option<SeatSet>;

    /// How many things are opened one by one when the game is over.
    const END_REVEALS: u8;

    /// What is said while they are opened, and what to press in order to open them all at once.
    fn opening(text: &Texts) -> [&'static str; 2];

    /// What everybody has won, with so many of these things open.
    fn result_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &Self::Show,
        open: f32,
    );

    /// Why the winners have won, in a sentence.
    fn reason(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Self::Show) -> String;
}

/// What is told of a game that is over: by a replay, the history, statistics and challenges.
pub trait ToldAfterwards: BoardState {
    /// What somebody did in a game that is over, as far as it may be among their best results.
    fn achieved(game: &FinishedGame<Self>, me: Seat) -> <Self::Best as BestResults>::Achieved;

    /// How a game that is over went for somebody, step by step and without anything that a player of
    /// the same deal should not know.
    fn marks(game: &FinishedGame<Self>, me: Seat) -> Vec<Mark>;

    /// What is worth another look for somebody in a game that is over.
    fn moments(game: &FinishedGame<Self>, me: Seat) -> Vec<Highlight>;

    /// What happened with the last of these steps of a game that is over, in a line.
    fn retell(text: &Texts, snapshot: &ClientSnapshot<Self>, steps: &[Step<Self>]) -> String;

    /// The round that a game is in, counted from 1.
    fn round(state: &Self::State) -> u8;

    /// Paints what lies face down open, over the board in this area, once the game is over.
    fn open_ui(ui: &Ui, style: &Style<'_>, area: Rect, show: &Self::Show, state: &Self::State);

    /// How everything lay in the end, in small.
    fn end_picture(game: &FinishedGame<Self>) -> Option<EndPicture>;
}

/// What people show at the moment, over their plates: who, what, and since when.
#[derive(Clone, Debug, Default)]
pub struct Reactions(pub Vec<(PersonId, Reaction, f64)>);

impl Reactions {
    /// What somebody shows.
    pub fn of(&self, id: PersonId) -> Option<Reaction> {
        self.0.iter().rev().find(|(who, ..)| *who == id).map(|(_, reaction, _)| *reaction)
    }
}

/// What is on its way across a board, from what was seen.
pub trait Show<G: BoardState>: Default {
    /// Queues an update: it is shown when those before it have been.
    fn take(&mut self, update: &Update<G>);
    /// Shows an update at once and without motion, for a player who was away.
    fn set(&mut self, update: &Update<G>);
    /// Moves on to this time.
    fn advance(&mut self, now: f64, motion: Motion, snapshot: &ClientSnapshot<G>) -> Advance;
    /// Ends all motion at once, since the player acts already.
    fn finish(&mut self);
    /// How many updates wait to be shown.
    fn waiting(&self) -> usize;
    /// How many events of the update being shown must not be told yet, as their motion is not over.
    fn untold(&self) -> usize;
    /// Whether the cards of a round that has ended are still in sight; then they are forgotten.
    fn holds_round(&self) -> bool {
        false
    }
    /// How many seconds whoever decides still has, where the table sets a limit.
    fn set_time_left(&mut self, _seconds: Option<f64>) {}
}

/// What the player has begun to choose and the table does not know yet, such as the first of two
/// places. It lives apart from the motion: updates of others do not end it.
pub trait Draft<V>: Default {
    /// Drops what the newest view no longer allows.
    fn revise(&mut self, newest: &V);
    /// Drops what was chosen; whether there was anything.
    fn take_back(&mut self) -> bool;
    /// The player is asked once more whether they give up.
    fn ask_first(&mut self) {}
}

impl<V> Draft<V> for () {
    fn revise(&mut self, _newest: &V) {}
    fn take_back(&mut self) -> bool {
        false
    }
}

/// What has to happen as time goes by.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advance {
    /// The sounds to play now.
    pub cues: Vec<Cue>,
    /// In how many seconds something will look different by itself; 0 while things move.
    pub next: Option<f64>,
}
