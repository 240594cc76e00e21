//! What the door knows: who is inside, who stands before it, and who is not wanted.
//!
//! No waiting and no sending happens here; [`Door`](super::door::Door) keeps it behind its lock.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::time::Duration;

use quinn::Connection;

use crate::net::admission::Entry;
use crate::net::admission::block_list::BlockList;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::lockout::Lockout;
use crate::net::transport::connection_limits::{Answer, ConnectionLimits};
use crate::net::transport::conversation::Outbox;
use crate::net::transport::event::Peer;
use crate::net::transport::quic;
use crate::net::transport::rate_limited_log::RateLimitedLog;
use crate::net::transport::reason::Reason;

/// No more certificates, and no more addresses, are banned than this.
const MOST_BANNED: usize = 1024;

/// What all tasks share.
pub(crate) struct Inside {
    pub entry: Entry,
    /// How often the entry was changed: a new code that was due does not replace a newer one.
    pub changes: u64,
    pub gate: ConnectionLimits,
    pub lockout: Lockout,
    pub diary: RateLimitedLog,
    pub peers: BTreeMap<Peer, Insider>,
    banned: BTreeSet<Fingerprint>,
    banned_addresses: BTreeSet<IpAddr>,
}

/// Somebody who was let in.
pub(crate) struct Insider {
    pub outbox: Outbox,
    connection: Connection,
    who: Fingerprint,
    /// Why it was cut off without a farewell.
    cut_off: Option<Reason>,
}

impl Insider {
    pub fn new(outbox: Outbox, connection: Connection, who: Fingerprint) -> Self {
        Self { outbox, connection, who, cut_off: None }
    }
}

impl Inside {
    pub fn new(entry: Entry, block_list: &BlockList) -> Self {
        Self {
            entry,
            changes: 0,
            gate: ConnectionLimits::default(),
            lockout: Lockout::again(&block_list.lockout, Duration::ZERO),
            diary: RateLimitedLog::default(),
            peers: BTreeMap::new(),
            banned: block_list.banned.clone(),
            banned_addresses: block_list.addresses.clone(),
        }
    }

    /// Who is not wanted now.
    pub fn block_list(&self, now: Duration) -> BlockList {
        BlockList {
            banned: self.banned.clone(),
            addresses: self.banned_addresses.clone(),
            lockout: self.lockout.keep(now),
        }
    }

    /// Somebody knocks.
    pub fn knock(&mut self, address: IpAddr, address_is_proven: bool) -> Answer {
        match self.banned_addresses.contains(&address) {
            true => Answer::Refuse,
            false => self.gate.knock(address, address_is_proven),
        }
    }

    /// Does something with a peer that is still there; if that fails, it does not read, and is cut
    /// off at once.
    pub fn to(&mut self, peer: Peer, done: impl FnOnce(&Insider) -> bool) {
        if let Some(insider) = self.peers.get_mut(&peer)
            && !done(insider)
        {
            let reason = Reason::NeverReads;
            insider.connection.close(reason.number(), &reason.detail());
            insider.cut_off = Some(reason);
        }
    }

    /// A peer is gone; says why, if it was cut off.
    pub fn left(&mut self, peer: Peer) -> Option<Reason> {
        self.gate.peer_left();
        self.peers.remove(&peer).and_then(|insider| insider.cut_off)
    }

    /// Sends somebody away for good; says whether that takes a new code.
    pub fn ban(&mut self, peer: Peer) -> bool {
        let Some(insider) = self.peers.get(&peer) else { return false };
        let (who, address) = (insider.who, quic::remote(&insider.connection).ip());
        if self.banned.len() < MOST_BANNED {
            self.banned.insert(who);
        }
        let open = self.entry == Entry::Open;
        if open && self.banned_addresses.len() < MOST_BANNED {
            self.banned_addresses.insert(address);
        }
        self.to(peer, |insider| insider.outbox.bye(Reason::Banned).is_ok());
        !open
    }

    pub fn is_banned(&self, who: Fingerprint) -> bool {
        self.banned.contains(&who)
    }

    /// From now on people get in by this.
    pub fn enter_by(&mut self, entry: Entry) {
        self.changes += 1;
        self.lockout.renewed();
        self.entry = entry;
    }
}
