//! The example round of the rule book.
//!
//! Four players in clockwise order: L sits in the north, B in the east, A in the south, M in the
//! west. It is not the first round, and L starts.

use crate::memoarrr::island::Island;
use crate::memoarrr::layout::{FOUR, basic};

/// Where the cards of the example lie; all others are put in at random.
pub const ISLAND: &str = "
    crab-beach      penguin-lava   turtle-jungle   walrus-ocean    octopus-lava
    turtle-ocean    crab-lava      octopus-beach   crab-jungle     penguin-flowers
    walrus-jungle   turtle-beach   penguin-ocean   octopus-jungle  crab-flowers
    octopus-ocean   walrus-flowers penguin-beach   turtle-flowers  walrus-lava
    penguin-jungle  crab-ocean     walrus-beach    octopus-flowers turtle-lava
";

/// Round 1 has gone to B, and L has got the 7 birds in it.
fn l_starts_round_2() -> Island {
    let mut island = basic(FOUR).pictured(ISLAND).volcanoes([1, 3, 7]).deal();
    island.later_volcanoes(&[1, 7, 3]);
    island.all_have_looked();
    island.round_goes_to("east");
    island
}

/// M12, M14, M16, M19, M20, M23 in one round, just as printed.
#[test]
fn m20_the_published_example_round() {
    let mut island = l_starts_round_2();
    assert_eq!((island.table().round(), island.to_act().as_str()), (2, "north"));
    island.tell(
        "north reveals B1: penguin-lava opens
         east reveals C4: penguin-beach shares the animal
         south reveals D2: crab-jungle does not connect, south takes volcano 1
         west reveals D3: octopus-jungle shares the landscape
         north reveals A2: turtle-ocean does not connect, north takes volcano 7
         east reveals E5: turtle-lava shares the animal
         west reveals B4: walrus-flowers does not connect, west takes volcano 3
            & east wins a chest, north opens round 3",
    );
    assert_eq!(island.table().chests.as_slice(), [island.seat("east"); 2]);
}
