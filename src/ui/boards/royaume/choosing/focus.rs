//! The keys over the board: arrows go from place to place, Tab from the map to the plates, the cards
//! and the piles.

use eframe::egui::{Event, FocusDirection, Id, Key, Rect, Ui};

use super::pick::{Offer, Pick};
use crate::games::royaume::{Card, Hex, HexSet};
use crate::ui::boards::place::{go_above, steer};
use crate::ui::boards::royaume::cards::hand;
use crate::ui::boards::royaume::cards::piles;
use crate::ui::boards::royaume::map::map_view::hex_id;
use crate::ui::boards::royaume::map::model::bottom;
use crate::ui::boards::royaume::{Board, plate};

/// What has the focus so near above the board is in its line.
const LINE: f32 = 24.0;

impl Board<'_> {
    /// What the keys do to the focus, before anything that can have it is shown.
    pub fn lead_focus(&self, ui: &Ui, offer: &Offer) {
        if self.draft.seeks {
            return self.seek(ui, offer);
        }
        let groups = self.groups(ui, offer);
        if ui.input(|input| input.key_pressed(Key::Tab)) {
            return leave_group(ui, &groups);
        }
        if ui.input(|input| input.modifiers.any()) {
            return;
        }
        if self.is_above(ui) && ui.input(|input| input.key_pressed(Key::ArrowDown)) {
            // From the buttons over the board to the map, not to whatever else is below.
            let first = self.first_place(ui, offer);
            return ui.memory_mut(|memory| {
                memory.move_focus(FocusDirection::None);
                first.into_iter().for_each(|id| memory.request_focus(id));
            });
        }
        if self.is_under_scene(ui, &groups) && ui.input(|input| input.key_pressed(Key::ArrowUp)) {
            go_above(ui);
            return;
        }
        let discards = piles::discard_places(ui, self, offer);
        if discards.is_empty()
            && let Some(hex) = self.next_row(ui)
        {
            return ui.memory_mut(|memory| {
                memory.move_focus(FocusDirection::None);
                memory.request_focus(hex_id(ui, hex));
            });
        }
        let [map, beside @ ..] = groups;
        // What lies over the map is reached in its place.
        let map = if discards.is_empty() { map } else { discards };
        let places = map.into_iter().chain(beside.into_iter().flatten());
        steer(ui, places.collect::<Vec<_>>().into_iter(), || self.first_place(ui, offer));
    }

    /// The focus goes to what a choice by keys waits for: a button over the board, or the first thing on
    /// it that is lit.
    fn seek(&self, ui: &Ui, offer: &Offer) {
        match offer.picked() {
            [Pick::Deck | Pick::Card(Card::Luck | Card::Miner)] => {
                go_above(ui);
            }
            // The pile that it was picked from is closed again.
            [.., Pick::Discard(_)] if offer.action().is_some() => {
                go_above(ui);
            }
            [_, ..] if offer.action().is_none() => {
                let target = piles::target(ui, self, offer)
                    .or_else(|| plate::target(ui, self, offer))
                    .or_else(|| self.nearest(offer.hexes()).map(|hex| hex_id(ui, hex)));
                target.into_iter().for_each(|id| ui.memory_mut(|memory| memory.request_focus(id)));
            }
            _ => {}
        }
    }

    /// The one of these hexes that is nearest to the own hero.
    fn nearest(&self, hexes: HexSet) -> Option<Hex> {
        let hero = self.layout.place(self.view.tabletop.player(bottom(self.view)).hero).center();
        let far = |hex: &Hex| self.layout.place(*hex).center().distance(hero);
        hexes.iter().min_by(|a, b| far(a).total_cmp(&far(b)))
    }

    /// Up and down lead from a hex into the next row, as straight as they can: a row lies half a hex
    /// beside the one before it, so the way goes to and fro.
    fn next_row(&self, ui: &Ui) -> Option<Hex> {
        let focused = ui.memory(|memory| memory.focused());
        let here = self.draft.focused.filter(|hex| focused == Some(hex_id(ui, *hex)))?;
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        let down = match (pressed(Key::ArrowUp), pressed(Key::ArrowDown)) {
            (true, false) => -1,
            (false, true) => 1,
            _ => return None,
        };
        in_next_row(here, down)
    }

    /// Whether the focus is on the cards or piles below a contest: what it asks is answered above it.
    fn is_under_scene(&self, ui: &Ui, [_, _, below @ ..]: &[Vec<(Id, Rect)>; 4]) -> bool {
        let focused = ui.memory(|memory| memory.focused());
        let there = below.iter().flatten().any(|(id, _)| Some(*id) == focused);
        there && self.show.scene().is_some()
    }

    /// Whether the focus is above the board, in the line that says what is asked.
    fn is_above(&self, ui: &Ui) -> bool {
        let focused = ui.memory(|memory| memory.focused());
        let there = focused.and_then(|id| ui.ctx().read_response(id));
        let area = ui.max_rect();
        let over =
            |rect: Rect| rect.bottom() <= area.top() && area.x_range().contains(rect.center().x);
        there.is_some_and(|response| {
            over(response.rect) && area.top() - response.rect.bottom() < LINE
        })
    }

    /// Where the keys begin: on the map, or on the cards while a contest covers it, if possible on one
    /// that can be played.
    fn first_place(&self, ui: &Ui, offer: &Offer) -> Option<Id> {
        let hand = &self.view.tabletop.player(bottom(self.view)).hand;
        let at = hand.iter().position(|card| offer.takes(Pick::Card(*card)));
        match self.show.scene() {
            Some(_) => hand::places(ui, self).nth(at.unwrap_or(0)).map(|(id, _)| id),
            None => self.begins().map(|hex| hex_id(ui, hex)),
        }
    }

    /// Everything that keys reach, in the order in which it is shown.
    fn groups(&self, ui: &Ui, offer: &Offer) -> [Vec<(Id, Rect)>; 4] {
        let open = if self.show.scene().is_some() { HexSet::EMPTY } else { HexSet::ALL };
        let hexes = open.iter().map(|hex| (hex_id(ui, hex), self.layout.place(hex)));
        [
            hexes.collect(),
            plate::places(ui, self, offer),
            hand::places(ui, self).collect(),
            piles::places(ui, self).collect(),
        ]
    }

    /// The hex where keys begin or go on.
    fn begins(&self) -> Option<Hex> {
        let hero = self.snapshot.seat.map(|seat| self.view.tabletop.player(seat).hero);
        self.draft.focused.or(hero)
    }

    /// Whoever comes to the map by Tab goes on where they were on it.
    pub fn lead_on(&self, ui: &Ui, hex: Hex) {
        let tabbed = self.draft.tabbed || ui.input(|input| input.key_pressed(Key::Tab));
        if let Some(begins) = self.begins().filter(|begins| *begins != hex)
            && tabbed
            && !self.draft.on_map
        {
            ui.memory_mut(|memory| memory.request_focus(hex_id(ui, begins)));
        }
    }
}

/// The hex in the row below, or above if that is −1: to the right from every second row, to the left
/// from the others, unless the map ends there.
fn in_next_row(here: Hex, down: i8) -> Option<Hex> {
    let (q, r) = here.axial();
    let [left, right] = if down > 0 { [q - 1, q] } else { [q, q + 1] };
    let [first, second] = if r % 2 == 0 { [right, left] } else { [left, right] };
    Hex::at(first, r + down).or(Hex::at(second, r + down))
}

/// Tab leads out of a group: egui goes on from its last place, or back from its first.
fn leave_group(ui: &Ui, groups: &[Vec<(Id, Rect)>]) {
    let focused = ui.memory(|memory| memory.focused());
    let has = |group: &&Vec<(Id, Rect)>| group.iter().any(|(id, _)| Some(*id) == focused);
    let Some(group) = groups.iter().find(has) else { return };
    // Shift may be up again by the end of the frame.
    let is_back = |event: &Event| {
        let Event::Key { key: Key::Tab, pressed: true, modifiers, .. } = event else {
            return false;
        };
        modifiers.shift
    };
    let back = ui.input(|input| input.events.iter().any(is_back));
    let edge = if back { group.first() } else { group.last() };
    if let Some((id, _)) = edge {
        ui.memory_mut(|memory| memory.request_focus(*id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_and_down_lead_through_every_row_and_back() {
        let top = Hex::at(0, -4).unwrap();
        let mut way = vec![top];
        while let Some(next) = in_next_row(way[way.len() - 1], 1) {
            way.push(next);
        }
        assert_eq!(way.len(), 9, "{way:?}");
        assert!(way.windows(2).all(|pair| pair[0].neighbours().contains(pair[1])));
        for pair in way.windows(2) {
            assert_eq!(in_next_row(pair[1], -1), Some(pair[0]));
        }
        assert_eq!(in_next_row(Hex::at(4, 0).unwrap(), 1), Hex::at(3, 1), "at the edge");
    }
}
