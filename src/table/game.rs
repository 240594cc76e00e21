//! The game at a table: the fair deal, turns and time, and what a game has to say for itself.

pub mod deadline;
pub(crate) mod deal;
pub mod fair;
pub mod hosted;
pub mod memoarrr;
pub(crate) mod play;
pub mod ptibapt;
pub mod royaume;
pub mod stopwatch;
mod timer;
pub(crate) mod turn;
