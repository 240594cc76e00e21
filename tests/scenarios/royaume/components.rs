//! What there is: R1 to R5 and D1.

use cinderpeek::games::royaume::{
    Back, Card, City, Colour, Hex, HexSet, Kind, Memory, Realm, Sector, Special, Suit, Tile,
    WizardTarget,
};

/// R1: 24 challenges, 24 city memories and a palace; 56 cards: the 28 of the list, twice.
#[test]
fn r01_tiles_and_cards_are_all_there() {
    assert_eq!((Tile::COUNT, Memory::STACK, Card::DECK), (24, 25, 56));
    let of = |suit| {
        let cards = Card::ALL.into_iter().filter(|card| card.suit() == suit);
        cards.map(|card| usize::from(card.copies())).sum::<usize>()
    };
    // A1 to A19, B20 to B23 and C24 to C28.
    assert_eq!([Suit::A, Suit::B, Suit::C].map(of), [2 * 19, 2 * 4, 2 * 5]);
    let special: Vec<&str> = Special::ALL.iter().map(|special| special.name()).collect();
    assert_eq!(special, ["camp", "temple", "corridor", "mine", "tower"]);
}

/// Which hexes can be walked to from the camp in so many steps without crossing a city.
fn walked(steps: usize) -> HexSet {
    let realm = Realm::usual();
    let tower = HexSet::only(realm.place(Special::Tower));
    let mut reached = HexSet::only(realm.place(Special::Camp));
    for _ in 0..steps {
        reached = reached | ((Hex::around(reached - realm.cities())) - tower);
    }
    reached
}

/// R2: 61 hexes, eight cities of 4, 4, 3, 3, 3, 3, 2 and 2 connected hexes, each of which touches land
/// outside its city; the tower touches none of them.
#[test]
fn r02_the_board_has_eight_cities() {
    let realm = Realm::usual();
    let mut sizes: Vec<usize> = City::all().map(|city| realm.city(city).len()).collect();
    sizes.sort_unstable();
    assert_eq!((sizes, Hex::all().len()), (vec![2, 2, 3, 3, 3, 3, 4, 4], 61));
    for city in City::all().map(|city| realm.city(city)) {
        let mut part: HexSet = city.first().into_iter().collect();
        (0..4).for_each(|_| part = part | (Hex::around(part) & city));
        assert_eq!(part, city, "it is in one piece");
        assert!(city.iter().all(|hex| !(hex.neighbours() & realm.land()).is_empty()));
    }
    let tower = realm.place(Special::Tower);
    assert!((tower.neighbours() & realm.cities()).is_empty());
}

/// R2, D1: no city is more than 5 steps from the camp, counted on foot, without crossing a city and
/// without the corridor's leap; all special hexes but the tower can be walked to.
#[test]
fn d01_steps_are_counted_on_foot() {
    let realm = Realm::usual();
    for city in City::all() {
        assert!(!(walked(5) & realm.city(city)).is_empty(), "{}", realm.name(city));
    }
    for special in [Special::Temple, Special::Corridor, Special::Mine] {
        assert!(walked(Hex::COUNT).contains(realm.place(special)));
    }
    assert!(realm.land().iter().all(|hex| realm.kind(hex) == Kind::Land));
}

/// R3: ten segments: every city, the Mine, and one city once more; one star; yellow and green 1 to 6,
/// violet 4 to 12.
#[test]
fn r03_the_spinner_names_every_place() {
    let realm = Realm::usual();
    let segments: Vec<_> = Sector::all().map(|sector| *realm.segment(sector)).collect();
    let to = |place| segments.iter().filter(|segment| segment.to == place).count();
    let mut named: Vec<usize> = City::all().map(|city| to(WizardTarget::City(city))).collect();
    named.sort_unstable();
    assert_eq!((named, to(WizardTarget::Mine)), (vec![1, 1, 1, 1, 1, 1, 1, 2], 1));
    assert_eq!(segments.iter().filter(|segment| segment.star).count(), 1);
    for segment in segments {
        assert!((1..=6).contains(&segment.number(Colour::Yellow)));
        assert!((1..=6).contains(&segment.number(Colour::Green)));
        assert!((4..=12).contains(&segment.number(Colour::Violet)));
    }
}

/// R4: 12 green-backed challenges and 12 grey-blue ones, each colour equally often on both; green ones
/// are easier.
#[test]
fn r04_two_kinds_of_challenges() {
    let realm = Realm::usual();
    let sum = |back, colour| {
        let fronts = realm.tiles(back).map(|tile| realm.front(tile));
        let alike: Vec<u8> =
            fronts.filter(|front| front.colour == colour).map(|front| front.difficulty).collect();
        assert_eq!(alike.len(), 4);
        alike.iter().map(|difficulty| u16::from(*difficulty)).sum::<u16>()
    };
    for colour in Colour::ALL {
        assert!(sum(Back::Green, colour) < sum(Back::GreyBlue, colour));
    }
}

/// R5: a city has as many memory tiles as hexes; with the palace there are 25.
#[test]
fn r05_a_memory_for_every_city_hex() {
    let realm = Realm::usual();
    for city in City::all() {
        let tiles = realm.stack().iter().filter(|memory| **memory == Memory::City(city)).count();
        assert_eq!(tiles, realm.city(city).len());
    }
    let palaces = realm.stack().iter().filter(|memory| **memory == Memory::Palace).count();
    assert_eq!((realm.stack().len(), palaces), (25, 1));
}
