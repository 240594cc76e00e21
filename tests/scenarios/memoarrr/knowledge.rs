//! Who knows what, and memory hygiene: the table at the end of the rules.
//!
//! What nobody may know is checked with two islands that differ in nothing else: as long as nobody
//! can tell them apart, nobody has been told. What must not be repeated is looked for in the very
//! words that would go over a wire.

use cinderpeek::game::{Chance, Game, Viewer};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Action, Card, Event, View};

use crate::memoarrr::layout::{FOUR, Layout, basic, expert};
use crate::memoarrr::words;

/// The tidy island, but walrus-lava (the centre, C3) and turtle-beach (the corner E5) are exchanged.
const OTHER_CENTRE: &str = "
    penguin-ocean  penguin-jungle  penguin-lava  penguin-flowers  penguin-beach
    octopus-ocean  octopus-jungle  octopus-lava  octopus-flowers  octopus-beach
    walrus-ocean   walrus-jungle   turtle-beach  walrus-flowers   walrus-beach
    crab-ocean     crab-jungle     crab-lava     crab-flowers     crab-beach
    turtle-ocean   turtle-jungle   turtle-lava   turtle-flowers   walrus-lava
";

/// The beginning of a round of the expert game with a bit of everything; E5 stays face down.
const BEGINNING: &str = "
    north reveals A1: penguin-ocean opens
    east reveals A3: walrus-ocean shares the landscape
    east touches B3: B3 is forbidden to south
    south reveals A2: octopus-ocean shares the landscape
    south swaps with B2: the octopus goes from A2 to B2
    west reveals E2: octopus-beach shares the animal
    west swaps with E1: the octopus goes from E2 to E1
    north reveals E2: penguin-beach shares the landscape
    north peeks at D4: north looks at D4
    north has looked
";

/// The cards that are named in anything that goes over a wire.
fn cards_in(wire: &impl serde::Serialize) -> Vec<String> {
    let text = serde_json::to_string(wire).expect("it can be written");
    let named = |card: &Card| text.contains(&card.to_string());
    Card::ALL.iter().filter(|card| named(card)).map(ToString::to_string).collect()
}

/// The row "a face-up location" (M11): everybody sees the same faces, nobody anything else.
#[test]
fn m11_a_face_up_location_is_public() {
    let mut island = basic(FOUR).ready();
    island.tell("north reveals A1: penguin-ocean opens");
    for view in island.views() {
        assert_eq!(cards_in(&view), ["penguin-ocean"]);
    }
}

/// The row "a face-down location" (M9): only the seat that looks, and only while it looks.
#[test]
fn m09_what_a_seat_looks_at_is_in_its_own_view_only() {
    let mut island = basic("north south").deal();
    let own = ["penguin-jungle", "penguin-lava", "penguin-flowers"];
    assert_eq!(cards_in(&island.view("north")), own);
    assert!(cards_in(&island.view("spectator")).is_empty());
    island.tell("north has looked");
    assert!(cards_in(&island.view("north")).is_empty());
    assert_eq!(cards_in(&island.view("south")).len(), 3);
}

/// The row "which place was peeked at, touched, swapped" (M28–M30): everybody sees where, and the
/// peeker too is told what only as long as the peek lasts.
#[test]
fn m28_a_peek_is_in_no_message_but_the_peekers_own_view() {
    let mut island = expert(FOUR).ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         east reveals E1: penguin-beach shares the animal",
    );
    let east = island.seat("east");
    let events = island.act(east, Action::Peek(words::cell("D4")));
    assert!(matches!(events[..], [Event::Peeked { .. }]));
    for viewer in Viewer::all(4) {
        let seen = Memoarrr::seen(&events[0], viewer).expect("everybody sees where");
        assert!(cards_in(&seen).is_empty(), "{viewer:?} sees {seen:?}");
    }
    let knows = |view: &View| cards_in(view).contains(&"crab-flowers".to_owned());
    let peeking: Vec<bool> = island.views().iter().map(knows).collect();
    assert_eq!(peeking, [false, true, false, false, false]);
    island.act(east, Action::DoneLooking);
    assert!(!island.views().iter().any(knows));
}

/// The rows "what was face up in an earlier round" (M22) and "what was peeked at earlier": when the
/// round is over no card at all is named in anybody's view, the winner's included.
#[test]
fn m22_no_face_is_repeated_after_the_round() {
    let mut island = expert(FOUR).ready();
    island.tell(BEGINNING);
    assert_eq!(cards_in(&island.view("spectator")).len(), 5);
    island.tell(
        "east reveals B5: turtle-jungle does not connect, east takes volcano 7
         south reveals C4: crab-lava does not connect, south takes volcano 3
         west reveals D3: walrus-flowers does not connect, west takes volcano 1
            & north wins a chest, east opens round 2",
    );
    for view in island.views() {
        assert!(cards_in(&view).is_empty(), "{view:?}");
        assert_eq!((view.tabletop.compare, view.tabletop.ban), (None, None));
    }
}

/// The rows "the centre card" (M4), "the order of the volcanoes under the top" (M3, M6) and "a
/// treasure's value" (M21): nobody can tell these islands apart.
#[test]
fn m04_nobody_can_tell_islands_with_other_secrets_apart() {
    let mut one = expert(FOUR).deal();
    let mut other = expert(FOUR)
        .pictured(OTHER_CENTRE)
        .volcanoes([7, 1, 3])
        .treasures([4, 3, 2, 2, 2, 1, 1])
        .deal();
    assert_eq!(one.views(), other.views());
    one.all_have_looked();
    other.all_have_looked();
    for sentence in BEGINNING.lines() {
        one.tell(sentence);
        other.tell(sentence);
        assert!(one.views() == other.views(), "after \"{sentence}\"");
    }
    assert_ne!(one.card("C3"), other.card("C3"));
}

/// The row "a face-down location": whoever does not peek cannot tell what the peeker sees.
#[test]
fn m28_what_is_peeked_at_makes_no_difference_to_others() {
    let story = "
        north reveals A1: penguin-ocean opens
        east reveals E1: penguin-beach shares the animal
        east peeks at E5: east looks at E5
    ";
    let [one, other] = [expert(FOUR), expert(FOUR).pictured(OTHER_CENTRE)].map(|layout| {
        let mut island = layout.ready();
        island.tell(story);
        island
    });
    assert_eq!(
        (one.secret("east"), other.secret("east")),
        ("E5 turtle-beach".to_owned(), "E5 walrus-lava".to_owned())
    );
    for who in ["north", "south", "west", "spectator"] {
        assert_eq!(one.view(who), other.view(who), "{who}");
    }
}

/// The row "the top volcano, each player's volcano, how many are left" (M3, M14): public.
#[test]
fn m14_all_see_who_holds_which_volcano() {
    let mut island = basic(FOUR).ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         east reveals B2: octopus-jungle does not connect, east takes volcano 7",
    );
    for view in island.views() {
        let held = view.tabletop.held.map(|held| held.map(|volcano| volcano.birds()));
        assert_eq!(held, [None, Some(7), None, None]);
        assert_eq!(view.tabletop.volcanoes_left(), 2);
        assert_eq!(view.top_volcano.map(|volcano| volcano.birds()), Some(3));
    }
}

/// M8: the values of an ordered stack are public: whoever imagines the rest of the table from their
/// own view gets the chests right. Without M8 they can only guess.
#[test]
fn m08_an_ordered_stack_is_public_knowledge() {
    let right = |layout: Layout| {
        let mut island = layout.treasures([1, 1, 2, 2, 2, 3, 4]).ready();
        island.rounds_go_to("north south north");
        let guess = |luck| {
            let world = Memoarrr::imagine(&island.view("south"), &mut Chance::from_number(luck, 0));
            world.tally() == island.tally()
        };
        (0..50).filter(|luck| guess(*luck)).count()
    };
    assert_eq!(right(basic("north south").with_ordered_stack()), 50);
    assert!(right(basic("north south")) < 25);
}

/// After the game everything may be shown (M25): the centre card and all the rest.
#[test]
fn m25_after_the_game_everything_is_shown() {
    let mut island = basic("north south").ready();
    island.rounds_go_to("north south north south north south north");
    for view in island.views() {
        assert_eq!(cards_in(&view).len(), 25);
    }
}
