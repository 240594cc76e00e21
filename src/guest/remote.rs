//! The way to a table elsewhere: by name, by address or by invitation; and, once one has been let
//! in, to that very host wherever it went.

use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::runtime::Handle;

use super::event::End;
use crate::net::PROTOCOL;
use crate::net::admission::code::Code;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::identity::Identity;
use crate::net::admission::invite::Invite;
use crate::net::admission::pins::{Pin, Pins};
use crate::net::discovery::Listed;
use crate::net::discovery::browse::Browser;
use crate::net::interface::Choice;
use crate::net::transport::dialer::{Target, dial};
use crate::net::transport::event::{Admitted, Wake};
use crate::net::transport::link::Link;
use crate::net::transport::reason::{Gone, Reason};

/// How long to look for another table of the same name after one has refused us: announcements can
/// be forged.
const SECOND_LOOK: Duration = Duration::from_millis(1500);

/// How long to wait for another table of the same name where no code says which is meant.
const ANOTHER: Duration = Duration::from_millis(400);

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

/// The way to a table elsewhere.
pub struct Remote {
    wanted: Wanted,
    code: Option<Code>,
    interface: Choice,
    me: Arc<Identity>,
    pins: Pins,
    /// The host that has let us in, and where it was.
    host: Option<Pin>,
    last: Option<SocketAddr>,
    browser: Option<Browser>,
    /// Since when there has been a table of that name.
    seen_since: Option<Instant>,
    /// The table that is called now and where, and those that have refused us.
    calling: Option<String>,
    called: Vec<SocketAddr>,
    refused_by: BTreeSet<String>,
    refused: Option<(Gone, Instant)>,
}

impl Remote {
    /// The way to a table that one wants to get to.
    pub fn new(
        wanted: Wanted,
        code: Option<Code>,
        interface: Choice,
        me: Arc<Identity>,
        pins: Pins,
    ) -> Self {
        let (host, last, browser, seen_since) = (None, None, None, None);
        let (calling, called) = (None, Vec::new());
        let (refused_by, refused) = (BTreeSet::new(), None);
        Self {
            wanted,
            code,
            interface,
            me,
            pins,
            host,
            last,
            browser,
            seen_since,
            calling,
            called,
            refused_by,
            refused,
        }
    }

    pub(super) fn dial(&mut self, runtime: &Handle, found: &Wake) -> Result<Option<Link>, End> {
        let target = match (&self.host, self.wanted.clone()) {
            (Some(pin), wanted) => Some(self.known(pin.clone(), &wanted)),
            (None, Wanted::Name(name)) => self.named(&name, found)?,
            (None, Wanted::Address(addresses)) => Some(self.target(addresses, None)),
            (None, Wanted::Invite(invite)) => {
                let mut target = self.target(invite.targets(), Some(invite.host));
                target.code = invite.code.or(target.code);
                Some(target)
            }
        };
        self.called = target.as_ref().map(|it| it.addresses.clone()).unwrap_or_default();
        Ok(target.map(|target| dial(target, self.me.clone(), runtime)))
    }

    /// Whether the host that has let us in is announced where it is not being called.
    pub(super) fn leads_elsewhere(&self) -> bool {
        let Some(pin) = &self.host else { return false };
        self.found(pin).iter().any(|address| !self.called.contains(address))
    }

    pub(super) fn admitted(&mut self, admitted: &Admitted) -> io::Result<()> {
        (self.last, self.browser) = (admitted.address, None);
        self.host.clone_from(&admitted.pin);
        admitted.pin.clone().map_or(Ok(()), |pin| self.pins.remember(pin))
    }

    pub(super) fn gone(&mut self, gone: &Gone, found: &Wake) -> Result<(), End> {
        if self.host.is_some() {
            // It may have moved. Without a search there is still the address where it was.
            self.search(found);
        }
        let is_search = self.host.is_none() && matches!(self.wanted, Wanted::Name(_));
        match (is_final(gone), self.calling.take()) {
            (false, _) => Ok(()),
            // A host that has moved may have left its address to another.
            (true, _) if *gone == Gone::WrongHost && self.host.is_some() => Ok(()),
            (true, Some(id)) if is_search => {
                self.refused_by.insert(id);
                self.refused = Some((gone.clone(), Instant::now()));
                Ok(())
            }
            (true, _) => Err(End::Refused(gone.clone())),
        }
    }

    pub(super) fn nowhere(&self, waited: Duration) -> End {
        let tables = self.browser.as_ref().map(Browser::tables).unwrap_or_default();
        let seen = tables.iter().map(|table| format!("\"{}\"", table.name())).collect();
        End::NoTable { wanted: self.wanted.to_string(), waited, seen }
    }

    fn target(&self, addresses: Vec<SocketAddr>, host: Option<Fingerprint>) -> Target {
        let pass = host.and_then(|host| self.pins.of(host)).map(|pin| pin.pass);
        let (code, interface) = (self.code.clone(), self.interface.clone());
        Target { addresses, host, pass, code, interface }
    }

    /// Where a host is announced.
    fn found(&self, pin: &Pin) -> Vec<SocketAddr> {
        let listed = self.browser.as_ref().map(Browser::tables).unwrap_or_default();
        let is_it = |table: &&Listed| table.notice.as_ref().is_some_and(|it| it.host == pin.host);
        listed.iter().filter(is_it).flat_map(|table| table.addresses.clone()).collect()
    }

    /// The host that has let us in before, wherever it is now.
    fn known(&self, pin: Pin, wanted: &Wanted) -> Target {
        let told = match wanted {
            Wanted::Name(_) => Vec::new(),
            Wanted::Address(addresses) => addresses.clone(),
            Wanted::Invite(invite) => invite.targets(),
        };
        let mut addresses: Vec<SocketAddr> = Vec::new();
        for address in self.found(&pin).into_iter().chain(self.last).chain(told) {
            if !addresses.contains(&address) {
                addresses.push(address);
            }
        }
        let code = match wanted {
            Wanted::Invite(invite) => invite.code.clone().or(self.code.clone()),
            _ => self.code.clone(),
        };
        let interface = self.interface.clone();
        Target { addresses, host: Some(pin.host), pass: Some(pin.pass), code, interface }
    }

    /// A table of that name, if one is there that has not refused us.
    fn named(&mut self, name: &str, found: &Wake) -> Result<Option<Target>, End> {
        if !self.search(found) {
            return Err(End::NoSearch("multicast DNS cannot be used".to_owned()));
        }
        let mut tables = self.browser.as_ref().map(Browser::tables).unwrap_or_default();
        tables.retain(|table| table.name() == name && !self.refused_by.contains(&table.id));
        let met = |table: &Listed| {
            let host = table.notice.as_ref().map(|notice| notice.host);
            host.filter(|host| self.pins.of(*host).is_some())
        };
        tables.sort_by_key(|table| met(table).is_none());
        let Some(table) = tables.first() else { return self.refusal().map_or(Ok(None), Err) };
        if self.code.is_none() && met(table).is_none() {
            if tables.len() > 1 {
                return Err(ambiguous(name, &tables));
            }
            if self.seen_since.get_or_insert_with(Instant::now).elapsed() < ANOTHER {
                return Ok(None);
            }
        }
        if table.version != PROTOCOL {
            return Err(End::Refused(Gone::Closed(Reason::OtherVersion(table.version))));
        }
        let target = self.target(table.addresses.clone(), met(table));
        self.calling = Some(table.id.clone());
        Ok(Some(target))
    }

    /// The refusal that counts, once no other table can be expected to appear.
    fn refusal(&self) -> Option<End> {
        let (gone, since) = self.refused.as_ref()?;
        (since.elapsed() >= SECOND_LOOK).then(|| End::Refused(gone.clone()))
    }

    /// Looks around on the network; false if that cannot be done.
    fn search(&mut self, found: &Wake) -> bool {
        if self.browser.is_none() {
            self.browser = Browser::start(&self.interface, found.clone()).ok();
        }
        self.browser.is_some()
    }
}

fn ambiguous(name: &str, tables: &[Listed]) -> End {
    let addresses = tables.iter().filter_map(|table| table.addresses.first());
    End::Ambiguous(name.to_owned(), addresses.map(ToString::to_string).collect())
}

/// Whether there is no use in calling again.
fn is_final(gone: &Gone) -> bool {
    match gone {
        Gone::WrongHost | Gone::NotProven => true,
        Gone::Closed(reason) => !matches!(
            reason,
            Reason::Busy | Reason::TooSlow | Reason::Unknown(_) | Reason::NeverReads
        ),
        Gone::Dropped(_) | Gone::Lost | Gone::Restarted | Gone::Unreachable | Gone::Broken(_) => {
            false
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "called \"{name}\""),
            Self::Address(addresses) => {
                let addresses: Vec<String> = addresses.iter().map(ToString::to_string).collect();
                write!(f, "at {}", addresses.join(", "))
            }
            Self::Invite(_) => f.write_str("of this invitation"),
        }
    }
}
