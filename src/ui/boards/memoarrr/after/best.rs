//! What somebody did in a game of Memoarrr!, and the best of it.

use eframe::egui::Ui;
use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::ui::profile::statistics::BestResults;
use crate::ui::style::Style;
use crate::ui::widgets::figure_ui;

/// The best of all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Best {
    /// The most cards that this player connected in one round.
    pub longest_chain: u8,
    /// The most cards that lay open when this player was the last one on the island.
    pub best_round: u8,
}

/// What somebody did in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Achieved {
    /// The most cards that they connected in one round.
    pub chain: u8,
    /// The most cards that lay open when they won a round.
    pub round: u8,
}

impl BestResults for Best {
    type Achieved = Achieved;
    type Standing = ();

    fn enter(&mut self, achieved: Achieved, _day: &str) -> Option<()> {
        self.longest_chain = self.longest_chain.max(achieved.chain);
        self.best_round = self.best_round.max(achieved.round);
        None
    }

    fn best_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        let texts = &style.text.past;
        for (name, cards, about) in [
            (texts.longest_chain, self.longest_chain, texts.longest_chain_hint),
            (texts.best_round, self.best_round, texts.best_round_hint),
        ] {
            if cards > 0 {
                figure_ui(ui, style, name, &texts.cards(cards), about);
            }
        }
    }
}

/// What a seat did in the course of a game, told reveal by reveal: whether it connected (`None`: it
/// opened the round), and round by round: who won it.
#[derive(Clone, Debug)]
pub struct Counter {
    me: Seat,
    chain: u8,
    open: u8,
    best: Achieved,
}

impl Counter {
    /// For that seat.
    pub fn new(me: Seat) -> Self {
        Self { me, chain: 0, open: 0, best: Achieved::default() }
    }

    /// Somebody turned a card.
    pub fn revealed(&mut self, by: Seat, connected: bool) {
        self.open += 1;
        if by == self.me && connected {
            self.chain += 1;
            self.best.chain = self.best.chain.max(self.chain);
        }
    }

    /// Somebody won the round.
    pub fn round_won(&mut self, by: Seat) {
        if by == self.me {
            self.best.round = self.best.round.max(self.open);
        }
        (self.chain, self.open) = (0, 0);
    }

    /// What was best.
    pub fn achieved(&self) -> Achieved {
        self.best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_is_what_one_connects_in_a_round_and_the_best_round_is_the_longest_one_wins() {
        let [me, other] = [0, 1].map(|number| Seat::new(number).unwrap());
        let mut counter = Counter::new(me);
        for (by, connected) in [(me, false), (other, true), (me, true), (other, true), (me, true)] {
            counter.revealed(by, connected);
        }
        counter.revealed(other, false);
        counter.round_won(me);
        assert_eq!(counter.achieved(), Achieved { chain: 2, round: 6 });
        counter.revealed(other, false);
        counter.revealed(me, true);
        counter.round_won(other);
        assert_eq!(counter.achieved(), Achieved { chain: 2, round: 6 });
    }
}
