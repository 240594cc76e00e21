//! How tiles, cards and figures are painted, on the map or anywhere else.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align, Align2, Color32, CornerRadius, FontFamily, FontId, Painter, Pos2, Rect, Stroke, Vec2,
    pos2, vec2,
};

use super::picture;
use crate::game::set::Element;
use crate::games::royaume::{Card, Character, Colour, Memory, Realm, Suit, Tile};
use crate::text::games::royaume::Royaume;
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::{kingdom, letters, paper, shadow};
use crate::ui::widgets::sheet;

/// Where the words of a card stand, in parts of its width: left, top, right, bottom.
const WORDS: [f32; 4] = [20.0 / 256.0, 236.0 / 256.0, 236.0 / 256.0, 338.0 / 256.0];

/// A card that is so wide says in a sentence what it does, a smaller one in a few words.
const ROOMY: f32 = 150.0;
/// The letters of a name and of what a card does, in parts of its width, and how small they may be.
const NAME: (f32, f32) = (0.105, 12.0);
const DOES: (f32, f32) = (0.084, 11.0);
/// On the smallest cards both are smaller: so much at most.
const SMALLER: [f32; 3] = [1.0, 0.92, 0.85];
/// The letters of a note beside a card, and how wide it is.
const NOTE: f32 = 15.0;
const NOTE_WIDE: f32 = 200.0;

/// The front of a challenge in that kingdom, with its number.
pub fn tile_front(painter: &Painter, style: &Style<'_>, rect: Rect, realm: &Realm, tile: Tile) {
    let front = realm.front(tile);
    let picture = picture::tile_front(tile, front.back, front.colour);
    style.art.paint(painter, picture, rect, paper::AS_PAINTED);
    let [x, y, wide] = picture::NUMBER;
    let font = FontId::new(rect.width() * wide * 0.72, letters::bold());
    let at = rect.min + vec2(x, y) * rect.width();
    painter.text(at, Align2::CENTER_CENTER, front.difficulty, font, paper::INK);
}

/// A number in the shape of its colour.
pub fn number(
    painter: &Painter,
    style: &Style<'_>,
    middle: Pos2,
    wide: f32,
    (colour, number): (Colour, i16),
) {
    let rect = Rect::from_center_size(middle, Vec2::splat(wide));
    style.art.paint(painter, picture::shape(colour), rect, paper::AS_PAINTED);
    let font = FontId::new(wide * 0.6, letters::bold());
    painter.text(middle, Align2::CENTER_CENTER, number, font, paper::INK);
}

/// An adventure card with its name, and with what it does where there is room for it.
pub fn card(painter: &Painter, style: &Style<'_>, rect: Rect, card: Card) {
    if rect.width() >= ROOMY {
        return large_card(painter, style, rect, card);
    }
    small_card(painter, style, rect, card);
    words(painter, rect, card, named(painter, &style.text.royaume, rect, card));
}

/// The name of a card and what it does in a few words, in the largest letters in which both have room;
/// otherwise its name alone.
fn named(painter: &Painter, texts: &Royaume, rect: Rect, card: Card) -> LayoutJob {
    let mut sizes = SMALLER.into_iter().map(|part| brief(texts, rect, card, Some(part)));
    sizes.find(|job| fits(painter, rect, job)).unwrap_or_else(|| brief(texts, rect, card, None))
}

/// The name of a card, and what it does in a few words, in letters of that part of the usual size.
fn brief(texts: &Royaume, rect: Rect, card: Card, does: Option<f32>) -> LayoutJob {
    let font = |(part, least): (f32, f32), family| {
        let size = (rect.width() * part).max(least) * does.unwrap_or(1.0);
        TextFormat::simple(FontId::new(size, family), ink(card))
    };
    let mut job = LayoutJob::default();
    job.append(texts.card(card), 0.0, font(NAME, letters::bold()));
    if does.is_some() {
        job.append("\n", 0.0, font(NAME, letters::bold()));
        job.append(texts.board.brief(card), 0.0, font(DOES, FontFamily::Proportional));
    }
    job
}

/// Whether words have room on a card in the letters that are wanted. egui breaks no line for a part of
/// a pixel, and nobody sees that much.
fn fits(painter: &Painter, rect: Rect, job: &LayoutJob) -> bool {
    let (room, mut job) = (room_for_words(rect).size(), job.clone());
    job.wrap.max_width = room.x;
    let wanted = painter.layout_job(job).size();
    wanted.x < room.x + 1.0 && wanted.y <= room.y
}

/// A card that can be read: its name, and what it does.
pub fn large_card(painter: &Painter, style: &Style<'_>, rect: Rect, card: Card) {
    small_card(painter, style, rect, card);
    let texts = &style.text.royaume;
    let part =
        |part: f32, family| TextFormat::simple(FontId::new(rect.width() * part, family), ink(card));
    let mut job = LayoutJob::default();
    job.append(texts.card(card), 0.0, part(0.094, letters::bold()));
    job.append("\n", 0.0, part(0.03, letters::bold()));
    job.append(texts.board.does(card), 0.0, part(0.072, FontFamily::Proportional));
    words(painter, rect, card, job);
}

/// A card without words.
pub fn small_card(painter: &Painter, style: &Style<'_>, rect: Rect, card: Card) {
    let corner = CornerRadius::same((rect.width() * 0.08) as u8);
    painter.add(shadow(style.palette).as_shape(rect, corner));
    style.art.paint(painter, picture::card(card), rect, paper::AS_PAINTED);
}

fn ink(card: Card) -> Color32 {
    if card.suit() == Suit::C { paper::PARCHMENT } else { paper::INK }
}

/// Where the words of a card stand.
fn room_for_words(card: Rect) -> Rect {
    let [left, top, right, bottom] = WORDS.map(|part| part * card.width());
    Rect::from_min_max(card.min + vec2(left, top), card.min + vec2(right, bottom))
}

/// Words where they stand on a card; those that are too long for it become smaller.
fn words(painter: &Painter, rect: Rect, card: Card, mut job: LayoutJob) {
    let room = room_for_words(rect);
    job.halign = Align::Center;
    job.wrap.max_width = room.width();
    let mut galley = painter.layout_job(job.clone());
    let fits = (room.width() / galley.size().x).min(room.height() / galley.size().y);
    if fits < 1.0 {
        for section in &mut job.sections {
            section.format.font_id.size *= fits.max(0.7);
        }
        galley = painter.layout_job(job);
    }
    let top = room.center().y - galley.size().y / 2.0;
    painter.galley(pos2(room.center().x, top), galley, ink(card));
}

/// Words under or over a card, on a panel of their own.
pub fn note(painter: &Painter, style: &Style<'_>, card: Rect, words: &str, area: Rect) {
    let palette = style.palette;
    let font = FontId::new(NOTE, letters::bold());
    let galley = painter.layout(words.to_owned(), font, palette.text, NOTE_WIDE);
    let wanted = galley.size() + vec2(20.0, 12.0);
    let beside = card.right_top() + vec2(8.0, 8.0);
    let left = beside.x.min(area.right() - wanted.x);
    let rect = Rect::from_min_size(pos2(left, beside.y), wanted);
    sheet(painter, style, rect, 8, Stroke::new(1.0, palette.edge));
    painter.galley(rect.min + vec2(10.0, 6.0), galley, palette.text);
}

/// The colour of a memory, and its sign.
pub fn memory_colour(memory: Memory) -> Color32 {
    match memory {
        Memory::City(city) => kingdom::CITIES[city.index()],
        Memory::Palace => kingdom::PALACE,
    }
}

pub fn memory_sign(memory: Memory) -> Picture {
    match memory {
        Memory::City(city) => picture::city_sign(city),
        Memory::Palace => picture::PALACE_SIGN,
    }
}

/// The colour of a hero.
pub fn hero_colour(who: Character) -> Color32 {
    kingdom::HEROES[usize::from(u8::from(who)) % kingdom::HEROES.len()]
}

/// A hero with their spirit animal beside them, once they have it.
pub fn hero(painter: &Painter, style: &Style<'_>, rect: Rect, who: Character, animal: bool) {
    if animal {
        let beside = Rect::from_min_size(rect.center(), rect.size() * 0.5);
        style.art.paint(painter, picture::animal(who), beside, paper::AS_PAINTED);
    }
    style.art.paint(painter, picture::hero(who), rect, paper::AS_PAINTED);
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Context, LayerId, RawInput};

    use super::*;
    use crate::text::Language;
    use crate::ui::style::theme;

    /// The hand at 900×640, at 1024×700 and in larger windows; misfortunes are never held.
    #[test]
    fn every_card_in_the_hand_says_what_it_does() {
        theme::with_letters(&Context::default(), RawInput::default(), |ui| {
            let painter = ui.ctx().layer_painter(LayerId::background());
            for wide in [97.0, 110.0, 125.0, 149.0] {
                let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(wide, wide * 1.375));
                for texts in Language::ALL.map(|language| &language.texts().royaume) {
                    for card in Card::ALL.into_iter().filter(|it| it.suit() != Suit::C) {
                        let job = named(&painter, texts, rect, card);
                        let does = texts.board.brief(card);
                        assert!(job.text.ends_with(does), "{} at {wide}", job.text);
                    }
                }
            }
        });
    }
}
