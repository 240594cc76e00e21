//! What the player reads, in every language.
//!
//! Every text stands once, with its words in each language side by side; [`section`] says how they are
//! written down.

#[macro_use]
mod section;

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

texts! {
    /// All texts of one language.
    Texts:
    beside: at_table::beside::Beside;
    challenges: around::challenges::Challenges;
    common: common::Common;
    end: at_table::end::End;
    help: help::Help;
    doctor: around::doctor::Doctor;
    home: around::home::Home;
    host: around::host::Host;
    join: around::join::Join;
    lobby: at_table::lobby::Lobby;
    memoarrr: games::memoarrr::Memoarrr;
    moments: at_table::moments::Moments;
    offer: around::offer::Offer;
    past: around::past::Past;
    practice: around::practice::Practice;
    ptibapt: games::ptibapt::PtiBapt;
    replay: at_table::replay::Replay;
    royaume: games::royaume::Royaume;
    settings: around::settings::Settings;
    setup: games::setup::Setup;
    table: at_table::table::Table;
    terminal: terminal::Terminal;
    tutorial: tutorial::Tutorial;
    trouble: trouble::Trouble;
}

static ENGLISH: Texts = Texts::EN;
static FRENCH: Texts = Texts::FR;

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
