//! How guessing of codes is slowed down. Pure: the time comes in as an argument.
//!
//! Wrong codes are counted for each address, for its neighbourhood (IPv4 by /24, IPv6 by /64: usually
//! a whole local network) and for the table. An address that was wrong [`TRIES`] times has to wait,
//! longer each time. A neighbourhood may be wrong [`GROUP`] times and then once a minute, the table
//! [`TABLE`] times and then every 45 seconds; while that is used up, of those from there only an address
//! that was never wrong is heard, once. That is done for `NEWCOMERS` wrong codes in all: as many
//! addresses as a usual local network has, so whoever is in it with a guesser and types the code right
//! gets in. The code stays the same: whoever was told it can use it when the pause is over. Right codes
//! cost nothing, and nobody who has a [`pass`](super::pass) or an [`invitation`](super::invite) is
//! concerned.
//!
//! **The odds.** There are 31^6 = 887,503,681 codes. However many addresses and networks somebody
//! has, an evening of six hours gives 120 + 6 · 3600 / 45 + 254 = 854 guesses at a table, so they find the
//! code with a chance of 854 / 887,503,681 = 0.96 in a million. From one network it is 12 + 360 that
//! count for the table: less than the 480 that it refills, so a guesser there keeps nobody elsewhere out.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::net::transport::limits::connection_limits::counted;

/// After this many wrong codes an address has to wait.
pub const TRIES: u32 = 3;
/// How long an address waits at first; each further wrong code doubles it.
pub(crate) const PAUSE: Duration = Duration::from_secs(30);
/// How long an address waits at most.
const LONGEST_PAUSE: Duration = Duration::from_secs(600);
/// What a neighbourhood of addresses has.
pub const GROUP: GuessLimit = GuessLimit { at_once: 12, every: Duration::from_secs(60) };
/// What a table has.
pub const TABLE: GuessLimit = GuessLimit { at_once: 120, every: Duration::from_secs(45) };
/// How many wrong codes are looked at, while all others have to wait, of addresses that were never wrong
/// before: a /24 has 254 addresses.
const NEWCOMERS: u32 = 254;

/// No more addresses, and no more neighbourhoods, than this are remembered; beyond, the one that was
/// heard of longest ago is forgotten. The count for the whole table does not forget.
const REMEMBERED: usize = 256;

/// How many wrong codes are looked at.
#[derive(Clone, Copy, Debug)]
pub struct GuessLimit {
    /// How many without a pause.
    pub at_once: u32,
    /// Then one more in this time.
    pub every: Duration,
}

/// What was counted so far. Times are measured from any one moment, such as the program's start.
#[derive(Clone, Debug, Default)]
pub struct Lockout {
    addresses: BTreeMap<IpAddr, AddressTries>,
    /// For each neighbourhood when all its wrong codes will have been made up for.
    groups: BTreeMap<IpAddr, Duration>,
    table: Duration,
    /// How many wrong codes of newcomers were looked at while all the rest had to wait.
    newcomers: u32,
}

#[derive(Clone, Copy, Debug)]
struct AddressTries {
    wrong: u32,
    last: Duration,
    until: Duration,
}

/// What was counted, without a clock: how many seconds everything still takes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedLockout {
    /// For each address how many codes were wrong, and how many seconds it still waits.
    addresses: BTreeMap<IpAddr, (u32, u64)>,
    groups: BTreeMap<IpAddr, u64>,
    table: u64,
    newcomers: u32,
}

impl Lockout {
    /// What is worth keeping: whoever has to wait, and what was used up.
    pub fn save(&self, now: Duration) -> SavedLockout {
        let left = |until: Duration| until.checked_sub(now).map(|left| left.as_secs() + 1);
        let addresses = self
            .addresses
            .iter()
            .filter_map(|(address, tries)| Some((*address, (tries.wrong, left(tries.until)?))));
        let groups = self.groups.iter().filter_map(|(group, until)| Some((*group, left(*until)?)));
        SavedLockout {
            addresses: addresses.collect(),
            groups: groups.collect(),
            table: left(self.table).unwrap_or(0),
            newcomers: self.newcomers,
        }
    }

    /// Goes on from what was kept. The time in between does not count: nobody was there to ask.
    pub(crate) fn restore(kept: &SavedLockout, now: Duration) -> Self {
        let until = |seconds: u64, most| now + Duration::from_secs(seconds).min(most);
        let tries = |(wrong, left): (u32, u64)| AddressTries {
            wrong,
            last: now,
            until: until(left, LONGEST_PAUSE),
        };
        let addresses = kept.addresses.iter().take(REMEMBERED);
        let groups = kept.groups.iter().take(REMEMBERED);
        Self {
            addresses: addresses.map(|(address, kept)| (*address, tries(*kept))).collect(),
            groups: groups.map(|(group, kept)| (*group, until(*kept, GROUP.longest()))).collect(),
            table: until(kept.table, TABLE.longest()),
            newcomers: kept.newcomers,
        }
    }

    /// How long `address` still has to wait before a code of its is looked at.
    pub fn wait(&self, now: Duration, address: IpAddr) -> Option<Duration> {
        let longest = match self.addresses.get(&counted(address)) {
            Some(tries) => tries.until.saturating_sub(now).max(self.wait_of_all(now, address)),
            None if self.newcomers < NEWCOMERS => Duration::ZERO,
            None => self.wait_of_all(now, address),
        };
        (!longest.is_zero()).then_some(longest)
    }

    /// How long everybody in the neighbourhood of `address` has to wait.
    fn wait_of_all(&self, now: Duration, address: IpAddr) -> Duration {
        let group = self.groups.get(&group(address)).copied().unwrap_or_default();
        GROUP.wait(group, now).max(TABLE.wait(self.table, now))
    }

    /// `address` gave a wrong code; says how long it has to wait before the next.
    pub fn wrong(&mut self, now: Duration, address: IpAddr) -> Option<Duration> {
        if self.wait_of_all(now, address).is_zero() {
            TABLE.use_up(&mut self.table, now);
            let of_group = group(address);
            forget_oldest(&mut self.groups, of_group, |until| *until);
            GROUP.use_up(self.groups.entry(of_group).or_default(), now);
        } else {
            self.newcomers = self.newcomers.saturating_add(1);
        }
        self.count(now, counted(address));
        self.wait(now, address)
    }

    /// `address` gave the right code: what it mistyped before is forgotten.
    pub fn right(&mut self, address: IpAddr) {
        self.addresses.remove(&counted(address));
    }

    fn count(&mut self, now: Duration, address: IpAddr) {
        forget_oldest(&mut self.addresses, address, |tries| tries.last);
        let fresh = AddressTries { wrong: 0, last: now, until: Duration::ZERO };
        let tries = self.addresses.entry(address).or_insert(fresh);
        tries.wrong = tries.wrong.saturating_add(1);
        tries.last = now;
        if let Some(over) = tries.wrong.checked_sub(TRIES) {
            tries.until = now + PAUSE.saturating_mul(1 << over.min(16)).min(LONGEST_PAUSE);
        }
    }
}

impl GuessLimit {
    fn use_up(self, until: &mut Duration, now: Duration) {
        *until = (*until).max(now) + self.every;
    }

    /// How long until there is one more.
    fn wait(self, until: Duration, now: Duration) -> Duration {
        until.saturating_sub(now + self.longest() - self.every)
    }

    /// How long it takes until everything is made up for.
    fn longest(self) -> Duration {
        self.every * self.at_once
    }
}

/// The neighbourhood of an address.
fn group(address: IpAddr) -> IpAddr {
    match counted(address) {
        IpAddr::V4(v4) => Ipv4Addr::from_bits(v4.to_bits() & !0xff).into(),
        v6 => v6,
    }
}

/// Makes room for one more, if there has to be.
fn forget_oldest<T>(map: &mut BTreeMap<IpAddr, T>, next: IpAddr, age: impl Fn(&T) -> Duration) {
    if map.len() < REMEMBERED || map.contains_key(&next) {
        return;
    }
    if let Some(oldest) = map.iter().min_by_key(|(_, it)| age(it)).map(|(address, _)| *address) {
        map.remove(&oldest);
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
        assert_eq!(lockout.wrong(AT(0), address(1)), None);
        assert_eq!(lockout.wrong(AT(1), address(1)), None);
        assert_eq!(lockout.wrong(AT(2), address(1)), Some(PAUSE));
        assert_eq!(lockout.wait(AT(12), address(1)), Some(AT(20)));
        assert_eq!(lockout.wait(AT(12), address(2)), None, "others need not wait");
        assert_eq!(lockout.wait(AT(32), address(1)), None);
        assert_eq!(lockout.wrong(AT(32), address(1)), Some(2 * PAUSE));
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
        assert_eq!(lockout.wrong(AT(1), address(1)), None);
    }

    #[test]
    fn guessing_from_one_network_slows_that_network_and_no_other() {
        let mut lockout = Lockout::default();
        for last in 0..GROUP.at_once as u8 {
            assert_eq!(lockout.wait(AT(0), address(last)), None);
            lockout.wrong(AT(0), address(last));
        }
        assert_eq!(lockout.wait(AT(0), address(5)), Some(GROUP.every));
        assert_eq!(lockout.wait(AT(60), address(5)), None, "one more a minute");
        assert_eq!(lockout.wait(AT(0), IpAddr::from([10, 0, 1, 1])), None);
        let v6 = |last: u16| IpAddr::from([0xfd00, 1, 2, 3, 4, 5, 6, last]);
        for last in 0..GROUP.at_once as u16 {
            lockout.wrong(AT(0), v6(last));
        }
        assert!(lockout.wait(AT(0), v6(999)).is_some(), "a /64 is one network");
    }

    /// Somebody has all other addresses of the network, and uses them whenever they may.
    #[test]
    fn a_newcomer_beside_a_guesser_is_heard_once() {
        let mut lockout = Lockout::default();
        for second in 0..6 * 3600 {
            for last in 2..=254 {
                if lockout.wait(AT(second), address(last)).is_none() {
                    lockout.wrong(AT(second), address(last));
                }
            }
        }
        let now = AT(6 * 3600 - 1);
        assert!(lockout.wait(now, address(2)).is_some());
        assert_eq!(lockout.wait(now, address(1)), None);
        assert!(lockout.wrong(now, address(1)).is_some(), "once");
    }

    /// Whoever has any number of networks and guesses whenever they may.
    #[test]
    fn an_evening_of_guessing_succeeds_less_than_once_in_a_million() {
        let (mut lockout, mut guesses) = (Lockout::default(), 0u32);
        for second in 0..=6 * 3600 {
            for fresh in 0..200u32 {
                let from = IpAddr::from((((second as u32) << 8 | fresh) << 8).to_be_bytes());
                if lockout.wait(AT(second), from).is_none() {
                    lockout.wrong(AT(second), from);
                    guesses += 1;
                }
            }
        }
        assert_eq!(guesses, 854);
        assert!(f64::from(guesses) / 31f64.powi(6) < 1e-6);
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
        for last in 2..GROUP.at_once as u8 {
            lockout.wrong(AT(110), address(last));
        }
        let again = Lockout::restore(&lockout.save(AT(110)), AT(0));
        assert!(again.wait(AT(31), address(1)).is_some());
        lockout.wrong(AT(110), address(200));
        lockout.wrong(AT(110), address(201));
        let again = Lockout::restore(&lockout.save(AT(110)), AT(0));
        assert_eq!(again.newcomers, lockout.newcomers);
        assert_ne!(again.newcomers, 0);
    }

    /// What was kept is a file, and may say anything.
    #[test]
    fn whatever_was_kept_is_counted_on() {
        let kept = r#"{"addresses":{"10.0.0.1":[4294967295,18446744073709551615]},
            "groups":{"10.0.0.0":18446744073709551615},"table":18446744073709551615,
            "newcomers":4294967295}"#;
        let mut lockout = Lockout::restore(&serde_json::from_str(kept).unwrap(), AT(0));
        for second in 0..10 {
            assert!(lockout.wrong(AT(second), address(1)).is_some());
        }
        assert_eq!(lockout.wait(AT(9), address(1)), Some(LONGEST_PAUSE));
    }

    #[test]
    fn only_so_many_addresses_are_remembered() {
        let mut lockout = Lockout::default();
        for number in 0..10_000u32 {
            lockout.wrong(AT(u64::from(number)), IpAddr::from((number << 8).to_be_bytes()));
        }
        assert_eq!((lockout.addresses.len(), lockout.groups.len()), (REMEMBERED, REMEMBERED));
    }
}
