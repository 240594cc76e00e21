//! What the program does without arguments until it has a window: four bots play a game, and one
//! reads along.

use std::io::Write;

use rand::RngExt;

use super::Failure;
use super::simulate::players;
use super::story::memoarrr::Tale;
use super::story::{Cast, Story};
use crate::bot::arena::Arena;
use crate::bot::{Crewed, Level};
use crate::game::record::Told;
use crate::game::{Chance, Game};
use crate::games::Memoarrr;
use crate::games::memoarrr::Options;

/// Plays and tells a game.
pub fn run(out: &mut impl Write) -> Result<(), Failure> {
    let levels = [Level::CabinBoy, Level::Sailor, Level::Captain, Level::Kraken];
    let seed = rand::rng().random();
    let mut luck = Chance::from_number(seed, 0);
    let options = Options { expert: true, ..Options::basic(4) };
    let state = Memoarrr::deal(&options, 4, &mut luck).map_err(|bad| Failure::Content(bad.0))?;
    let bots =
        (1..).zip(levels).map(|(n, level)| Memoarrr::bot(level, Chance::from_number(seed, n)));
    let mut story = Tale::new(Cast::new(&players(&levels)));
    writeln!(out, "An expert game of Memoarrr! between {}.", story.cast().names())?;
    story.deal(&state, out)?;
    let mut arena = Arena::<Memoarrr>::new(state, luck, bots.collect());
    while let Some(played) = arena.step() {
        story.action(played.seat, played.action, played.events, out)?;
    }
    if let Some(outcome) = Memoarrr::outcome(arena.state()) {
        story.tell(&Told::Ended(outcome), out)?;
    }
    Ok(writeln!(out, "\nSee cinderpeek --help for more.")?)
}
