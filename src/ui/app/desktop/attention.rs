//! "Your turn" for whoever looks elsewhere: in the title of the window, by the urgency hint of the
//! window system and, if it is wanted, as a notification. Never while the window has the focus.

use eframe::egui::{Context, UserAttentionType, ViewportCommand};

use super::notification::{Notification, ServiceAnswer};
use crate::games::GameName;
use crate::text::Texts;
use crate::ui::app::App;
use crate::ui::app::background::bring_to_front;
use crate::ui::screens::table::Awaited;

/// What the window is called otherwise.
pub(super) const TITLE: &str = "Cinderpeek";

/// What was said of the player's turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Attention {
    /// It was the player's turn when this was last looked at.
    waited: bool,
    /// Whether the title says that it is the player's turn.
    called: bool,
}

/// What is new for somebody who looks elsewhere.
enum TurnHint {
    /// It is their turn now.
    Begins,
    /// It is not any more, or they are back.
    Ends,
}

impl Attention {
    /// Says whether the table waits for the player.
    fn update(&mut self, ctx: &Context, text: &Texts, waits: bool) -> Option<TurnHint> {
        let elsewhere = !ctx.input(|input| input.raw.focused);
        let calls = waits && elsewhere;
        let waited = std::mem::replace(&mut self.waited, waits);
        let begins = calls && !waited;
        if begins {
            let hint = UserAttentionType::Informational;
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(hint));
        }
        let called = std::mem::replace(&mut self.called, calls);
        if calls != called {
            let title = if calls { text.table.turn_title(TITLE) } else { TITLE.to_owned() };
            ctx.send_viewport_cmd(ViewportCommand::Title(title));
        }
        if called && !calls {
            let hint = UserAttentionType::Reset;
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(hint));
            return Some(TurnHint::Ends);
        }
        begins.then_some(TurnHint::Begins)
    }
}

impl App {
    /// Calls the player if the table waits for them, and takes that back when it does not.
    pub(crate) fn call_player(&mut self, ctx: &Context) {
        let text = self.settings.language.texts();
        let waits = self.table().and_then(|table| table.waits_for()) == Some(Awaited::Turn);
        match self.attention.update(ctx, text, waits) {
            Some(TurnHint::Begins) if self.settings.notifications => {
                let game = self.table().and_then(|table| table.game());
                self.notifier.show(your_turn(text, game));
            }
            Some(TurnHint::Ends) => self.notifier.withdraw(),
            Some(TurnHint::Begins) | None => {}
        }
    }

    /// What became of the notifications.
    pub(crate) fn handle_notifications(&mut self, ctx: &Context) {
        while let Some(answer) = self.notifier.answer() {
            match answer {
                ServiceAnswer::Pressed => bring_to_front(ctx),
                ServiceAnswer::NoService => {
                    let texts = &self.settings.language.texts().settings;
                    self.trouble = Some(texts.no_notifications.to_owned());
                }
            }
        }
    }
}

/// It names nobody and no card.
fn your_turn(text: &Texts, game: Option<GameName>) -> Notification {
    Notification {
        title: text.table.turn_notification.to_owned(),
        body: game.map_or(TITLE, |game| text.offer.name(game)).to_owned(),
        open: text.table.to_table.to_owned(),
    }
}
