//! What the player has begun to choose, and how they look at the map.

use eframe::egui::{Id, Key, Ui, Vec2};

use super::pick::{Offer, Pick, Picks};
use crate::game::Seat;
use crate::games::royaume::{Card, Contest, Hex, Memory, Tabletop, View};
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
    /// What had it when something was chosen last by keys, and whether that was just taken back.
    chosen_at: Option<Id>,
    is_back: bool,
    /// Whose turn it is, and their how manieth.
    turn: Option<(Seat, u8)>,
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
        if std::mem::take(&mut self.is_back)
            && let Some(at) = self.chosen_at
            && focus.is_none_or(|id| is_above(ui, id))
        {
            // The button that had the focus goes away.
            ui.memory_mut(|memory| memory.request_focus(at));
            focus = Some(at);
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

    /// In another turn the keys begin at the own hero again, and not where they were in the last one.
    pub fn follow_turn(&mut self, table: &Tabletop) {
        let turn = Some((table.turn, table.player(table.turn).turns));
        if std::mem::replace(&mut self.turn, turn) != turn && !self.on_map {
            self.focused = None;
        }
    }

    /// Something has been chosen that is not whole: by keys, the focus goes to what it waits for.
    pub fn choose(&mut self, picks: Picks) {
        self.picked = picks;
        self.seeks = self.by_keys;
        if self.by_keys {
            self.chosen_at = self.in_focus;
        }
    }
}

/// Whether that is above the board, in the line that says what is asked.
fn is_above(ui: &Ui, id: Id) -> bool {
    ui.ctx().read_response(id).is_some_and(|it| it.rect.bottom() <= ui.max_rect().top())
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
        let had_picked = !std::mem::take(&mut self.picked).is_empty();
        self.is_back = had_picked && self.by_keys;
        had_picked || gave_up
    }

    fn ask_first(&mut self) {
        self.gives_up = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game};
    use crate::games::Royaume;
    use crate::games::royaume::Options;

    #[test]
    fn in_another_turn_the_keys_begin_at_the_own_hero() {
        let state = Royaume::deal(&Options::default(), 2, &mut Chance::from_number(1, 0)).unwrap();
        let mut table = state.tabletop().clone();
        let mut draft = Draft::default();
        draft.follow_turn(&table);
        draft.focused = Hex::at(0, 0);
        draft.follow_turn(&table);
        assert_eq!(draft.focused, Hex::at(0, 0), "in the same turn one goes on");
        draft.on_map = true;
        table.turn = Seat::all(2).find(|seat| *seat != table.turn).unwrap();
        draft.follow_turn(&table);
        assert_eq!(draft.focused, Hex::at(0, 0), "what has the focus keeps it");
        draft.on_map = false;
        table.turn = Seat::all(2).find(|seat| *seat != table.turn).unwrap();
        draft.follow_turn(&table);
        assert_eq!(draft.focused, None);
    }
}
