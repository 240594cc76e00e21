//! "Your turn" for whoever looks elsewhere: in the title of the window, and by the urgency hint of the
//! window system. Never while the window has the focus.

use eframe::egui::{Context, UserAttentionType, ViewportCommand};

use crate::text::Texts;

/// What the window is called otherwise.
pub(super) const TITLE: &str = "Cinderpeek";

/// What was said of the player's turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Attention {
    /// It was the player's turn when this was last looked at.
    waited: bool,
    /// The title says so.
    called: bool,
}

impl Attention {
    /// Says whether the table waits for the player.
    pub fn update(&mut self, ctx: &Context, text: &Texts, waits: bool) {
        let elsewhere = !ctx.input(|input| input.focused);
        let calls = waits && elsewhere;
        let waited = std::mem::replace(&mut self.waited, waits);
        if calls && !waited {
            let hint = UserAttentionType::Informational;
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(hint));
        }
        if calls != std::mem::replace(&mut self.called, calls) {
            let title = if calls { (text.table.turn_title)(TITLE) } else { TITLE.to_owned() };
            ctx.send_viewport_cmd(ViewportCommand::Title(title));
            if !calls {
                let hint = UserAttentionType::Reset;
                ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(hint));
            }
        }
    }
}
