//! The words for a game of Le Royaume.

use std::io::{self, Write};

use super::{Players, Story};
use crate::game::{Score, Seat};
use crate::games::Royaume;
use crate::games::royaume::{
    Action, By, Card, Destination, Event, Ground, Hex, Kind, Memory, Sector, Seen, Special, State,
    Tile, Way,
};
use crate::text::Texts;

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
            let hand = (story.hand)(self.players.name(seat), &points, &self.cards(&player.hand));
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
        let walks = |event| matches!(event, &Event::Open(Seen::Hero { why: Way::Walk, .. }));
        match action {
            Action::Move(hex) if events.iter().any(walks) => {
                Some((texts.goes)(name, &self.to(hex)))
            }
            Action::Move(_) => Some((texts.stays)(name)),
            Action::Pass => Some((texts.passes)(name)),
            Action::End => Some((texts.ends_turn)(name)),
            Action::Throw(price) => Some(texts.throws(name, price)),
            _ => None,
        }
    }

    /// What happened, unless the decision has said it.
    fn event(&self, event: &Event) -> Option<String> {
        let texts = &self.texts.royaume;
        let name = |seat: &Seat| self.players.name(*seat);
        let card = |card: &Card| texts.card(*card);
        let Event::Open(seen) = event else { return Some(texts.reshuffled.to_owned()) };
        Some(match seen {
            Seen::Hero { why: Way::Walk, .. } => return None,
            Seen::Hero { seat, why: Way::Camp, .. } => (texts.to_camp)(name(seat)),
            Seen::Hero { seat, to, .. } => (texts.comes)(name(seat), &self.to(*to)),
            Seen::Wizard { to, why } => texts.wizard(&self.to(*to), *why),
            Seen::Arrow { segment } => (texts.arrow)(&self.destination(*segment)),
            Seen::Snow { hex, seats } => (texts.snow)(&self.to(*hex), &self.names(*seats)),
            Seen::SnowBack(_) => texts.snow_back.to_owned(),

            Seen::Played { seat, card: played } => (texts.plays)(name(seat), card(played)),
            Seen::Discarded { seat, cards } => (texts.discards)(name(seat), &self.cards(cards)),
            Seen::Took { seat, card: taken } => (texts.takes)(name(seat), card(taken)),
            Seen::Drew { seat, card: drawn } | Seen::Befell { seat, card: drawn, effect: true } => {
                (texts.draws)(name(seat), card(drawn))
            }
            Seen::Befell { seat, card: drawn, .. } => {
                (texts.draws_in_vain)(name(seat), card(drawn))
            }
            Seen::Reshuffled => texts.reshuffled.to_owned(),
            Seen::Points { seat, by, score, why } => {
                (texts.scores)(name(seat), &signed(*by), texts.cause(*why), *score)
            }

            Seen::Turn { seat, number } => (texts.turn)(name(seat), *number),
            Seen::Missed { seat } => (texts.missed)(name(seat)),
            Seen::EndBegins { why } => (texts.end_begins)(texts.end(*why)),
            Seen::LastTurn { seat } => (texts.last_turn)(name(seat)),
            Seen::GameOver(_) => texts.over.to_owned(),

            Seen::Spent { .. }
            | Seen::Memory { .. }
            | Seen::Swapped { .. }
            | Seen::Placed { .. }
            | Seen::Animal { .. } => return self.gain(seen),
            Seen::Turned { .. }
            | Seen::Challenge { .. }
            | Seen::Fight { .. }
            | Seen::Joined { .. }
            | Seen::Spun { .. }
            | Seen::Counted { .. }
            | Seen::Settled { .. }
            | Seen::Completed { .. }
            | Seen::Carried { .. }
            | Seen::Returned { .. } => return self.contest(seen),
        })
    }

    /// What somebody traded, got or placed.
    fn gain(&self, seen: &Seen) -> Option<String> {
        let (texts, name) = (&self.texts.royaume, |seat: &Seat| self.players.name(*seat));
        match seen {
            Seen::Spent { seat, tiles } => {
                let tiles: Vec<String> = tiles.iter().map(|tile| tile.to_string()).collect();
                Some((texts.spent)(name(seat), &tiles))
            }
            Seen::Memory { seat, tile } => Some((texts.memory)(name(seat), &self.memory(*tile))),
            Seen::Swapped { seat, give, other, take } => {
                let (give, take) = (self.memory(*give), self.memory(*take));
                Some((texts.swapped)(name(seat), &give, name(other), &take))
            }
            Seen::Placed { seat, tile, hex } => {
                Some((texts.placed)(name(seat), &self.memory(*tile), &hex.to_string()))
            }
            Seen::Animal { seat } => Some((texts.animal)(name(seat))),
            _ => None,
        }
    }

    /// What became of a challenge or a fight.
    fn contest(&self, seen: &Seen) -> Option<String> {
        let texts = &self.texts.royaume;
        let name = |seat: &Seat| self.players.name(*seat);
        let number = |tile: &Tile| tile.to_string();
        match seen {
            Seen::Turned { hex, tile } => {
                let (front, at) = (self.ground.front(*tile), self.to(*hex));
                let colour = texts.colour(front.colour);
                Some((texts.turned)(&number(tile), &at, colour, front.difficulty))
            }
            Seen::Challenge { seat, tile, difficulty, .. } => {
                Some((texts.challenge)(name(seat), &number(tile), *difficulty))
            }
            Seen::Fight { seats, why } => {
                Some(texts.fight(&self.names(seats.iter().copied()), *why))
            }
            Seen::Joined { seat } => Some((texts.joins)(name(seat))),
            Seen::Spun { seat, number, total, .. } => {
                Some((texts.spins)(name(seat), *number, *total))
            }
            Seen::Counted { seat, card, total } => {
                Some((texts.counts)(name(seat), texts.card(*card), *total))
            }
            Seen::Settled { by: By::Star, .. } => Some(texts.star.to_owned()),
            Seen::Settled { by: By::General, .. } => Some(texts.general.to_owned()),
            Seen::Settled { done, total, difficulty, .. } => {
                let sentence = if *done { texts.done } else { texts.failed };
                Some(sentence(*total, *difficulty))
            }
            Seen::Completed { seat, tile } => Some((texts.completed)(name(seat), &number(tile))),
            Seen::Carried { tile, from, to } => {
                Some((texts.carried)(&number(tile), &self.of(*from), &self.to(*to)))
            }
            Seen::Returned { seat, tile, hex } => {
                Some((texts.returned)(name(seat), &number(tile), &self.to(*hex)))
            }
            _ => None,
        }
    }

    fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names = seats.into_iter().map(|seat| self.players.name(seat).to_owned());
        (self.texts.common.list)(&names.collect::<Vec<_>>())
    }

    fn cards(&self, cards: &[Card]) -> String {
        let cards = cards.iter().map(|card| self.texts.royaume.card(*card));
        cards.collect::<Vec<_>>().join(", ")
    }

    /// After "to": a hex by what it is, and where.
    fn to(&self, hex: Hex) -> String {
        self.with_hex(self.texts.royaume.to(&shown(self.ground.kind_name(hex))), hex)
    }

    /// The same after "of".
    fn of(&self, hex: Hex) -> String {
        self.with_hex(self.texts.royaume.of(&shown(self.ground.kind_name(hex))), hex)
    }

    /// There is only one hex of each special kind, so nobody has to be told which.
    fn with_hex(&self, place: String, hex: Hex) -> String {
        match self.ground.kind(hex) {
            Kind::Special(_) => place,
            Kind::Land | Kind::City(_) => format!("{place} {hex}"),
        }
    }

    /// After "of": whose memory it is.
    fn memory(&self, memory: Memory) -> String {
        self.texts.royaume.of(&shown(self.ground.memory_name(memory)))
    }

    /// After "of": where a segment of the spinner sends the Wizard.
    fn destination(&self, sector: Sector) -> String {
        match self.ground.segment(sector).to {
            Destination::City(city) => self.memory(Memory::City(city)),
            Destination::Mine => self.texts.royaume.of(Special::Mine.name()),
        }
    }
}

/// Names of cities come from a file: what could steer a terminal is shown, not sent.
fn shown(name: &str) -> String {
    name.escape_debug().to_string()
}

fn signed(by: i16) -> String {
    format!("{}{}", if by < 0 { '−' } else { '+' }, by.unsigned_abs())
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
