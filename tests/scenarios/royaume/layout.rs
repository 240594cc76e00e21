//! The layout, and who knows what of it: R5 and R6, D2.

use cinderpeek::game::{Chance, Game, Seat, Viewer};
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::{Card, Hex, Options, Realm, Special, State, Suit};

use super::stage::seat;

fn dealt(options: &Options, seats: u8, luck: u64) -> State {
    Royaume::deal(options, seats, &mut Chance::from_number(luck, 0)).expect("a deal")
}

/// R6: a challenge lies face down on each city hex, all heroes stand in the camp, the Wizard on his
/// tower; everyone has a character of their own and three open cards. R5: 25 memory tiles are in
/// the Mine.
#[test]
fn r06_the_table_before_the_first_turn() {
    for seats in 2..=6 {
        let state = dealt(&Options::default(), seats, seats.into());
        let (table, realm) = (state.tabletop(), Realm::usual());
        assert_eq!((table.down, table.up.places().len()), (realm.cities(), 0));
        assert_eq!((table.grey.len(), table.mine, table.snow), (12, 25, None));
        assert_eq!(table.wizard, Some(realm.place(Special::Tower)));
        let camp = realm.place(Special::Camp);
        assert!(table.players.iter().all(|player| player.hero == camp && player.hand.is_full()));
        let mut faces: Vec<u8> =
            table.players.iter().map(|player| player.character.into()).collect();
        faces.sort_unstable();
        faces.dedup();
        assert_eq!(faces.len(), usize::from(seats));
    }
}

/// R6: with even start there are 3 points for every seat that one sits after the start player; without
/// it nobody has any.
#[test]
fn r06_even_start_helps_those_who_come_later() {
    let options = Options { first: Some(seat(2)), ..Options::default() };
    let points = |options: &Options| -> Vec<u16> {
        let state = dealt(options, 4, 1);
        state.tabletop().players.iter().map(|player| player.score).collect()
    };
    assert_eq!(points(&options), [6, 9, 0, 3]);
    assert_eq!(points(&Options { even_start: false, ..options }), [0; 4]);
}

/// R6: chance names the start player: everybody can be it.
#[test]
fn r06_chance_names_the_start_player() {
    let first = |luck| dealt(&Options::default(), 3, luck).tabletop().turn;
    for wanted in Seat::all(3) {
        assert!((0..100).any(|luck| first(luck) == wanted));
    }
}

/// R6, D2: nobody is dealt a C card; all ten are in the deck, which is shuffled again.
#[test]
fn d02_c_cards_go_back_into_the_deck() {
    let bad = |card: &Card| card.suit() == Suit::C;
    let first = |luck: u64| {
        let state = dealt(&Options::default(), 6, luck);
        let hands = state.tabletop().players.iter().flat_map(|player| player.hand);
        assert_eq!(hands.filter(bad).count(), 0);
        assert_eq!(state.deck().filter(bad).count(), 10);
        state.deck().position(|card| bad(&card))
    };
    let places: Vec<_> = (0..20).map(first).collect();
    assert!(places.iter().any(|place| *place != places[0]), "not always at the same place");
}

/// R4, R5, R6, who knows what: nobody, not even a player, sees a face-down front, the deck or the
/// stack; the backs, hands and scores are everybody's. What one sees fits many worlds.
#[test]
fn r06_what_lies_face_down_is_nobodys_to_know() {
    let state = dealt(&Options::default(), 3, 1);
    let seen = Royaume::view(&state, Viewer::Spectator);
    for player in Seat::all(3) {
        assert_eq!(Royaume::view(&state, Viewer::Seat(player)).tabletop, seen.tabletop);
    }
    let hex = Hex::at(1, 1).expect("a hex of the shipyard");
    let worlds: Vec<State> =
        (0..20).map(|luck| Royaume::imagine(&seen, &mut Chance::from_number(luck, 0))).collect();
    assert!(worlds.iter().all(|world| world.tabletop() == state.tabletop()));
    assert!(worlds.iter().any(|world| world.challenge(hex) != state.challenge(hex)));
    assert!(worlds.iter().any(|world| world.deck().next() != state.deck().next()));
    assert!(worlds.iter().any(|world| world.memories().next() != state.memories().next()));
}
