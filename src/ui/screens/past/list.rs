//! The games one by one, newest first, and the copies that were saved.

use std::path::{Path, PathBuf};

use eframe::egui::{Painter, Rect, Role, Ui, WidgetInfo, vec2};

use super::PastGames;
use super::end_pictures::EndPictures;
use crate::games::GameName;
use crate::ui::boards::after::end_picture::EndPicture;
use crate::ui::profile::file_worker::number;
use crate::ui::profile::history::{GameResult, Opponent, PastGame};
use crate::ui::screens::Command;
use crate::ui::screens::settings::parts::{choices, group};
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{paper, size};
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{Card, icon_button, painted_card, poster, text_button};

impl PastGames {
    /// Shows them; what the player wants.
    pub(super) fn games_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        let texts = &style.text.past;
        self.saved_ui(ui, style);
        let Some(listed) = &self.listed else { return None };
        let mut command = None;
        if listed.history.games().len() == 0 {
            group(ui, style, texts.games_tab, |ui| {
                ui.label(texts.none_yet);
            });
        } else {
            let games = GameName::ALL.map(|game| (Some(game), style.text.offer.name(game)));
            choices(ui, style, &mut self.only, [(None, texts.every_game)].into_iter().chain(games));
            ui.add_space(size::GAP);
            let wanted = |past: &&PastGame| self.only.is_none_or(|game| past.game == game);
            for past in listed.history.games().filter(wanted) {
                command = past_ui(ui, style, past, &mut self.end_pictures).or(command);
            }
            if let Some(game) = self.only
                && listed.history.games().all(|past| past.game != game)
            {
                ui.label(texts.none_of_it(style.text.offer.name(game)));
            }
        }
        ui.add_space(size::GAP);
        group(ui, style, texts.records, |ui| {
            command = records_ui(ui, style, &listed.records).or(command.take());
        });
        command
    }
}

/// One game: a click shows it again, the button beside it saves a copy.
fn past_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    past: &PastGame,
    end_pictures: &mut EndPictures,
) -> Option<Command> {
    let texts = &style.text.past;
    let title = title(style, past);
    let about = about(style, past);
    let mut command = None;
    ui.horizontal(|ui| {
        let room = ui.available_width() - size::ICON_BUTTON - size::GAP;
        ui.allocate_ui(vec2(room, size::BIG_BUTTON), |ui| {
            ui.set_width(room);
            let name = texts.row(&title, &about);
            let shown = Card::new(poster(past.game), &title, &about, &name);
            let shown = Card { act: Some(style.text.end.replay), ..shown };
            let paint = |painter: &Painter, room| match end_pictures.of(past) {
                Some(picture) => picture.paint(painter, style, room),
                None => unknown(painter, style, past, room),
            };
            if painted_card(ui, style, &shown, EndPicture::SIZE, paint).clicked() {
                command = Some(Command::OpenPast(Box::new(past.clone())));
            }
        });
        let keep = texts.keep_which(&title, &style.text.common.day(&past.day));
        if icon_button(ui, style, Icon::Copy, &keep).clicked() {
            command = Some(Command::KeepPast(Box::new(past.clone())));
        }
    });
    ui.add_space(size::GRID);
    command
}

/// As long as nobody knows how a game lay, its poster stands back in that place.
fn unknown(painter: &Painter, style: &Style<'_>, past: &PastGame, room: Rect) {
    let picture = poster(past.game);
    let size = vec2(room.width(), room.width() * picture.height());
    style.art.paint(painter, picture, Rect::from_center_size(room.center(), size), paper::DUSK);
}

/// What was played, and with whom.
fn title(style: &Style<'_>, past: &PastGame) -> String {
    let (game, common) = (style.text.offer.name(past.game), &style.text.common);
    let name = |other: &Opponent| common.player(other.kind, &other.name).to_owned();
    let others: Vec<String> = past.others.iter().map(name).collect();
    match others.is_empty() {
        true => game.to_owned(),
        false => style.text.past.against_whom(game, &common.counted_list(&others)),
    }
}

/// How it ended, what everybody had, and when that was.
fn about(style: &Style<'_>, past: &PastGame) -> String {
    let texts = &style.text.past;
    let result = match past.result {
        GameResult::Won => texts.won,
        GameResult::Lost => texts.lost,
        GameResult::Alone => style.text.ptibapt.summary.solo,
        GameResult::Watched => texts.watched,
        GameResult::Unverified => texts.unverified,
    };
    let common = &style.text.common;
    let all: Vec<String> = past.scores.iter().map(|score| common.score(*score)).collect();
    let scores = match (past.result, &all[..]) {
        (GameResult::Won | GameResult::Lost, [own, others @ ..]) => {
            Some(texts.scores(own, &common.list(others)))
        }
        (GameResult::Alone, _) => past.scores.first().map(|time| common.time(*time)),
        (GameResult::Watched, all) => Some(texts.watched_scores(&common.list(all))),
        _ => None,
    };
    let parts = [Some(result.to_owned()), scores, Some(common.day(&past.day))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn records_ui(ui: &mut Ui, style: &Style<'_>, records: &[PathBuf]) -> Option<Command> {
    let texts = &style.text.past;
    if records.is_empty() {
        hint(ui, style, texts.no_records);
        return None;
    }
    let mut command = None;
    ui.horizontal_wrapped(|ui| {
        for record in records {
            let Some(name) = called(style, record) else { continue };
            let button = text_button(ui, &name);
            let watch = texts.watch(&name);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &watch));
            if button.on_hover_text(record.display().to_string()).clicked() {
                command = Some(Command::OpenRecord(record.clone()));
            }
        }
    });
    command
}

/// The number and the game of a record, as it is called.
fn called(style: &Style<'_>, record: &Path) -> Option<String> {
    let (number, game) = number(record)?;
    Some(style.text.past.record(number, style.text.offer.name(game)))
}
