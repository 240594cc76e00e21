//! Why no table is seen. Every finding rests on a test that was just made, none on a guess.
//!
//! The tests, in order: is there an interface; does a multicast packet of ours come back to us, on
//! mDNS's port and on another one (a firewall that blocks either shows here); does the default route
//! go through a tunnel; does any other device say anything by mDNS; which tables are announced, of
//! which version, and do they answer; and, if an address is given, who answers there.

mod finding;
mod firewall;
mod probe;
mod route;

use std::collections::BTreeSet;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use if_addrs::Interface;

pub use finding::Finding;
pub use firewall::Firewall;

use super::PROTOCOL;
use super::admission::identity::Identity;
use super::discovery::ListedTable;
use super::discovery::browse::Browser;
use super::interface::InterfaceChoice;
use super::transport::dialer::{DialTarget, reach};
use super::transport::event::no_wake;
use super::transport::reason::{Disconnect, Reason};
use probe::Echo;

/// No more tables than this are called.
const MOST_CALLS: usize = 8;

/// What to look at.
#[derive(Clone, Debug)]
pub struct DoctorOptions {
    /// Which interfaces.
    pub interface: InterfaceChoice,
    /// A table that should be there, if its address is known.
    pub address: Option<SocketAddr>,
    /// How long to listen for others.
    pub patience: Duration,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The interfaces that were looked at, by name.
    pub interfaces: BTreeSet<String>,
    /// The other devices that were heard.
    pub others: BTreeSet<IpAddr>,
    /// The tables that were seen.
    pub tables: Vec<ListedTable>,
    /// What is wrong, what comes first having the most to do with it. Empty: all tests were passed.
    pub findings: Vec<Finding>,
    /// A firewall that may keep others from a table on this machine.
    pub firewall: Option<Firewall>,
}

/// Makes all the tests. It takes some seconds, and blocks.
pub fn examine(options: &DoctorOptions, me: &Identity) -> Report {
    let mut report = Report::default();
    let interfaces = match usable(&options.interface) {
        Ok(interfaces) => interfaces,
        Err(finding) => {
            report.findings.push(finding);
            return report;
        }
    };
    report.interfaces = interfaces.iter().map(|interface| interface.name.clone()).collect();
    report.firewall = Firewall::detect(&interfaces);
    for interface in &interfaces {
        report.findings.extend(multicast(interface));
    }
    report.findings.extend(route::tunnel().map(Finding::Tunnel));
    listen(options, &interfaces, &mut report);
    call(options, me, &mut report);
    report
}

/// One entry for each usable interface, with IPv4 if it has it.
fn usable(choice: &InterfaceChoice) -> Result<Vec<Interface>, Finding> {
    let system = |error: std::io::Error| Finding::System(error.to_string());
    choice.check().map_err(system)?.map_err(|error| Finding::InterfaceError(error.to_string()))?;
    let mut found = choice.usable().map_err(system)?;
    found.sort_by_key(|interface| (interface.name.clone(), interface.ip().is_ipv6()));
    found.dedup_by(|later, first| later.name == first.name);
    if found.is_empty() { Err(Finding::NoInterface) } else { Ok(found) }
}

/// Whether multicast works as far as this machine is concerned.
fn multicast(interface: &Interface) -> Option<Finding> {
    let name = interface.name.clone();
    match probe::echo(interface, probe::MDNS_PORT) {
        Echo::Heard => None,
        Echo::Refused(error) => Some(Finding::CannotSend(name, error)),
        Echo::PortTaken => Some(Finding::MdnsPortTaken),
        Echo::Silence => Some(match probe::echo(interface, 0) {
            Echo::Heard => Finding::MdnsFiltered(name),
            _ => Finding::MulticastFiltered(name),
        }),
    }
}

/// Listens for other devices and for tables at the same time.
fn listen(options: &DoctorOptions, interfaces: &[Interface], report: &mut Report) {
    let browser = match Browser::start(&options.interface, BTreeSet::new(), no_wake()) {
        Ok(browser) => browser,
        Err(error) => return report.findings.push(Finding::System(error.0)),
    };
    let share = options.patience / u32::try_from(interfaces.len()).unwrap_or(1);
    for interface in interfaces {
        report.others.extend(probe::others(interface, share));
    }
    report.tables = browser.tables();
    let explained = report.findings.iter().any(Finding::is_about_multicast);
    if report.others.is_empty() && report.tables.is_empty() && !explained {
        report.findings.push(Finding::NobodyHeard);
    }
}

/// Calls what was found, and the address that was given.
fn call(options: &DoctorOptions, me: &Identity, report: &mut Report) {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return report.findings.push(Finding::System(error.to_string())),
    };
    let interface = options.interface.clone();
    let target =
        |addresses| DialTarget { addresses, interface: interface.clone(), ..DialTarget::default() };
    for table in report.tables.iter().take(MOST_CALLS) {
        let name = table.name().to_owned();
        if table.version != PROTOCOL {
            report.findings.push(Finding::OtherVersion(name, table.version));
        } else if runtime.block_on(reach(&target(table.addresses.clone()), me)).is_err() {
            report.findings.push(Finding::TableSilent(name, table.addresses.clone()));
        }
    }
    if let Some(address) = options.address {
        let answer = runtime.block_on(reach(&target(vec![address]), me));
        report.findings.extend(judge(address, &answer, report));
    }
}

/// What the answer from a known address says.
fn judge(
    address: SocketAddr,
    answer: &Result<SocketAddr, Disconnect>,
    report: &Report,
) -> Option<Finding> {
    let listed = report.tables.iter().any(|table| table.addresses.contains(&address));
    match answer {
        Ok(_) if listed => None,
        Ok(_) => Some(Finding::OnlyByAddress(address)),
        Err(Disconnect::Closed(Reason::OtherVersion(version))) => {
            Some(Finding::OtherVersion(address.to_string(), *version))
        }
        Err(Disconnect::Closed(_)) => None,
        Err(_) => Some(match route::reachability(address) {
            route::Reachability::OtherNetwork => Finding::OtherNetwork(address),
            route::Reachability::NoDevice => Finding::Isolated(address),
            route::Reachability::PortClosed => Finding::NoTableThere(address),
            route::Reachability::Silent => Finding::PortFiltered(address),
        }),
    }
}
