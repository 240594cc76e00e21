//! The kingdom on the screen.

mod best;
mod camera;
mod draft;
mod layout;
mod motion;
mod paint;
pub mod picture;
mod result;
mod scene;
mod summary;
mod words;

use eframe::egui::{Rect, Ui};

use super::{GameBoard, Intent, Line, Reactions};
use crate::game::{Seat, SeatSet};
use crate::games::Royaume;
use crate::games::royaume::{Action, Hex, Seen, State, View};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::profile::finished_game::{FinishedGame, Step};
use crate::ui::style::Style;
use best::Best;
use draft::Draft;
use layout::Layout;
use motion::Show;

impl GameBoard for Royaume {
    type Show = Show;
    type Draft = Draft;
    type Best = Best;

    fn board_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &mut Show,
        draft: &mut Draft,
        _reactions: &Reactions,
    ) -> Option<Intent<Action>> {
        let view = show.view()?.clone();
        let layout =
            Layout::new(ui.available_rect_before_wrap(), view.tabletop.seats(), &draft.camera);
        let board = Board { style, snapshot, view: &view, show, draft, layout };
        let intent = scene::contest_ui(ui, &board);
        scene::moves(ui, &board);
        intent
    }

    fn line(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        draft: &Draft,
    ) -> Line<Action> {
        words::line(text, snapshot, show, draft)
    }

    fn latest(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        words::latest(text, snapshot, show)
    }

    fn tell(text: &Texts, snapshot: &ClientSnapshot<Self>, seen: &Seen) -> Option<String> {
        words::tell(text, snapshot, seen)
    }

    fn progress(text: &Texts, show: &Show) -> String {
        words::progress(text, show)
    }

    fn winners(show: &Show) -> Option<SeatSet> {
        result::tally(show).map(|tally| tally.winners)
    }

    const END_REVEALS: u8 = result::REVEALS;

    fn opening(text: &Texts) -> [&'static str; 2] {
        [text.ptibapt.counting, text.ptibapt.count_all]
    }

    fn result_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        open: f32,
    ) {
        result::result_ui(ui, style, snapshot, show, open);
    }

    fn reason(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        result::tally(show)
            .map_or(String::new(), |tally| result::reason(text, &tally, |seat| snapshot.name(seat)))
    }

    fn achieved(game: &FinishedGame<Self>, me: Seat) -> u16 {
        result::finished::points(game, me)
    }

    fn best_ui(ui: &mut Ui, style: &Style<'_>, best: &Best) {
        best.best_ui(ui, style);
    }

    fn retell(text: &Texts, snapshot: &ClientSnapshot<Self>, step: &Step<Self>) -> String {
        result::finished::step(text, snapshot, step)
    }

    /// The turn of whoever is in turn.
    fn round(state: &State) -> u8 {
        state.tabletop().player(state.tabletop().turn).turns
    }

    fn open_ui(ui: &Ui, style: &Style<'_>, area: Rect, show: &Show, state: &State) {
        result::finished::open_ui(ui, style, area, show, state);
    }

    fn summary_ui(ui: &mut Ui, style: &Style<'_>, _snapshot: &ClientSnapshot<Self>) {
        summary::summary_ui(ui, style);
    }
}

/// What is painted in one frame.
pub struct Board<'a> {
    /// How things look.
    pub style: &'a Style<'a>,
    /// What the client knows.
    pub snapshot: &'a ClientSnapshot<Royaume>,
    /// What is shown now.
    pub view: &'a View,
    /// What moves.
    pub show: &'a Show,
    /// What the player has begun to choose.
    pub draft: &'a Draft,
    /// Where everything is.
    pub layout: Layout,
}

/// Where a place lies on a board that fills that area: for whoever has to point at it.
pub fn place(area: Rect, view: &View, hex: Hex) -> Rect {
    Layout::new(area, view.tabletop.seats(), &camera::Camera::default()).place(hex)
}
