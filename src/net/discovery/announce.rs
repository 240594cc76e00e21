//! Telling the network of a table, for as long as it is there.

use std::collections::HashMap;
use std::fmt;
use std::time::Duration;

use mdns_sd::{ServiceDaemon, ServiceInfo};

use super::super::interface::InterfaceChoice;
use super::{Announcement, LONGEST_NAME, SERVICE, daemon, tidy};

/// How long the good-bye may take.
const FAREWELL: Duration = Duration::from_millis(500);

/// Announces one table. Dropping it takes the announcement back.
pub struct Announcer {
    daemon: ServiceDaemon,
    port: u16,
    announcement: Announcement,
    fullname: String,
}

/// The network cannot be told.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct DiscoveryError(pub String);

impl Announcer {
    /// Tells of a table at this port from now on.
    pub fn start(
        announcement: Announcement,
        port: u16,
        choice: &InterfaceChoice,
    ) -> Result<Self, DiscoveryError> {
        let daemon = daemon(choice)?;
        let fullname = register(&daemon, &announcement, port)?;
        tracing::debug!(fullname, "announced");
        Ok(Self { daemon, port, announcement, fullname })
    }

    /// Tells what has changed. Name and host stay what they were: the table is known by them.
    pub fn update(&mut self, announcement: Announcement) -> Result<(), DiscoveryError> {
        let Announcement { name, host, .. } = self.announcement.clone();
        let announcement = Announcement { name, host, ..announcement };
        if announcement != self.announcement {
            register(&self.daemon, &announcement, self.port)?;
            self.announcement = announcement;
        }
        Ok(())
    }
}

fn register(
    daemon: &ServiceDaemon,
    announcement: &Announcement,
    port: u16,
) -> Result<String, DiscoveryError> {
    let machine = format!("cinderpeek-{}.local.", announcement.host.short());
    let entries: HashMap<String, String> = announcement.entries();
    let instance = instance(announcement, port);
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
fn instance(announcement: &Announcement, port: u16) -> String {
    let mark = format!(" {}-{port}", announcement.host.short());
    tidy(&announcement.name, LONGEST_NAME - mark.len()) + &mark
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
