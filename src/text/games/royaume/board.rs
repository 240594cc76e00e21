//! Le Royaume in the window: what is asked, what something would do, and what lies where.

use crate::game::set::Element;
use crate::games::royaume::{Back, Card, Illegal, Special};

pub struct Board {
    /// What each card does, in a line; in the order of [`Card::ALL`].
    pub(super) does: [&'static str; Card::COUNT],
    /// The same in a few words, for a card on which there is no room for more.
    pub(super) brief: [&'static str; Card::COUNT],
    /// What is still to be said about a card that has been chosen.
    pub ask: Ask,
    pub mine: Mine,
    pub theirs: Theirs,
    pub shown: Shown,
    pub press: Press,
    pub will: Will,
    pub hex: HexWords,
    pub odds: Odds,
    pub plate: PlateWords,
    /// Why a card cannot be played.
    pub why: fn(why: Illegal) -> String,
}

/// What is still to be said about a card.
pub struct Ask {
    pub magician: &'static str,
    pub luck: &'static str,
    pub prophet: &'static str,
    pub shaman_give: &'static str,
    pub shaman_take: &'static str,
    pub storyteller_from: &'static str,
    pub storyteller_to: &'static str,
    pub miner: &'static str,
    pub short_way: &'static str,
    pub horn: &'static str,
    pub memory: fn(of: &str) -> String,
    pub tile: &'static str,
    pub deck: &'static str,
}

/// What the player is asked.
pub struct Mine {
    pub start: &'static str,
    pub start_placing: &'static str,
    pub walking: &'static str,
    pub stopped: &'static str,
    pub stopped_idle: &'static str,
    pub temple: &'static str,
    pub mine: &'static str,
    pub placing: &'static str,
    pub last_turn: &'static str,
    pub last_end: &'static str,
    pub last_fox: &'static str,
    pub turncoat: &'static str,
    pub team_up: &'static str,
    /// Whom, and from what to what the chance rises, in per cent.
    pub join: fn(name: &str, chances: [u8; 2]) -> String,
    pub join_fight: fn(name: &str, chances: [u8; 2]) -> String,
    /// What the spin has to show.
    pub spin: fn(need: i16, percent: u8) -> String,
    /// No number would be enough by itself.
    pub spin_star: fn(percent: u8) -> String,
    pub cards: fn(total: i16, difficulty: i16) -> String,
    pub horn: fn(total: i16, difficulty: i16) -> String,
    pub invisibility: &'static str,
}

/// What somebody else is asked.
pub struct Theirs {
    pub turn: fn(name: &str) -> String,
    pub placing: fn(name: &str) -> String,
    pub trading: fn(name: &str) -> String,
    pub last_turn: fn(name: &str) -> String,
    pub turncoat: fn(name: &str) -> String,
    pub team_up: fn(name: &str) -> String,
    pub join: fn(name: &str) -> String,
    pub spin: fn(name: &str) -> String,
    pub cards: fn(name: &str, total: i16, difficulty: i16) -> String,
    pub horn: fn(name: &str) -> String,
    pub invisibility: fn(name: &str) -> String,
}

/// What is being shown, where the log says only how it ends.
pub struct Shown {
    /// R14: the arrow that sends the Wizard turns.
    pub arrow: &'static str,
    pub i_spin: &'static str,
    pub spins: fn(name: &str) -> String,
    pub i_draw: &'static str,
    pub draws: fn(name: &str) -> String,
}

/// What can be pressed.
pub struct Press {
    pub go: &'static str,
    pub stay: &'static str,
    pub play: &'static str,
    /// A card by its name.
    pub play_card: fn(card: &str) -> String,
    pub place: &'static str,
    pub put: &'static str,
    pub not_this: &'static str,
    pub end: &'static str,
    pub buy: &'static str,
    pub trade: fn(count: usize) -> String,
    pub join: &'static str,
    /// R20: with one's own card.
    pub join_with_card: &'static str,
    pub no: &'static str,
    pub spin: &'static str,
    pub no_card: &'static str,
    pub give_up: &'static str,
    pub pay: &'static str,
    pub skip_turn: &'static str,
    pub colour: fn(colour: &str, number: u8) -> String,
    pub zoom_in: &'static str,
    pub zoom_out: &'static str,
    pub whole_map: &'static str,
}

/// What something would do.
pub struct Will {
    pub go: fn(to: &str) -> String,
    pub stay: &'static str,
    pub challenge: fn(to: &str, percent: u8) -> String,
    pub fight: fn(to: &str, percent: u8) -> String,
    pub temple: &'static str,
    pub mine: &'static str,
    pub play: fn(card: &str, does: &str) -> String,
    pub prophet: fn(to: &str, percent: u8) -> String,
    pub place: fn(of: &str, points: &str) -> String,
    pub turncoat: fn(to: &str) -> String,
    pub storyteller: fn(from: &str, to: &str) -> String,
    pub shaman: fn(give: &str, name: &str, take: &str) -> String,
    pub magician: fn(card: &str) -> String,
    /// R11: these challenges for as many memories.
    pub trade: fn(tiles: &str) -> String,
    pub horn: fn(name: &str) -> String,
    pub adds: fn(card: &str, total: i16, difficulty: i16) -> String,
}

/// What lies on a hex.
pub struct HexWords {
    /// In the order of [`Special::ALL`].
    pub(super) specials: [&'static str; 5],
    pub city: fn(number: &str, of: &str) -> String,
    pub land: fn(spot: &str) -> String,
    pub(super) backs: [&'static str; 2],
    pub down: fn(back: &str) -> String,
    pub up: fn(colour: &str, difficulty: u8) -> String,
    pub now: fn(difficulty: i16) -> String,
    pub memory: &'static str,
    pub palace: &'static str,
    pub free: &'static str,
    pub wizard: &'static str,
    pub wizard_next: &'static str,
    pub snow: &'static str,
    pub hero: fn(name: &str) -> String,
    pub me: &'static str,
    pub steps: fn(steps: u8) -> String,
    pub here: &'static str,
    pub lit: &'static str,
    pub chosen: &'static str,
    pub points: fn(points: u16) -> String,
    pub mine_left: fn(left: u8) -> String,
    pub temple: &'static str,
    pub corridor: &'static str,
    pub tower: &'static str,
    pub camp: &'static str,
}

/// What a challenge or a fight takes.
pub struct Odds {
    pub fight: &'static str,
    pub range: fn(least: i16, most: i16) -> String,
    pub difficulty: fn(sum: &str) -> String,
    pub memories: &'static str,
    pub wizard: &'static str,
    pub animal: &'static str,
    pub so_far: fn(sum: &str) -> String,
    pub nothing_yet: &'static str,
    pub need: fn(colour: &str, need: i16) -> String,
    pub any: &'static str,
    pub chance: fn(percent: u8) -> String,
    pub armed: fn(percent: u8) -> String,
    pub bare: fn(percent: u8) -> String,
    pub card: fn(card: &str, percent: u8) -> String,
    pub joins: fn(names: &str) -> String,
    pub with_team_up: &'static str,
    pub nobody: &'static str,
    pub fails: fn(points: u16) -> String,
}

/// What is before a player, and the piles.
pub struct PlateWords {
    pub points: fn(points: u16) -> String,
    pub unspent: fn(count: usize) -> String,
    pub spent: fn(count: usize) -> String,
    pub memory: fn(of: &str) -> String,
    pub placed: fn(count: u8) -> String,
    pub animal: &'static str,
    pub no_animal: &'static str,
    pub cards: fn(cards: &str) -> String,
    pub turn: &'static str,
    pub decides: &'static str,
    /// R31.
    pub leads: &'static str,
    pub snowed_in: &'static str,
    pub deck: fn(left: u8) -> String,
    pub discards: fn(count: u8) -> String,
    pub no_discards: &'static str,
    pub turn_number: fn(number: u8) -> String,
    pub mine_left: fn(left: u8) -> String,
}

impl Board {
    /// What a card does, in a line.
    pub fn does(&self, card: Card) -> &'static str {
        self.does[card.index()]
    }

    /// The same in a few words.
    pub fn brief(&self, card: Card) -> &'static str {
        self.brief[card.index()]
    }
}

impl HexWords {
    /// What a special hex is called.
    pub fn special(&self, special: Special) -> &'static str {
        self.specials[special as usize]
    }

    /// What a back looks like.
    pub fn back(&self, back: Back) -> &'static str {
        self.backs[back as usize]
    }
}
