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
    /// To leave this screen: to the one beneath it, or to the first one.
    Home,
    /// To leave all screens that lie over the table.
    ToTable,
    /// This game, from now on.
    Game(GameName),
    /// To set up a table against bots.
    SetUpPractice,
    /// To play at such a table; the player is asked first where another game would be lost.
    Practise(GameName, Box<Practice>),
    /// To play a deal of the day, or on the ladder; the player is asked first in the same way.
    Challenge(Purpose, GameName),
    /// To play at such a table whatever becomes of another game.
    PlayAnew(Purpose, GameName, Box<Practice>),
    /// To go back to the table among bots that was left.
    GoOn(Purpose, GameName),
    /// To see the deals of the day and the ladder.
    Challenges,
    /// To set up a table for others.
    SetUpHosting,
    /// To open such a table.
    Host(GameName, Box<Hosting>),
    /// To open the own table again that was left.
    GoOnHosting(GameName),
    /// To join a table that is not in the list.
    JoinOtherwise,
    /// To join that table, or to watch there.
    Join(Box<JoinRequest>),
    /// To know why no table is seen.
    Examine,
    /// To close what was found about it.
    CloseCheckup,
    /// To read how to play that game.
    Help(GameName),
    /// To be shown how to play that game.
    Tutorial(GameName),
    /// To change settings.
    Settings,
    /// To have these settings from now on.
    Set(Box<Settings>),
    /// To hear how loud it is.
    TestSound,
    /// To look at the games that were played.
    Past,
    /// To begin the statistics anew.
    ResetStatistics,
    /// To keep this record.
    Keep(Vec<String>),
    /// To see the game again that has ended at this table, from that step on.
    Replay(usize),
    /// To see a record.
    OpenRecord(PathBuf),
    /// To see in small how a game lay that was played.
    Picture(Box<PastGame>),
    /// To see a game again that was played.
    OpenPast(Box<PastGame>),
    /// To keep a copy of its record.
    KeepPast(Box<PastGame>),
    /// To turn sound off or on.
    Mute(bool),
    /// To fill the whole screen, or not any more.
    FullScreen,
    /// To have this name.
    Name(String),
    /// To close the program.
    Quit,
}
