//! Everything that a seat may do now.
//!
//! There can be hundreds of choices, so they are not listed but counted, group by group, and told
//! when somebody asks for the n-th.

use arrayvec::ArrayVec;

use super::action::{Action, Play, Price};
use crate::game::set::Element;
use crate::game::{Seat, SeatSet, Set};
use crate::games::royaume::course::contest::Stage;
use crate::games::royaume::course::task::{Step, Task};
use crate::games::royaume::material::realm::Special;
use crate::games::royaume::material::tabletop::{CardSet, MemorySet};
use crate::games::royaume::{Card, Colour, Hex, HexSet, Memory, Tabletop, Tile, TileSet, Tiles};

/// The most groups at a time: two ways to throw the hand away, placing, a walk and three cards.
const MOST_GROUPS: usize = 8;

/// Everything that a seat may do now. It is handed on by value at every decision, so it is kept small.
#[derive(Clone, Debug)]
pub struct Choices<'a> {
    table: &'a Tabletop,
    seat: Option<Seat>,
    /// R7: where the hero can stop, if it may walk now.
    reach: HexSet,
    groups: ArrayVec<(Group, u16), MOST_GROUPS>,
    /// How many there are, and how many have been told.
    count: u16,
    told: u16,
}

/// Choices that differ in one thing. Which things there are is asked of the table again for the one group
/// that is chosen from; only a walk is too long to do twice.
#[derive(Clone, Copy, Debug)]
enum Group {
    One(Action),
    Move,
    Magician,
    Prophet,
    ShortWay,
    Shaman,
    Storyteller,
    Trade,
    Miner,
    Place,
    Luck,
    Horn,
    Turncoat,
}

impl<'a> Choices<'a> {
    /// What the seat may do now; nothing if it is not asked, or if there is no seat.
    #[inline]
    pub(crate) fn new(table: &'a Tabletop, seat: Option<Seat>) -> Self {
        let (reach, groups) = (HexSet::EMPTY, ArrayVec::new());
        let mut choices = Self { table, seat, reach, groups, count: 0, told: 0 };
        match (table.todo.last(), seat) {
            (Some(Task::Turn(step)), Some(seat)) if seat == table.turn => choices.turn(*step, seat),
            (Some(Task::Contest), Some(seat)) => choices.contest(seat),
            (Some(Task::Turncoat(asked)), Some(seat)) if seat == *asked => choices.turncoat(seat),
            (Some(Task::LastTurn(asked)), Some(seat)) if seat == *asked => choices.last_turn(seat),
            _ => {}
        }
        choices
    }

    #[inline]
    fn add(&mut self, group: Group, count: usize) {
        if count > 0 {
            let count = count as u16;
            self.count += count;
            let _there_is_room = self.groups.try_push((group, count));
        }
    }

    #[inline]
    fn one(&mut self, action: Action) {
        self.add(Group::One(action), 1);
    }

    fn turn(&mut self, step: Step, seat: Seat) {
        let (table, player) = (self.table, self.table.player(seat));
        if step == Step::Start {
            self.one(Action::Throw(Price::Turn));
            if player.score >= Tabletop::THROW {
                self.one(Action::Throw(Price::Paid));
            }
        }
        if matches!(step, Step::Start | Step::Thrown | Step::Placing) {
            self.place(seat);
        }
        let before = matches!(step, Step::Start | Step::Thrown | Step::Walking);
        if before {
            self.reach = table.reach(seat);
            self.add(Group::Move, self.reach.len());
        } else {
            self.one(Action::End);
        }
        if before || step == Step::Stopped {
            self.own_cards(before, seat);
        }
        let stopped_at =
            |special| step == Step::Stopped && player.hero == table.realm().place(special);
        if stopped_at(Special::Temple) && !player.animal && player.score >= Tabletop::ANIMAL {
            self.one(Action::Buy);
        }
        if step == Step::Trading || stopped_at(Special::Mine) {
            self.add(Group::Trade, self.bundles(player.unspent));
        }
    }

    fn place(&mut self, seat: Seat) {
        let kinds = self.table.player(seat).kinds();
        // Most players have none most of the time.
        if kinds.is_empty() {
            return;
        }
        // No two kinds have a home in common, so all ways are counted at once.
        let homes = kinds.iter().map(|memory| self.table.memory_homes(memory));
        let homes = homes.fold(HexSet::EMPTY, |all, homes| all | homes);
        self.add(Group::Place, (homes & self.table.free()).len());
    }

    /// The different cards in a hand.
    fn hand(&self, seat: Seat) -> CardSet {
        self.table.player(seat).hand.iter().copied().collect()
    }

    /// One card after the other, since most are not in a hand.
    fn own_cards(&mut self, before: bool, seat: Seat) {
        let (table, player, hand) = (self.table, self.table.player(seat), self.hand(seat));
        if hand.contains(Card::Magician) {
            self.add(Group::Magician, table.takeable().len());
        }
        if hand.contains(Card::Prophet) && player.may_begin() {
            self.add(Group::Prophet, table.prophecies().len());
        }
        if hand.contains(Card::Merchant)
            && player.score >= Tabletop::MERCHANT
            && table.diggable() > 0
        {
            self.one(Action::Card(Play::Merchant));
        }
        if hand.contains(Card::Fox) {
            self.one(Action::Card(Play::Fox));
        }
        if hand.contains(Card::Shaman) {
            let offers: usize = self.offers(seat).map(|(_, kinds)| kinds.len()).sum();
            self.add(Group::Shaman, player.kinds().len() * offers);
        }
        if hand.contains(Card::Storyteller) {
            let ways = self.tales().map(|(_, sites)| sites.len()).sum();
            self.add(Group::Storyteller, ways);
        }
        if hand.contains(Card::Miner) {
            self.add(Group::Miner, self.bundles(player.unspent));
        }
        if hand.contains(Card::ShortWay) && before {
            self.add(Group::ShortWay, table.anywhere(seat).len());
        }
    }

    fn contest(&mut self, seat: Seat) {
        let table = self.table;
        let Some(contest) = table.contest.as_ref().filter(|contest| contest.asked == seat) else {
            return;
        };
        if contest.asks_for_a_spin() {
            self.one(Action::Spin);
            if table.player(seat).holds(Card::General) {
                self.one(Action::Card(Play::General));
            }
            return;
        }
        self.one(Action::Pass);
        match contest.stage {
            Stage::TeamUp => self.one(Action::Card(Play::TeamUp)),
            Stage::Join => self.one(Action::Join),
            Stage::Horn => self.add(Group::Horn, table.able(contest).len()),
            Stage::Invisibility => self.one(Action::Card(Play::Invisibility)),
            _ => {
                for card in self.hand(seat).iter().filter(|card| contest.takes(seat, *card)) {
                    match Play::plain(card) {
                        Some(play) => self.one(Action::Card(play)),
                        None => self.add(Group::Luck, Colour::ALL.len() - 1),
                    }
                }
            }
        }
    }

    fn turncoat(&mut self, seat: Seat) {
        let tiles = self.table.player(seat).unspent;
        self.add(Group::Turncoat, tiles.len() * self.table.challenge_sites().len());
    }

    fn last_turn(&mut self, seat: Seat) {
        self.place(seat);
        if self.table.player(seat).holds(Card::Fox) {
            self.one(Action::Card(Play::Fox));
        }
        if !self.table.can_place(seat) {
            self.one(Action::End);
        }
    }

    /// A8: the kinds of memory tiles before each of the others.
    fn offers(&self, seat: Seat) -> impl Iterator<Item = (Seat, MemorySet)> + '_ {
        let others = self.table.everybody() - SeatSet::only(seat);
        others.iter().map(|other| (other, self.table.player(other).kinds()))
    }

    /// A9: where each of the challenges that lie face up may be moved.
    fn tales(&self) -> impl Iterator<Item = (Hex, HexSet)> + '_ {
        let (realm, sites) = (self.table.realm(), self.table.challenge_sites());
        self.table.tales().iter().map(move |from| (from, sites - realm.city_at(from)))
    }

    /// R11: in how many ways these tiles can be traded now.
    fn bundles(&self, tiles: TileSet) -> usize {
        bundles(tiles.len(), self.table.diggable().into())
    }

    /// The choice with number `at` in a group.
    fn get(&self, group: Group, at: usize) -> Option<Action> {
        let (table, seat) = (self.table, self.seat?);
        let player = table.player(seat);
        Some(match group {
            Group::One(action) => action,
            Group::Move => Action::Move(self.reach.nth(at)?),
            Group::Magician => Action::Card(Play::Magician { take: table.takeable().nth(at)? }),
            Group::Prophet => Action::Card(Play::Prophet { hex: table.prophecies().nth(at)? }),
            Group::ShortWay => Action::Card(Play::ShortWay { hex: table.anywhere(seat).nth(at)? }),
            Group::Shaman => {
                let kinds = player.kinds();
                let give = kinds.nth(at % kinds.len())?;
                let (seat, take) = nth_of(self.offers(seat), at / kinds.len())?;
                Action::Card(Play::Shaman { give, seat, take })
            }
            Group::Storyteller => {
                let (from, to) = nth_of(self.tales(), at)?;
                Action::Card(Play::Storyteller { from, to })
            }
            Group::Trade => Action::Trade(bundle(player.unspent, at)?),
            Group::Miner => Action::Card(Play::Miner { tiles: bundle(player.unspent, at)? }),
            Group::Place => {
                let (memory, hex) = nth_of(self.placements(player.kinds()), at)?;
                Action::Place(memory, hex)
            }
            Group::Luck => {
                let used = table.contest.as_ref()?.spin(seat)?.colour;
                let colour = Colour::ALL.into_iter().filter(|colour| *colour != used).nth(at)?;
                Action::Card(Play::Luck { colour })
            }
            Group::Horn => {
                let able = table.able(table.contest.as_ref()?);
                Action::Card(Play::Horn { seat: able.nth(at)? })
            }
            Group::Turncoat => {
                let hexes = table.challenge_sites();
                let tile = player.unspent.nth(at / hexes.len())?;
                Action::Turncoat(tile, hexes.nth(at % hexes.len())?)
            }
        })
    }

    /// R12, R13: where each of these memory tiles may be placed.
    fn placements(&self, kinds: MemorySet) -> impl Iterator<Item = (Memory, HexSet)> + '_ {
        let free = self.table.free();
        kinds.iter().map(move |memory| (memory, self.table.memory_homes(memory) & free))
    }
}

/// The pair with number `at` among all pairs of something and what it can be combined with.
fn nth_of<A, B: Element>(
    groups: impl Iterator<Item = (A, Set<B>)>,
    mut at: usize,
) -> Option<(A, B)> {
    for (first, seconds) in groups {
        match at.checked_sub(seconds.len()) {
            Some(rest) => at = rest,
            None => return Some((first, seconds.nth(at)?)),
        }
    }
    None
}

/// R11, D28: in how many ways one to three of these tiles, but at most `most`, can be named.
fn bundles(tiles: usize, most: usize) -> usize {
    let most = most.min(tiles).min(3);
    let ways = [0, tiles, tiles * tiles.saturating_sub(1)];
    let three = ways[2] * tiles.saturating_sub(2);
    [0, ways[1], ways[1] + ways[2], ways[1] + ways[2] + three][most]
}

/// The way with number `at`: single tiles first, then pairs, then all three.
fn bundle(tiles: TileSet, at: usize) -> Option<Tiles> {
    let count = tiles.len();
    if at < count {
        return Tiles::new(&[tiles.nth(at)?]);
    }
    let at = at - count;
    let pairs = count * (count - 1);
    let (at, thirds) = if at < pairs { (at, 0) } else { (at - pairs, count - 2) };
    let third = at.checked_rem(thirds).unwrap_or(0);
    let at = at.checked_div(thirds).unwrap_or(at);
    let first = tiles.nth(at / (count - 1))?;
    let rest = tiles - TileSet::only(first);
    let second = rest.nth(at % (count - 1))?;
    let third: Option<Tile> = match thirds {
        0 => None,
        _ => Some((rest - TileSet::only(second)).nth(third)?),
    };
    let named: ArrayVec<Tile, 3> = [first, second].into_iter().chain(third).collect();
    Tiles::new(&named)
}

impl Iterator for Choices<'_> {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    /// Straight to the n-th, since a random player asks for just that.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let mut at = n.saturating_add(self.told.into());
        self.told = at.saturating_add(1).min(self.count.into()) as u16;
        for (group, count) in &self.groups {
            match (at.checked_sub(usize::from(*count)), group) {
                (Some(rest), _) => at = rest,
                (None, Group::One(action)) => return Some(*action),
                (None, group) => return self.get(*group, at),
            }
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.count - self.told);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Choices<'_> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_can_be_named_in_every_order() {
        for (tiles, most) in (0..=3).flat_map(|tiles| (0..=3).map(move |most| (tiles, most))) {
            let set = TileSet::first_few(tiles);
            let all: Vec<Tiles> =
                (0..bundles(tiles, most)).map(|at| bundle(set, at).expect("a way")).collect();
            let mut different = all.clone();
            different.dedup();
            assert_eq!(different.len(), all.len(), "{tiles} tiles, {most} at most");
            assert!(all.iter().all(|tiles| tiles.count() <= most));
        }
        assert_eq!(bundles(3, 3), 15);
    }
}
