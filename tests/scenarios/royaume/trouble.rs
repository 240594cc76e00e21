//! Snowstorm, Chaos and Turncoat: C24 to C26, D10, D20 to D22 and D27.

use cinderpeek::game::SeatSet;
use cinderpeek::games::royaume::{Action, Card, HexSet, Illegal, Play, Price, Snow};

use super::stage::{ANN, AWAY, BEN, CLEO, Stage, city, hex, seat, tile};

const THROW: Action = Action::Throw(Price::Turn);
const THROWN: &str = "ann discards miner miner miner";
const DREW: &str = "ann draws short_way, ann draws storyteller, ann draws prophet";

/// The next card is this one, and harmless ones follow.
fn draws(stage: &mut Stage, card: Card) {
    stage.lay_deck([card, Card::ShortWay, Card::Storyteller, Card::Prophet]);
}

/// C24, R30: heroes on the hex miss their next turn, without refill and arrow; nobody enters it; when
/// all have missed their turn it goes back.
#[test]
fn c24_the_snowstorm_costs_a_turn() {
    let mut stage = Stage::new();
    stage.stand(BEN, hex(1, 0));
    draws(&mut stage, Card::Snowstorm);
    let story = format!("{THROWN}, snowstorm strikes ann, snow on [0,0] over ann cleo, {DREW}, …");
    stage.tell(ANN, THROW, &AWAY, &story);
    stage.refuses(BEN, Action::Move(hex(0, 0)), Illegal::Snow, "C24");
    stage.act(BEN, Action::Move(hex(1, 0)), &[]);
    let story = "arrow at mine, the wizard to [0,3] (spin), turn 1 of cleo, cleo misses it, \
                 turn 2 of ann, ann misses it, the snow goes, turn 2 of ben";
    stage.tell(BEN, Action::End, &AWAY, story);
}

/// C24, D22: not on a memory tile, and only one lies at a time.
#[test]
fn c24_no_snow_on_a_memory_tile() {
    let mut stage = Stage::new();
    stage.clear(HexSet::only(hex(1, 1)));
    stage.remember(CLEO, hex(1, 1));
    stage.stand(ANN, hex(1, 1));
    draws(&mut stage, Card::Snowstorm);
    stage.tell(ANN, THROW, &AWAY, &format!("{THROWN}, snowstorm spares ann, {DREW}, …"));
    let mut stage = Stage::new();
    stage.stand(CLEO, hex(4, 0));
    snow(&mut stage, hex(4, 0), CLEO);
    draws(&mut stage, Card::Snowstorm);
    stage.tell(ANN, THROW, &AWAY, &format!("{THROWN}, snowstorm spares ann, {DREW}, …"));
}

/// The snowstorm has come over that player.
fn snow(stage: &mut Stage, hex: cinderpeek::games::royaume::Hex, player: usize) {
    let trapped = SeatSet::only(seat(player));
    stage.arrange(|table| table.snow = Some(Snow { hex, trapped, owing: trapped }));
}

/// D10, R29: snow that comes after a paid throw takes this very turn, without refill and arrow.
#[test]
fn d10_snow_after_a_paid_throw_takes_this_turn() {
    let mut stage = Stage::new();
    stage.stand(BEN, hex(1, 0));
    stage.stand(CLEO, hex(1, 0));
    stage.arrange(|table| table.players[ANN].score = 5);
    draws(&mut stage, Card::Snowstorm);
    let story = format!(
        "ann -5 (throw), {THROWN}, snowstorm strikes ann, snow on [0,0] over ann, {DREW}, \
         ann misses it, the snow goes, turn 1 of ben"
    );
    stage.tell(ANN, Action::Throw(Price::Paid), &[], &story);
}

/// D20, C24: heroes who are sent to a camp under snow are not trapped: they walk out and help.
#[test]
fn d20_who_is_sent_into_the_snow_is_not_trapped() {
    let mut stage = Stage::new();
    stage.lay(tile(23), hex(1, 1));
    stage.stand(ANN, hex(1, 0));
    stage.stand(BEN, hex(1, 0));
    stage.hand(BEN, [Card::Horn, Card::Merchant, Card::Merchant]);
    snow(&mut stage, hex(0, 0), CLEO);
    stage.act(ANN, Action::Move(hex(1, 1)), &[]);
    let story = "ann spins 4 to 4, short 4 of 23, ann to the camp, arrow at mine, …";
    stage.tell(ANN, Action::Spin, &[&[1], &AWAY[..]].concat(), story);
    stage.act(BEN, Action::Move(hex(1, 1)), &[]);
    stage.act(BEN, Action::Spin, &[1]);
    let horn = |player| Action::Card(Play::Horn { seat: seat(player) });
    stage.refuses(BEN, horn(CLEO), Illegal::NoEffect(Card::Horn), "B20");
    stage.tell(BEN, horn(ANN), &[], "ben plays horn, ann joins, ann comes to [1,1]");
    let mut stage = Stage::new();
    snow(&mut stage, hex(0, 0), CLEO);
    stage.tell(ANN, Action::Move(hex(1, 0)), &[], "ann walks to [1,0]");
}

/// D27: who was there when it came is snowed in until it goes back, also after the own missed turn.
#[test]
fn d27_snowed_in_until_the_snow_goes() {
    let mut stage = Stage::new();
    stage.lay(tile(23), hex(1, 1));
    stage.stand(CLEO, hex(1, 0));
    stage.hand(CLEO, [Card::Horn, Card::Merchant, Card::Shaman]);
    draws(&mut stage, Card::Snowstorm);
    stage.act(ANN, THROW, &AWAY);
    assert_eq!(stage.asked(), Some(CLEO), "Ben has missed his turn");
    stage.act(CLEO, Action::Move(hex(1, 1)), &[]);
    // Nobody can be called, so the Horn is not asked for.
    let story = "cleo spins 4 to 4, short 4 of 23, cleo to the camp, arrow at mine, \
                 the wizard to [0,3] (spin), turn 2 of ann, ann misses it, the snow goes, \
                 turn 2 of ben";
    stage.tell(CLEO, Action::Spin, &[&[1], &AWAY[..]].concat(), story);
}

/// C25, D21: with Chaos the Wizard fights the one who drew it, alone. He comes to their hex only if he
/// may stand there; other heroes around do not fight.
#[test]
fn c25_chaos_brings_the_wizard() {
    let mut stage = Stage::new();
    draws(&mut stage, Card::Chaos);
    let story = format!("{THROWN}, chaos strikes ann, ann fight (chaos)");
    stage.tell(ANN, THROW, &[], &story);
    let came = |memory: bool| {
        let mut stage = Stage::new();
        stage.clear(HexSet::only(hex(1, 1)));
        if memory {
            stage.remember(CLEO, hex(1, 1));
        }
        stage.stand(ANN, hex(1, 1));
        stage.stand(BEN, hex(1, 1));
        draws(&mut stage, Card::Chaos);
        stage
    };
    came(true).tell(ANN, THROW, &[], &story);
    let mut stage = came(false);
    let story =
        format!("{THROWN}, chaos strikes ann, the wizard to [1,1] (chaos), ann fight (chaos)");
    stage.tell(ANN, THROW, &[], &story);
    // Unless beaten he stays there.
    let story =
        format!("ann spins 4 to 4, short 4 of 25, ann to the camp, {DREW}, arrow at mill, …");
    let mut other = came(false);
    other.act(ANN, THROW, &[]);
    other.tell(ANN, Action::Spin, &[1, 1, 4], &story);
    stage.act(ANN, Action::Spin, &[&[7], &AWAY[..]].concat());
    assert_eq!(stage.points(), [5, 0, 0]);
}

/// C25, D21, D22: a hero who is snowed in is not attacked.
#[test]
fn d21_chaos_spares_the_snowed_in() {
    let mut stage = Stage::new();
    stage.stand(BEN, hex(1, 0));
    stage.stand(CLEO, hex(1, 0));
    let [snow, chaos] = [Card::Snowstorm, Card::Chaos];
    stage.lay_deck([snow, chaos, Card::ShortWay, Card::Storyteller, Card::Prophet]);
    let story = format!(
        "{THROWN}, snowstorm strikes ann, snow on [0,0] over ann, chaos spares ann, {DREW}, …"
    );
    stage.tell(ANN, THROW, &AWAY, &story);
}

/// C26, D8: an unspent challenge of one's choice goes back, face up, on a free city hex without a hero;
/// nothing else is done before.
#[test]
fn c26_the_turncoat_gives_a_challenge_back() {
    let mut stage = Stage::new();
    stage.win(ANN, tile(0), hex(1, 1));
    stage.spend(ANN, tile(1), hex(-4, 1));
    stage.clear(city("garden"));
    stage.stand(BEN, hex(0, -2));
    draws(&mut stage, Card::Turncoat);
    stage.tell(ANN, THROW, &[], &format!("{THROWN}, turncoat strikes ann"));
    stage.refuses(ANN, Action::End, Illegal::MustReturn, "C26");
    let back = |number, hex| Action::Turncoat(tile(number), hex);
    stage.refuses(ANN, back(1, hex(1, -2)), Illegal::BadReturn, "C26");
    stage.refuses(ANN, back(0, hex(0, -2)), Illegal::BadReturn, "C26");
    stage.refuses(ANN, back(0, hex(2, 1)), Illegal::BadReturn, "C26");
    let story = format!("ann returns tile 0 to [1,-2], {DREW}, arrow at mine, …");
    stage.tell(ANN, back(0, hex(1, -2)), &AWAY, &story);
    assert_eq!(stage.table().up.get(hex(1, -2)), Some(tile(0)));
}

/// C26, D22: without an unspent challenge, or without a hex for it, it has no effect.
#[test]
fn c26_no_turncoat_without_a_hex() {
    let mut stage = Stage::new();
    stage.clear(city("garden"));
    draws(&mut stage, Card::Turncoat);
    stage.tell(ANN, THROW, &AWAY, &format!("{THROWN}, turncoat spares ann, {DREW}, …"));
    let mut stage = Stage::new();
    stage.win(ANN, tile(0), hex(1, 1));
    stage.stand(BEN, hex(1, 1));
    draws(&mut stage, Card::Turncoat);
    stage.tell(ANN, THROW, &AWAY, &format!("{THROWN}, turncoat spares ann, {DREW}, …"));
}
