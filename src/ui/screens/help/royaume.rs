//! The book of Le Royaume.

use eframe::egui::Ui;

use super::chapter::{Chapter, GameHelp};
use super::customs;
use crate::games::Royaume;
use crate::ui::boards::royaume::picture;
use crate::ui::style::Style;

impl GameHelp for Royaume {
    const CHAPTERS: &'static [Chapter] =
        &[Chapter { title: |text| text.help.customs.fair.title, page: fair_ui }];
}

fn fair_ui(ui: &mut Ui, style: &Style<'_>) {
    customs::fair_ui(ui, style, picture::CARD_BACK);
}
