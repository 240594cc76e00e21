//! The first screen.

use eframe::egui::{Align, Align2, Layout, Rect, RichText, TextEdit, Ui, UiBuilder, pos2, vec2};

use super::Wish;
use crate::ui::look::Look;
use crate::ui::picture::{Icon, Picture};
use crate::ui::settings::{Settings, usual_name};
use crate::ui::theme::{letters, paper, size};
use crate::ui::widgets::{big_button, panel, sea, text_button};

/// The first screen.
#[derive(Debug, Default)]
pub struct Home {
    draft: Option<String>,
}

impl Home {
    /// Shows it; what the player wants.
    pub fn home_ui(
        &mut self,
        ui: &mut Ui,
        look: &Look<'_>,
        settings: &Settings,
        unfinished: bool,
    ) -> Option<Wish> {
        sea(ui, look);
        let full = ui.max_rect();
        let height = (full.width() * Picture::Title.height()).min(full.height() * 0.42);
        title(ui, look, Rect::from_min_size(full.min, vec2(full.width(), height)));
        let below =
            Rect::from_min_max(pos2(full.left(), full.top() + height + size::BREAK), full.max)
                .shrink2(vec2(size::BREAK, 0.0));
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            if settings.name.is_empty() {
                self.welcome_ui(ui, look)
            } else {
                menu_ui(ui, look, settings, unfinished)
            }
        })
        .inner
    }

    /// A first start asks for a name, and for nothing else.
    fn welcome_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        let draft = self.draft.get_or_insert_with(usual_name);
        let mut done = false;
        ui.vertical_centered(|ui| {
            ui.set_max_width(size::COLUMN);
            panel(ui, look, |ui| {
                ui.heading(look.text.home.welcome);
                let field = TextEdit::singleline(draft).char_limit(24).desired_width(280.0);
                let field = ui.add(field.margin(vec2(size::GAP, size::GAP)));
                field.widget_info(|| {
                    eframe::egui::WidgetInfo::labeled(
                        eframe::egui::Role::TextInput,
                        true,
                        look.text.home.your_name,
                    )
                });
                let entered = field.lost_focus()
                    && ui.input(|input| input.key_pressed(eframe::egui::Key::Enter));
                done =
                    big_button(ui, look, Icon::Check, look.text.home.lets_go).clicked() || entered;
            });
        });
        done.then(|| Wish::Name(crate::table::PlayerName::fitted(draft, &usual_name()).to_string()))
    }
}

fn menu_ui(ui: &mut Ui, look: &Look<'_>, settings: &Settings, unfinished: bool) -> Option<Wish> {
    let texts = &look.text.home;
    let mut wish = None;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.set_max_width(size::COLUMN);
        panel(ui, look, |ui| {
            if unfinished && big_button(ui, look, Icon::Play, texts.go_on).clicked() {
                wish = Some(Wish::GoOnPractising);
            }
            if big_button(ui, look, Icon::Play, texts.practise).clicked() {
                wish = Some(Wish::Practise(settings.practice.clone()));
            }
            if text_button(ui, texts.settings).clicked() {
                wish = Some(Wish::SetUpPractice);
            }
        });
    });
    wish
}

/// The opening picture as wide as the window, cut at the bottom, with the program's name on it.
fn title(ui: &Ui, look: &Look<'_>, rect: Rect) {
    let shown = rect.height() / (rect.width() * Picture::Title.height());
    let part = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, shown.min(1.0)));
    look.art.paint_part(ui.painter(), Picture::Title, rect, part, paper::AS_PAINTED);
    let scale = rect.width() / 960.0;
    let mut font = letters::title().resolve(ui.style());
    font.size = 84.0 * scale;
    let middle = rect.min + vec2(645.0, 108.0) * scale;
    let shadow = middle + vec2(0.0, 4.0 * scale);
    ui.painter().text(
        shadow,
        Align2::CENTER_CENTER,
        "Cinderpeek",
        font.clone(),
        look.palette.shadow,
    );
    ui.painter().text(middle, Align2::CENTER_CENTER, "Cinderpeek", font, paper::PARCHMENT);
    let _ = RichText::new("");
}
