//! The deck and the discards, which can be looked through.

use eframe::egui::{Align2, Id, Key, Modifiers, Rect, Sense, Stroke, TextStyle, Ui, vec2};

use crate::game::set::Element;
use crate::games::royaume::{Action, Card, Illegal, Play, Price};
use crate::ui::boards::place::place_ui;
use crate::ui::boards::royaume::choosing::pick::{Offer, Pick};
use crate::ui::boards::royaume::layout::CARD;
use crate::ui::boards::royaume::{Board, paint, picture};
use crate::ui::boards::{paint as shared, refusal};
use crate::ui::style::Style;
use crate::ui::style::theme::{paper, size};
use crate::ui::widgets::sheet;

/// What somebody wants of the piles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PileChoice {
    Pick(Pick),
    /// To look the discards through, or not any longer.
    Discards(bool),
}

/// The deck and the discards.
pub fn piles_ui(ui: &Ui, board: &Board<'_>, offer: &Offer) -> Option<PileChoice> {
    let on_deck = deck_ui(ui, board, offer);
    let on_discards = closed_discards_ui(ui, board);
    // The reason may lie over both.
    let deck = [(deck_id(ui), board.layout.piles[0])];
    refusal::reason_ui(ui, board.style, deck, ui.max_rect());
    on_discards.or(on_deck)
}

/// R29: the deck, for which the hand can be thrown away.
fn deck_ui(ui: &Ui, board: &Board<'_>, offer: &Offer) -> Option<PileChoice> {
    let (style, rect) = (board.style, board.layout.piles[0]);
    let (texts, count) = (&style.text.royaume.board, board.view.tabletop.deck);
    let throws = offer.takes(Pick::Deck);
    if offer.lights(Pick::Deck) {
        shared::glow(ui.painter(), rect, style.palette.gold.gamma_multiply(0.6));
    }
    let id = deck_id(ui);
    let back = rect.translate(refusal::shake(ui, id, style.motion));
    style.art.paint(ui.painter(), picture::CARD_BACK, back, paper::AS_PAINTED);
    paint_count(ui, style, rect, count);
    let label = texts.plate.deck(count);
    let label = if throws { style.text.common.titled(&label, texts.ask.deck) } else { label };
    let response = place_ui(ui, id, rect, &label, throws).on_hover_text(label);
    shared::focus_ring(ui, style, &response, rect);
    if !response.clicked() {
        return None;
    }
    if !throws && let Some(why) = why_no_throw(board) {
        refusal::refuse(ui, id, &texts.why(why));
    }
    throws.then_some(PileChoice::Pick(Pick::Deck))
}

/// The pile of discards; a click opens or closes it.
fn closed_discards_ui(ui: &Ui, board: &Board<'_>) -> Option<PileChoice> {
    let (style, rect) = (board.style, board.layout.piles[1]);
    let count = discard_count(board);
    let tint = if count == 0 { paper::DUSK.gamma_multiply(0.5) } else { paper::DUSK };
    style.art.paint(ui.painter(), picture::CARD_BACK, rect, tint);
    let sign = Rect::from_center_size(rect.center(), vec2(1.0, 1.0) * rect.width() * 0.5);
    style.art.paint(ui.painter(), picture::DISCARD_ICON, sign, paper::PARCHMENT);
    paint_count(ui, style, rect, count);
    let label = style.text.royaume.board.plate.discards(count);
    let response = place_ui(ui, discards_id(ui), rect, &label, true).on_hover_text(label);
    shared::focus_ring(ui, style, &response, rect);
    response.clicked().then_some(PileChoice::Discards(!board.draft.discards))
}

/// How many discards there are; a host may tell of more than that.
fn discard_count(board: &Board<'_>) -> u8 {
    board.view.tabletop.discards.iter().fold(0, |all, some| all.saturating_add(*some))
}

/// How many cards are in a pile, in its corner.
fn paint_count(ui: &Ui, style: &Style<'_>, pile: Rect, count: u8) {
    let radius = (pile.width() * 0.2).clamp(9.0, 14.0);
    let corner = pile.right_bottom() - vec2(radius, radius);
    shared::count(ui.painter(), style, corner, radius, count.into());
}

/// R29: why the hand cannot be thrown away now.
fn why_no_throw(board: &Board<'_>) -> Option<Illegal> {
    let seat = board.snapshot.seat.filter(|_| board.asks_me())?;
    board.snapshot.view()?.tabletop.check(seat, Action::Throw(Price::Turn)).err()
}

/// Leads the keys to the pile of discards, whose cards are no longer looked through.
pub fn focus_discards(ui: &Ui) {
    ui.memory_mut(|memory| memory.request_focus(discards_id(ui)));
}

/// Where the piles are, for the keys.
pub fn places(ui: &Ui, board: &Board<'_>) -> impl Iterator<Item = (Id, Rect)> {
    [deck_id(ui), discards_id(ui)].into_iter().zip(board.layout.piles)
}

/// Where each kind of card among the discards is, for the keys; nothing unless they are looked through.
pub fn discard_places(ui: &Ui, board: &Board<'_>, offer: &Offer) -> Vec<(Id, Rect)> {
    if !is_open(board, offer) {
        return Vec::new();
    }
    let (kinds, room) = (kinds(board), room(ui, board));
    let place =
        |(number, card): (usize, &Card)| (discard_id(ui, *card), cell(room, number, kinds.len()));
    kinds.iter().enumerate().map(place).collect()
}

/// A1: the first card among the discards that can be taken.
pub fn target(ui: &Ui, board: &Board<'_>, offer: &Offer) -> Option<Id> {
    let takeable = |card: &Card| offer.leads(Pick::Discard(*card));
    kinds(board).into_iter().find(takeable).map(|card| discard_id(ui, card))
}

/// Whether the discards lie over the map: to be looked through, or for a Magician.
fn is_open(board: &Board<'_>, offer: &Offer) -> bool {
    board.draft.discards || matches!(offer.picked(), [Pick::Card(Card::Magician)])
}

/// The kinds of cards among the discards.
fn kinds(board: &Board<'_>) -> Vec<Card> {
    let there = |card: &Card| board.view.tabletop.discards[card.index()] > 0;
    Card::ALL.into_iter().filter(there).collect()
}

/// The room for them, under their title.
fn room(ui: &Ui, board: &Board<'_>) -> Rect {
    let inner = board.layout.window.shrink(size::GAP);
    inner.with_min_y(inner.top() + ui.text_style_height(&TextStyle::Heading) + size::GAP)
}

/// The discards over the map, all at a glance; what was picked or that they are closed.
pub fn discards_ui(ui: &mut Ui, board: &Board<'_>, offer: &Offer) -> Option<PileChoice> {
    if !is_open(board, offer) {
        return None;
    }
    let (style, palette) = (board.style, board.style.palette);
    let window = board.layout.window;
    // What lies under it cannot be reached meanwhile.
    let over = ui.interact(window, ui.scope_id().with("over the map"), Sense::CLICK);
    let edge = Stroke::new(1.0, palette.edge);
    sheet(ui.painter(), style, window, size::CORNER, edge);
    let inner = window.shrink(size::GAP);
    let kinds = kinds(board);
    let font = TextStyle::Heading.resolve(ui.style());
    let title = match kinds.is_empty() {
        true => style.text.royaume.board.plate.no_discards.to_owned(),
        false => style.text.royaume.board.plate.discards(discard_count(board)),
    };
    ui.painter().text(inner.min, Align2::LEFT_TOP, title, font, palette.text);
    let room = room(ui, board);
    let mut chosen = None;
    for (number, card) in kinds.iter().enumerate() {
        let rect = cell(room, number, kinds.len());
        let picked = card_ui(ui, board, offer, rect, *card);
        chosen = picked.map(PileChoice::Pick).or(chosen);
    }
    let escape = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if chosen.is_none() && (escape || over.clicked()) {
        chosen = Some(PileChoice::Discards(false));
    }
    chosen
}

/// One kind of card among the discards, and how often it is there.
fn card_ui(ui: &Ui, board: &Board<'_>, offer: &Offer, rect: Rect, card: Card) -> Option<Pick> {
    let (style, pick) = (board.style, Pick::Discard(card));
    let (texts, many) = (&style.text.royaume, board.view.tabletop.discards[card.index()]);
    let takeable = offer.leads(pick);
    if takeable {
        shared::glow(ui.painter(), rect, style.palette.gold);
    }
    paint::card(ui.painter(), style, rect, card);
    if many > 1 {
        let radius = (rect.width() * 0.14).clamp(8.0, 14.0);
        let corner = rect.right_top() + vec2(-radius, radius);
        shared::count(ui.painter(), style, corner, radius, many.into());
    }
    let id = discard_id(ui, card);
    let about = format!("{} ({many})", texts.board.does(card));
    let label = style.text.common.titled(texts.card(card), &about);
    let response = place_ui(ui, id, rect, &label, takeable);
    if offer.has(pick) {
        shared::ring(ui.painter(), rect, 3.0, style.palette.gold);
    }
    shared::focus_ring(ui, style, &response, rect);
    if board.looks_at(&response) {
        let why = why_not_taken(board, offer, card).map(|why| texts.board.why(why));
        super::hand::look(ui, board, rect, card, why.as_deref());
    }
    (response.clicked() && takeable).then_some(pick)
}

/// A1: why the Magician, who has been chosen, cannot take that card.
fn why_not_taken(board: &Board<'_>, offer: &Offer, take: Card) -> Option<Illegal> {
    let seat = board.snapshot.seat.filter(|_| offer.has(Pick::Card(Card::Magician)))?;
    let action = Action::Card(Play::Magician { take });
    board.snapshot.view()?.tabletop.check(seat, action).err()
}

fn deck_id(ui: &Ui) -> Id {
    ui.scope_id().with("deck")
}

fn discards_id(ui: &Ui) -> Id {
    ui.scope_id().with("discards")
}

fn discard_id(ui: &Ui, card: Card) -> Id {
    ui.scope_id().with(("discard", card.index()))
}

/// The place of one of so many cards in that room, as large as possible.
fn cell(room: Rect, number: usize, count: usize) -> Rect {
    let best = (1..=count.max(1)).map(|columns| {
        let rows = count.max(1).div_ceil(columns);
        let gaps = vec2((columns - 1) as f32, (rows - 1) as f32) * size::GAP;
        let free = room.size() - gaps;
        let high = (free.y / rows as f32).min(free.x / columns as f32 / CARD);
        (high, columns)
    });
    let (high, columns) =
        best.fold((0.0, 1), |best, next| if next.0 > best.0 { next } else { best });
    let card = vec2(high * CARD, high);
    let (row, column) = (number / columns, number % columns);
    let at = room.min + vec2(column as f32, row as f32) * (card + vec2(1.0, 1.0) * size::GAP);
    Rect::from_min_size(at, card)
}
