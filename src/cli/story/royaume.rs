//! The words for a game of Le Royaume.

use std::io::{self, Write};

use super::{Players, Story};
use crate::game::{Game, Score, Seat, Viewer};
use crate::games::Royaume;
use crate::games::royaume::{Action, Event, Ground, Seen, State, Way};
use crate::text::Texts;
use crate::text::royaume::telling::{HexNames, Telling};

/// The words for one game.
pub struct RoyaumeStory {
    players: Players,
    texts: &'static Texts,
    ground: Ground,
}

impl Story<Royaume> for RoyaumeStory {
    fn new(players: Players, texts: &'static Texts) -> Self {
        Self { players, texts, ground: Ground::default() }
    }

    fn players(&self) -> &Players {
        &self.players
    }

    fn texts(&self) -> &'static Texts {
        self.texts
    }

    fn deal(&mut self, state: &State, out: &mut dyn Write) -> io::Result<()> {
        let (table, story) = (state.tabletop(), &self.texts.terminal.story);
        self.ground = table.options.ground.clone();
        for seat in table.everybody() {
            let player = table.player(seat);
            let points = (self.texts.royaume.points)(player.score.into());
            let name = |seat| self.players.name(seat).to_owned();
            let cards = self.telling(&name).cards(&player.hand);
            let hand = (story.hand)(&name(seat), &points, &cards);
            writeln!(out, "  {hand}")?;
        }
        writeln!(out, "{}", (story.starts)(self.players.name(table.start)))
    }

    fn action(
        &mut self,
        seat: Seat,
        action: Action,
        events: &[Event],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if let Some(sentence) = self.decision(seat, action, events) {
            writeln!(out, "  {sentence}")?;
        }
        for event in events {
            let Some(sentence) = self.event(event) else { continue };
            let indent = if is_consequence(event) { "    " } else { "  " };
            writeln!(out, "{indent}{sentence}")?;
        }
        Ok(())
    }

    fn score(&self, score: Score) -> String {
        (self.texts.royaume.points)(score.in_thousandths() / 1000)
    }
}

impl RoyaumeStory {
    /// What somebody did, where nothing that came of it says so.
    fn decision(&self, seat: Seat, action: Action, events: &[Event]) -> Option<String> {
        let (texts, name) = (&self.texts.royaume, self.players.name(seat));
        let to = |hex| self.telling(&|seat| self.players.name(seat).to_owned()).to(hex);
        let walks = |event| matches!(event, &Event::Open(Seen::Hero { why: Way::Walk, .. }));
        match action {
            Action::Move(hex) if events.iter().any(walks) => Some((texts.goes)(name, &to(hex))),
            Action::Move(_) => Some((texts.stays)(name)),
            Action::Pass => Some((texts.passes)(name)),
            Action::End => Some((texts.ends_turn)(name)),
            Action::Throw(price) => Some(texts.throws(name, price)),
            _ => None,
        }
    }

    /// What happened, unless the decision has said it.
    fn event(&self, event: &Event) -> Option<String> {
        let seen = Royaume::seen(event, Viewer::Spectator)?;
        self.telling(&|seat| self.players.name(seat).to_owned()).event(&seen)
    }

    fn telling<'a>(&'a self, name: &'a dyn Fn(Seat) -> String) -> Telling<'a> {
        Telling { text: self.texts, ground: &self.ground, name, hexes: HexNames::Axial }
    }
}

/// Whether it only follows from what was told before, and is not something that somebody does or
/// that begins.
fn is_consequence(event: &Event) -> bool {
    let Event::Open(seen) = event else { return true };
    !matches!(
        seen,
        Seen::Played { .. }
            | Seen::Counted { .. }
            | Seen::Challenge { .. }
            | Seen::Fight { .. }
            | Seen::Spun { .. }
            | Seen::Spent { .. }
            | Seen::Animal { .. }
            | Seen::Placed { .. }
            | Seen::Returned { .. }
            | Seen::Arrow { .. }
            | Seen::Turn { .. }
            | Seen::EndBegins { .. }
            | Seen::LastTurn { .. }
            | Seen::GameOver(_)
    )
}
