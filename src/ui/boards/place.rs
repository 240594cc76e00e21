//! The places of a board under the player's hands: pointer, keys and screen reader.

use eframe::egui::{
    CursorIcon, FocusDirection, Id, Key, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo,
};

/// A place with something on it that may be chosen now, or may not.
pub fn place_ui(ui: &Ui, id: Id, rect: Rect, label: &str, enabled: bool) -> Response {
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
    if enabled && response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    response
}

/// Something to read on the board, which a screen reader says.
pub fn label_ui(ui: &Ui, id: Id, rect: Rect, label: &str) -> Response {
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label));
    response
}

/// The same where keys can reach it, since more of it is shown to whoever is there.
pub fn focusable_label_ui(ui: &Ui, id: Id, rect: Rect, label: &str) -> Response {
    let response = ui.interact(rect, id, Sense::hover() | Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label));
    response
}

/// Where the button over the board is kept.
fn over_board() -> Id {
    Id::unique("button over the board")
}

/// The button over the board that is meant first, if there is one: arrow keys lead up to it.
pub fn set_button_above(ui: &Ui, button: Option<Id>) {
    ui.data_mut(|data| data.insert_temp(over_board(), button));
}

/// Goes up to the button over the board; whether there is one.
pub fn go_above(ui: &Ui) -> bool {
    let button: Option<Id> = ui.data(|data| data.get_temp(over_board())).flatten();
    ui.memory_mut(|memory| {
        memory.move_focus(FocusDirection::None);
        button.into_iter().for_each(|id| memory.request_focus(id));
    });
    button.is_some()
}

/// The arrow keys go from one of these places to the next, from the uppermost to the button over the
/// board, and never elsewhere off it, as Tab does. With nothing in focus they begin at the one that is
/// said.
pub fn steer(
    ui: &Ui,
    places: impl Iterator<Item = (Id, Rect)> + Clone,
    first: impl FnOnce() -> Option<Id>,
) {
    let Some(way) = arrow(ui) else { return };
    let next = match ui.memory(|memory| memory.focused()) {
        None => first(),
        Some(focused) => {
            let here = places.clone().find(|(id, _)| *id == focused);
            let Some((_, here)) = here else { return };
            let next = next(here, way, places);
            if next.is_none() && way == Vec2::UP && go_above(ui) {
                return;
            }
            next
        }
    };
    // Otherwise egui goes on from there to whatever is nearest in the window.
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    if let Some(next) = next {
        ui.memory_mut(|memory| memory.request_focus(next));
    }
}

/// The way of the arrow key that was pressed.
fn arrow(ui: &Ui) -> Option<Vec2> {
    const ARROWS: [(Key, Vec2); 4] = [
        (Key::ArrowUp, Vec2::UP),
        (Key::ArrowDown, Vec2::DOWN),
        (Key::ArrowLeft, Vec2::LEFT),
        (Key::ArrowRight, Vec2::RIGHT),
    ];
    let pressed = |(key, _): &&(Key, Vec2)| ui.input(|input| input.key_pressed(*key));
    ARROWS.iter().find(pressed).map(|(_, way)| *way)
}

/// The nearest place on that way; a step aside counts double, so that one goes on in one's row or
/// column even over a gap.
fn next(here: Rect, way: Vec2, places: impl Iterator<Item = (Id, Rect)>) -> Option<Id> {
    let cost = |place: Rect| {
        let step = place.center() - here.center();
        let along = step.dot(way);
        (along > here.width() / 2.0).then_some(along + 2.0 * step.dot(way.rot90()).abs())
    };
    let costs = places.filter_map(|(id, place)| Some((id, cost(place)?)));
    costs.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(id, _)| id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::pos2;

    #[test]
    fn arrows_go_on_in_a_row_or_column_and_stay_on_the_board() {
        let id = |column: u8, row: u8| Id::unique((column, row));
        let place = |column: u8, row: u8| {
            let middle = pos2(f32::from(column) * 10.0, f32::from(row) * 10.0);
            (id(column, row), Rect::from_center_size(middle, Vec2::splat(9.0)))
        };
        let all = (0..25).map(|number| place(number % 5, number / 5));
        // In the middle is the crater.
        let places = all.filter(|(it, _)| *it != id(2, 2));
        let go = |from: (u8, u8), way| next(place(from.0, from.1).1, way, places.clone());
        assert_eq!(go((1, 1), Vec2::DOWN), Some(id(1, 2)));
        assert_eq!(go((2, 1), Vec2::DOWN), Some(id(2, 3)));
        assert_eq!(go((1, 2), Vec2::RIGHT), Some(id(3, 2)));
        assert_eq!(go((2, 0), Vec2::UP), None);
        assert_eq!(go((4, 4), Vec2::RIGHT), None);
    }
}
