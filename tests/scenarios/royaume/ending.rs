//! The end: R31 and R32, D24 and D25.

use cinderpeek::game::set::Element;
use cinderpeek::game::{Game, SeatSet};
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::{
    Action, Card, HexSet, Illegal, Memory, Options, Play, Realm, Snow,
};

use super::stage::{ANN, AWAY, BEN, CLEO, Stage, city, hex, memory, seat, tile, tiles};

const FOX: Action = Action::Card(Play::Fox);
const MERCHANT: Action = Action::Card(Play::Merchant);

/// One mill tile is left in the Mine, and Ann can buy it; Cleo holds the others. In the garden no
/// challenge is left. Nobody else holds a Merchant, and Ben holds a Fox.
fn last_tile(options: Options) -> Stage {
    let mut stage = Stage::with(Options { even_start: false, ..options });
    stage.clear(city("garden"));
    stage.hand(ANN, [Card::Merchant, Card::Miner, Card::Miner]);
    stage.hand(BEN, [Card::Fox, Card::Merchant, Card::Shaman]);
    stage.arrange(|table| {
        table.players[ANN].score = 20;
        for kind in Memory::all() {
            let left = u8::from(kind == memory("mill"));
            table.players[CLEO].memories[kind.index()] = Realm::usual().memories(kind) - left;
        }
        table.mine = 1;
    });
    stage
}

fn place(name: &str, q: i8, r: i8) -> Action {
    Action::Place(memory(name), hex(q, r))
}

/// R31, D24: when the last memory tile leaves the Mine, Wizard and snowstorm leave at once and the turn
/// is finished without refill and arrow. Then everybody has a last turn, who caused it last: all
/// tiles that can be placed are placed, Foxes are played, and nothing else. Most points win.
#[test]
fn r31_the_last_memory_tile_begins_the_end() {
    let mut stage = last_tile(Options::default());
    let trapped = SeatSet::only(seat(BEN));
    stage.stand(BEN, hex(4, 0));
    stage.arrange(|table| table.snow = Some(Snow { hex: hex(4, 0), trapped, owing: trapped }));
    let story = "ann plays merchant, ann -5 (merchant), ann digs out mill, \
                 the end begins (mine_empty)";
    stage.tell(ANN, MERCHANT, &[], story);
    assert_eq!((stage.table().wizard, stage.table().snow), (None, None));
    stage.act(ANN, Action::Move(hex(0, 0)), &[]);
    // D24: Ben is free again.
    stage.tell(ANN, Action::End, &[], "last turn of ben");
    stage.refuses(BEN, Action::Move(hex(4, 0)), Illegal::OnlyLastThings, "R31");
    stage.refuses(BEN, MERCHANT, Illegal::OnlyLastThings, "R31");
    stage.tell(BEN, FOX, &[], "ben plays fox, ben +5 (fox), last turn of cleo");
    stage.refuses(CLEO, Action::End, Illegal::MustPlace, "R31");
    stage.act(CLEO, place("garden", 0, -2), &[]);
    stage.tell(CLEO, place("garden", 1, -2), &[], "cleo places garden on [1,-2], cleo +6 (place)");
    stage.refuses(CLEO, Action::End, Illegal::MustPlace, "R31");
    // The palace is her last tile that has a place, and Ann's has none: all is over.
    let story =
        "cleo places palace on [0,-1], cleo +7 (place), last turn of ann, the crown for cleo";
    stage.tell(CLEO, place("palace", 0, -1), &[], story);
    assert_eq!(stage.points(), [15, 5, 18]);
    let outcome = Royaume::outcome(stage.state()).expect("it is over");
    assert_eq!(outcome.winners, SeatSet::only(seat(CLEO)));
    stage.refuses(ANN, Action::End, Illegal::GameOver, "R31");
}

/// R31: a Fox may be kept; one ends one's last turn when nothing can be placed any more.
#[test]
fn r31_a_last_turn_can_be_ended() {
    let mut stage = last_tile(Options::default());
    stage.act(ANN, MERCHANT, &[]);
    stage.act(ANN, Action::Move(hex(0, 0)), &[]);
    stage.act(ANN, Action::End, &[]);
    stage.tell(BEN, Action::End, &[], "last turn of cleo");
}

/// R31, with early harvest (Ours): in the last turn a tile gives 3 points instead of 5, and its
/// neighbours as ever.
#[test]
fn r31_early_harvest_makes_late_tiles_cheap() {
    let mut stage = last_tile(Options { early_harvest: true, ..Options::default() });
    stage.act(ANN, MERCHANT, &[]);
    stage.act(ANN, Action::Move(hex(0, 0)), &[]);
    stage.act(ANN, Action::End, &[]);
    stage.act(BEN, Action::End, &[]);
    stage.tell(CLEO, place("garden", 0, -2), &[], "cleo places garden on [0,-2], cleo +3 (place)");
    stage.tell(CLEO, place("garden", 1, -2), &[], "cleo places garden on [1,-2], cleo +4 (place)");
    let mut early = Stage::with(Options { early_harvest: true, ..Options::default() });
    early.clear(city("garden"));
    early.give(ANN, memory("garden"));
    early.tell(ANN, place("garden", 0, -2), &[], "ann places garden on [0,-2], ann +5 (place)");
}

/// R31: it also begins when no challenge is left on the board and nobody has an unspent one.
#[test]
fn r31_the_last_challenge_begins_the_end() {
    let mut stage = Stage::new();
    stage.win(ANN, tile(0), hex(1, 1));
    stage.clear(Realm::usual().cities() - HexSet::only(hex(1, 1)));
    let dug = stage.state().memories().next().expect("a memory tile");
    let story =
        format!("ann plays miner, ann spends 0, ann digs out {dug}, the end begins (no_challenge)");
    stage.tell(ANN, Action::Card(Play::Miner { tiles: tiles(&[0]) }), &[], &story);
    assert_eq!(stage.asked(), Some(ANN), "the running turn is finished");
}

/// Everybody has had so many turns, and it is the end of Cleo's; all else is changed by `change`.
fn late(turns: [u8; 3], change: impl FnOnce(&mut Stage)) -> Stage {
    let mut stage = Stage::new();
    stage.arrange(|table| {
        table.turn = seat(CLEO);
        for (player, turns) in table.players.iter_mut().zip(turns) {
            player.turns = turns;
        }
    });
    change(&mut stage);
    let here = stage.table().players[CLEO].hero;
    stage.act(CLEO, Action::Move(here), &[]);
    stage
}

/// R32, D25: after 40 turns of every player the end begins, in place of the last one's refill and
/// arrow.
#[test]
fn r32_after_forty_turns_the_end_begins() {
    let story = "the end begins (forty_turns), last turn of ann, last turn of ben, \
                 last turn of cleo, the crown for ann ben cleo";
    late([40; 3], |_| {}).tell(CLEO, Action::End, &[], story);
    let story = "arrow at mine, the wizard to [0,3] (spin), turn 40 of ann";
    late([39; 3], |_| {}).tell(CLEO, Action::End, &AWAY, story);
}

/// R32, D25: missed turns count.
#[test]
fn d25_missed_turns_count() {
    let mut stage = late([39, 40, 40], |stage| {
        let trapped = SeatSet::only(seat(ANN));
        stage.stand(ANN, hex(4, 0));
        stage.arrange(|table| table.snow = Some(Snow { hex: hex(4, 0), trapped, owing: trapped }));
    });
    let story = "arrow at mine, the wizard to [0,3] (spin), turn 40 of ann, ann misses it, \
                 the snow goes, the end begins (forty_turns), last turn of ben, …";
    stage.tell(CLEO, Action::End, &AWAY, story);
}

/// R31: most points win; then more memory tiles placed, then more completed challenges, then shared.
/// The score runs past 100.
#[test]
fn r31_ties_go_to_tiles_then_to_challenges() {
    let crowned = |change: fn(&mut Stage)| {
        let mut stage = late([40; 3], |stage| {
            stage.arrange(|table| {
                table.players.iter_mut().for_each(|player| player.score = 120);
                table.players[CLEO].score = 119;
            });
            change(stage);
        });
        stage.act(CLEO, Action::End, &[]);
        Royaume::outcome(stage.state()).expect("it is over").winners
    };
    let [ann, ben] = [ANN, BEN].map(|player| SeatSet::only(seat(player)));
    assert_eq!(crowned(|_| {}), ann | ben);
    let completed = |stage: &mut Stage| stage.spend(ANN, tile(0), hex(1, 1));
    assert_eq!(crowned(completed), ann);
    let placed = |stage: &mut Stage| {
        stage.spend(ANN, tile(0), hex(1, 1));
        stage.remember(BEN, hex(1, 1));
    };
    assert_eq!(crowned(placed), ben);
}
