//! What the commands need to know of each game: its options on the command line and its story.

use super::variant::Variant;
use crate::cli::commands::simulate::tally::{self, TuningTally};
use crate::cli::story::{self, Story};
use crate::client::Logged;
use crate::game::{Chance, Set};
use crate::games::memoarrr::{self, Side};
use crate::games::{GameName, Memoarrr, PtiBapt, Royaume, ptibapt, royaume};
use crate::table::Hosted;
use crate::text::terminal::help::Help;

/// Makes a count of nothing yet.
pub type NewTally<G> = fn() -> Box<dyn TuningTally<G>>;

/// A game that the commands offer.
pub trait Offered: Hosted + Logged {
    /// Which it is.
    const GAME: GameName;
    /// The options of the command line that only this game has.
    const FLAGS: &'static [Flag];
    /// How it is told.
    type Story: Story<Self>;

    /// What counts what tuning needs, if the game is tuned.
    const TALLY: Option<NewTally<Self>> = None;

    /// How many play if nobody says.
    fn usual_players(_variant: &Variant) -> u8 {
        2
    }

    /// The options of a game for this many players. Whether this many can play is for the deal to say.
    fn options(variant: &Variant, players: u8, luck: &mut Chance) -> Self::Options;
}

/// An option of the command line without a value, such as `--expert`.
pub struct Flag {
    /// Its name without the dashes.
    pub name: &'static str,
    /// What `--help` says of it.
    pub(crate) about: fn(&Help) -> &'static str,
}

impl Offered for Memoarrr {
    const GAME: GameName = GameName::Memoarrr;
    const FLAGS: &'static [Flag] = &[
        Flag { name: "expert", about: |help| help.expert },
        Flag { name: "ordered-stack", about: |help| help.ordered_stack },
        Flag { name: "opening-ability", about: |help| help.opening_ability },
    ];
    type Story = story::memoarrr::MemoarrrStory;

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
    const GAME: GameName = GameName::PtiBapt;
    const FLAGS: &'static [Flag] = &[
        Flag { name: "extension", about: |help| help.extension },
        Flag { name: "solo", about: |help| help.solo },
    ];
    type Story = story::ptibapt::PtiBaptStory;

    fn usual_players(variant: &Variant) -> u8 {
        if variant.has("solo") { 1 } else { 2 }
    }

    fn options(variant: &Variant, _players: u8, _luck: &mut Chance) -> ptibapt::Options {
        let (extension, solo) = (variant.has("extension"), variant.has("solo"));
        ptibapt::Options { extension, solo, first: None }
    }
}

impl Offered for Royaume {
    const GAME: GameName = GameName::Royaume;
    const FLAGS: &'static [Flag] = &[
        Flag { name: "uneven-start", about: |help| help.uneven_start },
        Flag { name: "early-harvest", about: |help| help.early_harvest },
    ];
    type Story = story::royaume::RoyaumeStory;
    const TALLY: Option<NewTally<Self>> = Some(|| Box::new(tally::royaume::Counts::default()));

    fn options(variant: &Variant, _players: u8, _luck: &mut Chance) -> royaume::Options {
        royaume::Options {
            even_start: !variant.has("uneven-start"),
            early_harvest: variant.has("early-harvest"),
            ..royaume::Options::default()
        }
    }
}
