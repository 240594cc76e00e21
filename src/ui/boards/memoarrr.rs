//! The island on the screen.

mod layout;
mod model;
mod motion;
mod paint;
mod plate;
mod result;
mod summary;
mod words;

use eframe::egui::{Id, Rect, Ui};

use super::place::{label_ui, place_ui, steer};
use super::plate::caption;
use super::{Boarded, Bubbles, Intent, Line, paint as shared};
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Cell, Seen, State, View};
use crate::ui::glance::Glance;
use crate::ui::look::Look;
use crate::ui::past::{Past, Step};
use crate::ui::picture::{Icon, Picture};
use crate::ui::statistics::Feats;
use crate::ui::text::Texts;
use crate::ui::theme::{paper, size};
use layout::Layout;
use model::{Island, Spot, bottom, side, turned_side, turns};
use motion::{Move, Show};
use plate::Plate;

impl Boarded for Memoarrr {
    type Show = Show;

    fn board_ui(
        ui: &mut Ui,
        look: &Look<'_>,
        glance: &Glance<Self>,
        show: &mut Show,
        bubbles: &Bubbles,
    ) -> Option<Intent<Action>> {
        let view = show.view()?.clone();
        let mut area = ui.available_rect_before_wrap();
        if let Some((Move::Flight { .. }, part)) =
            show.moving().find(|(what, _)| matches!(what, Move::Flight { .. }))
        {
            area = area.translate(shared::rumble(part));
        }
        let layout = layout_of(area, &view);
        let board = Board { look, glance, view: &view, show, layout };
        let clicked = board.island_ui(ui);
        board.plates_ui(ui, bubbles);
        board.failure(ui);
        board.moves(ui);
        if clicked.is_some() {
            super::Show::finish(show);
        }
        clicked.map(Intent::Act)
    }

    fn line(text: &Texts, glance: &Glance<Self>, show: &Show) -> Line<Action> {
        words::line(text, glance, show)
    }

    fn latest(text: &Texts, glance: &Glance<Self>, show: &Show) -> String {
        words::latest(text, glance, show)
    }

    fn tell(text: &Texts, glance: &Glance<Self>, seen: &Seen) -> Option<String> {
        words::tell(text, glance, seen)
    }

    fn progress(text: &Texts, show: &Show) -> String {
        show.view().map_or(String::new(), |view| {
            let over = u8::from(show.laid().is_some() && view.opened.is_none());
            (text.memoarrr.round)(view.tabletop.round() - over)
        })
    }

    fn winners(show: &Show) -> Option<SeatSet> {
        result::tally(show).filter(|_| show.moving().next().is_none()).map(|tally| tally.winners)
    }

    const OPENINGS: u8 = 7;

    fn opening(text: &Texts) -> [&'static str; 2] {
        [text.end.opening, text.end.skip]
    }

    fn result_ui(ui: &mut Ui, look: &Look<'_>, glance: &Glance<Self>, show: &Show, open: f32) {
        result::result_ui(ui, look, glance, show, open);
    }

    fn reason(text: &Texts, glance: &Glance<Self>, show: &Show) -> String {
        let names = |seats| glance.names(seats);
        result::tally(show).map_or(String::new(), |tally| result::tie::reason(text, &tally, names))
    }

    fn feats(past: &Past<Self>, me: Seat) -> Feats {
        result::retold::feats(past, me)
    }

    fn retell(text: &Texts, glance: &Glance<Self>, step: &Step<Self>) -> String {
        result::retold::step(text, glance, step)
    }

    fn round(state: &State) -> u8 {
        state.tabletop().round()
    }

    fn open_ui(ui: &Ui, look: &Look<'_>, area: Rect, show: &Show, state: &State) {
        result::retold::open_ui(ui, look, area, show, state);
    }

    fn summary_ui(ui: &mut Ui, look: &Look<'_>, glance: &Glance<Self>) {
        let options = glance.view().map(|view| view.tabletop.options);
        let options = options.or(glance.lobby.as_ref().map(|lobby| lobby.options));
        summary::summary_ui(ui, look, options.is_none_or(|options| options.expert));
    }
}

/// What is painted in one frame.
struct Board<'a> {
    look: &'a Look<'a>,
    glance: &'a Glance<Memoarrr>,
    view: &'a View,
    show: &'a Show,
    layout: Layout,
}

impl Board<'_> {
    fn island_ui(&self, ui: &mut Ui) -> Option<Action> {
        let island = self.island();
        let painter = ui.painter().clone();
        paint::shore(&painter, self.look, &self.layout);
        // While the end of a round is looked at, all volcanoes are before the players.
        let top = self.view.top_volcano.filter(|_| self.show.laid().is_none());
        paint::crater(&painter, self.look, &self.layout, self.view, top);
        self.crater_label(ui);
        self.lead_focus(ui, &island);
        let mut clicked = None;
        for cell in Cell::with_location() {
            clicked = self.cell_ui(ui, cell, island.at(cell)).or(clicked);
        }
        clicked
    }

    /// What lies there; what may be chosen comes from the newest view.
    fn island(&self) -> Island {
        let newest = self.glance.view().unwrap_or(self.view);
        let looking = self.glance.seat.is_some_and(|seat| self.glance.looking.contains(seat));
        let may_act = self.glance.joined && self.glance.pending.is_none() && !looking;
        let choices = newest.choices();
        let laid = self.show.laid().map(|laid| &laid.faces);
        Island::of(self.view, laid, may_act.then_some(&choices))
    }

    fn crater_label(&self, ui: &Ui) {
        let table = &self.view.tabletop;
        let (chests, volcanoes) = (7 - table.chests.len(), table.volcanoes_left());
        let label = (self.look.text.memoarrr.crater)(chests, volcanoes);
        let rect = self.layout.cell(Cell::CENTRE);
        label_ui(ui, ui.scope_id().with("crater"), rect, &label).on_hover_text(label);
    }

    /// The arrow keys over the island.
    fn lead_focus(&self, ui: &Ui, island: &Island) {
        let cells = Cell::with_location();
        let places = cells.iter().map(|cell| (cell_id(ui, cell), self.layout.cell(cell)));
        steer(ui, places, || {
            let choice = cells.iter().find(|cell| island.at(*cell).choice.is_some());
            Some(cell_id(ui, choice.unwrap_or(Cell::at(4, 2))))
        });
    }

    fn cell_ui(&self, ui: &Ui, cell: Cell, spot: &Spot) -> Option<Action> {
        let rect = self.layout.cell(cell);
        let label = words::label(self.look.text, cell, spot);
        let enabled = spot.choice.is_some();
        let response = place_ui(ui, cell_id(ui, cell), rect, &label, enabled);
        self.paint_cell(ui, cell, spot, rect, enabled && response.hovered());
        if response.has_focus() {
            shared::ring(ui.painter(), rect, size::FOCUS, self.look.palette.ring);
        }
        spot.choice.filter(|_| response.clicked())
    }

    fn paint_cell(&self, ui: &Ui, cell: Cell, spot: &Spot, rect: Rect, hovered: bool) {
        let (painter, look) = (ui.painter(), self.look);
        if self.is_moving(cell) {
            return;
        }
        let ability = self.view.tabletop.phase.ability().is_some();
        if spot.choice.is_some() && (ability || hovered) {
            shared::glow(painter, rect, look.palette.gold);
        }
        match spot.secret {
            Some(card) => shared::secret(painter, look, rect, paint::picture(Some(card))),
            None => {
                let lifted = if hovered { 4.0 } else { 0.0 };
                shared::card(painter, look, rect, paint::picture(spot.face), 1.0, lifted);
                if spot.closed {
                    shared::veil(painter, rect);
                }
            }
        }
        if spot.compare {
            shared::ring(painter, rect, 4.0, look.palette.gold);
        }
        if spot.banned {
            shared::mark(painter, look, rect, Icon::Ban);
        } else if spot.watched.is_some() && spot.secret.is_none() {
            shared::mark(painter, look, rect, Icon::Eye);
        }
    }

    /// Why a card failed, under it.
    fn failure(&self, ui: &Ui) {
        let why = words::why_failed(self.look.text, self.show);
        // The last look of a round is for the cards.
        let failure = self.show.failure().filter(|_| self.show.laid().is_none());
        if let (Some((cell, _)), Some(why)) = (failure, why) {
            caption(ui, self.look, self.layout.cell(cell), self.layout.deck.rect, &why);
        }
    }

    fn is_moving(&self, cell: Cell) -> bool {
        self.show.moving().any(|(what, _)| match what {
            Move::Flip { cell: moved, .. } => moved == cell,
            Move::Swap { from, to, .. } => from == cell || to == cell,
            _ => false,
        })
    }

    fn plates_ui(&self, ui: &mut Ui, bubbles: &Bubbles) {
        let held = self.show.held();
        for seat in Seat::all(self.view.tabletop.seats()) {
            let Some(rect) = self.plate_rect(seat) else { continue };
            let volcano = held[seat.index()];
            let plate = Plate::of(self.look, self.glance, self.view, seat, volcano);
            plate.ui(ui, self.look, rect, bubbles);
        }
    }

    fn plate_rect(&self, seat: Seat) -> Option<Rect> {
        let side = side(self.view, seat)?;
        Some(self.layout.plate(turned_side(side, turns(bottom(self.view)))))
    }

    /// What moves lies over everything else.
    fn moves(&self, ui: &Ui) {
        for (what, part) in self.show.moving() {
            self.paint_move(ui, what, part);
        }
    }

    fn paint_move(&self, ui: &Ui, what: Move, part: f32) {
        let (painter, look, layout) = (ui.painter(), self.look, &self.layout);
        match what {
            Move::Flip { cell, before, after } => {
                let pictures = [before, after].map(paint::picture);
                shared::turning(painter, look, layout.cell(cell), pictures, part);
            }
            Move::Swap { from, to, faces } => {
                let places = [layout.cell(from), layout.cell(to)];
                shared::switching(painter, look, places, faces.map(paint::picture), part);
            }
            Move::Flight { seat, volcano } => {
                let picture = Picture::Volcano(volcano);
                self.travel(ui, picture, paint::top_volcano(layout), seat, part);
            }
            Move::Slide { seat } => {
                let start = layout.cell(Cell::CENTRE).shrink(layout.deck.card * 0.2);
                self.travel(ui, Picture::Chest, start, seat, part);
            }
            Move::Peek { cell } => {
                let rect = layout.cell(cell);
                shared::glow(painter, rect, look.palette.gold.gamma_multiply(part));
            }
            Move::Touch { cell } => {
                let rect = layout.cell(cell);
                let pulse = shared::swell(part);
                shared::ring(painter, rect, 2.0 + 6.0 * pulse, look.palette.ruby);
            }
        }
    }

    fn travel(&self, ui: &Ui, picture: Picture, start: Rect, seat: Seat, part: f32) {
        let Some(plate) = self.plate_rect(seat) else { return };
        let end = Rect::from_center_size(plate.center(), start.size());
        let rect = shared::between(start, end, part);
        self.look.art.paint(ui.painter(), picture, rect, paper::AS_PAINTED);
    }
}

/// Where a place lies on a board that fills that area: for whoever has to point at it.
pub fn place(area: Rect, view: &View, cell: Cell) -> Rect {
    layout_of(area, view).cell(cell)
}

/// Where everything is for this viewer.
fn layout_of(area: Rect, view: &View) -> Layout {
    let turns = turns(bottom(view));
    let taken = view.tabletop.options.sides.iter().map(|side| turned_side(side, turns));
    Layout::new(area, turns, taken.collect())
}

fn cell_id(ui: &Ui, cell: Cell) -> Id {
    ui.scope_id().with(("cell", cell.index()))
}
