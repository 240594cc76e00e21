//! What a challenge has brought, at the end of its game.

use eframe::egui::text::LayoutJob;
use eframe::egui::{Align, FontSelection, Label, RichText, TextStyle, Ui, WidgetText};

use crate::games::GameName;
use crate::ui::profile::challenges::ladder::Climb;
use crate::ui::profile::challenges::progress::Milestone;
use crate::ui::profile::challenges::reward::{Gain, Reward};
use crate::ui::screens::challenges::daily::SharedResult;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::size;
use crate::ui::widgets::{announce, show, strong};

/// The side of a picture.
const SIDE: f32 = 56.0;

/// Shows it; which result was copied is noted.
pub fn reward_ui(ui: &mut Ui, style: &Style<'_>, reward: &Reward, copied: &mut Option<GameName>) {
    let texts = &style.text.challenges;
    match &reward.gain {
        Gain::Ladder { from, to } => climb_ui(ui, style, *from, *to),
        Gain::Deal { day, result, streak } => {
            let of_day = style.text.common.day(&day.to_string());
            let words = [texts.deal_counts(&of_day), texts.streak(*streak)];
            say(ui, strong(words.join(" · ")));
            let shared = SharedResult { game: reward.game, day: *day, result, streak: *streak };
            shared.shared_ui(ui, style, copied);
        }
    }
    for milestone in &reward.milestones {
        milestone_ui(ui, style, *milestone);
    }
}

/// Where the player stands on the ladder now, beside whom they have to beat next.
fn climb_ui(ui: &mut Ui, style: &Style<'_>, from: Climb, to: Climb) {
    let texts = &style.text.challenges;
    let (picture, words) = match to.level() {
        None => (Picture::Icon(Icon::Crown), texts.top.to_owned()),
        Some(level) => {
            let bot = style.text.common.bot(level);
            let words = match to {
                Climb { beaten, .. } if beaten > from.beaten => texts.climbed(bot),
                Climb { wins: 0, .. } => texts.holds(bot),
                Climb { .. } => texts.one_more(bot),
            };
            (Picture::Bot(level), words)
        }
    };
    beside(ui, style, picture, strong(words));
}

fn milestone_ui(ui: &mut Ui, style: &Style<'_>, milestone: Milestone) {
    let texts = &style.text.challenges;
    let [name, what] = texts.milestone[milestone as usize];
    let name = strong(texts.new_milestone(name));
    let what = RichText::new(format!("\n{what}")).text_style(TextStyle::Small);
    let mut words = LayoutJob::default();
    for part in [name.color(style.palette.focus), what.color(style.palette.weak)] {
        part.append_to(&mut words, ui.style(), FontSelection::Default, Align::Center);
    }
    beside(ui, style, Picture::Milestone(milestone), words);
}

/// A picture with words beside it.
fn beside(ui: &mut Ui, style: &Style<'_>, picture: Picture, words: impl Into<WidgetText>) {
    ui.horizontal(|ui| {
        show(ui, style, picture, SIDE);
        ui.add_space(size::GRID);
        say(ui, words);
    });
}

/// Words that a screen reader says by itself.
fn say(ui: &mut Ui, words: impl Into<WidgetText>) {
    let said = ui.add(Label::new(words).wrap());
    announce(ui, said.id);
}
