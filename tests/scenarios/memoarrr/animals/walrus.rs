//! The walrus of the expert game: M29.

use cinderpeek::games::memoarrr::Illegal;

use crate::memoarrr::island::Island;
use crate::memoarrr::layout::{FOUR, expert};
use crate::memoarrr::tour::{FROM_WEST_NO_CARD_LEFT, expert_after, tour, tour_ending};
use crate::memoarrr::words;

/// Turtle-ocean has opened, east has connected with walrus-ocean and touches a place.
fn east_touches(place: &str) -> Island {
    let mut island = expert(FOUR).ready();
    island.tell(&format!(
        "north reveals A5: turtle-ocean opens
         east reveals A3: walrus-ocean shares the landscape
         east touches {place}: {place} is forbidden to south"
    ));
    island
}

fn banned(place: &str) -> Illegal {
    Illegal::Banned(words::cell(place))
}

/// M29: the next player may not reveal what was touched; all else they may.
#[test]
fn m29_the_next_player_may_not_reveal_it() {
    let mut island = east_touches("A1");
    assert!(island.views().iter().all(|view| view.tabletop.ban == island.table().ban));
    island.refuses("south reveals A1", banned("A1"), "M29");
    assert_eq!(island.may_choose("south").split_whitespace().count(), 21);
    island.tell("south reveals A2: octopus-ocean shares the landscape");
}

/// M29: only what is face down can be touched.
#[test]
fn m29_the_walrus_touches_what_is_face_down() {
    let mut island = expert(FOUR).ready();
    island.tell(
        "north reveals A5: turtle-ocean opens
         east reveals A3: walrus-ocean shares the landscape",
    );
    island.refuses("east touches A5", Illegal::FaceUp(words::cell("A5")), "M11");
    island.refuses("east touches C3", Illegal::Centre, "M4");
}

/// M29, ruling: "the next player" is the next one clockwise without a volcano.
#[test]
fn m29_the_next_player_is_the_next_without_a_volcano() {
    let mut island = expert(FOUR).ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         east reveals A5: turtle-ocean shares the landscape
         south reveals B2: octopus-jungle does not connect, south takes volcano 7
         west reveals B5: turtle-jungle shares the landscape
         north reveals E5: turtle-beach shares the animal
         east reveals E3: walrus-beach shares the landscape
         east touches D3: D3 is forbidden to west",
    );
    island.refuses("west reveals D3", banned("D3"), "M29");
}

/// M29, ruling: the ban holds through the extra reveals of crabs (M31), and then ends.
#[test]
fn m29_the_ban_holds_during_a_crab_chain() {
    let mut island = east_touches("B3");
    island.refuses("south reveals B3", banned("B3"), "M29");
    island.tell("south reveals A4: crab-ocean shares the landscape");
    island.refuses("south reveals B3", banned("B3"), "M29");
    island.tell("south reveals B4: crab-jungle shares the animal");
    island.refuses("south reveals B3", banned("B3"), "M29");
    island.tell(
        "south reveals B5: turtle-jungle shares the landscape
         west reveals B3: walrus-jungle shares the landscape",
    );
}

/// M29: the ban ends with that player's turn, even if it is their last.
#[test]
fn m29_the_ban_ends_with_that_turn() {
    let mut island = east_touches("D5");
    island.tell(
        "south reveals B2: octopus-jungle does not connect, south takes volcano 7
         west reveals D5: turtle-flowers does not connect, west takes volcano 3",
    );
}

/// M29, ruling: what is forbidden to reveal may still be peeked at.
#[test]
fn m29_a_banned_location_may_be_peeked_at() {
    let mut island = east_touches("B1");
    island.tell(
        "south reveals A1: penguin-ocean shares the landscape
         south peeks at B1: south looks at B1
         south has looked
         west reveals B1: penguin-jungle shares the animal",
    );
}

/// M29, ruling: it may be swapped; by then the turn is over, so it is forbidden in neither place.
#[test]
fn m29_a_banned_location_may_be_swapped() {
    let mut island = east_touches("A1");
    island.tell(
        "south reveals A2: octopus-ocean shares the landscape
         south swaps with A1: the octopus goes from A2 to A1
         west reveals A2: penguin-ocean shares the landscape",
    );
}

/// M29, ruling: it may be touched again, now for the player after.
#[test]
fn m29_a_banned_location_may_be_banned_again() {
    let mut island = east_touches("B1");
    island.tell(
        "south reveals D3: walrus-flowers shares the animal
         south touches B1: B1 is forbidden to west",
    );
    island.refuses("west reveals B1", banned("B1"), "M29");
}

/// M29: with only one face-down location left the walrus is skipped: the next must reveal it.
#[test]
fn m29_one_face_down_location_cannot_be_banned() {
    let mut island = expert_after(&tour("penguin octopus crab turtle walrus"), 2);
    island
        .tell("east reveals D3: walrus-flowers shares the animal, the walrus finds nothing to do");
    assert_eq!((island.table().ban, island.may_choose("south").as_str()), (None, "E3"));
}

/// M29: with two left one can be touched. When the other has been revealed and its crab asks for
/// one more, the ban lapses: a player always has a card to reveal.
#[test]
fn m29_the_ban_lapses_on_the_only_location_left() {
    let tail = "turtle-lava turtle-flowers walrus-flowers crab-flowers crab-beach";
    let cards = tour_ending("penguin octopus walrus turtle crab", tail);
    let mut island = expert_after(&cards, 3);
    island.tell(
        "south reveals D3: walrus-flowers shares the landscape
         south touches E4: E4 is forbidden to west",
    );
    island.refuses("west reveals E4", banned("E4"), "M29");
    assert_eq!(island.may_choose("west"), "D4");
    island.tell("west reveals D4: crab-flowers shares the landscape");
    assert_eq!((island.table().ban, island.may_choose("west").as_str()), (None, "E4"));
    island.tell(&format!(
        "west reveals E4: crab-beach shares the animal
         {FROM_WEST_NO_CARD_LEFT}"
    ));
}
