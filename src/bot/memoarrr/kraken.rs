//! The kraken: exact belief over the unknown cards, and a search over sampled worlds.
//!
//! It forgets nothing, like the captain. What it adds is reckoning: it keeps account of which cards
//! *others* have seen ([`belief`]), draws whole islands that fit everything it knows, and plays the
//! rest of the round on each of them ([`world`]), with opponents who play what they know. Over its
//! own decisions it searches a tree ([`search`]); where every card is known it needs no luck any
//! more ([`parity`]).
//!
//! To it, cards are places: with a perfect memory it does not matter where a card lies, only who
//! knows it. So a world is a handful of bit masks, and an octopus changes nothing.
//!
//! Its effort is counted in playouts, never in time, so that it plays the same on every machine.

use crate::bot::{Bot, any};
use crate::game::Chance;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Cell, CellSet, Phase, Seen, View};

pub mod belief;
pub mod cards;
pub mod parity;
pub mod search;
pub mod world;

use belief::Belief;
use search::{Candidate, Search};

/// The strongest bot for Memoarrr!.
pub struct Kraken {
    belief: Option<Belief>,
    chance: Chance,
}

impl Kraken {
    /// With luck of its own.
    pub fn new(chance: Chance) -> Self {
        Self { belief: None, chance }
    }

    /// The place to choose, by search; none where there is nothing to weigh.
    fn weigh(&mut self, view: &View, cells: CellSet) -> Option<Cell> {
        let belief = self.belief.as_ref()?;
        let classes = worth_weighing(belief.classes(cells), view);
        let best = match classes[..] {
            [] => return None,
            [(only, _)] => only,
            _ => {
                let sampler = belief.sampler(view);
                let choices = classes.iter().map(|(choice, _)| *choice);
                Search::new(&sampler, choices).run(&mut self.chance)?
            }
        };
        let (_, members) = classes.into_iter().find(|(choice, _)| *choice == best)?;
        any(members, &mut self.chance)
    }
}

/// What certainly does not connect is not weighed, unless there is nothing else.
fn worth_weighing(
    mut classes: Vec<(Candidate, CellSet)>,
    view: &View,
) -> Vec<(Candidate, CellSet)> {
    let before = match view.tabletop.phase {
        Phase::Reveal(_) | Phase::Walrus(_) => view.compare(),
        _ => None,
    };
    let may_connect = |choice: Candidate| before.is_none_or(|before| choice.may_connect(before));
    if classes.iter().any(|(choice, _)| may_connect(*choice)) {
        classes.retain(|(choice, _)| may_connect(*choice));
    }
    classes
}

impl Bot<Memoarrr> for Kraken {
    fn observe(&mut self, seen: &[Seen], view: &View) {
        let Some(me) = view.viewer.seat() else { return };
        self.belief.get_or_insert_with(|| Belief::new(me, &view.tabletop)).observe(seen, view);
    }

    fn choose(&mut self, view: &View) -> Option<Action> {
        let cells = view.choices().cells();
        let chosen = match view.tabletop.phase {
            Phase::Reveal(_) | Phase::Penguin(_) | Phase::Walrus(_) => self.weigh(view, cells),
            // A perfect memory gains nothing from a swap; others may lose track of a hidden card.
            Phase::Octopus(_) => any(cells - view.tabletop.face_up, &mut self.chance),
            _ => None,
        };
        view.choices().at(chosen.or_else(|| any(cells, &mut self.chance)))
    }
}
