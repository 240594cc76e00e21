//! The milestones, each with a picture of its own; those that are not reached stand in the dusk.

use eframe::egui::{Align, Layout, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::ui::profile::challenges::progress::{Milestone, Progress};
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{paper, size};
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{disc, strong};

/// The side of a picture.
const SIDE: f32 = 76.0;
/// The sign of one that is reached, on its picture.
const SIGN: f32 = 24.0;

pub fn milestones_ui(ui: &mut Ui, style: &Style<'_>, progress: &Progress) {
    ui.set_width(ui.available_width());
    ui.heading(style.text.challenges.milestones);
    ui.columns(Milestone::ALL.len(), |columns| {
        for (ui, milestone) in columns.iter_mut().zip(Milestone::ALL) {
            ui.with_layout(Layout::top_down(Align::Center), |ui| {
                milestone_ui(ui, style, milestone, progress.has_reached(milestone));
            });
        }
    });
}

fn milestone_ui(ui: &mut Ui, style: &Style<'_>, milestone: Milestone, reached: bool) {
    let texts = &style.text.challenges;
    let [name, what] = texts.milestone[milestone as usize];
    let (rect, response) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::hover());
    let state = if reached { texts.reached } else { texts.not_yet };
    let label = style.text.common.titled(name, state);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
    let tint = if reached { paper::AS_PAINTED } else { paper::DUSK };
    style.art.paint(ui.painter(), Picture::Milestone(milestone), rect, tint);
    if reached {
        let sign = Rect::from_min_size(rect.max - vec2(SIGN, SIGN), vec2(SIGN, SIGN));
        disc(ui.painter(), style, sign.center(), SIGN / 2.0, style.palette.gold);
        let check = sign.shrink(size::GRID);
        style.art.paint(ui.painter(), Picture::Icon(Icon::Check), check, style.palette.on_gold);
    }
    ui.label(strong(name));
    hint(ui, style, what);
}
