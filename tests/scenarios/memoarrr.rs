//! The rules of Memoarrr!, told as scenarios that a player can check against the rule book.

mod animals;
mod ending;
mod example_round;
mod expert;
pub mod island;
mod knowledge;
mod last_card;
mod layout;
mod preparation;
mod refusals;
mod round;
mod tour;
mod turn;
pub mod words;
