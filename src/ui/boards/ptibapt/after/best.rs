//! The best times against the clock.

use eframe::egui::{Id, RichText, Ui};
use serde::{Deserialize, Serialize};

use super::best_times::{BestTimes, Standing, times_ui};
use crate::ui::profile::statistics::BestResults;
use crate::ui::style::Style;
use crate::ui::widgets::form::hint;
use crate::ui::widgets::strong;

/// The best of all games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Best {
    /// The shortest first.
    pub times: BestTimes,
}

impl BestResults for Best {
    /// How long it took, with its penalties, in thousandths of a second; none where that does not
    /// count (P16).
    type Achieved = Option<u32>;
    type Standing = Standing;

    fn enter(&mut self, millis: Option<u32>, day: &str) -> Option<Standing> {
        millis.map(|millis| self.times.enter(millis, day))
    }

    fn best_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        if self.times.len() == 0 {
            return hint(ui, style, style.text.end.no_best_time);
        }
        ui.label(strong(style.text.end.best_times));
        times_ui(ui, style, &self.times, None);
    }

    fn standing_ui(ui: &mut Ui, style: &Style<'_>, standing: &Standing) -> Option<Id> {
        let texts = &style.text.end;
        let words = match standing.rank {
            Some(1) => texts.best_ever.to_owned(),
            Some(rank) => texts.rank(rank),
            None => texts.no_rank.to_owned(),
        };
        let said = ui.label(strong(words));
        ui.label(RichText::new(texts.best_times).color(style.palette.weak));
        times_ui(ui, style, &standing.best, standing.rank);
        Some(said.id)
    }
}
