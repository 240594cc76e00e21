//! What the player has begun to choose, and how they look at the map.

use eframe::egui::{Id, Key, Ui, Vec2};

use super::pick::{Offer, Pick, Picks};
use crate::games::royaume::{Card, Contest, Hex, Memory, View};
use crate::ui::boards::royaume::OnBoard;
use crate::ui::boards::royaume::cards::piles;
use crate::ui::boards::royaume::map::camera::Camera;

/// What the player has begun to choose.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// What was pointed at so far.
    pub picked: Picks,
    /// Whether they are asked once more if they give a contest up that their cards could win.
    pub gives_up: bool,
    /// Where the card of the own hand lies that was pointed at last.
    pub card: usize,
    /// From how near the map is seen.
    pub camera: Camera,
    /// The hex that had the focus last: there the keys go on.
    pub focused: Option<Hex>,
    /// Whether a hex had the focus in the last frame, and whether Tab was pressed then.
    pub on_map: bool,
    pub tabbed: bool,
    /// The memory under the pointer: its city is lit.
    pub pointed: Option<Memory>,
    /// Whether the discards are looked through.
    pub discards: bool,
    /// Whether keys were used last, and not the pointer: what is in focus is looked at then, and not
    /// what lies under a pointer that rests.
    pub by_keys: bool,
    /// Whether something has just been chosen by keys that waits for what it acts on: the focus goes
    /// there.
    pub seeks: bool,
    /// What had the focus in the last frame, on the board or beside it.
    in_focus: Option<Id>,
}

impl Draft {
    /// What the player uses to look at things: what moved last. A screen reader moves the focus, too.
    pub fn follow(&mut self, ui: &Ui) {
        const KEYS: [Key; 5] =
            [Key::Tab, Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
        let mut focus = ui.memory(|memory| memory.focused());
        let escape = ui.input(|input| input.key_pressed(Key::Escape));
        // egui gives the focus up; whoever only takes a choice back or closes the discards goes on where
        // they were.
        let stays = escape && (!self.picked.is_empty() || self.discards);
        if let Some(before) = self.in_focus.filter(|_| stays) {
            ui.memory_mut(|memory| memory.request_focus(before));
            focus = Some(before);
        }
        let (keys, pointer) = ui.input(|input| {
            let moved = input.pointer.delta() != Vec2::ZERO || input.pointer.any_pressed();
            (KEYS.iter().any(|key| input.key_pressed(*key)), moved)
        });
        if pointer {
            self.by_keys = false;
        } else if keys || focus != self.in_focus {
            self.by_keys = focus.is_some() || keys;
        }
        self.in_focus = focus;
    }

    /// Remembers where the player was in this frame, and what they looked at.
    pub fn note(&mut self, ui: &Ui, on_board: &OnBoard) {
        let OnBoard { map, plates, card, .. } = on_board;
        self.camera = map.camera;
        if let Some(card) = card {
            self.card = card.number;
        }
        if self.pointed != plates.pointed {
            self.pointed = plates.pointed;
            ui.ctx().request_repaint();
        }
        self.on_map = map.focused.is_some();
        self.seeks = false;
        self.tabbed = ui.input(|input| input.key_pressed(Key::Tab));
        // Tab comes past the edge of the map on its way.
        self.focused = map.focused.filter(|_| !self.tabbed).or(self.focused);
    }

    /// The player looks through the discards, or no longer; then a Magician has nothing to take.
    pub fn look_through_discards(&mut self, ui: &Ui, open: bool) {
        self.discards = open;
        if open {
            return;
        }
        if self.by_keys {
            piles::focus_discards(ui);
        }
        if matches!(self.picked.first(), Some(Pick::Card(Card::Magician))) {
            self.picked.clear();
        }
    }
}

impl crate::ui::boards::Draft<View> for Draft {
    fn revise(&mut self, newest: &View) {
        self.gives_up &= newest.tabletop.contest.as_ref().is_some_and(Contest::asks_for_cards);
        if !self.picked.is_empty() && !Offer::of(Some(newest), &self.picked).is_sound() {
            self.picked.clear();
        }
    }

    fn take_back(&mut self) -> bool {
        let gave_up = std::mem::take(&mut self.gives_up);
        !std::mem::take(&mut self.picked).is_empty() || gave_up
    }

    fn ask_first(&mut self) {
        self.gives_up = true;
    }
}
