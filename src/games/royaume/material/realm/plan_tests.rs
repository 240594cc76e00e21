//! Data files with faults in them: each is found, and its rule is named.

use super::*;

const CITIES: &str = include_str!("../../../../../assets/royaume/cities.json");
const BOARD: &str = include_str!("../../../../../assets/royaume/board.json");
const SPINNER: &str = include_str!("../../../../../assets/royaume/spinner.json");
const CHALLENGES: &str = include_str!("../../../../../assets/royaume/challenges.json");

/// What is said of the kingdom of these files.
fn said(cities: &str, board: &str, spinner: &str, challenges: &str) -> String {
    match Plan::read(cities, board, spinner, challenges).and_then(|plan| plan.realm()) {
        Ok(_) => "all is well".to_owned(),
        Err(fault) => fault.to_string(),
    }
}

fn of_board(from: &str, to: &str) -> String {
    assert!(BOARD.contains(from), "the board has no {from}");
    said(CITIES, &BOARD.replacen(from, to, 1), SPINNER, CHALLENGES)
}

fn of_spinner(from: &str, to: &str) -> String {
    assert!(SPINNER.contains(from), "the spinner has no {from}");
    said(CITIES, BOARD, &SPINNER.replacen(from, to, 1), CHALLENGES)
}

#[test]
fn our_own_kingdom_keeps_r2_to_r5() {
    assert_eq!(said(CITIES, BOARD, SPINNER, CHALLENGES), "all is well");
    let realm = Realm::usual();
    assert_eq!(Plan::of(realm).realm().as_ref(), Ok(realm), "it is written and read alike");
    assert_eq!(realm.stack().len(), Memory::STACK);
}

#[test]
fn a_hole_is_a_fault_of_r2() {
    assert_eq!(of_board("tower    land", "tower    "), "R2: row 0 has 4 hexes instead of 5");
    let mut plan = Plan::of(Realm::usual());
    plan.board.remove(17);
    assert_eq!(plan.realm().unwrap_err().to_string(), "R2: the board has a hole at [4,-2]");
    let mut plan = Plan::of(Realm::usual());
    plan.board[3].hex = plan.board[2].hex;
    assert_eq!(plan.realm().unwrap_err().to_string(), "R2: [2,-4] is on the board twice");
}

#[test]
fn special_hexes_are_there_once() {
    assert_eq!(of_board("temple", "land"), "R2: 0 hexes are the temple");
    assert_eq!(of_board("corridor land", "corridor camp"), "R2: 2 hexes are the camp");
}

#[test]
fn a_city_too_far_from_the_camp_is_a_fault_of_r2() {
    let mut plan = Plan::of(Realm::usual());
    // The camp moves to the south-western corner, and the mill is far away in the north-east.
    for place in &mut plan.board {
        match place.hex.axial() {
            (0, 0) => place.kind = "land".to_owned(),
            (-4, 0) => place.kind = "camp".to_owned(),
            _ => {}
        }
    }
    let said = plan.realm().unwrap_err().to_string();
    assert_eq!(said, "R2: shipyard is more than 5 steps from the camp");
}

/// What is said of our kingdom when these hexes are of another kind.
fn with(changes: &[((i8, i8), &str)]) -> String {
    let mut plan = Plan::of(Realm::usual());
    for place in &mut plan.board {
        for (_, kind) in changes.iter().filter(|(hex, _)| *hex == place.hex.axial()) {
            place.kind = (*kind).to_owned();
        }
    }
    plan.realm().map_or_else(|fault| fault.to_string(), |_| "all is well".to_owned())
}

#[test]
fn cities_are_whole_and_touch_land() {
    assert_eq!(with(&[((4, -4), "land"), ((1, -4), "mill")]), "R2: mill is in pieces");
    let smaller = with(&[((4, -4), "land")]);
    assert!(smaller.starts_with("R2: the cities have [2, 2, 2, 3, 3, 3, 4, 4]"), "{smaller}");
    let tower = with(&[((0, -4), "land"), ((-3, -1), "tower")]);
    assert!(tower.starts_with("R2: the tower touches the city hex"), "{tower}");
}

#[test]
fn memories_are_as_many_as_hexes() {
    let cities = CITIES.replacen("\"memories\": 4", "\"memories\": 5", 1);
    let said = said(&cities, BOARD, SPINNER, CHALLENGES);
    assert_eq!(said, "R5: harbour has 4 hexes and 5 memories");
}

#[test]
fn the_spinner_keeps_r3() {
    assert_eq!(of_spinner("\"yellow\": 3", "\"yellow\": 7"), "R3: segment 0 has a yellow 7");
    assert_eq!(of_spinner("\"violet\": 6", "\"violet\": 3"), "R3: segment 0 has a violet 3");
    assert_eq!(
        of_spinner("\"star\": true", "\"star\": false"),
        "R3: one segment has to show the star"
    );
    assert_eq!(of_spinner("\"mill\"", "\"mine\""), "R3: the Mine has to be named once");
    assert_eq!(of_spinner("\"mill\"", "\"harbour\""), "R3: no segment names mill");
    assert_eq!(of_spinner("\"mill\"", "\"camp\""), "R3: the arrow cannot name \"camp\"");
}

#[test]
fn the_challenges_keep_r4() {
    let fewer = CHALLENGES.replacen("\"colour\": \"yellow\"", "\"colour\": \"violet\"", 1);
    let told = said(CITIES, BOARD, SPINNER, &fewer);
    assert_eq!(told, "R4: 3 yellow circles have a Green back, not four");
    let none = said(CITIES, BOARD, SPINNER, "[]");
    assert_eq!(none, "R4: 0 challenges instead of 24");
}
