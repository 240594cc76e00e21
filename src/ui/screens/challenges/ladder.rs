//! The ladder of each game: who comes next, and how near that is.

use eframe::egui::Ui;

use crate::games::GameName;
use crate::ui::offered::opponent::LEVELS;
use crate::ui::profile::challenges::ladder::Ladder;
use crate::ui::profile::purpose::Purpose;
use crate::ui::profile::saved_tables::SavedTables;
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{Card, card};

/// Shows all of them; what the player wants.
pub fn ladder_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    ladder: &Ladder,
    left: &SavedTables,
) -> Option<Command> {
    let texts = &style.text.challenges;
    ui.set_width(ui.available_width());
    ui.heading(texts.ladder);
    hint(ui, style, texts.ladder_about);
    let mut command = None;
    for game in GameName::ALL {
        let title = style.text.offer.name(game);
        command = rung_ui(ui, style, (ladder, left), game, title).or(command);
    }
    command
}

/// The ladder of one game, under that title; a press plays on it.
pub fn rung_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    (ladder, left): (&Ladder, &SavedTables),
    game: GameName,
    title: &str,
) -> Option<Command> {
    let texts = &style.text.challenges;
    let climb = ladder.climb(game);
    let (picture, about) = match climb.level() {
        Some(level) => {
            let bot = style.text.common.bot(level);
            let rung = texts.rung(climb.beaten + 1, LEVELS.len(), bot);
            let won = (climb.wins > 0).then_some(texts.one_win);
            let words = [Some(rung.as_str()), won];
            (Picture::Bot(level), words.into_iter().flatten().collect::<Vec<_>>().join(" · "))
        }
        None => (Picture::Icon(Icon::Crown), texts.top.to_owned()),
    };
    let act = match left.among_bots(Purpose::Ladder, game) {
        Some(_) => style.text.common.go_on,
        None => style.text.common.play,
    };
    let name = match climb.level() {
        Some(_) => texts.row(act, title, &about),
        None => format!("{title}, {about}"),
    };
    let act = climb.level().map(|_| act);
    let shown = Card { act, ..Card::new(picture, title, &about, &name) };
    let pressed = ui.add_enabled_ui(act.is_some(), |ui| card(ui, style, &shown).clicked()).inner;
    pressed.then_some(Command::Challenge(Purpose::Ladder, game))
}
