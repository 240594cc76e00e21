//! Luck, as the rules meet it.
//!
//! The rules never draw a raw number: they [`shuffle`](Chance::shuffle) things or
//! [`pick`](Chance::pick) one of them. Behind that is either a seeded generator, or somebody who
//! dictates what luck did, thing by thing. The second is how a record is replayed through the very
//! same rules without knowing its seed, and how tests set the scene.
//!
//! The generator is ChaCha8 with a bounded draw of our own, so that a seed deals the same game for
//! as long as this file says so, whatever the libraries do.

use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::set::Element;
use super::{Seat, SeatSet, Set};

/// A thing that luck can choose, with a number that tells it from others of its kind.
pub trait Lot: Copy {
    /// Its number.
    fn lot(self) -> u16;
}

/// A bare number names itself.
impl Lot for u16 {
    fn lot(self) -> u16 {
        self
    }
}

/// Where luck comes from.
#[derive(Clone, Debug)]
pub struct Chance(Source);

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "the large one is the one that is always used")]
enum Source {
    Generator(ChaCha8Rng),
    Dictated { lots: VecDeque<u16>, deviation: Option<Deviation> },
}

/// How dictated luck did not fit what the rules asked of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deviation {
    /// The rules asked for one more thing than was dictated.
    Exhausted,
    /// The thing dictated is not among those that the rules offered.
    NotOffered(u16),
    /// More was dictated than the rules asked for.
    LeftOver,
}

impl Chance {
    /// Luck from a seed: what a fair deal agrees on.
    pub fn from_seed(seed: [u8; 32]) -> Self {
        Self(Source::Generator(ChaCha8Rng::from_seed(seed)))
    }

    /// Luck from a number: what people type. The streams of one number are independent of each
    /// other: the deal and each bot get their own.
    pub fn from_number(number: u64, stream: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let mut generator = ChaCha8Rng::from_seed(seed);
        generator.set_stream(stream);
        Self(Source::Generator(generator))
    }

    /// Luck as somebody tells it, in the order in which the rules will ask.
    pub fn dictated(lots: impl IntoIterator<Item = u16>) -> Self {
        Self(Source::Dictated { lots: lots.into_iter().collect(), deviation: None })
    }

    /// A number below `n`, which is at least 1.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        match &mut self.0 {
            Source::Generator(generator) => uniform(generator, n as u32) as usize,
            Source::Dictated { lots, deviation } => {
                dictate(lots, deviation, |lot| usize::from(lot) < n).map_or(0, usize::from)
            }
        }
    }

    /// True in `permille` of a thousand cases.
    pub fn happens(&mut self, permille: u16) -> bool {
        self.below(1000) < usize::from(permille)
    }

    /// One of the things on offer, or nothing where nothing is.
    #[inline]
    pub fn pick<T: Lot + Element>(&mut self, things: Set<T>) -> Option<T> {
        match &mut self.0 {
            _ if things.is_empty() => None,
            Source::Generator(generator) => {
                things.nth(uniform(generator, things.len() as u32) as usize)
            }
            Source::Dictated { lots, deviation } => {
                let named = |lot| things.iter().find(|thing| thing.lot() == lot);
                let lot = dictate(lots, deviation, |lot| named(lot).is_some());
                lot.and_then(named).or(things.first())
            }
        }
    }

    /// The start player among `seats`, where nobody was picked; alone there is nothing to draw.
    pub fn start_player(&mut self, seats: u8) -> Seat {
        match seats {
            1 => Seat::FIRST,
            _ => self.pick(SeatSet::first_few(seats.into())).unwrap_or(Seat::FIRST),
        }
    }

    /// Puts the things into a new order, every order being as likely as any other.
    #[inline]
    pub fn shuffle<T: Lot>(&mut self, things: &mut [T]) {
        match &mut self.0 {
            Source::Generator(generator) => {
                for i in (1..things.len()).rev() {
                    things.swap(i, uniform(generator, i as u32 + 1) as usize);
                }
            }
            Source::Dictated { lots, deviation } => {
                for i in 0..things.len() {
                    let left = &things[i..];
                    let place = |lot| left.iter().position(|thing| thing.lot() == lot);
                    let lot = dictate(lots, deviation, |lot| place(lot).is_some());
                    if let Some(at) = lot.and_then(place) {
                        things.swap(i, i + at);
                    }
                }
            }
        }
    }

    /// How dictated luck did not fit, if it did not. A generator always fits.
    pub fn deviation(&self) -> Option<Deviation> {
        match &self.0 {
            Source::Generator(_) => None,
            Source::Dictated { lots, deviation } => {
                deviation.or((!lots.is_empty()).then_some(Deviation::LeftOver))
            }
        }
    }
}

/// The next dictated lot, if it is one that `fits`; otherwise the deviation is noted. Kept out of the way
/// of the generator, which is what games are played with.
#[cold]
#[inline(never)]
fn dictate(
    lots: &mut VecDeque<u16>,
    deviation: &mut Option<Deviation>,
    fits: impl Fn(u16) -> bool,
) -> Option<u16> {
    let lot = lots.pop_front();
    let fault = match lot {
        None => Deviation::Exhausted,
        Some(lot) if !fits(lot) => Deviation::NotOffered(lot),
        Some(_) => return lot,
    };
    deviation.get_or_insert(fault);
    None
}

/// A number below `n` without bias: Lemire's multiplication, with rejection.
#[inline]
fn uniform(generator: &mut ChaCha8Rng, n: u32) -> u32 {
    let mut product = u64::from(generator.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let least = n.wrapping_neg() % n;
        while (product as u32) < least {
            product = u64::from(generator.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Seat, SeatSet};

    /// If this fails, every seed deals another game: old records with a seed no longer verify.
    #[test]
    fn a_seed_deals_the_same_for_ever() {
        let mut chance = Chance::from_number(2026, 1);
        let mut things: Vec<u16> = (0..10).collect();
        chance.shuffle(&mut things);
        assert_eq!(things, [4, 3, 5, 8, 0, 9, 7, 6, 1, 2]);
        assert_eq!([chance.below(1000), chance.below(7), chance.below(1)], [387, 0, 0]);
    }

    #[test]
    fn every_order_is_as_likely() {
        let mut chance = Chance::from_number(1, 0);
        let mut seen = [0; 6];
        for _ in 0..60_000 {
            let mut things = [0u16, 1, 2];
            chance.shuffle(&mut things);
            seen[usize::from(things[0] * 2 + u16::from(things[1] > things[2]))] += 1;
        }
        assert!(seen.iter().all(|count| (9_700..10_300).contains(count)), "{seen:?}");
    }

    #[test]
    fn dictated_luck_is_followed() {
        let mut chance = Chance::dictated([7, 9, 8, 2]);
        let mut things = [8u16, 7, 9];
        chance.shuffle(&mut things);
        assert_eq!((things, chance.below(3)), ([7, 9, 8], 2));
        assert_eq!(chance.deviation(), None);
    }

    #[test]
    fn dictated_luck_that_does_not_fit_is_noticed() {
        let mut chance = Chance::dictated([5]);
        assert_eq!(chance.pick(SeatSet::first_few(2)), Some(Seat::FIRST));
        assert_eq!(chance.deviation(), Some(Deviation::NotOffered(5)));
        let mut chance = Chance::dictated([]);
        chance.below(2);
        assert_eq!(chance.deviation(), Some(Deviation::Exhausted));
        assert_eq!(Chance::dictated([1]).deviation(), Some(Deviation::LeftOver));
    }
}
