//! When a game is over: rubies and who has won, what is worth another look, and the best so far.

pub mod best;
pub(super) mod end_picture;
pub(super) mod moments;
pub(super) mod result;
