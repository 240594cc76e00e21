//! Challenges: R15 and R17.

use cinderpeek::game::chance::Token;
use cinderpeek::games::royaume::{Action, By, Card, Cause, Play, Seen, Special};

use super::stage::{ANN, Stage, seat, tile};

/// R15, the worked example: spin 2 on a green circle, spirit animal 3, three completed challenges
/// 1+1+1, Shield 3, bison 4: 2+3+1+1+1+3+4 = 15, here against
/// a 14: we have no green 15.
#[test]
fn r15_the_worked_example_reaches_fifteen() {
    let mut stage = Stage::new();
    for number in [0, 1, 2] {
        stage.complete(ANN, tile(number));
    }
    // Tile 17 is grey-blue with a green 14.
    let hex = stage.reveal(tile(17));
    let beside = stage.table().realm().land() & hex.neighbours();
    let beside = beside.first().expect("R2: it touches land");
    stage.hand(ANN, [Card::Shield, Card::Bison, Card::Miner]);
    stage.arrange(|table| {
        table.players[ANN].animal = true;
        table.players[ANN].hero = beside;
    });
    stage.act(ANN, Action::Move(hex), &[]);
    let contest = stage.table().contest.clone().expect("it is taken");
    assert_eq!(contest.difficulty, 14, "no memory tile and no Wizard is near");
    // Segment 1 has a green 2.
    let spun = stage.act(ANN, Action::Spin, &[1]);
    assert!(matches!(spun[..], [Seen::Spun { number: 2, total: 8, .. }]), "{spun:?}");
    let shield = stage.act(ANN, Action::Card(Play::Shield), &[]);
    assert!(matches!(shield[..], [Seen::Counted { total: 11, .. }]), "{shield:?}");
    // Then the turn is over, and the arrow sends the Wizard to the Mine.
    let mine = stage.place(Special::Mine).token();
    let bison = stage.act(ANN, Action::Card(Play::Bison), &[4, mine]);
    let done = Seen::Settled { done: true, by: By::Total, total: 15, difficulty: 14 };
    assert_eq!(bison[1], done);
    // R17: the tile lies before the owner, who gets 5 points.
    assert_eq!(bison[2], Seen::Completed { seat: seat(ANN), tile: tile(17) });
    let points = Seen::Points { seat: seat(ANN), by: 5, score: 5, why: Cause::Challenge };
    assert_eq!(bison[3], points);
}
