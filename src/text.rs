//! What the player reads, in every language.
//!
//! A text is a field of a section; a section is a struct with one constant for each language, in a
//! file of its own, side by side. So a missing text does not compile, an unused one is a warning
//! (and warnings fail the tests), and one with a name or a number in it is a function that every
//! language writes in its own order.

pub mod around;
pub mod at_table;
pub mod common;
pub mod games;
pub mod help;
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
    pub beside: at_table::beside::Beside,
    pub challenges: around::challenges::Challenges,
    pub common: common::Common,
    pub end: at_table::end::End,
    pub help: help::Help,
    pub doctor: around::doctor::Doctor,
    pub home: around::home::Home,
    pub host: around::host::Host,
    pub join: around::join::Join,
    pub lobby: at_table::lobby::Lobby,
    pub memoarrr: games::memoarrr::Memoarrr,
    pub moments: at_table::moments::Moments,
    pub offer: around::offer::Offer,
    pub past: around::past::Past,
    pub practice: around::practice::Practice,
    pub ptibapt: games::ptibapt::PtiBapt,
    pub replay: at_table::replay::Replay,
    pub royaume: games::royaume::Royaume,
    pub settings: around::settings::Settings,
    pub table: at_table::table::Table,
    pub terminal: terminal::Terminal,
    pub tutorial: tutorial::Tutorial,
    pub trouble: trouble::Trouble,
}

static ENGLISH: Texts = Texts {
    beside: at_table::beside::EN,
    challenges: around::challenges::EN,
    common: common::EN,
    end: at_table::end::EN,
    help: help::EN,
    doctor: around::doctor::EN,
    home: around::home::EN,
    host: around::host::EN,
    join: around::join::EN,
    lobby: at_table::lobby::EN,
    memoarrr: games::memoarrr::EN,
    moments: at_table::moments::EN,
    offer: around::offer::EN,
    past: around::past::EN,
    practice: around::practice::EN,
    ptibapt: games::ptibapt::EN,
    replay: at_table::replay::EN,
    royaume: games::royaume::EN,
    settings: around::settings::EN,
    table: at_table::table::EN,
    terminal: terminal::EN,
    tutorial: tutorial::EN,
    trouble: trouble::EN,
};

static FRENCH: Texts = Texts {
    beside: at_table::beside::FR,
    challenges: around::challenges::FR,
    common: common::FR,
    end: at_table::end::FR,
    help: help::FR,
    doctor: around::doctor::FR,
    home: around::home::FR,
    host: around::host::FR,
    join: around::join::FR,
    lobby: at_table::lobby::FR,
    memoarrr: games::memoarrr::FR,
    moments: at_table::moments::FR,
    offer: around::offer::FR,
    past: around::past::FR,
    practice: around::practice::FR,
    ptibapt: games::ptibapt::FR,
    replay: at_table::replay::FR,
    royaume: games::royaume::FR,
    settings: around::settings::FR,
    table: at_table::table::FR,
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
