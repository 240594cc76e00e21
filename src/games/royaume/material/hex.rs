//! The places of the board.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Set;
use crate::game::set::{Element, numbered_element};

/// R2: a place of the board, a hexagon of radius 4. Places are numbered row by row from the north-west;
/// records write them by their axial coordinates, as `[q,r]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u8);

/// Some places of the board.
pub type HexSet = Set<Hex>;

/// The neighbours of each hex, in a table since every walk asks for them.
const NEIGHBOURS: [HexSet; Hex::COUNT] = {
    let mut all = [HexSet::EMPTY; Hex::COUNT];
    let mut i = 0;
    while i < Hex::COUNT {
        let (q, r) = AXIAL[i];
        let (mut around, mut side) = (0, 0);
        while side < SIDES.len() {
            let (dq, dr) = SIDES[side];
            if is_on_board(q + dq, r + dr) {
                around |= 1 << number(q + dq, r + dr);
            }
            side += 1;
        }
        all[i] = HexSet::with_bits(around);
        i += 1;
    }
    all
};

/// What is around each possible byte of a set of hexes: eight are looked up at once, as often for few hexes
/// as for many, so that the processor need not guess how many there are.
static AROUND: [[HexSet; 256]; 8] = {
    let mut all = [[HexSet::EMPTY; 256]; 8];
    let mut i = 0;
    while i < 8 * 256 {
        let (byte, bits) = (i / 256, i % 256);
        let (mut around, mut bit) = (0, 0);
        while bit < 8 && 8 * byte + bit < Hex::COUNT {
            if bits >> bit & 1 == 1 {
                around |= NEIGHBOURS[8 * byte + bit].bits();
            }
            bit += 1;
        }
        all[byte][bits] = HexSet::with_bits(around);
        i += 1;
    }
    all
};

const SIDES: [(i8, i8); 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];

const AXIAL: [(i8, i8); Hex::COUNT] = {
    let mut all = [(0, 0); Hex::COUNT];
    let mut r = -Hex::RADIUS;
    while r <= Hex::RADIUS {
        let mut q = first_in_row(r);
        while is_on_board(q, r) {
            all[number(q, r)] = (q, r);
            q += 1;
        }
        r += 1;
    }
    all
};

const fn is_on_board(q: i8, r: i8) -> bool {
    q.abs() <= Hex::RADIUS && r.abs() <= Hex::RADIUS && (q + r).abs() <= Hex::RADIUS
}

const fn first_in_row(r: i8) -> i8 {
    if r < 0 { -Hex::RADIUS - r } else { -Hex::RADIUS }
}

const fn number(q: i8, r: i8) -> usize {
    let (mut before, mut row) = (0, -Hex::RADIUS);
    while row < r {
        before += 2 * Hex::RADIUS + 1 - row.abs();
        row += 1;
    }
    (before + q - first_in_row(r)) as usize
}

impl Hex {
    /// How many steps it is from the middle to the rim.
    pub const RADIUS: i8 = 4;
    /// How many there are.
    pub const COUNT: usize = 61;
    /// The one in the middle.
    pub const MIDDLE: Self = Self(30);

    /// The place with these axial coordinates, if it is on the board.
    pub const fn at(q: i8, r: i8) -> Option<Self> {
        let rim = Self::RADIUS.unsigned_abs();
        let near = q.unsigned_abs() <= rim && r.unsigned_abs() <= rim;
        if near && is_on_board(q, r) { Some(Self(number(q, r) as u8)) } else { None }
    }

    /// All of them, row by row.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        HexSet::ALL.iter()
    }

    /// Its axial coordinates.
    pub fn axial(self) -> (i8, i8) {
        AXIAL[self.index()]
    }

    /// The places that share a side with it.
    #[inline]
    pub fn neighbours(self) -> HexSet {
        NEIGHBOURS[self.index()]
    }

    /// The places that share a side with any of these.
    #[inline]
    pub fn around(hexes: HexSet) -> HexSet {
        let bytes = hexes.bits().to_le_bytes().into_iter().zip(&AROUND);
        bytes.fold(HexSet::EMPTY, |all, (byte, around)| all | around[usize::from(byte)])
    }
}

numbered_element!(Hex, Hex::COUNT);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.axial();
        write!(f, "[{q},{r}]")
    }
}

/// People read the coordinates, a wire carries the number.
impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            self.axial().serialize(serializer)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let (q, r) = <(i8, i8)>::deserialize(deserializer)?;
            return Self::at(q, r).ok_or_else(|| D::Error::custom("a hex beyond the board (R2)"));
        }
        let number = u8::deserialize(deserializer)?;
        match usize::from(number) < Self::COUNT {
            true => Ok(Self(number)),
            false => Err(D::Error::custom("a hex beyond the board")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_and_numbers_agree() {
        for hex in Hex::all() {
            let (q, r) = hex.axial();
            assert_eq!(Hex::at(q, r), Some(hex));
        }
        assert_eq!(Hex::at(0, -4), Some(Hex(0)));
        assert_eq!(Hex::at(0, 0), Some(Hex::MIDDLE));
        assert_eq!([Hex::at(5, 0), Hex::at(3, 2), Hex::at(-128, 0)], [None; 3]);
    }

    #[test]
    fn around_several_is_what_is_around_each() {
        let mut chance = crate::game::Chance::from_number(4, 0);
        for many in 0..=Hex::COUNT {
            let hexes: HexSet = Hex::all().filter(|_| chance.below(Hex::COUNT) < many).collect();
            let each = hexes.iter().flat_map(|hex| hex.neighbours());
            assert_eq!(Hex::around(hexes), each.collect(), "{hexes:?}");
        }
    }

    #[test]
    fn neighbours_are_one_step_away_both_ways() {
        let step = |a: (i8, i8), b: (i8, i8)| SIDES.contains(&(a.0 - b.0, a.1 - b.1));
        for (a, b) in Hex::all().flat_map(|a| Hex::all().map(move |b| (a, b))) {
            assert_eq!(a.neighbours().contains(b), step(a.axial(), b.axial()), "{a} {b}");
        }
    }
}
