//! The odds of a contest, worked out exactly: ten segments, and what a hand makes of each.

use crate::game::Seat;
use crate::games::royaume::{Card, Colour, Contest, Hex, Sector, Segment, Tabletop, Tile};

/// What a hand can add to a spin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Arms {
    /// A13, A14: the goats and the bisons together.
    plain: i16,
    /// A17–A19: what a sword, a shield and a bow add, by the colour they need.
    weapons: [i16; 3],
    /// A2: another number of the same segment can be used.
    luck: bool,
    /// A15: the contest can be won outright.
    pub general: bool,
}

impl Arms {
    /// What these cards can add.
    pub fn of(hand: &[Card]) -> Self {
        let mut arms = Self::default();
        for card in hand {
            match card {
                Card::Goat | Card::Bison => arms.plain += Contest::worth(*card),
                Card::Sword => arms.weapons[Colour::Yellow as usize] += Contest::worth(*card),
                Card::Shield => arms.weapons[Colour::Green as usize] += Contest::worth(*card),
                Card::Bow => arms.weapons[Colour::Violet as usize] += Contest::worth(*card),
                Card::Luck => arms.luck = true,
                Card::General => arms.general = true,
                _ => {}
            }
        }
        arms
    }

    /// The same without another number.
    pub fn without_luck(self) -> Self {
        Self { luck: false, ..self }
    }

    /// The most that a spin of this segment can count, cards included.
    pub fn best(&self, segment: &Segment, colour: Colour) -> i16 {
        let with = |colour: Colour| {
            i16::from(segment.number(colour)) + self.weapons[colour as usize] + self.plain
        };
        match self.luck {
            true => Colour::ALL.into_iter().map(with).max().unwrap_or_default(),
            false => with(colour),
        }
    }
}

/// R15: the chance that a spin of the seat brings the total from `total` to `difficulty`, with all
/// its cards if need be.
pub fn of_spin(table: &Tabletop, seat: Seat, colour: Colour, total: i16, difficulty: i16) -> f32 {
    let player = table.player(seat);
    of_spin_with(table, &player.hand, colour, difficulty - total - player.strength())
}

/// R15: the chance that a number of that colour and these cards make up what is lacking.
pub fn of_spin_with(table: &Tabletop, cards: &[Card], colour: Colour, lacking: i16) -> f32 {
    let arms = Arms::of(cards);
    if arms.general {
        return 1.0;
    }
    let wins = Sector::all().filter(|sector| {
        let segment = table.realm().segment(*sector);
        segment.star || arms.best(segment, colour) >= lacking
    });
    wins.count() as f32 / Sector::COUNT as f32
}

/// The chance that the seat completes the challenge on that hex alone, with these cards.
pub fn of_challenge(table: &Tabletop, seat: Seat, cards: &[Card], hex: Hex) -> f32 {
    let of_tile = |tile: Tile| {
        let lacking = table.difficulty(tile, hex) - table.player(seat).strength();
        of_spin_with(table, cards, table.realm().front(tile).colour, lacking)
    };
    if let Some(tile) = table.up.get(hex) {
        return of_tile(tile);
    }
    let (mut chance, mut many) = (0.0, 0);
    for tile in table.hidden_tiles(table.back(hex)) {
        chance += of_tile(tile);
        many += 1;
    }
    chance / many.max(1) as f32
}
