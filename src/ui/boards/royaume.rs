//! The kingdom on the screen.

mod after;
mod cards;
mod choosing;
mod help;
mod layout;
mod log;
mod map;
mod motion;
pub mod paint;
pub mod picture;
mod plate;
pub mod pointing;
mod scene;
mod summary;
mod words;

use eframe::egui::{Key, Rect, Response, Ui};

use super::end_picture::EndPicture;
use super::{GameBoard, Intent, Line, Moment, Reactions};
use crate::game::{Seat, SeatSet};
use crate::games::Royaume;
use crate::games::royaume::{Action, Card, Seen, State, View};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::profile::daily::Mark;
use crate::ui::profile::finished_game::{FinishedGame, Step};
use crate::ui::profile::settings::Pace;
use crate::ui::style::{Motion, Style};
use after::best::{Achieved, Best};
use cards::piles::PileChoice;
use choosing::draft::Draft;
use choosing::pick::{Chosen, Offer, Pick};
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
        reactions: &Reactions,
    ) -> Option<Intent<Action>> {
        let area = ui.available_rect_before_wrap();
        if acts_on(ui, area) {
            super::Show::finish(show);
        }
        draft.follow(ui);
        let view = show.view()?.clone();
        let newest = words::newest(snapshot).filter(|_| show.is_still());
        let offer = Offer::of(newest, &draft.picked);
        let layout = Layout::new(area, view.tabletop.seats(), &draft.camera);
        if snapshot.pending.is_some() || show.scene().is_some() || acts_beside_map(ui, &layout) {
            draft.discards = false;
        }
        let board = Board { style, snapshot, view: &view, show, draft, layout };
        board.lead_focus(ui, &offer);
        let on_map = board.map_ui(ui, &offer);
        let mut picked = on_map.picked;
        let on_plates = plate::plates_ui(ui, &board, &offer, reactions);
        picked = on_plates.picked.or(picked);
        picked = cards::hand::hand_ui(ui, &board, &offer).or(picked);
        let pile = cards::piles::piles_ui(ui, &board, &offer);
        let intent = scene::contest_ui(ui, &board);
        scene::moves(ui, &board);
        let pile = cards::piles::discards_ui(ui, &board, &offer).or(pile);
        draft.camera = on_map.camera;
        let pointed = on_plates.pointed;
        if draft.pointed != pointed {
            draft.pointed = pointed;
            ui.ctx().request_repaint();
        }
        draft.focused = on_map.focused.or(draft.focused);
        draft.on_map = on_map.focused.is_some();
        draft.seeks = false;
        draft.tabbed = ui.input(|input| input.key_pressed(Key::Tab));
        match pile {
            Some(PileChoice::Pick(pick)) => picked = Some(pick),
            Some(PileChoice::Discards(open)) => {
                draft.discards = open;
                if !open && matches!(draft.picked.first(), Some(Pick::Card(Card::Magician))) {
                    draft.picked.clear();
                }
            }
            None => {}
        }
        if ui.input(|input| input.key_pressed(Key::Backspace)) && !ui.ctx().text_edit_focused() {
            draft.picked.pop();
        }
        let Some(picked) = picked else { return intent };
        match offer.choose(picked) {
            Some(Chosen::Part(picks)) => {
                draft.picked = picks;
                draft.seeks = draft.by_keys;
            }
            Some(Chosen::Meant(action)) => {
                draft.picked.clear();
                draft.discards = false;
                super::Show::finish(show);
                return Some(Intent::Act(action));
            }
            None => {}
        }
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
        log::latest(text, snapshot, show)
    }

    fn tell(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        log: &[Seen],
        at: usize,
    ) -> Option<String> {
        log::tell(text, snapshot, log, at)
    }

    /// A turn, or the end.
    fn begins_part(seen: &Seen) -> bool {
        matches!(seen, Seen::Turn { .. } | Seen::LastTurn { .. } | Seen::EndBegins { .. })
    }

    fn concerns(log: &[Seen], at: usize, seat: Seat) -> Option<bool> {
        log::concerns(log, at, seat)
    }

    fn progress(text: &Texts, show: &Show) -> String {
        words::progress(text, show)
    }

    fn winners(show: &Show) -> Option<SeatSet> {
        after::result::tally(show).map(|tally| tally.winners)
    }

    // Everybody is a hero, with a colour and an emblem.
    const MARKS: bool = false;

    const END_REVEALS: u8 = after::result::REVEALS;

    fn opening(text: &Texts) -> [&'static str; 2] {
        [text.royaume.result.counting, text.royaume.result.count_all]
    }

    fn result_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        open: f32,
    ) {
        after::result::result_ui(ui, style, snapshot, show, open);
    }

    fn reason(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        let name = |seat| snapshot.name(seat);
        let reason = |tally| after::result::reason(text, &tally, snapshot.you(), name);
        after::result::tally(show).map_or(String::new(), reason)
    }

    fn marks(game: &FinishedGame<Self>, me: Seat) -> Vec<Mark> {
        after::result::finished::marks(game, me)
    }

    fn achieved(game: &FinishedGame<Self>, me: Seat) -> Achieved {
        after::result::finished::achieved(game, me)
    }

    fn moments(game: &FinishedGame<Self>, me: Seat) -> Vec<Moment> {
        after::moments::moments(game, me)
    }

    fn best_ui(ui: &mut Ui, style: &Style<'_>, best: &Best) {
        best.best_ui(ui, style);
    }

    fn retell(text: &Texts, snapshot: &ClientSnapshot<Self>, steps: &[Step<Self>]) -> String {
        after::result::finished::step(text, snapshot, steps)
    }

    /// The turn of whoever is in turn.
    fn round(state: &State) -> u8 {
        state.tabletop().player(state.tabletop().turn).turns
    }

    fn open_ui(ui: &Ui, style: &Style<'_>, area: Rect, show: &Show, state: &State) {
        after::result::finished::open_ui(ui, style, area, show, state);
    }

    fn end_picture(game: &FinishedGame<Self>) -> Option<EndPicture> {
        after::end_picture::end_picture(game)
    }

    /// A turn takes many decisions. Eight a second can just be followed, and where nothing moves there
    /// is nothing to follow.
    fn bot_pause(pace: Pace, motion: Motion) -> u64 {
        match (pace, motion) {
            (Pace::Quick, Motion::Off) => 0,
            (Pace::Quick, _) => 125,
            (Pace::Human | Pace::Leisurely, _) => pace.millis(),
        }
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

impl Board<'_> {
    /// Whether this is what the player looks at.
    fn looks_at(&self, response: &Response) -> bool {
        if self.draft.by_keys { response.has_focus() } else { response.hovered() }
    }

    /// Whether the player has to decide something, and nothing else is being shown.
    fn asks_me(&self) -> bool {
        words::newest(self.snapshot).is_some() && self.show.is_still() && self.snapshot.is_my_turn()
    }
}

/// Whether the player presses something beside the map and the discards: then nobody looks through
/// these any more.
fn acts_beside_map(ui: &Ui, layout: &Layout) -> bool {
    let open = [layout.window, layout.piles[1]];
    let pressed = ui
        .input(|input| input.pointer.any_pressed().then(|| input.pointer.interact_pos()).flatten());
    pressed.is_some_and(|at| !open.iter().any(|place| place.contains(at)))
}

/// Whether the player does something on the board: then nothing has to be watched to its end.
fn acts_on(ui: &Ui, area: Rect) -> bool {
    let types = ui.ctx().text_edit_focused();
    ui.input(|input| {
        let pressed = input.pointer.any_pressed();
        let there = input.pointer.interact_pos().is_some_and(|at| area.contains(at));
        let keys = [Key::Enter, Key::Space].iter().any(|key| input.key_pressed(*key));
        pressed && there || keys && !types
    })
}
