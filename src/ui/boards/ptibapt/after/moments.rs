//! What is worth another look in a game of Pti Bapt: a pair or a trap that one had seen, the longest
//! memory, the luckiest pair.

use crate::game::set::Element;
use crate::game::{Seat, Viewer};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Card, Cell, Colour, Deed, Event, Grid, Seen, View};
use crate::text::Texts;
use crate::ui::boards::after::moments::{BestCards, Highlight, Sight, Sightings, turns};
use crate::ui::profile::finished_game::{FinishedGame, Step};

/// A pair is luck up to this chance.
const LUCKY: f32 = 0.34;

/// The best of each kind so far, with its step and its place.
#[derive(Default)]
struct Best {
    /// How many turns there were up to each step.
    turns: Vec<usize>,
    /// How many turns before the like of a card was seen that was not turned up.
    missed: Option<(usize, Cell, usize)>,
    /// How many turns before a trap was seen that was turned up.
    trap: Option<(usize, Cell, usize)>,
    /// Second cards of pairs.
    cards: BestCards<Cell, Card>,
}

/// The moments of a game for one seat.
pub fn moments(game: &FinishedGame<PtiBapt>, me: Seat) -> Vec<Highlight> {
    let mut memory = Sightings::of(Cell::COUNT);
    let begins = |step: &Step<PtiBapt>| {
        step.events.iter().any(|event| matches!(event, Event::Turned { second: false, .. }))
    };
    let mut best = Best { turns: turns(&game.steps, begins), ..Best::default() };
    // The first card of the turn, and where it lies.
    let mut first: Option<(Cell, Card)> = None;
    let mut before: Option<View> = None;
    for (at, step) in game.steps.iter().enumerate() {
        let Some(update) = game.update(at, Viewer::Seat(me)) else { break };
        for event in &update.seen {
            let Seen::Turned { cell, card, second } = *event else { continue };
            let mine = step
                .done
                .is_some_and(|(seat, action)| seat == me && matches!(action.deed, Deed::Turn(_)));
            if let Some(before) = before.as_ref().filter(|_| mine) {
                best.judge(&memory, before, first.filter(|_| second), (at, cell, card));
            }
            first = (!second).then_some((cell, card));
        }
        observe(&mut memory, &update.seen, &update.view, at);
        before = Some(update.view);
    }
    best.told(game.options.grid())
}

/// Keeps what can be seen with that step.
fn observe(memory: &mut Sightings<Card>, seen: &[Seen], view: &View, at: usize) {
    for event in seen {
        match *event {
            Seen::Switched { cells: [a, b] } => memory.swap(a.index(), b.index()),
            Seen::Turned { cell, card, .. } => memory.see(cell.index(), card, at),
            _ => {}
        }
    }
    for (cell, card) in view.visible() {
        memory.see(cell.index(), card, at);
    }
}

impl Best {
    /// One's own card: with which step, where, and which; and the first of the turn, if this is the
    /// second.
    fn judge(
        &mut self,
        memory: &Sightings<Card>,
        before: &View,
        first: Option<(Cell, Card)>,
        (at, cell, card): (usize, Cell, Card),
    ) {
        let since = |sight: Sight<Card>| self.turns[at] - self.turns[sight.at];
        let known = memory.recall(cell.index()).map(since);
        if card.colour() == Colour::Red {
            // What was seen last could be known best.
            if let Some(turns) = known
                && self.trap.is_none_or(|(.., least)| turns < least)
            {
                self.trap = Some((at, cell, turns));
            }
        }
        let Some((place, wanted)) = first else { return };
        let others = || before.tabletop.lies.iter().filter(|other| *other != place);
        if card == wanted {
            match known {
                Some(turns) => self.cards.remember(at, cell, turns),
                None => {
                    let unseen = others().filter(|it| memory.recall(it.index()).is_none()).count();
                    let chance = 1.0 / unseen.max(1) as f32;
                    self.cards.find(at, card, chance, LUCKY);
                }
            }
        } else if wanted.colour() != Colour::Red {
            let like = others().filter_map(|other| {
                let sight = memory.recall(other.index())?;
                (sight.card == wanted).then_some((other, since(sight)))
            });
            if let Some((other, turns)) = like.min_by_key(|(_, turns)| *turns)
                && self.missed.is_none_or(|(.., least)| turns < least)
            {
                self.missed = Some((at, other, turns));
            }
        }
    }

    fn told(self, grid: Grid) -> Vec<Highlight> {
        let missed = self.missed.map(|(at, cell, turns)| {
            Highlight::new(at, move |text| text.moments.had_seen_like(&grid.name(cell), turns))
        });
        let trap = self.trap.map(|(at, cell, turns)| {
            Highlight::new(at, move |text| text.moments.had_seen_trap(&grid.name(cell), turns))
        });
        let card_name = |text: &Texts, card| text.ptibapt.card(card).to_owned();
        let cards = self.cards.told(|cell| grid.name(cell), card_name);
        trap.or(missed).into_iter().chain(cards.into_iter().flatten()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;
    use crate::games::ptibapt::Options;
    use crate::text::Language;
    use crate::ui::boards::after::moments::tests::played;

    /// Over many games of forgetful players every kind comes up, and each is true.
    #[test]
    fn what_is_told_is_true() {
        let kinds = ["Its like", "Your longest", "Your luckiest"];
        let mut counts = [0; 3];
        for number in 0..40 {
            let options = Options { extension: false, ..Options::default() };
            let game = played::<PtiBapt>(options, 2, Level::CabinBoy, number);
            let me = Seat::new(0).unwrap();
            for moment in moments(&game, me) {
                let words = moment.words(Language::English.texts());
                let (seat, action) = game.steps[moment.at].done.unwrap();
                let before = &game.steps[moment.at - 1].state;
                let Deed::Turn(cell) = action.deed else { panic!("{words}") };
                assert_eq!(seat, me);
                let named =
                    game.options.grid().cells().iter().find(|cell| {
                        words.contains(&format!(" {}", game.options.grid().name(*cell)))
                    });
                let kind = kinds.iter().position(|start| words.starts_with(start)).unwrap();
                let first = game.update(moment.at - 1, Viewer::Seat(me)).unwrap().view;
                let first = first.visible().map(|(_, card)| card).next();
                match kind {
                    0 => assert_eq!(Some(before.card(named.unwrap())), first, "{words}"),
                    _ => assert_eq!(Some(before.card(cell)), first, "{words}"),
                }
                counts[kind] += 1;
            }
        }
        assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
    }

    /// With a spyglass one sees a trap without being caught.
    #[test]
    fn a_trap_that_was_seen_is_told() {
        let game = played::<PtiBapt>(Options::default(), 2, Level::CabinBoy, 1);
        let before = game.update(8, Viewer::Seat(Seat::new(0).unwrap())).unwrap().view;
        let cell = before.tabletop.lies.first().unwrap();
        let mut memory = Sightings::of(Cell::COUNT);
        memory.see(cell.index(), Card::Red, 3);
        let mut best = Best { turns: (0..10).collect(), ..Best::default() };
        best.judge(&memory, &before, None, (9, cell, Card::Red));
        let told = best.told(game.options.grid());
        let words = told[0].words(Language::English.texts());
        let name = game.options.grid().name(cell);
        assert_eq!(words, format!("You had seen the trap at {name} 6 turns before."));
    }
}
