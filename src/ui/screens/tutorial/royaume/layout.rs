//! What is dealt in the lesson, and what luck does.

use super::{ME, hex};
use crate::game::Seat;
use crate::game::chance::Lot;
use crate::game::set::Element;
use crate::games::Royaume;
use crate::games::royaume::material::realm::Plan;
use crate::games::royaume::{
    Card, Character, City, Ground, Hex, Memory, Options, Realm, Suit, Tile,
};
use crate::ui::screens::tutorial::step::Prepared;

/// The Market, by its hexes: the learner's first challenge, and its neighbour.
pub const MARKET: Hex = hex(0, 2);
/// Nell's challenge in the Garden, and the other one there.
pub const GARDEN: [Hex; 2] = [hex(0, -2), hex(1, -2)];
pub const TEMPLE: Hex = hex(2, -1);
pub const MINE: Hex = hex(0, 3);
pub const CAMP: Hex = Hex::MIDDLE;
/// Yellow 8.
pub const FIRST: Tile = Tile::numbered(2);
/// The memory that the learner digs out.
pub const MEMORY: Memory = Memory::City(City::numbered(6));

/// Green 7, and yellow 13.
const NELLS: [Tile; 2] = [Tile::numbered(5), Tile::numbered(13)];

/// The learner's cards, then Nell's, whom nothing in a challenge asks for hers.
const HANDS: [Card; 6] =
    [Card::Sword, Card::Goat, Card::Fox, Card::Merchant, Card::Storyteller, Card::Prophet];
/// What the learner draws, one after the other.
const DECK: [Card; 5] = [Card::TeamUp, Card::ShortWay, Card::Shield, Card::Horn, Card::Magician];

/// What luck does after the deal.
const COURSE: [Luck; 18] = [
    Luck::Spin(5),
    // The Wizard comes next to Nell's challenge,
    Luck::Spin(0),
    Luck::Wizard(hex(-1, -1)),
    Luck::Spin(0),
    Luck::Spin(2),
    // then to where both stand.
    Luck::Spin(8),
    Luck::Wizard(GARDEN[1]),
    Luck::Spin(4),
    Luck::Spin(8),
    // From now on he keeps away.
    Luck::Spin(6),
    Luck::Wizard(hex(-4, 3)),
    Luck::Spin(2),
    Luck::Spin(1),
    Luck::Wizard(hex(4, -4)),
    Luck::Spin(7),
    Luck::Wizard(hex(-4, 1)),
    Luck::Spin(5),
    Luck::Wizard(hex(2, 1)),
];

/// One thing that luck does.
#[derive(Clone, Copy)]
enum Luck {
    /// The arrow stops at the segment of that number.
    Spin(u16),
    /// The Wizard comes to that hex.
    Wizard(Hex),
}

/// The board of the whole lesson.
pub const BOARD: Prepared<Royaume> = Prepared {
    options: || Options { first: Seat::new(ME), ground: ground(), ..Options::default() },
    luck: || {
        let course = COURSE.into_iter().map(|luck| match luck {
            Luck::Spin(sector) => sector,
            Luck::Wizard(to) => to.lot(),
        });
        tiles().chain(memories()).chain(cards()).chain(characters()).chain(course).collect()
    },
    before: &[],
};

/// Our own kingdom, but with these very challenges: what is said of them stays true when ours are tuned.
fn ground() -> Ground {
    let mut plan = Plan::of(Realm::usual());
    for (tile, difficulty) in [(FIRST, 8), (NELLS[0], 7), (NELLS[1], 13)] {
        let front = plan.challenges.get_mut(tile.index());
        front.into_iter().for_each(|front| front.difficulty = difficulty);
    }
    plan.realm().map(Ground::new).unwrap_or_default()
}

/// The challenges on the city hexes, in the order of the hexes.
fn tiles() -> impl Iterator<Item = u16> {
    let named = [(MARKET, FIRST), (GARDEN[0], NELLS[0]), (GARDEN[1], NELLS[1])];
    let mut others = (0..Tile::COUNT)
        .map(Tile::from_index)
        .filter(move |tile| named.iter().all(|(_, named)| named != tile));
    Realm::usual().cities().iter().filter_map(move |at| {
        let laid = named.iter().find(|(hex, _)| *hex == at).map(|(_, tile)| *tile);
        laid.or_else(|| others.next()).map(Lot::lot)
    })
}

/// The memories in the Mine, the next one first.
fn memories() -> impl Iterator<Item = u16> {
    first_then_rest(&[MEMORY], &Realm::usual().stack())
}

/// Luck shuffles all cards that one can hold, and then all that nobody holds.
fn cards() -> impl Iterator<Item = u16> {
    let all = |suits: fn(Suit) -> bool| -> Vec<Card> {
        let some = Card::ALL.into_iter().filter(|card| suits(card.suit()));
        some.flat_map(|card| std::iter::repeat_n(card, card.copies().into())).collect()
    };
    let mut left = all(|_| true);
    for card in HANDS {
        if let Some(at) = left.iter().position(|it| *it == card) {
            left.remove(at);
        }
    }
    first_then_rest(&HANDS, &all(|suit| suit != Suit::C)).chain(first_then_rest(&DECK, &left))
}

fn characters() -> impl Iterator<Item = u16> {
    Character::all().into_iter().map(Lot::lot)
}

/// All of these things, some of them first.
fn first_then_rest<T: Lot>(first: &[T], all: &[T]) -> impl Iterator<Item = u16> + use<T> {
    let mut rest: Vec<u16> = all.iter().map(|thing| thing.lot()).collect();
    let first: Vec<u16> = first.iter().map(|thing| thing.lot()).collect();
    for lot in &first {
        if let Some(at) = rest.iter().position(|it| it == lot) {
            rest.remove(at);
        }
    }
    first.into_iter().chain(rest)
}
