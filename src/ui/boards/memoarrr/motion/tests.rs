//! A card that fails: first it turns, then everything else, and words never before what they say.

use super::*;
use crate::game::{Chance, Game, Viewer};
use crate::games::memoarrr::{Action, Options, Phase, State};
use crate::text::Language;
use crate::ui::boards::{BoardLog as _, BoardWords as _, Show as _};

const STEP: f64 = 0.05;

/// Two players who reveal whatever comes until a round is won; every update for the first seat.
fn until_a_round_is_won() -> Vec<Update<Memoarrr>> {
    let (options, chance) = (Options::basic(2), &mut Chance::from_number(7, 0));
    let mut state: State = Memoarrr::deal(&options, 2, chance).unwrap();
    let me = Viewer::Seat(Seat::from_index(0));
    let mut updates = vec![Update::new(0, &state, &[], me)];
    loop {
        let seat = Memoarrr::to_act(&state).first().unwrap();
        let view = Memoarrr::view(&state, Viewer::Seat(seat));
        let action: Action = Memoarrr::legal_actions(&view).next().unwrap();
        let mut events = Vec::new();
        Memoarrr::play(&mut state, seat, &action, chance, &mut events).unwrap();
        let update = Update::new(updates.len() as u32, &state, &events, me);
        let won = update.seen.iter().any(|seen| matches!(seen, Seen::RoundWon { .. }));
        updates.push(update);
        assert_ne!(state.tabletop().phase, Phase::Over);
        if won {
            return updates;
        }
    }
}

fn snapshot(update: &Update<Memoarrr>) -> ClientSnapshot<Memoarrr> {
    ClientSnapshot { update: Some(update.clone().into()), ..ClientSnapshot::default() }
}

/// A board before the update that ends a round, and that update.
fn before_the_end() -> (Show, Update<Memoarrr>) {
    let mut updates = until_a_round_is_won();
    let last = updates.pop().unwrap();
    let mut show = Show::default();
    show.set(updates.last().unwrap());
    (show, last)
}

/// Everything the line says from the update on, each once, with what is told and the chests that are
/// counted then.
fn told(motion: Motion) -> Vec<(String, usize)> {
    let (mut show, last) = before_the_end();
    let (text, snapshot) = (Language::English.texts(), snapshot(&last));
    show.take(&last);
    let mut said: Vec<(String, usize)> = Vec::new();
    for step in 0..100 {
        show.advance(1.0 + f64::from(step) * STEP, motion, &snapshot);
        if show.laid().is_none() {
            break;
        }
        let line = Memoarrr::line(text, &snapshot, &show, &()).text;
        if said.last().is_none_or(|(before, _)| *before != line) {
            said.push((line, show.untold()));
        }
    }
    said
}

#[test]
fn a_failure_that_ends_a_round_is_explained_before_the_last_look() {
    for motion in [Motion::Normal, Motion::Slow] {
        let said = told(motion);
        let lines: Vec<&str> = said.iter().map(|(line, _)| line.as_str()).collect();
        let needed =
            lines.iter().position(|line| line.contains(" needed ")).expect("why it failed");
        let chest = lines.iter().position(|line| line.contains("chest")).expect("who won");
        assert!(needed == 1 && chest == 2, "{lines:?}");
        let untold: Vec<usize> = said.iter().map(|(_, untold)| *untold).collect();
        assert!(untold.is_sorted_by(|a, b| a > b), "one thing after the other: {untold:?}");
        assert_eq!(untold.last(), Some(&0));
    }
}

#[test]
fn without_motion_everything_is_told_at_once_and_the_reason_with_it() {
    let (mut show, last) = before_the_end();
    let (text, snapshot) = (Language::English.texts(), snapshot(&last));
    show.take(&last);
    show.advance(1.0, Motion::Off, &snapshot);
    assert_eq!(show.untold(), 0);
    let latest = Memoarrr::latest(text, &snapshot, &show);
    assert!(latest.contains("(no ") && latest.contains("chest"), "{latest}");
}

#[test]
fn a_chest_counts_when_it_has_arrived() {
    let (mut show, last) = before_the_end();
    let snapshot = snapshot(&last);
    show.take(&last);
    show.advance(1.0, Motion::Normal, &snapshot);
    assert!(show.winning().is_some(), "it is on its way");
    for step in 1..100 {
        show.advance(1.0 + f64::from(step) * STEP, Motion::Normal, &snapshot);
        let sliding = show.updates.moving().any(|(what, _)| matches!(what, Move::Slide { .. }));
        assert_eq!(show.winning().is_some(), sliding);
    }
}

#[test]
fn the_crater_keeps_what_will_fly_until_it_sets_off() {
    let (mut show, last) = before_the_end();
    let snapshot = snapshot(&last);
    let crater = |show: &Show| {
        let crater = show.crater(show.updates.view().unwrap());
        assert_eq!(crater.top.is_some(), crater.volcanoes > 0);
        [crater.volcanoes, crater.chests]
    };
    let mut seen = vec![crater(&show)];
    show.take(&last);
    for step in 0..100 {
        show.advance(1.0 + f64::from(step) * STEP, Motion::Normal, &snapshot);
        let turns = show.updates.moving().any(|(what, _)| matches!(what, Move::Flip { .. }));
        if show.laid().is_none() {
            break;
        }
        assert!(!turns || crater(&show) == seen[0], "the card turns first");
        seen.push(crater(&show));
    }
    seen.dedup();
    assert_eq!(seen, [[1, 7], [0, 7], [0, 6]]);
}

#[test]
fn nothing_of_a_round_stays_when_its_cards_are_down() {
    let (mut show, last) = before_the_end();
    let snapshot = snapshot(&last);
    show.take(&last);
    for step in 0..200 {
        show.advance(1.0 + f64::from(step) * STEP, Motion::Normal, &snapshot);
    }
    assert!(show.laid().is_none() && show.updates.before.is_none());
    assert!(show.updates.latest().iter().all(|seen| Memoarrr::keep(seen) == Keep::Game));
}

/// A board on which this player may swap the octopus, and the update that swaps it with a neighbour.
fn before_a_swap() -> (Show, Update<Memoarrr>, Update<Memoarrr>) {
    (0..).find_map(|number| before_a_swap_in(&mut Chance::from_number(number, 0))).unwrap()
}

/// The same in one game, if it comes to that.
fn before_a_swap_in(chance: &mut Chance) -> Option<(Show, Update<Memoarrr>, Update<Memoarrr>)> {
    let options = Options { expert: true, ..Options::basic(2) };
    let mut state: State = Memoarrr::deal(&options, 2, chance).unwrap();
    let mut seq = 0;
    while let Some(seat) = Memoarrr::to_act(&state).first() {
        let me = Viewer::Seat(seat);
        let before = Update::new(seq, &state, &[], me);
        let actions: Vec<Action> = Memoarrr::legal_actions(&before.view).collect();
        let swap = actions.iter().find(|action| matches!(action, Action::Swap(_)));
        let mut events = Vec::new();
        let action = swap.or(actions.first()).unwrap();
        Memoarrr::play(&mut state, seat, action, chance, &mut events).unwrap();
        if swap.is_some() {
            let mut show = Show::default();
            show.set(&before);
            return Some((show, before, Update::new(seq + 1, &state, &events, me)));
        }
        seq += 1;
    }
    None
}

/// How long the first swap of an update moves, and the card that was brought there by hand.
fn swap_of(show: &mut Show, update: &Update<Memoarrr>) -> (f64, Option<Lifted>) {
    show.take(update);
    show.advance(1.0, Motion::Normal, &snapshot(update));
    let is_swap = |what| matches!(what, Move::Swap { .. });
    let dropped = show.updates.moving().find_map(|(what, _)| match what {
        Move::Swap { dropped, .. } => Some(dropped),
        _ => None,
    });
    let length = show.updates.timeline.end(is_swap).unwrap() - show.updates.timeline.now();
    (length, dropped.unwrap())
}

#[test]
fn a_card_that_was_dropped_lies_down_and_does_not_swim_once_more() {
    let (mut show, _, update) = before_a_swap();
    let swapped = |seen: &Seen| match *seen {
        Seen::Swapped { from, to } => Some([from, to]),
        _ => None,
    };
    let [from, to] = update.seen.iter().find_map(swapped).unwrap();
    let close = |length: f64, to: Duration| (length - to.as_secs_f64()).abs() < 1e-6;
    let (length, dropped) = swap_of(&mut show.clone(), &update);
    assert!(close(length, pace::SWAP) && dropped.is_none(), "whoever clicks sees the swap");
    for cell in [from, to] {
        let lifted = Lifted { cell, by: eframe::egui::vec2(40.0, -3.0) };
        let mut show = show.clone();
        show.drop_card(Some(lifted));
        let (length, dropped) = swap_of(&mut show, &update);
        assert!(close(length, pace::LIFT) && dropped == Some(lifted));
        assert_eq!(show.dropped(), None, "it is not in the air any more");
    }
    // Something else was dropped, a while ago: it has nothing to do with this.
    let elsewhere = Cell::with_location().iter().find(|cell| ![from, to].contains(cell)).unwrap();
    show.drop_card(Some(Lifted { cell: elsewhere, by: eframe::egui::Vec2::ZERO }));
    assert_eq!(swap_of(&mut show, &update).1, None);
}

#[test]
fn a_card_that_the_table_does_not_take_goes_back() {
    let (mut show, before, _) = before_a_swap();
    let lifted = Lifted { cell: Cell::at(0, 0), by: eframe::egui::Vec2::ZERO };
    show.drop_card(Some(lifted));
    let mut snapshot = ClientSnapshot { joined: true, ..snapshot(&before) };
    let swap = Memoarrr::legal_actions(&before.view).next();
    snapshot.pending = swap;
    show.advance(1.0, Motion::Normal, &snapshot);
    assert_eq!(show.dropped(), Some(lifted), "nobody has answered yet");
    snapshot.pending = None;
    show.advance(1.1, Motion::Normal, &snapshot);
    assert_eq!(show.dropped(), None);
}
