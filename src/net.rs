//! The edge: how a table is found and reached from elsewhere.
//!
//! The edge carries frames (the bytes of [`Wire`](crate::game::Wire) messages) between a table and
//! those who sit at it. It knows who is connected and who was let in; it deliberately knows no game,
//! no seat and no message: what a frame says is between the table and its client.
//!
//! Both ends have the same shape. The host's loop holds a [`Listener`](transport::listener::Listener),
//! a client holds a [`Link`](transport::link::Link); both give
//! [`TransportEvent`](transport::event::TransportEvent)s and take frames, and a link to a table in the
//! same process is the very same type as one over the network.
//!
//! ```text
//!  table's loop ◄─Event── Listener ◄─── in this process ───► Link ──Event─► client's loop
//!               ──send──►     └──── tasks ══ QUIC ══ tasks ────┘     ◄──send──
//! ```
//!
//! Nothing here has a thread of its own: the tasks run on the thread of whoever waits for events, so
//! that nobody else has to be woken between a packet and the table, or between a table and a packet.
//!
//! - [`admission`]: who is who and who is let in: identities, join codes, passes, invitations, lockouts.
//! - [`discovery`]: how a table is announced and found. [`doctor`]: why none is found.
//! - [`transport`]: how bytes travel: frames, QUIC, links, the listener, and the codec behind which
//!   bytes become messages.
//! - [`interface`]: which network interfaces are used.

pub mod admission;
pub mod discovery;
pub mod doctor;
pub mod interface;
pub mod transport;

/// The version of everything that two programs say to each other. It changes with the smallest
/// change of any message; programs of different versions tell their players so and part.
pub const PROTOCOL: u16 = 4;
