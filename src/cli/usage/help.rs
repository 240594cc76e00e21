//! Printing `--help`, with the lists of games, their options and the bots filled in.

use std::io::Write;

use super::offered::Offered;
use crate::bot::Level;
use crate::cli::{Failure, profile};
use crate::games::{GameName, with_game};
use crate::text::terminal::help::Help;

/// How wide the column of options is.
const WIDE: usize = 20;

/// Prints the help of a command.
pub fn print(help: &str, out: &mut impl Write) -> Result<(), Failure> {
    Ok(write!(out, "{}", filled(help))?)
}

/// Prints the help of a command that is for one game or another, with the options of each.
pub fn print_with_games(help: &str, texts: &Help, out: &mut impl Write) -> Result<(), Failure> {
    print(help, out)?;
    let [name, which] = texts.game;
    option(&format!("game {name}"), &filled(which), out)?;
    for game in GameName::ALL {
        for flag in with_game!(game, G => <G as Offered>::FLAGS) {
            option(flag.name, &texts.of_game(game.id(), (flag.about)(texts)), out)?;
        }
    }
    Ok(())
}

fn option(name: &str, about: &str, out: &mut impl Write) -> Result<(), Failure> {
    let option = format!("--{name}");
    Ok(writeln!(out, "  {option:WIDE$}{about}")?)
}

/// The text with its lists: bots that play against people, and games.
fn filled(text: &str) -> String {
    let bots = Level::ALL.into_iter().filter(|level| *level != Level::Miser).map(Level::name);
    let bots = bots.collect::<Vec<_>>().join(", ");
    let games = GameName::ALL.map(GameName::id).join(", ");
    text.replace("{bots}", &bots).replace("{games}", &games).replace("{folder}", profile::FOLDER)
}
