//! The edge: how a table is found and reached from elsewhere.
//!
//! The edge carries frames (the bytes of [`Wire`](crate::game::Wire) messages) between a table and
//! those who sit at it. It knows who is connected and who was let in; it deliberately knows no game,
//! no seat and no message: what a frame says is between the table and its client.
//!
//! Both ends have the same shape. The host's loop holds a [`Listener`](listener::Listener), a client
//! holds a [`Link`](link::Link); both give [`Event`](event::Event)s and take frames, and a link to a
//! table in the same process is the very same type as one over the network.
//!
//! ```text
//!  table's loop ◄─Event── Listener ◄─── in this process ───► Link ──Event─► client's loop
//!               ──send──►     └──── tasks ══ QUIC ══ tasks ────┘     ◄──send──
//! ```
//!
//! Nothing here has a thread of its own: the tasks run on the thread of whoever waits for events, so
//! that nobody else has to be woken between a packet and the table, or between a table and a packet.
//!
//! - Who is who: [`identity`], [`fingerprint`], [`pins`].
//! - Who belongs: [`code`], [`admission`], [`pass`], [`lockout`], [`unwanted`], [`gate`].
//! - How it is found: [`discovery`], [`invite`], [`interface`], and [`doctor`] when it is not.
//! - How bytes travel: [`codec`], [`frame`], [`pace`], [`tls`], [`quic`], [`conversation`].
//! - What the rest of the program uses: [`listener`], [`link`], [`dialer`], [`event`], [`reason`].

pub mod admission;
pub mod base32;
pub mod code;
pub mod codec;
pub mod conversation;
pub mod dialer;
pub mod diary;
pub mod discovery;
pub mod doctor;
pub mod event;
pub mod fingerprint;
pub mod frame;
pub mod gate;
pub mod identity;
pub mod interface;
pub mod invite;
pub mod link;
pub mod listener;
pub mod lockout;
pub mod pace;
pub mod pass;
pub mod pins;
pub mod private_file;
pub mod quic;
pub mod reason;
pub mod tls;
pub mod unwanted;

/// The version of everything that two programs say to each other. It changes with the smallest
/// change of any message; programs of different versions tell their players so and part.
pub const PROTOCOL: u16 = 1;
