//! What a player has set, kept in their profile at once and as a whole.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::bot::Level;
use crate::games::{self, GameName};
use crate::table::TableSettings;
use crate::text::Language;
use crate::ui::offered::{memoarrr, ptibapt, royaume};
use crate::ui::profile::json_file;
use crate::ui::profile::window_place::WindowPlace;
use crate::ui::style::Motion;
use crate::ui::style::theme::Light;

/// The file in the profile's folder.
const FILE: &str = "settings.json";

/// What a player has set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// As the others read it; empty before the first start.
    pub name: String,
    pub portrait: u8,
    pub language: Language,
    /// Day or night.
    pub light: Light,
    /// How large letters are, 1 being normal.
    pub text_size: f32,
    /// How fast things move.
    pub motion: Motion,
    /// How loud, from 0 to 1.
    pub volume: f32,
    /// Whether nothing is heard.
    pub mute: bool,
    /// Whether sea and wind are heard.
    pub ambience: bool,
    /// Whether the desktop says "your turn" while the player is elsewhere.
    pub notifications: bool,
    /// How long bots think.
    pub pace: Pace,
    /// The only network interface to use; none: all.
    pub interface: Option<String>,
    /// Where the window was.
    pub window: Option<WindowPlace>,
    /// The game that one plays at the moment.
    pub game: GameName,
    /// The tables one practised at last.
    pub practice: Practice,
    /// The table one hosted last.
    pub hosting: Hosting,
}

/// How long bots think before they act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Almost no time.
    Quick,
    /// About as long as people do.
    #[default]
    Human,
    /// Long enough to think along.
    Leisurely,
}

/// The tables one practised at last, one for each game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Practice {
    pub memoarrr: memoarrr::Practice,
    pub ptibapt: ptibapt::Practice,
    pub royaume: royaume::Practice,
}

/// A table for others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Hosting {
    /// What it is called; empty: after its host.
    pub name: String,
    /// What Memoarrr! is played by; the sides are given with the deal.
    pub memoarrr: games::memoarrr::Options,
    /// What Pti Bapt is played by.
    pub ptibapt: games::ptibapt::Options,
    /// What Le Royaume is played by.
    pub royaume: games::royaume::Options,
    /// Whether one needs a code to get in.
    pub code: bool,
    /// Whether people may watch.
    pub watchers: bool,
    /// How many seconds a turn may take; none: as long as it likes.
    pub turn_seconds: Option<u16>,
    /// How many seconds cards stay in sight before they go back down, in a game that shows them.
    pub show_seconds: u16,
    /// After how many seconds a bot plays for somebody who is away; none: never.
    pub sit_in: Option<u16>,
}

impl Default for Hosting {
    fn default() -> Self {
        Self {
            name: String::new(),
            memoarrr: games::memoarrr::Options::basic(4),
            ptibapt: games::ptibapt::Options::default(),
            royaume: games::royaume::Options::default(),
            code: true,
            watchers: true,
            turn_seconds: None,
            show_seconds: 3,
            sit_in: Some(60),
        }
    }
}

impl Hosting {
    /// How the table is run.
    pub fn rules(&self) -> TableSettings {
        TableSettings {
            turn_seconds: self.turn_seconds,
            show_millis: self.show_seconds.saturating_mul(1000),
            sit_in: self.sit_in.map(|seconds| (seconds, Level::Sailor)),
            watchers: self.watchers,
            ..TableSettings::default()
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            name: String::new(),
            portrait: 0,
            language: Language::of_system(),
            light: Light::default(),
            text_size: 1.0,
            motion: Motion::default(),
            volume: 0.7,
            mute: false,
            ambience: false,
            notifications: false,
            pace: Pace::default(),
            interface: None,
            window: None,
            game: GameName::default(),
            practice: Practice::default(),
            hosting: Hosting::default(),
        }
    }
}

impl Pace {
    pub const ALL: [Self; 3] = [Self::Quick, Self::Human, Self::Leisurely];

    /// How many milliseconds a bot thinks.
    pub fn millis(self) -> u64 {
        match self {
            Self::Quick => 150,
            Self::Human => 1_100,
            Self::Leisurely => 2_400,
        }
    }
}

impl Settings {
    /// Text is not made smaller or larger than this.
    pub const TEXT_SIZES: [f32; 4] = [0.9, 1.0, 1.15, 1.3];

    /// The settings of a profile. What cannot be read is put aside, and said.
    pub fn load(folder: &Path) -> (Self, Option<PathBuf>) {
        let loaded = json_file::load(&folder.join(FILE), |_| true);
        let (settings, aside): (Self, _) = loaded.unwrap_or_default();
        (settings.bounded(), aside)
    }

    pub fn save(&self, folder: &Path) -> io::Result<()> {
        json_file::save(&folder.join(FILE), serde_json::to_string_pretty(self))
    }

    /// Whatever somebody wrote into the file, within what the program can do.
    fn bounded(mut self) -> Self {
        self.text_size = self.text_size.clamp(0.9, 1.3);
        self.volume = self.volume.clamp(0.0, 1.0);
        self.practice.memoarrr = self.practice.memoarrr.bounded();
        self.practice.royaume = self.practice.royaume.bounded();
        self.practice.ptibapt.beside.truncate(1);
        self.hosting.memoarrr.sides = games::memoarrr::Options::basic(4).sides;
        self.hosting.ptibapt.solo = false;
        self
    }
}

/// A name to begin with: what the system calls its user.
pub fn usual_name() -> String {
    let known =
        ["USER", "USERNAME", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    let name = known.filter(|name| name != "root").unwrap_or_else(|| "Pirate".to_owned());
    let mut letters = name.chars();
    letters.next().map_or(name.clone(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::tempdir;

    use super::*;

    #[test]
    fn settings_come_back_and_nonsense_is_put_aside() {
        let folder = tempdir().unwrap();
        let settings = Settings { name: "Zoë".to_owned(), mute: true, ..Settings::default() };
        settings.save(folder.path()).unwrap();
        assert_eq!(Settings::load(folder.path()), (settings, None));
        fs::write(folder.path().join(FILE), "{\"name\": 3").unwrap();
        let (fresh, aside) = Settings::load(folder.path());
        assert_eq!(fresh, Settings::default());
        assert_eq!(fs::read_to_string(aside.unwrap()).unwrap(), "{\"name\": 3");
        fs::write(folder.path().join(FILE), "{\"text_size\": 99, \"volume\": -4}").unwrap();
        let (bounded, _) = Settings::load(folder.path());
        assert_eq!((bounded.text_size, bounded.volume), (1.3, 0.0));
    }
}
