//! How an island is laid before the first look: picture, sides, stacks and options.
//!
//! Whatever luck would decide is dictated, so the deal is the one in the picture.

use cinderpeek::game::chance::Lot;
use cinderpeek::game::{Chance, Game};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Card, Options, Side};

use crate::memoarrr::island::Island;
use crate::memoarrr::words;

/// The island on which most scenarios play, as it would lie if nobody had shuffled: a row for every
/// animal, a column for every landscape. So two locations connect exactly if they are in the same
/// row or in the same column. North is up; columns are A to E, rows 1 to 5.
pub const TIDY: &str = "
    penguin-ocean  penguin-jungle  penguin-lava  penguin-flowers  penguin-beach
    octopus-ocean  octopus-jungle  octopus-lava  octopus-flowers  octopus-beach
    walrus-ocean   walrus-jungle   walrus-lava   walrus-flowers   walrus-beach
    crab-ocean     crab-jungle     crab-lava     crab-flowers     crab-beach
    turtle-ocean   turtle-jungle   turtle-lava   turtle-flowers   turtle-beach
";

/// Everybody that can sit at an island.
pub const FOUR: &str = "north east south west";

/// An island about to be dealt.
#[derive(Clone, Copy)]
pub struct Layout {
    picture: &'static str,
    options: Options,
    lucky: Option<&'static str>,
    treasures: [u16; 7],
    volcanoes: [u16; 3],
}

/// The basic game on the tidy island. Somebody sits at each of these sides; the first of them
/// starts; the treasures lie 1, 1, 2, 2, 2, 3, 4 and the volcanoes 7, 3, 1 from the top.
pub fn basic(sides: &str) -> Layout {
    let sides = sides.split_whitespace().map(words::side).collect();
    let options = Options { sides, ..Options::basic(2) };
    Layout {
        picture: TIDY,
        options,
        lucky: None,
        treasures: [1, 1, 2, 2, 2, 3, 4],
        volcanoes: [7, 3, 1],
    }
    .started_by(words::side_name(sides.first().expect("somebody plays")))
}

/// The same with the animals' abilities.
pub fn expert(sides: &str) -> Layout {
    let mut layout = basic(sides);
    layout.options.expert = true;
    layout
}

impl Layout {
    /// Other locations than the tidy ones; or the tidy ones elsewhere.
    pub fn pictured(self, picture: &'static str) -> Self {
        Self { picture, ..self }
    }

    /// The rubies in the chests, the top one first.
    pub fn treasures(self, treasures: [u16; 7]) -> Self {
        Self { treasures, ..self }
    }

    /// The birds of the three volcanoes: the first ones stay, the top one first, the others leave.
    pub fn volcanoes(self, volcanoes: [u16; 3]) -> Self {
        Self { volcanoes, ..self }
    }

    /// The host picks the start player.
    pub fn started_by(mut self, side: &'static str) -> Self {
        self.options.first = words::seat(side, self.options.sides);
        self.lucky = None;
        self
    }

    /// The host leaves the start player to chance, and chance picks this one.
    pub fn started_by_luck(mut self, side: &'static str) -> Self {
        self.options.first = None;
        self.lucky = Some(side);
        self
    }

    /// The treasures lie in the known order.
    pub fn with_ordered_stack(mut self) -> Self {
        self.options.ordered_stack = true;
        self
    }

    /// The opening reveal of a round has its ability, too.
    pub fn with_opening_ability(mut self) -> Self {
        self.options.opening_ability = true;
        self
    }

    /// Deals exactly what is pictured.
    pub fn deal(self) -> Island {
        let stay = usize::from(self.options.seats()) - 1;
        let mut chance = Chance::dictated(self.luck());
        let island = self.dealt_by(&mut chance, &self.volcanoes[..stay]);
        assert_eq!(chance.deviation(), None, "the deal asks for just this luck");
        island
    }

    /// The same, and everybody has looked (M9) and turned back the cards of their edge.
    pub fn ready(self) -> Island {
        let mut island = self.deal();
        island.all_have_looked();
        island
    }

    /// Forgets the picture and the stacks, and shuffles everything as a real table does.
    pub fn shuffled(self, number: u64) -> Island {
        self.dealt_by(&mut Chance::from_number(number, 0), &[])
    }

    fn dealt_by(self, chance: &mut Chance, later_volcanoes: &[u16]) -> Island {
        let dealt = Memoarrr::deal(&self.options, self.options.seats(), chance);
        let state = dealt.unwrap_or_else(|bad| panic!("this cannot be dealt: {bad}"));
        Island::new(state, later_volcanoes)
    }

    /// What luck says, in the order in which the deal asks: locations, chests, volcanoes, start.
    fn luck(&self) -> Vec<u16> {
        let cards = self.picture.split_whitespace().map(words::card).map(Card::lot);
        let treasures = self.treasures.into_iter().filter(|_| !self.options.ordered_stack);
        let start = self.lucky.and_then(|side| words::seat(side, self.options.sides));
        cards.chain(treasures).chain(self.volcanoes).chain(start.map(Lot::lot)).collect()
    }
}

/// The options for so many at the table, to be refused or not.
pub fn options_for(sides: impl IntoIterator<Item = Side>) -> Options {
    Options { sides: sides.into_iter().collect(), ..Options::basic(2) }
}
