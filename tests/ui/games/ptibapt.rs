//! Pti Bapt at the table: what can be read and pressed in every state of the game.

use cinderpeek::client::Input;
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::{Action, Cell, Deed, Options};
use cinderpeek::table::{Ask, Notice};
use cinderpeek::ui::test_table::TestTable;
use eframe::egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::games::table::{actions, wanted_at};
use crate::scenes::at_table::sit;
use crate::scenes::ptibapt::alone;
use crate::scenes::{Rehearsed, named};
use crate::stage::{Setting, Stage, stage};

fn deeds(table: Rehearsed) -> Vec<Deed> {
    let wanted = wanted_at::<PtiBapt>(table);
    actions(&wanted).iter().map(|action: &Action| action.deed).collect()
}

/// Clicks the choice of that number, and says which place it is.
fn choose(stage: &mut Stage, number: usize, extension: bool) -> Cell {
    let node = stage.get_all_by_label_contains("can be chosen").nth(number).expect("a choice");
    let label = node.accesskit_node().label().expect("a label");
    node.click();
    stage.run_steps(2);
    let name = label.split(',').next().expect("a name").to_owned();
    let grid = Options { extension, ..Options::default() }.grid();
    grid.cells().iter().find(|cell| grid.name(*cell) == name).expect("a place")
}

#[test]
fn a_card_is_turned_by_a_click_and_only_once() {
    let (mut stage, table) = named("ptibapt-first").show(&Setting::default());
    let cell = choose(&mut stage, 3, false);
    assert_eq!(stage.query_all_by_label_contains("can be chosen").count(), 0);
    assert_eq!(deeds(table), [Deed::Turn(cell)]);
}

#[test]
fn a_mismatch_is_seen_until_it_is_confirmed() {
    for name in ["ptibapt-mismatch", "ptibapt-trap"] {
        let (mut stage, table) = named(name).show(&Setting::default());
        assert_eq!(stage.query_all_by_label_contains("can be chosen").count(), 0);
        stage.get_by_label("Got it").click();
        stage.run_steps(2);
        assert_eq!(deeds(table), [Deed::Confirm], "{name}");
    }
}

#[test]
fn a_trap_of_the_other_one_is_not_for_me_to_confirm() {
    let (stage, _table) = named("ptibapt-their-trap").show(&Setting::default());
    assert!(stage.query_by_label("Got it").is_none());
    assert!(stage.query_all_by_label_contains("A trap for Cabin boy!").count() > 0);
}

#[test]
fn alone_the_next_card_is_the_confirmation() {
    let (mut stage, table) = named("ptibapt-solo").show(&Setting::default());
    let cell = choose(&mut stage, 0, false);
    assert_eq!(deeds(table), [Deed::Turn(cell)]);
}

#[test]
fn spyglass_and_switch_take_two_places_and_the_first_can_be_taken_back() {
    for (name, deed) in [
        ("ptibapt-spyglass", Deed::Look as fn(Cell, Cell) -> Deed),
        ("ptibapt-switch", Deed::Switch),
    ] {
        let (mut stage, table) = named(name).show(&Setting::default());
        let first = choose(&mut stage, 2, true);
        assert!(stage.query_by_label_contains("the first of two").is_some());
        assert_eq!(choose(&mut stage, 2, true), first);
        assert!(stage.query_by_label_contains("the first of two").is_none());
        let [first, second] = [5, 4].map(|number| choose(&mut stage, number, true));
        assert_eq!(deeds(table), [deed(first, second)], "{name}");
    }
}

#[test]
fn the_first_of_two_places_is_taken_back_by_a_button_and_keys_stay_on_the_board() {
    let (mut stage, table) = named("ptibapt-switch").show(&Setting::default());
    for key in [Key::ArrowDown, Key::Enter] {
        stage.key_press(key);
        stage.run_steps(2);
    }
    let first = stage.get_by_label_contains("the first of two");
    assert!(first.accesskit_node().is_focused(), "the focus stays where the first was chosen");
    stage.get_by_label("Another card").click_accesskit();
    stage.run_steps(2);
    assert!(stage.query_by_label_contains("the first of two").is_none());
    assert!(stage.query_by_label("Another card").is_none());
    assert_eq!(deeds(table), [], "the table has heard nothing of it");
}

#[test]
fn only_the_one_with_the_spyglass_sees_the_cards() {
    let (mut stage, table) = named("ptibapt-looking").show(&Setting::default());
    assert_eq!(stage.get_all_by_label_contains("only you see it").count(), 2);
    stage.key_press(Key::Enter);
    stage.run_steps(2);
    assert_eq!(deeds(table), [Deed::Confirm]);
    let (stage, _table) = named("ptibapt-spyglass-others").show(&Setting::default());
    assert_eq!(stage.query_all_by_label_contains("only you see it").count(), 0);
    assert_eq!(stage.get_all_by_label_contains("Cabin boy is looking at it").count(), 2);
}

#[test]
fn the_yellow_pair_says_play_again() {
    let (stage, _table) = named("ptibapt-again").show(&Setting::default());
    assert!(stage.query_by_label("Play again: turn up a card.").is_some());
}

#[test]
fn a_broom_without_a_trap_says_so() {
    let (stage, _table) = named("ptibapt-broom").show(&Setting::default());
    assert!(stage.query_all_by_label_contains("The broom finds nothing").count() > 0);
}

#[test]
fn the_grid_is_walked_by_arrows_and_keys_go_on_where_they_were() {
    let (mut stage, table) = named("ptibapt-first").show(&Setting::default());
    for key in [Key::ArrowDown, Key::ArrowRight, Key::Enter] {
        stage.key_press(key);
        stage.run_steps(2);
    }
    assert_eq!(deeds(table).len(), 1);
}

/// How often the clock was to be stopped or to go on.
pub fn frozen(table: &TestTable<PtiBapt>) -> Vec<bool> {
    let freezes = |input| match input {
        Input::Want(Ask::Freeze(frozen)) => Some(frozen),
        _ => None,
    };
    table.wanted().into_iter().filter_map(freezes).collect()
}

/// The clock waits under the summary card, under the book and under a question; then nothing of the
/// board is shown.
#[test]
fn the_clock_waits_while_something_lies_over_the_board() {
    let mut stage = stage(&Setting::default());
    let mut table = sit(&mut stage, &alone(1));
    table.notice(Notice::Timer(0, true));
    stage.run_steps(2);
    let cards = |stage: &Stage| stage.query_all_by_label_contains("can be chosen").count();
    assert!(frozen(&table).is_empty() && cards(&stage) > 0);
    for [open, close] in [[Key::F1, Key::F1], [Key::Escape, Key::Escape]] {
        stage.key_press(open);
        stage.run_steps(3);
        assert_eq!((frozen(&table), cards(&stage)), (vec![true], 0), "{open:?}");
        stage.key_press(close);
        stage.run_steps(3);
        assert_eq!(frozen(&table), [false], "{open:?}");
        assert!(cards(&stage) > 0);
    }
    stage.get_by_label("Settings").click();
    stage.run_steps(3);
    assert_eq!(frozen(&table), [true]);
}

#[test]
fn the_clock_runs_in_tenths_and_stops_with_the_game() {
    let mut stage = stage(&Setting::default());
    let mut game = alone(1);
    let mut table = sit(&mut stage, &game);
    stage.run_steps(2);
    table.notice(Notice::Timer(0, false));
    stage.run_steps(44);
    assert!(stage.query_by_label_contains("The clock is past 0:00").is_some());
    table.notice(Notice::Timer(0, true));
    // A step is a quarter of a second.
    stage.run_steps(44);
    assert!(stage.query_by_label_contains("The clock is past 0:10").is_some());
    while let Some(update) = game.step() {
        table.update(update, true);
        stage.run_steps(1);
    }
    stage.run_steps(60);
    assert!(stage.query_by_label("The game is over.").is_some());
}
