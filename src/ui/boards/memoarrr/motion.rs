//! What moves on the board, made from what was seen: it says what happened and who did it.
//!
//! Updates wait in line: one is shown when the motion of the one before it has ended, faster where
//! many wait. Words do not outrun what they speak of: until the first thing of an update has been
//! seen, the view before it is what is spoken of ([`ShownUpdates::spoken`]), and each thing is told when its
//! motion is over. At the end of a round the cards stay as they lay for as long as the table lets people
//! look (M22), and are gone from here as soon as they are down.

use std::time::Duration;

use super::drag::Lifted;
use super::model::{Faces, faces};
use crate::client::Logged;
use crate::client::log::Keep;
use crate::game::set::Element;
use crate::game::{Game, Seat, Update};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Card, Cell, Link, Seen, View, Volcano};
use crate::sound::Cue;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::Advance;
use crate::ui::boards::timeline::{ShownUpdates, end_cue};
use crate::ui::style::Motion;
use crate::ui::style::theme::pace;

/// How long the end of a round is shown where nobody has to say "ready".
const GLIMPSE: Duration = Duration::from_millis(900);
/// It is shown so long in any case, until the table says who still looks.
const AT_LEAST: f64 = 0.3;
/// Between the beginnings of two cards that are turned down together.
const RIPPLE: f64 = 0.02;

/// Something that moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    /// A card turns over.
    Flip { cell: Cell, before: Option<Card>, after: Option<Card> },
    /// Two cards change places; this player may have dropped one on the other.
    Swap { from: Cell, to: Cell, faces: [Option<Card>; 2], dropped: Option<Lifted> },
    /// A volcano flies to a player.
    Flight { seat: Seat, volcano: Volcano },
    /// The chest goes to its winner.
    Slide { seat: Seat },
    /// Somebody looks at a card.
    Peek { cell: Cell },
    /// Somebody touches a card.
    Touch { cell: Cell },
}

impl Move {
    /// Whether the card at that place is painted by this move, and not where it lies.
    pub fn carries(self, cell: Cell) -> bool {
        match self {
            Self::Flip { cell: moved, .. } => moved == cell,
            Self::Swap { from, to, .. } => from == cell || to == cell,
            _ => false,
        }
    }

    /// Whether what it takes from the crater still lies there when it is so far.
    pub fn waits_in_crater(self, part: f32) -> bool {
        matches!(self, Self::Flight { .. } | Self::Slide { .. }) && part <= 0.0
    }
}

/// How a round ended, for as long as it is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    /// The cards as they lay.
    pub faces: Faces,
    /// Who held which volcano.
    pub held: [Option<Volcano>; 4],
    /// Who was left.
    pub winner: Option<Seat>,
    /// Not down before this.
    until: f64,
}

/// What lies in the crater on this screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crater {
    /// How many chests.
    pub chests: usize,
    /// How many volcanoes.
    pub volcanoes: usize,
    /// The one on top; none while the end of a round is looked at.
    pub top: Option<Volcano>,
}

/// What is on its way across the board.
#[derive(Clone, Debug, Default)]
pub struct Show {
    /// What is shown, and what waits.
    pub updates: ShownUpdates<Memoarrr, Move>,
    laid: Option<Laid>,
    /// Where a card failed, and the card that it did not go with.
    failure: Option<(Cell, Card)>,
    /// The card that this player has dropped on another, until the table has answered.
    dropped: Option<Lifted>,
}

impl Show {
    /// How the round ended, while that is looked at.
    pub fn laid(&self) -> Option<&Laid> {
        self.laid.as_ref()
    }

    /// Who has just failed, and the card that theirs did not go with, until the volcano has come.
    pub fn failing(&self) -> Option<(Seat, Card)> {
        let volcano = |seen: &Seen| match seen {
            Seen::Volcano { seat, .. } => Some(*seat),
            _ => None,
        };
        let seat = self
            .updates
            .coming()
            .iter()
            .find_map(volcano)
            .filter(|_| !self.updates.is_turning())?;
        Some((seat, self.failure?.1))
    }

    /// Who is about to get a chest.
    pub fn winning(&self) -> Option<Seat> {
        self.updates.coming().iter().find_map(|seen| match seen {
            Seen::RoundWon { seat } => Some(*seat),
            _ => None,
        })
    }

    /// Where a card has just failed, and the card that it did not go with.
    pub fn failure(&self) -> Option<(Cell, Card)> {
        self.failure
    }

    /// The card that this player has dropped on another, and that is still in the air.
    pub fn dropped(&self) -> Option<Lifted> {
        self.dropped
    }

    /// This player has dropped a card on another.
    pub fn drop_card(&mut self, dropped: Option<Lifted>) {
        self.dropped = dropped;
    }

    /// Who holds which volcano, on this screen: not yet while it flies.
    pub fn held(&self) -> [Option<Volcano>; 4] {
        let shown = self.updates.view().map_or([None; 4], |view| view.tabletop.held);
        let mut held = self.laid.as_ref().map_or(shown, |laid| laid.held);
        for (what, _) in self.updates.moving() {
            if let Move::Flight { seat, .. } = what {
                held[seat.index()] = None;
            }
        }
        held
    }

    /// What lies in the crater: what will fly from there still does until it sets off.
    pub fn crater(&self, view: &View) -> Crater {
        let table = &view.tabletop;
        let mut crater = Crater {
            chests: 7 - table.chests.len(),
            volcanoes: table.volcanoes_left(),
            top: view.top_volcano,
        };
        if self.laid.is_some() {
            // All of them are before the players.
            (crater.volcanoes, crater.top) = (0, None);
        }
        for (what, _) in self.updates.moving().filter(|(what, part)| what.waits_in_crater(*part)) {
            match what {
                Move::Slide { .. } => crater.chests += 1,
                Move::Flight { volcano, .. } => {
                    crater.volcanoes += 1;
                    crater.top = Some(volcano);
                }
                _ => {}
            }
        }
        crater
    }

    fn begin(&mut self, update: Update<Memoarrr>, motion: Motion) {
        let hurry = self.updates.hurry();
        let seconds = |normal| motion.seconds(normal) * hurry;
        let mut shown = self.updates.view().map_or([None; Cell::COUNT], faces);
        let mut held = self.updates.view().map_or([None; 4], |view| view.tabletop.held);
        let (mut at, mut winner) = (self.updates.now(), None);
        let mut told_at = Vec::with_capacity(update.seen.len());
        let before = self.updates.view().and_then(View::compare);
        let dropped = self.dropped.take();
        self.failure = None;
        for seen in &update.seen {
            if matches!(seen, Seen::Volcano { .. }) {
                at += seconds(pace::REGRET);
            }
            self.sound(at, seen, update.view.viewer.seat());
            match *seen {
                Seen::Revealed { cell, card, link, .. } => {
                    let flip = Move::Flip { cell, before: None, after: Some(card) };
                    at = self.updates.timeline.play(flip, at, seconds(pace::FLIP));
                    shown[cell.index()] = Some(card);
                    if link == Link::None {
                        self.failure = before.map(|before| (cell, before));
                    }
                }
                Seen::Volcano { seat, volcano, .. } => {
                    at = self.updates.timeline.play(
                        Move::Flight { seat, volcano },
                        at,
                        seconds(pace::FLIGHT),
                    );
                    held[seat.index()] = Some(volcano);
                }
                Seen::Peeked { cell, .. } => {
                    at = self.updates.timeline.play(Move::Peek { cell }, at, seconds(pace::LIFT));
                }
                Seen::Banned { cell, .. } => {
                    at = self.updates.timeline.play(Move::Touch { cell }, at, seconds(pace::MARK));
                }
                Seen::Swapped { from, to } => {
                    let faces = [shown[from.index()], shown[to.index()]];
                    let dropped = dropped.filter(|it| [from, to].contains(&it.cell));
                    let length = if dropped.is_some() { pace::LIFT } else { pace::SWAP };
                    let swap = Move::Swap { from, to, faces, dropped };
                    at = self.updates.timeline.play(swap, at, seconds(length));
                    shown.swap(from.index(), to.index());
                }
                Seen::RoundWon { seat } => {
                    at = self.updates.timeline.play(Move::Slide { seat }, at, seconds(pace::SLIDE));
                    winner = Some(seat);
                }
                Seen::AbilityVoid(_) | Seen::Round { .. } | Seen::GameOver(_) => {}
            }
            told_at.push(at);
        }
        if winner.is_some() {
            let until = at + seconds(GLIMPSE).max(AT_LEAST);
            self.laid = Some(Laid { faces: shown, held, winner, until });
        }
        self.turn_back(&update.view, seconds(pace::FLIP));
        self.updates.show(update, told_at);
    }

    /// M9, M28: what this player was looking at goes back.
    fn turn_back(&mut self, view: &View, length: f64) {
        let Some(before) = self.updates.view() else { return };
        let back: Vec<(Cell, Card)> =
            before.secret.iter().filter(|(cell, _)| view.secret.get(*cell).is_none()).collect();
        for (cell, card) in back {
            let flip = Move::Flip { cell, before: Some(card), after: None };
            self.updates.timeline.play(flip, self.updates.now(), length);
        }
    }

    fn sound(&mut self, at: f64, seen: &Seen, me: Option<Seat>) {
        let cue = match seen {
            Seen::Revealed { link: Link::Animal | Link::Landscape, .. } => Cue::Connect,
            Seen::Revealed { .. } => Cue::Flip,
            Seen::Volcano { .. } => Cue::Rumble,
            Seen::Peeked { .. } => Cue::Peek,
            Seen::Banned { .. } | Seen::Swapped { .. } => Cue::Swap,
            Seen::RoundWon { .. } => Cue::Chest,
            Seen::GameOver(tally) => end_cue(tally.winners, me),
            Seen::AbilityVoid(_) | Seen::Round { .. } => return,
        };
        self.updates.timeline.sound(at, cue);
    }

    /// The round is over and was looked at: every card goes down, and nothing is left of it here.
    fn lay_down(&mut self, motion: Motion) {
        let Some(laid) = self.laid.take() else { return };
        let length = motion.seconds(pace::FLIP);
        let cards = Cell::with_location()
            .iter()
            .filter_map(|cell| laid.faces[cell.index()].map(|card| (cell, card)));
        for (number, (cell, card)) in cards.enumerate() {
            let start =
                self.updates.now() + if length > 0.0 { number as f64 * RIPPLE } else { 0.0 };
            let flip = Move::Flip { cell, before: Some(card), after: None };
            self.updates.timeline.play(flip, start, length);
        }
        self.updates.retain_latest(|seen| Memoarrr::keep(seen) == Keep::Game);
        self.failure = None;
    }

    /// Whether the cards of the last round may still be looked at.
    fn holds(&self, snapshot: &ClientSnapshot<Memoarrr>) -> bool {
        let Some(laid) = &self.laid else { return false };
        let looking = match snapshot.seat {
            Some(seat) => snapshot.looking.contains(seat),
            None => !snapshot.looking.is_empty(),
        };
        let ended = snapshot.verdict.is_some() || self.is_over();
        // What waits after the end is the next game.
        looking || self.updates.now() < laid.until || ended && self.updates.is_current()
    }

    fn is_over(&self) -> bool {
        self.updates.view().is_some_and(|view| view.opened.is_some())
    }
}

impl crate::ui::boards::Show<Memoarrr> for Show {
    fn take(&mut self, update: &Update<Memoarrr>) {
        self.updates.push(update.clone());
    }

    fn set(&mut self, update: &Update<Memoarrr>) {
        *self = Self { updates: ShownUpdates::of(update.view.clone()), ..Self::default() };
    }

    fn advance(
        &mut self,
        now: f64,
        motion: Motion,
        snapshot: &ClientSnapshot<Memoarrr>,
    ) -> Advance {
        self.updates.timeline.advance(now);
        if snapshot.view_to_act_on().is_some_and(asks_for_swap) {
            // The table has refused, and asks again.
            self.dropped = None;
        }
        if self.updates.timeline.is_still() && !self.holds(snapshot) {
            self.lay_down(motion);
        }
        while self.laid.is_none() {
            let Some(update) = self.updates.pop() else { break };
            self.begin(update, motion);
        }
        self.updates.forget_before();
        Advance { cues: self.updates.timeline.due(), next: self.next_change() }
    }

    fn finish(&mut self) {
        self.updates.finish();
        (self.laid, self.failure) = (None, None);
    }

    fn waiting(&self) -> usize {
        self.updates.waiting()
    }

    fn untold(&self) -> usize {
        self.updates.coming().len()
    }

    fn holds_round(&self) -> bool {
        self.laid.is_some()
    }
}

impl Show {
    fn next_change(&self) -> Option<f64> {
        let hold = self.laid.as_ref().map(|laid| laid.until - self.updates.now());
        let hold = hold.filter(|left| *left > 0.0);
        hold.into_iter().chain(self.updates.timeline.next()).reduce(f64::min)
    }
}

fn asks_for_swap(view: &View) -> bool {
    Memoarrr::legal_actions(view).any(|action| matches!(action, Action::Swap(_)))
}

#[cfg(test)]
mod tests;
