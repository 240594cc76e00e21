//! `cinderpeek doctor`: why no table is seen.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use serde_json::json;

use crate::cli::usage::args::{Args, Word};
use crate::cli::usage::help;
use crate::cli::{Failure, output, profile};
use crate::net::doctor::{DoctorOptions, Finding, Report, examine};
use crate::net::interface::InterfaceChoice;
use crate::storage::log_file;
use crate::text::{Language, Texts};

/// Runs the command.
pub fn run(mut args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let texts = args.texts;
    let (mut address, mut seconds, mut json, mut data) = (None, 4_u16, false, None);
    let mut interface = InterfaceChoice::All;
    while let Some(word) = args.next_word()? {
        let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
        match name.as_str() {
            "help" | "h" => return help::print(texts.terminal.help.doctor, out),
            "address" => address = args.address(name)?.first().copied(),
            "seconds" => seconds = args.number(name)?,
            "interface" => interface = InterfaceChoice::Only(args.text(name)?),
            "data" => data = Some(args.path(name)?),
            "json" => json = true,
            _ => return Err(args.unknown(&word)),
        }
    }
    let folder = profile::folder(data, &args)?;
    let me = profile::identity(&folder, texts)?;
    let log = log_file::path_in(&folder);
    let patience = Duration::from_secs(seconds.into());
    let report = examine(&DoctorOptions { interface, address, patience }, &me);
    if json { as_json(&report, &log, out) } else { as_text(&report, &log, texts, out) }
}

fn as_json(report: &Report, log: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let english = Language::English.texts();
    for finding in &report.findings {
        let (what, advice) = words(finding, english);
        let value = json!({ "kind": finding.kind(), "what": what, "advice": advice });
        output::event(out, "finding", &value)?;
    }
    let tables: Vec<&str> = report.tables.iter().map(|table| table.name()).collect();
    let value = json!({
        "interfaces": report.interfaces,
        "others": report.others,
        "tables": tables,
        "findings": report.findings.len(),
        "firewall": report.firewall.as_ref().map(|it| json!({"name": it.name, "allow": it.allow})),
        "log": log,
    });
    output::event(out, "examined", &value)
}

fn as_text(
    report: &Report,
    log: &Path,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let own = &texts.terminal.network;
    if !report.interfaces.is_empty() {
        let interfaces: Vec<&str> = report.interfaces.iter().map(String::as_str).collect();
        let heard = texts.doctor.seen(report.others.len(), report.tables.len());
        writeln!(out, "{}", own.looked_at(&interfaces.join(", "), &heard))?;
    }
    for finding in &report.findings {
        let (sentence, advice) = words(finding, texts);
        writeln!(out, "{sentence}\n  {advice}")?;
    }
    if report.findings.is_empty() {
        writeln!(out, "{}", texts.doctor.all_well)?;
    }
    if let Some(firewall) = &report.firewall {
        writeln!(out, "{}", texts.doctor.firewall(firewall.name))?;
        for line in &firewall.allow {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(writeln!(out, "{}", own.log(&log.display().to_string()))?)
}

/// What was found, with what it is about, and what to do.
fn words(finding: &Finding, texts: &Texts) -> (String, &'static str) {
    let (sentence, advice) = texts.doctor.words(finding);
    match subject(finding) {
        Some(subject) => (texts.terminal.network.about(&sentence, &subject), advice),
        None => (sentence, advice),
    }
}

/// The interface, address or error that a finding is about; the window leaves it out.
fn subject(finding: &Finding) -> Option<String> {
    match finding {
        Finding::NoInterface | Finding::MdnsPortTaken | Finding::NobodyHeard => None,
        Finding::OtherVersion(_, version) => Some(version.to_string()),
        Finding::InterfaceError(what)
        | Finding::System(what)
        | Finding::MulticastFiltered(what)
        | Finding::MdnsFiltered(what)
        | Finding::Tunnel(what) => Some(what.clone()),
        Finding::CannotSend(name, error) => Some(format!("{name}, {error}")),
        Finding::TableSilent(_, addresses) => {
            let addresses: Vec<String> = addresses.iter().map(ToString::to_string).collect();
            Some(addresses.join(", "))
        }
        Finding::OnlyByAddress(address)
        | Finding::OtherNetwork(address)
        | Finding::Isolated(address)
        | Finding::NoTableThere(address)
        | Finding::PortFiltered(address) => Some(address.to_string()),
    }
}
