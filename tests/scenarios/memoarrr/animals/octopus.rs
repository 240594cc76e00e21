//! The octopus of the expert game: M30.

use cinderpeek::games::memoarrr::Illegal;

use crate::memoarrr::example_round;
use crate::memoarrr::expert::opened_by_penguin;
use crate::memoarrr::island::Island;
use crate::memoarrr::layout::{FOUR, expert};
use crate::memoarrr::words;

/// Penguin-ocean (A1) has opened, and east has connected with octopus-ocean just south of it.
fn east_has_an_octopus() -> Island {
    let mut island = opened_by_penguin();
    island.tell("east reveals A2: octopus-ocean shares the landscape");
    island
}

/// M30: a face-down neighbour stays face down in its new place, the octopus face up in its own.
#[test]
fn m30_the_octopus_may_swap_with_a_face_down_neighbour() {
    let mut island = east_has_an_octopus();
    assert_eq!(island.may_choose("east"), "A1 B2 A3");
    island.tell("east swaps with A3: the octopus goes from A2 to A3");
    assert_eq!(
        (island.card("A2").as_str(), island.card("A3").as_str()),
        ("walrus-ocean", "octopus-ocean")
    );
    for who in ["east", "west", "spectator"] {
        assert_eq!(island.face_up(who), "A1 penguin-ocean, A3 octopus-ocean", "{who}");
    }
    island.refuses("south reveals A3", Illegal::FaceUp(words::cell("A3")), "M11");
    island.tell("south reveals A2: walrus-ocean shares the landscape");
}

/// M30: a face-up neighbour stays face up.
#[test]
fn m30_the_octopus_may_swap_with_a_face_up_neighbour() {
    let mut island = east_has_an_octopus();
    island.tell("east swaps with A1: the octopus goes from A2 to A1");
    assert_eq!(island.face_up("south"), "A1 octopus-ocean, A2 penguin-ocean");
    assert_eq!(island.table().face_down().len(), 22);
}

/// M30: the octopus stays the card to compare with, not what lies where it was.
#[test]
fn m30_the_octopus_stays_the_card_to_compare_with() {
    for neighbour in ["A1", "B2", "A3"] {
        let mut island = east_has_an_octopus();
        island
            .tell(&format!("east swaps with {neighbour}: the octopus goes from A2 to {neighbour}"));
        let mut failing = island.clone();
        failing.tell("south reveals D1: penguin-flowers does not connect, south takes volcano 7");
        island.tell("south reveals E2: octopus-beach shares the animal");
    }
}

/// M30: up, down, left, right; no diagonals, nothing farther, not itself; the centre is no target.
#[test]
fn m30_the_centre_and_the_diagonals_are_no_targets() {
    let mut island = expert(FOUR).ready();
    island.tell(
        "north reveals C4: crab-lava opens
         east reveals C2: octopus-lava shares the landscape",
    );
    assert_eq!(island.may_choose("east"), "C1 B2 D2");
    island.refuses("east swaps with C3", Illegal::Centre, "M4");
    for place in ["B1", "D3", "C4", "A2", "C2"] {
        let reason = Illegal::NotNextToOctopus(words::cell(place));
        island.refuses(&format!("east swaps with {place}"), reason, "M30");
    }
}

/// M30: in a corner it has two neighbours; the island does not go round.
#[test]
fn m30_a_corner_has_two_neighbours() {
    let mut island = expert(FOUR).pictured(example_round::ISLAND).ready();
    island.tell(
        "north reveals B2: crab-lava opens
         east reveals E1: octopus-lava shares the landscape",
    );
    assert_eq!(island.may_choose("east"), "D1 E2");
}

/// M30: the neighbours of some places on every side, with the centre left out.
#[test]
fn m30_neighbours_are_one_step_away() {
    let around = [
        ("A1", "B1 A2"),
        ("E1", "D1 E2"),
        ("A5", "A4 B5"),
        ("E5", "E4 D5"),
        ("E3", "E2 D3 E4"),
        ("C5", "C4 B5 D5"),
        ("B2", "B1 A2 C2 B3"),
        ("D4", "D3 C4 E4 D5"),
        ("B3", "B2 A3 B4"),
        ("D3", "D2 E3 D4"),
        ("C4", "B4 D4 C5"),
    ];
    for (place, neighbours) in around {
        assert_eq!(words::places(words::cell(place).neighbours()), neighbours, "around {place}");
    }
}
