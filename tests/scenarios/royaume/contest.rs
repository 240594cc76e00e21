//! Challenges, step by step: R15 to R18, D11 to D14 and D18, and the cards that count in them.

use cinderpeek::games::royaume::{Action, Card, Colour, Illegal, Play};

use super::stage::{ANN, AWAY, BEN, CLEO, Stage, hex, seat, tile};

const SPIN: Action = Action::Spin;
const PASS: Action = Action::Pass;

fn card(play: Play) -> Action {
    Action::Card(play)
}

/// Ann holds these cards and has come to the tile, which lies face up in the shipyard.
fn taken(number: usize, hand: [Card; 3]) -> Stage {
    let mut stage = Stage::new();
    stage.lay(tile(number), hex(1, 1));
    stage.hand(ANN, hand);
    stage.act(ANN, Action::Move(hex(1, 1)), &[]);
    stage
}

/// R15, R17, A14, A18, the worked example: spin 2 on a green circle, spirit animal 3, three completed
/// challenges 1+1+1, Shield 3, bison 4: 2+3+1+1+1+3+4 = 15 beats a 15, which is here a 14 with the
/// Wizard (R27) and one memory tile next to it.
#[test]
fn r15_the_worked_example_beats_a_fifteen() {
    let mut stage = Stage::new();
    stage.lay(tile(17), hex(1, 1));
    for (number, at) in [(0, hex(-4, 1)), (1, hex(-3, 1)), (2, hex(-4, 2))] {
        stage.spend(ANN, tile(number), at);
    }
    stage.clear([hex(1, 2)].into_iter().collect());
    stage.remember(CLEO, hex(1, 2));
    stage.wizard(hex(2, 1));
    stage.hand(ANN, [Card::Shield, Card::Bison, Card::Miner]);
    stage.arrange(|table| table.players[ANN].animal = true);
    let story = "ann walks to [1,1], ann takes tile 17 at 15";
    stage.tell(ANN, Action::Move(hex(1, 1)), &[], story);
    stage.tell(ANN, SPIN, &[1], "ann spins 2 to 8");
    stage.tell(ANN, card(Play::Shield), &[], "ann plays shield to 11");
    stage.tell(
        ANN,
        card(Play::Bison),
        &AWAY,
        "ann plays bison to 15, done by total 15 of 15, ann completes tile 17, \
         ann +5 (challenge), ann draws short_way, ann draws storyteller, \
         arrow at mine, the wizard to [0,3] (spin), turn 1 of ben",
    );
    assert!(stage.table().players[ANN].unspent.contains(tile(17)), "R17: it is unspent");
    assert!(stage.table().free().contains(hex(1, 1)), "R17: the hex becomes free");
}

/// R15: the total has to reach the difficulty; one less is not enough.
#[test]
fn r15_a_total_that_equals_the_difficulty_is_enough() {
    let five =
        "ann spins 5 to 5, done by total 5 of 5, ann completes tile 0, ann +5 (challenge), …";
    taken(0, [Card::Miner; 3]).tell(ANN, SPIN, &[&[5], &AWAY[..]].concat(), five);
    let four = "ann spins 4 to 4, short 4 of 5, ann to the camp, arrow at mine, …";
    taken(0, [Card::Miner; 3]).tell(ANN, SPIN, &[&[3], &AWAY[..]].concat(), four);
}

/// R15, D12: a star wins whatever the sum, and nobody is asked for anything after it.
#[test]
fn r15_a_star_wins_whatever_the_sum() {
    let mut stage = taken(23, [Card::Bow, Card::Horn, Card::Miner]);
    let story = "ann spins 6 to 6, done by star 6 of 23, ann completes tile 23, ann +5 (challenge), \
                 arrow at mine, the wizard to [0,3] (spin), turn 1 of ben";
    stage.tell(ANN, SPIN, &[&[7], &AWAY[..]].concat(), story);
}

/// R16, R17, D11, D14: the owner's Team Up, who joins, spins, the joiner's cards, the owner's, the Horn,
/// the helper's cards. R17: with the own Team Up the owner gets the 5 points despite the Horn.
#[test]
fn r16_a_challenge_goes_step_by_step() {
    let mut stage = Stage::new();
    stage.lay(tile(23), hex(1, 1));
    stage.hand(ANN, [Card::TeamUp, Card::Goat, Card::Horn]);
    stage.hand(BEN, [Card::Goat, Card::Merchant, Card::Merchant]);
    stage.hand(CLEO, [Card::Bison, Card::Bow, Card::Shaman]);
    let [way, tale, seer] = [Card::ShortWay, Card::Storyteller, Card::Prophet];
    stage.lay_deck([way, tale, seer, Card::Magician, way, tale]);
    stage.act(ANN, Action::Move(hex(1, 1)), &[]);
    stage.refuses(ANN, SPIN, Illegal::NotAsked, "R16");
    stage.tell(ANN, card(Play::TeamUp), &[], "ann plays team_up");
    stage.refuses(BEN, SPIN, Illegal::NotAsked, "R16");
    stage.tell(BEN, Action::Join, &[], "ben joins, ben comes to [1,1]");
    stage.tell(CLEO, PASS, &[], "");
    stage.tell(ANN, SPIN, &[1], "ann spins 4 to 4");
    stage.tell(BEN, SPIN, &[1], "ben spins 4 to 8");
    stage.tell(BEN, card(Play::Goat), &[], "ben plays goat to 10");
    stage.refuses(ANN, card(Play::Horn { seat: seat(CLEO) }), Illegal::NotNow(Card::Horn), "R16");
    stage.tell(ANN, card(Play::Goat), &[], "ann plays goat to 12");
    let horn = "ann plays horn, cleo joins, cleo comes to [1,1]";
    stage.tell(ANN, card(Play::Horn { seat: seat(CLEO) }), &[], horn);
    stage.refuses(CLEO, PASS, Illegal::NotAsked, "R16");
    stage.tell(CLEO, SPIN, &[1], "cleo spins 4 to 16");
    stage.tell(CLEO, card(Play::Bison), &[], "cleo plays bison to 20");
    stage.tell(
        CLEO,
        card(Play::Bow),
        &AWAY,
        "cleo plays bow to 25, done by total 25 of 23, ann completes tile 23, ann +5 (challenge), \
         ben +5 (challenge), cleo +5 (challenge), ben draws short_way, cleo draws storyteller, \
         cleo draws prophet, ann draws magician, ann draws short_way, ann draws storyteller, \
         arrow at mine, the wizard to [0,3] (spin), turn 1 of ben",
    );
}

/// R17, A15, D14: with a Horn the owner gets no points, only the tile; a General can be played instead
/// of the spin.
#[test]
fn r17_a_horn_costs_the_owner_the_points() {
    let mut stage = taken(23, [Card::Horn, Card::Miner, Card::Miner]);
    stage.hand(BEN, [Card::General, Card::Merchant, Card::Merchant]);
    stage.tell(ANN, SPIN, &[1], "ann spins 4 to 4");
    stage.act(ANN, card(Play::Horn { seat: seat(BEN) }), &[]);
    let story = "ben plays general, done by general 4 of 23, ann completes tile 23, \
                 ben +5 (challenge), ben draws short_way, ann draws storyteller, …";
    stage.tell(BEN, card(Play::General), &AWAY, story);
}

/// R18: a failure costs 2 points on a green tile and 5 on a grey-blue one, but never more than there
/// are; the hero goes to the camp and the tile stays, face up.
#[test]
fn r18_a_failure_costs_by_the_colour_of_the_back() {
    for (number, points, loss) in [(3, 9, "-2"), (15, 9, "-5"), (15, 4, "-4")] {
        let mut stage = taken(number, [Card::Miner; 3]);
        stage.arrange(|table| table.players[ANN].score = points);
        let told = stage.act(ANN, SPIN, &[&[2], &AWAY[..]].concat());
        let told = super::words::tell(&told);
        let lost = format!("ann {loss} (challenge), ann to the camp, arrow at mine");
        assert!(told.contains(&lost), "{told}");
        assert_eq!(stage.table().up.get(hex(1, 1)), Some(tile(number)));
    }
}

/// R18, D11: with a Team Up in it nobody loses points, and the owner may play it just for that.
#[test]
fn r18_with_a_team_up_nobody_loses_points() {
    let mut stage = taken(15, [Card::TeamUp, Card::Invisibility, Card::Miner]);
    stage.arrange(|table| table.players[ANN].score = 9);
    stage.act(ANN, card(Play::TeamUp), &[]);
    stage.act(BEN, PASS, &[]);
    stage.act(CLEO, PASS, &[]);
    // D18: so nobody is asked for an Invisibility either.
    let story =
        "ann spins 1 to 1, short 1 of 20, ann to the camp, ann draws short_way, arrow at mine, …";
    stage.tell(ANN, SPIN, &[&[2], &AWAY[..]].concat(), story);
    assert_eq!(stage.points(), [9, 0, 0]);
}

/// R18, A4, D18: after a failure everybody in it with points to lose may be invisible, the owner first;
/// who has none to lose is not asked.
#[test]
fn a04_invisibility_saves_the_points() {
    let mut stage = taken(23, [Card::Horn, Card::Invisibility, Card::Miner]);
    stage.hand(BEN, [Card::Invisibility, Card::Merchant, Card::Merchant]);
    stage.arrange(|table| (table.players[ANN].score, table.players[BEN].score) = (9, 9));
    stage.refuses(ANN, card(Play::Invisibility), Illegal::NotNow(Card::Invisibility), "R16");
    stage.act(ANN, SPIN, &[1]);
    stage.act(ANN, card(Play::Horn { seat: seat(BEN) }), &[]);
    stage.tell(BEN, SPIN, &[1], "ben spins 4 to 8, short 8 of 23");
    stage.tell(ANN, card(Play::Invisibility), &[], "ann plays invisibility");
    let story = "ann to the camp, ben -5 (challenge), ben to the camp, ann draws short_way, …";
    stage.tell(BEN, PASS, &AWAY, story);
    let mut stage = taken(23, [Card::Invisibility, Card::Miner, Card::Miner]);
    let poor = "ann spins 4 to 4, short 4 of 23, ann to the camp, arrow at mine, …";
    stage.tell(ANN, SPIN, &[&[1], &AWAY[..]].concat(), poor);
}

/// A2, A17, A19, D13: with Luck another number of the segment counts, and Sword, Shield and Bow follow
/// its colour.
#[test]
fn a02_luck_changes_the_colour() {
    let mut stage = taken(8, [Card::Luck, Card::Sword, Card::Bow]);
    stage.tell(ANN, SPIN, &[1], "ann spins 4 to 4");
    stage.refuses(ANN, card(Play::Sword), Illegal::NoEffect(Card::Sword), "A17");
    let same = card(Play::Luck { colour: Colour::Violet });
    stage.refuses(ANN, same, Illegal::NoEffect(Card::Luck), "A2");
    let yellow = card(Play::Luck { colour: Colour::Yellow });
    stage.tell(ANN, yellow, &[], "ann plays luck to 6");
    stage.refuses(ANN, card(Play::Bow), Illegal::NoEffect(Card::Bow), "A19");
    stage.tell(ANN, card(Play::Sword), &AWAY, "ann plays sword to 9, done by total 9 of 8, …");
}

/// A2, A17, D13: no Luck after one's own Sword.
#[test]
fn d13_luck_does_not_follow_a_sword() {
    let mut stage = taken(13, [Card::Luck, Card::Sword, Card::Miner]);
    stage.tell(ANN, SPIN, &[1], "ann spins 6 to 6");
    let story = "ann plays sword to 9, short 9 of 15, ann to the camp, …";
    stage.tell(ANN, card(Play::Sword), &AWAY, story);
}

/// A13, A14, A17, A18, A19: what each card adds, with a number of its colour.
#[test]
fn a13_power_and_arms_add_what_they_say() {
    for (number, play, told) in [
        (15, Play::Goat, "ann plays goat to 8"),
        (15, Play::Bison, "ann plays bison to 10"),
        (15, Play::Sword, "ann plays sword to 9"),
        (19, Play::Shield, "ann plays shield to 5"),
        (23, Play::Bow, "ann plays bow to 9"),
    ] {
        let mut stage = taken(number, [play.card(), Card::Horn, Card::Miner]);
        stage.act(ANN, SPIN, &[1]);
        stage.tell(ANN, card(play), &[], told);
    }
}

/// R16, D13, D14: the Horn comes after the cards; after the helper the owner may add cards once more.
#[test]
fn d14_after_the_horn_the_owner_adds_once_more() {
    let mut stage = taken(11, [Card::Horn, Card::Bow, Card::Miner]);
    stage.tell(ANN, SPIN, &[1], "ann spins 4 to 4");
    stage.tell(ANN, PASS, &[], "");
    stage.act(ANN, card(Play::Horn { seat: seat(CLEO) }), &[]);
    stage.tell(CLEO, SPIN, &[3], "cleo spins 5 to 9");
    let story = "ann plays bow to 14, done by total 14 of 14, ann completes tile 11, cleo +5 …";
    stage.tell(ANN, card(Play::Bow), &AWAY, story);
}

/// D12: as soon as the total is reached nobody spins any more; who has not spun does not count.
#[test]
fn d12_a_contest_ends_as_soon_as_it_is_won() {
    let mut stage = taken(0, [Card::TeamUp, Card::Miner, Card::Miner]);
    stage.act(ANN, card(Play::TeamUp), &[]);
    stage.act(BEN, Action::Join, &[]);
    stage.act(CLEO, PASS, &[]);
    let story = "ann spins 6 to 6, done by total 6 of 5, ann completes tile 0, ann +5 (challenge), \
                 ben +5 (challenge), …";
    stage.tell(ANN, SPIN, &[&[1], &AWAY[..]].concat(), story);
}

/// A15, D12: a General wins at once, also instead of the spin.
#[test]
fn a15_a_general_wins_at_once() {
    let mut stage = taken(15, [Card::General, Card::Miner, Card::Miner]);
    let story = "ann plays general, done by general 0 of 20, ann completes tile 15, ann +5 …";
    stage.tell(ANN, card(Play::General), &AWAY, story);
}
