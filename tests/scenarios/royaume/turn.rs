//! A turn: R2, R7 to R10 and R29.

use cinderpeek::game::chance::Token;
use cinderpeek::games::royaume::{
    Action, Card, Illegal, Play, Price, Seen, Special, Step, Task, Way,
};

use super::stage::{ANN, BEN, Stage, hex, seat};

/// R7: up to three steps, or none; stopping gives up the rest.
#[test]
fn r07_a_hero_walks_up_to_three_steps() {
    let mut stage = Stage::new();
    // Far from the secret corridor.
    stage.arrange(|table| table.players[ANN].hero = hex(4, 0));
    stage.refuses(ANN, Action::End, Illegal::MustMove, "R7");
    stage.refuses(ANN, Action::Move(hex(0, 0)), Illegal::TooFar(hex(0, 0)), "R7");
    stage.refuses(BEN, Action::Move(hex(0, 0)), Illegal::NotYours(seat(ANN)), "R14");
    let seen = stage.act(ANN, Action::Move(hex(1, 0)), &[]);
    assert_eq!(seen, [Seen::Hero { seat: seat(ANN), to: hex(1, 0), why: Way::Walk }]);
    assert_eq!(stage.table().todo.last(), Some(&Task::Turn(Step::Stopped)));
    stage.refuses(ANN, Action::Move(hex(2, 0)), Illegal::TooLate, "R7");
}

/// R7: no step counts as stopping where one stands.
#[test]
fn r07_to_stay_is_to_stop() {
    let mut stage = Stage::new();
    assert_eq!(stage.act(ANN, Action::Move(hex(0, 0)), &[]), []);
    assert_eq!(stage.table().todo.last(), Some(&Task::Turn(Step::Stopped)));
}

/// R8, D3: entering a challenge's hex begins it at once.
#[test]
fn r08_a_challenge_is_taken_at_once() {
    let mut stage = Stage::new();
    let seen = stage.act(ANN, Action::Move(hex(-1, -1)), &[]);
    assert!(matches!(seen[..], [Seen::Hero { .. }, Seen::Turned { .. }, Seen::Challenge { .. }]));
}

/// R9: from the secret corridor every hex is one step away, but for the tower.
#[test]
fn r09_the_corridor_leads_anywhere() {
    let mut stage = Stage::new();
    let corridor = stage.place(Special::Corridor);
    stage.arrange(|table| table.players[ANN].hero = corridor);
    assert_eq!(stage.table().reach(seat(ANN)).len(), 60);
    stage.refuses(ANN, Action::Move(stage.place(Special::Tower)), Illegal::Tower, "R2");
}

/// R10: on the temple a spirit animal costs 10 points, once.
#[test]
fn r10_the_temple_sells_an_animal() {
    let mut stage = Stage::new();
    let temple = stage.place(Special::Temple);
    stage.arrange(|table| table.players[ANN].hero = temple);
    stage.act(ANN, Action::Move(temple), &[]);
    stage.refuses(ANN, Action::Buy, Illegal::AnimalTooDear, "R10");
    stage.arrange(|table| table.players[ANN].score = 12);
    let seen = stage.act(ANN, Action::Buy, &[4, stage.place(Special::Mine).token()]);
    assert!(matches!(seen[0], Seen::Points { by: -10, score: 2, .. }), "{seen:?}");
    assert_eq!(seen[1], Seen::Animal { seat: seat(ANN) });
}

/// R29: the hand is thrown away at the start of a turn, for 5 points or for the turn.
#[test]
fn r29_a_hand_thrown_away_costs_five_points() {
    let mut stage = Stage::new();
    stage.refuses(ANN, Action::Throw(Price::Paid), Illegal::ThrowTooDear, "R29");
    stage.hand(ANN, [Card::Fox, Card::Miner, Card::Miner]);
    stage.act(ANN, Action::Card(Play::Fox), &[]);
    stage.refuses(ANN, Action::Throw(Price::Paid), Illegal::ThrowTooLate, "R29");
}
