//! A choice, part by part: every pick narrows what can be done, until one action is left.
//!
//! "Prophet, then this hex" or "this hex" alone: an action is a row of picks, and a pick may follow if
//! it leads on to something that the rules allow. Nothing is known to anybody else until the player
//! says yes to the whole.

use arrayvec::ArrayVec;

use crate::game::Seat;
use crate::games::royaume::{
    Action, Card, Colour, Contest, Hex, HexSet, Memory, Play, Price, Tile, TileSet, Tiles, View,
};

/// Something on the table that a player points at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pick {
    Hex(Hex),
    /// A card in the own hand.
    Card(Card),
    /// A1: a card among the discards.
    Discard(Card),
    /// R19: somebody's plate.
    Seat(Seat),
    /// A memory tile on the own plate.
    Memory(Memory),
    /// A8: a memory tile on another plate.
    Theirs(Seat, Memory),
    /// R11, C26: an own challenge.
    Tile(Tile),
    /// A2.
    Colour(Colour),
    /// R29.
    Deck,
    /// R29.
    Price(Price),
}

/// The picks of an action, in their order; those of challenges that are traded in the order of the
/// tiles.
pub type Picks = ArrayVec<Pick, 4>;

/// What comes of a pick.
#[derive(Clone, Debug, PartialEq)]
pub enum Chosen {
    /// So far this is chosen.
    Part(Picks),
    /// It was said twice: it is meant.
    Meant(Action),
}

/// What can be done now, of which some may have been picked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offer {
    actions: Vec<(Action, Picks)>,
    picked: Picks,
}

impl Offer {
    /// What that view allows, with these picks made.
    pub fn of(view: Option<&View>, picked: &Picks) -> Self {
        let Some(view) = view else { return Self::default() };
        let contest = view.tabletop.contest.as_ref();
        let by_card = contest.is_some_and(Contest::asks_for_team_ups);
        let actions = view.choices().map(|action| match action {
            // R20: pointing at the card says the same as the button.
            Action::Join if by_card => (action, [Pick::Card(Card::TeamUp)].into_iter().collect()),
            _ => (action, picks(action)),
        });
        Self { actions: actions.collect(), picked: picked.clone() }
    }

    /// Whether what is picked leads anywhere.
    pub fn is_sound(&self) -> bool {
        self.left(&self.picked).next().is_some()
    }

    /// Whether nothing has been picked.
    pub fn is_fresh(&self) -> bool {
        self.picked.is_empty()
    }

    /// What has been picked.
    pub fn picked(&self) -> &[Pick] {
        &self.picked
    }

    /// The action that is picked whole.
    pub fn action(&self) -> Option<Action> {
        let whole = |(_, picks): &&(Action, Picks)| !picks.is_empty() && *picks == self.picked;
        self.actions.iter().find(whole).map(|(action, _)| *action)
    }

    /// What could be placed on the hex that is picked to go to.
    pub fn placing(&self) -> Option<Action> {
        let [picked @ Pick::Hex(_)] = self.picked[..] else { return None };
        let fits = |picks: &Picks| matches!(picks[..], [Pick::Memory(_), hex] if hex == picked);
        self.actions.iter().find(|(_, picks)| fits(picks)).map(|(action, _)| *action)
    }

    /// The actions that picks of this kind would complete, to be pressed.
    pub fn completing(&self) -> impl Iterator<Item = (Pick, Action)> + '_ {
        let at = self.picked.len();
        self.left(&self.picked)
            .filter(move |(_, picks)| picks.len() == at + 1)
            .map(move |(action, picks)| (picks[at], *action))
    }

    /// R11: what trades so many of the own challenges, for each number: the first ones, until the
    /// player says which. In the Mine, or by a Miner who has been picked.
    pub fn trades(&self) -> Vec<(usize, Action)> {
        let mut trades: Vec<(usize, Action)> = Vec::new();
        let undecided = !self.picked.iter().any(|pick| matches!(pick, Pick::Tile(_)));
        let by_card = matches!(self.picked[..], [Pick::Card(Card::Miner)]);
        let meant = |action: &Action| matches!(action, Action::Trade(_)) != by_card;
        let left = self.left(&self.picked).filter(|(action, _)| undecided && meant(action));
        for (action, _) in left {
            let Some(tiles) = traded(*action) else { continue };
            if trades.iter().all(|(count, _)| *count != tiles.count()) {
                trades.push((tiles.count(), *action));
            }
        }
        trades.sort_by_key(|(count, _)| *count);
        trades
    }

    /// Whether this action can be done at once.
    pub fn allows(&self, action: Action) -> bool {
        self.actions.iter().any(|(allowed, _)| *allowed == action)
    }

    /// Whether nothing else can be done.
    pub fn is_only(&self, action: Action) -> bool {
        self.actions.iter().all(|(allowed, _)| *allowed == action)
    }

    /// Whether this can be picked now, in place of the last pick or after it.
    pub fn leads(&self, pick: Pick) -> bool {
        self.picked.contains(&pick)
            || self.with(&self.picked, pick).is_some()
            || self.with_tile(pick).is_some()
    }

    /// Whether the player could go over to this now, and be it from something else.
    pub fn takes(&self, pick: Pick) -> bool {
        self.choose(pick).is_some()
    }

    /// Whether the player is shown that: not while what was picked waits for something else.
    pub fn lights(&self, pick: Pick) -> bool {
        let waits = !self.is_fresh() && self.action().is_none();
        if waits { self.leads(pick) } else { self.takes(pick) }
    }

    /// Whether this is picked.
    pub fn has(&self, pick: Pick) -> bool {
        self.picked.contains(&pick)
    }

    /// The hexes that can be picked next: with a whole action, those that could be picked instead.
    pub fn hexes(&self) -> HexSet {
        let whole = self.action().is_some();
        let before = &self.picked[..self.picked.len() - usize::from(whole)];
        Hex::all().filter(|hex| self.with(before, Pick::Hex(*hex)).is_some()).collect()
    }

    /// The player points at something.
    pub fn choose(&self, pick: Pick) -> Option<Chosen> {
        if let Some(picked) = self.with_tile(pick) {
            return Some(Chosen::Part(picked));
        }
        if let (Some(action), Some(last)) = (self.action(), self.picked.last())
            && *last == pick
        {
            return Some(Chosen::Meant(action));
        }
        if let Some(at) = self.picked.iter().position(|picked| *picked == pick) {
            return Some(Chosen::Part(self.picked[..at].iter().copied().collect()));
        }
        let keep = (0..=self.picked.len()).rev();
        let mut picked = keep.filter_map(|keep| self.with(&self.picked[..keep], pick));
        picked.next().map(Chosen::Part)
    }

    /// These picks and then this one. What can only be meant by it is picked along: a memory of a
    /// city by one of its hexes.
    fn with(&self, before: &[Pick], pick: Pick) -> Option<Picks> {
        let at = before.len();
        let named = |(_, picks): &&(Action, Picks)| picks.get(at) == Some(&pick);
        if self.left(before).any(|action| named(&action)) {
            return Some(before.iter().copied().chain([pick]).collect());
        }
        let mut along = self.left(before).filter(|(_, picks)| picks.get(at + 1) == Some(&pick));
        let first = along.next().map(|(_, picks)| picks[at])?;
        along
            .all(|(_, picks)| picks[at] == first)
            .then(|| before.iter().copied().chain([first, pick]).collect())
            .filter(|_| matches!(first, Pick::Memory(_) | Pick::Tile(_)))
    }

    /// R11: the same challenges to be traded and this one, or without it if it is among them.
    fn with_tile(&self, pick: Pick) -> Option<Picks> {
        let Pick::Tile(tile) = pick else { return None };
        let tile_of = |pick: &Pick| match pick {
            Pick::Tile(tile) => Some(*tile),
            _ => None,
        };
        let before = self.picked.iter().take_while(|pick| tile_of(pick).is_none());
        let mut tiles: TileSet = self.picked.iter().filter_map(tile_of).collect();
        if tiles.contains(tile) {
            tiles.remove(tile)
        } else {
            tiles.insert(tile)
        }
        let picked: Vec<Pick> = before.copied().chain(tiles.iter().map(Pick::Tile)).collect();
        let picked = Picks::try_from(picked.as_slice()).ok()?;
        let trades = |(action, picks): &(Action, Picks)| {
            traded(*action).is_some() && picks.starts_with(&picked)
        };
        self.actions.iter().any(trades).then_some(picked)
    }

    fn left<'a>(&'a self, picked: &'a [Pick]) -> impl Iterator<Item = &'a (Action, Picks)> + 'a {
        self.actions.iter().filter(move |(_, picks)| picks.starts_with(picked))
    }
}

/// What has to be picked for an action.
fn picks(action: Action) -> Picks {
    let picks: &[Pick] = match action {
        Action::Move(hex) => &[Pick::Hex(hex)],
        Action::Throw(price) => &[Pick::Deck, Pick::Price(price)],
        Action::Place(memory, hex) => &[Pick::Memory(memory), Pick::Hex(hex)],
        Action::Turncoat(tile, hex) => &[Pick::Tile(tile), Pick::Hex(hex)],
        Action::Trade(tiles) => return tiles.set().iter().map(Pick::Tile).collect(),
        Action::Card(play) => return card_picks(play),
        Action::Buy | Action::End | Action::Join | Action::Spin | Action::Pass => &[],
    };
    picks.iter().copied().collect()
}

fn card_picks(play: Play) -> Picks {
    let card = Pick::Card(play.card());
    let picks: &[Pick] = match play {
        Play::Magician { take } => &[card, Pick::Discard(take)],
        Play::Luck { colour } => &[card, Pick::Colour(colour)],
        Play::Prophet { hex } | Play::ShortWay { hex } => &[card, Pick::Hex(hex)],
        Play::Shaman { give, seat, take } => &[card, Pick::Memory(give), Pick::Theirs(seat, take)],
        Play::Storyteller { from, to } => &[card, Pick::Hex(from), Pick::Hex(to)],
        Play::Miner { tiles } => {
            return std::iter::once(card).chain(tiles.set().iter().map(Pick::Tile)).collect();
        }
        Play::Horn { seat } => &[card, Pick::Seat(seat)],
        _ => &[card],
    };
    picks.iter().copied().collect()
}

/// R11: the challenges that an action trades.
pub fn traded(action: Action) -> Option<Tiles> {
    match action {
        Action::Trade(tiles) | Action::Card(Play::Miner { tiles }) => Some(tiles),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game, Viewer};
    use crate::games::Royaume;
    use crate::games::royaume::{Options, Special, Step, Task};

    fn view() -> View {
        let options = Options { first: Seat::new(0), ..Options::default() };
        let state = Royaume::deal(&options, 2, &mut Chance::from_number(1, 0)).unwrap();
        let mut view = Royaume::view(&state, Viewer::Seat(state.tabletop().start));
        view.tabletop.players[0].hand = [Card::Fox, Card::Prophet, Card::Goat].into();
        view
    }

    fn chosen(view: &View, picks: &[Pick]) -> Option<Chosen> {
        let (last, before) = picks.split_last().unwrap();
        Offer::of(Some(view), &before.iter().copied().collect()).choose(*last)
    }

    #[test]
    fn what_is_picked_twice_is_meant() {
        let view = view();
        let hero = view.tabletop.players[0].hero;
        let next = (view.tabletop.reach(view.tabletop.turn) - HexSet::only(hero)).first().unwrap();
        let go = Pick::Hex(next);
        assert_eq!(chosen(&view, &[go]), Some(Chosen::Part([go].into_iter().collect())));
        assert_eq!(chosen(&view, &[go, go]), Some(Chosen::Meant(Action::Move(next))));
        let stay = Pick::Hex(hero);
        assert_eq!(chosen(&view, &[go, stay]), Some(Chosen::Part([stay].into_iter().collect())));
    }

    #[test]
    fn a_card_asks_for_its_target_and_can_be_put_back() {
        let view = view();
        let card = Pick::Card(Card::Prophet);
        let hex = view.tabletop.prophecies().first().unwrap();
        assert_eq!(chosen(&view, &[card]), Some(Chosen::Part([card].into_iter().collect())));
        assert_eq!(chosen(&view, &[card, card]), Some(Chosen::Part(Picks::new())));
        let both: Picks = [card, Pick::Hex(hex)].into_iter().collect();
        assert_eq!(chosen(&view, &both), Some(Chosen::Part(both.clone())));
        assert_eq!(Offer::of(Some(&view), &both).action(), {
            Some(Action::Card(Play::Prophet { hex }))
        });
        assert_eq!(chosen(&view, &[Pick::Card(Card::Goat)]), None, "only in a challenge");
    }

    #[test]
    fn another_card_can_be_chosen_instead_and_is_lit_unless_a_target_is_asked_for() {
        let view = view();
        let offer = |picks: &[Pick]| Offer::of(Some(&view), &picks.iter().copied().collect());
        let [fox, goat] = [Card::Fox, Card::Goat].map(Pick::Card);
        let stay = Pick::Hex(view.tabletop.players[0].hero);
        let told = |picks: &[Pick]| [offer(picks).takes(fox), offer(picks).lights(fox)];
        assert_eq!(told(&[]), [true, true]);
        assert_eq!(told(&[stay]), [true, true], "a walk is only proposed");
        assert_eq!(told(&[Pick::Card(Card::Prophet)]), [true, false], "it waits for a challenge");
        assert_eq!(chosen(&view, &[stay, fox]), Some(Chosen::Part([fox].into_iter().collect())));
        assert!(!offer(&[stay]).takes(goat), "only in a challenge");
    }

    #[test]
    fn challenges_to_trade_are_picked_in_any_order_and_put_back() {
        let mut view = view();
        let tiles = [3, 8, 20].map(Tile::numbered);
        let hero = view.tabletop.realm().place(Special::Mine);
        view.tabletop.players[0].hero = hero;
        view.tabletop.players[0].unspent = tiles.into_iter().collect();
        *view.tabletop.todo.last_mut().unwrap() = Task::Turn(Step::Stopped);
        let [a, b, c] = tiles.map(Pick::Tile);
        let part = |picks: &[Pick]| Some(Chosen::Part(picks.iter().copied().collect()));
        assert_eq!(chosen(&view, &[c]), part(&[c]));
        assert_eq!(chosen(&view, &[c, a]), part(&[a, c]));
        assert_eq!(chosen(&view, &[a, c, b]), part(&[a, b, c]));
        assert_eq!(chosen(&view, &[a, c, c]), part(&[a]), "it is put back, not meant");
        let both = Offer::of(Some(&view), &[a, c].into_iter().collect());
        let wanted = Tiles::new(&[tiles[0], tiles[2]]).unwrap();
        assert_eq!(both.action(), Some(Action::Trade(wanted)));
        assert!(both.leads(b), "it may still be picked");
        let fresh = Offer::of(Some(&view), &Picks::new());
        let counts: Vec<usize> = fresh.trades().iter().map(|(count, _)| *count).collect();
        assert_eq!((counts, both.trades()), (vec![1, 2, 3], Vec::new()));
        // Whoever holds a Miner may still trade without.
        view.tabletop.players[0].hand[0] = Card::Miner;
        let by_foot = Offer::of(Some(&view), &Picks::new());
        assert_eq!(by_foot.trades(), fresh.trades());
        let miner = Offer::of(Some(&view), &[Pick::Card(Card::Miner)].into_iter().collect());
        let plays = |(_, action): &(usize, Action)| matches!(action, Action::Card(_));
        assert!(miner.trades().len() == 3 && miner.trades().iter().all(plays));
    }

    #[test]
    fn a_hex_says_which_memory_is_meant_where_nobody_can_walk() {
        let mut view = view();
        let city = crate::games::royaume::City::all().next().unwrap();
        let memory = Memory::City(city);
        let hex = view.tabletop.realm().city(city).first().unwrap();
        view.tabletop.down.remove(hex);
        view.tabletop.players[0].memories[0] = 2;
        *view.tabletop.todo.last_mut().unwrap() = Task::Turn(Step::Placing);
        let picked: Picks = [Pick::Memory(memory), Pick::Hex(hex)].into_iter().collect();
        assert_eq!(chosen(&view, &[Pick::Hex(hex)]), Some(Chosen::Part(picked)));
    }

    #[test]
    fn where_one_can_go_one_can_also_place_what_fits() {
        let picked = |hex| -> Picks { [Pick::Hex(hex)].into_iter().collect() };
        let free = |hex| {
            let mut view = view();
            view.tabletop.down.remove(hex);
            view
        };
        let cities = crate::games::royaume::City::all().enumerate();
        let hexes = cities.flat_map(|(number, city)| {
            view().tabletop.realm().city(city).iter().map(move |hex| (number, city, hex))
        });
        let in_reach = |(.., hex): &(_, _, Hex)| {
            Offer::of(Some(&free(*hex)), &picked(*hex)).action() == Some(Action::Move(*hex))
        };
        let (number, city, hex) = hexes.into_iter().find(in_reach).unwrap();
        let mut view = free(hex);
        assert_eq!(Offer::of(Some(&view), &picked(hex)).placing(), None);
        view.tabletop.players[0].memories[number] = 1;
        let placed = Action::Place(Memory::City(city), hex);
        assert_eq!(Offer::of(Some(&view), &picked(hex)).placing(), Some(placed));
    }
}
