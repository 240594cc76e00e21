//! A table from its save.
//!
//! Nothing in the save is believed: the deal is dealt again from the agreed bytes, every action is
//! played again, and each line has to be, to the letter, what the table would write. The first line
//! that is not ends what can be saved; everything before it is kept, and it is said what is lost.

use std::collections::BTreeSet;

use super::autosave;
use super::line::{self, Dealt, SaveLine, SavedTable, VERSION};
use crate::game::{Chance, Seat, Wire};
use crate::table::game::play::Play;
use crate::table::game::stopwatch::Stopwatch;
use crate::table::messages::notice::StageName;
use crate::table::messages::person::{Part, PersonId};
use crate::table::messages::place::Place;
use crate::table::moment::Moment;
use crate::table::people::room::Room;
use crate::table::people::session::Session;
use crate::table::{Dealer, Hosted, Stage, Table, TableNews};

/// A count in a save that is higher than this was forged: no table lives that long.
const MOST_COUNTED: u32 = u32::MAX / 2;

/// What was found in a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvage {
    /// How many lines are sound. The file has to be cut after them before anything is appended.
    pub kept: usize,
    /// How many lines are lost.
    pub lost: usize,
    /// What is wrong with the first one that is lost.
    pub why: Option<Damage>,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It is not a line of a save, or only a part of one.
    Unreadable,
    /// It is of a version that this program does not know.
    OtherVersion,
    /// The agreed bytes do not give this deal.
    OtherDeal,
    /// By the rules this does not happen here.
    Impossible,
}

/// Why a save gives no table at all: not even who was there can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResumeError(pub Damage);

/// A save on its way through the rules.
struct SaveReader<G: Hosted> {
    table: Option<SavedTable<G>>,
    play: Option<Play<G>>,
    /// The deal line that must come next.
    deal: Option<String>,
    dealer: Dealer,
    now: Moment,
    ended: bool,
}

impl<G: Hosted> Table<G> {
    /// The table that this save is of, with everybody away until they are back. The luck has to come
    /// from the system's own randomness.
    pub fn resume<'a>(
        lines: impl IntoIterator<Item = &'a str>,
        luck: Chance,
        now: Moment,
    ) -> Result<(Self, Salvage), ResumeError> {
        Self::resume_with(lines, luck, now, Box::new(Chance::from_seed))
    }

    /// As [`Table::resume`], with a dealer of one's own: for tests.
    pub fn resume_with<'a>(
        lines: impl IntoIterator<Item = &'a str>,
        luck: Chance,
        now: Moment,
        dealer: Dealer,
    ) -> Result<(Self, Salvage), ResumeError> {
        let mut reader =
            SaveReader { table: None, play: None, deal: None, dealer, now, ended: false };
        let mut salvage = Salvage { kept: 0, lost: 0, why: None };
        let mut whole_game_at = 0;
        for line in lines {
            let damage = match salvage.why {
                None => reader.line(line).err(),
                damage => damage,
            };
            match damage {
                None => salvage.kept += 1,
                Some(_) => salvage.lost += 1,
            }
            salvage.why = damage;
            if reader.deal.is_none() && damage.is_none() {
                whole_game_at = salvage.kept;
            }
        }
        // A header without its deal is as good as none.
        salvage.lost += salvage.kept - whole_game_at;
        salvage.kept = whole_game_at;
        let error = ResumeError(salvage.why.unwrap_or(Damage::Unreadable));
        let table = reader.finish(luck).ok_or(error)?;
        Ok((table, salvage))
    }

    fn from_saved(saved: SavedTable<G>, luck: Chance, dealer: Dealer, now: Moment) -> Self {
        let mut room = Room::<G>::new(saved.name, saved.options, saved.settings);
        (room.board.first, room.board.paused) = (saved.first, saved.paused);
        room.board.given_up = saved.given_up;
        room.next_id = saved.next_id;
        room.barred = saved.barred.into();
        for (mut person, token_hash) in saved.people {
            (person.away, person.ready, person.seat) = (true, false, None);
            room.sessions.push(Session::new(person, token_hash, now));
        }
        let mut table = Self::with_dealer(
            room.board.name.clone(),
            room.board.options.clone(),
            room.board.settings,
            luck,
            dealer,
        );
        (table.room, table.games, table.now) = (room, saved.games, now);
        table.tally = saved.tally;
        table
    }
}

/// Whether a table can ever have been like that: as many people as there are places, each with a number
/// of their own that is never given again and at most one in a place, and nothing counted further than
/// anybody can count.
fn is_possible<G: Hosted>(table: &SavedTable<G>) -> bool {
    let ids: BTreeSet<PersonId> = table.people.iter().map(|(person, _)| person.id).collect();
    let taken: Vec<Place> = table.people.iter().filter_map(|(person, _)| person.place).collect();
    table.people.len() <= G::PLACES.into()
        && ids.len() == table.people.len()
        && taken.iter().collect::<BTreeSet<_>>().len() == taken.len()
        && taken.iter().all(|place| u8::from(*place) < G::PLACES)
        && ids.last().is_none_or(|last| last.0 < table.next_id)
        && table.people.iter().all(|(person, _)| person.part == Part::Player)
        && [table.next_id, table.games, table.given_up].iter().all(|count| *count < MOST_COUNTED)
        && table.clock.is_none_or(|millis| millis <= u32::MAX.into())
        && table.options.is_sound()
}

impl<G: Hosted> SaveReader<G> {
    fn line(&mut self, line: &str) -> Result<(), Damage> {
        if let Some(deal) = self.deal.take() {
            return if deal == line { Ok(()) } else { Err(Damage::OtherDeal) };
        }
        match SaveLine::read(line).ok_or(Damage::Unreadable)? {
            SaveLine::Table(table) => self.table(*table),
            SaveLine::Header(dealt) => self.header(*dealt, line),
            // A deal stands after its header only, and that was looked at.
            SaveLine::Deal => Err(Damage::Unreadable),
            SaveLine::Action(seat, action) => self.action(seat, action, line),
            SaveLine::Result => self.result(line),
        }
    }

    fn table(&mut self, table: SavedTable<G>) -> Result<(), Damage> {
        if table.version != VERSION {
            return Err(Damage::OtherVersion);
        }
        if table.game.as_ref().is_some_and(|game| game != G::NAME) {
            return Err(Damage::OtherVersion);
        }
        if !is_possible(&table) {
            return Err(Damage::Impossible);
        }
        self.table = Some(table);
        Ok(())
    }

    fn header(&mut self, fair: Dealt<G>, line: &str) -> Result<(), Damage> {
        let table = self.table.as_mut().ok_or(Damage::Unreadable)?;
        if fair.agreement.broken_by(&fair.secret, &fair.shares).is_some() {
            return Err(Damage::OtherDeal);
        }
        if fair.agreement.game >= MOST_COUNTED {
            return Err(Damage::Impossible);
        }
        let person = |id| table.people.iter().find(|(person, _)| person.id == id);
        let entry = |id: &PersonId| Some(person(*id)?.0.entry());
        let players: Vec<_> = fair.agreement.people.iter().filter_map(entry).collect();
        if !fair.agreement.is_sound() || players.len() != fair.agreement.people.len() {
            return Err(Damage::Impossible);
        }
        let (agreement, secret, shares) = (fair.agreement, fair.secret, fair.shares);
        let play = Play::deal(agreement, secret, shares, &self.dealer, self.now)
            .map_err(|_| Damage::Impossible)?;
        let mut expected = autosave::beginning(&play, &players).into_iter();
        if expected.next().as_deref() != Some(line) {
            return Err(Damage::OtherDeal);
        }
        // The line about the table, which was written before, counts this deal as given up.
        table.given_up = table.given_up.saturating_sub(1);
        (table.games, table.gathering, table.clock) = (play.agreement.game, false, None);
        (self.deal, self.play, self.ended) = (expected.next(), Some(play), false);
        Ok(())
    }

    fn action(&mut self, seat: Seat, action: G::Action, line: &str) -> Result<(), Damage> {
        let play = self.play.as_mut().ok_or(Damage::Impossible)?;
        let step = play.attempt(seat, action, None).map_err(|_| Damage::Impossible)?;
        let expected = line::action::<G>(seat, &action, &step.events, &step.after.state);
        if expected.first().map(String::as_str) != Some(line) {
            return Err(Damage::Impossible);
        }
        play.commit(step, self.now);
        Ok(())
    }

    fn result(&mut self, line: &str) -> Result<(), Damage> {
        let outcome = self.play.as_ref().and_then(Play::outcome).ok_or(Damage::Impossible)?;
        self.ended = true;
        if line::result(&outcome) == line { Ok(()) } else { Err(Damage::Impossible) }
    }

    /// The table, if there was one.
    fn finish(mut self, luck: Chance) -> Option<Table<G>> {
        let saved = self.table?;
        let (gathering, thought) = (saved.gathering, saved.clock.unwrap_or(0));
        let mut table = Table::from_saved(saved, luck, self.dealer, self.now);
        // The deal itself may be lost: then nobody has seen anything of that game.
        let play = self.play.take().filter(|_| self.deal.is_none());
        let Some(mut play) = play else { return Some(table) };
        let clock = G::clock(&play.game.state).max(thought);
        play.stopwatch = Stopwatch::resume(self.now, clock, play.seq() > 0);
        if gathering {
            table.opened = play.outcome().map(|_| play.opening());
            return Some(table);
        }
        let outcome = play.outcome();
        for (seat, id) in Seat::all(play.seats()).zip(&play.agreement.people) {
            if let Some(session) = table.room.person_mut(*id) {
                session.person.seat = Some(seat);
            }
        }
        table.room.board.stage = outcome.as_ref().map_or(StageName::Playing, |_| StageName::Over);
        table.stage = Stage::Playing(Box::new(play));
        if let Some(outcome) = outcome.filter(|_| !self.ended) {
            table.saver.note(line::result(&outcome));
            table.room.report(TableNews::Over(outcome));
        }
        Some(table)
    }
}
