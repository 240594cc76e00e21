//! The words for a game of Pti Bapt.

use std::io::{self, Write};

use super::{Cast, Story, count};
use crate::game::{Score, Seat};
use crate::games::PtiBapt;
use crate::games::ptibapt::{
    Action, Bonus, Card, Cell, Colour, Event, Grid, Options, State, Tally,
};

/// The words for one game.
pub struct Tale {
    cast: Cast,
    options: Options,
}

impl Story<PtiBapt> for Tale {
    fn new(cast: Cast) -> Self {
        Self { cast, options: Options::default() }
    }

    fn cast(&self) -> &Cast {
        &self.cast
    }

    fn deal(&mut self, state: &State, out: &mut dyn Write) -> io::Result<()> {
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
        seat: Seat,
        _action: Action,
        events: &[Event],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        for event in events {
            writeln!(out, "  {}", self.event(seat, event))?;
        }
        Ok(())
    }

    fn score(&self, score: Score) -> String {
        match self.options.solo {
            true => format!("{score} s in all"),
            false => count(score.in_thousandths() / 1000, "point", "points"),
        }
    }
}

impl Tale {
    fn grid(&self) -> Grid {
        self.options.grid()
    }

    fn event(&self, seat: Seat, event: &Event) -> String {
        let name = self.cast.name(seat);
        match event {
            Event::Turned { cell, card, second } => {
                let verb = if *second { "  and" } else { name };
                format!("{verb} turns up {}: {}.", self.grid().name(*cell), in_words(*card))
            }
            Event::Kept { card: Card::Red, .. } => format!("  a trap: {name} keeps it."),
            Event::Kept { card, .. } => format!("  a pair: {name} keeps both ({}).", worth(*card)),
            Event::Back { cells } => format!("  {} back down.", self.go(cells)),
            Event::Bonus { name: bonus, void, .. } => format!("  {}", used(*bonus, *void, name)),
            Event::Looked { cells: [a, b], cards: [first, second], .. } => {
                let (a, b) = (self.grid().name(*a), self.grid().name(*b));
                let (first, second) = (in_words(*first), in_words(*second));
                format!("  {name} looks at {a} ({first}) and {b} ({second}).")
            }
            Event::Switched { cells: [a, b] } => {
                format!("  {} and {} change places.", self.grid().name(*a), self.grid().name(*b))
            }
            Event::GameOver(Tally::Duel(_)) => "All green pairs are found.".to_owned(),
            Event::GameOver(Tally::Solo(solo)) => format!(
                "Found in {} s and {}, with {}.",
                solo.seconds,
                count(solo.turns.into(), "turn", "turns"),
                count(solo.reds.into(), "trap", "traps")
            ),
        }
    }

    fn go(&self, cells: &[Cell]) -> String {
        let names: Vec<String> = cells.iter().map(|cell| self.grid().name(*cell)).collect();
        format!("{} {}", names.join(" and "), if names.len() == 1 { "goes" } else { "go" })
    }
}

fn used(bonus: Bonus, void: bool, name: &str) -> String {
    match bonus {
        Bonus::Spyglass => format!("the spyglass: {name} may look at two cards."),
        Bonus::Switch => format!("the switch: {name} has two cards change places."),
        Bonus::Broom if void => format!("the broom: {name} has no trap to sweep away."),
        Bonus::Broom => format!("the broom: a trap of {name} leaves the game."),
        Bonus::Parcel if void => format!("the parcel: {name} has no trap to send."),
        Bonus::Parcel => format!("the parcel: a trap of {name} goes to the other one."),
        Bonus::Again => format!("again: {name} takes another turn."),
    }
}

fn worth(card: Card) -> &'static str {
    if card.colour() == Colour::Yellow { "4 points, and another turn" } else { "2 points" }
}

/// As one says it: "a green 3".
fn in_words(card: Card) -> String {
    match card {
        Card::Green(picture) => format!("green {}", picture.number()),
        Card::Yellow => "a Pti Bapt".to_owned(),
        Card::Red => "a trap".to_owned(),
        Card::Bonus(bonus) => format!("a blue one ({})", bonus.name()),
    }
}
