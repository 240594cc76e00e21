//! Several people at one laptop: pass and play.
//!
//! The table stays the only authority. Each person at the laptop is a client like any other, with a
//! link, a snapshot, a log and a board of their own ([`AtTable`]), and takes part in the fair deal; the
//! window paints one of these boards at a time. Whose, and whether a [`Curtain`] hides it, is decided
//! from the newest views alone ([`Game::holds_secret`](crate::game::Game::holds_secret)). What is
//! behind the curtain is not painted at all, so that neither the screen nor a screen reader has it;
//! and since each board remembers only what its own seat was told, there is nothing of it on the
//! board of the next.
//!
//! The first is whoever runs the table. To them go the lobby, the end of a game, its history and the
//! statistics; what only the host may order is asked for in their name, whoever asks at the laptop.

use eframe::egui::{Align, Event, Key, Label, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use std::io;
use std::path::PathBuf;

use super::curtain::{Curtain, Sight};
use crate::games::GameName;
use crate::sound::{Cue, Speaker};
use crate::table::{Ask, StageName};
use crate::ui::app::session::TableSession;
use crate::ui::boards::Show;
use crate::ui::profile::challenges::reward::Reward;
use crate::ui::profile::day::Day;
use crate::ui::profile::settings::{Pace, Settings};
use crate::ui::profile::statistics::Statistics;
use crate::ui::screens::Command;
use crate::ui::screens::replay::AnyReplay;
use crate::ui::screens::table::around_board::clock::seconds_ui;
use crate::ui::screens::table::leaving::Leaving;
use crate::ui::screens::table::lobby::GameLobby;
use crate::ui::screens::table::{AtTable, Awaited, Finished, TableScreen, Visibility};
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, size};
use crate::ui::style::{Motion, Style};
use crate::ui::widgets::{announce, big_button, portrait_of, sea, shield, show, text_button};

/// The face of whoever gets the laptop.
const FACE: f32 = 160.0;

/// At a table with everybody who plays at this laptop.
pub struct TableBeside<G: GameLobby> {
    /// Whoever runs the table first; there is always one.
    first: AtTable<G>,
    others: Vec<AtTable<G>>,
    curtain: Curtain,
}

impl<G: GameLobby> TableBeside<G> {
    /// One person, until others sit down beside them.
    pub fn new(first: AtTable<G>) -> Self {
        Self { first, others: Vec::new(), curtain: Curtain::default() }
    }

    fn all(&self) -> impl Iterator<Item = &AtTable<G>> {
        [&self.first].into_iter().chain(&self.others)
    }

    fn all_mut(&mut self) -> impl Iterator<Item = &mut AtTable<G>> {
        [&mut self.first].into_iter().chain(&mut self.others)
    }

    fn shown(&mut self) -> &mut AtTable<G> {
        let number = self.curtain.shown().checked_sub(1);
        number.and_then(|number| self.others.get_mut(number)).unwrap_or(&mut self.first)
    }

    /// Some have sat down here, and some were sent away.
    fn seat(&mut self) {
        for session in std::mem::take(&mut self.first.beside) {
            self.others.push(self.first.same_table(*session));
        }
        self.others.retain(|other| other.ending.is_none());
        let here: Vec<_> = match self.others.is_empty() {
            true => Vec::new(),
            false => self.all().filter_map(|table| table.session.snapshot.me).collect(),
        };
        self.all_mut().for_each(|table| table.session.snapshot.here.clone_from(&here));
    }

    /// Whoever plays here beside the host is ready whenever the host is.
    fn get_ready(&mut self) {
        for other in &mut self.others {
            let snapshot = &other.session.snapshot;
            let gathering = snapshot.stage() == Some(StageName::Gathering);
            let unready = gathering && snapshot.myself().is_some_and(|me| !me.ready);
            if unready && !other.getting_ready {
                other.session.ready(true);
            }
            other.getting_ready = unready;
        }
    }

    /// Whether everybody here knows of the same moment of the game. Their threads hear of it one after
    /// the other, and the first to hear of it need not be the first to play.
    fn all_know_the_same(&self) -> bool {
        let seq = |table: &AtTable<G>| table.session.snapshot.update.as_ref().map(|it| it.seq);
        let first = seq(&self.first);
        self.others.iter().all(|other| seq(other) == first)
    }

    fn draw_curtain(&mut self) {
        if self.others.is_empty() {
            self.curtain = Curtain::default();
            return;
        }
        let sight = |table: &AtTable<G>| Sight {
            awaited: table.wait() == Some(Awaited::Turn),
            secret: table.session.snapshot.view().is_some_and(G::holds_secret),
        };
        // Until then the screen stays with whoever has it.
        let (all, shown) = (self.all_know_the_same(), self.curtain.shown());
        let sights = self.all().enumerate().map(|(number, table)| match all || number == shown {
            true => sight(table),
            false => Sight::default(),
        });
        let sights: Vec<Sight> = sights.collect();
        let before = self.curtain;
        self.curtain.update(self.first.session.snapshot.is_playing(), &sights);
        if before.is_lifted() && !self.curtain.is_lifted() {
            // What only one was to see does not go down before the eyes of all.
            let number = before.shown();
            self.all_mut().skip(number).take(1).for_each(|table| table.show.finish());
        }
    }

    /// What concerns everybody here was wanted by one of them.
    fn share(&mut self) {
        for ask in self.shown().session.take_shared() {
            match ask {
                Ask::GoOn => self.all_mut().for_each(|table| table.session.ask(Ask::GoOn)),
                ask => self.first.session.ask(ask),
            }
        }
    }

    /// In place of the board: who gets the laptop now.
    fn curtain_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        sea(ui, style);
        let table = self.shown();
        let (mut look, mut leave) = (false, false);
        let snapshot = &table.session.snapshot;
        let clock = snapshot.seat.and_then(|seat| snapshot.clock_of(seat));
        if let Some(person) = table.session.snapshot.myself().cloned() {
            let texts = &style.text.beside;
            ui.scope_builder(UiBuilder::new().max_rect(middle(ui)), |ui| {
                ui.with_layout(Layout::top_down(Align::Center), |ui| {
                    show(ui, style, portrait_of(&person), FACE);
                    ui.add_space(size::GAP);
                    let words = texts.pass_to(person.name.as_str());
                    let words = RichText::new(words).text_style(letters::title());
                    let said = ui.add(Label::new(words).wrap());
                    announce(ui, said.id);
                    ui.label(texts.nobody_else);
                    // Their time runs already, where the table sets a limit.
                    if let Some(clock) = clock {
                        seconds_ui(ui, style, clock);
                    }
                    ui.add_space(size::BREAK);
                    let name = texts.i_am(person.name.as_str());
                    let button = big_button(ui, style, Icon::Eye, &name);
                    shield(ui.ctx(), ("curtain", person.id.0), button.rect);
                    look = button.clicked() || enter(ui);
                    ui.add_space(size::GAP);
                    leave = text_button(ui, style.text.table.leave).clicked();
                });
            });
        }
        let asked = table.leaving.is_some() || table.summary.is_open();
        let command = table.questions_ui(ui, style);
        let command = command.or(table.summary.summary_ui(ui, style, &table.session.snapshot));
        if !asked && (leave || ui.input(|input| input.key_pressed(Key::Escape))) {
            table.leaving = Some(Leaving::Table);
        }
        if look && !asked {
            self.curtain.lift();
        }
        command
    }
}

/// Where the curtain speaks: a column in the middle of the window.
fn middle(ui: &Ui) -> Rect {
    let room = ui.max_rect();
    let text = ui.text_style_height(&letters::title());
    let high = FACE + 3.0 * text + size::BIG_BUTTON + size::BUTTON + 4.0 * size::BREAK;
    let wanted = vec2(size::COLUMN.min(room.width()), high.min(room.height()));
    Rect::from_center_size(room.center(), wanted)
}

/// Whether Enter goes down, and is meant for nothing else. Somebody who still holds it has meant the
/// board before the curtain.
fn enter(ui: &Ui) -> bool {
    let pressed = |event: &Event| {
        matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, .. })
    };
    let nothing = ui.memory(|memory| memory.focused().is_none());
    nothing && ui.input(|input| input.events.iter().any(pressed))
}

impl<G: GameLobby> TableScreen for TableBeside<G> {
    fn advance(
        &mut self,
        now: f64,
        motion: Motion,
        speaker: &Speaker,
        volume: f32,
        visibility: Visibility,
    ) -> Option<f64> {
        let shown = self.curtain.shown();
        let mut next = None;
        for (number, table) in self.all_mut().enumerate() {
            let volume = if number == shown { volume } else { 0.0 };
            let change = table.advance(now, motion, speaker, volume, visibility);
            next = [next, change].into_iter().flatten().reduce(f64::min);
        }
        self.seat();
        self.get_ready();
        self.draw_curtain();
        if self.curtain.shown() != shown && self.shown().wait() == Some(Awaited::Turn) {
            speaker.play(Cue::YourTurn, volume);
        }
        next
    }

    fn table_ui(&mut self, ui: &mut Ui, style: &Style<'_>, settings: &Settings) -> Option<Command> {
        if self.curtain.is_down() {
            return self.curtain_ui(ui, style);
        }
        let command = self.shown().table_ui(ui, style, settings);
        self.share();
        command
    }

    fn set_pace(&self, pace: Pace, motion: Motion) {
        self.first.set_pace(pace, motion);
    }

    fn game(&self) -> Option<GameName> {
        self.first.game()
    }

    fn waits_for(&self) -> Option<Awaited> {
        self.all().find_map(TableScreen::waits_for)
    }

    fn ask_before_closing(&mut self) -> bool {
        self.shown().ask_before_closing()
    }

    fn awaits_check(&self) -> bool {
        self.first.awaits_check()
    }

    fn finish(&mut self, statistics: &mut Statistics, day: Day) -> Option<Finished> {
        self.first.finish(statistics, day)
    }

    fn brings(&mut self, reward: Reward) {
        self.first.brings(reward);
    }

    fn replay(&self, step: usize) -> Option<AnyReplay> {
        self.first.replay(step)
    }

    fn saved(&mut self, kept: io::Result<PathBuf>) {
        self.first.saved(kept);
    }
}

impl<G: GameLobby> AtTable<G> {
    /// The same table for somebody beside this player.
    fn same_table(&self, session: TableSession<G>) -> Self {
        match self.others {
            Some(_) => Self::with_others(session, None),
            None => Self::new(session, self.purpose),
        }
    }
}
