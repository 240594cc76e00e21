//! Short lists that are copied as a whole.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that a short list can hold.
pub trait ListItem: Copy {
    /// What is in the places of a list that are not used. Nobody sees it.
    const FILL: Self;
}

impl ListItem for u8 {
    const FILL: Self = 0;
}

impl ListItem for u16 {
    const FILL: Self = 0;
}

/// At most `N` things. Unlike an [`ArrayVec`] it is plain memory, so that copying a state, which
/// happens with every view, need not go through its lists one thing at a time.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    len: u8,
    things: [T; N],
}

impl<T: ListItem, const N: usize> Few<T, N> {
    /// The list of nothing.
    pub const EMPTY: Self = Self { len: 0, things: [T::FILL; N] };

    /// Whether there is no room for another.
    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) >= N
    }

    /// The one at a place that is known to be in the list. Unlike an index, this does not look at how
    /// long the list is.
    #[inline]
    pub fn at(&self, place: usize) -> &T {
        debug_assert!(place < self.len(), "place {place} of {}", self.len());
        &self.things[place]
    }

    /// The same, to be changed.
    #[inline]
    pub fn at_mut(&mut self, place: usize) -> &mut T {
        debug_assert!(place < self.len(), "place {place} of {}", self.len());
        &mut self.things[place]
    }

    /// The one at the end, if there is one.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.things.get(usize::from(self.len).wrapping_sub(1))
    }

    /// Puts something at the end, or gives it back if there is no room.
    #[inline]
    pub fn try_push(&mut self, thing: T) -> Result<(), T> {
        let place = self.things.get_mut(usize::from(self.len)).ok_or(thing)?;
        *place = thing;
        self.len += 1;
        Ok(())
    }

    /// Takes the last one out, if there is one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied();
        self.len = self.len.saturating_sub(1);
        last
    }

    /// Takes the one at that place out, if there is one; the later ones move up.
    #[inline]
    pub fn remove(&mut self, at: usize) -> Option<T> {
        let thing = *self.get(at)?;
        self[at..].rotate_left(1);
        self.len -= 1;
        Some(thing)
    }

    /// Keeps only such things.
    pub fn retain(&mut self, keep: impl Fn(T) -> bool) {
        *self = self.iter().copied().filter(|thing| keep(*thing)).collect();
    }
}

impl<T: ListItem, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.things[..usize::from(self.len).min(N)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.len).min(N)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: ListItem + Hash, const N: usize> Hash for Few<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.deref().hash(hasher);
    }
}

impl<T: Debug, const N: usize> Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: ListItem, const N: usize> From<[T; N]> for Few<T, N> {
    fn from(things: [T; N]) -> Self {
        Self { len: N as u8, things }
    }
}

/// The first `N` of them, if there are more.
impl<T: ListItem, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut few = Self::EMPTY;
        for thing in things.into_iter().take(N) {
            let _there_is_room = few.try_push(thing);
        }
        few
    }
}

impl<T, const N: usize> IntoIterator for Few<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.things.into_iter().take(self.len.into())
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

/// More than `N` are refused.
impl<'de, T: ListItem + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(ArrayVec::<T, N>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_come_and_go_in_their_order() {
        let mut few = Few::<u8, 3>::from([7, 8, 9]);
        assert_eq!((few.try_push(1), few.is_full()), (Err(1), true));
        assert_eq!((few.remove(0), few.remove(2)), (Some(7), None));
        assert_eq!((&few[..], few.is_full()), (&[8, 9][..], false));
        few.retain(|thing| thing == 9);
        assert_eq!((few.try_push(4), few.len()), (Ok(()), 2));
        *few.at_mut(1) += 1;
        assert_eq!([few.at(0), few.at(1)], [&9, &5]);
        assert_eq!(few, [9, 5].into_iter().collect());
        assert_eq!((few.pop(), few.pop(), few.pop()), (Some(5), Some(9), None));
        assert_eq!(few, Few::EMPTY);
    }

    #[test]
    fn a_list_is_read_as_it_is_written_and_never_longer() {
        let few: Few<u8, 3> = [4, 2].into_iter().collect();
        assert_eq!(serde_json::to_string(&few).unwrap(), "[4,2]");
        assert_eq!(serde_json::from_str::<Few<u8, 3>>("[4,2]").unwrap(), few);
        assert!(serde_json::from_str::<Few<u8, 3>>("[1,2,3,4]").is_err());
    }
}
