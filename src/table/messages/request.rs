//! What a client says to a table.

use serde::{Deserialize, Serialize};

use super::person::{Kind, PersonId};
use super::place::Place;
use super::portrait::Portrait;
use super::settings::TableSettings;
use super::token::Token;
use super::words::{ChatLine, PlayerName};
use crate::bot::Level;
use crate::game::{Game, Wire};
use crate::table::game::fair::{Commitment, Share};

/// What a client says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Request<G: Game> {
    /// The first word on every link, and the only one before the table has answered it. With a token
    /// that the table knows it means "I am back".
    Join(Join),
    /// Anything after that. Numbers go up by one with each request in a life of the client's program, so
    /// that one that is said again on a new link is not done twice.
    Ask(u32, Ask<G>),
}

/// Who comes, and what for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Join {
    /// Made by the client and kept by it: the seat belongs to whoever has it.
    pub token: Token,
    /// Drawn by the client's program whenever it starts: the numbers of its requests count within it.
    pub life: u64,
    /// As they call themselves.
    pub name: PlayerName,
    /// The picture they have chosen.
    pub portrait: Portrait,
    /// Human or bot.
    pub kind: Kind,
    /// To watch, not to play.
    pub watch: bool,
}

/// What somebody at the table wants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Ask<G: Game> {
    /// Before the game: to have that chair, or whichever is left.
    Sit(Option<Place>),
    /// Before the game: "let us begin", with a promise for the fair deal; or not yet.
    Ready(Option<Commitment>),
    /// To open what was promised.
    Share(Share),
    /// To do something in the game, in answer to update number `seq`.
    Act {
        /// The newest update that the player had seen.
        seq: u32,
        /// What to do.
        action: G::Action,
    },
    /// To be told the next page of what the seat was told since the deal.
    More,
    /// After a round: "I have seen enough".
    GoOn,
    /// Against the clock: "I do not see the board", or "I see it again".
    Freeze(bool),
    /// To say something.
    Chat(ChatLine),
    /// To show something.
    React(Reaction),
    /// To leave for good: the last request of all. Whoever only goes for a while hangs up.
    Leave,
    /// What only the host may ask for.
    Host(Order<G>),
}

/// What only the host may ask for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Order<G: Game> {
    /// Before the game: to play by these options. Where people sit is not among them.
    Options(G::Options),
    /// Before the game: to let that person start, or chance decide.
    First(Option<PersonId>),
    /// To run the table in this way.
    Settings(TableSettings),
    /// To deal.
    Start,
    /// To stop the game for a while, or to go on with it.
    Pause(bool),
    /// Before the game: to have a bot of that level play.
    Hire(Level),
    /// To send somebody away; for good, or until they come again, which they may.
    Kick {
        /// Who has to go.
        person: PersonId,
        /// Whether they are not let in again, nor anybody from their address.
        ban: bool,
    },
    /// To let a bot play for somebody who is away, now.
    SitIn(PersonId),
    /// After the game: to gather for another one.
    Rematch,
}

/// What one can show without words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Reaction {
    Hello,
    Bravo,
    Ouch,
    Laugh,
    Think,
    Hurry,
    Thanks,
    Parrot,
}

impl<G: Game> Wire for Request<G> {}
