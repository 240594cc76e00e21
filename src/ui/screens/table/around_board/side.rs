//! Beside the board: what happened in this round, and what people say.

use std::ops::RangeInclusive;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Color32, ComboBox, Key, Label, Layout, Modifiers, Rect, RichText, Role, ScrollArea,
    TextEdit, TextFormat, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::said::Said;
use crate::game::{Game, Seat};
use crate::table::{Ask, ChatLine, PlayerName, Reaction};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::GameBoard;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::{icon_button, panel, within_panel};

/// How many lines of chat are kept.
const MOST_LINES: usize = 200;

/// The log is read by so many of its lines: a long game has thousands, and every frame lays them out.
const LOG_LINES: usize = 100;

/// The list of whose part of the log is read is not higher.
const LIST: f32 = 400.0;

/// So high is what can be shown with a click.
const REACTION: f32 = 30.0;

/// What people can show with a click.
const REACTIONS: [Reaction; 8] = [
    Reaction::Hello,
    Reaction::Bravo,
    Reaction::Ouch,
    Reaction::Laugh,
    Reaction::Think,
    Reaction::Hurry,
    Reaction::Thanks,
    Reaction::Parrot,
];

/// The chat is as wide as it was, up to so many points.
const OTHER_WIDTH: f32 = 24.0;

/// The panel beside the board.
#[derive(Debug, Default)]
pub struct SidePanel {
    said: Vec<Said>,
    draft: String,
    /// How high what can be shown with a click was, and the line to type in.
    controls: [f32; 2],
    /// How wide the chat was then.
    width: f32,
    /// Whose part of the log is read; none: all of it.
    only: Option<Seat>,
    /// How often earlier lines of it were asked for.
    earlier: usize,
    /// Whether the log is folded.
    folded: bool,
}

impl SidePanel {
    /// Somebody said something, came or went.
    pub fn add(&mut self, said: Said) {
        if self.said.len() == MOST_LINES {
            self.said.remove(0);
        }
        self.said.push(said);
    }

    /// The player was away: what was said lately goes behind what of it they have heard.
    pub fn catch_up(&mut self, said: &[(PlayerName, ChatLine)]) {
        let words = |(name, line): &(PlayerName, ChatLine)| Said::Words {
            name: name.to_string(),
            line: line.as_str().to_owned(),
        };
        let said: Vec<Said> = said.iter().map(words).collect();
        let is_words = |said: &&Said| matches!(said, Said::Words { .. });
        let heard: Vec<Said> = self.said.iter().filter(is_words).cloned().collect();
        let known = |count: &usize| heard.ends_with(&said[..*count]);
        let known = (0..=said.len()).rev().find(known).unwrap_or(0);
        said.into_iter().skip(known).for_each(|said| self.add(said));
    }

    /// Shows it; what the player says.
    pub fn side_ui<G: GameBoard>(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<G>,
        log: &[G::Seen],
        (late, missed): (&[(usize, Seat)], bool),
    ) -> Option<Ask<G>> {
        let talk = !snapshot.is_alone();
        let room = within_panel(ui.available_height());
        panel(ui, style, |ui| {
            ui.set_width(ui.available_width());
            ui.set_height(room);
            let top = ui.cursor().top();
            self.fold_ui(ui, style, |side, ui| side.heading_ui(ui, style, snapshot, log));
            if self.folded {
                return if talk { self.chat_ui(ui, style) } else { None };
            }
            let heading = ui.cursor().top() - top;
            let high = if talk { room * 0.4 } else { room } - heading;
            let read =
                |at: &usize| self.only.and_then(|seat| G::concerns(log, *at, seat)).unwrap_or(true);
            let told = |at: &usize| {
                let words = G::tell(style.text, snapshot, log, *at)?;
                Some(LogLine { words, begins: G::begins_part(&log[*at]) })
            };
            let meant: Vec<usize> = (0..log.len()).filter(read).collect();
            let first = first_line(meant.len(), self.earlier);
            let mut lines = Vec::new();
            let mut from = first.checked_sub(1).map_or(0, |before| meant[before] + 1);
            for at in &meant[first..] {
                lines.extend(self.late_lines(style, snapshot, late, from..=*at));
                lines.extend(told(at));
                from = at + 1;
            }
            lines.extend(self.late_lines(style, snapshot, late, from..=log.len()));
            let begun = snapshot.update.as_ref().is_some_and(|update| update.seq > 0);
            let texts = &style.text.table;
            let nothing = if missed && begun { texts.log_begins } else { texts.log_empty };
            let log_lines = LogLines { lines, earlier: first > 0, nothing };
            if log_lines.lines_ui(ui, style, high) {
                self.earlier += 1;
            }
            if talk {
                ui.separator();
                self.chat_ui(ui, style)
            } else {
                None
            }
        })
    }

    /// Whether it needs little room: the log is folded, and there is nobody to talk to.
    pub fn is_narrow<G: Game>(&self, snapshot: &ClientSnapshot<G>) -> bool {
        let lobby = snapshot.lobby.as_ref();
        let trouble = lobby.is_some_and(|lobby| lobby.paused || lobby.unsaved) || !snapshot.joined;
        self.folded && snapshot.is_alone() && !trouble
    }

    /// Whose time was up before these lines of the log, in words.
    fn late_lines<G: Game>(
        &self,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<G>,
        late: &[(usize, Seat)],
        before: RangeInclusive<usize>,
    ) -> Vec<LogLine> {
        let meant = |(at, seat): &&(usize, Seat)| {
            before.contains(at) && self.only.is_none_or(|only| only == *seat)
        };
        let told = |(_, seat): &(usize, Seat)| {
            let words = time_up(style.text, snapshot, *seat);
            LogLine { words, begins: false }
        };
        late.iter().filter(meant).map(told).collect()
    }

    /// The heading, and at its right the button that folds the log; folded there is only the button.
    fn fold_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        heading: impl FnOnce(&mut Self, &mut Ui),
    ) {
        let texts = &style.text.table;
        let full = ui.available_rect_before_wrap();
        if full.width() < 2.0 * size::ICON_BUTTON {
            self.folded = !icon_button(ui, style, Icon::Log, texts.unfold_log).clicked();
            return;
        }
        let left = full.right() - size::ICON_BUTTON;
        let room = Rect::from_min_max(full.min, pos2(left, full.bottom()));
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| heading(self, ui));
        let corner = Rect::from_min_size(pos2(left, full.top()), Vec2::splat(size::ICON_BUTTON));
        let mut corner = ui.new_child(UiBuilder::new().max_rect(corner).id_salt("fold"));
        let (icon, name) = match self.folded {
            true => (Icon::Log, texts.unfold_log),
            false => (Icon::Down, texts.fold_log),
        };
        if icon_button(&mut corner, style, icon, name).clicked() {
            self.folded = !self.folded;
        }
    }

    /// What it is, and whose part of it is read, where that can be chosen.
    fn heading_ui<G: GameBoard>(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<G>,
        log: &[G::Seen],
    ) {
        let texts = &style.text.table;
        let by_player = Seat::new(0).and_then(|seat| G::concerns(log, 0, seat));
        if by_player.is_none() {
            ui.heading(texts.log);
            return;
        }
        let shown = self.only.map_or(texts.everybody.to_owned(), |seat| snapshot.name(seat));
        let wide = |text: &str, style: TextStyle| {
            let font = style.resolve(ui.style());
            ui.painter().layout_no_wrap(text.to_owned(), font, Color32::WHITE).size().x
        };
        let spacing = ui.spacing();
        let around = spacing.icon_width + 2.0 * spacing.button_padding.x;
        let list = wide(texts.everybody, TextStyle::Small) + around + 3.0 * spacing.item_spacing.x;
        // Large letters have it below the heading.
        let beside = wide(texts.log, TextStyle::Heading) + list <= ui.available_width();
        let mut heading = |ui: &mut Ui| {
            ui.heading(texts.log);
            let list = ComboBox::from_id_salt("whose log")
                .selected_text(RichText::new(&shown).small())
                .width(ui.available_width() - size::GAP)
                .truncate()
                // Everybody at a table of six.
                .height(LIST)
                .show_ui(ui, |ui| {
                    self.earlier = 0;
                    ui.selectable_value(&mut self.only, None, texts.everybody);
                    for seat in snapshot.people().iter().filter_map(|person| person.seat) {
                        ui.selectable_value(&mut self.only, Some(seat), snapshot.name(seat));
                    }
                });
            list.response
                .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, texts.whose_log));
            // Escape closes the open list, and does not leave the table as well.
            if list.inner.is_some() {
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
            }
        };
        match beside {
            true => ui.horizontal(|ui| heading(ui)),
            false => ui.vertical(|ui| heading(ui)),
        };
    }

    /// What people say, and what the player says.
    pub fn chat_ui<G: GameBoard>(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Ask<G>> {
        ui.heading(style.text.table.chat);
        // Beside a game the chat is narrower than in the lobby, and what was measured there says
        // nothing here. A scroll bar that comes or goes makes no such difference.
        let elsewhere = (ui.available_width() - self.width).abs() > OTHER_WIDTH;
        if elsewhere {
            self.width = ui.available_width();
        }
        let [reactions, draft] = self.controls;
        let both = ui.available_height() - reactions - draft;
        // Where there is no room for a line of chat beside it, one types what one has to say.
        let roomy = elsewhere || both >= ui.text_style_height(&TextStyle::Body);
        let room = if roomy { both } else { ui.available_height() - draft };
        ScrollArea::vertical()
            .id_salt("chat")
            .auto_shrink(false)
            .stick_to_bottom(true)
            .max_height(room.max(0.0))
            .min_scrolled_height(0.0)
            .show(ui, |ui| self.said_ui(ui, style));
        let mut shown = None;
        if roomy {
            let top = ui.cursor().top();
            shown = reactions_ui(ui, style);
            self.controls[0] = ui.cursor().top() - top;
        }
        let top = ui.cursor().top();
        let said = self.draft_ui(ui, style);
        self.controls[1] = ui.cursor().top() - top;
        said.or(shown)
    }

    fn said_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        let color = ui.visuals().text_color();
        let plain = TextFormat::simple(TextStyle::Body.resolve(ui.style()), color);
        let strong = TextFormat::simple(letters::strong().resolve(ui.style()), color);
        for said in &self.said {
            let Said::Words { name, line } = said else {
                let news = said.news(style.text).unwrap_or_default();
                ui.label(RichText::new(news).color(style.palette.weak));
                continue;
            };
            let mut words = LayoutJob::default();
            words.append(name, 0.0, strong.clone());
            words.append(&format!("  {line}"), 0.0, plain.clone());
            ui.label(words);
        }
    }

    fn draft_ui<G: GameBoard>(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Ask<G>> {
        let texts = &style.text.table;
        // As high as its field, and not as what is left: the list above takes what this leaves.
        let row = vec2(ui.available_width(), size::BUTTON);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            let sent = icon_button(ui, style, Icon::Send, texts.send).clicked();
            let field = TextEdit::singleline(&mut self.draft)
                .hint_text(texts.chat_hint)
                .char_limit(200)
                .margin(vec2(size::GAP, size::GAP))
                .desired_width(f32::INFINITY);
            let field = ui.add(field);
            field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, texts.chat_hint));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if !(sent || entered) {
                return None;
            }
            field.request_focus();
            ChatLine::new(&std::mem::take(&mut self.draft)).ok().map(Ask::Chat)
        })
        .inner
    }
}

/// That somebody's time was up.
pub fn time_up<G: Game>(text: &Texts, snapshot: &ClientSnapshot<G>, seat: Seat) -> String {
    match snapshot.you() == Some(seat) {
        true => text.table.your_time_up.to_owned(),
        false => text.table.time_up(&snapshot.name(seat)),
    }
}

fn reactions_ui<G: GameBoard>(ui: &mut Ui, style: &Style<'_>) -> Option<Ask<G>> {
    let mut shown = None;
    ui.scope(|ui| {
        // A row is as high as a button, which is known before the row begins.
        ui.spacing_mut().item_spacing = vec2(size::GRID, size::GRID);
        ui.spacing_mut().button_padding = vec2(size::GAP, 2.0);
        ui.spacing_mut().interact_size.y = REACTION;
        ui.horizontal_wrapped(|ui| {
            for reaction in REACTIONS {
                let words = RichText::new(style.text.table.reactions[reaction as usize]).small();
                if ui.button(words).clicked() {
                    shown = Some(Ask::React(reaction));
                }
            }
        });
    });
    shown
}

/// The first line of the log that is shown, of so many. It goes on by whole pages, so that what is read
/// does not move with every line that comes.
fn first_line(lines: usize, earlier: usize) -> usize {
    (lines / LOG_LINES * LOG_LINES).saturating_sub(LOG_LINES * (1 + earlier))
}

/// A line of the log.
struct LogLine {
    words: String,
    /// Whether a part of the log begins with it.
    begins: bool,
}

/// The part of the log that is shown.
struct LogLines<'a> {
    lines: Vec<LogLine>,
    /// Whether there are earlier ones.
    earlier: bool,
    /// What is said where there is none.
    nothing: &'a str,
}

impl LogLines<'_> {
    /// Shows them; whether earlier ones are asked for.
    fn lines_ui(self, ui: &mut Ui, style: &Style<'_>, height: f32) -> bool {
        let area = ScrollArea::vertical()
            .id_salt("log")
            .auto_shrink(false)
            .stick_to_bottom(true)
            .max_height(height);
        let shown = area.show(ui, |ui| {
            if self.lines.is_empty() {
                ui.label(RichText::new(self.nothing).color(style.palette.weak));
            }
            let asked = self.earlier && ui.small_button(style.text.table.log_earlier).clicked();
            for (number, line) in self.lines.into_iter().enumerate() {
                let mut words = RichText::new(line.words);
                if line.begins {
                    ui.add_space(if number > 0 { size::GRID } else { 0.0 });
                    words = words.text_style(letters::strong());
                }
                ui.add(Label::new(words).wrap());
            }
            asked
        });
        shown.inner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_log_is_shown_by_pages_and_all_of_it_can_be_reached() {
        assert_eq!([0, 1, 199].map(|lines| first_line(lines, 0)), [0; 3]);
        assert_eq!([200, 299, 300].map(|lines| first_line(lines, 0)), [100, 100, 200]);
        assert_eq!([0, 1, 2].map(|earlier| first_line(350, earlier)), [200, 100, 0]);
    }
}
