//! Where everything is in the first window: for `tests/windows`, which clicks in a real one.
//!
//! `shots --places SCENE PICTURE` prints the accessible names of a scene, each after its rectangle
//! (`left top width height name`, in points), and writes its pixels, four bytes each. `shots --places
//! PROFILE PICTURE NAME` does so for the first screen of a copy of a profile, as soon as something on
//! it is called so.

use std::path::Path;
use std::time::{Duration, Instant};

use egui_kittest::kittest::{NodeT, Queryable};

use crate::scenes;
use crate::stage::{Setting, Stage, stage, wait_for_wake};

/// How long something may take to be seen.
const PATIENCE: Duration = Duration::from_secs(30);

/// Tells it.
pub fn tell(mut args: impl Iterator<Item = String>) {
    let mut arg = || args.next();
    let what = arg().expect("a scene, or a profile");
    let picture = arg().expect("a file for the picture");
    let (mut stage, _table) = match arg() {
        None => scenes::named(&what).show(&Setting::default()),
        Some(name) => (first_screen(Path::new(&what), &name), None),
    };
    let image = stage.render().expect("a picture");
    std::fs::write(picture, image.as_raw()).expect("a file");
    for node in stage.get_all_by_label_contains("") {
        let rect = node.rect();
        let [left, top] = [rect.left(), rect.top()];
        let inner = node.accesskit_node();
        // What can only be read has its words as its value.
        let name = inner.label().or_else(|| inner.value()).unwrap_or_default();
        println!("{left:.1} {top:.1} {:.1} {:.1} {name}", rect.width(), rect.height());
    }
}

/// The first screen of a profile, once something on it is called so.
fn first_screen(profile: &Path, name: &str) -> Stage {
    let folder = Some(profile.to_owned());
    let mut stage = stage(&Setting { folder, ..Setting::default() });
    let begun = Instant::now();
    while stage.query_all_by_label_contains(name).next().is_none() {
        assert!(begun.elapsed() < PATIENCE, "nothing on the first screen is called {name}");
        wait_for_wake(&stage);
        stage.step();
    }
    stage.run_steps(4);
    stage
}
