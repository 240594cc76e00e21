//! Everything that a seat may do now.
//!
//! There can be hundreds of choices, so they are not listed but counted, group by group, and told
//! when somebody asks for the n-th.

use arrayvec::ArrayVec;

use super::action::{Action, Play, Price};
use super::contest::Stage;
use super::realm::Special;
use super::tabletop::{CardSet, MemorySet};
use super::task::{Step, Task};
use super::{Card, Colour, HexSet, Memory, Tabletop, Tile, TileSet, Tiles};
use crate::game::set::Element;
use crate::game::{Seat, SeatSet, Set};

/// The most groups at a time: two ways to throw the hand away, placing, a walk and three cards.
const MOST_GROUPS: usize = 8;

/// Everything that a seat may do now.
#[derive(Clone, Debug)]
pub struct Choices<'a> {
    table: &'a Tabletop,
    seat: Option<Seat>,
    groups: ArrayVec<(Group, usize), MOST_GROUPS>,
    /// How many there are, and how many have been told.
    count: usize,
    told: usize,
}

/// Choices that differ in one thing.
#[derive(Clone, Copy, Debug)]
enum Group {
    One(Action),
    Move(HexSet),
    Magician(CardSet),
    Prophet(HexSet),
    ShortWay(HexSet),
    Shaman(MemorySet),
    Storyteller(HexSet),
    Trade(TileSet),
    Miner(TileSet),
    Place(MemorySet),
    Luck(Colour),
    Horn(SeatSet),
    Turncoat(TileSet),
}

impl<'a> Choices<'a> {
    /// What the seat may do now; nothing if it is not asked, or if there is no seat.
    #[inline]
    pub(super) fn new(table: &'a Tabletop, seat: Option<Seat>) -> Self {
        let mut choices = Self { table, seat, groups: ArrayVec::new(), count: 0, told: 0 };
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
            let reach = table.reach(seat);
            self.add(Group::Move(reach), reach.len());
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
            self.add(Group::Trade(player.unspent), self.bundles(player.unspent));
        }
    }

    fn place(&mut self, seat: Seat) {
        let kinds = self.table.player(seat).kind_set();
        // Most players have none most of the time.
        if kinds.is_empty() {
            return;
        }
        let ways = self.placements(kinds).map(|(_, sites)| sites.len()).sum();
        self.add(Group::Place(kinds), ways);
    }

    /// The different cards in a hand.
    fn hand(&self, seat: Seat) -> CardSet {
        self.table.player(seat).hand.iter().copied().collect()
    }

    /// One card after the other, since most are not in a hand.
    fn own_cards(&mut self, before: bool, seat: Seat) {
        let (table, player, hand) = (self.table, self.table.player(seat), self.hand(seat));
        if hand.contains(Card::Magician) {
            let cards = table.takeable();
            self.add(Group::Magician(cards), cards.len());
        }
        if hand.contains(Card::Prophet) && player.may_begin() {
            let hexes = table.prophecies();
            self.add(Group::Prophet(hexes), hexes.len());
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
            let kinds = player.kind_set();
            let offers: usize = self.offers().map(|(_, kinds)| kinds.len()).sum();
            self.add(Group::Shaman(kinds), kinds.len() * offers);
        }
        if hand.contains(Card::Storyteller) {
            let tales = table.tales();
            let ways = tales.iter().map(|from| table.tale_sites(from).len()).sum();
            self.add(Group::Storyteller(tales), ways);
        }
        if hand.contains(Card::Miner) {
            self.add(Group::Miner(player.unspent), self.bundles(player.unspent));
        }
        if hand.contains(Card::ShortWay) && before {
            let hexes = table.anywhere(seat);
            self.add(Group::ShortWay(hexes), hexes.len());
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
            Stage::Horn => {
                let seats = table.able(contest);
                self.add(Group::Horn(seats), seats.len());
            }
            Stage::Invisibility => self.one(Action::Card(Play::Invisibility)),
            _ => {
                for card in self.hand(seat).iter().filter(|card| contest.takes(seat, *card)) {
                    match (card, Play::plain(card), contest.spin(seat)) {
                        (Card::Luck, _, Some(spin)) => {
                            self.add(Group::Luck(spin.colour), Colour::ALL.len() - 1);
                        }
                        (_, Some(play), _) => self.one(Action::Card(play)),
                        _ => {}
                    }
                }
            }
        }
    }

    fn turncoat(&mut self, seat: Seat) {
        let tiles = self.table.player(seat).unspent;
        self.add(Group::Turncoat(tiles), tiles.len() * self.table.challenge_sites().len());
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
    fn offers(&self) -> impl Iterator<Item = (Seat, MemorySet)> + '_ {
        let others = self.table.everybody().iter().filter(|other| Some(*other) != self.seat);
        others.map(|other| (other, self.table.player(other).kind_set()))
    }

    /// R11: in how many ways these tiles can be traded now.
    fn bundles(&self, tiles: TileSet) -> usize {
        bundles(tiles.len(), self.table.diggable().into())
    }

    fn get(&self, group: Group, at: usize) -> Option<Action> {
        Some(match group {
            Group::One(action) => action,
            Group::Move(hexes) => Action::Move(hexes.nth(at)?),
            Group::Magician(cards) => Action::Card(Play::Magician { take: cards.nth(at)? }),
            Group::Prophet(hexes) => Action::Card(Play::Prophet { hex: hexes.nth(at)? }),
            Group::ShortWay(hexes) => Action::Card(Play::ShortWay { hex: hexes.nth(at)? }),
            Group::Shaman(kinds) => {
                let give = kinds.nth(at % kinds.len())?;
                let (seat, take) = nth_of(self.offers(), at / kinds.len())?;
                Action::Card(Play::Shaman { give, seat, take })
            }
            Group::Storyteller(tales) => {
                let tales = tales.iter().map(|from| (from, self.table.tale_sites(from)));
                let (from, to) = nth_of(tales, at)?;
                Action::Card(Play::Storyteller { from, to })
            }
            Group::Trade(tiles) => Action::Trade(bundle(tiles, at)?),
            Group::Miner(tiles) => Action::Card(Play::Miner { tiles: bundle(tiles, at)? }),
            Group::Place(kinds) => {
                let (memory, hex) = nth_of(self.placements(kinds), at)?;
                Action::Place(memory, hex)
            }
            Group::Luck(used) => {
                let colour = Colour::ALL.into_iter().filter(|colour| *colour != used).nth(at)?;
                Action::Card(Play::Luck { colour })
            }
            Group::Horn(seats) => Action::Card(Play::Horn { seat: seats.nth(at)? }),
            Group::Turncoat(tiles) => {
                let hexes = self.table.challenge_sites();
                Action::Turncoat(tiles.nth(at / hexes.len())?, hexes.nth(at % hexes.len())?)
            }
        })
    }

    /// R12, R13: where each of these memory tiles may be placed.
    fn placements(&self, kinds: MemorySet) -> impl Iterator<Item = (Memory, HexSet)> + '_ {
        let free = self.table.free();
        kinds.iter().map(move |memory| (memory, self.table.memory_homes(memory) & free))
    }
}

/// The so-manieth of all pairs of something and what it can be combined with.
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

/// R11, D28: in how many ways one to three of so many tiles can be named, for at most `most` tiles.
fn bundles(tiles: usize, most: usize) -> usize {
    let most = most.min(tiles).min(3);
    let ways = [0, tiles, tiles * tiles.saturating_sub(1)];
    let three = ways[2] * tiles.saturating_sub(2);
    [0, ways[1], ways[1] + ways[2], ways[1] + ways[2] + three][most]
}

/// The so-manieth of these ways: single tiles first, then pairs, then all three.
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
        let mut at = self.told + n;
        self.told = (at + 1).min(self.count);
        for (group, count) in &self.groups {
            if at < *count {
                return self.get(*group, at);
            }
            at -= count;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.count - self.told;
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
