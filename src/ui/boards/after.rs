//! What the games have in common when one is over: a row of the result, moments that are worth another
//! look, and how everything lay in the end.

pub mod end_picture;
pub mod moments;
pub mod row;
