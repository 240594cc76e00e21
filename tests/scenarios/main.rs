//! The rules of the games, told as scenarios that a player can check against the rule book: here
//! Memoarrr!, in [`ptibapt`] Pti Bapt, in [`royaume`] Le Royaume.
//!
//! Every test is named for its rule (`m14_…` is M14 of the rules) and tells a bit of a game in
//! sentences: who does what, and after the colon all that everybody sees come of it. How to read
//! them is explained in [`island`], and the sentences themselves in [`words`]. Nothing in here
//! looks under the rules' hood: the scenarios use what any front end, bot or record uses.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod coverage;
mod ending;
mod example_round;
mod expert;
mod island;
mod knowledge;
mod last_card;
mod layout;
mod octopus;
mod penguin;
mod preparation;
mod ptibapt;
mod refusals;
mod round;
mod royaume;
mod tour;
mod turn;
mod walrus;
mod words;
