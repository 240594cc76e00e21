//! What a player has achieved so far, kept in their profile.
//!
//! A game counts once, however often its end is seen again: the newest games are known by the
//! digest of what was agreed before their deal. A game that was not dealt and played as agreed does
//! not count at all, and neither does one that was only watched.

use std::collections::{BTreeMap, VecDeque};
use std::path::Path;
use std::{fs, io};

use serde::{Deserialize, Serialize};

pub use super::best_times::{BestTimes, Standing};
use super::finished_game::FinishedGame;
use crate::client::Verdict;
use crate::game::Seat;
use crate::games::GameName;
use crate::storage::private_file;
use crate::table::Kind;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::Boarded;

/// The file in the profile's folder.
const FILE: &str = "statistics.json";
/// So many games are remembered, in order not to count one twice.
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
    pub all: Score,
    /// Games by who else was at the table: `"human"` or `"bot:LEVEL"`. A game counts for each.
    pub against: BTreeMap<String, Score>,
    /// The most cards that this player connected in one round.
    pub longest_chain: u8,
    /// The most cards that lay open when this player was the last one on the island.
    pub best_round: u8,
    /// The best times against the clock, the shortest first.
    pub times: BestTimes,
}

/// Games and victories; a shared victory is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Score {
    /// Games that were played to the end.
    pub games: u32,
    /// Those that were won.
    pub wins: u32,
}

/// A finished game, as far as it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What was played.
    pub game: GameName,
    /// What tells it from any other.
    pub digest: String,
    /// Whether this player won.
    pub won: bool,
    /// The others.
    pub against: Vec<Kind>,
    /// What they did in it.
    pub feats: Feats,
}

/// What somebody did in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Feats {
    /// The most cards that they connected in one round.
    pub chain: u8,
    /// The most cards that lay open when they won a round.
    pub round: u8,
    /// How long it took against the clock, with its penalties, in thousandths of a second; none where
    /// that does not count.
    pub millis: Option<u32>,
}

/// What came of counting a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counted {
    /// It was counted before.
    Known,
    /// It counts as a game against others.
    Played,
    /// It was played against the clock; where it stands, if its time counts.
    Solo(Option<Standing>),
}

impl Score {
    fn count(&mut self, won: bool) {
        self.games = self.games.saturating_add(1);
        self.wins = self.wins.saturating_add(won.into());
    }

    /// The part of the games that was won, in percent.
    pub fn percent(self) -> u32 {
        (self.wins * 100 + self.games / 2).checked_div(self.games).unwrap_or(0)
    }
}

impl Played {
    /// The game that has ended at a table, if it counts for whoever sits there.
    pub fn at_table<G: Boarded>(snapshot: &ClientSnapshot<G>) -> Option<Self> {
        let Some(Verdict::Verified { .. }) = snapshot.verdict else { return None };
        let me = snapshot.seat?;
        let game = FinishedGame::of_table(snapshot)?;
        let outcome = G::outcome(&game.steps.last()?.state)?;
        let (agreement, _) = &**snapshot.opened.as_ref()?;
        let others = game.cast.iter().filter(|person| person.seat != Some(me));
        Some(Self {
            game: GameName::of::<G>()?,
            digest: agreement.digest().to_string(),
            won: outcome.winners.contains(me),
            against: others.map(|person| person.kind).collect(),
            feats: G::feats(&game, me),
        })
    }
}

impl Statistics {
    /// Counts a game that ended on that day; where it stands among the best times, if it has one. A
    /// game that is known changes nothing.
    pub fn count(&mut self, played: &Played, day: &str) -> Counted {
        if self.known.contains(&played.digest) {
            return Counted::Known;
        }
        if self.known.len() == MOST_KNOWN {
            self.known.pop_front();
        }
        self.known.push_back(played.digest.clone());
        let figures = self.games.entry(played.game).or_default();
        if played.against.is_empty() {
            return Counted::Solo(
                played.feats.millis.map(|millis| figures.times.enter(millis, day)),
            );
        }
        figures.count(played);
        Counted::Played
    }

    /// Begins anew. Games that were counted are still known: they do not count again.
    pub fn reset(&mut self) {
        *self = Self { known: std::mem::take(&mut self.known), ..Self::default() };
    }

    /// Those of a profile. What cannot be read is put aside.
    pub fn load(folder: &Path) -> Self {
        let path = folder.join(FILE);
        let Ok(text) = private_file::read(&path) else { return Self::default() };
        serde_json::from_str(&text).unwrap_or_else(|_| {
            let _still_there = fs::rename(&path, folder.join("statistics-unreadable.json"));
            Self::default()
        })
    }

    /// Keeps them.
    pub fn save(&self, folder: &Path) -> io::Result<()> {
        let text = serde_json::to_string_pretty(self).map_err(io::Error::other)?;
        private_file::replace(&folder.join(FILE), &text)
    }
}

impl Figures {
    fn count(&mut self, played: &Played) {
        self.all.count(played.won);
        let mut kinds: Vec<String> = played.against.iter().map(Kind::to_string).collect();
        kinds.sort();
        kinds.dedup();
        for kind in kinds {
            self.against.entry(kind).or_default().count(played.won);
        }
        self.longest_chain = self.longest_chain.max(played.feats.chain);
        self.best_round = self.best_round.max(played.feats.round);
    }
}

/// What a seat did in the course of a game, told reveal by reveal: whether it connected (`None`: it
/// opened the round), and round by round: who won it.
#[derive(Clone, Debug)]
pub struct Counter {
    me: Seat,
    chain: u8,
    open: u8,
    best: Feats,
}

impl Counter {
    /// For that seat.
    pub fn new(me: Seat) -> Self {
        Self { me, chain: 0, open: 0, best: Feats::default() }
    }

    /// Somebody turned a card.
    pub fn revealed(&mut self, by: Seat, connected: bool) {
        self.open += 1;
        if by == self.me && connected {
            self.chain += 1;
            self.best.chain = self.best.chain.max(self.chain);
        }
    }

    /// Somebody won the round.
    pub fn round_won(&mut self, by: Seat) {
        if by == self.me {
            self.best.round = self.best.round.max(self.open);
        }
        (self.chain, self.open) = (0, 0);
    }

    /// What was best.
    pub fn feats(&self) -> Feats {
        self.best
    }
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;
    use crate::bot::Level;
    use crate::ui::profile::finished_game::tests::ended;

    fn played(game: &str, won: bool, against: &[Kind]) -> Played {
        let feats = Feats { chain: 3, round: 9, millis: None };
        let (digest, against) = (game.to_owned(), against.to_vec());
        Played { game: GameName::Memoarrr, digest, won, against, feats }
    }

    #[test]
    fn a_game_counts_once_and_for_each_kind_of_opponent() {
        let (sailor, kraken) = (Kind::Bot(Level::Sailor), Kind::Bot(Level::Kraken));
        let mut statistics = Statistics::default();
        let mut count = |played: Played| statistics.count(&played, "2026-11-16");
        assert_eq!(count(played("a", true, &[sailor, sailor, kraken])), Counted::Played);
        assert_eq!(count(played("a", true, &[sailor])), Counted::Known);
        assert_eq!(count(played("b", false, &[sailor, Kind::Human])), Counted::Played);
        let figures = &statistics.games[&GameName::Memoarrr];
        assert_eq!(figures.all, Score { games: 2, wins: 1 });
        assert_eq!(figures.against["bot:sailor"], Score { games: 2, wins: 1 });
        assert_eq!(figures.against["bot:kraken"], Score { games: 1, wins: 1 });
        assert_eq!(figures.against["human"], Score { games: 1, wins: 0 });
        assert_eq!(figures.all.percent(), 50);
        statistics.reset();
        assert!(statistics.games.is_empty());
        let again = statistics.count(&played("b", false, &[sailor]), "2026-11-16");
        assert_eq!(again, Counted::Known, "it does not come back");
    }

    #[test]
    fn a_game_against_the_clock_has_a_time_and_no_opponent() {
        let mut statistics = Statistics::default();
        let mut solo = Played { game: GameName::PtiBapt, ..played("a", true, &[]) };
        solo.feats.millis = Some(61_500);
        let Counted::Solo(Some(standing)) = statistics.count(&solo, "2026-11-16") else { panic!() };
        assert_eq!(standing.rank, Some(1));
        solo.digest = "b".to_owned();
        solo.feats.millis = None;
        assert_eq!(statistics.count(&solo, "2026-11-17"), Counted::Solo(None), "interrupted");
        let figures = &statistics.games[&GameName::PtiBapt];
        assert_eq!((figures.all.games, figures.times.len()), (0, 1));
    }

    #[test]
    fn they_are_kept_and_nonsense_is_put_aside() {
        let folder = tempdir().unwrap();
        let mut statistics = Statistics::default();
        statistics.count(&played("a", true, &[Kind::Human]), "2026-11-16");
        statistics.save(folder.path()).unwrap();
        assert_eq!(Statistics::load(folder.path()), statistics);
        fs::write(folder.path().join(FILE), "[").unwrap();
        assert_eq!(Statistics::load(folder.path()), Statistics::default());
        assert!(folder.path().join("statistics-unreadable.json").exists());
    }

    #[test]
    fn a_chain_is_what_one_connects_in_a_round_and_the_best_round_is_the_longest_one_wins() {
        let [me, other] = [0, 1].map(|number| Seat::new(number).unwrap());
        let mut counter = Counter::new(me);
        for (by, connected) in [(me, false), (other, true), (me, true), (other, true), (me, true)] {
            counter.revealed(by, connected);
        }
        counter.revealed(other, false);
        counter.round_won(me);
        assert_eq!(counter.feats(), Feats { chain: 2, round: 6, millis: None });
        counter.revealed(other, false);
        counter.revealed(me, true);
        counter.round_won(other);
        assert_eq!(counter.feats(), Feats { chain: 2, round: 6, millis: None });
    }

    #[test]
    fn only_a_verified_game_of_ones_own_counts() {
        let mut snapshot = ended(3, false, 11);
        assert_eq!(Played::at_table(&snapshot), None, "not verified yet");
        snapshot.verdict = Some(Verdict::Verified { updates: 3, witnessed: true });
        let counted = Played::at_table(&snapshot).unwrap();
        assert_eq!(counted.against, [Kind::Bot(Level::Random); 2]);
        assert_eq!(Played::at_table(&snapshot).unwrap().digest, counted.digest);
        snapshot.seat = None;
        assert_eq!(Played::at_table(&snapshot), None, "watched");
    }
}
