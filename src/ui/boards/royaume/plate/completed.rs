//! Which challenges a player has completed: those to trade and those that were traded, large beside the
//! plate of whoever is looked at.

use eframe::egui::{LayerId, Order, Painter, Rect, Stroke, TextStyle, Ui, Vec2, pos2, vec2};

use super::{Parts, Plate};
use crate::games::royaume::{Tile, TileSet};
use crate::ui::boards::place::{focusable_label_ui, label_ui};
use crate::ui::boards::royaume::map::model::bottom;
use crate::ui::boards::royaume::paint;
use crate::ui::style::theme::size;
use crate::ui::widgets::sheet;

/// A tile in the panel.
const TILE: f32 = 56.0;
/// How many are in a row.
const IN_ROW: usize = 6;

impl Plate<'_> {
    /// How many there are, as it is said; by pointer or keys, which ones.
    pub(super) fn completed_ui(&self, ui: &Ui, parts: &Parts, counts: Rect) {
        let id = self.id(ui, "challenges", 0);
        let label = self.completed_label();
        if self.player.completed() == 0 {
            label_ui(ui, id, counts, &label).on_hover_text(label);
            return;
        }
        // As high as its row, so that it is found by the pointer.
        let rect = counts.union(parts.counts.with_max_x(counts.right()));
        let response = focusable_label_ui(ui, id, rect, &label);
        self.rings(ui, &response, rect, false);
        if self.board.looks_at(&response) {
            self.paint_completed(ui);
        }
    }

    /// "2 to trade: yellow 7, green 9; 1 traded: violet 12".
    fn completed_label(&self) -> String {
        let said = self.kinds().map(|(title, tiles)| match tiles.is_empty() {
            true => title,
            false => {
                let names: Vec<String> = tiles.iter().map(|tile| self.short_name(tile)).collect();
                self.board.style.text.common.titled(&title, &names.join(", "))
            }
        });
        said.join(self.board.style.text.royaume.contest.between)
    }

    fn kinds(&self) -> [(String, TileSet); 2] {
        let (words, player) = (&self.board.style.text.royaume.board.plate, self.player);
        [
            (words.unspent(player.unspent.len()), player.unspent),
            (words.spent(player.spent.len()), player.spent),
        ]
    }

    fn short_name(&self, tile: Tile) -> String {
        let front = self.board.view.tabletop.realm().front(tile);
        format!("{} {}", self.board.style.text.royaume.colour(front.colour), front.difficulty)
    }

    /// The tiles beside the plate or over it, above everything else on the board.
    fn paint_completed(&self, ui: &Ui) {
        let (style, area) = (self.board.style, ui.max_rect());
        let layer = LayerId::new(Order::Foreground, ui.scope_id().with("completed challenges"));
        let painter = Painter::new(ui.ctx().clone(), layer, ui.clip_rect());
        let mut kinds = self.kinds().to_vec();
        kinds.retain(|(_, tiles)| !tiles.is_empty());
        let line = ui.text_style_height(&TextStyle::Small) + size::GRID;
        let font = TextStyle::Small.resolve(ui.style());
        let title = |(title, _): &(String, TileSet)| {
            painter.layout_no_wrap(title.clone(), font.clone(), style.palette.text)
        };
        let titles: Vec<_> = kinds.iter().map(title).collect();
        let step = TILE + size::GRID;
        let rows = |tiles: &TileSet| tiles.len().div_ceil(IN_ROW) as f32;
        let across = kinds.iter().map(|(_, tiles)| tiles.len().min(IN_ROW)).max().unwrap_or(1);
        let words = titles.iter().map(|title| title.size().x).fold(0.0, f32::max);
        let wide = (across as f32 * step - size::GRID).max(words);
        let high: f32 = kinds.iter().map(|(_, tiles)| line + rows(tiles) * step).sum();
        let wanted = vec2(wide, high) + Vec2::splat(2.0 * size::GAP);
        // Over the own plate, beside which the own cards lie.
        let beside = match self.seat == bottom(self.board.view) {
            true => self.rect.min - vec2(0.0, wanted.y + size::GAP),
            false => pos2(self.rect.right() + size::GAP, self.rect.top()),
        };
        let corner = area.with_max_x((area.right() - wanted.x).max(area.left()));
        let corner = corner.with_max_y((area.bottom() - wanted.y).max(area.top())).clamp(beside);
        let panel = Rect::from_min_size(corner, wanted);
        let edge = Stroke::new(1.0, style.palette.edge);
        sheet(&painter, style, panel, size::BUTTON_CORNER, edge);
        let mut at = panel.min + Vec2::splat(size::GAP);
        for ((_, tiles), title) in kinds.into_iter().zip(titles) {
            painter.galley(at, title, style.palette.text);
            at.y += line;
            for (number, tile) in tiles.iter().enumerate() {
                let place = vec2((number % IN_ROW) as f32, (number / IN_ROW) as f32) * step;
                let rect = Rect::from_min_size(at + place, Vec2::splat(TILE));
                paint::tile_front(&painter, style, rect, self.board.view.tabletop.realm(), tile);
            }
            at.y += rows(&tiles) * step;
        }
    }
}
