//! The plate of a player: what they have found, what it is worth, and solo the clock.

use eframe::egui::{Align2, FontId, Rect, TextStyle, Ui, Vec2, pos2, vec2};

use super::layout::Stack;
use super::model::ShownPile;
use super::motion::Show;
use super::paint::picture;
use crate::bot::ptibapt::PAR;
use crate::game::Seat;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Card, Phase, View};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::place::label_ui;
use crate::ui::boards::{Reactions, paint, plate};
use crate::ui::style::Style;
use crate::ui::style::theme::{letters, size, text_scale};

/// The width of name and points in a wide plate, with letters of normal size.
const WORDS: f32 = 124.0;
/// The face in a tall plate.
const FACE: f32 = 52.0;
/// The line of the clock, in parts of its letters, and how much larger than a code they may be.
const LINE: f32 = 1.2;
const LARGER: f32 = 1.4;
/// The clock is so wide at most, to be measured by.
const LONGEST: &str = "00:00.0";

/// What stands on a plate.
pub struct Plate<'a> {
    plate: plate::Plate<'a>,
    shown_pile: ShownPile,
    clock: Option<SoloTime>,
}

/// P13, P15: the clock of a solo game.
struct SoloTime {
    millis: u32,
    turn: u16,
}

/// Where the parts of a plate are.
pub struct Parts {
    face: Rect,
    words: Rect,
    clock: Rect,
    pub stack: Stack,
}

impl Parts {
    /// In a wide plate side by side, in a tall one below each other.
    pub fn of(ui: &Ui, rect: Rect, alone: bool) -> Self {
        let inner = rect.shrink(size::GAP);
        let wide = rect.width() > 2.0 * rect.height();
        let side = if wide { inner.height() } else { FACE };
        let face = Rect::from_min_size(inner.min, Vec2::splat(side));
        let right = match wide {
            true => face.right() + size::GAP + WORDS * text_scale(ui),
            false => inner.right(),
        };
        let left = pos2(face.right() + size::GAP, face.top());
        let words = Rect::from_min_max(left, pos2(right, face.bottom()));
        let high = if alone { clock_height(ui, inner.width()) } else { 0.0 };
        let clock = Rect::from_min_size(
            pos2(inner.left(), face.bottom() + size::GAP),
            vec2(inner.width(), high),
        );
        let room = match wide {
            true => Rect::from_min_max(pos2(right + size::GAP, inner.top()), inner.max),
            false => Rect::from_min_max(clock.left_bottom() + vec2(0.0, size::GAP), inner.max),
        };
        Self { face, words, clock, stack: Stack::new(room, wide) }
    }
}

/// The height of a wide plate: that of a name and of points below it.
pub fn height(ui: &Ui) -> f32 {
    let rows = [letters::strong(), TextStyle::Heading];
    let words: f32 = rows.iter().map(|style| ui.text_style_height(style)).sum();
    (words + 2.0 * size::GAP).ceil()
}

fn clock_height(ui: &Ui, width: f32) -> f32 {
    let rows = [letters::strong(), TextStyle::Small];
    let rows: f32 = rows.iter().map(|style| ui.text_style_height(style)).sum();
    rows + LINE * fitted(ui, width).size
}

impl<'a> Plate<'a> {
    /// The plate of a seat, as the board shows it now.
    pub fn of(
        style: &Style<'_>,
        snapshot: &'a ClientSnapshot<PtiBapt>,
        view: &View,
        show: &Show,
        seat: Seat,
    ) -> Self {
        let table = &view.tabletop;
        let turn = table.phase.seat() == Some(seat) && !table.options.solo;
        let clock = table.options.solo.then(|| SoloTime {
            millis: show.shown_time().millis().unwrap_or(table.clock.millis),
            turn: table.turns + u16::from(table.phase != Phase::Over),
        });
        let plate = plate::Plate::of(style, snapshot, seat, turn);
        Self { plate, shown_pile: show.shown_pile(seat), clock }
    }

    /// Paints it, and says it to a screen reader.
    pub fn ui(&self, ui: &Ui, style: &Style<'_>, rect: Rect, reactions: &Reactions) {
        let parts = Parts::of(ui, rect, self.clock.is_some());
        self.plate.ground_ui(ui, style, rect, &self.label(style));
        self.plate.face(ui.painter(), style, parts.face);
        self.words(ui, style, parts.words);
        if let Some(clock) = &self.clock {
            clock.ui(ui, style, parts.clock, self.shown_pile.traps);
        }
        self.pile(ui, style, &parts.stack);
        self.plate.reaction(ui, style, rect, reactions);
    }

    fn label(&self, style: &Style<'_>) -> String {
        let texts = &style.text.ptibapt;
        let mut pile: Vec<String> =
            self.shown_pile.pairs.iter().map(|card| texts.pair_of(texts.card(*card))).collect();
        if self.shown_pile.traps > 0 {
            pile.push(texts.traps(self.shown_pile.traps));
        }
        let pile = if pile.is_empty() { texts.nothing_yet.to_owned() } else { pile.join(", ") };
        let turn = if self.plate.turn { style.text.table.in_turn } else { "" };
        texts.plate(&self.plate.name, &texts.points(self.shown_pile.points()), &pile, turn)
    }

    /// The name, and below it the points; solo there are none.
    fn words(&self, ui: &Ui, style: &Style<'_>, rect: Rect) {
        let name = ui.text_style_height(&letters::strong());
        let font = TextStyle::Heading.resolve(ui.style());
        let points = match self.clock {
            Some(_) => 0.0,
            None => ui.text_style_height(&TextStyle::Heading),
        };
        let top = rect.center().y - (name + points) / 2.0;
        self.plate.name(ui, style, pos2(rect.left(), top), rect.width(), false);
        if self.clock.is_none() {
            let words = style.text.ptibapt.points(self.shown_pile.points());
            let at = pos2(rect.left(), top + name);
            ui.painter().text(at, Align2::LEFT_TOP, words, font, style.palette.text);
        }
    }

    /// Pairs, fanned, and traps by themselves.
    fn pile(&self, ui: &Ui, style: &Style<'_>, stack: &Stack) {
        let painter = ui.painter();
        for (number, card) in self.shown_pile.pairs.iter().enumerate() {
            for place in stack.pair(number) {
                paint::card(painter, style, place, picture(Some(*card)), 0.0);
            }
        }
        for number in 0..self.shown_pile.traps {
            let trap = picture(Some(Card::Red));
            paint::card(painter, style, stack.trap(number), trap, 0.0);
        }
    }
}

impl SoloTime {
    /// The time, large; below it the penalties and the turn. A screen reader is told of it now and
    /// then, but only if it asks.
    fn ui(&self, ui: &Ui, style: &Style<'_>, rect: Rect, traps: usize) {
        let (texts, palette) = (&style.text.ptibapt, style.palette);
        let common = &style.text.common;
        let tens = common.clock(self.millis / 10_000 * 10_000);
        let tens = tens.split(common.decimal_mark).next().unwrap_or_default();
        let label = texts.clock(tens);
        label_ui(ui, ui.scope_id().with("clock"), rect, &label);
        let painter = ui.painter();
        let usual = common.clock(0);
        let font = fitted(ui, rect.width());
        let width = painter.layout_no_wrap(usual, font.clone(), palette.text).size().x;
        // From the left, so that it does not tremble.
        let left = rect.center().x - width / 2.0;
        let high = LINE * font.size;
        let at = pos2(left.max(rect.left()), rect.top() + high / 2.0);
        painter.text(at, Align2::LEFT_CENTER, common.clock(self.millis), font, palette.text);
        if traps > 0 {
            let strong = letters::strong().resolve(ui.style());
            let at = pos2(rect.center().x, rect.top() + high);
            let words = texts.penalty(traps);
            painter.text(at, Align2::CENTER_TOP, words, strong, palette.ruby);
        }
        let small = TextStyle::Small.resolve(ui.style());
        let words = texts.turn_of(self.turn, PAR);
        painter.text(rect.center_bottom(), Align2::CENTER_BOTTOM, words, small, palette.weak);
    }
}

/// The largest letters in which any time has room.
fn fitted(ui: &Ui, room: f32) -> FontId {
    let font = letters::huge().resolve(ui.style());
    let color = ui.visuals().text_color();
    let width = ui.painter().layout_no_wrap(LONGEST.to_owned(), font.clone(), color).size().x;
    FontId::new((font.size * (room / width).min(LARGER)).floor(), font.family)
}
