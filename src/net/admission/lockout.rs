//! How long guessing is stopped after wrong codes. Pure: the time comes in as an argument.
//!
//! Wrong codes are counted for each address and for the whole table. An address that was wrong
//! [`TRIES`] times has to wait, longer each time; when the table as a whole has heard
//! [`TABLE_TRIES`], nobody's code is taken for a while, and then there is a new code. So somebody who
//! guesses from many addresses gets [`TABLE_TRIES`] guesses a code, each of them one in 887 million.
//! The price is that a stranger can keep newcomers waiting; those who were at the table before come
//! back by their [`pass`](super::pass), which no lockout concerns.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// So many wrong codes from one address, then it has to wait.
pub const TRIES: u32 = 3;
/// So many wrong codes from anywhere, then everybody has to wait, and the code is replaced.
pub const TABLE_TRIES: u32 = 12;
/// How long an address waits at first; each further wrong code doubles it.
pub(crate) const PAUSE: Duration = Duration::from_secs(30);
/// How long an address waits at most.
pub(crate) const LONGEST_PAUSE: Duration = Duration::from_secs(600);
/// How long the whole table waits.
pub(crate) const TABLE_PAUSE: Duration = Duration::from_secs(60);

/// No more addresses than this are remembered; beyond, the one that was heard of longest ago is
/// forgotten. The count for the whole table does not forget.
const ADDRESSES: usize = 256;

/// What was counted so far. Times are measured from any one moment, such as the program's start.
#[derive(Clone, Debug, Default)]
pub struct Lockout {
    addresses: BTreeMap<IpAddr, AddressTries>,
    wrong: u32,
    closed_until: Option<Duration>,
}

#[derive(Clone, Copy, Debug)]
struct AddressTries {
    wrong: u32,
    last: Duration,
    until: Duration,
}

/// What was counted, without a clock: how long everybody still has to wait.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLockout {
    /// For each address how many codes were wrong, and how many seconds it still waits.
    addresses: BTreeMap<IpAddr, (u32, u64)>,
    wrong: u32,
    /// How many seconds the whole table is still closed.
    closed: Option<u64>,
}

/// What a wrong code led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// It was counted.
    None,
    /// Its address has to wait this long.
    Address(Duration),
    /// Everybody has to wait this long; after that the code must be another one.
    Table(Duration),
}

impl Lockout {
    /// What is worth keeping: whoever has to wait, and the table's own count.
    pub fn save(&self, now: Duration) -> SavedLockout {
        let left = |until: Duration| until.checked_sub(now).map(|left| left.as_secs() + 1);
        let kept = |tries: &AddressTries| Some((tries.wrong, left(tries.until)?));
        let addresses = self.addresses.iter();
        let addresses =
            addresses.filter_map(|(address, tries)| Some((*address, kept(tries)?))).collect();
        SavedLockout { addresses, wrong: self.wrong, closed: self.closed_until.and_then(left) }
    }

    /// Goes on from what was kept. The time in between does not count: nobody was there to ask.
    pub fn restore(kept: &SavedLockout, now: Duration) -> Self {
        let until = |seconds: u64| now + Duration::from_secs(seconds).min(LONGEST_PAUSE);
        let tries =
            |(wrong, left): (u32, u64)| AddressTries { wrong, last: now, until: until(left) };
        let addresses = kept.addresses.iter().take(ADDRESSES);
        Self {
            addresses: addresses.map(|(address, kept)| (*address, tries(*kept))).collect(),
            wrong: kept.wrong,
            closed_until: kept.closed.map(until),
        }
    }

    /// How long nobody's code is looked at.
    pub fn closed_for(&self, now: Duration) -> Option<Duration> {
        self.closed_until?.checked_sub(now)
    }

    /// How long `address` still has to wait before a code of its is looked at.
    pub fn wait(&self, now: Duration, address: IpAddr) -> Option<Duration> {
        let own = self.addresses.get(&address).map(|tries| tries.until);
        let until = own.max(self.closed_until)?;
        until.checked_sub(now).filter(|left| !left.is_zero())
    }

    /// `address` gave a wrong code.
    pub fn wrong(&mut self, now: Duration, address: IpAddr) -> Pause {
        self.wrong += 1;
        let pause = self.count(now, address);
        if self.wrong >= TABLE_TRIES {
            self.closed_until = Some(now + TABLE_PAUSE);
            return Pause::Table(TABLE_PAUSE);
        }
        pause.map_or(Pause::None, Pause::Address)
    }

    /// `address` gave the right code: what it mistyped before is forgotten.
    pub fn right(&mut self, address: IpAddr) {
        self.addresses.remove(&address);
    }

    /// There is a new code: the table's own count starts anew, the addresses' do not.
    pub fn renewed(&mut self) {
        self.wrong = 0;
        self.closed_until = None;
    }

    fn count(&mut self, now: Duration, address: IpAddr) -> Option<Duration> {
        self.make_room(address);
        let fresh = AddressTries { wrong: 0, last: now, until: Duration::ZERO };
        let tries = self.addresses.entry(address).or_insert(fresh);
        tries.wrong += 1;
        tries.last = now;
        let over = tries.wrong.checked_sub(TRIES)?;
        let pause = PAUSE.saturating_mul(1 << over.min(16)).min(LONGEST_PAUSE);
        tries.until = now + pause;
        Some(pause)
    }

    fn make_room(&mut self, address: IpAddr) {
        if self.addresses.len() < ADDRESSES || self.addresses.contains_key(&address) {
            return;
        }
        let oldest = self.addresses.iter().min_by_key(|(_, tries)| tries.last);
        if let Some(oldest) = oldest.map(|(address, _)| *address) {
            self.addresses.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: fn(u64) -> Duration = Duration::from_secs;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn three_wrong_codes_and_an_address_waits_longer_each_time() {
        let mut lockout = Lockout::default();
        assert_eq!(lockout.wrong(AT(0), address(1)), Pause::None);
        assert_eq!(lockout.wrong(AT(1), address(1)), Pause::None);
        assert_eq!(lockout.wait(AT(1), address(1)), None);
        assert_eq!(lockout.wrong(AT(2), address(1)), Pause::Address(PAUSE));
        assert_eq!(lockout.wait(AT(12), address(1)), Some(AT(20)));
        assert_eq!(lockout.wait(AT(12), address(2)), None, "others need not wait");
        assert_eq!(lockout.wait(AT(32), address(1)), None);
        assert_eq!(lockout.wrong(AT(32), address(1)), Pause::Address(2 * PAUSE));
        for _ in 0..6 {
            lockout.wrong(AT(40), address(1));
        }
        assert_eq!(lockout.wait(AT(40), address(1)), Some(LONGEST_PAUSE));
    }

    #[test]
    fn a_right_code_makes_up_for_mistyped_ones() {
        let mut lockout = Lockout::default();
        lockout.wrong(AT(0), address(1));
        lockout.wrong(AT(0), address(1));
        lockout.right(address(1));
        assert_eq!(lockout.wrong(AT(1), address(1)), Pause::None);
    }

    #[test]
    fn guessing_from_many_addresses_closes_the_table_until_there_is_a_new_code() {
        let mut lockout = Lockout::default();
        for last in 1..TABLE_TRIES as u8 {
            assert_eq!(lockout.wrong(AT(0), address(last)), Pause::None);
        }
        assert_eq!(lockout.wrong(AT(5), address(200)), Pause::Table(TABLE_PAUSE));
        assert_eq!(lockout.wait(AT(6), address(201)), Some(TABLE_PAUSE - AT(1)));
        lockout.renewed();
        assert_eq!(lockout.wait(AT(6), address(201)), None);
        assert_eq!(lockout.wrong(AT(6), address(202)), Pause::None);
    }

    #[test]
    fn a_host_that_was_started_anew_lets_nobody_off() {
        let mut lockout = Lockout::default();
        for _ in 0..TRIES {
            lockout.wrong(AT(100), address(1));
        }
        let again = Lockout::restore(&lockout.save(AT(110)), AT(0));
        assert_eq!(again.wait(AT(0), address(1)), Some(PAUSE - AT(9)));
        assert_eq!(again.wait(AT(22), address(1)), None);
        for last in 2..=TABLE_TRIES as u8 {
            lockout.wrong(AT(110), address(last));
        }
        let again = Lockout::restore(&lockout.save(AT(110)), AT(0));
        assert!(again.wait(AT(59), address(200)).is_some() && again.closed_for(AT(0)).is_some());
    }

    #[test]
    fn only_so_many_addresses_are_remembered() {
        let mut lockout = Lockout::default();
        for number in 0..10_000u32 {
            lockout.renewed();
            lockout.wrong(AT(u64::from(number)), IpAddr::from(number.to_be_bytes()));
        }
        assert_eq!(lockout.addresses.len(), ADDRESSES);
    }
}
