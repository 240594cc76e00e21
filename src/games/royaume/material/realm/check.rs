//! R2–R5: what every kingdom must keep.

use super::{Kind, Realm, Special, plan};
use crate::games::royaume::material::spinner::WizardTarget;
use crate::games::royaume::{Back, City, Colour, Fault, Hex, HexSet};

/// R2: the sizes of the cities, the smallest first.
const SIZES: [usize; City::COUNT] = [2, 2, 3, 3, 3, 3, 4, 4];
/// R2: no city is further from the camp.
const FARTHEST: usize = 5;
/// How long a city's name may be.
const LONGEST_NAME: usize = 40;

fn fault(rule: &'static str, sentence: String) -> Result<(), Fault> {
    Err(Fault::new(rule, sentence))
}

/// R2: whether the rows of a board have their widths.
pub(super) fn rows(widths: &[usize]) -> Result<(), Fault> {
    let wanted = [5, 6, 7, 8, 9, 8, 7, 6, 5];
    match widths.iter().zip(wanted).position(|(width, wanted)| *width != wanted) {
        _ if widths.len() != wanted.len() => {
            fault("R2", format!("{} rows instead of nine", widths.len()))
        }
        Some(row) => {
            fault("R2", format!("row {row} has {} hexes instead of {}", widths[row], wanted[row]))
        }
        None => Ok(()),
    }
}

/// R2: whether the cities can be told apart by these names.
pub(super) fn names(names: &[String]) -> Result<(), Fault> {
    let bad = |(at, name): (usize, &String)| {
        name.is_empty()
            || name.len() > LONGEST_NAME
            || name == plan::PALACE
            || Special::ALL.iter().any(|special| special.name() == name)
            || names[..at].contains(name)
    };
    match names.iter().enumerate().find(|entry| bad(*entry)) {
        Some((_, name)) => fault("R2", format!("\"{}\" names no city", name.escape_default())),
        None => Ok(()),
    }
}

/// Whether a kingdom keeps R2 to R4.
pub(super) fn realm(realm: &Realm) -> Result<(), Fault> {
    specials(realm)?;
    sizes(realm)?;
    surroundings(realm)?;
    ways(realm)?;
    spinner(realm)?;
    challenges(realm)
}

fn specials(realm: &Realm) -> Result<(), Fault> {
    for special in Special::ALL {
        let count = realm.kinds.iter().filter(|kind| **kind == Kind::Special(special)).count();
        if count != 1 {
            return fault("R2", format!("{count} hexes are the {}", special.name()));
        }
    }
    Ok(())
}

fn sizes(realm: &Realm) -> Result<(), Fault> {
    let mut sizes = realm.hexes.map(HexSet::len);
    sizes.sort_unstable();
    if sizes != SIZES {
        return fault("R2", format!("the cities have {sizes:?} hexes instead of {SIZES:?}"));
    }
    match City::all().find(|city| !is_connected(realm.city(*city))) {
        Some(city) => fault("R2", format!("{} is in pieces", realm.name(city))),
        None => Ok(()),
    }
}

fn is_connected(hexes: HexSet) -> bool {
    let mut reached: HexSet = hexes.first().into_iter().collect();
    for _ in 0..hexes.len() {
        reached = reached | (Hex::around(reached) & hexes);
    }
    reached == hexes
}

fn surroundings(realm: &Realm) -> Result<(), Fault> {
    let closed = |hex: &Hex| (hex.neighbours() & realm.land()).is_empty();
    if let Some(hex) = realm.cities().iter().find(closed) {
        return fault("R2", format!("the city hex {hex} touches no open land"));
    }
    let tower = realm.place(Special::Tower);
    match (tower.neighbours() & realm.cities()).first() {
        Some(hex) => fault("R2", format!("the tower touches the city hex {hex}")),
        None => Ok(()),
    }
}

/// D1: steps are counted on foot, without crossing a city and without the corridor's leap.
fn ways(realm: &Realm) -> Result<(), Fault> {
    let tower = HexSet::only(realm.place(Special::Tower));
    let mut reached = HexSet::only(realm.place(Special::Camp));
    let mut near = HexSet::EMPTY;
    for step in 1..=Hex::COUNT {
        reached = reached | (Hex::around(reached - realm.cities()) - tower);
        if step == FARTHEST {
            near = reached;
        }
    }
    let far = |city: &City| (realm.city(*city) & near).is_empty();
    if let Some(city) = City::all().find(far) {
        let name = realm.name(city);
        return fault("R2", format!("{name} is more than {FARTHEST} steps from the camp"));
    }
    let lost = |special: &&Special| !(reached | tower).contains(realm.place(**special));
    match Special::ALL.iter().find(lost) {
        Some(special) => fault("R2", format!("the {} is behind a city", special.name())),
        None => Ok(()),
    }
}

fn spinner(realm: &Realm) -> Result<(), Fault> {
    let named = |to| realm.spinner.iter().filter(|segment| segment.to == to).count();
    if named(WizardTarget::Mine) != 1 {
        return fault("R3", "the Mine has to be named once".to_owned());
    }
    if let Some(city) = City::all().find(|city| named(WizardTarget::City(*city)) == 0) {
        return fault("R3", format!("no segment names {}", realm.name(city)));
    }
    if realm.spinner.iter().filter(|segment| segment.star).count() != 1 {
        return fault("R3", "one segment has to show the star".to_owned());
    }
    let allowed = |colour| if colour == Colour::Violet { 4..=12 } else { 1..=6 };
    for (at, segment) in realm.spinner.iter().enumerate() {
        for colour in Colour::ALL {
            let number = segment.number(colour);
            if !allowed(colour).contains(&number) {
                return fault("R3", format!("segment {at} has a {colour} {number}"));
            }
        }
    }
    Ok(())
}

fn challenges(realm: &Realm) -> Result<(), Fault> {
    for back in [Back::Green, Back::GreyBlue] {
        for colour in Colour::ALL {
            let alike = realm.fronts.iter().filter(|it| it.back == back && it.colour == colour);
            let count = alike.count();
            if count != 4 {
                let sentence = format!("{count} {colour} circles have a {back:?} back, not four");
                return fault("R4", sentence);
            }
        }
    }
    let out = realm.fronts.iter().position(|front| !(1..=40).contains(&front.difficulty));
    match out {
        Some(tile) => fault("R4", format!("the difficulty of challenge {tile} is beyond reason")),
        None => Ok(()),
    }
}
