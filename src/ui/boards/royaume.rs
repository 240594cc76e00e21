//! The kingdom on the screen.

mod after;
mod cards;
mod choosing;
mod layout;
mod map;
mod motion;
pub mod paint;
pub mod picture;
mod plate;
pub mod pointing;
mod scene;
mod words;

use eframe::egui::{Key, Rect, Response, Ui};

use super::{BoardState, GameBoard, Intent, Reactions};
use crate::games::Royaume;
use crate::games::royaume::{Action, Card, View};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::profile::settings::Pace;
use crate::ui::style::{Motion, Style};
use after::best::Best;
use cards::piles::PileChoice;
use choosing::draft::Draft;
use choosing::pick::{Chosen, Offer, Pick};
use layout::Layout;
use motion::Show;

impl BoardState for Royaume {
    type Show = Show;
    type Draft = Draft;
    type Best = Best;
}

impl GameBoard for Royaume {
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
        draft.follow_turn(&view.tabletop);
        let newest = snapshot.view_to_act_on().filter(|_| show.is_still());
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
        let card = cards::hand::hand_ui(ui, &board, &offer);
        picked = card.as_ref().map(|card| card.pick).or(picked);
        let pile = cards::piles::piles_ui(ui, &board, &offer);
        let intent = scene::contest_ui(ui, &board);
        scene::moves(ui, &board);
        let pile = cards::piles::discards_ui(ui, &board, &offer).or(pile);
        draft.camera = on_map.camera;
        if let Some(card) = card {
            draft.card = card.number;
        }
        let pointed = on_plates.pointed;
        if draft.pointed != pointed {
            draft.pointed = pointed;
            ui.ctx().request_repaint();
        }
        draft.on_map = on_map.focused.is_some();
        draft.seeks = false;
        draft.tabbed = ui.input(|input| input.key_pressed(Key::Tab));
        // Tab comes past the edge of the map on its way.
        draft.focused = on_map.focused.filter(|_| !draft.tabbed).or(draft.focused);
        match pile {
            Some(PileChoice::Pick(pick)) => picked = Some(pick),
            Some(PileChoice::Discards(open)) => {
                draft.discards = open;
                if !open && draft.by_keys {
                    cards::piles::focus_discards(ui);
                }
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
                draft.choose(picks);
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

    // Everybody is a hero, with a colour and an emblem.
    const MARKS: bool = false;

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
        words::summary::summary_ui(ui, style);
    }
}

/// What is painted in one frame.
pub struct Board<'a> {
    /// How things look.
    pub style: &'a Style<'a>,
    /// What the client knows.
    pub snapshot: &'a ClientSnapshot<Royaume>,
    pub view: &'a View,
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
        self.snapshot.view_to_act_on().is_some()
            && self.show.is_still()
            && self.snapshot.is_my_turn()
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
