//! What a set-up is put together from: fields with a name, ticks with a hint, one of a few.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{
    Checkbox, Key, Label, Response, RichText, Role, TextEdit, Ui, WidgetInfo, vec2,
};

use super::button::focus_ring;
use super::choice;
use super::strong;
use crate::ui::style::Style;
use crate::ui::style::theme::{letters, size};

/// A line to type in; its name is said to a screen reader, and stands above it where it is asked to.
pub fn field(
    ui: &mut Ui,
    style: &Style<'_>,
    text: &mut String,
    name: &str,
    hint: &str,
    most: usize,
) -> Response {
    let field = TextEdit::singleline(text)
        .hint_text(hint)
        .char_limit(most)
        .margin(vec2(size::GAP, size::GAP + 2.0))
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, name));
    focus_ring(ui, style, &field, field.rect);
    field
}

/// Selects what stands in this field, so that typing replaces it.
pub fn select_all(ui: &Ui, field: &Response, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::default(), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field.id);
}

/// Whether Enter was pressed in this field.
pub fn entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Whether Enter was pressed in the only field of a dialog. It has the focus while nothing else has: also
/// after a look at the book, or if the window was not in front when the dialog came.
pub fn entered_only_field(ui: &Ui, field: &Response) -> bool {
    let entered = entered(ui, field);
    if !entered && ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
    }
    entered
}

/// The name of what follows.
pub fn name(ui: &mut Ui, text: &str) {
    ui.label(strong(text));
}

/// What there is to know about what stands above.
pub fn hint(ui: &mut Ui, style: &Style<'_>, text: &str) {
    ui.add(Label::new(RichText::new(text).small().color(style.palette.weak)).wrap());
}

/// Something that is on or off; says whether that was changed.
pub fn tick(ui: &mut Ui, style: &Style<'_>, on: &mut bool, name: &str, about: &str) -> bool {
    tick_if(ui, style, true, on, name, about)
}

/// The same where it may be so for now, or may not; why can be read either way.
pub fn tick_if(
    ui: &mut Ui,
    style: &Style<'_>,
    may: bool,
    on: &mut bool,
    name: &str,
    about: &str,
) -> bool {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let changed = ui.add_enabled(may, Checkbox::new(on, name)).changed();
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_top(|ui| {
            ui.add_space(size::ICON + size::GAP);
            ui.vertical(|ui| hint(ui, style, about));
        });
        changed
    })
    .inner
}

/// One of a few, side by side; the one that was pressed.
pub fn one_of<T: Copy + PartialEq>(
    ui: &mut Ui,
    style: &Style<'_>,
    now: T,
    all: &[(T, impl AsRef<str>)],
) -> Option<T> {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for (value, text) in all {
            if choice_in_row(ui, style, *value == now, text.as_ref()).clicked() {
                pressed = Some(*value);
            }
        }
    });
    pressed
}

/// A choice as wide as its name needs.
pub fn choice_in_row(ui: &mut Ui, style: &Style<'_>, chosen: bool, name: &str) -> Response {
    let font = letters::strong().resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, style.palette.text);
    let wanted = vec2(galley.size().x + 2.0 * size::BREAK, size::BUTTON);
    choice(ui, style, chosen, None, name, wanted)
}

/// One of two, each in half of the width.
pub fn halves_ui(ui: &mut Ui, style: &Style<'_>, now: &mut bool, both: [(bool, &str); 2]) {
    let half = vec2((ui.available_width() - size::GAP) / 2.0, size::BUTTON);
    ui.horizontal(|ui| {
        for (value, name) in both {
            if choice(ui, style, *now == value, None, name, half).clicked() {
                *now = value;
            }
        }
    });
}
