//! Memory tiles: R12.

use cinderpeek::game::set::Element;
use cinderpeek::games::royaume::{Action, Cause, City, Hex, Illegal, Memory, Seen};

use super::stage::{ANN, Stage, hex, seat};

/// What placing a tile there gives.
fn points(stage: &mut Stage, memory: Memory, hex: Hex) -> i16 {
    let seen = stage.act(ANN, Action::Place(memory, hex), &[]);
    match seen[..] {
        [Seen::Placed { .. }, Seen::Points { seat: who, by, why: Cause::Place, .. }] => {
            assert_eq!(who, seat(ANN));
            by
        }
        _ => panic!("{seen:?}"),
    }
}

/// R12, the worked example: the 1st alone 5; the 2nd beside it 5+1; the 3rd beside both 5+2; the 4th
/// apart from all 5; the 5th beside two 5+2. The first three and the fifth are the harbour's four.
#[test]
fn r12_the_worked_example_of_five_tiles() {
    let harbour = Memory::City(City::from_index(0));
    let mill = Memory::City(City::from_index(2));
    let mut stage = Stage::new();
    let hexes = [hex(-2, -2), hex(-1, -2), hex(-2, -1), hex(-1, -1)];
    stage.arrange(|table| {
        assert_eq!(table.realm().city(City::from_index(0)), hexes.into_iter().collect());
        // The challenges of both cities have been completed by Ann, and traded.
        let gone =
            table.realm().city(City::from_index(0)) | table.realm().city(City::from_index(2));
        let grey = (gone & table.grey).len();
        let backs =
            [cinderpeek::games::royaume::Back::Green, cinderpeek::games::royaume::Back::GreyBlue];
        for (back, count) in backs.into_iter().zip([gone.len() - grey, grey]) {
            let tiles: Vec<_> = table.realm().tiles(back).take(count).collect();
            tiles.into_iter().for_each(|tile| table.players[ANN].spent.insert(tile));
        }
        (table.down, table.grey) = (table.down - gone, table.grey - gone);
        table.players[ANN].memories[harbour.index()] = 4;
        table.players[ANN].memories[mill.index()] = 1;
        table.mine -= 5;
    });
    assert_eq!(points(&mut stage, harbour, hex(-2, -2)), 5);
    assert_eq!(points(&mut stage, harbour, hex(-1, -2)), 6);
    assert_eq!(points(&mut stage, harbour, hex(-2, -1)), 7);
    assert_eq!(points(&mut stage, mill, hex(4, -4)), 5);
    stage.refuses(ANN, Action::Move(hex(0, 0)), Illegal::OnlyPlacing, "R12");
    assert_eq!(points(&mut stage, harbour, hex(-1, -1)), 7);
}
