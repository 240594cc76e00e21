//! R5, R6: the layout.

use arrayvec::ArrayVec;

use super::course::task::{Step, Task};
use super::material::player::Character;
use super::material::realm::Special;
use super::state::Hidden;
use super::{
    Back, Card, Hex, HexSet, Memory, Options, Player, Realm, State, Suit, Tabletop, Tile, TileSet,
};
use crate::game::set::Element;
use crate::game::{Chance, Faces, Few, Seat};

impl State {
    /// R6: lays out a game for options that fit the number of seats. Luck is asked for the challenges
    /// on the city hexes in the order of the hexes, the memory tiles, the hands, the deck, the
    /// characters and the start player, in this order.
    pub(super) fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Self {
        let realm = &options.ground;
        let fronts = deal_challenges(realm, chance);
        let memories = stack_memories(realm, chance);
        let hands = 3 * usize::from(seats);
        let deck = deal_cards(hands, chance);
        let mut characters = Character::all();
        chance.shuffle(&mut characters);
        let start = options.first.unwrap_or_else(|| chance.start_player(seats));
        let player = |seat: Seat| {
            let after = (u8::from(seat) + seats - u8::from(start)) % seats;
            Player {
                hero: realm.place(Special::Camp),
                score: options.start_score(after),
                hand: deck[3 * seat.index()..][..3].iter().copied().collect(),
                unspent: TileSet::EMPTY,
                spent: TileSet::EMPTY,
                memories: [0; Memory::COUNT],
                placed: 0,
                animal: false,
                turns: u8::from(seat == start),
                character: characters[seat.index()],
            }
        };
        let grey = |hex: &Hex| realm.front(fronts[hex.index()]).back == Back::GreyBlue;
        let tabletop = Tabletop {
            options: options.clone(),
            start,
            turn: start,
            players: Seat::all(seats).map(player).collect(),
            todo: [Task::Turn(Step::Start)].into_iter().collect(),
            queue: Few::EMPTY,
            contest: None,
            down: realm.cities(),
            grey: realm.cities().iter().filter(grey).collect(),
            up: Faces::of(HexSet::EMPTY, |_| Tile::from_index(0)),
            memories: HexSet::EMPTY,
            wizard: Some(realm.place(Special::Tower)),
            snow: None,
            mine: Memory::STACK as u8,
            deck: (Card::DECK - hands) as u8,
            discards: [0; Card::COUNT],
            end: None,
        };
        let mut under = [Card::Magician; Card::DECK];
        for (place, card) in under.iter_mut().zip(deck[hands..].iter().rev()) {
            *place = *card;
        }
        Self { tabletop, hidden: Hidden { fronts, memories, deck: under } }
    }
}

/// R6: a challenge on each hex of a city.
fn deal_challenges(realm: &Realm, chance: &mut Chance) -> [Tile; Hex::COUNT] {
    let mut tiles: [Tile; Tile::COUNT] = std::array::from_fn(Tile::from_index);
    chance.shuffle(&mut tiles);
    let mut fronts = [Tile::from_index(0); Hex::COUNT];
    for (hex, tile) in realm.cities().iter().zip(tiles) {
        fronts[hex.index()] = tile;
    }
    fronts
}

/// R5: the memory tiles in the Mine, the next one last.
fn stack_memories(realm: &Realm, chance: &mut Chance) -> [Memory; Memory::STACK] {
    let mut memories = [Memory::Palace; Memory::STACK];
    for (place, memory) in memories.iter_mut().zip(realm.stack()) {
        *place = memory;
    }
    chance.shuffle(&mut memories);
    memories.reverse();
    memories
}

/// R6, D2: all cards, those of the hands first, which are no C cards; then the deck, top first. The
/// C cards that would have been drawn go back, and the rest is shuffled again.
fn deal_cards(hands: usize, chance: &mut Chance) -> ArrayVec<Card, { Card::DECK }> {
    let copies = |card: Card| std::iter::repeat_n(card, card.copies().into());
    let (good, bad) = (|card: &Card| card.suit() != Suit::C, |card: &Card| card.suit() == Suit::C);
    let mut cards: ArrayVec<Card, { Card::DECK }> =
        Card::ALL.into_iter().filter(good).flat_map(copies).collect();
    chance.shuffle(&mut cards);
    cards.extend(Card::ALL.into_iter().filter(bad).flat_map(copies));
    chance.shuffle(&mut cards[hands..]);
    cards
}
