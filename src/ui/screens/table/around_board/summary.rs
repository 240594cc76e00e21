//! The summary card over the table: one key away.

use eframe::egui::{Key, ScrollArea, Ui};

use crate::games::GameName;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::GameBoard;
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{dialog_title, icon_button, scroll_by_keys, text_button, wide_dialog};

/// How much of the window it may take.
const ROOM: f32 = 0.94;
/// It is not wider than so many columns of text.
const COLUMNS: f32 = 1.6;

/// The summary card, shown or not.
#[derive(Clone, Copy, Debug, Default)]
pub struct Summary {
    open: bool,
}

impl Summary {
    /// Whether it is shown: then Esc is meant for it.
    pub fn is_open(self) -> bool {
        self.open
    }

    /// The button in the bar.
    pub fn button_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        let name = style.text.common.with_key(style.text.table.summary, "F1");
        if icon_button(ui, style, Icon::Summary, &name).clicked() {
            self.open = !self.open;
        }
    }

    /// The card, if it is wanted; F1 or Esc puts it away. From there one can read on.
    pub fn summary_ui<G: GameBoard>(
        &mut self,
        ui: &Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<G>,
    ) -> Option<Command> {
        if ui.input(|input| input.key_pressed(Key::F1)) {
            self.open = !self.open;
        }
        if !self.open {
            return None;
        }
        let window = ui.ctx().content_rect().height() * ROOM;
        let wide = size::COLUMN * COLUMNS;
        let ([close, more], closed) = wide_dialog(ui, style, "summary", wide, |ui| {
            let mut more = false;
            let close = dialog_title(ui, style, style.text.table.summary, |ui| {
                more = text_button(ui, style.text.help.title).clicked();
            });
            let room = window - size::BAR - 2.0 * size::BREAK;
            ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
                scroll_by_keys(ui);
                G::summary_ui(ui, style, snapshot);
            });
            [close, more]
        });
        if close || more || closed {
            self.open = false;
        }
        GameName::of::<G>().filter(|_| more).map(Command::Help)
    }
}
