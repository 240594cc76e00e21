//! At the table: the board, whose turn it is, what was said and what happened.

mod end;
mod side;
mod summary;

use eframe::egui::{
    Align, Id, Key, Label, Layout, Modal, Rect, RichText, Stroke, TextStyle, Ui, UiBuilder, pos2,
    vec2,
};

use std::path::PathBuf;

use super::Wish;
use super::replay::Replay;
use crate::guest::news::News;
use crate::sound::{Cue, Speaker};
use crate::table::{Ask, Notice, Order, PersonId};
use crate::ui::boards::{Boarded, Bubbles, Intent, Line, Show};
use crate::ui::look::{Look, Motion};
use crate::ui::past::{self, Past};
use crate::ui::picture::Icon;
use crate::ui::settings::Settings;
use crate::ui::sitting::{Heard, Sitting};
use crate::ui::statistics::Played;
use crate::ui::theme::{letters, pace, size};
use crate::ui::widgets::{badge, big_button, icon_button, sea, text_button};
use side::Side;

/// The widths of the panel beside the board, for small and for large windows.
const SIDE: [f32; 2] = [236.0, 320.0];
/// The signs before them.
const SIGN: f32 = 40.0;
/// The height of the two lines above the board.
const LINES: f32 = 64.0;

/// At a table.
pub struct AtTable<G: Boarded> {
    sitting: Sitting<G>,
    show: G::Show,
    side: Side,
    bubbles: Bubbles,
    leaving: bool,
    /// What cannot be helped: the last word of the table, or why there is none.
    fate: Option<String>,
    end: end::End,
    /// The number of the game that has ended here.
    ended: Option<u32>,
    summary: summary::Summary,
    was_mine: bool,
    now: f64,
}

/// A table, whatever is played at it.
pub trait Seated {
    /// Takes in what happened, and says in how many seconds something will change by itself.
    fn advance(&mut self, now: f64, motion: Motion, speaker: &Speaker, volume: f32) -> Option<f64>;
    /// The screen.
    fn table_ui(&mut self, ui: &mut Ui, look: &Look<'_>, settings: &Settings) -> Option<Wish>;
    /// The game that has ended here, if it counts; said once.
    fn played(&mut self) -> Option<Played>;
    /// The game that has ended here, to be seen again.
    fn replay(&self) -> Option<Replay>;
    /// The record that was to be saved is there, or is not.
    fn saved(&mut self, kept: Result<PathBuf, String>);
}

impl<G: Boarded> AtTable<G> {
    /// At the table of this sitting.
    pub fn new(sitting: Sitting<G>) -> Self {
        Self {
            sitting,
            show: G::Show::default(),
            side: Side::default(),
            bubbles: Bubbles::default(),
            leaving: false,
            fate: None,
            end: end::End::default(),
            ended: None,
            summary: summary::Summary::default(),
            was_mine: false,
            now: 0.0,
        }
    }

    fn hear(&mut self, heard: Heard<G>) {
        match heard {
            Heard::Seat(News::Heard(notice)) => self.hear_notice(notice),
            Heard::Seat(News::Ended(end)) => self.fate = Some(end.to_string()),
            Heard::NoHouse(why) => self.fate = Some(why),
            Heard::Seat(_) | Heard::House(_) => {}
        }
    }

    fn hear_notice(&mut self, notice: Notice<G>) {
        match notice {
            Notice::Update(update) => self.show.take(&update),
            Notice::Current(update) => self.show.set(&update),
            Notice::Chat(who, line) => {
                let name = self.name_of(who);
                self.side.chat(name, line.as_str());
            }
            Notice::React(who, reaction) => {
                self.bubbles.0.push((who, reaction, self.now));
            }
            _ => {}
        }
    }

    fn name_of(&self, who: PersonId) -> String {
        let person = self.sitting.glance.person(who);
        person.map_or(String::new(), |person| person.name.as_str().to_owned())
    }

    /// What the player wants after the game.
    fn go_on(&mut self, next: end::Next) -> Option<Wish> {
        let practice = self.sitting.is_house() && self.sitting.glance.is_alone();
        match next {
            end::Next::Rematch => {
                self.sitting.want(Ask::Host(Order::Rematch));
                if practice {
                    self.sitting.ready(true);
                }
                None
            }
            end::Next::Replay => Some(Wish::Replay),
            end::Next::Save => past::record(&self.sitting.glance).map(Wish::Keep),
            end::Next::Home if practice => Some(Wish::Home),
            end::Next::Home => {
                self.leaving = true;
                None
            }
        }
    }

    fn line(&self, look: &Look<'_>) -> Line<G::Action> {
        G::line(look.text, &self.sitting.glance, &self.show)
    }
}

impl<G: Boarded> Seated for AtTable<G> {
    fn advance(&mut self, now: f64, motion: Motion, speaker: &Speaker, volume: f32) -> Option<f64> {
        self.now = now;
        for heard in self.sitting.catch_up() {
            self.hear(heard);
        }
        self.bubbles.0.retain(|(_, _, since)| now - since < pace::REACTION.as_secs_f64());
        let advance = self.show.advance(now, motion, &self.sitting.glance);
        for cue in advance.cues {
            speaker.play(cue, volume);
        }
        let mine = self.sitting.glance.is_mine();
        if mine && !self.was_mine {
            speaker.play(Cue::YourTurn, volume);
        }
        self.was_mine = mine;
        let fading = self.bubbles.0.first().map(|_| pace::REACTION.as_secs_f64() / 4.0);
        [advance.next, fading].into_iter().flatten().reduce(f64::min)
    }

    fn table_ui(&mut self, ui: &mut Ui, look: &Look<'_>, settings: &Settings) -> Option<Wish> {
        sea(ui, look);
        let full = ui.max_rect();
        let [bar, lines, board, side] = regions(full);
        let mut wish = self.bar_ui(&mut part(ui, bar), look, settings);
        let line = self.line(look);
        let button = self.lines_ui(&mut part(ui, lines), look, &line);
        let glance = &self.sitting.glance;
        let intent = G::board_ui(&mut part(ui, board), look, glance, &mut self.show, &self.bubbles);
        let asked = self.side.side_ui(&mut part(ui, side), look, &self.sitting.glance);
        if let Some(ask) = asked {
            self.sitting.want(ask);
        }
        match button.or(intent) {
            Some(Intent::Act(action)) => self.sitting.act(action),
            Some(Intent::GoOn) => self.sitting.want(crate::table::Ask::GoOn),
            None => {}
        }
        let around = lines.union(board);
        let next = self.end.end_ui(ui, look, &self.sitting.glance, &self.show, around);
        wish = next.and_then(|next| self.go_on(next)).or(wish);
        wish = self.questions_ui(ui, look).or(wish);
        let reading = self.summary.is_open();
        self.summary.summary_ui(ui, look, &self.sitting.glance);
        if wish.is_none() && !reading && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.leaving = !self.leaving;
        }
        wish
    }

    fn played(&mut self) -> Option<Played> {
        let ended = self.sitting.glance.opened.as_ref().map(|opened| opened.1.game);
        if ended == std::mem::replace(&mut self.ended, ended) {
            return None;
        }
        Played::at_table(&self.sitting.glance)
    }

    fn replay(&self) -> Option<Replay> {
        Past::of_table(&self.sitting.glance).map(Replay::new)
    }

    fn saved(&mut self, kept: Result<PathBuf, String>) {
        self.end.saved(kept);
    }
}

/// The bar, the lines, the board and the panel beside it.
fn regions(full: Rect) -> [Rect; 4] {
    let wide = SIDE[usize::from(full.width() >= 1100.0)];
    let bar = Rect::from_min_size(full.min, vec2(full.width(), size::BAR));
    let split = full.right() - wide;
    let lines = Rect::from_min_max(
        pos2(full.left() + size::GAP, bar.bottom()),
        pos2(split - size::GAP, bar.bottom() + LINES),
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

fn part(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(
        UiBuilder::new().max_rect(rect).id_salt(rect.min.y.to_bits() ^ rect.min.x.to_bits()),
    )
}

impl<G: Boarded> AtTable<G> {
    fn bar_ui(&mut self, ui: &mut Ui, look: &Look<'_>, settings: &Settings) -> Option<Wish> {
        let (texts, glance) = (&look.text.table, &self.sitting.glance);
        let key = look.text.common.with_key;
        let (mut wish, mut leave) = (None, false);
        let inner = ui.max_rect().shrink(size::GRID + 2.0);
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if icon_button(ui, look, Icon::Door, &key(texts.leave, "Esc")).clicked() {
                    leave = true;
                }
                ui.label(RichText::new(G::progress(look.text, &self.show)).heading());
                if glance.seat.is_none() && glance.view().is_some() {
                    ui.label(RichText::new(texts.spectator).color(look.palette.weak));
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if icon_button(ui, look, Icon::Lantern, &key(texts.fullscreen, "F11")).clicked()
                    {
                        wish = Some(Wish::FullScreen);
                    }
                    if icon_button(ui, look, Icon::Gear, look.text.settings.title).clicked() {
                        wish = Some(Wish::Settings);
                    }
                    let (icon, name) = if settings.mute {
                        (Icon::Mute, texts.unmute)
                    } else {
                        (Icon::Sound, texts.mute)
                    };
                    if icon_button(ui, look, icon, &key(name, "M")).clicked() {
                        wish = Some(Wish::Mute(!settings.mute));
                    }
                    self.summary.button_ui(ui, look);
                });
            });
        });
        self.leaving |= leave;
        wish
    }

    /// Whose turn it is and what would connect; below it what happened last. Never higher than its
    /// room, so that nothing jumps.
    fn lines_ui(
        &self,
        ui: &mut Ui,
        look: &Look<'_>,
        line: &Line<G::Action>,
    ) -> Option<Intent<G::Action>> {
        let palette = look.palette;
        let edge =
            if line.mine { Stroke::new(2.0, palette.gold) } else { Stroke::new(1.0, palette.edge) };
        let rect = ui.max_rect();
        ui.painter().rect(
            rect,
            f32::from(size::CORNER),
            palette.panel,
            edge,
            eframe::egui::StrokeKind::Inside,
        );
        let mut pressed = None;
        let inner = rect.shrink2(vec2(size::BREAK, size::GRID));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some((name, intent)) = &line.button
                    && big_button(ui, look, Icon::Check, name).clicked()
                {
                    pressed = Some(*intent);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    for sign in &line.signs {
                        badge(ui, look, *sign, SIGN);
                    }
                    self.words_ui(ui, look, line);
                });
            });
        });
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        if enter && ui.memory(|memory| memory.focused().is_none()) {
            pressed = pressed.or(line.button.as_ref().map(|(_, intent)| *intent));
        }
        pressed
    }

    fn words_ui(&self, ui: &mut Ui, look: &Look<'_>, line: &Line<G::Action>) {
        let latest = G::latest(look.text, &self.sitting.glance, &self.show);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let words = RichText::new(&line.text).text_style(TextStyle::Heading);
            if latest.is_empty() {
                ui.add_space(size::BREAK - size::GRID);
            }
            let said = ui.add(Label::new(words).truncate());
            announce(ui, said.id);
            ui.add(Label::new(RichText::new(latest).color(look.palette.weak)).truncate());
        });
    }

    /// What has to be answered before anything else.
    fn questions_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        let texts = &look.text.table;
        if let Some(fate) = &self.fate {
            let gone = Modal::new(Id::unique("fate")).show(ui.ctx(), |ui| {
                ui.set_width(size::COLUMN * 0.8);
                ui.label(fate);
                ui.add_space(size::GAP);
                big_button(ui, look, Icon::Home, look.text.common.back).clicked()
            });
            return gone.inner.then_some(Wish::Home);
        }
        if !self.leaving {
            return None;
        }
        let hint = match (self.sitting.is_house(), self.sitting.glance.is_alone()) {
            (true, true) => texts.leave_practice,
            (true, false) => texts.leave_hosted,
            _ => texts.leave_joined,
        };
        let answer = Modal::new(Id::unique("leaving")).show(ui.ctx(), |ui| {
            ui.set_width(size::COLUMN * 0.8);
            ui.label(RichText::new(texts.leave_question).text_style(letters::title()));
            ui.label(hint);
            ui.add_space(size::GAP);
            ui.horizontal(|ui| {
                let leave = big_button(ui, look, Icon::Door, texts.leave).clicked();
                let stay = text_button(ui, texts.stay).clicked();
                (leave, stay)
            })
            .inner
        });
        let (leave, stay) = answer.inner;
        if stay || answer.should_close() {
            self.leaving = false;
        }
        leave.then_some(Wish::Home)
    }
}

/// What changes there is said by a screen reader.
fn announce(ui: &Ui, id: Id) {
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_live(eframe::egui::accesskit::Live::Polite));
}
