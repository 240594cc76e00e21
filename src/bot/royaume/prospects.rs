//! The odds of one seat for many challenges, as the table lies now: the same as [`odds`] tells for each,
//! but what they have in common is worked out once.
//!
//! [`odds`]: super::odds

use std::cell::Cell;

use super::odds::Arms;
use crate::game::Seat;
use crate::games::royaume::{Back, Colour, Hex, Sector, Tabletop, TileSet};

/// A number of which at least this much is lacking is never made up for: R3 and three cards add
/// less.
const HOPELESS: usize = 31;
/// R27: how much harder the Wizard makes a challenge next to him.
const WIZARD_NEAR: i16 = 2;
/// R15: in how many ways what lies around a hex can change a difficulty: by up to six memory tiles, and
/// by the Wizard.
const CHANGES: usize = 9;

/// The odds of one seat as the table lies now, for many challenges.
pub struct Prospects<'a> {
    table: &'a Tabletop,
    strength: i16,
    /// By colour and by what is lacking: the chance that a spin makes up for it.
    chances: [[f32; HOPELESS + 1]; 3],
    unseen: TileSet,
    /// The chance for a challenge that lies face down, by its back and by what lies around it, as
    /// far as it has been worked out.
    face_down: [[Cell<Option<f32>>; CHANGES]; 2],
}

impl<'a> Prospects<'a> {
    /// The odds of that seat.
    pub fn of(table: &'a Tabletop, seat: Seat) -> Self {
        let player = table.player(seat);
        let chances = chances(table, Arms::of(&player.hand));
        let unseen = TileSet::ALL - table.known_tiles();
        Self { table, strength: player.strength(), chances, unseen, face_down: Default::default() }
    }

    /// The chance that a spin of that colour reaches the difficulty.
    pub fn of_spin(&self, colour: Colour, difficulty: i16) -> f32 {
        let lacking = usize::try_from(difficulty - self.strength).unwrap_or(0);
        self.chances[colour as usize][lacking.min(HOPELESS)]
    }

    /// The chance that the seat completes the challenge on that hex alone.
    pub fn of_challenge(&self, hex: Hex) -> f32 {
        let table = self.table;
        if let Some(tile) = table.up.get(hex) {
            let front = table.realm().front(tile);
            return self.of_spin(front.colour, table.difficulty(tile, hex));
        }
        let back = table.back(hex);
        let change = table.difficulty_change(hex);
        let known = usize::try_from(WIZARD_NEAR - change).ok();
        let known = known.and_then(|at| self.face_down[back as usize].get(at));
        let chance = known.and_then(Cell::get).unwrap_or_else(|| self.of_unseen(back, change));
        known.into_iter().for_each(|known| known.set(Some(chance)));
        chance
    }

    /// The mean of all challenges with that back that may lie there.
    fn of_unseen(&self, back: Back, change: i16) -> f32 {
        let realm = self.table.realm();
        let (mut chance, mut many) = (0.0, 0);
        for tile in self.unseen {
            let front = realm.front(tile);
            if front.back == back {
                chance += self.of_spin(front.colour, i16::from(front.difficulty) + change);
                many += 1;
            }
        }
        chance / many.max(1) as f32
    }
}

/// By colour and by what is lacking: the chance that a spin makes up for it with these arms.
fn chances(table: &Tabletop, arms: Arms) -> [[f32; HOPELESS + 1]; 3] {
    if arms.general {
        return [[1.0; HOPELESS + 1]; 3];
    }
    Colour::ALL.map(|colour| {
        let mut reached = [0_u8; HOPELESS + 1];
        for sector in Sector::all() {
            let segment = table.realm().segment(sector);
            let most = if segment.star { HOPELESS as i16 } else { arms.best(segment, colour) };
            reached[usize::try_from(most).unwrap_or(0).min(HOPELESS)] += 1;
        }
        let mut wins = 0;
        let mut chances = [0.0; HOPELESS + 1];
        for lacking in (0..=HOPELESS).rev() {
            wins += reached[lacking];
            chances[lacking] = f32::from(wins) / Sector::COUNT as f32;
        }
        chances
    })
}

#[cfg(test)]
mod tests {
    use super::super::{CAPTAIN, deckhand::decide, odds};
    use super::*;
    use crate::game::{Chance, Game};
    use crate::games::Royaume;
    use crate::games::royaume::Options;

    /// Asks both for every challenge at every decision of a game between captains.
    #[test]
    fn what_is_worked_out_once_is_what_is_worked_out_each_time() {
        let mut luck = Chance::from_number(12, 0);
        let mut world = Royaume::deal(&Options::default(), 3, &mut luck).unwrap();
        let mut compared = 0;
        while let Some(seat) = world.tabletop().decides() {
            let table = world.tabletop();
            let prospects = Prospects::of(table, seat);
            for hex in table.challenges() {
                let each = odds::of_challenge(table, seat, &table.player(seat).hand, hex);
                assert_eq!(prospects.of_challenge(hex), each);
                compared += 1;
            }
            let wizard = odds::of_spin(table, seat, Colour::Violet, 0, 25);
            assert_eq!(prospects.of_spin(Colour::Violet, 25), wizard);
            let action = decide(table, seat, CAPTAIN).unwrap();
            Royaume::play(&mut world, seat, &action, &mut luck, &mut Vec::new()).unwrap();
        }
        assert!(compared > 1000, "{compared} challenges");
    }
}
