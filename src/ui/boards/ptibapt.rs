//! The grid of Pti Bapt on the screen.

mod layout;
mod model;
mod motion;
mod paint;
mod plate;
mod result;
mod stopwatch;
mod summary;
mod words;

use eframe::egui::{Id, Rect, Ui, Vec2};

use super::place::{label_ui, place_ui, steer};
use super::{Boarded, Bubbles, Intent, Line, paint as shared};
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Card, Cell, CellSet, Seen, State, View};
use crate::ui::glance::Glance;
use crate::ui::look::Look;
use crate::ui::past::{Past, Step};
use crate::ui::picture::Icon;
use crate::ui::statistics::Feats;
use crate::ui::text::Texts;
use crate::ui::theme::size;
use layout::{Layout, Stack};
use model::{Choice, Grid, Spot, bottom, burning};
use motion::{Move, Show};
use plate::{Parts, Plate};

impl Boarded for PtiBapt {
    type Show = Show;

    fn board_ui(
        ui: &mut Ui,
        look: &Look<'_>,
        glance: &Glance<Self>,
        show: &mut Show,
        bubbles: &Bubbles,
    ) -> Option<Intent<Action>> {
        let view = show.view()?.clone();
        let layout = layout_of(ui, ui.available_rect_before_wrap(), &view, show);
        let board = Board { look, glance, view: &view, show, layout };
        let (chosen, stands) = board.grid_ui(ui);
        board.plates_ui(ui, bubbles);
        board.moves(ui);
        show.stood = stands.or(show.stood);
        match chosen? {
            Choice::First(cell) => show.picked = Some(cell),
            Choice::NotFirst => show.picked = None,
            Choice::Do(deed) => {
                super::Show::finish(show);
                return Some(Intent::Act(deed.into()));
            }
        }
        None
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
        show.view().map_or(String::new(), |view| words::progress(text, view))
    }

    fn winners(show: &Show) -> Option<SeatSet> {
        result::tally(show).map(|tally| tally.outcome().winners)
    }

    const OPENINGS: u8 = 3;

    fn opening(text: &Texts) -> [&'static str; 2] {
        [text.ptibapt.counting, text.ptibapt.count_all]
    }

    fn result_ui(ui: &mut Ui, look: &Look<'_>, glance: &Glance<Self>, show: &Show, open: f32) {
        result::result_ui(ui, look, glance, show, open);
    }

    fn reason(text: &Texts, glance: &Glance<Self>, show: &Show) -> String {
        result::tally(show)
            .map_or(String::new(), |tally| result::reason(text, &tally, |seat| glance.name(seat)))
    }

    /// None of what statistics hold can be done in this game.
    fn feats(past: &Past<Self>, _me: Seat) -> Feats {
        result::retold::feats(past)
    }

    fn retell(text: &Texts, glance: &Glance<Self>, step: &Step<Self>) -> String {
        result::retold::step(text, glance, step)
    }

    /// It is one long round.
    fn round(_state: &State) -> u8 {
        1
    }

    fn open_ui(ui: &Ui, look: &Look<'_>, area: Rect, show: &Show, state: &State) {
        result::retold::open_ui(ui, look, area, show, state);
    }

    fn summary_ui(ui: &mut Ui, look: &Look<'_>, glance: &Glance<Self>) {
        let options = glance.view().map(|view| view.tabletop.options);
        let options = options.or(glance.lobby.as_ref().map(|lobby| lobby.options));
        summary::summary_ui(ui, look, options.is_none_or(|options| options.extension));
    }
}

/// What is painted in one frame.
struct Board<'a> {
    look: &'a Look<'a>,
    glance: &'a Glance<PtiBapt>,
    view: &'a View,
    show: &'a Show,
    layout: Layout,
}

impl Board<'_> {
    /// The grid; what was chosen, and the place that has the focus.
    fn grid_ui(&self, ui: &Ui) -> (Option<Choice>, Option<Cell>) {
        paint::table(ui.painter(), self.look, &self.layout, self.view);
        let may_act = self.glance.joined && self.glance.pending.is_none();
        let newest = self.glance.view().filter(|_| may_act);
        let grid = Grid::of(self.view, newest, self.show.picked);
        self.lead_focus(ui, &grid);
        let (mut chosen, mut stands) = (None, None);
        for cell in self.cells() {
            let spot = grid.at(cell);
            let response = self.cell_ui(ui, cell, spot);
            if response.has_focus() {
                stands = Some(cell);
            }
            chosen = spot.choice.filter(|_| response.clicked()).or(chosen);
        }
        (chosen, stands)
    }

    fn cells(&self) -> CellSet {
        self.view.tabletop.options.grid().cells()
    }

    /// The arrow keys over the grid: they go on where the player was.
    fn lead_focus(&self, ui: &Ui, grid: &Grid) {
        let lies = self.view.tabletop.lies;
        let places = lies.iter().map(|cell| (cell_id(ui, cell), self.layout.cell(cell)));
        steer(ui, places, || {
            let stood = self.show.stood.filter(|cell| lies.contains(*cell));
            let choice = || self.cells().iter().find(|cell| grid.at(*cell).choice.is_some());
            stood.or_else(choice).or(lies.first()).map(|cell| cell_id(ui, cell))
        });
    }

    fn cell_ui(&self, ui: &Ui, cell: Cell, spot: &Spot) -> eframe::egui::Response {
        let (rect, id) = (self.layout.cell(cell), cell_id(ui, cell));
        let name = self.view.tabletop.options.grid().name(cell);
        let label = words::label(self.look.text, self.glance, &name, spot);
        if !spot.lies {
            let response = label_ui(ui, id, rect, &label);
            paint::gap(ui.painter(), self.look, rect);
            return response;
        }
        let enabled = spot.choice.is_some();
        let response = place_ui(ui, id, rect, &label, enabled);
        if !self.show.moving().any(|(what, _)| what.carries(cell)) {
            self.paint_card(ui, cell, spot, enabled && response.hovered());
        }
        if response.has_focus() {
            shared::ring(ui.painter(), rect, size::FOCUS, self.look.palette.ring);
        }
        response
    }

    fn paint_card(&self, ui: &Ui, cell: Cell, spot: &Spot, hovered: bool) {
        let (painter, look, rect) = (ui.painter(), self.look, self.layout.cell(cell));
        let bonus = self.view.tabletop.phase.bonus().is_some();
        if spot.choice.is_some() && (bonus || hovered) {
            shared::glow(painter, rect, look.palette.gold);
        }
        match spot.secret {
            Some(card) => shared::secret(painter, look, rect, paint::picture(Some(card))),
            None => {
                let lifted = if hovered || spot.picked { 4.0 } else { 0.0 };
                shared::card(painter, look, rect, paint::picture(spot.face), 1.0, lifted);
                if spot.picked {
                    let up = rect.translate(Vec2::new(0.0, -lifted));
                    shared::ring(painter, up, 4.0, look.palette.gold);
                }
                if spot.watched.is_some() {
                    shared::mark(painter, look, rect, Icon::Eye);
                }
            }
        }
        if let Some(left) = self.show.stopwatch().left(self.show.now())
            && burning(self.view).contains(cell)
        {
            paint::fuse(painter, look, &self.layout, rect, left);
        }
    }

    fn plates_ui(&self, ui: &Ui, bubbles: &Bubbles) {
        for seat in Seat::all(self.view.tabletop.seats()) {
            let plate = Plate::of(self.look, self.glance, self.view, self.show, seat);
            plate.ui(ui, self.look, self.plate_rect(seat), bubbles);
        }
    }

    fn plate_rect(&self, seat: Seat) -> Rect {
        self.layout.plates[usize::from(seat != bottom(self.view))]
    }

    fn stack(&self, ui: &Ui, seat: Seat) -> Stack {
        Parts::of(ui, self.plate_rect(seat), self.view.tabletop.options.solo).stack
    }

    /// What moves lies over everything else. Of several moves of one card only the first is seen.
    fn moves(&self, ui: &Ui) {
        let mut carried = CellSet::EMPTY;
        for (what, part) in self.show.moving() {
            let cells: CellSet = self.cells().iter().filter(|cell| what.carries(*cell)).collect();
            if (cells & carried).is_empty() {
                self.paint_move(ui, what, part);
            }
            carried = carried | cells;
        }
    }

    fn paint_move(&self, ui: &Ui, what: Move, part: f32) {
        let (painter, look, layout) = (ui.painter(), self.look, &self.layout);
        match what {
            Move::Flip { cell, before, after } => {
                let pictures = [before, after].map(paint::picture);
                shared::turning(painter, look, layout.cell(cell), pictures, part);
            }
            Move::Keep { cell, card, seat, second } => {
                self.paint_kept(ui, (cell, card), seat, second, part);
            }
            Move::Leave { cell, card } => {
                paint::vanishing(painter, look, layout.cell(cell), card, part);
            }
            Move::Switch { cells } => {
                let places = cells.map(|cell| layout.cell(cell));
                shared::switching(painter, look, places, [paint::picture(None); 2], part);
            }
            Move::Peek { cell } => {
                let gold = look.palette.gold.gamma_multiply(part);
                shared::glow(painter, layout.cell(cell), gold);
            }
            Move::Rid { from, to } => self.paint_rid(ui, from, to, part),
        }
    }

    /// A card on its way to a pile, with what it is worth.
    fn paint_kept(&self, ui: &Ui, what: (Cell, Card), seat: Seat, second: bool, part: f32) {
        let ((cell, card), heap) = (what, self.show.heap(seat));
        let stack = self.stack(ui, seat);
        let end = match card {
            Card::Red => stack.trap(heap.traps),
            _ => stack.pair(heap.pairs.len())[usize::from(second)],
        };
        let place = shared::between(self.layout.cell(cell), end, part);
        shared::card(ui.painter(), self.look, place, paint::picture(Some(card)), 1.0, 4.0);
        let worth = words::worth(self.look.text, self.view, card);
        if part > 0.0 && (second || card == Card::Red) && !worth.is_empty() {
            super::plate::bubble(ui, self.look, place, &worth);
        }
    }

    /// P8: a trap on its way to the other pile, or out of the game.
    fn paint_rid(&self, ui: &Ui, from: Seat, to: Option<Seat>, part: f32) {
        let start = self.stack(ui, from).trap(self.show.heap(from).traps);
        match to {
            Some(to) => {
                let end = self.stack(ui, to).trap(self.show.heap(to).traps);
                let place = shared::between(start, end, part);
                let picture = paint::picture(Some(Card::Red));
                shared::card(ui.painter(), self.look, place, picture, 1.0, 4.0);
            }
            None => paint::vanishing(ui.painter(), self.look, start, Card::Red, part),
        }
    }
}

/// Where a place lies on a board that fills that area: for whoever has to point at it.
pub fn place(ui: &Ui, area: Rect, view: &View, cell: Cell) -> Rect {
    still(ui, area, view).cell(cell)
}

/// Where everything is for this viewer. The table shakes where a trap is taken.
fn layout_of(ui: &Ui, area: Rect, view: &View, show: &Show) -> Layout {
    let shaken = |(what, part)| match what {
        Move::Keep { card: Card::Red, .. } => shared::rumble(part),
        _ => Vec2::ZERO,
    };
    let shift = show.moving().map(shaken).fold(Vec2::ZERO, |sum, shift| sum + shift);
    still(ui, area.translate(shift), view)
}

/// The same where nothing moves.
fn still(ui: &Ui, area: Rect, view: &View) -> Layout {
    let options = &view.tabletop.options;
    Layout::new(area, options.grid(), options.solo, plate::height(ui))
}

fn cell_id(ui: &Ui, cell: Cell) -> Id {
    ui.scope_id().with(("cell", cell.index()))
}
