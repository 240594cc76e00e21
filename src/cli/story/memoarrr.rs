//! The words for a game of Memoarrr!.

use std::io::{self, Write};

use super::{Narrator, Story};
use crate::game::{Score, Seat};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Animal, Card, Cell, Event, Link, State, Why};

/// The words for one game.
#[derive(Default)]
pub struct MemoarrrStory {
    /// The card that the next reveal is compared with.
    before: Option<Card>,
}

impl Story<Memoarrr> for MemoarrrStory {
    fn deal(&mut self, _by: &Narrator, state: &State, out: &mut dyn Write) -> io::Result<()> {
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
        by: &Narrator,
        (seat, action): (Seat, Action),
        events: &[Event],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if action == Action::DoneLooking {
            writeln!(out, "  {}", by.texts.replay.looked(by.name(seat)))?;
        }
        for event in events {
            let line = self.event(by, seat, event);
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn score(&self, by: &Narrator, score: Score) -> String {
        let rubies = u8::try_from(score.in_thousandths() / 1000).unwrap_or(u8::MAX);
        by.texts.end.rubies(rubies)
    }
}

impl MemoarrrStory {
    fn event(&mut self, by: &Narrator, seat: Seat, event: &Event) -> String {
        let (texts, story) = (&by.texts.memoarrr, &by.texts.terminal.story);
        let aside = match *event {
            Event::Revealed { cell, card, link, .. } => {
                return self.revealed(by, seat, (cell, card, link));
            }
            Event::RoundWon { seat, treasure } => {
                let rubies = by.texts.end.rubies(treasure.rubies());
                return story.chest(&texts.round_won(by.name(seat)), &rubies);
            }
            Event::Round { number, start, .. } => {
                self.before = None;
                return texts.next_round(number, by.name(start));
            }
            Event::GameOver(_) => return story.chests_taken.to_owned(),
            Event::Volcano { seat, volcano, why: Why::NoLink } => {
                texts.no_link(by.name(seat), volcano.birds())
            }
            Event::Volcano { seat, volcano, why: Why::NoCardLeft } => {
                texts.no_card(by.name(seat), volcano.birds())
            }
            Event::Peeked { seat, cell, card } => {
                texts.peeked(by.name(seat), &format!("{cell} ({})", texts.card(card)))
            }
            Event::Banned { seat, cell } => texts.banned(&cell.to_string(), by.name(seat)),
            Event::Swapped { from, to } => texts.swapped(&from.to_string(), &to.to_string()),
            Event::AbilityVoid(Animal::Penguin) => texts.void[0].to_owned(),
            Event::AbilityVoid(_) => texts.void[1].to_owned(),
        };
        format!("  {aside}")
    }

    fn revealed(
        &mut self,
        by: &Narrator,
        seat: Seat,
        (cell, card, link): (Cell, Card, Link),
    ) -> String {
        let (texts, story) = (&by.texts.memoarrr, &by.texts.terminal.story);
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
        story.revealed(by.name(seat), &cell.to_string(), &texts.card(card), &how)
    }
}
