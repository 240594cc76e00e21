//! The end of the game: M25 and M26.

use arrayvec::ArrayVec;
use cinderpeek::games::memoarrr::{Illegal, Phase, Tally, Treasure};

use crate::memoarrr::island::Island;
use crate::memoarrr::layout::{FOUR, basic};

/// A whole game of four with the chests 1, 1, 2, 2, 2, 3, 4 going to these sides in turn.
fn chests_go_to(winners: &str) -> Island {
    let mut island = basic(FOUR).ready();
    island.rounds_go_to(winners);
    island
}

/// Counts chests that lie before each seat, given by their rubies.
fn tally(chests: &[&[u8]]) -> Tally {
    let chest = |rubies: &u8| {
        let found = Treasure::ALL.into_iter().find(|chest| chest.rubies() == *rubies);
        found.expect("chests hold 1 to 4 rubies")
    };
    Tally::of_chests(chests.iter().map(|seat| seat.iter().map(chest).collect()).collect())
}

/// M25: the seventh chest ends the game at once, with the cards still up.
#[test]
fn m25_the_seventh_treasure_ends_the_game() {
    let mut island = basic("north south").ready();
    island.rounds_go_to("north north north north north north");
    island.tell(
        "south reveals A1: penguin-ocean opens
         north reveals A2: octopus-ocean shares the landscape
         south reveals B3: walrus-jungle does not connect, south takes volcano 7
            & north wins a chest, the game is over",
    );
    assert_eq!((island.phase(), island.to_act().as_str()), (Phase::Over, ""));
    let up = "A1 penguin-ocean, A2 octopus-ocean, B3 walrus-jungle";
    assert_eq!(island.face_up("spectator"), up);
    island.refuses("north reveals C1", Illegal::GameOver, "M25");
}

/// M25: then, and only then, everybody sees all treasures.
#[test]
fn m25_all_treasures_are_shown_at_the_end() {
    let mut island = basic("north south").treasures([2, 4, 1, 3, 2, 1, 2]).ready();
    for _ in 0..7 {
        assert!(island.views().iter().all(|view| view.opened.is_none()));
        island.round_goes_to("south");
    }
    for view in island.views() {
        let treasures = view.opened.map(|opened| opened.treasures.map(Treasure::rubies));
        assert_eq!(treasures, Some([2, 4, 1, 3, 2, 1, 2]));
    }
}

/// M26: most rubies win, though another has more chests.
#[test]
fn m26_most_rubies_win() {
    let island = chests_go_to("north north north north east south south");
    assert_eq!(island.tally().rubies.as_slice(), [1 + 1 + 2 + 2, 2, 3 + 4, 0]);
    assert_eq!(island.winners(), "south");
}

/// M26: a tie goes to who has more chests. The scoring example of the rule book: L (north) has 4,
/// B (east) 2+2, A (south) 1+1+2 and M (west) 3 rubies; A wins.
#[test]
fn m26_the_scoring_example() {
    let island = chests_go_to("south south east east south west north");
    assert_eq!(island.tally().rubies.as_slice(), [4, 2 + 2, 1 + 1 + 2, 3]);
    assert_eq!(island.winners(), "south");
}

/// M26: as many chests as well: the highest single treasure decides.
#[test]
fn m26_then_the_highest_treasure_wins() {
    let island = chests_go_to("north west south south east east north");
    assert_eq!(island.tally().rubies.as_slice(), [1 + 4, 2 + 3, 2 + 2, 1]);
    assert_eq!(island.winners(), "north");
}

/// M26: each step is only among those still tied: 1+4 and 2+3 have the higher single treasures, but
/// 1+2+2 has as many rubies and more chests.
#[test]
fn m26_each_step_is_only_among_those_still_tied() {
    let island = chests_go_to("north south south south east east north");
    assert_eq!(island.tally().rubies.as_slice(), [1 + 4, 2 + 3, 1 + 2 + 2, 0]);
    assert_eq!(island.winners(), "south");
}

/// M26, ruling: still a tie, and the victory is shared.
#[test]
fn m26_what_is_still_tied_is_shared() {
    let tally = tally(&[&[1, 2], &[2], &[2, 1]]);
    assert_eq!(tally.rubies.as_slice(), [3, 2, 3]);
    assert_eq!(tally.winners.iter().map(u8::from).collect::<Vec<_>>(), [0, 2]);
    assert_eq!(tally.outcome().share(), 0.5);
}

/// M26: however the seven chests fall, somebody wins alone: the ruling on shared victories is for
/// completeness. (Two who tie to the end have no 3 and no 4, but the 4 must be matched: so they
/// have four rubies each of 1, 1, 2, 2, 2, and that takes an odd number of chests.)
#[test]
fn m26_the_seven_chests_always_have_one_winner() {
    for division in 0..4u32.pow(7) {
        let mut chests =
            ArrayVec::<ArrayVec<Treasure, 7>, 4>::from_iter((0..4).map(|_| ArrayVec::new()));
        for (i, chest) in (0..).zip(Treasure::ALL) {
            chests[(division / 4u32.pow(i) % 4) as usize].push(chest);
        }
        let tally = Tally::of_chests(chests);
        assert_eq!(tally.winners.len(), 1, "{tally:?}");
    }
}
