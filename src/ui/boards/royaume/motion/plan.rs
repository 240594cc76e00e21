//! What moves when something was seen, for how long, and how it sounds.

use std::ops::Range;
use std::time::Duration;

use super::moves::{Move, Target};
use super::path::Path;
use crate::game::Seat;
use crate::games::royaume::{Card, Cause, Hex, Seen, Special, Tabletop, Way, WizardReason};
use crate::sound::Cue;
use crate::ui::boards::timeline::end_cue;
use crate::ui::style::theme::pace;

/// Between the beginnings of two things that move together, in parts of their time.
const RIPPLE: f64 = 0.3;

/// Moves, each with its beginning and its length in seconds.
#[derive(Clone, Debug, Default)]
pub struct MotionPlan {
    pub moves: Vec<(Move, f64, f64)>,
}

/// What has to be known to show something.
pub struct MoveContext<'a> {
    /// The table before it.
    pub table: &'a Tabletop,
    /// The parts of the sum that have come with it.
    pub counted: Range<usize>,
    /// What happens after it.
    pub next: Option<&'a Seen>,
}

/// Whether the second happens together with the first.
pub fn happen_together(first: &Seen, second: &Seen) -> bool {
    match (first, second) {
        (Seen::Points { .. }, Seen::Points { .. }) | (Seen::Memory { .. }, Seen::Memory { .. }) => {
            true
        }
        (Seen::Drew { seat, .. }, Seen::Drew { seat: other, .. }) => seat == other,
        (Seen::Hero { why, .. }, Seen::Hero { why: other, .. }) => {
            *why == Way::Camp && *other == Way::Camp
        }
        _ => false,
    }
}

impl MoveContext<'_> {
    /// What moves with these events, which happen together.
    pub fn plan(&self, group: &[Seen], seconds: impl Fn(Duration) -> f64) -> MotionPlan {
        let mut plan = MotionPlan::default();
        for (number, seen) in group.iter().enumerate() {
            let mut at = 0.0;
            for (position, (what, normal)) in self.moves(seen, number).into_iter().enumerate() {
                let length = seconds(normal);
                if position == 0 {
                    at = number as f64 * RIPPLE * length;
                }
                plan.moves.push((what, at, length));
                at = match what {
                    // These move together, one a little after the other.
                    Move::Discard { .. } | Move::Spend { .. } => at + RIPPLE * length,
                    Move::Give { .. } => at,
                    _ => at + length,
                };
            }
        }
        plan
    }

    /// What moves one after the other, and for how long.
    fn moves(&self, seen: &Seen, number: usize) -> Vec<(Move, Duration)> {
        let table = self.table;
        match *seen {
            Seen::Hero { seat, to, why } => vec![self.hero(seat, to, why)],
            Seen::Wizard { to, why } => {
                let from = table.wizard.filter(|_| why != WizardReason::Stays);
                vec![(Move::Wizard { from, to }, pace::GLIDE)]
            }
            Seen::Arrow { segment } => vec![(Move::Arrow { sector: segment }, pace::SPIN)],
            Seen::Turned { hex, tile } => vec![(Move::Turn { hex, tile }, pace::TURN)],
            Seen::Completed { seat, tile } => {
                let lies = table.up.iter().find(|(_, lies)| *lies == tile);
                let from = lies.map(|(hex, _)| hex);
                vec![(Move::Complete { seat, tile, from }, pace::THROW)]
            }
            Seen::Carried { tile, from, to } => vec![(Move::Carry { tile, from, to }, pace::GLIDE)],
            Seen::Returned { seat, tile, hex } => {
                vec![(Move::Return { seat, tile, to: hex }, pace::THROW)]
            }
            Seen::Spent { seat, tiles } => {
                tiles.iter().map(|tile| (Move::Spend { seat, tile }, pace::TURN)).collect()
            }
            Seen::Memory { seat, tile } => {
                let mine = table.realm().place(Special::Mine);
                vec![(Move::Memory { seat, memory: tile, mine }, pace::THROW)]
            }
            Seen::Swapped { seat, give, other, take } => vec![
                (Move::Give { from: seat, to: other, memory: give }, pace::GLIDE),
                (Move::Give { from: other, to: seat, memory: take }, pace::GLIDE),
            ],
            Seen::Placed { seat, tile, hex } => {
                vec![(Move::Place { seat, memory: tile, hex }, pace::SETTLE)]
            }
            Seen::Animal { seat } => vec![(Move::Animal { seat }, pace::SETTLE)],
            Seen::Points { seat, by, score, .. } => {
                let before = score.saturating_add_signed(-by);
                vec![(Move::Points { seat, by, before }, pace::COUNT)]
            }
            Seen::Snow { hex, .. } => vec![(Move::Snow { hex }, pace::SETTLE)],
            Seen::SnowBack(_) => {
                table.snow.iter().map(|snow| (Move::Thaw { hex: snow.hex }, pace::SETTLE)).collect()
            }
            Seen::EndBegins { .. } => vec![(Move::End, pace::VERDICT)],
            Seen::Reshuffled
            | Seen::Turn { .. }
            | Seen::Missed { .. }
            | Seen::LastTurn { .. }
            | Seen::GameOver(_) => Vec::new(),
            Seen::Challenge { .. }
            | Seen::Fight { .. }
            | Seen::Joined { .. }
            | Seen::Spun { .. }
            | Seen::Settled { .. } => self.contest(seen),
            _ => self.cards(seen, number),
        }
    }

    /// R7: on foot from hex to hex; otherwise straight.
    fn hero(&self, seat: Seat, to: Hex, why: Way) -> (Move, Duration) {
        let from = self.table.player(seat).hero;
        match why {
            Way::Walk => {
                let path = Path::walk(self.table, seat, to);
                (Move::Hero { seat, path }, pace::STEP * path.steps() as u32)
            }
            Way::ShortWay | Way::Help | Way::Camp => {
                (Move::Hero { seat, path: Path::straight(from, to) }, pace::THROW)
            }
        }
    }

    /// What happens in a scene.
    fn contest(&self, seen: &Seen) -> Vec<(Move, Duration)> {
        match *seen {
            Seen::Challenge { .. } | Seen::Fight { .. } => vec![(Move::Open, pace::CURTAIN)],
            Seen::Joined { seat } => vec![(Move::Join { seat }, pace::SAID)],
            Seen::Spun { seat, segment, .. } => {
                let spin = (Move::Spin { seat, sector: segment }, pace::SPIN);
                std::iter::once(spin).chain(self.drops()).collect()
            }
            Seen::Settled { done, .. } => vec![(Move::ContestEnd { done }, pace::VERDICT)],
            _ => Vec::new(),
        }
    }

    fn drops(&self) -> impl Iterator<Item = (Move, Duration)> + use<> {
        self.counted.clone().map(|part| (Move::Drop { part }, pace::DROP))
    }

    /// What happens to cards.
    fn cards(&self, seen: &Seen, number: usize) -> Vec<(Move, Duration)> {
        let hand = |seat: Seat| &self.table.player(seat).hand;
        let slot = |seat: Seat, card: Card| hand(seat).iter().position(|held| *held == card);
        match *seen {
            Seen::Played { seat, card } => {
                let (slot, to) = (slot(seat, card).unwrap_or(0), self.target(seat, card));
                vec![(Move::Play { seat, card, slot, to }, pace::THROW)]
            }
            Seen::Counted { seat, card, .. } => {
                let slot = slot(seat, card).unwrap_or(0);
                let play = Move::Play { seat, card, slot, to: Target::Scene };
                std::iter::once((play, pace::THROW)).chain(self.drops()).collect()
            }
            Seen::Discarded { seat, ref cards } => {
                let mut taken = Vec::new();
                let thrown = cards.iter().filter_map(|card| {
                    let held = hand(seat).iter().enumerate();
                    let mut free = held.filter(|(slot, it)| *it == card && !taken.contains(slot));
                    let slot = free.next()?.0;
                    taken.push(slot);
                    Some((Move::Discard { seat, card: *card, slot }, pace::DRAW))
                });
                thrown.collect()
            }
            Seen::Took { seat, card } => {
                vec![(Move::Take { seat, card, slot: hand(seat).len() }, pace::THROW)]
            }
            Seen::Drew { seat, card } => {
                vec![(Move::Draw { seat, card, slot: hand(seat).len() + number }, pace::DRAW)]
            }
            Seen::Befell { seat, card, effect } => {
                vec![(Move::Befall { seat, card, effect }, pace::READING)]
            }
            _ => Vec::new(),
        }
    }

    /// What a card acts on: what happens next tells it.
    fn target(&self, seat: Seat, card: Card) -> Target {
        match (card, self.next) {
            (Card::Horn | Card::TeamUp | Card::General | Card::Invisibility, _) => Target::Scene,
            (Card::Fox, _) => Target::Plate(seat),
            (Card::Merchant | Card::Miner, _) => {
                Target::Hex(self.table.realm().place(Special::Mine))
            }
            (_, Some(Seen::Turned { hex, .. } | Seen::Challenge { hex, .. })) => Target::Hex(*hex),
            (_, Some(Seen::Hero { to, .. })) => Target::Hex(*to),
            (_, Some(Seen::Carried { from, .. })) => Target::Hex(*from),
            (_, Some(Seen::Swapped { other, .. })) => Target::Plate(*other),
            _ => Target::Pile,
        }
    }
}

/// How often a wheel ticks before it stops.
const TICKS: u8 = 10;

/// What is heard with it, and how long after it has begun.
pub fn cues(seen: &Seen, me: Option<Seat>) -> Vec<(Cue, Duration)> {
    match seen {
        Seen::Arrow { .. } => ticks().collect(),
        Seen::Spun { .. } => ticks().chain([(Cue::Connect, pace::SPIN)]).collect(),
        _ => cue(seen, me).into_iter().collect(),
    }
}

/// A wheel ticks each time its arrow has gone the same way, so more and more slowly.
fn ticks() -> impl Iterator<Item = (Cue, Duration)> {
    (1..TICKS).map(|tick| {
        let left = 1.0 - f32::from(tick) / f32::from(TICKS);
        (Cue::Flip, pace::SPIN.mul_f32(1.0 - left.cbrt()))
    })
}

fn cue(seen: &Seen, me: Option<Seat>) -> Option<(Cue, Duration)> {
    let at_once = Duration::ZERO;
    Some(match seen {
        Seen::Turned { .. } | Seen::Drew { .. } | Seen::Discarded { .. } => (Cue::Flip, at_once),
        Seen::Played { .. } | Seen::Took { .. } | Seen::Swapped { .. } => (Cue::Swap, at_once),
        Seen::Carried { .. } | Seen::Returned { .. } => (Cue::Swap, at_once),
        Seen::Counted { .. } => (Cue::Connect, pace::THROW),
        Seen::Joined { .. } | Seen::Memory { .. } | Seen::Animal { .. } => (Cue::Connect, at_once),
        Seen::Placed { .. } => (Cue::Connect, pace::SETTLE),
        Seen::Settled { done: true, .. } => (Cue::Chest, at_once),
        Seen::Settled { done: false, .. } | Seen::Fight { .. } => (Cue::Rumble, at_once),
        Seen::Befell { effect: true, .. } | Seen::EndBegins { .. } => (Cue::Rumble, at_once),
        Seen::Wizard { why: WizardReason::Spin | WizardReason::Chaos, .. } => (Cue::Peek, at_once),
        Seen::Points { why: Cause::Fox, .. } => (Cue::Chest, at_once),
        Seen::GameOver(tally) => (end_cue(tally.winners, me), at_once),
        _ => return None,
    })
}
