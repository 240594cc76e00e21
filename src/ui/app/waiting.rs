//! A table waits for its player while they read or set something on a screen over it: that screen
//! says so, and leads back.

use eframe::egui::{Align2, Area, Id, Order, RichText, Ui, vec2};

use super::Screen;
use crate::ui::screens::Command;
use crate::ui::screens::table::Awaited;
use crate::ui::style::Style;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::{announce, text_button};

/// Shows it in the corner, under any question; what the player wants.
pub fn waiting_ui(ui: &Ui, style: &Style<'_>, beneath: &[Screen]) -> Option<Command> {
    let wait = beneath.iter().find_map(|screen| match screen {
        Screen::Table(table) => table.waits_for(),
        _ => None,
    })?;
    let texts = &style.text.table;
    let words = match wait {
        Awaited::Turn => texts.turn_notification,
        Awaited::Ready => texts.waits_for_you,
    };
    let area = Area::new(Id::unique("waiting")).order(Order::Middle).movable(false);
    let shown = area.anchor(Align2::RIGHT_TOP, vec2(-size::GAP, size::GRID)).show(ui.ctx(), |ui| {
        ui.horizontal(|ui| {
            let words = RichText::new(words).text_style(letters::strong());
            let said = ui.label(words.color(style.palette.ember));
            announce(ui, said.id);
            text_button(ui, texts.to_table).clicked()
        })
        .inner
    });
    shown.inner.then_some(Command::ToTable)
}
