//! The words for a game of Le Royaume.

use std::io::{self, Write};

use super::{Players, Story};
use crate::game::{Game, Score, Seat, SeatSet, Viewer};
use crate::games::Royaume;
use crate::games::royaume::{Action, Event, Ground, Seen, State, Way};
use crate::text::Texts;
use crate::text::games::royaume::telling::{HexNames, Telling};

/// The words for one game.
pub struct RoyaumeStory {
    players: Players,
    texts: &'static Texts,
    ground: Ground,
    /// What happened since the last challenge or fight began: its sum is told when it is settled.
    contest: Vec<Seen>,
    /// Those who have a spirit animal.
    animals: SeatSet,
}

impl Story<Royaume> for RoyaumeStory {
    fn new(players: Players, texts: &'static Texts) -> Self {
        let (contest, animals) = (Vec::new(), SeatSet::EMPTY);
        Self { players, texts, ground: Ground::default(), contest, animals }
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
            let points = self.texts.royaume.points(player.score.into());
            let name = |seat| self.players.name(seat).to_owned();
            let cards = self.telling(&name).cards(&player.hand);
            let hand = story.hand(&name(seat), &points, &cards);
            writeln!(out, "  {hand}")?;
        }
        writeln!(out, "{}", story.starts(self.players.name(table.start)))
    }

    fn action(
        &mut self,
        seat: Seat,
        action: Action,
        events: &[Event],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let seen = events.iter().filter_map(|event| Royaume::seen(event, Viewer::Spectator));
        let seen: Vec<Seen> = seen.collect();
        let name = |seat| self.players.name(seat).to_owned();
        if let Some(sentence) = self.telling(&name).decision(seat, action, &seen) {
            writeln!(out, "  {sentence}")?;
        }
        for (event, seen) in events.iter().zip(seen) {
            let name = |seat| self.players.name(seat).to_owned();
            let indent = if is_consequence(event) { "    " } else { "  " };
            if let Some(sentence) = self.telling(&name).event(&self.contest, &seen) {
                writeln!(out, "{indent}{sentence}")?;
            }
            self.follow(seen);
        }
        Ok(())
    }

    fn score(&self, score: Score) -> String {
        self.texts.royaume.points(score.in_thousandths() / 1000)
    }
}

impl RoyaumeStory {
    fn telling<'a>(&'a self, name: &'a dyn Fn(Seat) -> String) -> Telling<'a> {
        let Self { texts, ground, animals, .. } = self;
        Telling { text: texts, ground, name, me: None, hexes: HexNames::Axial, animals: *animals }
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
