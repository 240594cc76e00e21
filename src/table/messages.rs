//! What clients and table say to each other, and what it is made of.

pub mod notice;
pub mod person;
pub mod place;
pub mod portrait;
pub mod request;
pub mod settings;
pub mod tally;
pub mod token;
pub mod words;
