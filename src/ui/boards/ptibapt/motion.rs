//! What moves on the board, made from what was seen: it says what happened and who did it.
//!
//! Updates wait in line: one is shown when the motion of the one before it has ended, faster where
//! many wait. A face that has gone down is nowhere in here any more.

use std::time::Duration;

use super::model::ShownPile;
use super::shown_time::ShownTime;
use crate::game::{Seat, Update};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Bonus, Card, Cell, Seen, View};
use crate::sound::Cue;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::Advance;
use crate::ui::boards::timeline::{ShownUpdates, end_cue};
use crate::ui::style::Motion;
use crate::ui::style::theme::pace;

/// Between the beginnings of two cards that move together, in parts of their time.
const RIPPLE: f64 = 0.15;

/// Something that moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    /// A card turns over.
    Flip { cell: Cell, before: Option<Card>, after: Option<Card> },
    /// P6: a card flies to the pile of whoever keeps it.
    Keep { cell: Cell, card: Card, seat: Seat, second: bool },
    /// P8: a blue card leaves the game.
    Leave { cell: Cell, card: Card },
    /// P8: two cards change places.
    Switch { cells: [Cell; 2] },
    /// P8: somebody looks at a card.
    Peek { cell: Cell },
    /// P8: a trap leaves a pile, for the pile of the other one or for good.
    Rid { from: Seat, to: Option<Seat> },
}

impl Move {
    /// Whether it is about that place.
    pub fn is_at(self, cell: Cell) -> bool {
        match self {
            Self::Flip { cell: at, .. } | Self::Keep { cell: at, .. } => at == cell,
            Self::Leave { cell: at, .. } | Self::Peek { cell: at } => at == cell,
            Self::Switch { cells } => cells.contains(&cell),
            Self::Rid { .. } => false,
        }
    }

    /// Whether the card at that place is painted by this move, and not where it lies.
    pub fn carries(self, cell: Cell) -> bool {
        !matches!(self, Self::Peek { .. }) && self.is_at(cell)
    }
}

/// What is on its way across the board.
#[derive(Clone, Debug, Default)]
pub struct Show {
    /// What is shown, and what waits.
    pub updates: ShownUpdates<PtiBapt, Move>,
    shown_time: ShownTime,
}

/// How fast an update is shown.
#[derive(Clone, Copy)]
struct ShowSpeed {
    motion: Motion,
    hurry: f64,
}

impl ShowSpeed {
    fn seconds(self, normal: Duration) -> f64 {
        self.motion.seconds(normal) * self.hurry
    }
}

impl Show {
    /// The clock, and how long something is still in sight.
    pub fn shown_time(&self) -> &ShownTime {
        &self.shown_time
    }

    /// What lies before somebody on this screen: not yet what is on its way.
    pub fn shown_pile(&self, seat: Seat) -> ShownPile {
        let Some(view) = self.updates.view() else { return ShownPile::default() };
        let mut cards = view.tabletop.pile(seat).cards().to_vec();
        for (what, _) in self.updates.moving() {
            let coming = match what {
                Move::Keep { card, seat: to, .. } if to == seat => Some(card),
                Move::Rid { to: Some(to), .. } if to == seat => Some(Card::Red),
                _ => None,
            };
            if let Some(at) = cards.iter().rposition(|card| Some(*card) == coming) {
                cards.remove(at);
            }
        }
        ShownPile::of(&cards)
    }

    fn begin(&mut self, update: Update<PtiBapt>, motion: Motion) {
        let speed = ShowSpeed { motion, hurry: self.updates.hurry() };
        let mut at = self.updates.now();
        let mut told_at = Vec::with_capacity(update.seen.len());
        for seen in &update.seen {
            at = self.happen(seen, at, speed, &update.view);
            told_at.push(at);
        }
        if let Some(opened) = &update.view.opened {
            self.open(opened.iter().collect(), at, speed);
        }
        self.updates.show(update, told_at);
    }

    /// Something happens at that time; when it is over.
    fn happen(&mut self, seen: &Seen, at: f64, speed: ShowSpeed, view: &View) -> f64 {
        match seen {
            Seen::Turned { cell, card, .. } => self.turn_up(*cell, *card, at, speed),
            Seen::Kept { seat, cells, card } => self.keep(*seat, cells, *card, at, speed),
            Seen::Back { cells } => self.turn_back(cells, at, speed),
            Seen::Bonus { seat, bonus, void, cells } => {
                let at = self.leave(Card::Bonus(*bonus), cells, at, speed);
                if *void { at } else { self.rid(*seat, *bonus, at, speed, view) }
            }
            Seen::Looked { cells, .. } => {
                self.updates.timeline.sound(at, Cue::Peek);
                let length = speed.seconds(pace::LIFT);
                cells.map(|cell| self.updates.timeline.play(Move::Peek { cell }, at, length))[0]
            }
            Seen::Switched { cells } => {
                self.updates.timeline.sound(at, Cue::Swap);
                self.updates.timeline.play(
                    Move::Switch { cells: *cells },
                    at,
                    speed.seconds(pace::SWAP),
                )
            }
            Seen::GameOver(tally) => {
                let cue = end_cue(tally.outcome().winners, view.viewer.seat());
                self.updates.timeline.sound(at, cue);
                at
            }
        }
    }

    /// P5, P6. A card that is still on its way down is turned up again after that.
    fn turn_up(&mut self, cell: Cell, card: Card, at: f64, speed: ShowSpeed) -> f64 {
        let down = self.updates.timeline.end(|what| what.is_at(cell)).unwrap_or(at);
        let start = at.max(down);
        self.updates.timeline.sound(start, Cue::Flip);
        let flip = Move::Flip { cell, before: None, after: Some(card) };
        self.updates.timeline.play(flip, start, speed.seconds(pace::FLIP))
    }

    /// P12. What comes next need not wait for it.
    fn turn_back(&mut self, cells: &[Cell], at: f64, speed: ShowSpeed) -> f64 {
        let face = |cell: &Cell| {
            let view = self.updates.view()?;
            let card = view.faces.get(*cell).or_else(|| view.secret.get(*cell))?;
            Some((*cell, card))
        };
        let back: Vec<(Cell, Card)> = cells.iter().filter_map(face).collect();
        for (cell, card) in back {
            let flip = Move::Flip { cell, before: Some(card), after: None };
            self.updates.timeline.play(flip, at, speed.seconds(pace::FLIP));
        }
        at
    }

    /// P5, P6: a pair is looked at with pleasure before it flies, a trap with regret.
    fn keep(&mut self, seat: Seat, cells: &[Cell], card: Card, at: f64, speed: ShowSpeed) -> f64 {
        let trap = card == Card::Red;
        let start = at + speed.seconds(if trap { pace::REGRET } else { pace::PLEASURE });
        let (heard, cue) = if trap { (start, Cue::Rumble) } else { (at, Cue::Connect) };
        self.updates.timeline.sound(heard, cue);
        let fly = |cell, second| Move::Keep { cell, card, seat, second };
        self.away(cells, start, speed, fly)
    }

    /// P8: a blue pair leaves the game.
    fn leave(&mut self, card: Card, cells: &[Cell], at: f64, speed: ShowSpeed) -> f64 {
        self.updates.timeline.sound(at, Cue::Connect);
        let start = at + speed.seconds(pace::PLEASURE);
        self.away(cells, start, speed, |cell, _| Move::Leave { cell, card })
    }

    /// One card after the other; they arrive together.
    fn away(
        &mut self,
        cells: &[Cell],
        start: f64,
        speed: ShowSpeed,
        what: impl Fn(Cell, bool) -> Move,
    ) -> f64 {
        let length = speed.seconds(pace::FLIGHT);
        for (number, cell) in cells.iter().enumerate() {
            let later = number as f64 * RIPPLE * length;
            self.updates.timeline.play(what(*cell, number > 0), start + later, length - later);
        }
        start + length
    }

    /// P8: broom and parcel.
    fn rid(&mut self, seat: Seat, bonus: Bonus, at: f64, speed: ShowSpeed, view: &View) -> f64 {
        let to = match bonus {
            Bonus::Broom => None,
            Bonus::Parcel => Some(seat.next(view.tabletop.seats())),
            Bonus::Spyglass | Bonus::Switch | Bonus::Again => return at,
        };
        self.updates.timeline.sound(at, Cue::Swap);
        self.updates.timeline.play(Move::Rid { from: seat, to }, at, speed.seconds(pace::FLIGHT))
    }

    /// The game is over: what is left is turned up, one after the other.
    fn open(&mut self, left: Vec<(Cell, Card)>, at: f64, speed: ShowSpeed) {
        let length = speed.seconds(pace::FLIP);
        let up = self.updates.view().map(|view| view.faces);
        let hidden = |(cell, _): &(Cell, Card)| up.is_none_or(|up| up.get(*cell).is_none());
        for (number, (cell, card)) in left.into_iter().filter(hidden).enumerate() {
            let flip = Move::Flip { cell, before: None, after: Some(card) };
            self.updates.timeline.play(flip, at + number as f64 * RIPPLE * length, length);
        }
    }
}

impl crate::ui::boards::Show<PtiBapt> for Show {
    fn take(&mut self, update: &Update<PtiBapt>) {
        self.updates.push(update.clone());
    }

    fn set(&mut self, update: &Update<PtiBapt>) {
        self.updates = ShownUpdates::of(update.view.clone());
    }

    fn advance(&mut self, now: f64, motion: Motion, snapshot: &ClientSnapshot<PtiBapt>) -> Advance {
        self.updates.timeline.advance(now);
        self.shown_time.advance(now, snapshot);
        while let Some(update) = self.updates.pop() {
            self.begin(update, motion);
        }
        self.updates.forget_before();
        let next = [self.updates.timeline.next(), self.shown_time.next(now)];
        Advance {
            cues: self.updates.timeline.due(),
            next: next.into_iter().flatten().reduce(f64::min),
        }
    }

    fn finish(&mut self) {
        self.updates.finish();
    }

    fn waiting(&self) -> usize {
        self.updates.waiting()
    }

    fn untold(&self) -> usize {
        self.updates.coming().len()
    }
}

#[cfg(test)]
mod tests;
