//! A choice, part by part: every pick narrows what can be done, until one action is left.
//!
//! "Prophet, then this hex" or "this hex" alone: an action is a row of picks, and a pick may follow if
//! it leads on to something that the rules allow. Nothing is known to anybody else until the player
//! says yes to the whole.

use arrayvec::ArrayVec;

use crate::game::Seat;
use crate::games::royaume::{
    Action, Card, Colour, Hex, HexSet, Memory, Play, Price, Tile, Tiles, View,
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
    /// C26: an own challenge.
    Tile(Tile),
    /// R11: so many of the own challenges.
    Count(usize),
    /// A2.
    Colour(Colour),
    /// R29.
    Deck,
    /// R29.
    Price(Price),
}

/// The picks of an action, in their order.
pub type Picks = ArrayVec<Pick, 3>;

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
        let actions = view.choices().filter_map(|action| Some((action, picks(view, action)?)));
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

    /// The actions that picks of this kind would complete, to be pressed.
    pub fn completing(&self) -> impl Iterator<Item = (Pick, Action)> + '_ {
        let at = self.picked.len();
        self.left(&self.picked)
            .filter(move |(_, picks)| picks.len() == at + 1)
            .map(move |(action, picks)| (picks[at], *action))
    }

    /// Whether this action can be done at once.
    pub fn allows(&self, action: Action) -> bool {
        self.actions.iter().any(|(allowed, _)| *allowed == action)
    }

    /// Whether this can be picked now, in place of the last pick or after it.
    pub fn leads(&self, pick: Pick) -> bool {
        self.picked.contains(&pick) || self.with(&self.picked, pick).is_some()
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

    fn left<'a>(&'a self, picked: &'a [Pick]) -> impl Iterator<Item = &'a (Action, Picks)> + 'a {
        self.actions.iter().filter(move |(_, picks)| picks.starts_with(picked))
    }
}

/// What has to be picked for an action; none where another one does the same.
fn picks(view: &View, action: Action) -> Option<Picks> {
    let picks: &[Pick] = match action {
        Action::Move(hex) => &[Pick::Hex(hex)],
        Action::Throw(price) => &[Pick::Deck, Pick::Price(price)],
        Action::Place(memory, hex) => &[Pick::Memory(memory), Pick::Hex(hex)],
        Action::Turncoat(tile, hex) => &[Pick::Tile(tile), Pick::Hex(hex)],
        Action::Trade(tiles) => &[Pick::Count(usual(view, tiles)?)],
        Action::Card(play) => return card_picks(view, play),
        Action::Buy | Action::End | Action::Join | Action::Spin | Action::Pass => &[],
    };
    Some(picks.iter().copied().collect())
}

fn card_picks(view: &View, play: Play) -> Option<Picks> {
    let card = Pick::Card(play.card());
    let picks: &[Pick] = match play {
        Play::Magician { take } => &[card, Pick::Discard(take)],
        Play::Luck { colour } => &[card, Pick::Colour(colour)],
        Play::Prophet { hex } | Play::ShortWay { hex } => &[card, Pick::Hex(hex)],
        Play::Shaman { give, seat, take } => &[card, Pick::Memory(give), Pick::Theirs(seat, take)],
        Play::Storyteller { from, to } => &[card, Pick::Hex(from), Pick::Hex(to)],
        Play::Miner { tiles } => &[card, Pick::Count(usual(view, tiles)?)],
        Play::Horn { seat } => &[card, Pick::Seat(seat)],
        _ => &[card],
    };
    Some(picks.iter().copied().collect())
}

/// How many tiles are traded, if they are the first ones: which ones matters little, and a player
/// says only how many.
fn usual(view: &View, tiles: Tiles) -> Option<usize> {
    let unspent = view.tabletop.player(view.viewer.seat()?).unspent;
    unspent.iter().take(tiles.count()).eq(tiles.iter()).then(|| tiles.count())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game, Viewer};
    use crate::games::Royaume;
    use crate::games::royaume::{Options, Step, Task};

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
}
