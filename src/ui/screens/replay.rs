//! A finished game, step by step: all cards open, or through one player's eyes.

mod controls;
mod reel;
mod steps;

use eframe::egui::{
    Align, Key, Label, Layout, Rect, RichText, TextStyle, Ui, UiBuilder, pos2, vec2,
};

use super::Wish;
use crate::ui::boards::{Boarded, Bubbles};
use crate::ui::look::Look;
use crate::ui::past::Past;
use crate::ui::picture::Icon;
use crate::ui::theme::{letters, size};
use crate::ui::widgets::{icon_button, sea};
use reel::Reel;

/// The widths of the panel beside the board, for small and for large windows.
const SIDE: [f32; 2] = [252.0, 340.0];
/// The height of the line above the board, in lines of text.
const LINES: f32 = 2.0;

/// A finished game on the screen.
pub struct Replay(Box<dyn Shown>);

/// A finished game, whatever was played.
trait Shown {
    fn shown_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish>;
}

impl Replay {
    /// From its deal on.
    pub fn new<G: Boarded>(past: Past<G>) -> Self {
        Self(Box::new(Reel::new(past)))
    }

    /// Shows it; what the player wants.
    pub fn replay_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        self.0.shown_ui(ui, look)
    }
}

impl<G: Boarded> Shown for Reel<G> {
    fn shown_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        let now = ui.input(|input| input.time);
        if let Some(seconds) = self.advance(now, look.motion) {
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(seconds));
        }
        if let Some(turn) = controls::keys(ui.ctx(), self) {
            self.turn(turn, now);
        }
        sea(ui, look);
        let line = TextStyle::Body.resolve(ui.style()).size * 1.4;
        let [bar, words, board, controls, side] = regions(ui.max_rect(), line * LINES);
        let back = bar_ui(&mut part(ui, bar), look);
        let words_ui = &mut part(ui, words);
        let told = RichText::new(self.told(look.text)).text_style(letters::strong());
        words_ui.add(Label::new(told.color(look.palette.text)).wrap());
        let board_ui = &mut part(ui, board);
        let area = board_ui.available_rect_before_wrap();
        G::board_ui(board_ui, look, &self.glance, &mut self.show, &Bubbles::default());
        if let Some(step) = self.past.steps.get(self.at).filter(|_| self.eyes.is_none()) {
            G::open_ui(board_ui, look, area, &self.show, &step.state);
        }
        if let Some(turn) = controls::controls_ui(&mut part(ui, controls), look, self) {
            self.turn(turn, now);
        }
        steps::side_ui(&mut part(ui, side), look, self);
        let escape = ui.input(|input| input.key_pressed(Key::Escape));
        (back || escape).then_some(Wish::Home)
    }
}

/// The bar, the words, the board, the controls under it and the panel beside it.
fn regions(full: Rect, words: f32) -> [Rect; 5] {
    let wide = SIDE[usize::from(full.width() >= 1100.0)];
    let split = full.right() - wide;
    let left = full.left() + size::GAP;
    let [top, bottom] = [full.top() + size::BAR, full.bottom() - size::BIG_BUTTON - size::GAP];
    let bar = Rect::from_min_size(full.min, vec2(full.width(), size::BAR));
    let under = top + words + size::GRID;
    let right = split - size::GAP;
    [
        bar,
        Rect::from_min_max(pos2(left + size::GAP, top), pos2(right, under)),
        Rect::from_min_max(pos2(left, under), pos2(right, bottom)),
        Rect::from_min_max(pos2(left, bottom), pos2(right, full.bottom() - size::GAP)),
        Rect::from_min_max(
            pos2(split, top),
            pos2(full.right() - size::GAP, full.bottom() - size::GAP),
        ),
    ]
}

fn part(ui: &mut Ui, rect: Rect) -> Ui {
    let salt = rect.min.y.to_bits() ^ rect.min.x.to_bits();
    ui.new_child(UiBuilder::new().max_rect(rect).id_salt(salt))
}

fn bar_ui(ui: &mut Ui, look: &Look<'_>) -> bool {
    let inner = ui.max_rect().shrink(size::GRID + 2.0);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let name = (look.text.common.with_key)(look.text.common.back, "Esc");
            let back = icon_button(ui, look, Icon::Back, &name).clicked();
            ui.heading(look.text.replay.title);
            back
        })
        .inner
    });
    shown.inner
}
