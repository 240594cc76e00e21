//! `cinderpeek join`: a bot, or somebody who only watches, at somebody's table.

use std::ffi::OsString;
use std::io::Write;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::args::{Args, Word};
use super::offered::Offered;
use super::{Failure, line, profile, tables};
use crate::bot::Level;
use crate::client::{self, Autopilot, Input, Profile, Verdict};
use crate::game::{Chance, Game};
use crate::games::{GameName, with_game};
use crate::guest::Guest;
use crate::guest::credential_store::CredentialStore;
use crate::guest::event::{End, Event};
use crate::guest::remote::{Remote, Wanted};
use crate::guest::route::Route;
use crate::net::admission::code::Code;
use crate::net::admission::identity::Identity;
use crate::net::admission::invite::Invite;
use crate::net::admission::pins::Pins;
use crate::net::interface::Choice;
use crate::table::{Kind, Notice, PlayerName, Portrait, StageName};

const HELP: &str = "\
cinderpeek join: a bot at somebody's table

  cinderpeek join NAME                  the table of that name
  cinderpeek join --address HOST:PORT   the table at that address
  cinderpeek join --invite TEXT         the table that one is invited to

  --bot LEVEL       who plays: random, cabin-boy, sailor, captain or kraken
  --game NAME       only if it is this game: memoarrr or ptibapt
  --watch           only watch (no --bot needed)
  --code CODE       the join code on the host's screen
  --name N          as the others read it (the level if there is none)
  --wait SECONDS    how long to look for the table, and for a table that was lost: 30
  --think MS        how long the bot pauses before an action
  --interface I     use only this network interface, for instance eth0 or lo
  --data DIR        the profile folder (~/.local/share/cinderpeek if there is none);
                    every player at a table needs one of their own
  --json            everything that this client receives, a line of JSON each

It ends well when the game is over and the deal was verified.
";

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
    interface: Choice,
    data: Option<PathBuf>,
    json: bool,
}

/// Runs the command.
pub fn run(args: Vec<OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let mut args = Args::new("join", args);
    let Some(mut asked) = Asked::read(&mut args)? else { return Ok(write!(out, "{HELP}")?) };
    let (Some(wanted), None) = (asked.tables.pop(), asked.tables.pop()) else {
        return Err(args.usage("Say which table: its NAME, --address or --invite"));
    };
    let profile = asked.profile().map_err(|why| args.usage(why))?;
    tables::check(&asked.interface)?;
    let folder = profile::folder(asked.data.take())?;
    let me = Identity::of_profile(&folder).map_err(|why| Failure::Content(why.to_string()))?;
    let me = Arc::new(me);
    let mut game = asked.game.unwrap_or_default();
    loop {
        let visit = asked.visit(&wanted, &profile, &folder, &me, out)?;
        match with_game!(game, G => visit.run::<G>())? {
            // Nobody said which game it is, and the table has told us.
            Some(other) if asked.game.is_none() && other != game => game = other,
            Some(other) => {
                return Err(Failure::Content(End::OtherGame(other.to_string()).to_string()));
            }
            None => return Ok(()),
        }
    }
}

/// A visit at a table of one game or another.
struct Visit<'a, W> {
    route: Remote,
    credential_store: CredentialStore,
    profile: Profile,
    level: Level,
    think: u64,
    wait: Duration,
    json: bool,
    out: &'a mut W,
}

impl<W: Write> Visit<'_, W> {
    /// It ends well, or at a table of another game.
    fn run<G: Offered>(self) -> Result<Option<GameName>, Failure> {
        let Self { route, credential_store, profile, level, think, wait, json, out } = self;
        let watch = profile.watch;
        let maker = move |credentials| {
            let [luck, own] = [(); 2].map(|()| Chance::from_seed(rand::random()));
            Autopilot::new(profile, credentials, luck, G::bot(level, own), think)
        };
        let guest =
            Guest::new(Route::Remote(Box::new(route)), credential_store, wait, Box::new(maker));
        play::<G>(guest.beginning_with(Input::WantReady(!watch)), json, out)
    }
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
                "address" => asked.tables.push(Wanted::Address(resolve(&args.text(name)?)?)),
                "invite" => {
                    let invite: Result<Invite, _> = args.text(name)?.parse();
                    asked.tables.push(Wanted::Invite(invite.map_err(|why| args.usage(why))?));
                }
                "code" => {
                    let code = args.text(name)?.parse();
                    asked.code = Some(code.map_err(|why| args.usage(why))?);
                }
                "bot" => {
                    let level = args.text(name)?.parse();
                    asked.bot = Some(level.map_err(|why: String| args.usage(why))?);
                }
                "game" => {
                    let game = args.text(name)?.parse();
                    asked.game = Some(game.map_err(|why: String| args.usage(why))?);
                }
                "name" => asked.name = Some(args.text(name)?),
                "watch" => asked.watch = true,
                "wait" => asked.wait = args.number::<u32>(name)?.into(),
                "think" => asked.think = args.number::<u32>(name)?.into(),
                "interface" => asked.interface = Choice::Only(args.text(name)?),
                "data" => asked.data = Some(args.path(name)?),
                "json" => asked.json = true,
                _ => return Err(args.unknown(&word)),
            }
        }
        Ok(Some(asked))
    }

    fn visit<'a, W>(
        &self,
        wanted: &Wanted,
        profile: &Profile,
        folder: &Path,
        me: &Arc<Identity>,
        out: &'a mut W,
    ) -> Result<Visit<'a, W>, Failure> {
        let pins =
            Pins::of_profile(folder).map_err(|error| Failure::file("read", folder, &error))?;
        let (code, interface) = (self.code.clone(), self.interface.clone());
        Ok(Visit {
            route: Remote::new(wanted.clone(), code, interface, me.clone(), pins),
            credential_store: CredentialStore::of_profile(
                folder,
                if self.watch { "-watch" } else { "" },
            ),
            profile: profile.clone(),
            level: self.bot.unwrap_or(Level::Random),
            think: self.think,
            wait: Duration::from_secs(self.wait),
            json: self.json,
            out,
        })
    }

    fn profile(&self) -> Result<Profile, String> {
        let kind = match (self.bot, self.watch) {
            (Some(level), _) => Kind::Bot(level),
            (None, true) => Kind::Human,
            (None, false) => return Err("Say who plays: --bot LEVEL, or --watch".to_owned()),
        };
        let name = match &self.name {
            Some(name) => {
                PlayerName::new(name).map_err(|why| format!("That is no player's name. {why}"))?
            }
            None => PlayerName::fitted(self.bot.map_or("watcher", Level::name), "guest"),
        };
        let portrait = self.bot.map_or_else(Portrait::default, Portrait::of_bot);
        Ok(Profile { name, portrait, kind, watch: self.watch })
    }
}

/// The addresses that `HOST:PORT` means.
pub(super) fn resolve(text: &str) -> Result<Vec<SocketAddr>, Failure> {
    let shown = text.escape_default();
    let found = text.to_socket_addrs().map(Iterator::collect::<Vec<_>>).unwrap_or_default();
    if found.is_empty() {
        return Err(Failure::Usage(format!(
            "\"{shown}\" is no address. Write it like 192.168.1.20:40000, as the host's screen shows \
             it."
        )));
    }
    Ok(found)
}

fn play<G: Offered>(
    mut guest: Guest<G, Autopilot<G>>,
    json: bool,
    out: &mut impl Write,
) -> Result<Option<GameName>, Failure> {
    loop {
        for event in guest.step(NAP) {
            if let Event::Ended(End::OtherGame(game)) = &event
                && let Ok(game) = game.parse()
            {
                return Ok(Some(game));
            }
            if json {
                let (name, value) = as_line(&event);
                line::event(out, name, &value)?
            } else {
                as_text(&event, out)?
            }
            match event {
                Event::Client(client::Event::Checked(verdict @ Verdict::Differs(_))) => {
                    guest.leave();
                    return Err(Failure::Content(verdict.to_string()));
                }
                Event::Client(client::Event::Checked(Verdict::Verified { .. })) => {
                    guest.leave();
                    return Ok(None);
                }
                Event::Ended(end) => return Err(Failure::Content(end.to_string())),
                _ => {}
            }
        }
    }
}

/// What `--json` prints of something that happened: its name, and what there is to say of it.
pub fn as_line<G: Game>(event: &Event<G>) -> (&'static str, Value) {
    match event {
        Event::Client(client::Event::Heard(notice)) => ("heard", json!(notice)),
        Event::Client(client::Event::Joined { again: false }) => ("joined", Value::Bool(true)),
        Event::Disconnected(gone) => ("disconnected", json!(gone.to_string())),
        Event::Client(client::Event::Joined { again: true }) => ("reconnected", Value::Bool(true)),
        Event::Client(client::Event::Checked(Verdict::Verified { updates, witnessed })) => {
            ("verified", json!({ "updates": updates, "witnessed": witnessed }))
        }
        Event::Client(client::Event::Checked(differs)) => ("differs", json!(differs.to_string())),
        Event::NotKept(error) => ("not_kept", json!(error.to_string())),
        Event::Ended(end) => ("ended", json!(end.to_string())),
    }
}

fn as_text<G: Game>(event: &Event<G>, out: &mut impl Write) -> Result<(), Failure> {
    let text = match event {
        Event::Client(client::Event::Heard(Notice::Lobby(lobby))) if lobby.unsaved => {
            "The host cannot save the game at the moment, so it stands still.".to_owned()
        }
        Event::Client(client::Event::Heard(Notice::Lobby(lobby)))
            if lobby.stage == StageName::Over =>
        {
            "The game is over.".to_owned()
        }
        Event::Client(client::Event::Heard(_)) | Event::Ended(_) => return Ok(()),
        Event::Client(client::Event::Joined { again: false }) => "At the table.".to_owned(),
        Event::Disconnected(gone) => format!("{gone} Trying to come back."),
        Event::Client(client::Event::Joined { again: true }) => "Back at the table.".to_owned(),
        Event::Client(client::Event::Checked(verdict)) => verdict.to_string(),
        Event::NotKept(error) => format!(
            "Your seat could not be kept on disk ({error}): if this program ends, you may not get \
             it back."
        ),
    };
    line::line(out, &text)
}
