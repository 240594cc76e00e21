//! What lies on the table: the board, tiles, cards and heroes.

pub mod card;
pub mod ground;
pub mod hex;
pub mod memory;
pub mod player;
pub mod realm;
pub(super) mod soundness;
pub mod spinner;
pub mod tabletop;
pub mod tile;
