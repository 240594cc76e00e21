//! Beside the board: what keeps the game from going on, and what can be done about it.

use eframe::egui::{CornerRadius, Frame, Label, Margin, Stroke, Ui};

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

/// Shows it; what the player wants, and how much room it took.
pub fn banner_ui<G: Boarded>(
    ui: &mut Ui,
    look: &Look<'_>,
    glance: &Glance<G>,
    damaged: Option<&mut bool>,
) -> (Option<Ask<G>>, f32) {
    let lost = damaged.filter(|damaged| **damaged);
    let hitch = match (hitch(look, glance), &lost) {
        (Some(hitch), _) => hitch,
        (None, Some(_)) => {
            let words = look.text.lobby.lost_lines.to_owned();
            Hitch { sign: Icon::Log, words, remedy: None }
        }
        (None, None) => return (None, 0.0),
    };
    let frame = Frame::new()
        .fill(look.palette.panel)
        .stroke(Stroke::new(2.0, look.palette.ember))
        .corner_radius(CornerRadius::same(size::CORNER))
        .inner_margin(Margin::same(size::PADDING / 2 + 2))
        .shadow(shadow(look.palette));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            icon(ui, look, hitch.sign, size::ICON, look.palette.ember);
            ui.vertical(|ui| words_ui(ui, look, hitch, lost)).inner
        })
        .inner
    });
    (shown.inner, shown.response.rect.height() + size::GAP)
}

fn words_ui<G: Boarded>(
    ui: &mut Ui,
    look: &Look<'_>,
    hitch: Hitch<G>,
    lost: Option<&mut bool>,
) -> Option<Ask<G>> {
    let said = ui.add(Label::new(hitch.words).wrap());
    super::announce(ui, said.id);
    if let Some((name, order)) = hitch.remedy {
        return text_button(ui, name).clicked().then_some(Ask::Host(order));
    }
    if let Some(lost) = lost
        && text_button(ui, look.text.common.close).clicked()
    {
        *lost = false;
    }
    None
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
        let words = if host { look.text.lobby.you_paused } else { texts.paused };
        return Some(Hitch { sign: Icon::Pause, words: words.to_owned(), remedy });
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
