//! Whether the game was fair, in the player's words: the verdict of this player's own program.

use eframe::egui::{Label, RichText, Ui};

use crate::client::{Difference, Verdict};
use crate::table::game::fair::Promise;
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::Boarded;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::icon;

/// Shows the verdict, as soon as there is one.
pub fn verdict_ui<G: Boarded>(ui: &mut Ui, style: &Style<'_>, snapshot: &ClientSnapshot<G>) {
    let (texts, palette) = (&style.text.end, style.palette);
    let Some(verdict) = &snapshot.verdict else { return };
    let (sign, color, title) = match verdict {
        Verdict::Verified { .. } => (Icon::Check, palette.good, texts.verified),
        Verdict::Differs(_) => (Icon::Ban, palette.ruby, texts.differs),
    };
    ui.horizontal(|ui| {
        icon(ui, style, sign, size::ICON, color);
        ui.label(RichText::new(title).text_style(letters::strong()).color(color));
    });
    let words = RichText::new(sentence(style.text, snapshot, verdict)).small();
    ui.add(Label::new(words.color(palette.weak)).wrap());
}

/// What the verdict says.
fn sentence<G: Boarded>(text: &Texts, snapshot: &ClientSnapshot<G>, verdict: &Verdict) -> String {
    let texts = &text.end;
    match verdict {
        Verdict::Verified { witnessed: true, .. } => texts.verified_hint.to_owned(),
        Verdict::Verified { witnessed: false, .. } => texts.verified_later.to_owned(),
        Verdict::Differs(difference) => match *difference {
            Difference::OtherAgreement => texts.other_agreement.to_owned(),
            Difference::Broken(Promise::Host) => texts.broken_by_host.to_owned(),
            Difference::Broken(Promise::Seat(seat)) => (texts.broken_by_seat)(&snapshot.name(seat)),
            Difference::NoDeal => texts.no_deal.to_owned(),
            Difference::OtherUpdate(seq) => (texts.other_update)(seq),
            Difference::Illegal(seq) => (texts.illegal)(seq + 1),
            Difference::NotOver => texts.not_over.to_owned(),
            Difference::TookBack(seq) => (texts.took_back)(seq),
            Difference::TooManyUpdates(_) => texts.too_many_updates.to_owned(),
        },
    }
}
