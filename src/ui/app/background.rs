//! What the app does beside the screens: it keeps the settings and the statistics, lets the table go
//! on under whatever lies over it, and says what went wrong.

use std::sync::mpsc::channel;

use eframe::egui::{
    Align, Align2, Area, Context, Event, Id, Label, LayerId, Layout, Order, RichText, Ui,
    UserAttentionType, ViewportCommand, vec2,
};

use super::qr_picture::QrPicture;
use super::{App, Replacing, Screen};
use crate::sound::Cue;
use crate::sound::speaker::Status;
use crate::ui::profile::file_worker::{FileJob, FileResult};
use crate::ui::profile::purpose::Purpose;
use crate::ui::profile::settings::Settings;
use crate::ui::screens::Command;
use crate::ui::screens::join::JoinOtherwise;
use crate::ui::screens::table::{TableScreen, Visibility};
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::{big_button, dialog, icon, icon_button, panel, text_button};

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
        self.file_worker.send(FileJob::Settings(Box::new(kept)));
    }

    /// Puts a screen over this one. What one comes back to stays under it, and a table goes on.
    pub(super) fn lay_over(&mut self, screen: Screen) {
        let under = std::mem::replace(&mut self.screen, screen);
        // A name that is being typed at the first start stays, too.
        let named = !self.settings.name.is_empty();
        if !matches!(under, Screen::Home(_) if named) && !matches!(under, Screen::Help(_)) {
            self.beneath.push(under);
        }
    }

    /// The table that one sits at, on this screen or under it.
    pub(super) fn table(&mut self) -> Option<&mut dyn TableScreen> {
        table(&mut self.beneath, &mut self.screen)
    }

    /// A lesson goes on, or the table, whatever lies over it; in how many seconds something will change
    /// by itself. A game that has ended there is counted.
    pub(super) fn advance(&mut self, now: f64, in_sight: bool) -> Option<f64> {
        let Settings { motion, mute, volume, .. } = self.settings;
        let volume = if mute { 0.0 } else { volume };
        let lesson = match &mut self.screen {
            Screen::Tutorial(tutorial) if in_sight => {
                tutorial.advance(now, motion, &self.speaker, volume)
            }
            _ => None,
        };
        if let Screen::Arriving(arriving) = &mut self.screen
            && let Some(table) = arriving.table()
        {
            self.screen = Screen::Table(table);
        }
        let ambience = if self.settings.ambience && in_sight { volume } else { 0.0 };
        if ambience != self.ambience && self.speaker.set_ambience(ambience) {
            self.ambience = ambience;
        }
        let visibility = match self.screen {
            _ if !in_sight => Visibility::Nothing,
            Screen::Table(_) => Visibility::Board,
            _ => Visibility::Covered,
        };
        let today = self.today();
        let mut next = vec![lesson, self.advance_parting(now)];
        if let Some(table) = table(&mut self.beneath, &mut self.screen) {
            next.push(table.advance(now, motion, &self.speaker, volume, visibility));
            if let Some(finished) = table.finish(&mut self.statistics, today)
                && let Some(reward) = self.keep_finished(finished)
                && let Some(table) = self.table()
            {
                table.brings(reward);
            }
        }
        next.into_iter().flatten().reduce(f64::min)
    }

    /// Shows an invitation that the system has handed over. To join is a click more, so that no
    /// link takes anybody away from a table, or to one, without asking. It replaces the one before.
    pub(super) fn show_invitation(&mut self, invitation: String) {
        let is_join = |screen: &Screen| matches!(screen, Screen::JoinOtherwise(_));
        self.beneath.retain(|screen| !is_join(screen));
        let join = Screen::JoinOtherwise(JoinOtherwise::invited(invitation));
        match is_join(&self.screen) {
            true => self.screen = join,
            false => self.lay_over(join),
        }
    }

    /// Somebody has started the program once more: they want to see this window.
    pub(super) fn handle_second_starts(&mut self, ctx: &Context) {
        while let Ok(invitation) = self.handed_over.try_recv() {
            bring_to_front(ctx);
            let attention = UserAttentionType::Informational;
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(attention));
            if let Some(invitation) = invitation {
                self.show_invitation(invitation);
            }
        }
    }

    /// Plays a sound for somebody who wants to know whether it can be heard.
    pub(super) fn test_sound(&mut self, ctx: &Context) {
        let ((answer, answers), ctx) = (channel(), ctx.clone());
        self.sound_test = Some(answers);
        self.speaker.test(Cue::Chest, self.settings.volume, move |status| {
            let _the_window_is_closed = answer.send(status);
            ctx.request_repaint();
        });
    }

    /// Says so if nothing could be heard.
    pub(super) fn handle_sound_test(&mut self) {
        let answer = self.sound_test.as_ref().and_then(|answers| answers.try_recv().ok());
        let Some(status) = answer else { return };
        self.sound_test = None;
        if let Status::NoDevice(_) = status {
            self.trouble = Some(self.settings.language.texts().settings.no_sound.to_owned());
        }
    }

    /// A picture was dropped on the window, or pasted where one looks for tables: it may hold an
    /// invitation.
    pub(super) fn handle_pictures(&mut self, ctx: &Context) {
        let pasted = |event: &Event| match event {
            Event::PasteImage(image) => Some(image.clone()),
            _ => None,
        };
        let (dropped, pasted) = ctx.input(|input| {
            let dropped = input.raw.dropped_files.first().map(|file| file.path().to_owned());
            (dropped, input.events.iter().find_map(pasted))
        });
        if let Some(path) = dropped {
            self.picture = Some(QrPicture::dropped(path, ctx));
        } else if let Some(image) = pasted
            && matches!(self.screen, Screen::Home(_) | Screen::JoinOtherwise(_))
        {
            self.picture = Some(QrPicture::pasted(image, ctx));
        }
        let Some(found) = self.picture.as_ref().and_then(QrPicture::result) else { return };
        self.picture = None;
        match found {
            Ok(invitation) => {
                self.trouble = None;
                self.show_invitation(invitation);
            }
            Err(why) => {
                let texts = &self.settings.language.texts().join;
                self.trouble = Some(texts.pictures[why as usize].to_owned());
            }
        }
    }

    /// What became of what was to be written or read.
    pub(super) fn handle_file_results(&mut self) {
        let text = self.settings.language.texts();
        while let Some(result) = self.file_worker.result() {
            match result {
                FileResult::Unsaved(why) => {
                    self.trouble = Some(text.settings.not_saved(&why.to_string()))
                }
                FileResult::NotKept(why) => {
                    self.trouble = Some(text.past.not_kept(&why.to_string()))
                }
                FileResult::Kept(kept) => match &mut self.screen {
                    Screen::Past(past) => {
                        past.saved(kept);
                        self.file_worker.send(FileJob::List);
                    }
                    _ => {
                        if let Some(table) = self.table() {
                            table.saved(kept);
                        }
                    }
                },
                FileResult::Listed(history, records) => {
                    if let Screen::Past(past) = &mut self.screen {
                        past.list(*history, records);
                    }
                }
                FileResult::Pictured(game, picture) => {
                    let screens = self.beneath.iter_mut().chain([&mut self.screen]);
                    for screen in screens {
                        if let Screen::Past(past) = screen {
                            past.pictured(&game, picture);
                            break;
                        }
                    }
                }
                FileResult::Opened(Some(replay)) => self.lay_over(Screen::Replay(replay())),
                FileResult::Opened(None) => self.trouble = Some(text.replay.unreadable.to_owned()),
            }
        }
    }
}

/// The window comes back from wherever it is.
pub(super) fn bring_to_front(ctx: &Context) {
    ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
    ctx.send_viewport_cmd(ViewportCommand::Focus);
}

/// The table among these screens.
fn table<'a>(beneath: &'a mut [Screen], screen: &'a mut Screen) -> Option<&'a mut dyn TableScreen> {
    beneath.iter_mut().chain([screen]).find_map(|screen| match screen {
        Screen::Table(table) => Some(&mut **table as &mut dyn TableScreen),
        _ => None,
    })
}

/// Asks whether a new table among bots shall replace the unfinished one like it.
pub fn replacing_ui(
    ui: &Ui,
    style: &Style<'_>,
    replacing: &mut Option<Replacing>,
) -> Option<Command> {
    let (purpose, game, _) = *replacing.as_ref()?;
    let texts = &style.text.practice;
    let (mut go_on, mut anew, mut cancel) = (false, false, false);
    let ((), closed) = dialog(ui, style, "replacing", |ui| {
        let question = texts.replace_question(style.text.offer.name(game));
        ui.label(RichText::new(question).text_style(letters::title()));
        ui.label(match purpose {
            Purpose::Ladder => style.text.challenges.give_up_hint,
            Purpose::Practice | Purpose::Daily(_) => texts.replace_hint,
        });
        ui.add_space(size::GAP);
        ui.horizontal_wrapped(|ui| {
            go_on = big_button(ui, style, Icon::Play, texts.go_on).clicked();
            anew = text_button(ui, texts.replace).clicked();
            cancel = text_button(ui, style.text.common.cancel).clicked();
        });
    });
    if !(go_on || anew || cancel || closed) {
        return None;
    }
    let (purpose, game, practice) = replacing.take()?;
    if go_on {
        return Some(Command::GoOn(purpose, game));
    }
    anew.then_some(Command::PlayAnew(purpose, game, practice))
}

/// While something is held over the window: what may be dropped there.
pub fn drop_hint_ui(ctx: &Context, style: &Style<'_>) {
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("drop hint")));
    let window = ctx.content_rect();
    painter.rect_filled(window, 0.0, style.palette.veil);
    let words = style.text.join.drop_picture.to_owned();
    let font = letters::title().resolve(&ctx.global_style());
    let room = window.width() - 4.0 * size::BREAK;
    let galley = painter.layout(words, font, style.palette.gold, room);
    let at = Align2::CENTER_CENTER.anchor_size(window.center(), galley.size());
    painter.galley(at.min, galley, style.palette.gold);
}

/// What went wrong, at the bottom of any screen; whether the player has read it.
pub fn trouble_ui(ui: &Ui, style: &Style<'_>, trouble: &str) -> bool {
    let area = Area::new(Id::unique("trouble")).order(Order::Foreground).movable(false);
    let wide = (ui.ctx().content_rect().width() - 4.0 * size::BREAK).min(size::COLUMN);
    let shown = area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -size::BREAK)).show(ui.ctx(), |ui| {
        panel(ui, style, |ui| {
            ui.set_width(wide);
            ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
                let read = icon_button(ui, style, Icon::Close, style.text.common.close).clicked();
                ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
                    icon(ui, style, Icon::Flag, size::ICON, style.palette.ember);
                    ui.add(Label::new(trouble).wrap());
                });
                read
            })
            .inner
        })
    });
    shown.inner
}
