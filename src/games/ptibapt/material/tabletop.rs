//! What lies open on the table, and who may do what because of it.
//!
//! A [`Tabletop`] holds facts that everybody may know, and no face of a card that lies on the grid.
//! The state is a tabletop plus secrets; a view is a tabletop plus what its viewer sees. Since
//! legality is decided here and nowhere else, host, client and bot cannot disagree about it, and it
//! cannot depend on a secret.

use serde::{Deserialize, Serialize};

use crate::game::set::Element;
use crate::game::{Few, Seat, SeatSet};
use crate::games::ptibapt::{Card, Cell, CellSet, Choices, Clock, Colour, Options, Phase, Pile};

/// Everything that is open to all, the faces on the grid apart.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tabletop {
    /// What was agreed before the deal.
    pub options: Options,
    /// P4: who started.
    pub start: Seat,
    /// Who has to do what now.
    pub phase: Phase,
    /// P9: where a card still lies; all else are gaps.
    pub lies: CellSet,
    /// P6: what each has kept.
    pub kept: [Pile; 2],
    /// P8: the cards that have left the game.
    pub gone: Few<Card, 14>,
    /// How many turns are over.
    pub turns: u16,
    /// P16: what the clock said at the last action of a solo game.
    pub clock: Clock,
}

impl Tabletop {
    /// P10, ruling: after this many turns the game is over as it stands, since two who never find a
    /// pair would play for ever (law 4). No game that anybody wants to win comes near it.
    pub const MOST_TURNS: u16 = 1000;

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats()
    }

    /// P5, P12: the cards that everybody sees.
    #[inline]
    pub fn face_up(&self) -> CellSet {
        self.phase.face_up()
    }

    /// The cards that lie face down; what a spyglass shows lies face down for the others.
    #[inline]
    pub fn face_down(&self) -> CellSet {
        self.lies - self.face_up()
    }

    /// P8: what the seat alone may look at now.
    #[inline]
    pub fn looks_at(&self, seat: Seat) -> CellSet {
        match self.phase {
            Phase::Looking(looker, a, b) if looker == seat => CellSet::only(a) | CellSet::only(b),
            _ => CellSet::EMPTY,
        }
    }

    /// What the seat has kept.
    pub fn pile(&self, seat: Seat) -> &Pile {
        &self.kept[seat.index() % 2]
    }

    /// How many cards of that colour were kept by anybody.
    pub fn found(&self, colour: Colour) -> usize {
        self.kept.iter().map(|pile| pile.count(colour)).sum()
    }

    /// P10, P14: whether what has to be found has been found.
    pub fn all_found(&self) -> bool {
        let greens = self.found(Colour::Green) == 14;
        greens && (!self.options.solo || self.found(Colour::Yellow) == 2)
    }

    /// Everything that the seat may do now.
    #[inline]
    pub fn choices(&self, seat: Seat) -> Choices {
        if !self.phase.to_act().contains(seat) {
            return Choices::none();
        }
        match self.phase {
            Phase::First(_) | Phase::Second(..) => Choices::turn(self.face_down()),
            // P16: in solo the next card counts as the confirmation, so it may be any that lies there.
            Phase::Shown(..) if self.options.solo => Choices::turn_or_confirm(self.lies),
            Phase::Shown(..) | Phase::Looking(..) => Choices::confirm(),
            Phase::Spyglass(_) => Choices::look(self.face_down()),
            Phase::Switch(_) => Choices::switch(self.face_down()),
            Phase::Over => Choices::none(),
        }
    }

    /// The cards that lie on the grid, in no order.
    pub fn left(&self) -> impl Iterator<Item = Card> + '_ {
        let taken = self.kept.iter().flat_map(Pile::cards).chain(&self.gone);
        let mut taken = taken.fold([0_u8; Card::COUNT], |mut taken, card| {
            taken[card.index()] += 1;
            taken
        });
        self.options.deck().filter(move |card| {
            let taken = &mut taken[card.index()];
            let lies = *taken == 0;
            *taken = taken.saturating_sub(1);
            lies
        })
    }

    /// Whether the rules could have left the table like this. Asked of what comes from elsewhere.
    pub(crate) fn fits_together(&self) -> bool {
        let named = self.phase.to_act() | SeatSet::only(self.start);
        let seats = SeatSet::first_few(self.seats().into());
        let shown = self.phase.cells();
        let off = self.kept.iter().map(|pile| pile.cards().len()).sum::<usize>() + self.gone.len();
        let deck = usize::from(self.options.grid().columns) * usize::from(self.options.grid().rows);
        self.options.check(self.seats()).is_ok()
            && (named - seats).is_empty()
            && (self.lies - self.options.grid().cells()).is_empty()
            && self.lies.len() + off == deck
            && self.left().count() == self.lies.len()
            && (shown - self.lies).is_empty()
            && shown.len() == self.phase.shows()
            && self.turns <= Self::MOST_TURNS
            && (self.phase == Phase::Over || !self.all_found())
            && self.kept.iter().flat_map(Pile::cards).all(|card| card.colour() != Colour::Blue)
            && (!self.options.solo || self.pile_of_nobody_is_empty())
            && (self.options.solo || self.clock == Clock::default())
    }

    fn pile_of_nobody_is_empty(&self) -> bool {
        self.kept[1].cards().is_empty()
    }

    /// Whether a card lies there.
    pub(crate) fn has(&self, cell: Cell) -> bool {
        self.lies.contains(cell)
    }
}
