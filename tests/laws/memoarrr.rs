//! Memoarrr! before the laws.

use cinderpeek::game::chance::Lot;
use cinderpeek::game::record::Recorded;
use cinderpeek::game::{Chance, Seat, Set, Viewer};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::record::DealLine;
use cinderpeek::games::memoarrr::{Action, Card, Cell, CellSet, Event, Options, Side, State};

use crate::played::{Luck, Played};
use crate::subject::Subject;

impl Subject for Memoarrr {
    /// Every choice of sides with every combination of options and several start players.
    fn tables() -> Vec<(Options, u8)> {
        let choices = (0..16).filter_map(Set::<Side>::from_bits);
        let choices = choices.filter(|sides| sides.len() >= 2);
        let table = |sides: Set<Side>, bits: u8| {
            let seats = sides.len() as u8;
            let [expert, ordered_stack, opening_ability] = [1, 2, 4].map(|bit| bits & bit != 0);
            let first = (bits & 8 != 0).then(|| Seat::new(bits % seats)).flatten();
            (Options { expert, ordered_stack, opening_ability, sides, first }, seats)
        };
        choices.flat_map(|sides| (0..16).map(move |bits| table(sides, bits))).collect()
    }

    fn all_actions() -> Vec<Action> {
        let of = |cell| {
            [Action::Reveal(cell), Action::Peek(cell), Action::Ban(cell), Action::Swap(cell)]
        };
        CellSet::ALL.iter().flat_map(of).chain([Action::DoneLooking]).collect()
    }

    /// M25: with the last action everything is opened.
    fn secret_until(game: &Played<Self>) -> usize {
        game.actions.len() - 1
    }

    fn twin(game: &Played<Self>, upto: usize, viewer: Viewer, chance: &mut Chance) -> Luck {
        let mut deal = Memoarrr::write_deal(&game.dealt);
        shuffle_unseen(&mut deal.locations, seen_cards(game, upto, viewer), chance);
        if !game.options.ordered_stack {
            chance.shuffle(&mut deal.treasures);
        }
        let mut luck = game.luck.clone();
        let taken = volcanoes_taken(game, upto);
        if taken.len() == 1 {
            shuffle_below_top(&mut deal.volcanoes, taken[0], chance);
        }
        luck.deal = luck_of_deal(&game.options, &deal, Memoarrr::first(&game.dealt));
        let rounds = luck.actions[..upto].iter_mut().filter(|luck| !luck.is_empty());
        if let (Some(newest), [_, .., taken]) = (rounds.last(), &taken[..]) {
            shuffle_below_top(newest, *taken, chance);
        }
        luck
    }

    fn luck_of_deal(options: &Options, dealt: &State) -> Vec<u16> {
        luck_of_deal(options, &Memoarrr::write_deal(dealt), Memoarrr::first(dealt))
    }
}

/// M10: chance is asked for the start player only where the host picked none.
fn luck_of_deal(options: &Options, deal: &DealLine, first: Seat) -> Vec<u16> {
    let mut luck = Memoarrr::read_deal(options, deal).expect("a deal by these options");
    luck.extend(options.first.is_none().then(|| first.lot()));
    luck
}

/// M9, M11, M28: the cards that the viewer has seen by then.
fn seen_cards(game: &Played<Memoarrr>, upto: usize, viewer: Viewer) -> Set<Card> {
    let side = viewer.seat().and_then(|seat| Side::of(seat, game.options.sides));
    let edge = side.map_or(CellSet::EMPTY, Side::middle);
    let mut seen: Set<Card> = edge.iter().map(|cell| game.dealt.card(cell)).collect();
    for event in game.events[..upto].iter().flatten() {
        match *event {
            Event::Revealed { card, .. } => seen.insert(card),
            Event::Peeked { seat, card, .. } if viewer == Viewer::Seat(seat) => seen.insert(card),
            _ => {}
        }
    }
    seen
}

/// Lays the cards outside `seen`, the centre one among them, anew on their places.
fn shuffle_unseen(island: &mut [Card; Cell::COUNT], seen: Set<Card>, chance: &mut Chance) {
    let places: Vec<usize> = (0..island.len()).filter(|i| !seen.contains(island[*i])).collect();
    let mut cards: Vec<Card> = places.iter().map(|i| island[*i]).collect();
    chance.shuffle(&mut cards);
    for (place, card) in places.into_iter().zip(cards) {
        island[place] = card;
    }
}

/// How many volcanoes were taken in each round begun by then.
fn volcanoes_taken(game: &Played<Memoarrr>, upto: usize) -> Vec<usize> {
    let mut taken = vec![0];
    for event in game.events[..upto].iter().flatten() {
        match event {
            Event::Volcano { .. } => *taken.last_mut().expect("a round") += 1,
            Event::Round { .. } => taken.push(0),
            _ => {}
        }
    }
    taken
}

/// M3, M6: the volcanoes under the top one are in no known order.
fn shuffle_below_top<T: Lot>(stack: &mut [T], taken: usize, chance: &mut Chance) {
    if let Some(under) = stack.get_mut(taken + 1..) {
        chance.shuffle(under);
    }
}
