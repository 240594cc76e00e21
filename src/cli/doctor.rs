//! `cinderpeek doctor`: why no table is seen.

use std::ffi::OsString;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use serde_json::json;

use super::args::{Args, Word};
use super::{Failure, line, profile};
use crate::net::admission::identity::Identity;
use crate::net::doctor::{DoctorOptions, Report, examine};
use crate::net::interface::Choice;
use crate::storage::log_file;

const HELP: &str = "\
cinderpeek doctor: why no table is seen

It tests what can be tested from here, says what is wrong and what to do next.

  --address HOST:PORT   a table that should be there
  --seconds N           how long to listen for others: 4 (the default)
  --interface I         look only at this network interface
  --data DIR            the profile folder
  --json                a line of JSON for each finding, then a summary
";

/// Runs the command.
pub fn run(args: Vec<OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let mut args = Args::new("doctor", args);
    let (mut address, mut seconds, mut json, mut data) = (None, 4_u16, false, None);
    let mut interface = Choice::All;
    while let Some(word) = args.next_word()? {
        let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
        match name.as_str() {
            "help" | "h" => return Ok(write!(out, "{HELP}")?),
            "address" => address = super::join::resolve(&args.text(name)?)?.first().copied(),
            "seconds" => seconds = args.number(name)?,
            "interface" => interface = Choice::Only(args.text(name)?),
            "data" => data = Some(args.path(name)?),
            "json" => json = true,
            _ => return Err(args.unknown(&word)),
        }
    }
    let folder = profile::folder(data)?;
    let log = log_file::path_in(&folder);
    let me = Identity::of_profile(&folder).map_err(|why| Failure::Content(why.to_string()))?;
    let patience = Duration::from_secs(seconds.into());
    let report = examine(&DoctorOptions { interface, address, patience }, &me);
    if json { as_json(&report, &log, out) } else { as_text(&report, &log, out) }
}

fn as_json(report: &Report, log: &Path, out: &mut impl Write) -> Result<(), Failure> {
    for finding in &report.findings {
        let value = json!({
            "kind": finding.kind(),
            "what": finding.to_string(),
            "advice": finding.advice(),
        });
        line::event(out, "finding", &value)?;
    }
    let tables: Vec<&str> = report.tables.iter().map(|table| table.name()).collect();
    let value = json!({
        "interfaces": report.interfaces,
        "others": report.others,
        "tables": tables,
        "findings": report.findings.len(),
        "log": log,
    });
    line::event(out, "examined", &value)
}

fn as_text(report: &Report, log: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let interfaces: Vec<&str> = report.interfaces.iter().map(String::as_str).collect();
    if !interfaces.is_empty() {
        let (others, tables) = (report.others.len(), report.tables.len());
        let interfaces = interfaces.join(", ");
        writeln!(out, "Looked at {interfaces}: {others} other devices, {tables} tables.")?;
    }
    for finding in &report.findings {
        writeln!(out, "{finding}\n  {}", finding.advice())?;
    }
    if report.findings.is_empty() {
        writeln!(out, "All tests were passed.")?;
    }
    Ok(writeln!(out, "What went wrong earlier is noted in {}.", log.display())?)
}
