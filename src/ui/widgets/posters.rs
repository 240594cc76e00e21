//! The games, to choose from by picture.

use eframe::egui::{
    Align2, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::button::focus_ring;
use super::disc;
use crate::games::{GameName, with_game};
use crate::ui::offered::OfferedGame;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, paper, size};

/// No poster is wider.
const WIDEST: f32 = 260.0;

/// The posters side by side, no higher than that; the one that was pressed.
pub fn posters_ui(ui: &mut Ui, style: &Style<'_>, now: GameName, highest: f32) -> Option<GameName> {
    let count = GameName::ALL.len() as f32;
    let widest = (highest / poster(now).height()).min(WIDEST);
    let wide = ((ui.available_width() - size::GAP * (count - 1.0)) / count).min(widest);
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        for game in GameName::ALL {
            if poster_ui(ui, style, game, game == now, wide).clicked() {
                pressed = Some(game);
            }
        }
    });
    pressed
}

/// The picture by which a game is known.
pub fn poster(game: GameName) -> Picture {
    with_game!(game, G => G::POSTER)
}

fn poster_ui(ui: &mut Ui, style: &Style<'_>, game: GameName, chosen: bool, wide: f32) -> Response {
    let picture = poster(game);
    let wanted = vec2(wide, wide * picture.height());
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    let (name, about) = (style.text.offer.name(game), style.text.offer.about(game));
    let label = style.text.common.titled(name, about);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, label.as_str()));
    let (painter, palette) = (ui.painter(), style.palette);
    // The one that is not chosen stands in the dusk.
    let lit = chosen || response.hovered();
    let tint = if lit { paper::AS_PAINTED } else { paper::DUSK };
    style.art.paint(painter, picture, rect, tint);
    name_ui(ui, rect, name);
    if chosen {
        let corner = CornerRadius::same((wide * crate::ui::style::art::CARD_CORNER) as u8);
        let stroke = Stroke::new(3.0, palette.gold);
        painter.rect_stroke(rect, corner, stroke, StrokeKind::Inside);
        let middle = rect.right_top() + vec2(-size::ICON * 0.8, size::ICON * 0.8);
        disc(painter, style, middle, size::ICON * 0.55, palette.gold);
        let sign = Rect::from_center_size(middle, Vec2::splat(size::ICON * 0.7));
        style.art.paint(painter, Picture::Icon(Icon::Check), sign, palette.on_gold);
    }
    focus_ring(ui, style, &response, rect);
    response.on_hover_text(about)
}

/// The name on a ribbon of ink at the foot of the picture.
fn name_ui(ui: &Ui, rect: Rect, name: &str) {
    let font = letters::strong().resolve(ui.style());
    let high = ui.text_style_height(&TextStyle::Body) + size::GRID;
    let ribbon = Rect::from_min_max(pos2(rect.left(), rect.bottom() - high), rect.max);
    let round = (rect.width() * crate::ui::style::art::CARD_CORNER) as u8;
    let corner = CornerRadius { nw: 0, ne: 0, sw: round, se: round };
    ui.painter().rect_filled(ribbon, corner, paper::INK.gamma_multiply(0.82));
    ui.painter().text(ribbon.center(), Align2::CENTER_CENTER, name, font, paper::PARCHMENT);
}
