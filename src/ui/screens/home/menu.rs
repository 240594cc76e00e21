//! What to play, and what was left unfinished.

use eframe::egui::Ui;

use crate::table::{Kind, Person};
use crate::ui::look::Look;
use crate::ui::neighbourhood::Neighbourhood;
use crate::ui::picture::{Icon, Picture};
use crate::ui::screens::Wish;
use crate::ui::settings::Settings;
use crate::ui::theme::size;
use crate::ui::unfinished::{Joined, Saved};
use crate::ui::widgets::{Card, card, posters_ui, text_button};

/// The posters are not higher.
const POSTER: f32 = 132.0;

/// Shows it; what the player wants.
pub fn menu_ui(
    ui: &mut Ui,
    look: &Look<'_>,
    settings: &Settings,
    around: &Neighbourhood,
) -> Option<Wish> {
    let texts = &look.text.home;
    let game = settings.game;
    let about = settings.practice.of(game).against(look.text);
    let mut wish = posters_ui(ui, look, game, POSTER).map(Wish::Game);
    let practise = entry(ui, look, Icon::Play, texts.practise, &about, true);
    if practise {
        wish = Some(Wish::Practise(game, Box::new(settings.practice.clone())));
    }
    ui.vertical_centered(|ui| {
        if text_button(ui, texts.change_practice).clicked() {
            wish = Some(Wish::SetUpPractice);
        }
    });
    if entry(ui, look, Icon::Wifi, texts.host, texts.host_hint, false) {
        wish = Some(Wish::SetUpHosting);
    }
    go_on_ui(ui, look, around).or(wish)
}

fn entry(ui: &mut Ui, look: &Look<'_>, icon: Icon, title: &str, about: &str, gold: bool) -> bool {
    let name = if about.is_empty() { title.to_owned() } else { format!("{title}: {about}") };
    let picture = Picture::Icon(icon);
    card(ui, look, &Card { picture, title, about, act: None, gold, name: &name }).clicked()
}

fn go_on_ui(ui: &mut Ui, look: &Look<'_>, around: &Neighbourhood) -> Option<Wish> {
    let texts = &look.text.home;
    let left = around.unfinished();
    if left.len() == 0 {
        return None;
    }
    ui.add_space(size::GAP);
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
        let title = match others.is_empty() {
            true => game.to_owned(),
            false => (texts.go_on_practice)(game, &others),
        };
        if entry(ui, look, Icon::Again, &title, "", false) {
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
