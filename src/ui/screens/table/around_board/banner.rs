//! Beside the board: what keeps the game from going on, and what can be done about it.

use eframe::egui::{Label, Stroke, Ui};

use crate::table::{Ask, Kind, Order, Part, Person};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::GameBoard;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{announce, icon, panel_frame, text_button};

/// What keeps the game from going on.
struct Problem<G: GameBoard> {
    sign: Icon,
    words: String,
    /// What the host may do about it.
    remedy: Option<(&'static str, Order<G>)>,
}

/// Shows it; what the player wants, and how much room it took. A table may have been closed since its
/// game was over.
pub fn banner_ui<G: GameBoard>(
    ui: &mut Ui,
    style: &Style<'_>,
    snapshot: &ClientSnapshot<G>,
    closed: Option<String>,
    damaged: Option<&mut bool>,
) -> (Option<Ask<G>>, f32) {
    let lost = damaged.filter(|damaged| **damaged);
    let closed = closed.map(|words| Problem { sign: Icon::Door, words, remedy: None });
    let problem = match (closed.or_else(|| problem(style, snapshot)), &lost) {
        (Some(problem), _) => problem,
        (None, Some(_)) => {
            let words = style.text.lobby.lost_lines.to_owned();
            Problem { sign: Icon::Log, words, remedy: None }
        }
        (None, None) => return (None, 0.0),
    };
    let edge = Stroke::new(2.0, style.palette.ember);
    let frame = panel_frame(style, edge, size::PADDING / 2 + 2);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            icon(ui, style, problem.sign, size::ICON, style.palette.ember);
            ui.vertical(|ui| words_ui(ui, style, problem, lost)).inner
        })
        .inner
    });
    (shown.inner, shown.response.rect.height() + size::GAP)
}

fn words_ui<G: GameBoard>(
    ui: &mut Ui,
    style: &Style<'_>,
    problem: Problem<G>,
    lost: Option<&mut bool>,
) -> Option<Ask<G>> {
    let said = ui.add(Label::new(problem.words).wrap());
    announce(ui, said.id);
    if let Some((name, order)) = problem.remedy {
        return text_button(ui, name).clicked().then_some(Ask::Host(order));
    }
    if let Some(lost) = lost
        && text_button(ui, style.text.common.close).clicked()
    {
        *lost = false;
    }
    None
}

fn problem<G: GameBoard>(style: &Style<'_>, snapshot: &ClientSnapshot<G>) -> Option<Problem<G>> {
    let texts = &style.text.table;
    let lobby = snapshot.lobby.as_ref()?;
    let host = snapshot.is_host();
    if !snapshot.joined {
        let words = texts.reconnecting.to_owned();
        return Some(Problem { sign: Icon::WifiOff, words, remedy: None });
    }
    if lobby.unsaved {
        let words = texts.unsaved.to_owned();
        return Some(Problem { sign: Icon::Ban, words, remedy: None });
    }
    if lobby.paused {
        let remedy = host.then_some((texts.resume, Order::Pause(false)));
        let words = if host { style.text.lobby.you_paused } else { texts.paused };
        return Some(Problem { sign: Icon::Pause, words: words.to_owned(), remedy });
    }
    let away = missing(snapshot)?;
    let words = style.text.lobby.somebody_away(away.name.as_str());
    let remedy = host.then_some((style.text.lobby.let_sit_in, Order::SitIn(away.id)));
    Some(Problem { sign: Icon::WifiOff, words, remedy })
}

/// Somebody who is away while nobody plays for them.
fn missing<G: GameBoard>(snapshot: &ClientSnapshot<G>) -> Option<&Person> {
    snapshot.people().iter().find(|person| {
        person.away
            && person.seat.is_some()
            && person.part == Part::Player
            && person.kind == Kind::Human
            && snapshot.stand_in_of(person.id).is_none()
    })
}
