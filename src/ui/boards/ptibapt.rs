//! The grid of Pti Bapt on the screen.

pub mod after;
mod draft;
mod layout;
mod model;
mod motion;
mod paint;
pub mod picture;
mod plate;
mod shown_time;
mod summary;
mod words;

use eframe::egui::{Id, Rect, Response, Ui, Vec2};

use super::place::{label_ui, place_ui, steer};
use super::{BoardState, GameBoard, Intent, Reactions, paint as shared, refusal};
use crate::game::Seat;
use crate::game::set::Element;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Card, Cell, CellSet, View};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use after::best::Best;
use draft::Draft;
use layout::{Layout, Stack};
use model::{Choice, Grid, Spot, bottom, burning};
use motion::{Move, Show};
use plate::{Parts, Plate};

impl BoardState for PtiBapt {
    type Show = Show;
    type Draft = Draft;
    type Best = Best;
}

impl GameBoard for PtiBapt {
    fn board_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &mut Show,
        draft: &mut Draft,
        reactions: &Reactions,
    ) -> Option<Intent<Action>> {
        let view = show.updates.view()?;
        let layout = layout_of(ui, ui.available_rect_before_wrap(), view, show);
        let board = Board { style, snapshot, view, show, draft, layout };
        let (chosen, focused) = board.grid_ui(ui);
        board.plates_ui(ui, reactions);
        board.moves(ui);
        refusal::reason_ui(ui, style, board.places(ui), ui.max_rect());
        draft.focused = focused.or(draft.focused);
        match chosen? {
            Choice::First(cell) => draft.first = Some(cell),
            Choice::NotFirst => draft.first = None,
            Choice::Do(deed) => {
                super::Show::finish(show);
                return Some(Intent::Act(deed.into()));
            }
        }
        None
    }

    fn summary_ui(ui: &mut Ui, style: &Style<'_>, snapshot: &ClientSnapshot<Self>) {
        let options = snapshot.view().map(|view| view.tabletop.options);
        let options = options.or(snapshot.lobby.as_ref().map(|lobby| lobby.options));
        summary::summary_ui(ui, style, options.is_none_or(|options| options.extension));
    }
}

/// What is painted in one frame.
struct Board<'a> {
    style: &'a Style<'a>,
    snapshot: &'a ClientSnapshot<PtiBapt>,
    view: &'a View,
    show: &'a Show,
    draft: &'a Draft,
    layout: Layout,
}

impl Board<'_> {
    /// The grid; what was chosen, and the place that has the focus.
    fn grid_ui(&self, ui: &Ui) -> (Option<Choice>, Option<Cell>) {
        paint::table(ui.painter(), self.style, &self.layout, self.view);
        let grid = Grid::of(self.view, self.snapshot.view_to_act_on(), self.draft.first);
        self.lead_focus(ui, &grid);
        let (mut chosen, mut focused) = (None, None);
        for cell in self.cells() {
            let spot = grid.at(cell);
            let response = self.cell_ui(ui, cell, spot);
            if response.has_focus() {
                focused = Some(cell);
            }
            chosen = spot.choice.filter(|_| response.clicked()).or(chosen);
        }
        (chosen, focused)
    }

    fn cells(&self) -> CellSet {
        self.view.tabletop.options.grid().cells()
    }

    /// Where every card is that still lies there.
    fn places(&self, ui: &Ui) -> impl Iterator<Item = (Id, Rect)> + Clone {
        let lies = self.view.tabletop.lies.iter();
        lies.map(|cell| (cell_id(ui, cell), self.layout.cell(cell)))
    }

    /// The arrow keys over the grid: they go on where the player was.
    fn lead_focus(&self, ui: &Ui, grid: &Grid) {
        let lies = self.view.tabletop.lies;
        steer(ui, self.places(ui), || {
            let before = self.draft.focused.filter(|cell| lies.contains(*cell));
            let choice = || self.cells().iter().find(|cell| grid.at(*cell).choice.is_some());
            before.or_else(choice).or(lies.first()).map(|cell| cell_id(ui, cell))
        });
    }

    fn cell_ui(&self, ui: &Ui, cell: Cell, spot: &Spot) -> Response {
        let (rect, id) = (self.layout.cell(cell), cell_id(ui, cell));
        let name = self.view.tabletop.options.grid().name(cell);
        let label = words::label(self.style.text, self.snapshot, &name, spot);
        if !spot.lies {
            let response = label_ui(ui, id, rect, &label);
            paint::gap(ui.painter(), self.style, rect);
            return response;
        }
        let enabled = spot.choice.is_some();
        let response = place_ui(ui, id, rect, &label, enabled);
        if response.clicked() && self.is_refused(spot) {
            refusal::refuse(ui, id, self.style.text.table.lies_open);
        }
        if !self.show.updates.moving().any(|(what, _)| what.carries(cell)) {
            let rect = rect.translate(refusal::shake(ui, id, self.style.motion));
            self.paint_card(ui, cell, spot, rect, enabled && response.hovered());
        }
        shared::focus_ring(ui, self.style, &response, rect);
        response
    }

    /// Whether the player, whose turn it is, wants a card that lies open already.
    fn is_refused(&self, spot: &Spot) -> bool {
        let newest = self.snapshot.view_to_act_on();
        let chooses = newest.is_some_and(|view| !view.choices().cells().is_empty());
        chooses && spot.choice.is_none() && spot.face.is_some()
    }

    fn paint_card(&self, ui: &Ui, cell: Cell, spot: &Spot, rect: Rect, hovered: bool) {
        let (painter, style) = (ui.painter(), self.style);
        let bonus = self.view.tabletop.phase.bonus().is_some();
        if spot.choice.is_some() && (bonus || hovered) {
            shared::glow(painter, rect, style.palette.gold);
        }
        match spot.secret {
            Some(card) => shared::secret(painter, style, rect, paint::picture(Some(card))),
            None => {
                let lifted = if hovered || spot.picked { 4.0 } else { 0.0 };
                shared::card(painter, style, rect, paint::picture(spot.face), lifted);
                if spot.picked {
                    let up = rect.translate(Vec2::new(0.0, -lifted));
                    shared::ring(painter, up, 4.0, style.palette.gold);
                }
                if spot.watched.is_some() {
                    shared::mark(painter, style, rect, Icon::Eye);
                }
            }
        }
        if let Some(left) = self.show.shown_time().left(self.show.updates.now())
            && burning(self.view).contains(cell)
        {
            paint::fuse(painter, style, &self.layout, rect, left);
        }
    }

    fn plates_ui(&self, ui: &Ui, reactions: &Reactions) {
        for seat in Seat::all(self.view.tabletop.seats()) {
            let plate = Plate::of(self.style, self.snapshot, self.view, self.show, seat);
            plate.ui(ui, self.style, self.plate_rect(seat), reactions);
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
        for (what, part) in self.show.updates.moving() {
            let cells: CellSet = self.cells().iter().filter(|cell| what.carries(*cell)).collect();
            if (cells & carried).is_empty() {
                self.paint_move(ui, what, part);
            }
            carried = carried | cells;
        }
    }

    fn paint_move(&self, ui: &Ui, what: Move, part: f32) {
        let (painter, style, layout) = (ui.painter(), self.style, &self.layout);
        match what {
            Move::Flip { cell, before, after } => {
                let pictures = [before, after].map(paint::picture);
                shared::turning(painter, style, layout.cell(cell), pictures, part);
            }
            Move::Keep { cell, card, seat, second } => {
                self.paint_kept(ui, (cell, card), seat, second, part);
            }
            Move::Leave { cell, card } => {
                paint::vanishing(painter, style, layout.cell(cell), card, part);
            }
            Move::Switch { cells } => {
                let places = cells.map(|cell| layout.cell(cell));
                shared::switching(painter, style, places, [paint::picture(None); 2], part);
            }
            Move::Peek { cell } => {
                let gold = style.palette.gold.gamma_multiply(part);
                shared::glow(painter, layout.cell(cell), gold);
            }
            Move::Rid { from, to } => self.paint_rid(ui, from, to, part),
        }
    }

    /// A card on its way to a pile, with what it is worth.
    fn paint_kept(&self, ui: &Ui, what: (Cell, Card), seat: Seat, second: bool, part: f32) {
        let ((cell, card), shown_pile) = (what, self.show.shown_pile(seat));
        let stack = self.stack(ui, seat);
        let end = match card {
            Card::Red => stack.trap(shown_pile.traps),
            _ => stack.pair(shown_pile.pairs.len())[usize::from(second)],
        };
        let place = shared::between(self.layout.cell(cell), end, part);
        shared::card(ui.painter(), self.style, place, paint::picture(Some(card)), 4.0);
        let worth = words::worth(self.style.text, self.view, card);
        if part > 0.0 && (second || card == Card::Red) && !worth.is_empty() {
            super::plate::bubble(ui, self.style, place, &worth);
        }
    }

    /// P8: a trap on its way to the other pile, or out of the game.
    fn paint_rid(&self, ui: &Ui, from: Seat, to: Option<Seat>, part: f32) {
        let start = self.stack(ui, from).trap(self.show.shown_pile(from).traps);
        match to {
            Some(to) => {
                let end = self.stack(ui, to).trap(self.show.shown_pile(to).traps);
                let place = shared::between(start, end, part);
                let picture = paint::picture(Some(Card::Red));
                shared::card(ui.painter(), self.style, place, picture, 4.0);
            }
            None => paint::vanishing(ui.painter(), self.style, start, Card::Red, part),
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
    let shift = show.updates.moving().map(shaken).fold(Vec2::ZERO, |sum, shift| sum + shift);
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
