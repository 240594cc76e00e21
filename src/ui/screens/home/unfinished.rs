//! What was left unfinished, and can be gone on with.

use eframe::egui::Ui;

use super::entry;
use crate::table::{Kind, Person};
use crate::ui::app::nearby_tables::NearbyTables;
use crate::ui::profile::purpose::Purpose;
use crate::ui::profile::saved_tables::{Joined, Saved};
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::widgets::poster;

/// Shows it; what the player wants.
pub fn unfinished_ui(ui: &mut Ui, style: &Style<'_>, around: &NearbyTables) -> Option<Command> {
    let texts = &style.text.home;
    let left = around.unfinished();
    ui.heading(style.text.common.go_on);
    let mut command = None;
    if let Some(Joined { name, game, .. }) = &left.joined
        && entry(
            ui,
            style,
            poster(*game),
            &texts.go_on_joined(name),
            texts.go_on_joined_hint,
            false,
        )
    {
        command = left
            .joined
            .as_ref()
            .map(|it| Command::Join(Box::new(it.join_request(&around.tables()))));
    }
    if let Some(saved) = &left.hosted {
        let about = dated(style, saved, texts.go_on_hosted_with(&others(style, saved)));
        let title = texts.go_on_hosted(&saved.name);
        if entry(ui, style, poster(saved.game), &title, &about, false) {
            command = Some(Command::GoOnHosting(saved.game));
        }
    }
    for saved in &left.practice {
        let (game, others) = (style.text.offer.name(saved.game), others(style, saved));
        let about = match others.is_empty() {
            true => game.to_owned(),
            false => texts.go_on_practice(game, &others),
        };
        let about = dated(style, saved, about);
        if entry(ui, style, poster(saved.game), texts.go_on_practising, &about, false) {
            command = Some(Command::GoOn(Purpose::Practice, saved.game));
        }
    }
    command
}

/// With the day on which it was played at last.
fn dated(style: &Style<'_>, saved: &Saved, about: String) -> String {
    match &saved.day {
        Some(day) => style.text.home.last_played(&about, &style.text.common.day(day)),
        None => about,
    }
}

fn others(style: &Style<'_>, saved: &Saved) -> String {
    let name = |person: &Person| called(style, person.kind, person.name.as_str());
    style.text.common.counted_list(&saved.others.iter().map(name).collect::<Vec<_>>())
}

/// A bot by its level, in the player's language; anybody else by their name.
fn called(style: &Style<'_>, kind: Kind, name: &str) -> String {
    match kind {
        Kind::Bot(level) => style.text.common.bot_level[level as usize].to_owned(),
        Kind::Human => name.to_owned(),
    }
}
