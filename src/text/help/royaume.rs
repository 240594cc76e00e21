//! The book of Le Royaume.

pub mod cards;
pub mod contest;
pub mod house;
pub mod journey;
pub mod memories;

use super::Chapter;

pub struct Book {
    pub journey: journey::Journey,
    pub contest: contest::Contest,
    pub memories: memories::Memories,
    pub cards: cards::Cards,
    pub house: house::House,
}

pub const EN: Book = Book {
    journey: journey::EN,
    contest: contest::EN,
    memories: memories::EN,
    cards: cards::EN,
    house: house::EN,
};

pub const FR: Book = Book {
    journey: journey::FR,
    contest: contest::FR,
    memories: memories::FR,
    cards: cards::FR,
    house: house::FR,
};
