//! The own cards, large at the bottom, and any card larger still under the pointer or the focus.

use eframe::egui::{Id, LayerId, Order, Painter, Pos2, Rect, Ui, Vec2, vec2};

use super::note;
use crate::game::Seat;
use crate::game::set::Element;
use crate::games::royaume::{Action, Card, Colour, Illegal, Memory, Play, Tabletop, Tile, Tiles};
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

/// A card that was picked, and where it lies.
pub struct PickedCard {
    pub pick: Pick,
    pub number: usize,
}

/// The own cards; what was picked.
pub fn hand_ui(ui: &Ui, board: &Board<'_>, offer: &Offer) -> Option<PickedCard> {
    let table = &board.view.tabletop;
    let seat = bottom(board.view);
    let mut picked = None;
    let chosen = chosen(&table.player(seat).hand, offer, board.draft.card);
    let carried = board.show.carried();
    let lies = |(number, _): &(usize, &Card)| !carried.card(seat, *number);
    for (number, card) in table.player(seat).hand.iter().enumerate().filter(lies) {
        let rect = board.layout.hand[number];
        let pick = Pick::Card(*card);
        let playable = offer.takes(pick);
        let mine = board.snapshot.seat == Some(seat);
        let newest = board.snapshot.view().filter(|_| mine && !playable);
        let why = newest.and_then(|view| why_not(&view.tabletop, seat, *card));
        let id = hand_id(ui, number);
        let response = place_ui(ui, id, rect, &label(board, *card, why), playable);
        let looked_at = board.looks_at(&response);
        if response.clicked()
            && let Some(why) = why.filter(|_| board.asks_me())
        {
            refusal::refuse(ui, id, &board.style.text.royaume.board.why(why));
        }
        let rect = rect.translate(refusal::shake(ui, id, board.style.motion));
        let is_chosen = chosen == Some(number);
        let lifted = if is_chosen || (playable && looked_at) { LIFT } else { 0.0 };
        paint_card(
            ui.painter(),
            board.style,
            rect.translate(vec2(0.0, -lifted)),
            *card,
            offer.lights(pick),
        );
        if is_chosen {
            shared::ring(
                ui.painter(),
                rect.translate(vec2(0.0, -lifted)),
                4.0,
                board.style.palette.gold,
            );
        }
        shared::focus_ring(ui, board.style, &response, rect);
        // It would lie on what a chosen card can act on, and on the result when all is over.
        if looked_at && !is_chosen && board.view.tabletop.decides().is_some() {
            let below = why.map(|why| board.style.text.royaume.board.why(why));
            look(ui, board, rect, *card, below.as_deref());
        }
        if response.clicked() && playable {
            picked = Some(PickedCard { pick, number });
        }
    }
    picked
}

/// Where the card lies that has been picked: of two alike, the one that the player has pointed at.
fn chosen(hand: &[Card], offer: &Offer, pointed: usize) -> Option<usize> {
    let is_picked = |card: &Card| offer.has(Pick::Card(*card));
    match hand.get(pointed).is_some_and(is_picked) {
        true => Some(pointed),
        false => hand.iter().position(is_picked),
    }
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

fn paint_card(painter: &Painter, style: &Style<'_>, rect: Rect, card: Card, lit: bool) {
    if lit {
        shared::glow(painter, rect, style.palette.gold);
    }
    paint::card(painter, style, rect, card);
}

/// What a screen reader says of a card.
fn label(board: &Board<'_>, card: Card, why: Option<Illegal>) -> String {
    let texts = &board.style.text.royaume;
    let does = texts.board.does(card);
    let about = match why {
        Some(why) => format!("{does} {}", texts.board.why(why)),
        None => does.to_owned(),
    };
    board.style.text.common.titled(texts.card(card), &about)
}

/// Why a card cannot be played: what the rules say to the likeliest way of playing it.
fn why_not(table: &Tabletop, seat: Seat, card: Card) -> Option<Illegal> {
    let player = table.player(seat);
    let hex = table.challenges().first().unwrap_or(player.hero);
    let play = Play::plain(card).or(match card {
        Card::Magician => Some(Play::Magician { take: Card::Magician }),
        Card::Luck => {
            let spin = table.contest.as_ref().and_then(|contest| contest.spin(seat));
            let colour = spin.map_or(Colour::Yellow, |spin| spin.colour);
            Some(Play::Luck { colour })
        }
        Card::Prophet => Some(Play::Prophet { hex: player.hero }),
        Card::Shaman => {
            let memory = Memory::Palace;
            Some(Play::Shaman { give: memory, seat, take: memory })
        }
        Card::Storyteller => Some(Play::Storyteller { from: hex, to: hex }),
        Card::Miner => {
            let tile = player.unspent.first().unwrap_or(Tile::from_index(0));
            Tiles::new(&[tile]).map(|tiles| Play::Miner { tiles })
        }
        Card::ShortWay => Some(Play::ShortWay { hex: player.hero }),
        Card::Horn => Some(Play::Horn { seat }),
        // R30: nobody ever holds one of the others.
        _ => None,
    });
    table.check(seat, Action::Card(play?)).err()
}

/// A card that is looked at, large, above where it lies or beside it; only in words where the large one
/// would hide what is counted, or stay as long as the focus does.
pub fn look(ui: &Ui, board: &Board<'_>, near: Rect, card: Card, below: Option<&str>) {
    let (style, area) = (board.style, ui.max_rect());
    // Over everything else on the board.
    let layer = LayerId::new(Order::Foreground, ui.scope_id().with("looked-at card"));
    let painter = Painter::new(ui.ctx().clone(), layer, ui.clip_rect());
    if board.draft.by_keys || board.show.scene().is_some() {
        return note::paint(ui, &painter, style, board.layout.beside_hand, card, below);
    }
    let high = LARGE.min(area.height() * 0.55);
    let wanted = Vec2::new(high * CARD, high);
    let above = near.top() - area.top() > high + size::GAP;
    let at = match above {
        true => near.center_top() - vec2(0.0, wanted.y / 2.0 + size::GAP),
        false => near.right_center() + vec2(wanted.x / 2.0 + size::GAP, 0.0),
    };
    let within = area.shrink2(wanted / 2.0);
    let rect = Rect::from_center_size(within.clamp(at), wanted);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game, Viewer};
    use crate::games::Royaume;
    use crate::games::royaume::{City, HexSet, Options, Special, Step, Suit, Task};
    use crate::text::Language;

    /// What is said of a card at the start of a game's first turn, after some change, in English and
    /// in French.
    fn said(card: Card, change: impl Fn(&mut Tabletop)) -> Option<[String; 2]> {
        let options = Options { first: Seat::new(0), ..Options::default() };
        let state = Royaume::deal(&options, 2, &mut Chance::from_number(1, 0)).unwrap();
        let mut table = state.tabletop().clone();
        table.players[0].hand = [card].into_iter().collect();
        change(&mut table);
        let why = why_not(&table, Seat::FIRST, card)?;
        Some(Language::ALL.map(|language| language.texts().royaume.board.why(why)))
    }

    fn block_mine(table: &mut Tabletop) {
        table.wizard = Some(table.realm().place(Special::Mine));
    }

    fn win_three(table: &mut Tabletop) {
        table.players[0].unspent = (0..3).map(Tile::from_index).collect();
    }

    fn clear(table: &mut Tabletop) {
        (table.down, table.grey) = (HexSet::EMPTY, HexSet::EMPTY);
    }

    fn turn_one_up(table: &mut Tabletop) {
        let hex = table.down.first().unwrap();
        table.down.remove(hex);
        table.up.insert(hex, Tile::from_index(0));
    }

    fn turn_one_up_under_wizard(table: &mut Tabletop) {
        table.wizard = table.down.first();
        turn_one_up(table);
    }

    fn dig(table: &mut Tabletop) {
        table.players[0].memories[Memory::City(City::all().next().unwrap()).index()] = 1;
    }

    fn stop(table: &mut Tabletop) {
        *table.todo.last_mut().unwrap() = Task::Turn(Step::Stopped);
    }

    #[test]
    fn of_two_cards_alike_the_one_pointed_at_is_chosen() {
        let options = Options { first: Seat::new(0), ..Options::default() };
        let state = Royaume::deal(&options, 2, &mut Chance::from_number(1, 0)).unwrap();
        let mut view = Royaume::view(&state, Viewer::Seat(state.tabletop().start));
        let hand = [Card::Prophet, Card::Fox, Card::Fox];
        view.tabletop.players[0].hand = hand.into();
        let offer = Offer::of(Some(&view), &[Pick::Card(Card::Fox)].into_iter().collect());
        assert_eq!([0, 1, 2].map(|pointed| chosen(&hand, &offer, pointed)), [1, 1, 2].map(Some));
        let none = Offer::of(Some(&view), &[].into_iter().collect());
        assert_eq!(chosen(&hand, &none, 1), None);
    }

    #[test]
    fn a_card_says_just_what_it_lacks() {
        let nothing: fn(&mut Tabletop) = |_| {};
        let cases = [
            (Card::Magician, nothing, "No card that he may take has been discarded."),
            (Card::Merchant, nothing, "The Merchant asks for 5 points."),
            (Card::Merchant, block_mine, "The Wizard blocks the Mine."),
            (Card::Merchant, |table| table.mine = 0, "The Mine is empty."),
            (Card::Miner, nothing, "You have no completed challenge to trade."),
            (Card::Miner, block_mine, "The Wizard blocks the Mine."),
            (Card::Miner, |table| table.mine = 0, "The Mine is empty."),
            (Card::Prophet, win_three, "With three challenges to trade you cannot begin another."),
            (Card::Prophet, clear, "No challenge is left on the board."),
            (Card::Shaman, nothing, "You have no memory to give away."),
            (Card::Shaman, dig, "Nobody else has a memory."),
            (Card::Storyteller, nothing, "No challenge lies face up."),
            (
                Card::Storyteller,
                turn_one_up_under_wizard,
                "The Wizard stands on the only one there is.",
            ),
            (Card::Storyteller, turn_one_up, "No other city has a free hex without a hero."),
            (Card::ShortWay, stop, "Only before you walk."),
            (Card::Horn, nothing, "Only if a challenge or fight falls short after all cards."),
        ];
        for (card, change, words) in cases {
            let [english, french] = said(card, change).expect(words);
            assert_eq!(english, words);
            assert_ne!(french, english);
        }
    }

    #[test]
    fn no_card_that_can_be_held_is_refused_without_a_reason() {
        let held = Card::ALL.into_iter().filter(|card| card.suit() != Suit::C);
        for card in held.filter(|card| !matches!(card, Card::Fox | Card::ShortWay)) {
            let change = |table: &mut Tabletop| {
                if card == Card::Prophet {
                    clear(table)
                }
            };
            let said = said(card, change).expect("it cannot be played now");
            let vague = ["It would do nothing now", "Elle n’aurait aucun effet"];
            let vague = |words: &String| vague.iter().any(|vague| words.starts_with(vague));
            assert!(!said.iter().any(vague), "{card}: {said:?}");
        }
    }
}
