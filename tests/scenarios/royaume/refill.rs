//! Refills: R30, D9, D22 and D23, C27 and C28.

use cinderpeek::game::chance::Lot;
use cinderpeek::games::royaume::{Action, Card, Play, Price};

use super::stage::{ANN, AWAY, BEN, CLEO, Stage, hex, seat, tile};

const THROW: Action = Action::Throw(Price::Turn);

/// Ann has these cards left at the end of her turn, and these are in the deck.
fn ended(hand: [Card; 2], deck: &[Card], luck: &[u16], story: &str) {
    let mut stage = Stage::new();
    stage.hand(ANN, [Card::Fox, hand[0], hand[1]]);
    stage.act(ANN, Action::Card(Play::Fox), &[]);
    stage.act(ANN, Action::Move(hex(0, 0)), &[]);
    stage.lay_deck(deck.iter().copied());
    stage.tell(ANN, Action::End, luck, story);
}

/// R30: C cards are never kept: they happen, are discarded, and another card is drawn. At most three
/// take effect in a refill; the fourth is just discarded.
#[test]
fn r30_at_most_three_c_cards_take_effect() {
    let deck = [
        Card::Snowstorm,
        Card::Amnesia,
        Card::TeamUp,
        Card::Solitude,
        Card::ShortWay,
        Card::Amnesia,
        Card::Storyteller,
        Card::Prophet,
    ];
    let story = "snowstorm strikes ann, snow on [0,0] over ann ben cleo, amnesia strikes ann, \
                 ann discards miner miner, ann draws team_up, solitude strikes ann, \
                 ann discards team_up, ann draws short_way, amnesia spares ann, \
                 ann draws storyteller, ann draws prophet, …";
    ended([Card::Miner; 2], &deck, &AWAY, story);
}

/// R30, D22: only those that take effect count for the three.
#[test]
fn d22_cards_without_effect_do_not_count() {
    let deck = [Card::Turncoat, Card::Solitude, Card::Turncoat, Card::Amnesia, Card::Fox];
    let deck = [&deck[..], &[Card::ShortWay, Card::Storyteller]].concat();
    let story = "turncoat spares ann, solitude spares ann, turncoat spares ann, \
                 amnesia strikes ann, ann discards miner miner, ann draws fox, …";
    ended([Card::Miner; 2], &deck, &AWAY, story);
}

/// C27: Solitude discards all B cards, and as many are drawn; without one it has no effect (D22).
#[test]
fn c27_solitude_takes_the_friends_away() {
    let deck = [Card::Solitude, Card::ShortWay, Card::Storyteller, Card::Prophet];
    let story = "solitude strikes ann, ann discards team_up horn, ann draws short_way, \
                 ann draws storyteller, ann draws prophet, arrow at mine, …";
    ended([Card::TeamUp, Card::Horn], &deck, &AWAY, story);
    let story = "solitude spares ann, ann draws short_way, arrow at mine, …";
    ended([Card::Miner; 2], &deck, &AWAY, story);
}

/// C28: Amnesia discards the whole hand; with an empty one it has no effect (D22).
#[test]
fn c28_amnesia_takes_the_whole_hand() {
    let deck = [Card::Amnesia, Card::ShortWay, Card::Storyteller, Card::Prophet];
    let story = "amnesia strikes ann, ann discards horn miner, ann draws short_way, \
                 ann draws storyteller, ann draws prophet, arrow at mine, …";
    ended([Card::Horn, Card::Miner], &deck, &AWAY, story);
    let mut stage = Stage::new();
    stage.lay_deck(deck);
    let story = "ann discards miner miner miner, amnesia spares ann, ann draws short_way, …";
    stage.tell(ANN, THROW, &AWAY, story);
}

/// R30: if the deck is empty, the discards are shuffled.
#[test]
fn r30_an_empty_deck_is_made_of_the_discards() {
    let mut stage = Stage::new();
    stage.lay_deck([]);
    // All cards but those of Ben and Cleo, three chosen ones first.
    let mut order = vec![Card::Fox, Card::Goat, Card::Bow];
    for card in Card::ALL {
        let held = match card {
            Card::Merchant => 4,
            Card::Shaman => 2,
            Card::Fox | Card::Goat | Card::Bow => 1,
            _ => 0,
        };
        order.extend(std::iter::repeat_n(card, usize::from(card.copies() - held)));
    }
    let luck: Vec<u16> = order.iter().map(|card| card.lot()).chain(AWAY).collect();
    let story = "ann discards miner miner miner, the discards are shuffled, ann draws fox, \
                 ann draws goat, ann draws bow, arrow at mine, …";
    stage.tell(ANN, THROW, &luck, story);
    assert_eq!(usize::from(stage.table().deck), Card::DECK - 9);
}

/// R30: a Chaos that is drawn in a refill which a fight caused has no effect.
#[test]
fn r30_no_chaos_after_a_fight() {
    let mut stage = Stage::new();
    stage.clear([hex(1, 1)].into_iter().collect());
    stage.wizard(hex(1, 1));
    stage.hand(ANN, [Card::Horn, Card::Miner, Card::Miner]);
    stage.hand(BEN, [Card::General, Card::Merchant, Card::Merchant]);
    stage.act(ANN, Action::Move(hex(1, 1)), &[]);
    stage.act(ANN, Action::Spin, &[1]);
    stage.act(ANN, Action::Card(Play::Horn { seat: seat(BEN) }), &[]);
    stage.lay_deck([Card::Chaos, Card::ShortWay, Card::Storyteller]);
    let story = "ben plays general, done by general 4 of 25, the wizard to [0,-4] (beaten), \
                 ann +5 (fight), ben +5 (fight), chaos spares ben, ben draws short_way, \
                 ann draws storyteller, arrow at mine, …";
    stage.tell(BEN, Action::Card(Play::General), &AWAY, story);
}

/// D23, C25: after a Chaos fight the same refill goes on, and a second Chaos may strike.
#[test]
fn d23_a_second_chaos_may_strike_in_the_same_refill() {
    let mut stage = Stage::new();
    stage.lay_deck([Card::Chaos, Card::Chaos, Card::ShortWay, Card::Storyteller, Card::Prophet]);
    let story = "ann discards miner miner miner, chaos strikes ann, ann fight (chaos)";
    stage.tell(ANN, THROW, &[], story);
    let again = "ann spins 4 to 4, short 4 of 25, chaos strikes ann, ann fight (chaos)";
    stage.tell(ANN, Action::Spin, &[1], again);
    let story = "ann spins 6 to 6, done by star 6 of 25, the wizard to [0,-4] (beaten), \
                 ann +5 (fight), ann draws short_way, ann draws storyteller, ann draws prophet, \
                 arrow at mine, …";
    stage.tell(ANN, Action::Spin, &[&[7], &AWAY[..]].concat(), story);
}

/// D23, R30: only the helpers' refills are caused by the fight, and they come after the refill that is
/// under way: there Chaos has no effect.
#[test]
fn d23_a_chaos_fights_helpers_refill_after_it() {
    let mut stage = Stage::new();
    stage.hand(BEN, [Card::TeamUp, Card::Merchant, Card::Merchant]);
    let [way, tale, seer] = [Card::ShortWay, Card::Storyteller, Card::Prophet];
    stage.lay_deck([Card::Chaos, way, tale, seer, Card::Chaos, Card::Fox]);
    stage.act(ANN, THROW, &[]);
    stage.tell(BEN, Action::Join, &[], "ben plays team_up, ben joins");
    let story = "ann spins 6 to 6, done by star 6 of 25, the wizard to [0,-4] (beaten), \
                 ann +5 (fight), ben +5 (fight), ann draws short_way, ann draws storyteller, \
                 ann draws prophet, chaos spares ben, ben draws fox, arrow at mine, …";
    stage.tell(ANN, Action::Spin, &[&[7], &AWAY[..]].concat(), story);
}

/// D9, R21: refills wait in a queue; nobody waits twice, and who already waits keeps the earlier
/// reason: Cleo has helped in a challenge, and then in Ben's fight, but Chaos strikes her.
#[test]
fn d09_who_waits_keeps_the_earlier_reason() {
    let mut stage = Stage::new();
    stage.lay(tile(23), hex(1, 1));
    stage.hand(BEN, [Card::TeamUp, Card::Merchant, Card::Merchant]);
    stage.hand(CLEO, [Card::TeamUp, Card::TeamUp, Card::Merchant]);
    stage.act(ANN, Action::Move(hex(1, 1)), &[]);
    stage.act(BEN, Action::Join, &[]);
    stage.act(CLEO, Action::Join, &[]);
    stage.act(ANN, Action::Spin, &[1]);
    stage.act(BEN, Action::Spin, &[1]);
    stage.lay_deck([Card::Chaos, Card::ShortWay, Card::Chaos, Card::Storyteller, Card::Prophet]);
    let story = "cleo spins 4 to 12, short 12 of 23, ann to the camp, ben to the camp, \
                 cleo to the camp, chaos strikes ben, ben fight (chaos)";
    stage.tell(CLEO, Action::Spin, &[1], story);
    stage.tell(CLEO, Action::Join, &[], "cleo plays team_up, cleo joins");
    let story = "ben spins 6 to 6, done by star 6 of 25, the wizard to [0,-4] (beaten), \
                 ben +5 (fight), cleo +5 (fight), ben draws short_way, chaos strikes cleo, \
                 cleo fight (chaos)";
    stage.tell(BEN, Action::Spin, &[7], story);
    let story = "cleo spins 6 to 6, done by star 6 of 25, the wizard to [0,-4] (beaten), \
                 cleo +5 (fight), cleo draws storyteller, cleo draws prophet, arrow at mine, …";
    stage.tell(CLEO, Action::Spin, &[&[7], &AWAY[..]].concat(), story);
}
