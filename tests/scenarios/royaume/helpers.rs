//! Helpers: R19 to R21 and D17, B20 to B23.

use cinderpeek::game::SeatSet;
use cinderpeek::games::royaume::{Action, Card, Illegal, Play, Snow};

use super::stage::{ANN, AWAY, BEN, CLEO, Stage, hex, seat, tile};

fn horn(player: usize) -> Action {
    Action::Card(Play::Horn { seat: seat(player) })
}

/// Ann takes a violet 23 in the shipyard; these are the hands.
fn taken(ann: [Card; 3], ben: [Card; 3], snowed_in: &[usize]) -> Stage {
    let mut stage = Stage::new();
    stage.lay(tile(23), hex(1, 1));
    stage.hand(ANN, ann);
    stage.hand(BEN, ben);
    if !snowed_in.is_empty() {
        let trapped: SeatSet = snowed_in.iter().copied().map(seat).collect();
        stage.arrange(|table| {
            table.snow = Some(Snow { hex: hex(4, 0), trapped, owing: trapped });
            snowed_in.iter().for_each(|player| table.players[*player].hero = hex(4, 0));
        });
    }
    stage.act(ANN, Action::Move(hex(1, 1)), &[]);
    stage
}

const QUIET: [Card; 3] = [Card::Merchant, Card::Merchant, Card::Miner];

/// R19, B20: a Horn calls one other player who is not in it yet; they cannot refuse, and their hero
/// stays there on success.
#[test]
fn r19_a_horn_cannot_be_refused() {
    let mut stage = taken([Card::Horn, Card::Miner, Card::Miner], QUIET, &[]);
    stage.act(ANN, Action::Spin, &[1]);
    stage.refuses(ANN, horn(ANN), Illegal::NoEffect(Card::Horn), "B20");
    stage.tell(ANN, horn(BEN), &[], "ann plays horn, ben joins, ben comes to [1,1]");
    stage.refuses(BEN, Action::Pass, Illegal::NotAsked, "R16");
    stage.tell(BEN, Action::Spin, &[&[7], &AWAY[..]].concat(), "ben spins 6 to 10, done by star …");
    assert_eq!(stage.table().players[BEN].hero, hex(1, 1));
}

/// R19, C24: who is snowed in cannot be called; if that is everybody, the Horn is not asked for.
#[test]
fn r19_a_horn_does_not_reach_into_the_snow() {
    let hand = [Card::Horn, Card::Miner, Card::Miner];
    let mut stage = taken(hand, QUIET, &[BEN]);
    stage.act(ANN, Action::Spin, &[1]);
    stage.refuses(ANN, horn(BEN), Illegal::NoEffect(Card::Horn), "B20");
    let mut stage = taken(hand, QUIET, &[BEN, CLEO]);
    let story = "ann spins 4 to 4, short 4 of 23, ann to the camp, arrow at mine, …";
    stage.tell(ANN, Action::Spin, &[&[1], &AWAY[..]].concat(), story);
}

/// R20, B21, B22, B23, D17: who holds a Team Up may join with it, comes to the owner's hex and stays
/// there; who holds none is not asked.
#[test]
fn r20_a_team_up_of_ones_own_lets_one_join() {
    let ben = [Card::TeamUp, Card::Merchant, Card::Merchant];
    let mut stage = taken([Card::Miner; 3], ben, &[]);
    let story = "ben plays team_up, ben joins, ben comes to [1,1]";
    stage.tell(BEN, Action::Join, &[], story);
    stage.tell(ANN, Action::Spin, &[8], "ann spins 12 to 12");
    let done = "ben spins 12 to 24, done by total 24 of 23, ann completes tile 23, \
                ann +5 (challenge), ben +5 (challenge), ben draws short_way, arrow at mine, …";
    stage.tell(BEN, Action::Spin, &[&[8], &AWAY[..]].concat(), done);
    assert_eq!(stage.table().players[BEN].hero, hex(1, 1));
}

/// R18, R20: a joiner's Team Up saves everybody's points, too; all of them go to the camp.
#[test]
fn r20_a_joiners_team_up_saves_the_points() {
    let ben = [Card::TeamUp, Card::Merchant, Card::Merchant];
    let mut stage = taken([Card::Miner; 3], ben, &[]);
    stage.arrange(|table| (table.players[ANN].score, table.players[BEN].score) = (9, 9));
    stage.act(BEN, Action::Join, &[]);
    stage.act(ANN, Action::Spin, &[1]);
    let story = "ben spins 4 to 8, short 8 of 23, ann to the camp, ben to the camp, ben draws …";
    stage.tell(BEN, Action::Spin, &[&[1], &AWAY[..]].concat(), story);
    assert_eq!(stage.points(), [9, 9, 0]);
}

/// R20, C24: snowed-in players cannot join, not even with a Team Up.
#[test]
fn r20_nobody_joins_out_of_the_snow() {
    let ben = [Card::TeamUp, Card::Merchant, Card::Merchant];
    let stage = taken([Card::Miner; 3], ben, &[BEN]);
    assert_eq!(stage.asked(), Some(ANN), "Ann has to spin");
}

/// R15, R16: a joiner's own animal and completed challenges count into the total.
#[test]
fn r16_a_joiner_brings_all_their_strength() {
    let mut stage = taken([Card::TeamUp, Card::Miner, Card::Miner], QUIET, &[]);
    stage.spend(BEN, tile(0), hex(-4, 1));
    stage.win(BEN, tile(1), hex(-3, 1));
    stage.arrange(|table| table.players[BEN].animal = true);
    stage.act(ANN, Action::Card(Play::TeamUp), &[]);
    stage.act(BEN, Action::Join, &[]);
    stage.act(CLEO, Action::Pass, &[]);
    stage.act(ANN, Action::Spin, &[1]);
    stage.tell(
        BEN,
        Action::Spin,
        &[&[1], &AWAY[..]].concat(),
        "ben spins 4 to 13, short 13 of 23, …",
    );
}

/// R8: helping is allowed with three unspent challenges.
#[test]
fn r08_who_has_three_unspent_may_help() {
    let ben = [Card::TeamUp, Card::Merchant, Card::Merchant];
    let mut stage = taken([Card::Miner; 3], ben, &[]);
    for (number, at) in [(0, hex(-4, 1)), (1, hex(-3, 1)), (2, hex(-4, 2))] {
        stage.win(BEN, tile(number), at);
    }
    stage.tell(BEN, Action::Join, &[], "ben plays team_up, ben joins, ben comes to [1,1]");
}

/// R21, D9: after it the helpers refill, clockwise from the player in turn; that one refills at R14.
#[test]
fn r21_helpers_refill_before_the_player_in_turn() {
    let mut stage = Stage::new();
    stage.lay(tile(23), hex(1, 1));
    let hand = [Card::TeamUp, Card::Merchant, Card::Merchant];
    stage.hand(ANN, [Card::Goat, Card::Miner, Card::Miner]);
    stage.hand(BEN, hand);
    stage.hand(CLEO, hand);
    stage.act(ANN, Action::Move(hex(1, 1)), &[]);
    stage.act(BEN, Action::Join, &[]);
    stage.act(CLEO, Action::Join, &[]);
    stage.act(ANN, Action::Spin, &[1]);
    stage.act(BEN, Action::Spin, &[1]);
    stage.act(CLEO, Action::Spin, &[1]);
    let story = "ann plays goat to 14, short 14 of 23, ann to the camp, ben to the camp, \
                 cleo to the camp, ben draws short_way, cleo draws storyteller, \
                 ann draws prophet, arrow at mine, …";
    stage.tell(ANN, Action::Card(Play::Goat), &AWAY, story);
}
