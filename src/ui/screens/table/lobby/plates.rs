//! The table with a plate at each place: who sits there, or that one may sit down.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align, Color32, CornerRadius, Galley, Layout, Rect, Role, Sense, Stroke, StrokeKind,
    TextFormat, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::dialog::Dialog;
use super::{GameLobby, LobbyRequest, LobbyView};
use crate::table::{Ask, Hosted, Kind, Order, Part, Person, Place, StageName};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::plate::shown_on;
use crate::ui::boards::seating::{PlateSize, Seating};
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{Palette, letters, paper, shadow, size};
use crate::ui::widgets::{edged_disc, icon_button, mark, portrait_of};

/// The widest plate above or below the table, and the width of those beside it.
const WIDE: f32 = 320.0;
const TALL: f32 = 148.0;
/// Somebody's face.
const FACE: f32 = 48.0;

/// A place at the table.
struct Chair<'a> {
    place: Place,
    person: Option<&'a Person>,
}

/// Shows the table; what the player wants.
pub fn plates_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    dialog: &mut Option<Dialog>,
) -> Option<LobbyRequest<G>> {
    let chairs = chairs::<G>(view.snapshot);
    let seating = Seating::of(chairs.iter().map(|chair| G::angle(chair.place)));
    let shape = G::shape(&view.lobby.options);
    let (table, plates) = places(&seating, ui.max_rect(), heights(ui), shape);
    G::picture(ui, style, table, &view.lobby.options);
    let mut request = None;
    for (chair, rect) in chairs.iter().zip(&plates) {
        let rect = *rect;
        let asked = match chair.person {
            Some(person) => person_ui(ui, style, view, person, rect, dialog),
            None => free_ui(ui, style, view, chair.place, rect),
        };
        request = asked.or(request);
    }
    // What somebody shows lies over what stands on their plate, as it does in a game.
    for (chair, rect) in chairs.iter().zip(&plates) {
        if let Some(reaction) = chair.person.and_then(|person| view.reactions.of(person.id)) {
            shown_on(ui, style, *rect, style.text.table.reactions[reaction as usize]);
        }
    }
    request
}

/// Where the table and the plates are; the table's height is that part of its width.
fn places(seating: &Seating, area: Rect, heights: [f32; 2], shape: f32) -> (Rect, Vec<Rect>) {
    let [across, height] = heights;
    let mut plate = PlateSize { across: vec2(WIDE, across), widths: [TALL; 2], height };
    let room = seating.room(area, &plate);
    let side = room.width().min(room.height() / shape).max(size::BUTTON);
    let table = Rect::from_center_size(room.center(), vec2(1.0, shape) * side);
    plate.across.x = WIDE.min(table.width() + TALL);
    (table, seating.plates(area, table, &plate))
}

/// How high plates are above and below the table, and beside it, for letters of this size.
fn heights(ui: &Ui) -> [f32; 2] {
    let wide = (words_height(ui) / 2.0 + size::GRID).max(FACE) + 2.0 * size::GAP;
    [wide, FACE + words_height(ui) + 3.0 * size::GAP + size::GRID]
}

/// Two rows for a name and two for how they are.
fn words_height(ui: &Ui) -> f32 {
    2.0 * (ui.text_style_height(&letters::strong()) + ui.text_style_height(&TextStyle::Small))
}

/// Who sits where; whoever has not chosen gets the place that the table would give them.
fn chairs<G: Hosted>(snapshot: &ClientSnapshot<G>) -> Vec<Chair<'_>> {
    let players = || snapshot.people().iter().filter(|person| person.part == Part::Player);
    let chosen = |place: Place| players().find(|person| person.place == Some(place));
    let mut waiting = players().filter(|person| person.place.is_none());
    let usual = G::usual_places();
    usual.map(|place| Chair { place, person: chosen(place).or_else(|| waiting.next()) }).collect()
}

fn ground(ui: &Ui, style: &Style<'_>, rect: Rect, fill: Color32, edge: Stroke) {
    let corner = CornerRadius::same(size::CORNER);
    ui.painter().add(shadow(style.palette).as_shape(rect, corner));
    ui.painter().rect(rect, corner, fill, edge, StrokeKind::Inside);
}

/// A place where one may sit down.
fn free_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    place: Place,
    rect: Rect,
) -> Option<LobbyRequest<G>> {
    let texts = &style.text.lobby;
    let plays = view.snapshot.myself().is_some_and(|me| me.part == Part::Player);
    let may = plays && view.lobby.stage == StageName::Gathering;
    let sense = if may { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(("free", u8::from(place))), sense);
    let label = match may {
        true => G::sit_at(style, place),
        false => style.text.common.titled(G::place_name(style, place), texts.free_seat),
    };
    let role = if may { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &label));
    let palette = style.palette;
    let edge = match (response.has_focus(), may && response.hovered()) {
        (true, _) => Stroke::new(size::FOCUS, palette.ring),
        (_, true) => Stroke::new(2.0, palette.gold),
        _ => Stroke::new(1.0, palette.edge),
    };
    ground(ui, style, rect, palette.deck, edge);
    let mut lines = vec![(texts.free_seat, letters::strong(), palette.weak)];
    if may {
        lines.push((texts.sit_here, TextStyle::Small, palette.focus));
    }
    lines_ui(ui, rect.shrink(size::GAP), &lines);
    response.clicked().then_some(LobbyRequest::Ask(Ask::Sit(Some(place))))
}

/// Lines in the middle of a plate.
fn lines_ui(ui: &Ui, rect: Rect, lines: &[(&str, TextStyle, Color32)]) {
    let galleys = lines.iter().map(|(text, style, color)| {
        let font = style.resolve(ui.style());
        (ui.painter().layout((*text).to_owned(), font, *color, rect.width()), *color)
    });
    let galleys: Vec<_> = galleys.collect();
    let high: f32 = galleys.iter().map(|(galley, _)| galley.size().y).sum();
    let mut top = rect.center().y - high / 2.0;
    for (galley, color) in galleys {
        let at = pos2(rect.center().x - galley.size().x / 2.0, top);
        top += galley.size().y;
        ui.painter().galley(at, galley, color);
    }
}

/// Somebody at their place.
fn person_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    person: &Person,
    rect: Rect,
    dialog: &mut Option<Dialog>,
) -> Option<LobbyRequest<G>> {
    let mine = view.snapshot.me == Some(person.id);
    let name = name(style, person, mine);
    let (sign, state, color) = state(style, person);
    let first = view.lobby.first == Some(person.id);
    let mut said = vec![state.to_owned()];
    if first {
        said.push(style.text.lobby.starts.to_owned());
    }
    said.extend(view.snapshot.tally.of(person.id).map(|wins| style.text.lobby.wins(wins)));
    let reaction = view.reactions.of(person.id);
    let shown = reaction.map(|reaction| style.text.table.reactions[reaction as usize].to_owned());
    let spoken: Vec<String> = said.iter().cloned().chain(shown).collect();
    let label = format!("{name}, {}", spoken.join(", "));
    let response = ui.interact(rect, ui.scope_id().with(("person", person.id.0)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    let edge = if mine {
        Stroke::new(2.0, style.palette.gold)
    } else {
        Stroke::new(1.0, style.palette.edge)
    };
    ground(ui, style, rect, style.palette.panel, edge);
    let may_kick = view.snapshot.is_host() && !mine;
    let beside = rect.width() <= TALL;
    let [face, text] = split(ui, rect.shrink(size::GAP), beside, may_kick);
    style.art.paint(ui.painter(), portrait_of(person), face, tint(style, person));
    if let Some(number) = view.snapshot.mark(person.id).filter(|_| G::MARKS) {
        mark(ui.painter(), style, face, number);
    }
    badge(ui, style, face, sign, color);
    let written = [name.as_str(), &said.join(" · ")];
    let written = words(ui, style.palette, written, color, text.width(), !beside);
    text_ui(ui, text, written, !beside);
    let ask = person.kind == Kind::Human && !view.snapshot.is_here(person.id);
    if may_kick { kick_ui(ui, style, person, rect, ask.then_some(dialog)) } else { None }
}

/// The room for the face and for the words. Where plates are low, the face is smaller.
fn split(ui: &Ui, inner: Rect, beside: bool, may_kick: bool) -> [Rect; 2] {
    if !beside {
        let face = Rect::from_center_size(
            pos2(inner.left() + FACE / 2.0, inner.center().y),
            Vec2::splat(FACE),
        );
        let right = if may_kick { size::ICON_BUTTON } else { 0.0 };
        let text = Rect::from_min_max(
            pos2(face.right() + size::GAP + size::GRID, inner.top()),
            pos2(inner.right() - right, inner.bottom()),
        );
        return [face, text];
    }
    let side = (inner.height() - words_height(ui) - size::GAP).min(FACE);
    let face =
        Rect::from_center_size(pos2(inner.center().x, inner.top() + side / 2.0), Vec2::splat(side));
    [face, Rect::from_min_max(pos2(inner.left(), face.bottom() + size::GAP), inner.max)]
}

fn tint(style: &Style<'_>, person: &Person) -> Color32 {
    if person.away { style.palette.weak.gamma_multiply(0.5) } else { paper::AS_PAINTED }
}

/// A sign at the corner of a face: ready, away or not yet.
fn badge(ui: &Ui, style: &Style<'_>, face: Rect, sign: Icon, color: Color32) {
    let middle = face.right_bottom() - Vec2::splat(size::GRID);
    let radius = size::ICON / 2.0 + 1.0;
    edged_disc(ui.painter(), style, middle, radius, style.palette.inset, Stroke::new(1.5, color));
    let rect = Rect::from_center_size(middle, Vec2::splat(size::ICON - 2.0 * size::GRID));
    style.art.paint(ui.painter(), Picture::Icon(sign), rect, color);
}

/// Paints a name and below it how they are.
fn text_ui(ui: &Ui, rect: Rect, [name, state]: [Arc<Galley>; 2], left: bool) {
    let high = name.size().y + state.size().y;
    let top = if left { rect.center().y - high / 2.0 } else { rect.top() };
    let at = pos2(if left { rect.left() } else { rect.center().x }, top);
    let under = at + vec2(0.0, name.size().y);
    ui.painter().galley(at, name, Color32::PLACEHOLDER);
    ui.painter().galley(under, state, Color32::PLACEHOLDER);
}

/// A name and how they are, in letters, for that width: at the left of it or in its middle.
fn words(
    ui: &Ui,
    palette: &Palette,
    [name, state]: [&str; 2],
    color: Color32,
    width: f32,
    left: bool,
) -> [Arc<Galley>; 2] {
    let strong = letters::strong().resolve(ui.style());
    let mut job =
        LayoutJob::single_section(name.to_owned(), TextFormat::simple(strong, palette.text));
    let max_rows = if left { 1 } else { 2 };
    job.wrap = TextWrapping { max_rows, ..TextWrapping::truncate_at_width(width) };
    job.wrap.break_anywhere = left;
    let small = TextStyle::Small.resolve(ui.style());
    let mut below = LayoutJob::simple(state.to_owned(), small, color, width);
    if !left {
        job.halign = Align::Center;
        below.halign = Align::Center;
    }
    [job, below].map(|job| ui.painter().layout_job(job))
}

/// A bot, or somebody at this laptop, goes without a question; somebody else only after one.
fn kick_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    person: &Person,
    rect: Rect,
    ask: Option<&mut Option<Dialog>>,
) -> Option<LobbyRequest<G>> {
    let corner = rect.right_top() + vec2(-size::ICON_BUTTON, 0.0);
    let at = Rect::from_min_size(corner, Vec2::splat(size::ICON_BUTTON));
    let layout = Layout::left_to_right(Align::Min);
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(at).layout(layout).id_salt(("kick", person.id.0)));
    let name = style.text.lobby.kick(&name(style, person, false));
    let clicked = icon_button(&mut child, style, Icon::Close, &name).clicked();
    match ask {
        _ if !clicked => None,
        Some(dialog) => {
            *dialog = Some(Dialog::Kick(person.id));
            None
        }
        None => Some(LobbyRequest::Ask(Ask::Host(Order::Kick { person: person.id, ban: false }))),
    }
}

/// The name of somebody: a bot's in the player's language.
pub fn name(style: &Style<'_>, person: &Person, mine: bool) -> String {
    let name = match person.kind {
        Kind::Bot(level) => {
            let title = style.text.common.bot(level);
            person.name.as_str().replacen(level.title(), title, 1)
        }
        Kind::Human => person.name.as_str().to_owned(),
    };
    if mine { style.text.lobby.you(&name) } else { name }
}

/// How somebody is: a sign, a word and a colour.
fn state(style: &Style<'_>, person: &Person) -> (Icon, &'static str, Color32) {
    let (texts, palette) = (&style.text.lobby, style.palette);
    match person.kind {
        Kind::Bot(_) => (Icon::Bot, texts.bot, palette.good),
        // Whoever starts the game is ready by starting it.
        Kind::Human if person.host && !person.away => (Icon::Lantern, texts.host, palette.focus),
        Kind::Human if person.away => (Icon::WifiOff, texts.is_away, palette.ember),
        Kind::Human if person.ready => (Icon::Check, texts.is_ready, palette.good),
        Kind::Human => (Icon::Clock, texts.not_ready, palette.weak),
    }
}
