//! M25, M26: the chests are opened, and the rubies counted.

pub mod finished;
pub mod tie;

use eframe::egui::{Align2, Label, Painter, Rect, RichText, TextStyle, Ui, Vec2, pos2, vec2};

use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Cell, Tally, Treasure, View};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::ResultBoard;
use crate::ui::boards::after::row::{Row, pop};
use crate::ui::boards::memoarrr::motion::Show;
use crate::ui::boards::memoarrr::picture;
use crate::ui::style::Style;
use crate::ui::style::theme::{paper, size};
use crate::ui::widgets::show as show_picture;

/// The centre card beside its words.
const CENTRE: f32 = 56.0;

impl ResultBoard for Memoarrr {
    fn winners(show: &Show) -> Option<SeatSet> {
        tally(show).filter(|_| show.updates.moving().next().is_none()).map(|tally| tally.winners)
    }

    const END_REVEALS: u8 = 7;

    fn opening(text: &Texts) -> [&'static str; 2] {
        [text.end.opening, text.end.skip]
    }

    fn result_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        open: f32,
    ) {
        let (Some(view), Some(tally)) = (show.updates.view(), tally(show)) else { return };
        let Some(opened) = &view.opened else { return };
        let all = open >= opened.treasures.len() as f32;
        for seat in Seat::all(view.tabletop.seats()) {
            let chests = chests_of(view, &opened.treasures, seat, open);
            let winner = all && tally.winners.contains(seat);
            Won { seat, chests }.row_ui(ui, style, snapshot, winner);
        }
        let card = opened.island[Cell::CENTRE.index()];
        ui.horizontal(|ui| {
            // Its room is kept, so that nothing jumps.
            if !all {
                ui.add_space(CENTRE);
                ui.allocate_space(vec2(0.0, CENTRE));
                return;
            }
            show_picture(ui, style, picture::location(card), CENTRE);
            let words = style.text.end.nobody_knew(&style.text.memoarrr.card(card));
            ui.add(Label::new(RichText::new(words).color(style.palette.text)).wrap());
        });
    }

    fn reason(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        let names = |seats| snapshot.names(seats);
        let reason = |tally| tie::reason(text, &tally, snapshot.you(), names);
        tally(show).map_or(String::new(), reason)
    }
}

/// What everybody has won, once everything is open.
pub fn tally(show: &Show) -> Option<Tally> {
    let view = show.updates.view().filter(|_| show.updates.is_current())?;
    Some(Tally::new(&view.tabletop, &view.opened.as_ref()?.treasures))
}

/// A chest before somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Chest {
    treasure: Treasure,
    /// How far it is open: from a half on one sees what is in it.
    open: f32,
}

impl Chest {
    fn is_open(self) -> bool {
        self.open >= 0.5
    }
}

/// The chests that a seat has won, opened in the order in which they were won at the table.
fn chests_of(view: &View, stack: &[Treasure; 7], seat: Seat, open: f32) -> Vec<Chest> {
    let won = view.tabletop.chests.iter().zip(stack).enumerate();
    let mine = won.filter(|(_, (owner, _))| **owner == seat);
    let chest = |(number, (_, treasure)): (usize, (&Seat, &Treasure))| Chest {
        treasure: *treasure,
        open: (open - number as f32).clamp(0.0, 1.0),
    };
    mine.map(chest).collect()
}

/// What a player has won.
struct Won {
    seat: Seat,
    chests: Vec<Chest>,
}

impl Won {
    fn rubies(&self) -> u8 {
        let open = self.chests.iter().filter(|chest| chest.is_open());
        open.map(|chest| chest.treasure.rubies()).sum()
    }

    fn row_ui(
        &self,
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Memoarrr>,
        winner: bool,
    ) {
        let label = self.label(style, &snapshot.name(self.seat));
        let row = Row { seat: self.seat, winner };
        let inner = row.row_ui(ui, style, snapshot, &label);
        self.paint_chests(ui.painter(), style, chests_rect(inner));
        self.paint_count(ui, style, inner);
    }

    fn label(&self, style: &Style<'_>, name: &str) -> String {
        let texts = &style.text.end;
        let chest = |chest: &Chest| match chest.is_open() {
            true => texts.chest_of(chest.treasure.rubies()),
            false => texts.closed_chest.to_owned(),
        };
        let chests: Vec<String> = self.chests.iter().map(chest).collect();
        let chests = if chests.is_empty() { texts.no_chest.to_owned() } else { chests.join(", ") };
        texts.row(name, &chests, &texts.rubies(self.rubies()))
    }

    fn paint_chests(&self, painter: &Painter, style: &Style<'_>, rect: Rect) {
        let Some(last) = self.chests.len().checked_sub(1) else { return };
        let side = rect.height();
        let step = ((rect.width() - side) / last.max(1) as f32).min(side + size::GRID);
        for (number, chest) in self.chests.iter().enumerate() {
            let middle = pos2(rect.left() + side / 2.0 + step * number as f32, rect.center().y);
            let place = Rect::from_center_size(middle, Vec2::splat(side * pop(chest.open)));
            let picture = match chest.is_open() {
                true => picture::rubies(chest.treasure),
                false => picture::CHEST,
            };
            style.art.paint(painter, picture, place, paper::AS_PAINTED);
        }
    }

    /// A ruby, and how many there are.
    fn paint_count(&self, ui: &Ui, style: &Style<'_>, inner: Rect) {
        let painter = ui.painter();
        let side = inner.height();
        let at = |steps: f32| pos2(inner.right() - side * steps, inner.center().y);
        let ruby = Rect::from_center_size(at(1.9), Vec2::splat(side * 0.55));
        style.art.paint(painter, picture::RUBY, ruby, paper::AS_PAINTED);
        let font = TextStyle::Heading.resolve(ui.style());
        painter.text(at(1.5), Align2::LEFT_CENTER, self.rubies(), font, style.palette.text);
    }
}

/// The room for chests: right of the middle, left of the count.
fn chests_rect(inner: Rect) -> Rect {
    let right = inner.right() - 2.4 * inner.height();
    Rect::from_min_max(pos2(Row::middle(inner), inner.top()), pos2(right, inner.bottom()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Viewer;
    use crate::ui::boards::Show as _;
    use crate::ui::profile::finished_game::FinishedGame;
    use crate::ui::profile::finished_game::tests::ended;
    use crate::ui::style::Motion;

    #[test]
    fn chests_are_opened_one_by_one_and_all_rubies_are_counted() {
        let game = FinishedGame::of_table(&ended(3, false, 2)).unwrap();
        let mut show = Show::default();
        show.set(&game.update(game.last(), Viewer::Spectator).unwrap());
        let (view, tally) = (show.updates.view().unwrap(), tally(&show).unwrap());
        let stack = &view.opened.as_ref().unwrap().treasures;
        for open in 0..=7 {
            let rows = Seat::all(3).map(|seat| chests_of(view, stack, seat, open as f32));
            let opened = rows.flatten().filter(|chest| chest.is_open()).count();
            assert_eq!(opened, open);
        }
        let counted: Vec<u8> = Seat::all(3)
            .map(|seat| {
                let chests = chests_of(view, stack, seat, 7.0);
                Won { seat, chests }.rubies()
            })
            .collect();
        assert_eq!(counted, tally.rubies.to_vec());
    }

    #[test]
    fn after_the_end_the_next_game_is_shown() {
        let game = FinishedGame::of_table(&ended(3, false, 2)).unwrap();
        let [before, last] = [game.last() - 1, game.last()];
        let told = |at| game.update(at, Viewer::Spectator).unwrap();
        let mut show = Show::default();
        show.set(&told(before));
        show.take(&told(last));
        for second in 0..9 {
            show.advance(second.into(), Motion::Normal, &game.snapshot());
        }
        assert!(show.laid().is_some(), "the last cards stay");
        assert!(tally(&show).is_some());
        show.take(&told(0));
        for second in 9..20 {
            show.advance(second.into(), Motion::Normal, &game.snapshot());
        }
        assert_eq!(show.updates.view(), Some(&told(0).view));
    }
}
