//! The people around a table: who is there, how they come and go, and what they ask for.

pub(crate) mod ask;
pub(crate) mod chat;
pub(crate) mod hire;
pub(crate) mod join;
pub(crate) mod order;
pub(crate) mod room;
pub(crate) mod session;
pub(crate) mod stand_in;
