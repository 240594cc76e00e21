//! The pictures that all games share, and what a picture is made of; not how it gets on the screen.
//!
//! The sources are under `assets/` and are built into the program. A game makes its own pictures of
//! layers ([`GamePicture`]), in a file of its folder below `boards`.

use std::cmp::Ordering;
use std::fmt;

use crate::bot::Level;
use crate::table::Portrait;
use crate::ui::profile::challenges::progress::Milestone;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Picture {
    /// Somebody's face: a bot's, by its level.
    Bot(Level),
    /// Somebody's face: a person's, by the number of their portrait.
    Person(u8),
    /// An icon; white, to be tinted.
    Icon(Icon),
    /// The opening picture.
    Title,
    /// The same by day.
    TitleByDay,
    /// The program's own sign.
    Emblem,
    /// What stands for a milestone.
    Milestone(Milestone),
    /// One of a game's own.
    Game(GamePicture),
}

/// A picture of a game, told from others by what it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GamePicture {
    layers: [Option<Layer>; GamePicture::LAYERS],
    form: Form,
}

/// What a picture is used as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// Something on the table, in its own outline.
    Thing,
    /// A white sign, to be tinted.
    Sign,
    /// A card face up, with rounded corners.
    Face,
    /// What is seen of a card that lies face down.
    Back,
    /// The picture by which a game is chosen.
    Poster,
    /// A hexagon that stands on a corner.
    Hex,
    /// A playing card, higher than wide, in its own outline.
    Tall,
}

/// A source of a picture. It is known by its name: what it says is long.
#[derive(Clone, Copy)]
pub struct SvgSource {
    name: &'static str,
    svg: &'static str,
}

/// The file of that name under `assets/`.
macro_rules! source {
    ($path:expr) => {
        $crate::ui::style::picture::SvgSource::new(
            $path,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $path, ".svg")),
        )
    };
}
pub(crate) use source;

macro_rules! icons {
    ($($(#[doc = $doc:literal])* $name:ident $file:literal),* $(,)?) => {
        /// An icon of the one family.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Icon { $($name),* }

        impl Icon {
            #[cfg(test)]
            pub const ALL: &[Self] = &[$(Self::$name),*];

            fn source(self) -> SvgSource {
                match self { $(Self::$name => source!($file)),* }
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
    Disc "ui/disc",
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
pub const PORTRAITS: u8 = Portrait::OF_PEOPLE;

/// One layer of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// The whole square.
    Full(SvgSource),
    /// The middle of it, enlarged to the whole square.
    Near(SvgSource),
    /// A part of it: its left and upper edge and its width, in 256ths of the picture's width.
    Part(SvgSource, [u8; 3]),
    /// A sign on a round disc in a corner.
    Badge(SvgSource, Corner),
}

/// The corner in which a badge is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Corner {
    TopLeft,
    /// The same on a card with a frame.
    InFrame,
    BottomRight,
}

impl Corner {
    /// The middle of the badge, in parts of the picture.
    pub fn middle(self) -> [f32; 2] {
        match self {
            Self::TopLeft => [30.0 / 256.0; 2],
            Self::InFrame => [34.0 / 256.0; 2],
            Self::BottomRight => [226.0 / 256.0; 2],
        }
    }
}

/// How much larger something is that is seen from near.
pub const NEAR: f32 = 1.5;

/// The diameter of a badge, of its sign and the width of its edge, in parts of the picture.
pub const BADGE: [f32; 3] = [50.0 / 256.0, 38.0 / 256.0, 3.0 / 256.0];

impl SvgSource {
    /// A source and its name.
    pub const fn new(name: &'static str, svg: &'static str) -> Self {
        Self { name, svg }
    }

    /// What it says.
    pub fn svg(self) -> &'static str {
        self.svg
    }
}

impl PartialEq for SvgSource {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for SvgSource {}

impl PartialOrd for SvgSource {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for SvgSource {
    fn cmp(&self, other: &Self) -> Ordering {
        self.name.cmp(other.name)
    }
}

impl fmt::Debug for SvgSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl GamePicture {
    /// So many layers at most.
    const LAYERS: usize = 4;
}

impl Picture {
    /// A game's picture of one source.
    pub const fn of(form: Form, source: SvgSource) -> Self {
        Self::layered(form, [Some(Layer::Full(source)), None, None, None])
    }

    /// A game's picture of several layers, the lowest first.
    pub const fn layered(form: Form, layers: [Option<Layer>; GamePicture::LAYERS]) -> Self {
        Self::Game(GamePicture { layers, form })
    }

    /// What it is made of, the lowest layer first.
    pub fn layers(self) -> Vec<Layer> {
        let source = match self {
            Self::Game(picture) => return picture.layers.into_iter().flatten().collect(),
            Self::Bot(level) => bot(level),
            Self::Person(number) => person(number),
            Self::Icon(icon) => icon.source(),
            Self::Milestone(milestone) => self::milestone(milestone),
            Self::Title => source!("title"),
            Self::TitleByDay => source!("title-day"),
            Self::Emblem => source!("icon"),
        };
        vec![Layer::Full(source)]
    }

    /// Whether it is a card, with rounded corners.
    pub fn is_card(self) -> bool {
        matches!(self.form(), Some(Form::Face | Form::Back | Form::Poster))
    }

    /// Whether it is what is seen of a card that lies face down.
    pub fn is_back(self) -> bool {
        self.form() == Some(Form::Back)
    }

    /// Whether it is the white sign of something in a game.
    pub fn is_sign(self) -> bool {
        self.form() == Some(Form::Sign)
    }

    /// What a game uses it as.
    fn form(self) -> Option<Form> {
        match self {
            Self::Game(picture) => Some(picture.form),
            _ => None,
        }
    }

    /// Its height, as a part of its width.
    pub fn height(self) -> f32 {
        match self {
            Self::Title | Self::TitleByDay => 360.0 / 960.0,
            _ => match self.form() {
                Some(Form::Poster) => 200.0 / 320.0,
                Some(Form::Hex) => 231.0 / 200.0,
                Some(Form::Tall) => 352.0 / 256.0,
                _ => 1.0,
            },
        }
    }
}

fn bot(level: Level) -> SvgSource {
    match level {
        Level::Random => source!("portrait/random"),
        Level::CabinBoy => source!("portrait/cabin-boy"),
        Level::Sailor => source!("portrait/sailor"),
        Level::Captain => source!("portrait/captain"),
        Level::Kraken | Level::Miser => source!("portrait/kraken"),
    }
}

fn milestone(milestone: Milestone) -> SvgSource {
    match milestone {
        Milestone::FirstRung => source!("milestone/first-rung"),
        Milestone::Captain => source!("milestone/captain"),
        Milestone::Kraken => source!("milestone/kraken"),
        Milestone::Krakens => source!("milestone/krakens"),
        Milestone::Week => source!("milestone/week"),
        Milestone::Month => source!("milestone/month"),
    }
}

fn person(number: u8) -> SvgSource {
    match number % PORTRAITS {
        0 => source!("portrait/puffin"),
        1 => source!("portrait/fox"),
        2 => source!("portrait/owl"),
        3 => source!("portrait/seal"),
        4 => source!("portrait/cat"),
        5 => source!("portrait/whale"),
        6 => source!("portrait/hedgehog"),
        _ => source!("portrait/gull"),
    }
}
