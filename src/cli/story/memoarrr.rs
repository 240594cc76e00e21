//! The words for a game of Memoarrr!.

use std::io::{self, Write};

use super::{Cast, Story, count};
use crate::game::{Score, Seat};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Animal, Card, Cell, Event, Landscape, Link, State, Why};

/// The words for one game.
pub struct Tale {
    cast: Cast,
    /// The card that the next reveal is compared with.
    before: Option<Card>,
}

impl Story<Memoarrr> for Tale {
    fn new(cast: Cast) -> Self {
        Self { cast, before: None }
    }

    fn cast(&self) -> &Cast {
        &self.cast
    }

    fn deal(&mut self, state: &State, out: &mut dyn Write) -> io::Result<()> {
        for row in 0..5 {
            let cards: Vec<String> = (0..5)
                .map(|column| Cell::at(row, column))
                .map(|cell| match cell {
                    Cell::CENTRE => format!("({})", state.card(cell)),
                    _ => state.card(cell).to_string(),
                })
                .map(|card| format!("{card:17}"))
                .collect();
            writeln!(out, "  {}", cards.concat().trim_end())?;
        }
        Ok(())
    }

    fn action(
        &mut self,
        seat: Seat,
        action: Action,
        events: &[Event],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if action == Action::DoneLooking {
            writeln!(out, "  {} has looked enough.", self.name(seat))?;
        }
        for event in events {
            let line = self.event(seat, event);
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn score(&self, score: Score) -> String {
        count(score.in_thousandths() / 1000, "ruby", "rubies")
    }
}

impl Tale {
    fn event(&mut self, seat: Seat, event: &Event) -> String {
        match *event {
            Event::Revealed { cell, card, link, .. } => self.revealed(seat, cell, card, link),
            Event::Volcano { seat, volcano, why } => {
                let (name, birds) =
                    (self.name(seat), count(volcano.birds().into(), "bird", "birds"));
                let why = match why {
                    Why::NoLink => "it does not connect",
                    Why::NoCardLeft => "no card is left to reveal",
                };
                format!("  {why}: {name} takes the volcano with {birds}.")
            }
            Event::Peeked { seat, cell, card } => {
                format!(
                    "  the penguin lets {} peek at {cell}: {}.",
                    self.name(seat),
                    in_words(card)
                )
            }
            Event::Banned { seat, cell } => {
                format!("  the walrus forbids {cell} to {}.", self.name(seat))
            }
            Event::Swapped { from, to } => {
                format!("  the octopus on {from} changes places with {to}.")
            }
            Event::AbilityVoid(animal) => format!("  the {} finds nothing to do.", animal.name()),
            Event::RoundWon { seat, treasure } => {
                let rubies = count(treasure.rubies().into(), "ruby", "rubies");
                format!("{} is left and takes a chest ({rubies} in it).", self.name(seat))
            }
            Event::Round { number, start, .. } => {
                self.before = None;
                format!("Round {number}: {} held the most birds and starts.", self.name(start))
            }
            Event::GameOver(_) => "All seven chests are taken.".to_owned(),
        }
    }

    fn revealed(&mut self, seat: Seat, cell: Cell, card: Card, link: Link) -> String {
        let before = self.before.replace(card);
        let reason = match (link, before) {
            (Link::Opening, _) | (_, None) => "opens the round".to_owned(),
            (Link::Animal, Some(_)) => format!("connects: {} again", card.animal.name()),
            (Link::Landscape, Some(_)) => format!("connects: {} again", card.landscape.name()),
            (Link::None, Some(before)) => {
                format!("no {}, no {}", before.animal.name(), before.landscape.name())
            }
        };
        format!("{} reveals {cell}: {} ({reason}).", self.name(seat), in_words(card))
    }

    fn name(&self, seat: Seat) -> &str {
        self.cast.name(seat)
    }
}

/// As one says it: "penguin in the lava".
fn in_words(card: Card) -> String {
    let place = match card.landscape {
        Landscape::Ocean => "in the ocean",
        Landscape::Jungle => "in the jungle",
        Landscape::Lava => "on the lava",
        Landscape::Flowers => "among flowers",
        Landscape::Beach => "on the beach",
    };
    let article = if card.animal == Animal::Octopus { "an" } else { "a" };
    format!("{article} {} {place}", card.animal.name())
}
