//! The book of Le Royaume.

pub mod cards;
pub mod contest;
pub mod house;
pub mod journey;
pub mod memories;

use super::Chapter;

texts! { Book:
    journey: journey::Journey;
    contest: contest::Contest;
    memories: memories::Memories;
    cards: cards::Cards;
    house: house::House;
}
