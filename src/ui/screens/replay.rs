//! A finished game, step by step: all cards open, or through one player's eyes.

mod controls;
mod cursor;
mod steps;

use eframe::egui::{Align, Key, Label, Layout, Rect, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::Command;
use crate::ui::boards::{GameBoard, Reactions};
use crate::ui::profile::finished_game::FinishedGame;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::{icon_button, part, sea, strong};
use cursor::{CursorMove, Eyes, ReplayCursor};

/// The widths of the panel beside the board, for small and for large windows.
const SIDE: [f32; 2] = [252.0, 340.0];
/// The height of the line above the board, in lines of text.
const LINES: f32 = 2.0;

/// A finished game on the screen.
pub struct AnyReplay(Box<dyn ReplayScreen>);

/// A finished game, whatever was played.
trait ReplayScreen {
    fn screen_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command>;
}

impl AnyReplay {
    /// From its deal on.
    pub fn new<G: GameBoard>(game: FinishedGame<G>) -> Self {
        Self::at(game, 0)
    }

    /// From that step on.
    pub fn at<G: GameBoard>(game: FinishedGame<G>, step: usize) -> Self {
        let mut cursor = ReplayCursor::new(game);
        cursor.turn(CursorMove::To(step), 0.0);
        Self(Box::new(cursor))
    }

    /// Shows it; what the player wants.
    pub fn replay_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        self.0.screen_ui(ui, style)
    }
}

impl<G: GameBoard> ReplayScreen for ReplayCursor<G> {
    fn screen_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        let now = ui.input(|input| input.time);
        // Whoever kept the record may have read another language.
        self.snapshot.name_bots(style.text);
        if let Some(seconds) = self.advance(now, style.motion) {
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(seconds));
        }
        if let Some(turn) = controls::keys(ui.ctx(), self) {
            self.turn(turn, now);
        }
        sea(ui, style);
        let line = TextStyle::Body.resolve(ui.style()).size * 1.4;
        let [bar, words, board, controls, side] = regions(ui.max_rect(), line * LINES);
        let back = bar_ui(&mut part(ui, bar, "bar"), style);
        let words_ui = &mut part(ui, words, "words");
        told_ui(words_ui, style, &self.told(style.text));
        let board_ui = &mut part(ui, board, "board");
        let area = board_ui.available_rect_before_wrap();
        // Nothing can be chosen in a game that is over.
        let (show, mut draft) = (&mut self.show, G::Draft::default());
        G::board_ui(board_ui, style, &self.snapshot, show, &mut draft, &Reactions::default());
        if let Some(step) = self.game.steps.get(self.at).filter(|_| self.eyes == Eyes::AllOpen) {
            G::open_ui(board_ui, style, area, &self.show, &step.state);
        }
        if let Some(turn) = controls::controls_ui(&mut part(ui, controls, "controls"), style, self)
        {
            self.turn(turn, now);
        }
        steps::side_ui(&mut part(ui, side, "side"), style, self);
        let escape = ui.input(|input| input.key_pressed(Key::Escape));
        (back || escape).then_some(Command::Home)
    }
}

/// What happened with a step, as many sentences as there is room for: the list beside the board has
/// all of them.
fn told_ui(ui: &mut Ui, style: &Style<'_>, told: &str) {
    let font = letters::strong().resolve(ui.style());
    let wide = ui.available_width();
    let fits = |words: &&str| {
        let laid_out =
            ui.painter().layout((*words).to_owned(), font.clone(), style.palette.text, wide);
        laid_out.rows.len() <= LINES as usize
    };
    let ends = told.match_indices(['.', '!', '?']).map(|(at, sign)| at + sign.len());
    let sentences = ends.filter(|end| told[*end..].starts_with(' ')).map(|end| &told[..end]);
    let shown = std::iter::once(told).chain(sentences.collect::<Vec<_>>().into_iter().rev());
    let words = strong(shown.clone().find(fits).or(shown.last()).unwrap_or(told));
    ui.add(Label::new(words.color(style.palette.text)).wrap());
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

fn bar_ui(ui: &mut Ui, style: &Style<'_>) -> bool {
    let inner = ui.max_rect().shrink(size::GRID + 2.0);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let name = style.text.common.with_key(style.text.common.back, "Esc");
            let back = icon_button(ui, style, Icon::Back, &name).clicked();
            ui.heading(style.text.replay.title);
            back
        })
        .inner
    });
    shown.inner
}
