//! The discards of Le Royaume, which can be looked through.

use cinderpeek::game::Update;
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::Seen;
use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable;

use crate::games::royaume::{TAB, focused, label, press_until};
use crate::prepared::Prepared;
use crate::scenes::at_table::sit;
use crate::scenes::named;
use crate::stage::{Setting, Stage, stage};

/// A card among the discards says what it does, and how many of it there are.
fn is_discarded(label: &str) -> bool {
    let count = label.rsplit_once(". (").and_then(|(_, end)| end.strip_suffix(')'));
    count.is_some_and(|count| count.parse::<u8>().is_ok())
}

fn looks_through_discards(stage: &Stage) -> bool {
    stage.query_all_by_label_contains("").any(|node| is_discarded(&label(&node)))
}

#[test]
fn the_discards_are_looked_through_by_keys_and_closed_by_escape() {
    let (mut stage, _table) = named("royaume-six").show(&Setting::default());
    press_until(&mut stage, TAB, |label| label.starts_with("Deck"));
    press_until(&mut stage, (Modifiers::NONE, Key::ArrowRight), |label| label.starts_with("Disc"));
    stage.key_press(Key::Enter);
    stage.run_steps(2);
    assert!(looks_through_discards(&stage));
    press_until(&mut stage, (Modifiers::NONE, Key::ArrowUp), is_discarded);
    stage.key_press(Key::Escape);
    stage.run_steps(2);
    assert!(!looks_through_discards(&stage));
    assert!(focused(&stage).starts_with("Discards"), "keys go on from the pile");
    assert!(stage.query_by_label_contains("Leave the table?").is_none(), "the table is not left");
}

#[test]
fn the_discards_close_when_the_player_does_something_else() {
    let (mut stage, _table) = named("royaume-discards").show(&Setting::default());
    assert!(looks_through_discards(&stage));
    let deck = stage.query_all_by_label_contains("Deck, ").next().expect("the deck").rect();
    // Where one of the own cards lies.
    stage.hover_at(deck.left_center() - vec2(deck.width() * 2.0, 0.0));
    stage.drag_at(deck.left_center() - vec2(deck.width() * 2.0, 0.0));
    stage.run_steps(2);
    assert!(!looks_through_discards(&stage));
}

#[test]
fn the_discards_close_when_a_challenge_begins() {
    let begins = |seen: &Seen| matches!(seen, Seen::Challenge { .. });
    let asks = |update: &Update<Royaume>| {
        let discards: u8 = update.view.tabletop.discards.iter().sum();
        discards > 0 && update.seen.iter().any(begins) && update.view.tabletop.contest.is_some()
    };
    let (seed, actions) = Prepared::find(|seed| Prepared::kingdom(3, seed), asks);
    let mut game = Prepared::kingdom(3, seed);
    (1..actions).for_each(|_| drop(game.step()));
    let mut stage = stage(&Setting::default());
    let mut table = sit(&mut stage, &game);
    stage.get_by_label_contains("Discards, ").click_accesskit();
    stage.run_steps(2);
    assert!(looks_through_discards(&stage));
    table.update(game.step().expect("it came to that before"), true);
    stage.run_steps(2);
    assert!(!looks_through_discards(&stage));
}
