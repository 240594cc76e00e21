//! The book of Memoarrr!

pub mod basics;
pub mod expert;
pub mod house;
pub mod summary;

use super::Chapter;

pub struct Book {
    pub basics: basics::Basics,
    pub expert: expert::Expert,
    pub house: house::House,
    pub summary: summary::Summary,
}

pub const EN: Book =
    Book { basics: basics::EN, expert: expert::EN, house: house::EN, summary: summary::EN };

pub const FR: Book =
    Book { basics: basics::FR, expert: expert::FR, house: house::FR, summary: summary::FR };
