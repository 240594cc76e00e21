//! `cinderpeek tables`: what is on the network.

use std::ffi::OsString;
use std::io::Write;
use std::time::Duration;

use serde_json::json;

use super::args::{Args, Word};
use super::{Failure, line};
use crate::games::GameName;
use crate::net::PROTOCOL;
use crate::net::discovery::browse::Browser;
use crate::net::discovery::{Listed, Phase};
use crate::net::interface::Choice;
use crate::net::transport::event::no_wake;

const HELP: &str = "\
cinderpeek tables: what is on the network

  --seconds N     how long to look: 3 (the default)
  --game NAME     only tables of this game: memoarrr or ptibapt
  --interface I   look only on this network interface, for instance eth0 or lo
  --data DIR      the profile folder (nothing of it is needed here)
  --json          a line of JSON for each table
";

/// Runs the command.
pub fn run(args: Vec<OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let mut args = Args::new("tables", args);
    let (mut seconds, mut interface, mut json) = (3_u16, Choice::All, false);
    let mut game: Option<GameName> = None;
    while let Some(word) = args.next_word()? {
        let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
        match name.as_str() {
            "help" | "h" => return Ok(write!(out, "{HELP}")?),
            "seconds" => seconds = args.number(name)?,
            "game" => {
                let wanted = args.text(name)?.parse();
                game = Some(wanted.map_err(|why: String| args.usage(why))?);
            }
            "interface" => interface = Choice::Only(args.text(name)?),
            "data" => drop(args.path(name)?),
            "json" => json = true,
            _ => return Err(args.unknown(&word)),
        }
    }
    check(&interface)?;
    let browser = Browser::start(&interface, no_wake())
        .map_err(|why| Failure::Content(format!("Tables cannot be looked for: {}.", why.0)))?;
    std::thread::sleep(Duration::from_secs(seconds.into()));
    let mut tables = browser.tables();
    tables.retain(|table| game.is_none_or(|game| plays(table, game)));
    for table in &tables {
        if json { as_json(table, out)? } else { as_text(table, out)? }
    }
    if tables.is_empty() && !json {
        writeln!(out, "No table was seen in {seconds} s. To find out why: cinderpeek doctor")?;
    }
    Ok(())
}

/// Whether that is what is played there, as far as this program can read it.
fn plays(table: &Listed, game: GameName) -> bool {
    table.announcement.as_ref().is_some_and(|announcement| announcement.game == game.id())
}

/// A wrong name would only bring silence.
pub(super) fn check(interface: &Choice) -> Result<(), Failure> {
    match interface.check() {
        Ok(Ok(())) => Ok(()),
        Ok(Err(why)) => Err(Failure::Usage(why.to_string())),
        Err(error) => {
            Err(Failure::Content(format!("Cannot list the network interfaces: {error}.")))
        }
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "lobby",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

fn as_json(table: &Listed, out: &mut impl Write) -> Result<(), Failure> {
    let mut value = json!({
        "name": table.name(),
        "version": table.version,
        "addresses": table.addresses,
    });
    if let Some(announcement) = &table.announcement {
        value["game"] = json!(announcement.game);
        value["taken"] = json!(announcement.taken);
        value["seats"] = json!(announcement.seats);
        value["phase"] = json!(phase(announcement.phase));
        value["open"] = json!(announcement.open);
        value["host"] = json!(announcement.host.to_string());
    }
    line::event(out, "table", &value)
}

fn as_text(table: &Listed, out: &mut impl Write) -> Result<(), Failure> {
    let Some(announcement) = table.announcement.as_ref().filter(|_| table.version == PROTOCOL)
    else {
        let (name, version) = (table.name(), table.version);
        return Ok(writeln!(out, "{name}: speaks version {version}, this program {PROTOCOL}")?);
    };
    let doing = match announcement.phase {
        Phase::Lobby if announcement.taken < announcement.seats => "has free seats",
        Phase::Lobby => "is full; you can watch",
        Phase::Playing => "is playing; you can watch",
        Phase::Over => "has finished its game",
    };
    let entry = if announcement.open { "open" } else { "with a code" };
    let at: Vec<String> = table.addresses.iter().map(ToString::to_string).collect();
    let (name, game, taken, seats) =
        (table.name(), &announcement.game, announcement.taken, announcement.seats);
    Ok(writeln!(out, "{name}: {game}, {taken} of {seats}, {entry}, {doing} ({})", at.join(", "))?)
}
