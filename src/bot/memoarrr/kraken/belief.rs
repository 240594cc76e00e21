//! What the kraken knows, what it knows that others know, and what may be under the smoke.

use super::cards::{self, CONNECTED, Cards};
use super::search::Candidate;
use super::world::World;
use crate::game::set::Element;
use crate::game::{Chance, Seat, Set};
use crate::games::memoarrr::{Card, Cell, CellSet, Link, Seen, Tabletop, View, Volcano};

/// How often a world may go against what others' moves suggest, in permille: not everybody plays
/// what they know, or remembers it.
const DOUBT: u16 = 100;

/// What the kraken believes.
#[derive(Clone, Debug)]
pub struct Belief {
    me: Seat,
    seats: u8,
    /// What lies where, as far as it has seen.
    known: [Option<Card>; Cell::COUNT],
    /// Who has seen the card that lies there, one bit a seat.
    seen_by: [u8; Cell::COUNT],
    /// What hardly lies there, since somebody who has seen it did not play it.
    unlikely: [Cards; Cell::COUNT],
    /// The location revealed last, and who had to connect to it.
    before: Option<(Seat, Card)>,
    face_up: CellSet,
}

impl Belief {
    /// Before anything was seen but by whom the edges are looked at.
    pub fn new(me: Seat, table: &Tabletop) -> Self {
        let mut seen_by = [0; Cell::COUNT];
        for seat in Seat::all(table.seats()) {
            for cell in table.edge(seat) {
                seen_by[cell.index()] |= bit(seat);
            }
        }
        Self {
            me,
            seats: table.seats(),
            known: [None; Cell::COUNT],
            seen_by,
            unlikely: [0; Cell::COUNT],
            before: None,
            face_up: CellSet::EMPTY,
        }
    }

    /// Takes in what its seat was told.
    pub fn observe(&mut self, seen: &[Seen], view: &View) {
        for event in seen {
            match *event {
                Seen::Revealed { cell, card, link, .. } => self.revealed(cell, card, link),
                Seen::Swapped { from, to } => self.swapped(from, to),
                Seen::Peeked { seat, cell } => self.seen_by[cell.index()] |= bit(seat),
                _ => {}
            }
        }
        for (cell, card) in view.secret.iter() {
            self.known[cell.index()] = Some(card);
        }
        self.face_up = view.tabletop.face_up;
        let turn = view.tabletop.phase.to_act().first();
        self.before = turn.zip(view.compare());
    }

    fn revealed(&mut self, cell: Cell, card: Card, link: Link) {
        if let Some((seat, before)) = self.before.filter(|(seat, _)| *seat != self.me) {
            let did_not_know = self.seen_by[cell.index()] & bit(seat) == 0;
            if did_not_know || link == Link::None {
                self.had_nothing_for(seat, before, cell);
            }
        }
        self.known[cell.index()] = Some(card);
        self.seen_by[cell.index()] = u8::MAX;
        self.unlikely[cell.index()] = 0;
    }

    /// Somebody who had to connect to `before` gambled on `on`: what they have seen does not connect.
    fn had_nothing_for(&mut self, seat: Seat, before: Card, on: Cell) {
        for cell in Cell::with_location() - self.face_up - CellSet::only(on) {
            let i = cell.index();
            if self.known[i].is_none() && self.seen_by[i] & bit(seat) != 0 {
                self.unlikely[i] |= CONNECTED[before.index()];
            }
        }
    }

    fn swapped(&mut self, from: Cell, to: Cell) {
        let (from, to) = (from.index(), to.index());
        self.known.swap(from, to);
        self.seen_by.swap(from, to);
        self.unlikely.swap(from, to);
    }

    /// What can be chosen among these places, as the kraken tells them apart: each card that it
    /// knows, and the unknown ones by who has seen them.
    pub fn classes(&self, cells: CellSet) -> Vec<(Candidate, CellSet)> {
        let mut classes: Vec<(Candidate, CellSet)> = Vec::new();
        for cell in cells {
            let choice = match self.known[cell.index()] {
                Some(card) => Candidate::card(card.index() as u8),
                None => Candidate::unknown(self.others(cell)),
            };
            match classes.iter_mut().find(|(class, _)| *class == choice) {
                Some((_, members)) => members.insert(cell),
                None => classes.push((choice, CellSet::only(cell))),
            }
        }
        classes
    }

    /// Who of the others has seen what lies there.
    fn others(&self, cell: Cell) -> u8 {
        self.seen_by[cell.index()] & !bit(self.me) & ((1 << self.seats) - 1)
    }

    /// What is needed to draw worlds for a decision.
    pub fn sampler(&self, view: &View) -> Sampler {
        let mut world = World::of(view, self.me, self.seats);
        let mut left = cards::ALL;
        let mut places = Vec::new();
        for cell in CellSet::ALL {
            let i = cell.index();
            let seen_by = self.others(cell);
            match self.known[i] {
                Some(card) => {
                    left &= !cards::only(card);
                    world.lay(
                        card.index() as u8,
                        seen_by | bit(self.me),
                        view.faces.get(cell).is_none(),
                    );
                }
                None => places.push(UnseenPlace {
                    seen_by,
                    unlikely: self.unlikely[i],
                    is_centre: cell == Cell::CENTRE,
                }),
            }
        }
        // The places where the least is possible come first, while there is most to choose from.
        places.sort_by_key(|place| std::cmp::Reverse(place.unlikely.count_ones()));
        let banned = view.tabletop.ban.map(|ban| self.known[ban.cell.index()]);
        if let Some(Some(card)) = banned {
            world.banned = cards::only(card);
        }
        Sampler { world, left, places, under: under(view) }
    }
}

/// The volcanoes under the top one, in no order.
pub(super) fn under(view: &View) -> Vec<Volcano> {
    let table = &view.tabletop;
    let held: Set<Volcano> = table.held.iter().flatten().copied().collect();
    (table.in_play - held - view.top_volcano.into_iter().collect()).iter().collect()
}

/// Draws worlds that fit everything the kraken knows.
pub struct Sampler {
    /// What it knows for certain.
    world: World,
    /// The cards that it has not seen, and the places where they lie.
    left: Cards,
    places: Vec<UnseenPlace>,
    under: Vec<Volcano>,
}

/// A place that the kraken has not seen.
struct UnseenPlace {
    /// Who of the others has.
    seen_by: u8,
    unlikely: Cards,
    is_centre: bool,
}

impl Sampler {
    /// A world that fits. Mostly it also fits what others' moves suggest: then a place gets a card
    /// that is not unlikely there, if one is left.
    pub fn draw(&self, chance: &mut Chance) -> World {
        let trusting = !chance.happens(DOUBT);
        let mut world = self.world.clone();
        let mut left = self.left;
        for place in &self.places {
            let likely = left & !place.unlikely;
            let card = cards::any(if trusting && likely != 0 { likely } else { left }, chance);
            left &= !(1 << card);
            if !place.is_centre {
                world.lay(card, place.seen_by, true);
            }
        }
        world.stack_under(&self.under, chance);
        world
    }
}

fn bit(seat: Seat) -> u8 {
    1 << u8::from(seat)
}
