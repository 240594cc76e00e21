//! A turn of the basic game: M11 to M17 and M19. (M18 has a file of its own: `last_card`.)

use cinderpeek::game::set::Element;
use cinderpeek::games::memoarrr::Illegal;

use crate::memoarrr::layout::{FOUR, basic};
use crate::memoarrr::words;

/// M11: a revealed location stays face up until the round ends, so it cannot be revealed again.
#[test]
fn m11_a_revealed_location_stays_face_up() {
    let mut island = basic("north south").ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         south reveals A2: octopus-ocean shares the landscape
         north reveals B2: octopus-jungle shares the animal",
    );
    let up = "A1 penguin-ocean, A2 octopus-ocean, B2 octopus-jungle";
    assert_eq!(island.face_up("spectator"), up);
    island.refuses("south reveals A1", Illegal::FaceUp(words::cell("A1")), "M11");
}

/// M12: the comparison is with the location just before, whoever revealed it; not with earlier ones.
#[test]
fn m12_only_the_location_just_before_counts() {
    let mut island = basic(FOUR).ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         east reveals B1: penguin-jungle shares the animal
         south reveals A2: octopus-ocean does not connect, south takes volcano 7",
    );
}

/// M12: a location that did not connect is what the next one is compared with.
#[test]
fn m12_a_failed_location_is_compared_with_as_well() {
    let mut island = basic(FOUR).ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         east reveals B2: octopus-jungle does not connect, east takes volcano 7
         south reveals B4: crab-jungle shares the landscape
         west reveals C4: crab-lava shares the animal",
    );
    assert_eq!(island.view("north").compare(), Some(words::card("crab-lava")));
}

/// M13: the same animal or the same landscape is a connection, and the turn passes on.
#[test]
fn m13_the_same_animal_or_landscape_connects() {
    let mut island = basic("north east").ready();
    island.tell("north reveals A1: penguin-ocean opens");
    assert_eq!(island.to_act(), "east");
    island.tell("east reveals E1: penguin-beach shares the animal");
    assert_eq!(island.to_act(), "north");
    island.tell("north reveals E5: turtle-beach shares the landscape");
    assert_eq!((island.to_act().as_str(), island.table().volcanoes_left()), ("east", 1));
}

/// M14: who does not connect takes the top volcano and is out of this round.
#[test]
fn m14_who_does_not_connect_takes_the_top_volcano() {
    let mut island = basic(FOUR).volcanoes([3, 7, 1]).ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         east reveals D4: crab-flowers does not connect, east takes volcano 3",
    );
    let east = island.seat("east");
    assert!(island.table().is_out(east));
    assert_eq!(island.table().held[east.index()].map(|volcano| volcano.birds()), Some(3));
    assert_eq!(island.table().volcanoes_left(), 2);
}

/// M15: even a player who knows that nothing can connect must reveal.
#[test]
fn m15_there_is_no_passing() {
    let mut island = basic("north south").ready();
    island.tell(
        "north reveals E1: penguin-beach opens
         south reveals D1: penguin-flowers shares the animal
         north reveals C1: penguin-lava shares the animal
         south reveals B1: penguin-jungle shares the animal
         north reveals B5: turtle-jungle shares the landscape
         south reveals A5: turtle-ocean shares the animal
         north reveals A4: crab-ocean shares the landscape
         south reveals A3: walrus-ocean shares the landscape
         north reveals A2: octopus-ocean shares the landscape
         south reveals A1: penguin-ocean shares the landscape",
    );
    // No other penguin and no other ocean is left.
    island.refuses("north has looked", Illegal::NotLooking, "M28");
    island.refuses("north peeks at B2", Illegal::MustReveal, "M15");
    assert_eq!(island.may_choose("north"), "B2 C2 D2 E2 B3 D3 E3 B4 C4 D4 E4 C5 D5 E5");
    island.tell(
        "north reveals B2: octopus-jungle does not connect, north takes volcano 7
            & south wins a chest, north opens round 2",
    );
}

/// M16: the first reveal of every round succeeds, whatever lay open when the last one ended.
#[test]
fn m16_the_first_reveal_of_every_round_succeeds() {
    let mut island = basic("north south").ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         south reveals B2: octopus-jungle does not connect, south takes volcano 7
            & north wins a chest, south opens round 2
         south reveals E5: turtle-beach opens
         north reveals D5: turtle-flowers shares the animal",
    );
}

/// M17: the very first reveal is none that somebody looked at; with four players 12 are barred.
#[test]
fn m17_the_very_first_card_is_one_that_nobody_looked_at() {
    let mut island = basic(FOUR).ready();
    assert_eq!(island.may_choose("north"), "A1 E1 B2 C2 D2 B3 D3 B4 C4 D4 A5 E5");
    for barred in "B1 C1 D1 E2 E3 E4 B5 C5 D5 A2 A3 A4".split_whitespace() {
        let reason = Illegal::SomebodyLooked(words::cell(barred));
        island.refuses(&format!("north reveals {barred}"), reason, "M17");
    }
}

/// M17, ruling: only the sides with a player count.
#[test]
fn m17_only_taken_sides_count() {
    let barred = |sides| {
        let island = basic(sides).ready();
        24 - island.may_choose(&island.to_act()).split_whitespace().count()
    };
    let tables = ["north south", "east west", "north east", "north east south", FOUR];
    assert_eq!(tables.map(barred), [6, 6, 6, 9, 12]);
    let mut island = basic("north south").ready();
    island.refuses("north reveals C5", Illegal::SomebodyLooked(words::cell("C5")), "M17");
    island.tell("north reveals A3: walrus-ocean opens");
}

/// M17: the restriction ends with that one reveal, for everybody.
#[test]
fn m17_the_restriction_ends_with_the_first_reveal() {
    let mut island = basic(FOUR).ready();
    island.tell("north reveals A1: penguin-ocean opens");
    assert_eq!(island.may_choose("east").split_whitespace().count(), 23);
    island.tell("east reveals C1: penguin-lava shares the animal");
}

/// M17: only round 1 begins with it.
#[test]
fn m17_later_rounds_may_open_anywhere() {
    let mut island = basic("north south").ready();
    island.round_goes_to("south");
    assert_eq!(island.may_choose("north").split_whitespace().count(), 24);
    island.tell("north reveals C1: penguin-lava opens");
}

/// M19: who has a volcano is skipped, so the others come to have many turns.
#[test]
fn m19_players_with_a_volcano_are_skipped() {
    let mut island = basic("north east south").ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         east reveals B2: octopus-jungle does not connect, east takes volcano 7
         south reveals B3: walrus-jungle shares the landscape
         north reveals A3: walrus-ocean shares the animal
         south reveals A4: crab-ocean shares the landscape
         north reveals B4: crab-jungle shares the animal",
    );
    island.refuses("east reveals B5", Illegal::NotYourTurn(island.seat("south")), "M19");
}
