//! The Wizard's fights: R22 to R24 and R28, D7, D15 and D16.

use cinderpeek::game::chance::Lot;
use cinderpeek::games::royaume::{Action, Card, HexSet, Illegal, Play};

use super::stage::{ANN, AWAY, BEN, CLEO, Stage, city, hex, seat, tile, tiles};

const SPIN: Action = Action::Spin;

fn card(play: Play) -> Action {
    Action::Card(play)
}

/// The Wizard is in the shipyard, where no challenge is left, and Ann walks onto him with these cards.
fn walked(hand: [Card; 3]) -> Stage {
    let mut stage = Stage::new();
    stage.clear(HexSet::only(hex(1, 1)));
    stage.wizard(hex(1, 1));
    stage.hand(ANN, hand);
    stage.arrange(|table| table.players[ANN].score = 9);
    stage.tell(ANN, Action::Move(hex(1, 1)), &[], "ann walks to [1,1], ann fight (walk)");
    stage
}

/// R22, R24: 25 with violet numbers. Won: he goes back to his tower, and there are 5 points.
#[test]
fn r22_a_won_fight_sends_him_home() {
    let mut stage = walked([Card::Bow, Card::Bison, Card::Bison]);
    stage.tell(ANN, SPIN, &[8], "ann spins 12 to 12");
    stage.act(ANN, card(Play::Bow), &[]);
    stage.act(ANN, card(Play::Bison), &[]);
    let story = "ann plays bison to 25, done by total 25 of 25, the wizard to [0,-4] (beaten), \
                 ann +5 (fight), ann draws …";
    stage.tell(ANN, card(Play::Bison), &AWAY, story);
    assert_eq!((stage.points()[ANN], stage.table().players[ANN].hero), (14, hex(1, 1)));
}

/// R22, R24: lost: 5 points, as far as there are any, and to the camp; the turn is over.
#[test]
fn r22_a_lost_fight_costs_five_points() {
    let mut stage = walked([Card::Miner, Card::Miner, Card::Invisibility]);
    // A4: Invisibility is not for fights.
    let story =
        "ann spins 4 to 4, short 4 of 25, ann -5 (fight), ann to the camp, arrow at mine, …";
    stage.tell(ANN, SPIN, &[&[1], &AWAY[..]].concat(), story);
    let mut stage = walked([Card::Miner; 3]);
    stage.arrange(|table| table.players[ANN].score = 3);
    let story = "ann spins 4 to 4, short 4 of 25, ann -3 (fight), …";
    stage.tell(ANN, SPIN, &[&[1], &AWAY[..]].concat(), story);
}

/// R22, D17: in a fight helpers stay where they are, unless it is lost: then they go to the camp. With
/// a Team Up nobody loses points.
#[test]
fn r22_helpers_in_a_fight_do_not_move() {
    for (segment, at) in [(8, hex(4, 0)), (1, hex(0, 0))] {
        let mut stage = walked([Card::TeamUp, Card::Bow, Card::Miner]);
        stage.arrange(|table| {
            (table.players[BEN].hero, table.players[BEN].score) = (hex(4, 0), 9);
        });
        stage.act(ANN, card(Play::TeamUp), &[]);
        stage.tell(BEN, Action::Join, &[], "ben joins");
        stage.act(CLEO, Action::Pass, &[]);
        stage.act(ANN, SPIN, &[segment]);
        stage.act(BEN, SPIN, &[segment]);
        stage.act(ANN, card(Play::Bow), &AWAY);
        assert_eq!(stage.table().players[BEN].hero, at);
        assert_eq!(stage.points(), if segment == 8 { [14, 14, 0] } else { [9, 9, 0] });
    }
}

/// D16: in a fight everybody gets the 5 points, also who blew a Horn.
#[test]
fn d16_a_horn_costs_nothing_in_a_fight() {
    let mut stage = walked([Card::Horn, Card::Miner, Card::Miner]);
    stage.act(ANN, SPIN, &[1]);
    let called = card(Play::Horn { seat: seat(BEN) });
    stage.tell(ANN, called, &[], "ann plays horn, ben joins");
    let story = "ben spins 6 to 10, done by star 10 of 25, the wizard to [0,-4] (beaten), \
                 ann +5 (fight), ben +5 (fight), …";
    stage.tell(BEN, SPIN, &[&[7], &AWAY[..]].concat(), story);
}

/// The arrow has sent the Wizard to the harbour at the end of Ann's turn, where she and Ben are.
fn attacked(ann: [Card; 3], ben: [Card; 3]) -> Stage {
    let mut stage = Stage::new();
    stage.clear([hex(-2, -2), hex(-1, -2)].into_iter().collect());
    stage.stand(ANN, hex(-2, -2));
    stage.stand(BEN, hex(-1, -2));
    stage.hand(ANN, ann);
    stage.hand(BEN, ben);
    stage.act(ANN, Action::Move(hex(-2, -2)), &[]);
    let story = "arrow at harbour, the wizard to [-1,-1] (spin), ann ben fight (spin)";
    stage.tell(ANN, Action::End, &[0, hex(-1, -1).lot()], story);
    stage
}

/// R23, D15: all heroes in the city fight together: all spin, then cards clockwise from the player in
/// turn; after it all of them refill, also the player in turn.
#[test]
fn r23_heroes_in_the_same_city_fight_together() {
    let ben = [Card::Goat, Card::Merchant, Card::Merchant];
    let mut stage = attacked([Card::Goat, Card::Miner, Card::Miner], ben);
    stage.tell(ANN, SPIN, &[8], "ann spins 12 to 12");
    stage.tell(BEN, SPIN, &[4], "ben spins 10 to 22");
    stage.tell(ANN, card(Play::Goat), &[], "ann plays goat to 24");
    let story = "ben plays goat to 26, done by total 26 of 25, the wizard to [0,-4] (beaten), \
                 ann +5 (fight), ben +5 (fight), ann draws short_way, ben draws storyteller, \
                 turn 1 of ben";
    stage.tell(BEN, card(Play::Goat), &[], story);
}

/// R23, D15: the first Team Up and the first Horn of one fighter stand for all of them, and helpers add
/// their cards before the fighters.
#[test]
fn d15_one_team_up_and_one_horn_for_the_group() {
    let (ann, ben) =
        ([Card::Horn, Card::Miner, Card::Miner], [Card::TeamUp, Card::Horn, Card::Goat]);
    let mut stage = attacked(ann, ben);
    stage.hand(CLEO, [Card::Bison, Card::Merchant, Card::Merchant]);
    stage.tell(BEN, card(Play::TeamUp), &[], "ben plays team_up");
    stage.tell(CLEO, Action::Join, &[], "cleo joins");
    stage.act(ANN, SPIN, &[1]);
    stage.act(BEN, SPIN, &[1]);
    // Two of it are for her completed challenges.
    stage.tell(CLEO, SPIN, &[1], "cleo spins 4 to 14");
    assert_eq!(stage.asked(), Some(CLEO), "the helper adds first");
    stage.tell(CLEO, card(Play::Bison), &[], "cleo plays bison to 18");
    // Nobody is left whom a Horn could call, so it is not asked for.
    let lost = "ben plays goat to 20, short 20 of 25, ann to the camp, ben to the camp, \
                ben draws short_way, ben draws storyteller, cleo draws prophet, turn 1 of ben";
    stage.tell(BEN, card(Play::Goat), &[], lost);
    let horns = [Card::Horn, Card::Miner, Card::Miner];
    let mut stage = attacked(horns, [Card::Horn, Card::Merchant, Card::Merchant]);
    stage.act(ANN, SPIN, &[1]);
    stage.act(BEN, SPIN, &[1]);
    stage.tell(ANN, Action::Pass, &[], "");
    let called = card(Play::Horn { seat: seat(CLEO) });
    stage.tell(BEN, called, &[], "ben plays horn, cleo joins");
}

/// R23: he attacks at once, whoever's turn it is: here Ben alone, at the end of Ann's turn.
#[test]
fn r23_he_attacks_also_who_is_not_in_turn() {
    let mut stage = Stage::new();
    stage.clear(HexSet::only(hex(-1, -2)));
    stage.stand(BEN, hex(-1, -2));
    stage.act(ANN, Action::Move(hex(0, 0)), &[]);
    let story = "arrow at harbour, the wizard to [-1,-1] (spin), ben fight (spin)";
    stage.tell(ANN, Action::End, &[0, hex(-1, -1).lot()], story);
    let lost = "ben spins 4 to 4, short 4 of 25, ben to the camp, turn 1 of ben";
    stage.tell(BEN, SPIN, &[1], lost);
}

/// R24, R28: a challenge under the Wizard is taken after he is beaten, and must be; a lost fight leaves
/// it face down.
#[test]
fn r24_a_challenge_under_him_is_taken_at_once() {
    let under = |hand: [Card; 3]| {
        let mut stage = Stage::new();
        stage.lay(tile(0), hex(1, 1));
        stage.wizard(hex(1, 1));
        stage.hand(ANN, hand);
        stage.tell(ANN, Action::Move(hex(1, 1)), &[], "ann walks to [1,1], ann fight (walk)");
        stage
    };
    let mut stage = under([Card::General, Card::Miner, Card::Miner]);
    let story = "ann plays general, done by general 0 of 25, the wizard to [0,-4] (beaten), \
                 ann +5 (fight), ann takes tile 0 at 5";
    stage.tell(ANN, card(Play::General), &[], story);
    stage.refuses(ANN, Action::End, Illegal::NotAsked, "R16");
    let mut stage = Stage::new();
    stage.wizard(hex(1, 1));
    stage.act(ANN, Action::Move(hex(1, 1)), &[]);
    let lost = "ann spins 4 to 4, short 4 of 25, ann to the camp, arrow at mine, …";
    stage.tell(ANN, SPIN, &[&[1], &AWAY[..]].concat(), lost);
    assert!(stage.table().down.contains(hex(1, 1)), "the tile is not turned");
}

/// R24, D7: who beats him on the Mine may trade, and do nothing else.
#[test]
fn r24_the_mine_is_open_after_the_fight() {
    let mut stage = Stage::new();
    stage.win(ANN, tile(0), hex(1, 1));
    stage.wizard(hex(0, 3));
    stage.stand(ANN, hex(0, 4));
    stage.hand(ANN, [Card::General, Card::Fox, Card::Miner]);
    stage.act(ANN, Action::Move(hex(0, 3)), &[]);
    stage.act(ANN, card(Play::General), &[]);
    stage.refuses(ANN, card(Play::Fox), Illegal::OnlyTrading, "R24");
    let dug = stage.state().memories().next().expect("a memory tile");
    let story = format!("ann spends 0, ann digs out {dug}, ann draws short_way, arrow at mill, …");
    stage.tell(ANN, Action::Trade(tiles(&[0])), &[1, hex(4, -4).lot()], &story);
}

/// D7: who begins a turn on his hex may walk away; staying is walking onto him. After a fight that is
/// won elsewhere the turn is over.
#[test]
fn d07_to_stay_with_the_wizard_is_to_fight_him() {
    let mut stage = Stage::new();
    stage.clear(city("shipyard"));
    stage.stand(ANN, hex(1, 1));
    stage.wizard(hex(1, 1));
    stage.hand(ANN, [Card::General, Card::Fox, Card::Miner]);
    assert!(stage.could(ANN, Action::Move(hex(1, 0)), &[]), "she may walk away");
    stage.tell(ANN, Action::Move(hex(1, 1)), &[], "ann fight (walk)");
    let story = "ann plays general, done by general 0 of 25, the wizard to [0,-4] (beaten), \
                 ann +5 (fight), ann draws short_way, arrow at mine, …";
    stage.tell(ANN, card(Play::General), &AWAY, story);
}
