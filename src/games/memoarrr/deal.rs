//! The deal: what lies where before the first action.

use arrayvec::ArrayVec;

use super::{Card, CellSet, Options, Phase, State, Tabletop, Treasure, Volcano};
use crate::game::{Chance, SeatSet};

impl State {
    /// M4–M6, M8, M10: lays out a game for options that fit the number of seats. Luck is asked for
    /// the locations, the treasures, the volcanoes and the start player, in this order.
    pub(super) fn deal(options: &Options, chance: &mut Chance) -> Self {
        let seats = options.seats();
        let mut locations = Card::ALL;
        chance.shuffle(&mut locations);
        let mut treasures = Treasure::ALL;
        if !options.ordered_stack {
            chance.shuffle(&mut treasures);
        }
        // M6: the first of all three, shuffled, stay: that draws which ones and their order at once.
        let mut all_volcanoes = Volcano::ALL;
        chance.shuffle(&mut all_volcanoes);
        let volcanoes: ArrayVec<_, 3> =
            all_volcanoes.into_iter().take(usize::from(seats) - 1).collect();
        let start = options.first.unwrap_or_else(|| chance.start_player(seats));
        let tabletop = Tabletop {
            options: *options,
            start,
            phase: Phase::Looking(SeatSet::first_few(seats.into())),
            face_up: CellSet::EMPTY,
            compare: None,
            ban: None,
            in_play: volcanoes.iter().copied().collect(),
            held: [None; 4],
            chests: ArrayVec::new(),
        };
        Self { tabletop, locations, treasures, volcanoes }
    }
}
