//! How many may stand at the door and sit inside. Pure.
//!
//! A stranger is a connection that was not admitted yet. Strangers cost memory and work before they
//! have proven anything, so they are few, few from each address, and when some are there, newcomers
//! have to show first that they can be reached at the address they claim.

use std::collections::BTreeMap;
use std::net::IpAddr;

/// So many strangers at once.
pub const STRANGERS: usize = 32;
/// So many from one address.
pub const STRANGERS_AN_ADDRESS: usize = 4;
/// So many strangers, and addresses have to be validated.
pub const BUSY: usize = 8;
/// So many admitted peers: players, spectators, and old connections that are not yet given up.
pub const PEERS: usize = 64;

/// Who is at the door and inside.
#[derive(Debug, Default)]
pub struct ConnectionLimits {
    strangers: BTreeMap<IpAddr, usize>,
    peers: usize,
}

/// What to do with somebody who knocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It may state its business; it counts as a stranger from now on.
    Hear,
    /// It must prove its address first.
    ProveAddress,
    /// It must go.
    Refuse,
}

impl ConnectionLimits {
    /// Somebody knocks.
    pub fn knock(&mut self, address: IpAddr, address_is_proven: bool) -> Answer {
        let strangers: usize = self.strangers.values().sum();
        let from_there = self.strangers.get(&address).copied().unwrap_or(0);
        if !address_is_proven && strangers >= BUSY {
            return Answer::ProveAddress;
        }
        let crowded = strangers >= STRANGERS || from_there >= STRANGERS_AN_ADDRESS;
        if crowded || self.peers >= PEERS {
            return Answer::Refuse;
        }
        *self.strangers.entry(address).or_default() += 1;
        Answer::Hear
    }

    /// A stranger from there went away, or was let in.
    pub fn stranger_left(&mut self, address: IpAddr) {
        if let Some(count) = self.strangers.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.strangers.remove(&address);
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
    fn one_address_cannot_fill_the_door() {
        let mut gate = ConnectionLimits::default();
        let heard = (0..100).filter(|_| gate.knock(address(1), true) == Answer::Hear).count();
        assert_eq!(heard, STRANGERS_AN_ADDRESS);
        assert_eq!(gate.knock(address(2), true), Answer::Hear);
        gate.stranger_left(address(1));
        assert_eq!(gate.knock(address(1), true), Answer::Hear);
    }

    #[test]
    fn forged_addresses_are_asked_for_proof_and_true_ones_are_limited() {
        let mut gate = ConnectionLimits::default();
        let answers: Vec<Answer> = (0..100).map(|i| gate.knock(address(i), false)).collect();
        assert_eq!(answers.iter().filter(|answer| **answer == Answer::Hear).count(), BUSY);
        assert_eq!(answers.last(), Some(&Answer::ProveAddress));
        let more = (100..200).filter(|i| gate.knock(address(*i), true) == Answer::Hear).count();
        assert_eq!(more, STRANGERS - BUSY);
        assert_eq!(gate.knock(address(200), true), Answer::Refuse);
    }

    #[test]
    fn a_full_house_takes_nobody() {
        let mut gate = ConnectionLimits::default();
        assert!((0..PEERS).all(|_| gate.peer_comes()));
        assert!(!gate.peer_comes());
        assert_eq!(gate.knock(address(1), true), Answer::Refuse);
        gate.peer_left();
        assert_eq!(gate.knock(address(1), true), Answer::Hear);
    }
}
