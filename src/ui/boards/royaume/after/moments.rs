//! What is worth another look in a game of Le Royaume: the contest that was won against the odds, and
//! the one that was lost in spite of them.

use crate::bot::royaume::contest_odds::ContestOdds;
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::{Action, Event, Seen};
use crate::ui::boards::after::moments::{Highlight, percent};
use crate::ui::boards::royaume::scene::Enough;
use crate::ui::profile::finished_game::FinishedGame;

/// A contest is won against the odds up to this chance, and lost in spite of them from the other on.
const ODDS: [f32; 2] = [0.5, 0.6];

/// The moments of a game for one seat: of its own spins, by the chance before them with every card
/// that could still be added.
pub fn moments(game: &FinishedGame<Royaume>, me: Seat) -> Vec<Highlight> {
    let mut best: [Option<(usize, f32)>; 2] = [None, None];
    for (at, step) in game.steps.iter().enumerate().skip(1) {
        if step.done != Some((me, Action::Spin)) {
            continue;
        }
        let table = game.steps[at - 1].state.tabletop();
        let Some(contest) = &table.contest else { continue };
        let chance = ContestOdds::of(table, contest).with_cards;
        let is_settled = |event: &Event| match event {
            Event::Open(Seen::Settled { done, .. }) => Some(*done),
            _ => None,
        };
        let mut later = game.steps.iter().enumerate().skip(at);
        let settled =
            later.find_map(|(at, step)| Some((at, step.events.iter().find_map(is_settled)?)));
        // Whoever keeps a card that would have been enough has given up, and had no bad luck.
        let settled =
            settled.filter(|(at, done)| *done || !gave_up(game, *at)).map(|(_, done)| done);
        let [won, lost] = &mut best;
        match settled {
            Some(true) if chance <= won.map_or(ODDS[0], |(_, least)| least) => {
                *won = Some((at, chance));
            }
            Some(false) if chance >= lost.map_or(ODDS[1], |(_, most)| most) => {
                *lost = Some((at, chance));
            }
            _ => {}
        }
    }
    let [won, lost] = best;
    let won = won.map(|(at, chance)| {
        Highlight::new(at, move |text| text.moments.luckiest_contest(percent(chance)))
    });
    let lost = lost.map(|(at, chance)| {
        Highlight::new(at, move |text| text.moments.unluckiest(percent(chance)))
    });
    [won, lost].into_iter().flatten().collect()
}

/// Whether the last no of a contest was said with cards in hand that could still be enough.
fn gave_up(game: &FinishedGame<Royaume>, settled: usize) -> bool {
    let table = game.steps[settled - 1].state.tabletop();
    let contest = table.contest.as_ref().filter(|contest| contest.asks_for_cards());
    contest.is_some_and(|contest| Enough::of(table, contest, contest.asked) != Enough::Never)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;
    use crate::games::royaume::Options;
    use crate::text::Language;
    use crate::ui::boards::after::moments::tests::played;

    #[test]
    fn what_is_told_is_true() {
        let mut counts = [0; 2];
        for number in 0..12 {
            let game = played::<Royaume>(Options::default(), 3, Level::CabinBoy, number);
            for moment in moments(&game, Seat::new(0).unwrap()) {
                let words = moment.words(Language::English.texts());
                let lost = usize::from(words.starts_with("Bad luck"));
                let mut later = game.steps[moment.at..].iter().flat_map(|step| &step.events);
                let done = later.find_map(|event| match event {
                    Event::Open(Seen::Settled { done, .. }) => Some(*done),
                    _ => None,
                });
                assert_eq!(done, Some(lost == 0), "{words}");
                counts[lost] += 1;
            }
        }
        assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
    }
}
