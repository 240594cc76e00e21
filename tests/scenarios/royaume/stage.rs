//! The stage: a table arranged as a scenario needs it, and a game that goes on from there.

use cinderpeek::game::set::Element;
use cinderpeek::game::{Chance, Game, Seat, Viewer, Wire};
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::{
    Action, Back, Card, Event, Hex, Illegal, Options, Seen, Special, State, Tabletop, Tile, View,
};

/// A game in play.
pub struct Stage {
    state: State,
}

/// Ann, Ben and Cleo; Ann starts.
pub const ANN: usize = 0;
pub const BEN: usize = 1;

pub fn seat(number: usize) -> Seat {
    Seat::from_index(number)
}

pub fn hex(q: i8, r: i8) -> Hex {
    Hex::at(q, r).expect("a hex of the board")
}

pub fn tile(number: usize) -> Tile {
    Tile::from_index(number)
}

impl Stage {
    /// A game of three that has just been dealt, without even start. Nobody holds a card that could be
    /// asked for, unless the scenario says so.
    pub fn new() -> Self {
        let options = Options { even_start: false, first: Some(seat(ANN)), ..Options::default() };
        let state = Royaume::deal(&options, 3, &mut Chance::from_number(1, 0)).expect("a deal");
        let mut stage = Self { state };
        let quiet = [
            [Card::Miner, Card::Miner, Card::Miner],
            [Card::Merchant, Card::Merchant, Card::Shaman],
            [Card::Merchant, Card::Merchant, Card::Shaman],
        ];
        for (player, hand) in quiet.into_iter().enumerate() {
            stage.hand(player, hand);
        }
        stage
    }

    /// Changes what lies open; what is hidden is laid anew. It must be a table that the rules could
    /// have left.
    pub fn arrange(&mut self, change: impl FnOnce(&mut Tabletop)) {
        let mut view = Royaume::view(&self.state, Viewer::Spectator);
        change(&mut view.tabletop);
        self.state = Royaume::imagine(&view, &mut Chance::from_number(2, 0));
    }

    pub fn hand(&mut self, player: usize, hand: [Card; 3]) {
        self.arrange(|table| table.players[player].hand = hand.into_iter().collect());
    }

    /// A hex where a challenge with the back of that tile lies face down.
    fn like(&self, tile: Tile) -> Hex {
        let table = self.table();
        let hexes = match table.realm().front(tile).back {
            Back::Green => table.down - table.grey,
            Back::GreyBlue => table.grey,
        };
        hexes.first().expect("one is left")
    }

    /// The tile lies face up somewhere; where.
    pub fn reveal(&mut self, tile: Tile) -> Hex {
        let hex = self.like(tile);
        self.arrange(|table| {
            table.down.remove(hex);
            table.grey.remove(hex);
            table.up.insert(hex, tile);
        });
        hex
    }

    /// The player has completed that challenge, and has traded it already.
    pub fn complete(&mut self, player: usize, tile: Tile) {
        let hex = self.like(tile);
        self.arrange(|table| {
            table.down.remove(hex);
            table.grey.remove(hex);
            table.players[player].spent.insert(tile);
        });
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
        events
            .into_iter()
            .filter_map(|event| match event {
                Event::Open(seen) => Some(seen),
                Event::Reshuffled { .. } => None,
            })
            .collect()
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

    pub fn table(&self) -> &Tabletop {
        self.state.tabletop()
    }

    pub fn place(&self, special: Special) -> Hex {
        self.table().realm().place(special)
    }
}
