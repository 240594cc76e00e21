//! The best times against the clock, with the day of each.

use eframe::egui::{Grid, RichText, Ui, vec2};
use serde::{Deserialize, Serialize};

use crate::ui::style::Style;
use crate::ui::style::theme::size;
use crate::ui::widgets::strong;

/// How many are kept.
const KEPT: usize = 10;

/// The best times, the shortest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestTimes(Vec<BestTime>);

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestTime {
    /// With its penalties, in thousandths of a second.
    pub millis: u32,
    /// The day, as `2026-11-16`.
    pub day: String,
}

/// Where a time stands among the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its place, counted from 1; none if it is not among the best.
    pub rank: Option<usize>,
    /// The best ones, with it.
    pub best: BestTimes,
}

impl BestTimes {
    /// Takes a time in, behind others that are as short.
    pub fn enter(&mut self, millis: u32, day: &str) -> Standing {
        let at = self.0.partition_point(|other| other.millis <= millis);
        self.0.insert(at, BestTime { millis, day: day.to_owned() });
        self.0.truncate(KEPT);
        Standing { rank: (at < KEPT).then_some(at + 1), best: self.clone() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// All of them, the shortest first.
    pub fn iter(&self) -> impl Iterator<Item = &BestTime> {
        self.0.iter()
    }
}

/// Shows them; the one at that place, counted from 1, stands out.
pub fn times_ui(ui: &mut Ui, style: &Style<'_>, times: &BestTimes, newest: Option<usize>) {
    let grid = Grid::new("times").num_columns(3).spacing(vec2(size::BREAK, size::GRID));
    grid.show(ui, |ui| {
        for (rank, best) in (1..).zip(times.iter()) {
            let new = newest == Some(rank);
            let color = if new { style.palette.focus } else { style.palette.text };
            let time = style.text.common.clock(best.millis);
            let time = strong(time);
            ui.label(RichText::new(format!("{rank}.")).color(style.palette.weak));
            ui.label(time.color(color));
            ui.label(RichText::new(style.text.common.day(&best.day)).color(style.palette.weak));
            ui.end_row();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_come_first_and_ten_are_kept() {
        let mut times = BestTimes::default();
        for second in (1..=12).rev() {
            times.enter(second * 1000, "2026-11-16");
        }
        assert_eq!(times.len(), KEPT);
        assert_eq!(times.iter().next().map(|best| best.millis), Some(1000));
        assert_eq!(times.enter(2000, "2026-11-17").rank, Some(3), "behind the older one");
        assert_eq!(times.enter(60_000, "2026-11-17").rank, None);
    }
}
