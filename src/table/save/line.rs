//! The lines of a table's save.
//!
//! A save is a record (see [`record`](crate::game::record)) that can be replayed as it is, with two
//! additions. The header of each game has a field `"fair"`: what was agreed before the deal, the
//! host's secret and every seat's bytes, so that anybody can work out the seed. And between the lines
//! of the record stand lines `{"table":{…}}`: who is at the table, and how it is run. They hold no
//! tokens, only what tokens must fit. The newest one counts.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use crate::game::record::line::ActionLine;
use crate::game::record::{PlayerEntry, write};
use crate::game::{Game, Outcome, Seat};
use crate::table::Hosted;
use crate::table::game::fair::{Agreement, PerSeat, Share};
use crate::table::messages::person::{Person, PersonId};
use crate::table::messages::settings::TableSettings;
use crate::table::messages::tally::Tally;
use crate::table::messages::token::TokenHash;
use crate::table::messages::words::TableName;

/// The version of the lines about the table.
pub(crate) const VERSION: u32 = 1;

/// What a line is about. It can be told without knowing the game, and of a line that is cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// `{"table":…`: who is at the table, and how it is run.
    Table,
    /// `{"record":…`: a game begins.
    Header,
    /// `{"deal":…`: what was dealt.
    Deal,
    /// `{"seat":…`: what somebody did.
    Action,
    /// `{"result":…`: how the game ended.
    Result,
}

impl LineKind {
    /// By the first key of the line.
    pub fn of(line: &str) -> Option<Self> {
        let (key, _) = line.strip_prefix("{\"")?.split_once('"')?;
        Some(match key {
            "table" => Self::Table,
            "record" => Self::Header,
            "deal" => Self::Deal,
            "seat" => Self::Action,
            "result" => Self::Result,
            _ => return None,
        })
    }
}

/// A line, as far as its game cannot work it out by itself: what was dealt, what an action led to and
/// how a game ended follow from the rest.
pub enum SaveLine<G: Game> {
    /// Who is at the table, and how it is run.
    Table(Box<SavedTable<G>>),
    /// How the deal of a game came about.
    Header(Box<Dealt<G>>),
    /// What was dealt.
    Deal,
    /// What somebody did.
    Action(Seat, G::Action),
    /// How the game ended.
    Result,
}

impl<G: Game> SaveLine<G> {
    /// Understands a line, if it is whole and one of this game.
    pub fn read(line: &str) -> Option<Self> {
        Some(match LineKind::of(line)? {
            LineKind::Table => Self::Table(Box::new(parse::<TableLine<_>>(line)?.table)),
            LineKind::Header => Self::Header(Box::new(parse::<FairHeader<G>>(line)?.fair)),
            LineKind::Deal => Self::Deal,
            LineKind::Action => {
                let ActionLine { seat, action, .. } = parse::<ActionLine<_, IgnoredAny>>(line)?;
                Self::Action(seat, action)
            }
            LineKind::Result => Self::Result,
        })
    }
}

fn parse<'a, T: Deserialize<'a>>(line: &'a str) -> Option<T> {
    serde_json::from_str(line).ok()
}

#[derive(Serialize, Deserialize)]
struct TableLine<T> {
    table: T,
}

/// Who is at a table, and how it is run.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SavedTable<G: Game> {
    pub(crate) version: u32,
    /// None in saves from when there was one game.
    #[serde(default)]
    pub(crate) game: Option<String>,
    pub(crate) name: TableName,
    pub(crate) options: G::Options,
    pub(crate) settings: TableSettings,
    pub(crate) first: Option<PersonId>,
    pub(crate) gathering: bool,
    pub(crate) paused: bool,
    /// What the clock says that is played against, with the time since the last action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<u64>,
    pub(crate) games: u32,
    /// How many deals were given up before this game, or before the one that comes.
    #[serde(default)]
    pub(crate) given_up: u32,
    /// Who has won how often.
    #[serde(default)]
    pub(crate) tally: Tally,
    pub(crate) next_id: u32,
    pub(crate) people: Vec<(Person, Option<TokenHash>)>,
    pub(crate) barred: Vec<TokenHash>,
}

/// What a line about a table says whatever is played at it.
#[derive(Deserialize)]
pub struct TableSummary {
    /// What is played; none in saves from when there was one game.
    #[serde(default)]
    pub game: Option<String>,
    /// What the table is called.
    pub name: TableName,
    people: Vec<(Person, IgnoredAny)>,
}

impl TableSummary {
    /// Understands a line about a table.
    pub fn read(line: &str) -> Option<Self> {
        LineKind::of(line).filter(|kind| *kind == LineKind::Table)?;
        Some(parse::<TableLine<Self>>(line)?.table)
    }

    /// Who plays there.
    pub fn people(self) -> impl Iterator<Item = Person> {
        self.people.into_iter().map(|(person, _)| person)
    }
}

/// What a header says beside a record's own fields.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct FairHeader<G: Game> {
    fair: Dealt<G>,
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

/// The line about a table.
pub(crate) fn table<G: Game>(table: SavedTable<G>) -> String {
    serde_json::to_string(&TableLine { table }).unwrap_or_default()
}

/// The first lines of a game: its header and its deal.
pub fn beginning<G: Hosted>(
    dealt: &Dealt<G>,
    players: &[PlayerEntry],
    state: &G::State,
) -> Vec<String> {
    let options = &dealt.agreement.options;
    let more = FairHeader { fair: dealt.clone() };
    lines(|text| write::beginning::<G>(text, options, players, state, &more))
}

/// The line of an action, and the result if that ends the game.
pub fn action<G: Hosted>(
    seat: Seat,
    action: &G::Action,
    events: &[G::Event],
    after: &G::State,
) -> Vec<String> {
    let mut lines = lines(|text| write::action::<G>(text, seat, action, events));
    lines.extend(G::outcome(after).map(|outcome| result(&outcome)));
    lines
}

/// The last line of a game.
pub(crate) fn result(outcome: &Outcome) -> String {
    lines(|text| write::result(text, outcome)).pop().unwrap_or_default()
}

fn lines(write: impl FnOnce(&mut Vec<u8>) -> std::io::Result<()>) -> Vec<String> {
    let mut text = Vec::new();
    // Writing into memory does not fail.
    let _ = write(&mut text);
    String::from_utf8_lossy(&text).lines().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Memoarrr;

    #[test]
    fn a_line_is_known_by_its_first_key_though_it_is_cut_off() {
        let kinds = ["{\"table\":{", "{\"record\":1", "{\"deal\":", "{\"seat\":0", "{\"result\":"];
        use LineKind::{Action, Deal, Header, Result, Table};
        assert_eq!(kinds.map(LineKind::of), [Table, Header, Deal, Action, Result].map(Some));
        for other in ["", "{", "{}", "{\"tab", "{\"seats\":1}", "[\"seat\"]", "nonsense"] {
            assert_eq!(LineKind::of(other), None, "{other}");
        }
        assert!(SaveLine::<Memoarrr>::read("{\"seat\":0").is_none());
        assert!(SaveLine::<Memoarrr>::read("{\"table\":{\"version\":1}}").is_none());
    }
}
