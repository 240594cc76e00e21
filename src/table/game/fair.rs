//! The fair deal: nobody, the host included, can steer what is dealt.
//!
//! 1. With "ready" every player's program sends a [`Commitment`]: the hash of 32 random bytes.
//! 2. The host draws a secret and tells everybody what is agreed ([`Agreement`]): the options, who
//!    sits where, every player's commitment and the host's own.
//! 3. Each program finds its own commitment there and only then opens its bytes. The seed is the
//!    hash of the host's secret and all of these, in the order of the seats.
//! 4. After the game the host opens its secret, and with it all the rest ([`Opening`]).
//!
//! When the first bytes are opened everything else is committed to, the host's own bots included:
//! whoever comes last can only stay away, which everybody sees, and change nothing. No one but the
//! host can work out the seed before the end. What remains to a host is to look (a debugger is
//! enough) or to give up a deal that it does not like, in everybody's sight.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::game::{Chance, Game, Playback, Seat, SetupError, Wire};
use crate::hex::HexBytes;
use crate::table::messages::person::PersonId;
use crate::table::messages::token::bytes;

/// One value for each seat.
pub type PerSeat<T> = ArrayVec<T, { Seat::MAX as usize }>;

/// Random bytes that somebody adds to the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share(pub HexBytes<32>);

/// A promise to add certain bytes and no others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment(pub HexBytes<32>);

impl Share {
    /// A new one. The luck has to come from the system's own randomness.
    pub fn draw(chance: &mut Chance) -> Self {
        Self(HexBytes(bytes(chance)))
    }

    /// The promise to add these bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(hash("commitment", &[&self.0.0]))
    }
}

/// What everybody agreed on before the first bytes were opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Agreement<G: Game> {
    /// Which game of this table it is, counted from 1.
    pub game: u32,
    /// What will be dealt by; the start player only if the host picked one.
    pub options: G::Options,
    /// Who sits where.
    pub people: PerSeat<PersonId>,
    /// The host's promise.
    pub host: Commitment,
    /// The promise of each seat.
    pub seats: PerSeat<Commitment>,
}

/// What the host opens after the game. With the agreement it is the whole game: the seed deals it,
/// and the actions play it.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening<G: Game> {
    /// Which game it was.
    pub game: u32,
    /// The host's bytes.
    pub secret: Share,
    /// The bytes of each seat.
    pub shares: PerSeat<Share>,
    /// Everything that was done.
    pub actions: Vec<(Seat, G::Action)>,
}

/// A part of an opening that fits into a frame, whatever is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct OpeningPage<G: Game> {
    /// Which game it was.
    pub game: u32,
    /// The host's bytes.
    pub secret: Share,
    /// The bytes of each seat.
    pub shares: PerSeat<Share>,
    /// How many actions there were in all.
    pub total: u32,
    /// How many of them stand on the pages before.
    pub from: u32,
    /// The next ones.
    pub actions: Vec<(Seat, G::Action)>,
}

/// How many actions stand on a page.
const ACTIONS_A_PAGE: usize = 1000;

/// How many pages go out at once: hardly any game that people play has more.
pub const PAGES_AT_ONCE: usize = 2;

impl<G: Game> Wire for Agreement<G> {
    fn is_sound(&self) -> bool {
        let sits_once = |id| self.people.iter().filter(|it| *it == id).count() == 1;
        self.options.is_sound()
            && self.people.len() == self.seats.len()
            && self.people.iter().all(sits_once)
    }
}
impl<G: Game> Wire for OpeningPage<G> {}

impl<G: Game> Opening<G> {
    /// All of it, in order; at least one page.
    pub fn pages(&self) -> impl Iterator<Item = OpeningPage<G>> {
        let count = self.actions.len().div_ceil(ACTIONS_A_PAGE).max(1);
        (0..count).map(|page| page * ACTIONS_A_PAGE).map(|from| OpeningPage {
            game: self.game,
            secret: self.secret,
            shares: self.shares.clone(),
            total: self.actions.len() as u32,
            from: from as u32,
            actions: self.actions.iter().skip(from).take(ACTIONS_A_PAGE).copied().collect(),
        })
    }
}

impl<G: Game> OpeningPage<G> {
    /// Adds this page to those before it. False if it is not the next one.
    pub fn add_to(self, pages: &mut Option<Opening<G>>) -> bool {
        let Self { game, secret, shares, total, from, actions } = self;
        if from == 0 {
            *pages = Some(Opening { game, secret, shares, actions: Vec::new() });
        }
        let Some(opening) = pages else { return false };
        let fits = opening.game == game
            && opening.actions.len() == from as usize
            && opening.actions.len() + actions.len() <= total as usize;
        if fits {
            opening.actions.extend(actions);
        }
        fits
    }
}

impl<G: Game> Agreement<G> {
    /// The game that is dealt by this from that luck.
    pub fn deal(&self, luck: Chance) -> Result<Playback<G>, SetupError> {
        let seats = u8::try_from(self.people.len()).unwrap_or(u8::MAX);
        Playback::deal(&self.options, seats, luck)
    }

    /// Whose promise was broken, if anybody's: a seat's, or the host's own.
    pub fn broken_by(&self, secret: &Share, shares: &[Share]) -> Option<Promise> {
        if secret.commitment() != self.host || shares.len() != self.seats.len() {
            return Some(Promise::Host);
        }
        let kept = |(share, promise): (&Share, &Commitment)| share.commitment() == *promise;
        let at = shares.iter().zip(&self.seats).position(|both| !kept(both))?;
        Seat::new(at as u8).map(Promise::Seat)
    }

    /// A short name for all of it, to tell it from any other.
    pub fn digest(&self) -> HexBytes<32> {
        hash("agreement", &[serde_json::to_vec(self).unwrap_or_default().as_slice()])
    }
}

/// Whose promise it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// The host's.
    Host,
    /// That seat's.
    Seat(Seat),
}

/// The seed of the game: the host's secret and every seat's bytes together.
pub fn seed(secret: &Share, shares: &[Share]) -> [u8; 32] {
    let parts: Vec<&[u8]> =
        [secret].into_iter().chain(shares).map(|share| &share.0.0[..]).collect();
    hash("seed", &parts).0
}

/// SHA-256 of the parts, for one purpose: what was made for another never fits here.
pub(crate) fn hash(purpose: &str, parts: &[&[u8]]) -> HexBytes<32> {
    let mut sha = Sha256::new();
    sha.update(format!("cinderpeek {purpose}\0"));
    for part in parts {
        sha.update((part.len() as u64).to_le_bytes());
        sha.update(part);
    }
    HexBytes(sha.finalize().into())
}

/// SHA-256 of something that stays in memory, for one purpose: where it is compared, it is made by the
/// same program.
pub(crate) fn hash_of(purpose: &str, thing: &impl Hash) -> HexBytes<32> {
    let mut sha = Sha256Hasher(Sha256::new());
    sha.write(format!("cinderpeek {purpose}\0").as_bytes());
    thing.hash(&mut sha);
    HexBytes(sha.0.finalize().into())
}

struct Sha256Hasher(Sha256);

impl Hasher for Sha256Hasher {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = self.0.clone().finalize().into();
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_of_everybody_counts_and_so_does_the_order() {
        let mut chance = Chance::from_number(1, 1);
        let [a, b, c] = std::array::from_fn(|_| Share::draw(&mut chance));
        let seeds = [seed(&a, &[b, c]), seed(&a, &[c, b]), seed(&b, &[a, c]), seed(&a, &[b])];
        for (i, one) in seeds.iter().enumerate() {
            assert!(seeds[..i].iter().all(|other| other != one));
        }
    }

    /// If this fails, records that were saved with their shares no longer verify.
    #[test]
    fn the_arithmetic_stays_the_same() {
        let share = Share(HexBytes([7; 32]));
        let commitment = share.commitment().0.to_string();
        assert_eq!(commitment, "6e11fe6d8f5fd86b7504306a59351e42d8b5b4ea27eed47ba4893964f824a8d1");
        let seed = HexBytes(seed(&share, &[share])).to_string();
        assert_eq!(seed, "bab877f3256e91f1a7f724492d3d4313e00b35d98c4a734d79ef97d19c5e6813");
    }
}
