//! What is only looked at: sheets, discs, pictures, a player's mark, a QR code.

pub mod disc;
pub mod mark;
pub mod picture;
pub mod qr;
pub mod sheet;
