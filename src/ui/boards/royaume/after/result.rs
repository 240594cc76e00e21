//! R31: the points are counted by where they came from, and the crown is given.

pub mod finished;
mod sources;

use eframe::egui::{self, Align2, Rect, Sense, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::Royaume;
use crate::games::royaume::Tally;
use crate::text::Texts;
use crate::text::common::signed;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::ResultBoard;
use crate::ui::boards::after::row::{self, Row};
use crate::ui::boards::paint::ease;
use crate::ui::boards::royaume::motion::Show;
use crate::ui::boards::royaume::picture;
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::letters;
use crate::ui::widgets::form::hint;
use sources::{SOURCES, Sources};

/// One kind of points is counted after the other; then everybody comes to their rank.
const REVEALS: u8 = SOURCES as u8 + 1;
/// The signs of the kinds.
const SIGNS: [Picture; SOURCES] =
    [picture::CHALLENGE_SIGN, picture::WIZARD_SIGN, picture::MEMORY_SIGN, picture::CARDS_ICON];

impl ResultBoard for Royaume {
    fn winners(show: &Show) -> Option<SeatSet> {
        tally(show).map(|tally| tally.winners)
    }

    const END_REVEALS: u8 = REVEALS;

    fn opening(text: &Texts) -> [&'static str; 2] {
        [text.royaume.result.counting, text.royaume.result.count_all]
    }

    fn result_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        open: f32,
    ) {
        let (Some(view), Some(tally)) = (show.view(), tally(show)) else { return };
        let sources = Sources::known(ui.ctx(), snapshot, &view.tabletop);
        let all = open >= SOURCES as f32;
        let ranks = Ranks { ranked: tally.ranked(), part: (open - SOURCES as f32).clamp(0.0, 1.0) };
        ranks.rows_ui(ui, |ui, seat| {
            let winner = all && tally.winners.contains(seat);
            let counted = Counted { seat, points: sources.of(seat), open };
            counted.row_ui(ui, style, snapshot, winner);
        });
        hint(ui, style, style.text.royaume.result.sources_hint);
    }

    fn reason(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        let name = |seat| snapshot.name(seat);
        let reason = |tally| reason(text, &tally, snapshot.you(), name);
        tally(show).map_or(String::new(), reason)
    }
}

/// What everybody has, once the game is over and nothing moves any more.
pub fn tally(show: &Show) -> Option<Tally> {
    let view = show.view().filter(|_| show.is_still())?;
    view.tabletop.todo.is_empty().then(|| Tally::new(&view.tabletop))
}

/// R31: why these have won.
pub fn reason(
    text: &Texts,
    tally: &Tally,
    you: Option<Seat>,
    name: impl Fn(Seat) -> String,
) -> String {
    let texts = &text.royaume.result;
    let Some(winner) = tally.winners.first() else { return String::new() };
    let of = |seat: Seat| {
        let at = seat.index();
        (tally.points[at], tally.placed[at], tally.completed[at])
    };
    let (points, placed, completed) = of(winner);
    let all = || Seat::all(tally.points.len() as u8);
    let names =
        |seats: Vec<Seat>| text.common.list(&seats.into_iter().map(&name).collect::<Vec<_>>());
    let tied: Vec<Seat> = all().filter(|seat| of(*seat).0 == points).collect();
    if tally.winners.len() > 1 {
        return texts.all_equal(&names(tally.winners.iter().collect()));
    }
    let as_many = tied.iter().filter(|seat| of(**seat).1 == placed).count();
    match (tied.len(), as_many) {
        (1, _) if you == Some(winner) => texts.you_most_points(points),
        (1, _) => texts.most_points(&name(winner), points),
        (_, 1) => texts.more_placed(&names(tied), points, &name(winner), placed),
        _ => {
            let tied = tied.into_iter().filter(|seat| of(*seat).1 == placed).collect();
            texts.more_completed(&names(tied), points, &name(winner), completed)
        }
    }
}

/// Everybody in the order of the seats, on their way to that of their ranks.
struct Ranks {
    /// The best first.
    ranked: Vec<Seat>,
    /// How far they are.
    part: f32,
}

impl Ranks {
    fn rows_ui(&self, ui: &mut Ui, mut row_ui: impl FnMut(&mut Ui, Seat)) {
        let step = row::HEIGHT + ui.spacing().item_spacing.y;
        let count = self.ranked.len() as f32;
        let wanted = vec2(ui.available_width(), count * step - ui.spacing().item_spacing.y);
        let (room, _) = ui.allocate_exact_size(wanted, Sense::hover());
        // A screen reader is told them in the order in which they are seen.
        let mut rows: Vec<(f32, Seat)> = self
            .ranked
            .iter()
            .enumerate()
            .map(|(rank, seat)| (self.place(rank, *seat), *seat))
            .collect();
        rows.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (place, seat) in rows {
            let at = room.min + vec2(0.0, place * step);
            let rect = Rect::from_min_size(at, vec2(room.width(), row::HEIGHT));
            row_ui(&mut ui.new_child(UiBuilder::new().id_salt(seat.index()).max_rect(rect)), seat);
        }
    }

    /// Where somebody of that rank is by now, in rows from the top.
    fn place(&self, rank: usize, seat: Seat) -> f32 {
        egui::lerp(seat.index() as f32..=rank as f32, ease(self.part))
    }
}

/// What a player has, as far as it is counted.
struct Counted {
    seat: Seat,
    points: [i16; SOURCES],
    open: f32,
}

impl Counted {
    /// How far a kind is counted.
    fn part(&self, number: usize) -> f32 {
        (self.open - number as f32).clamp(0.0, 1.0)
    }

    /// The points of a kind, if they are counted.
    fn points(&self, number: usize) -> Option<i16> {
        (self.part(number) >= 0.5).then(|| self.points[number])
    }

    fn sum(&self) -> i16 {
        (0..SOURCES).filter_map(|number| self.points(number)).sum()
    }

    fn label(&self, style: &Style<'_>, name: &str) -> String {
        let texts = &style.text.royaume.result;
        let from = (0..SOURCES).filter_map(|number| {
            let points = signed(self.points(number)?);
            Some(texts.from(&points, texts.sources[number]))
        });
        let from = from.collect::<Vec<_>>().join(", ");
        texts.row(name, &from, &style.text.royaume.points(self.sum().into()))
    }

    fn row_ui(
        &self,
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Royaume>,
        winner: bool,
    ) {
        let label = self.label(style, &snapshot.name(self.seat));
        let inner = Row { seat: self.seat, winner }.row_ui(ui, style, snapshot, &label);
        let (left, right) = (Row::middle(inner), inner.right() - 2.0 * inner.height());
        let wide = (right - left) / SOURCES as f32;
        for number in 0..SOURCES {
            let at = pos2(left + wide * number as f32, inner.top());
            self.paint_kind(ui, style, Rect::from_min_size(at, vec2(wide, inner.height())), number);
        }
        let font = TextStyle::Heading.resolve(ui.style());
        let at = pos2(inner.right() - 1.2 * inner.height(), inner.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, self.sum(), font, style.palette.text);
    }

    /// The sign of a kind, and under it what it brought.
    fn paint_kind(&self, ui: &Ui, style: &Style<'_>, room: Rect, number: usize) {
        let side = room.height() * 0.44 * row::pop(self.part(number));
        let middle = pos2(room.center().x, room.top() + room.height() * 0.28);
        let place = Rect::from_center_size(middle, Vec2::splat(side));
        style.art.paint(ui.painter(), SIGNS[number], place, style.palette.weak);
        if let Some(points) = self.points(number) {
            let font = letters::strong().resolve(ui.style());
            let at = pos2(room.center().x, room.top() + room.height() * 0.76);
            let color = if points < 0 { style.palette.ruby } else { style.palette.text };
            ui.painter().text(at, Align2::CENTER_CENTER, signed(points), font, color);
        }
    }
}
