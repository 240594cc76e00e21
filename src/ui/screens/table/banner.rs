//! Over the board: what keeps the game from going on, and what can be done about it.

use eframe::egui::{
    Area, CornerRadius, Frame, Id, Label, Margin, Order as Layer, Rect, RichText, Stroke, Ui, vec2,
};

use crate::table::{Ask, Kind, Order, Part, Person};
use crate::ui::boards::Boarded;
use crate::ui::glance::Glance;
use crate::ui::look::Look;
use crate::ui::picture::Icon;
use crate::ui::theme::{shadow, size};
use crate::ui::widgets::{icon, text_button};

/// What keeps the game from going on.
struct Hitch<G: Boarded> {
    sign: Icon,
    words: String,
    /// What the host may do about it.
    remedy: Option<(&'static str, Order<G>)>,
}

/// Shows it in the corner of the board, where nothing lies; what the player wants.
pub fn banner_ui<G: Boarded>(
    ui: &mut Ui,
    look: &Look<'_>,
    glance: &Glance<G>,
    board: Rect,
) -> Option<Ask<G>> {
    let hitch = hitch(look, glance)?;
    let width = (board.width() * 0.3).clamp(200.0, 340.0);
    let at = board.left_bottom() + vec2(size::GRID, -size::GRID);
    let mut asked = None;
    let area = Area::new(Id::unique("banner")).order(Layer::Middle).fixed_pos(at);
    area.pivot(eframe::egui::Align2::LEFT_BOTTOM).show(ui.ctx(), |ui| {
        let frame = Frame::new()
            .fill(look.palette.panel)
            .stroke(Stroke::new(2.0, look.palette.ember))
            .corner_radius(CornerRadius::same(size::CORNER))
            .inner_margin(Margin::same(size::PADDING / 2 + 2))
            .shadow(shadow(look.palette));
        frame.show(ui, |ui| {
            ui.set_width(width);
            ui.horizontal_top(|ui| {
                icon(ui, look, hitch.sign, size::ICON, look.palette.ember);
                ui.vertical(|ui| {
                    let said = ui.add(Label::new(RichText::new(hitch.words)).wrap());
                    super::announce(ui, said.id);
                    if let Some((name, order)) = hitch.remedy
                        && text_button(ui, name).clicked()
                    {
                        asked = Some(Ask::Host(order));
                    }
                });
            });
        });
    });
    asked
}

fn hitch<G: Boarded>(look: &Look<'_>, glance: &Glance<G>) -> Option<Hitch<G>> {
    let texts = &look.text.table;
    let lobby = glance.lobby.as_ref()?;
    let host = glance.is_host();
    if !glance.joined {
        let words = texts.reconnecting.to_owned();
        return Some(Hitch { sign: Icon::WifiOff, words, remedy: None });
    }
    if lobby.unsaved {
        let words = texts.unsaved.to_owned();
        return Some(Hitch { sign: Icon::Ban, words, remedy: None });
    }
    if lobby.paused {
        let remedy = host.then_some((texts.resume, Order::Pause(false)));
        return Some(Hitch { sign: Icon::Pause, words: texts.paused.to_owned(), remedy });
    }
    let away = missing(glance)?;
    let words = (look.text.lobby.somebody_away)(away.name.as_str());
    let remedy = host.then_some((look.text.lobby.let_sit_in, Order::SitIn(away.id)));
    Some(Hitch { sign: Icon::WifiOff, words, remedy })
}

/// Somebody who is away while nobody plays for them.
fn missing<G: Boarded>(glance: &Glance<G>) -> Option<&Person> {
    glance.people().iter().find(|person| {
        person.away
            && person.seat.is_some()
            && person.part == Part::Player
            && person.kind == Kind::Human
            && glance.stand_in_of(person.id).is_none()
    })
}
