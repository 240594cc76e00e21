//! The main screens look as they did: compared with pictures that somebody has looked at.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test --test ui snapshots` takes new ones, to be looked at before they
//! are kept. They are drawn on the processor with the program's own letters and pictures, and halved,
//! so that roundings do not count.

use egui_kittest::{SnapshotOptions, SnapshotResults, try_image_snapshot_options};
use image::imageops::{FilterType, resize};

use crate::scenes::named;
use crate::stage::Setting;

/// What is looked at.
const SCENES: [&str; 9] = [
    "my-turn",
    "round-end",
    "looking",
    "ptibapt-second",
    "ptibapt-switch",
    "ptibapt-end",
    "royaume-start",
    "royaume-challenge-cards",
    "royaume-end",
];

#[test]
fn the_main_screens_look_as_they_did() {
    let options = SnapshotOptions::new().output_path("tests/ui/snapshots").threshold(1.0);
    let mut results = SnapshotResults::new();
    for name in SCENES {
        let (mut stage, _table) = named(name).show(&Setting::default());
        let image = stage.render().expect("a picture");
        let half = resize(&image, image.width() / 2, image.height() / 2, FilterType::Triangle);
        results.add(try_image_snapshot_options(&half, name, &options));
    }
    results.unwrap();
}
