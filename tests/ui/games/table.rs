//! At the table: what can be read and pressed in every state of the game.

use cinderpeek::client::Input;
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Action, Cell};
use cinderpeek::games::royaume::Seen;
use cinderpeek::table::{Ask, Notice};
use cinderpeek::ui::test_table::{TestTable, TestableGame};
use eframe::egui::accesskit::Toggled;
use eframe::egui::{Key, Pos2, Rect, Shape};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::prepared::Prepared;
use crate::scenes::at_table::sit;
use crate::scenes::{Rehearsed, named, press};
use crate::stage::{Setting, Stage, stage};

/// What the player has wanted at the table of a scene.
pub fn wanted_at<G: TestableGame>(table: Rehearsed) -> Vec<Input<G>> {
    let table = table.expect("a table").downcast::<TestTable<G>>();
    table.expect("a table of that game").wanted()
}

fn wanted(table: Rehearsed) -> Vec<Input<Memoarrr>> {
    wanted_at(table)
}

pub fn actions<G: TestableGame>(wanted: &[Input<G>]) -> Vec<G::Action> {
    let action = |input: &Input<G>| match input {
        Input::Want(Ask::Act { action, .. }) => Some(*action),
        _ => None,
    };
    wanted.iter().filter_map(action).collect()
}

/// Clicks the first place that may be chosen, and says which.
fn click_a_choice(stage: &mut Stage) -> Cell {
    let node = stage.get_all_by_label_contains("can be chosen").next().expect("a choice");
    let label = node.accesskit_node().label().expect("a label");
    node.click();
    stage.run_steps(2);
    let name = label.split(',').next().expect("a name").to_owned();
    (0..25).filter_map(Cell::new).find(|cell| cell.to_string() == name).expect("a place")
}

#[test]
fn arrows_go_over_the_island_and_never_off_it() {
    for scene in ["my-turn", "ptibapt-first"] {
        let (mut stage, _table) = named(scene).show(&Setting::default());
        let way = [Key::ArrowUp, Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft];
        for key in way.into_iter().flat_map(|key| [key; 7]) {
            stage.key_press(key);
            stage.run_steps(2);
            // Every place has its letter and its number.
            let focused = stage.query_all_by_label_contains("").find(|node| node.is_focused());
            let label = focused.and_then(|node| node.accesskit_node().label()).expect("a place");
            let name: Vec<char> = label.chars().take(2).collect();
            let on_board = matches!(name[..], ['A'..='E', '1'..='5']);
            assert!(on_board, "{key:?} goes to {label:?} in {scene}");
        }
    }
}

#[test]
fn the_three_cards_are_seen_and_turned_back() {
    let (mut stage, table) = named("looking").show(&Setting::default());
    assert_eq!(stage.get_all_by_label_contains("only you see it").count(), 3);
    stage.get_by_label("I’ve got them").click();
    stage.run_steps(2);
    assert_eq!(actions(&wanted(table)), [Action::DoneLooking]);
}

#[test]
fn a_card_is_revealed_by_a_click_and_only_once() {
    let (mut stage, table) = named("my-turn").show(&Setting::default());
    let cell = click_a_choice(&mut stage);
    assert_eq!(actions(&wanted(table)), [Action::Reveal(cell)]);
    // Until the table has answered, nothing more can be chosen.
    assert_eq!(stage.query_all_by_label_contains("can be chosen").count(), 0);
}

#[test]
fn every_ability_is_used_by_a_click() {
    for (name, verb) in [
        ("penguin", Action::Peek as fn(Cell) -> Action),
        ("walrus", Action::Ban),
        ("octopus", Action::Swap),
    ] {
        let (mut stage, table) = named(name).show(&Setting::default());
        let cell = click_a_choice(&mut stage);
        assert_eq!(actions(&wanted(table)), [verb(cell)], "{name}");
    }
}

/// The octopus is dragged onto its neighbour, or the neighbour onto it; elsewhere nothing happens.
#[test]
fn the_octopus_is_dragged() {
    for (back, far) in [(false, false), (true, false), (false, true)] {
        let (mut stage, table) = named("octopus").show(&Setting::default());
        let choices: Vec<Rect> =
            stage.get_all_by_label_contains("can be chosen").map(|node| node.rect()).collect();
        let beside = choices[0];
        // The octopus lies where all its neighbours are one step away.
        let step = beside.width() * 1.5;
        let near = |middle: Pos2| choices.iter().all(|it| it.center().distance(middle) < step);
        let open = stage.get_all_by_label_contains("octopus ").map(|node| node.rect());
        let open: Vec<Rect> = open.collect();
        let octopus = *open.iter().rfind(|rect| near(rect.center())).expect("an octopus");
        let away = octopus.center() + 3.0 * (octopus.center() - beside.center());
        let (from, to) = match (back, far) {
            (false, false) => (octopus.center(), beside.center()),
            (true, _) => (beside.center(), octopus.center()),
            (false, true) => (octopus.center(), away),
        };
        stage.hover_at(from);
        stage.drag_at(from);
        stage.run_steps(1);
        stage.hover_at(from + 0.5 * (to - from));
        stage.run_steps(1);
        stage.hover_at(to);
        stage.run_steps(1);
        stage.drop_at(to);
        stage.run_steps(2);
        assert_eq!(actions(&wanted(table)).len(), usize::from(!far), "back {back}, far {far}");
    }
}

#[test]
fn a_peek_ends_when_the_player_says_so() {
    let (mut stage, table) = named("peeking").show(&Setting::default());
    assert_eq!(stage.get_all_by_label_contains("only you see it").count(), 1);
    stage.get_by_label("I’ve got it").click();
    stage.run_steps(2);
    assert_eq!(actions(&wanted(table)), [Action::DoneLooking]);
}

#[test]
fn what_others_peek_at_is_seen_as_a_peek_and_nothing_more() {
    let (stage, _table) = named("others-peek").show(&Setting::default());
    assert!(stage.query_by_label_contains("is peeking at").is_some());
    assert_eq!(stage.query_all_by_label_contains("only you see it").count(), 0);
}

#[test]
fn a_banned_card_says_so_and_cannot_be_chosen() {
    let (stage, _table) = named("banned").show(&Setting::default());
    let banned = stage.get_by_label_contains("forbidden by the walrus");
    let label = banned.accesskit_node().label().expect("a label");
    assert!(!label.contains("can be chosen"), "{label}");
}

#[test]
fn the_end_of_a_round_is_looked_at_until_one_is_ready() {
    let (mut stage, table) = named("round-end").show(&Setting::default());
    assert!(stage.query_all_by_label_contains("take a chest").count() > 1, "line and log");
    stage.get_by_label("Ready").click();
    stage.run_steps(2);
    let wanted = wanted(table);
    assert!(wanted.iter().any(|it| matches!(it, Input::Want(Ask::GoOn))), "{wanted:?}");
}

#[test]
fn the_seconds_that_are_left_go_down_and_stand_still_without_the_table() {
    let (mut stage, table) = named("last-seconds").show(&Setting::default());
    assert!(stage.query_by_label("7 s").is_some());
    stage.run_steps(4);
    assert!(stage.query_by_label("6 s").is_some());
    let mut table = table.expect("a table").downcast::<TestTable<Memoarrr>>().expect("its table");
    table.link(false);
    stage.run_steps(4);
    assert_eq!(stage.query_all_by_label_contains(" s").filter(is_seconds).count(), 0);
}

fn is_seconds(node: &Node<'_>) -> bool {
    let label = node.accesskit_node().label().unwrap_or_default();
    label.strip_suffix(" s").is_some_and(|number| number.parse::<u8>().is_ok())
}

/// A click on a card that cannot be chosen is answered with the reason, and nothing is done.
#[test]
fn a_card_that_cannot_be_chosen_says_why() {
    for (scene, card, why) in [
        ("banned", "forbidden by the walrus", "The walrus forbids this one."),
        ("octopus", "face down", "The octopus only reaches its neighbours."),
    ] {
        let (mut stage, table) = named(scene).show(&Setting::default());
        let refused = |node: &Node<'_>| {
            let label = node.accesskit_node().label().unwrap_or_default();
            label.contains(card) && !label.contains("can be chosen")
        };
        let node = stage.query_all_by_label_contains(card).find(refused).expect(scene);
        node.click();
        stage.run_steps(2);
        assert!(words_of(&stage).any(|words| words == why), "{scene}");
        assert!(stage.query_by_label(why).is_some(), "{scene}: a screen reader says it");
        assert_eq!(actions(&wanted(table)), [], "{scene}");
        stage.run_steps(12);
        assert!(!words_of(&stage).any(|words| words == why), "{scene}: it is read by now");
        assert!(stage.query_by_label(why).is_none(), "{scene}");
    }
}

/// Every text that is painted.
pub fn words_of(stage: &Stage) -> impl Iterator<Item = &str> {
    let shapes = stage.output().shapes.iter();
    shapes.filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) => Some(text.galley.text()),
        _ => None,
    })
}

/// The line and the log speak to the player, and of the others by name.
#[test]
fn you_is_you_in_the_log() {
    let (stage, _table) = named("failed").show(&Setting::default());
    assert!(stage.query_all_by_label_contains("You connect: ").count() > 0);
    assert_eq!(stage.query_all_by_label_contains("Zoë connects").count(), 0);
    assert!(stage.query_all_by_label_contains("Sailor connects: ").count() > 0);
}

/// Whose time ran out is in the log, when it is no longer said above the board.
#[test]
fn time_that_ran_out_is_in_the_log() {
    let (mut stage, table) = named("late").show(&Setting::default());
    let said = |stage: &Stage| stage.query_all_by_label_contains("You ran out of time").count();
    stage.run_steps(12);
    assert_eq!(said(&stage), 0, "with the next update");
    let mut table = table.expect("a table").downcast::<TestTable<Memoarrr>>().expect("its table");
    let mut game = Prepared::new(4, true, 5);
    let update = game.step().expect("somebody looks");
    table.update(update, true);
    stage.run_steps(4);
    assert_eq!(said(&stage), 1);
}

#[test]
fn the_log_folds_and_opens_again() {
    let (mut stage, _table) = named("log-folded").show(&Setting::default());
    assert_eq!(stage.query_all_by_label("The game goes on from here.").count(), 0);
    stage.get_by_label("Show the log").click();
    stage.run_steps(3);
    assert!(stage.query_by_label("The game goes on from here.").is_some());
}

#[test]
fn the_last_look_is_counted_down() {
    let (stage, _table) = named("round-end").show(&Setting::default());
    assert!(stage.query_by_label("8 s").is_some());
}

#[test]
fn the_island_is_walked_by_arrows_and_a_card_turned_by_enter() {
    let (mut stage, table) = named("my-turn").show(&Setting::default());
    stage.key_press(Key::ArrowDown);
    stage.run_steps(2);
    let first = stage.get_all_by_label_contains("can be chosen").find(|node| node.is_focused());
    assert!(first.is_some(), "an arrow begins at something that may be chosen");
    stage.key_press(Key::Enter);
    stage.run_steps(2);
    assert_eq!(actions(&wanted(table)).len(), 1);
}

#[test]
fn enter_presses_the_one_button_of_the_line() {
    let (mut stage, table) = named("looking").show(&Setting::default());
    stage.key_press(Key::Enter);
    stage.run_steps(2);
    assert_eq!(actions(&wanted(table)), [Action::DoneLooking]);
}

/// The bots of one's own table are as fast as one likes, without leaving the board.
#[test]
fn the_bots_can_be_slowed_down_at_the_table() {
    let (mut stage, _table) = named("bot-speed").show(&Setting::default());
    stage.get_by_label("At leisure").click();
    stage.run_steps(3);
    assert!(stage.query_by_label("At leisure").is_none(), "the choice is made");
    press(&mut stage, ["Settings", "Réglages"]);
    let chosen = stage.get_by_label("At leisure").accesskit_node().toggled();
    assert_eq!(chosen, Some(Toggled::True));
}

#[test]
fn the_choice_of_their_speed_can_be_put_away_unchanged() {
    for (language, close, leisure) in
        [("en", "Close (Esc)", "At leisure"), ("fr", "Fermer (Esc)", "À loisir")]
    {
        let setting = Setting::default().with(&format!("\"language\":\"{language}\""));
        let (mut stage, _table) = named("bot-speed").show(&setting);
        stage.get_by_label(close).click();
        stage.run_steps(3);
        assert!(stage.query_by_label(leisure).is_none(), "it is put away");
        press(&mut stage, ["Settings", "Réglages"]);
        let chosen = stage.get_by_label(leisure).accesskit_node().toggled();
        assert_eq!(chosen, Some(Toggled::False));
    }
}

#[test]
fn leaving_asks_first() {
    let (mut stage, _table) = named("my-turn").show(&Setting::default());
    stage.key_press(Key::Escape);
    stage.run_steps(3);
    assert!(stage.query_by_label("Leave the table?").is_some());
    stage.get_by_label("Stay").click();
    stage.run_steps(3);
    assert!(stage.query_by_label("Leave the table?").is_none());
}

#[test]
fn a_click_ends_all_motion_and_acts_at_once() {
    let slow = Setting::default().with("\"motion\":\"slow\"");
    let mut stage = stage(&slow);
    let mut game = Prepared::new(2, false, 3);
    let mut table = sit(&mut stage, &game);
    for _ in 0..2 {
        let update = game.step().expect("everybody looks");
        table.update(update, true);
    }
    // Two updates wait for their motion, but by the rules it is the player's turn.
    stage.step();
    let cell = click_a_choice(&mut stage);
    assert_eq!(actions(&table.wanted()), [Action::Reveal(cell)]);
}

/// The next game may have more players than the one whose board is still shown, and a host may tell
/// of it from the middle.
#[test]
fn a_game_for_more_players_gets_a_board_of_its_own() {
    let mut stage = stage(&Setting::default());
    let mut table = sit(&mut stage, &Prepared::kingdom(2, 1));
    let mut next = Prepared::kingdom(6, 1);
    let of_the_last = |seen: &Seen| matches!(seen, Seen::Turn { seat, .. } if u8::from(*seat) == 5);
    let update = next.until(|update| update.seen.iter().any(of_the_last)).expect("six turns");
    table.notice(Notice::Lobby(Box::new(next.lobby())));
    table.update(update, true);
    stage.run_steps(4);
    assert!(stage.query_all_by_label_contains("Sailor 3").next().is_some());
}
