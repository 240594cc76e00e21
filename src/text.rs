//! What the player reads, in every language.
//!
//! A text is a field of a section; a section is a struct with one constant for each language, in a
//! file of its own, side by side. So a missing text does not compile, an unused one is a warning
//! (and warnings fail the tests), and one with a name or a number in it is a function that every
//! language writes in its own order.

pub mod beside;
pub mod challenges;
pub mod common;
pub mod doctor;
pub mod end;
pub mod help;
pub mod home;
pub mod host;
pub mod join;
pub mod lobby;
pub mod memoarrr;
pub mod moments;
pub mod offer;
pub mod past;
pub mod practice;
pub mod ptibapt;
pub mod replay;
pub mod royaume;
pub mod settings;
pub mod table;
pub mod terminal;
pub mod trouble;
pub mod tutorial;

use serde::{Deserialize, Serialize};

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
}

/// All texts of one language.
pub struct Texts {
    pub beside: beside::Beside,
    pub challenges: challenges::Challenges,
    pub common: common::Common,
    pub end: end::End,
    pub help: help::Help,
    pub doctor: doctor::Doctor,
    pub home: home::Home,
    pub host: host::Host,
    pub join: join::Join,
    pub lobby: lobby::Lobby,
    pub memoarrr: memoarrr::Memoarrr,
    pub moments: moments::Moments,
    pub offer: offer::Offer,
    pub past: past::Past,
    pub practice: practice::Practice,
    pub ptibapt: ptibapt::PtiBapt,
    pub replay: replay::Replay,
    pub royaume: royaume::Royaume,
    pub settings: settings::Settings,
    pub table: table::Table,
    pub terminal: terminal::Terminal,
    pub tutorial: tutorial::Tutorial,
    pub trouble: trouble::Trouble,
}

static ENGLISH: Texts = Texts {
    beside: beside::EN,
    challenges: challenges::EN,
    common: common::EN,
    end: end::EN,
    help: help::EN,
    doctor: doctor::EN,
    home: home::EN,
    host: host::EN,
    join: join::EN,
    lobby: lobby::EN,
    memoarrr: memoarrr::EN,
    moments: moments::EN,
    offer: offer::EN,
    past: past::EN,
    practice: practice::EN,
    ptibapt: ptibapt::EN,
    replay: replay::EN,
    royaume: royaume::EN,
    settings: settings::EN,
    table: table::EN,
    terminal: terminal::EN,
    tutorial: tutorial::EN,
    trouble: trouble::EN,
};

static FRENCH: Texts = Texts {
    beside: beside::FR,
    challenges: challenges::FR,
    common: common::FR,
    end: end::FR,
    help: help::FR,
    doctor: doctor::FR,
    home: home::FR,
    host: host::FR,
    join: join::FR,
    lobby: lobby::FR,
    memoarrr: memoarrr::FR,
    moments: moments::FR,
    offer: offer::FR,
    past: past::FR,
    practice: practice::FR,
    ptibapt: ptibapt::FR,
    replay: replay::FR,
    royaume: royaume::FR,
    settings: settings::FR,
    table: table::FR,
    terminal: terminal::FR,
    tutorial: tutorial::FR,
    trouble: trouble::FR,
};

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Its texts.
    pub(crate) fn texts(self) -> &'static Texts {
        match self {
            Self::English => &ENGLISH,
            Self::French => &FRENCH,
        }
    }

    /// As `--lang` takes it.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The one of that code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// As those call it who speak it.
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
        }
    }

    /// The language that the system is set to, if it is one of ours.
    pub fn of_system() -> Self {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        // Windows and macOS have a setting instead.
        #[cfg(not(target_os = "linux"))]
        let set = set.or_else(sys_locale::get_locale);
        match set {
            Some(value) if value.to_lowercase().starts_with("fr") => Self::French,
            _ => Self::English,
        }
    }
}
