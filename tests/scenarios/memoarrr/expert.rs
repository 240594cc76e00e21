//! The expert game: abilities in general (M27), the crab (M31) and the turtle (M32).
//!
//! The penguin, the walrus and the octopus have files of their own.

use cinderpeek::games::memoarrr::{Animal, Illegal, Phase};

use crate::memoarrr::island::Island;
use crate::memoarrr::layout::{FOUR, Layout, basic, expert};
use crate::memoarrr::tour::{FROM_WEST_NO_CARD_LEFT, expert_after, tour};

/// One location of each animal with which round 1 may open: see the tidy island.
const OPENERS: [(&str, &str); 5] = [
    ("A1", "penguin-ocean"),
    ("B2", "octopus-jungle"),
    ("B3", "walrus-jungle"),
    ("B4", "crab-jungle"),
    ("A5", "turtle-ocean"),
];

/// North has opened with penguin-ocean, which gives no ability; it is east's turn.
pub fn opened_by_penguin() -> Island {
    opened(expert(FOUR), ("A1", "penguin-ocean"))
}

fn opened(layout: Layout, (place, card): (&str, &str)) -> Island {
    let mut island = layout.ready();
    island.tell(&format!("north reveals {place}: {card} opens"));
    island
}

/// M27: who connects must use the ability before anything else happens.
#[test]
fn m27_who_connects_must_use_the_ability() {
    let mut island = opened_by_penguin();
    island.tell("east reveals E1: penguin-beach shares the animal");
    assert_eq!(island.to_act(), "east");
    island.refuses("east reveals E2", Illegal::MustUse(Animal::Penguin), "M27");
    island.refuses("south reveals E2", Illegal::NotYourTurn(island.seat("east")), "M19");
    island.tell("east peeks at B1: east looks at B1\n east has looked");
    assert_eq!(island.to_act(), "south");
}

/// M27: a reveal that does not connect has no ability.
#[test]
fn m27_a_failed_reveal_has_no_ability() {
    let mut island = opened_by_penguin();
    island.tell(
        "east reveals B2: octopus-jungle does not connect, east takes volcano 7
         south reveals D4: crab-flowers does not connect, south takes volcano 3
         west reveals D5: turtle-flowers shares the landscape",
    );
}

/// M27, ruling: the opening reveal links no two cards and has no ability.
#[test]
fn m27_the_opening_reveal_has_no_ability() {
    for opener in OPENERS {
        let island = opened(expert(FOUR), opener);
        assert_eq!(island.phase(), Phase::Reveal(island.seat("east")), "{opener:?}");
    }
}

/// M27, ruling: a table option gives the opening reveal its ability, in every round.
#[test]
fn m27_an_option_gives_the_opening_reveal_its_ability() {
    let next = OPENERS.map(|opener| {
        let island = opened(expert(FOUR).with_opening_ability(), opener);
        (island.to_act(), island.phase().ability())
    });
    let north = |animal| ("north".to_owned(), animal);
    let abilities = [Animal::Penguin, Animal::Octopus, Animal::Walrus].map(Some).map(north);
    assert_eq!(next[..3], abilities);
    assert_eq!(next[3..], [north(None), ("east".to_owned(), None)], "the crab and the turtle");

    let mut island = opened(expert("north south").with_opening_ability(), OPENERS[4]);
    island.tell(
        "south reveals B1: penguin-jungle does not connect, south takes volcano 7
            & north wins a chest, south opens round 2
         south reveals B1: penguin-jungle opens
         south peeks at A1: south looks at A1",
    );
}

/// M27: then a crab that opens round 1 is followed by a reveal that is free of M17 …
#[test]
fn m27_after_an_opening_crab_any_location_may_follow() {
    let mut island = opened(expert(FOUR).with_opening_ability(), OPENERS[3]);
    assert_eq!(island.may_choose("north").split_whitespace().count(), 23);
    island.tell("north reveals B5: turtle-jungle shares the landscape");
    assert_eq!(island.to_act(), "east");
}

/// M27: … and that must connect with the crab.
#[test]
fn m27_after_an_opening_crab_the_next_must_connect() {
    let mut island = opened(expert(FOUR).with_opening_ability(), OPENERS[3]);
    island.tell("north reveals C1: penguin-lava does not connect, north takes volcano 7");
    assert_eq!(island.to_act(), "east");
}

/// M27: in the basic game no animal does anything, whatever the table says of opening reveals.
#[test]
fn m27_the_basic_game_has_no_abilities() {
    let mut island = opened(basic(FOUR).with_opening_ability(), OPENERS[0]);
    island.tell(
        "east reveals E1: penguin-beach shares the animal
         south reveals E3: walrus-beach shares the landscape
         west reveals E4: crab-beach shares the landscape
         north reveals E2: octopus-beach shares the landscape
         east reveals A2: octopus-ocean shares the animal",
    );
}

/// M31: the crab's player must at once reveal again, comparing with the crab; crabs go on and on.
#[test]
fn m31_a_crab_makes_its_player_reveal_again() {
    let mut island = opened_by_penguin();
    island.tell("east reveals A4: crab-ocean shares the landscape");
    island.refuses("south reveals A5", Illegal::NotYourTurn(island.seat("east")), "M19");
    island.tell(
        "east reveals D4: crab-flowers shares the animal
         east reveals C4: crab-lava shares the animal
         east reveals C5: turtle-lava shares the landscape
         south reveals B5: turtle-jungle shares the animal",
    );
}

/// M31: the further reveal can fail like any other; a failed crab gives no further turn (M27).
#[test]
fn m31_the_further_reveal_may_fail() {
    let mut island = opened_by_penguin();
    island.tell(
        "east reveals A4: crab-ocean shares the landscape
         east reveals E1: penguin-beach does not connect, east takes volcano 7
         south reveals C4: crab-lava does not connect, south takes volcano 3
         west reveals C5: turtle-lava shares the landscape",
    );
}

/// M31: a chain that comes to the end of the island ends with M18 for its own player.
#[test]
fn m31_a_chain_may_run_out_of_locations() {
    let mut island = expert_after(&tour("penguin octopus walrus turtle crab"), 2);
    island.tell(&format!(
        "west reveals D4: crab-flowers shares the animal
         west reveals E4: crab-beach shares the animal
         {FROM_WEST_NO_CARD_LEFT}"
    ));
}

/// M32: a turtle does nothing; the turn passes on.
#[test]
fn m32_a_turtle_does_nothing() {
    let mut island = opened_by_penguin();
    island.tell("east reveals A5: turtle-ocean shares the landscape");
    assert_eq!(island.phase(), Phase::Reveal(island.seat("south")));
    assert_eq!(island.table().ban, None);
}
