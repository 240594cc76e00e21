//! Every state of Le Royaume at the table.

use cinderpeek::game::Update;
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::{Special, Step, Task};
use cinderpeek::ui::test_table::TestTable;
use eframe::egui::Key;
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::prepared::{Prepared, me};
use crate::scenes::at_table::told;
use crate::scenes::{Scene, buttons_with, held, press};
use crate::stage::Stage;

type Table = TestTable<Royaume>;

/// All of them.
pub const ALL: &[Scene] = &[
    Scene::new("royaume-start", |stage| held(start(stage))),
    Scene::new("royaume-looked-at", |stage| held(looked_at(stage))),
    Scene::new("royaume-chosen", |stage| held(chosen(stage))),
    Scene::new("royaume-card", |stage| held(card(stage))),
    Scene::new("royaume-refused", |stage| {
        let table = start(stage);
        stage.run_steps(4);
        press(stage, ["Wizard’s tower", "Tour du Magicien"]);
        held(table)
    })
    // It is read for a moment only.
    .moving(1)
    .prepared(|setting| setting),
    Scene::new("royaume-discards", |stage| held(discards(stage))),
    // Who looks at a part of the map cuts the rest.
    Scene::new("royaume-near", |stage| held(near(stage))).cutting(),
    Scene::new("royaume-six", |stage| held(six(stage))),
    Scene::new("royaume-barred", |stage| held(barred(stage))),
    Scene::new("royaume-completed", |stage| held(completed(stage))),
    Scene::new("royaume-mine", |stage| held(mine(stage))),
    Scene::new("royaume-theirs", |stage| held(theirs(stage))),
];

/// Whether the player has to decide, and what.
fn asks(update: &Update<Royaume>, so: impl Fn(Task) -> bool) -> bool {
    let table = &update.view.tabletop;
    table.decides() == Some(me()) && table.todo.last().copied().is_some_and(so)
}

pub fn start(stage: &mut Stage) -> Table {
    told(
        stage,
        |seed| Prepared::kingdom(3, seed),
        |update| asks(update, |task| task == Task::Turn(Step::Start)) && update.seq > 5,
    )
}

/// A challenge that can be walked to.
const IN_REACH: [[&str; 2]; 2] = [["challenge", "défi"], ["can be chosen", "peut être choisie"]];

/// A challenge under the pointer.
fn looked_at(stage: &mut Stage) -> Table {
    let table = start(stage);
    stage.run_steps(4);
    buttons_with(stage, &IN_REACH).first().expect("a challenge").hover();
    table
}

/// A challenge that would be taken now.
fn chosen(stage: &mut Stage) -> Table {
    let table = start(stage);
    stage.run_steps(4);
    buttons_with(stage, &IN_REACH).first().expect("a challenge").click_accesskit();
    table
}

/// A card of one's own under the pointer.
fn card(stage: &mut Stage) -> Table {
    let table = start(stage);
    stage.run_steps(4);
    let not_now = [["Only ", "Seulement "]];
    buttons_with(stage, &not_now).first().expect("a card that is not for now").hover();
    table
}

/// The discards, looked through.
fn discards(stage: &mut Stage) -> Table {
    let table = six(stage);
    stage.run_steps(4);
    press(stage, ["Discards", "Défausse"]);
    table
}

/// The map from near.
fn near(stage: &mut Stage) -> Table {
    let table = six(stage);
    for _ in 0..4 {
        stage.key_press(Key::Plus);
        stage.run_steps(1);
    }
    table
}

/// Late in a game for six.
fn six(stage: &mut Stage) -> Table {
    told(
        stage,
        |seed| Prepared::kingdom(6, seed),
        |update| {
            let table = &update.view.tabletop;
            asks(update, |task| task == Task::Turn(Step::Start))
                && table.memories.len() > 4
                && table.player(me()).animal
        },
    )
}

/// A hex that is near, but behind something, under the pointer.
fn barred(stage: &mut Stage) -> Table {
    let table = start(stage);
    stage.run_steps(4);
    let behind = [["nobody walks through", "on ne traverse pas"]];
    buttons_with(stage, &behind).first().expect("something in the way").hover();
    table
}

/// The challenges that somebody else has completed, under the pointer.
fn completed(stage: &mut Stage) -> Table {
    let table = six(stage);
    stage.run_steps(4);
    // What is only read has its words as its value.
    let words = |node: &Node<'_>| node.accesskit_node().value().unwrap_or_default();
    let is_list = |node: &Node<'_>| {
        let words = words(node);
        let traded = ["traded: ", "échangé : ", "échangés : "];
        let begins = words.starts_with(|first: char| first.is_ascii_digit());
        begins && traded.iter().any(|it| words.contains(it))
    };
    let lists = stage.query_all_by_label_contains("").filter(is_list);
    lists.max_by_key(|node| words(node).len()).expect("completed challenges").hover();
    table
}

fn mine(stage: &mut Stage) -> Table {
    told(
        stage,
        |seed| Prepared::kingdom(2, seed),
        |update| {
            let table = &update.view.tabletop;
            asks(update, |task| task == Task::Turn(Step::Stopped))
                && table.player(me()).hero == table.realm().place(Special::Mine)
                && table.player(me()).unspent.len() > 1
        },
    )
}

fn theirs(stage: &mut Stage) -> Table {
    told(
        stage,
        |seed| Prepared::kingdom(4, seed),
        |update| update.view.tabletop.decides() != Some(me()) && update.seq > 60,
    )
}
