//! Every reason for which an action can be refused, once.
//!
//! [`Stage::refuses`] checks the reason, the number of its rule, that it was not on offer, and that
//! nothing has changed.

use cinderpeek::game::SeatSet;
use cinderpeek::games::royaume::{Action, Card, Illegal, Memory, Play, Price, Snow, Step, Task};

use super::stage::{ANN, BEN, Stage, hex, memory, seat, tile, tiles};

/// Ann has stopped where she stands.
fn stopped() -> Stage {
    let mut stage = Stage::new();
    stage.act(ANN, Action::Move(hex(0, 0)), &[]);
    stage
}

/// R14, R7, R29: what is refused by the course of a turn.
#[test]
fn r14_refused_by_the_course_of_a_turn() {
    let stay = Action::Move(hex(0, 0));
    Stage::new().refuses(BEN, stay, Illegal::NotYours(seat(ANN)), "R14");
    Stage::new().refuses(ANN, Action::End, Illegal::MustMove, "R7");
    Stage::new().refuses(ANN, Action::Buy, Illegal::MustMove, "R7");
    Stage::new().refuses(ANN, Action::Throw(Price::Paid), Illegal::ThrowTooDear, "R29");
    stopped().refuses(ANN, stay, Illegal::TooLate, "R7");
    stopped().refuses(ANN, Action::Throw(Price::Turn), Illegal::ThrowTooLate, "R29");
    let place = Action::Place(memory("mill"), hex(4, -4));
    stopped().refuses(ANN, place, Illegal::TooLate, "R7");
}

/// R2, R7, R8, C24: where a hero cannot go.
#[test]
fn r07_refused_where_a_hero_cannot_go() {
    let mut stage = Stage::new();
    stage.stand(ANN, hex(1, -4));
    stage.stand(BEN, hex(2, -4));
    let trapped = SeatSet::only(seat(BEN));
    stage.arrange(|table| {
        table.snow = Some(Snow { hex: hex(2, -4), trapped, owing: trapped });
    });
    stage.refuses(ANN, Action::Move(hex(0, -4)), Illegal::Tower, "R2");
    stage.refuses(ANN, Action::Move(hex(2, -4)), Illegal::Snow, "C24");
    stage.refuses(ANN, Action::Move(hex(4, 0)), Illegal::TooFar(hex(4, 0)), "R7");
    for (number, at) in [(0, hex(-4, 1)), (1, hex(-3, 1)), (2, hex(-4, 2))] {
        stage.win(ANN, tile(number), at);
    }
    stage.refuses(ANN, Action::Move(hex(0, -2)), Illegal::ThreeUnspent, "R8");
}

/// R10, R11, R26: what temple and Mine refuse.
#[test]
fn r10_refused_at_temple_and_mine() {
    stopped().refuses(ANN, Action::Buy, Illegal::NotTemple, "R10");
    stopped().refuses(ANN, Action::Trade(tiles(&[0])), Illegal::NotMine, "R11");
    let at = |here, change: fn(&mut Stage)| {
        let mut stage = Stage::new();
        stage.stand(ANN, here);
        change(&mut stage);
        stage.arrange(|table| {
            table.todo.pop();
            table.todo.try_push(Task::Turn(Step::Stopped)).expect("room");
        });
        stage
    };
    let temple = |points, animal| {
        let mut stage = at(hex(2, -1), |_| {});
        stage.arrange(|table| {
            (table.players[ANN].score, table.players[ANN].animal) = (points, animal);
        });
        stage
    };
    temple(9, false).refuses(ANN, Action::Buy, Illegal::AnimalTooDear, "R10");
    temple(99, true).refuses(ANN, Action::Buy, Illegal::HasAnimal, "R10");
    let trade = Action::Trade(tiles(&[0]));
    at(hex(0, 3), |_| {}).refuses(ANN, trade, Illegal::NothingToTrade, "R11");
    let mut owner = at(hex(0, 3), |stage| stage.win(ANN, tile(0), hex(1, 1)));
    owner.refuses(ANN, Action::Trade(tiles(&[1])), Illegal::BadTrade, "R11");
    let mut blocked = at(hex(0, 4), |stage| {
        stage.win(ANN, tile(0), hex(1, 1));
        stage.wizard(hex(0, 3));
    });
    let miner = Action::Card(Play::Miner { tiles: tiles(&[0]) });
    blocked.refuses(ANN, miner, Illegal::WizardOnMine, "R26");
}

/// R6, R16, A7: cards that are not there, not for now, or without effect.
#[test]
fn r16_refused_cards() {
    let card = Action::Card;
    Stage::new().refuses(ANN, card(Play::Fox), Illegal::NotInHand(Card::Fox), "R6");
    let mut stage = Stage::new();
    stage.hand(ANN, [Card::Goat, Card::Merchant, Card::Miner]);
    stage.hand(BEN, [Card::Merchant, Card::Shaman, Card::Fox]);
    stage.refuses(ANN, card(Play::Goat), Illegal::NotNow(Card::Goat), "R16");
    stage.refuses(ANN, card(Play::Merchant), Illegal::MerchantTooDear, "A5");
    for action in [Action::Join, Action::Spin, Action::Pass] {
        stage.refuses(ANN, action, Illegal::NotAsked, "R16");
    }
}

/// A1, A3, A5, A8, A9: what a card lacks to do anything.
#[test]
fn a01_refused_for_what_a_card_lacks() {
    let card = Action::Card;
    let with = |card| {
        let mut stage = Stage::new();
        stage.hand(ANN, [card, Card::Miner, Card::Miner]);
        stage
    };
    let mut stage = with(Card::Magician);
    let take = |take| card(Play::Magician { take });
    stage.refuses(ANN, take(Card::Chaos), Illegal::NoEffect(Card::Magician), "A1");
    stage.empty_discards();
    stage.refuses(ANN, take(Card::Fox), Illegal::NothingDiscarded, "A1");

    let mut stage = with(Card::Prophet);
    let afar = card(Play::Prophet { hex: hex(1, 1) });
    stage.clear(stage.table().challenges());
    stage.refuses(ANN, afar, Illegal::NoChallenge, "A3");

    let mut stage = with(Card::Merchant);
    stage.hand(BEN, [Card::Fox, Card::Merchant, Card::Shaman]);
    let mine: Vec<Memory> = stage.state().memories().collect();
    mine.into_iter().for_each(|memory| stage.give(BEN, memory));
    stage.refuses(ANN, card(Play::Merchant), Illegal::MineEmpty, "R11");

    let mut stage = with(Card::Shaman);
    stage.hand(BEN, [Card::Fox, Card::Goat, Card::Bow]);
    let (give, take) = (memory("mill"), memory("garden"));
    let swap = card(Play::Shaman { give, seat: seat(BEN), take });
    stage.refuses(ANN, swap, Illegal::NothingToGive, "A8");
    stage.give(ANN, give);
    stage.refuses(ANN, swap, Illegal::NothingToGet, "A8");

    let mut stage = with(Card::Storyteller);
    let tale = card(Play::Storyteller { from: hex(1, 1), to: hex(0, -2) });
    stage.refuses(ANN, tale, Illegal::NoneFaceUp, "A9");
    stage.lay(tile(3), hex(1, 1));
    stage.refuses(ANN, tale, Illegal::NoOtherCity, "A9");
    stage.wizard(hex(1, 1));
    stage.refuses(ANN, tale, Illegal::UnderWizard(Card::Storyteller), "A9");
}

/// R12, R13: memory tiles that are not there or have no place there.
#[test]
fn r12_refused_places() {
    let mut stage = Stage::new();
    let place = |name, q, r| Action::Place(memory(name), hex(q, r));
    let none = Illegal::NoMemory(memory("mill"));
    stage.refuses(ANN, place("mill", 4, -4), none, "R12");
    stage.give(ANN, memory("mill"));
    stage.give(ANN, memory("palace"));
    stage.refuses(ANN, place("mill", 4, -4), Illegal::BadSite(hex(4, -4)), "R12");
    stage.refuses(ANN, place("palace", 1, 0), Illegal::BadPalace(hex(1, 0)), "R13");
    stage.clear([hex(4, -4)].into_iter().collect());
    stage.act(ANN, place("mill", 4, -4), &[]);
    stage.refuses(ANN, Action::Move(hex(0, 0)), Illegal::OnlyPlacing, "R12");
}

/// R24: after a fight on the Mine nothing but trading.
#[test]
fn r24_refused_after_a_fight() {
    let mut stage = Stage::new();
    stage.win(ANN, tile(0), hex(1, 1));
    stage.wizard(hex(0, 3));
    stage.stand(ANN, hex(0, 4));
    stage.act(ANN, Action::Move(hex(0, 3)), &[]);
    stage.act(ANN, Action::Spin, &[7]);
    stage.refuses(ANN, Action::Move(hex(0, 4)), Illegal::OnlyTrading, "R24");
}

/// C26: the Turncoat comes first, and a challenge goes back only because of it.
#[test]
fn c26_refused_around_a_turncoat() {
    let mut stage = Stage::new();
    stage.win(ANN, tile(0), hex(1, 1));
    let back = Action::Turncoat(tile(0), hex(1, 1));
    stage.refuses(ANN, back, Illegal::BadReturn, "C26");
    stage.lay_deck([Card::Turncoat, Card::ShortWay, Card::Storyteller, Card::Prophet]);
    stage.act(ANN, Action::Throw(Price::Turn), &[]);
    stage.refuses(ANN, Action::Move(hex(0, 0)), Illegal::MustReturn, "C26");
}

/// R31: what is refused in a last turn, and after the game.
#[test]
fn r31_refused_at_the_end() {
    let mut stage = Stage::new();
    stage.clear([hex(4, -4)].into_iter().collect());
    stage.give(ANN, memory("mill"));
    stage.arrange(|table| {
        table.turn = seat(2);
        table.players.iter_mut().for_each(|player| player.turns = 40);
    });
    stage.act(2, Action::Move(hex(0, 0)), &[]);
    stage.act(2, Action::End, &[]);
    stage.refuses(ANN, Action::Move(hex(0, 0)), Illegal::OnlyLastThings, "R31");
    stage.refuses(ANN, Action::End, Illegal::MustPlace, "R31");
    stage.act(ANN, Action::Place(memory("mill"), hex(4, -4)), &[]);
    stage.refuses(ANN, Action::End, Illegal::GameOver, "R31");
}
