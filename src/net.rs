//! The edge: how a table is reached from elsewhere. So far: how messages are written as bytes.

pub mod codec;
