//! What is shown in the book of Le Royaume.

use eframe::egui::{Align2, Rect, RichText, Sense, TextStyle, Ui, Vec2, vec2};

use crate::games::royaume::{Back, Card, Character, City, Colour, Hex, Realm, Special, Tile};
use crate::ui::boards::royaume::{paint, picture};
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::{letters, paper, size};
use crate::ui::widgets::{badge, show};

/// A green challenge that somebody has completed.
pub const GREEN: Tile = Tile::numbered(5);
/// The challenge of the example: green 15.
const HARD: Tile = Tile::numbered(18);
/// What is added up, and the hexes of a walk or a city.
const PART: f32 = 44.0;
const HEX: f32 = 84.0;
/// The height of a hex, and the way from one row to the next, in widths.
const HIGH: f32 = 1.155;
const ROW: f32 = 0.866;

/// The front of a challenge without its number.
pub fn front(tile: Tile) -> Picture {
    let front = Realm::usual().front(tile);
    picture::tile_front(tile, front.back, front.colour)
}

/// A hero on the way from the camp to a challenge.
pub fn walk_ui(ui: &mut Ui, style: &Style<'_>) {
    let wide = HEX.min(ui.available_width() / 4.0);
    let (rect, _) = ui.allocate_exact_size(vec2(4.0, HIGH) * wide, Sense::hover());
    let way = [
        picture::special(Special::Camp),
        picture::land(Hex::MIDDLE),
        picture::land(Hex::at(1, 0).unwrap_or(Hex::MIDDLE)),
        picture::city(City::numbered(6), true, false),
    ];
    for (number, picture) in way.into_iter().enumerate() {
        let at = rect.min + vec2(wide * number as f32, 0.0);
        let place = Rect::from_min_size(at, vec2(1.0, HIGH) * wide);
        style.art.paint(ui.painter(), picture, place, paper::AS_PAINTED);
        let middle = place.center();
        match number {
            0 => {
                let hero = Rect::from_center_size(middle, Vec2::splat(wide * 0.7));
                paint::hero(ui.painter(), style, hero, Character::all()[0], false);
            }
            3 => {
                let tile =
                    Rect::from_center_size(middle + vec2(0.0, wide * 0.2), Vec2::splat(wide * 0.5));
                let back = picture::tile_back(Back::Green);
                style.art.paint(ui.painter(), back, tile, paper::AS_PAINTED);
            }
            _ => {}
        }
        if number > 0 {
            count(ui, style, place, &number.to_string());
        }
    }
}

/// A number on a disc at the top of a hex.
fn count(ui: &Ui, style: &Style<'_>, place: Rect, words: &str) {
    let font = letters::strong().resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, paper::INK);
    let middle = place.center_top() + vec2(0.0, place.height() * 0.2);
    let ground = Rect::from_center_size(middle, galley.size() + vec2(2.0 * size::GAP, 0.0));
    ui.painter().rect_filled(ground, ground.height() / 2.0, style.palette.gold);
    let at = Align2::CENTER_CENTER.anchor_size(middle, galley.size());
    ui.painter().galley(at.min, galley, paper::INK);
}

/// R15, the example of the rule book: a spin, an animal, three challenges and two cards.
pub fn sum_ui(ui: &mut Ui, style: &Style<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(size::GRID, size::GRID);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(PART), Sense::hover());
        paint::number(ui.painter(), style, rect.center(), PART, (Colour::Green, 2));
        sign_ui(ui, "+");
        show(ui, style, picture::animal(Character::all()[0]), PART);
        sign_ui(ui, "+");
        for _ in 0..3 {
            badge(ui, style, picture::CHALLENGE_SIGN, PART * 0.7);
        }
        for card in [Card::Shield, Card::Bison] {
            sign_ui(ui, "+");
            show(ui, style, picture::vignette(card), PART);
        }
        sign_ui(ui, "=");
        sign_ui(ui, "15");
        sign_ui(ui, "≥");
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(PART * 1.5), Sense::hover());
        paint::tile_front(ui.painter(), style, rect, Realm::usual(), HARD);
    });
}

fn sign_ui(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).text_style(TextStyle::Heading));
}

/// R12: three memories of a city, placed one after the other.
pub fn cluster_ui(ui: &mut Ui, style: &Style<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(2.0, HIGH + ROW) * HEX, Sense::hover());
    let city = City::numbered(4);
    for (words, landmark, shift) in [
        ("5", true, vec2(0.0, 0.0)),
        ("5 + 1", false, vec2(1.0, 0.0)),
        ("5 + 2", false, vec2(0.5, ROW)),
    ] {
        let place = Rect::from_min_size(rect.min + shift * HEX, vec2(1.0, HIGH) * HEX);
        style.art.paint(
            ui.painter(),
            picture::city(city, landmark, true),
            place,
            paper::AS_PAINTED,
        );
        count(ui, style, place, words);
    }
}
