//! The words for a game of Le Royaume.

use std::io::{self, Write};

use super::{Narrator, Story};
use crate::game::{Game, Score, Seat, SeatSet, Viewer};
use crate::games::Royaume;
use crate::games::royaume::{Action, Event, Ground, Seen, State, Way};
use crate::text::games::royaume::telling::{HexNames, Telling};

/// The words for one game.
#[derive(Default)]
pub struct RoyaumeStory {
    ground: Ground,
    /// What happened since the last challenge or fight began: its sum is told when it is settled.
    contest: Vec<Seen>,
    /// Those who have a spirit animal.
    animals: SeatSet,
}

impl Story<Royaume> for RoyaumeStory {
    fn deal(&mut self, by: &Narrator, state: &State, out: &mut dyn Write) -> io::Result<()> {
        let (table, story) = (state.tabletop(), &by.texts.terminal.story);
        self.ground = table.options.ground.clone();
        for seat in table.everybody() {
            let player = table.player(seat);
            let points = by.texts.royaume.points(player.score.into());
            let name = |seat| by.name(seat).to_owned();
            let cards = self.telling(by, &name).cards(&player.hand);
            let hand = story.hand(&name(seat), &points, &cards);
            writeln!(out, "  {hand}")?;
        }
        writeln!(out, "{}", story.starts(by.name(table.start)))
    }

    fn action(
        &mut self,
        by: &Narrator,
        (seat, action): (Seat, Action),
        events: &[Event],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let seen = events.iter().filter_map(|event| Royaume::seen(event, Viewer::Spectator));
        let seen: Vec<Seen> = seen.collect();
        let name = |seat| by.name(seat).to_owned();
        if let Some(sentence) = self.telling(by, &name).decision(seat, action, &seen) {
            writeln!(out, "  {sentence}")?;
        }
        for (event, seen) in events.iter().zip(seen) {
            let indent = if is_consequence(event) { "    " } else { "  " };
            if let Some(sentence) = self.telling(by, &name).event(&self.contest, &seen) {
                writeln!(out, "{indent}{sentence}")?;
            }
            self.follow(seen);
        }
        Ok(())
    }

    fn score(&self, by: &Narrator, score: Score) -> String {
        by.texts.royaume.points(score.in_thousandths() / 1000)
    }
}

impl RoyaumeStory {
    fn telling<'a>(&'a self, by: &Narrator, name: &'a dyn Fn(Seat) -> String) -> Telling<'a> {
        let Self { ground, animals, .. } = self;
        let (text, hexes) = (by.texts, HexNames::Axial);
        Telling { text, ground, name, me: None, hexes, animals: *animals }
    }

    /// Keeps what the next sentences have to know.
    fn follow(&mut self, seen: Seen) {
        match seen {
            Seen::Challenge { .. } | Seen::Fight { .. } => self.contest.clear(),
            Seen::Animal { seat } => self.animals.insert(seat),
            _ => {}
        }
        self.contest.push(seen);
    }
}

/// Whether it only follows from what was told before, and is not something that somebody does or
/// that begins.
fn is_consequence(event: &Event) -> bool {
    let Event::Open(seen) = event else { return true };
    !matches!(
        seen,
        Seen::Hero { why: Way::Walk, .. }
            | Seen::Played { .. }
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
