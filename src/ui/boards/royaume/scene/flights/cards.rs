//! Cards on their way, and points.

use eframe::egui::{Align2, FontId, Rect, Stroke, Ui, vec2};

use super::Flights;
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::{Card, Seen};
use crate::text::common::signed;
use crate::ui::boards::BoardLog as _;
use crate::ui::boards::paint as shared;
use crate::ui::boards::plate::caption;
use crate::ui::boards::royaume::layout::CARD;
use crate::ui::boards::royaume::map::model::bottom;
use crate::ui::boards::royaume::motion::{Move, Target};
use crate::ui::boards::royaume::{paint, picture};
use crate::ui::style::theme::{letters, paper};

/// A card that acts on something, and one that is read: their heights in parts of the map.
const ACTS: f32 = 0.34;
const READ: f32 = 0.6;
/// When a card that acts has come near enough to be read, in parts of its way; it stays so until the
/// second of them.
const NEAR: [f32; 2] = [0.35, 0.7];

impl Flights<'_> {
    /// Paints cards, points and what else is not on the map.
    pub fn cards(&self, ui: &Ui, what: Move, part: f32) {
        let [deck, discards] = self.board.layout.piles;
        match what {
            Move::Play { seat, card, slot, to } => self.play(seat, card, slot, to, part),
            Move::Discard { seat, card, slot } => {
                self.card(card, shared::between(self.held(seat, slot), discards, part));
            }
            Move::Take { seat, card, slot } => {
                self.card(card, shared::between(discards, self.held(seat, slot), part));
            }
            Move::Draw { seat, card, slot } => {
                let rect = shared::between(deck, self.held(seat, slot), part);
                // It is turned over on its way.
                match part < 0.4 {
                    true => self.back(rect),
                    false => self.card(card, rect),
                }
            }
            Move::Befall { seat, card, effect } => self.befall(ui, seat, card, effect, part),
            Move::Points { seat, by, .. } => self.points(seat, by, part),
            _ => {}
        }
    }

    /// Where a card of that seat lies.
    fn held(&self, seat: Seat, slot: usize) -> Rect {
        self.board.layout.card(seat, bottom(self.board.view), slot)
    }

    fn card(&self, card: Card, rect: Rect) {
        paint::card(&self.painter, self.board.style, rect, card);
    }

    fn back(&self, rect: Rect) {
        let art = self.board.style.art;
        art.paint(&self.painter, picture::CARD_BACK, rect, paper::AS_PAINTED);
    }

    /// A card in the middle of the map, so high.
    fn in_the_middle(&self, high: f32) -> Rect {
        let window = self.board.layout.window;
        let high = window.height() * high;
        Rect::from_center_size(window.center(), vec2(high * CARD, high))
    }

    /// A played card comes near enough to be read, and goes on to what it acts on.
    fn play(&self, seat: Seat, card: Card, slot: usize, to: Target, part: f32) {
        let layout = &self.board.layout;
        let end = match to {
            Target::Hex(hex) => layout.place(hex),
            Target::Plate(seat) => self.plate(seat),
            Target::Scene => self.in_the_middle(ACTS),
            Target::Pile => layout.piles[1],
        };
        let near = self.in_the_middle(ACTS);
        let small = Rect::from_center_size(end.center(), near.size() * 0.3);
        let [come, leave] = NEAR;
        let rect = if part < come {
            shared::between(self.held(seat, slot), near, part / come)
        } else if part < leave {
            near
        } else {
            shared::between(near, small, (part - leave) / (1.0 - leave))
        };
        self.card(card, rect);
        if let (Target::Hex(hex), true) = (to, part > leave) {
            let place = layout.place(hex);
            let gold = self.board.style.palette.gold.gamma_multiply(part);
            self.painter.circle_stroke(place.center(), place.width() * 0.5, Stroke::new(3.0, gold));
        }
    }

    /// R30: a misfortune is held up so that everybody can read whose it is, and whether it strikes.
    fn befall(&self, ui: &Ui, seat: Seat, card: Card, effect: bool, part: f32) {
        let near = self.in_the_middle(READ);
        let come = (part * 4.0).min(1.0);
        let rect = shared::between(self.board.layout.piles[0], near, come);
        self.card(card, rect);
        if come >= 1.0 {
            let (style, snapshot) = (self.board.style, self.board.snapshot);
            let words =
                Royaume::tell(style.text, snapshot, &[Seen::Befell { seat, card, effect }], 0);
            caption(ui, style, rect, ui.max_rect(), &words.unwrap_or_default());
        }
    }

    /// Points over a plate, which rise and fade.
    fn points(&self, seat: Seat, by: i16, part: f32) {
        let palette = self.board.style.palette;
        let words = signed(by);
        let color = if by < 0 { palette.ruby } else { palette.good };
        let at = self.above(self.plate(seat), part);
        let font = FontId::new(34.0, letters::bold());
        let fade = 1.0 - part * part * part;
        let shade = paper::INK.gamma_multiply(0.85 * fade);
        for shift in [vec2(2.0, 2.0), vec2(-1.0, 1.0), vec2(1.0, -1.0)] {
            self.painter.text(at + shift, Align2::CENTER_CENTER, &words, font.clone(), shade);
        }
        self.painter.text(at, Align2::CENTER_CENTER, words, font, color.gamma_multiply(fade));
    }
}
