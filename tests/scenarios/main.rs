//! The rules of the games, told as scenarios that a player can check against the rule book, each
//! game in a folder of its name.
//!
//! Every test is named for its rule (`m14_…` is M14 of the rules) and tells a bit of a game in
//! sentences: who does what, and after the colon all that everybody sees come of it. How to read
//! them is explained in [`memoarrr::island`], and the sentences themselves in [`memoarrr::words`].
//! Nothing in here looks under the rules' hood: the scenarios use what any front end, bot or record
//! uses.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod coverage;
mod memoarrr;
mod ptibapt;
mod royaume;
