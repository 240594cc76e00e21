//! Whether the game was fair, in the player's words: the verdict of this player's own program.

use eframe::egui::{Label, RichText, Ui};

use crate::client::{Difference, Verdict};
use crate::table::fair::Promise;
use crate::ui::boards::Boarded;
use crate::ui::glance::Glance;
use crate::ui::look::Look;
use crate::ui::picture::Icon;
use crate::ui::text::Texts;
use crate::ui::theme::{letters, size};
use crate::ui::widgets::icon;

/// Shows the verdict, as soon as there is one.
pub fn verdict_ui<G: Boarded>(ui: &mut Ui, look: &Look<'_>, glance: &Glance<G>) {
    let (texts, palette) = (&look.text.end, look.palette);
    let Some(verdict) = &glance.verdict else { return };
    let (sign, color, title) = match verdict {
        Verdict::Verified { .. } => (Icon::Check, palette.good, texts.verified),
        Verdict::Differs(_) => (Icon::Ban, palette.ruby, texts.differs),
    };
    ui.horizontal(|ui| {
        icon(ui, look, sign, size::ICON, color);
        ui.label(RichText::new(title).text_style(letters::strong()).color(color));
    });
    let words = RichText::new(sentence(look.text, glance, verdict)).small();
    ui.add(Label::new(words.color(palette.weak)).wrap());
}

/// What the verdict says.
fn sentence<G: Boarded>(text: &Texts, glance: &Glance<G>, verdict: &Verdict) -> String {
    let texts = &text.end;
    match verdict {
        Verdict::Verified { witnessed: true, .. } => texts.verified_hint.to_owned(),
        Verdict::Verified { witnessed: false, .. } => texts.verified_later.to_owned(),
        Verdict::Differs(difference) => match *difference {
            Difference::OtherAgreement => texts.other_agreement.to_owned(),
            Difference::Broken(Promise::Host) => texts.broken_by_host.to_owned(),
            Difference::Broken(Promise::Seat(seat)) => (texts.broken_by_seat)(&glance.name(seat)),
            Difference::NoDeal => texts.no_deal.to_owned(),
            Difference::OtherUpdate(seq) => (texts.other_update)(seq),
            Difference::Illegal(seq) => (texts.illegal)(seq + 1),
            Difference::NotOver => texts.not_over.to_owned(),
            Difference::TookBack(seq) => (texts.took_back)(seq),
        },
    }
}
