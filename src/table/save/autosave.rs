//! The save of a table, line by line.
//!
//! It is a record (see [`record`](crate::game::record)) that can be replayed as it is, with two
//! additions. The header of each game has a field `"fair"`: what was agreed before the deal, the
//! host's secret and every seat's bytes, so that anybody can work out the seed. And between the lines
//! of the record stand lines `{"table":{…}}`: who is at the table, and how it is run. They hold no
//! tokens, only what tokens must fit. The newest one counts.

use serde::{Deserialize, Serialize};

use crate::game::record::{Player, write};
use crate::game::{Game, Outcome, Seat};
use crate::table::game::fair::{Agreement, PerSeat, Share};
use crate::table::game::play::Play;
use crate::table::messages::person::{Kind, Person, PersonId};
use crate::table::messages::settings::Settings;
use crate::table::messages::token::TokenHash;
use crate::table::messages::words::TableName;
use crate::table::{Hosted, Stage, Table};

/// The version of the lines about the table.
pub(crate) const VERSION: u32 = 1;

/// A line about the table.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct TableLine<G: Game> {
    pub table: Written<G>,
}

/// Who is at the table, and how it is run.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Written<G: Game> {
    pub version: u32,
    /// None in saves from when there was one game.
    #[serde(default)]
    pub game: Option<String>,
    pub name: TableName,
    pub options: G::Options,
    pub settings: Settings,
    pub first: Option<PersonId>,
    pub gathering: bool,
    pub paused: bool,
    pub games: u32,
    pub next_id: u32,
    pub people: Vec<(Person, Option<TokenHash>)>,
    pub barred: Vec<TokenHash>,
}

/// What a header says beside a record's own fields.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Fair<G: Game> {
    /// How the deal came about.
    pub fair: Dealt<G>,
}

/// How a deal came about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Dealt<G: Game> {
    /// What was agreed before the first bytes were opened.
    pub agreement: Agreement<G>,
    /// The host's bytes.
    pub secret: Share,
    /// The bytes of each seat.
    pub shares: PerSeat<Share>,
}

impl<G: Hosted> Table<G> {
    /// Whether no game lies on the table: a deal that is on its way to the disk is one.
    pub(crate) fn is_gathering(&self) -> bool {
        match &self.stage {
            Stage::Gathering => true,
            Stage::Dealing(dealing) => !dealing.is_dealt(),
            Stage::Playing(_) => false,
        }
    }

    /// Has it saved who is at the table and how it is run.
    pub(crate) fn note_table(&mut self) {
        let players = self.room.players();
        let people = players.map(|player| (player.person.clone(), player.token_hash)).collect();
        let table: Written<G> = Written {
            version: VERSION,
            game: Some(G::NAME.to_owned()),
            name: self.room.board.name.clone(),
            options: self.room.board.options.clone(),
            settings: self.room.board.settings,
            first: self.room.board.first,
            gathering: self.is_gathering(),
            paused: self.room.board.paused,
            games: self.games,
            next_id: self.room.next_id,
            people,
            barred: self.room.barred.iter().copied().collect(),
        };
        self.saver.note(json(&TableLine { table }));
    }
}

/// The game that a line about a table names.
pub fn game_of(line: &str) -> Option<String> {
    let line: serde_json::Value = serde_json::from_str(line).ok()?;
    Some(line.get("table")?.get("game")?.as_str()?.to_owned())
}

/// The first lines of a game: its header and its deal.
pub(crate) fn beginning<G: Hosted>(play: &Play<G>, names: &[(String, Kind)]) -> Vec<String> {
    let dealt = Dealt {
        agreement: play.agreement.clone(),
        secret: play.secret,
        shares: play.shares.clone(),
    };
    record_beginning::<G>(&dealt, names, &play.game.state)
}

/// The first lines of a record whose deal came about like this.
pub fn record_beginning<G: Hosted>(
    dealt: &Dealt<G>,
    names: &[(String, Kind)],
    state: &G::State,
) -> Vec<String> {
    let player =
        |(name, kind): &(String, Kind)| Player { name: name.clone(), player: kind.to_string() };
    let players: Vec<Player> = names.iter().map(player).collect();
    let options = &dealt.agreement.options;
    let mut text = Vec::new();
    let more = Fair { fair: dealt.clone() };
    // Writing into memory does not fail.
    let _ = write::beginning_with::<G>(&mut text, options, &players, state, &more);
    lines(text)
}

/// The line of an action, and the result if that ends the game.
pub fn action<G: Hosted>(
    seat: Seat,
    action: &G::Action,
    events: &[G::Event],
    after: &G::State,
) -> Vec<String> {
    let mut text = Vec::new();
    let _ = write::action::<G>(&mut text, seat, action, events);
    let mut lines = lines(text);
    lines.extend(G::outcome(after).map(|outcome| result(&outcome)));
    lines
}

/// The last line of a game.
pub(crate) fn result(outcome: &Outcome) -> String {
    let mut text = Vec::new();
    let _ = write::result(&mut text, outcome);
    lines(text).pop().unwrap_or_default()
}

fn lines(text: Vec<u8>) -> Vec<String> {
    String::from_utf8_lossy(&text).lines().map(str::to_owned).collect()
}

fn json(line: &impl Serialize) -> String {
    serde_json::to_string(line).unwrap_or_default()
}
