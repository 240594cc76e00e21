//! The crew for Pti Bapt.
//!
//! - [`deckhand`]: one who plays what they remember; cabin boy, sailor and captain differ in memory.
//! - [`kraken`]: the theory of the game, worked out.

use super::memory::Habits;
use super::random::Random;
use super::{Bot, Crewed, Level};
use crate::game::Chance;
use crate::games::PtiBapt;

pub mod deckhand;
pub mod kraken;

use deckhand::{Deckhand, RiskLevel};
use kraken::Kraken;

/// Par: how many turns one takes in solo who forgets nothing and plays like the captain, on average
/// over all deals, rounded: 15.57 over 20,000 of them. A goal to beat. A test below measures it.
pub const PAR: u16 = 16;

/// Remembers the last few cards.
const CABIN_BOY: Habits = Habits { fade: 330, slip: 300, blur: 500, follow: 400 };
/// Remembers most of what was seen lately.
const SAILOR: Habits = Habits { fade: 90, slip: 250, blur: 500, follow: 750 };

impl Crewed for PtiBapt {
    fn bot(level: Level, chance: Chance) -> Box<dyn Bot<Self>> {
        let deckhand = |habits, risk| Box::new(Deckhand::new(habits, risk, chance.clone()));
        match level {
            Level::Random => Box::new(Random::new(chance)),
            Level::CabinBoy => deckhand(CABIN_BOY, RiskLevel::Bold),
            Level::Sailor => deckhand(SAILOR, RiskLevel::Bold),
            Level::Captain => deckhand(Habits::PERFECT, RiskLevel::Bold),
            Level::Kraken => Box::new(Kraken::new(chance)),
            Level::Miser => deckhand(Habits::PERFECT, RiskLevel::Timid),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::arena::Arena;
    use crate::game::Game;
    use crate::games::ptibapt::Options;

    #[test]
    fn par_is_what_the_captain_takes() {
        const GAMES: u64 = 20_000;
        let options = Options { solo: true, ..Options::default() };
        let turns = |seed| {
            let mut luck = Chance::from_number(seed, 0);
            let state = PtiBapt::deal(&options, 1, &mut luck).unwrap();
            let captain = PtiBapt::bot(Level::Captain, Chance::from_number(seed, 1));
            let mut arena = Arena::<PtiBapt>::new(state, luck, vec![captain]);
            while arena.step().is_some() {}
            u64::from(arena.state().tabletop().turns)
        };
        let mean = (0..GAMES).map(turns).sum::<u64>() as f64 / GAMES as f64;
        assert_eq!(mean.round(), f64::from(PAR), "{mean} turns on average");
    }
}
