//! How bytes travel between a table and its clients: in this process, or over QUIC.
//!
//! - What the rest of the program uses: [`listener`] (the host's side), [`link`] and [`dialer`] (a
//!   client's side), [`event`] (what both report), [`reason`] (why a connection ended).
//! - Bytes on the wire: [`codec`] (messages), [`frame`] (lengths), [`tls`], [`quic`], and
//!   `frame_stream`, which carries frames over one connection.
//! - [`limits`]: how much of it.

pub mod codec;
pub mod dialer;
pub mod event;
pub mod frame;
mod frame_stream;
pub mod limits;
pub mod link;
pub mod listener;
pub mod quic;
pub mod reason;
pub mod tls;
