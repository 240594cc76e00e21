//! The island on the screen.

pub mod after;
mod drag;
mod layout;
mod model;
mod motion;
mod paint;
pub mod picture;
mod plate;
mod summary;
mod words;

use eframe::egui::{Id, Rect, Ui};

use super::place::{label_ui, place_ui, steer};
use super::plate::caption;
use super::{BoardState, GameBoard, Intent, Reactions, paint as shared, refusal};
use crate::game::Seat;
use crate::game::set::Element;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Cell, View};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::paper;
use after::best::Best;
use drag::Lifted;
use layout::Layout;
use model::{Island, Spot, bottom, side, turned_side, turns};
use motion::{Crater, Move, Show};
use plate::Plate;

impl BoardState for Memoarrr {
    type Show = Show;
    type Draft = ();
    type Best = Best;
}

impl GameBoard for Memoarrr {
    fn board_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &mut Show,
        _draft: &mut (),
        reactions: &Reactions,
    ) -> Option<Intent<Action>> {
        let view = show.updates.view()?;
        let area = shaken(ui.available_rect_before_wrap(), show);
        let layout = layout_of(area, view, snapshot.near_seat());
        let board = Board { style, snapshot, view, show, layout };
        let chosen = board.island_ui(ui);
        board.plates_ui(ui, reactions);
        board.failure(ui);
        board.moves(ui);
        refusal::reason_ui(ui, style, board.places(ui), ui.max_rect());
        let (action, dropped) = chosen?;
        super::Show::finish(show);
        show.drop_card(dropped);
        Some(Intent::Act(action))
    }

    fn summary_ui(ui: &mut Ui, style: &Style<'_>, snapshot: &ClientSnapshot<Self>) {
        let options = snapshot.view().map(|view| view.tabletop.options);
        let options = options.or(snapshot.lobby.as_ref().map(|lobby| lobby.options));
        summary::summary_ui(ui, style, options.is_none_or(|options| options.expert));
    }
}

/// What the player has chosen, and the card that they have dropped for it, if they have.
type Chosen = (Action, Option<Lifted>);

/// What is painted in one frame.
struct Board<'a> {
    style: &'a Style<'a>,
    snapshot: &'a ClientSnapshot<Memoarrr>,
    view: &'a View,
    show: &'a Show,
    layout: Layout,
}

impl Board<'_> {
    fn island_ui(&self, ui: &mut Ui) -> Option<Chosen> {
        let island = self.island();
        let painter = ui.painter().clone();
        paint::shore(&painter, self.style, &self.layout);
        let crater = self.show.crater(self.view);
        paint::crater(&painter, self.style, &self.layout, crater);
        self.crater_label(ui, crater);
        self.lead_focus(ui, &island);
        let octopus = self.octopus(&island);
        let mut chosen = None;
        for cell in Cell::with_location() {
            chosen = self.cell_ui(ui, cell, &island, octopus).or(chosen);
        }
        let dropped = chosen.and_then(|(_, dropped)| dropped).or(self.show.dropped());
        match (dropped, octopus) {
            (Some(dropped), _) => self.lifted(ui, &island, dropped),
            (None, Some(octopus)) => self.dragged(ui, &island, octopus),
            (None, None) => {}
        }
        chosen
    }

    /// What lies there; what may be chosen comes from the newest view.
    fn island(&self) -> Island {
        let newest = self.snapshot.view().unwrap_or(self.view);
        let may_act = self.snapshot.view_to_act_on().is_some() && !self.snapshot.is_looking();
        let choices = newest.choices();
        let laid = self.show.laid().map(|laid| &laid.faces);
        Island::of(self.view, laid, may_act.then_some(&choices))
    }

    fn crater_label(&self, ui: &Ui, crater: Crater) {
        let label = self.style.text.memoarrr.crater(crater.chests, crater.volcanoes);
        let rect = self.layout.cell(Cell::CENTRE);
        label_ui(ui, ui.scope_id().with("crater"), rect, &label).on_hover_text(label);
    }

    /// Where every card is.
    fn places(&self, ui: &Ui) -> impl Iterator<Item = (Id, Rect)> + Clone {
        Cell::with_location().iter().map(|cell| (cell_id(ui, cell), self.layout.cell(cell)))
    }

    /// The arrow keys over the island.
    fn lead_focus(&self, ui: &Ui, island: &Island) {
        steer(ui, self.places(ui), || {
            let cells = Cell::with_location();
            let choice = cells.iter().find(|cell| island.at(*cell).choice.is_some());
            Some(cell_id(ui, choice.unwrap_or(Cell::at(4, 2))))
        });
    }

    fn cell_ui(
        &self,
        ui: &Ui,
        cell: Cell,
        island: &Island,
        octopus: Option<Cell>,
    ) -> Option<Chosen> {
        let (rect, spot) = (self.layout.cell(cell), island.at(cell));
        let label = words::label(self.style.text, cell, spot);
        let (enabled, id) = (spot.choice.is_some(), cell_id(ui, cell));
        let response = place_ui(ui, id, rect, &label, enabled);
        let dropped =
            octopus.and_then(|octopus| self.drag_ui(ui, cell, island, octopus, &response));
        if response.clicked()
            && let Some(why) = self.why_not(spot)
        {
            refusal::refuse(ui, id, why);
        }
        let rect = rect.translate(refusal::shake(ui, id, self.style.motion));
        if dropped.is_none() {
            self.paint_cell(ui, cell, spot, rect, enabled && response.hovered());
        }
        shared::focus_ring(ui, self.style, &response, rect);
        let clicked = spot.choice.filter(|_| response.clicked());
        let dropped = dropped.map(|(action, dropped)| (action, Some(dropped)));
        clicked.map(|action| (action, None)).or(dropped)
    }

    /// Why the player, whose turn it is, cannot choose that place.
    fn why_not(&self, spot: &Spot) -> Option<&'static str> {
        let newest = self.snapshot.view_to_act_on().filter(|_| self.show.laid().is_none())?;
        words::why_not(self.style.text, newest, spot)
    }

    fn paint_cell(&self, ui: &Ui, cell: Cell, spot: &Spot, rect: Rect, hovered: bool) {
        let (painter, style) = (ui.painter(), self.style);
        let in_air = self.show.dropped().is_some_and(|dropped| dropped.cell == cell)
            || ui.ctx().is_being_dragged(cell_id(ui, cell));
        if in_air || self.is_moving(cell) {
            return;
        }
        let ability = self.view.tabletop.phase.ability().is_some();
        if spot.choice.is_some() && (ability || hovered) {
            shared::glow(painter, rect, style.palette.gold);
        }
        match spot.secret {
            Some(card) => shared::secret(painter, style, rect, paint::picture(Some(card))),
            None => {
                let lifted = if hovered { 4.0 } else { 0.0 };
                shared::card(painter, style, rect, paint::picture(spot.face), lifted);
                if spot.closed {
                    shared::veil(painter, rect);
                }
            }
        }
        if spot.compare {
            shared::ring(painter, rect, 4.0, style.palette.gold);
        }
        if spot.banned {
            shared::mark(painter, style, rect, Icon::Ban);
        } else if spot.watched.is_some() && spot.secret.is_none() {
            shared::mark(painter, style, rect, Icon::Eye);
        }
    }

    /// Why a card failed, under it.
    fn failure(&self, ui: &Ui) {
        let why = words::why_failed(self.style.text, self.show);
        // Not before the card is seen; and the last look of a round is for the cards.
        let looked_at = self.show.laid().is_some() && self.show.winning().is_none();
        let failure = self.show.failure().filter(|_| !self.show.updates.is_turning() && !looked_at);
        if let (Some((cell, _)), Some(why)) = (failure, why) {
            caption(ui, self.style, self.layout.cell(cell), self.layout.card_grid.rect, &why);
        }
    }

    fn is_moving(&self, cell: Cell) -> bool {
        self.show.updates.moving().any(|(what, _)| what.carries(cell))
    }

    fn plates_ui(&self, ui: &mut Ui, reactions: &Reactions) {
        for seat in Seat::all(self.view.tabletop.seats()) {
            let Some(rect) = self.plate_rect(seat) else { continue };
            let plate = Plate::of(self.style, self.snapshot, self.view, self.show, seat);
            plate.ui(ui, self.style, rect, reactions);
        }
    }

    fn plate_rect(&self, seat: Seat) -> Option<Rect> {
        let side = side(self.view, seat)?;
        self.layout.plate(turned_side(side, turns(bottom(self.view, self.snapshot.near_seat()))))
    }

    /// What moves lies over everything else.
    fn moves(&self, ui: &Ui) {
        for (what, part) in
            self.show.updates.moving().filter(|(what, part)| !what.waits_in_crater(*part))
        {
            self.paint_move(ui, what, part);
        }
    }

    fn paint_move(&self, ui: &Ui, what: Move, part: f32) {
        let (painter, style, layout) = (ui.painter(), self.style, &self.layout);
        match what {
            Move::Flip { cell, before, after } => {
                let pictures = [before, after].map(paint::picture);
                shared::turning(painter, style, layout.cell(cell), pictures, part);
            }
            Move::Swap { from, to, faces, dropped: None } => {
                let places = [layout.cell(from), layout.cell(to)];
                shared::switching(painter, style, places, faces.map(paint::picture), part);
            }
            Move::Swap { from, to, faces, dropped: Some(Lifted { cell, by }) } => {
                let (places, pictures) =
                    ([layout.cell(from), layout.cell(to)], faces.map(paint::picture));
                let by_hand = usize::from(cell == to);
                let other = 1 - by_hand;
                let under = (places[other], places[by_hand], pictures[other]);
                let over = (places[by_hand].translate(by), places[other], pictures[by_hand]);
                shared::settling(painter, style, [under, over], part);
            }
            Move::Flight { seat, volcano } => {
                let picture = picture::volcano(volcano);
                self.travel(ui, picture, paint::top_volcano(layout), seat, part);
            }
            Move::Slide { seat } => {
                let start = layout.cell(Cell::CENTRE).shrink(layout.card_grid.card * 0.2);
                self.travel(ui, picture::CHEST, start, seat, part);
            }
            Move::Peek { cell } => {
                let rect = layout.cell(cell);
                shared::glow(painter, rect, style.palette.gold.gamma_multiply(part));
            }
            Move::Touch { cell } => {
                let rect = layout.cell(cell);
                let pulse = shared::swell(part);
                shared::ring(painter, rect, 2.0 + 6.0 * pulse, style.palette.ruby);
            }
        }
    }

    fn travel(&self, ui: &Ui, picture: Picture, start: Rect, seat: Seat, part: f32) {
        let Some(plate) = self.plate_rect(seat) else { return };
        let end = Rect::from_center_size(plate.center(), start.size());
        let rect = shared::between(start, end, part);
        self.style.art.paint(ui.painter(), picture, rect, paper::AS_PAINTED);
    }
}

/// Where a place lies on a board that fills that area: for whoever has to point at it.
pub fn place(area: Rect, view: &View, cell: Cell) -> Rect {
    layout_of(area, view, None).cell(cell)
}

/// The area of the board: it shakes while a volcano flies.
fn shaken(area: Rect, show: &Show) -> Rect {
    let flies = |(what, _): &(Move, f32)| matches!(what, Move::Flight { .. });
    show.updates.moving().find(flies).map_or(area, |(_, part)| area.translate(shared::rumble(part)))
}

/// Where everything is for this viewer.
fn layout_of(area: Rect, view: &View, near: Option<Seat>) -> Layout {
    let turns = turns(bottom(view, near));
    let taken = view.tabletop.options.sides.iter().map(|side| turned_side(side, turns));
    Layout::new(area, turns, taken.collect())
}

fn cell_id(ui: &Ui, cell: Cell) -> Id {
    ui.scope_id().with(("cell", cell.index()))
}
