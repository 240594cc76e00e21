//! What a player can go on with: tables among bots, a table of their own, a seat at somebody's.
//!
//! All but the last are read from their saves; for a seat elsewhere a small note is kept in the profile
//! while a game is being played there.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::client::{Client, Logged};
use crate::game::record::{LARGEST_FILE, replay};
use crate::games::GameName;
use crate::guest::End;
use crate::host::save::Save;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::pins::Pins;
use crate::net::discovery::ListedTable;
use crate::net::transport::reason::{Disconnect, Reason};
use crate::storage::private_file;
use crate::table::save::line::{LineKind, TableSummary};
use crate::table::{Farewell, Part, Person, StageName};
use crate::ui::app::join_request::{JoinRequest, TableAddress};
use crate::ui::profile::day::Day;
use crate::ui::profile::purpose::Purpose;

/// The note of a seat elsewhere, in the profile's folder.
const FILE: &str = "joined.json";
/// The folder of practice tables within the profile's.
const PRACTICE: &str = "practice";

/// What a player can go on with.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SavedTables {
    /// Tables to practise at, one a game at most.
    pub practice: Vec<Saved>,
    /// Deals of the day, one a game at most.
    pub daily: Vec<Saved>,
    /// Games on the ladder, one a game at most.
    pub ladder: Vec<Saved>,
    /// A table that this player hosted.
    pub hosted: Option<Saved>,
    /// A seat at somebody's table.
    pub joined: Option<Joined>,
}

/// A table that was saved in the middle of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
    /// What is played.
    pub game: GameName,
    pub name: String,
    /// Who sits there beside the host.
    pub others: Vec<Person>,
    /// The day on which it was played at last, if the disk knows.
    pub day: Option<String>,
}

/// A seat at somebody's table, in the middle of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Joined {
    /// What the table is called.
    pub name: String,
    /// What is played there.
    pub game: GameName,
    /// Whose it is.
    pub host: Fingerprint,
    /// Where it was.
    pub addresses: Vec<SocketAddr>,
}

/// There was one practice table for all games before: its files go where its game looks for them.
fn move_old_practice(profile: &Path) {
    let old = profile.join(PRACTICE);
    let Some(saved) = Saved::in_folder(&old) else { return };
    let new = Purpose::Practice.folder(profile, saved.game);
    if new.exists() || private_file::create_folder(&new).is_err() {
        return;
    }
    for entry in fs::read_dir(&old).into_iter().flatten().flatten() {
        let is_of_a_game = |name: &str| name.parse::<GameName>().is_ok();
        // Its bots' seats are in a folder of their own and go along.
        if !entry.file_name().to_str().is_some_and(is_of_a_game) {
            // What cannot be moved is not found there, and the game begins anew.
            let _stays = fs::rename(entry.path(), new.join(entry.file_name()));
        }
    }
}

impl SavedTables {
    /// What is there in a profile. It reads files.
    pub fn of_profile(folder: &Path) -> Self {
        move_old_practice(folder);
        let among_bots = |purpose: Purpose| {
            let saved = |game| Saved::in_folder(&purpose.folder(folder, game));
            GameName::ALL.into_iter().filter_map(saved).collect()
        };
        Self {
            practice: among_bots(Purpose::Practice),
            daily: among_bots(Purpose::Daily(Day::today())),
            ladder: among_bots(Purpose::Ladder),
            hosted: Saved::in_folder(folder),
            joined: Joined::of_profile(folder),
        }
    }

    /// How many there are on the first screen: the others are on a screen of their own.
    pub fn len(&self) -> usize {
        let Self { practice, hosted, joined, .. } = self;
        practice.len() + usize::from(hosted.is_some()) + usize::from(joined.is_some())
    }

    /// The table of a game that is for this.
    pub fn among_bots(&self, purpose: Purpose, game: GameName) -> Option<&Saved> {
        let tables = match purpose {
            Purpose::Practice => &self.practice,
            Purpose::Daily(_) => &self.daily,
            Purpose::Ladder => &self.ladder,
        };
        tables.iter().find(|saved| saved.game == game)
    }

    /// The game has ended there: there is nothing to go on with.
    pub fn forget(&mut self, purpose: Purpose, game: GameName) {
        let tables = match purpose {
            Purpose::Practice => &mut self.practice,
            Purpose::Daily(_) => &mut self.daily,
            Purpose::Ladder => &mut self.ladder,
        };
        tables.retain(|saved| saved.game != game);
    }
}

impl Saved {
    fn in_folder(folder: &Path) -> Option<Self> {
        let path = Save::path_in(folder);
        let bytes = private_file::read_up_to(&path, LARGEST_FILE).ok()?;
        let saved = Self::read(&String::from_utf8_lossy(&bytes))?;
        let written = fs::metadata(path).and_then(|file| file.modified()).ok();
        let day = written.map(|moment| Day::of(moment.into()).to_string());
        Some(Self { day, ..saved })
    }

    /// The day whose deal it is, if it is one.
    pub fn deal(&self) -> Option<Day> {
        self.name.parse().ok()
    }

    /// A game was begun, and has no result yet.
    fn read(text: &str) -> Option<Self> {
        let last = |wanted| {
            let lines = text.lines().enumerate();
            lines.filter(|(_, line)| LineKind::of(line) == Some(wanted)).last()
        };
        let (begun, header) = last(LineKind::Header)?;
        if last(LineKind::Result).is_some_and(|(ended, _)| ended > begun) {
            return None;
        }
        let (_, table) = last(LineKind::Table)?;
        let table = TableSummary::read(table)?;
        let (game, name) = (game_of(header)?, table.name.as_str().to_owned());
        let others = table.people().filter(|person| !person.host && person.part == Part::Player);
        Some(Self { game, name, others: others.collect(), day: None })
    }
}

/// What is played, by the first line of a record.
pub fn game_of(header: &str) -> Option<GameName> {
    replay::game_of(header).ok()?.parse().ok()
}

impl Joined {
    fn of_profile(folder: &Path) -> Option<Self> {
        serde_json::from_str(&private_file::read(&folder.join(FILE)).ok()?).ok()
    }

    /// A request to join that table: where it is now, if it is seen, or where it was.
    pub fn join_request(&self, seen: &[ListedTable]) -> JoinRequest {
        let is_it = |table: &&ListedTable| {
            table.announcement.as_ref().is_some_and(|it| it.host == self.host)
        };
        let addresses = match seen.iter().find(is_it) {
            Some(table) => table.addresses.clone(),
            None => self.addresses.clone(),
        };
        let to = TableAddress::Seen { host: Some(self.host), addresses };
        JoinRequest { name: self.name.clone(), to, code: None, watch: false }
    }
}

/// Keeps the note of a seat elsewhere as long as there is a game to come back to.
pub struct Bookmark {
    folder: PathBuf,
    addresses: Vec<SocketAddr>,
    kept: Option<bool>,
}

impl Bookmark {
    /// For a seat at a table that was called there.
    pub fn new(folder: &Path, addresses: Vec<SocketAddr>) -> Self {
        Self { folder: folder.to_owned(), addresses, kept: None }
    }

    /// The client has learned something.
    pub fn note<G: Logged>(&mut self, client: &Client<G>) {
        let Some(lobby) = client.lobby() else { return };
        let plays = client.me().is_some_and(|me| me.part == Part::Player);
        let playing = lobby.stage == StageName::Playing;
        let seat = GameName::of::<G>().map(|game| (game, lobby.name.as_str()));
        self.set(seat.filter(|_| plays && playing));
    }

    /// The seat was given up: is there anything to come back to?
    pub fn end(&mut self, end: &End) {
        let lost = match end {
            // Who was sent away, but not for good, has a seat to come back to.
            End::Farewell(farewell) => {
                !matches!(farewell, Farewell::Closed | Farewell::OtherDevice | Farewell::Kicked)
            }
            End::Refused(Disconnect::Closed(reason)) => {
                matches!(reason, Reason::Banned | Reason::PassRefused)
            }
            _ => false,
        };
        if lost {
            self.set(None);
        }
    }

    fn set(&mut self, seat: Option<(GameName, &str)>) {
        if self.kept.replace(seat.is_some()) == Some(seat.is_some()) {
            return;
        }
        let path = self.folder.join(FILE);
        let Some((game, name)) = seat else {
            let _was_none = fs::remove_file(path);
            return;
        };
        // Without the note one can still join again from the list.
        let pins = Pins::of_profile(&self.folder).ok();
        let Some(host) = pins.as_ref().and_then(Pins::latest).map(|pin| pin.host) else { return };
        let addresses = self.addresses.clone();
        let joined = Joined { name: name.to_owned(), game, host, addresses };
        if let Ok(text) = serde_json::to_string_pretty(&joined) {
            let _no_note = private_file::replace(&path, &text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = r#"{"table":{"name":"Zoë's table","people":[]}}"#;

    #[test]
    fn a_game_without_a_result_can_be_continued() {
        let record = "{\"record\":1,\"game\":\"ptibapt\"}";
        let begun = format!("{TABLE}\n{record}\n{{\"seat\":0}}\n");
        let saved = Saved::read(&begun).unwrap();
        assert_eq!((saved.name.as_str(), saved.game), ("Zoë's table", GameName::PtiBapt));
        assert_eq!(Saved::read(&format!("{begun}{{\"result\":1}}\n")), None);
        assert!(Saved::read(&format!("{begun}{{\"result\":1}}\n{record}\n")).is_some());
        assert_eq!(Saved::read(TABLE), None);
        assert_eq!(Saved::read("nonsense"), None);
    }

    #[test]
    fn who_was_sent_away_can_come_back_unless_that_was_for_good() {
        let profile = tempfile::tempdir().unwrap();
        let mut bookmark = Bookmark::new(profile.path(), Vec::new());
        let note = profile.path().join(FILE);
        private_file::replace(&note, "{}").unwrap();
        bookmark.end(&End::Farewell(Farewell::Kicked));
        bookmark.end(&End::Refused(Disconnect::Closed(Reason::Kicked)));
        assert!(note.exists());
        bookmark.end(&End::Refused(Disconnect::Closed(Reason::Banned)));
        assert!(!note.exists());
    }

    #[test]
    fn the_one_practice_table_of_before_goes_to_its_game_with_its_bots() {
        let profile = tempfile::tempdir().unwrap();
        let old = profile.path().join(PRACTICE);
        let save = format!("{TABLE}\n{{\"record\":1,\"game\":\"ptibapt\"}}\n{{\"seat\":0}}\n");
        private_file::replace(&old.join("table.jsonl"), &save).unwrap();
        private_file::replace(&old.join("seats/bot1.json"), "{}").unwrap();
        private_file::replace(&old.join("memoarrr/table.jsonl"), "").unwrap();
        move_old_practice(profile.path());
        let new = Purpose::Practice.folder(profile.path(), GameName::PtiBapt);
        assert!(Saved::in_folder(&new).is_some() && new.join("seats/bot1.json").exists());
        assert!(old.join("memoarrr/table.jsonl").exists() && Saved::in_folder(&old).is_none());
    }
}
