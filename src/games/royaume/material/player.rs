//! What lies before one player.

use serde::{Deserialize, Serialize};

use crate::game::Few;
use crate::game::few::ListItem;
use crate::game::set::Element;
use crate::game::spelling::numbered;
use crate::games::royaume::{Card, City, Hex, Memory, MemorySet, Suit, Tile, TileSet};

/// R6: the cards before a player, as they were drawn.
pub type Hand = Few<Card, { Card::HAND }>;

/// What lies before one player, all of it open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Where their hero stands.
    pub hero: Hex,
    /// Their points.
    pub score: u16,
    /// R6: their cards, as they were drawn.
    pub hand: Hand,
    /// R17: their completed challenges that they can still trade.
    pub unspent: TileSet,
    /// R11: those that they have traded.
    pub spent: TileSet,
    /// R11: how many memory tiles of each kind lie before them.
    #[serde(with = "packed")]
    pub memories: [u8; Memory::COUNT],
    /// R12: how many they have placed.
    pub placed: u8,
    /// R10: whether they have their spirit animal.
    pub animal: bool,
    /// R32: how many turns they have begun, missed ones too.
    pub turns: u8,
    /// R1: which of the six characters they are. It has no effect.
    pub character: Character,
}

/// R1: one of the six characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Character(u8);

/// People read a number for each kind; a wire carries three bits for each, since most are none and
/// every player is in every update.
mod packed {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::games::royaume::Memory;

    type Counts = [u8; Memory::COUNT];
    const BITS: usize = 3;

    pub fn serialize<S: Serializer>(counts: &Counts, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return counts.serialize(serializer);
        }
        let packed =
            counts.iter().rev().fold(0, |bits: u32, count| bits << BITS | u32::from(*count));
        serializer.serialize_u32(packed)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Counts, D::Error> {
        if deserializer.is_human_readable() {
            return Counts::deserialize(deserializer);
        }
        let packed = u32::deserialize(deserializer)?;
        if packed >> (BITS * Memory::COUNT) != 0 {
            return Err(D::Error::custom("more kinds of memory tiles than there are"));
        }
        Ok(std::array::from_fn(|kind| (packed >> (BITS * kind)) as u8 & 7))
    }
}

impl ListItem for Player {
    const FILL: Self = Self {
        hero: Hex::MIDDLE,
        score: 0,
        hand: Hand::EMPTY,
        unspent: TileSet::EMPTY,
        spent: TileSet::EMPTY,
        memories: [0; Memory::COUNT],
        placed: 0,
        animal: false,
        turns: 0,
        character: Character(0),
    };
}

impl Player {
    /// R8: with this many unspent challenges nobody begins another one.
    pub const MOST_UNSPENT: usize = 3;

    /// Whether they hold that card.
    #[inline]
    pub fn holds(&self, card: Card) -> bool {
        self.hand.contains(&card)
    }

    /// R8: whether they may begin a challenge.
    #[inline]
    pub fn may_begin(&self) -> bool {
        self.unspent.has_fewer_than(Self::MOST_UNSPENT)
    }

    /// R15: how many completed challenges they own, spent or not.
    #[inline]
    pub fn completed(&self) -> usize {
        self.tiles().len()
    }

    /// R15: what they bring into a contest beside a number and cards.
    #[inline]
    pub fn strength(&self) -> i16 {
        let animal = if self.animal { 3 } else { 0 };
        animal + self.completed() as i16
    }

    /// The kinds of memory tiles that lie before them.
    #[inline]
    pub fn kinds(&self) -> MemorySet {
        let [cities @ .., palace] = self.memories;
        MemorySet::with_bits(nonzero(cities) | u64::from(palace > 0) << City::COUNT)
    }

    /// Whether such a memory tile lies before them.
    #[inline]
    pub fn has(&self, memory: Memory) -> bool {
        self.memories[memory.index()] > 0
    }

    /// C27: whether they hold a B card.
    pub fn has_friends(&self) -> bool {
        self.hand.iter().any(|card| card.suit() == Suit::B)
    }

    /// R11: all tiles before them, spent or not.
    pub fn tiles(&self) -> TileSet {
        self.unspent | self.spent
    }

    /// Takes a card out of the hand, if it is there.
    pub(crate) fn take(&mut self, card: Card) -> Option<Card> {
        let at = self.hand.iter().position(|held| *held == card)?;
        self.hand.remove(at)
    }

    /// Gives or takes points; nobody has fewer than none. What really changed.
    pub(crate) fn change(&mut self, by: i16) -> i16 {
        let before = self.score;
        self.score = before.saturating_add_signed(by);
        self.score.wrapping_sub(before) as i16
    }

    /// R11: the tiles are turned face down.
    pub(crate) fn spend(&mut self, tiles: TileSet) {
        self.unspent = self.unspent - tiles;
        self.spent = self.spent | tiles;
    }

    pub(crate) fn complete(&mut self, tile: Tile) {
        self.unspent.insert(tile);
    }
}

/// A bit for each of eight numbers, the lowest for the first, set if it is not 0. All are looked at together,
/// since every turn begins with this.
#[inline]
fn nonzero(numbers: [u8; 8]) -> u64 {
    let (numbers, low) = (u64::from_le_bytes(numbers), u64::MAX / 0xff * 0x7f);
    let highest = (((numbers & low) + low) | numbers) & !low;
    // Each of the eight highest bits comes to its own place in the top byte.
    (highest >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

impl Character {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All of them.
    pub fn all() -> [Self; Self::COUNT] {
        [0, 1, 2, 3, 4, 5].map(Self)
    }
}

impl crate::game::chance::Lot for Character {
    fn lot(self) -> u16 {
        self.0.into()
    }
}

numbered!(Character, Character::COUNT, |_| "there are six characters (R1)".to_owned());

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_there_if_there_is_one_of_it_or_more() {
        for (kind, count) in Memory::all().flat_map(|kind| [1, 3, 127, 128, 255].map(|n| (kind, n)))
        {
            let mut player = Player::FILL;
            player.memories[kind.index()] = count;
            assert_eq!(player.kinds(), MemorySet::only(kind), "{count} of {kind:?}");
            player.memories[0] = 1;
            assert_eq!(player.kinds(), [Memory::from_index(0), kind].into_iter().collect());
        }
        assert_eq!(Player::FILL.kinds(), MemorySet::EMPTY);
        let rich = Player { memories: [3; Memory::COUNT], ..Player::FILL };
        assert_eq!(rich.kinds(), MemorySet::ALL);
    }
}
