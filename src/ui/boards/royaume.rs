//! The kingdom on the screen.

mod best;
mod camera;
mod draft;
mod hand;
mod hex_words;
mod info;
mod layout;
mod map;
mod model;
mod motion;
pub mod paint;
mod pick;
pub mod picture;
mod piles;
mod plate;
pub mod pointing;
mod prospect;
mod result;
mod scene;
mod summary;
mod words;

use eframe::egui::{Id, Key, Rect, Response, Sense, Ui, UiBuilder, Vec2, vec2};

use super::place::{place_ui, steer};
use super::{GameBoard, Intent, Line, Reactions};
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::Royaume;
use crate::games::royaume::{Action, Card, City, Hex, HexSet, Seen, State, View};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::profile::finished_game::{FinishedGame, Step};
use crate::ui::profile::settings::Pace;
use crate::ui::style::theme::size;
use crate::ui::style::{Motion, Style};
use best::{Achieved, Best};
use camera::Camera;
use draft::Draft;
use hex_words::Use;
use info::Info;
use layout::Layout;
use map::MapPainter;
use model::{Spot, Steps, home};
use motion::{Path, Show};
use pick::{Chosen, Offer, Pick};
use piles::PileChoice;

impl GameBoard for Royaume {
    type Show = Show;
    type Draft = Draft;
    type Best = Best;

    fn board_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &mut Show,
        draft: &mut Draft,
        reactions: &Reactions,
    ) -> Option<Intent<Action>> {
        let area = ui.available_rect_before_wrap();
        if acts_on(ui, area) {
            super::Show::finish(show);
        }
        let view = show.view()?.clone();
        let newest = words::newest(snapshot).filter(|_| show.is_still());
        let offer = Offer::of(newest, &draft.picked);
        let layout = Layout::new(area, view.tabletop.seats(), &draft.camera);
        let board = Board { style, snapshot, view: &view, show, draft, layout };
        let on_map = board.map_ui(ui, &offer);
        let mut picked = on_map.picked;
        let on_plates = plate::plates_ui(ui, &board, &offer, reactions);
        picked = on_plates.picked.or(picked);
        picked = hand::hand_ui(ui, &board, &offer).or(picked);
        let pile = piles::piles_ui(ui, &board, &offer);
        let intent = scene::contest_ui(ui, &board);
        scene::moves(ui, &board);
        let pile = piles::discards_ui(ui, &board, &offer).or(pile);
        draft.camera = on_map.camera;
        let pointed = on_plates.pointed;
        if draft.pointed != pointed {
            draft.pointed = pointed;
            ui.ctx().request_repaint();
        }
        draft.focused = on_map.focused.or(draft.focused);
        match pile {
            Some(PileChoice::Pick(pick)) => picked = Some(pick),
            Some(PileChoice::Discards(open)) => {
                draft.discards = open;
                if !open && matches!(draft.picked.first(), Some(Pick::Card(Card::Magician))) {
                    draft.picked.clear();
                }
            }
            None => {}
        }
        if ui.input(|input| input.key_pressed(Key::Backspace)) && !ui.ctx().text_edit_focused() {
            draft.picked.pop();
        }
        let Some(picked) = picked else { return intent };
        match offer.choose(picked) {
            Some(Chosen::Part(picks)) => draft.picked = picks,
            Some(Chosen::Meant(action)) => {
                draft.picked.clear();
                draft.discards = false;
                super::Show::finish(show);
                return Some(Intent::Act(action));
            }
            None => {}
        }
        intent
    }

    fn line(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        draft: &Draft,
    ) -> Line<Action> {
        words::line(text, snapshot, show, draft)
    }

    fn latest(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        words::latest(text, snapshot, show)
    }

    fn tell(text: &Texts, snapshot: &ClientSnapshot<Self>, seen: &Seen) -> Option<String> {
        words::tell(text, snapshot, seen)
    }

    fn concerns(seen: &Seen, seat: Seat) -> Option<bool> {
        Some(words::concerns(seen, seat))
    }

    fn progress(text: &Texts, show: &Show) -> String {
        words::progress(text, show)
    }

    fn winners(show: &Show) -> Option<SeatSet> {
        result::tally(show).map(|tally| tally.winners)
    }

    const END_REVEALS: u8 = result::REVEALS;

    fn opening(text: &Texts) -> [&'static str; 2] {
        [text.royaume.result.counting, text.royaume.result.count_all]
    }

    fn result_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        open: f32,
    ) {
        result::result_ui(ui, style, snapshot, show, open);
    }

    fn reason(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        result::tally(show)
            .map_or(String::new(), |tally| result::reason(text, &tally, |seat| snapshot.name(seat)))
    }

    fn achieved(game: &FinishedGame<Self>, me: Seat) -> Achieved {
        result::finished::achieved(game, me)
    }

    fn best_ui(ui: &mut Ui, style: &Style<'_>, best: &Best) {
        best.best_ui(ui, style);
    }

    fn retell(text: &Texts, snapshot: &ClientSnapshot<Self>, step: &Step<Self>) -> String {
        result::finished::step(text, snapshot, step)
    }

    /// The turn of whoever is in turn.
    fn round(state: &State) -> u8 {
        state.tabletop().player(state.tabletop().turn).turns
    }

    fn open_ui(ui: &Ui, style: &Style<'_>, area: Rect, show: &Show, state: &State) {
        result::finished::open_ui(ui, style, area, show, state);
    }

    /// A turn takes many decisions. Eight a second can just be followed, and where nothing moves there
    /// is nothing to follow.
    fn bot_pause(pace: Pace, motion: Motion) -> u64 {
        match (pace, motion) {
            (Pace::Quick, Motion::Off) => 0,
            (Pace::Quick, _) => 125,
            (Pace::Human | Pace::Leisurely, _) => pace.millis(),
        }
    }

    fn summary_ui(ui: &mut Ui, style: &Style<'_>, _snapshot: &ClientSnapshot<Self>) {
        summary::summary_ui(ui, style);
    }
}

/// What is painted in one frame.
pub struct Board<'a> {
    /// How things look.
    pub style: &'a Style<'a>,
    /// What the client knows.
    pub snapshot: &'a ClientSnapshot<Royaume>,
    /// What is shown now.
    pub view: &'a View,
    /// What moves.
    pub show: &'a Show,
    /// What the player has begun to choose.
    pub draft: &'a Draft,
    /// Where everything is.
    pub layout: Layout,
}

/// What came of the map in one frame.
struct OnMap {
    picked: Option<Pick>,
    focused: Option<Hex>,
    camera: Camera,
}

impl Board<'_> {
    /// The map: what was picked there, what has the focus, and how it is looked at now.
    fn map_ui(&self, ui: &mut Ui, offer: &Offer) -> OnMap {
        let window = self.layout.window;
        let builder = UiBuilder::new().max_rect(window).id_salt("map");
        let mut map = ui.new_child(builder);
        map.set_clip_rect(window.expand(size::GRID).intersect(ui.clip_rect()));
        let ground = map.interact(window, map.scope_id().with("ground"), Sense::drag());
        let mut camera = self.draft.camera;
        camera.steer(&map, &self.layout, &ground);
        let spots: Vec<(Hex, Spot)> = {
            let carried = self.show.carried();
            map::rows().map(|hex| (hex, Spot::of(self.view, hex, &carried))).collect()
        };
        self.paint_map(&map, &spots, offer);
        let lit = offer.hexes();
        let steps = Steps::of(words::newest(self.snapshot), offer);
        self.lead_focus(&map, lit);
        let (mut on_map, mut looked_at) = (OnMap { picked: None, focused: None, camera }, None);
        for (hex, spot) in &spots {
            let pick = Pick::Hex(*hex);
            let placing = matches!(offer.picked(), [Pick::Memory(_), ..])
                || (steps.to(*hex).is_none() && offer.is_fresh());
            let for_now = Use {
                steps: steps.to(*hex),
                lit: lit.contains(*hex),
                chosen: offer.has(pick),
                places: placing && lit.contains(*hex) && self.view.tabletop.contest.is_none(),
            };
            let response = self.hex_ui(&map, *hex, spot, for_now);
            if response.clicked() && for_now.lit {
                on_map.picked = Some(pick);
            }
            if response.gained_focus() {
                on_map.camera.show(*hex, &self.layout);
            }
            if response.has_focus() {
                on_map.focused = Some(*hex);
            }
            if response.hovered() || (response.has_focus() && looked_at.is_none()) {
                looked_at = Some(*hex);
            }
        }
        self.zoom_ui(&mut map, &mut on_map.camera);
        let chosen = offer.picked().iter().rev().find_map(|pick| match pick {
            Pick::Hex(hex) => Some(*hex),
            _ => None,
        });
        if let Some(hex) = looked_at.or(chosen).filter(|_| self.view.tabletop.contest.is_none()) {
            Info::of(self.style.text, self.snapshot, self.view, hex).ui(
                &map,
                self.style,
                &self.layout,
                hex,
            );
        }
        on_map
    }

    fn paint_map(&self, ui: &Ui, spots: &[(Hex, Spot)], offer: &Offer) {
        let table = &self.view.tabletop;
        let map = MapPainter { painter: ui.painter(), style: self.style, layout: &self.layout };
        map.ground();
        for (hex, spot) in spots {
            map.hex(*hex, spot);
        }
        for city in City::all() {
            map.city_sign(table, city);
        }
        if let Some(memory) = self.draft.pointed {
            home(table, memory).iter().for_each(|hex| map.glow(hex, paint::memory_colour(memory)));
        }
        let steps = Steps::of(words::newest(self.snapshot), offer);
        for hex in offer.hexes() {
            map.rim(hex, if offer.has(Pick::Hex(hex)) { 3.0 } else { 1.0 });
        }
        if let ([Pick::Hex(to)], Some(seat)) = (offer.picked(), self.snapshot.seat) {
            map.way(Path::walk(table, seat, *to).hexes());
        }
        for (hex, spot) in spots {
            map.figures(*hex, spot, table);
        }
        for hex in offer.hexes() {
            if let Some(number) = steps.to(hex).filter(|number| *number > 0) {
                map.steps(hex, number);
            }
        }
        map.track(table, |seat| self.show.score(seat));
    }

    fn hex_ui(&self, ui: &Ui, hex: Hex, spot: &Spot, for_now: Use) -> Response {
        let whole = self.layout.place(hex);
        // Rows overlap by a quarter.
        let rect = whole.shrink2(vec2(0.0, whole.height() / 8.0));
        let words = (spot, for_now);
        let label = hex_words::label(self.style.text, self.snapshot, self.view, hex, words);
        let response = place_ui(ui, hex_id(ui, hex), rect, &label, for_now.lit);
        let map = MapPainter { painter: ui.painter(), style: self.style, layout: &self.layout };
        if response.hovered() && for_now.lit {
            map.rim(hex, 2.0);
        }
        if response.has_focus() {
            map.focus(hex, size::FOCUS);
        }
        response
    }

    /// The arrow keys over the map: they go on where the player was.
    fn lead_focus(&self, ui: &Ui, lit: HexSet) {
        if ui.input(|input| input.modifiers.any()) {
            return;
        }
        let places = HexSet::ALL.iter().map(|hex| (hex_id(ui, hex), self.layout.place(hex)));
        steer(ui, places, || {
            let hero = self.snapshot.seat.map(|seat| self.view.tabletop.player(seat).hero);
            let before = self.draft.focused.or(hero);
            before.or(lit.first()).map(|hex| hex_id(ui, hex))
        });
    }

    /// Nearer, farther, and the whole map.
    fn zoom_ui(&self, ui: &mut Ui, camera: &mut Camera) {
        let press = &self.style.text.royaume.board.press;
        let buttons = [
            (picture::ZOOM_IN_ICON, press.zoom_in, "+"),
            (picture::ZOOM_OUT_ICON, press.zoom_out, "−"),
            (picture::FIT_ICON, press.whole_map, "0"),
        ];
        let side = size::ICON_BUTTON - size::GRID;
        for (number, (icon, name, key)) in buttons.into_iter().enumerate() {
            let corner = self.layout.window.right_bottom();
            let at = corner - vec2(side, (3 - number) as f32 * side);
            let rect = Rect::from_min_size(at, Vec2::splat(side));
            let name = (self.style.text.common.with_key)(name, key);
            let response = place_ui(ui, ui.scope_id().with(("zoom", number)), rect, &name, true);
            let tint = match response.hovered() || response.has_focus() {
                true => self.style.palette.gold,
                false => self.style.palette.text,
            };
            self.style.art.paint(ui.painter(), icon, rect.shrink(side * 0.2), tint);
            if response.clicked() {
                match number {
                    0 => camera.step(true, &self.layout),
                    1 => camera.step(false, &self.layout),
                    _ => *camera = Camera::default(),
                }
            }
            response.on_hover_text(name);
        }
    }
}

/// Whether the player does something on the board: then nothing has to be watched to its end.
fn acts_on(ui: &Ui, area: Rect) -> bool {
    let types = ui.ctx().text_edit_focused();
    ui.input(|input| {
        let pressed = input.pointer.any_pressed();
        let there = input.pointer.interact_pos().is_some_and(|at| area.contains(at));
        let keys = [Key::Enter, Key::Space].iter().any(|key| input.key_pressed(*key));
        pressed && there || keys && !types
    })
}

fn hex_id(ui: &Ui, hex: Hex) -> Id {
    ui.scope_id().with(("hex", hex.index()))
}
