//! What is shown in the book of Pti Bapt.

use eframe::egui::{Rect, RichText, Sense, Ui, Vec2, vec2};

use crate::games::ptibapt::{Bonus, Card, Cell, Grid, Picture as Green};
use crate::text::help::ptibapt::basics::Basics;
use crate::ui::boards::card_grid::CardGrid;
use crate::ui::boards::paint;
use crate::ui::boards::ptibapt::picture;
use crate::ui::screens::help::figure::{Example, THING, sign_between_ui};
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, paper, size};
use crate::ui::widgets::show;

pub const KITE: Picture = green(1);
pub const TRAP: Picture = picture::face(Card::Red);
const TEAPOT: Picture = green(2);
const DRUM: Picture = green(7);
const BAPT: Picture = picture::face(Card::Yellow);

/// A card of each colour: green, yellow, red, blue.
pub const COLOURS: [Picture; 4] = [TEAPOT, BAPT, TRAP, picture::face(Card::Bonus(Bonus::Parcel))];

/// The table in small: its width, and its height as a part of that.
const SPREAD: [f32; 2] = [308.0, 0.81];
/// Where the kites were found.
const FOUND: [Cell; 2] = [Grid::BASE.place(1, 1), Grid::BASE.place(2, 3)];
/// A card in a pile, and how much of it the next one of its pair leaves in sight.
const PILED: f32 = 72.0;
const FAN: f32 = 0.4;
/// The time that somebody needed, and what two traps make of it.
const TIMES: [&str; 2] = ["1:02.4", "1:22.4"];

const fn green(number: u8) -> Picture {
    picture::face(Card::Green(Green::numbered(number)))
}

/// The table, with a pair that was just found.
pub fn spread_ui(ui: &mut Ui, style: &Style<'_>) {
    let [wide, high] = SPREAD;
    let wide = wide.min(ui.available_width());
    let (rect, _) = ui.allocate_exact_size(vec2(wide, wide * high), Sense::hover());
    let card_grid = CardGrid::fitted(rect, Grid::BASE.columns, Grid::BASE.rows);
    paint::card_grid(ui.painter(), style, &card_grid, std::iter::empty());
    for cell in Grid::BASE.cells() {
        let place = card_grid.place(Grid::BASE.row(cell), Grid::BASE.column(cell));
        let found = FOUND.contains(&cell);
        let picture = if found { KITE } else { picture::BACK };
        style.art.paint(ui.painter(), picture, place, paper::AS_PAINTED);
        if found {
            paint::ring(ui.painter(), place, size::FOCUS, style.palette.gold);
        }
    }
}

/// The three ways in which a turn can end.
pub fn turns(texts: &Basics) -> [Example; 3] {
    [(KITE, texts.same), (TEAPOT, texts.different), (TRAP, texts.trapped)]
        .map(|(card, caption)| Example { cards: [KITE, card], good: card == KITE, caption })
}

/// Both Ptis Bapt, and another turn.
pub fn twins_ui(ui: &mut Ui, style: &Style<'_>) {
    ui.horizontal(|ui| {
        show(ui, style, BAPT, THING);
        show(ui, style, BAPT, THING);
        sign_between_ui(ui, style, Icon::Again);
    });
}

/// What somebody has found: three pairs and a trap.
pub fn pile_ui(ui: &mut Ui, style: &Style<'_>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = size::BREAK;
        for picture in [KITE, DRUM, BAPT] {
            fan_ui(ui, style, picture);
        }
        show(ui, style, TRAP, PILED);
    });
}

/// A pair, one card half on the other.
fn fan_ui(ui: &mut Ui, style: &Style<'_>, picture: Picture) {
    let wanted = vec2(PILED * (1.0 + FAN), PILED);
    let (rect, _) = ui.allocate_exact_size(wanted, Sense::hover());
    for shift in [0.0, PILED * FAN] {
        let at = rect.min + vec2(shift, 0.0);
        let place = Rect::from_min_size(at, Vec2::splat(PILED));
        paint::card(ui.painter(), style, place, picture, 0.0);
    }
}

/// The seven green pictures.
pub fn seven() -> [Picture; 7] {
    std::array::from_fn(|number| green(number as u8 + 1))
}

/// A time, two traps, and what that comes to.
pub fn sum_ui(ui: &mut Ui, style: &Style<'_>) {
    let [time, result] = TIMES;
    ui.horizontal(|ui| {
        ui.set_height(PILED);
        sign_between_ui(ui, style, Icon::Clock);
        words_ui(ui, time);
        words_ui(ui, "+");
        show(ui, style, TRAP, PILED);
        show(ui, style, TRAP, PILED);
        words_ui(ui, "=");
        words_ui(ui, result);
    });
}

fn words_ui(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).text_style(letters::title()));
}
