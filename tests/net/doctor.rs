//! What the doctor finds on `lo` of a namespace of its own. Firewalls, tunnels and cables need
//! several hosts; they were tried by hand in such (see the module's own doc for what is tested).

use std::time::Duration;

use cinderpeek::net::admission::AdmissionPolicy;
use cinderpeek::net::doctor::{DoctorOptions, Finding, Report, examine};
use cinderpeek::net::interface::InterfaceChoice;

use super::namespace::inside;
use super::stage::{Stage, lo, someone};

#[test]
fn findings_rest_on_tests() {
    inside("doctor::findings_rest_on_tests", find);
}

fn report(interface: InterfaceChoice, address: Option<std::net::SocketAddr>) -> Report {
    let patience = Duration::from_millis(500);
    examine(&DoctorOptions { interface, address, patience }, &someone())
}

fn find() {
    assert_eq!(report(InterfaceChoice::All, None).findings, [Finding::NoInterface]);
    let missing = report(InterfaceChoice::Only("nosuch0".to_owned()), None).findings;
    assert!(matches!(&missing[..], [Finding::InterfaceError(_)]), "{missing:?}");
    // Multicast works on lo, and nobody else is there.
    assert_eq!(report(lo(), None).findings, [Finding::NobodyHeard]);

    let stage = Stage::open(AdmissionPolicy::Open);
    let address = stage.address();
    let found = report(lo(), Some(address)).findings;
    assert_eq!(found, [Finding::NobodyHeard, Finding::OnlyByAddress(address)]);
    stage.listener.shut();
    let found = report(lo(), Some(address)).findings;
    assert_eq!(found, [Finding::NobodyHeard, Finding::NoTableThere(address)]);
}
