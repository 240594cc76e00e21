//! Cards that can be seen.

use arrayvec::ArrayVec;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Set;
use super::set::Element;

/// Cards that can be seen, by their places in a grid of `N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Faces<P: Element, C, const N: usize> {
    places: Set<P>,
    /// Where nothing can be seen, the same card everywhere.
    cards: [C; N],
}

impl<P: Element, C: Element, const N: usize> Faces<P, C, N> {
    /// What lies at these places, as `card` tells it.
    #[inline]
    pub fn of(places: Set<P>, card: impl Fn(P) -> C) -> Self {
        let mut faces = Self { places, cards: [C::from_index(0); N] };
        for place in places {
            faces.cards[place.index()] = card(place);
        }
        faces
    }

    /// The places where a card can be seen.
    #[inline]
    pub fn places(&self) -> Set<P> {
        self.places
    }

    /// The card at that place, if it can be seen.
    #[inline]
    pub fn get(&self, place: P) -> Option<C> {
        self.places.contains(place).then(|| self.cards[place.index()])
    }

    /// Now this card can be seen at that place.
    pub fn insert(&mut self, place: P, card: C) {
        self.places.insert(place);
        self.cards[place.index()] = card;
    }

    /// The card at that place can be seen no more; what it was.
    pub fn remove(&mut self, place: P) -> Option<C> {
        let card = self.get(place)?;
        self.places.remove(place);
        self.cards[place.index()] = C::from_index(0);
        Some(card)
    }

    /// Every place where a card can be seen, with the card.
    pub fn iter(&self) -> impl Iterator<Item = (P, C)> + '_ {
        self.places.iter().map(|place| (place, self.cards[place.index()]))
    }
}

/// As pairs of place and card, in the order of the places.
impl<P: Element + Serialize, C: Element + Serialize, const N: usize> Serialize for Faces<P, C, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de, P, C, const N: usize> Deserialize<'de> for Faces<P, C, N>
where
    P: Element + Deserialize<'de>,
    C: Element + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pairs = ArrayVec::<(P, C), N>::deserialize(deserializer)?;
        let mut faces = Self::of(Set::EMPTY, |_| C::from_index(0));
        for (place, card) in pairs {
            if faces.places.contains(place) {
                return Err(D::Error::custom("two cards at one place"));
            }
            faces.insert(place, card);
        }
        Ok(faces)
    }
}
