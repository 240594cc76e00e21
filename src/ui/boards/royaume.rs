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
use crate::games::royaume::{Action, View};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::profile::settings::Pace;
use crate::ui::style::{Motion, Style};
use after::best::Best;
use cards::hand::PickedCard;
use cards::piles::PileChoice;
use choosing::draft::Draft;
use choosing::pick::{Chosen, Offer, Pick};
use layout::Layout;
use map::map_view::OnMap;
use motion::Show;
use plate::OnPlates;

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
        let view = show.view()?;
        draft.follow_turn(&view.tabletop);
        let newest = snapshot.view_to_act_on().filter(|_| show.is_still());
        let offer = Offer::of(newest, &draft.picked);
        let layout = Layout::new(area, view.tabletop.seats(), &draft.camera);
        if snapshot.pending.is_some() || show.scene().is_some() || acts_beside_map(ui, &layout) {
            draft.discards = false;
        }
        let board = Board { style, snapshot, view, show, draft, layout };
        let on_board = board.ui(ui, &offer, reactions);
        draft.note(ui, &on_board);
        if let Some(PileChoice::Discards(open)) = on_board.pile {
            draft.look_through_discards(ui, open);
        }
        if ui.input(|input| input.key_pressed(Key::Backspace)) && !ui.ctx().text_edit_focused() {
            draft.picked.pop();
        }
        match on_board.picked().and_then(|picked| offer.choose(picked)) {
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
        on_board.intent
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

/// What came of the board in one frame.
pub struct OnBoard {
    map: OnMap,
    plates: OnPlates,
    card: Option<PickedCard>,
    pile: Option<PileChoice>,
    /// What was asked for in a contest.
    intent: Option<Intent<Action>>,
}

impl OnBoard {
    /// What was picked: what lies above comes first.
    fn picked(&self) -> Option<Pick> {
        let from_pile = self.pile.and_then(|choice| match choice {
            PileChoice::Pick(pick) => Some(pick),
            PileChoice::Discards(_) => None,
        });
        let card = self.card.as_ref().map(|card| card.pick);
        from_pile.or(card).or(self.plates.picked).or(self.map.picked)
    }
}

impl Board<'_> {
    /// Everything on the board, and then what lies over it.
    fn ui(&self, ui: &mut Ui, offer: &Offer, reactions: &Reactions) -> OnBoard {
        self.lead_focus(ui, offer);
        let map = self.map_ui(ui, offer);
        let plates = plate::plates_ui(ui, self, offer, reactions);
        let card = cards::hand::hand_ui(ui, self, offer);
        let pile = cards::piles::piles_ui(ui, self, offer);
        let intent = scene::contest_ui(ui, self);
        scene::moves(ui, self);
        let pile = cards::piles::discards_ui(ui, self, offer).or(pile);
        OnBoard { map, plates, card, pile, intent }
    }

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
