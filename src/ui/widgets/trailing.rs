//! A row at the right end of a bar.

use eframe::egui::{Align, Layout, Ui, UiBuilder};

/// Widths that differ by less are one.
const SAME: f32 = 0.5;

/// Puts a row at the right end of what is left. Its parts are made from left to right, as they are seen:
/// so keys and screen readers go through them in that order, which they do not in a layout from the
/// right.
pub fn trailing_ui<R>(ui: &mut Ui, salt: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    let kept = ui.scope_id().with(salt);
    let before: f32 = ui.data(|data| data.get_temp(kept)).unwrap_or_default();
    let room = ui.available_rect_before_wrap();
    let row = room.with_min_x((room.right() - before).max(room.left()));
    let builder = UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::Center));
    let shown = ui.scope_builder(builder, |ui| {
        let made = add(ui);
        (made, ui.min_rect().width())
    });
    let (made, width) = shown.inner;
    if (width - before).abs() > SAME {
        // How wide it is shows only when it is there: then it is put where it belongs at once.
        ui.data_mut(|data| data.insert_temp(kept, width));
        ui.ctx().request_discard("a row at the right end has another width");
    }
    made
}
