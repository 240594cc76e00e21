//! A kingdom as it is written down, not yet checked.

use serde::{Deserialize, Serialize};

use super::{Kind, Realm, Special, check};
use crate::game::set::Element;
use crate::games::royaume::material::spinner::WizardTarget;
use crate::games::royaume::{City, Colour, Fault, Front, Hex, Memory, Sector, Segment, Tile};

/// A kingdom as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plan {
    /// The names of the cities, in the order in which they are numbered.
    pub cities: Vec<String>,
    /// R2: what each hex is.
    pub board: Vec<Place>,
    /// R3: the segments of the spinner.
    pub spinner: Vec<SegmentLine>,
    /// R4: the challenge tiles.
    pub challenges: Vec<Front>,
}

/// R2: what a hex is, as records write it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// Which hex.
    pub hex: Hex,
    /// `land`, the name of a special hex, or of a city.
    pub kind: String,
}

/// R3: a segment, as records write it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "as in `Segment`")]
pub struct SegmentLine {
    pub to: String,
    pub yellow: u8,
    pub green: u8,
    pub violet: u8,
    pub star: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityLine {
    id: String,
    memories: usize,
}

const LAND: &str = "land";

impl Plan {
    /// Our own kingdom, as its files have it.
    pub(super) fn usual() -> Result<Self, Fault> {
        Self::read(
            include_str!("../../../../../assets/royaume/cities.json"),
            include_str!("../../../../../assets/royaume/board.json"),
            include_str!("../../../../../assets/royaume/spinner.json"),
            include_str!("../../../../../assets/royaume/challenges.json"),
        )
    }

    /// The kingdom of these files.
    fn read(cities: &str, board: &str, spinner: &str, challenges: &str) -> Result<Self, Fault> {
        let cities: Vec<CityLine> = parse("R5", cities)?;
        let rows: Vec<String> = parse("R2", board)?;
        // The board is written as one sees it: a line a row, a word a hex.
        let kinds = rows.iter().flat_map(|row| row.split_whitespace());
        let board = Hex::all().zip(kinds).map(|(hex, kind)| Place { hex, kind: kind.to_owned() });
        let board: Vec<Place> = board.collect();
        let widths: Vec<usize> = rows.iter().map(|row| row.split_whitespace().count()).collect();
        check::rows(&widths)?;
        for CityLine { id, memories } in &cities {
            let hexes = board.iter().filter(|place| place.kind == *id).count();
            if hexes != *memories {
                let sentence = format!("{id} has {hexes} hexes and {memories} memories");
                return Err(Fault::new("R5", sentence));
            }
        }
        Ok(Self {
            cities: cities.into_iter().map(|city| city.id).collect(),
            board,
            spinner: parse("R3", spinner)?,
            challenges: parse("R4", challenges)?,
        })
    }

    /// The plan of a kingdom: [`Self::realm`] makes the same of it.
    pub fn of(realm: &Realm) -> Self {
        let place = |hex| Place { hex, kind: realm.kind_name(hex).to_owned() };
        let segment = |segment: &Segment| SegmentLine {
            to: match segment.to {
                WizardTarget::City(city) => realm.name(city).to_owned(),
                WizardTarget::Mine => Special::Mine.name().to_owned(),
            },
            yellow: segment.number(Colour::Yellow),
            green: segment.number(Colour::Green),
            violet: segment.number(Colour::Violet),
            star: segment.star,
        };
        Self {
            cities: City::all().map(|city| realm.name(city).to_owned()).collect(),
            board: Hex::all().map(place).collect(),
            spinner: realm.spinner.iter().map(segment).collect(),
            challenges: realm.fronts.to_vec(),
        }
    }

    /// The names of the cities of a board: in our own order if they are ours, otherwise as they come.
    pub fn cities_of(board: &[Place]) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for Place { kind, .. } in board {
            let special = Special::ALL.iter().any(|special| special.name() == kind);
            if !special && kind != LAND && !names.contains(kind) {
                names.push(kind.clone());
            }
        }
        let ours = City::all().map(|city| Realm::usual().name(city).to_owned());
        let ours: Vec<String> = ours.collect();
        if ours.iter().all(|name| names.contains(name)) && names.len() == ours.len() {
            return ours;
        }
        names
    }

    /// The kingdom of this plan, or what is wrong with it.
    pub fn realm(&self) -> Result<Realm, Fault> {
        let names: [String; City::COUNT] = self.cities.clone().try_into().map_err(|_| {
            Fault::new("R2", format!("{} cities instead of eight", self.cities.len()))
        })?;
        check::names(&names)?;
        let mut kinds = [None; Hex::COUNT];
        for Place { hex, kind } in &self.board {
            if kinds[hex.index()].replace(kind_of(kind, &names)?).is_some() {
                return Err(Fault::new("R2", format!("{hex} is on the board twice")));
            }
        }
        if let Some(hole) = Hex::all().find(|hex| kinds[hex.index()].is_none()) {
            return Err(Fault::new("R2", format!("the board has a hole at {hole}")));
        }
        let kinds = kinds.map(|kind| kind.unwrap_or(Kind::Land));
        let segments = self.spinner.iter().map(|line| segment(line, &names));
        let spinner = segments.collect::<Result<Vec<_>, _>>()?;
        let spinner: [Segment; Sector::COUNT] = spinner.try_into().map_err(|other: Vec<_>| {
            Fault::new("R3", format!("{} segments instead of ten", other.len()))
        })?;
        let fronts: [Front; Tile::COUNT] = self.challenges.clone().try_into().map_err(|_| {
            Fault::new("R4", format!("{} challenges instead of 24", self.challenges.len()))
        })?;
        let realm = Realm::new(kinds, spinner, fronts, names);
        check::realm(&realm)?;
        Ok(realm)
    }
}

fn kind_of(kind: &str, names: &[String]) -> Result<Kind, Fault> {
    if kind == LAND {
        return Ok(Kind::Land);
    }
    let special = Special::ALL.into_iter().find(|special| special.name() == kind);
    let city = || names.iter().position(|name| name == kind).map(City::from_index);
    special
        .map(Kind::Special)
        .or_else(|| city().map(Kind::City))
        .ok_or_else(|| Fault::new("R2", format!("\"{}\" is no kind of hex", kind.escape_default())))
}

fn segment(line: &SegmentLine, names: &[String]) -> Result<Segment, Fault> {
    let to = match kind_of(&line.to, names) {
        Ok(Kind::City(city)) => WizardTarget::City(city),
        Ok(Kind::Special(Special::Mine)) => WizardTarget::Mine,
        _ => {
            let sentence = format!("the arrow cannot name \"{}\"", line.to.escape_default());
            return Err(Fault::new("R3", sentence));
        }
    };
    let numbers = [line.yellow, line.green, line.violet];
    Ok(Segment { to, numbers, star: line.star })
}

fn parse<T: serde::de::DeserializeOwned>(rule: &'static str, text: &str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|error| Fault::new(rule, error))
}

/// The name of the palace's memory tile, which no city may have.
pub(super) const PALACE: &str = Memory::PALACE;

#[cfg(test)]
#[path = "plan_tests.rs"]
mod tests;
