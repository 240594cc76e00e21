//! The Wizard's way and what he blocks: R14 and R25 to R28, D19.

use cinderpeek::game::SeatSet;
use cinderpeek::game::chance::Lot;
use cinderpeek::games::royaume::{Action, Card, HexSet, Illegal, Play, Snow};

use super::stage::{ANN, BEN, CLEO, Stage, city, hex, seat, tile, tiles};

/// Ann has stopped where she stands, and may end her turn.
fn stopped(mut stage: Stage) -> Stage {
    let here = stage.table().players[ANN].hero;
    stage.act(ANN, Action::Move(here), &[]);
    stage
}

/// Where the Wizard can go if the arrow stops on that segment after Ann's turn.
fn sites(stage: &Stage, segment: u16) -> HexSet {
    let can = |hex: &cinderpeek::games::royaume::Hex| {
        stage.could(ANN, Action::End, &[segment, hex.lot()])
    };
    HexSet::ALL.iter().filter(can).collect()
}

/// R14, R30: after the turn one draws up to three cards, the arrow sends the Wizard, and it is the next
/// one's turn. A star there means nothing.
#[test]
fn r14_after_a_turn_cards_arrow_and_the_next_player() {
    let mut stage = Stage::new();
    stage.hand(ANN, [Card::Fox, Card::Miner, Card::Miner]);
    stage.act(ANN, Action::Card(Play::Fox), &[]);
    stage.act(ANN, Action::Move(hex(0, 0)), &[]);
    let star = [7, hex(-4, 1).lot()];
    let story =
        "ann draws short_way, arrow at monastery, the wizard to [-4,1] (spin), turn 1 of ben";
    stage.tell(ANN, Action::End, &star, story);
    stage.refuses(ANN, Action::Move(hex(0, 0)), Illegal::NotYours(seat(BEN)), "R14");
}

/// R25, D19: he goes onto a challenge of the named city: a face-up one first, otherwise any of them by
/// chance; then to any free hex, the one where he stands among them.
#[test]
fn r25_he_looks_for_challenges_first() {
    assert_eq!(sites(&stopped(Stage::new()), 0), city("harbour"));
    let mut stage = Stage::new();
    stage.lay(tile(0), hex(-1, -1));
    assert_eq!(sites(&stopped(stage), 0), HexSet::only(hex(-1, -1)));
    let mut stage = Stage::new();
    stage.clear(HexSet::only(hex(-1, -1)));
    assert_eq!(sites(&stopped(stage), 0), city("harbour") - HexSet::only(hex(-1, -1)));
    let mut stage = Stage::new();
    stage.clear(city("harbour"));
    stage.remember(CLEO, hex(-1, -1));
    stage.wizard(hex(-2, -2));
    assert_eq!(sites(&stopped(stage), 0), city("harbour") - HexSet::only(hex(-1, -1)));
}

/// R23, D19: he may stay on the hex where he is, and then he attacks all the same.
#[test]
fn d19_he_may_pick_the_hex_where_he_stands() {
    let mut stage = Stage::new();
    stage.clear(city("garden"));
    stage.wizard(hex(0, -2));
    stage.stand(BEN, hex(1, -2));
    let story = "arrow at garden, the wizard to [0,-2] (spin), ben fight (spin)";
    stopped(stage).tell(ANN, Action::End, &[8, hex(0, -2).lot()], story);
}

/// A city that is full of memory tiles, but for Ben on one of them.
fn full_garden() -> Stage {
    let mut stage = Stage::new();
    stage.clear(city("garden"));
    city("garden").iter().for_each(|hex| stage.remember(CLEO, hex));
    stage.stand(BEN, hex(0, -2));
    stage
}

/// R25: never onto a memory tile. Without a hex for him he stays and attacks nobody; on the Mine he
/// goes home instead.
#[test]
fn r25_without_a_hex_he_stays_or_goes_home() {
    let mut stage = full_garden();
    stage.wizard(hex(1, 1));
    let story = "arrow at garden, the wizard to [1,1] (stays), turn 1 of ben";
    stopped(stage).tell(ANN, Action::End, &[8], story);
    let mut stage = full_garden();
    stage.wizard(hex(0, 3));
    let story = "arrow at garden, the wizard to [0,-4] (home), turn 1 of ben";
    stopped(stage).tell(ANN, Action::End, &[8], story);
}

/// R25, D19: snow keeps him away, also from the Mine. R23: who is snowed in is left alone.
#[test]
fn d19_snow_keeps_him_away() {
    let snowed = |at| {
        let mut stage = Stage::new();
        stage.clear(city("garden"));
        stage.stand(BEN, at);
        let trapped = SeatSet::only(seat(BEN));
        stage.arrange(|table| table.snow = Some(Snow { hex: at, trapped, owing: trapped }));
        stopped(stage)
    };
    let mut stage = snowed(hex(0, 3));
    let story = "arrow at mine, the wizard to [0,-4] (stays), turn 1 of ben, ben misses it, …";
    stage.tell(ANN, Action::End, &[4], story);
    let mut stage = snowed(hex(0, -2));
    let story = "arrow at garden, the wizard to [1,-2] (spin), turn 1 of ben, ben misses it, …";
    stage.tell(ANN, Action::End, &[8, hex(1, -2).lot()], story);
}

/// R11, R26, A5, A10: while he is on the Mine nobody gets memory tiles, by foot or by card.
#[test]
fn r26_on_the_mine_he_blocks_it() {
    let mut stage = Stage::new();
    stage.win(ANN, tile(0), hex(1, 1));
    stage.arrange(|table| table.players[ANN].score = 9);
    stage.hand(ANN, [Card::Merchant, Card::Miner, Card::Miner]);
    stage.hand(BEN, [Card::Merchant, Card::Shaman, Card::Fox]);
    stage.wizard(hex(0, 3));
    let merchant = Action::Card(Play::Merchant);
    stage.refuses(ANN, merchant, Illegal::WizardOnMine, "R26");
    let miner = Action::Card(Play::Miner { tiles: tiles(&[0]) });
    stage.refuses(ANN, miner, Illegal::WizardOnMine, "R26");
    // Once he has left, both can be played.
    stage.wizard(hex(0, -4));
    assert!(stage.could(ANN, merchant, &[]) && stage.could(ANN, miner, &[]));
}

/// R27: next to a challenge he adds 2 to its difficulty. R15: every memory tile next to it takes 1 off.
#[test]
fn r27_next_to_a_challenge_he_makes_it_harder() {
    let mut stage = Stage::new();
    stage.lay(tile(0), hex(1, 1));
    stage.clear([hex(2, 1), hex(1, 2)].into_iter().collect());
    stage.remember(CLEO, hex(2, 1));
    stage.remember(CLEO, hex(1, 2));
    let onto = Action::Move(hex(1, 1));
    let mut near = Stage::new();
    near.lay(tile(0), hex(1, 1));
    near.wizard(hex(2, 1));
    stage.tell(ANN, onto, &[], "ann walks to [1,1], ann takes tile 0 at 3");
    near.tell(ANN, onto, &[], "ann walks to [1,1], ann takes tile 0 at 7");
}

/// R28, A3: a challenge on which he stands cannot be taken, not even by the Prophet.
#[test]
fn r28_a_challenge_under_him_cannot_be_taken() {
    let mut stage = Stage::new();
    stage.hand(ANN, [Card::Prophet, Card::Miner, Card::Miner]);
    stage.wizard(hex(4, -4));
    let afar = |hex| Action::Card(Play::Prophet { hex });
    stage.refuses(ANN, afar(hex(4, -4)), Illegal::NoEffect(Card::Prophet), "A3");
    assert!(stage.could(ANN, afar(hex(4, -3)), &[]));
    // Beaten or gone, he is no obstacle any more.
    stage.wizard(hex(0, -4));
    assert!(stage.could(ANN, afar(hex(4, -4)), &[]));
}
