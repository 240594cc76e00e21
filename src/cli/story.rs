//! A game told in readable lines. It tells everything, so it is for records only.

use std::io::{self, Write};

use crate::game::record::{PlayerEntry, RecordStep, Recorded};
use crate::game::set::Element;
use crate::game::{Outcome, Score, Seat};
use crate::text::Texts;

pub mod memoarrr;
pub mod ptibapt;
pub mod royaume;

/// The words for a game, and what has to be remembered of it to tell what follows.
pub trait Story<G: Recorded>: Default {
    /// Tells the deal.
    fn deal(&mut self, by: &Narrator, state: &G::State, out: &mut dyn Write) -> io::Result<()>;

    /// Tells what somebody did and what it led to.
    fn action(
        &mut self,
        by: &Narrator,
        done: (Seat, G::Action),
        events: &[G::Event],
        out: &mut dyn Write,
    ) -> io::Result<()>;

    /// What somebody has in the end, in words.
    fn score(&self, by: &Narrator, score: Score) -> String;

    /// Tells a line of a record.
    fn tell(&mut self, by: &Narrator, told: &RecordStep<G>, out: &mut dyn Write) -> io::Result<()> {
        match told {
            RecordStep::Dealt(state) => self.deal(by, state, out),
            RecordStep::Played { seat, action, events } => {
                self.action(by, (*seat, *action), events, out)
            }
            RecordStep::Ended(outcome) => self.end(by, outcome, out),
        }
    }

    /// Tells the result.
    fn end(&self, by: &Narrator, outcome: &Outcome, out: &mut dyn Write) -> io::Result<()> {
        let (names, story) = (&by.names, &by.texts.terminal.story);
        for (name, score) in names.iter().zip(&outcome.scores) {
            writeln!(out, "  {}", story.score(name, &self.score(by, *score)))?;
        }
        let winners = outcome.winners.iter().map(|seat| by.name(seat).to_owned());
        match &winners.collect::<Vec<_>>()[..] {
            _ if names.len() == 1 => Ok(()),
            [winner] => writeln!(out, "{}", story.wins(winner)),
            winners => writeln!(out, "{}", by.texts.end.shared(&by.texts.common.list(winners))),
        }
    }
}

/// Who plays, by name, and the language in which it is told.
pub struct Narrator {
    names: Vec<String>,
    texts: &'static Texts,
}

impl Narrator {
    /// For a game of these players, in that language.
    pub(crate) fn new(players: &[PlayerEntry], texts: &'static Texts) -> Self {
        // Names come from a file: what could steer a terminal is shown, not sent.
        let names = players.iter().map(|player| player.name.escape_debug().to_string());
        Self { names: names.collect(), texts }
    }

    /// All of them.
    pub fn players(&self) -> String {
        self.names.join(", ")
    }

    /// The one on that seat.
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}
