//! Whether the rules could have left the table like this. Asked of what comes from elsewhere, so
//! that nobody further in has to distrust it.

use super::realm::Special;
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::course::contest::{About, Contest, Stage};
use crate::games::royaume::course::task::{Refill, Step, Task};
use crate::games::royaume::{
    Back, Card, HexSet, Memory, Player, Seen, Suit, Tabletop, Tally, Tile, TileSet,
};

/// More points than anybody can have.
const MOST_POINTS: u16 = 10_000;
/// Further from 0 than any total comes.
const FARTHEST_TOTAL: i16 = 500;

impl Seen {
    /// Whether it is about what lies on this table.
    pub(crate) fn fits(&self, table: &Tabletop) -> bool {
        let seated = |seat: &Seat| table.everybody().contains(*seat);
        match self {
            Self::Points { seat, score, by, .. } => {
                seated(seat) && *score < MOST_POINTS && by.unsigned_abs() < MOST_POINTS
            }
            Self::Counted { seat, total, .. } | Self::Spun { seat, total, .. } => {
                seated(seat) && total.abs() <= FARTHEST_TOTAL
            }
            Self::Challenge { seat, difficulty, .. } => {
                seated(seat) && difficulty.abs() <= FARTHEST_TOTAL
            }
            Self::Settled { total, difficulty, .. } => {
                total.abs() <= FARTHEST_TOTAL && difficulty.abs() <= FARTHEST_TOTAL
            }
            Self::Fight { seats, .. } => !seats.is_empty() && seats.iter().all(seated),
            Self::Swapped { seat, other, .. } => seated(seat) && seated(other),
            Self::Snow { seats, .. } => (*seats - table.everybody()).is_empty(),
            Self::Played { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Hero { seat, .. }
            | Self::Joined { seat }
            | Self::Completed { seat, .. }
            | Self::Took { seat, .. }
            | Self::Spent { seat, .. }
            | Self::Memory { seat, .. }
            | Self::Animal { seat }
            | Self::Placed { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Befell { seat, .. }
            | Self::Returned { seat, .. }
            | Self::Turn { seat, .. }
            | Self::Missed { seat }
            | Self::LastTurn { seat } => seated(seat),
            Self::Turned { .. }
            | Self::Wizard { .. }
            | Self::Carried { .. }
            | Self::Reshuffled
            | Self::Arrow { .. }
            | Self::SnowBack(_)
            | Self::EndBegins { .. } => true,
            Self::GameOver(tally) => table.todo.is_empty() && *tally == Tally::new(table),
        }
    }
}

impl Tabletop {
    /// The challenges whose place everybody knows: face up, or before a player.
    pub fn known_tiles(&self) -> TileSet {
        let owned = self.players.iter().map(Player::tiles);
        let up: TileSet = self.up.iter().map(|(_, tile)| tile).collect();
        owned.fold(up, |known, tiles| known | tiles)
    }

    /// The challenges with that back that lie face down somewhere, in no order.
    pub fn hidden_tiles(&self, back: Back) -> impl Iterator<Item = Tile> + '_ {
        let known = self.known_tiles();
        self.realm().tiles(back).filter(move |tile| !known.contains(*tile))
    }

    /// How many memory tiles of each kind are left in the Mine.
    pub(crate) fn buried(&self) -> [u8; Memory::COUNT] {
        std::array::from_fn(|kind| {
            let memory = Memory::from_index(kind);
            let hexes = match memory {
                Memory::City(city) => self.realm().city(city),
                Memory::Palace => self.realm().land(),
            };
            let placed = (self.memories & hexes).len() as u8;
            let held = self.players.iter().map(|player| player.memories[kind]);
            let out = held.fold(placed, u8::saturating_add);
            self.realm().memories(memory).saturating_sub(out)
        })
    }

    /// How often each card is in the deck.
    pub fn undrawn(&self) -> [u8; Card::COUNT] {
        let mut left = Card::ALL.map(Card::copies);
        let out = self.players.iter().flat_map(|player| &player.hand);
        out.for_each(|card| left[card.index()] = left[card.index()].saturating_sub(1));
        for (left, gone) in left.iter_mut().zip(self.discards) {
            *left = left.saturating_sub(gone);
        }
        left
    }

    /// Whether all its parts fit together.
    pub(crate) fn fits_together(&self) -> bool {
        self.options.check(self.seats()).is_ok()
            && self.seats_fit()
            && self.cards_fit()
            && self.tiles_fit()
            && self.memories_fit()
            && self.figures_fit()
            && self.tasks_fit()
    }

    fn seats_fit(&self) -> bool {
        let waiting: SeatSet = self.queue.iter().map(|waiting| waiting.seat).collect();
        let named = SeatSet::only(self.start) | SeatSet::only(self.turn) | waiting;
        (named - self.everybody()).is_empty()
            && waiting.len() == self.queue.len()
            && self
                .players
                .iter()
                .all(|player| player.score < MOST_POINTS && player.turns <= Self::MOST_TURNS + 1)
    }

    /// R1: every card is somewhere, as often as there are copies.
    fn cards_fit(&self) -> bool {
        let hands = self.players.iter().flat_map(|player| &player.hand);
        let mut out = self.discards;
        for card in hands {
            let count = &mut out[card.index()];
            *count = count.saturating_add(1);
            if card.suit() == Suit::C {
                return false;
            }
        }
        Card::ALL.into_iter().all(|card| out[card.index()] <= card.copies())
            && self.undrawn().iter().map(|count| usize::from(*count)).sum::<usize>()
                == usize::from(self.deck)
    }

    /// R4: every challenge is somewhere, once, and the backs are those of the tiles that are left.
    fn tiles_fit(&self) -> bool {
        let up: TileSet = self.up.iter().map(|(_, tile)| tile).collect();
        let each = self.players.iter().flat_map(|player| [player.unspent, player.spent]);
        let many: usize = each.map(|tiles| tiles.len()).sum::<usize>() + self.up.places().len();
        let green = self.down - self.grey;
        self.known_tiles().len() == many
            && up.len() == self.up.places().len()
            && self.players.iter().all(|player| player.unspent.len() <= Player::MOST_UNSPENT)
            && (self.grey - self.down).is_empty()
            && (self.down & self.up.places()).is_empty()
            && (self.challenges() - self.realm().cities()).is_empty()
            && self.hidden_tiles(Back::Green).count() == green.len()
            && self.hidden_tiles(Back::GreyBlue).count() == self.grey.len()
    }

    /// R5: every memory tile is somewhere, and none lies where it may not.
    fn memories_fit(&self) -> bool {
        let realm = self.realm();
        let palaces = (self.memories & realm.land()).len();
        let held: usize =
            self.players.iter().flat_map(|player| player.memories).map(usize::from).sum();
        let buried: usize = self.buried().iter().map(|count| usize::from(*count)).sum();
        let placed: usize = self.players.iter().map(|player| usize::from(player.placed)).sum();
        (self.memories - realm.cities() - realm.land()).is_empty()
            && palaces <= 1
            && (self.memories & self.challenges()).is_empty()
            && placed == self.memories.len()
            && buried == usize::from(self.mine)
            && held + buried + placed == Memory::STACK
    }

    fn figures_fit(&self) -> bool {
        let tower = self.realm().place(Special::Tower);
        let allowed = self.realm().cities()
            | HexSet::only(self.realm().place(Special::Mine))
            | HexSet::only(tower);
        let snow = self.snow.is_none_or(|snow| {
            (snow.trapped - self.everybody()).is_empty()
                && (snow.owing - snow.trapped).is_empty()
                && !snow.owing.is_empty()
                && !self.memories.contains(snow.hex)
                && !self.challenges().contains(snow.hex)
                && snow.hex != tower
        });
        snow && !self.heroes().contains(tower)
            && self.wizard.is_none_or(|hex| allowed.contains(hex))
            && self.wizard.is_some() == self.end.is_none()
            && (self.end.is_none() || self.snow.is_none())
            && self.wizard.is_none_or(|hex| !self.memories.contains(hex))
    }

    /// Whether what is still to be done makes sense: a decision on top, and under it what can follow.
    fn tasks_fit(&self) -> bool {
        let Some((top, under)) = self.todo.split_last() else {
            return self.end.is_some() && self.contest.is_none() && self.queue.is_empty();
        };
        let Some(seat) = self.decides() else { return false };
        let everybody = self.everybody();
        let named = |task: &Task| match task {
            Task::Turncoat(seat) | Task::LastTurn(seat) => everybody.contains(*seat),
            Task::Refill(refill) => {
                everybody.contains(refill.seat) && refill.effects <= Refill::MOST_EFFECTS
            }
            Task::LastTurns(left) => *left < self.seats(),
            _ => true,
        };
        let contest = match &self.contest {
            Some(contest) => *top == Task::Contest && self.contest_fits(contest),
            None => *top != Task::Contest,
        };
        everybody.contains(seat)
            && self.todo.iter().all(named)
            && under.iter().all(|task| !is_decision(task))
            && self.stack_fits(under)
            && contest
            && (*top != Task::Turn(Step::Trading) || self.tradable(self.turn).1 > 0)
            && self.choices(seat).len() > 0
    }

    /// A stack has one bottom: the turn, what ends it, or the last turns.
    fn stack_fits(&self, under: &[Task]) -> bool {
        let refills = under.iter().filter(|task| matches!(task, Task::Refill(_))).count();
        let ends = under.iter().filter(|task| matches!(task, Task::Close { .. })).count();
        let last = under.iter().any(|task| matches!(task, Task::LastTurns(_)));
        refills <= 1 && ends <= 1 && (!last || self.end.is_some()) && under.len() <= 6
    }

    fn contest_fits(&self, contest: &Contest) -> bool {
        let everybody = self.everybody();
        let helper: SeatSet = contest.helper.into_iter().collect();
        let spun = |seat: Seat| contest.spin(seat).is_some();
        let named = contest.participants() | contest.waiting | helper | contest.invisible;
        let about = match contest.about {
            About::Challenge(tile, hex) => {
                self.up.get(hex) == Some(tile)
                    && contest.heads == SeatSet::only(contest.first)
                    && self.player(contest.first).may_begin()
            }
            About::Fight(_) => contest.difficulty == Contest::WIZARD && self.wizard.is_some(),
        };
        let numbers = contest.total.abs().max(contest.difficulty.abs()) <= FARTHEST_TOTAL;
        let cards = !contest.asks_for_cards() || spun(contest.asked);
        let hurt =
            contest.stage != Stage::Invisibility || !matches!(contest.about, About::Fight(_));
        everybody.contains(contest.first)
            && (named - everybody).is_empty()
            && !contest.heads.is_empty()
            && (contest.heads & contest.joiners).is_empty()
            && (helper - contest.joiners).is_empty()
            && contest.waiting.contains(contest.asked)
            && self.can_answer(contest, contest.asked)
            && about
            && numbers
            && cards
            && hurt
    }
}

fn is_decision(task: &Task) -> bool {
    matches!(task, Task::Contest | Task::Turncoat(_) | Task::LastTurn(_))
}
