//! Small sets of small things: seats at a table, cells of a grid, cards of a deck.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Sub};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something of which there are at most 64, numbered from 0.
pub trait Element: Copy {
    /// How many there are.
    const COUNT: usize;
    /// Its number, below [`Self::COUNT`].
    fn index(self) -> usize;
    /// The one with that number; only numbers below [`Self::COUNT`] are asked for.
    fn from_index(index: usize) -> Self;
}

/// Makes an [`Element`], which luck can choose, of a type that holds nothing but its number.
macro_rules! numbered_element {
    ($name:ident, $count:expr) => {
        impl $crate::game::set::Element for $name {
            const COUNT: usize = $count;

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            fn from_index(index: usize) -> Self {
                debug_assert!(index < $count, "there is no {} {index}", stringify!($name));
                Self(index as u8)
            }
        }

        impl $crate::game::chance::Lot for $name {
            fn lot(self) -> u16 {
                self.0.into()
            }
        }
    };
}
pub(crate) use numbered_element;

/// A set of elements, one bit each. It goes through them in their own order.
pub struct Set<T>(u64, PhantomData<T>);

impl<T: Element> Set<T> {
    /// The set of nothing.
    pub const EMPTY: Self = Self(0, PhantomData);
    /// The set of all.
    pub const ALL: Self = Self(u64::MAX >> (64 - T::COUNT), PhantomData);

    /// The set of one.
    pub fn only(element: T) -> Self {
        Self(1 << element.index(), PhantomData)
    }

    /// The first `count` elements.
    pub fn first_few(count: usize) -> Self {
        Self(Self::ALL.0 & !(u64::MAX.checked_shl(count as u32).unwrap_or(0)), PhantomData)
    }

    /// The set with these bits; bits beyond the last element are refused.
    pub fn from_bits(bits: u64) -> Option<Self> {
        (bits & !Self::ALL.0 == 0).then_some(Self(bits, PhantomData))
    }

    /// The set with those of these bits that stand for an element.
    pub const fn with_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0, PhantomData)
    }

    /// One bit an element, the first in the lowest place.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many are in it.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are fewer than `count`, without counting all of them.
    #[inline]
    pub fn has_fewer_than(self, count: usize) -> bool {
        let without_first = |bits: u64| bits & bits.wrapping_sub(1);
        count > 0 && (1..count).fold(self.0, |bits, _| without_first(bits)) == 0
    }

    /// Whether nothing is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `element` is in it.
    pub fn contains(self, element: T) -> bool {
        self.0 >> element.index() & 1 == 1
    }

    /// Puts one in.
    pub fn insert(&mut self, element: T) {
        self.0 |= 1 << element.index();
    }

    /// Takes one out.
    pub fn remove(&mut self, element: T) {
        self.0 &= !(1 << element.index());
    }

    /// The lowest one in it.
    pub fn first(self) -> Option<T> {
        (self.0 != 0).then(|| T::from_index(self.0.trailing_zeros() as usize))
    }

    /// The `n`-th in it, counted from 0: first its byte, then its place in the byte, without a loop whose
    /// length nobody could foresee, since a random player asks for any of dozens.
    #[inline]
    pub fn nth(self, n: usize) -> Option<T> {
        let up_to = self.counts_up_to_each_byte();
        if n >= (up_to >> 56) as usize {
            return None;
        }
        let start = 8 * passed(up_to, n as u64);
        let before = up_to << 8 >> start & 0xff;
        let up_to = one_byte_each(self.0 >> start & 0xff).wrapping_mul(EACH_BYTE);
        Some(T::from_index((start + passed(up_to, n as u64 - before)) as usize))
    }

    /// In each byte, how many are in this byte and all lower ones.
    #[inline]
    fn counts_up_to_each_byte(self) -> u64 {
        let pairs = self.0 - ((self.0 >> 1) & (EACH_BYTE * 0x55));
        let fours = (pairs & (EACH_BYTE * 0x33)) + ((pairs >> 2) & (EACH_BYTE * 0x33));
        let bytes = (fours + (fours >> 4)) & (EACH_BYTE * 0x0f);
        bytes.wrapping_mul(EACH_BYTE)
    }

    /// All in it, lowest first.
    pub fn iter(self) -> Iter<T> {
        Iter(self)
    }
}

/// A one in every byte.
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// How many of these eight bytes, none of which is above 64, are not more than `n`, which is not either.
#[inline]
fn passed(bytes: u64, n: u64) -> u64 {
    let highest = EACH_BYTE << 7;
    let passed = (((n * EACH_BYTE) | highest) - bytes) & highest;
    (passed >> 7).wrapping_mul(EACH_BYTE) >> 56
}

/// The eight bits of a byte, each as a byte of its own.
#[inline]
fn one_byte_each(byte: u64) -> u64 {
    let each_in_its_byte = (byte * EACH_BYTE) & 0x8040_2010_0804_0201;
    (each_in_its_byte + EACH_BYTE * 0x7f) >> 7 & EACH_BYTE
}

/// See [`Set::iter`].
#[derive(Clone)]
pub struct Iter<T>(Set<T>);

impl<T: Element> Iterator for Iter<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<T: Element> ExactSizeIterator for Iter<T> {}

impl<T: Element> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        elements.into_iter().fold(Self::EMPTY, |set, element| set | Self::only(element))
    }
}

impl<T: Element> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T> BitOr for Set<T> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0, PhantomData)
    }
}

impl<T> Sub for Set<T> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0, PhantomData)
    }
}

// Written out, since deriving would ask the same of `T`.
impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Set<T> {}
impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<T: Element + Debug> Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// People read a list, a wire carries the bits.
impl<T: Element + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de, T: Element + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect());
        }
        let bits = u64::deserialize(deserializer)?;
        Self::from_bits(bits).ok_or_else(|| D::Error::custom("a set with an unknown element"))
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Chance;
    use crate::games::royaume::{Hex, HexSet};

    #[test]
    fn the_nth_comes_after_n_others_if_there_are_not_fewer() {
        let mut chance = Chance::from_number(3, 0);
        let mut sets = vec![HexSet::EMPTY, HexSet::ALL];
        for many in 0..=Hex::COUNT {
            sets.push(Hex::all().filter(|_| chance.below(Hex::COUNT) < many).collect());
        }
        for set in sets {
            for n in 0..=64 {
                assert_eq!(set.nth(n), set.iter().nth(n), "{n} of {set:?}");
                assert_eq!(set.has_fewer_than(n), set.len() < n, "{n} of {set:?}");
            }
        }
    }
}
