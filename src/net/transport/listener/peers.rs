//! What all connections of a table share: who was let in, how many wait, and who is not wanted.
//!
//! No waiting and no sending happens here; [`Admissions`](super::admissions::Admissions) keeps it
//! behind its lock.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::time::Duration;

use quinn::Connection;

use crate::net::admission::Entry;
use crate::net::admission::block_list::BlockList;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::lockout::Lockout;
use crate::net::transport::connection_limits::{ConnectionLimits, Limited};
use crate::net::transport::event::Peer;
use crate::net::transport::frame_stream::Outbox;
use crate::net::transport::quic;
use crate::net::transport::rate_limited_log::RateLimitedLog;
use crate::net::transport::reason::Reason;

/// No more certificates, and no more addresses, are banned than this.
const MOST_BANNED: usize = 1024;

/// What all tasks share.
pub(crate) struct Peers {
    pub entry: Entry,
    /// How often the entry was changed: a new code that was due does not replace a newer one.
    pub entry_changes: u64,
    pub limits: ConnectionLimits,
    pub lockout: Lockout,
    pub log: RateLimitedLog,
    pub admitted: BTreeMap<Peer, AdmittedPeer>,
    banned: BTreeSet<Fingerprint>,
    banned_addresses: BTreeSet<IpAddr>,
}

/// Somebody who was let in.
pub(crate) struct AdmittedPeer {
    pub outbox: Outbox,
    connection: Connection,
    who: Fingerprint,
    /// Why it was cut off without a farewell.
    cut_off: Option<Reason>,
}

impl AdmittedPeer {
    pub fn new(outbox: Outbox, connection: Connection, who: Fingerprint) -> Self {
        Self { outbox, connection, who, cut_off: None }
    }
}

impl Peers {
    pub fn new(entry: Entry, block_list: &BlockList) -> Self {
        Self {
            entry,
            entry_changes: 0,
            limits: ConnectionLimits::default(),
            lockout: Lockout::restore(&block_list.lockout, Duration::ZERO),
            log: RateLimitedLog::default(),
            admitted: BTreeMap::new(),
            banned: block_list.banned.clone(),
            banned_addresses: block_list.addresses.clone(),
        }
    }

    pub fn block_list(&self, now: Duration) -> BlockList {
        BlockList {
            banned: self.banned.clone(),
            addresses: self.banned_addresses.clone(),
            lockout: self.lockout.save(now),
        }
    }

    /// Somebody connects.
    pub fn connects(&mut self, address: IpAddr, address_is_validated: bool) -> Limited {
        match self.banned_addresses.contains(&address) {
            true => Limited::Refuse,
            false => self.limits.connects(address, address_is_validated),
        }
    }

    /// Does something with a peer that is still there; if that fails, its outbox is full because it
    /// does not read, and it is cut off at once.
    pub fn with(&mut self, peer: Peer, done: impl FnOnce(&AdmittedPeer) -> bool) {
        if let Some(peer) = self.admitted.get_mut(&peer)
            && !done(peer)
        {
            let reason = Reason::NeverReads;
            peer.connection.close(reason.number(), &reason.detail());
            peer.cut_off = Some(reason);
        }
    }

    /// A peer is gone; says why, if it was cut off.
    pub fn left(&mut self, peer: Peer) -> Option<Reason> {
        self.limits.peer_left();
        self.admitted.remove(&peer).and_then(|peer| peer.cut_off)
    }

    /// Sends somebody away for good; says whether that takes a new code.
    pub fn ban(&mut self, peer: Peer) -> bool {
        let Some(banned) = self.admitted.get(&peer) else { return false };
        let (who, address) = (banned.who, quic::remote(&banned.connection).ip());
        if self.banned.len() < MOST_BANNED {
            self.banned.insert(who);
        }
        let open = self.entry == Entry::Open;
        if open && self.banned_addresses.len() < MOST_BANNED {
            self.banned_addresses.insert(address);
        }
        self.with(peer, |peer| peer.outbox.close(Reason::Banned).is_ok());
        !open
    }

    pub fn is_banned(&self, who: Fingerprint) -> bool {
        self.banned.contains(&who)
    }

    /// From now on people get in by this.
    pub fn enter_by(&mut self, entry: Entry) {
        self.entry_changes += 1;
        self.lockout.renewed();
        self.entry = entry;
    }
}
