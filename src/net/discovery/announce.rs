//! Telling the network of a table, for as long as it is there.

use std::collections::HashMap;
use std::fmt;
use std::time::Duration;

use mdns_sd::{ServiceDaemon, ServiceInfo};

use super::super::interface::Choice;
use super::{LONGEST_NAME, Notice, SERVICE, daemon, tidy};

/// How long the good-bye may take.
const FAREWELL: Duration = Duration::from_millis(500);

/// Announces one table. Dropping it takes the announcement back.
pub struct Announcer {
    daemon: ServiceDaemon,
    port: u16,
    notice: Notice,
    fullname: String,
}

/// The network cannot be told.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "The table cannot be announced on the network ({0}). Friends can still join by invitation."
)]
pub struct DiscoveryError(pub String);

impl Announcer {
    /// Tells of a table at this port from now on.
    pub fn start(notice: Notice, port: u16, choice: &Choice) -> Result<Self, DiscoveryError> {
        let daemon = daemon(choice)?;
        let fullname = register(&daemon, &notice, port)?;
        tracing::debug!(fullname, "announced");
        Ok(Self { daemon, port, notice, fullname })
    }

    /// Tells what has changed. Name and host stay what they were: the table is known by them.
    pub fn update(&mut self, notice: Notice) -> Result<(), DiscoveryError> {
        let Notice { name, host, .. } = self.notice.clone();
        let notice = Notice { name, host, ..notice };
        if notice != self.notice {
            register(&self.daemon, &notice, self.port)?;
            self.notice = notice;
        }
        Ok(())
    }
}

fn register(daemon: &ServiceDaemon, notice: &Notice, port: u16) -> Result<String, DiscoveryError> {
    let machine = format!("cinderpeek-{}.local.", notice.host.short());
    let entries: HashMap<String, String> = notice.entries();
    let instance = instance(notice, port);
    let mut info =
        ServiceInfo::new(SERVICE, &instance, &machine, "", port, entries)?.enable_addr_auto();
    // Nobody else has this name, so nobody needs to be asked for it, which would take a second.
    info.set_requires_probe(false);
    let fullname = info.get_fullname().to_owned();
    daemon.register(info)?;
    Ok(fullname)
}

/// What mDNS knows this table by: its name, and what no other table has. mDNS would rename one of
/// two tables with the same name, and mix them up when that one changes; so it never gets to see two.
fn instance(notice: &Notice, port: u16) -> String {
    let mark = format!(" {}-{port}", notice.host.short());
    tidy(&notice.name, LONGEST_NAME - mark.len()) + &mark
}

impl Drop for Announcer {
    fn drop(&mut self) {
        if let Ok(done) = self.daemon.unregister(&self.fullname) {
            let _said_or_not = done.recv_timeout(FAREWELL);
        }
        if let Ok(done) = self.daemon.shutdown() {
            let _done_or_not = done.recv_timeout(FAREWELL);
        }
    }
}

impl From<mdns_sd::Error> for DiscoveryError {
    fn from(error: mdns_sd::Error) -> Self {
        tracing::warn!("mDNS failed: {error}");
        Self(error.to_string())
    }
}

impl fmt::Debug for Announcer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Announcer").field("fullname", &self.fullname).finish_non_exhaustive()
    }
}
