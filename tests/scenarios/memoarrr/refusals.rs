//! Every reason for which a deed can be refused, once.
//!
//! [`Island::refuses`] checks the reason, the number of its rule, and that nothing has changed.

use cinderpeek::games::memoarrr::{Animal, Illegal};

use crate::memoarrr::island::Island;
use crate::memoarrr::layout::{basic, expert};
use crate::memoarrr::words::cell;

/// North has opened with turtle-ocean in the expert game of two, and then this has happened.
fn after(story: &str) -> Island {
    let mut island = expert("north south").ready();
    island.tell("north reveals A5: turtle-ocean opens");
    island.tell(story);
    island
}

#[test]
fn m09_refused_before_all_have_looked() {
    let mut island = basic("north south").deal();
    island.tell("north has looked");
    island.refuses("north reveals A1", Illegal::NotAllHaveLooked, "M9");
    island.refuses("south reveals A1", Illegal::NotAllHaveLooked, "M9");
}

#[test]
fn m09_refused_to_have_looked_twice() {
    let mut island = basic("north south").deal();
    island.tell("north has looked");
    island.refuses("north has looked", Illegal::AlreadyLooked, "M9");
}

#[test]
fn m19_refused_out_of_turn() {
    let mut island = after("");
    let reason = Illegal::NotYourTurn(island.seat("south"));
    island.refuses("north reveals A1", reason, "M19");
    island.refuses("north has looked", reason, "M19");
}

#[test]
fn m28_refused_during_a_peek() {
    let mut island = after(
        "south reveals A1: penguin-ocean shares the landscape
         south peeks at B1: south looks at B1",
    );
    let reason = Illegal::StillPeeking(island.seat("south"));
    island.refuses("south reveals B1", reason, "M28");
    island.refuses("north reveals C1", reason, "M28");
}

#[test]
fn m28_refused_to_finish_a_look_that_is_none() {
    after("").refuses("south has looked", Illegal::NotLooking, "M28");
}

#[test]
fn m15_refused_anything_but_a_reveal() {
    let mut island = after("");
    for deed in ["south peeks at B1", "south touches B1", "south swaps with A4"] {
        island.refuses(deed, Illegal::MustReveal, "M15");
    }
}

#[test]
fn m27_refused_anything_but_the_ability() {
    let connecting = [
        ("south reveals A1: penguin-ocean shares the landscape", Animal::Penguin),
        ("south reveals A2: octopus-ocean shares the landscape", Animal::Octopus),
        ("south reveals A3: walrus-ocean shares the landscape", Animal::Walrus),
    ];
    for (story, animal) in connecting {
        after(story).refuses("south reveals B1", Illegal::MustUse(animal), "M27");
    }
}

#[test]
fn m04_refused_the_centre() {
    after("").refuses("south reveals C3", Illegal::Centre, "M4");
}

#[test]
fn m11_refused_what_is_face_up() {
    after("").refuses("south reveals A5", Illegal::FaceUp(cell("A5")), "M11");
}

#[test]
fn m17_refused_to_open_with_what_somebody_saw() {
    let mut island = basic("north south").ready();
    island.refuses("north reveals D5", Illegal::SomebodyLooked(cell("D5")), "M17");
}

#[test]
fn m29_refused_what_a_walrus_forbids() {
    let mut island = after(
        "south reveals A3: walrus-ocean shares the landscape
         south touches B3: B3 is forbidden to north",
    );
    island.refuses("north reveals B3", Illegal::Banned(cell("B3")), "M29");
}

#[test]
fn m30_refused_what_is_not_next_to_the_octopus() {
    let mut island = after("south reveals A2: octopus-ocean shares the landscape");
    island.refuses("south swaps with B1", Illegal::NotNextToOctopus(cell("B1")), "M30");
}

#[test]
fn m25_refused_after_the_game() {
    let mut island = basic("north south").ready();
    island.rounds_go_to("south south south south south south south");
    island.refuses("north reveals A1", Illegal::GameOver, "M25");
    island.refuses("south has looked", Illegal::GameOver, "M25");
}
