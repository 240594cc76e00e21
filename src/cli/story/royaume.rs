//! The words for a game of Le Royaume. Every sentence of its story stands in this file.

use std::io::{self, Write};

use super::{Cast, Story, count};
use crate::game::{Score, Seat};
use crate::games::Royaume;
use crate::games::royaume::{
    Action, By, Card, Cause, EndReason, Errand, Event, Ground, Hex, Kind, Memory, Reason, Seen,
    Special, State, Way,
};

/// The words for one game.
pub struct Tale {
    cast: Cast,
    ground: Ground,
}

impl Story<Royaume> for Tale {
    fn new(cast: Cast) -> Self {
        Self { cast, ground: Ground::default() }
    }

    fn cast(&self) -> &Cast {
        &self.cast
    }

    fn deal(&mut self, state: &State, out: &mut dyn Write) -> io::Result<()> {
        let table = state.tabletop();
        self.ground = table.options.ground.clone();
        for seat in table.everybody() {
            let player = table.player(seat);
            let cards: Vec<String> = player.hand.iter().map(|card| in_words(*card)).collect();
            let points = count(player.score.into(), "point", "points");
            writeln!(out, "  {}: {points}; {}.", self.cast.name(seat), cards.join(", "))?;
        }
        writeln!(out, "{} starts.", self.cast.name(table.start))
    }

    fn action(
        &mut self,
        seat: Seat,
        action: Action,
        events: &[Event],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if let Some(sentence) = self.decision(seat, action) {
            writeln!(out, "  {sentence}")?;
        }
        for event in events {
            match event {
                Event::Open(seen) => writeln!(out, "  {}", self.seen(seen))?,
                Event::Reshuffled { .. } => {
                    writeln!(out, "  The deck is empty: the discards are shuffled.")?;
                }
            }
        }
        Ok(())
    }

    fn score(&self, score: Score) -> String {
        count(score.in_thousandths() / 1000, "point", "points")
    }
}

impl Tale {
    /// What somebody did, where nothing that came of it says so.
    fn decision(&self, seat: Seat, action: Action) -> Option<String> {
        let name = self.cast.name(seat);
        match action {
            Action::Pass => Some(format!("{name} passes.")),
            Action::End => Some(format!("{name} ends the turn.")),
            Action::Move(hex) => Some(format!("{name} goes to {}.", self.place(hex))),
            Action::Throw(_) => Some(format!("{name} throws all cards away.")),
            _ => None,
        }
    }

    fn seen(&self, seen: &Seen) -> String {
        let name = |seat: &Seat| self.cast.name(*seat);
        match seen {
            Seen::Played { seat, card } => format!("{} plays {}.", name(seat), in_words(*card)),
            Seen::Counted { seat, card, total } => {
                format!("{} plays {}: {total} together.", name(seat), in_words(*card))
            }
            Seen::Points { seat, by, score, why } => {
                format!("  {}: {by:+} {}, now {score}.", name(seat), cause(*why))
            }
            Seen::Discarded { seat, cards } => {
                let cards: Vec<String> = cards.iter().map(|card| in_words(*card)).collect();
                format!("  {} loses {}.", name(seat), cards.join(", "))
            }
            Seen::Hero { seat, to, why } => match why {
                Way::Walk | Way::ShortWay => {
                    format!("  {} stands on {}.", name(seat), self.place(*to))
                }
                Way::Help => format!("  {} comes to {}.", name(seat), self.place(*to)),
                Way::Camp => format!("  {} is sent to the camp.", name(seat)),
            },
            Seen::Turned { hex, tile } => {
                let front = self.ground.front(*tile);
                let (at, colour, number) = (self.place(*hex), front.colour, front.difficulty);
                format!("  Challenge {tile} is turned up on {at}: {colour} {number}.")
            }
            Seen::Challenge { seat, tile, difficulty, .. } => {
                format!("{} takes challenge {tile}, difficulty {difficulty}.", name(seat))
            }
            Seen::Fight { seats, why } => {
                let names: Vec<&str> = seats.iter().map(name).collect();
                let why = match why {
                    Reason::Walk => "who came to him",
                    Reason::Chaos => "out of chaos",
                    Reason::Spin => "whom he found there",
                };
                format!("The Wizard fights {}, {why}.", names.join(" and "))
            }
            Seen::Joined { seat } => format!("  {} is in it.", name(seat)),
            Seen::Spun { seat, number, total, .. } => {
                format!("{} spins {number}: {total} together.", name(seat))
            }
            Seen::Settled { done, by, total, difficulty } => match (done, by) {
                (_, By::Star) => "  A star: it is done!".to_owned(),
                (_, By::General) => "  The General settles it: done!".to_owned(),
                (true, _) => format!("  {total} against {difficulty}: done!"),
                (false, _) => format!("  {total} against {difficulty}: it has failed."),
            },
            Seen::Completed { seat, tile } => format!("  {} has challenge {tile}.", name(seat)),
            Seen::Wizard { to, why } => match why {
                Errand::Beaten => "  The Wizard is beaten, and goes back to his tower.".to_owned(),
                Errand::Chaos | Errand::Spin => {
                    format!("  The Wizard comes to {}.", self.place(*to))
                }
                Errand::Stays => format!("  The Wizard stays on {}.", self.place(*to)),
                Errand::Home => "  The Wizard goes home to his tower.".to_owned(),
            },
            _ => self.more(seen),
        }
    }

    fn more(&self, seen: &Seen) -> String {
        let name = |seat: &Seat| self.cast.name(*seat);
        match seen {
            Seen::Took { seat, card } => {
                format!("  {} takes {} out of the discards.", name(seat), in_words(*card))
            }
            Seen::Swapped { seat, give, other, take } => {
                let (give, take) = (self.memory(*give), self.memory(*take));
                format!("  {} gives {} {give} for {take}.", name(seat), name(other))
            }
            Seen::Carried { tile, from, to } => {
                let (from, to) = (self.place(*from), self.place(*to));
                format!("  Challenge {tile} is carried from {from} to {to}.")
            }
            Seen::Spent { seat, tiles } => {
                let tiles: Vec<String> = tiles.iter().map(|tile| tile.to_string()).collect();
                format!("{} trades {}.", name(seat), tiles.join(", "))
            }
            Seen::Memory { seat, tile } => {
                format!("  {} gets a memory of {}.", name(seat), self.memory(*tile))
            }
            Seen::Animal { seat } => format!("{} walks with a spirit animal now.", name(seat)),
            Seen::Placed { seat, tile, hex } => {
                let (memory, place) = (self.memory(*tile), self.place(*hex));
                format!("{} places a memory of {memory} on {place}.", name(seat))
            }
            Seen::Drew { seat, card } => format!("  {} draws {}.", name(seat), in_words(*card)),
            Seen::Befell { seat, card, effect } => {
                let vain = if *effect { "" } else { ", in vain" };
                format!("  {} draws {}{vain}.", name(seat), in_words(*card))
            }
            Seen::Snow { hex, seats } => {
                let names: Vec<&str> = seats.iter().map(|seat| self.cast.name(seat)).collect();
                format!("  Snow comes over {} and traps {}.", self.place(*hex), names.join(", "))
            }
            Seen::Returned { seat, tile, hex } => {
                format!("{} puts challenge {tile} back on {}.", name(seat), self.place(*hex))
            }
            Seen::Arrow { segment } => {
                let number = segment.index();
                format!("The arrow stops on segment {number}.")
            }
            Seen::Turn { seat, number } => format!("{}, turn {number}.", name(seat)),
            Seen::Missed { seat } => format!("  {} is snowed in and misses it.", name(seat)),
            Seen::SnowBack(_) => "  The snowstorm goes back.".to_owned(),
            Seen::EndBegins { why } => format!("The end begins: {}.", reason(*why)),
            Seen::LastTurn { seat } => format!("{}, the last turn.", name(seat)),
            _ => "The game is over.".to_owned(),
        }
    }

    /// A hex by what it is, and where.
    fn place(&self, hex: Hex) -> String {
        match self.ground.kind(hex) {
            Kind::Land => format!("open land {hex}"),
            Kind::City(city) => format!("{} {hex}", self.ground.name(city).escape_debug()),
            Kind::Special(Special::Mine) => "the Mine".to_owned(),
            Kind::Special(special) => format!("the {}", special.name()),
        }
    }

    fn memory(&self, memory: Memory) -> String {
        match memory {
            Memory::Palace => "the palace".to_owned(),
            Memory::City(_) => self.ground.memory_name(memory).escape_debug().to_string(),
        }
    }
}

/// A card as one says it: "Short way".
fn in_words(card: Card) -> String {
    let name = card.name().replace('_', " ");
    name[..1].to_uppercase() + &name[1..]
}

fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::Throw => "for new cards",
        Cause::Fox => "from the Fox",
        Cause::Merchant => "to the Merchant",
        Cause::Animal => "for the spirit animal",
        Cause::Place => "for the memory",
        Cause::Challenge => "for the challenge",
        Cause::Fight => "for the fight",
    }
}

fn reason(why: EndReason) -> &'static str {
    match why {
        EndReason::MineEmpty => "the Mine is empty",
        EndReason::NoChallenge => "no challenge is left",
        EndReason::FortyTurns => "everybody has had forty turns",
    }
}
