//! Tours of the island: how nearly everything comes to lie face up without a mishap.
//!
//! Whoever is in turn reveals the next location of the tour. Abilities are used so that they
//! disturb nobody: the penguin looks somewhere, the walrus touches the very last location of the
//! tour, the octopus changes places with the neighbour in the north.

use cinderpeek::games::memoarrr::{Action, Card, Phase};

use crate::memoarrr::island::Island;
use crate::memoarrr::layout::{FOUR, Layout, expert};
use crate::memoarrr::words;

/// What M18 leads to in a game of four when west is the first who has no card left.
pub const FROM_WEST_NO_CARD_LEFT: &str = "
    & west has no card left and takes volcano 7
    & north has no card left and takes volcano 3
    & east has no card left and takes volcano 1
    & south wins a chest, west opens round 2
";

/// The 24 locations of the tidy island, animal by animal: the first from ocean to beach, the second
/// back from beach to ocean, and so on. So each connects with the one before it.
pub fn tour(animals: &str) -> Vec<Card> {
    let landscapes = ["ocean", "jungle", "lava", "flowers", "beach"];
    let mut cards = Vec::new();
    for (i, animal) in animals.split_whitespace().enumerate() {
        let mut row = landscapes.map(|landscape| words::card(&format!("{animal}-{landscape}")));
        if i % 2 == 1 {
            row.reverse();
        }
        cards.extend(row);
    }
    cards.retain(|card| *card != words::card("walrus-lava"));
    cards
}

/// The same, but these locations are kept for the end.
pub fn tour_ending(animals: &str, tail: &str) -> Vec<Card> {
    let tail: Vec<Card> = tail.split_whitespace().map(words::card).collect();
    let mut cards = tour(animals);
    cards.retain(|card| !tail.contains(card));
    cards.extend(tail);
    cards
}

/// The expert game of four at the tidy island, with all of a tour revealed but its last few.
pub fn expert_after(tour: &[Card], but_last: usize) -> Island {
    after(expert(FOUR), tour, but_last)
}

/// A game with all of a tour revealed but its last few.
pub fn after(layout: Layout, tour: &[Card], but_last: usize) -> Island {
    let mut island = layout.ready();
    let (last, _) = tour.split_last().expect("a tour goes somewhere");
    for card in &tour[..tour.len() - but_last] {
        let place = island.place_of(*card);
        island.act(island.turn(), Action::Reveal(place));
        island.use_ability_harmlessly(*last);
    }
    assert_eq!(island.table().face_down().len(), but_last, "all others lie face up");
    island
}

impl Island {
    fn use_ability_harmlessly(&mut self, last: Card) {
        let seat = self.turn();
        let face_down = self.table().face_down();
        let north = self.table().choices(seat).cells().first();
        match (self.phase(), face_down.first(), north) {
            (Phase::Penguin(_), Some(place), _) => {
                self.act(seat, Action::Peek(place));
                self.act(seat, Action::DoneLooking);
            }
            (Phase::Walrus(_), ..) => {
                let place = self.place_of(last);
                self.act(seat, Action::Ban(place));
            }
            (Phase::Octopus(_), _, Some(north)) => {
                self.act(seat, Action::Swap(north));
            }
            _ => {}
        }
    }
}
