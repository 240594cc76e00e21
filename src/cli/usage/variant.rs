//! Which game is wanted, and in which form: `--game memoarrr --expert`.

use std::collections::BTreeSet;

use super::args::Args;
use super::offered::Offered;
use crate::cli::Failure;
use crate::game::Chance;
use crate::games::{GameName, with_game};

/// Which game, and in which form.
#[derive(Clone, Debug, Default)]
pub struct Variant {
    /// Which game; none: nobody said.
    pub game: Option<GameName>,
    flags: BTreeSet<&'static str>,
}

impl Variant {
    /// The game that is wanted, or the usual one.
    pub fn game(&self) -> GameName {
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
            self.game = Some(args.game(name)?);
            return Ok(true);
        }
        let known = GameName::ALL.into_iter().find_map(|game| flag_of(game, name));
        self.flags.extend(known);
        Ok(known.is_some())
    }

    /// The options of a game for this many players, by which that game can be dealt.
    pub fn options<G: Offered>(
        &self,
        players: u8,
        bots: usize,
        args: &Args,
    ) -> Result<G::Options, Failure> {
        let texts = &args.texts.terminal.arguments;
        if let Some(flag) = self.flags.iter().find(|flag| flag_of(G::GAME, flag).is_none()) {
            return Err(args.usage(texts.not_for_game(flag, G::GAME.id())));
        }
        let mut luck = Chance::from_number(0, 0);
        let options = G::options(self, players, &mut luck);
        if let Err(why) = G::deal(&options, players, &mut luck) {
            return Err(args.usage(args.texts.setup.error(G::GAME, why)));
        }
        if bots > players.into() {
            return Err(args.usage(texts.too_many_bots(bots, players)));
        }
        Ok(options)
    }
}

/// The option of that name, as the game lists it.
fn flag_of(game: GameName, name: &str) -> Option<&'static str> {
    let flags = with_game!(game, G => <G as Offered>::FLAGS);
    flags.iter().map(|flag| flag.name).find(|flag| *flag == name)
}
