//! What a player has achieved so far, kept in their profile.
//!
//! A game counts once, however often its end is seen again: the newest games are known by the
//! digest of what was agreed before their deal. A game that was not dealt and played as agreed does
//! not count at all, and neither does one that was only watched.
//!
//! What the best results of a game are is the game's own matter ([`BestResults`]): they stand beside
//! its figures in the file and are read by their game only.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::path::Path;

use eframe::egui::{Id, Ui};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::finished_game::FinishedGame;
use super::json_file;
use crate::client::Verdict;
use crate::games::{GameName, with_game};
use crate::table::Kind;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::GameBoard;
use crate::ui::style::Style;

/// The file in the profile's folder.
const FILE: &str = "statistics.json";
/// How many games are remembered, in order not to count one twice.
const MOST_KNOWN: usize = 200;

/// What a player has achieved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// Game by game.
    pub games: BTreeMap<GameName, Figures>,
    /// The games that were counted lately, oldest first.
    known: VecDeque<String>,
}

/// What a player has achieved in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Figures {
    /// All games against others.
    pub all: WinCount,
    /// Games by who else was at the table: `"human"` or `"bot:LEVEL"`. A game counts for each.
    pub against: BTreeMap<String, WinCount>,
    /// The game's own [`BestResults`].
    #[serde(flatten)]
    best: Map<String, Value>,
}

/// The best results of a player in one game, as they are kept in the profile.
pub trait BestResults: Default + Serialize + DeserializeOwned {
    /// What somebody did in one game, as far as it may be among the best.
    type Achieved;
    /// What is said about it when the game is over; `()` where nothing is.
    type Standing;

    /// Takes in what was done in a game that ended on that day.
    fn enter(&mut self, achieved: Self::Achieved, day: &str) -> Option<Self::Standing>;

    /// Shows what there is.
    fn best_ui(&self, ui: &mut Ui, style: &Style<'_>);

    /// How the game that has just ended stands among the best; what of it is to be said aloud.
    fn standing_ui(_ui: &mut Ui, _style: &Style<'_>, _standing: &Self::Standing) -> Option<Id> {
        None
    }
}

/// Games and victories; a shared victory is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WinCount {
    /// Games that were played to the end.
    pub games: u32,
    /// Those that were won.
    pub wins: u32,
}

/// A finished game, as far as it counts.
pub struct Played<G: GameBoard> {
    /// What tells it from any other.
    digest: String,
    won: bool,
    /// The others.
    against: Vec<Kind>,
    achieved: <G::Best as BestResults>::Achieved,
}

/// What came of counting a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountedGame<S> {
    /// It was counted before.
    Known,
    /// It counts; how it stands among the best, where that is said.
    New(Option<S>),
}

impl WinCount {
    fn count(&mut self, won: bool) {
        self.games = self.games.saturating_add(1);
        self.wins = self.wins.saturating_add(won.into());
    }

    /// The part of the games that was won, in percent.
    pub fn percent(self) -> u32 {
        let [games, wins] = [self.games, self.wins.min(self.games)].map(u64::from);
        (wins * 100 + games / 2).checked_div(games).unwrap_or(0) as u32
    }
}

impl<G: GameBoard> Played<G> {
    /// The game that has ended at a table, if it counts for whoever sits there.
    pub fn at_table(snapshot: &ClientSnapshot<G>, game: &FinishedGame<G>) -> Option<Self> {
        let Some(Verdict::Verified { .. }) = snapshot.verdict else { return None };
        let me = snapshot.seat?;
        let outcome = G::outcome(&game.steps.last()?.state)?;
        let (agreement, _) = &**snapshot.opened.as_ref()?;
        let others = game.cast.iter().filter(|person| person.seat != Some(me));
        Some(Self {
            digest: agreement.digest().to_string(),
            won: outcome.winners.contains(me),
            against: others.map(|person| person.kind).collect(),
            achieved: G::achieved(game, me),
        })
    }
}

impl Statistics {
    /// Counts a game that ended on that day. A game that is known changes nothing.
    pub fn count<G: GameBoard>(
        &mut self,
        played: Played<G>,
        day: &str,
    ) -> CountedGame<<G::Best as BestResults>::Standing> {
        let Some(game) = GameName::of::<G>().filter(|_| !self.known.contains(&played.digest))
        else {
            return CountedGame::Known;
        };
        if self.known.len() == MOST_KNOWN {
            self.known.pop_front();
        }
        self.known.push_back(played.digest);
        let figures = self.games.entry(game).or_default();
        // Alone against the clock there is nobody to win against.
        if !played.against.is_empty() {
            figures.count(played.won, &played.against);
        }
        let mut best = figures.best::<G>().unwrap_or_default();
        let standing = best.enter(played.achieved, day);
        figures.keep::<G>(&best);
        CountedGame::New(standing)
    }

    /// Begins anew. Games that were counted are still known: they do not count again.
    pub fn reset(&mut self) {
        *self = Self { known: std::mem::take(&mut self.known), ..Self::default() };
    }

    /// Those of a profile. What cannot be read is put aside.
    pub fn load(folder: &Path) -> Self {
        json_file::load(&folder.join(FILE), Self::is_readable).unwrap_or_default().0
    }

    /// Whether every game can read its best results.
    fn is_readable(&self) -> bool {
        let read = |(game, figures): (&GameName, &Figures)| with_game!(*game, G => figures.best::<G>().is_some());
        self.games.iter().all(read)
    }

    pub fn save(&self, folder: &Path) -> io::Result<()> {
        json_file::save(&folder.join(FILE), serde_json::to_string_pretty(self))
    }
}

impl Figures {
    fn count(&mut self, won: bool, against: &[Kind]) {
        self.all.count(won);
        let mut kinds: Vec<String> = against.iter().map(Kind::to_string).collect();
        kinds.sort();
        kinds.dedup();
        for kind in kinds {
            self.against.entry(kind).or_default().count(won);
        }
    }

    /// The best results, if the game of these figures can read them.
    pub fn best<G: GameBoard>(&self) -> Option<G::Best> {
        serde_json::from_value(Value::Object(self.best.clone())).ok()
    }

    fn keep<G: GameBoard>(&mut self, best: &G::Best) {
        if let Ok(Value::Object(best)) = serde_json::to_value(best) {
            self.best = best;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::tempdir;

    use super::*;
    use crate::bot::Level;
    use crate::ui::profile::finished_game::tests::ended;

    use crate::games::{Memoarrr, PtiBapt};
    use crate::ui::boards::memoarrr::after::best::Achieved;

    fn played(game: &str, won: bool, against: &[Kind]) -> Played<Memoarrr> {
        let (digest, against) = (game.to_owned(), against.to_vec());
        Played { digest, won, against, achieved: Achieved { chain: 3, round: 9 } }
    }

    #[test]
    fn a_game_counts_once_and_for_each_kind_of_opponent() {
        let (sailor, kraken) = (Kind::Bot(Level::Sailor), Kind::Bot(Level::Kraken));
        let mut statistics = Statistics::default();
        let mut count = |played: Played<Memoarrr>| statistics.count(played, "2026-11-16");
        assert_eq!(count(played("a", true, &[sailor, sailor, kraken])), CountedGame::New(None));
        assert_eq!(count(played("a", true, &[sailor])), CountedGame::Known);
        assert_eq!(count(played("b", false, &[sailor, Kind::Human])), CountedGame::New(None));
        let figures = &statistics.games[&GameName::Memoarrr];
        assert_eq!(figures.all, WinCount { games: 2, wins: 1 });
        assert_eq!(figures.against["bot:sailor"], WinCount { games: 2, wins: 1 });
        assert_eq!(figures.against["bot:kraken"], WinCount { games: 1, wins: 1 });
        assert_eq!(figures.against["human"], WinCount { games: 1, wins: 0 });
        assert_eq!(figures.all.percent(), 50);
        assert_eq!(WinCount { games: u32::MAX, wins: u32::MAX }.percent(), 100);
        assert_eq!(WinCount { games: 1, wins: u32::MAX }.percent(), 100);
        statistics.reset();
        assert!(statistics.games.is_empty());
        let again = statistics.count(played("b", false, &[sailor]), "2026-11-16");
        assert_eq!(again, CountedGame::Known, "it does not come back");
    }

    #[test]
    fn a_game_against_the_clock_has_a_time_and_no_opponent() {
        let mut statistics = Statistics::default();
        let mut count = |digest: &str, achieved| {
            let (digest, against) = (digest.to_owned(), Vec::new());
            let solo = Played::<PtiBapt> { digest, won: true, against, achieved };
            statistics.count(solo, "2026-11-16")
        };
        let CountedGame::New(Some(standing)) = count("a", Some(61_500)) else { panic!() };
        assert_eq!(standing.rank, Some(1));
        assert_eq!(count("b", None), CountedGame::New(None), "interrupted");
        let figures = &statistics.games[&GameName::PtiBapt];
        let best = figures.best::<PtiBapt>().unwrap();
        assert_eq!((figures.all.games, best.times.len()), (0, 1));
    }

    /// As version 0.1.0 wrote it.
    const OLD: &str = r#"{"games": {
        "memoarrr": {"all": {"games": 4, "wins": 1},
            "against": {"bot:sailor": {"games": 4, "wins": 1}},
            "longest_chain": 5, "best_round": 11, "times": []},
        "ptibapt": {"all": {"games": 0, "wins": 0}, "against": {},
            "longest_chain": 0, "best_round": 0,
            "times": [{"millis": 61500, "day": "2026-11-01"}]}},
        "known": ["a"]}"#;

    #[test]
    fn what_an_older_version_wrote_is_still_known() {
        let folder = tempdir().unwrap();
        fs::write(folder.path().join(FILE), OLD).unwrap();
        let mut statistics = Statistics::load(folder.path());
        let island = &statistics.games[&GameName::Memoarrr];
        assert_eq!(island.all, WinCount { games: 4, wins: 1 });
        let best = island.best::<Memoarrr>().unwrap();
        assert_eq!((best.longest_chain, best.best_round), (5, 11));
        let times = statistics.games[&GameName::PtiBapt].best::<PtiBapt>().unwrap().times;
        assert_eq!(times.iter().map(|best| best.millis).collect::<Vec<_>>(), [61_500]);
        assert_eq!(statistics.count(played("a", true, &[]), "2026-11-16"), CountedGame::Known);
        statistics.count(played("b", true, &[Kind::Human]), "2026-11-16");
        let best = statistics.games[&GameName::Memoarrr].best::<Memoarrr>().unwrap();
        assert_eq!((best.longest_chain, best.best_round), (5, 11), "three and nine are less");
    }

    #[test]
    fn best_results_that_their_game_cannot_read_are_put_aside() {
        let folder = tempdir().unwrap();
        fs::write(folder.path().join(FILE), OLD.replace("61500", "\"soon\"")).unwrap();
        assert_eq!(Statistics::load(folder.path()), Statistics::default());
        assert!(folder.path().join("statistics-unreadable.json").exists());
    }

    #[test]
    fn they_are_kept_and_nonsense_is_put_aside() {
        let folder = tempdir().unwrap();
        let mut statistics = Statistics::default();
        statistics.count(played("a", true, &[Kind::Human]), "2026-11-16");
        statistics.save(folder.path()).unwrap();
        assert_eq!(Statistics::load(folder.path()), statistics);
        fs::write(folder.path().join(FILE), "[").unwrap();
        assert_eq!(Statistics::load(folder.path()), Statistics::default());
        assert!(folder.path().join("statistics-unreadable.json").exists());
    }

    #[test]
    fn only_a_verified_game_of_ones_own_counts() {
        let mut snapshot = ended(3, false, 11);
        let game = FinishedGame::of_table(&snapshot).unwrap();
        assert!(Played::at_table(&snapshot, &game).is_none(), "not verified yet");
        snapshot.verdict =
            Some(Verdict::Verified { updates: 3, witnessed: true, given_up: 0, not_from_here: 0 });
        let counted = Played::at_table(&snapshot, &game).unwrap();
        assert_eq!(counted.against, [Kind::Bot(Level::Random); 2]);
        assert_eq!(Played::at_table(&snapshot, &game).unwrap().digest, counted.digest);
        snapshot.seat = None;
        assert!(Played::at_table(&snapshot, &game).is_none(), "watched");
    }
}
