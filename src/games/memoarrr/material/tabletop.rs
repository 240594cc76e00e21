//! What lies open on the table, and who may do what because of it.
//!
//! A [`Tabletop`] holds facts that everybody may know, and no face of any card. The state is a
//! tabletop plus secrets; a view is a tabletop plus what its viewer sees. Since legality is decided
//! here and nowhere else, host, client and bot cannot disagree about it, and it cannot depend on a
//! secret.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::set::Element;
use crate::game::{Seat, SeatSet, Set};
use crate::games::memoarrr::{Action, Animal, Cell, CellSet, Options, Side, Volcano};

/// Everything that is open to all, the faces of cards apart.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tabletop {
    /// What was agreed before the deal.
    pub options: Options,
    /// M10, M23: who opens this round.
    pub start: Seat,
    /// Who has to do what now.
    pub phase: Phase,
    /// M11: the locations that lie face up.
    pub face_up: CellSet,
    /// M12: the location that the next reveal is compared with; none before a round's first.
    pub compare: Option<Cell>,
    /// M29: what a walrus forbids.
    pub ban: Option<Ban>,
    /// M6: the volcanoes that take part in this game.
    pub in_play: Set<Volcano>,
    /// M14: the volcano before each seat.
    pub held: [Option<Volcano>; 4],
    /// M21: who took the first chest, the second, and so on.
    pub chests: ArrayVec<Seat, 7>,
}

/// Who has to do what now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// M9: these seats still look at the middle cards of their edge.
    Looking(SeatSet),
    /// M11: the seat must reveal a location.
    Reveal(Seat),
    /// M28: the seat must choose a location to peek at.
    Penguin(Seat),
    /// M29: the seat must touch a location.
    Walrus(Seat),
    /// M30: the seat must choose a neighbour of the octopus just revealed.
    Octopus(Seat),
    /// M28: the seat looks at that location; nobody acts before it has finished.
    Peeking(Seat, Cell),
    /// M25: seven chests have been taken.
    Over,
}

/// M29: the seat may not reveal that location in its coming turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the sentence above names both")]
pub struct Ban {
    pub seat: Seat,
    pub cell: Cell,
}

impl Phase {
    /// The seats that have to decide something.
    #[inline]
    pub fn to_act(self) -> SeatSet {
        match self {
            Self::Looking(seats) => seats,
            Self::Reveal(seat)
            | Self::Penguin(seat)
            | Self::Walrus(seat)
            | Self::Octopus(seat)
            | Self::Peeking(seat, _) => SeatSet::only(seat),
            Self::Over => SeatSet::EMPTY,
        }
    }

    /// The ability that the seat to act must use, if it is about one.
    pub fn ability(self) -> Option<Animal> {
        match self {
            Self::Penguin(_) => Some(Animal::Penguin),
            Self::Walrus(_) => Some(Animal::Walrus),
            Self::Octopus(_) => Some(Animal::Octopus),
            _ => None,
        }
    }
}

impl Tabletop {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats()
    }

    /// Whether the rules could have left the table like this. Asked of what comes from elsewhere.
    pub(crate) fn fits_together(&self) -> bool {
        let seats = SeatSet::first_few(self.seats().into());
        let held: Set<Volcano> = self.held.iter().flatten().copied().collect();
        let holders = (0..4).filter(|seat| self.held[*seat].is_some());
        let holders: SeatSet = holders.map(Seat::from_index).collect();
        let named: SeatSet = self.chests.iter().copied().chain([self.start]).collect();
        let named = named | holders | self.phase.to_act();
        let is_over = self.phase == Phase::Over;
        self.options.check(self.seats()).is_ok()
            && (named - seats).is_empty()
            && self.in_play.len() + 1 == usize::from(self.seats())
            && (held - self.in_play).is_empty()
            && held.len() == holders.len()
            && (is_over || held.len() < self.in_play.len())
            && is_over == self.chests.is_full()
            && !self.face_up.contains(Cell::CENTRE)
            && self.compare.is_some() != self.face_up.is_empty()
            && self.compare.is_none_or(|cell| self.face_up.contains(cell))
            && (is_over || self.choices_fit_together())
    }

    /// Whether there is something to choose, and nothing but what lies face down is looked at.
    fn choices_fit_together(&self) -> bool {
        let ban_holds =
            |ban: Ban| self.face_down().contains(ban.cell) && self.face_down().len() > 1;
        let peek_holds = match self.phase {
            Phase::Peeking(_, cell) => self.face_down().contains(cell),
            Phase::Looking(seats) => !seats.is_empty() && self.face_up.is_empty(),
            Phase::Octopus(_) => self.compare.is_some(),
            _ => !self.face_down().is_empty(),
        };
        peek_holds && self.ban.is_none_or(ban_holds)
    }

    /// The round that is being played, 1 to 7.
    pub fn round(&self) -> u8 {
        (self.chests.len() as u8 + 1).min(7)
    }

    /// M11: the locations that can still be revealed.
    #[inline]
    pub fn face_down(&self) -> CellSet {
        Cell::with_location() - self.face_up
    }

    /// How many volcanoes are still on the stack.
    pub fn volcanoes_left(&self) -> usize {
        self.in_play.len() - self.held.iter().flatten().count()
    }

    /// M14: whether the seat is out of this round.
    #[inline]
    pub fn is_out(&self, seat: Seat) -> bool {
        self.held[seat.index()].is_some()
    }

    /// M19: the next seat clockwise that has no volcano. While a round lasts there is one.
    #[inline]
    pub fn next_in_round(&self, after: Seat) -> Seat {
        let mut seat = after.next(self.seats());
        while self.is_out(seat) && seat != after {
            seat = seat.next(self.seats());
        }
        seat
    }

    /// M9: the locations that the seat looks at before the first turn.
    pub fn edge(&self, seat: Seat) -> CellSet {
        Side::of(seat, self.options.sides).map_or(CellSet::EMPTY, Side::middle)
    }

    /// M17: what may not be revealed because somebody looked at it: the first reveal of the game
    /// is free of what anybody at the table has seen.
    #[inline]
    pub fn barred(&self) -> CellSet {
        if self.chests.is_empty() && self.compare.is_none() {
            self.options.sides.iter().fold(CellSet::EMPTY, |barred, side| barred | side.middle())
        } else {
            CellSet::EMPTY
        }
    }

    /// M29: what the seat may not reveal because of a walrus.
    #[inline]
    pub fn banned(&self, seat: Seat) -> CellSet {
        match self.ban {
            Some(ban) if ban.seat == seat => CellSet::only(ban.cell),
            _ => CellSet::EMPTY,
        }
    }

    /// What the seat may look at in secret now: M9 its edge, M28 the location it peeks at.
    #[inline]
    pub fn looks_at(&self, seat: Seat) -> CellSet {
        match self.phase {
            Phase::Looking(seats) if seats.contains(seat) => self.edge(seat),
            Phase::Peeking(peeker, cell) if peeker == seat => CellSet::only(cell),
            _ => CellSet::EMPTY,
        }
    }

    /// Everything that the seat may do now.
    #[inline]
    pub fn choices(&self, seat: Seat) -> Choices {
        match self.phase {
            Phase::Looking(seats) if seats.contains(seat) => Choices::done_looking(),
            Phase::Peeking(peeker, _) if peeker == seat => Choices::done_looking(),
            Phase::Reveal(turn) if turn == seat => {
                // M15: it must be one of these, there is no passing.
                let cells = self.face_down() - self.barred() - self.banned(seat);
                Choices { verb: Action::Reveal, cells }
            }
            Phase::Penguin(turn) if turn == seat => {
                Choices { verb: Action::Peek, cells: self.face_down() }
            }
            Phase::Walrus(turn) if turn == seat => {
                Choices { verb: Action::Ban, cells: self.face_down() }
            }
            Phase::Octopus(turn) if turn == seat => Choices {
                verb: Action::Swap,
                cells: self.compare.map_or(CellSet::EMPTY, Cell::neighbours),
            },
            _ => Choices::none(),
        }
    }
}

/// What a seat may do now: one verb, and the places it may be said of.
#[derive(Clone)]
pub struct Choices {
    verb: fn(Cell) -> Action,
    cells: CellSet,
}

impl Choices {
    /// Nothing to decide.
    pub(crate) fn none() -> Self {
        Self { verb: |_| Action::DoneLooking, cells: CellSet::EMPTY }
    }

    /// The one thing to say when one has looked; its place means nothing.
    fn done_looking() -> Self {
        Self { verb: |_| Action::DoneLooking, cells: CellSet::only(Cell::CENTRE) }
    }

    /// The places that can be chosen now.
    pub fn cells(&self) -> CellSet {
        self.cells - CellSet::only(Cell::CENTRE)
    }

    /// What is said of that place; without a place, the first choice, such as having looked.
    pub fn at(mut self, cell: Option<Cell>) -> Option<Action> {
        match cell {
            Some(cell) => self.cells.contains(cell).then(|| (self.verb)(cell)),
            None => self.next(),
        }
    }

    /// Whether this is one of the choices.
    #[inline]
    pub fn contains(&self, action: Action) -> bool {
        let cell = match action {
            Action::DoneLooking => Cell::CENTRE,
            Action::Reveal(cell) | Action::Peek(cell) | Action::Ban(cell) | Action::Swap(cell) => {
                cell
            }
        };
        self.cells.contains(cell) && (self.verb)(cell) == action
    }
}

impl Iterator for Choices {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        let cell = self.cells.first()?;
        self.cells.remove(cell);
        Some((self.verb)(cell))
    }

    /// Straight to the n-th, since a random player asks for just that.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let cell = self.cells.nth(n)?;
        self.cells = self.cells - CellSet::first_few(cell.index() + 1);
        Some((self.verb)(cell))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.cells.len(), Some(self.cells.len()))
    }
}

impl ExactSizeIterator for Choices {}
