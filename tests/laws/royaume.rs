//! Le Royaume before the laws.

use cinderpeek::game::chance::Lot;
use cinderpeek::game::record::Recorded;
use cinderpeek::game::set::Element;
use cinderpeek::game::{Chance, Seat, Viewer};
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::record::DealLine;
use cinderpeek::games::royaume::{
    Action, Back, Card, Colour, Event, Hex, HexSet, Memory, Options, Play, Price, Seen, State,
    Tile, Tiles,
};

use crate::played::{Luck, Played};
use crate::subject::Subject;

impl Subject for Royaume {
    /// Every number of seats with every combination of options, started by chance or by somebody.
    fn tables() -> Vec<(Options, u8)> {
        let table = |seats: u8, bits: u8| {
            let [even_start, early_harvest] = [1, 2].map(|bit| bits & bit != 0);
            let first = (bits & 4 != 0).then(|| Seat::new(bits % seats)).flatten();
            (Options { even_start, early_harvest, first, ..Options::default() }, seats)
        };
        (2..=6).flat_map(|seats| (0..8).map(move |bits| table(seats, bits))).collect()
    }

    /// Every kind of action, and every hex, tile, seat and card in some of them. All of them would be
    /// tens of thousands, and each is tried at every moment of hundreds of games.
    fn all_actions() -> Vec<Action> {
        let hexes = || HexSet::ALL.iter().step_by(3);
        let at = |hex: Hex, away: usize| Hex::from_index((hex.index() + away) % Hex::COUNT);
        let memory = |hex: Hex| Memory::from_index(hex.index() % Memory::COUNT);
        let tile = |number: usize| Tile::from_index(number % Tile::COUNT);
        let of_hex = |hex: Hex| {
            let other = at(hex, 7);
            [
                Action::Move(hex),
                Action::Place(memory(hex), hex),
                Action::Turncoat(tile(hex.index()), hex),
                Action::Card(Play::Prophet { hex }),
                Action::Card(Play::ShortWay { hex }),
                Action::Card(Play::Storyteller { from: hex, to: other }),
            ]
        };
        let tiles = (0..Tile::COUNT).step_by(5).filter_map(|number| {
            Tiles::new(&[tile(number), tile(number + 1)]).or(Tiles::new(&[tile(number)]))
        });
        let seats = Seat::all(6).flat_map(|seat| {
            let give = Memory::from_index(seat.index());
            let shaman = Play::Shaman { give, seat, take: Memory::Palace };
            [Action::Card(Play::Horn { seat }), Action::Card(shaman)]
        });
        let cards = Card::ALL.into_iter().flat_map(|card| {
            let taken = Action::Card(Play::Magician { take: card });
            Play::plain(card).map(Action::Card).into_iter().chain([taken])
        });
        let colours = Colour::ALL.map(|colour| Action::Card(Play::Luck { colour }));
        let plain = [Action::Throw(Price::Paid), Action::Throw(Price::Turn), Action::Buy];
        let asked = [Action::End, Action::Join, Action::Spin, Action::Pass];
        hexes()
            .flat_map(of_hex)
            .chain(
                tiles.flat_map(|it| [Action::Trade(it), Action::Card(Play::Miner { tiles: it })]),
            )
            .chain(seats)
            .chain(cards)
            .chain(colours)
            .chain(plain)
            .chain(asked)
            .collect()
    }

    /// What lies face down, in the Mine and in the deck is told to nobody, even at the end.
    fn secret_until(game: &Played<Self>) -> usize {
        game.actions.len()
    }

    fn twin(game: &Played<Self>, upto: usize, _viewer: Viewer, chance: &mut Chance) -> Luck {
        let known = Known::of(game, upto);
        let mut deal = Royaume::write_deal(&game.dealt);
        shuffle_fronts(&mut deal, &known, chance);
        chance.shuffle_from(&mut deal.memories, known.dug);
        let mut luck = game.luck.clone();
        match known.reshuffled {
            None => chance.shuffle_from(&mut deal.deck, known.drawn),
            Some(at) => {
                let deck = &mut luck.actions[at][known.before..][..known.new_deck];
                chance.shuffle(&mut deck[known.drawn..]);
            }
        }
        let first = Royaume::first(&game.dealt);
        luck.deal = luck_of_deal(&game.options, &deal, first);
        luck
    }

    fn luck_of_deal(options: &Options, dealt: &State) -> Vec<u16> {
        luck_of_deal(options, &Royaume::write_deal(dealt), Royaume::first(dealt))
    }
}

/// R6: chance is asked for the start player only where the host picked none.
fn luck_of_deal(options: &Options, deal: &DealLine, first: Seat) -> Vec<u16> {
    let options_of_first = Options { first: Some(first), ..options.clone() };
    let mut luck = Royaume::read_deal(&options_of_first, deal).expect("a deal by these options");
    luck.extend(options.first.is_none().then(|| first.lot()));
    luck
}

/// What everybody has learned by then, worked out from the events alone.
struct Known {
    /// Where a challenge has been turned up.
    turned: HexSet,
    /// How many memory tiles have been dug out.
    dug: usize,
    /// How many cards of the newest deck have been drawn.
    drawn: usize,
    /// In which action the newest deck was shuffled, if not at the deal; how many numbers luck had
    /// said in that action before it; and how many cards it had.
    reshuffled: Option<usize>,
    before: usize,
    new_deck: usize,
}

impl Known {
    fn of(game: &Played<Royaume>, upto: usize) -> Self {
        let mut known = Self {
            turned: HexSet::EMPTY,
            dug: 0,
            drawn: 0,
            reshuffled: None,
            before: 0,
            new_deck: 0,
        };
        for (at, events) in game.events[..upto].iter().enumerate() {
            let mut said = 0;
            for event in events {
                known.learn(at, said, event);
                let written = serde_json::to_value(event).expect("an event can be written");
                said += Royaume::read_luck(&written).expect("our own event is read").len();
            }
        }
        known
    }

    fn learn(&mut self, at: usize, said: usize, event: &Event) {
        match event {
            Event::Open(Seen::Turned { hex, .. }) => self.turned.insert(*hex),
            Event::Open(Seen::Memory { .. }) => self.dug += 1,
            Event::Open(Seen::Drew { .. } | Seen::Befell { .. }) => self.drawn += 1,
            Event::Reshuffled { reshuffled } => {
                (self.reshuffled, self.before, self.drawn) = (Some(at), said, 0);
                self.new_deck = reshuffled.deck.len();
            }
            Event::Open(_) => {}
        }
    }
}

/// R4: fronts that were never turned up change places, each back with its like.
fn shuffle_fronts(deal: &mut DealLine, known: &Known, chance: &mut Chance) {
    for back in [Back::Green, Back::GreyBlue] {
        let alike = |at: &usize| {
            let line = &deal.challenges[*at];
            line.back == back && !known.turned.contains(line.hex)
        };
        let places: Vec<usize> = (0..deal.challenges.len()).filter(alike).collect();
        let mut hexes: Vec<Hex> = places.iter().map(|at| deal.challenges[*at].hex).collect();
        chance.shuffle(&mut hexes);
        for (at, hex) in places.into_iter().zip(hexes) {
            deal.challenges[at].hex = hex;
        }
    }
}

/// What is left of a stack in another order.
trait ShuffleFrom {
    fn shuffle_from<T: Clone>(&mut self, things: &mut [T], from: usize);
}

impl ShuffleFrom for Chance {
    fn shuffle_from<T: Clone>(&mut self, things: &mut [T], from: usize) {
        let left = &mut things[from..];
        let mut order: Vec<u16> = (0..left.len() as u16).collect();
        self.shuffle(&mut order);
        let shuffled: Vec<T> = order.iter().map(|at| left[usize::from(*at)].clone()).collect();
        left.clone_from_slice(&shuffled);
    }
}
