//! A game of Memoarrr! told in readable lines. It tells everything, so it is for records only.

use std::io::{self, Write};

use crate::game::record::{Player, Told};
use crate::game::set::Element;
use crate::game::{Outcome, Seat};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Animal, Card, Cell, Event, Landscape, Link, State, Why};

/// The words for one game.
pub struct Story {
    names: Vec<String>,
    /// The card that the next reveal is compared with.
    before: Option<Card>,
}

impl Story {
    /// A game of these players.
    pub fn new(players: &[Player]) -> Self {
        // Names come from a file: what could steer a terminal is shown, not sent.
        let name = |player: &Player| player.name.escape_debug().to_string();
        Self { names: players.iter().map(name).collect(), before: None }
    }

    /// Who plays.
    pub fn cast(&self) -> String {
        self.names.join(", ")
    }

    /// Tells a line of a record.
    pub fn tell(&mut self, told: &Told<Memoarrr>, out: &mut impl Write) -> io::Result<()> {
        match told {
            Told::Dealt(state) => self.deal(state, out),
            Told::Played { seat, action, events } => self.action(*seat, *action, events, out),
            Told::Ended(outcome) => self.end(outcome, out),
        }
    }

    /// Tells the deal.
    pub fn deal(&mut self, state: &State, out: &mut impl Write) -> io::Result<()> {
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

    /// Tells an action and what it led to.
    pub fn action(
        &mut self,
        seat: Seat,
        action: Action,
        events: &[Event],
        out: &mut impl Write,
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

    fn event(&mut self, seat: Seat, event: &Event) -> String {
        match *event {
            Event::Revealed { cell, card, link, .. } => self.revealed(seat, cell, card, link),
            Event::Volcano { seat, volcano, why } => {
                let (name, birds) = (self.name(seat), count(volcano.birds(), "bird", "birds"));
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
                let rubies = count(treasure.rubies(), "ruby", "rubies");
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

    fn end(&self, outcome: &Outcome, out: &mut impl Write) -> io::Result<()> {
        for (name, rubies) in self.names.iter().zip(&outcome.scores) {
            writeln!(out, "  {name}: {}", count(*rubies as u8, "ruby", "rubies"))?;
        }
        let winners: Vec<&str> = outcome.winners.iter().map(|seat| self.name(seat)).collect();
        match winners[..] {
            [winner] => writeln!(out, "{winner} wins."),
            _ => writeln!(out, "{} share the victory.", winners.join(" and ")),
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

fn count(number: u8, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
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
