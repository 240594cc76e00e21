//! What all connections of a table share: who was let in, how many wait, and who is not wanted.
//!
//! No waiting and no sending happens here; [`Admissions`](super::admissions::Admissions) keeps it
//! behind its lock.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::time::Duration;

use quinn::Connection;
use tokio::sync::oneshot;

use crate::net::admission::AdmissionPolicy;
use crate::net::admission::block_list::BlockList;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::lockout::Lockout;
use crate::net::transport::event::Peer;
use crate::net::transport::frame_stream::Outbox;
use crate::net::transport::limits::connection_limits::{ConnectionLimits, PendingId, counted};
use crate::net::transport::limits::rate_limited_log::RateLimitedLog;
use crate::net::transport::quic;
use crate::net::transport::reason::Reason;

/// No more certificates, and no more addresses, are banned than this.
const MOST_BANNED: usize = 1024;
/// The most admitted peers: players, spectators, and old connections that are not yet given up.
const PEERS: usize = 64;
/// How many of these places are kept for those who were let in before.
const RESERVED: usize = 16;
/// The most connections of one certificate: to play, to watch, and an old one that is not yet given up.
const MOST_OF_ONE: usize = 3;
/// The most who are gone and can still be banned: whoever drives the table says soon who is of no interest.
const MOST_PAST: usize = 128;

/// What all tasks share.
pub(crate) struct Peers {
    pub entry: AdmissionPolicy,
    /// How often all invitations and passes were made void, since somebody was banned who may have some.
    pub voided_invitations: u32,
    pub limits: ConnectionLimits,
    /// How each connection that waits for admission is told that another takes its place.
    pub pending: BTreeMap<PendingId, oneshot::Sender<()>>,
    pub lockout: Lockout,
    pub log: RateLimitedLog,
    pub admitted: BTreeMap<Peer, AdmittedPeer>,
    /// Who is gone, and may still be banned.
    past: BTreeMap<Peer, (Fingerprint, IpAddr)>,
    /// The certificates of the people at the table, those who are away included: they come back, whatever
    /// was made void.
    pub seated: BTreeSet<Fingerprint>,
    banned: BTreeSet<Fingerprint>,
    banned_addresses: BTreeSet<IpAddr>,
}

/// Somebody who was let in.
pub(crate) struct AdmittedPeer {
    pub outbox: Outbox,
    connection: Connection,
    who: Fingerprint,
    address: IpAddr,
    /// Why it was cut off without a farewell.
    cut_off: Option<Reason>,
}

impl AdmittedPeer {
    pub fn new(outbox: Outbox, connection: Connection, who: Fingerprint) -> Self {
        let address = counted(quic::remote(&connection).ip());
        Self { outbox, connection, who, address, cut_off: None }
    }

    /// Ends it at once, without what waits to be sent.
    fn cut_off(&mut self, reason: Reason) {
        self.connection.close(reason.number(), &reason.detail());
        self.cut_off = Some(reason);
    }
}

impl Peers {
    pub fn new(entry: AdmissionPolicy, block_list: &BlockList) -> Self {
        Self {
            entry,
            voided_invitations: block_list.voided_invitations,
            limits: ConnectionLimits::default(),
            pending: BTreeMap::new(),
            lockout: Lockout::restore(&block_list.lockout, Duration::ZERO),
            log: RateLimitedLog::default(),
            admitted: BTreeMap::new(),
            past: BTreeMap::new(),
            seated: BTreeSet::new(),
            banned: block_list.banned.clone(),
            banned_addresses: block_list.addresses.clone(),
        }
    }

    pub fn block_list(&self, now: Duration) -> BlockList {
        BlockList {
            banned: self.banned.clone(),
            addresses: self.banned_addresses.clone(),
            voided_invitations: self.voided_invitations,
            lockout: self.lockout.save(now),
        }
    }

    /// Somebody comes in, unless there is no room, or they were banned, or what let them in was made void,
    /// since they began to prove it. Who has many connections loses the oldest of them.
    pub fn admit(
        &mut self,
        peer: Peer,
        newcomer: AdmittedPeer,
        was_here: bool,
        voided: u32,
    ) -> Result<(), Reason> {
        if self.is_banned(newcomer.who, newcomer.address) {
            return Err(Reason::Banned);
        }
        if voided != self.voided_invitations && !self.seated.contains(&newcomer.who) {
            return Err(Reason::WrongCode);
        }
        let own = |it: &AdmittedPeer| it.who == newcomer.who;
        if self.count(own) >= MOST_OF_ONE {
            cut_off_oldest(&mut self.admitted, own, Reason::Replaced);
        }
        let most = if was_here { PEERS } else { PEERS - RESERVED };
        let full = self.count(|_| true) >= most;
        if full && !self.make_room(newcomer.address) && !self.make_room_for_seat(newcomer.who) {
            return Err(Reason::Busy);
        }
        self.limits.let_in(quic::remote(&newcomer.connection).ip());
        self.admitted.insert(peer, newcomer);
        Ok(())
    }

    /// Takes a place from the address that has most of them, if it has more than this one would.
    fn make_room(&mut self, address: IpAddr) -> bool {
        let from = |address| self.count(|it| it.address == address);
        let crowd = self.admitted.values().map(|it| it.address).max_by_key(|it| from(*it));
        let Some(crowd) = crowd.filter(|crowd| from(*crowd) > from(address) + 1) else {
            return false;
        };
        cut_off_oldest(&mut self.admitted, |it| it.address == crowd, Reason::Busy)
    }

    /// Takes a place from somebody who was let in and has no seat, for somebody who has one.
    fn make_room_for_seat(&mut self, who: Fingerprint) -> bool {
        let seated = &self.seated;
        let unseated = |it: &AdmittedPeer| !seated.contains(&it.who);
        seated.contains(&who) && cut_off_oldest(&mut self.admitted, unseated, Reason::Busy)
    }

    fn count(&self, which: impl Fn(&AdmittedPeer) -> bool) -> usize {
        self.admitted.values().filter(|it| it.cut_off.is_none() && which(it)).count()
    }

    /// A connection waits for admission no more.
    pub fn pending_ended(&mut self, id: PendingId) {
        self.limits.pending_ended(id);
        self.pending.remove(&id);
    }

    /// Does something with a peer that is still there; if that fails, its outbox is full because it
    /// does not read, and it is cut off at once.
    pub fn with(&mut self, peer: Peer, done: impl FnOnce(&AdmittedPeer) -> bool) {
        if let Some(peer) = self.admitted.get_mut(&peer)
            && !done(peer)
        {
            peer.cut_off(Reason::NeverReads);
        }
    }

    /// A peer is gone; says why, if it was cut off.
    pub fn left(&mut self, peer: Peer) -> Option<Reason> {
        let gone = self.admitted.remove(&peer)?;
        self.past.insert(peer, (gone.who, gone.address));
        if self.past.len() > MOST_PAST {
            self.past.pop_first();
        }
        gone.cut_off
    }

    /// Of those who are gone, nobody else will be banned any more.
    pub fn keep_past(&mut self, wanted: &BTreeSet<Peer>) {
        self.past.retain(|peer, _| wanted.contains(peer));
    }

    /// Whose certificate a peer has, or had.
    pub fn certificate(&self, peer: Peer) -> Option<Fingerprint> {
        self.who_and_where(peer).map(|(who, _)| who)
    }

    fn who_and_where(&self, peer: Peer) -> Option<(Fingerprint, IpAddr)> {
        let here = self.admitted.get(&peer).map(|peer| (peer.who, peer.address));
        here.or(self.past.get(&peer).copied())
    }

    /// Sends somebody away for good, or keeps out who has left already; says whether that takes a
    /// new code.
    pub fn ban(&mut self, peer: Peer) -> bool {
        let Some((who, address)) = self.who_and_where(peer) else { return false };
        self.with(peer, |peer| peer.outbox.close(Reason::Banned).is_ok());
        if self.entry == AdmissionPolicy::Open && self.banned_addresses.len() < MOST_BANNED {
            self.banned_addresses.insert(address);
            self.close_unseated(|it| it.who != who && it.address == address, Reason::Banned);
        }
        self.ban_certificate(who, Some(peer))
    }

    /// Keeps a certificate out; whoever is being told of it goes by themselves. Says whether that takes a
    /// new code.
    pub fn ban_certificate(&mut self, who: Fingerprint, told: Option<Peer>) -> bool {
        if self.banned.len() < MOST_BANNED {
            self.banned.insert(who);
        }
        // They may be there more than once: to play and to watch.
        let again = self.admitted.iter_mut().filter(|(it, _)| Some(**it) != told);
        again.filter(|(_, it)| it.who == who).for_each(|(_, it)| it.cut_off(Reason::Banned));
        let open = self.entry == AdmissionPolicy::Open;
        if !open {
            self.voided_invitations = self.voided_invitations.saturating_add(1);
            self.close_unseated(|it| it.who != who, Reason::WrongCode);
        }
        !open
    }

    /// What let these in is void, and they are not at the table yet: they may be the banned one with
    /// another certificate.
    fn close_unseated(&mut self, which: impl Fn(&AdmittedPeer) -> bool, reason: Reason) {
        let seated = &self.seated;
        let unseated = |it: &&mut AdmittedPeer| which(it) && !seated.contains(&it.who);
        for peer in self.admitted.values_mut().filter(unseated) {
            peer.cut_off(reason.clone());
        }
    }

    /// Whether this certificate is not let in, nor any other from there. Those at the table are: an IPv6
    /// network is counted as one address, and all friends may be in it.
    pub fn is_banned(&self, who: Fingerprint, address: IpAddr) -> bool {
        let from_there = self.banned_addresses.contains(&counted(address));
        self.banned.contains(&who) || from_there && !self.seated.contains(&who)
    }
}

/// Cuts off the first of these that came; says whether there was one.
fn cut_off_oldest(
    admitted: &mut BTreeMap<Peer, AdmittedPeer>,
    which: impl Fn(&AdmittedPeer) -> bool,
    reason: Reason,
) -> bool {
    let mut those = admitted.values_mut().filter(|it| it.cut_off.is_none() && which(it));
    let oldest = those.next();
    oldest.map(|oldest| oldest.cut_off(reason)).is_some()
}
