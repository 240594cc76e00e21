//! The map under the player's hands: what is lit, looked at and chosen on it.

use eframe::egui::{Id, Rect, Response, Sense, Ui, UiBuilder, Vec2, vec2};

use super::camera::Camera;
use super::hex_words::{self, Use};
use super::info::Info;
use super::model::{Spot, Steps, home};
use crate::game::set::Element;
use crate::games::royaume::{Action, Card, City, Hex, HexSet, Illegal, Play};
use crate::ui::boards::place::{go_above, label_ui, place_ui};
use crate::ui::boards::refusal;
use crate::ui::boards::royaume::choosing::pick::{Offer, Pick};
use crate::ui::boards::royaume::map::{self, MapPainter};
use crate::ui::boards::royaume::motion::Path;
use crate::ui::boards::royaume::{Board, paint, picture};
use crate::ui::style::theme::size;
use crate::ui::widgets::edged_disc;

/// What came of the map in one frame.
pub struct OnMap {
    pub picked: Option<Pick>,
    /// The hex that has the focus.
    pub focused: Option<Hex>,
    pub camera: Camera,
}

impl Board<'_> {
    /// The map: what was picked there, what has the focus, and how it is looked at now.
    pub fn map_ui(&self, ui: &mut Ui, offer: &Offer) -> OnMap {
        let window = self.layout.window;
        let builder = UiBuilder::new().max_rect(window).id_salt("map");
        let mut map = ui.new_child(builder);
        map.set_clip_rect(window.expand(size::GRID).intersect(ui.clip_rect()));
        // It is dragged, but keys have nothing to do there.
        let ground = map.interact(window, map.scope_id().with("ground"), Sense::DRAG);
        let mut camera = self.draft.camera;
        camera.steer(&map, &self.layout, &ground);
        let spots: Vec<(Hex, Spot)> = {
            let carried = self.show.carried();
            map::rows().map(|hex| (hex, Spot::of(self.view, hex, &carried))).collect()
        };
        let lit = offer.hexes();
        let steps = Steps::of(self.snapshot.view_to_act_on(), offer);
        let shaken = |hex| refusal::shake(ui, hex_id(ui, hex), self.style.motion);
        self.paint_map(&map, &spots, offer, (lit, &steps), shaken);
        let (mut on_map, mut looked_at) = (OnMap { picked: None, focused: None, camera }, None);
        for (hex, spot) in &spots {
            let for_now = self.use_now(*hex, offer, (lit, &steps));
            let response = self.hex_ui(&map, hex_id(ui, *hex), *hex, (spot, for_now));
            if response.clicked() && for_now.lit {
                on_map.picked = Some(Pick::Hex(*hex));
            } else if response.clicked()
                && self.refuse(ui, *hex, offer, for_now)
                && self.draft.by_keys
                && lit.is_empty()
            {
                // Where nothing on the map is asked for, the answer is above it.
                go_above(ui);
            }
            if response.gained_focus() {
                on_map.camera.show(*hex, &self.layout);
                self.lead_on(ui, *hex);
            }
            if response.has_focus() {
                on_map.focused = Some(*hex);
            }
            if self.looks_at(&response) {
                looked_at = Some((*hex, for_now));
            }
        }
        // A contest would cover the half of them.
        if self.show.scene().is_none() {
            self.zoom_ui(&mut map, &mut on_map.camera);
        }
        let chosen = offer.picked().iter().rev().find_map(|pick| match pick {
            Pick::Hex(hex) => Some((*hex, Use::default())),
            _ => None,
        });
        // Why it cannot be chosen stands where this would.
        let places = Hex::all().map(|hex| (hex_id(ui, hex), self.layout.place(hex)));
        let refused = refusal::reason_ui(&map, self.style, places, window);
        let about =
            looked_at.or(chosen).filter(|_| self.view.tabletop.contest.is_none() && !refused);
        if let Some((hex, for_now)) = about {
            let info = Info::of(self.style.text, self.snapshot, self.view, hex, for_now);
            info.ui(&map, self.style, &self.layout, (hex, lit));
        }
        on_map
    }

    /// What the player can do with a hex at the moment.
    fn use_now(&self, hex: Hex, offer: &Offer, (lit, steps): (HexSet, &Steps)) -> Use {
        let (lit, steps_there) = (lit.contains(hex), steps.to(hex));
        let placing = matches!(offer.picked(), [Pick::Memory(_), ..])
            || (steps_there.is_none() && offer.is_fresh());
        Use {
            steps: steps_there,
            lit,
            chosen: offer.has(Pick::Hex(hex)),
            places: placing && lit && self.view.tabletop.contest.is_none(),
            barred: steps.are_counted() && !lit,
        }
    }

    /// Says why that hex cannot be chosen, if the player is asked for something; whether they are.
    fn refuse(&self, ui: &Ui, hex: Hex, offer: &Offer, for_now: Use) -> bool {
        let Some(why) = self.why_not(hex, offer) else { return false };
        let text = self.style.text;
        let barred = hex_words::barred(text, self.snapshot, for_now, hex);
        let why = barred.unwrap_or_else(|| text.royaume.board.why(why));
        refusal::refuse(ui, hex_id(ui, hex), &why);
        true
    }

    /// Why that hex cannot be chosen now: what the rules say to what it would be chosen for.
    fn why_not(&self, hex: Hex, offer: &Offer) -> Option<Illegal> {
        let action = match offer.picked() {
            [] | [Pick::Hex(_)] => Action::Move(hex),
            [Pick::Memory(memory), ..] => Action::Place(*memory, hex),
            [Pick::Tile(tile), ..] => Action::Turncoat(*tile, hex),
            [Pick::Card(Card::Prophet), ..] => Action::Card(Play::Prophet { hex }),
            [Pick::Card(Card::ShortWay), ..] => Action::Card(Play::ShortWay { hex }),
            [Pick::Card(Card::Storyteller), Pick::Hex(from), ..] => {
                Action::Card(Play::Storyteller { from: *from, to: hex })
            }
            [Pick::Card(Card::Storyteller)] => {
                Action::Card(Play::Storyteller { from: hex, to: hex })
            }
            _ => return None,
        };
        let seat = self.snapshot.seat.filter(|_| self.asks_me())?;
        self.snapshot.view()?.tabletop.check(seat, action).err()
    }

    fn paint_map(
        &self,
        ui: &Ui,
        spots: &[(Hex, Spot)],
        offer: &Offer,
        (lit, steps): (HexSet, &Steps),
        shaken: impl Fn(Hex) -> Vec2,
    ) {
        let table = &self.view.tabletop;
        let map = MapPainter { painter: ui.painter(), style: self.style, layout: &self.layout };
        map.ground();
        for (hex, spot) in spots {
            map.hex(*hex, spot, shaken(*hex));
        }
        for city in City::all() {
            map.city_sign(table, city);
        }
        if let Some(memory) = self.draft.pointed {
            home(table, memory).iter().for_each(|hex| map.glow(hex, paint::memory_colour(memory)));
        }
        for hex in lit {
            map.rim(hex, if offer.has(Pick::Hex(hex)) { 3.0 } else { 1.0 });
        }
        if let ([Pick::Hex(to)], Some(seat)) = (offer.picked(), self.snapshot.seat) {
            map.way(Path::walk(table, seat, *to).hexes());
        }
        for (hex, spot) in spots {
            map.figures(*hex, spot, table);
        }
        let away = |hex| Some((hex, steps.to(hex).filter(|number| *number > 0)?));
        map.steps(&lit.iter().filter_map(away).collect::<Vec<_>>());
        map.track(table, |seat| self.show.score(seat));
    }

    fn hex_ui(&self, ui: &Ui, id: Id, hex: Hex, (spot, for_now): (&Spot, Use)) -> Response {
        let whole = self.layout.place(hex);
        // Rows overlap by a quarter.
        let rect = whole.shrink2(vec2(0.0, whole.height() / 8.0));
        let words = (spot, for_now);
        let label = hex_words::label(self.style.text, self.snapshot, self.view, hex, words);
        // Nothing under a contest can be chosen, so keys do not get lost there.
        let response = match self.show.scene() {
            Some(_) => label_ui(ui, id, rect, &label),
            None => place_ui(ui, id, rect, &label, for_now.lit),
        };
        let map = MapPainter { painter: ui.painter(), style: self.style, layout: &self.layout };
        if response.hovered() && for_now.lit {
            map.rim(hex, 2.0);
        }
        if response.has_focus() {
            map.focus(hex, size::FOCUS);
        }
        response
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
            let name = self.style.text.common.with_key(name, key);
            let response = place_ui(ui, ui.scope_id().with(("zoom", number)), rect, &name, true);
            let palette = self.style.palette;
            let (tint, edge) = match response.hovered() || response.has_focus() {
                true => (palette.gold, palette.gold),
                false => (palette.text, palette.weak),
            };
            let disc = rect.shrink(2.0);
            edged_disc(
                ui.painter(),
                self.style,
                rect.center(),
                disc.width() / 2.0,
                palette.panel,
                (1.5, edge),
            );
            self.style.art.paint(ui.painter(), icon, rect.shrink(side * 0.26), tint);
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

pub fn hex_id(ui: &Ui, hex: Hex) -> Id {
    ui.scope_id().with(("hex", hex.index()))
}
