//! A game that is over, whole: who played, and how everything lay after each action.
//!
//! It is made from what the host opens after the game, or from a record on the disk. Before the end
//! nobody but the host could make one, so whatever is told from it may be told.

use std::path::PathBuf;

pub use crate::game::playback::Step;
use crate::game::record::{RecordError, RecordStep, Replay};
use crate::game::{Chance, Seat, Update, Viewer};
use crate::table::game::fair::{Agreement, Opening, seed};
use crate::table::save::line::{Dealt, LineKind, action, beginning};
use crate::table::{
    Kind, Lobby, Person, PersonId, PlayerName, Portrait, StageName, TableName, TableSettings,
};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::BoardState;

/// The folder in a profile where games are kept that somebody wanted to keep.
pub const RECORDS: &str = "records";

/// A game that is over.
#[derive(Clone, Debug)]
pub struct FinishedGame<G: BoardState> {
    /// Who played, seat 0 first.
    pub cast: Vec<Person>,
    /// What was played by.
    pub options: G::Options,
    /// The deal, then every action.
    pub steps: Vec<Step<G>>,
    /// The seat of whoever looks, if they played.
    pub me: Option<Seat>,
}

impl<G: BoardState> FinishedGame<G> {
    /// The game that has ended at a table.
    pub fn of_table(snapshot: &ClientSnapshot<G>) -> Option<Self> {
        let (agreement, opening) = &**snapshot.opened.as_ref()?;
        let steps = play(agreement, opening)?;
        let mut cast = Vec::new();
        for (seat, id) in (0..).zip(&agreement.people) {
            cast.push(match snapshot.person(*id) {
                Some(person) => Person { seat: Seat::new(seat), away: false, ..person.clone() },
                None => actor(seat, &format!("{}", seat + 1), Kind::Human),
            });
        }
        Some(Self { cast, options: agreement.options.clone(), steps, me: snapshot.seat })
    }

    /// The first game of a record, or what is wrong with it.
    pub fn of_record(text: &str) -> Result<Self, RecordError> {
        let mut lines = text.lines().filter(|line| LineKind::of(line) != Some(LineKind::Table));
        let mut replay = Replay::<G>::begin(lines.next().unwrap_or_default())?;
        let mut steps = Vec::new();
        for (seq, line) in (0..).zip(lines) {
            let (done, events) = match replay.line(line)? {
                RecordStep::Dealt(_) => (None, Vec::new()),
                RecordStep::Played { seat, action, events } => (Some((seat, action)), events),
                RecordStep::Ended(_) => break,
            };
            if let Some(state) = replay.state() {
                steps.push(Step { seq, done, events, state: state.clone() });
            }
        }
        if !replay.has_ended() {
            return Err(RecordError::NoEnd);
        }
        let mut cast = Vec::new();
        for (seat, player) in (0..).zip(replay.players()) {
            cast.push(actor(seat, &player.name, Kind::try_from(player.player.clone())?));
        }
        let mut people = cast.iter().filter(|person| person.kind == Kind::Human);
        let me = people.next().filter(|_| people.next().is_none()).and_then(|me| me.seat);
        Ok(Self { options: replay.options().clone(), cast, steps, me })
    }

    /// How many steps there are after the deal.
    pub fn last(&self) -> usize {
        self.steps.len().saturating_sub(1)
    }

    /// What somebody was told with that step.
    pub fn update(&self, at: usize, viewer: Viewer) -> Option<Update<G>> {
        Some(self.steps.get(at)?.update(viewer))
    }

    /// A snapshot of the table as it was, with nothing to decide.
    pub fn snapshot(&self) -> ClientSnapshot<G> {
        let (name, options) = (TableName::fitted("", "Cinderpeek"), self.options.clone());
        let lobby = Lobby {
            stage: StageName::Over,
            people: self.cast.iter().cloned().collect(),
            ..Lobby::new(name, options, TableSettings::default())
        };
        ClientSnapshot { lobby: Some(lobby.into()), ..ClientSnapshot::default() }
    }
}

/// The record of the game that has ended at a table, line by line.
pub fn record<G: BoardState>(
    snapshot: &ClientSnapshot<G>,
    game: &FinishedGame<G>,
) -> Option<Vec<String>> {
    let (agreement, opening) = &**snapshot.opened.as_ref()?;
    let dealt = Dealt {
        agreement: agreement.clone(),
        secret: opening.secret,
        shares: opening.shares.clone(),
    };
    let players: Vec<_> = game.cast.iter().map(Person::entry).collect();
    let mut lines = beginning::<G>(&dealt, &players, &game.steps.first()?.state);
    for step in &game.steps {
        if let Some((seat, done)) = &step.done {
            lines.extend(action::<G>(*seat, done, &step.events, &step.state));
        }
    }
    Some(lines)
}

/// The name of the record with that number.
pub fn record_name(game: &str, number: u32) -> PathBuf {
    PathBuf::from(format!("{game}-{number:03}.jsonl"))
}

/// Deals and plays the game again.
fn play<G: BoardState>(agreement: &Agreement<G>, opening: &Opening<G>) -> Option<Vec<Step<G>>> {
    let chance = Chance::from_seed(seed(&opening.secret, &opening.shares));
    let steps = agreement.deal(chance).ok()?.steps(opening.actions.iter().copied());
    steps.collect::<Result<_, _>>().ok()
}

/// Somebody of whom only the name is known.
fn actor(seat: u8, name: &str, kind: Kind) -> Person {
    let (name, portrait) = (PlayerName::fitted(name, "?"), Portrait::new(seat).unwrap_or_default());
    let person = Person::new(PersonId(seat.into()), name, portrait, kind);
    Person { seat: Seat::new(seat), ready: true, ..person }
}

#[cfg(test)]
pub mod tests {
    use tempfile::tempdir;

    use super::*;
    use crate::bot::{Crewed, Level};
    use crate::cli;
    use crate::games::Memoarrr;
    use crate::games::memoarrr::Options;
    use crate::table::game::fair::Share;

    /// A whole game by random players, as a client knows it when it is over.
    pub fn ended(seats: u8, expert: bool, number: u64) -> ClientSnapshot<Memoarrr> {
        let mut luck = Chance::from_number(number, 7);
        let secret = Share::draw(&mut luck);
        let shares: Vec<Share> = (0..seats).map(|_| Share::draw(&mut luck)).collect();
        let agreement = Agreement::<Memoarrr> {
            game: 1,
            options: Options { expert, ..Options::basic(seats) },
            people: (0..seats).map(|seat| PersonId(seat.into())).collect(),
            host: secret.commitment(),
            seats: shares.iter().map(Share::commitment).collect(),
        };
        let mut opening = Opening::<Memoarrr> {
            game: 1,
            secret,
            shares: shares.iter().copied().collect(),
            actions: Vec::new(),
        };
        opening.actions = chosen(&agreement, &opening, luck);
        let people = (0..seats).map(|seat| {
            let kind = if seat == 0 { Kind::Human } else { Kind::Bot(Level::Random) };
            actor(seat, ["Anna", "Ben", "Zoë", "Dan"][usize::from(seat)], kind)
        });
        let cast = people.collect();
        let options = agreement.options;
        let game = FinishedGame::<Memoarrr> { cast, options, steps: Vec::new(), me: None };
        let opened = Some((agreement, opening).into());
        ClientSnapshot { seat: Seat::new(0), me: Some(PersonId(0)), opened, ..game.snapshot() }
    }

    fn chosen(
        agreement: &Agreement<Memoarrr>,
        opening: &Opening<Memoarrr>,
        mut luck: Chance,
    ) -> Vec<(Seat, crate::games::memoarrr::Action)> {
        use crate::game::Game;
        let mut chance = Chance::from_seed(seed(&opening.secret, &opening.shares));
        let seats = agreement.people.len() as u8;
        let mut state = Memoarrr::deal(&agreement.options, seats, &mut chance).unwrap();
        let mut bot = Memoarrr::bot(Level::Random, Chance::from_number(luck.below(99) as u64, 3));
        let mut actions = Vec::new();
        while let Some(seat) = Memoarrr::to_act(&state).first() {
            let view = Memoarrr::view(&state, Viewer::Seat(seat));
            let action = bot.choose(&view).unwrap();
            Memoarrr::play(&mut state, seat, &action, &mut chance, &mut Vec::new()).unwrap();
            actions.push((seat, action));
        }
        actions
    }

    #[test]
    fn a_saved_record_is_accepted_by_replay_and_audit_and_is_the_same_game() {
        let folder = tempdir().unwrap();
        for (seats, expert) in [(2, false), (3, true), (4, true)] {
            let snapshot = ended(seats, expert, 5);
            let game = FinishedGame::of_table(&snapshot).unwrap();
            let text = record(&snapshot, &game).unwrap().join("\n");
            let path = folder.path().join(record_name("memoarrr", 1));
            std::fs::write(&path, &text).unwrap();
            let args = |command| {
                let file = vec![path.clone().into_os_string()];
                cli::usage::args::Args::new(command, file, cli::Language::English)
            };
            assert!(cli::commands::replay::run(args("replay"), &mut Vec::new()).is_ok());
            assert!(cli::commands::audit::run(args("audit"), &mut Vec::new()).is_ok());
            let read = FinishedGame::<Memoarrr>::of_record(&text).unwrap();
            assert_eq!(game.steps.len(), read.steps.len());
            for (live, read) in game.steps.iter().zip(&read.steps) {
                // A record writes down who started; before the deal chance decided it.
                assert_eq!((&live.done, &live.events), (&read.done, &read.events));
            }
            assert_eq!(read.me, Seat::new(0));
        }
    }

    #[test]
    fn half_a_record_is_refused() {
        let snapshot = ended(2, false, 5);
        let game = FinishedGame::of_table(&snapshot).unwrap();
        let lines = record(&snapshot, &game).unwrap();
        let half = lines[..lines.len() / 2].join("\n");
        assert!(FinishedGame::<Memoarrr>::of_record(&half).is_err());
        assert!(FinishedGame::<Memoarrr>::of_record("").is_err());
    }
}
