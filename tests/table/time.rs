//! Time limits, and moments that have to be waited for.

pub mod clocks;
pub mod duet;
pub mod waiting;
