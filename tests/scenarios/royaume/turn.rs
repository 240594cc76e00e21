//! A turn: R7 to R10 and R29, D3 and D4.

use cinderpeek::game::SeatSet;
use cinderpeek::games::royaume::{
    Action, Card, HexSet, Illegal, Play, Price, Snow, Special, Step, Task,
};

use super::stage::{ANN, AWAY, BEN, CLEO, Stage, hex, seat, tile, tiles};

/// R7: up to three steps, or none; stopping gives up the rest.
#[test]
fn r07_a_hero_walks_up_to_three_steps() {
    let mut stage = Stage::new();
    // Far from the secret corridor.
    stage.stand(ANN, hex(4, 0));
    stage.refuses(ANN, Action::End, Illegal::MustMove, "R7");
    stage.refuses(ANN, Action::Move(hex(0, 0)), Illegal::TooFar(hex(0, 0)), "R7");
    stage.tell(ANN, Action::Move(hex(1, 0)), &[], "ann walks to [1,0]");
    stage.refuses(ANN, Action::Move(hex(2, 0)), Illegal::TooLate, "R7");
}

/// R7: no step counts as stopping where one stands, and heroes may share a hex.
#[test]
fn r07_to_stay_is_to_stop() {
    let mut stage = Stage::new();
    stage.tell(ANN, Action::Move(hex(0, 0)), &[], "");
    assert_eq!(stage.table().todo.last(), Some(&Task::Turn(Step::Stopped)));
    assert!(stage.table().players.iter().all(|player| player.hero == hex(0, 0)));
}

/// R7: cards may be played before the move and after stopping; the turn ends when one wants.
#[test]
fn r07_cards_come_before_the_move_and_after_it() {
    let mut stage = Stage::new();
    stage.hand(ANN, [Card::Fox, Card::Fox, Card::Miner]);
    stage.act(ANN, Action::Card(Play::Fox), &[]);
    stage.act(ANN, Action::Move(hex(1, 0)), &[]);
    stage.act(ANN, Action::Card(Play::Fox), &[]);
    let story = "ann draws short_way, ann draws storyteller, arrow at mine, …";
    stage.tell(ANN, Action::End, &AWAY, story);
    assert_eq!(stage.points()[ANN], 10);
}

/// R7, R8: a challenge cannot be crossed, a memory tile can.
#[test]
fn r08_a_challenge_is_not_crossed() {
    let mut stage = Stage::new();
    // Between these two hexes lies the harbour.
    stage.stand(ANN, hex(-3, -1));
    stage.refuses(ANN, Action::Move(hex(-1, -3)), Illegal::TooFar(hex(-1, -3)), "R7");
    stage.clear(HexSet::only(hex(-2, -2)));
    stage.remember(CLEO, hex(-2, -2));
    stage.tell(ANN, Action::Move(hex(-1, -3)), &[], "ann walks to [-1,-3]");
}

/// R8, D3: entering a challenge's hex begins it at once.
#[test]
fn r08_a_challenge_is_taken_at_once() {
    let mut stage = Stage::new();
    let under = stage.state().challenge(hex(-1, -1)).expect("one lies there");
    let story =
        format!("ann walks to [-1,-1], tile {under} is turned up, ann takes tile {under} …");
    stage.tell(ANN, Action::Move(hex(-1, -1)), &[], &story);
    stage.refuses(ANN, Action::End, Illegal::NotAsked, "R16");
}

/// R2, R9: from the secret corridor every hex is one step away, but for the tower and the snowstorm;
/// steps may follow.
#[test]
fn r09_the_corridor_leads_anywhere() {
    let mut stage = Stage::new();
    let corridor = stage.place(Special::Corridor);
    stage.stand(ANN, corridor);
    stage.stand(BEN, hex(4, 0));
    let trapped = SeatSet::only(seat(BEN));
    stage.arrange(|table| {
        table.snow = Some(Snow { hex: hex(4, 0), trapped, owing: trapped });
    });
    let closed = [stage.place(Special::Tower), hex(4, 0)].into_iter().collect();
    assert_eq!(stage.table().reach(seat(ANN)), HexSet::ALL - closed);
    stage.refuses(ANN, Action::Move(stage.place(Special::Tower)), Illegal::Tower, "R2");
    stage.refuses(ANN, Action::Move(hex(4, 0)), Illegal::Snow, "C24");
    // One step to the corridor, one anywhere, one more from there.
    stage.stand(ANN, hex(-1, 1));
    stage.tell(ANN, Action::Move(hex(4, -1)), &[], "ann walks to [4,-1], …");
}

/// R10, D4: on the temple a spirit animal costs 10 points, which must be there, once; cards come first,
/// for buying ends the turn.
#[test]
fn r10_the_temple_sells_an_animal() {
    let mut stage = Stage::new();
    let temple = stage.place(Special::Temple);
    stage.stand(ANN, temple);
    stage.hand(ANN, [Card::Fox, Card::Miner, Card::Miner]);
    stage.arrange(|table| table.players[ANN].score = 9);
    stage.act(ANN, Action::Move(temple), &[]);
    stage.refuses(ANN, Action::Buy, Illegal::AnimalTooDear, "R10");
    stage.act(ANN, Action::Card(Play::Fox), &[]);
    let story = "ann -10 (animal), ann has an animal, ann draws short_way, arrow at mine, \
                 the wizard to [0,3] (spin), turn 1 of ben";
    stage.tell(ANN, Action::Buy, &AWAY, story);
    assert_eq!(stage.points()[ANN], 4);
    let mut stage = Stage::new();
    stage.stand(ANN, temple);
    stage.arrange(|table| (table.players[ANN].score, table.players[ANN].animal) = (20, true));
    stage.act(ANN, Action::Move(temple), &[]);
    stage.refuses(ANN, Action::Buy, Illegal::HasAnimal, "R10");
}

/// R11, D4: on the Mine cards come first, for trading ends the turn.
#[test]
fn d04_cards_come_before_the_trade() {
    let mut stage = Stage::new();
    stage.win(ANN, tile(0), hex(1, 1));
    stage.stand(ANN, hex(0, 3));
    stage.hand(ANN, [Card::Fox, Card::Miner, Card::Miner]);
    stage.refuses(ANN, Action::Trade(tiles(&[0])), Illegal::MustMove, "R7");
    stage.act(ANN, Action::Move(hex(0, 3)), &[]);
    stage.tell(ANN, Action::Card(Play::Fox), &[], "ann plays fox, ann +5 (fox)");
    // The arrow points at the mill.
    stage.act(ANN, Action::Trade(tiles(&[0])), &[1, 4]);
    assert_eq!(stage.asked(), Some(BEN));
}

/// R29: at the start of a turn the hand may be thrown away for 5 points, once, and the turn goes on.
#[test]
fn r29_a_new_hand_for_five_points() {
    let mut stage = Stage::new();
    stage.refuses(ANN, Action::Throw(Price::Paid), Illegal::ThrowTooDear, "R29");
    stage.arrange(|table| table.players[ANN].score = 12);
    let story = "ann -5 (throw), ann discards miner miner miner, ann draws short_way, \
                 ann draws storyteller, ann draws prophet";
    stage.tell(ANN, Action::Throw(Price::Paid), &[], story);
    stage.refuses(ANN, Action::Throw(Price::Turn), Illegal::ThrowTooLate, "R29");
    stage.tell(ANN, Action::Move(hex(1, 0)), &[], "ann walks to [1,0]");
}

/// R29: or instead of the turn, for nothing; then the arrow, and no second refill.
#[test]
fn r29_a_new_hand_instead_of_the_turn() {
    let mut stage = Stage::new();
    let story = "ann discards miner miner miner, ann draws short_way, ann draws storyteller, \
                 ann draws prophet, arrow at mine, the wizard to [0,3] (spin), turn 1 of ben";
    stage.tell(ANN, Action::Throw(Price::Turn), &AWAY, story);
    let mut stage = Stage::new();
    stage.hand(ANN, [Card::Fox, Card::Miner, Card::Miner]);
    stage.act(ANN, Action::Card(Play::Fox), &[]);
    stage.refuses(ANN, Action::Throw(Price::Turn), Illegal::ThrowTooLate, "R29");
}
