//! What lies on the table: the grid, its cards, what was kept, and the clock.

pub mod card;
pub mod cell;
pub mod clock;
pub mod pile;
pub mod tabletop;
