//! Memory tiles: R11 to R13, D8 and D28.

use cinderpeek::game::chance::Lot;
use cinderpeek::game::set::Element;
use cinderpeek::games::royaume::{Action, HexSet, Illegal, Memory};

use super::stage::{ANN, AWAY, BEN, CLEO, Stage, city, hex, memory, tile, tiles};

/// Ann has three unspent challenges, and has stopped on the Mine.
fn on_the_mine() -> Stage {
    let mut stage = Stage::new();
    for (number, at) in [(0, hex(-4, 1)), (1, hex(-3, 1)), (2, hex(-4, 2))] {
        stage.win(ANN, tile(number), at);
    }
    stage.stand(ANN, hex(0, 3));
    stage.act(ANN, Action::Move(hex(0, 3)), &[]);
    stage
}

/// R11, D28: one to three unspent challenges of one's choice are traded for as many memory tiles, drawn
/// blind; they are spent, but stay with their owner. D4: that ends the turn.
#[test]
fn r11_the_mine_trades_challenges_for_memories() {
    let mut stage = on_the_mine();
    let dug: Vec<Memory> = stage.state().memories().take(2).collect();
    let story = format!(
        "ann spends 2 0, ann digs out {}, ann digs out {}, arrow at mill, \
         the wizard to [4,-4] (spin), turn 1 of ben",
        dug[0], dug[1]
    );
    stage.tell(ANN, Action::Trade(tiles(&[2, 0])), &[1, hex(4, -4).lot()], &story);
    let ann = &stage.table().players[ANN];
    assert_eq!((ann.unspent.len(), ann.spent.len(), ann.completed()), (1, 2, 3));
    assert_eq!(ann.memories.iter().sum::<u8>(), 2, "they lie open before her");
}

/// R11: at most as many as are left, and only own unspent challenges.
#[test]
fn r11_no_more_than_are_left() {
    let mut stage = on_the_mine();
    stage.refuses(ANN, Action::Trade(tiles(&[3])), Illegal::BadTrade, "R11");
    // Two tiles are left: Cleo holds the others.
    stage.arrange(|table| {
        for kind in Memory::all() {
            let left = if kind == memory("garden") { 2 } else { 0 };
            table.players[CLEO].memories[kind.index()] = table.realm().memories(kind) - left;
        }
        table.mine = 2;
    });
    stage.refuses(ANN, Action::Trade(tiles(&[0, 1, 2])), Illegal::BadTrade, "R11");
    let story = "ann spends 0, ann digs out garden, arrow at mill, …";
    stage.tell(ANN, Action::Trade(tiles(&[0])), &[1, hex(4, -4).lot()], story);
}

/// R12, the worked example: the 1st alone 5; the 2nd beside it 5+1; the 3rd beside both 5+2; the 4th
/// apart from all 5; the 5th beside two 5+2. The first three and the fifth are the harbour's four.
#[test]
fn r12_the_worked_example_of_five_tiles() {
    let mut stage = Stage::new();
    stage.clear(city("harbour") | HexSet::only(hex(4, -4)));
    (0..4).for_each(|_| stage.give(ANN, memory("harbour")));
    stage.give(ANN, memory("mill"));
    for (name, hex, points) in [
        ("harbour", hex(-2, -2), 5),
        ("harbour", hex(-1, -2), 6),
        ("harbour", hex(-2, -1), 7),
        ("mill", hex(4, -4), 5),
        ("harbour", hex(-1, -1), 7),
    ] {
        let story = format!("ann places {name} on {hex}, ann +{points} (place)");
        stage.tell(ANN, Action::Place(memory(name), hex), &[], &story);
        stage.refuses(ANN, Action::Move(hex), Illegal::OnlyPlacing, "R12");
    }
    stage.tell(ANN, Action::End, &AWAY, "arrow at mine, the wizard to [0,3] (spin), turn 1 of ben");
    assert_eq!((stage.points()[ANN], stage.table().players[ANN].placed), (30, 5));
}

/// R12, D8: only on a free hex of its own city: no challenge, memory tile, snowstorm or Wizard; a hero
/// does not matter.
#[test]
fn r12_only_on_a_free_hex_of_its_city() {
    let mut stage = Stage::new();
    let garden = memory("garden");
    stage.give(ANN, garden);
    let place = |hex| Action::Place(garden, hex);
    let bad = Illegal::BadSite(hex(0, -2));
    stage.refuses(ANN, place(hex(0, -2)), bad, "R12");
    stage.clear(city("garden") | city("mill"));
    stage.refuses(ANN, place(hex(4, -4)), Illegal::BadSite(hex(4, -4)), "R12");
    stage.wizard(hex(0, -2));
    stage.refuses(ANN, place(hex(0, -2)), bad, "R12");
    stage.wizard(hex(0, -4));
    stage.stand(BEN, hex(0, -2));
    stage.tell(ANN, place(hex(0, -2)), &[], "ann places garden on [0,-2], ann +5 (place)");
    stage.refuses(ANN, place(hex(1, -2)), Illegal::NoMemory(garden), "R12");
}

/// R12: a neighbour counts also across a border: garden and harbour touch.
#[test]
fn r12_neighbours_count_across_borders() {
    let mut stage = Stage::new();
    stage.clear(city("garden") | city("harbour"));
    stage.remember(CLEO, hex(-1, -1));
    stage.give(ANN, memory("garden"));
    let place = Action::Place(memory("garden"), hex(0, -2));
    stage.tell(ANN, place, &[], "ann places garden on [0,-2], ann +6 (place)");
}

/// R13: the palace goes on free open land next to a memory tile, gives the same points, and counts as
/// a memory tile for everything.
#[test]
fn r13_the_palace_stands_on_open_land() {
    let mut stage = Stage::new();
    stage.clear(city("garden"));
    stage.give(ANN, memory("palace"));
    stage.give(ANN, memory("garden"));
    let palace = |hex| Action::Place(memory("palace"), hex);
    stage.refuses(ANN, palace(hex(0, -1)), Illegal::BadPalace(hex(0, -1)), "R13");
    stage.act(ANN, Action::Place(memory("garden"), hex(1, -2)), &[]);
    stage.refuses(ANN, palace(hex(0, -2)), Illegal::BadPalace(hex(0, -2)), "R13");
    stage.tell(ANN, palace(hex(0, -1)), &[], "ann places palace on [0,-1], ann +6 (place)");
    // R15: it makes the challenge next to it easier, as any memory tile does.
    stage.lay(tile(0), hex(-1, -1));
    assert_eq!(stage.table().difficulty(tile(0), hex(-1, -1)), 4);
    // No special hex: the camp touches it, but is none of its sites.
    assert!(!stage.table().memory_sites(memory("palace")).contains(hex(0, 0)));
}
