//! The own cards, large at the bottom, and any card larger still under the pointer or the focus.

use eframe::egui::{Id, LayerId, Order, Painter, Pos2, Rect, Ui, Vec2, vec2};

use crate::game::Seat;
use crate::games::royaume::{Action, Card, Colour, Illegal, Memory, Play};
use crate::ui::boards::place::place_ui;
use crate::ui::boards::royaume::choosing::pick::{Offer, Pick};
use crate::ui::boards::royaume::layout::{CARD, Layout};
use crate::ui::boards::royaume::map::model::bottom;
use crate::ui::boards::royaume::{Board, paint};
use crate::ui::boards::{paint as shared, refusal};
use crate::ui::style::Style;
use crate::ui::style::theme::size;

/// The height of a card that is looked at.
const LARGE: f32 = 264.0;
/// How far a card that can be played rises under the pointer.
const LIFT: f32 = 6.0;

/// The own cards; what was picked.
pub fn hand_ui(ui: &Ui, board: &Board<'_>, offer: &Offer) -> Option<Pick> {
    let table = &board.view.tabletop;
    let seat = bottom(board.view);
    let mut picked = None;
    let carried = board.show.carried();
    let lies = |(number, _): &(usize, &Card)| !carried.card(seat, *number);
    for (number, card) in table.player(seat).hand.iter().enumerate().filter(lies) {
        let rect = board.layout.hand[number];
        let pick = Pick::Card(*card);
        let playable = offer.leads(pick);
        let mine = board.snapshot.seat == Some(seat);
        let why = (mine && !playable).then(|| why_not(board, seat, *card)).flatten();
        let id = hand_id(ui, number);
        let response = place_ui(ui, id, rect, &label(board, *card, why), playable);
        let looked_at = board.looks_at(&response);
        if response.clicked()
            && let Some(why) = why.filter(|_| board.asks_me())
        {
            refusal::refuse(ui, id, &(board.style.text.royaume.board.why)(why));
        }
        let rect = rect.translate(refusal::shake(ui, id, board.style.motion));
        let lifted = if offer.has(pick) || (playable && looked_at) { LIFT } else { 0.0 };
        paint_card(ui.painter(), board.style, rect.translate(vec2(0.0, -lifted)), *card, playable);
        if offer.has(pick) {
            shared::ring(
                ui.painter(),
                rect.translate(vec2(0.0, -lifted)),
                4.0,
                board.style.palette.gold,
            );
        }
        if response.has_focus() {
            shared::ring(ui.painter(), rect, size::FOCUS, board.style.palette.ring);
        }
        if looked_at {
            let below = why.map(|why| (board.style.text.royaume.board.why)(why));
            look(ui, board, rect, *card, below.as_deref());
        }
        if response.clicked() && playable {
            picked = Some(pick);
        }
    }
    picked
}

/// Where the own cards are, for the arrow keys.
pub fn places(ui: &Ui, board: &Board<'_>) -> impl Iterator<Item = (Id, Rect)> {
    let held = board.view.tabletop.player(bottom(board.view)).hand.len();
    (0..held).map(|number| (hand_id(ui, number), board.layout.hand[number]))
}

/// The id of an own card.
fn hand_id(ui: &Ui, number: usize) -> Id {
    ui.scope_id().with(("hand", number))
}

fn paint_card(painter: &Painter, style: &Style<'_>, rect: Rect, card: Card, playable: bool) {
    if playable {
        shared::glow(painter, rect, style.palette.gold);
    }
    paint::card(painter, style, rect, card);
}

/// What a screen reader says of a card.
fn label(board: &Board<'_>, card: Card, why: Option<Illegal>) -> String {
    let texts = &board.style.text.royaume;
    let does = texts.board.does(card);
    match why {
        Some(why) => format!("{}: {does} {}", texts.card(card), (texts.board.why)(why)),
        None => format!("{}: {does}", texts.card(card)),
    }
}

/// Why a card cannot be played: what the rules say to the likeliest way of playing it.
fn why_not(board: &Board<'_>, seat: Seat, card: Card) -> Option<Illegal> {
    let table = &board.snapshot.view()?.tabletop;
    let hex = table.challenges().first().unwrap_or(table.player(seat).hero);
    let play = Play::plain(card).or(match card {
        Card::Magician => Some(Play::Magician { take: Card::Magician }),
        Card::Luck => {
            let spin = table.contest.as_ref().and_then(|contest| contest.spin(seat));
            let colour = spin.map_or(Colour::Yellow, |spin| spin.colour);
            Some(Play::Luck { colour })
        }
        Card::Prophet => Some(Play::Prophet { hex: table.player(seat).hero }),
        Card::Shaman => {
            let memory = Memory::Palace;
            Some(Play::Shaman { give: memory, seat, take: memory })
        }
        Card::Storyteller => Some(Play::Storyteller { from: hex, to: hex }),
        Card::ShortWay => Some(Play::ShortWay { hex: table.player(seat).hero }),
        Card::Horn => Some(Play::Horn { seat }),
        _ => None,
    });
    let action = match play {
        Some(play) => Action::Card(play),
        None => return Some(Illegal::NoEffect(card)),
    };
    table.check(seat, action).err()
}

/// A card that is looked at, large, above where it lies or beside it.
pub fn look(ui: &Ui, board: &Board<'_>, near: Rect, card: Card, below: Option<&str>) {
    let (style, area) = (board.style, ui.max_rect());
    let high = LARGE.min(area.height() * 0.55);
    let wanted = Vec2::new(high * CARD, high);
    let above = near.top() - area.top() > high + size::GAP;
    let at = match above {
        true => near.center_top() - vec2(0.0, wanted.y / 2.0 + size::GAP),
        false => near.right_center() + vec2(wanted.x / 2.0 + size::GAP, 0.0),
    };
    let within = area.shrink2(wanted / 2.0);
    let rect = Rect::from_center_size(within.clamp(at), wanted);
    // Over everything else on the board.
    let layer = LayerId::new(Order::Foreground, ui.scope_id().with("looked-at card"));
    let painter = Painter::new(ui.ctx().clone(), layer, ui.clip_rect());
    paint::large_card(&painter, style, rect, card);
    if let Some(words) = below {
        paint::note(&painter, style, rect, words, area);
    }
}

/// The size of a card on a plate of that height, and where it stands.
pub fn small(at: Pos2, high: f32) -> Rect {
    Rect::from_min_size(at, vec2(high * CARD, high))
}

impl Layout {
    /// Where a card of a seat lies, to fly from or to: in the own hand or on a plate.
    pub fn card(&self, seat: Seat, bottom: Seat, number: usize) -> Rect {
        match seat == bottom {
            true => self.hand[number.min(Card::HAND - 1)],
            false => self.plate_cards(self.plate(seat, bottom))[number.min(Card::HAND - 1)],
        }
    }
}
