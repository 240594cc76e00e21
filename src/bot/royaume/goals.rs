//! Everything on the board that is worth going to, worked out once for a decision.

use super::prospects::Prospects;
use super::travel::{self, Distances};
use super::turn::Turn;
use super::worth::{self, TURN};
use crate::game::set::Element;
use crate::games::royaume::{Back, Colour, Contest, Hex, HexSet, Player, Special, Tabletop};

/// What being sent to the camp costs beside the points.
const CAMP: f32 = 0.6;
/// R10: what a spirit animal adds.
const ANIMAL: f32 = 3.0;
/// What it is worth not to be kept from challenges by three unspent ones (R8).
const HANDS_FREE: f32 = 3.6;
/// Of two ways that take as many turns the shorter one is a little better.
const STEP: f32 = 0.01;

/// What it is worth to be somewhere.
pub struct Goals {
    /// Where something happens.
    pub hexes: HexSet,
    /// Those of them that will still be there in later turns: the Wizard moves on.
    lasting: HexSet,
    worth: [f32; Hex::COUNT],
}

impl Goals {
    /// What the seat could go to.
    pub fn of(turn: &Turn<'_>) -> Self {
        let table = turn.table;
        let goals = Reckoning::new(turn);
        let places = [Special::Mine, Special::Temple].map(|it| table.realm().place(it));
        let lasting = table.challenges() | places.into_iter().collect::<HexSet>();
        let mut hexes = HexSet::EMPTY;
        let mut worth = [f32::NEG_INFINITY; Hex::COUNT];
        for hex in lasting | table.wizards() {
            if let Some(goal) = goals.goal(hex) {
                hexes.insert(hex);
                worth[hex.index()] = goal;
            }
        }
        Self { hexes, lasting: lasting & hexes, worth }
    }

    /// What it is worth to be there; none where nothing happens.
    pub fn get(&self, hex: Hex) -> Option<f32> {
        self.hexes.contains(hex).then(|| self.worth[hex.index()])
    }

    /// The best among these hexes.
    pub fn best_of(&self, hexes: HexSet) -> f32 {
        let worth = (hexes & self.hexes).iter().map(|hex| self.worth[hex.index()]);
        worth.fold(f32::NEG_INFINITY, f32::max)
    }

    /// What it is at most worth to stop where nothing happens.
    pub fn most_afar(&self) -> f32 {
        (self.best_of(self.lasting) - TURN - STEP).max(-TURN)
    }

    /// What it is worth to stop on each hex where nothing happens, for what can be reached from there.
    pub fn worth_afar(&self, table: &Tabletop) -> [f32; Hex::COUNT] {
        let mut worth = [-TURN; Hex::COUNT];
        travel::spread(table, self.lasting, &self.worth, |steps, best| {
            let cost = TURN * travel::turns(steps);
            let shorter = STEP * f32::from(steps);
            for (worth, best) in worth.iter_mut().zip(best) {
                *worth = worth.max(best - cost - shorter);
            }
        });
        worth
    }

    /// The same for somebody who only looks for what is nearest.
    pub fn nearest_afar(turn: &Turn<'_>, hex: Hex) -> f32 {
        let table = turn.table;
        let distances = Distances::from(table, hex);
        let mine = table.realm().place(Special::Mine);
        let challenges = if turn.player().may_begin() { table.challenges() } else { HexSet::EMPTY };
        let nearest = challenges.iter().map(|hex| distances.steps(hex)).min();
        -TURN - f32::from(nearest.unwrap_or(distances.steps(mine))) / 10.0
    }
}

/// What goals are reckoned from.
struct Reckoning<'a> {
    turn: &'a Turn<'a>,
    prospects: Prospects<'a>,
    /// R17: what a completed challenge gives.
    prize: f32,
}

impl<'a> Reckoning<'a> {
    fn new(turn: &'a Turn<'a>) -> Self {
        let (table, seat) = (turn.table, turn.seat);
        let (tile, strength) = match turn.skill.plans {
            true => (worth::of_tile(table, seat), worth::of_strength(table)),
            false => (1.0, 0.0),
        };
        Self { turn, prospects: Prospects::of(table, seat), prize: 5.0 + tile + strength }
    }

    fn goal(&self, hex: Hex) -> Option<f32> {
        let (turn, table, player) = (self.turn, self.turn.table, self.turn.player());
        if table.wizard == Some(hex) {
            let then =
                if table.challenges().contains(hex) { self.challenge(hex).max(0.0) } else { 0.0 };
            let chance = match turn.skill.reckons {
                true => self.prospects.of_spin(Colour::Violet, Contest::WIZARD),
                false => 0.1,
            };
            let loss = worth::of_loss(table, turn.seat, Back::GreyBlue.loss()) + CAMP;
            return Some(chance * (5.0 + then) - (1.0 - chance) * loss);
        }
        if table.challenges().contains(hex) {
            return player.may_begin().then(|| self.challenge(hex));
        }
        if hex == table.realm().place(Special::Mine) && !player.unspent.is_empty() {
            return (table.diggable() > 0).then(|| turn.digging());
        }
        let temple = hex == table.realm().place(Special::Temple);
        if temple && turn.skill.plans && !player.animal && player.score >= Tabletop::ANIMAL {
            return Some(of_animal(table));
        }
        None
    }

    /// R17, R18: what it is worth to take the challenge there.
    fn challenge(&self, hex: Hex) -> f32 {
        let back = self.turn.table.back(hex);
        let chance = match back {
            _ if self.turn.skill.reckons => self.prospects.of_challenge(hex),
            Back::Green => 0.6,
            Back::GreyBlue => 0.35,
        };
        let loss = worth::of_loss(self.turn.table, self.turn.seat, back.loss()) + CAMP;
        chance * self.prize - (1.0 - chance) * loss
    }
}

/// R10: what it is worth to buy the spirit animal.
pub fn of_animal(table: &Tabletop) -> f32 {
    ANIMAL * worth::of_strength(table) - f32::from(Tabletop::ANIMAL)
}

impl Turn<'_> {
    /// R11: what trading all that can be traded is worth.
    pub(super) fn digging(&self) -> f32 {
        let (tiles, most) = self.table.tradable(self.seat);
        let each = match self.skill.plans {
            true => worth::of_unknown_memory() - worth::of_tile(self.table, self.seat),
            false => 3.0,
        };
        let full = if tiles.len() >= Player::MOST_UNSPENT { HANDS_FREE } else { 0.0 };
        each * most as f32 + full
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CAPTAIN, deckhand::decide};
    use super::*;
    use crate::game::{Chance, Game};
    use crate::games::Royaume;
    use crate::games::royaume::{Options, Step, Task};

    /// The worth of a hex, told from how far it is from there to every goal.
    fn by_distances(goals: &Goals, table: &Tabletop, hex: Hex) -> f32 {
        let distances = Distances::from(table, hex);
        let later = goals.lasting.iter().map(|goal| {
            let steps = distances.steps(goal);
            goals.worth[goal.index()] - TURN * travel::turns(steps) - STEP * f32::from(steps)
        });
        later.fold(-TURN, f32::max)
    }

    #[test]
    fn from_afar_every_hex_is_worth_what_the_distances_say() {
        let mut luck = Chance::from_number(7, 0);
        let mut world = Royaume::deal(&Options::default(), 4, &mut luck).unwrap();
        let mut compared = 0;
        while let Some(seat) = world.tabletop().decides() {
            let table = world.tabletop();
            if table.todo.last() == Some(&Task::Turn(Step::Start)) {
                let goals = Goals::of(&Turn { table, seat, skill: CAPTAIN });
                let worth = goals.worth_afar(table);
                for hex in table.reach(seat) - goals.hexes {
                    assert_eq!(worth[hex.index()], by_distances(&goals, table, hex), "{hex}");
                    compared += 1;
                }
            }
            let action = decide(table, seat, CAPTAIN).unwrap();
            Royaume::play(&mut world, seat, &action, &mut luck, &mut Vec::new()).unwrap();
        }
        assert!(compared > 500, "{compared} hexes");
    }
}
