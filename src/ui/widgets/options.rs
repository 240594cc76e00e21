//! What Memoarrr! is played by: for practice, for a table of one's own and in its lobby.

use eframe::egui::{Ui, vec2};

use super::choice;
use super::form::{hint, tick};
use crate::games::memoarrr::Options;
use crate::ui::look::Look;
use crate::ui::theme::size;

/// Basic or expert, and the variants; says whether anything was changed. Sides are chosen elsewhere.
pub fn options_ui(ui: &mut Ui, look: &Look<'_>, options: &mut Options) -> bool {
    let texts = &look.text.memoarrr;
    let before = *options;
    let half = (ui.available_width() - size::GAP) / 2.0;
    ui.horizontal(|ui| {
        for (expert, text) in [(false, texts.basic), (true, texts.expert)] {
            let wanted = vec2(half, size::BUTTON);
            if choice(ui, look, options.expert == expert, None, text, wanted).clicked() {
                options.expert = expert;
            }
        }
    });
    hint(ui, look, if options.expert { texts.expert_hint } else { texts.basic_hint });
    tick(ui, look, &mut options.ordered_stack, texts.ordered, texts.ordered_hint);
    // It stays in its place, so that nothing jumps.
    ui.add_enabled_ui(options.expert, |ui| {
        tick(ui, look, &mut options.opening_ability, texts.opening, texts.opening_hint);
    });
    *options != before
}

/// What is played by, in a few words each.
pub fn options_words(look: &Look<'_>, options: &Options) -> Vec<&'static str> {
    let texts = &look.text.memoarrr;
    let mut words = vec![if options.expert { texts.expert } else { texts.basic }];
    if options.ordered_stack {
        words.push(texts.ordered);
    }
    if options.expert && options.opening_ability {
        words.push(texts.opening);
    }
    words
}
