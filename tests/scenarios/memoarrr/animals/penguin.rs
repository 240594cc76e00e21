//! The penguin of the expert game: M28.

use cinderpeek::games::memoarrr::{Illegal, Phase};

use crate::memoarrr::expert::opened_by_penguin;
use crate::memoarrr::island::Island;
use crate::memoarrr::tour::{expert_after, tour};
use crate::memoarrr::words;

/// East has connected with penguin-beach and may look at something.
fn east_has_a_penguin() -> Island {
    let mut island = opened_by_penguin();
    island.tell("east reveals E1: penguin-beach shares the animal");
    island
}

/// M28: everybody sees which place is looked at, and only the one who looks sees what.
#[test]
fn m28_only_the_penguins_player_sees_the_card() {
    let mut island = east_has_a_penguin();
    island.tell("east peeks at D4: east looks at D4");
    assert_eq!(island.secret("east"), "D4 crab-flowers");
    for who in ["north", "south", "west", "spectator"] {
        assert_eq!(island.secret(who), "", "{who}");
        let looks = Phase::Peeking(island.seat("east"), words::cell("D4"));
        assert_eq!(island.view(who).tabletop.phase, looks, "{who}");
    }
    assert_eq!(island.face_up("east"), "A1 penguin-ocean, E1 penguin-beach");
}

/// M28: until the player has finished looking nobody acts, and whoever reconnects sees it still.
#[test]
fn m28_nobody_acts_until_the_peek_is_over() {
    let mut island = east_has_a_penguin();
    island.tell("east peeks at D4: east looks at D4");
    let reason = Illegal::StillPeeking(island.seat("east"));
    for deed in ["east reveals D4", "east peeks at D5", "south reveals B2", "south has looked"] {
        island.refuses(deed, reason, "M28");
    }
    assert_eq!(
        (island.to_act().as_str(), island.secret("east").as_str()),
        ("east", "D4 crab-flowers")
    );
}

/// M28: then the card is turned back: it is face down and shown to nobody, and play goes on.
#[test]
fn m28_after_the_peek_the_card_is_turned_back() {
    let mut island = east_has_a_penguin();
    island.tell("east peeks at D4: east looks at D4\n east has looked");
    assert_eq!((island.secret("east").as_str(), island.to_act().as_str()), ("", "south"));
    assert!(island.table().face_down().contains(words::cell("D4")));
    island.tell("south reveals E4: crab-beach shares the landscape");
}

/// M28: any location that is face down may be looked at, no other.
#[test]
fn m28_the_penguin_looks_at_what_is_face_down() {
    let mut island = east_has_a_penguin();
    island.refuses("east peeks at A1", Illegal::FaceUp(words::cell("A1")), "M11");
    island.refuses("east peeks at C3", Illegal::Centre, "M4");
    assert_eq!(island.may_choose("east").split_whitespace().count(), 22);
}

/// M28: the very last face-down location can be looked at. (What happens without one: M18.)
#[test]
fn m28_one_location_is_enough() {
    let mut island = expert_after(&tour("turtle octopus walrus crab penguin"), 2);
    island.tell("east reveals D2: penguin-flowers shares the animal");
    assert_eq!(island.may_choose("east"), "E2");
    island.tell(
        "east peeks at E2: east looks at E2
         east has looked",
    );
    assert_eq!(island.may_choose("south"), "E2");
}
