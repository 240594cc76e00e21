//! The lesson on the screen: the board, the arrows over it, and the panel beside it.

use eframe::egui::{Key, Modifiers, Rect, Ui, pos2, vec2};

use super::speech::{Button, Speech};
use super::{GameTutorial, Tutorial, company};
use crate::text::Texts;
use crate::ui::boards::{Intent, Reactions};
use crate::ui::screens::Command;
use crate::ui::screens::bar::bar_ui;
use crate::ui::style::Style;
use crate::ui::style::theme::size;
use crate::ui::widgets::{part, sea};

/// The panel in which is spoken: a part of the window, but no wider or narrower than this.
const SPEECH: [f32; 3] = [0.3, 276.0, 460.0];

impl<G: GameTutorial> Tutorial<G> {
    /// Shows it; what the player wants.
    pub fn screen_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        sea(ui, style);
        let full = ui.max_rect();
        let leave = bar_ui(ui, style, style.text.tutorial.title);
        self.gather(style.text);
        let [board, panel] = regions(full);
        self.board_ui(&mut part(ui, board, "board"), style);
        let speech = self.speech(style.text);
        let reply = speech.and_then(|it| it.speech_ui(&mut part(ui, panel, "speech"), style));
        let command = reply.and_then(|reply| self.heed(reply));
        if command.is_some() || leave { command.or(Some(Command::Home)) } else { None }
    }

    /// Says who sits there.
    fn gather(&mut self, text: &Texts) {
        if let (None, Some(lesson)) = (&self.snapshot.lobby, &self.lesson) {
            self.snapshot.lobby = Some(company::lobby(text, lesson.options().clone()).into());
        }
    }

    fn speech(&self, text: &'static Texts) -> Option<Speech> {
        let position = self.lesson.as_ref()?.position();
        let (part, step) = (position.part::<G>(), position.step::<G>());
        Some(Speech {
            game: self.game,
            part: [position.part + 1, G::PARTS.len()],
            title: (part.title)(text),
            step: [position.step + 1, part.steps.len()],
            said: (step.said)(text),
            button: Button::of(step.task, text),
            may_go_back: position.before::<G>().is_some(),
            corrected: self.corrected,
            farewell: self.over.then(|| G::farewell(text)),
        })
    }

    fn board_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        let area = ui.max_rect();
        let (show, draft, reactions) = (&mut self.show, &mut self.draft, Reactions::default());
        let intent = G::board_ui(ui, style, &self.snapshot, show, draft, &reactions);
        match intent {
            Some(Intent::Act(action)) => {
                // The key that chose it does not press the button of the next step as well.
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
                self.answer(action);
                if !self.corrected {
                    drop_focus(ui);
                }
            }
            None if self.missed(ui, area) => self.correct(),
            _ => {}
        }
        self.point(ui, style, area);
    }

    /// Whether a card was clicked that cannot be chosen at all.
    fn missed(&self, ui: &Ui, area: Rect) -> bool {
        let clicked = ui.input(|input| {
            input.pointer.primary_clicked().then(|| input.pointer.interact_pos()).flatten()
        });
        let (Some(at), Some(view), true) = (clicked, self.snapshot.view(), self.snapshot.joined)
        else {
            return false;
        };
        G::closed(view).into_iter().any(|cell| G::place(ui, area, view, cell).contains(at))
    }

    /// The arrows over the cards that are meant.
    fn point(&self, ui: &Ui, style: &Style<'_>, area: Rect) {
        let (Some(lesson), Some(view)) = (&self.lesson, self.snapshot.view()) else { return };
        if self.over || lesson.is_waiting() {
            return;
        }
        for cell in lesson.lit(self.corrected) {
            self.pointer.paint(ui.painter(), style, G::place(ui, area, view, cell));
        }
    }
}

/// The board and the panel beside it.
fn regions(full: Rect) -> [Rect; 2] {
    let [share, least, most] = SPEECH;
    let split = full.right() - (full.width() * share).clamp(least, most);
    let top = full.top() + size::BAR;
    let board = Rect::from_min_max(
        pos2(full.left() + size::GAP, top),
        pos2(split - size::GAP, full.bottom() - size::GRID),
    );
    let panel = Rect::from_min_max(pos2(split, top), full.max - vec2(size::GAP, size::GAP));
    [board, panel]
}

/// After a card is played by keyboard, Enter means the panel's button again.
fn drop_focus(ui: &Ui) {
    ui.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}
