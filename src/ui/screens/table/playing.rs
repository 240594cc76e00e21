//! A game at a table: the board, the line above it, what stands beside it, and what lies over all.

use eframe::egui::{Key, Rect, Ui, pos2};

use super::around_board::banner::banner_ui;
use super::around_board::bar::bar_region;
use super::around_board::line::line_ui;
use super::around_board::side::time_up;
use super::leaving::Leaving;
use super::lobby::GameLobby;
use super::{AtTable, frozen};
use crate::table::Ask;
use crate::ui::boards::{Draft, Intent, Line, Show};
use crate::ui::profile::settings::Settings;
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::style::theme::{size, text_scale};
use crate::ui::widgets::{part, sea};

/// The widths of the panel beside the board, for small and for large windows.
const SIDE: [f32; 2] = [236.0, 320.0];
/// Its width where it is folded and there is nobody to talk to.
const FOLDED: f32 = 76.0;
/// The height of the two lines above the board.
const LINES: f32 = 64.0;

impl<G: GameLobby> AtTable<G> {
    /// The table while a game is played, and when it is over.
    pub(super) fn game_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        settings: &Settings,
    ) -> Option<Command> {
        sea(ui, style);
        self.session.snapshot.name_bots(style.text);
        let narrow = self.side.is_narrow(&self.session.snapshot);
        let [bar, lines, board, side] = regions(ui, narrow);
        let lines = lines.with_max_x(lines.right() - self.end.room_in_line());
        let mut command = self.bar_ui(&mut part(ui, bar, "bar"), style, settings);
        let (line, latest) = (self.line(style), self.latest(style));
        let pressed = line_ui(&mut part(ui, lines, "lines"), style, &line, &latest, board);
        let chosen = self.board_ui(&mut part(ui, board, "board"), style);
        self.side_ui(&mut part(ui, side, "side"), style);
        if let Some(intent) = pressed.or(chosen) {
            self.obey(intent);
        }
        let (snapshot, around) = (&self.session.snapshot, lines.union(board));
        let next = self.end.end_ui(ui, style, snapshot, &self.show, self.purpose, around);
        command = next.and_then(|next| self.go_on(next)).or(command);
        let asked = self.is_asked();
        command = self.dialogs_ui(ui, style, settings).or(command);
        let escape = !asked && ui.input(|input| input.key_pressed(Key::Escape));
        // What was only half chosen is taken back first.
        if command.is_none() && escape && !self.draft.take_back() {
            self.leaving = Some(Leaving::Table);
        }
        command
    }

    fn line(&self, style: &Style<'_>) -> Line<G::Action> {
        let snapshot = &self.session.snapshot;
        let paused = snapshot.lobby.as_ref().is_some_and(|lobby| lobby.paused);
        if paused && snapshot.is_playing() {
            return Line::plain(style.text.table.pausing.to_owned());
        }
        let line = G::line(style.text, snapshot, &self.show, &self.draft);
        // Of several people at this laptop, who is asked?
        match snapshot.myself().filter(|_| line.mine && snapshot.is_shared()) {
            Some(me) => {
                let text = style.text.beside.line(me.name.as_str(), &line.text);
                Line { text, ..line }
            }
            None => line,
        }
    }

    /// What happened last, in words.
    fn latest(&self, style: &Style<'_>) -> String {
        match self.time_up {
            Some((seat, _)) => time_up(style.text, &self.session.snapshot, seat),
            None => G::latest(style.text, &self.session.snapshot, &self.show),
        }
    }

    /// The board, or a curtain while it must not be seen; what the player chose there.
    fn board_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Intent<G::Action>> {
        if self.frozen {
            frozen::curtain_ui(ui, style);
            return None;
        }
        let (show, draft) = (&mut self.show, &mut self.draft);
        G::board_ui(ui, style, &self.session.snapshot, show, draft, &self.reactions)
    }

    /// Beside the board: what keeps the game from going on, the log and the chat.
    fn side_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        let closed = self.closed_after_game().map(|ending| ending.words(&style.text.trouble));
        let damaged = self.others.as_mut().map(|others| &mut others.entrance.damaged);
        let (remedy, used) = banner_ui(ui, style, &self.session.snapshot, closed, damaged);
        let rest = ui.max_rect().with_min_y(ui.max_rect().top() + used);
        // Nothing is read before it is seen.
        self.forget_shown_logs();
        let pages = self.logs.front().map(|log| match self.show.holds_round() {
            true => log.pages_at_round_end(),
            false => log.pages(),
        });
        let (log, late, missed) =
            pages.map_or((&[][..], &[][..], false), |it| (&it.lines[..], &it.late[..], it.missed));
        let log = &log[..log.len().saturating_sub(self.show.untold())];
        let (ui, snapshot) = (&mut part(ui, rest, "log and chat"), &self.session.snapshot);
        let asked = self.side.side_ui(ui, style, snapshot, log, (late, missed));
        if let Some(ask) = asked.or(remedy) {
            self.session.want(ask);
        }
    }

    fn obey(&mut self, intent: Intent<G::Action>) {
        match intent {
            Intent::Act(action) => {
                // What comes next is chosen anew, even where the same could be chosen again.
                self.draft.take_back();
                self.session.act(action);
            }
            Intent::GoOn => self.session.want(Ask::GoOn),
            Intent::TakeBack => {
                self.draft.take_back();
            }
            Intent::AskFirst => self.draft.ask_first(),
        }
    }

    /// Whether something lies over the table that Esc belongs to.
    fn is_asked(&self) -> bool {
        self.leaving.is_some() || self.sets_bot_speed || self.summary.is_open() || self.has_dialog()
    }

    /// What lies over the table, if anything does.
    fn dialogs_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        settings: &Settings,
    ) -> Option<Command> {
        self.people_ui(ui, style);
        let bot_speed = self.bot_speed_ui(ui, style, settings);
        let questions = self.questions_ui(ui, style);
        let summary = self.summary.summary_ui(ui, style, &self.session.snapshot);
        summary.or(questions).or(bot_speed)
    }
}

/// The bar, the lines, the board and the panel beside it.
fn regions(ui: &Ui, narrow: bool) -> [Rect; 4] {
    let full = ui.max_rect();
    let wide = match narrow {
        true => FOLDED,
        false => SIDE[usize::from(full.width() >= 1100.0)],
    };
    let bar = bar_region(full);
    let split = full.right() - wide;
    let lines = Rect::from_min_max(
        pos2(full.left() + size::GAP, bar.bottom()),
        pos2(split - size::GAP, bar.bottom() + LINES * text_scale(ui).max(1.0)),
    );
    let board = Rect::from_min_max(
        pos2(full.left() + size::GAP, lines.bottom() + size::GRID),
        pos2(split - size::GAP, full.bottom() - size::GRID),
    );
    let side = Rect::from_min_max(
        pos2(split, bar.bottom()),
        pos2(full.right() - size::GAP, full.bottom() - size::GAP),
    );
    [bar, lines, board, side]
}
