//! When nothing is left to reveal: M18, with each kind of 24th card.
//!
//! In the expert game of four a tour turns up everything but the last location. The tours of
//! [`memoarrr::tour`] connect throughout, so nobody is out before the last card.

use cinderpeek::games::memoarrr::Phase;

use crate::memoarrr::layout::{FOUR, basic};
use crate::memoarrr::tour::{FROM_WEST_NO_CARD_LEFT, after, expert_after, tour, tour_ending};
use crate::memoarrr::words;

/// M18: who has nothing to reveal takes a volcano instead; the program does it by itself, clockwise.
#[test]
fn m18_who_has_no_card_left_takes_a_volcano() {
    let mut island = after(basic(FOUR), &tour("penguin octopus walrus crab turtle"), 1);
    island.tell(
        "west reveals E5: turtle-beach shares the animal
            & north has no card left and takes volcano 7
            & east has no card left and takes volcano 3
            & south has no card left and takes volcano 1
            & west wins a chest, north opens round 2",
    );
}

/// M18: who is out already is passed over (M19), and it stops as soon as one is left (M20).
#[test]
fn m18_goes_round_those_who_are_still_in() {
    // West's turtle-flowers does not connect with penguin-lava; then all goes well again.
    let mut cards = tour("penguin octopus walrus crab turtle");
    cards.retain(|card| *card != words::card("turtle-flowers"));
    cards.insert(3, words::card("turtle-flowers"));
    let mut island = after(basic(FOUR), &cards, 1);
    island.tell(
        "east reveals E5: turtle-beach shares the animal
            & south has no card left and takes volcano 3
            & north has no card left and takes volcano 1
            & east wins a chest, west opens round 2",
    );
}

/// M18: an octopus as the 24th card first swaps, then M18 goes round.
#[test]
fn m18_an_octopus_swaps_first() {
    let mut island = expert_after(&tour("penguin walrus crab turtle octopus"), 1);
    island.tell("south reveals E2: octopus-beach shares the animal");
    assert_eq!(island.phase(), Phase::Octopus(island.seat("south")));
    island.tell(&format!(
        "south swaps with E3: the octopus goes from E2 to E3
         {FROM_WEST_NO_CARD_LEFT}"
    ));
    assert_eq!(
        (island.card("E3").as_str(), island.card("E2").as_str()),
        ("octopus-beach", "walrus-beach")
    );
}

/// M18: a penguin as the 24th card finds nothing to look at. (The octopuses of this tour have sent
/// the penguins to their own row.)
#[test]
fn m18_a_penguin_is_void() {
    let mut island = expert_after(&tour("turtle octopus walrus crab penguin"), 1);
    island.tell(&format!(
        "south reveals E2: penguin-beach shares the animal, the penguin finds nothing to do
         {FROM_WEST_NO_CARD_LEFT}"
    ));
}

/// M18: a walrus as the 24th card finds nothing to touch.
#[test]
fn m18_a_walrus_is_void() {
    let mut island = expert_after(&tour("penguin octopus crab turtle walrus"), 1);
    island.tell(&format!(
        "south reveals E3: walrus-beach shares the animal, the walrus finds nothing to do
         {FROM_WEST_NO_CARD_LEFT}"
    ));
}

/// M18: after a crab as the 24th card its own player is the first to have nothing to reveal.
#[test]
fn m18_a_crab_costs_its_own_player_the_first_volcano() {
    let mut island = expert_after(&tour("penguin octopus walrus turtle crab"), 1);
    island.tell(&format!(
        "west reveals E4: crab-beach shares the animal
         {FROM_WEST_NO_CARD_LEFT}"
    ));
}

/// M18: a 24th card that does not connect first costs its own volcano. Its ability is not used.
#[test]
fn m18_a_failed_card_costs_its_own_volcano_first() {
    let cards = tour_ending("penguin octopus walrus crab turtle", "walrus-jungle");
    let mut island = expert_after(&cards, 1);
    island.tell(
        "south reveals B3: walrus-jungle does not connect, south takes volcano 7
            & west has no card left and takes volcano 3
            & north has no card left and takes volcano 1
            & east wins a chest, south opens round 2",
    );
}
