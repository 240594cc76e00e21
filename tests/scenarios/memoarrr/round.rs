//! The end of a round: M20 to M24.

use cinderpeek::game::{Game, Viewer};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Action, Event, Phase, Seen, Treasure, Volcano};

use crate::memoarrr::island::Island;
use crate::memoarrr::layout::{FOUR, Layout, basic, expert};
use crate::memoarrr::words;

/// Four players, one reveal before the end of round 1: only north and west are left.
fn nearly_over(layout: Layout) -> Island {
    let mut island = layout.ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         east reveals B1: penguin-jungle shares the animal
         south reveals C4: crab-lava does not connect, south takes volcano 3
         west reveals C2: octopus-lava shares the landscape
         north reveals C5: turtle-lava shares the landscape
         east reveals D3: walrus-flowers does not connect, east takes volcano 7
         west reveals A3: walrus-ocean shares the animal",
    );
    island
}

const LAST_DEED: &str = "
    north reveals E5: turtle-beach does not connect, north takes volcano 1
        & west wins a chest, east opens round 2
";

/// The usual volcanoes of these scenarios.
fn three_seven_one() -> Layout {
    basic(FOUR).volcanoes([3, 7, 1])
}

/// M20: the round is over as soon as the last volcano is taken; exactly one player has none.
#[test]
fn m20_the_last_volcano_ends_the_round() {
    let mut island = nearly_over(three_seven_one());
    assert_eq!((island.table().round(), island.table().volcanoes_left()), (1, 1));
    island.tell(LAST_DEED);
    assert_eq!((island.table().round(), island.table().volcanoes_left()), (2, 3));
    assert_eq!(island.table().chests.as_slice(), [island.seat("west")]);
}

/// M21: the winner takes the top chest without looking: nobody is told its value, nor its owner.
#[test]
fn m21_a_chest_is_taken_without_looking() {
    let mut island = nearly_over(three_seven_one().treasures([4, 3, 2, 2, 2, 1, 1]));
    let west = island.seat("west");
    let events = island.act(island.turn(), Action::Reveal(words::cell("E5")));
    let won = Event::RoundWon { seat: west, treasure: Treasure::ALL[6] };
    assert!(events.contains(&won), "the truth is four rubies: {events:?}");
    for viewer in Viewer::all(4) {
        assert_eq!(Memoarrr::seen(&won, viewer), Some(Seen::RoundWon { seat: west }));
    }
}

/// M21: with other chests in the stack, everybody's view of every later moment is the same.
#[test]
fn m21_no_view_depends_on_what_is_in_the_chests() {
    let games = [[4, 3, 2, 2, 2, 1, 1], [1, 1, 2, 2, 2, 3, 4]];
    let [mut rich, mut poor] = games.map(|chests| nearly_over(three_seven_one().treasures(chests)));
    for winner in ["west", "north", "west", "south", "west", "east"] {
        rich.round_goes_to(winner);
        poor.round_goes_to(winner);
        assert!(rich.views() == poor.views(), "after a round for {winner}");
    }
    assert_ne!(rich.tally().rubies, poor.tally().rubies);
}

/// M22: everybody sees the last card, too; then all locations are turned down where they lie.
#[test]
fn m22_all_locations_are_turned_down() {
    let mut island = nearly_over(three_seven_one());
    assert_eq!(island.table().face_up.len(), 7);
    island.tell(LAST_DEED);
    assert_eq!(island.table().face_down().len(), 24);
    assert_eq!(island.table().compare, None);
    for who in ["north", "east", "south", "west", "spectator"] {
        assert_eq!((island.face_up(who).as_str(), island.secret(who).as_str()), ("", ""));
    }
}

/// M23: whoever holds the most birds starts, though somebody else was out first and another last.
#[test]
fn m23_the_most_birds_start_the_next_round() {
    let mut island = nearly_over(three_seven_one());
    island.tell(LAST_DEED);
    assert_eq!(island.phase(), Phase::Reveal(island.seat("east")));
    assert_eq!(island.table().start, island.seat("east"));
}

/// M23: with the volcanoes of 1 and 3 birds only, 3 are the most.
#[test]
fn m23_the_most_birds_in_play_may_be_three() {
    let mut island = basic("north east south").volcanoes([1, 3, 7]).ready();
    island.tell(
        "north reveals A1: penguin-ocean opens
         east reveals B2: octopus-jungle does not connect, east takes volcano 1
         south reveals C4: crab-lava does not connect, south takes volcano 3
            & north wins a chest, south opens round 2",
    );
}

/// M23: all volcanoes go back on the stack in a new order; only the top one is seen.
#[test]
fn m23_the_volcanoes_come_back_in_a_new_order() {
    let mut island = nearly_over(three_seven_one());
    island.later_volcanoes(&[1, 3, 7]);
    island.tell(LAST_DEED);
    assert_eq!(island.table().held, [None; 4]);
    assert!(island.views().iter().all(|view| view.top_volcano == Some(Volcano::OneBird)));
    island.tell(
        "east reveals B1: penguin-jungle opens
         south reveals A2: octopus-ocean does not connect, south takes volcano 1
         west reveals D1: penguin-flowers does not connect, west takes volcano 3",
    );
}

/// M24: nothing moves in the basic game, round after round.
#[test]
fn m24_locations_never_move() {
    let mut island = basic("north south").deal();
    let dealt = island.picture();
    island.all_have_looked();
    island.rounds_go_to("north south north south north south north");
    assert_eq!(island.picture(), dealt);
}

/// M24: what an octopus has moved (M30) lies in its new place in all later rounds.
#[test]
fn m24_what_the_octopus_moved_stays_moved() {
    let mut island = expert("north south").ready();
    island.tell(
        "north reveals A2: octopus-ocean opens
         south reveals B2: octopus-jungle shares the animal
         south swaps with B1: the octopus goes from B2 to B1
         north reveals D4: crab-flowers does not connect, north takes volcano 7
            & south wins a chest, north opens round 2
         north reveals B1: octopus-jungle opens
         south reveals B2: penguin-jungle shares the landscape",
    );
}
