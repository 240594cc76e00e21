//! How many connections may wait for admission. Pure: it is told what happens.
//!
//! A pending connection costs memory and work before it has proven anything. So there are few, few
//! from each address and from each network of IPv6, and when some are there, newcomers have to show first that they can be reached
//! at the address they claim. Where there is no room left, the one that has been silent for longest
//! goes, and the newest comer is heard: whoever connects and says nothing keeps nobody out. Addresses
//! from which somebody was let in before have places of their own.

use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, Ipv6Addr};

/// The most connections of strangers that may wait for admission at once.
const PENDING: usize = 32;
/// The same for addresses from which somebody was let in before.
const PENDING_KNOWN: usize = 16;
/// The most from one address.
const PENDING_PER_ADDRESS: usize = 4;
/// The most from one /64 of IPv6: one machine can have all of its addresses, but on a Wi-Fi those of all
/// friends are in it, and they come at the same moment.
const PENDING_PER_NETWORK: usize = 16;
/// While this many wait, newcomers have to validate their address.
const BUSY: usize = 8;
/// The most addresses from which somebody was let in that are remembered.
const KNOWN: usize = 256;

/// The address that a connection is counted by: IPv6 by its /64, of which one machine can have all
/// addresses.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.into(),
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

/// A connection that waits for admission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PendingId(u64);

#[derive(Debug)]
struct Pending {
    address: IpAddr,
    network: IpAddr,
    is_known: bool,
    /// When it was last heard, in order of all that was.
    heard: u64,
}

/// Counts connections before admission.
#[derive(Debug, Default)]
pub struct ConnectionLimits {
    pending: BTreeMap<PendingId, Pending>,
    known: VecDeque<IpAddr>,
    /// Numbers connections and their words.
    clock: u64,
}

/// What to do with a new connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limited {
    /// It may ask for admission, and is pending from now on; in the place of another one, if so.
    Accept {
        /// What it is known by.
        id: PendingId,
        /// Who has to go for it.
        replaces: Option<PendingId>,
    },
    /// It must show first that it can be reached at its address.
    ValidateAddress,
}

impl ConnectionLimits {
    /// Somebody connects.
    pub fn connects(&mut self, address: IpAddr, address_is_validated: bool) -> Limited {
        if !address_is_validated && self.pending.len() >= BUSY {
            return Limited::ValidateAddress;
        }
        let (address, network) = (address.to_canonical(), counted(address));
        let is_known = self.known.contains(&address);
        let most = if is_known { PENDING_KNOWN } else { PENDING };
        let replaces = self
            .silent_for_longest(PENDING_PER_ADDRESS, |other| other.address == address)
            .or_else(|| {
                self.silent_for_longest(PENDING_PER_NETWORK, |other| other.network == network)
            })
            .or_else(|| self.silent_for_longest(most, |other| other.is_known == is_known));
        if let Some(id) = replaces {
            self.pending.remove(&id);
        }
        self.clock += 1;
        let id = PendingId(self.clock);
        self.pending.insert(id, Pending { address, network, is_known, heard: self.clock });
        Limited::Accept { id, replaces }
    }

    /// A pending connection has said something.
    pub fn heard(&mut self, id: PendingId) {
        self.clock += 1;
        if let Some(pending) = self.pending.get_mut(&id) {
            pending.heard = self.clock;
        }
    }

    /// A pending connection went away, or was let in.
    pub fn pending_ended(&mut self, id: PendingId) {
        self.pending.remove(&id);
    }

    /// Somebody was let in from there.
    pub fn let_in(&mut self, address: IpAddr) {
        let address = address.to_canonical();
        self.known.retain(|known| *known != address);
        self.known.push_back(address);
        if self.known.len() > KNOWN {
            self.known.pop_front();
        }
    }

    /// If there are `most` of these or more, the one that was heard longest ago.
    fn silent_for_longest(&self, most: usize, of: impl Fn(&Pending) -> bool) -> Option<PendingId> {
        let those = || self.pending.iter().filter(|(_, pending)| of(pending));
        let full = those().count() >= most;
        those().min_by_key(|(_, pending)| pending.heard).filter(|_| full).map(|(id, _)| *id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(number: usize) -> IpAddr {
        IpAddr::from([10, 0, (number / 256) as u8, (number % 256) as u8])
    }

    fn accept(limits: &mut ConnectionLimits, address: IpAddr) -> (PendingId, Option<PendingId>) {
        match limits.connects(address, true) {
            Limited::Accept { id, replaces } => (id, replaces),
            Limited::ValidateAddress => panic!("its address is validated"),
        }
    }

    #[test]
    fn one_address_replaces_only_its_own_however_it_is_written() {
        let mut limits = ConnectionLimits::default();
        let (other, _) = accept(&mut limits, address(2));
        let own: Vec<_> = (0..100).map(|_| accept(&mut limits, address(1))).collect();
        assert_eq!(own[PENDING_PER_ADDRESS].1, Some(own[0].0));
        assert!(own.iter().all(|(_, replaces)| *replaces != Some(other)));
        assert_eq!(limits.pending.len(), PENDING_PER_ADDRESS + 1);
        let there = |last: u128| IpAddr::from(Ipv6Addr::from_bits((0xfd00 << 112) | last));
        let many: Vec<_> = (0..100).map(|last| accept(&mut limits, there(last))).collect();
        assert_eq!(many[PENDING_PER_NETWORK].1, Some(many[0].0), "one /64");
        let come_together = &many[..PENDING_PER_NETWORK];
        assert!(come_together.iter().all(|(_, replaces)| replaces.is_none()), "friends on a Wi-Fi");
    }

    #[test]
    fn the_one_that_is_silent_for_longest_goes() {
        let mut limits = ConnectionLimits::default();
        let ids: Vec<_> = (0..PENDING).map(|i| accept(&mut limits, address(i)).0).collect();
        limits.heard(ids[0]);
        assert_eq!(accept(&mut limits, address(100)).1, Some(ids[1]));
        limits.pending_ended(ids[5]);
        assert_eq!(accept(&mut limits, address(101)).1, None);
        assert_eq!(limits.pending.len(), PENDING);
    }

    #[test]
    fn who_was_let_in_before_has_places_that_strangers_do_not_take() {
        let mut limits = ConnectionLimits::default();
        limits.let_in(address(1));
        let (friend, _) = accept(&mut limits, address(1));
        let strangers: Vec<_> = (2..500).map(|i| accept(&mut limits, address(i))).collect();
        assert!(strangers.iter().all(|(_, replaces)| *replaces != Some(friend)));
        assert!(limits.pending.contains_key(&friend));
        assert_eq!(accept(&mut limits, address(1)).1, None, "and needs no stranger's");
        (1000..2000).for_each(|i| limits.let_in(address(i)));
        assert_eq!(limits.known.len(), KNOWN);
    }

    #[test]
    fn forged_addresses_are_asked_for_proof() {
        let mut limits = ConnectionLimits::default();
        limits.let_in(address(99));
        let results: Vec<Limited> = (0..100).map(|i| limits.connects(address(i), false)).collect();
        let asked = results.iter().filter(|it| **it == Limited::ValidateAddress).count();
        assert_eq!(asked, 100 - BUSY);
        assert_eq!(results[99], Limited::ValidateAddress, "also where somebody known is");
    }
}
