//! `cinderpeek host`: a table without a screen.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::json;

use super::tables;
use crate::bot::Level;
use crate::cli::usage::args::{Args, Word};
use crate::cli::usage::help;
use crate::cli::usage::offered::Offered;
use crate::cli::usage::variant::Variant;
use crate::cli::{Failure, Language, output, profile};
use crate::game::Game;
use crate::game::record::LARGEST_FILE;
use crate::games::{GameName, with_game};
use crate::host::Host;
use crate::host::luck::Luck;
use crate::host::news::News;
use crate::host::plan::{HostPlan, Reach, What};
use crate::host::save::Save;
use crate::net::admission::AdmissionPolicy;
use crate::net::admission::code::Code;
use crate::net::interface::InterfaceChoice;
use crate::storage::private_file;
use crate::table::save::line::TableSummary;
use crate::table::{Person, StageName, TableName, TableNews, TableSettings};
use crate::text::Texts;

/// Nothing needs to be looked at more often than this.
const NAP: Duration = Duration::from_secs(60);

/// What was asked for.
#[derive(Default)]
struct Asked {
    name: Option<String>,
    seats: Option<u8>,
    variant: Variant,
    bots: Vec<Level>,
    code: Option<Code>,
    open: bool,
    port: u16,
    interface: InterfaceChoice,
    think: u64,
    show: Option<u16>,
    /// How many seconds a turn may take, after how many a bot sits in for somebody who is away, and after
    /// how many somebody who is not ready has to go.
    turn: Option<u16>,
    sit_in: Option<u16>,
    kick: Option<u16>,
    resume: bool,
    data: Option<PathBuf>,
    json: bool,
}

/// Runs the command.
pub fn run(mut args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let Some(asked) = Asked::read(&mut args)? else {
        let help = &args.texts.terminal.help;
        return help::print_with_games(help.host, help, out);
    };
    tables::check(&asked.interface, &args)?;
    let folder = profile::folder(asked.data.clone(), &args)?;
    let game = match asked.resume {
        true => saved_game(&folder).unwrap_or_default(),
        false => asked.variant.game(),
    };
    with_game!(game, G => open::<G>(asked, folder, &args, out))
}

/// The game of the table that the profile hosted last.
fn saved_game(folder: &Path) -> Option<GameName> {
    let save = private_file::read_up_to(&Save::path_in(folder), LARGEST_FILE).ok()?;
    let table = String::from_utf8_lossy(&save).lines().find_map(TableSummary::read)?;
    table.game?.parse().ok()
}

fn open<G: Offered>(
    asked: Asked,
    folder: PathBuf,
    args: &Args,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let plan = HostPlan {
        folder,
        what: asked.what::<G>(args)?,
        reach: Reach::Network { port: asked.port, interface: asked.interface },
        think: asked.think,
        one_game: true,
        luck: Luck::System,
    };
    host::<G>(plan, asked.json, args.texts, out)
}

impl Asked {
    fn read(args: &mut Args) -> Result<Option<Self>, Failure> {
        let mut asked = Self::default();
        while let Some(word) = args.next_word()? {
            let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
            match name.as_str() {
                "help" | "h" => return Ok(None),
                "name" => asked.name = Some(args.text(name)?),
                "seats" => asked.seats = Some(args.number(name)?),
                "bots" => asked.bots = args.bots(name)?,
                "code" => asked.code = Some(args.code(name)?),
                "open" => asked.open = true,
                "port" => asked.port = args.number(name)?,
                "interface" => asked.interface = InterfaceChoice::Only(args.text(name)?),
                "think" => asked.think = args.number(name)?,
                "show" => asked.show = Some(args.number(name)?),
                "turn" => asked.turn = Some(args.number(name)?),
                "sit-in" => asked.sit_in = Some(args.number(name)?),
                "kick" => asked.kick = Some(args.number(name)?),
                "resume" => asked.resume = true,
                "data" => asked.data = Some(args.path(name)?),
                "json" => asked.json = true,
                _ if asked.variant.take(name, args)? => {}
                _ => return Err(args.unknown(&word)),
            }
        }
        Ok(Some(asked))
    }

    fn what<G: Offered>(&self, args: &Args) -> Result<What<G>, Failure> {
        if self.resume {
            return Ok(What::Resumed);
        }
        let texts = &args.texts.terminal.arguments;
        let name = self.name.as_deref().ok_or_else(|| args.usage(texts.table_name))?;
        let name = TableName::new(name)
            .map_err(|why| args.usage(texts.no_table_name(&texts.name_error(&why))))?;
        let seats = self.seats.ok_or_else(|| args.usage(texts.how_many))?;
        let options = self.variant.options::<G>(seats, self.bots.len(), args)?;
        let entry = match (&self.code, self.open) {
            (Some(_), true) => return Err(args.usage(texts.code_or_open)),
            (None, true) => AdmissionPolicy::Open,
            (code, false) => AdmissionPolicy::Code(code.clone().unwrap_or_else(Code::random)),
        };
        let show_millis = self.show.unwrap_or(TableSettings::USUAL_SHOW);
        let settings = TableSettings {
            turn_seconds: self.turn,
            show_millis,
            sit_in: self.sit_in.map(|seconds| (seconds, Level::Sailor)),
            ready_seconds: self.kick,
            start_with: Some(seats),
            ..TableSettings::default()
        };
        Ok(What::New { name, options, settings, entry, bots: self.bots.clone() })
    }
}

fn host<G: Offered>(
    plan: HostPlan<G>,
    json: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let words = |why| texts.terminal.network.host_error(texts, &why);
    let mut host = Host::open(plan).map_err(|why| Failure::Content(words(why)))?;
    let mut result = None;
    loop {
        for news in host.step(NAP) {
            if json {
                as_json(&news, out)?
            } else {
                as_text(&news, texts, out)?
            }
            if let News::Table(TableNews::Over(outcome)) = news {
                result = Some(json!(outcome));
            }
        }
        if host.is_done() {
            break;
        }
    }
    host.close();
    match result {
        Some(result) if json => output::event(out, "result", &result),
        _ => Ok(()),
    }
}

fn as_json<G: Game>(news: &News<G>, out: &mut impl Write) -> Result<(), Failure> {
    let english = &Language::English.texts().terminal;
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
                "why": salvage.why.map(|why| english.record.damage(why)),
            }),
        ),
        News::Code { code, .. } => ("code", json!(code.to_string())),
        News::Table(news) => return table_as_json(news, out),
        News::Unsaved(why) => ("unsaved", json!(why)),
        News::Note(note) => ("note", json!(note.to_string())),
        News::DiscoveryError(why) => ("unannounced", json!(english.network.unannounced(why))),
    };
    output::event(out, name, &value)
}

fn table_as_json<G: Game>(news: &TableNews<G>, out: &mut impl Write) -> Result<(), Failure> {
    let (name, value) = match news {
        TableNews::Seated(person) => ("seated", json!(person)),
        TableNews::Left(person) => ("left", json!(person)),
        TableNews::Back(person) => ("back", json!(person)),
        TableNews::Stage(stage) => ("stage", json!(stage)),
        TableNews::Action { seq, seat, action } => {
            ("action", json!({ "seq": seq, "seat": seat, "action": action }))
        }
        TableNews::Over(outcome) => ("game_over", json!(outcome)),
    };
    output::event(out, name, &value)
}

fn as_text<G: Game>(news: &News<G>, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let own = &texts.terminal.network;
    let text = match news {
        News::Listening { port, addresses, code, invite, .. } => {
            let at: Vec<String> = addresses.iter().map(ToString::to_string).collect();
            let code = code.as_ref().map_or(own.no_code.to_owned(), Code::to_string);
            own.listening(*port, &at.join(", "), &code, &invite.to_string())
        }
        News::Resumed(salvage) => match salvage.why {
            None => own.resumed(salvage.kept),
            Some(why) => {
                let why = texts.terminal.record.damage(why);
                own.resumed_part(salvage.kept, salvage.lost, why)
            }
        },
        News::Code { code, .. } => own.new_code(&code.to_string()),
        News::Table(news) => return table_as_text(news, texts, out),
        News::Unsaved(Some(why)) => own.unsaved(why),
        News::Unsaved(None) => own.saved_again.to_owned(),
        // The log is in English.
        News::Note(note) => note.to_string(),
        News::DiscoveryError(why) => own.unannounced(why),
    };
    output::line(out, &text)
}

fn table_as_text<G: Game>(
    news: &TableNews<G>,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let own = &texts.terminal.network;
    let text = match news {
        TableNews::Seated(person) => texts.lobby.came(&name(person)),
        TableNews::Left(person) => own.is_away(&name(person)),
        TableNews::Back(person) => texts.lobby.came_back(&name(person)),
        TableNews::Stage(StageName::Playing) => own.begins.to_owned(),
        TableNews::Stage(_) => return Ok(()),
        TableNews::Action { seq, seat, action } => format!("{seq}. {seat}: {}", json!(action)),
        TableNews::Over(outcome) => own.over(&json!(outcome).to_string()),
    };
    output::line(out, &text)
}

fn name(person: &Person) -> String {
    format!("{} ({})", person.name, person.kind)
}
