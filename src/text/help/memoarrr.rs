//! The book of Memoarrr!

pub mod basics;
pub mod expert;
pub mod house;
pub mod summary;

use super::Chapter;

texts! { Book:
    basics: basics::Basics;
    expert: expert::Expert;
    house: house::House;
    summary: summary::Summary;
}
