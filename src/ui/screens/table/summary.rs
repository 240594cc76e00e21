//! The summary card over the table: one key away.

use eframe::egui::{Align, Key, Layout, RichText, ScrollArea, Ui};

use crate::games::Name;
use crate::ui::boards::Boarded;
use crate::ui::glance::Glance;
use crate::ui::look::Look;
use crate::ui::picture::Icon;
use crate::ui::screens::Wish;
use crate::ui::theme::{letters, size};
use crate::ui::widgets::{icon_button, text_button, wide_dialog};

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
    pub fn button_ui(&mut self, ui: &mut Ui, look: &Look<'_>) {
        let name = (look.text.common.with_key)(look.text.table.summary, "F1");
        if icon_button(ui, look, Icon::Summary, &name).clicked() {
            self.open = !self.open;
        }
    }

    /// The card, if it is wanted; F1 or Esc puts it away. From there one can read on.
    pub fn summary_ui<G: Boarded>(
        &mut self,
        ui: &Ui,
        look: &Look<'_>,
        glance: &Glance<G>,
    ) -> Option<Wish> {
        if ui.input(|input| input.key_pressed(Key::F1)) {
            self.open = !self.open;
        }
        if !self.open {
            return None;
        }
        let window = ui.ctx().content_rect().height() * ROOM;
        let wide = size::COLUMN * COLUMNS;
        let ([close, more], closed) = wide_dialog(ui, look, "summary", wide, |ui| {
            let [close, more] = head_ui(ui, look);
            let room = window - size::BAR - 2.0 * size::BREAK;
            ScrollArea::vertical()
                .max_height(room)
                .min_scrolled_height(room)
                .show(ui, |ui| G::summary_ui(ui, look, glance));
            [close, more]
        });
        if close || more || closed {
            self.open = false;
        }
        Name::of::<G>().filter(|_| more).map(Wish::Help)
    }
}

/// What it is, how it is put away, and where there is more.
fn head_ui(ui: &mut Ui, look: &Look<'_>) -> [bool; 2] {
    let (mut close, mut more) = (false, false);
    ui.horizontal(|ui| {
        ui.label(RichText::new(look.text.table.summary).text_style(letters::title()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = (look.text.common.with_key)(look.text.common.close, "Esc");
            close = icon_button(ui, look, Icon::Close, &name).clicked();
            more = text_button(ui, look.text.help.title).clicked();
        });
    });
    [close, more]
}
