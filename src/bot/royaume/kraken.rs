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
use crate::game::set::Element;
use crate::game::{Chance, Game, Seat};
use crate::games::Royaume;
use crate::games::royaume::{Action, Event, Memory, Seen, State, Step, Tabletop, Task, View};

/// In how many worlds a choice is tried at most.
const WORLDS: usize = 96;
/// After how many worlds, each time, hopeless choices are dropped.
const BATCH: usize = 12;
/// How many standard errors behind the best are hopeless.
const CLEAR: f32 = 2.0;
/// How many choices are tried at most.
const MOST_CHOICES: usize = 6;
/// A choice that seems this much worse than the best is not tried.
const MARGIN: f32 = 7.0;
/// What comes before everything else is not weighed against it.
const OBVIOUS: f32 = 60.0;
/// How many turns of its own are played out.
const TURNS_AHEAD: u8 = 2;
/// No playout has more actions.
const MOST_ACTIONS: usize = 400;
/// How many points ahead of one other make a victory 2.7 times as likely as a defeat: while little of
/// the Mine is left, how many more while it is full, and when the game is over, where a tie is rare.
const SCALE_LATE: f32 = 8.0;
const SCALE_EARLY: f32 = 8.0;
const SCALE_AFTER: f32 = 3.0;
/// How much of what a hero could walk to counts as the seat's own.
const OUTLOOK: f32 = 0.5;

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

    /// The choice that does best in imagined worlds. Those that are clearly worse than the best are
    /// dropped on the way.
    fn try_out(&mut self, view: &View, seat: Seat, actions: &[Action]) -> Option<Action> {
        let mut rivals: Vec<Rival> = actions.iter().copied().map(Rival::new).collect();
        for tried in 1..=WORLDS {
            let world = Royaume::imagine(view, &mut self.chance);
            let luck = self.chance.below(1 << 30) as u64;
            for rival in &mut rivals {
                let mut luck = Chance::from_number(luck, 0);
                let standing = self.play_out(world.clone(), seat, rival.action, &mut luck);
                rival.add(standing);
            }
            if tried % BATCH == 0 {
                drop_hopeless(&mut rivals);
                if rivals.len() == 1 {
                    break;
                }
            }
        }
        leader(&rivals).map(|rival| rival.action)
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
        self.try_out(view, seat, &actions)
    }
}

/// A choice that is tried, and how it did in each world.
struct Rival {
    action: Action,
    standings: Vec<f32>,
    sum: f32,
}

impl Rival {
    fn new(action: Action) -> Self {
        Self { action, standings: Vec::with_capacity(WORLDS), sum: 0.0 }
    }

    fn add(&mut self, standing: f32) {
        self.standings.push(standing);
        self.sum += standing;
    }

    /// Whether it did so much worse than another one, in the very same worlds, that luck does not
    /// explain it.
    fn is_hopeless_against(&self, other: &Self) -> bool {
        let many = self.standings.len() as f32;
        let mean = (other.sum - self.sum) / many;
        let differences = other.standings.iter().zip(&self.standings).map(|(a, b)| a - b - mean);
        let variance = differences.map(|it| it * it).sum::<f32>() / many;
        mean > CLEAR * (variance / many).sqrt()
    }
}

/// The one that did best so far; the first of equal ones.
fn leader(rivals: &[Rival]) -> Option<&Rival> {
    rivals.iter().rev().max_by(|a, b| a.sum.total_cmp(&b.sum))
}

fn drop_hopeless(rivals: &mut Vec<Rival>) {
    let Some(leader) = leader(rivals) else { return };
    let hopeless: Vec<bool> = rivals.iter().map(|it| it.is_hopeless_against(leader)).collect();
    let mut hopeless = hopeless.into_iter();
    rivals.retain(|_| !hopeless.next().unwrap_or(false));
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

/// How a seat stands: its part of a victory, guessed from how far everybody is ahead of it.
fn standing(table: &Tabletop, seat: Seat) -> f32 {
    let over = table.todo.is_empty();
    let to_come = f32::from(table.mine) / Memory::STACK as f32;
    let scale = if over { SCALE_AFTER } else { SCALE_LATE + SCALE_EARLY * to_come };
    let mine = possessions(table, seat) + if over { 0.0 } else { outlook(table, seat) };
    let others = table.everybody().iter().filter(|other| *other != seat);
    let ahead = others.map(|other| ((possessions(table, other) - mine) / scale).exp());
    1.0 / (1.0 + ahead.sum::<f32>())
}

/// What the place of its hero is worth to a seat whose turn begins.
fn outlook(table: &Tabletop, seat: Seat) -> f32 {
    let turn = Turn { table, seat, skill: CAPTAIN };
    match table.todo.last() {
        Some(Task::Turn(Step::Start)) => OUTLOOK * turn.best_walk(),
        _ => 0.0,
    }
}

/// All that a seat has, in points.
fn possessions(table: &Tabletop, seat: Seat) -> f32 {
    let player = table.player(seat);
    let score = f32::from(player.score);
    if table.todo.is_empty() {
        return score;
    }
    let memories: f32 = player
        .kinds()
        .iter()
        .map(|kind| {
            let count = player.memories[kind.index()];
            f32::from(count) * worth::of_memory(table, kind)
        })
        .sum();
    let tiles = player.unspent.len() as f32 * worth::of_tile(table, seat);
    let strength = f32::from(player.strength()) * worth::of_strength(table);
    let cards: f32 = player.hand.iter().map(|card| worth::of_card(*card)).sum();
    score + memories + tiles + strength + cards / 3.0
}
