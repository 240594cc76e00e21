//! The cards of one's own turn: A1, A3, A5 to A12 and A16, D6 and D26.

use cinderpeek::games::royaume::{Action, Card, HexSet, Illegal, Play, Step, Task};

use super::stage::{ANN, AWAY, BEN, Stage, city, hex, memory, seat, tile, tiles};

/// Ann holds that card, and two Miners.
fn with(card: Card) -> Stage {
    let mut stage = Stage::new();
    stage.hand(ANN, [card, Card::Miner, Card::Miner]);
    stage
}

fn card(play: Play) -> Action {
    Action::Card(play)
}

/// A1, D26: the Magician takes a card out of the discards, but no Magician and no C card; he chooses
/// before he goes there himself.
#[test]
fn a01_the_magician_takes_a_discard() {
    let mut stage = with(Card::Magician);
    let take = |take| card(Play::Magician { take });
    stage.refuses(ANN, take(Card::Magician), Illegal::NoEffect(Card::Magician), "A1");
    stage.refuses(ANN, take(Card::Chaos), Illegal::NoEffect(Card::Magician), "A1");
    stage.tell(ANN, take(Card::Fox), &[], "ann plays magician, ann takes fox");
    assert!(stage.table().players[ANN].holds(Card::Fox));
    // All Foxes are held or in the deck now: nothing to take.
    let mut stage = with(Card::Magician);
    stage.lay_deck([Card::Fox, Card::Fox]);
    stage.refuses(ANN, take(Card::Fox), Illegal::NoEffect(Card::Magician), "A1");
}

/// A3: the Prophet takes any challenge from where one stands; helpers come to that hex, and it ends the
/// turn.
#[test]
fn a03_the_prophet_takes_a_challenge_from_afar() {
    let mut stage = with(Card::Prophet);
    stage.lay(tile(23), hex(4, -4));
    stage.hand(BEN, [Card::TeamUp, Card::Merchant, Card::Merchant]);
    stage.stand(BEN, hex(4, 0));
    stage.lay_deck([Card::ShortWay, Card::Storyteller]);
    let afar = card(Play::Prophet { hex: hex(4, -4) });
    stage.tell(ANN, afar, &[], "ann plays prophet, ann takes tile 23 at 23");
    stage.tell(BEN, Action::Join, &[], "ben plays team_up, ben joins, ben comes to [0,0]");
    let story = "ann spins 6 to 6, done by star 6 of 23, ann completes tile 23, \
                 ann +5 (challenge), ben +5 (challenge), ben draws short_way, \
                 ann draws storyteller, arrow at mine, the wizard to [0,3] (spin), turn 1 of ben";
    stage.tell(ANN, Action::Spin, &[&[7], &AWAY[..]].concat(), story);
}

/// A3, R16: a face-down one is turned up first.
#[test]
fn a03_the_prophet_turns_a_challenge_up() {
    let mut stage = with(Card::Prophet);
    let under = stage.state().challenge(hex(4, -4)).expect("one lies there");
    let afar = card(Play::Prophet { hex: hex(4, -4) });
    let story = format!("ann plays prophet, tile {under} is turned up, ann takes tile {under} …");
    stage.tell(ANN, afar, &[], &story);
}

/// A5, A6: the Merchant sells a memory tile for 5 points, which must be there in full.
#[test]
fn a05_the_merchant_sells_a_memory() {
    let mut stage = with(Card::Merchant);
    stage.hand(BEN, [Card::Fox, Card::Merchant, Card::Shaman]);
    stage.arrange(|table| table.players[ANN].score = 4);
    stage.refuses(ANN, card(Play::Merchant), Illegal::MerchantTooDear, "A5");
    stage.arrange(|table| table.players[ANN].score = 5);
    let dug = stage.state().memories().next().expect("a memory tile");
    let story = format!("ann plays merchant, ann -5 (merchant), ann digs out {dug}");
    stage.tell(ANN, card(Play::Merchant), &[], &story);
    assert_eq!(stage.table().todo.last(), Some(&Task::Turn(Step::Walking)), "she may still walk");
}

/// A7: the Fox is worth 5 points.
#[test]
fn a07_the_fox_brings_five_points() {
    with(Card::Fox).tell(ANN, card(Play::Fox), &[], "ann plays fox, ann +5 (fox)");
}

/// A8, D26: the Shaman swaps a memory tile with another player's; the two may be alike.
#[test]
fn a08_the_shaman_swaps_memories() {
    let mut stage = with(Card::Shaman);
    stage.hand(BEN, [Card::Fox, Card::Merchant, Card::Merchant]);
    let swap = |give, player, take| {
        card(Play::Shaman { give: memory(give), seat: seat(player), take: memory(take) })
    };
    let in_vain = Illegal::NoEffect(Card::Shaman);
    stage.refuses(ANN, swap("mill", BEN, "garden"), Illegal::NothingToGive, "A8");
    stage.give(ANN, memory("mill"));
    stage.refuses(ANN, swap("mill", BEN, "garden"), Illegal::NothingToGet, "A8");
    stage.give(BEN, memory("garden"));
    stage.give(BEN, memory("mill"));
    stage.refuses(ANN, swap("mill", ANN, "mill"), in_vain, "A8");
    assert!(stage.could(ANN, swap("mill", BEN, "mill"), &[]), "D26: they may be alike");
    let story = "ann plays shaman, ann gives mill to ben for garden";
    stage.tell(ANN, swap("mill", BEN, "garden"), &[], story);
    assert!(stage.table().players[ANN].has(memory("garden")));
}

/// A9, D8: the Storyteller moves a face-up challenge without the Wizard to a free hex, without a hero,
/// of another city.
#[test]
fn a09_the_storyteller_moves_a_challenge() {
    let mut stage = with(Card::Storyteller);
    let tale = |from, to| card(Play::Storyteller { from, to });
    stage.refuses(ANN, tale(hex(1, 1), hex(0, -2)), Illegal::NoneFaceUp, "A9");
    stage.lay(tile(3), hex(1, 1));
    stage.refuses(ANN, tale(hex(1, 1), hex(0, -2)), Illegal::NoOtherCity, "A9");
    stage.clear(city("garden") | HexSet::only(hex(2, 1)));
    stage.stand(BEN, hex(1, -2));
    let in_vain = Illegal::NoEffect(Card::Storyteller);
    stage.refuses(ANN, tale(hex(1, 1), hex(1, -2)), in_vain, "A9");
    stage.refuses(ANN, tale(hex(1, 1), hex(2, 1)), in_vain, "A9");
    stage.refuses(ANN, tale(hex(1, 2), hex(0, -2)), in_vain, "A9");
    stage.wizard(hex(1, 1));
    let under = Illegal::UnderWizard(Card::Storyteller);
    stage.refuses(ANN, tale(hex(1, 1), hex(0, -2)), under, "A9");
    stage.wizard(hex(0, -4));
    let story = "ann plays storyteller, tile 3 goes from [1,1] to [0,-2]";
    stage.tell(ANN, tale(hex(1, 1), hex(0, -2)), &[], story);
}

/// A10, A11, A12, D28: the Miner trades challenges of one's choice from anywhere, and the turn goes on.
#[test]
fn a10_the_miner_trades_from_anywhere() {
    let mut stage = Stage::new();
    stage.win(ANN, tile(4), hex(-4, 1));
    stage.win(ANN, tile(5), hex(-3, 1));
    stage.spend(ANN, tile(6), hex(-4, 2));
    let dig = |numbers: &[usize]| card(Play::Miner { tiles: tiles(numbers) });
    stage.refuses(ANN, dig(&[6]), Illegal::BadTrade, "R11");
    let dug = stage.state().memories().next().expect("a memory tile");
    stage.tell(ANN, dig(&[5]), &[], &format!("ann plays miner, ann spends 5, ann digs out {dug}"));
    assert_eq!(stage.asked(), Some(ANN));
}

/// A16, D6, R9: the Short way leads to any other hex but the tower, instead of walking; what lies there
/// begins at once.
#[test]
fn a16_the_short_way_is_the_move() {
    let mut stage = with(Card::ShortWay);
    let to = |hex| card(Play::ShortWay { hex });
    stage.refuses(ANN, to(hex(0, -4)), Illegal::Tower, "R2");
    stage.refuses(ANN, to(hex(0, 0)), Illegal::NoEffect(Card::ShortWay), "A16");
    stage.lay(tile(0), hex(4, -4));
    let story = "ann plays short_way, ann goes to [4,-4], ann takes tile 0 at 5";
    let mut other = with(Card::ShortWay);
    stage.tell(ANN, to(hex(4, -4)), &[], story);
    other.tell(ANN, to(hex(4, 0)), &[], "ann plays short_way, ann goes to [4,0]");
    other.refuses(ANN, Action::Move(hex(3, 0)), Illegal::TooLate, "R7");
    let mut late = with(Card::ShortWay);
    late.act(ANN, Action::Move(hex(1, 0)), &[]);
    late.refuses(ANN, to(hex(4, 0)), Illegal::NotNow(Card::ShortWay), "A16");
}

/// R8, D5, A3: with three unspent challenges none is begun by any means.
#[test]
fn r08_three_unspent_challenges_are_enough() {
    let mut stage = Stage::new();
    stage.hand(ANN, [Card::Prophet, Card::ShortWay, Card::Miner]);
    for (number, at) in [(0, hex(-4, 1)), (1, hex(-3, 1)), (2, hex(-4, 2))] {
        stage.win(ANN, tile(number), at);
    }
    let afar = card(Play::Prophet { hex: hex(4, -4) });
    stage.refuses(ANN, afar, Illegal::ThreeUnspent, "R8");
    let way = card(Play::ShortWay { hex: hex(4, -4) });
    stage.refuses(ANN, way, Illegal::ThreeUnspent, "R8");
    stage.refuses(ANN, Action::Move(hex(-1, -1)), Illegal::ThreeUnspent, "R8");
    // D5: not even to fight the Wizard on it.
    stage.wizard(hex(-1, -1));
    stage.refuses(ANN, Action::Move(hex(-1, -1)), Illegal::ThreeUnspent, "R8");
}
