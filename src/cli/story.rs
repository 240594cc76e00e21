//! A game told in readable lines. It tells everything, so it is for records only.

use std::io::{self, Write};

use crate::game::record::{PlayerEntry, RecordStep, Recorded};
use crate::game::set::Element;
use crate::game::{Outcome, Score, Seat};
use crate::text::Texts;

pub mod memoarrr;
pub mod ptibapt;
pub mod royaume;

/// The words for a game.
pub trait Story<G: Recorded> {
    /// A game of these players, in that language.
    fn new(players: Players, texts: &'static Texts) -> Self
    where
        Self: Sized;

    /// Who plays.
    fn players(&self) -> &Players;

    /// The language.
    fn texts(&self) -> &'static Texts;

    /// Tells the deal.
    fn deal(&mut self, state: &G::State, out: &mut dyn Write) -> io::Result<()>;

    /// Tells an action and what it led to.
    fn action(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &[G::Event],
        out: &mut dyn Write,
    ) -> io::Result<()>;

    /// What somebody has in the end, in words.
    fn score(&self, score: Score) -> String;

    /// Tells a line of a record.
    fn tell(&mut self, told: &RecordStep<G>, out: &mut dyn Write) -> io::Result<()> {
        match told {
            RecordStep::Dealt(state) => self.deal(state, out),
            RecordStep::Played { seat, action, events } => self.action(*seat, *action, events, out),
            RecordStep::Ended(outcome) => self.end(outcome, out),
        }
    }

    /// Tells the result.
    fn end(&self, outcome: &Outcome, out: &mut dyn Write) -> io::Result<()> {
        let (players, texts) = (self.players(), self.texts());
        for (name, score) in players.0.iter().zip(&outcome.scores) {
            writeln!(out, "  {}", texts.terminal.story.score(name, &self.score(*score)))?;
        }
        let winners = outcome.winners.iter().map(|seat| players.name(seat).to_owned());
        match &winners.collect::<Vec<_>>()[..] {
            _ if players.0.len() == 1 => Ok(()),
            [winner] => writeln!(out, "{}", texts.terminal.story.wins(winner)),
            winners => writeln!(out, "{}", texts.end.shared(&texts.common.list(winners))),
        }
    }
}

/// Who plays, by name.
pub struct Players(Vec<String>);

impl Players {
    /// These players.
    pub fn new(players: &[PlayerEntry]) -> Self {
        // Names come from a file: what could steer a terminal is shown, not sent.
        Self(players.iter().map(|player| player.name.escape_debug().to_string()).collect())
    }

    /// All of them.
    pub fn names(&self) -> String {
        self.0.join(", ")
    }

    /// The one on that seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }
}
