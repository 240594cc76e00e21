//! Which table is wanted and where it may be: by name, by address or by invitation; and, once one has
//! been let in, that very host wherever it went.
//!
//! It knows neither the network nor a clock: whoever asks says which tables are seen and what time it
//! is.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::time::Duration;

use super::event::End;
use crate::net::PROTOCOL;
use crate::net::admission::code::Code;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::invite::Invite;
use crate::net::admission::pins::{Pin, Pins};
use crate::net::discovery::ListedTable;
use crate::net::interface::InterfaceChoice;
use crate::net::transport::dialer::DialTarget;
use crate::net::transport::event::Admitted;
use crate::net::transport::reason::{Disconnect, Reason};
use crate::table::Moment;

/// How long to look for another table of the same name after one has refused us, in milliseconds:
/// announcements can be forged.
const SECOND_LOOK: u64 = 1500;

/// How long to wait for another table of the same name where no code says which is meant, in
/// milliseconds.
const ANOTHER: u64 = 400;

/// When this many tables of one name have had our proof of the code and not let us in, it is enough: each
/// may be a false one that tries to find out the code.
const MOST_GUESSES: usize = 8;

/// How many of the places where a host is announced are dialled at once.
const MOST_ANNOUNCED: usize = 8;

/// How many names of other tables are told to whoever did not find theirs.
const MOST_TOLD: usize = 64;

/// Which table is wanted.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// The one of that name.
    Name(String),
    /// The one at these addresses.
    Address(Vec<SocketAddr>),
    /// The one one is invited to.
    Invite(Invite),
}

/// What can be known without dialling anybody.
pub(super) struct Surroundings<'a> {
    /// The tables that are announced; none if the network cannot be searched.
    pub tables: Option<Vec<ListedTable>>,
    /// The hosts that have let this profile in.
    pub pins: &'a Pins,
}

/// A table as it is announced: what mDNS knows it by, and where. Anybody can announce another's id with
/// an address of their own; what they say there says nothing about the other.
type Listing = (String, Vec<SocketAddr>);

/// The table that is wanted, and what is known about the way there.
pub(super) struct Destination {
    wanted: Wanted,
    code: Option<Code>,
    interface: InterfaceChoice,
    /// The host that has let us in, and where it was.
    host: Option<Pin>,
    last: Option<SocketAddr>,
    /// Whether that host has been lost since, and may have moved.
    is_lost: bool,
    /// Since when there has been a table of that name.
    seen_since: Option<Moment>,
    /// The table that is dialled now and where, and those that have refused us.
    dialling: Option<Listing>,
    /// Where the host that has let us in may be, as far as was known when it was dialled last.
    known_places: Vec<SocketAddr>,
    /// How often it was dialled: of the places where it is announced each has its turn.
    calls: usize,
    /// How often each table was dialled: they take turns.
    dials: BTreeMap<Listing, u32>,
    refused_by: BTreeSet<Listing>,
    /// How many of those may have tried a guess on our proof of the code.
    guesses: usize,
    refused: Option<(Disconnect, Moment)>,
}

impl Destination {
    pub fn new(wanted: Wanted, code: Option<Code>, interface: InterfaceChoice) -> Self {
        Self {
            wanted,
            code,
            interface,
            host: None,
            last: None,
            is_lost: false,
            seen_since: None,
            dialling: None,
            known_places: Vec::new(),
            calls: 0,
            dials: BTreeMap::new(),
            refused_by: BTreeSet::new(),
            guesses: 0,
            refused: None,
        }
    }

    /// Whether it matters which tables are announced.
    pub fn needs_search(&self) -> bool {
        match self.host {
            Some(_) => self.is_lost,
            None => matches!(self.wanted, Wanted::Name(_)),
        }
    }

    /// Whom to dial now, if that is known.
    pub fn target(
        &mut self,
        now: Moment,
        around: &Surroundings,
    ) -> Result<Option<DialTarget>, End> {
        Ok(match (self.host.clone(), self.wanted.clone()) {
            (Some(pin), wanted) => Some(self.known(pin, wanted, around)),
            (None, Wanted::Name(name)) => self.named(now, &name, around)?,
            (None, Wanted::Address(addresses)) => Some(self.at(addresses, None, around)),
            (None, Wanted::Invite(invite)) => {
                let target = self.at(invite.targets(), Some(invite.host), around);
                Some(DialTarget { secret: invite.secret, ..target })
            }
        })
    }

    /// Whether the host that has let us in is announced where it was not when it was dialled.
    pub fn leads_elsewhere(&self, around: &Surroundings) -> bool {
        let Some(pin) = &self.host else { return false };
        announced(pin, around).iter().any(|address| !self.known_places.contains(address))
    }

    pub fn admitted(&mut self, admitted: &Admitted) {
        (self.last, self.is_lost) = (admitted.address, false);
        self.host.clone_from(&admitted.pin);
    }

    /// The link is gone, or none came about: an error if there is no use in dialling again.
    pub fn gone(&mut self, now: Moment, gone: &Disconnect) -> Result<(), End> {
        self.is_lost = self.host.is_some();
        let is_search = self.host.is_none() && matches!(self.wanted, Wanted::Name(_));
        match (is_final(gone), self.dialling.take()) {
            (false, _) => Ok(()),
            // A host that has moved may have left its address to another.
            (true, _) if *gone == Disconnect::WrongHost && self.host.is_some() => Ok(()),
            (true, Some(listing)) if is_search => {
                self.refused_by.insert(listing);
                self.refused = Some((gone.clone(), now));
                self.guesses += usize::from(may_be_a_guess(gone));
                match self.guesses < MOST_GUESSES {
                    true => Ok(()),
                    false => Err(End::Refused(gone.clone())),
                }
            }
            (true, _) => Err(End::Refused(gone.clone())),
        }
    }

    /// No such table was found in time.
    pub fn not_found(&self, waited: Duration, around: &Surroundings) -> End {
        let tables = around.tables.as_deref().unwrap_or_default();
        let seen = tables.iter().take(MOST_TOLD);
        let seen = seen.map(|table| format!("\"{}\"", table.name())).collect();
        End::NoTable { waited, seen }
    }

    fn at(
        &self,
        addresses: Vec<SocketAddr>,
        host: Option<Fingerprint>,
        around: &Surroundings,
    ) -> DialTarget {
        let (code, interface) = (self.code.clone(), self.interface.clone());
        DialTarget {
            addresses,
            host,
            pins: around.pins.all().to_vec(),
            secret: None,
            code,
            interface,
        }
    }

    /// The host that has let us in before, wherever it is now. Anybody can announce it elsewhere: a few of these
    /// places are dialled at a time, in turns, and where it was is always among them.
    fn known(&mut self, pin: Pin, wanted: Wanted, around: &Surroundings) -> DialTarget {
        let (told, secret) = match wanted {
            Wanted::Name(_) => (Vec::new(), None),
            Wanted::Address(addresses) => (addresses, None),
            Wanted::Invite(invite) => (invite.targets(), invite.secret),
        };
        let mut announced = announced(&pin, around);
        self.known_places =
            announced.iter().copied().chain(self.last).chain(told.clone()).collect();
        if !announced.is_empty() {
            let turn = self.calls.wrapping_mul(MOST_ANNOUNCED) % announced.len();
            announced.rotate_left(turn);
        }
        self.calls = self.calls.wrapping_add(1);
        let mut announced = announced.into_iter().take(MOST_ANNOUNCED);
        let first = announced.next();
        let mut addresses: Vec<SocketAddr> = Vec::new();
        for address in first.into_iter().chain(self.last).chain(told).chain(announced) {
            if !addresses.contains(&address) {
                addresses.push(address);
            }
        }
        let target = self.at(addresses, Some(pin.host), around);
        DialTarget { pins: vec![pin], secret, ..target }
    }

    /// A table of that name, if one is there that has not refused us.
    fn named(
        &mut self,
        now: Moment,
        name: &str,
        around: &Surroundings,
    ) -> Result<Option<DialTarget>, End> {
        let Some(tables) = &around.tables else {
            return Err(End::NoSearch("multicast DNS cannot be used".to_owned()));
        };
        let (namesakes, others): (Vec<&ListedTable>, Vec<_>) = tables
            .iter()
            .filter(|table| table.name() == name)
            .partition(|table| table.version == PROTOCOL);
        let has_refused = |table: &ListedTable| self.refused_by.contains(&listing(table));
        let mut tables = namesakes.clone();
        tables.retain(|table| !has_refused(table));
        let met = |table: &ListedTable| {
            let host = table.announcement.as_ref().map(|it| it.host);
            host.filter(|host| around.pins.of(*host).is_some())
        };
        // Whoever only says "busy", or does not answer, keeps the others waiting once.
        let dials = |table: &ListedTable| self.dials.get(&listing(table)).copied().unwrap_or(0);
        tables.sort_by_key(|table| (dials(table), met(table).is_none()));
        let Some(table) = tables.first() else {
            self.note_other_version(now, others.first().copied());
            return self.refusal(now).map_or(Ok(None), Err);
        };
        if self.code.is_none() && met(table).is_none() {
            // One that was found first and has refused us may be the one that is meant.
            if namesakes.len() > 1 {
                return Err(ambiguous(name, &namesakes));
            }
            if now < *self.seen_since.get_or_insert(now) + ANOTHER {
                return Ok(None);
            }
        }
        self.dialling = Some(listing(table));
        *self.dials.entry(listing(table)).or_default() += 1;
        Ok(Some(self.at(table.addresses.clone(), met(table), around)))
    }

    /// A table of another version need not be dialled. It counts if no other one of that name appears.
    fn note_other_version(&mut self, now: Moment, table: Option<&ListedTable>) {
        if let Some(table) = table {
            let gone = Disconnect::Closed(Reason::OtherVersion(table.version));
            self.refused.get_or_insert((gone, now));
        }
    }

    /// The refusal that counts, once no other table can be expected to appear.
    fn refusal(&self, now: Moment) -> Option<End> {
        let (gone, since) = self.refused.as_ref()?;
        (now >= *since + SECOND_LOOK).then(|| End::Refused(gone.clone()))
    }
}

fn listing(table: &ListedTable) -> Listing {
    (table.id.clone(), table.addresses.clone())
}

/// Where a host is announced.
fn announced(pin: &Pin, around: &Surroundings) -> Vec<SocketAddr> {
    let tables = around.tables.as_deref().unwrap_or_default();
    let is_it =
        |table: &&ListedTable| table.announcement.as_ref().is_some_and(|it| it.host == pin.host);
    let mut places: Vec<SocketAddr> = Vec::new();
    for address in tables.iter().filter(is_it).flat_map(|table| &table.addresses) {
        if !places.contains(address) {
            places.push(*address);
        }
    }
    places
}

fn ambiguous(name: &str, tables: &[&ListedTable]) -> End {
    let addresses = tables.iter().filter_map(|table| table.addresses.first());
    End::Ambiguous(name.to_owned(), addresses.map(ToString::to_string).collect())
}

/// Whether that may come from a false host that has tried a guess on our proof.
fn may_be_a_guess(gone: &Disconnect) -> bool {
    matches!(
        gone,
        Disconnect::NotProven | Disconnect::Closed(Reason::WrongCode | Reason::LockedOut(_))
    )
}

/// Whether there is no use in dialling again.
fn is_final(gone: &Disconnect) -> bool {
    match gone {
        Disconnect::WrongHost | Disconnect::NotProven => true,
        Disconnect::Closed(reason) => !matches!(
            reason,
            Reason::Busy | Reason::TooSlow | Reason::Unknown(_) | Reason::NeverReads
        ),
        Disconnect::Dropped(_)
        | Disconnect::Lost
        | Disconnect::Restarted
        | Disconnect::Unreachable
        | Disconnect::Broken(_) => false,
    }
}
