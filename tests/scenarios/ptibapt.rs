//! The rules of Pti Bapt, told as scenarios that a player can check against the rule book.
//!
//! As for Memoarrr!, every test is named for its rule (`p06_…` is P6) and tells a bit of a game in
//! sentences. The stage is in [`spread`], its words in [`memoarrr::words`].

mod bonus;
mod clock;
mod ending;
mod knowledge;
mod preparation;
mod refusals;
mod solo;
mod spread;
mod turn;
mod words;
