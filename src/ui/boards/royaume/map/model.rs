//! What lies and stands on each hex, as far as this screen shows it now.

use crate::bot::royaume::travel::Distances;
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::{Action, Back, Front, Hex, HexSet, Kind, Memory, Tabletop, Tile, View};
use crate::ui::boards::royaume::choosing::pick::{Offer, Pick};
use crate::ui::boards::royaume::motion::Carried;
use crate::ui::boards::royaume::picture;
use crate::ui::style::picture::Picture;

/// What lies on a hex.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub kind: Kind,
    /// Its land, its city in ruins or lit, or what is special about it.
    pub ground: Picture,
    /// The challenge on it.
    pub tile: Option<Lying>,
    /// R12: whether a memory tile lies there.
    pub memory: bool,
    /// R27: whether the Wizard makes the challenge on it harder.
    pub harder: bool,
    /// Whether the Wizard stands there.
    pub wizard: bool,
    /// C24: whether the snowstorm lies there.
    pub snow: bool,
    /// Whose heroes stand there.
    pub heroes: SeatSet,
}

/// A challenge on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lying {
    /// Face down.
    Down(Back),
    /// Face up, with what it takes now.
    Up(Tile, Front, i16),
}

impl Spot {
    /// What that view shows there; what is on its way is not there yet.
    pub fn of(view: &View, hex: Hex, carried: &Carried) -> Self {
        let table = &view.tabletop;
        let memory = table.memories.contains(hex);
        let tile = lying(table, hex).filter(|_| !carried.tiles.contains(hex));
        let standing = |seat: &Seat| table.player(*seat).hero == hex;
        Self {
            kind: table.realm().kind(hex),
            ground: ground(table, hex, memory),
            tile,
            memory,
            harder: tile.is_some()
                && table.wizard.is_some_and(|wizard| hex.neighbours().contains(wizard)),
            wizard: table.wizard == Some(hex) && !carried.wizard,
            snow: table.snow.is_some_and(|snow| snow.hex == hex),
            heroes: (table.everybody() - carried.heroes).iter().filter(standing).collect(),
        }
    }
}

fn lying(table: &Tabletop, hex: Hex) -> Option<Lying> {
    if let Some(tile) = table.up.get(hex) {
        let front = table.realm().front(tile);
        return Some(Lying::Up(tile, front, table.difficulty(tile, hex)));
    }
    table.down.contains(hex).then(|| Lying::Down(table.back(hex)))
}

/// The first hex of a city has its landmark.
fn ground(table: &Tabletop, hex: Hex, memory: bool) -> Picture {
    match table.realm().kind(hex) {
        Kind::Land if memory => picture::PALACE,
        Kind::Land => picture::land(hex),
        Kind::Special(special) => picture::special(special),
        Kind::City(city) => {
            let landmark = table.realm().city(city).first() == Some(hex);
            picture::city(city, landmark, memory)
        }
    }
}

/// The seat at the bottom of the screen: one's own, or the first for those who watch.
pub fn bottom(view: &View) -> Seat {
    view.viewer.seat().unwrap_or(view.tabletop.start)
}

/// R7: how many steps it is to each hex that can be walked to now.
pub struct Steps {
    reach: HexSet,
    distances: Option<Distances>,
}

impl Steps {
    /// Where a walk is offered and nothing else was picked.
    pub fn of(view: Option<&View>, offer: &Offer) -> Self {
        let walks = |hex: &Hex| offer.allows(Action::Move(*hex));
        let fresh = matches!(offer.picked(), [] | [Pick::Hex(_)]);
        let seat = view.and_then(|view| view.viewer.seat()).filter(|_| fresh);
        let from = view.zip(seat).map(|(view, seat)| (&view.tabletop, seat));
        let reach: HexSet = match from {
            Some(_) => Hex::all().filter(walks).collect(),
            None => HexSet::EMPTY,
        };
        let start = from.filter(|_| !reach.is_empty());
        let distances = start.map(|(table, seat)| Distances::from(table, table.player(seat).hero));
        Self { reach, distances }
    }

    /// Whether the player is to walk.
    pub fn are_counted(&self) -> bool {
        !self.reach.is_empty()
    }

    /// How many steps it is to that hex, if one can walk there.
    pub fn to(&self, hex: Hex) -> Option<u8> {
        let reached = self.reach.contains(hex);
        self.distances.as_ref().filter(|_| reached).map(|distances| distances.steps(hex))
    }
}

/// R31: those to whom the crown would go by points; nobody as long as all are equal.
pub fn leaders(table: &Tabletop, score: impl Fn(Seat) -> u16) -> SeatSet {
    let most = table.everybody().iter().map(&score).max().unwrap_or_default();
    let leaders: SeatSet = table.everybody().iter().filter(|seat| score(*seat) == most).collect();
    if leaders == table.everybody() { SeatSet::EMPTY } else { leaders }
}

/// R12: what a memory tile would bring on that hex.
pub fn placing(view: &View, hex: Hex) -> u16 {
    let table = &view.tabletop;
    let base = if table.options.early_harvest && table.end.is_some() { 3 } else { 5 };
    base + (hex.neighbours() & table.memories).len() as u16
}

/// R12, R13: the hexes to which a memory tile belongs.
pub fn home(table: &Tabletop, memory: Memory) -> HexSet {
    match memory {
        Memory::City(city) => table.realm().city(city),
        Memory::Palace => table.memory_sites(memory),
    }
}

/// The kinds of memory tiles before a seat, and how many there are of each.
pub fn memories(table: &Tabletop, seat: Seat) -> Vec<(Memory, u8)> {
    let player = table.player(seat);
    let counted = |memory: Memory| (memory, player.memories[memory.index()]);
    player.kinds().iter().map(counted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game, Viewer};
    use crate::games::Royaume;
    use crate::games::royaume::{Options, Special};
    use crate::ui::boards::royaume::motion::Show;

    fn view() -> View {
        let options = Options { first: Seat::new(0), ..Options::default() };
        let state = Royaume::deal(&options, 3, &mut Chance::from_number(4, 0)).unwrap();
        Royaume::view(&state, Viewer::Seat(state.tabletop().start))
    }

    #[test]
    fn every_city_hex_has_a_challenge_and_all_heroes_are_in_the_camp() {
        let view = view();
        let carried = Show::default().carried();
        let spot = |hex| Spot::of(&view, hex, &carried);
        for hex in view.tabletop.realm().cities() {
            assert!(matches!(spot(hex).tile, Some(Lying::Down(_))), "{hex}");
        }
        let camp = spot(view.tabletop.realm().place(Special::Camp));
        assert_eq!(camp.heroes.len(), 3);
        assert!(spot(view.tabletop.realm().place(Special::Tower)).wizard);
    }

    #[test]
    fn the_crown_is_for_those_who_lead() {
        let table = view().tabletop;
        let seats = |numbers: &[u8]| numbers.iter().filter_map(|at| Seat::new(*at)).collect();
        let led = |points: [u16; 3]| leaders(&table, |seat| points[usize::from(u8::from(seat))]);
        assert_eq!(led([3, 3, 3]), SeatSet::EMPTY);
        assert_eq!(led([3, 8, 0]), seats(&[1]));
        assert_eq!(led([8, 8, 0]), seats(&[0, 1]));
    }

    #[test]
    fn what_is_on_its_way_is_not_there_yet() {
        let view = view();
        let camp = view.tabletop.realm().place(Special::Camp);
        let heroes = SeatSet::only(Seat::new(1).unwrap());
        let mut carried = Show::default().carried();
        (carried.heroes, carried.wizard) = (heroes, true);
        assert_eq!(Spot::of(&view, camp, &carried).heroes.len(), 2);
        let tower = view.tabletop.realm().place(Special::Tower);
        assert!(!Spot::of(&view, tower, &carried).wizard);
    }
}
