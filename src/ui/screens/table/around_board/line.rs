//! The line above the board: whose turn it is, what happened last, and what can be pressed.

use std::sync::Arc;

use eframe::egui::{
    Align, Color32, FontId, Galley, Id, Key, Label, Layout, Rect, Stroke, StrokeKind, TextStyle,
    Ui, UiBuilder, vec2,
};

use crate::ui::boards::place::set_button_above;
use crate::ui::boards::{Intent, Line};
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{announce, badge, big_button, shield, text_button};

/// The signs before the words.
const SIGN: f32 = 40.0;
/// Buttons take no more of the line than this part.
const MOST_BUTTONS: f32 = 0.6;
/// Their letters are not smaller than this part of the usual.
const SMALLEST_LETTERS: f32 = 0.6;

/// Shows the line and below it what happened last; what the player wants. Never higher than its room,
/// so that nothing jumps.
pub fn line_ui<A: Copy>(
    ui: &mut Ui,
    style: &Style<'_>,
    line: &Line<A>,
    latest: &str,
    board: Rect,
) -> Option<Intent<A>> {
    let palette = style.palette;
    let edge =
        if line.mine { Stroke::new(2.0, palette.gold) } else { Stroke::new(1.0, palette.edge) };
    let rect = ui.max_rect();
    ui.painter().rect(rect, f32::from(size::CORNER), palette.panel, edge, StrokeKind::Inside);
    let mut pressed = None;
    let inner = rect.shrink2(vec2(size::BREAK, size::GRID));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            pressed = buttons_ui(ui, style, line, board);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                for sign in &line.signs {
                    badge(ui, style, *sign, SIGN);
                }
                words_ui(ui, style, &line.text, latest);
            });
        });
    });
    let enter = ui.input(|input| input.key_pressed(Key::Enter));
    if enter && !line.board_too && ui.memory(|memory| memory.focused().is_none()) {
        let meant = line.buttons.first().filter(|button| !button.declines);
        pressed = pressed.or(meant.map(|button| button.intent));
    }
    pressed
}

/// Letters of buttons become smaller where many buttons would leave no room for the words.
fn shrink_to_fit<A>(ui: &mut Ui, line: &Line<A>) {
    let font = TextStyle::Button.resolve(ui.style());
    let wide = |name: &str| {
        let galley = ui.painter().layout_no_wrap(name.to_owned(), font.clone(), Color32::WHITE);
        galley.size().x
    };
    let letters: f32 = line.buttons.iter().map(|button| wide(&button.name)).sum();
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let rest = line.buttons.len() as f32 * around + size::ICON + size::BREAK;
    let room = ui.available_width() * MOST_BUTTONS - rest;
    if letters > room {
        let part = (room / letters).max(SMALLEST_LETTERS);
        let font = FontId { size: font.size * part, ..font };
        ui.style_mut().text_styles.insert(TextStyle::Button, font);
    }
}

/// From the right: the one that is meant, and what else can be done.
fn buttons_ui<A: Copy>(
    ui: &mut Ui,
    style: &Style<'_>,
    line: &Line<A>,
    board: Rect,
) -> Option<Intent<A>> {
    let mut pressed = None;
    let is_new = is_new(ui, line);
    set_button_above(ui, None);
    shrink_to_fit(ui, line);
    for (number, button) in line.buttons.iter().enumerate() {
        let response = match number {
            0 if !button.declines => big_button(ui, style, Icon::Check, &button.name),
            _ => text_button(ui, &button.name),
        };
        shield(ui.ctx(), (number, &button.name), response.rect);
        if number == 0 {
            set_button_above(ui, Some(response.id));
        }
        let meant = number == 0 && !button.declines;
        if meant && is_new && !line.board_too && is_focused(ui, board) {
            // Whoever plays by keys goes on without looking for it. They may leave it for the cards.
            response.request_focus();
        }
        if response.clicked() {
            pressed = Some(button.intent);
        }
    }
    pressed
}

/// Whether something else was asked in the frame before.
fn is_new<A>(ui: &Ui, line: &Line<A>) -> bool {
    let names: Vec<&str> = line.buttons.iter().map(|button| button.name.as_str()).collect();
    let (asked, place) = (Id::unique((&line.text, names)), ui.scope_id().with("asked"));
    ui.data_mut(|data| {
        std::mem::replace(data.get_temp_mut_or_insert_with(place, || Id::NULL), asked)
    }) != asked
}

fn words_ui(ui: &mut Ui, style: &Style<'_>, text: &str, latest: &str) {
    let palette = style.palette;
    let heading = smaller(TextStyle::Heading.resolve(ui.style()), &[1.0, 0.87, 0.75]);
    let small = [TextStyle::Body, TextStyle::Small].map(|style| style.resolve(ui.style()));
    // Even nothing would be laid out one row high. What is being shown may have happened last.
    let below = (!latest.is_empty() && latest != text)
        .then(|| fitted(ui, latest, &small, palette.weak, ui.available_height()));
    let under = below.as_ref().map_or(0.0, |below| below.size().y);
    let room = ui.available_height() - under;
    let heading = fitted(ui, text, &heading, palette.text, room);
    // What is asked comes first: where it takes two rows, the log tells the rest.
    let below = below.filter(|_| heading.size().y <= room + 1.0);
    let height = heading.size().y + below.as_ref().map_or(0.0, |below| below.size().y);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(((ui.available_height() - height) / 2.0).max(0.0));
        let said = ui.add(Label::new(heading));
        announce(ui, said.id);
        if let Some(below) = below {
            ui.add(Label::new(below));
        }
    });
}

/// The font in these parts of its size.
fn smaller(font: FontId, parts: &[f32]) -> Vec<FontId> {
    let sized = |part| FontId { size: font.size * part, ..font.clone() };
    parts.iter().map(sized).collect()
}

/// The text in the first of these fonts in which it takes one row that is not higher than that; in
/// the last one if it never does.
fn fitted(ui: &Ui, text: &str, fonts: &[FontId], color: Color32, high: f32) -> Arc<Galley> {
    let width = ui.available_width();
    let lay = |font: &FontId| ui.painter().layout(text.to_owned(), font.clone(), color, width);
    let fits = |galley: &Arc<Galley>| galley.rows.len() <= 1 && galley.size().y <= high;
    let last = fonts.last().cloned().unwrap_or_default();
    fonts.iter().map(lay).find(fits).unwrap_or_else(|| lay(&last))
}

/// Whether something on the board has the focus, and not something that lies over it.
pub fn is_focused(ui: &Ui, board: Rect) -> bool {
    let focused = ui.memory(|memory| memory.focused());
    let there = focused.and_then(|id| ui.ctx().read_response(id));
    there.is_some_and(|it| it.layer_id == ui.layer_id() && board.contains(it.rect.center()))
}

#[cfg(test)]
mod tests {
    use eframe::egui::accesskit::Role;
    use eframe::egui::{Shape, Vec2, pos2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    use super::*;
    use crate::text::Language;
    use crate::ui::boards::LineButton;
    use crate::ui::style::Motion;
    use crate::ui::style::art::Art;
    use crate::ui::style::theme::{self, Light, Palette};

    const ROOM: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(640.0, 64.0) };

    /// A line with two buttons, of which the first may say no, over an empty board; what was pressed
    /// last.
    fn shown(board_too: bool, declines: bool) -> Harness<'static, Option<Intent<u8>>> {
        let buttons = vec![
            LineButton { declines, ..LineButton::new("Go", Intent::Act(1)) },
            LineButton::new("Pass", Intent::Act(2)),
        ];
        let line = Line { mine: true, buttons, board_too, ..Line::plain("Your turn".to_owned()) };
        let mut art = None;
        Harness::builder().with_size(Vec2::new(640.0, 400.0)).build_ui_state(
            move |ui, pressed| {
                let art: &mut Art = art.get_or_insert_with(|| {
                    theme::set_fonts(ui.ctx());
                    theme::apply(ui.ctx(), Light::Night, 1.0);
                    Art::at_once(ui.ctx())
                });
                let palette = Palette::of(Light::Night);
                let text = Language::English.texts();
                let style = Style { palette: &palette, text, art, motion: Motion::Off };
                let board = Rect::from_min_max(ROOM.left_bottom(), pos2(640.0, 400.0));
                let mut room = ui.new_child(UiBuilder::new().max_rect(ROOM));
                *pressed = line_ui(&mut room, &style, &line, "", board).or(*pressed);
            },
            None,
        )
    }

    #[test]
    fn both_buttons_have_a_name_and_can_be_pressed() {
        for (name, action) in [("Go", 1), ("Pass", 2)] {
            let mut stage = shown(false, false);
            stage.get_by_role_and_label(Role::Button, name).click_accesskit();
            stage.run();
            assert_eq!(*stage.state(), Some(Intent::Act(action)), "{name}");
        }
    }

    /// Whether something is filled with gold, as the main answer is.
    fn has_gold(stage: &Harness<'static, Option<Intent<u8>>>) -> bool {
        let gold = Palette::of(Light::Night).gold;
        let is_gold = |shape: &Shape| matches!(shape, Shape::Rect(rect) if rect.fill == gold);
        stage.output().shapes.iter().any(|clipped| is_gold(&clipped.shape))
    }

    #[test]
    fn the_way_to_say_no_does_not_look_like_the_main_answer() {
        assert!(has_gold(&shown(false, false)));
        assert!(!has_gold(&shown(false, true)));
    }

    #[test]
    fn keys_reach_one_after_the_other() {
        for (tabs, action) in [(1, 1), (2, 2)] {
            let mut stage = shown(true, false);
            for _ in 0..tabs {
                stage.key_press(Key::Tab);
                stage.run();
            }
            stage.key_press(Key::Enter);
            stage.run();
            assert_eq!(*stage.state(), Some(Intent::Act(action)), "after {tabs} tabs");
        }
    }

    #[test]
    fn enter_alone_presses_the_first_unless_the_board_is_meant_too_or_it_says_no() {
        let yes = Some(Intent::Act(1));
        for (board_too, declines, wanted) in
            [(false, false, yes), (true, false, None), (false, true, None)]
        {
            let mut stage = shown(board_too, declines);
            stage.key_press(Key::Enter);
            stage.run();
            assert_eq!(*stage.state(), wanted);
        }
    }
}
