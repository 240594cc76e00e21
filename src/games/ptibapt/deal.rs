//! The deal: what lies where before the first action.

use arrayvec::ArrayVec;

use super::{Card, Cell, Clock, Options, Phase, Pile, State, Tabletop};
use crate::game::{Chance, Few};

impl State {
    /// P1, P3, P4: lays out a game for options that fit the number of seats. Luck is asked for the
    /// cards and then, where two play and the host has picked nobody, for the start player.
    pub(super) fn deal(options: &Options, chance: &mut Chance) -> Self {
        let mut dealt: ArrayVec<Card, { Cell::COUNT }> = options.deck().collect();
        chance.shuffle(&mut dealt);
        // Beyond the grid of the base game nothing lies; the array has to hold something there.
        let mut cards = [Card::Red; Cell::COUNT];
        cards[..dealt.len()].copy_from_slice(&dealt);
        let start = options.first.unwrap_or_else(|| chance.start_player(options.seats()));
        let tabletop = Tabletop {
            options: *options,
            start,
            phase: Phase::First(start),
            lies: options.grid().cells(),
            kept: [Pile::default(); 2],
            gone: Few::EMPTY,
            turns: 0,
            clock: Clock::default(),
        };
        Self { tabletop, cards }
    }
}
