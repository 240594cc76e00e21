//! Sets of cards as bare bits, for the innermost loops.

use crate::game::Chance;
use crate::game::set::Element;
use crate::games::memoarrr::{Animal, Card};

/// A set of cards, one bit each.
pub type Cards = u32;

/// All 25.
pub const ALL: Cards = (1 << Card::COUNT) - 1;

/// The set of one.
pub fn only(card: Card) -> Cards {
    1 << card.index()
}

/// M13: for each card by its number, those that connect with it.
pub const CONNECTED: [Cards; Card::COUNT] = {
    let mut all = [0; Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        let animal = 0b11111 << (card / 5 * 5);
        let landscape = 0b00001_00001_00001_00001_00001 << (card % 5);
        all[card] = (animal | landscape) & !(1 << card);
        card += 1;
    }
    all
};

/// The animal of the card with that number.
#[inline]
pub fn animal(card: u8) -> Animal {
    Animal::ALL[usize::from(card / 5)]
}

/// Any of these cards; some card, where there is none to choose from.
#[inline]
pub fn any(cards: Cards, chance: &mut Chance) -> u8 {
    let mut left = cards;
    for _ in 0..chance.below(cards.count_ones() as usize) {
        left &= left - 1;
    }
    left.trailing_zeros().min(Card::COUNT as u32 - 1) as u8
}

/// The numbers of these cards.
pub fn each(mut cards: Cards) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = cards.trailing_zeros() as u8;
        let found = cards != 0;
        cards &= cards.wrapping_sub(1);
        found.then_some(first)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connected_is_what_the_rules_say() {
        for card in Card::ALL {
            let by_the_rules =
                Card::ALL.into_iter().filter(|other| *other != card && other.connects(card));
            let expected = by_the_rules.fold(0, |cards, other| cards | only(other));
            assert_eq!(CONNECTED[card.index()], expected, "{card}");
        }
    }
}
