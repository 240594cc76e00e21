//! Who is let in, and what exactly proves what.
//!
//! TLS comes first. It proves to each side that the other holds the key of the certificate it shows,
//! and that nobody else reads along; it does not prove *whose* certificates they are. A stranger
//! in between could talk to both sides with certificates of its own.
//!
//! **The code proves that the two who know it talk to each other directly.** Both run SPAKE2 over
//! the join code: it gives them the same key if, and only if, both know the same code, and it tells
//! somebody who does not know it nothing that could be tried out later, alone. With that key each
//! side then confirms the TLS channel: its exported key material, which is different on the two legs
//! of a relay, and both certificates' fingerprints. So a relay with the right code passed on in good
//! faith by both sides still fails: the confirmations are about different channels.
//!
//! **The guest confirms first.** A guesser learns only from the host's answer whether it guessed
//! right, so each guess costs it one wrong confirmation, which the host counts
//! ([`lockout`]). A connection that breaks before the confirmation told nobody
//! anything, and is not counted. A false host learns one guess from each guest that calls it: whatever
//! happens after the guest's confirmation, but for a proven welcome, counts as a failed proof, and
//! that host is not called again.
//!
//! **The pin proves that it is the same host as before.** After admission the guest remembers the
//! host's fingerprint and from then on has TLS refuse any other certificate.
//!
//! **The pass proves that it is a guest who was let in before.** It is the host's own MAC of the table
//! and the guest's certificate ([`pass`]), shown only to the pinned host and good only
//! for whoever holds the guest's key. So coming back needs no code: it works during a lockout, and
//! after either side was restarted. A ban makes all passes void, for whoever is banned may have taken
//! some under other names, but not for the people at the table: the host keeps a list of their
//! certificates. A pass is no seat: that the table gives for its own session token.
//!
//! **An invitation proves that the host wants its bearer there.** It names the host's certificate,
//! which TLS then insists on, and holds 128 random-looking bits that only the host can make
//! ([`invite`]). They cannot be guessed, so they work while codes are not looked at; they are void
//! when somebody is banned.
//!
//! **An open table proves nothing**: whoever comes is let in, and a guest sits down with whoever
//! answers. It cannot be pretended to somebody who was given a code, because a guest with a code
//! insists on the proof.
//!
//! This module is pure: messages, and what is computed from them. [`listener`](super::transport::listener) and
//! [`dialer`](super::transport::dialer) carry them.

mod base32;
pub mod block_list;
pub mod code;
pub mod fingerprint;
pub mod identity;
pub mod invite;
pub mod lockout;
pub mod pass;
pub mod pins;

use ring::hmac;
use serde::{Deserialize, Serialize};
use spake2::{Ed25519Group, Identity, Password, Spake2};

use super::admission::code::Code;
use super::admission::fingerprint::Fingerprint;
use crate::game::Wire;

/// The label of the exported key material.
pub const EXPORTER: &[u8] = b"EXPORTER-cinderpeek-join";

/// How a table lets people in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdmissionPolicy {
    /// Everybody may come.
    Open,
    /// Whoever proves this code.
    Code(Code),
}

/// What a guest says before it is let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AdmissionRequest {
    /// "I was told that this table is open."
    Open,
    /// "I was here before."
    Pass([u8; 32]),
    /// "I have an invitation": its secret. The host has shown the certificate that the invitation
    /// names, so it is told to nobody else.
    Invited([u8; 16]),
    /// "I know the code": the first message of SPAKE2.
    Code(Vec<u8>),
    /// The guest's confirmation, after the host's [`AdmissionReply::Code`].
    Confirm([u8; 32]),
}

/// What the host answers before it lets a guest in; a refusal closes the connection with its reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AdmissionReply {
    /// The host's message of SPAKE2.
    Code(Vec<u8>),
    /// Not a pass for this table, or an invitation that is void; something else may be tried.
    NotThisPass,
    /// The guest is let in.
    Welcome(Welcome),
}

/// What a guest is told as it is let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The host's confirmation, if a code was proven.
    pub confirm: Option<[u8; 32]>,
    /// Which table it is.
    pub table: [u8; 16],
    /// What lets the guest in again.
    pub pass: [u8; 32],
    /// What is played there.
    pub game: String,
}

impl Wire for AdmissionRequest {}
impl Wire for AdmissionReply {}

/// The channel that is being confirmed.
#[derive(Clone, Copy, Debug)]
pub struct Channel {
    /// The key material that TLS exported under [`EXPORTER`].
    pub exported: [u8; 32],
    /// The host's certificate.
    pub host: Fingerprint,
    /// The guest's certificate.
    pub guest: Fingerprint,
}

/// Which side one is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandshakeSide {
    /// The table's.
    Host,
    /// The newcomer's.
    Guest,
}

/// One side of SPAKE2, after its first message and before the other's.
pub struct Exchange {
    side: HandshakeSide,
    secret: Spake2<Ed25519Group>,
}

/// What one side says and expects to hear, if both know the code.
pub struct Proofs {
    side: HandshakeSide,
    key: hmac::Key,
    channel: Channel,
}

/// The other side's message is none of SPAKE2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no message of SPAKE2")]
pub struct AdmissionError;

impl Exchange {
    /// Starts, with the message for the other side.
    pub fn start(side: HandshakeSide, code: &Code) -> (Self, Vec<u8>) {
        let password = Password::new(code.characters());
        let host = Identity::new(b"cinderpeek host");
        let guest = Identity::new(b"cinderpeek guest");
        let (secret, message) = match side {
            HandshakeSide::Host => Spake2::start_a(&password, &host, &guest),
            HandshakeSide::Guest => Spake2::start_b(&password, &host, &guest),
        };
        (Self { side, secret }, message)
    }

    /// Takes the other side's message. Whether the codes agree shows only in the proofs.
    pub fn finish(self, message: &[u8], channel: Channel) -> Result<Proofs, AdmissionError> {
        let key = self.secret.finish(message).map_err(|_| AdmissionError)?;
        Ok(Proofs { side: self.side, key: hmac::Key::new(hmac::HMAC_SHA256, &key), channel })
    }
}

impl Proofs {
    /// What this side says.
    pub fn own(&self) -> [u8; 32] {
        let mut proof = [0; 32];
        proof.copy_from_slice(hmac::sign(&self.key, &self.statement(self.side)).as_ref());
        proof
    }

    /// Whether this is what the other side has to say.
    pub fn accept(&self, theirs: &[u8; 32]) -> bool {
        let other = match self.side {
            HandshakeSide::Host => HandshakeSide::Guest,
            HandshakeSide::Guest => HandshakeSide::Host,
        };
        hmac::verify(&self.key, &self.statement(other), theirs).is_ok()
    }

    /// Every part has a fixed length, so no two statements read alike.
    fn statement(&self, speaker: HandshakeSide) -> Vec<u8> {
        let speaker: &[u8; 5] = match speaker {
            HandshakeSide::Host => b"host ",
            HandshakeSide::Guest => b"guest",
        };
        let Channel { exported, host, guest } = &self.channel;
        [&speaker[..], exported, &host.0, &guest.0].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn channel(exported: u8) -> Channel {
        let [host, guest] = ["host", "guest"].map(|name| Fingerprint::of(name.as_bytes()));
        Channel { exported: [exported; 32], host, guest }
    }

    /// Both sides' proofs over these channels, with these codes.
    fn meet(codes: [&Code; 2], channels: [Channel; 2]) -> (Proofs, Proofs) {
        let (host, from_host) = Exchange::start(HandshakeSide::Host, codes[0]);
        let (guest, from_guest) = Exchange::start(HandshakeSide::Guest, codes[1]);
        let host = host.finish(&from_guest, channels[0]).ok().unwrap();
        (host, guest.finish(&from_host, channels[1]).ok().unwrap())
    }

    #[test]
    fn who_know_the_code_convince_each_other() {
        let code = Code::random();
        let (host, guest) = meet([&code, &code], [channel(1); 2]);
        assert!(host.accept(&guest.own()) && guest.accept(&host.own()));
        assert!(!host.accept(&host.own()) && !guest.accept(&guest.own()), "no echo convinces");
    }

    #[test]
    fn another_code_or_another_channel_convinces_nobody() {
        let [code, other] = ["K7M2QX", "K7M2QY"].map(|text| text.parse().unwrap());
        let other_guest = Channel { guest: Fingerprint::of(b"relay"), ..channel(1) };
        let other_host = Channel { host: Fingerprint::of(b"relay"), ..channel(1) };
        for (codes, second) in [
            ([&code, &other], channel(1)),
            ([&code, &code], channel(2)),
            ([&code, &code], other_guest),
            ([&code, &code], other_host),
        ] {
            let (host, guest) = meet(codes, [channel(1), second]);
            assert!(!host.accept(&guest.own()) && !guest.accept(&host.own()));
        }
    }

    #[test]
    fn garbage_is_no_message() {
        let code = Code::random();
        for garbage in [vec![], vec![0; 33], vec![0xff; 33], b"A".repeat(200)] {
            let (host, own) = Exchange::start(HandshakeSide::Host, &code);
            assert!(host.finish(&garbage, channel(1)).is_err());
            let (host, _) = Exchange::start(HandshakeSide::Host, &code);
            assert!(host.finish(&own, channel(1)).is_err(), "its own message comes back");
        }
    }
}
