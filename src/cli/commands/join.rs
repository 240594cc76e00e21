//! `cinderpeek join`: a bot, or somebody who only watches, at somebody's table.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::tables;
use crate::bot::Level;
use crate::cli::usage::args::{Args, Word};
use crate::cli::usage::help;
use crate::cli::usage::offered::Offered;
use crate::cli::{Failure, output, profile};
use crate::client::{self, Autopilot, Input, Profile, Verdict};
use crate::game::{Chance, Game};
use crate::games::{GameName, with_game};
use crate::guest::credential_store::CredentialStore;
use crate::guest::handle::Signals;
use crate::guest::remote::{Remote, Wanted};
use crate::guest::{End, Guest, GuestEvent, TableConnection};
use crate::net::admission::code::Code;
use crate::net::admission::pins::Pins;
use crate::net::interface::InterfaceChoice;
use crate::table::{Kind, Notice, PlayerName, Portrait, StageName};
use crate::text::{Language, Texts};

/// Nothing needs to be looked at more often than this.
const NAP: Duration = Duration::from_secs(60);

/// What was asked for.
#[derive(Default)]
struct Asked {
    tables: Vec<Wanted>,
    code: Option<Code>,
    bot: Option<Level>,
    game: Option<GameName>,
    name: Option<String>,
    watch: bool,
    wait: u64,
    think: u64,
    interface: InterfaceChoice,
    data: Option<PathBuf>,
    json: bool,
}

/// Runs the command.
pub fn run(mut args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let texts = args.texts;
    let Some(mut asked) = Asked::read(&mut args)? else {
        return help::print(texts.terminal.help.join, out);
    };
    let (Some(wanted), None) = (asked.tables.pop(), asked.tables.pop()) else {
        return Err(args.usage(texts.terminal.arguments.which_table));
    };
    let profile = asked.profile(&args)?;
    tables::check(&asked.interface, &args)?;
    let folder = profile::folder(asked.data.take(), &args)?;
    let mut connection = asked.connection(&wanted, &folder, texts)?;
    let game: GameName = match connection.arrive() {
        Ok(game) => game,
        Err(end) => {
            if asked.json {
                output::event(out, "ended", &json!(end_words(english(), &end, &wanted)))?;
            }
            return Err(Failure::Content(end_words(texts, &end, &wanted)));
        }
    };
    if asked.game.is_some_and(|wanted| wanted != game) {
        connection.leave();
        return Err(Failure::Content(texts.terminal.network.other_game(game.id())));
    }
    with_game!(game, G => {
        let guest = asked.guest::<G>(connection, &folder, profile);
        play(guest, asked.json, out, &wanted, texts)
    })
}

impl Asked {
    fn read(args: &mut Args) -> Result<Option<Self>, Failure> {
        let mut asked = Self { wait: 30, ..Self::default() };
        while let Some(word) = args.next_word()? {
            let name = match &word {
                Word::Plain(name) => {
                    asked.tables.push(Wanted::Name(name.to_string_lossy().into_owned()));
                    continue;
                }
                Word::Option(name) => name,
            };
            match name.as_str() {
                "help" | "h" => return Ok(None),
                "address" => asked.tables.push(Wanted::Address(args.address(name)?)),
                "invite" => asked.tables.push(Wanted::Invite(args.invite(name)?)),
                "code" => asked.code = Some(args.code(name)?),
                "bot" => {
                    let level = args.text(name)?;
                    asked.bot = Some(args.level(&level)?);
                }
                "game" => asked.game = Some(args.game(name)?),
                "name" => asked.name = Some(args.text(name)?),
                "watch" => asked.watch = true,
                "wait" => asked.wait = args.number::<u32>(name)?.into(),
                "think" => asked.think = args.number::<u32>(name)?.into(),
                "interface" => asked.interface = InterfaceChoice::Only(args.text(name)?),
                "data" => asked.data = Some(args.path(name)?),
                "json" => asked.json = true,
                _ => return Err(args.unknown(&word)),
            }
        }
        Ok(Some(asked))
    }

    fn connection(
        &self,
        wanted: &Wanted,
        folder: &Path,
        texts: &Texts,
    ) -> Result<TableConnection, Failure> {
        let me = Arc::new(profile::identity(folder, texts)?);
        let pins =
            Pins::of_profile(folder).map_err(|error| Failure::unread(texts, folder, &error))?;
        let (code, interface) = (self.code.clone(), self.interface.clone());
        let remote = Remote::new(wanted.clone(), code, interface, me, pins);
        Ok(TableConnection::remote(remote, Duration::from_secs(self.wait), Signals::default()))
    }

    fn guest<G: Offered>(
        &self,
        connection: TableConnection,
        folder: &Path,
        profile: Profile,
    ) -> Guest<G, Autopilot<G>> {
        let mark = if self.watch { "-watch" } else { "" };
        let (level, think) = (self.bot.unwrap_or(Level::Random), self.think);
        let player = move |credentials| {
            let [luck, own] = [(); 2].map(|()| Chance::from_seed(rand::random()));
            Autopilot::new(profile, credentials, luck, G::bot(level, own), think)
        };
        let credential_store = CredentialStore::of_profile(folder, mark);
        let mut guest = Guest::new(connection, credential_store, player);
        guest.input(Input::WantReady(!self.watch));
        guest
    }

    fn profile(&self, args: &Args) -> Result<Profile, Failure> {
        let texts = &args.texts.terminal.arguments;
        let kind = match (self.bot, self.watch) {
            (Some(level), _) => Kind::Bot(level),
            (None, true) => Kind::Human,
            (None, false) => return Err(args.usage(texts.who_plays)),
        };
        let name = match &self.name {
            Some(name) => {
                let words = |why| texts.no_player_name(&texts.name_error(&why));
                PlayerName::new(name).map_err(|why| args.usage(words(why)))?
            }
            None => PlayerName::fitted(self.bot.map_or("watcher", Level::name), "guest"),
        };
        let portrait = self.bot.map_or_else(Portrait::default, Portrait::of_bot);
        Ok(Profile { name, portrait, kind, watch: self.watch })
    }
}

fn play<G: Offered>(
    mut guest: Guest<G, Autopilot<G>>,
    json: bool,
    out: &mut impl Write,
    wanted: &Wanted,
    texts: &Texts,
) -> Result<(), Failure> {
    loop {
        for event in guest.step(NAP) {
            if json {
                let (name, value) = as_line(&event, wanted);
                output::event(out, name, &value)?
            } else {
                as_text(&event, texts, out)?
            }
            match event {
                GuestEvent::Client(client::Event::Checked(verdict @ Verdict::Differs(_))) => {
                    guest.leave();
                    return Err(Failure::Content(verdict_words(&verdict, texts)));
                }
                GuestEvent::Client(client::Event::Checked(Verdict::Verified { .. })) => {
                    guest.leave();
                    return Ok(());
                }
                GuestEvent::Ended(end) => {
                    return Err(Failure::Content(end_words(texts, &end, wanted)));
                }
                _ => {}
            }
        }
    }
}

/// Why a visit to this table is over.
fn end_words(texts: &Texts, end: &End, wanted: &Wanted) -> String {
    texts.terminal.network.end(texts, end, wanted)
}

/// What `--json` prints of something that happened at this table: its name, and what there is to say of
/// it.
pub fn as_line<G: Game>(event: &GuestEvent<G>, wanted: &Wanted) -> (&'static str, Value) {
    match event {
        GuestEvent::Client(client::Event::Heard(notice)) => ("heard", json!(notice)),
        GuestEvent::Client(client::Event::Joined { again: false }) => ("joined", Value::Bool(true)),
        GuestEvent::Disconnected(gone) => {
            ("disconnected", json!(english().terminal.network.gone(english(), gone)))
        }
        GuestEvent::Client(client::Event::Joined { again: true }) => {
            ("reconnected", Value::Bool(true))
        }
        GuestEvent::Client(client::Event::Checked(Verdict::Verified {
            updates,
            witnessed,
            given_up,
            not_from_here,
        })) => {
            let told = json!({
                "updates": updates,
                "witnessed": witnessed,
                "given_up": given_up,
                "not_from_here": not_from_here,
            });
            ("verified", told)
        }
        GuestEvent::Client(client::Event::Checked(Verdict::Differs(difference))) => {
            ("differs", json!(format!("{difference:?}")))
        }
        GuestEvent::NotKept(error) => ("not_kept", json!(error.to_string())),
        GuestEvent::Ended(end) => ("ended", json!(end_words(english(), end, wanted))),
    }
}

/// What `--json` prints is for programs, whatever the language.
fn english() -> &'static Texts {
    Language::English.texts()
}

fn as_text<G: Game>(
    event: &GuestEvent<G>,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let own = &texts.terminal.network;
    let text = match event {
        GuestEvent::Client(client::Event::Heard(Notice::Lobby(lobby))) if lobby.unsaved => {
            texts.table.unsaved.to_owned()
        }
        GuestEvent::Client(client::Event::Heard(Notice::Lobby(lobby)))
            if lobby.stage == StageName::Over =>
        {
            texts.table.over.to_owned()
        }
        // Why it ended is said on standard error.
        GuestEvent::Client(client::Event::Heard(_)) | GuestEvent::Ended(_) => return Ok(()),
        GuestEvent::Client(client::Event::Joined { again: false }) => own.joined.to_owned(),
        GuestEvent::Disconnected(gone) => own.disconnected(&own.gone(texts, gone)),
        GuestEvent::Client(client::Event::Joined { again: true }) => own.reconnected.to_owned(),
        GuestEvent::Client(client::Event::Checked(verdict)) => verdict_words(verdict, texts),
        GuestEvent::NotKept(error) => own.not_kept(&error.to_string()),
    };
    output::line(out, &text)
}

fn verdict_words(verdict: &Verdict, texts: &Texts) -> String {
    let end = &texts.end;
    format!("{}. {}", end.verdict_title(verdict), end.verdict(verdict, |seat| seat.to_string()))
}
