//! R15–R20, R22: a contest, that is a challenge or a fight, as everybody sees it.

use serde::{Deserialize, Serialize};

use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::{Card, Colour, FightReason, Hex, Sector, Tile};

/// A contest under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Contest {
    /// What it is about.
    pub about: About,
    /// R15: what the total has to reach. It is reckoned once.
    pub difficulty: i16,
    /// What all who have spun have reached so far.
    pub total: i16,
    /// Who comes first; the others follow clockwise.
    pub first: Seat,
    /// The owner of a challenge, or those whom the Wizard attacks.
    pub heads: SeatSet,
    /// R16: those who have come to help, a Horn's helper among them.
    pub joiners: SeatSet,
    /// R19: whom the Horn has called.
    pub helper: Option<Seat>,
    /// R20: the Team Up that is in it.
    pub together: Together,
    /// R16: which step it has got to.
    pub stage: Stage,
    /// Those who are still to be asked in this step, as far as they can do something.
    pub waiting: SeatSet,
    /// Who is asked now.
    pub asked: Seat,
    /// A4: those who have made themselves invisible.
    pub invisible: SeatSet,
    /// What each has spun.
    pub spins: [Option<Spin>; Seat::MAX as usize],
}

/// What a contest is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum About {
    /// R15: this challenge, which lies there.
    Challenge(Tile, Hex),
    /// R22: the Wizard.
    Fight(FightReason),
}

/// R20: whose Team Up is in a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Together {
    /// Nobody's.
    None,
    /// That of somebody who joined.
    Joiner,
    /// That of the owner or an attacked hero: everybody may join without a card.
    Head,
}

/// R16: the steps of a contest, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// D11: may a head play a Team Up?
    TeamUp,
    /// Does anybody join?
    Join,
    /// The heads spin.
    Spin,
    /// Those who joined spin.
    JoinersSpin,
    /// Those who joined add cards.
    JoinersCards,
    /// The heads add cards.
    Cards,
    /// R19: may a head blow a Horn?
    Horn,
    /// The Horn's helper spins.
    HelperSpins,
    /// The Horn's helper adds cards.
    HelperCards,
    /// D14: the heads add cards once more.
    LastCards,
    /// A4: it has failed; is anybody invisible?
    Invisibility,
}

/// What somebody has spun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spin {
    /// Where the arrow stopped.
    pub sector: Sector,
    /// A2: the colour of the number in use.
    pub colour: Colour,
    /// D13: whether a Sword, Shield or Bow has followed that colour.
    pub armed: bool,
}

impl Contest {
    /// R22: what has to be reached against the Wizard.
    pub const WIZARD: i16 = 25;

    pub(crate) fn new(about: About, difficulty: i16, first: Seat, heads: SeatSet) -> Self {
        Self {
            about,
            difficulty,
            total: 0,
            first,
            heads,
            joiners: SeatSet::EMPTY,
            helper: None,
            together: Together::None,
            stage: Stage::TeamUp,
            waiting: heads,
            asked: first,
            invisible: SeatSet::EMPTY,
            spins: [None; Seat::MAX as usize],
        }
    }

    /// All who are in it.
    #[inline]
    pub fn participants(&self) -> SeatSet {
        self.heads | self.joiners
    }

    /// The owner of a challenge, or those whom the Wizard attacks, in order.
    pub fn heads_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        clockwise(self.first, self.heads)
    }

    /// All who are in it, in order.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        clockwise(self.first, self.participants())
    }

    /// What a seat has spun.
    #[inline]
    pub fn spin(&self, seat: Seat) -> Option<Spin> {
        self.spins[seat.index()]
    }

    /// Whether it asks for a number now, not for a card.
    #[inline]
    pub fn asks_for_a_spin(&self) -> bool {
        matches!(self.stage, Stage::Spin | Stage::JoinersSpin | Stage::HelperSpins)
    }

    /// Whether it asks for cards that count now.
    #[inline]
    pub fn asks_for_cards(&self) -> bool {
        matches!(
            self.stage,
            Stage::JoinersCards | Stage::Cards | Stage::HelperCards | Stage::LastCards
        )
    }

    /// R20: whether those who join need a Team Up of their own.
    #[inline]
    pub fn asks_for_team_ups(&self) -> bool {
        self.together != Together::Head
    }

    /// D13: whether the seat could add this card, which it holds, to what it has spun.
    #[inline]
    pub(crate) fn takes(&self, seat: Seat, card: Card) -> bool {
        let Some(spin) = self.spin(seat) else { return false };
        match card {
            Card::Goat | Card::Bison | Card::General => true,
            Card::Luck => !spin.armed,
            Card::Sword => spin.colour == Colour::Yellow,
            Card::Shield => spin.colour == Colour::Green,
            Card::Bow => spin.colour == Colour::Violet,
            _ => false,
        }
    }

    /// A13–A19: what a card adds.
    pub(crate) fn worth(card: Card) -> i16 {
        match card {
            Card::Goat => 2,
            Card::Sword | Card::Shield => 3,
            Card::Bison => 4,
            Card::Bow => 5,
            _ => 0,
        }
    }
}

/// These seats, clockwise from `first`.
pub(crate) fn clockwise(first: Seat, seats: SeatSet) -> impl Iterator<Item = Seat> + use<> {
    let before = seats & SeatSet::first_few(first.index());
    (seats - before).iter().chain(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R23: whoever is in turn comes first in the order, also where the Wizard attacks only others.
    #[test]
    fn those_who_are_attacked_are_named_without_the_player_in_turn() {
        let [turn, attacked] = [1, 0].map(|seat| Seat::new(seat).unwrap());
        let fight = About::Fight(FightReason::Spin);
        let contest = Contest::new(fight, Contest::WIZARD, turn, SeatSet::only(attacked));
        assert!(contest.heads_in_order().eq([attacked]));
    }
}
