//! A profile whose files were damaged, or written into by somebody who means harm: the window opens, and
//! all that it makes of them can be looked at. `HOSTILE=n` tries so many seeds.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use cinderpeek::game::Chance;
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use serde_json::Value;

use super::lies::{lie_in, seeds};
use crate::scenes::{around, challenges};
use crate::stage::{Setting, Stage, stage};

/// All that can be set, but for where the window was.
const SETTINGS: &str = r#""name":"Zoë","portrait":3,"language":"en","light":"night","text_size":1.0,
    "motion":"off","volume":0.7,"mute":true,"ambience":false,"notifications":false,"pace":"quick",
    "interface":"lo","window":{"size":[900.0,680.0],"place":[10.0,20.0],"maximized":false},
    "game":"memoarrr","practice":{
        "memoarrr":{"bots":["sailor","captain"],"beside":["Ana"],"side":2,"i_start":true,
            "options":{"expert":true,"ordered_stack":false,"opening_ability":true,"sides":["N","S"],"first":1}},
        "ptibapt":{"solo":false,"bot":"sailor","beside":["Ana"],"extension":true,"i_start":false},
        "royaume":{"bots":["sailor"],"beside":["Ana"],"even_start":true,"early_harvest":false,
            "i_start":false}},
    "hosting":{"name":"A table","ptibapt":{"extension":true,"solo":false,"first":0},"code":true,
        "watchers":true,"turn_seconds":30,"show_seconds":3,"sit_in":60}"#;

/// What leads from the first screen to what is made of the files.
const PLACES: [&str; 7] = [
    "Your games",
    "Statistics",
    "Challenges",
    "Settings",
    "Change opponents",
    "Host a table",
    "Pti Bapt",
];

/// A file after somebody was at it: a value is another one, a line is cut off, or a sign is another.
fn changed(text: &str, chance: &mut Chance) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let lines_of_json = lines.iter().all(|line| serde_json::from_str::<Value>(line).is_ok());
    let mut values: Vec<Value> = match lines_of_json {
        true => lines.iter().flat_map(|line| serde_json::from_str(line)).collect(),
        false => serde_json::from_str(text).into_iter().collect(),
    };
    if !values.is_empty() && chance.below(4) > 0 {
        let at = chance.below(values.len());
        lie_in(&mut values[at], chance);
        return values.iter().map(|value| format!("{value}\n")).collect();
    }
    let at = chance.below(lines.len());
    let signs: Vec<char> = lines[at].chars().collect();
    let place = chance.below(signs.len().max(1));
    let sign = ['0', '9', '-', '"', '}', ']', ',', 'e'][chance.below(8)];
    lines[at] = match chance.below(3) {
        0 => signs[..place].iter().collect(),
        _ => signs.iter().enumerate().map(|(i, c)| if i == place { sign } else { *c }).collect(),
    };
    lines.join("\n")
}

/// Somebody's profile, with one to three files changed.
fn profile(seed: u64) -> Setting {
    let mut chance = Chance::from_number(seed, 78);
    let setting = Setting { settings: SETTINGS.to_owned(), ..Setting::default() };
    let mut setting = challenges::far(around::unfinished(around::a_past(setting)));
    for _ in 0..1 + chance.below(3) {
        match chance.below(setting.files.len() + 4).checked_sub(4) {
            Some(at) => setting.files[at].1 = changed(&setting.files[at].1, &mut chance),
            None => {
                let whole = changed(&format!("{{{}}}", setting.settings), &mut chance);
                let inner = whole.trim().strip_prefix('{').and_then(|it| it.strip_suffix('}'));
                setting.settings = inner.unwrap_or(&whole).to_owned();
            }
        }
    }
    setting
}

/// Presses that, if it is there.
fn press(stage: &mut Stage, name: &str) -> bool {
    let is_button = |role| matches!(role, Role::Button | Role::RadioButton);
    let there = {
        let mut found = stage.query_all_by_label_contains(name);
        let found = found.find(|node| is_button(node.accesskit_node().role()));
        found.map(|button| button.click_accesskit()).is_some()
    };
    for _ in 0..4 {
        stage.step();
        // What is read from files comes a little later.
        std::thread::sleep(Duration::from_millis(2));
    }
    there
}

/// Looks at everything, and says how many places there were.
fn look_around(seed: u64) -> usize {
    let mut stage = stage(&profile(seed));
    stage.run_steps(3);
    let seen = PLACES.iter().filter(|place| {
        let seen = press(&mut stage, place);
        if **place != "Your games" {
            stage.key_press(Key::Escape);
            stage.run_steps(2);
        }
        seen
    });
    seen.count()
}

#[test]
fn whatever_stands_in_a_profile_breaks_no_window() {
    let (mut seen, mut failed) = (0, Vec::new());
    for seed in seeds(100) {
        match catch_unwind(AssertUnwindSafe(|| look_around(seed))) {
            Ok(places) => seen += places,
            Err(_) => failed.push(seed),
        }
    }
    assert!(failed.is_empty(), "these seeds fail: {failed:?}");
    assert!(seen as u64 > 4 * seeds(100).end, "only {seen} places were seen");
}
