//! What lies on the table: the island, its cards, treasures and volcanoes.

pub mod card;
pub mod cell;
pub mod side;
pub mod tabletop;
pub mod treasure;
pub mod volcano;
