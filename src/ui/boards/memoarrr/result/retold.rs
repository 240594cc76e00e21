//! A game that is over, told again: every face, and what somebody did in it.

use eframe::egui::{Rect, Ui, Vec2, vec2};

use super::super::model::Island;
use super::super::motion::{Move, Show};
use super::super::{layout_of, words};
use crate::game::Seat;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Cell, Event, Link, Seen, State};
use crate::ui::boards::paint;
use crate::ui::boards::place::label_ui;
use crate::ui::glance::Glance;
use crate::ui::look::Look;
use crate::ui::past::{Past, Step};
use crate::ui::picture::{Icon, Picture};
use crate::ui::statistics::{Counter, Feats};
use crate::ui::text::Texts;
use crate::ui::theme::paper;

/// The centre card, in parts of its place.
const CENTRE: f32 = 0.42;

/// A step in a line.
pub fn step(text: &Texts, glance: &Glance<Memoarrr>, step: &Step<Memoarrr>) -> String {
    let texts = &text.replay;
    let Some((seat, action)) = step.done else { return texts.dealt.to_owned() };
    let told = step.events.iter().filter_map(seen);
    let told: Vec<String> = told.filter_map(|seen| words::tell(text, glance, &seen)).collect();
    match (action, told.is_empty()) {
        (Action::DoneLooking, true) => (texts.looked)(&glance.name(seat)),
        _ => told.join(" "),
    }
}

/// What is told of an event: all of it, since the game is over.
fn seen(event: &Event) -> Option<Seen> {
    <Memoarrr as crate::game::Game>::seen(event, crate::game::Viewer::Spectator)
}

/// What somebody did in a game.
pub fn feats(past: &Past<Memoarrr>, me: Seat) -> Feats {
    let mut counter = Counter::new(me);
    for step in &past.steps {
        let Some((by, _)) = step.done else { continue };
        for event in &step.events {
            match event {
                Event::Revealed { link, .. } => {
                    counter.revealed(by, matches!(link, Link::Animal | Link::Landscape));
                }
                Event::RoundWon { seat, .. } => counter.round_won(*seat),
                _ => {}
            }
        }
    }
    counter.feats()
}

/// Small faces on the cards that lie face down, and in the middle the card that nobody knew.
pub fn open_ui(ui: &Ui, look: &Look<'_>, area: Rect, show: &Show, state: &State) {
    let Some(view) = show.view() else { return };
    let mut area = area;
    for (what, part) in show.moving() {
        if let Move::Flight { .. } = what {
            area = area.translate(paint::rumble(part));
        }
    }
    let layout = layout_of(area, view);
    let island = Island::of(view, show.laid().map(|laid| &laid.faces), None);
    for cell in Cell::with_location() {
        let spot = island.at(cell);
        if spot.face.is_some() || spot.secret.is_some() || is_moving(show, cell) {
            continue;
        }
        let rect = layout.cell(cell);
        let card = state.card(cell);
        let label =
            (look.text.replay.open_to_you)(&cell.to_string(), &look.text.memoarrr.card(card));
        let id = ui.scope_id().with(("open", cell));
        label_ui(ui, id, rect, &label);
        paint::open(ui.painter(), look, rect, Picture::Location(card));
        if spot.watched.is_some() {
            paint::mark(ui.painter(), look, rect, Icon::Eye);
        }
    }
    centre_ui(ui, look, layout.cell(Cell::CENTRE), state);
}

fn centre_ui(ui: &Ui, look: &Look<'_>, rect: Rect, state: &State) {
    let card = state.card(Cell::CENTRE);
    let side = rect.width() * CENTRE;
    let middle = rect.left_bottom() + vec2(side, -side) * 0.55;
    let small = Rect::from_center_size(middle, Vec2::splat(side));
    let label = (look.text.replay.centre)(&look.text.memoarrr.card(card));
    label_ui(ui, ui.scope_id().with("open centre"), small, &label).on_hover_text(label);
    look.art.paint(ui.painter(), Picture::Location(card), small, paper::AS_PAINTED);
}

fn is_moving(show: &Show, cell: Cell) -> bool {
    show.moving().any(|(what, _)| match what {
        Move::Flip { cell: moved, .. } => moved == cell,
        Move::Swap { from, to, .. } => from == cell || to == cell,
        _ => false,
    })
}
