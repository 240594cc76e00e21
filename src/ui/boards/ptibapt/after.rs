//! When a game is over: points or time, what is worth another look, and the best so far.

pub mod best;
pub mod best_times;
pub(super) mod end_picture;
pub(super) mod moments;
pub(super) mod result;
