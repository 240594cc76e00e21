//! How many connections may wait for admission, and how many may be admitted. Pure.
//!
//! A pending connection costs memory and work before it has proven anything. So there are few, few
//! from each address, and when some are there, newcomers have to show first that they can be reached
//! at the address they claim.

use std::collections::BTreeMap;
use std::net::IpAddr;

/// So many connections may wait for admission at once.
pub(crate) const PENDING: usize = 32;
/// So many from one address.
pub const PENDING_PER_ADDRESS: usize = 4;
/// From so many on, newcomers have to validate their address.
pub(crate) const BUSY: usize = 8;
/// So many admitted peers: players, spectators, and old connections that are not yet given up.
pub(crate) const PEERS: usize = 64;

/// Counts connections before and after admission.
#[derive(Debug, Default)]
pub struct ConnectionLimits {
    pending: BTreeMap<IpAddr, usize>,
    peers: usize,
}

/// What to do with a new connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limited {
    /// It may ask for admission, and counts as pending from now on.
    Accept,
    /// It must show first that it can be reached at its address.
    ValidateAddress,
    /// There is no room.
    Refuse,
}

impl ConnectionLimits {
    /// Somebody connects.
    pub fn connects(&mut self, address: IpAddr, address_is_validated: bool) -> Limited {
        let pending: usize = self.pending.values().sum();
        let from_there = self.pending.get(&address).copied().unwrap_or(0);
        if !address_is_validated && pending >= BUSY {
            return Limited::ValidateAddress;
        }
        let crowded = pending >= PENDING || from_there >= PENDING_PER_ADDRESS;
        if crowded || self.peers >= PEERS {
            return Limited::Refuse;
        }
        *self.pending.entry(address).or_default() += 1;
        Limited::Accept
    }

    /// A pending connection from there went away, or was let in.
    pub fn pending_ended(&mut self, address: IpAddr) {
        if let Some(count) = self.pending.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.pending.remove(&address);
            }
        }
    }

    /// Somebody asks to be let in: whether there is room.
    pub fn peer_comes(&mut self) -> bool {
        let room = self.peers < PEERS;
        self.peers += usize::from(room);
        room
    }

    /// A peer is gone.
    pub fn peer_left(&mut self) {
        self.peers = self.peers.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(number: usize) -> IpAddr {
        IpAddr::from([10, 0, (number / 256) as u8, (number % 256) as u8])
    }

    #[test]
    fn one_address_cannot_take_all_the_room() {
        let mut limits = ConnectionLimits::default();
        let accepted =
            (0..100).filter(|_| limits.connects(address(1), true) == Limited::Accept).count();
        assert_eq!(accepted, PENDING_PER_ADDRESS);
        assert_eq!(limits.connects(address(2), true), Limited::Accept);
        limits.pending_ended(address(1));
        assert_eq!(limits.connects(address(1), true), Limited::Accept);
    }

    #[test]
    fn forged_addresses_are_asked_for_proof_and_true_ones_are_limited() {
        let mut limits = ConnectionLimits::default();
        let results: Vec<Limited> = (0..100).map(|i| limits.connects(address(i), false)).collect();
        assert_eq!(results.iter().filter(|result| **result == Limited::Accept).count(), BUSY);
        assert_eq!(results.last(), Some(&Limited::ValidateAddress));
        let more =
            (100..200).filter(|i| limits.connects(address(*i), true) == Limited::Accept).count();
        assert_eq!(more, PENDING - BUSY);
        assert_eq!(limits.connects(address(200), true), Limited::Refuse);
    }

    #[test]
    fn a_full_house_takes_nobody() {
        let mut limits = ConnectionLimits::default();
        assert!((0..PEERS).all(|_| limits.peer_comes()));
        assert!(!limits.peer_comes());
        assert_eq!(limits.connects(address(1), true), Limited::Refuse);
        limits.peer_left();
        assert_eq!(limits.connects(address(1), true), Limited::Accept);
    }
}
