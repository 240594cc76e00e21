//! When the game is over: what everybody won, whether it was fair, and what next.

mod fair;
mod next;
mod reward;

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use eframe::egui::{
    Align, Align2, Area, Id, Label, Layout, Order, Rect, RichText, ScrollArea, Stroke, TextStyle,
    Ui, Vec2, vec2,
};

use super::around_board::line::is_focused;
use crate::client::Verdict;
use crate::game::SeatSet;
use crate::games::GameName;
use crate::table::StageName;
use crate::table::messages::tally::Wins;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::{BoardState, GameBoard, Highlight};
use crate::ui::profile::challenges::reward::Reward;
use crate::ui::profile::finished_game::FinishedGame;
use crate::ui::profile::purpose::Purpose;
use crate::ui::profile::statistics::BestResults;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, size};
use crate::ui::style::{Motion, Style};
use crate::ui::widgets::{
    Card, announce, big_button, card, icon, icon_button, panel_frame, shield, strong, text_button,
};
pub use next::Next;

/// Before the first chest is opened.
const BREATH: Duration = Duration::from_millis(500);
/// From one chest to the next.
const OPENING: Duration = Duration::from_millis(650);
/// The panel is not wider.
const WIDEST: f32 = 700.0;

/// What is remembered of the end of a game.
pub struct End<G: GameBoard> {
    since: Option<f64>,
    skipped: bool,
    hidden: bool,
    /// How wide the button is that brings the panel back.
    again_width: f32,
    greeted: bool,
    saving: Saving,
    /// How the game stands among the best.
    standing: Option<Standing<G>>,
    /// What it has brought as a challenge, and whose result was copied.
    reward: Option<Reward>,
    copied: Option<GameName>,
    /// What is worth another look; none: nobody has looked yet.
    moments: Option<Vec<Highlight>>,
    /// How high what is above and below the scrolling part was.
    fixed: f32,
    /// How large the panel was.
    extent: Vec2,
}

/// How a game stands among the best results.
type Standing<G> = <<G as BoardState>::Best as BestResults>::Standing;

impl<G: GameBoard> Default for End<G> {
    fn default() -> Self {
        Self {
            since: None,
            skipped: false,
            hidden: false,
            again_width: 0.0,
            greeted: false,
            saving: Saving::default(),
            standing: None,
            reward: None,
            copied: None,
            moments: None,
            fixed: 0.0,
            extent: Vec2::ZERO,
        }
    }
}

/// Whether the record has been saved.
#[derive(Debug, Default)]
pub enum Saving {
    /// Nobody asked for it.
    #[default]
    Not,
    /// It is on its way to the disk.
    UnderWay,
    /// It is there.
    Done(PathBuf),
    /// It is not, and why.
    Failed(io::Error),
}

/// What the panel shows in this frame.
struct Scene<'a, G: GameBoard> {
    style: &'a Style<'a>,
    snapshot: &'a ClientSnapshot<G>,
    show: &'a G::Show,
    purpose: Purpose,
    winners: SeatSet,
    /// How many things are open.
    open: f32,
    /// Whether the keys are still on the board, which the panel covers.
    by_keys: bool,
}

impl<G: GameBoard> Scene<'_, G> {
    fn is_open(&self) -> bool {
        self.open >= f32::from(G::END_REVEALS)
    }

    /// Whether this player's own program has found out that something was not as agreed.
    fn is_unfair(&self) -> bool {
        matches!(self.snapshot.verdict, Some(Verdict::Differs(_)))
    }

    fn title(&self) -> String {
        let (text, snapshot) = (self.style.text, self.snapshot);
        if !self.is_open() {
            return G::opening(text)[0].to_owned();
        }
        let names = text.common.list(&snapshot.names(self.winners));
        match snapshot.you() {
            _ if snapshot.is_solo() => text.end.solo.to_owned(),
            _ if self.winners.len() > 1 => text.end.shared(&names),
            Some(me) if self.winners.contains(me) => text.end.you_win.to_owned(),
            _ => text.end.wins(&names),
        }
    }
}

impl<G: GameBoard> End<G> {
    /// The record was saved, or was not.
    pub fn saved(&mut self, kept: io::Result<PathBuf>) {
        self.saving = kept.map_or_else(Saving::Failed, Saving::Done);
    }

    /// The game stands there among the best.
    pub fn stands(&mut self, standing: Standing<G>) {
        self.standing = Some(standing);
    }

    /// The game has brought that as a challenge.
    pub fn brings(&mut self, reward: Reward) {
        self.reward = Some(reward);
    }

    /// Shows it over the board that lies in `room`, if the game is over; what the player wants next.
    pub fn end_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<G>,
        show: &G::Show,
        purpose: Purpose,
        room: Rect,
    ) -> Option<Next> {
        let over = snapshot.stage() == Some(StageName::Over);
        let Some(winners) = G::winners(show).filter(|_| over) else {
            let standing = self.standing.take().filter(|_| over);
            let reward = self.reward.take().filter(|_| over);
            *self = Self { standing, reward, ..Self::default() };
            return None;
        };
        let open = self.open_now(ui, style.motion);
        let by_keys = is_focused(ui, room);
        let scene = Scene { style, snapshot, show, purpose, winners, open, by_keys };
        if self.hidden {
            self.again_ui(ui, style, room);
            return None;
        }
        ui.painter().rect_filled(room, f32::from(size::CORNER), style.palette.veil);
        self.panel_ui(ui, room, &scene)
    }

    /// How much of the line above the board is left to the button that brings the panel back.
    pub fn room_in_line(&self) -> f32 {
        if self.hidden { self.again_width + size::GAP } else { 0.0 }
    }

    /// The button that brings the panel back.
    fn again_ui(&mut self, ui: &Ui, style: &Style<'_>, room: Rect) {
        let corner = ui.ctx().content_rect().right_top();
        let shift = room.right_top() - corner + vec2(0.0, size::GAP);
        let area = Area::new(Id::unique("end hidden")).order(Order::Middle).movable(false);
        let shown = area.anchor(Align2::RIGHT_TOP, shift).show(ui.ctx(), |ui| {
            big_button(ui, style, Icon::Crown, style.text.end.show_result).clicked()
        });
        self.hidden = !shown.inner;
        let width = shown.response.rect.width();
        if std::mem::replace(&mut self.again_width, width) != width {
            ui.ctx().request_repaint();
        }
    }

    /// How many things are open by now.
    fn open_now(&mut self, ui: &Ui, motion: Motion) -> f32 {
        let now = ui.input(|input| input.time);
        let since = *self.since.get_or_insert(now);
        let (breath, each) = (motion.seconds(BREATH), motion.seconds(OPENING));
        if self.skipped || each <= 0.0 {
            return f32::from(G::END_REVEALS);
        }
        let open = ((now - since - breath) / each).max(0.0) as f32;
        if open < f32::from(G::END_REVEALS) {
            ui.ctx().request_repaint();
        }
        open
    }

    fn panel_ui(&mut self, ui: &Ui, room: Rect, scene: &Scene<'_, G>) -> Option<Next> {
        let style = scene.style;
        let width = (room.width() - 2.0 * size::BREAK).min(WIDEST);
        let frame = panel_frame(style, Stroke::new(1.0, style.palette.edge), size::PADDING);
        let shift = room.center() - ui.ctx().content_rect().center();
        let area = Area::new(Id::unique("end")).order(Order::Middle).movable(false);
        let shown = area.anchor(Align2::CENTER_CENTER, shift).show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(width - 2.0 * f32::from(size::PADDING));
                // An area offers its content no more than it took before: whatever comes later, such
                // as what was won, would make it grow by a piece in each frame that happens to come.
                ui.set_max_height(room.height() - 2.0 * f32::from(size::PADDING));
                self.content_ui(ui, room.height(), scene)
            })
        });
        shield(ui.ctx(), "end", shown.response.rect);
        let extent = shown.response.rect.size();
        if std::mem::replace(&mut self.extent, extent) != extent {
            // It is put into the middle by how large it was.
            ui.ctx().request_repaint();
        }
        shown.inner.inner
    }

    fn content_ui(&mut self, ui: &mut Ui, height: f32, scene: &Scene<'_, G>) -> Option<Next> {
        let top = ui.cursor().top();
        self.heading_ui(ui, scene);
        let middle = ui.cursor().top();
        let least = 2.0 * size::BAR;
        let mut moment = None;
        let most = (height - self.fixed - 3.0 * f32::from(size::PADDING)).max(least);
        ScrollArea::vertical().id_salt("result").max_height(most).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = size::GRID + 2.0;
            // Nobody has won by cheating: that is said first.
            if scene.is_unfair() {
                fair::verdict_ui(ui, scene.style, scene.snapshot);
            }
            G::result_ui(ui, scene.style, scene.snapshot, scene.show, scene.open);
            let standing = self.standing.as_ref().filter(|_| scene.is_open());
            if let Some(said) = standing.and_then(|it| G::Best::standing_ui(ui, scene.style, it)) {
                announce(ui, said);
            }
            if scene.is_open() {
                if let Some(reward) = &self.reward {
                    reward::reward_ui(ui, scene.style, reward, &mut self.copied);
                }
                tally_ui(ui, scene.style, scene.snapshot);
            }
            if !scene.is_unfair() {
                moment = self.moments_ui(ui, scene);
                fair::verdict_ui(ui, scene.style, scene.snapshot);
            }
        });
        let below = ui.cursor().top();
        let at_top = self.reward.as_ref().is_some_and(Reward::is_top_of_ladder);
        let next = next::next_ui(ui, scene, &self.saving, at_top);
        if matches!(next, Some(Next::Save)) {
            self.saving = Saving::UnderWay;
        }
        self.fixed = (middle - top) + (ui.min_rect().bottom() - below);
        next.or(moment)
    }

    /// What is worth another look, once everything is open; a click leads there.
    fn moments_ui(&mut self, ui: &mut Ui, scene: &Scene<'_, G>) -> Option<Next> {
        let (style, me) = (scene.style, scene.snapshot.seat?);
        if !scene.is_open() || scene.snapshot.opened.is_none() {
            return None;
        }
        let find = || FinishedGame::of_table(scene.snapshot).map(|game| G::moments(&game, me));
        let moments = self.moments.get_or_insert_with(|| find().unwrap_or_default());
        if moments.is_empty() {
            return None;
        }
        let texts = &style.text.moments;
        let mut next = None;
        ui.label(strong(texts.title));
        for moment in moments {
            let words = moment.words(style.text);
            let name = texts.look(&words);
            let shown = Card::new(Picture::Icon(Icon::Play), &words, "", &name);
            if card(ui, style, &shown).clicked() {
                next = Some(Next::ReplayAt(moment.at));
            }
        }
        next
    }

    /// Who wins and why, with a way to open everything at once and one to see the board.
    fn heading_ui(&mut self, ui: &mut Ui, scene: &Scene<'_, G>) {
        let (style, texts) = (scene.style, &scene.style.text.end);
        ui.horizontal(|ui| {
            if scene.is_open() && !scene.is_unfair() {
                icon(ui, style, Icon::Crown, size::BIG_BUTTON * 0.6, style.palette.ember);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                self.hidden = icon_button(ui, style, Icon::Eye, texts.look_at_board).clicked();
                if !scene.is_open() {
                    let skip = text_button(ui, G::opening(style.text)[1]);
                    if !self.greeted && ui.memory(|memory| memory.focused().is_none()) {
                        skip.request_focus();
                    }
                    self.greeted = true;
                    self.skipped |= skip.clicked();
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let title = RichText::new(scene.title()).text_style(letters::title());
                    let said = ui.add(Label::new(title.color(style.palette.text)).wrap());
                    announce(ui, said.id);
                });
            });
        });
        let reason = G::reason(style.text, scene.snapshot, scene.show);
        // Its room is kept while the chests are closed, so that nothing jumps.
        if scene.is_open() {
            let said = ui.add(Label::new(RichText::new(reason).color(style.palette.text)).wrap());
            announce(ui, said.id);
        } else {
            let font = TextStyle::Body.resolve(ui.style());
            let wide = ui.available_width();
            let galley = ui.painter().layout(reason, font, style.palette.text, wide);
            ui.allocate_space(vec2(0.0, galley.size().y));
        }
    }
}

/// Who has won how often this evening, from the second game on.
fn tally_ui<G: GameBoard>(ui: &mut Ui, style: &Style<'_>, snapshot: &ClientSnapshot<G>) {
    let tally = &snapshot.tally;
    if tally.games < 2 || snapshot.is_solo() {
        return;
    }
    let called = |wins: &Wins| match snapshot.person(wins.person) {
        Some(_) if snapshot.me == Some(wins.person) && !snapshot.is_shared() => {
            style.text.table.you.to_owned()
        }
        Some(person) => person.name.to_string(),
        None => wins.name.to_string(),
    };
    let wins: Vec<_> = tally.wins.iter().map(|wins| (called(wins), wins.count)).collect();
    ui.add(Label::new(strong(style.text.end.tally(tally.games, &wins))).wrap());
}
