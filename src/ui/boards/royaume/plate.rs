//! The plate of a player: points, challenges, memories, spirit animal and cards, all of it open.

mod completed;

use eframe::egui::{
    Align2, FontId, Id, Pos2, Rect, Response, Stroke, TextStyle, Ui, Vec2, pos2, vec2,
};

use super::cards::hand;
use super::choosing::pick::{Offer, Pick};
use super::layout::{CARD, Layout};
use super::map::model::{bottom, home, leaders, memories};
use super::words::log::telling;
use super::{Board, map, paint, picture};
use crate::game::Seat;
use crate::game::set::Element;
use crate::games::royaume::{Action, Card, Hex, Illegal, Memory, Player, Tile};
use crate::ui::boards::place::{focusable_label_ui, label_ui, place_ui};
use crate::ui::boards::{Reactions, paint as shared, plate, refusal};
use crate::ui::style::theme::{letters, paper};
use crate::ui::widgets::edged_disc;

/// A plate that is at least so high shows a face.
const TALL: f32 = 100.0;
/// The height of a name and its points.
const HEAD: [f32; 2] = [22.0, 40.0];
/// The height of what is counted, in a tall plate and in one that has room for more.
const FOOT: [f32; 2] = [24.0, 38.0];
/// A plate that is at least so high has it.
const ROOMY: f32 = 150.0;
/// A memory is not larger, and the disc with how many there are of it not smaller.
const CHIP: f32 = 34.0;
const LEAST_COUNT: f32 = 6.5;
/// The sign of the hero under a name is not smaller, and so wide is a crown.
const MARK: f32 = 16.0;
const CROWN: f32 = 20.0;
/// Around what is on a plate.
const INNER: f32 = 6.0;
/// Between cards.
const BETWEEN: f32 = 3.0;

/// Where the parts of a plate are.
pub struct Parts {
    /// The sign of the hero, or the face.
    face: Rect,
    head: Rect,
    /// The cards; on the own plate the challenges.
    cards: Rect,
    /// What is counted, and the memories.
    counts: Rect,
    memories: Rect,
}

impl Parts {
    /// Everything below each other in a tall plate, cards and counts side by side in a low one.
    pub fn of(rect: Rect) -> Self {
        let inner = rect.shrink(INNER);
        let tall = rect.height() >= TALL;
        let head = HEAD[usize::from(tall)];
        let (top, rest) = inner.split_top_bottom_at_y(inner.top() + head);
        let rest = rest.with_min_y(rest.top() + BETWEEN);
        let face = Rect::from_min_size(top.min, Vec2::splat(head));
        let head = top.with_min_x(face.right() + INNER);
        let (cards, counts, memories) = if tall {
            let foot = FOOT[usize::from(rect.height() >= ROOMY)];
            let (cards, foot) = rest.split_top_bottom_at_y(rest.bottom() - foot - BETWEEN);
            let foot = foot.with_min_y(foot.top() + BETWEEN);
            let (counts, memories) = foot.split_left_right_at_x(foot.left() + foot.width() * 0.44);
            (cards, counts, memories)
        } else {
            let wide = 3.0 * (rest.height() * CARD + BETWEEN);
            let (cards, right) = rest.split_left_right_at_x(rest.left() + wide);
            let right = right.with_min_x(right.left() + BETWEEN);
            let (counts, memories) = right.split_top_bottom_at_y(right.center().y);
            (cards, counts, memories)
        };
        Self { face, head, cards, counts, memories }
    }

    /// Where a card is.
    fn card(&self, number: usize) -> Rect {
        let high = self.cards.height().min((self.cards.width() / 3.0 - BETWEEN) / CARD);
        let step = high * CARD + BETWEEN;
        let top = self.cards.center().y - high / 2.0;
        hand::small(pos2(self.cards.left() + number as f32 * step, top), high)
    }

    /// Where an own challenge is.
    fn tile(&self, number: usize) -> Rect {
        let side = self.cards.height().min((self.cards.width() / 4.0) - BETWEEN);
        let at = pos2(self.cards.left() + number as f32 * (side + BETWEEN), self.cards.top());
        Rect::from_min_size(at, Vec2::splat(side))
    }

    /// Where one of so many kinds of memories is; many lie over each other.
    pub fn memory(&self, number: usize, count: usize) -> Rect {
        let side = self.memories.height().min(CHIP);
        let room = (self.memories.width() - side) / (count.max(2) - 1) as f32;
        let step = room.min(side + 2.0);
        let top = self.memories.center().y - side / 2.0;
        let at = pos2(self.memories.left() + number as f32 * step, top);
        Rect::from_min_size(at, Vec2::splat(side))
    }
}

impl Layout {
    /// Where the cards on a plate are.
    pub fn plate_cards(&self, plate: Rect) -> [Rect; Card::HAND] {
        let parts = Parts::of(plate);
        std::array::from_fn(|number| parts.card(number))
    }
}

/// What came of the plates in one frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OnPlates {
    pub picked: Option<Pick>,
    /// The memory under the pointer or the focus.
    pub pointed: Option<Memory>,
}

/// All plates; what was picked on them.
pub fn plates_ui(ui: &Ui, board: &Board<'_>, offer: &Offer, reactions: &Reactions) -> OnPlates {
    let mut all = OnPlates::default();
    for seat in board.view.tabletop.everybody() {
        let one = Plate::of(board, offer, seat).ui(ui, reactions);
        all.picked = one.picked.or(all.picked);
        all.pointed = one.pointed.or(all.pointed);
    }
    all
}

/// Where something can be picked or read on the plates, for the keys.
pub fn places(ui: &Ui, board: &Board<'_>, offer: &Offer) -> Vec<(Id, Rect)> {
    let table = &board.view.tabletop;
    let mut places = Vec::new();
    for seat in table.everybody() {
        let plate = Plate::of(board, offer, seat);
        let parts = Parts::of(plate.rect);
        if offer.leads(Pick::Seat(seat)) {
            places.push((plate.id(ui, "whole", 0), plate.rect));
        }
        for (number, tile) in plate.player.unspent.iter().enumerate() {
            if offer.leads(Pick::Tile(tile)) && seat == bottom(board.view) {
                places.push((plate.id(ui, "tile", number), parts.tile(number)));
            }
        }
        if seat != bottom(board.view) {
            let cards = 0..plate.player.hand.len();
            places.extend(cards.map(|number| (plate.id(ui, "card", number), parts.card(number))));
        }
        if plate.player.completed() > 0 {
            places.push((plate.id(ui, "challenges", 0), parts.counts));
        }
        let count = memories(table, seat).len();
        let memory = |number| (plate.id(ui, "memory", number), parts.memory(number, count));
        places.extend((0..count).map(memory));
    }
    places
}

/// The first thing on the plates that can be picked.
pub fn target(ui: &Ui, board: &Board<'_>, offer: &Offer) -> Option<Id> {
    let table = &board.view.tabletop;
    // What the player gives comes before what they get for it.
    let own = bottom(board.view);
    std::iter::once(own).chain(table.everybody().iter()).find_map(|seat| {
        let plate = Plate::of(board, offer, seat);
        if offer.leads(Pick::Seat(seat)) {
            return Some(plate.id(ui, "whole", 0));
        }
        let leads = |(memory, _): &(Memory, u8)| {
            let pick = plate.pick_of(*memory);
            offer.leads(pick) && !offer.has(pick)
        };
        let at = memories(table, seat).iter().position(leads)?;
        Some(plate.id(ui, "memory", at))
    })
}

struct Plate<'a> {
    board: &'a Board<'a>,
    offer: &'a Offer,
    seat: Seat,
    player: &'a Player,
    rect: Rect,
}

impl<'a> Plate<'a> {
    fn of(board: &'a Board<'a>, offer: &'a Offer, seat: Seat) -> Self {
        let rect = board.layout.plate(seat, bottom(board.view));
        Self { board, offer, seat, player: board.view.tabletop.player(seat), rect }
    }
}

impl Plate<'_> {
    fn ui(&self, ui: &Ui, reactions: &Reactions) -> OnPlates {
        let (style, table) = (self.board.style, &self.board.view.tabletop);
        let decides = table.decides() == Some(self.seat);
        let base = plate::Plate::of(style, self.board.snapshot, self.seat, decides);
        let mut picked = None;
        let pick = Pick::Seat(self.seat);
        if self.offer.leads(pick) {
            shared::glow(ui.painter(), self.rect, style.palette.gold);
        }
        base.ground_ui(ui, style, self.rect, &self.label());
        if self.offer.leads(pick) {
            let id = self.id(ui, "whole", 0);
            let response = place_ui(ui, id, self.rect, &base.name, true);
            self.rings(ui, &response, self.rect, self.offer.has(pick));
            picked = response.clicked().then_some(pick);
        }
        let parts = Parts::of(self.rect);
        self.head(ui, &base, &parts);
        let own = self.seat == bottom(self.board.view);
        if own {
            picked = self.tiles_ui(ui, &parts).or(picked);
        } else {
            self.cards_ui(ui, &parts);
        }
        self.counts_ui(ui, &parts);
        let memories = self.memories_ui(ui, &parts);
        base.reaction(ui, style, self.rect, reactions);
        OnPlates { picked: memories.picked.or(picked), ..memories }
    }

    /// R31: whether the crown would go to this player now.
    fn leads(&self) -> bool {
        let show = self.board.show;
        leaders(&self.board.view.tabletop, |seat| show.score(seat)).contains(self.seat)
    }

    /// What picking a memory on this plate means.
    fn pick_of(&self, memory: Memory) -> Pick {
        match self.board.view.viewer.seat() == Some(self.seat) {
            true => Pick::Memory(memory),
            false => Pick::Theirs(self.seat, memory),
        }
    }

    fn id(&self, ui: &Ui, what: &str, number: usize) -> Id {
        ui.scope_id().with((what, self.seat.index(), number))
    }

    /// What a screen reader says of it.
    fn label(&self) -> String {
        let (texts, table) = (&self.board.style.text.royaume, &self.board.view.tabletop);
        let (words, player) = (&texts.board.plate, self.player);
        let name = |seat| self.board.snapshot.name(seat);
        let telling = telling(self.board.style.text, self.board.view, &name);
        let mut parts = vec![words.points(player.score)];
        if self.leads() {
            parts.push(words.leads.to_owned());
        }
        parts.push(words.unspent(player.unspent.len()));
        parts.push(words.spent(player.spent.len()));
        for (memory, count) in memories(table, self.seat) {
            parts.push(counted(words.memory(&telling.memory(memory)), count));
        }
        parts.push(words.placed(player.placed));
        parts.push(if player.animal { words.animal } else { words.no_animal }.to_owned());
        parts.push(words.cards(&telling.cards(&player.hand)));
        if table.turn == self.seat && table.decides().is_some() {
            parts.push(words.turn.to_owned());
        }
        if table.decides() == Some(self.seat) {
            parts.push(words.decides.to_owned());
        }
        if table.is_snowed_in(self.seat) {
            parts.push(words.snowed_in.to_owned());
        }
        self.board.style.text.common.titled(&name(self.seat), &parts.join(", "))
    }

    /// The name, the sign of the hero, and the points.
    fn head(&self, ui: &Ui, base: &plate::Plate<'_>, parts: &Parts) {
        let (style, table) = (self.board.style, &self.board.view.tabletop);
        let (painter, palette) = (ui.painter(), style.palette);
        let tall = self.rect.height() >= TALL;
        let side = parts.face.height();
        let high = ui.text_style_height(&letters::strong());
        let top = if tall {
            base.portrait(painter, style, parts.face);
            self.signs(ui, (side - high).max(MARK), parts.head.left_bottom());
            parts.head.top() - 1.0
        } else {
            let mark = parts.face.center();
            map::mark(painter, style, mark, side, table, self.seat);
            if self.leads() {
                map::crown(painter, style, mark - vec2(0.0, side * 0.5), CROWN);
            }
            if table.is_snowed_in(self.seat) {
                self.snow(ui, mark + vec2(side, side) * 0.3, side * 0.7);
            }
            parts.head.center().y - high / 2.0
        };
        let style_of_points = if tall { TextStyle::Heading } else { letters::strong() };
        let font = style_of_points.resolve(ui.style());
        let points = self.board.show.score(self.seat).to_string();
        let galley = painter.layout_no_wrap(points, font, palette.text);
        let at = pos2(
            parts.head.right() - galley.size().x,
            parts.head.center().y - galley.size().y / 2.0,
        );
        painter.galley(at, galley, palette.text);
        let room = at.x - parts.head.left() - INNER;
        base.name(ui, style, pos2(parts.head.left(), top), room, false);
    }

    /// Under the name, where they leave the face free: the sign of the hero, the crown, and who is asked.
    fn signs(&self, ui: &Ui, wide: f32, corner: Pos2) {
        let (style, table) = (self.board.style, &self.board.view.tabletop);
        let mut middle = corner + vec2(wide, -wide) / 2.0;
        map::mark(ui.painter(), style, middle, wide, table, self.seat);
        let step = vec2(wide / 2.0 + CROWN * 0.7, 0.0);
        if self.leads() {
            middle += step;
            map::crown(ui.painter(), style, middle, CROWN);
        }
        if table.is_snowed_in(self.seat) {
            middle += step;
            self.snow(ui, middle, wide);
        }
        if table.decides() == Some(self.seat) {
            plate::turn_sign(ui.painter(), style, middle + step, wide);
        }
    }

    /// C24: who misses a turn.
    fn snow(&self, ui: &Ui, middle: Pos2, wide: f32) {
        let rect = Rect::from_center_size(middle, Vec2::splat(wide));
        let style = self.board.style;
        style.art.paint(ui.painter(), picture::SNOWSTORM, rect, paper::AS_PAINTED);
        let words = style.text.royaume.board.plate.snowed_in;
        label_ui(ui, self.id(ui, "snow", 0), rect, words).on_hover_text(words);
    }

    /// The cards of somebody else: small here, large under the pointer.
    fn cards_ui(&self, ui: &Ui, parts: &Parts) {
        let texts = &self.board.style.text.royaume;
        let carried = self.board.show.carried();
        for (number, card) in self.player.hand.iter().enumerate() {
            let rect = parts.card(number);
            if carried.card(self.seat, number) {
                continue;
            }
            paint::small_card(ui.painter(), self.board.style, rect, *card);
            let titled = self.board.style.text.common.titled;
            let label = titled(texts.card(*card), texts.board.does(*card));
            let response = focusable_label_ui(ui, self.id(ui, "card", number), rect, &label);
            self.rings(ui, &response, rect, false);
            if self.board.looks_at(&response) {
                hand::look(ui, self.board, rect, *card, None);
            }
        }
    }

    /// The own challenges that can be traded; C26: one of them may have to go back.
    fn tiles_ui(&self, ui: &Ui, parts: &Parts) -> Option<Pick> {
        let (style, table) = (self.board.style, &self.board.view.tabletop);
        let mut picked = None;
        for (number, tile) in self.player.unspent.iter().enumerate() {
            let rect = parts.tile(number);
            let pick = Pick::Tile(tile);
            if self.offer.leads(pick) {
                shared::glow(ui.painter(), rect, style.palette.gold);
            }
            paint::tile_front(ui.painter(), style, rect, table.realm(), tile);
            if self.offer.leads(pick) {
                let label = self.tile_label(tile);
                let response = place_ui(ui, self.id(ui, "tile", number), rect, &label, true);
                self.rings(ui, &response, rect, self.offer.has(pick));
                picked = response.clicked().then_some(pick).or(picked);
            }
        }
        picked
    }

    fn tile_label(&self, tile: Tile) -> String {
        let texts = &self.board.style.text.royaume;
        let front = self.board.view.tabletop.realm().front(tile);
        texts.board.hex.up(texts.colour(front.colour), front.difficulty)
    }

    /// How many challenges there are to trade and have been traded; the spirit animal.
    fn counts_ui(&self, ui: &Ui, parts: &Parts) {
        let (style, player) = (self.board.style, self.player);
        let (painter, palette) = (ui.painter(), style.palette);
        let side = parts.counts.height().min(20.0);
        let corner = pos2(parts.counts.left(), parts.counts.center().y - side / 2.0);
        let sign = Rect::from_min_size(corner, Vec2::splat(side));
        style.art.paint(painter, picture::CHALLENGE_SIGN, sign, palette.weak);
        let font = letters::strong().resolve(ui.style());
        let font = FontId::new(font.size.min(side), font.family);
        let at = pos2(sign.right() + 2.0, sign.center().y);
        let unspent = player.unspent.len().to_string();
        let text = painter.text(at, Align2::LEFT_CENTER, unspent, font.clone(), palette.text);
        let spent = format!("+{}", player.spent.len());
        let text =
            painter.text(text.right_center(), Align2::LEFT_CENTER, spent, font, palette.weak);
        self.completed_ui(ui, parts, sign.union(text));
        if player.animal {
            let side = parts.counts.height().min(24.0) + 2.0;
            let middle = pos2(text.right() + side * 0.6, sign.center().y);
            let rect = Rect::from_center_size(middle, Vec2::splat(side));
            style.art.paint(painter, picture::animal(player.character), rect, paper::AS_PAINTED);
        }
    }

    /// The memories, which can be placed or swapped.
    fn memories_ui(&self, ui: &Ui, parts: &Parts) -> OnPlates {
        let board = self.board;
        let all = memories(&board.view.tabletop, self.seat);
        let mut on_plates = OnPlates::default();
        for (number, (memory, count)) in all.iter().enumerate() {
            let id = self.id(ui, "memory", number);
            let place = parts.memory(number, all.len());
            let rect = place.translate(refusal::shake(ui, id, board.style.motion));
            let pick = self.pick_of(*memory);
            let takes = self.offer.takes(pick);
            let why_not = if takes { None } else { self.why_not(*memory) };
            chip(ui, board, rect.center(), rect.width(), *memory, self.offer.lights(pick));
            let name = |seat| board.snapshot.name(seat);
            let telling = telling(board.style.text, board.view, &name);
            let words = board.style.text.royaume.board.plate.memory(&telling.memory(*memory));
            let words = counted(words, *count);
            let response = match takes || why_not.is_some() {
                true => place_ui(ui, id, place, &words, takes),
                false => focusable_label_ui(ui, id, place, &words),
            };
            self.rings(ui, &response, rect, self.offer.has(pick));
            if response.clicked() && takes {
                on_plates.picked = Some(pick);
            } else if response.clicked()
                && let Some(why) = why_not
            {
                refusal::refuse(ui, id, &board.style.text.royaume.board.why(why));
            }
            // Over the map: the own cards beside it are painted later.
            refusal::reason_ui(ui, board.style, [(id, rect)], board.layout.window);
            if board.looks_at(&response) {
                on_plates.pointed = Some(*memory);
            }
            response.on_hover_text(words);
        }
        // Over all of them: the next one may lie on a part of this.
        for (number, (_, count)) in all.iter().enumerate().filter(|(_, (_, count))| *count > 1) {
            let rect = parts.memory(number, all.len());
            let radius = (rect.width() * 0.28).max(LEAST_COUNT);
            let corner = rect.right_bottom() - Vec2::splat(radius * 0.8);
            shared::count(ui.painter(), board.style, corner, radius, (*count).into());
        }
        on_plates
    }

    /// R12: why a memory of the player cannot be placed now.
    fn why_not(&self, memory: Memory) -> Option<Illegal> {
        let board = self.board;
        let seat = board.snapshot.seat.filter(|seat| *seat == self.seat && board.asks_me())?;
        let table = &board.snapshot.view()?.tabletop;
        let hex = home(table, memory).first().or(Hex::at(0, 0))?;
        table.check(seat, Action::Place(memory, hex)).err()
    }

    fn rings(&self, ui: &Ui, response: &Response, rect: Rect, chosen: bool) {
        let style = self.board.style;
        if chosen {
            shared::ring(ui.painter(), rect, 3.0, style.palette.gold);
        }
        shared::focus_ring(ui, style, response, rect);
    }
}

/// Several of the same, in words.
fn counted(words: String, count: u8) -> String {
    if count > 1 { format!("{words} ({count})") } else { words }
}

/// A memory as a disc in the colour of its city, with its sign.
fn chip(ui: &Ui, board: &Board<'_>, middle: Pos2, side: f32, memory: Memory, lit: bool) {
    let (style, painter) = (board.style, ui.painter());
    let edge = if lit { style.palette.gold } else { paper::PARCHMENT };
    let stroke = Stroke::new(if lit { 2.5 } else { 1.0 }, edge);
    edged_disc(painter, style, middle, side / 2.0 - 1.0, paint::memory_colour(memory), stroke);
    let sign = Rect::from_center_size(middle, Vec2::splat(side * 0.72));
    style.art.paint(painter, paint::memory_sign(memory), sign, paper::AS_PAINTED);
}
