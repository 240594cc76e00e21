//! What the app does beside the screens: it keeps the settings and the statistics, lets the table go
//! on under whatever lies over it, and says what went wrong.

use std::time::Duration;

use eframe::egui::{Align, Align2, Area, Context, Id, Label, Layout, Order, Ui, vec2};

use super::best_times::today;
use super::clerk::{Errand, Report};
use super::look::Look;
use super::picture::Icon;
use super::screens::table::Seated;
use super::settings::Settings;
use super::statistics::Counted;
use super::theme::size;
use super::widgets::{icon, icon_button, panel};
use super::{App, Screen};

impl App {
    /// Changes the settings and has them kept, without what holds for this time only.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.settings.clone();
        change(&mut self.settings);
        let now = &self.settings;
        if now.language != before.language {
            self.kept.0 = now.language;
        }
        if now.interface != before.interface {
            self.kept.1.clone_from(&now.interface);
        }
        let (language, interface) = self.kept.clone();
        let kept = Settings { language, interface, ..now.clone() };
        self.clerk.send(Errand::Settings(Box::new(kept)));
    }

    /// Puts a screen over this one. What one comes back to stays under it, and a table goes on.
    pub(super) fn lay_over(&mut self, screen: Screen) {
        let under = std::mem::replace(&mut self.screen, screen);
        if let Screen::Table(_) | Screen::Settings(_) = under {
            self.beneath.push(under);
        }
    }

    /// The table that one sits at, on this screen or under it.
    pub(super) fn table(&mut self) -> Option<&mut dyn Seated> {
        table(&mut self.beneath, &mut self.screen)
    }

    /// The table goes on, whatever lies over it. A game that has ended there is counted.
    pub(super) fn advance_table(&mut self, ctx: &Context, now: f64) {
        let Settings { motion, mute, volume, .. } = self.settings;
        let volume = if mute { 0.0 } else { volume };
        if let Screen::Tutorial(tutorial) = &mut self.screen
            && let Some(seconds) = tutorial.advance(now, motion, &self.speaker, volume)
        {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
        let Some(table) = table(&mut self.beneath, &mut self.screen) else { return };
        if let Some(seconds) = table.advance(now, motion, &self.speaker, volume) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
        if let Some(played) = table.played() {
            let counted = self.statistics.count(&played, &today());
            if counted != Counted::Known {
                self.clerk.send(Errand::Statistics(Box::new(self.statistics.clone())));
            }
            if let Counted::Solo(Some(standing)) = counted {
                table.stands(standing);
            }
        }
    }

    /// What became of what was to be written or read.
    pub(super) fn hear_clerk(&mut self) {
        let text = self.settings.language.texts();
        while let Some(report) = self.clerk.report() {
            match report {
                Report::Unsaved(why) => self.trouble = Some((text.settings.not_saved)(&why)),
                Report::Kept(kept) => {
                    if let Some(table) = self.table() {
                        table.saved(kept);
                    }
                }
                Report::Records(records) => {
                    if let Screen::Settings(settings) = &mut self.screen {
                        settings.records = Some(records);
                    }
                }
                Report::Opened(Ok(replay)) => self.lay_over(Screen::Replay(replay())),
                Report::Opened(Err(_)) => self.trouble = Some(text.replay.unreadable.to_owned()),
            }
        }
    }
}

/// The table among these screens.
fn table<'a>(beneath: &'a mut [Screen], screen: &'a mut Screen) -> Option<&'a mut dyn Seated> {
    beneath.iter_mut().chain([screen]).find_map(|screen| match screen {
        Screen::Table(table) => Some(&mut **table as &mut dyn Seated),
        _ => None,
    })
}

/// What went wrong, at the bottom of any screen; whether the player has read it.
pub fn trouble_ui(ui: &Ui, look: &Look<'_>, trouble: &str) -> bool {
    let area = Area::new(Id::unique("trouble")).order(Order::Foreground).movable(false);
    let wide = (ui.ctx().content_rect().width() - 4.0 * size::BREAK).min(size::COLUMN);
    let shown = area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -size::BREAK)).show(ui.ctx(), |ui| {
        panel(ui, look, |ui| {
            ui.set_width(wide);
            ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
                let read = icon_button(ui, look, Icon::Close, look.text.common.close).clicked();
                ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
                    icon(ui, look, Icon::Flag, size::ICON, look.palette.ember);
                    ui.add(Label::new(trouble).wrap());
                });
                read
            })
            .inner
        })
    });
    shown.inner
}
