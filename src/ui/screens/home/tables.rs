//! The tables on this network, as they come and go.

use eframe::egui::{ScrollArea, Ui, vec2};

use crate::games::GameName;
use crate::net::PROTOCOL;
use crate::net::discovery::{Announcement, ListedTable, TablePhase};
use crate::ui::app::join_request::{JoinRequest, TableAddress};
use crate::ui::app::nearby_tables::NearbyTables;
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::size;
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{Card, card, icon, panel, strong, text_button, within_panel};

/// Shows them on that height; what the player wants.
pub fn tables_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    height: f32,
    nearby: &NearbyTables,
) -> Option<Command> {
    let tables = nearby.tables();
    let mut command = None;
    panel(ui, style, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(within_panel(height));
        ui.heading(style.text.home.tables);
        let below = size::BUTTON + size::GAP;
        ScrollArea::vertical()
            .auto_shrink(false)
            .max_height((ui.available_height() - below).max(size::BUTTON))
            .show(ui, |ui| {
                for table in &tables {
                    command = table_ui(ui, style, nearby, table).or(command.take());
                }
                if tables.is_empty() {
                    command = nothing_ui(ui, style, nearby.is_blind());
                }
            });
        if text_button(ui, style.text.join.title).clicked() {
            command = Some(Command::JoinOtherwise);
        }
    });
    command
}

/// Nothing is seen: that is no fault, but there may be a reason.
fn nothing_ui(ui: &mut Ui, style: &Style<'_>, blind: bool) -> Option<Command> {
    let texts = &style.text.home;
    ui.add_space(size::GAP);
    ui.horizontal_top(|ui| {
        let sign = if blind { Icon::WifiOff } else { Icon::Eye };
        icon(ui, style, sign, size::ICON, style.palette.weak);
        ui.vertical(|ui| {
            if blind {
                ui.label(texts.blind);
            } else {
                ui.label(strong(texts.no_tables));
                hint(ui, style, texts.no_tables_hint);
            }
            ui.add_space(size::GRID);
            text_button(ui, style.text.doctor.title).clicked().then_some(Command::Examine)
        })
        .inner
    })
    .inner
}

/// What can be done at a table.
#[derive(Clone, Copy, PartialEq)]
enum Act {
    Join,
    Watch,
    GoBackIn,
}

fn table_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    nearby: &NearbyTables,
    table: &ListedTable,
) -> Option<Command> {
    let texts = &style.text.home;
    let known = table.announcement.as_ref().filter(|_| table.version == PROTOCOL);
    let Some(announcement) = known else { return closed_ui(ui, style, table, texts.other_version) };
    let Ok(game) = announcement.game.parse::<GameName>() else {
        return closed_ui(ui, style, table, texts.other_game);
    };
    let act = act(announcement, nearby);
    let word = match act {
        Act::Join => style.text.join.join,
        Act::Watch => texts.watch,
        Act::GoBackIn => texts.back_in,
    };
    let about = about(style, game, announcement, nearby);
    let name = texts.row(word, table.name(), &about);
    let sign = if announcement.open { Icon::Unlock } else { Icon::Lock };
    let row = Card::new(Picture::Icon(sign), table.name(), &about, &name);
    let row = Card { act: Some(word), ..row };
    ui.spacing_mut().item_spacing = vec2(size::GAP, size::GAP);
    let clicked = card(ui, style, &row).clicked();
    clicked.then(|| Command::Join(Box::new(join_request(table, announcement, act == Act::Watch))))
}

fn join_request(table: &ListedTable, announcement: &Announcement, watch: bool) -> JoinRequest {
    let to =
        TableAddress::Seen { host: Some(announcement.host), addresses: table.addresses.clone() };
    JoinRequest { name: table.name().to_owned(), to, code: None, watch }
}

fn act(announcement: &Announcement, nearby: &NearbyTables) -> Act {
    let mine = nearby.unfinished().joined.as_ref().is_some_and(|it| it.host == announcement.host);
    match announcement.phase {
        TablePhase::Lobby if announcement.taken < announcement.seats => Act::Join,
        TablePhase::Playing if mine => Act::GoBackIn,
        TablePhase::Lobby | TablePhase::Playing | TablePhase::Over => Act::Watch,
    }
}

/// Which game, how many, how far, and how one gets in.
fn about(
    style: &Style<'_>,
    game: GameName,
    announcement: &Announcement,
    nearby: &NearbyTables,
) -> String {
    let texts = &style.text.home;
    let free = announcement.seats.saturating_sub(announcement.taken);
    let phase = match announcement.phase {
        TablePhase::Lobby if free > 0 => texts.free(free, announcement.seats),
        TablePhase::Lobby => texts.full.to_owned(),
        TablePhase::Playing => texts.playing.to_owned(),
        TablePhase::Over => texts.over.to_owned(),
    };
    let mut words = vec![style.text.offer.name(game).to_owned()];
    if free == 0 || announcement.phase != TablePhase::Lobby {
        words.push(texts.players(announcement.taken));
    }
    words.push(phase);
    let entry = match (announcement.open, nearby.has_met(announcement.host)) {
        (true, _) => texts.open,
        // It mostly lets one in again without asking.
        (false, true) => texts.met,
        (false, false) => texts.locked,
    };
    words.push(entry.to_owned());
    words.join(" · ")
}

/// A table that one cannot get to with this program, and why.
fn closed_ui(ui: &mut Ui, style: &Style<'_>, table: &ListedTable, why: &str) -> Option<Command> {
    let name = style.text.common.titled(table.name(), why);
    ui.add_enabled_ui(false, |ui| {
        card(ui, style, &Card::new(Picture::Icon(Icon::Ban), table.name(), why, &name));
    });
    None
}
