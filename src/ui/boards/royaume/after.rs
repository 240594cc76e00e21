//! When a game is over: points and crown, what is worth another look, and the best so far.

pub(super) mod best;
pub(super) mod end_picture;
pub(super) mod moments;
pub(super) mod result;
