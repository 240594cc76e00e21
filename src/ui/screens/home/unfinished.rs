//! What was left unfinished, and can be gone on with.

use eframe::egui::Ui;

use super::entry;
use crate::table::{Kind, Person};
use crate::ui::look::Look;
use crate::ui::neighbourhood::Neighbourhood;
use crate::ui::picture::Icon;
use crate::ui::screens::Wish;
use crate::ui::unfinished::{Joined, Saved};

/// Shows it; what the player wants.
pub fn unfinished_ui(ui: &mut Ui, look: &Look<'_>, around: &Neighbourhood) -> Option<Wish> {
    let texts = &look.text.home;
    let left = around.unfinished();
    ui.heading(texts.go_on);
    let mut wish = None;
    if let Some(Joined { name, .. }) = &left.joined
        && entry(ui, look, Icon::Arrow, &(texts.go_on_joined)(name), texts.go_on_joined_hint, false)
    {
        wish = left.joined.as_ref().map(|it| Wish::Join(Box::new(it.call(&around.tables()))));
    }
    if let Some(saved) = &left.hosted {
        let about = (texts.go_on_hosted_with)(&others(look, saved));
        if entry(ui, look, Icon::Lantern, &(texts.go_on_hosted)(&saved.name), &about, false) {
            wish = Some(Wish::GoOnHosting(saved.game));
        }
    }
    if let Some(saved) = &left.practice {
        let (game, others) = (look.text.offer.name(saved.game), others(look, saved));
        let about = match others.is_empty() {
            true => game.to_owned(),
            false => (texts.go_on_practice)(game, &others),
        };
        if entry(ui, look, Icon::Again, texts.go_on_practising, &about, false) {
            wish = Some(Wish::GoOnPractising(saved.game));
        }
    }
    wish
}

fn others(look: &Look<'_>, saved: &Saved) -> String {
    let name = |person: &Person| called(look, person.kind, person.name.as_str());
    (look.text.common.list)(&saved.others.iter().map(name).collect::<Vec<_>>())
}

/// A bot by its level, in the player's language; anybody else by their name.
fn called(look: &Look<'_>, kind: Kind, name: &str) -> String {
    match kind {
        Kind::Bot(level) => look.text.common.bot_level[level as usize].to_owned(),
        Kind::Human => name.to_owned(),
    }
}
