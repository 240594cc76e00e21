//! The stage: a table arranged as a scenario needs it, and a game that goes on from there.

use cinderpeek::game::set::Element;
use cinderpeek::game::{Chance, Game, Seat, Viewer, Wire};
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::material::realm::Plan;
use cinderpeek::games::royaume::{
    Action, Back, Card, Ground, Hex, HexSet, Illegal, Memory, Options, Realm, Seen, Special, State,
    Tabletop, Tile, Tiles, View,
};

use super::words;

/// A game in play.
pub struct Stage {
    state: State,
    /// The whole deck, top first, once a scenario has laid it: all other cards are discards.
    deck: Option<Vec<Card>>,
}

/// Ann, Ben and Cleo; Ann starts.
pub const ANN: usize = 0;
pub const BEN: usize = 1;
pub const CLEO: usize = 2;

/// Luck for the end of a turn: the arrow names the Mine, and the Wizard goes there.
pub const AWAY: [u16; 2] = [4, 54];

pub fn seat(number: usize) -> Seat {
    Seat::from_index(number)
}

pub fn hex(q: i8, r: i8) -> Hex {
    Hex::at(q, r).expect("a hex of the board")
}

pub fn tile(number: usize) -> Tile {
    Tile::from_index(number)
}

/// The tiles of a trade.
pub fn tiles(numbers: &[usize]) -> Tiles {
    Tiles::new(&numbers.iter().copied().map(tile).collect::<Vec<_>>()).expect("one to three")
}

/// The memory tile of a city, or of the palace.
pub fn memory(name: &str) -> Memory {
    Realm::usual().memory_named(name).expect("a city")
}

/// The hexes of a city.
pub fn city(name: &str) -> HexSet {
    match memory(name) {
        Memory::City(city) => Realm::usual().city(city),
        Memory::Palace => Realm::usual().land(),
    }
}

/// The difficulties of the stories' challenges, tile 0 first: tuning ours changes no story.
const DIFFICULTIES: [u8; Tile::COUNT] =
    [5, 7, 9, 11, 6, 7, 8, 11, 8, 10, 12, 14, 12, 15, 17, 20, 12, 14, 17, 20, 15, 18, 20, 23];

/// The kingdom of the stories: our own board and spinner, with challenges of its own.
fn ground() -> Ground {
    let mut plan = Plan::of(Realm::usual());
    for (front, difficulty) in plan.challenges.iter_mut().zip(DIFFICULTIES) {
        front.difficulty = difficulty;
    }
    Ground::new(plan.realm().expect("a kingdom by the rules"))
}

impl Stage {
    /// A game of three that has just been dealt, without even start. Nobody holds a card that could be
    /// asked for, unless the scenario says so.
    pub fn new() -> Self {
        Self::with(Options { even_start: false, ..Options::default() })
    }

    /// The same with other options; Ann starts all the same.
    pub fn with(options: Options) -> Self {
        let options = Options { first: Some(seat(ANN)), ground: ground(), ..options };
        let state = Royaume::deal(&options, 3, &mut Chance::from_number(1, 0)).expect("a deal");
        let mut stage = Self { state, deck: None };
        let quiet = [
            [Card::Miner, Card::Miner, Card::Miner],
            [Card::Merchant, Card::Merchant, Card::Shaman],
            [Card::Merchant, Card::Merchant, Card::Shaman],
        ];
        stage.arrange(|table| {
            for (player, hand) in table.players.iter_mut().zip(quiet) {
                player.hand = hand.into_iter().collect();
            }
        });
        stage.lay_deck([Card::ShortWay, Card::Storyteller, Card::Prophet]);
        stage
    }

    /// Changes what lies open; what is hidden is laid anew. It must be a table that the rules could
    /// have left.
    pub fn arrange(&mut self, change: impl FnOnce(&mut Tabletop)) {
        let mut view = Royaume::view(&self.state, Viewer::Spectator);
        change(&mut view.tabletop);
        if let Some(deck) = &self.deck {
            view.tabletop.discards = [0; Card::COUNT];
            let left = view.tabletop.undrawn();
            let laid = |card: Card| deck.iter().filter(|it| **it == card).count() as u8;
            view.tabletop.discards = Card::ALL.map(|card| left[card.index()] - laid(card));
        }
        view.tabletop.deck = view.tabletop.undrawn().iter().sum();
        // A deck that is laid has few cards, so one of these has them in their order.
        let mut worlds =
            (2..).map(|luck| Royaume::imagine(&view, &mut Chance::from_number(luck, 0)));
        let laid =
            |state: &State| self.deck.iter().all(|deck| state.deck().eq(deck.iter().copied()));
        self.state = worlds.find(laid).expect("there are many worlds");
    }

    pub fn hand(&mut self, player: usize, hand: impl IntoIterator<Item = Card>) {
        self.arrange(|table| table.players[player].hand = hand.into_iter().collect());
    }

    /// These are the cards of the deck, top first; all that nobody holds are discards.
    pub fn lay_deck(&mut self, deck: impl IntoIterator<Item = Card>) {
        self.deck = Some(deck.into_iter().collect());
        self.arrange(|_| {});
    }

    /// Nothing is discarded: all that nobody holds are cards of the deck, in any order.
    pub fn empty_discards(&mut self) {
        self.deck = None;
        self.arrange(|table| table.discards = [0; Card::COUNT]);
    }

    pub fn stand(&mut self, player: usize, hex: Hex) {
        self.arrange(|table| table.players[player].hero = hex);
    }

    pub fn wizard(&mut self, hex: Hex) {
        self.arrange(|table| table.wizard = Some(hex));
    }

    /// The challenge on that hex is this tile, and is taken away from there for `put`.
    fn lift(&mut self, tile: Tile, hex: Hex, put: impl FnOnce(&mut Tabletop)) {
        self.arrange(|table| {
            assert!(table.down.contains(hex), "a challenge lies face down on {hex}");
            let grey = table.realm().front(tile).back == Back::GreyBlue;
            table.down.remove(hex);
            // If its back is another one, it changes places with one of those.
            match (grey, table.grey.contains(hex)) {
                (true, false) => table.grey.remove(table.grey.first().expect("one is left")),
                (false, true) => {
                    let green = table.down - table.grey;
                    table.grey.insert(green.first().expect("one is left"));
                }
                _ => {}
            }
            table.grey.remove(hex);
            put(table);
        });
    }

    /// The tile lies face up on that hex.
    pub fn lay(&mut self, tile: Tile, hex: Hex) {
        self.lift(tile, hex, |table| table.up.insert(hex, tile));
    }

    /// The player has completed the challenge of that hex, and has not traded it yet.
    pub fn win(&mut self, player: usize, tile: Tile, hex: Hex) {
        self.lift(tile, hex, |table| table.players[player].unspent.insert(tile));
    }

    /// The player has completed the challenge of that hex, and has traded it already.
    pub fn spend(&mut self, player: usize, tile: Tile, hex: Hex) {
        self.lift(tile, hex, |table| table.players[player].spent.insert(tile));
    }

    /// Cleo has completed the challenges of all these hexes, and has traded them already.
    pub fn clear(&mut self, hexes: HexSet) {
        for hex in hexes {
            let grey = self.table().grey.contains(hex);
            let back = if grey { Back::GreyBlue } else { Back::Green };
            let tile = self.view(CLEO).tabletop.hidden_tiles(back).last().expect("one lies here");
            self.spend(CLEO, tile, hex);
        }
    }

    /// A memory tile lies before the player.
    pub fn give(&mut self, player: usize, memory: Memory) {
        self.arrange(|table| {
            table.players[player].memories[memory.index()] += 1;
            table.mine -= 1;
        });
    }

    /// The player has placed a memory tile on that hex, where no challenge is left.
    pub fn remember(&mut self, player: usize, hex: Hex) {
        self.arrange(|table| {
            table.memories.insert(hex);
            table.players[player].placed += 1;
            table.mine -= 1;
        });
    }

    /// Checks all that everybody sees come of an action; "…" at the end leaves out the rest.
    pub fn tell(&mut self, player: usize, action: Action, luck: &[u16], story: &str) {
        let told = words::tell(&self.act(player, action, luck));
        match story.strip_suffix('…') {
            Some(start) => assert!(told.starts_with(start), "{told}\ninstead of\n{story}"),
            None => assert_eq!(told, story),
        }
    }

    /// Plays an action with luck as it is told; it has to be on offer, and the table has to be one
    /// that could be sent.
    pub fn act(&mut self, player: usize, action: Action, luck: &[u16]) -> Vec<Seen> {
        let view = self.view(player);
        assert!(Royaume::legal_actions(&view).any(|it| it == action), "{action:?} is not on offer");
        let (mut events, mut chance) = (Vec::new(), Chance::dictated(luck.iter().copied()));
        Royaume::play(&mut self.state, seat(player), &action, &mut chance, &mut events)
            .unwrap_or_else(|why| panic!("{action:?}: {why}"));
        assert_eq!(chance.deviation(), None, "{action:?} asks for just this luck");
        self.deck = self.deck.take().map(|_| self.state.deck().collect());
        let seen = events.iter().filter_map(|event| Royaume::seen(event, Viewer::Spectator));
        seen.collect()
    }

    /// Whether luck could be like this if the player did that.
    pub fn could(&self, player: usize, action: Action, luck: &[u16]) -> bool {
        let (mut state, mut chance) = (self.state.clone(), Chance::dictated(luck.iter().copied()));
        let played = Royaume::play(&mut state, seat(player), &action, &mut chance, &mut Vec::new());
        played.is_ok() && chance.deviation().is_none()
    }

    /// Checks that an action is refused for this reason, that it was not on offer, and that nothing has
    /// changed by it.
    pub fn refuses(&mut self, player: usize, action: Action, reason: Illegal, rule: &str) {
        let before = self.state.clone();
        let (mut events, mut chance) = (Vec::new(), Chance::dictated([]));
        let refused =
            Royaume::play(&mut self.state, seat(player), &action, &mut chance, &mut events);
        assert_eq!(refused, Err(reason), "{action:?}");
        assert!(reason.to_string().ends_with(&format!("({rule})")), "{reason}");
        assert!(self.state == before && events.is_empty(), "{action:?} changed something");
        assert!(Royaume::legal_actions(&self.view(player)).all(|it| it != action));
    }

    /// What a player may know now.
    pub fn view(&self, player: usize) -> View {
        let view = Royaume::view(&self.state, Viewer::Seat(seat(player)));
        assert!(view.is_sound(), "a table that the rules cannot have left");
        view
    }

    /// Who has to decide something now.
    pub fn asked(&self) -> Option<usize> {
        self.table().decides().map(Element::index)
    }

    /// The points of all.
    pub fn points(&self) -> Vec<u16> {
        self.table().players.iter().map(|player| player.score).collect()
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn table(&self) -> &Tabletop {
        self.state.tabletop()
    }

    pub fn place(&self, special: Special) -> Hex {
        self.table().realm().place(special)
    }
}
