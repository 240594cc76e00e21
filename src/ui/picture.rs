//! Every picture of the program, by name: what it is made of, but not how it gets on the screen.
//!
//! The sources are under `assets/` and are built into the program.

use crate::bot::Level;
use crate::games::Name;
use crate::games::memoarrr::{Animal, Card, Landscape, Treasure, Volcano};
use crate::games::ptibapt::{self, Bonus, Colour};

/// A picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Picture {
    /// A location face up, for instance the crab in the jungle.
    Location(Card),
    /// The back of every location.
    Smoke,
    /// The crater in the middle of the island.
    Crater,
    /// A volcano with its birds.
    Volcano(Volcano),
    /// A chest, closed.
    Chest,
    /// A chest, open.
    Rubies(Treasure),
    /// One ruby.
    Ruby,
    /// The sign of an animal; white, to be tinted.
    Animal(Animal),
    /// The sign of a landscape; white, to be tinted.
    Landscape(Landscape),
    /// A card of Pti Bapt face up, for instance a kite in its green frame.
    PtiBapt(ptibapt::Card),
    /// The back of every card of Pti Bapt.
    PtiBaptBack,
    /// What is on a card of Pti Bapt, without the card.
    Motif(ptibapt::Card),
    /// Somebody's face: a bot's, by its level.
    Bot(Level),
    /// Somebody's face: a person's, by the number of their portrait.
    Person(u8),
    /// An icon; white, to be tinted.
    Icon(Icon),
    /// The opening picture.
    Title,
    /// The program's own sign.
    Emblem,
    /// The picture by which a game is chosen.
    Poster(Name),
}

macro_rules! svg {
    ($path:literal) => {
        include_str!(concat!("../../assets/", $path, ".svg"))
    };
}

macro_rules! icons {
    ($($(#[doc = $doc:literal])* $name:ident $file:literal),* $(,)?) => {
        /// An icon of the one family.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Icon { $($name),* }

        impl Icon {
            /// All of them.
            #[cfg(test)]
            pub const ALL: &[Self] = &[$(Self::$name),*];

            fn source(self) -> &'static str {
                match self { $(Self::$name => svg!($file)),* }
            }
        }
    };
}

icons! {
    Again "ui/again",
    Arrow "ui/arrow",
    Back "ui/back",
    Ban "ui/ban",
    Bot "ui/bot",
    Check "ui/check",
    Clock "ui/clock",
    Close "ui/close",
    Copy "ui/copy",
    Crown "ui/crown",
    Door "ui/door",
    Down "ui/down",
    Eye "ui/eye",
    Flag "ui/flag",
    Forward "ui/forward",
    FullScreen "ui/full-screen",
    Gear "ui/gear",
    Home "ui/home",
    Lantern "ui/lantern",
    Lock "ui/lock",
    Log "ui/log",
    Mute "ui/mute",
    Pause "ui/pause",
    Person "ui/person",
    Play "ui/play",
    Previous "ui/previous",
    Qr "ui/qr",
    Refresh "ui/refresh",
    Rewind "ui/rewind",
    Send "ui/send",
    Sound "ui/sound",
    Step "ui/step",
    Summary "ui/summary",
    Unlock "ui/unlock",
    Wifi "ui/wifi",
    WifiOff "ui/wifi-off",
}

/// How many portraits a person can choose from.
pub const PORTRAITS: u8 = 8;

/// One layer of a picture: a source, and where it lies in the unit square (x, y, width). A `tint`
/// gives a white sign a place on a disc, see [`Layer::Badge`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Layer {
    /// The whole square.
    Full(&'static str),
    /// The middle of it, enlarged to the whole square.
    Near(&'static str),
    /// A sign on a round disc, around this middle.
    Badge(&'static str, [f32; 2]),
}

/// How much larger something is that is seen from near.
pub const NEAR: f32 = 1.5;

/// The diameter of a badge, of its sign and the width of its edge, in parts of the picture.
pub const BADGE: [f32; 3] = [50.0 / 256.0, 38.0 / 256.0, 3.0 / 256.0];

impl Picture {
    /// What it is made of, the lowest layer first.
    pub fn layers(self) -> Vec<Layer> {
        match self {
            Self::Location(Card { animal, landscape }) => vec![
                Layer::Full(scene(landscape)),
                Layer::Full(figure(animal)),
                Layer::Badge(animal_sign(animal), [30.0 / 256.0; 2]),
                Layer::Badge(landscape_sign(landscape), [226.0 / 256.0; 2]),
            ],
            Self::PtiBapt(card) => vec![Layer::Full(frame(card)), Layer::Full(motif(card))],
            Self::Motif(card) => vec![Layer::Near(motif(card))],
            other => vec![Layer::Full(other.source())],
        }
    }

    /// Whether it is a card, with rounded corners.
    pub fn is_card(self) -> bool {
        let face = matches!(
            self,
            Self::Location(_) | Self::Volcano(_) | Self::PtiBapt(_) | Self::Poster(_)
        );
        face || self.is_back()
    }

    /// Whether it is what is seen of a card that lies face down.
    pub fn is_back(self) -> bool {
        matches!(self, Self::Smoke | Self::PtiBaptBack)
    }

    fn source(self) -> &'static str {
        match self {
            Self::Location(card) => scene(card.landscape),
            Self::Smoke => svg!("memoarrr/back"),
            Self::Crater => svg!("memoarrr/centre"),
            Self::Volcano(volcano) => match volcano.birds() {
                1 => svg!("memoarrr/volcano-1"),
                3 => svg!("memoarrr/volcano-3"),
                _ => svg!("memoarrr/volcano-7"),
            },
            Self::Chest => svg!("memoarrr/chest"),
            Self::Rubies(treasure) => match treasure.rubies() {
                1 => svg!("memoarrr/chest-1"),
                2 => svg!("memoarrr/chest-2"),
                3 => svg!("memoarrr/chest-3"),
                _ => svg!("memoarrr/chest-4"),
            },
            Self::Ruby => svg!("memoarrr/ruby"),
            Self::Animal(animal) => animal_sign(animal),
            Self::Landscape(landscape) => landscape_sign(landscape),
            Self::PtiBapt(card) => frame(card),
            Self::PtiBaptBack => svg!("ptibapt/back"),
            Self::Motif(card) => motif(card),
            Self::Bot(level) => bot(level),
            Self::Person(number) => person(number),
            Self::Icon(icon) => icon.source(),
            Self::Title => svg!("title"),
            Self::Emblem => svg!("icon"),
            Self::Poster(Name::Memoarrr | Name::Royaume) => svg!("memoarrr/poster"),
            Self::Poster(Name::PtiBapt) => svg!("ptibapt/poster"),
        }
    }

    /// Its height, as a part of its width.
    pub fn height(self) -> f32 {
        match self {
            Self::Title => 360.0 / 960.0,
            Self::Poster(_) => 200.0 / 320.0,
            _ => 1.0,
        }
    }
}

fn scene(landscape: Landscape) -> &'static str {
    match landscape {
        Landscape::Ocean => svg!("memoarrr/landscape/ocean"),
        Landscape::Jungle => svg!("memoarrr/landscape/jungle"),
        Landscape::Lava => svg!("memoarrr/landscape/lava"),
        Landscape::Flowers => svg!("memoarrr/landscape/flowers"),
        Landscape::Beach => svg!("memoarrr/landscape/beach"),
    }
}

fn figure(animal: Animal) -> &'static str {
    match animal {
        Animal::Penguin => svg!("memoarrr/animal/penguin"),
        Animal::Octopus => svg!("memoarrr/animal/octopus"),
        Animal::Walrus => svg!("memoarrr/animal/walrus"),
        Animal::Crab => svg!("memoarrr/animal/crab"),
        Animal::Turtle => svg!("memoarrr/animal/turtle"),
    }
}

fn animal_sign(animal: Animal) -> &'static str {
    match animal {
        Animal::Penguin => svg!("memoarrr/glyph/penguin"),
        Animal::Octopus => svg!("memoarrr/glyph/octopus"),
        Animal::Walrus => svg!("memoarrr/glyph/walrus"),
        Animal::Crab => svg!("memoarrr/glyph/crab"),
        Animal::Turtle => svg!("memoarrr/glyph/turtle"),
    }
}

fn landscape_sign(landscape: Landscape) -> &'static str {
    match landscape {
        Landscape::Ocean => svg!("memoarrr/glyph/ocean"),
        Landscape::Jungle => svg!("memoarrr/glyph/jungle"),
        Landscape::Lava => svg!("memoarrr/glyph/lava"),
        Landscape::Flowers => svg!("memoarrr/glyph/flowers"),
        Landscape::Beach => svg!("memoarrr/glyph/beach"),
    }
}

fn frame(card: ptibapt::Card) -> &'static str {
    match card.colour() {
        Colour::Green => svg!("ptibapt/frame/green"),
        Colour::Yellow => svg!("ptibapt/frame/yellow"),
        Colour::Red => svg!("ptibapt/frame/red"),
        Colour::Blue => svg!("ptibapt/frame/blue"),
    }
}

fn motif(card: ptibapt::Card) -> &'static str {
    match card {
        ptibapt::Card::Green(picture) => match picture.number() {
            1 => svg!("ptibapt/figure/kite"),
            2 => svg!("ptibapt/figure/teapot"),
            3 => svg!("ptibapt/figure/snail"),
            4 => svg!("ptibapt/figure/bicycle"),
            5 => svg!("ptibapt/figure/umbrella"),
            6 => svg!("ptibapt/figure/cactus"),
            _ => svg!("ptibapt/figure/drum"),
        },
        ptibapt::Card::Yellow => svg!("ptibapt/figure/pti-bapt"),
        ptibapt::Card::Red => svg!("ptibapt/figure/trap"),
        ptibapt::Card::Bonus(Bonus::Spyglass) => svg!("ptibapt/figure/spyglass"),
        ptibapt::Card::Bonus(Bonus::Switch) => svg!("ptibapt/figure/switch"),
        ptibapt::Card::Bonus(Bonus::Broom) => svg!("ptibapt/figure/broom"),
        ptibapt::Card::Bonus(Bonus::Parcel) => svg!("ptibapt/figure/parcel"),
        ptibapt::Card::Bonus(Bonus::Again) => svg!("ptibapt/figure/again"),
    }
}

fn bot(level: Level) -> &'static str {
    match level {
        Level::Random => svg!("portrait/random"),
        Level::CabinBoy => svg!("portrait/cabin-boy"),
        Level::Sailor => svg!("portrait/sailor"),
        Level::Captain => svg!("portrait/captain"),
        Level::Kraken | Level::Miser => svg!("portrait/kraken"),
    }
}

fn person(number: u8) -> &'static str {
    match number % PORTRAITS {
        0 => svg!("portrait/puffin"),
        1 => svg!("portrait/fox"),
        2 => svg!("portrait/owl"),
        3 => svg!("portrait/seal"),
        4 => svg!("portrait/cat"),
        5 => svg!("portrait/whale"),
        6 => svg!("portrait/hedgehog"),
        _ => svg!("portrait/gull"),
    }
}
