//! What a table tells a client.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::person::{Person, PersonId};
use super::request::Reaction;
use super::settings::TableSettings;
use super::tally::Tally;
use super::words::{ChatLine, PlayerName, TableName};
use crate::game::{Game, Seat, SeatSet, Update, Wire};
use crate::table::game::fair::{Agreement, OpeningPage, PerSeat};

/// The most people at and around one table.
pub const MOST_PEOPLE: usize = 24;

/// What a table tells a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Notice<G: Game> {
    /// The answer to a join: who you are here, and up to which of your requests all are answered. It
    /// is the first word on every link and reads the same whatever is played, so that a client of
    /// another game can say so.
    Welcome {
        /// What is played here.
        game: String,
        /// Your number.
        you: PersonId,
        /// Requests up to this number need not be said again.
        answered: u32,
    },
    /// Your request of that number was granted, or was not.
    Answer(u32, Result<(), Refusal<G>>),
    /// How things stand at the table: replaces what was told before.
    Lobby(Box<Lobby<G>>),
    /// This is what will be dealt by. Now open what you promised.
    Agreed(Box<Agreement<G>>),
    /// Something happened in the game.
    Update(Update<G>),
    /// How the game stands, for whoever was away. What happened lately is not told again (M22).
    Current(Update<G>),
    /// There is more of what was told since the deal, or of what was opened: say
    /// [`Ask::More`](super::request::Ask::More).
    More,
    /// These seats still look at how the round ended, for at most this many milliseconds, or until
    /// they say that they have; when there are no seats, the game goes on.
    Moment(SeatSet, Option<u32>),
    /// How many milliseconds each of these seats has left to decide: replaces what was told before.
    /// Others may take as long as they like, or the game stands still.
    Clocks(PerSeat<(Seat, u32)>),
    /// What the clock that is played against says, in milliseconds, and whether it runs.
    Timer(u32, bool),
    /// Who has won how often at this table: replaces what was told before.
    Tally(Box<Tally>),
    /// The seat's time was up, and the table decided for it; the update follows.
    TimeUp(Seat),
    /// Somebody said something.
    Chat(PersonId, ChatLine),
    /// This was said lately, the oldest first, for whoever was away.
    Said(Vec<(PlayerName, ChatLine)>),
    /// Somebody showed something.
    React(PersonId, Reaction),
    /// The game is over, and everything is opened, page by page.
    Opened(Box<OpeningPage<G>>),
    /// The last word on a link.
    Farewell(Farewell),
}

/// How things stand at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Lobby<G: Game> {
    /// The table's name.
    pub name: TableName,
    /// What is played by. Where people sit is told by [`Lobby::people`].
    pub options: G::Options,
    /// How the table is run.
    pub settings: TableSettings,
    /// Who starts, if the host has picked somebody.
    pub first: Option<PersonId>,
    /// What is going on.
    pub stage: StageName,
    /// How many deals were given up before this game, or before the one that comes: a host could
    /// otherwise deal until it likes what it gets.
    pub given_up: u32,
    /// The host has stopped the game for a while.
    pub paused: bool,
    /// The host cannot save the game at the moment, so it stands still.
    pub unsaved: bool,
    /// Everybody here.
    pub people: ArrayVec<Person, MOST_PEOPLE>,
}

impl<G: Game> Lobby<G> {
    /// A table where nobody is yet.
    pub fn new(name: TableName, options: G::Options, settings: TableSettings) -> Self {
        Self {
            name,
            options,
            settings,
            first: None,
            stage: StageName::Gathering,
            given_up: 0,
            paused: false,
            unsaved: false,
            people: ArrayVec::new(),
        }
    }
}

/// What is going on at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StageName {
    /// People come and choose their places.
    Gathering,
    /// Everybody opens what they promised.
    Dealing,
    /// A game is being played.
    Playing,
    /// The game is over, and everybody is still there.
    Over,
}

/// Why a request was not granted. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Refusal<G: Game> {
    /// The rules forbid it.
    Illegal(G::Illegal),
    /// It answers an update that is no longer the newest, or was decided already.
    TooLate,
    /// It does not fit what is going on at the table.
    NotNow,
    /// Only the host may.
    HostOnly,
    /// Somebody sits there.
    PlaceTaken,
    /// There is no such place or person.
    Unknown,
    /// These are not the bytes that were promised.
    OtherShare,
    /// Not everybody is ready.
    NotReady,
    /// The players cannot play by these options: there are too many or too few of them.
    SetupError,
    /// Too much talk in too short a time.
    TooFast,
    /// All places are taken.
    NoRoom,
}

/// Why a link is closed by the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Farewell {
    /// Another device, or another window, has taken this seat with the same token.
    OtherDevice,
    /// All places are taken.
    Full,
    /// The game has begun; one may watch.
    Started,
    /// The host does not want anybody to watch.
    NoWatchers,
    /// The host has sent you away.
    Kicked,
    /// You wanted to leave.
    Left,
    /// The player whom a bot sat in for is back.
    OwnerIsBack,
    /// You have not opened what you promised for a deal, for the second time.
    BrokenPromise,
    /// What was said made no sense.
    Nonsense,
    /// The table is closed.
    Closed,
}

impl<G: Game> Wire for Notice<G> {
    fn is_sound(&self) -> bool {
        match self {
            Self::Update(update) | Self::Current(update) => update.is_sound(),
            Self::Lobby(lobby) => lobby.options.is_sound(),
            Self::Agreed(agreement) => agreement.is_sound(),
            _ => true,
        }
    }
}
