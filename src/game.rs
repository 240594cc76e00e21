//! What a game is.
//!
//! A [`Game`] is pure rules: it is dealt, it is played one action at a time, and it says what each
//! [`Viewer`] may know of it. It has no clock, no sockets, no logging and no randomness of its own:
//! whatever luck decides comes in as a [`Chance`], which is either a seeded generator or the record
//! of a game that was already played. So the same options, luck and actions give the same game
//! everywhere.
//!
//! The types say who may hold what:
//! - `State` is the whole truth. It stays with the host, and it is *not* serialisable, so that no
//!   line of code can send it by mistake.
//! - `Event` is what an action led to, in full. It can be written into a [`record`] (that is the
//!   truth, for the host alone until the game is over) but not read from a wire.
//! - `View` and `Seen` are what one viewer may know; they, with `Options`, `Action` and `Illegal`,
//!   are the only types that are [`Wire`].
//!
//! Several seats may have to decide at once ([`Game::to_act`] is a set), and luck may come in the
//! middle of a turn ([`Game::play`] takes a [`Chance`]).

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub mod chance;
pub mod faces;
pub mod few;
pub mod outcome;
pub mod playback;
pub mod record;
pub mod score;
pub mod seat;
pub mod set;
pub mod spelling;
pub mod update;
pub mod viewer;

pub use chance::Chance;
pub use faces::Faces;
pub use few::Few;
pub use outcome::Outcome;
pub use playback::Playback;
pub use score::Score;
pub use seat::{Seat, SeatSet};
pub use set::Set;
pub use update::Update;
pub use viewer::Viewer;

/// What may cross a wire. A type has to be named here one by one: being serialisable is not enough.
pub trait Wire:
    Serialize + DeserializeOwned + Clone + Debug + PartialEq + Send + Sync + 'static
{
    /// Whether its parts fit together, as far as it can tell by itself. Everything that is read from
    /// a wire is asked once, so that nobody further in has to distrust it.
    fn is_sound(&self) -> bool {
        true
    }
}

/// The rules of one game.
pub trait Game: Sized + Clone + Debug + PartialEq + Send + 'static {
    /// The name in records, arguments and on the network, for instance `"memoarrr"`.
    const NAME: &'static str;
    /// What the host chooses before the deal.
    type Options: Wire;
    /// What a player may decide.
    type Action: Wire + Copy + Hash;
    /// What one viewer may know of the state, complete in itself.
    type View: Wire + Hash;
    /// What one viewer saw happen; drives animation, log and memory.
    type Seen: Wire + Hash;
    /// Why an action was refused. It rests on what everybody knows, so it cannot leak.
    type Illegal: Wire + Error;
    /// The whole truth.
    type State: Clone + Debug + PartialEq + Send;
    /// What happened, in full.
    type Event: Clone + Debug + PartialEq + Serialize + Send;

    /// Lays out a new game, or says why these options cannot be played by this many.
    fn deal(
        options: &Self::Options,
        seats: u8,
        chance: &mut Chance,
    ) -> Result<Self::State, SetupError>;

    /// No game by these options has more actions than this, whatever the players do.
    fn max_actions(options: &Self::Options, seats: u8) -> usize;

    /// The seats that have a decision to make now; empty when the game is over.
    fn to_act(state: &Self::State) -> SeatSet;

    /// Plays one action and appends what it led to. A refusal changes nothing and appends nothing.
    ///
    /// Events go into a buffer of the caller's, since a move must not cost an allocation.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What `viewer` may know now: built up from nothing, never a state with parts blanked.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` sees of an event, if anything.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// Whether this view shows something now that not everybody at the table sees.
    fn holds_secret(view: &Self::View) -> bool;

    /// Who has this view, and how many play.
    fn seating(view: &Self::View) -> (Viewer, u8);

    /// Whether somebody who has this view now can have seen that: it names only seats and places that
    /// there are, and a result is the one of this game. Asked of what comes from elsewhere.
    fn could_see(view: &Self::View, seen: &Self::Seen) -> bool;

    /// What the view's own seat may do now. It is told from the view, so that client, bot and host
    /// agree on it and legality cannot leak a secret.
    fn legal_actions(view: &Self::View) -> impl ExactSizeIterator<Item = Self::Action>;

    /// A whole world that looks to its viewer exactly like `view`; the rest is drawn by chance.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self::State;
}

/// Why a game cannot be dealt. What players read of it is in `text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these players cannot play by these options: {self:?}")]
pub enum SetupError {
    /// The game is not for this many.
    Players(u8),
    /// This many want to play solo.
    SoloPlayers(u8),
    /// Solo is played without the extension.
    SoloExtension,
    /// Everybody needs a side of their own.
    Sides {
        /// How many play.
        players: u8,
        /// How many sides are taken.
        sides: u8,
    },
    /// The start player is none of the players, who are this many.
    StartPlayer(u8),
}
