//! What was left unfinished, and can be gone on with.

use eframe::egui::Ui;

use super::entry;
use crate::table::Person;
use crate::ui::app::nearby_tables::NearbyTables;
use crate::ui::profile::purpose::Purpose;
use crate::ui::profile::saved_tables::Saved;
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::widgets::poster;

/// Shows it; what the player wants.
pub fn unfinished_ui(ui: &mut Ui, style: &Style<'_>, nearby: &NearbyTables) -> Option<Command> {
    let texts = &style.text.home;
    let left = nearby.unfinished();
    ui.heading(style.text.common.go_on);
    let mut command = None;
    if let Some(joined) = &left.joined {
        let (title, about) = (texts.go_on_joined(&joined.name), texts.go_on_joined_hint);
        if entry(ui, style, poster(joined.game), &title, about, false) {
            let request = joined.join_request(&nearby.tables());
            command = Some(Command::Join(Box::new(request)));
        }
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
    let common = &style.text.common;
    let name = |person: &Person| common.player(person.kind, person.name.as_str()).to_owned();
    common.counted_list(&saved.others.iter().map(name).collect::<Vec<_>>())
}
