//! The book of Pti Bapt.

pub mod basics;
pub mod blue;
pub mod house;
pub mod solo;

use super::Chapter;

texts! { Book:
    basics: basics::Basics;
    blue: blue::Blue;
    solo: solo::Solo;
    house: house::House;
}
