//! What is shown in the book of Memoarrr!

use eframe::egui::{Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::games::memoarrr::{Animal, Card, Cell, Landscape, Side, Treasure, Volcano};
use crate::text::help::memoarrr::basics::Basics;
use crate::ui::boards::memoarrr::picture;
use crate::ui::screens::help::figure::{Example, THING, WIDEST, face_ui, sign_between_ui};
use crate::ui::style::Style;
use crate::ui::style::art::CARD_CORNER;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{paper, size};
use crate::ui::widgets::show;

/// The island in small.
const ISLAND: f32 = 300.0;

/// What one sees at the start.
pub const SEEN: [Card; 3] = [
    Card::new(Animal::Turtle, Landscape::Beach),
    Card::new(Animal::Crab, Landscape::Jungle),
    Card::new(Animal::Penguin, Landscape::Flowers),
];

/// The island with the three cards that one looks at.
pub fn island_ui(ui: &mut Ui, style: &Style<'_>) {
    let side = ISLAND.min(ui.available_width());
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let (painter, palette) = (ui.painter(), style.palette);
    let edge = Stroke::new(1.5, palette.edge);
    painter.rect(rect, f32::from(size::CORNER), palette.deck, edge, StrokeKind::Inside);
    let inner = rect.shrink(size::GAP);
    let step = inner.width() / 5.0;
    let mine = Side::South.middle();
    for cell in Cell::with_location() {
        let square = square(inner, step, cell).shrink(size::GRID / 2.0);
        let picture = mine.iter().position(|it| it == cell).map(|it| picture::location(SEEN[it]));
        style.art.paint(painter, picture.unwrap_or(picture::SMOKE), square, paper::AS_PAINTED);
        if picture.is_some() {
            let ring = Stroke::new(size::FOCUS, palette.gold);
            painter.rect_stroke(square, step * CARD_CORNER, ring, StrokeKind::Outside);
        }
    }
    let centre = square(inner, step, Cell::CENTRE);
    style.art.paint(painter, picture::CRATER, centre, paper::AS_PAINTED);
    style.art.paint(painter, picture::CHEST, centre.shrink(step * 0.24), paper::AS_PAINTED);
}

fn square(inner: Rect, step: f32, cell: Cell) -> Rect {
    let at = vec2(f32::from(cell.column()), f32::from(cell.row())) * step;
    Rect::from_min_size(inner.min + at, Vec2::splat(step))
}

/// Two cards that connect by their animal, two by their landscape, and two that do not.
pub fn links(texts: &Basics) -> [Example; 3] {
    let before = Card::new(Animal::Crab, Landscape::Jungle);
    let pairs = [
        (Card::new(Animal::Crab, Landscape::Beach), texts.same_animal),
        (Card::new(Animal::Turtle, Landscape::Jungle), texts.same_landscape),
        (Card::new(Animal::Penguin, Landscape::Lava), texts.nothing_shared),
    ];
    pairs.map(|(card, caption)| Example {
        cards: [before, card].map(picture::location),
        good: card.connects(before),
        caption,
    })
}

/// The three volcanoes.
pub fn volcanoes_ui(ui: &mut Ui, style: &Style<'_>) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size::BREAK;
        for (volcano, name) in Volcano::ALL.into_iter().zip(style.text.help.memoarrr.basics.birds) {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = size::GRID;
                show(ui, style, picture::volcano(volcano), WIDEST);
                ui.label(name);
            });
        }
    });
}

/// Whoever has the most birds starts.
pub fn birds_ui(ui: &mut Ui, style: &Style<'_>) {
    ui.horizontal(|ui| {
        show(ui, style, picture::volcano(Volcano::ThreeBirds), THING);
        face_ui(ui, style, 1);
        ui.add_space(size::BREAK);
        show(ui, style, picture::volcano(Volcano::SevenBirds), THING);
        face_ui(ui, style, 0);
        sign_between_ui(ui, style, Icon::Play);
    });
}

/// An example of a tie in rubies.
pub fn tie_ui(ui: &mut Ui, style: &Style<'_>) {
    let [one, _, two, _, _, _, four] = Treasure::ALL;
    let fox: &[Treasure] = &[four, one];
    let gull: &[Treasure] = &[two, two, one];
    for (face, chests, wins) in [(1, fox, false), (7, gull, true)] {
        ui.horizontal(|ui| {
            face_ui(ui, style, face);
            for chest in chests {
                show(ui, style, picture::rubies(*chest), THING * 0.7);
            }
            if wins {
                sign_between_ui(ui, style, Icon::Crown);
            }
        });
    }
}
