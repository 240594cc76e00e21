//! Whether the game was fair, in the player's words: the verdict of this player's own program.

use eframe::egui::{Label, RichText, Ui};

use crate::client::Verdict;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::GameBoard;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{icon, strong};

/// Shows the verdict, as soon as there is one.
pub fn verdict_ui<G: GameBoard>(ui: &mut Ui, style: &Style<'_>, snapshot: &ClientSnapshot<G>) {
    let (texts, palette) = (&style.text.end, style.palette);
    let Some(verdict) = &snapshot.verdict else { return };
    let (sign, color) = match verdict {
        Verdict::Verified { .. } => (Icon::Check, palette.good),
        Verdict::Differs(_) => (Icon::Ban, palette.ruby),
    };
    let title = texts.verdict_title(verdict);
    ui.horizontal(|ui| {
        icon(ui, style, sign, size::ICON, color);
        ui.label(strong(title).color(color));
    });
    let words = RichText::new(texts.verdict(verdict, |seat| snapshot.name(seat))).small();
    ui.add(Label::new(words.color(palette.weak)).wrap());
}
