//! The words for a game of Memoarrr!.

use std::io::{self, Write};

use super::{Players, Story};
use crate::game::{Score, Seat};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Animal, Card, Cell, Event, Link, State, Why};
use crate::text::Texts;

/// The words for one game.
pub struct MemoarrrStory {
    players: Players,
    texts: &'static Texts,
    /// The card that the next reveal is compared with.
    before: Option<Card>,
}

impl Story<Memoarrr> for MemoarrrStory {
    fn new(players: Players, texts: &'static Texts) -> Self {
        Self { players, texts, before: None }
    }

    fn players(&self) -> &Players {
        &self.players
    }

    fn texts(&self) -> &'static Texts {
        self.texts
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
            writeln!(out, "  {}", self.texts.replay.looked(self.name(seat)))?;
        }
        for event in events {
            let line = self.event(seat, event);
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn score(&self, score: Score) -> String {
        let rubies = u8::try_from(score.in_thousandths() / 1000).unwrap_or(u8::MAX);
        self.texts.end.rubies(rubies)
    }
}

impl MemoarrrStory {
    fn event(&mut self, seat: Seat, event: &Event) -> String {
        let (texts, story) = (&self.texts.memoarrr, &self.texts.terminal.story);
        let aside = match *event {
            Event::Revealed { cell, card, link, .. } => {
                return self.revealed(seat, cell, card, link);
            }
            Event::RoundWon { seat, treasure } => {
                let rubies = self.texts.end.rubies(treasure.rubies());
                return story.chest(&texts.round_won(self.name(seat)), &rubies);
            }
            Event::Round { number, start, .. } => {
                self.before = None;
                return texts.next_round(number, self.name(start));
            }
            Event::GameOver(_) => return story.chests_taken.to_owned(),
            Event::Volcano { seat, volcano, why: Why::NoLink } => {
                texts.no_link(self.name(seat), volcano.birds())
            }
            Event::Volcano { seat, volcano, why: Why::NoCardLeft } => {
                texts.no_card(self.name(seat), volcano.birds())
            }
            Event::Peeked { seat, cell, card } => {
                texts.peeked(self.name(seat), &format!("{cell} ({})", texts.card(card)))
            }
            Event::Banned { seat, cell } => texts.banned(&cell.to_string(), self.name(seat)),
            Event::Swapped { from, to } => texts.swapped(&from.to_string(), &to.to_string()),
            Event::AbilityVoid(Animal::Penguin) => texts.void[0].to_owned(),
            Event::AbilityVoid(_) => texts.void[1].to_owned(),
        };
        format!("  {aside}")
    }

    fn revealed(&mut self, seat: Seat, cell: Cell, card: Card, link: Link) -> String {
        let (texts, story) = (&self.texts.memoarrr, &self.texts.terminal.story);
        let (animal, landscape) = texts.wanted(card);
        let how = match (link, self.before.replace(card)) {
            (Link::Opening, _) | (_, None) => story.opens.to_owned(),
            (Link::Animal, Some(_)) => story.connects(animal),
            (Link::Landscape, Some(_)) => story.connects(landscape),
            (Link::None, Some(before)) => {
                let (animal, landscape) = texts.missing(before);
                format!("{animal}, {landscape}")
            }
        };
        story.revealed(self.name(seat), &cell.to_string(), &texts.card(card), &how)
    }

    fn name(&self, seat: Seat) -> &str {
        self.players.name(seat)
    }
}
