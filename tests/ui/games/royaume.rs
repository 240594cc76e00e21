//! Le Royaume at the table: what can be read and pressed there, by mouse and by keys.

use cinderpeek::game::Update;
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::{Action, Play, Realm};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, ViewportId};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::games::table::{actions, wanted_at, words_of};
use crate::prepared::Prepared;
use crate::scenes::at_table::sit;
use crate::scenes::{buttons_with, named};
use crate::stage::{Setting, Stage, stage};

/// A click on a hex that cannot be chosen is answered with the reason, and nothing is done.
#[test]
fn a_hex_that_cannot_be_chosen_says_why() {
    let (mut stage, table) = named("royaume-start").show(&Setting::default());
    stage.get_by_label_contains("Wizard’s tower").click();
    stage.run_steps(2);
    assert!(words_of(&stage).any(|words| words == "Nobody enters the tower."));
    assert_eq!(actions(&wanted_at::<Royaume>(table)), []);
    stage.run_steps(12);
    assert!(!words_of(&stage).any(|words| words.starts_with("Nobody enters the tower")));
}

/// The reason stands where it can be read: nothing else is said of the hex meanwhile.
#[test]
fn why_a_hex_cannot_be_chosen_is_not_painted_over_what_it_is() {
    let (mut stage, _table) = named("royaume-start").show(&Setting::default());
    let at = stage.get_by_label_contains("Wizard’s tower").rect().center();
    stage.hover_at(at);
    stage.run_steps(2);
    assert_eq!(looked_at(&stage), ["Wizard’s tower"]);
    stage.get_by_label_contains("Wizard’s tower").click();
    stage.run_steps(2);
    assert_eq!(looked_at(&stage), [""; 0]);
    stage.run_steps(12);
    stage.hover_at(at);
    stage.run_steps(2);
    assert_eq!(looked_at(&stage), ["Wizard’s tower"]);
}

/// A click on a memory that cannot be placed is answered with the reason.
#[test]
fn a_memory_that_cannot_be_placed_says_why() {
    let (mut stage, table) = named("royaume-not-placed").show(&Setting::default());
    let memories = buttons_with(&stage, &[["memory of", "souvenir d"]]);
    memories.first().expect("a memory").click();
    stage.run_steps(2);
    let why = "It is too late for that in this turn.";
    assert!(words_of(&stage).any(|words| words == why));
    assert_eq!(actions(&wanted_at::<Royaume>(table)), []);
}

/// Escape closes the list of whose log is read, and nothing more.
#[test]
fn escape_closes_the_list_and_does_not_leave() {
    let (mut stage, _table) = named("royaume-six").show(&Setting::default());
    let choices = |stage: &Stage| stage.query_all_by_label("Everybody").count();
    let closed = choices(&stage);
    stage.get_by_label("Whose log").click();
    stage.run_steps(3);
    assert!(choices(&stage) > closed, "the list is open");
    stage.key_press(Key::Escape);
    stage.run_steps(3);
    assert_eq!(choices(&stage), closed, "the list is closed");
    assert!(stage.query_by_label("Leave the table?").is_none());
    stage.key_press(Key::Escape);
    stage.run_steps(3);
    assert!(stage.query_by_label("Leave the table?").is_some());
}

/// A free place has a number, not a side.
#[test]
fn a_free_seat_is_offered_by_its_number() {
    let english = Setting::default();
    for (setting, name) in [
        (english.clone().with(r#""language":"fr""#), "Prendre la place 6"),
        (english, "Take seat 6"),
    ] {
        let (stage, _table) = named("lobby-royaume-guest").show(&setting);
        stage.get_by_label(name);
    }
}

/// The log and the line speak to the player, and of the others by name.
#[test]
fn you_is_you_in_the_kingdom() {
    let (stage, _table) = named("royaume-start").show(&Setting::default());
    let told = |words: &str| stage.query_all_by_label_contains(words).count();
    assert!(told("You go") + told("You draw") + told("Your turn") > 0);
    assert_eq!(told("Zoë draws") + told("Zoë takes") + told("Zoë spins") + told("Zoë, turn"), 0);
}

pub fn label(node: &Node<'_>) -> String {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

pub fn focused(stage: &Stage) -> String {
    let node = stage.query_all_by_label_contains("").find(|node| node.is_focused());
    node.map(|node| label(&node)).unwrap_or_default()
}

/// Presses a key until the focus is where it should be; after how many times.
pub fn press_until(
    stage: &mut Stage,
    (modifiers, key): (Modifiers, Key),
    so: impl Fn(&str) -> bool,
) -> usize {
    let mut all: Vec<String> = Vec::new();
    while all.last().is_none_or(|label| !so(label)) {
        assert!(all.len() < 24, "{key:?} leads to {all:?}");
        stage.key_press_modifiers(modifiers, key);
        stage.run_steps(2);
        all.push(focused(stage));
    }
    all.len()
}

pub const TAB: (Modifiers, Key) = (Modifiers::NONE, Key::Tab);
pub const BACK: (Modifiers, Key) = (Modifiers::SHIFT, Key::Tab);

pub fn is_hex(label: &str) -> bool {
    [
        "Hex ",
        "Open land ",
        "Camp",
        "Temple",
        "Secret corridor",
        "Mine of Memories",
        "Wizard’s tower",
    ]
    .iter()
    .any(|name| label.starts_with(name))
}

#[test]
fn tab_goes_over_the_map_in_one_step_and_on_to_plates_cards_and_piles() {
    let (mut stage, _table) = named("royaume-six").show(&Setting::default());
    press_until(&mut stage, TAB, is_hex);
    assert!(focused(&stage).contains("your hero"), "{}", focused(&stage));
    stage.key_press(Key::ArrowLeft);
    stage.run_steps(2);
    let left = focused(&stage);
    assert!(is_hex(&left), "{left}");
    let steps = press_until(&mut stage, TAB, |label| label.starts_with("Deck, "));
    assert!(steps <= 6, "the buttons of the map, a plate and a card are between: {steps}");
    press_until(&mut stage, BACK, is_hex);
    assert_eq!(focused(&stage), left, "one goes on where one was");
}

/// Nowhere is one held: Shift+Tab leads back, however soon Shift is let go of.
#[test]
fn tab_backwards_leads_back() {
    for scene in ["royaume-six", "royaume-start", "royaume-challenge-cards"] {
        let (mut stage, _table) = named(scene).show(&Setting::default());
        press_until(&mut stage, TAB, |label| label.starts_with("Deck, "));
        let mut before = focused(&stage);
        while before != "Leave the table (Esc)" {
            let tab = |pressed| Event::Key {
                key: Key::Tab,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::SHIFT,
            };
            stage.input_mut().events.extend([tab(true), tab(false)]);
            stage.run_steps(2);
            let now = focused(&stage);
            assert_ne!(now, before, "{scene}");
            before = now;
        }
    }
}

#[test]
fn arrows_lead_from_the_map_to_every_card_and_pile() {
    let (mut stage, _table) = named("royaume-six").show(&Setting::default());
    press_until(&mut stage, TAB, is_hex);
    press_until(&mut stage, (Modifiers::NONE, Key::ArrowDown), |label| !is_hex(label));
    press_until(&mut stage, (Modifiers::NONE, Key::ArrowRight), |label| {
        label.starts_with("Discards")
    });
    stage.key_press(Key::ArrowLeft);
    stage.run_steps(2);
    assert!(focused(&stage).starts_with("Deck"), "{}", focused(&stage));
    // The cards of the others are read, too.
    press_until(&mut stage, BACK, is_hex);
    press_until(&mut stage, (Modifiers::NONE, Key::ArrowLeft), |label| !is_hex(label));
    let card = stage.query_all_by_label_contains("").find(|node| node.is_focused());
    let card = card.expect("a card");
    assert_eq!(card.accesskit_node().role(), Role::Label, "{}", label(&card));
}

/// The line asks first, but does not hold on to the keys.
#[test]
fn in_a_challenge_keys_reach_the_cards() {
    let to_cards = [TAB, (Modifiers::NONE, Key::ArrowDown)];
    for way in to_cards {
        let (mut stage, _table) = named("royaume-challenge-cards").show(&Setting::default());
        press_until(&mut stage, TAB, |label| label == "Give up");
        press_until(&mut stage, way, |label| label.contains(": +"));
        stage.key_press(Key::Enter);
        stage.run_steps(2);
        stage.get_by_label("Play");
    }
}

/// The pile is closed again when a card was chosen from it, and Enter goes on.
#[test]
fn the_magician_is_played_by_enter_alone() {
    let (mut stage, _table) = named("royaume-magician").show(&Setting::default());
    stage.key_press(Key::Escape);
    stage.run_steps(2);
    stage.get_by_label_contains("Magician: ").focus();
    stage.run_steps(2);
    // The card, and one of those that were discarded.
    for _ in 0..2 {
        stage.key_press(Key::Enter);
        stage.run_steps(3);
    }
    assert_eq!(focused(&stage), "Play");
}

/// What a contest asks is answered above it, and from the cards keys lead back there.
#[test]
fn arrows_lead_from_the_board_up_to_what_is_asked() {
    let (mut stage, _table) = named("royaume-challenge-cards").show(&Setting::default());
    press_until(&mut stage, TAB, |label| label == "Give up");
    press_until(&mut stage, (Modifiers::NONE, Key::ArrowDown), |label| label.contains(": "));
    stage.key_press(Key::ArrowUp);
    stage.run_steps(2);
    assert_eq!(focused(&stage), "Give up");
    let (mut stage, _table) = named("royaume-mine").show(&Setting::default());
    press_until(&mut stage, TAB, is_hex);
    press_until(&mut stage, (Modifiers::NONE, Key::ArrowUp), |label| label.starts_with("Trade "));
}

/// The name of the hex that the panel on the board is about.
fn looked_at(stage: &Stage) -> Vec<String> {
    let words = words_of(stage).filter(|words| is_hex(words));
    words.map(|words| words.lines().next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn what_was_used_last_counts_keys_or_the_pointer() {
    let (mut stage, _table) = named("royaume-looked-at").show(&Setting::default());
    let pointed = looked_at(&stage);
    assert_eq!(pointed.len(), 1, "{pointed:?}");
    press_until(&mut stage, TAB, is_hex);
    let by_keys = looked_at(&stage);
    assert!(by_keys.len() == 1 && focused(&stage).starts_with(&by_keys[0]), "{by_keys:?}");
    assert_ne!(by_keys, pointed, "the pointer only rests there");
    let at = stage.get_by_label_contains("Temple").rect().center();
    stage.hover_at(at);
    stage.run_steps(2);
    assert_eq!(looked_at(&stage), ["Temple"]);
}

#[test]
fn the_deck_says_why_no_cards_can_be_thrown_away() {
    let (mut stage, table) = named("royaume-mine").show(&Setting::default());
    stage.get_by_label_contains("Deck, ").click();
    stage.run_steps(2);
    let why = "Cards are thrown away at the start of a turn, once.";
    assert!(words_of(&stage).any(|words| words == why));
    assert_eq!(actions(&wanted_at::<Royaume>(table)), []);
}

/// A host who leaves after the game takes nothing of it away.
#[test]
fn the_result_can_still_be_read_when_the_host_has_closed_the_table() {
    let (mut stage, _table) = named("royaume-watched-closed").show(&Setting::default());
    assert!(stage.query_by_label_contains("The host has closed the table.").is_some());
    assert!(stage.query_by_label("Try again").is_none(), "nothing covers the result");
    assert!(stage.query_by_label_contains("can call a rematch").is_none());
    let (open, _table) = named("royaume-watched-end").show(&Setting::default());
    assert!(open.query_by_label_contains("can call a rematch").is_some());
    for button in ["Replay", "Save the game", "Home"] {
        let left = |stage: &Stage| stage.get_by_label(button).rect().left();
        assert!((left(&open) - left(&stage)).abs() < 1.0, "{button} stays where it was");
    }
    stage.get_by_label("Replay").click();
    stage.run_steps(4);
    assert!(stage.query_by_label("Seen by").is_some(), "it is watched again");
}

#[test]
fn every_hex_says_what_it_is_what_lies_there_and_what_the_wizard_does() {
    let near = |update: &Update<Royaume>| {
        let table = &update.view.tabletop;
        table.wizard.is_some_and(|wizard| !(wizard.neighbours() & table.down).is_empty())
    };
    let (seed, actions) = Prepared::find(|seed| Prepared::kingdom(3, seed), near);
    let mut game = Prepared::kingdom(3, seed);
    (0..actions).for_each(|_| drop(game.step()));
    let mut stage = stage(&Setting::default());
    let _table = sit(&mut stage, &game);
    stage.run_steps(4);
    let table = game.update().view.tabletop;
    let all: Vec<String> = stage.query_all_by_label_contains("").map(|node| label(&node)).collect();
    let count =
        |so: &dyn Fn(&str) -> bool| all.iter().filter(|label| is_hex(label) && so(label)).count();
    assert_eq!(count(&|label| label.starts_with("Hex ")), 24);
    assert_eq!(count(&|label| label.starts_with("Open land ")), 32);
    assert_eq!(count(&|_| true), 61);
    let green = (table.down - table.grey).len();
    assert_eq!(count(&|label| label.contains(": challenge, green back")), green);
    assert_eq!(count(&|label| label.contains(": challenge, grey-blue back")), table.grey.len());
    let harder = (table.wizard.expect("the Wizard").neighbours() & table.challenges()).len();
    assert_eq!(count(&|label| label.contains("Wizard next to it: plus 2")), harder);
    let exact = all.iter().find(|label| label.contains("back, Wizard next to it: plus 2"));
    let exact = exact.expect("a challenge face down beside him");
    let (name, rest) = exact.split_once(": challenge, ").expect("a name");
    let number = name.strip_prefix("Hex ").and_then(|name| name.split_once(" of the "));
    assert!(number.is_some_and(|(number, _)| number.parse::<u8>().is_ok()), "{exact}");
    let back = rest.strip_suffix(" back, Wizard next to it: plus 2");
    let back = back.or(rest.split_once(" back, Wizard next to it: plus 2, ").map(|it| it.0));
    assert!(matches!(back, Some("green" | "grey-blue")), "{exact}");
}

/// In how many seconds the window wants to be painted again by itself.
fn next_frame(stage: &Stage) -> f64 {
    let root = stage.output().viewport_output.get(&ViewportId::ROOT);
    root.expect("a window").repaint_delay.as_secs_f64()
}

#[test]
fn nothing_is_painted_again_while_nothing_moves() {
    for name in ["royaume-start", "royaume-theirs", "royaume-challenge-spin", "royaume-six"] {
        let setting = Setting::default().with("\"motion\":\"normal\"");
        let (mut stage, _table) = named(name).show(&setting);
        // Whatever has happened has been shown by then.
        stage.run_steps(160);
        assert!(next_frame(&stage) > 3600.0, "{name}: again in {} s", next_frame(&stage));
    }
}

#[test]
fn while_the_arrow_of_the_wizard_turns_the_line_says_so() {
    let (stage, _table) = named("royaume-arrow").show(&Setting::default());
    assert!(stage.query_by_label("The arrow turns: where will the Wizard go?").is_some());
}

#[test]
fn whoever_is_asked_to_help_is_told_how_the_chance_changes() {
    let (stage, _table) = named("royaume-challenge-join").show(&Setting::default());
    let all = stage.query_all_by_label_contains("");
    let words = all
        .map(|node| label(&node))
        .find(|words| words.starts_with("Join ") && words.contains("%"));
    let words = words.expect("a question");
    let percent = |word: &str| word.strip_suffix('%').and_then(|number| number.parse().ok());
    let chances: Vec<u8> = words.split(' ').filter_map(percent).collect();
    assert!(matches!(chances[..], [before, after] if before <= after), "{words}");
    let panel = stage.query_by_label_contains("with you: ");
    assert!(panel.is_some(), "the scene says it, too");
}

#[test]
fn which_challenges_are_traded_is_chosen_on_the_own_plate() {
    let (mut stage, table) = named("royaume-mine").show(&Setting::default());
    assert!(stage.query_by_label("Trade 2").is_some());
    let tiles: Vec<String> = stage
        .query_all_by_label_contains("challenge face up, ")
        .map(|node| label(&node))
        .filter(|label| !is_hex(label))
        .collect();
    let last = tiles.last().expect("a challenge to trade").clone();
    stage.get_by_label(&last).click_accesskit();
    stage.run_steps(2);
    assert!(stage.query_by_label("Trade 2").is_none(), "it was said which");
    stage.get_by_label("Trade 1").click_accesskit();
    stage.run_steps(2);
    let [Action::Trade(traded)] = actions(&wanted_at::<Royaume>(table))[..] else {
        panic!("nothing was traded")
    };
    let fronts: Vec<u8> = traded.iter().map(|tile| Realm::usual().front(tile).difficulty).collect();
    assert_eq!(fronts.len(), 1);
    assert!(last.ends_with(&fronts[0].to_string()), "{last} {fronts:?}");
}

/// The board offers what it did before, nothing was wanted, and nobody is asked whether they leave.
fn is_taken_back(stage: &Stage, how: &str) {
    assert!(stage.query_by_label("Not this").is_none(), "{how}");
    assert!(stage.query_by_label_contains("Your turn: walk").is_some(), "{how}");
    assert!(stage.query_by_label_contains("Leave the table?").is_none(), "{how}");
}

/// A walk, a memory, a card: what was chosen is only proposed, until it is said once more.
#[test]
fn what_was_chosen_is_taken_back_by_button_escape_and_backspace() {
    for scene in ["royaume-chosen", "royaume-placing", "royaume-prophet", "royaume-throw"] {
        for key in [None, Some(Key::Escape), Some(Key::Backspace)] {
            let (mut stage, table) = named(scene).show(&Setting::default());
            let how = format!("{scene} by {key:?}");
            match key {
                None => stage.get_by_label("Not this").click(),
                Some(key) => stage.key_press(key),
            }
            stage.run_steps(3);
            is_taken_back(&stage, &how);
            assert_eq!(actions(&wanted_at::<Royaume>(table)), [], "{how}");
            if key == Some(Key::Escape) {
                stage.key_press(Key::Escape);
                stage.run_steps(2);
                let leaves = stage.query_by_label_contains("Leave the table?");
                assert!(leaves.is_some(), "{how}: with nothing chosen it is asked");
            }
        }
    }
}

/// A question about one card has a button for it, and the card itself says the same.
#[test]
fn a_question_about_a_card_has_a_yes() {
    let cases = [
        ("royaume-team-up", "Play Team Up", "Team Up: ", Play::TeamUp),
        ("royaume-invisibility", "Play Invisibility", "Invisibility: ", Play::Invisibility),
    ];
    for (scene, yes, card, play) in cases {
        let (mut stage, table) = named(scene).show(&Setting::default());
        stage.get_by_label(yes).click();
        stage.run_steps(2);
        assert_eq!(actions(&wanted_at::<Royaume>(table)), [Action::Card(play)]);
        let (mut stage, table) = named(scene).show(&Setting::default());
        for _ in 0..2 {
            buttons_with(&stage, &[[card; 2]]).last().expect("the card").click_accesskit();
            stage.run_steps(2);
        }
        assert_eq!(actions(&wanted_at::<Royaume>(table)), [Action::Card(play)]);
    }
}

/// Enter once too often after a spin gives nothing up.
#[test]
fn enter_alone_does_not_say_no() {
    let (mut stage, table) = named("royaume-challenge-cards").show(&Setting::default());
    assert!(stage.query_by_label("Give up").is_some());
    stage.key_press(Key::Enter);
    stage.run_steps(2);
    assert_eq!(actions(&wanted_at::<Royaume>(table)), []);
}

/// Up and down lead into the next row: no hex is left out.
#[test]
fn arrows_lead_from_row_to_row() {
    let (mut stage, _table) = named("royaume-start").show(&Setting::default());
    press_until(&mut stage, TAB, is_hex);
    let place = |stage: &Stage| {
        let node = stage.query_all_by_label_contains("").find(|node| node.is_focused());
        node.expect("a hex").rect()
    };
    for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowUp, Key::ArrowUp] {
        let before = place(&stage);
        stage.key_press(key);
        stage.run_steps(2);
        let step = place(&stage).center().distance(before.center());
        assert!(step < 1.2 * before.width(), "{key:?} to {}", focused(&stage));
    }
}

/// Where nothing on the map is asked for, a refusal leads back to what is.
#[test]
fn a_hex_that_is_refused_to_keys_leads_to_the_answer() {
    let (mut stage, _table) = named("royaume-mine").show(&Setting::default());
    press_until(&mut stage, TAB, is_hex);
    stage.key_press(Key::Enter);
    stage.run_steps(3);
    assert!(focused(&stage).starts_with("Trade "), "{}", focused(&stage));
}

/// Whoever chooses a card by keys goes on among what it can act on, and comes back to it by Escape.
#[test]
fn a_card_chosen_by_keys_leads_to_its_targets() {
    let (mut stage, _table) = named("royaume-short-way").show(&Setting::default());
    stage.key_press(Key::Escape);
    stage.run_steps(2);
    press_until(&mut stage, TAB, |label| label.starts_with("Deck"));
    let left = (Modifiers::NONE, Key::ArrowLeft);
    press_until(&mut stage, left, |label| label.starts_with("Short way: "));
    stage.key_press(Key::Enter);
    stage.run_steps(3);
    let target = focused(&stage);
    assert!(is_hex(&target) && target.contains("can be chosen"), "{target}");
    stage.key_press(Key::Escape);
    stage.run_steps(3);
    assert_eq!(focused(&stage).split(':').next(), target.split(':').next(), "the place is kept");
    assert!(stage.query_by_label("Not this").is_none());
}
