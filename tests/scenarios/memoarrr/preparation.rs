//! Components, layout and preparation: M1 to M10.

use std::collections::BTreeSet;

use cinderpeek::game::{Chance, Game, Seat, SetupError};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{
    Animal, Card, Cell, CellSet, Illegal, Landscape, Options, Side, Volcano,
};

use crate::memoarrr::island::Island;
use crate::memoarrr::layout::{FOUR, basic, options_for};
use crate::memoarrr::words;

/// M1: 25 locations, every animal in every landscape, however they are shuffled.
#[test]
fn m01_every_animal_lives_in_every_landscape_once() {
    let all: BTreeSet<Card> = Animal::ALL
        .into_iter()
        .flat_map(|animal| Landscape::ALL.map(|landscape| Card::new(animal, landscape)))
        .collect();
    assert_eq!(all.len(), 25);
    for luck in 0..20 {
        let island = basic("north south").shuffled(luck);
        assert_eq!(island.picture().into_iter().collect::<BTreeSet<_>>(), all);
    }
}

/// M2: seven chests with 1, 1, 2, 2, 2, 3 and 4 rubies, 15 in all.
#[test]
fn m02_seven_treasures_hold_fifteen_rubies() {
    let mut island = basic("north south").shuffled(3);
    island.all_have_looked();
    island.rounds_go_to("north north north north north north north");
    let mut chests = island.chests("north");
    chests.sort_unstable();
    assert_eq!((chests, island.tally().rubies[0]), (vec![1, 1, 2, 2, 2, 3, 4], 15));
}

/// M3: volcanoes have 1, 3 and 7 birds; all see the top one, and when it is taken the next.
#[test]
fn m03_only_the_top_volcano_is_seen() {
    assert_eq!(Volcano::ALL.map(Volcano::birds), [1, 3, 7]);
    let mut island = basic(FOUR).volcanoes([3, 7, 1]).deal();
    let mut other_order = basic(FOUR).volcanoes([3, 1, 7]).deal();
    assert_eq!(island.views(), other_order.views());
    for stage in [&mut island, &mut other_order] {
        stage.all_have_looked();
        stage.tell(
            "north reveals A1: penguin-ocean opens
             east reveals B2: octopus-jungle does not connect, east takes volcano 3",
        );
    }
    let tops = |island: &Island| -> BTreeSet<Option<u8>> {
        island.views().iter().map(|view| view.top_volcano.map(Volcano::birds)).collect()
    };
    assert_eq!((tops(&island), tops(&other_order)), ([Some(7)].into(), [Some(1)].into()));
}

/// M4: a 5×5 grid, smoke up; the centre card leaves the game, 24 remain.
#[test]
fn m04_the_centre_card_leaves_the_game_unseen() {
    let mut island = basic(FOUR).deal();
    assert_eq!(island.card("C3"), "walrus-lava");
    assert_eq!(words::cell("C3"), Cell::CENTRE);
    assert_eq!(island.table().face_down().len(), 24);
    assert_eq!(island.face_up("spectator"), "");
    island.all_have_looked();
    island.refuses("north reveals C3", Illegal::Centre, "M4");
}

/// M4: the centre card is in nobody's view until the game is over; then it is in everybody's.
#[test]
fn m04_nobody_learns_the_centre_card_before_the_end() {
    let mut island = basic("north south").ready();
    for _ in 0..7 {
        for view in island.views() {
            assert!(view.opened.is_none());
            assert_eq!((view.faces.get(Cell::CENTRE), view.secret.get(Cell::CENTRE)), (None, None));
        }
        island.round_goes_to("north");
    }
    for view in island.views() {
        let centre = view.opened.map(|opened| opened.island[12].to_string());
        assert_eq!(centre.as_deref(), Some("walrus-lava"));
    }
}

/// M5: the chests are shuffled into a stack; the first round is for the top one.
#[test]
fn m05_treasures_are_won_from_the_top_of_a_shuffled_stack() {
    let mut island = basic("north south").treasures([4, 1, 2, 3, 2, 1, 2]).ready();
    island.rounds_go_to("north south south");
    assert_eq!(island.tally().rubies.as_slice(), [4, 1 + 2]);
}

/// M6: one volcano fewer than players; everybody may know which ones.
#[test]
fn m06_one_volcano_fewer_than_players() {
    let sides = ["north south", "north east south", FOUR];
    for (sides, staying) in sides.into_iter().zip([vec![3], vec![1, 3], vec![1, 3, 7]]) {
        let island = basic(sides).volcanoes([3, 1, 7]).deal();
        for view in island.views() {
            let in_play: Vec<u8> = view.tabletop.in_play.iter().map(Volcano::birds).collect();
            assert_eq!(in_play, staying);
            assert_eq!(view.tabletop.volcanoes_left(), staying.len());
        }
    }
}

/// M6, ruling: which volcanoes stay is drawn at random.
#[test]
fn m06_any_volcano_may_be_the_one_that_stays() {
    let stays = |luck| basic("north south").shuffled(luck).table().in_play.first();
    let seen: BTreeSet<Option<Volcano>> = (0..40).map(stays).collect();
    assert_eq!(seen, Volcano::ALL.into_iter().map(Some).collect());
}

/// M7: clockwise over the sides that are taken; seat 0 is the first taken one from the north.
#[test]
fn m07_play_goes_clockwise_over_the_taken_sides() {
    let mut island = basic("west east south").started_by("south").deal();
    assert_eq!(["east", "south", "west"].map(|side| u8::from(island.seat(side))), [0, 1, 2]);
    island.all_have_looked();
    island.tell(
        "south reveals A1: penguin-ocean opens
         west reveals B1: penguin-jungle shares the animal
         east reveals C1: penguin-lava shares the animal
         south reveals D1: penguin-flowers shares the animal",
    );
}

/// M7: two to four play, each at a side of their own; the start player is one of them.
#[test]
fn m07_two_to_four_play_each_at_a_side_of_their_own() {
    let deal = |options, seats| Memoarrr::deal(&options, seats, &mut Chance::from_number(1, 0));
    let refusal = |options, seats| deal(options, seats).expect_err("nobody can play this");
    let three = options_for([Side::North, Side::East, Side::West]);
    assert!(deal(three, 3).is_ok());
    assert_eq!(refusal(options_for([Side::North]), 1), SetupError::Players(1));
    assert_eq!(refusal(options_for(Side::ALL), 5), SetupError::Players(5));
    assert_eq!(refusal(three, 4), SetupError::Sides { players: 4, sides: 3 });
    let nobody = Options { first: Seat::new(3), ..three };
    assert_eq!(refusal(nobody, 3), SetupError::StartPlayer(3));
}

/// M8: the ordered stack lies 1, 1, 2, 2, 2, 3, 4 from the top and asks no luck.
#[test]
fn m08_an_ordered_stack_is_not_shuffled() {
    let mut island = basic("north south").with_ordered_stack().treasures([4; 7]).ready();
    island.rounds_go_to("north north south south south north south");
    assert_eq!((island.chests("north"), island.chests("south")), (vec![1, 1, 3], vec![2, 2, 2, 4]));
}

/// M9: each looks at the three middle cards of the own edge, not at the corners.
#[test]
fn m09_each_looks_at_the_middle_of_the_own_edge() {
    let island = basic(FOUR).deal();
    assert_eq!(island.secret("north"), "B1 penguin-jungle, C1 penguin-lava, D1 penguin-flowers");
    assert_eq!(island.secret("east"), "E2 octopus-beach, E3 walrus-beach, E4 crab-beach");
    assert_eq!(island.secret("south"), "B5 turtle-jungle, C5 turtle-lava, D5 turtle-flowers");
    assert_eq!(island.secret("west"), "A2 octopus-ocean, A3 walrus-ocean, A4 crab-ocean");
    assert_eq!(island.secret("spectator"), "");
    let looked_at = Side::ALL.into_iter().fold(CellSet::EMPTY, |all, side| all | side.middle());
    assert_eq!(looked_at.len(), 12, "no two sides share a card");
}

/// M9: in any order, as long as one likes; the first turn starts when the last has finished.
#[test]
fn m09_the_first_turn_waits_until_all_have_looked() {
    let mut island = basic(FOUR).deal();
    assert_eq!(island.to_act(), "north east south west");
    island.tell("south has looked");
    assert_eq!(
        (island.secret("south").as_str(), island.to_act().as_str()),
        ("", "north east west")
    );
    island.tell("north has looked\n west has looked");
    island.refuses("north reveals A1", Illegal::NotAllHaveLooked, "M9");
    assert_eq!(island.secret("east"), "E2 octopus-beach, E3 walrus-beach, E4 crab-beach");
    island.tell("east has looked\n north reveals A1: penguin-ocean opens");
}

/// M10: the host picks who starts, or leaves it to chance.
#[test]
fn m10_the_host_or_chance_picks_the_start_player() {
    let picked = basic(FOUR).started_by("south").deal();
    let lucky = basic(FOUR).started_by_luck("west").deal();
    for (mut island, starts) in [(picked, "south"), (lucky, "west")] {
        island.all_have_looked();
        assert_eq!(island.to_act(), starts);
    }
}

/// M10: left to chance, it may be anybody.
#[test]
fn m10_chance_may_pick_anybody() {
    let start = |luck| basic(FOUR).started_by_luck("north").shuffled(luck).table().start;
    let seen: BTreeSet<Seat> = (0..40).map(start).collect();
    assert_eq!(seen, Seat::all(4).collect());
}
