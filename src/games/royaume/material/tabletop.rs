//! What lies open on the table, and what follows from it.
//!
//! A [`Tabletop`] holds what everybody may know, which in this game is nearly everything: the state
//! is a tabletop plus the fronts that lie face down and the order of two stacks. Since legality is
//! told from here alone ([`check`](crate::games::royaume::legal::check), [`choices`](crate::games::royaume::legal::choices)), host, client and bot
//! cannot disagree about it, and it cannot depend on a secret.

use serde::{Deserialize, Serialize};

use super::realm::{Realm, Special};
use crate::game::set::Element;
use crate::game::{Faces, Few, Seat, SeatSet, Set};
use crate::games::royaume::course::contest::{About, Contest, Stage};
use crate::games::royaume::course::task::{Task, Waiting};
use crate::games::royaume::{
    Back, Card, Choices, Colour, EndReason, Hex, HexSet, Memory, Options, Player, Tile, TileSet,
};

/// Some of the cards.
pub type CardSet = Set<Card>;
/// Some kinds of memory tiles.
pub type MemorySet = Set<Memory>;

/// Everything that is open to all.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tabletop {
    /// What was agreed before the deal, the kingdom among it.
    pub options: Options,
    /// R6: who started.
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// What lies before each player.
    pub players: Few<Player, { Seat::MAX as usize }>,
    /// What is still to be done, the next at the end; empty when the game is over.
    pub todo: Few<Task, 10>,
    /// R21: those who wait to refill, the next first.
    pub queue: Few<Waiting, { Seat::MAX as usize }>,
    /// The challenge or fight under way.
    pub contest: Option<Contest>,
    /// R4: where a challenge lies face down.
    pub down: HexSet,
    /// Those of them with a grey-blue back.
    pub grey: HexSet,
    /// R18: the challenges that lie face up.
    pub up: Faces<Hex, Tile, { Hex::COUNT }>,
    /// R12: where a memory tile lies; on open land it is the palace.
    pub memories: HexSet,
    /// Where the Wizard is, until he leaves the board.
    pub wizard: Option<Hex>,
    /// C24: the snowstorm, while it lies on the board.
    pub snow: Option<Snow>,
    /// R5: how many memory tiles are left in the Mine.
    pub mine: u8,
    /// How many cards are left in the deck.
    pub deck: u8,
    /// R30: how often each card is among the discards.
    pub discards: [u8; Card::COUNT],
    /// R31, R32: why the end has begun, once it has.
    pub end: Option<EndReason>,
}

/// C24: the snowstorm on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Snow {
    /// Where it lies.
    pub hex: Hex,
    /// D27: whom it has trapped, until it goes back.
    pub trapped: SeatSet,
    /// Those of them who have still to miss their turn.
    pub owing: SeatSet,
}

impl Tabletop {
    /// R32: after how many turns of everybody the end begins.
    pub const MOST_TURNS: u8 = 40;
    /// R29: what throwing the hand away costs.
    pub const THROW: u16 = 5;
    /// R10: what the spirit animal costs.
    pub const ANIMAL: u16 = 10;
    /// A5: what the Merchant asks for.
    pub const MERCHANT: u16 = 5;

    /// The kingdom.
    #[inline]
    pub fn realm(&self) -> &Realm {
        &self.options.ground
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// All who play.
    #[inline]
    pub fn everybody(&self) -> SeatSet {
        SeatSet::first_few(self.players.len())
    }

    /// What lies before a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        self.players.at(seat.index())
    }

    /// Who has to decide something now; nobody once the game is over.
    #[inline]
    pub fn decides(&self) -> Option<Seat> {
        match *self.todo.last()? {
            Task::Turn(_) => Some(self.turn),
            Task::Contest => self.contest.as_ref().map(|contest| contest.asked),
            Task::Turncoat(seat) | Task::LastTurn(seat) => Some(seat),
            _ => None,
        }
    }

    /// Everything that the seat may do now.
    #[inline]
    pub fn choices(&self, seat: Seat) -> Choices<'_> {
        Choices::new(self, Some(seat))
    }

    /// Where challenges lie, face up or face down.
    #[inline]
    pub fn challenges(&self) -> HexSet {
        self.down | self.up.places()
    }

    /// R12: where there is no challenge, no memory tile, no snowstorm and no Wizard.
    #[inline]
    pub fn free(&self) -> HexSet {
        HexSet::ALL - self.challenges() - self.memories - self.snowed() - self.wizards()
    }

    #[inline]
    pub(crate) fn snowed(&self) -> HexSet {
        self.snow.iter().map(|snow| snow.hex).collect()
    }

    #[inline]
    pub(crate) fn wizards(&self) -> HexSet {
        self.wizard.into_iter().collect()
    }

    /// Where heroes stand.
    #[inline]
    pub fn heroes(&self) -> HexSet {
        self.players.iter().map(|player| player.hero).collect()
    }

    /// Whose heroes stand on these hexes.
    #[inline]
    pub(crate) fn standing_on(&self, hexes: HexSet) -> SeatSet {
        let seats = Seat::all(self.seats()).zip(&self.players);
        seats.filter(|(_, player)| hexes.contains(player.hero)).map(|(seat, _)| seat).collect()
    }

    /// C24: whom the snowstorm has trapped; who came to the hex later is not (D20).
    #[inline]
    pub(crate) fn snowed_in(&self) -> SeatSet {
        self.snow.map_or(SeatSet::EMPTY, |snow| snow.trapped)
    }

    /// C24: whether the seat is among them.
    pub fn is_snowed_in(&self, seat: Seat) -> bool {
        self.snowed_in().contains(seat)
    }

    /// R19, R20: those who could still come into a contest.
    #[inline]
    pub fn able(&self, contest: &Contest) -> SeatSet {
        self.everybody() - contest.participants() - self.snowed_in()
    }

    /// C26: where a challenge may be put: a free city hex without a hero.
    #[inline]
    pub fn challenge_sites(&self) -> HexSet {
        (self.free() & self.realm().cities()) - self.heroes()
    }

    /// R12, R13: where such a memory tile may be placed.
    #[inline]
    pub fn memory_sites(&self, memory: Memory) -> HexSet {
        self.memory_homes(memory) & self.free()
    }

    /// R12, R13: where such a memory tile belongs, free or not.
    #[inline]
    pub(crate) fn memory_homes(&self, memory: Memory) -> HexSet {
        match memory {
            Memory::City(city) => self.realm().city(city),
            Memory::Palace => self.palace_homes(),
        }
    }

    /// R13: the one palace is seldom at hand.
    #[cold]
    fn palace_homes(&self) -> HexSet {
        self.realm().land() & Hex::around(self.memories)
    }

    /// R12: whether the seat could place anything.
    pub fn can_place(&self, seat: Seat) -> bool {
        self.player(seat).kinds().iter().any(|memory| !self.memory_sites(memory).is_empty())
    }

    /// R11, R26: how many memory tiles can be got out of the Mine now.
    #[inline]
    pub fn diggable(&self) -> u8 {
        match self.wizard {
            Some(hex) if hex == self.realm().place(Special::Mine) => 0,
            _ => self.mine,
        }
    }

    /// R11: which tiles the seat could trade, and how many of them at most.
    #[inline]
    pub fn tradable(&self, seat: Seat) -> (TileSet, usize) {
        let tiles = self.player(seat).unspent;
        (tiles, tiles.len().min(self.diggable().into()))
    }

    /// A3: the challenges that the Prophet may name.
    pub fn prophecies(&self) -> HexSet {
        self.challenges() - self.wizards()
    }

    /// A9: the challenges that the Storyteller may move.
    pub fn tales(&self) -> HexSet {
        self.up.places() - self.wizards()
    }

    /// A9: where the Storyteller may move the challenge that lies there.
    pub fn tale_sites(&self, from: Hex) -> HexSet {
        self.challenge_sites() - self.realm().city_at(from)
    }

    /// A1: the cards that the Magician may take.
    pub fn takeable(&self) -> CardSet {
        let there = |card: &Card| card.can_be_taken() && self.discards[card.index()] > 0;
        Card::ALL.into_iter().filter(there).collect()
    }

    /// R16: whether the contest, at its step, has to ask the seat anything.
    #[inline]
    pub(crate) fn can_answer(&self, contest: &Contest, seat: Seat) -> bool {
        let player = self.player(seat);
        match contest.stage {
            Stage::TeamUp => player.holds(Card::TeamUp),
            Stage::Join => !contest.asks_for_team_ups() || player.holds(Card::TeamUp),
            Stage::Spin | Stage::JoinersSpin | Stage::HelperSpins => true,
            Stage::JoinersCards | Stage::Cards | Stage::HelperCards | Stage::LastCards => {
                player.hand.iter().any(|card| contest.takes(seat, *card))
            }
            Stage::Horn => player.holds(Card::Horn) && !self.able(contest).is_empty(),
            Stage::Invisibility => player.holds(Card::Invisibility) && player.score > 0,
        }
    }

    /// R15: the printed number, and what lies around it.
    pub fn difficulty(&self, tile: Tile, hex: Hex) -> i16 {
        i16::from(self.realm().front(tile).difficulty) + self.difficulty_change(hex)
    }

    /// R15: how much harder a challenge is there: −1 for every memory tile next to it, +2 if the Wizard
    /// is (R27).
    pub fn difficulty_change(&self, hex: Hex) -> i16 {
        let around = hex.neighbours();
        let wizard = if (around & self.wizards()).is_empty() { 0 } else { 2 };
        wizard - (around & self.memories).len() as i16
    }

    /// R4: the back of the challenge that lies there, face up or face down.
    pub fn back(&self, hex: Hex) -> Back {
        match self.up.get(hex) {
            Some(tile) => self.realm().front(tile).back,
            None if self.grey.contains(hex) => Back::GreyBlue,
            None => Back::Green,
        }
    }

    /// R15, R22: the colour that counts in a contest: that of the tile, or violet against the Wizard.
    pub fn contest_colour(&self, contest: &Contest) -> Colour {
        match contest.about {
            About::Challenge(tile, _) => self.realm().front(tile).colour,
            About::Fight(_) => Colour::Violet,
        }
    }

    /// R31: whether no challenge is left for anybody.
    pub(crate) fn has_no_challenge(&self) -> bool {
        self.challenges().is_empty() && self.players.iter().all(|player| player.unspent.is_empty())
    }
}
