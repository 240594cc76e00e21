//! What a player does with a turn: what every way to go is worth, and which card comes first.

use super::goals::{self, Goals};
use super::worth::{self, TURN};
use crate::game::Seat;
use crate::game::set::Element;
use crate::games::royaume::{
    Action, Card, Hex, HexSet, Memory, Play, Player, Price, Special, Step, Tabletop, Tiles,
};

/// What three new cards are worth on average, and how much of a better hand a lost turn is worth.
const NEW_HAND: f32 = 9.75;
const NEW_HAND_PART: f32 = 0.4;

/// What a Prophet and a Short way have to bring beyond what walking would.
const PROPHET: f32 = 1.5;
const SHORT_WAY: f32 = 3.6;

/// How far somebody thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// Whether the odds are worked out, or guessed from what a spin shows on average.
    pub reckons: bool,
    /// Whether later turns are thought of.
    pub plans: bool,
}

/// How much of a turn has to be thought through.
#[derive(Clone, Copy, PartialEq)]
enum Scope {
    /// All choices.
    All,
    /// What may be the best; what cannot be is left out.
    Best,
}

/// Something that could be done, and what it seems to be worth.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// In points.
    pub worth: f32,
    /// What is done.
    pub action: Action,
}

/// A seat that has its turn.
pub struct Turn<'a> {
    /// What lies open.
    pub table: &'a Tabletop,
    /// Whose turn it is.
    pub seat: Seat,
    /// How far they think.
    pub skill: Skill,
}

impl Turn<'_> {
    pub(super) fn player(&self) -> &Player {
        self.table.player(self.seat)
    }

    /// Everything that is worth a thought, in no order. There is always something.
    pub fn choices(&self, step: Step) -> Vec<Choice> {
        self.gather(step, Scope::All)
    }

    /// The one that seems to be worth most; the first of equal ones.
    pub fn best(&self, step: Step) -> Option<Action> {
        let mut best: Option<Choice> = None;
        for choice in self.gather(step, Scope::Best) {
            if best.is_none_or(|best| choice.worth > best.worth) {
                best = Some(choice);
            }
        }
        best.map(|choice| choice.action)
    }

    /// What the best place within a walk is worth.
    pub(super) fn best_walk(&self) -> f32 {
        let mut choices = Vec::with_capacity(Hex::COUNT);
        self.walks(&Goals::of(self), Scope::Best, &mut choices);
        choices.iter().map(|choice| choice.worth).fold(-TURN, f32::max)
    }

    fn gather(&self, step: Step, scope: Scope) -> Vec<Choice> {
        let mut choices = Vec::with_capacity(32);
        let before = matches!(step, Step::Start | Step::Thrown | Step::Walking);
        if before || step == Step::Stopped {
            self.free_cards(&mut choices);
            if scope == Scope::Best && !choices.is_empty() {
                return choices;
            }
        }
        if before {
            self.ways(scope, &mut choices);
        } else {
            choices.push(Choice { worth: 0.0, action: Action::End });
        }
        if matches!(step, Step::Start | Step::Thrown | Step::Placing) {
            self.placements(step, &mut choices);
        }
        match step {
            Step::Start => self.throws(&mut choices),
            Step::Stopped | Step::Trading => self.stop(step, &mut choices),
            _ => {}
        }
        choices
    }

    /// What can be played beside everything else.
    fn free_cards(&self, choices: &mut Vec<Choice>) {
        let (table, player) = (self.table, self.player());
        let mut add = |worth: f32, play: Play| {
            if worth > 0.0 {
                // Whatever can be had beside the rest comes before it.
                choices.push(Choice { worth: 100.0 + worth, action: Action::Card(play) });
            }
        };
        if player.holds(Card::Fox) {
            add(5.0, Play::Fox);
        }
        if !self.skill.reckons {
            return;
        }
        if player.holds(Card::Merchant)
            && player.score >= Tabletop::MERCHANT
            && table.diggable() > 0
        {
            add(worth::of_unknown_memory() - f32::from(Tabletop::MERCHANT), Play::Merchant);
        }
        if player.holds(Card::Miner) && player.unspent.len() >= self.enough_to_dig() {
            let tiles = self.tiles_to_trade();
            let play = tiles.map(|tiles| Play::Miner { tiles });
            play.into_iter().for_each(|play| add(self.digging(), play));
        }
        if player.holds(Card::Magician) {
            let best = table
                .takeable()
                .iter()
                .max_by(|a, b| worth::of_card(*a).total_cmp(&worth::of_card(*b)));
            best.into_iter().for_each(|take| {
                add(worth::of_card(take) - worth::of_card(Card::Magician), Play::Magician { take });
            });
        }
        if player.holds(Card::Shaman)
            && let Some((gain, play)) = self.swap()
        {
            add(gain - 0.4, play);
        }
        if player.holds(Card::Storyteller)
            && let Some((gain, play)) = self.tale()
        {
            add(gain, play);
        }
    }

    /// A8: the swap that gives most.
    fn swap(&self) -> Option<(f32, Play)> {
        let table = self.table;
        let rate = |memory| worth::of_memory(table, memory);
        let give = self.player().kinds().iter().min_by(|a, b| rate(*a).total_cmp(&rate(*b)))?;
        let others = table.everybody().iter().filter(|seat| *seat != self.seat);
        let offers =
            others.flat_map(|seat| table.player(seat).kinds().iter().map(move |take| (seat, take)));
        let (seat, take) = offers.max_by(|(_, a), (_, b)| rate(*a).total_cmp(&rate(*b)))?;
        Some((rate(take) - rate(give), Play::Shaman { give, seat, take }))
    }

    /// A9: a challenge goes from where a memory tile of one's own is to be placed.
    fn tale(&self) -> Option<(f32, Play)> {
        let table = self.table;
        let stuck = |memory: &Memory| table.memory_sites(*memory).is_empty();
        for memory in self.player().kinds().iter().filter(stuck) {
            let Memory::City(city) = memory else { continue };
            for from in table.tales() & table.realm().city(city) {
                if let Some(to) = table.tale_sites(from).first() {
                    return Some((1.5, Play::Storyteller { from, to }));
                }
            }
        }
        None
    }

    /// Everywhere one can go, by foot or by card, and challenges from afar.
    fn ways(&self, scope: Scope, choices: &mut Vec<Choice>) {
        let (table, player) = (self.table, self.player());
        let goals = Goals::of(self);
        self.walks(&goals, scope, choices);
        if !self.skill.reckons {
            return;
        }
        if player.holds(Card::Prophet) && player.may_begin() {
            for hex in table.prophecies() {
                let worth = goals.get(hex).map(|worth| worth - PROPHET);
                let action = Action::Card(Play::Prophet { hex });
                choices.extend(worth.map(|worth| Choice { worth, action }));
            }
        }
        if player.holds(Card::ShortWay) {
            for hex in table.anywhere(self.seat) & goals.hexes {
                let worth = goals.get(hex).map(|worth| worth - SHORT_WAY);
                let action = Action::Card(Play::ShortWay { hex });
                choices.extend(worth.map(|worth| Choice { worth, action }));
            }
        }
    }

    /// Everywhere one can walk to.
    fn walks(&self, goals: &Goals, scope: Scope, choices: &mut Vec<Choice>) {
        let reach = self.table.reach(self.seat);
        let mut add = |worth, hex| choices.push(Choice { worth, action: Action::Move(hex) });
        for hex in reach & goals.hexes {
            goals.get(hex).into_iter().for_each(|worth| add(worth, hex));
        }
        let elsewhere = reach - goals.hexes;
        if !self.skill.plans {
            elsewhere.iter().for_each(|hex| add(Goals::nearest_afar(self, hex), hex));
        } else if scope == Scope::All || goals.best_of(reach) <= goals.most_afar() {
            let worth = goals.worth_afar(self.table);
            elsewhere.iter().for_each(|hex| add(worth[hex.index()], hex));
        }
    }

    /// How many unspent challenges make a Miner worth playing.
    fn enough_to_dig(&self) -> usize {
        if self.table.mine <= 4 { 1 } else { 2 }
    }

    fn tiles_to_trade(&self) -> Option<Tiles> {
        let (tiles, most) = self.table.tradable(self.seat);
        let tiles: Vec<_> = tiles.iter().take(most).collect();
        Tiles::new(&tiles)
    }

    /// R12: memory tiles are kept for the last turn by whoever thinks ahead, but for those whose
    /// place another could take, and with early harvest until the end is near.
    fn placements(&self, step: Step, choices: &mut Vec<Choice>) {
        let haste = self.haste();
        for memory in self.player().kinds() {
            for hex in self.table.memory_sites(memory) {
                let points = 5.0 + (hex.neighbours() & self.table.memories).len() as f32;
                let worth = match (step, self.skill.plans) {
                    (Step::Placing, _) => 50.0 + points,
                    (_, false) => points,
                    (_, true) => points * self.danger(memory) + haste - TURN,
                };
                choices.push(Choice { worth, action: Action::Place(memory, hex) });
            }
        }
    }

    /// What placing all that can be placed now gives more than keeping it.
    fn haste(&self) -> f32 {
        let (table, player) = (self.table, self.player());
        let more = f32::from(table.options.memory_points(false)) - worth::of_kept_memory(table);
        let placeable = player.kinds().iter().map(|memory| {
            table.memory_sites(memory).len().min(player.memories[memory.index()].into())
        });
        more * placeable.sum::<usize>() as f32
    }

    /// How likely it is that a memory tile of which there are more than free hexes finds none.
    fn danger(&self, memory: Memory) -> f32 {
        let table = self.table;
        let held: u8 = table.players.iter().map(|it| it.memories[memory.index()]).sum();
        let sites = table.memory_sites(memory).len() as f32;
        let over = (f32::from(held) - sites).max(0.0);
        over / f32::from(held.max(1)) * 0.5
    }

    /// R29: a poor hand.
    fn throws(&self, choices: &mut Vec<Choice>) {
        if !self.skill.reckons {
            choices.push(Choice { worth: -20.0, action: Action::Throw(Price::Turn) });
            return;
        }
        let hand: f32 = self.player().hand.iter().map(|card| worth::of_card(*card)).sum();
        let worth = (NEW_HAND - hand) * NEW_HAND_PART - TURN;
        choices.push(Choice { worth, action: Action::Throw(Price::Turn) });
    }

    /// What is done where one has stopped.
    fn stop(&self, step: Step, choices: &mut Vec<Choice>) {
        let (table, player) = (self.table, self.player());
        let at = |special| player.hero == table.realm().place(special);
        if step == Step::Trading || at(Special::Mine) {
            let tiles = self.tiles_to_trade();
            let trade = tiles.map(|tiles| Choice { worth: 20.0, action: Action::Trade(tiles) });
            choices.extend(trade);
        }
        if at(Special::Temple) && !player.animal && player.score >= Tabletop::ANIMAL {
            choices.push(Choice { worth: goals::of_animal(table), action: Action::Buy });
        }
    }
}

/// R31: the last turn: what gives most now, and what leaves most for the rest.
pub fn last_turn(table: &Tabletop, seat: Seat) -> Action {
    let player = table.player(seat);
    if player.holds(Card::Fox) {
        return Action::Card(Play::Fox);
    }
    let to_come: HexSet =
        player.kinds().iter().fold(HexSet::EMPTY, |all, memory| all | table.memory_sites(memory));
    let mut best: Option<(usize, Action)> = None;
    for memory in player.kinds() {
        for hex in table.memory_sites(memory) {
            let around = hex.neighbours();
            let rate = 8 * (around & table.memories).len() + (around & to_come).len();
            if best.is_none_or(|(most, _)| rate > most) {
                best = Some((rate, Action::Place(memory, hex)));
            }
        }
    }
    best.map_or(Action::End, |(_, action)| action)
}

/// C26: the hardest challenge goes back, to where it hurts least.
pub fn turncoat(table: &Tabletop, seat: Seat) -> Option<Action> {
    let hard = |tile| table.realm().front(tile).difficulty;
    let tile = table.player(seat).unspent.iter().max_by_key(|tile| hard(*tile))?;
    let own = |hex: &Hex| {
        let kinds = table.player(seat).kinds();
        usize::from(kinds.iter().any(|memory| table.memory_sites(memory).contains(*hex)))
    };
    let hex = table.challenge_sites().iter().min_by_key(own)?;
    Some(Action::Turncoat(tile, hex))
}
