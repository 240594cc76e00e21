//! The rules of Le Royaume, told as scenarios that a player can check against the rule book.
//!
//! As for the other games, every test is named for its rule (`r15_…` is R15). The stage is in
//! [`stage`]: a table is arranged as the scenario needs it, and must be one that the rules could have
//! left.

mod arrow;
mod components;
mod contest;
mod ending;
mod helpers;
mod layout;
mod memories;
mod own_cards;
mod refill;
mod refusals;
mod stage;
mod trouble;
mod turn;
mod wizard;
mod words;
