//! The screens, one at a time. Each is a struct with what it has to remember while it is shown, and
//! a function that ends in `_ui` and says what the player wants; the app alone does it.

mod bar;
pub mod challenges;
pub mod help;
pub mod home;
pub mod host;
pub mod join;
pub mod past;
pub mod practice;
pub mod replay;
pub mod settings;
pub mod table;
pub mod tutorial;

use std::path::PathBuf;

use super::app::join_request::JoinRequest;
use super::profile::history::PastGame;
use super::profile::purpose::Purpose;
use super::profile::settings::{Hosting, Practice, Settings};
use crate::games::GameName;

/// What the player wants, beyond the screen they are at.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Leave this screen for the one beneath it, or for the first one.
    Home,
    /// Leave all screens that lie over the table.
    ToTable,
    /// Choose this game from now on.
    Game(GameName),
    /// Set up a table against bots.
    SetUpPractice,
    /// Play at such a table; the player is asked first where another game would be lost.
    Practise(GameName, Box<Practice>),
    /// Play a deal of the day, or on the ladder; the player is asked first in the same way.
    Challenge(Purpose, GameName),
    /// Play at such a table whatever becomes of another game.
    PlayAnew(Purpose, GameName, Box<Practice>),
    /// Go back to the table among bots that was left.
    GoOn(Purpose, GameName),
    /// Show the deals of the day and the ladder.
    Challenges,
    /// Set up a table for others.
    SetUpHosting,
    /// Open such a table.
    Host(GameName, Box<Hosting>),
    /// Open the player's own table again that was left.
    GoOnHosting(GameName),
    /// Join a table that is not in the list.
    JoinOtherwise,
    /// Join that table, or watch there.
    Join(Box<JoinRequest>),
    /// Find out why no table is seen.
    Examine,
    /// Close what was found about it.
    CloseCheckup,
    /// Show how to play that game, to read.
    Help(GameName),
    /// Start the lesson of that game.
    Tutorial(GameName),
    /// Show the settings.
    Settings,
    /// Use these settings from now on.
    Set(Box<Settings>),
    /// Play a sound, to hear how loud it is.
    TestSound,
    /// Show the games that were played.
    Past,
    /// Begin the statistics anew.
    ResetStatistics,
    /// Keep this record.
    Keep(Vec<String>),
    /// Replay the game that has ended at this table, from that step on.
    Replay(usize),
    /// Replay a record.
    OpenRecord(PathBuf),
    /// Make a small picture of how that game lay when it was over.
    Picture(Box<PastGame>),
    /// Replay a game that was played.
    OpenPast(Box<PastGame>),
    /// Keep a copy of its record.
    KeepPast(Box<PastGame>),
    /// Turn sound off or on.
    Mute(bool),
    /// Fill the whole screen, or stop doing so.
    FullScreen,
    /// Take this name.
    Name(String),
    /// Close the program.
    Quit,
}
