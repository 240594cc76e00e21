//! The games that were played: each with how it lay in the end.

use egui_kittest::kittest::Queryable;

use crate::scenes::around::{PTIBAPT, RECORD, game, has_picture, past};
use crate::scenes::{named, wait_until};
use crate::stage::{Setting, Stage, stage};

/// What only an open card of Memoarrr! is made of, and what only one of Pti Bapt is.
const CARDS: [&str; 2] = ["memoarrr/animal/crab", "ptibapt/figure/trap"];

#[test]
fn every_game_of_the_list_is_seen_as_it_lay_in_the_end() {
    let (stage, _) = named("past").show(&Setting::default());
    CARDS.into_iter().for_each(|file| assert!(has_picture(&stage, file), "{file}"));
}

/// The list is long, and reading a game takes time: whoever opens it waits for what is in sight.
#[test]
fn what_is_out_of_sight_is_not_read() {
    let alone = |day| game(day, "ptibapt", "alone", "83.2", "");
    let newer = (2..16).rev().map(alone);
    let first = game(16, "memoarrr", "alone", "7", "");
    let games: Vec<String> = [first].into_iter().chain(newer).chain([alone(1)]).collect();
    let setting = Setting::default()
        .file("history.json", format!("[{}]", games.join(",")))
        .file("history/16.jsonl", RECORD.to_owned())
        .file("history/01.jsonl", PTIBAPT.to_owned());
    let mut stage = stage(&setting);
    past(&mut stage);
    let drawn = |file| move |stage: &Stage| has_picture(stage, file);
    assert!(wait_until(&mut stage, drawn(CARDS[0])));
    stage.run_steps(40);
    assert!(!has_picture(&stage, CARDS[1]));
    stage.get_by_label("Save a copy: Pti Bapt, 1 Nov 2026").scroll_to_me();
    assert!(wait_until(&mut stage, drawn(CARDS[1])));
}

/// Six pairs of eyes leave room for the steps.
#[test]
fn the_steps_of_a_game_of_six_have_room() {
    let (stage, _table) = named("royaume-replay-six").show(&Setting::default());
    let heading = stage.get_by_label("Step by step").rect();
    assert!(heading.bottom() < 420.0, "{heading:?}");
}
