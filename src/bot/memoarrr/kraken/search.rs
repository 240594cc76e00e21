//! A tree over the kraken's own decisions, grown by worlds drawn from its belief.
//!
//! A node is what the kraken would know at a decision; others' moves and the cards they turn up are
//! luck between two nodes. So it never plans on what it cannot know when the time comes. Every
//! playout draws a world, walks down the tree by the balance of success and curiosity (UCB1), adds
//! one node, and plays on.

use std::collections::HashMap;

use super::belief::Sampler;
use super::cards::{CONNECTED, Cards, any, each};
use super::world::{NONE, Task, World};
use crate::game::Chance;
use crate::game::set::Element;
use crate::games::memoarrr::Card;

/// How many worlds are played for a decision.
const PLAYOUTS: u32 = 6000;
/// How much curiosity counts against success.
const CURIOSITY: f32 = 1.2;

/// What can be decided: a card that the kraken knows, or one that it does not, told apart by who of
/// the others has seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Candidate(u8);

impl Candidate {
    const UNKNOWN: u8 = 32;

    /// That card.
    pub fn card(card: u8) -> Self {
        Self(card)
    }

    /// Any of those that just these seats, one bit each, have seen.
    pub fn unknown(seen_by: u8) -> Self {
        Self(Self::UNKNOWN + seen_by)
    }

    /// Whether it may connect with `before`.
    pub fn may_connect(self, before: Card) -> bool {
        self.0 >= Self::UNKNOWN || CONNECTED[before.index()] >> self.0 & 1 == 1
    }

    /// The card that the choice means in a world where it is mine to decide.
    fn resolve(self, world: &World, chance: &mut Chance) -> Option<u8> {
        if self.0 < Self::UNKNOWN {
            return Some(self.0);
        }
        let (_, unknown) = world.split();
        match members(world, unknown, self.0 - Self::UNKNOWN) {
            0 => None,
            cards => Some(any(cards, chance)),
        }
    }
}

/// Those of `cards` that just these seats have seen.
fn members(world: &World, cards: Cards, seen_by: u8) -> Cards {
    let others = (0..world.seats).filter(|seat| *seat != world.me);
    others.fold(cards, |cards, seat| {
        let knows = world.knows[usize::from(seat)];
        if seen_by >> seat & 1 == 1 { cards & knows } else { cards & !knows }
    })
}

/// The search for one decision.
pub struct Search<'a> {
    sampler: &'a Sampler,
    nodes: Vec<Node>,
    index: HashMap<Key, usize>,
}

/// What the kraken would know at a decision.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    knows: Cards,
    known_down: Cards,
    unknown_left: u8,
    last: u8,
    task: Task,
    held: [u8; 4],
}

struct Node {
    visits: u32,
    edges: Vec<Edge>,
}

struct Edge {
    choice: Candidate,
    visits: u32,
    total: f32,
}

impl<'a> Search<'a> {
    /// A search among these choices.
    pub fn new(sampler: &'a Sampler, choices: impl IntoIterator<Item = Candidate>) -> Self {
        Self { sampler, nodes: vec![Node::new(choices)], index: HashMap::new() }
    }

    /// The best choice.
    pub fn run(mut self, chance: &mut Chance) -> Option<Candidate> {
        let mut path = Vec::new();
        for left in (0..PLAYOUTS).rev() {
            if self.is_settled(left) {
                break;
            }
            path.clear();
            let worth = self.playout(&mut path, chance);
            for (node, edge) in &path {
                let node = &mut self.nodes[*node];
                node.visits += 1;
                node.edges[*edge].visits += 1;
                node.edges[*edge].total += worth;
            }
        }
        self.nodes[0].edges.iter().max_by_key(|edge| edge.visits).map(|edge| edge.choice)
    }

    /// Whether the best choice stays the best, however the playouts that are left turn out.
    fn is_settled(&self, left: u32) -> bool {
        let mut visits = [0; 2];
        for edge in &self.nodes[0].edges {
            if edge.visits > visits[0] {
                visits = [edge.visits, visits[0]];
            } else {
                visits[1] = visits[1].max(edge.visits);
            }
        }
        visits[0] > visits[1] + left
    }

    fn playout(&mut self, path: &mut Vec<(usize, usize)>, chance: &mut Chance) -> f32 {
        let mut world = self.sampler.draw(chance);
        let mut node = 0;
        while let Some(edge) = self.nodes[node].select(chance) {
            let Some(card) = self.nodes[node].edges[edge].choice.resolve(&world, chance) else {
                break;
            };
            path.push((node, edge));
            world.act(card);
            while world.turn != world.me && world.task != Task::Over {
                world.act(world.captain(chance));
            }
            if world.task == Task::Over {
                return world.worth(chance);
            }
            let next = self.nodes.len();
            match *self.index.entry(Key::of(&world)).or_insert(next) {
                known if known < next => node = known,
                _ => {
                    self.nodes.push(Node::new(choices(&world)));
                    break;
                }
            }
        }
        world.play_out(chance)
    }
}

impl Key {
    fn of(world: &World) -> Self {
        let knows = world.knows[usize::from(world.me)];
        Self {
            knows,
            known_down: world.down & knows & !world.banned,
            unknown_left: (world.down & !knows).count_ones() as u8,
            last: world.last,
            task: world.task,
            held: world.held,
        }
    }
}

/// What is worth weighing when it is mine to decide: what connects, or is unknown; if there is
/// neither, everything.
fn choices(world: &World) -> impl Iterator<Item = Candidate> {
    let (known, unknown) = world.split();
    let connecting = match world.task {
        Task::Reveal if world.last == NONE => known,
        Task::Reveal | Task::Ban => known & world.connected(),
        Task::Peek | Task::Over => 0,
    };
    let cards = if connecting | unknown == 0 { known } else { connecting };
    let world = world.clone();
    let classes =
        (0..1 << world.seats).filter(move |seen_by| members(&world, unknown, *seen_by) != 0);
    each(cards).map(Candidate::card).chain(classes.map(Candidate::unknown))
}

impl Node {
    fn new(choices: impl IntoIterator<Item = Candidate>) -> Self {
        let edge = |choice| Edge { choice, visits: 0, total: 0.0 };
        Self { visits: 0, edges: choices.into_iter().map(edge).collect() }
    }

    /// The edge to try next: any that was never tried, or else the most promising.
    fn select(&self, chance: &mut Chance) -> Option<usize> {
        let untried = self.edges.iter().filter(|edge| edge.visits == 0).count();
        if untried > 0 {
            let mut fresh = (0..self.edges.len()).filter(|i| self.edges[*i].visits == 0);
            return fresh.nth(chance.below(untried));
        }
        let log = (self.visits as f32).ln();
        let promise = |edge: &Edge| {
            let visits = edge.visits as f32;
            edge.total / visits + CURIOSITY * (log / visits).sqrt()
        };
        (0..self.edges.len())
            .max_by(|a, b| promise(&self.edges[*a]).total_cmp(&promise(&self.edges[*b])))
    }
}
