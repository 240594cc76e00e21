//! The words for a game of Pti Bapt.

use std::io::{self, Write};

use super::{Narrator, Story};
use crate::game::{Score, Seat};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Card, Cell, Colour, Event, Grid, Options, State, Tally};

/// The words for one game.
#[derive(Default)]
pub struct PtiBaptStory {
    options: Options,
}

impl Story<PtiBapt> for PtiBaptStory {
    fn deal(&mut self, _by: &Narrator, state: &State, out: &mut dyn Write) -> io::Result<()> {
        self.options = state.tabletop().options;
        let grid = self.grid();
        for row in 0..grid.rows {
            let cells = (0..grid.columns).filter_map(|column| grid.at(row, column));
            let cards: String =
                cells.map(|cell| format!("{:10}", state.card(cell).to_string())).collect();
            writeln!(out, "  {}", cards.trim_end())?;
        }
        Ok(())
    }

    fn action(
        &mut self,
        by: &Narrator,
        (seat, _action): (Seat, Action),
        events: &[Event],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        for event in events {
            writeln!(out, "  {}", self.event(by, seat, event))?;
        }
        Ok(())
    }

    fn score(&self, by: &Narrator, score: Score) -> String {
        match self.options.solo {
            true => by.texts.terminal.story.solo_score(&by.texts.common.score(score)),
            false => by.texts.ptibapt.points((score.in_thousandths() / 1000) as i32),
        }
    }
}

impl PtiBaptStory {
    fn grid(&self) -> Grid {
        self.options.grid()
    }

    fn event(&self, by: &Narrator, seat: Seat, event: &Event) -> String {
        let (texts, story) = (&by.texts.ptibapt, &by.texts.terminal.story);
        let (name, cell) = (by.name(seat), |cell: &Cell| self.grid().name(*cell));
        let aside = match event {
            Event::Turned { cell: at, card, second: false } => {
                return story.first(name, &cell(at), texts.card(*card));
            }
            Event::GameOver(Tally::Duel(_)) => return story.greens_found.to_owned(),
            Event::GameOver(Tally::Solo(solo)) => {
                let traps = texts.traps(solo.reds.into());
                let seconds = by.texts.common.score(solo.seconds);
                return story.solo_found(&seconds, solo.turns, &traps);
            }
            Event::Turned { cell: at, card, second: true } => {
                story.second(&cell(at), texts.card(*card))
            }
            Event::Kept { card: Card::Red, .. } if self.options.solo => texts.trap_solo.to_owned(),
            Event::Kept { card: Card::Red, .. } => texts.trap(name),
            Event::Kept { card, .. } => story.pair(name, &texts.points(worth(*card))),
            Event::Back { cells } => texts.back(&cells.iter().map(cell).collect::<Vec<_>>()),
            Event::Bonus { name: bonus, void, .. } => texts.used(name, *bonus, *void),
            Event::Looked { cells: [a, b], cards: [first, second], .. } => {
                let a = texts.with_card(&cell(a), texts.card(*first));
                let b = texts.with_card(&cell(b), texts.card(*second));
                texts.looked(name, &a, &b)
            }
            Event::Switched { cells: [a, b] } => texts.switched(&cell(a), &cell(b)),
        };
        format!("  {aside}")
    }
}

/// The points of a pair of this card.
fn worth(card: Card) -> i32 {
    if card.colour() == Colour::Yellow { 4 } else { 2 }
}
