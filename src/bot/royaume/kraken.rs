//! The strongest: it plays every promising choice out in worlds that it imagines, with everybody
//! else playing like a captain, and takes the one after which it stands best.
//!
//! What is hidden (fronts, the deck, the Mine) and every spin to come are drawn anew for each world;
//! all choices are tried in the same worlds, so that luck does not decide between them. It counts
//! playouts, never time, so the same luck makes it play the same way everywhere.

use super::CAPTAIN;
use super::deckhand::decide;
use super::turn::{Choice, Turn};
use super::worth;
use crate::bot::Bot;
use crate::game::{Chance, Game, Seat};
use crate::games::Royaume;
use crate::games::royaume::{Action, Event, Seen, State, Tabletop, Task, View};

/// In so many worlds every choice is tried.
const WORLDS: usize = 16;
/// So many choices are tried at most.
const MOST_CHOICES: usize = 6;
/// A choice that seems so much worse than the best is not tried.
const MARGIN: f32 = 7.0;
/// What comes before everything else is not weighed against it.
const OBVIOUS: f32 = 60.0;
/// So many turns of its own are played out.
const TURNS_AHEAD: u8 = 2;
/// No playout has more actions.
const MOST_ACTIONS: usize = 400;
/// So many points ahead is as good as three quarters of a victory.
const SCALE: f32 = 14.0;

/// The strongest.
pub struct Kraken {
    chance: Chance,
    events: Vec<Event>,
}

impl Kraken {
    /// With luck of its own.
    pub fn new(chance: Chance) -> Self {
        Self { chance, events: Vec::new() }
    }

    /// How well each choice does in imagined worlds, added up.
    fn try_out(&mut self, view: &View, seat: Seat, actions: &[Action]) -> Vec<f32> {
        let mut sums = vec![0.0; actions.len()];
        for _ in 0..WORLDS {
            let world = Royaume::imagine(view, &mut self.chance);
            let luck = self.chance.below(1 << 30) as u64;
            for (sum, action) in sums.iter_mut().zip(actions) {
                let mut luck = Chance::from_number(luck, 0);
                *sum += self.play_out(world.clone(), seat, *action, &mut luck);
            }
        }
        sums
    }

    fn play_out(&mut self, mut world: State, seat: Seat, first: Action, luck: &mut Chance) -> f32 {
        let until = world.tabletop().player(seat).turns.saturating_add(TURNS_AHEAD);
        let (mut who, mut action) = (seat, first);
        for _ in 0..MOST_ACTIONS {
            self.events.clear();
            if Royaume::play(&mut world, who, &action, luck, &mut self.events).is_err() {
                return 0.0;
            }
            let table = world.tabletop();
            let Some(next) = table.decides() else { break };
            if next == seat && table.end.is_none() && table.player(seat).turns >= until {
                break;
            }
            let Some(answer) = decide(table, next, CAPTAIN) else { break };
            (who, action) = (next, answer);
        }
        standing(world.tabletop(), seat)
    }
}

impl Bot<Royaume> for Kraken {
    fn is_attentive(&self) -> bool {
        false
    }

    fn observe(&mut self, _seen: &[Seen], _view: &View) {}

    fn choose(&mut self, view: &View) -> Option<Action> {
        let seat = view.viewer.seat()?;
        let usual = decide(&view.tabletop, seat, CAPTAIN)?;
        let actions = promising(view, seat, usual);
        if actions.len() < 2 {
            return Some(usual);
        }
        let sums = self.try_out(view, seat, &actions);
        let best = sums.iter().zip(&actions).max_by(|(a, _), (b, _)| a.total_cmp(b));
        best.map(|(_, action)| *action)
    }
}

/// The choices that are worth trying, the captain's own first; only that one where it is clear.
fn promising(view: &View, seat: Seat, usual: Action) -> Vec<Action> {
    let table = &view.tabletop;
    let mut actions = vec![usual];
    match table.todo.last() {
        Some(Task::Turn(step)) => {
            let mut choices: Vec<Choice> = Turn { table, seat, skill: CAPTAIN }.choices(*step);
            choices.sort_by(|a, b| b.worth.total_cmp(&a.worth));
            let best = choices.first().map_or(0.0, |choice| choice.worth);
            if best >= OBVIOUS {
                return actions;
            }
            let near = choices.iter().filter(|it| it.worth > best - MARGIN && it.action != usual);
            actions.extend(near.map(|choice| choice.action).take(MOST_CHOICES - 1));
        }
        Some(Task::Contest) => {
            let others = view.choices().filter(|action| *action != usual);
            actions.extend(others.take(MOST_CHOICES - 1));
        }
        _ => {}
    }
    actions
}

/// How a seat stands: its part of a victory, guessed from how far it is ahead of the best other.
fn standing(table: &Tabletop, seat: Seat) -> f32 {
    let mine = possessions(table, seat);
    let others = table.everybody().iter().filter(|other| *other != seat);
    let best = others.map(|other| possessions(table, other)).fold(f32::MIN, f32::max);
    ((mine - best) / SCALE).tanh()
}

/// All that a seat has, in points.
fn possessions(table: &Tabletop, seat: Seat) -> f32 {
    let player = table.player(seat);
    let over = table.todo.is_empty();
    let score = f32::from(player.score);
    if over {
        return score;
    }
    let memories: f32 = player
        .kinds()
        .map(|kind| {
            let count = player.memories[crate::game::set::Element::index(kind)];
            f32::from(count) * worth::of_memory(table, kind)
        })
        .sum();
    let tiles = player.unspent.len() as f32 * worth::of_tile(table, seat);
    let strength = f32::from(player.strength()) * worth::of_strength(table);
    let cards: f32 = player.hand.iter().map(|card| worth::of_card(*card)).sum();
    score + memories + tiles + strength + cards / 3.0
}
