//! Telling the network of a table, for as long as it is there.

use std::collections::HashMap;
use std::fmt;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use mdns_sd::{ServiceDaemon, ServiceInfo};

use super::{Announcement, LONGEST_NAME, SERVICE, daemon, remembers_too_much, tidy};
use crate::net::interface::InterfaceChoice;

/// How long the good-bye may take.
const FAREWELL: Duration = Duration::from_millis(500);
/// How often it is looked how much the daemon remembers of what others announce.
const WATCH: Duration = Duration::from_secs(1);

/// Announces one table. Dropping it takes the announcement back.
pub struct Announcer {
    registration: Arc<Mutex<Registration>>,
    /// The thread that watches the daemon ends when this is dropped.
    _watch: Sender<()>,
}

/// What is announced, and by whom.
struct Registration {
    /// None when the announcement was taken back.
    daemon: Option<ServiceDaemon>,
    choice: InterfaceChoice,
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
        let (daemon, choice) = (Some(daemon), choice.clone());
        let registration = Registration { daemon, choice, port, announcement, fullname };
        let registration = Arc::new(Mutex::new(registration));
        let (watch, ended) = mpsc::channel();
        let watched = registration.clone();
        std::thread::Builder::new()
            .name("announce".to_owned())
            .spawn(move || keep_small(&watched, &ended))
            .map_err(|error| DiscoveryError(error.to_string()))?;
        Ok(Self { registration, _watch: watch })
    }

    /// Tells what has changed. Name and host stay what they were: the table is known by them.
    pub fn update(&mut self, announcement: Announcement) -> Result<(), DiscoveryError> {
        let mut registration = lock(&self.registration);
        let Announcement { name, host, .. } = registration.announcement.clone();
        let announcement = Announcement { name, host, ..announcement };
        if announcement != registration.announcement {
            if let Some(daemon) = &registration.daemon {
                register(daemon, &announcement, registration.port)?;
            }
            registration.announcement = announcement;
        }
        Ok(())
    }
}

impl Registration {
    /// Has a fresh daemon announce the same. The old one says good-bye first, which nobody believes
    /// who hears from the new one within a second.
    fn renew(&mut self) {
        let (Some(old), Ok(fresh)) = (&self.daemon, daemon(&self.choice)) else { return };
        shut(old);
        // What cannot be told now is told with the next change.
        let _told_or_not = register(&fresh, &self.announcement, self.port);
        self.daemon = Some(fresh);
    }
}

/// Looks after the daemon until the announcer is dropped.
fn keep_small(registration: &Mutex<Registration>, ended: &Receiver<()>) {
    while ended.recv_timeout(WATCH) == Err(RecvTimeoutError::Timeout) {
        let daemon = lock(registration).daemon.clone();
        if daemon.is_some_and(|daemon| remembers_too_much(&daemon)) {
            lock(registration).renew();
        }
    }
}

fn shut(daemon: &ServiceDaemon) {
    if let Ok(done) = daemon.shutdown() {
        let _done_or_not = done.recv_timeout(FAREWELL);
    }
}

/// Whoever panicked has left nothing half done: each change is made in one step.
fn lock(registration: &Mutex<Registration>) -> MutexGuard<'_, Registration> {
    registration.lock().unwrap_or_else(PoisonError::into_inner)
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
/// In small letters: mdns-sd would not find another one again when it is to be announced the second time,
/// for those who missed the first.
fn instance(announcement: &Announcement, port: u16) -> String {
    let mark = format!(" {}-{port}", announcement.host.short());
    tidy(&announcement.name.to_lowercase(), LONGEST_NAME - mark.len()) + &mark
}

impl Drop for Announcer {
    fn drop(&mut self) {
        let mut registration = lock(&self.registration);
        let Some(daemon) = registration.daemon.take() else { return };
        if let Ok(done) = daemon.unregister(&registration.fullname) {
            let _said_or_not = done.recv_timeout(FAREWELL);
        }
        shut(&daemon);
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
        let fullname = lock(&self.registration).fullname.clone();
        f.debug_struct("Announcer").field("fullname", &fullname).finish_non_exhaustive()
    }
}
