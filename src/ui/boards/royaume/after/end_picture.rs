//! The map in small: which cities are lit in the end, where the palace stands, and the heroes.
//!
//! Its hexes are too small for pictures, so they have the colours of what is on them.

use eframe::egui::epaint::PathShape;
use eframe::egui::{Color32, Pos2, Stroke, Vec2, vec2};

use crate::games::Royaume;
use crate::games::royaume::{Hex, Kind, Memory, Tabletop};
use crate::ui::boards::after::end_picture::EndPicture;
use crate::ui::boards::royaume::layout::{HIGH, on_map};
use crate::ui::boards::royaume::map::corners;
use crate::ui::boards::royaume::paint::{hero_colour, memory_colour};
use crate::ui::profile::finished_game::FinishedGame;
use crate::ui::style::theme::{Palette, paper};
use crate::ui::widgets::edged_disc;

/// The map in widths of a hex: nine in the middle row, and nine rows that overlap by a quarter.
const MAP: Vec2 = Vec2::new(9.0, 7.0 * HIGH);
/// A hero, and how far those on one hex are from each other, in widths of a hex.
const HERO: f32 = 0.3;
const APART: f32 = 0.4;
/// How much of its colour a city in ruins has, and a special place of ink.
const RUINS: f32 = 0.3;
const SPECIAL: f32 = 0.4;

/// That of a game.
pub fn end_picture(game: &FinishedGame<Royaume>) -> Option<EndPicture> {
    let table = game.steps.last()?.state.tabletop();
    let colours: Vec<(Hex, Colour)> = Hex::all().map(|hex| (hex, Colour::of(table, hex))).collect();
    let heroes = heroes(table);
    Some(EndPicture::new(move |painter, style, rect| {
        let wide = (rect.size() / MAP).min_elem();
        let middle = |hex: Hex| -> Pos2 { rect.center() + on_map(hex) * wide };
        for (hex, colour) in &colours {
            let shape = corners(middle(*hex), wide * 0.95).to_vec();
            let fill = colour.in_theme(style.palette);
            painter.add(PathShape::convex_polygon(shape, fill, Stroke::NONE));
        }
        for (hex, aside, colour) in &heroes {
            let at = middle(*hex) + vec2(aside * wide, 0.0);
            edged_disc(painter, style, at, HERO * wide, *colour, Stroke::new(1.0, paper::INK));
        }
    }))
}

/// What a hex is painted with.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Colour {
    /// Nothing but snow.
    Snow,
    /// The shrine, the tower and such.
    Special,
    /// A city in ruins.
    Ruins(Color32),
    /// A city that is lit, or the palace.
    Lit(Color32),
}

impl Colour {
    fn of(table: &Tabletop, hex: Hex) -> Self {
        let lit = table.memories.contains(hex);
        match table.realm().kind(hex) {
            Kind::Land if lit => Self::Lit(memory_colour(Memory::Palace)),
            Kind::Land => Self::Snow,
            Kind::Special(_) => Self::Special,
            Kind::City(city) if lit => Self::Lit(memory_colour(Memory::City(city))),
            Kind::City(city) => Self::Ruins(memory_colour(Memory::City(city))),
        }
    }

    fn in_theme(self, palette: &Palette) -> Color32 {
        match self {
            Self::Snow => palette.snow,
            Self::Special => palette.snow.lerp_to_gamma(paper::INK, SPECIAL),
            Self::Ruins(colour) => palette.snow.lerp_to_gamma(colour, RUINS),
            Self::Lit(colour) => colour,
        }
    }
}

/// Where every hero stands: the hex, how far beside its middle, and their colour.
fn heroes(table: &Tabletop) -> Vec<(Hex, f32, Color32)> {
    let on = |hex: Hex| table.everybody().iter().filter(move |it| table.player(*it).hero == hex);
    let standing = table.everybody().iter().map(|seat| {
        let player = table.player(seat);
        let all = on(player.hero).count() as f32;
        let number = on(player.hero).take_while(|other| *other != seat).count() as f32;
        (player.hero, (number - (all - 1.0) / 2.0) * APART, hero_colour(player.character))
    });
    standing.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> FinishedGame<Royaume> {
        let record = include_str!("../../../../../tests/records/royaume.jsonl");
        FinishedGame::of_record(&record.replace("bot:mixed", "bot:random")).unwrap()
    }

    #[test]
    fn a_place_with_a_memory_is_lit() {
        let game = game();
        let table = game.steps.last().unwrap().state.tabletop();
        for hex in Hex::all() {
            let lit = matches!(Colour::of(table, hex), Colour::Lit(_));
            assert_eq!(lit, table.memories.contains(hex), "{hex}");
        }
        assert!(!table.memories.is_empty());
        assert!(end_picture(&game).is_some());
    }

    #[test]
    fn no_hero_stands_on_another() {
        let game = game();
        // At the beginning all are in the camp.
        let heroes = heroes(game.steps.first().unwrap().state.tabletop());
        let camp = heroes[0].0;
        assert!(heroes.len() > 1 && heroes.iter().all(|(hex, ..)| *hex == camp));
        assert!(heroes.windows(2).all(|two| two[1].1 - two[0].1 > APART * 0.9));
    }
}
