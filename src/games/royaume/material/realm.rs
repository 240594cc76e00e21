//! The kingdom: what is printed on the board, the spinner and the challenge tiles.
//!
//! Ours is read from the files under `assets/royaume/`, which is all that tuning has to touch. A
//! record brings its own with its deal. Either way a [`Plan`] becomes a realm only by passing the
//! checks of R2 to R5 ([`check`]).

use std::sync::LazyLock;

use arrayvec::ArrayVec;

pub mod check;
pub mod plan;

use crate::game::set::Element;
use crate::game::spelling::SpellingError;
use crate::games::royaume::{Back, City, Front, Hex, HexSet, Memory, Sector, Segment, Tile};
pub use plan::Plan;

/// R2–R5: a kingdom that can be played in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Realm {
    /// R2: what each hex is.
    pub(crate) kinds: [Kind; Hex::COUNT],
    /// R3: the ten segments.
    pub(crate) spinner: [Segment; Sector::COUNT],
    /// R4: what is on each challenge tile.
    pub(crate) fronts: [Front; Tile::COUNT],
    /// How the cities are called.
    names: [String; City::COUNT],
    /// R2: the hexes of each city, of all of them, and of open land.
    hexes: [HexSet; City::COUNT],
    cities: HexSet,
    land: HexSet,
    places: [Hex; 5],
}

/// R2: what a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Open land.
    Land,
    /// A hex of that city.
    City(City),
    /// One of the special hexes.
    Special(Special),
}

/// R2: a special hex, each there once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// R6: where the heroes start, and where they are sent.
    Camp,
    /// R10: where spirit animals are bought.
    Temple,
    /// R9: from here one steps anywhere.
    Corridor,
    /// R11: where memory tiles are dug out.
    Mine,
    /// The Wizard's tower, which nobody enters.
    Tower,
}

impl Special {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Camp, Self::Temple, Self::Corridor, Self::Mine, Self::Tower];

    /// As records spell it.
    pub fn name(self) -> &'static str {
        ["camp", "temple", "corridor", "mine", "tower"][self as usize]
    }
}

static USUAL: LazyLock<Realm> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "the files are compiled in, and a test reads them")]
    Plan::usual().and_then(|plan| plan.realm()).expect("the kingdom's own files")
});

impl Realm {
    /// Our own kingdom.
    #[inline]
    pub fn usual() -> &'static Self {
        &USUAL
    }

    /// A realm of these parts, which have been checked.
    pub(crate) fn new(
        kinds: [Kind; Hex::COUNT],
        spinner: [Segment; Sector::COUNT],
        fronts: [Front; Tile::COUNT],
        names: [String; City::COUNT],
    ) -> Self {
        let of = |wanted: Kind| -> HexSet {
            Hex::all().filter(|hex| kinds[hex.index()] == wanted).collect()
        };
        let special = |special| of(Kind::Special(special)).first().unwrap_or(Hex::from_index(0));
        let hexes = std::array::from_fn(|city| of(Kind::City(City::from_index(city))));
        let cities = hexes.iter().fold(HexSet::EMPTY, |all, city| all | *city);
        let (land, places) = (of(Kind::Land), Special::ALL.map(special));
        Self { kinds, spinner, fronts, names, hexes, cities, land, places }
    }

    /// R2: what that hex is.
    #[inline]
    pub fn kind(&self, hex: Hex) -> Kind {
        self.kinds[hex.index()]
    }

    /// R2: the hexes of that city.
    #[inline]
    pub fn city(&self, city: City) -> HexSet {
        self.hexes[city.index()]
    }

    /// R2: the hexes of the city that this one belongs to, if it belongs to any.
    #[inline]
    pub fn city_at(&self, hex: Hex) -> HexSet {
        match self.kind(hex) {
            Kind::City(city) => self.city(city),
            _ => HexSet::EMPTY,
        }
    }

    /// R2: the hexes of all cities.
    #[inline]
    pub fn cities(&self) -> HexSet {
        self.cities
    }

    /// R2: open land.
    #[inline]
    pub fn land(&self) -> HexSet {
        self.land
    }

    /// R2: where that special hex is.
    #[inline]
    pub fn place(&self, special: Special) -> Hex {
        self.places[special as usize]
    }

    /// R3: what that segment shows.
    #[inline]
    pub fn segment(&self, sector: Sector) -> &Segment {
        &self.spinner[sector.index()]
    }

    /// R4: what is on that challenge tile.
    #[inline]
    pub fn front(&self, tile: Tile) -> Front {
        self.fronts[tile.index()]
    }

    /// R4: the challenge tiles with that back.
    pub fn tiles(&self, back: Back) -> impl Iterator<Item = Tile> + '_ {
        (0..Tile::COUNT).map(Tile::from_index).filter(move |tile| self.front(*tile).back == back)
    }

    /// R5: how many memory tiles of that kind there are: as many as its city has hexes.
    #[inline]
    pub fn memories(&self, memory: Memory) -> u8 {
        match memory {
            Memory::City(city) => self.city(city).len() as u8,
            Memory::Palace => 1,
        }
    }

    /// R5: every memory tile.
    pub fn stack(&self) -> ArrayVec<Memory, { Memory::STACK }> {
        let copies = |memory| std::iter::repeat_n(memory, self.memories(memory).into());
        Memory::all().flat_map(copies).take(Memory::STACK).collect()
    }

    /// How a city is called in this kingdom.
    pub fn name(&self, city: City) -> &str {
        &self.names[city.index()]
    }

    /// How a memory tile is called in this kingdom.
    pub fn memory_name(&self, memory: Memory) -> &str {
        match memory {
            Memory::City(city) => self.name(city),
            Memory::Palace => Memory::PALACE,
        }
    }

    /// The memory tile of that name.
    pub fn memory_named(&self, name: &str) -> Result<Memory, SpellingError> {
        Memory::all()
            .find(|memory| self.memory_name(*memory) == name)
            .ok_or_else(|| SpellingError::unknown("city", name))
    }

    /// How records call what that hex is.
    pub fn kind_name(&self, hex: Hex) -> &str {
        match self.kind(hex) {
            Kind::Land => "land",
            Kind::City(city) => self.name(city),
            Kind::Special(special) => special.name(),
        }
    }
}
