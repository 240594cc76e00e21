//! The places of a board under the player's hands: pointer, keys and screen reader.

use eframe::egui::{CursorIcon, Id, Key, Rect, Response, Role, Sense, Ui, WidgetInfo};

/// A place with something on it that may be chosen now, or may not.
pub fn place_ui(ui: &Ui, id: Id, rect: Rect, label: &str, enabled: bool) -> Response {
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
    if enabled && response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    response
}

/// Something to be read on the board, or to be heard of it.
pub fn label_ui(ui: &Ui, id: Id, rect: Rect, label: &str) -> Response {
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label));
    response
}

/// Whether an arrow key was pressed with nothing in focus: then it begins on the board.
pub fn wants_focus(ui: &Ui) -> bool {
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    let pressed = ui.input(|input| arrows.iter().any(|key| input.key_pressed(*key)));
    pressed && ui.memory(|memory| memory.focused().is_none())
}
