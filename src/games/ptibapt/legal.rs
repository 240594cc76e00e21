//! What a seat may do, and why something else is refused.

pub mod action;
pub mod choices;
pub mod illegal;
