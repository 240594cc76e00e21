//! What a seat may do: actions, which of them are legal, and why others are not.

pub mod action;
pub(super) mod action_line;
pub mod check;
pub mod choices;
pub mod illegal;
pub mod reach;
