//! The kraken: the theory of the game, worked out.
//!
//! It forgets nothing, like the captain. What it adds is reckoning: a position is a handful of
//! numbers ([`stock`]) whose worth is known beforehand ([`worth`]), so it weighs an unknown card
//! against a known one, a trap against what the other one would learn, and a bonus against a pair.
//! It counts nothing in time, so it plays the same on every machine.

use crate::bot::{Bot, any, two_of};
use crate::game::Chance;
use crate::game::set::Element;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Card, Cell, CellSet, Colour, Deed, Phase, Seen, View};

pub mod stock;
pub mod worth;

use stock::{Kind, Stock};
use worth::{Turn, Worth};

/// The strongest bot for Pti Bapt.
pub struct Kraken {
    known: [Option<Card>; Cell::COUNT],
    /// Whether the turn before showed something new, or took something away.
    learned: bool,
    /// Whether it may pass in this turn: whoever was passed to does not pass on.
    may_pass: bool,
    chance: Chance,
}

/// What can be decided.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Plan {
    /// To turn up one of these cards, of which all are known.
    Known(Card),
    /// To turn up something unknown.
    Unknown,
    /// To turn up something known that does not match.
    Pass,
}

impl Kraken {
    /// With luck of its own.
    pub fn new(chance: Chance) -> Self {
        Self { known: [None; Cell::COUNT], learned: true, may_pass: false, chance }
    }

    fn turned(&mut self, cell: Cell, card: Card, second: bool) {
        let new = self.card(cell).is_none();
        self.learned = new || second && self.learned;
        self.known[cell.index()] = Some(card);
    }

    fn card(&self, cell: Cell) -> Option<Card> {
        self.known[cell.index()]
    }

    fn those(&self, cells: CellSet, hold: impl Fn(Option<Card>) -> bool) -> CellSet {
        cells.iter().filter(|cell| hold(self.card(*cell))).collect()
    }

    fn unknown(&self, cells: CellSet) -> CellSet {
        self.those(cells, |card| card.is_none())
    }

    /// The places of these known cards but traps.
    fn known(&self, cells: CellSet, hold: impl Fn(Card) -> bool) -> CellSet {
        self.those(cells, |card| card.is_some_and(|card| card != Card::Red && hold(card)))
    }

    /// The first card of a turn.
    fn first(&mut self, view: &View, cells: CellSet) -> Option<Cell> {
        let stock = Stock::new(view, &self.known);
        let worth = Worth::get(view.tabletop.options.extension);
        let mut turn = Turn { look_up: &mut |stock| worth.of(stock) };
        let mut plans: Vec<(Plan, f32)> = Vec::new();
        for card in Card::all().filter(|card| *card != Card::Red) {
            if self.known(cells, |known| known == card).len() >= 2 {
                plans.extend(take(view, card, stock, &mut turn).map(|it| (Plan::Known(card), it)));
            }
        }
        if !self.unknown(cells).is_empty() && stock.unknown() > 0 {
            plans.push((Plan::Unknown, turn.unknown(stock)));
        }
        // Alone there is nobody to pass to.
        self.may_pass = self.learned && !view.tabletop.options.solo;
        if stock.known_pictures() >= 2 && self.may_pass {
            plans.push((Plan::Pass, -turn.begin(stock)));
        }
        let wanted = match best(&plans)? {
            Plan::Known(card) => self.known(cells, |known| known == card),
            Plan::Unknown => self.unknown(cells),
            Plan::Pass => self.known(cells, |_| true),
        };
        any(wanted, &mut self.chance)
    }

    /// The second card of a turn.
    fn second(&mut self, view: &View, first: Cell, cells: CellSet) -> Option<Cell> {
        let card = self.card(first)?;
        let kind = Kind::of(card)?;
        let stock = Stock::new(view, &self.known);
        let worth = Worth::get(view.tabletop.options.extension);
        let mut turn = Turn { look_up: &mut |stock| worth.of(stock) };
        let mut plans: Vec<(Plan, f32)> = Vec::new();
        let like = self.known(cells, |known| known == card);
        if !like.is_empty() {
            plans.extend(take(view, card, stock, &mut turn).map(|it| (Plan::Known(card), it)));
        } else if !self.unknown(cells).is_empty() && stock.of(kind).half > 0 {
            let alone = view.tabletop.options.solo;
            let worth = if alone { f32::MAX } else { turn.second(kind, stock) };
            plans.push((Plan::Unknown, worth));
        }
        let others = self.known(cells, |known| known != card);
        if !others.is_empty() && (self.learned || self.may_pass) {
            plans.push((Plan::Pass, turn.over(stock)));
        }
        let wanted = match best(&plans)? {
            Plan::Known(_) => like,
            Plan::Unknown => self.unknown(cells),
            Plan::Pass => others,
        };
        any(wanted, &mut self.chance)
    }
}

/// What it is worth to take a pair that is known.
fn take(view: &View, card: Card, stock: Stock, turn: &mut Turn) -> Option<f32> {
    let kind = Kind::of(card).filter(|kind| stock.of(*kind).open > 0)?;
    let left = stock.without_open(kind);
    let Card::Bonus(bonus) = card else { return Some(turn.gain(kind, left)) };
    let seat = view.viewer.seat()?;
    let has_red = view.tabletop.pile(seat).count(Colour::Red) > 0;
    Some(turn.bonus(bonus, has_red, left))
}

fn best(plans: &[(Plan, f32)]) -> Option<Plan> {
    plans.iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(plan, _)| *plan)
}

impl Bot<PtiBapt> for Kraken {
    fn observe(&mut self, seen: &[Seen], view: &View) {
        for event in seen {
            match *event {
                Seen::Switched { cells: [a, b] } => self.known.swap(a.index(), b.index()),
                Seen::Turned { cell, card, second } => self.turned(cell, card, second),
                Seen::Kept { .. } | Seen::Bonus { .. } => self.learned = true,
                _ => {}
            }
        }
        for (cell, card) in view.visible() {
            self.known[cell.index()] = Some(card);
        }
    }

    fn choose(&mut self, view: &View) -> Option<Action> {
        let cells = view.choices().cells();
        let deed = match view.tabletop.phase {
            Phase::First(_) => {
                let chosen = self.first(view, cells);
                chosen.or_else(|| any(cells, &mut self.chance)).map(Deed::Turn)
            }
            Phase::Second(_, first) => {
                let chosen = self.second(view, first, cells);
                chosen.or_else(|| any(cells, &mut self.chance)).map(Deed::Turn)
            }
            Phase::Spyglass(_) => {
                let unknown = self.unknown(cells);
                two_of(unknown, cells, &mut self.chance).map(|(a, b)| Deed::Look(a, b))
            }
            // A perfect memory gains nothing by it; others may lose track of what they knew.
            Phase::Switch(_) => {
                let known = self.known(cells, |_| true);
                two_of(known, cells, &mut self.chance).map(|(a, b)| Deed::Switch(a, b))
            }
            Phase::Shown(..) | Phase::Looking(..) => Some(Deed::Confirm),
            Phase::Over => None,
        };
        deed.filter(|deed| view.choices().contains(*deed)).map(Action::from)
    }
}
