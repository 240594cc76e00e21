//! Whole games against bots, from the first peek to the last chest or the crown, by mouse and by
//! keyboard.

use std::cell::Cell;
use std::time::{Duration, Instant};

use cinderpeek::ui::test_table::set_day;
use eframe::egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::games::royaume::label;
use crate::scenes::around::PTIBAPT;
use crate::scenes::{named, press, wait_for, wait_until};
use crate::stage::{Setting, Stage, app, stage, wait_for_wake};

/// A game must be over by then; a hundred times longer than it takes.
const PATIENCE: Duration = Duration::from_secs(240);

fn practice() -> Stage {
    let setting = Setting { practice: true, ..Setting::default() };
    stage(&setting.with("\"practice\":{\"memoarrr\":{\"bots\":[\"random\"]}}"))
}

fn is_over(stage: &Stage) -> bool {
    stage.query_all_by_label("The game is over.").next().is_some()
}

/// Plays until the game is over; `act` does what there is to do, and says whether there was something.
fn play(stage: &mut Stage, act: impl Fn(&mut Stage) -> bool) {
    let begun = Instant::now();
    while !is_over(stage) {
        let shown =
            || stage.query_all_by_label_contains("").map(|it| label(&it)).collect::<Vec<_>>();
        assert!(begun.elapsed() < PATIENCE, "the game does not end: {:?}", shown());
        stage.step();
        if !act(stage) {
            wait_for_wake(stage);
        }
    }
}

/// The next of a row of numbers in which nothing comes again for long, so that nobody goes in circles.
fn next(luck: &Cell<usize>) -> usize {
    luck.set((luck.get() * 75 + 74) % 65_537);
    luck.get() / 7
}

/// What the line above the board asks one to press.
const BUTTONS: [&str; 3] = ["I’ve got them", "Ready", "I’ve got it"];

#[test]
fn by_mouse() {
    let mut stage = practice();
    play_by_mouse(&mut stage);
    among_the_games(&mut stage);
}

/// What the line asks for is pressed, else the first thing on the board that can be chosen.
fn play_by_mouse(stage: &mut Stage) {
    play(stage, |stage| {
        let button = BUTTONS.iter().find_map(|name| stage.query_by_label(name));
        let choice = || stage.query_all_by_label_contains("can be chosen").next();
        let pressed = button.or_else(choice);
        pressed.inspect(|it| it.click()).is_some()
    });
}

/// The game that has just ended is kept without being asked, and can be seen again.
fn among_the_games(stage: &mut Stage) {
    // It is kept when it was checked; then it can be replayed here, too.
    let checked = |stage: &Stage| {
        let replay = stage.query_by_label("Replay");
        replay.is_some_and(|button| !button.accesskit_node().is_disabled())
    };
    assert!(wait_until(stage, checked), "the game is not checked");
    press(stage, ["Home", "Accueil"]);
    press(stage, ["Your games", "Vos parties"]);
    let game = ["Replay Memoarrr! with", "Revoir"];
    wait_for(stage, game);
    press(stage, game);
    wait_for(stage, ["Speed: 1×", "Vitesse"]);
}

/// A record says "captain"; whoever looks at it reads their own language.
#[test]
fn bots_in_a_saved_game_are_called_as_at_the_table() {
    let setting = Setting::default().file("records/ptibapt-001.jsonl", PTIBAPT.to_owned());
    for (language, eyes, play) in [
        ("en", "Captain’s eyes", "Play (Space)"),
        ("fr", "Les yeux de Capitaine", "Lecture (Espace)"),
    ] {
        let mut stage = stage(&setting.clone().with(&format!("\"language\":\"{language}\"")));
        press(&mut stage, ["Your games", "Vos parties"]);
        let saved = ["Replay Pti Bapt 1", "Revoir : Pti Bapt 1"];
        wait_for(&mut stage, saved);
        press(&mut stage, saved);
        wait_for(&mut stage, [eyes; 2]);
        assert!(stage.query_by_label(play).is_some(), "{play}");
    }
}

/// Alone against the clock, by somebody who remembers nothing; nobody waits for anything.
#[test]
fn against_the_clock() {
    let setting = Setting { practice: true, ..Setting::default() }.with("\"game\":\"ptibapt\"");
    let mut stage = stage(&setting.with("\"practice\":{\"ptibapt\":{\"solo\":true}}"));
    let luck = Cell::new(1);
    play(&mut stage, |stage| {
        let choices = stage.query_all_by_label_contains("can be chosen").count();
        if choices > 0 {
            let number = next(&luck) % choices;
            let choice = stage.query_all_by_label_contains("can be chosen").nth(number);
            choice.expect("it was counted").click();
        }
        choices > 0
    });
    let begun = Instant::now();
    while stage.query_by_label("Your best time ever!").is_none() {
        assert!(begun.elapsed() < PATIENCE, "the first time is the best");
        wait_for_wake(&stage);
        stage.step();
    }
}

/// What the line above the board asks one to press in Le Royaume, the more telling answer first.
const ANSWERS: [&str; 18] = [
    "Go",
    "Stay",
    "Play",
    "Place",
    "Put it there",
    "Buy it: 10 points",
    "Trade 3",
    "Trade 2",
    "Trade 1",
    "Join",
    "Join with Team Up",
    "Spin",
    "Play Team Up",
    "Play Invisibility",
    "No card",
    "Give up",
    "End turn",
    "No",
];

/// Le Royaume against a bot that brings it to an end.
fn kingdom() -> Stage {
    let setting = Setting { practice: true, ..Setting::default() }.with("\"game\":\"royaume\"");
    stage(&setting.with("\"practice\":{\"royaume\":{\"bots\":[\"captain\"]}}"))
}

/// From the camp to the crown: hexes are chosen, and the line is answered.
#[test]
fn le_royaume_by_mouse() {
    let mut stage = kingdom();
    let luck = Cell::new(1);
    play(&mut stage, |stage| {
        let answer = ANSWERS.iter().find_map(|name| stage.query_by_label(name));
        if let Some(answer) = answer {
            answer.click();
            return true;
        }
        let choices = stage.query_all_by_label_contains("can be chosen").count();
        if choices > 0 {
            let number = next(&luck) % choices;
            let choice = stage.query_all_by_label_contains("can be chosen").nth(number);
            choice.expect("it was counted").click();
        }
        choices > 0
    });
}

/// The same by arrows, Tab and Enter alone.
#[test]
fn le_royaume_by_keyboard() {
    play_by_keyboard(&mut kingdom(), &ANSWERS);
}

/// Arrows lead over the island, Tab leads away from wherever they may end.
#[test]
fn by_keyboard() {
    play_by_keyboard(&mut practice(), &BUTTONS);
}

/// Two people at one laptop and a bot, by keys alone; and then another game.
#[test]
fn at_one_laptop_by_keyboard() {
    const LIFT: [&str; 5] = ["I am Zoë", "I am Max", "I’ve got them", "Ready", "I’ve got it"];
    let setting = Setting { practice: true, ..Setting::default() };
    let beside = r#""practice":{"memoarrr":{"bots":["random"],"beside":["Max"]}}"#;
    let mut stage = stage(&setting.with(beside));
    play_by_keyboard(&mut stage, &LIFT);
    wait_for(&mut stage, ["Rematch", "Revanche"]);
    press(&mut stage, ["Rematch", "Revanche"]);
    for name in ["I am Zoë", "I am Max"] {
        wait_for(&mut stage, [name; 2]);
        press(&mut stage, [name; 2]);
        press(&mut stage, [LIFT[2]; 2]);
    }
}

/// One of these buttons is pressed where there is one; else something on the board is chosen.
fn play_by_keyboard(stage: &mut Stage, buttons: &[&str]) {
    const WAYS: [Key; 5] =
        [Key::ArrowRight, Key::ArrowDown, Key::Tab, Key::ArrowLeft, Key::ArrowUp];
    let luck = Cell::new(1);
    play(stage, |stage| {
        let button = buttons.iter().find_map(|name| stage.query_by_label(name));
        let choices: Vec<bool> =
            stage.query_all_by_label_contains("can be chosen").map(|it| it.is_focused()).collect();
        let nothing = stage.ctx.memory(|memory| memory.focused().is_none());
        let key = match button {
            Some(button) if button.is_focused() => Key::Enter,
            // By itself Enter says yes, but never no.
            Some(_) if nothing => [Key::Enter, Key::Tab][next(&luck) % 2],
            Some(_) => Key::Tab,
            None if choices.is_empty() => return false,
            None if choices.contains(&true) => Key::Enter,
            None => WAYS[next(&luck) % WAYS.len()],
        };
        stage.key_press(key);
        stage.run_steps(2);
        true
    });
}

/// Presses Tab until something of that name has the focus, then Enter.
fn tab_to(stage: &mut Stage, name: &str) {
    let mut tabs = 0;
    while !stage.query_all_by_label_contains(name).any(|it| it.is_focused()) {
        assert!(tabs < 60, "Tab does not lead to “{name}”");
        tabs += 1;
        stage.key_press(Key::Tab);
        stage.run_steps(2);
    }
    stage.key_press(Key::Enter);
    stage.run_steps(3);
}

/// The deal of the day by keys alone, left and continued on the next day: it counts for its own day,
/// once, and can be played again.
#[test]
fn a_deal_of_the_day_by_keyboard() {
    let mut stage = stage(&Setting::default());
    set_day(app(&mut stage), "2026-11-17");
    stage.run_steps(2);
    tab_to(&mut stage, "Challenges");
    tab_to(&mut stage, "Play: Memoarrr!, You against Captain");
    wait_for(&mut stage, ["I’ve got them"; 2]);
    stage.key_press(Key::Escape);
    stage.run_steps(2);
    assert!(stage.query_by_label_contains("“Continue” among the challenges").is_some());
    tab_to(&mut stage, "Leave the table");
    set_day(app(&mut stage), "2026-11-18");
    wait_for(&mut stage, ["Play: Memoarrr!, New today"; 2]);
    tab_to(&mut stage, "Play: Memoarrr!, New today");
    tab_to(&mut stage, "Continue it");
    play_by_keyboard(&mut stage, &BUTTONS);
    // It counts when the host has opened its secret and the game was checked, which may be after the
    // end is shown.
    wait_for(&mut stage, ["The deal of 17 Nov 2026 counts · Streak: 1 day"; 2]);
    wait_for(&mut stage, ["Again, not counted"; 2]);
    tab_to(&mut stage, "Challenges");
    wait_for(&mut stage, ["Play: Memoarrr!, You against Captain"; 2]);
    assert!(stage.query_by_label("Streak: 1 day").is_some());
    set_day(app(&mut stage), "2026-11-17");
    stage.run_steps(2);
    assert!(stage.query_by_label_contains("Again: Memoarrr!").is_some());
    tab_to(&mut stage, "Copy the result of Memoarrr!");
    assert!(stage.query_by_label_contains("Copied").is_some());
}

/// The ladder's card of Memoarrr! among the challenges.
fn rung(stage: &Stage) -> String {
    let cards = stage.query_all_by_label_contains("Memoarrr!, Rung");
    cards.filter_map(|card| card.accesskit_node().label()).collect()
}

/// A game on the ladder counts when it is over; one that is given up for another one is lost.
#[test]
fn a_game_on_the_ladder() {
    let mut stage = stage(&Setting::default());
    press(&mut stage, ["Challenges"; 2]);
    assert_eq!(rung(&stage), "Play: Memoarrr!, Rung 1 of 5: Castaway");
    press(&mut stage, ["Play: Memoarrr!, Rung"; 2]);
    play_by_mouse(&mut stage);
    wait_for(&mut stage, ["Next game on the ladder"; 2]);
    let won = stage.query_by_label("You win!").is_some();
    let told = if won { "One win against Castaway" } else { "Castaway holds the rung" };
    wait_for(&mut stage, [told; 2]);
    press(&mut stage, ["Challenges"; 2]);
    assert_eq!(rung(&stage).ends_with("one win so far"), won);
}

#[test]
fn at_the_top_of_the_ladder_no_game_comes_next() {
    for (scene, offered) in [("end-rung", true), ("end-ladder", false)] {
        let (stage, _table) = named(scene).show(&Setting::default());
        assert_eq!(stage.query_by_label("Next game on the ladder").is_some(), offered, "{scene}");
        assert!(stage.query_by_label("Challenges").is_some(), "{scene}");
    }
}

/// What brings the result back stands beside the line above the board, not on it.
#[test]
fn the_result_comes_back_beside_the_line() {
    for size in [[900.0, 640.0], [1280.0, 800.0]] {
        let setting = Setting { size, ..Setting::default() };
        let (stage, _table) = named("end-board").show(&setting);
        let button = stage.get_by_label("Show the result").rect();
        let line = stage.get_by_label_contains("The game is over").rect();
        assert!(line.right() < button.left(), "{size:?}: {line} and {button}");
    }
}

#[test]
fn a_game_on_the_ladder_that_is_given_up_is_lost() {
    let progress = r#"{"ladder":{"memoarrr":{"beaten":0,"wins":1}}}"#.to_owned();
    let table =
        "{\"table\":{\"name\":\"Zoë\",\"people\":[]}}\n{\"record\":1,\"game\":\"memoarrr\"}\n";
    let setting = Setting::default().file("progress.json", progress);
    let mut stage = stage(&setting.file("ladder/memoarrr/table.jsonl", table.to_owned()));
    press(&mut stage, ["Challenges"; 2]);
    const CARD: &str = "Continue: Memoarrr!, Rung 1 of 5: Castaway · one win so far";
    wait_for(&mut stage, [CARD; 2]);
    press(&mut stage, [CARD; 2]);
    assert!(stage.query_by_label_contains("counts as lost").is_some());
    press(&mut stage, ["Begin a new one"; 2]);
    wait_for(&mut stage, ["I’ve got them"; 2]);
    stage.key_press(Key::Escape);
    stage.run_steps(2);
    stage.get_by_label("Leave the table").click_accesskit();
    wait_for(&mut stage, ["Continue: Memoarrr!"; 2]);
    assert_eq!(rung(&stage), "Continue: Memoarrr!, Rung 1 of 5: Castaway");
}
