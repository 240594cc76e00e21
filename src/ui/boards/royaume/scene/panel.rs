//! The panel of a challenge or a fight, over part of the map: the same for everybody at the table.

use std::sync::Arc;

use eframe::egui::{
    Align2, FontId, Galley, Id, Painter, Rect, Sense, Stroke, TextStyle, Ui, Vec2, pos2, vec2,
};

use super::contest_end;
use super::layout::Layout;
use super::wheel::{self, Wheel};
use super::{Said, Scene, Summand, sum, words};
use crate::bot::royaume::contest_odds::wins_with;
use crate::game::{Game, Seat};
use crate::games::Royaume;
use crate::games::royaume::{About, Action, Contest, Sector, Stage, Tabletop};
use crate::ui::boards::place::{label_ui, place_ui};
use crate::ui::boards::royaume::motion::Move;
use crate::ui::boards::royaume::{Board, paint, picture};
use crate::ui::boards::{Intent, paint as shared};
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, paper, size};
use crate::ui::widgets::sheet;

/// A turn should end when so many seconds are left.
const HURRY: f64 = 10.0;
/// The part of its line that what was decided last may take, beside what is asked.
const SAID: f32 = 0.5;

/// The scene of the contest that is shown now, over part of the map; what the player asked for.
pub fn contest_ui(ui: &Ui, board: &Board<'_>) -> Option<Intent<Action>> {
    let scene = board.show.scene().or(board.show.ended())?;
    let staged = Staged::of(board, scene);
    let table = &board.view.tabletop;
    let lines = [TextStyle::Small, letters::strong()].map(|style| ui.text_style_height(&style));
    let about = about(table, scene).map(|hex| board.layout.place(hex));
    let window = board.layout.window.translate(staged.shift(scene));
    let layout = Layout::new(window, about, scene.fighters.len(), lines);
    let mut painter = ui.painter().clone();
    painter.set_opacity(staged.opacity);
    let panel = Panel { board, table, scene, staged, layout, painter };
    panel.ui(ui)
}

/// The hex that it is about, which is to be seen beside the panel.
fn about(table: &Tabletop, scene: &Scene) -> Option<crate::games::royaume::Hex> {
    match scene.about {
        About::Challenge(_, hex) => Some(hex),
        About::Fight(_) => table.wizard,
    }
}

/// How far the moves of a scene are.
#[derive(Clone, Debug)]
pub struct Staged {
    /// While it opens or closes it is half seen.
    pub opacity: f32,
    /// How far the arrow is, while it turns.
    pub spinning: Option<f32>,
    /// What counts and has arrived.
    pub arrived: Vec<Summand>,
    /// What counts and is on its way.
    pub coming: Vec<(Summand, f32)>,
    /// How far it is since it has been decided.
    pub decided: Option<f32>,
}

impl Staged {
    fn of(board: &Board<'_>, scene: &Scene) -> Self {
        let mut staged = Self {
            opacity: 1.0,
            spinning: None,
            arrived: Vec::new(),
            coming: Vec::new(),
            decided: None,
        };
        let mut dropping = vec![None; scene.parts.len()];
        for (what, part) in board.show.moving() {
            match what {
                Move::Open => staged.opacity = part,
                Move::Close => {
                    (staged.opacity, staged.decided) = (1.0 - part, Some(1.0));
                }
                Move::Spin { .. } => staged.spinning = Some(part),
                Move::Drop { part: number } => {
                    if let Some(place) = dropping.get_mut(number) {
                        *place = Some(part);
                    }
                }
                Move::ContestEnd { .. } => staged.decided = Some(part),
                _ => {}
            }
        }
        for (part, dropping) in scene.parts.iter().zip(dropping) {
            match dropping {
                None => staged.arrived.push(*part),
                Some(how_far) if how_far > 0.0 => staged.coming.push((*part, how_far)),
                Some(_) => {}
            }
        }
        staged
    }

    /// The panel shakes when it has failed.
    fn shift(&self, scene: &Scene) -> Vec2 {
        let failed = scene.verdict.is_some_and(|verdict| !verdict.done);
        self.decided.filter(|_| failed).map_or(Vec2::ZERO, shared::rumble)
    }

    /// What has arrived, in all.
    pub fn total(&self) -> i16 {
        self.arrived.iter().map(|part| part.by).sum()
    }
}

/// A scene in one frame.
pub struct Panel<'a> {
    pub board: &'a Board<'a>,
    pub table: &'a Tabletop,
    pub scene: &'a Scene,
    pub staged: Staged,
    pub layout: Layout,
    pub painter: Painter,
}

/// What the panel says in one frame. Some of it follows from the odds of the contest with every card
/// that could still be played, so it is worked out once.
struct Sentences {
    title: String,
    /// What it still takes, and why it takes more or less than what is printed on the tile.
    need: String,
    /// What is asked of whom, or how it ended.
    asked: String,
    /// What somebody has decided last.
    said: String,
}

impl Panel<'_> {
    fn ui(&self, ui: &Ui) -> Option<Intent<Action>> {
        let sentences = self.sentences();
        self.ground_ui(ui, &sentences);
        self.title(ui, &sentences.title);
        self.tile();
        sum::numbers(self);
        self.fighters();
        let spun = self.wheel_ui(ui);
        sum::scale(self);
        sum::chips(self);
        self.words(ui, sentences);
        if let Some(verdict) = self.scene.verdict {
            contest_end::paint(self, verdict, self.staged.decided);
        }
        spun
    }

    /// The contest of the table that is shown.
    fn contest(&self) -> Option<&Contest> {
        self.table.contest.as_ref().filter(|contest| contest.about == self.scene.about)
    }

    fn is_me(&self, seat: Seat) -> bool {
        self.board.snapshot.seat == Some(seat)
    }

    /// The name of whoever sits there, or what the player is called in that place of a sentence.
    fn name(&self, seat: Seat, me: &str) -> String {
        if self.is_me(seat) { me.to_owned() } else { self.board.snapshot.name(seat) }
    }

    fn sentences(&self) -> Sentences {
        let title = words::title(self.board.style.text, self.table, self.scene);
        Sentences { title, need: self.need(), asked: self.asked(), said: self.said() }
    }

    /// The panel itself: what lies under it is not to be pressed. A screen reader is told the sum.
    fn ground_ui(&self, ui: &Ui, sentences: &Sentences) {
        let (rect, palette) = (self.layout.panel, self.board.style.palette);
        ui.interact(rect, id(ui, "ground"), Sense::CLICK | Sense::DRAG);
        let text = self.board.style.text;
        let name = |seat| self.name(seat, text.table.you);
        let sum = words::sum(text, self.scene, &self.staged.arrived, name);
        let label = [&sentences.title, &sum, &sentences.need, &sentences.asked];
        let label: Vec<&str> =
            label.into_iter().map(String::as_str).filter(|words| !words.is_empty()).collect();
        label_ui(ui, id(ui, "sum"), rect, &label.join(". ").replace('\n', ". "));
        let edge = match self.scene.verdict {
            Some(verdict) if verdict.done => Stroke::new(3.0, palette.gold),
            Some(_) => Stroke::new(3.0, palette.ruby),
            None => Stroke::new(1.5, palette.edge),
        };
        sheet(&self.painter, self.board.style, rect, size::CORNER, edge);
    }

    fn title(&self, ui: &Ui, title: &str) {
        let (rect, style) = (self.layout.title, self.board.style);
        let font = letters::strong().resolve(ui.style());
        let at = rect.left_center();
        self.painter.text(at, Align2::LEFT_CENTER, title, font.clone(), style.palette.text);
        if let Some(left) = self.board.show.time_left() {
            let color = if left <= HURRY { style.palette.ember } else { style.palette.weak };
            let words = style.text.host.seconds(left.ceil() as u16);
            let at = rect.right_center();
            let words = self.painter.text(at, Align2::RIGHT_CENTER, words, font, color);
            let clock = pos2(words.left() - size::GRID - size::ICON / 2.0, at.y);
            let clock = Rect::from_center_size(clock, Vec2::splat(size::ICON));
            style.art.paint(&self.painter, Picture::Icon(Icon::Clock), clock, color);
        }
    }

    /// The challenge with its difficulty as printed, or the Wizard.
    fn tile(&self) {
        let (rect, style) = (self.layout.tile, self.board.style);
        match self.scene.about {
            About::Challenge(tile, _) => {
                paint::tile_front(&self.painter, style, rect, self.table.realm(), tile);
            }
            About::Fight(_) => {
                style.art.paint(&self.painter, picture::WIZARD, rect, paper::AS_PAINTED);
            }
        }
    }

    /// Those who are in it; whoever is asked is marked.
    fn fighters(&self) {
        let style = self.board.style;
        let count = self.scene.fighters.len();
        let asked = self.contest().map(|contest| contest.asked);
        for (number, seat) in self.scene.fighters.iter().enumerate() {
            let rect = self.layout.fighter(number, count).shrink(2.0);
            let player = self.table.player(*seat);
            paint::hero(&self.painter, style, rect, player.character, player.animal);
            if asked == Some(*seat) && self.scene.verdict.is_none() {
                shared::ring(&self.painter, rect.shrink(2.0), 2.0, style.palette.ember);
            }
        }
    }

    /// The wheel, to be pressed by whoever has to spin.
    fn wheel_ui(&self, ui: &Ui) -> Option<Intent<Action>> {
        let (rect, style) = (self.layout.wheel, self.board.style);
        let texts = &style.text.royaume.contest;
        let mine = self.may_spin();
        let response = match mine {
            true => place_ui(ui, id(ui, "wheel"), rect, texts.turn_wheel, true),
            false => label_ui(ui, id(ui, "wheel"), rect, texts.wheel),
        };
        let [before, now] = self.scene.arrow;
        let arrow = match (self.staged.spinning, now) {
            (Some(part), Some(now)) => wheel::turning(before, now, part),
            (None, Some(now)) => wheel::middle_of(now),
            (_, None) => 0.0,
        };
        let wheel = Wheel {
            realm: self.table.realm(),
            colour: Some(self.scene.colour(self.table)),
            arrow,
            wins: self.wins(),
            stopped: now.filter(|_| self.staged.spinning.is_none()),
        };
        let lifted = if mine && response.hovered() { 1.04 } else { 1.0 };
        let shown = Rect::from_center_size(rect.center(), rect.size() * lifted);
        if mine {
            let glow = style.palette.gold.gamma_multiply(0.5);
            self.painter.circle_stroke(
                shown.center(),
                shown.width() * 0.49,
                Stroke::new(4.0, glow),
            );
        }
        wheel.paint(&self.painter, style, shown);
        if response.has_focus() {
            let ring = Stroke::new(size::FOCUS, style.palette.ring);
            self.painter.circle_stroke(shown.center(), shown.width() * 0.5, ring);
        }
        (mine && response.clicked()).then_some(Intent::Act(Action::Spin))
    }

    /// Whether this player is asked to spin now.
    fn may_spin(&self) -> bool {
        let snapshot = self.board.snapshot;
        let free = snapshot.joined && snapshot.pending.is_none() && self.board.show.is_still();
        let newest = snapshot.view().filter(|_| free);
        newest.is_some_and(|view| Royaume::legal_actions(view).any(|action| action == Action::Spin))
    }

    /// Which segments would win it for whoever spins next, without cards and with them.
    fn wins(&self) -> [[bool; 2]; Sector::COUNT] {
        let mut wins = [[false; 2]; Sector::COUNT];
        let Some(contest) = self.contest() else { return wins };
        let next = match contest.stage {
            Stage::TeamUp | Stage::Join => contest.heads_in_order().next().unwrap_or(contest.first),
            _ if contest.asks_for_a_spin() => contest.asked,
            _ => return wins,
        };
        for sector in Sector::all() {
            wins[sector.index()] = wins_with(self.table, contest, next, sector);
        }
        wins
    }

    fn need(&self) -> String {
        let text = self.board.style.text;
        let difficulty = words::difficulty(text, self.table, self.scene);
        let contest = self.contest().filter(|_| self.scene.verdict.is_none());
        let Some(contest) = contest else { return difficulty };
        let need = words::need(text, self.table, contest, self.board.snapshot.seat, true);
        let helps = words::helps(text, self.table, contest, |seat| {
            self.name(seat, text.royaume.you.object)
        });
        let lines = [need, difficulty, helps].into_iter().filter(|line| !line.is_empty());
        lines.collect::<Vec<_>>().join("\n")
    }

    fn asked(&self) -> String {
        let said = self.scene.said.map(|(seat, _)| seat);
        let answered = |contest: &&Contest| said == Some(contest.asked);
        let shown = self.board.show.is_still();
        let contest = self.contest().filter(|contest| shown || !answered(contest));
        let (text, snapshot) = (self.board.style.text, self.board.snapshot);
        words::asked(text, snapshot, self.table, contest, self.scene)
    }

    /// What it still takes, what is asked of whom, and what was decided last.
    fn words(&self, ui: &Ui, Sentences { need, asked, said, .. }: Sentences) {
        let (style, layout) = (self.board.style, &self.layout);
        let [text, weak] = [style.palette.text, style.palette.weak];
        let small = TextStyle::Small.resolve(ui.style());
        let need = self.wrapped(need, &small);
        self.painter.galley(self.need_room().left_top(), need, text);
        let font = fitted(&self.painter, &said, small, layout.asked.width() * SAID);
        let said = self.painter.layout_no_wrap(said, font, weak);
        let room = layout.asked.width() - said.size().x - size::GAP;
        let at = layout.asked.right_center() - vec2(said.size().x, said.size().y / 2.0);
        self.painter.galley(at, said, weak);
        let strong = letters::strong().resolve(ui.style());
        let font = fitted(&self.painter, &asked, strong, room);
        let color = match self.scene.verdict {
            Some(verdict) if verdict.done => style.palette.good,
            Some(_) => style.palette.ruby,
            None => text,
        };
        let at = layout.asked.left_center();
        self.painter.text(at, Align2::LEFT_CENTER, asked, font, color);
    }

    /// What it still takes, in letters in which it has room.
    fn wrapped(&self, words: String, font: &FontId) -> Arc<Galley> {
        let (room, color) = (self.need_room(), self.board.style.palette.text);
        let lay = |part: f32| {
            let font = FontId { size: font.size * part, ..font.clone() };
            self.painter.layout(words.clone(), font, color, room.width())
        };
        let fits = |galley: &Arc<Galley>| galley.size().y <= room.height() + 1.0;
        [1.0, 0.9, 0.8].into_iter().map(lay).find(fits).unwrap_or_else(|| lay(0.7))
    }

    /// Where that is said: also where the parts of the sum will be, as long as there are none.
    fn need_room(&self) -> Rect {
        match self.scene.parts.is_empty() {
            true => self.layout.chips.union(self.layout.need),
            false => self.layout.need,
        }
    }

    fn said(&self) -> String {
        let texts = &self.board.style.text.royaume;
        let name = |seat| self.board.snapshot.name(seat);
        self.scene.said.map_or(String::new(), |(seat, said)| match (said, self.is_me(seat)) {
            (Said::Joins, true) => texts.you.join.to_owned(),
            (Said::Joins, false) => texts.joins(&name(seat)),
            (Said::Passes, true) => texts.you.pass.to_owned(),
            (Said::Passes, false) => texts.passes(&name(seat)),
            (Said::Plays(card), true) => texts.you.play(texts.card(card)),
            (Said::Plays(card), false) => texts.plays(&name(seat), texts.card(card)),
        })
    }
}

/// The font, smaller where the words would not fit.
fn fitted(painter: &Painter, words: &str, font: FontId, room: f32) -> FontId {
    let color = paper::INK;
    let wide = painter.layout_no_wrap(words.to_owned(), font.clone(), color).size().x;
    FontId { size: font.size * (room / wide.max(1.0)).min(1.0), ..font }
}

fn id(ui: &Ui, what: &str) -> Id {
    ui.scope_id().with(("contest", what))
}
