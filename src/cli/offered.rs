//! The one place where a command meets the games: what each of them has to say for itself, and how a
//! command is run for the one that is wanted. A new game is one more arm of [`with`].

use super::simulate::tally::{self, Tally};
use super::story::{self, Story};
use super::variant::Variant;
use crate::client::Logged;
use crate::game::{Chance, Set};
use crate::games::memoarrr::{self, Side};
use crate::games::{Memoarrr, Name, PtiBapt, Royaume, ptibapt, royaume};
use crate::table::Hosted;

/// A game that the commands offer.
pub trait Offered: Hosted + Logged {
    /// Which it is.
    const GAME: Name;
    /// The options of the command line that only this game has.
    const FLAGS: &'static [&'static str];
    /// How it is told.
    type Story: Story<Self>;

    /// What counts what tuning needs, if the game is tuned.
    const TALLY: Option<fn() -> Box<dyn Tally<Self>>> = None;

    /// How many play if nobody says.
    fn usual_players(_variant: &Variant) -> u8 {
        2
    }

    /// The options of a game for so many. Whether so many can play is for the deal to say.
    fn options(variant: &Variant, players: u8, luck: &mut Chance) -> Self::Options;
}

/// Something that is done for one game or another.
pub trait Command {
    /// What comes of it.
    type Answer;
    /// Does it for that game.
    fn run<G: Offered>(self) -> Self::Answer;
}

/// Does something for the game of that name.
pub fn with<C: Command>(game: Name, command: C) -> C::Answer {
    match game {
        Name::Memoarrr => command.run::<Memoarrr>(),
        Name::PtiBapt => command.run::<PtiBapt>(),
        Name::Royaume => command.run::<Royaume>(),
    }
}

impl Offered for Memoarrr {
    const GAME: Name = Name::Memoarrr;
    const FLAGS: &'static [&'static str] = &["expert", "ordered-stack", "opening-ability"];
    type Story = story::memoarrr::Tale;

    /// M7: everybody sits down at any side.
    fn options(variant: &Variant, players: u8, luck: &mut Chance) -> memoarrr::Options {
        let mut sides = Side::ALL;
        luck.shuffle(&mut sides);
        memoarrr::Options {
            expert: variant.has("expert"),
            ordered_stack: variant.has("ordered-stack"),
            opening_ability: variant.has("opening-ability"),
            sides: sides.into_iter().take(players.into()).collect::<Set<_>>(),
            first: None,
        }
    }
}

impl Offered for PtiBapt {
    const GAME: Name = Name::PtiBapt;
    const FLAGS: &'static [&'static str] = &["extension", "solo"];
    type Story = story::ptibapt::Tale;

    fn usual_players(variant: &Variant) -> u8 {
        if variant.has("solo") { 1 } else { 2 }
    }

    fn options(variant: &Variant, _players: u8, _luck: &mut Chance) -> ptibapt::Options {
        let (extension, solo) = (variant.has("extension"), variant.has("solo"));
        ptibapt::Options { extension, solo, first: None }
    }
}

impl Offered for Royaume {
    const GAME: Name = Name::Royaume;
    const FLAGS: &'static [&'static str] = &["uneven-start", "early-harvest"];
    type Story = story::royaume::Tale;
    const TALLY: Option<fn() -> Box<dyn Tally<Self>>> =
        Some(|| Box::new(tally::royaume::Counts::default()));

    fn options(variant: &Variant, _players: u8, _luck: &mut Chance) -> royaume::Options {
        royaume::Options {
            even_start: !variant.has("uneven-start"),
            early_harvest: variant.has("early-harvest"),
            ..royaume::Options::default()
        }
    }
}
