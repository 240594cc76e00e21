//! `cinderpeek tables`: what is on the network.

use std::collections::BTreeSet;
use std::io::Write;
use std::time::Duration;

use serde_json::json;

use crate::cli::usage::args::{Args, Word};
use crate::cli::usage::help;
use crate::cli::{Failure, output};
use crate::games::GameName;
use crate::net::PROTOCOL;
use crate::net::discovery::browse::Browser;
use crate::net::discovery::{ListedTable, TablePhase};
use crate::net::interface::InterfaceChoice;
use crate::net::transport::event::no_wake;
use crate::text::Texts;

/// Runs the command.
pub fn run(mut args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let texts = args.texts;
    let (mut seconds, mut interface, mut json) = (3_u16, InterfaceChoice::All, false);
    let mut game: Option<GameName> = None;
    while let Some(word) = args.next_word()? {
        let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
        match name.as_str() {
            "help" | "h" => return help::print(texts.terminal.help.tables, out),
            "seconds" => seconds = args.number(name)?,
            "game" => game = Some(args.game(name)?),
            "interface" => interface = InterfaceChoice::Only(args.text(name)?),
            "data" => drop(args.path(name)?),
            "json" => json = true,
            _ => return Err(args.unknown(&word)),
        }
    }
    check(&interface, &args)?;
    let browser = Browser::start(&interface, BTreeSet::new(), no_wake())
        .map_err(|why| Failure::Content(texts.terminal.network.cannot_look(&why.0)))?;
    std::thread::sleep(Duration::from_secs(seconds.into()));
    let mut tables = browser.tables();
    tables.retain(|table| game.is_none_or(|game| plays(table, game)));
    for table in &tables {
        if json { as_json(table, out)? } else { as_text(table, texts, out)? }
    }
    if tables.is_empty() && !json {
        writeln!(out, "{}", texts.terminal.network.no_tables(seconds))?;
    }
    Ok(())
}

/// Whether that is what is played there, as far as this program can read it.
fn plays(table: &ListedTable, game: GameName) -> bool {
    table.announcement.as_ref().is_some_and(|announcement| announcement.game == game.id())
}

/// A wrong name would only bring silence.
pub(crate) fn check(interface: &InterfaceChoice, args: &Args) -> Result<(), Failure> {
    let texts = &args.texts.terminal.arguments;
    match interface.check() {
        Ok(Ok(())) => Ok(()),
        Ok(Err(why)) => {
            let name = why.name.escape_debug().to_string();
            Err(args.usage(texts.no_interface(&name, &why.known.join(", "))))
        }
        Err(error) => Err(Failure::Content(texts.cannot_list(&error.to_string()))),
    }
}

fn as_json(table: &ListedTable, out: &mut impl Write) -> Result<(), Failure> {
    let mut value = json!({
        "name": table.name(),
        "version": table.version,
        "addresses": table.addresses,
    });
    if let Some(announcement) = &table.announcement {
        value["game"] = json!(announcement.game);
        value["taken"] = json!(announcement.taken);
        value["seats"] = json!(announcement.seats);
        value["phase"] = json!(announcement.phase.name());
        value["open"] = json!(announcement.open);
        value["host"] = json!(announcement.host.to_string());
    }
    output::event(out, "table", &value)
}

fn as_text(table: &ListedTable, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let own = &texts.terminal.network;
    let Some(announcement) = table.announcement.as_ref().filter(|_| table.version == PROTOCOL)
    else {
        let line = own.other_version(table.name(), table.version, PROTOCOL);
        return Ok(writeln!(out, "{line}")?);
    };
    let doing = match announcement.phase {
        TablePhase::Lobby if announcement.taken < announcement.seats => {
            texts.home.free(announcement.seats - announcement.taken, announcement.seats)
        }
        TablePhase::Lobby => texts.home.full.to_owned(),
        TablePhase::Playing => texts.home.playing.to_owned(),
        TablePhase::Over => texts.home.over.to_owned(),
    };
    let entry = if announcement.open { texts.home.open } else { texts.home.locked };
    let at: Vec<String> = table.addresses.iter().map(ToString::to_string).collect();
    let line = own.table(table.name(), &announcement.game, entry, &doing, &at.join(", "));
    Ok(writeln!(out, "{line}")?)
}
