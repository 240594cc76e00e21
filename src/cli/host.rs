//! `cinderpeek host`: a table without a screen.

use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::json;

use super::args::{Args, Word};
use super::offered::Offered;
use super::variant::{self, Variant};
use super::{Failure, line, profile, tables};
use crate::bot::{Level, LevelError};
use crate::game::{Chance, Game};
use crate::games::{GameName, with_game};
use crate::host::Host;
use crate::host::news::{News, damage_words};
use crate::host::plan::{Plan, Reach, What};
use crate::host::save::Save;
use crate::net::admission::Entry;
use crate::net::admission::code::Code;
use crate::net::interface::Choice;
use crate::table::save::autosave;
use crate::table::{Person, Settings, StageName, TableName};

const HELP: &str = "\
cinderpeek host: open a table on the network, and end with its first game

  --name NAME         what the table is called
  --seats N           how many play; the game begins when all seats are taken
  --bots A,B,…        bots that take seats: random, cabin-boy, sailor, captain, kraken
  --code CODE         the join code (drawn by chance if there is none)
  --open              no code: everybody on the network may join
  --port P            the UDP port (any free one if there is none)
  --interface I       use only this network interface, for instance eth0 or lo
  --think MS          how long the bots pause before an action
  --show MS           how long what goes back down stays in sight: 3000
  --resume            go on with the table that this profile hosted last; name, game, seats,
                      bots and code are what they were
  --data DIR          the profile folder (~/.local/share/cinderpeek if there is none)
  --json              a line of JSON for each event
";

/// Nothing needs to be looked at more often than this.
const NAP: Duration = Duration::from_secs(60);

/// What was asked for.
#[derive(Default)]
struct Wanted {
    name: Option<String>,
    seats: Option<u8>,
    variant: Variant,
    bots: Vec<Level>,
    code: Option<Code>,
    open: bool,
    port: u16,
    interface: Choice,
    think: u64,
    show: Option<u16>,
    resume: bool,
    data: Option<PathBuf>,
    json: bool,
}

/// Runs the command.
pub fn run(args: Vec<OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let mut args = Args::new("host", args);
    let Some(wanted) = Wanted::read(&mut args)? else {
        return Ok(write!(out, "{HELP}{}", variant::HELP)?);
    };
    tables::check(&wanted.interface)?;
    let folder = profile::folder(wanted.data.clone())?;
    let game = match wanted.resume {
        true => saved_game(&folder).unwrap_or_default(),
        false => wanted.variant.game(),
    };
    with_game!(game, G => open::<G>(wanted, folder, out))
}

/// The game of the table that the profile hosted last.
fn saved_game(folder: &Path) -> Option<GameName> {
    let save = fs::read(Save::path_in(folder)).ok()?;
    String::from_utf8_lossy(&save).lines().find_map(autosave::game_of)?.parse().ok()
}

fn open<G: Offered>(wanted: Wanted, folder: PathBuf, out: &mut impl Write) -> Result<(), Failure> {
    let usage = |why| Args::new("host", Vec::new()).usage(why);
    let plan = Plan {
        folder,
        what: wanted.what::<G>().map_err(usage)?,
        reach: Reach::Network { port: wanted.port, interface: wanted.interface },
        think: wanted.think,
        one_game: true,
    };
    host::<G>(plan, wanted.json, out)
}

impl Wanted {
    fn read(args: &mut Args) -> Result<Option<Self>, Failure> {
        let mut wanted = Self::default();
        while let Some(word) = args.next_word()? {
            let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
            match name.as_str() {
                "help" | "h" => return Ok(None),
                "name" => wanted.name = Some(args.text(name)?),
                "seats" => wanted.seats = Some(args.number(name)?),
                "bots" => wanted.bots = levels(&args.text(name)?).map_err(|why| args.usage(why))?,
                "code" => {
                    let code = args.text(name)?.parse();
                    wanted.code = Some(code.map_err(|why| args.usage(why))?);
                }
                "open" => wanted.open = true,
                "port" => wanted.port = args.number(name)?,
                "interface" => wanted.interface = Choice::Only(args.text(name)?),
                "think" => wanted.think = args.number(name)?,
                "show" => wanted.show = Some(args.number(name)?),
                "resume" => wanted.resume = true,
                "data" => wanted.data = Some(args.path(name)?),
                "json" => wanted.json = true,
                _ if wanted.variant.take(name, args)? => {}
                _ => return Err(args.unknown(&word)),
            }
        }
        Ok(Some(wanted))
    }

    fn what<G: Offered>(&self) -> Result<What<G>, String> {
        if self.resume {
            return Ok(What::Resumed);
        }
        self.variant.check()?;
        let name = self.name.as_deref().ok_or("A table needs a name: --name")?;
        let name = TableName::new(name).map_err(|why| format!("That is no table's name. {why}"))?;
        let seats = self.seats.ok_or("How many are to play? --seats")?;
        let mut luck = Chance::from_number(0, 0);
        let options = G::options(&self.variant, seats, &mut luck);
        G::deal(&options, seats, &mut luck).map_err(|bad| bad.0)?;
        if self.bots.len() > seats.into() {
            return Err(format!("{} bots do not fit on {seats} seats.", self.bots.len()));
        }
        let entry = match (&self.code, self.open) {
            (Some(_), true) => return Err("--code and --open exclude each other".to_owned()),
            (None, true) => Entry::Open,
            (code, false) => Entry::Code(code.clone().unwrap_or_else(Code::random)),
        };
        let show_millis = self.show.unwrap_or(Settings::USUAL_SHOW);
        let settings = Settings { start_with: Some(seats), show_millis, ..Settings::default() };
        Ok(What::New { name, options, settings, entry, bots: self.bots.clone() })
    }
}

fn levels(names: &str) -> Result<Vec<Level>, LevelError> {
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    names.map(str::parse).collect()
}

fn host<G: Offered>(plan: Plan<G>, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let mut host = Host::open(plan).map_err(|why| Failure::Content(why.to_string()))?;
    let mut result = None;
    loop {
        for news in host.step(NAP) {
            if json {
                as_json(&news, out)?
            } else {
                as_text(&news, out)?
            }
            if let News::Over(outcome) = news {
                result = Some(outcome);
            }
        }
        if host.is_done() {
            break;
        }
    }
    host.close();
    match result {
        Some(result) if json => line::event(out, "result", &result),
        _ => Ok(()),
    }
}

fn as_json<G: Game>(news: &News<G>, out: &mut impl Write) -> Result<(), Failure> {
    let (name, value) = match news {
        News::Listening { port, addresses, code, invite, save } => (
            "listening",
            json!({
                "port": port,
                "addresses": addresses,
                "code": code.as_ref().map(ToString::to_string),
                "invite": invite.to_string(),
                "save": save,
            }),
        ),
        News::Resumed(salvage) => (
            "resumed",
            json!({
                "kept": salvage.kept,
                "lost": salvage.lost,
                "why": salvage.why.map(damage_words),
            }),
        ),
        News::Code(code) => ("code", json!(code.as_ref().map(ToString::to_string))),
        News::Seated(person) => ("seated", json!(person)),
        News::Left(person) => ("left", json!(person)),
        News::Back(person) => ("back", json!(person)),
        News::Stage(stage) => ("stage", json!(stage)),
        News::Action { seq, seat, action } => {
            ("action", json!({ "seq": seq, "seat": seat, "action": action }))
        }
        News::Over(result) => ("game_over", result.clone()),
        News::Unsaved(why) => ("unsaved", json!(why)),
        News::Note(note) => ("note", json!(note.to_string())),
        News::DiscoveryError(why) => ("unannounced", json!(why)),
    };
    line::event(out, name, &value)
}

fn as_text<G: Game>(news: &News<G>, out: &mut impl Write) -> Result<(), Failure> {
    let text = match news {
        News::Listening { port, addresses, code, invite, .. } => {
            let at: Vec<String> = addresses.iter().map(ToString::to_string).collect();
            let code = code.as_ref().map_or("none: the table is open".to_owned(), Code::to_string);
            format!(
                "The table is open at port {port} ({}).\nJoin code: {code}\nInvitation: {invite}",
                at.join(", ")
            )
        }
        News::Resumed(salvage) => match salvage.why {
            None => format!("Resumed from {} lines.", salvage.kept),
            Some(why) => format!(
                "Resumed from {} lines; {} lines are lost because {}. A copy of all of them is in \
                 the folder games.",
                salvage.kept,
                salvage.lost,
                damage_words(why)
            ),
        },
        News::Code(Some(code)) => format!("The join code is now {code}."),
        News::Code(None) => "Too many wrong codes: nobody new is let in for a while.".to_owned(),
        News::Seated(person) => format!("{} is here.", name(person)),
        News::Left(person) => format!("{} is away.", name(person)),
        News::Back(person) => format!("{} is back.", name(person)),
        News::Stage(StageName::Playing) => "The game begins.".to_owned(),
        News::Stage(_) => return Ok(()),
        News::Action { seq, seat, action } => format!("{seq}. {seat}: {}", json!(action)),
        News::Over(result) => format!("The game is over: {result}"),
        News::Unsaved(Some(why)) => format!(
            "The game cannot be saved ({why}), so it stands still. Make room on the disk; it goes \
             on by itself."
        ),
        News::Unsaved(None) => "The game is saved again and goes on.".to_owned(),
        News::Note(note) => note.to_string(),
        News::DiscoveryError(why) => why.clone(),
    };
    line::line(out, &text)
}

fn name(person: &Person) -> String {
    format!("{} ({})", person.name, person.kind)
}
