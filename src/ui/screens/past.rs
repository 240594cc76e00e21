//! The games that were played: a list to see them again from, and statistics.

mod end_pictures;
mod figures;
mod list;

use std::io;
use std::path::PathBuf;

use eframe::egui::{Label, RichText, Ui};

use super::Command;
use crate::games::GameName;
use crate::ui::boards::after::end_picture::EndPicture;
use crate::ui::profile::history::{History, PastGame};
use crate::ui::profile::statistics::Statistics;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::form::one_of;
use crate::ui::widgets::{big_button, column, dialog, screen, text_button};
use end_pictures::EndPictures;

/// The column is not wider.
const WIDEST: f32 = 760.0;

/// The games that were played.
#[derive(Debug, Default)]
pub struct PastGames {
    tab: Tab,
    /// Only this game is listed.
    only: Option<GameName>,
    /// What the profile has; none: nobody has looked yet.
    listed: Option<Listed>,
    end_pictures: EndPictures,
    /// Where a copy is now, or why it is nowhere.
    saved: Option<io::Result<PathBuf>>,
    /// Whether the player is asked before the figures go.
    resetting: bool,
}

#[derive(Debug)]
struct Listed {
    history: History,
    /// The copies that somebody wanted to have.
    records: Vec<PathBuf>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Games,
    Statistics,
}

impl PastGames {
    /// This is what the profile has.
    pub fn list(&mut self, history: History, records: Vec<PathBuf>) {
        self.listed = Some(Listed { history, records });
    }

    /// How that game lay when it was over; none: its record cannot be read.
    pub fn pictured(&mut self, game: &PastGame, picture: Option<EndPicture>) {
        self.end_pictures.put(game, picture);
    }

    /// A copy was saved, or was not.
    pub fn saved(&mut self, kept: io::Result<PathBuf>) {
        self.saved = Some(kept);
    }

    /// Shows it; what the player wants.
    pub fn past_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        statistics: &Statistics,
    ) -> Option<Command> {
        let (texts, mut command) = (&style.text.past, None);
        let was_resetting = self.resetting;
        let back = screen(ui, style, texts.title, |ui| {
            column(ui, WIDEST, |ui| {
                let tabs = [(Tab::Games, texts.games_tab), (Tab::Statistics, texts.statistics)];
                self.tab = one_of(ui, style, self.tab, &tabs).unwrap_or(self.tab);
                ui.add_space(size::GAP);
                command = match self.tab {
                    Tab::Games => self.games_ui(ui, style),
                    Tab::Statistics => {
                        self.figures_ui(ui, style, statistics);
                        None
                    }
                };
                ui.add_space(size::BREAK);
            });
        });
        if was_resetting {
            return self.reset_ui(ui, style);
        }
        let picture = || self.end_pictures.next().map(Command::Picture);
        command.or(back.then_some(Command::Home)).or_else(picture)
    }

    /// What became of a copy.
    fn saved_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        let texts = &style.text.end;
        let (words, color) = match &self.saved {
            None => return,
            Some(Ok(path)) => (texts.saved(&path.display().to_string()), style.palette.good),
            Some(Err(why)) => (texts.not_saved(&why.to_string()), style.palette.ruby),
        };
        ui.add(Label::new(RichText::new(words).color(color)).wrap());
        ui.add_space(size::GAP);
    }

    /// Asks before the figures are gone.
    fn reset_ui(&mut self, ui: &Ui, style: &Style<'_>) -> Option<Command> {
        let (texts, common) = (&style.text.past, &style.text.common);
        let ((reset, stay), closed) = dialog(ui, style, "reset", |ui| {
            ui.label(RichText::new(texts.reset_question).text_style(letters::title()));
            ui.label(texts.reset_hint);
            ui.add_space(size::GAP);
            ui.horizontal_wrapped(|ui| {
                let reset = big_button(ui, style, Icon::Refresh, texts.reset).clicked();
                (reset, text_button(ui, common.cancel).clicked())
            })
            .inner
        });
        if reset || stay || closed {
            self.resetting = false;
        }
        reset.then_some(Command::ResetStatistics)
    }
}
