//! A game that is over, told again: every face, and what somebody did in it.

use eframe::egui::{Rect, Ui, Vec2, vec2};

use crate::game::Seat;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Cell, Event, Link, Seen, State};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::after::end_picture::EndPicture;
use crate::ui::boards::memoarrr::after::best::{Achieved, Counter};
use crate::ui::boards::memoarrr::after::{end_picture, moments};
use crate::ui::boards::memoarrr::model::Island;
use crate::ui::boards::memoarrr::motion::Show;
use crate::ui::boards::memoarrr::{layout_of, picture, shaken, words};
use crate::ui::boards::place::label_ui;
use crate::ui::boards::{Highlight, ToldAfterwards, paint};
use crate::ui::profile::challenges::daily::Mark;
use crate::ui::profile::finished_game::{FinishedGame, Step};
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::paper;

/// The centre card, in parts of its place.
const CENTRE: f32 = 0.42;

impl ToldAfterwards for Memoarrr {
    fn achieved(game: &FinishedGame<Self>, me: Seat) -> Achieved {
        let mut counter = Counter::new(me);
        for step in &game.steps {
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
        counter.achieved()
    }

    fn marks(game: &FinishedGame<Self>, me: Seat) -> Vec<Mark> {
        let events = game.steps.iter().flat_map(|step| &step.events);
        let mark = |event: &Event| match event {
            Event::RoundWon { seat, .. } if *seat == me => Some(Mark::Won),
            Event::RoundWon { .. } => Some(Mark::Lost),
            _ => None,
        };
        events.filter_map(mark).collect()
    }

    fn moments(game: &FinishedGame<Self>, me: Seat) -> Vec<Highlight> {
        moments::moments(game, me)
    }

    fn retell(text: &Texts, snapshot: &ClientSnapshot<Self>, steps: &[Step<Self>]) -> String {
        let Some(step) = steps.last() else { return String::new() };
        let texts = &text.replay;
        let Some((seat, action)) = step.done else { return texts.dealt.to_owned() };
        let told = step.events.iter().filter_map(seen);
        let told: Vec<String> =
            told.filter_map(|seen| words::tell(text, snapshot, &seen)).collect();
        match (action, told.is_empty()) {
            (Action::DoneLooking, true) => texts.looked(&snapshot.name(seat)),
            _ => told.join(" "),
        }
    }

    fn round(state: &State) -> u8 {
        state.tabletop().round()
    }

    fn open_ui(ui: &Ui, style: &Style<'_>, area: Rect, show: &Show, state: &State) {
        let Some(view) = show.updates.view() else { return };
        let layout = layout_of(shaken(area, show), view, None);
        let island = Island::of(view, show.laid().map(|laid| &laid.faces), None);
        for cell in Cell::with_location() {
            let spot = island.at(cell);
            let moves = show.updates.moving().any(|(what, _)| what.carries(cell));
            if spot.face.is_some() || spot.secret.is_some() || moves {
                continue;
            }
            let rect = layout.cell(cell);
            let card = state.card(cell);
            let label =
                style.text.replay.open_to_you(&cell.to_string(), &style.text.memoarrr.card(card));
            let id = ui.scope_id().with(("open", cell));
            label_ui(ui, id, rect, &label);
            paint::open(ui.painter(), style, rect, picture::location(card));
            if spot.watched.is_some() {
                paint::mark(ui.painter(), style, rect, Icon::Eye);
            }
        }
        centre_ui(ui, style, layout.cell(Cell::CENTRE), state);
    }

    fn end_picture(game: &FinishedGame<Self>) -> Option<EndPicture> {
        end_picture::end_picture(game)
    }
}

/// What is told of an event: all of it, since the game is over.
fn seen(event: &Event) -> Option<Seen> {
    <Memoarrr as crate::game::Game>::seen(event, crate::game::Viewer::Spectator)
}

fn centre_ui(ui: &Ui, style: &Style<'_>, rect: Rect, state: &State) {
    let card = state.card(Cell::CENTRE);
    let side = rect.width() * CENTRE;
    let middle = rect.left_bottom() + vec2(side, -side) * 0.55;
    let small = Rect::from_center_size(middle, Vec2::splat(side));
    let label = style.text.replay.centre(&style.text.memoarrr.card(card));
    label_ui(ui, ui.scope_id().with("open centre"), small, &label).on_hover_text(label);
    style.art.paint(ui.painter(), picture::location(card), small, paper::AS_PAINTED);
}
