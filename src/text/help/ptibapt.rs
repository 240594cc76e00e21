//! The book of Pti Bapt.

pub mod basics;
pub mod blue;
pub mod house;
pub mod solo;

use super::Chapter;

pub struct Book {
    pub basics: basics::Basics,
    pub blue: blue::Blue,
    pub solo: solo::Solo,
    pub house: house::House,
}

pub const EN: Book = Book { basics: basics::EN, blue: blue::EN, solo: solo::EN, house: house::EN };

pub const FR: Book = Book { basics: basics::FR, blue: blue::FR, solo: solo::FR, house: house::FR };
