//! The pictures in the book, put together from the game's own art. Captions are text beside them.

use eframe::egui::{
    Align, Label, Layout, Painter, Pos2, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

use crate::games::memoarrr::{Animal, Card, Cell, Landscape, Side, Treasure, Volcano};
use crate::ui::art::CARD_CORNER;
use crate::ui::look::Look;
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::{paper, size};
use crate::ui::widgets::show;

/// The side of a chest or a volcano.
const THING: f32 = 96.0;
/// No picture in a row is wider.
const WIDEST: f32 = 120.0;
/// The island in small.
const ISLAND: f32 = 300.0;
/// A sign between two cards, and between two pictures.
const SIGN: f32 = 28.0;

/// The seven chests, opened.
pub fn chests_ui(ui: &mut Ui, look: &Look<'_>) {
    let step = (ui.available_width() / 7.0).min(THING);
    let (rect, _) = ui.allocate_exact_size(vec2(step * 7.0, step), Sense::hover());
    for (number, chest) in Treasure::ALL.into_iter().enumerate() {
        let at = rect.min + vec2(step * number as f32, 0.0);
        let square = Rect::from_min_size(at, Vec2::splat(step)).shrink(size::GRID / 2.0);
        look.art.paint(ui.painter(), Picture::Rubies(chest), square, paper::AS_PAINTED);
    }
}

/// Five pictures with their names under them.
pub fn row_ui(ui: &mut Ui, look: &Look<'_>, pictures: [Picture; 5], names: &[&str; 5]) {
    let step = ((ui.available_width() - 4.0 * size::GAP) / 5.0).min(WIDEST);
    ui.horizontal_top(|ui| {
        for (picture, name) in pictures.into_iter().zip(names) {
            ui.allocate_ui_with_layout(vec2(step, 0.0), Layout::top_down(Align::Center), |ui| {
                ui.set_width(step);
                ui.spacing_mut().item_spacing.y = size::GRID;
                match picture {
                    Picture::Landscape(_) => sign_ui(ui, look, picture, step * 0.6),
                    _ => {
                        show(ui, look, picture, step);
                    }
                }
                ui.label(*name);
            });
        }
    });
}

/// A white sign on a disc of ink, as on the cards.
pub fn sign_ui(ui: &mut Ui, look: &Look<'_>, picture: Picture, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    disc(ui.painter(), look, rect.center(), side / 2.0, picture);
}

fn disc(painter: &Painter, look: &Look<'_>, middle: Pos2, radius: f32, picture: Picture) {
    let edge = Stroke::new(radius * 0.12, paper::PARCHMENT);
    painter.circle(middle, radius - edge.width / 2.0, paper::INK, edge);
    let sign = Rect::from_center_size(middle, Vec2::splat(radius * 1.4));
    look.art.paint(painter, picture, sign, paper::PARCHMENT);
}

/// The island with the three cards that one looks at.
pub fn island_ui(ui: &mut Ui, look: &Look<'_>) {
    let side = ISLAND.min(ui.available_width());
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let (painter, palette) = (ui.painter(), look.palette);
    let edge = Stroke::new(1.5, palette.edge);
    painter.rect(rect, f32::from(size::CORNER), palette.deck, edge, StrokeKind::Inside);
    let inner = rect.shrink(size::GAP);
    let step = inner.width() / 5.0;
    let mine = Side::South.middle();
    for cell in Cell::with_location() {
        let square = square(inner, step, cell).shrink(size::GRID / 2.0);
        let picture = mine.iter().position(|it| it == cell).map(|it| Picture::Location(SEEN[it]));
        look.art.paint(painter, picture.unwrap_or(Picture::Smoke), square, paper::AS_PAINTED);
        if picture.is_some() {
            let ring = Stroke::new(size::FOCUS, palette.gold);
            painter.rect_stroke(square, step * CARD_CORNER, ring, StrokeKind::Outside);
        }
    }
    let centre = square(inner, step, Cell::CENTRE);
    look.art.paint(painter, Picture::Crater, centre, paper::AS_PAINTED);
    look.art.paint(painter, Picture::Chest, centre.shrink(step * 0.24), paper::AS_PAINTED);
}

/// Some faces.
const SEALED: [u8; 4] = [0, 1, 5, 7];
/// What one sees at the start.
const SEEN: [Card; 3] = [
    Card::new(Animal::Turtle, Landscape::Beach),
    Card::new(Animal::Crab, Landscape::Jungle),
    Card::new(Animal::Penguin, Landscape::Flowers),
];

fn square(inner: Rect, step: f32, cell: Cell) -> Rect {
    let at = vec2(f32::from(cell.column()), f32::from(cell.row())) * step;
    Rect::from_min_size(inner.min + at, Vec2::splat(step))
}

/// Two cards that connect by their animal, two by their landscape, and two that do not.
pub fn pairs_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.basics;
    let before = Card::new(Animal::Crab, Landscape::Jungle);
    let pairs = [
        (Card::new(Animal::Crab, Landscape::Beach), texts.same_animal),
        (Card::new(Animal::Turtle, Landscape::Jungle), texts.same_landscape),
        (Card::new(Animal::Penguin, Landscape::Lava), texts.nothing_shared),
    ];
    let width = (ui.available_width() - 2.0 * size::BREAK) / 3.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size::BREAK;
        for (card, caption) in pairs {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                pair_ui(ui, look, [before, card], width);
                ui.spacing_mut().item_spacing.y = size::GRID;
                ui.add(Label::new(RichText::new(caption).color(look.palette.weak)).wrap());
            });
        }
    });
}

/// Two cards and whether they connect.
pub fn pair_ui(ui: &mut Ui, look: &Look<'_>, cards: [Card; 2], width: f32) {
    let side = (width - size::GAP) / 2.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    let [before, after] = cards;
    for (card, left) in [(before, rect.left()), (after, rect.right() - side)] {
        let square = Rect::from_min_size(pos2(left, rect.top()), Vec2::splat(side));
        look.art.paint(ui.painter(), Picture::Location(card), square, paper::AS_PAINTED);
    }
    let connects = after.connects(before);
    let (sign, color) =
        if connects { (Icon::Check, look.palette.good) } else { (Icon::Close, look.palette.ruby) };
    let radius = (side * 0.2).min(SIGN / 2.0 + 2.0);
    ui.painter().circle(rect.center(), radius, paper::INK, Stroke::new(2.0, color));
    let inside = Rect::from_center_size(rect.center(), Vec2::splat(radius * 1.3));
    look.art.paint(ui.painter(), Picture::Icon(sign), inside, paper::PARCHMENT);
}

/// The three volcanoes.
pub fn volcanoes_ui(ui: &mut Ui, look: &Look<'_>) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size::BREAK;
        for (volcano, name) in Volcano::ALL.into_iter().zip(look.text.help.basics.birds) {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = size::GRID;
                show(ui, look, Picture::Volcano(volcano), WIDEST);
                ui.label(name);
            });
        }
    });
}

/// Whoever has the most birds starts.
pub fn birds_ui(ui: &mut Ui, look: &Look<'_>) {
    ui.horizontal(|ui| {
        show(ui, look, Picture::Volcano(Volcano::ThreeBirds), THING);
        show(ui, look, Picture::Person(1), THING * 0.7);
        ui.add_space(size::BREAK);
        show(ui, look, Picture::Volcano(Volcano::SevenBirds), THING);
        show(ui, look, Picture::Person(0), THING * 0.7);
        sign_between_ui(ui, look, Icon::Play);
    });
}

fn sign_between_ui(ui: &mut Ui, look: &Look<'_>, sign: Icon) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
    look.art.paint(ui.painter(), Picture::Icon(sign), rect, look.palette.gold);
}

/// A card, and what is left of it.
pub fn forgotten_ui(ui: &mut Ui, look: &Look<'_>) {
    ui.horizontal(|ui| {
        show(ui, look, Picture::Location(SEEN[1]), THING);
        sign_between_ui(ui, look, Icon::Arrow);
        show(ui, look, Picture::Smoke, THING);
    });
}

/// Everybody has a sealed secret; together they deal.
pub fn sealed_ui(ui: &mut Ui, look: &Look<'_>) {
    let side = THING * 0.7;
    ui.horizontal(|ui| {
        for face in SEALED {
            let rect = show(ui, look, Picture::Person(face), side);
            let middle = rect.right_bottom() - Vec2::splat(side * 0.12);
            disc(ui.painter(), look, middle, side * 0.22, Picture::Icon(Icon::Lock));
        }
        sign_between_ui(ui, look, Icon::Arrow);
        show(ui, look, Picture::Smoke, side);
    });
}

/// An example of a tie in rubies.
pub fn tie_ui(ui: &mut Ui, look: &Look<'_>) {
    let [one, _, two, _, _, _, four] = Treasure::ALL;
    let fox: &[Treasure] = &[four, one];
    let gull: &[Treasure] = &[two, two, one];
    for (face, chests, wins) in [(1, fox, false), (7, gull, true)] {
        ui.horizontal(|ui| {
            show(ui, look, Picture::Person(face), THING * 0.7);
            for chest in chests {
                show(ui, look, Picture::Rubies(*chest), THING * 0.7);
            }
            if wins {
                sign_between_ui(ui, look, Icon::Crown);
            }
        });
    }
}
