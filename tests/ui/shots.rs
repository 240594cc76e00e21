//! Writes every screen and state of the app as a picture: `tests/shots DIR`.

#![expect(clippy::expect_used, clippy::print_stdout, reason = "a tool for people at a terminal")]

mod canvas;
mod places;
mod prepared;
mod scenes;
mod stage;

use std::path::PathBuf;

use image::imageops::{FilterType, overlay, resize};
use image::{Rgba, RgbaImage};
use scenes::{Scene, all};
use stage::Setting;

/// A picture on the contact sheet is so wide and high.
const THUMB: [u32; 2] = [480, 320];
/// So many stand beside each other.
const COLUMNS: u32 = 4;

/// The ways in which every scene is shown: name, window, pixels for a point.
const WAYS: [(&str, [f32; 2], f32); 4] = [
    ("small", [900.0, 640.0], 1.0),
    ("first", [1180.0, 780.0], 1.0),
    ("small@2x", [900.0, 640.0], 2.0),
    ("large@2x", [1440.0, 900.0], 2.0),
];

fn main() {
    let folder: PathBuf = std::env::args_os().nth(1).expect("tests/shots DIR").into();
    if folder.as_os_str() == "--places" {
        return places::tell(std::env::args().skip(2));
    }
    let parts: Vec<String> = std::env::args().skip(2).collect();
    std::fs::create_dir_all(&folder).expect("a folder for the pictures");
    let mut thumbs = Vec::new();
    for (scene, name, setting) in pictures() {
        if !parts.iter().all(|part| name.contains(part)) {
            continue;
        }
        let (mut stage, _table) = scene.show(&setting);
        let image = stage.render().expect("a picture");
        image.save(folder.join(&name)).expect("a file");
        println!("{name}");
        if setting.size == Setting::default().size {
            thumbs.push(resize(&image, THUMB[0], THUMB[1], FilterType::Triangle));
        }
    }
    contact_sheet(&thumbs).save(folder.join("contact-sheet.png")).expect("a file");
}

/// Every scene in every way, and what its picture is called.
fn pictures() -> Vec<(&'static Scene, String, Setting)> {
    let mut pictures = Vec::new();
    for scene in all() {
        for language in ["en", "fr"] {
            for light in ["night", "day"] {
                for (way, size, scale) in WAYS {
                    let setting = Setting { size, scale, ..Setting::default() }
                        .with(&format!("\"language\":\"{language}\""))
                        .with(&format!("\"light\":\"{light}\""));
                    let name = format!("{}-{language}-{light}-{way}.png", scene.name);
                    pictures.push((scene, name, setting));
                }
            }
        }
    }
    pictures
}

fn contact_sheet(thumbs: &[RgbaImage]) -> RgbaImage {
    let rows = (thumbs.len() as u32).div_ceil(COLUMNS).max(1);
    let step = THUMB.map(|side| side + 8);
    let mut sheet =
        RgbaImage::from_pixel(COLUMNS * step[0], rows * step[1], Rgba([20, 20, 24, 255]));
    for (number, thumb) in (0..).zip(thumbs) {
        let (column, row) = (number % COLUMNS, number / COLUMNS);
        overlay(&mut sheet, thumb, (column * step[0] + 4).into(), (row * step[1] + 4).into());
    }
    sheet
}
