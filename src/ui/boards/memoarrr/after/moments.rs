//! What is worth another look in a game of Memoarrr!: a card that one had seen and needed, the
//! longest memory, the luckiest card.

use crate::game::set::Element;
use crate::game::{Seat, Set, Viewer};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Card, Cell, Seen, View};
use crate::ui::boards::ToldAfterwards as _;
use crate::ui::boards::after::moments::{BestCards, Highlight, Sightings, turns};
use crate::ui::profile::finished_game::{FinishedGame, Step};

/// A card is luck up to this chance.
const LUCKY: f32 = 0.4;

/// The best of each kind so far.
#[derive(Default)]
struct Best {
    /// How many turns there were up to each step.
    turns: Vec<usize>,
    /// The step, the place and the card that would have connected, and the round it was seen in.
    missed: Option<(usize, Cell, Card, u8)>,
    cards: BestCards<Cell, Card>,
}

/// The moments of a game for one seat.
pub fn moments(game: &FinishedGame<Memoarrr>, me: Seat) -> Vec<Highlight> {
    let mut memory = Sightings::of(Cell::COUNT);
    let reveals = |step: &Step<Memoarrr>| matches!(step.done, Some((_, Action::Reveal(_))));
    let mut best = Best { turns: turns(&game.steps, reveals), ..Best::default() };
    let mut before: Option<View> = None;
    for (at, step) in game.steps.iter().enumerate() {
        let Some(update) = game.update(at, Viewer::Seat(me)) else { break };
        if let (Some((seat, Action::Reveal(cell))), Some(before)) = (step.done, &before)
            && seat == me
        {
            let revealed = update.seen.iter().find_map(|seen| match seen {
                Seen::Revealed { card, .. } => Some(*card),
                _ => None,
            });
            if let (Some(card), Some(wanted)) = (revealed, before.compare()) {
                let round = |at: usize| Memoarrr::round(&game.steps[at].state);
                best.judge(&memory, before, round, (at, cell, card, wanted));
            }
        }
        observe(&mut memory, &update.seen, &update.view, at);
        before = Some(update.view);
    }
    best.told()
}

/// Keeps what can be seen with that step.
fn observe(memory: &mut Sightings<Card>, seen: &[Seen], view: &View, at: usize) {
    for event in seen {
        match *event {
            Seen::Swapped { from, to } => memory.swap(from.index(), to.index()),
            Seen::Revealed { cell, card, .. } => memory.see(cell.index(), card, at),
            _ => {}
        }
    }
    for (cell, card) in view.faces.iter().chain(view.secret.iter()) {
        memory.see(cell.index(), card, at);
    }
}

impl Best {
    /// One's own reveal: with which step, where, which card, and which one it had to go with.
    fn judge(
        &mut self,
        memory: &Sightings<Card>,
        before: &View,
        round: impl Fn(usize) -> u8,
        (at, cell, card, wanted): (usize, Cell, Card, Card),
    ) {
        let known = memory.recall(cell.index());
        if !card.connects(wanted) {
            let might = before.choices().cells().iter();
            let connecting = might.filter_map(|cell| {
                let sight = memory.recall(cell.index())?;
                sight.card.connects(wanted).then_some((sight, cell))
            });
            // The one that was seen last could be known best.
            if let Some((sight, cell)) = connecting.max_by_key(|(sight, _)| sight.at) {
                self.missed = Some((at, cell, sight.card, round(sight.at)));
            }
        } else if let Some(sight) = known {
            let turns = self.turns[at] - self.turns[sight.at];
            self.cards.remember(at, cell, turns);
        } else {
            let seen: Set<Card> = memory.cards().collect();
            let unseen: Vec<Card> = (0..Card::COUNT)
                .map(Card::from_index)
                .filter(|card| !seen.contains(*card))
                .collect();
            let fitting = unseen.iter().filter(|card| card.connects(wanted)).count();
            let chance = fitting as f32 / unseen.len().max(1) as f32;
            self.cards.find(at, card, chance, LUCKY);
        }
    }

    fn told(self) -> Vec<Highlight> {
        let missed = self.missed.map(|(at, cell, card, round)| {
            Highlight::new(at, move |text| {
                text.moments.had_seen(&cell.to_string(), &text.memoarrr.card(card), round)
            })
        });
        let cards = self.cards.told(|cell| cell.to_string(), |text, card| text.memoarrr.card(card));
        missed.into_iter().chain(cards.into_iter().flatten()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use crate::ui::profile::finished_game::tests::ended;

    /// Over many games of players who choose blindly, every kind comes up, and each is true.
    #[test]
    fn what_is_told_is_true() {
        let mut kinds = [0; 3];
        let texts = Language::English.texts();
        for number in 0..30 {
            let game = FinishedGame::of_table(&ended(3, true, number)).unwrap();
            let me = Seat::new(0).unwrap();
            for moment in moments(&game, me) {
                let words = moment.words(texts);
                let (seat, action) = game.steps[moment.at].done.unwrap();
                let Action::Reveal(cell) = action else { panic!("{words}") };
                let before = &game.steps[moment.at - 1].state;
                let update = game.update(moment.at - 1, Viewer::Seat(me)).unwrap();
                let connects = before.card(cell).connects(update.view.compare().unwrap());
                assert_eq!(seat, me);
                let kind = ["You had", "Your longest", "Your luckiest"];
                let kind = kind.iter().position(|start| words.starts_with(start)).unwrap();
                assert_eq!(connects, kind > 0, "{words}");
                if kind == 0 {
                    let fits = |cell: &Cell| {
                        let card = before.card(*cell);
                        words.contains(&format!("{cell}, {}", texts.memoarrr.card(card)))
                            && card.connects(update.view.compare().unwrap())
                    };
                    assert!(
                        update.view.choices().cells().iter().any(|cell| fits(&cell)),
                        "{words}"
                    );
                }
                kinds[kind] += 1;
            }
        }
        assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
    }
}
