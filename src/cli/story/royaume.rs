//! The words for a game of Le Royaume.

use std::io::{self, Write};

use super::{Players, Story};
use crate::game::{Game, Score, Seat, Viewer};
use crate::games::Royaume;
use crate::games::royaume::{Action, Event, Ground, Seen, State};
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
        let name = |seat| self.players.name(seat).to_owned();
        let telling = self.telling(&name);
        let seen = events.iter().filter_map(|event| Royaume::seen(event, Viewer::Spectator));
        let seen: Vec<Seen> = seen.collect();
        if let Some(sentence) = telling.decision(seat, action, &seen) {
            writeln!(out, "  {sentence}")?;
        }
        for (event, seen) in events.iter().zip(&seen) {
            let Some(sentence) = telling.event(seen) else { continue };
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
