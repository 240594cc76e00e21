//! Which game is wanted, and in which form: `--game memoarrr --expert`.

use std::collections::BTreeSet;

use super::Failure;
use super::args::Args;
use super::offered::{Command, Offered, with};
use crate::games::Name;

/// What the help of a command says about it.
pub const HELP: &str = "\
  --game NAME         memoarrr (the default), ptibapt or royaume
  --expert            memoarrr: with the animals' abilities
  --ordered-stack     memoarrr: the chests lie in a known order
  --opening-ability   memoarrr: the opening reveal of a round has an ability
  --extension         ptibapt: with the five blue pairs
  --solo              ptibapt: one player against the clock
  --uneven-start      royaume: all begin with 0 points
  --early-harvest     royaume: in the last turn a memory gives 3 points, not 5
";

/// Which game, and in which form.
#[derive(Clone, Debug, Default)]
pub struct Variant {
    /// Which game; none: nobody said.
    pub game: Option<Name>,
    flags: BTreeSet<&'static str>,
}

impl Variant {
    /// The game that is wanted, or the usual one.
    pub fn game(&self) -> Name {
        self.game.unwrap_or_default()
    }

    /// Whether that option was given.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.contains(flag)
    }

    /// The options after the game's own name: ` (expert)`.
    pub fn in_words(&self) -> String {
        match self.flags.len() {
            0 => String::new(),
            _ => format!(" ({})", self.flags.iter().copied().collect::<Vec<_>>().join(", ")),
        }
    }

    /// Takes an option that says something about the game; false if it says nothing about any.
    pub fn take(&mut self, name: &str, args: &mut Args) -> Result<bool, Failure> {
        if name == "game" {
            let game = args.text(name)?.parse();
            self.game = Some(game.map_err(|why: String| args.usage(why))?);
            return Ok(true);
        }
        let known = Name::ALL.into_iter().find_map(|game| with(game, Flag(name)));
        self.flags.extend(known);
        Ok(known.is_some())
    }

    /// Whether every option belongs to the game that is wanted.
    pub fn check(&self) -> Result<(), String> {
        let game = self.game();
        match self.flags.iter().find(|flag| with(game, Flag(flag)).is_none()) {
            None => Ok(()),
            Some(flag) => Err(format!("--{flag} means nothing for {game}")),
        }
    }
}

/// An option of that name, as a game lists it.
struct Flag<'a>(&'a str);

impl Command for Flag<'_> {
    type Answer = Option<&'static str>;

    fn run<G: Offered>(self) -> Option<&'static str> {
        G::FLAGS.iter().copied().find(|flag| *flag == self.0)
    }
}
