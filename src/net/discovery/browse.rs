//! Looking for tables, and noticing when they are gone.

use std::collections::BTreeSet;
use std::fmt;
use std::net::{SocketAddr, SocketAddrV6};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use mdns_sd::{Receiver, ResolvedService, ScopedIp, ServiceDaemon, ServiceEvent};

use super::announce::DiscoveryError;
use super::table_list::TableList;
use super::{Announcement, ListedTable, SERVICE, daemon, remembers_too_much};
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::interface::{InterfaceChoice, candidates, rank};
use crate::net::transport::event::Wake;

/// How often each table is asked whether it is still there. Not more often, since everybody on the
/// network hears the answer, and then nobody else gets one for a second.
const VERIFY: Duration = Duration::from_secs(5);
/// It has this long to answer. A killed host says no good-bye: without this it would stay
/// listed for two minutes.
const ANSWER: Duration = Duration::from_secs(3);
/// How long the thread sleeps at most, so that it notices when it shall stop, and how often it looks how
/// much the daemon remembers.
const NAP: Duration = Duration::from_millis(500);
/// When nothing is known of a table but its place for this long, the search begins anew, twice as late each
/// time. A host says nothing twice within a second: who asks it right after a change gets an answer
/// without what has changed, and mdns-sd does not ask for that again.
const IN_PART: Duration = Duration::from_secs(2);
/// No more addresses of one table are kept.
const MOST_ADDRESSES: usize = 16;

/// Looks for tables until it is dropped.
pub struct Browser {
    shared: Arc<Found>,
}

struct Found {
    tables: Mutex<TableList>,
    stop: AtomicBool,
    wake: Wake,
}

impl Browser {
    /// Starts looking; `wake` is called whenever the list has changed. Tables of these hosts come
    /// first where there are too many.
    pub fn start(
        choice: &InterfaceChoice,
        known: BTreeSet<Fingerprint>,
        wake: Wake,
    ) -> Result<Self, DiscoveryError> {
        let daemon = daemon(choice)?;
        let tables = Mutex::new(TableList::new(known));
        let shared = Arc::new(Found { tables, stop: AtomicBool::new(false), wake });
        let search = SearchThread {
            choice: choice.clone(),
            shared: shared.clone(),
            verified: Instant::now(),
            counted: Instant::now(),
            is_crowded: false,
            in_part_since: None,
            patience: IN_PART,
        };
        std::thread::Builder::new()
            .name("browse".to_owned())
            .spawn(move || search.run(daemon))
            .map_err(|error| DiscoveryError(error.to_string()))?;
        Ok(Self { shared })
    }

    /// The tables that are there now, by name; where somebody announces very many, not all of them.
    pub fn tables(&self) -> Vec<ListedTable> {
        self.shared.tables().shown()
    }

    /// All that are known, for whoever looks for a certain one.
    pub(crate) fn all_tables(&self) -> Vec<ListedTable> {
        self.shared.tables().all()
    }
}

impl Found {
    fn tables(&self) -> MutexGuard<'_, TableList> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Release);
    }
}

/// The thread that looks.
struct SearchThread {
    choice: InterfaceChoice,
    shared: Arc<Found>,
    verified: Instant,
    /// When it was last looked how much the daemon remembers, and whether that was too much.
    counted: Instant,
    is_crowded: bool,
    /// Since when there is a table that is known only in part, and how long that may last.
    in_part_since: Option<Instant>,
    patience: Duration,
}

impl SearchThread {
    fn run(mut self, mut daemon: ServiceDaemon) {
        while !self.stopped() {
            match daemon.browse(SERVICE) {
                Ok(events) => self.listen(&daemon, &events),
                Err(error) => {
                    tracing::debug!("cannot look for tables: {error}");
                    std::thread::sleep(NAP);
                }
            }
            if self.stopped() {
                break;
            }
            // The channel was closed, too much is remembered or too little was heard: the search is started
            // anew, with a new daemon if need be.
            if self.needs_fresh_daemon() || daemon.status().is_err() {
                match super::daemon(&self.choice) {
                    Ok(fresh) => {
                        let _ended_anyway = std::mem::replace(&mut daemon, fresh).shutdown();
                        self.begin_anew();
                    }
                    // It may have one later: until then this thread does not keep a core busy.
                    Err(_) => std::thread::sleep(NAP),
                }
            }
        }
        let _ended_anyway = daemon.shutdown();
    }

    fn begin_anew(&mut self) {
        let mut tables = self.shared.tables();
        if self.is_crowded {
            tables.drop_unproven();
        }
        tables.search_begins();
        drop(tables);
        if self.lacks_a_part() {
            self.patience *= 2;
        }
        (self.is_crowded, self.in_part_since, self.verified) = (false, None, Instant::now());
    }

    /// Until the channel is closed, too much is remembered or a part of what was asked for does not come.
    fn listen(&mut self, daemon: &ServiceDaemon, events: &Receiver<ServiceEvent>) {
        while !self.stopped() && !self.needs_fresh_daemon() {
            match events.recv_timeout(NAP) {
                Ok(event) => self.take(event),
                Err(_) if events.is_disconnected() => return,
                Err(_) => (),
            }
            self.verify(daemon);
            self.note_parts();
            if self.counted.elapsed() >= NAP {
                (self.counted, self.is_crowded) = (Instant::now(), remembers_too_much(daemon));
            }
        }
    }

    fn note_parts(&mut self) {
        if self.shared.tables().has_one_in_part() {
            self.in_part_since.get_or_insert_with(Instant::now);
        } else {
            self.in_part_since = None;
        }
    }

    fn needs_fresh_daemon(&self) -> bool {
        self.is_crowded || self.lacks_a_part()
    }

    fn lacks_a_part(&self) -> bool {
        self.in_part_since.is_some_and(|since| since.elapsed() >= self.patience)
    }

    fn take(&self, event: ServiceEvent) {
        let changed = match event {
            ServiceEvent::ServiceResolved(service) => {
                let listed = listed(&service, &self.choice);
                self.shared.tables().found(listed)
            }
            ServiceEvent::ServiceRemoved(_, id) => self.shared.tables().removed(&id),
            _ => false,
        };
        if changed {
            (self.shared.wake)();
        }
    }

    /// Asks every table whether it is still there.
    fn verify(&mut self, daemon: &ServiceDaemon) {
        if self.verified.elapsed() < VERIFY {
            return;
        }
        self.verified = Instant::now();
        // Not sooner: whoever announces tables in part again and again does not keep us from asking.
        if self.in_part_since.is_none() {
            self.patience = IN_PART;
        }
        let asked = self.shared.tables().ask();
        for id in asked {
            let _next_time = daemon.verify(id, ANSWER);
        }
    }

    fn stopped(&self) -> bool {
        self.shared.stop.load(Ordering::Acquire)
    }
}

/// What was found, as far as it makes sense.
fn listed(service: &ResolvedService, choice: &InterfaceChoice) -> ListedTable {
    let version = service.get_property_val_str("v").and_then(|text| text.parse().ok()).unwrap_or(0);
    let port = service.get_port();
    let told: Vec<SocketAddr> = service
        .get_addresses()
        .iter()
        .take(MOST_ADDRESSES)
        .filter_map(|address| socket_address(address, port))
        .collect();
    let mut addresses = candidates(&told, choice);
    addresses.sort_by_key(|address| (rank(address.ip()), *address));
    let id: String = service.get_fullname().chars().take(300).collect();
    ListedTable {
        id,
        announcement: Announcement::read(service.get_properties()),
        version,
        addresses,
    }
}

fn socket_address(address: &ScopedIp, port: u16) -> Option<SocketAddr> {
    match address {
        ScopedIp::V4(v4) => Some(SocketAddr::new((*v4.addr()).into(), port)),
        ScopedIp::V6(v6) => {
            Some(SocketAddrV6::new(*v6.addr(), port, 0, v6.scope_id().index).into())
        }
        _ => None,
    }
}

impl fmt::Debug for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Browser").field("tables", &self.tables()).finish()
    }
}
