//! The window is minimised, or others lie over it: the system asks for no frames then, and the library
//! calls [`eframe::App::logic`] alone. What does not need the player's eyes goes on all the same: whose
//! turn it is, sounds, the clock, a second start, the cross in the corner. The board waits with what it
//! has to show until somebody can see it.

use std::time::{Duration, Instant};

use eframe::egui::{Context, ViewportCommand};

use crate::ui::app::background::bring_to_front;
use crate::ui::app::{App, Screen};
use crate::ui::screens::table::TableScreen;

/// Nothing that nobody sees is done more often.
const SELDOM: Duration = Duration::from_millis(250);

/// The last frame that was painted, by the window's time and by the clock.
#[derive(Clone, Copy, Debug)]
pub struct LastFrame {
    time: f64,
    at: Instant,
}

impl LastFrame {
    /// The one that is painted now.
    pub fn of(ctx: &Context) -> Self {
        Self { time: ctx.input(|input| input.time), at: Instant::now() }
    }

    /// The window's time, which stands still out of sight.
    pub(crate) fn now(self) -> f64 {
        self.time + self.at.elapsed().as_secs_f64()
    }
}

impl App {
    /// Goes on without a frame, unless one is painted anyway: the window's time has gone on then.
    pub fn go_on_out_of_sight(&mut self, ctx: &Context) {
        let time = ctx.input(|input| input.time);
        if let Some(last) = self.last_frame.filter(|last| time <= last.time) {
            self.go_on(ctx, last.now(), false);
            self.attend_to_window(ctx);
        }
    }

    /// What has happened since the last time, in sight or not.
    pub(crate) fn go_on(&mut self, ctx: &Context, now: f64, in_sight: bool) {
        self.handle_file_results();
        self.handle_second_starts(ctx);
        self.handle_notifications(ctx);
        self.handle_sound_test();
        if let Some(next) = self.advance(now, in_sight) {
            let next = Duration::from_secs_f64(next);
            ctx.request_repaint_after(if in_sight { next } else { next.max(SELDOM) });
        }
    }

    /// Calls whoever is elsewhere, and asks whoever presses the cross.
    pub(crate) fn attend_to_window(&mut self, ctx: &Context) {
        self.call_player(ctx);
        if !self.quits && ctx.input(|input| input.viewport().close_requested()) {
            self.ask_before_closing(ctx);
        }
    }

    /// The close button of the window asks what leaving the table asks.
    fn ask_before_closing(&mut self, ctx: &Context) {
        if !self.table().is_some_and(TableScreen::ask_before_closing) {
            return;
        }
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        bring_to_front(ctx);
        // The question is on the table's own screen.
        while !matches!(self.screen, Screen::Table(_))
            && let Some(under) = self.beneath.pop()
        {
            self.screen = under;
        }
    }
}
