//! What the laws need to know of a game that its rules do not say.

use cinderpeek::bot::Crewed;
use cinderpeek::game::record::Recorded;
use cinderpeek::game::{Chance, Viewer};

use crate::played::{Luck, Played};

/// A game that is put to the laws.
pub trait Subject: Recorded + Crewed {
    /// Every kind of table: all options that matter, with the number of seats.
    fn tables() -> Vec<(Self::Options, u8)>;

    /// How many of all actions are tried on each state: all of them where there are not more.
    const TRIED: usize = 1_000;

    /// Every action that can be written down, legal or not.
    fn all_actions() -> Vec<Self::Action>;

    /// The luck of another world that `viewer` cannot tell from this one after the first `upto`
    /// actions, by the rule book's "who knows what". This is the yardstick for leaks, so it is
    /// worked out from the events alone and shares nothing with the game's views.
    fn twin(game: &Played<Self>, upto: usize, viewer: Viewer, chance: &mut Chance) -> Luck;

    /// What luck said for this deal, by these options.
    fn luck_of_deal(options: &Self::Options, dealt: &Self::State) -> Vec<u16>;

    /// What a client asked for that became this action.
    fn asked(action: &Self::Action) -> Self::Action {
        *action
    }

    /// Whether a table may do this for a seat that did not ask for it.
    fn may_be_the_tables(_action: &Self::Action) -> bool {
        false
    }

    /// After how many actions at most the game still has secrets.
    fn secret_until(game: &Played<Self>) -> usize;
}

/// The seeds of a test: `count` from 0 or from `FROM` on, or the one that the environment names.
pub fn seeds(count: u64) -> std::ops::Range<u64> {
    let named = |name| std::env::var(name).ok().and_then(|seed| seed.parse().ok());
    match named("CINDERPEEK_SEED") {
        Some(seed) => seed..seed + 1,
        None => {
            let from = named("FROM").unwrap_or(0);
            from..from + count
        }
    }
}

/// Which kind of table a seed plays at.
pub fn table<G: Subject>(seed: u64) -> (G::Options, u8) {
    let mut tables = G::tables();
    let at = seed as usize % tables.len();
    tables.swap_remove(at)
}
