//! Every screen and state of the app, by name: prepared once, used by the tests and by the pictures.

pub mod around;
pub mod at_table;
pub mod beside;
pub mod challenges;
pub mod company;
pub mod ended;
pub mod ptibapt;
pub mod ptibapt_learning;
pub mod royaume;
pub mod royaume_around;
pub mod royaume_cards;
pub mod royaume_contests;

use std::any::Any;
use std::time::{Duration, Instant};

use cinderpeek::ui::test_table::{TestTable, TestableGame};
use eframe::egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::stage::{Setting, Stage, stage, wait_for_wake};

/// What is read from a file is there by then; a thousand times longer than it takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// The other end of the table of a scene: a [`TestTable`] of its game, if it is at one.
pub type Rehearsed = Option<Box<dyn Any>>;

/// Keeps the other end of a table.
pub fn held<G: TestableGame>(table: TestTable<G>) -> Rehearsed {
    Some(Box::new(table))
}

/// A scene: its name, and how it comes about.
pub struct Scene {
    /// For the file and for the one who reads a failure.
    pub name: &'static str,
    /// Whether a page scrolls, so that what is on it may go on below.
    #[allow(dead_code, reason = "the pictures show it as it is")]
    pub scrolls: bool,
    /// Whether only a part of something is looked at, so that the rest of it is cut.
    #[allow(dead_code, reason = "the pictures show it as it is")]
    pub cuts: bool,
    prepare: fn(Setting) -> Setting,
    /// After how many quarters of a second it is looked at.
    quarters: usize,
    make: fn(&mut Stage) -> Rehearsed,
}

impl Scene {
    /// A scene that fits the window.
    pub const fn new(name: &'static str, make: fn(&mut Stage) -> Rehearsed) -> Self {
        Self { name, scrolls: false, cuts: false, prepare: |setting| setting, quarters: 8, make }
    }

    /// The same, where a page scrolls.
    pub const fn scrolling(self) -> Self {
        Self { scrolls: true, ..self }
    }

    /// The same, where only a part of something is looked at.
    pub const fn cutting(self) -> Self {
        Self { cuts: true, ..self }
    }

    /// The same, while things move: after so many quarters of a second.
    pub const fn moving(self, quarters: usize) -> Self {
        let prepare = |setting: Setting| setting.with(r#""motion":"normal""#);
        Self { quarters, prepare, ..self }
    }

    /// The same, in a setting of its own.
    pub const fn prepared(self, prepare: fn(Setting) -> Setting) -> Self {
        Self { prepare, ..self }
    }

    /// Puts it on the stage.
    pub fn show(&self, setting: &Setting) -> (Stage, Rehearsed) {
        let mut stage = stage(&(self.prepare)(setting.clone()));
        let table = (self.make)(&mut stage);
        stage.run_steps(self.quarters);
        (stage, table)
    }
}

/// All of them.
pub fn all() -> impl Iterator<Item = &'static Scene> {
    let around = [around::ALL, challenges::ALL, ptibapt_learning::ALL, royaume_around::ALL];
    let played = [
        at_table::ALL,
        beside::ALL,
        company::ALL,
        ended::ALL,
        ptibapt::ALL,
        royaume::ALL,
        royaume_contests::ALL,
        royaume_cards::ALL,
    ];
    around.into_iter().chain(played).flatten()
}

/// The one of that name.
pub fn named(name: &str) -> &'static Scene {
    all().find(|scene| scene.name == name).expect("a scene of that name")
}

/// Presses what is called so, in English or in French, as soon as it is there; its name may go on.
pub fn press(stage: &mut Stage, names: [&str; 2]) {
    wait_for(stage, names);
    let may_be_pressed =
        |node: &Node<'_>| matches!(node.accesskit_node().role(), Role::Button | Role::RadioButton);
    let found = called(stage, names).into_iter().find(may_be_pressed);
    found.expect(names[0]).click_accesskit();
    stage.run_steps(3);
}

/// Everything that can be pressed and whose name has all of these parts, each in English or French.
pub fn buttons_with<'a>(stage: &'a Stage, parts: &[[&str; 2]]) -> Vec<Node<'a>> {
    let has_all = |node: &Node<'_>| {
        let node = node.accesskit_node();
        let words = node.label().unwrap_or_default();
        let has = |part: &[&str; 2]| part.iter().any(|part| words.contains(part));
        node.role() == Role::Button && parts.iter().all(has)
    };
    stage.query_all_by_label_contains("").filter(has_all).collect()
}

/// Lets time go by until something is called so.
pub fn wait_for(stage: &mut Stage, names: [&str; 2]) {
    let there = wait_until(stage, |stage| !called(stage, names).is_empty());
    assert!(there, "nothing is called {names:?}");
}

/// Lets time go by until that is so; whether it came to be.
#[must_use]
pub fn wait_until(stage: &mut Stage, is_so: impl Fn(&Stage) -> bool) -> bool {
    let begun = Instant::now();
    while !is_so(stage) {
        if begun.elapsed() > PATIENCE {
            return false;
        }
        wait_for_wake(stage);
        stage.step();
    }
    true
}

/// Everything whose name or words begin so.
fn called<'a>(stage: &'a Stage, names: [&str; 2]) -> Vec<Node<'a>> {
    let is_it = |node: &Node<'_>| {
        let node = node.accesskit_node();
        let words = node.label().or_else(|| node.value()).unwrap_or_default();
        // French signs are kept with their word.
        let words = words.replace(['\u{a0}', '\u{202f}'], " ");
        names.iter().any(|name| words.starts_with(name))
    };
    stage.query_all_by_label_contains("").filter(is_it).collect()
}
