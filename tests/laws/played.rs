//! A whole game, played by bots and kept in full, and the same game in another world.

use cinderpeek::bot::Level;
use cinderpeek::bot::arena::Arena;
use cinderpeek::game::{Chance, Game, Seat, Update, Viewer};
use cinderpeek::net::transport::codec;

use crate::subject::{Subject, table};

/// What luck said: for the deal, then for each action.
#[derive(Clone, Debug, PartialEq)]
pub struct Luck {
    pub deal: Vec<u16>,
    pub actions: Vec<Vec<u16>>,
}

/// A whole game.
pub struct Played<G: Game> {
    pub seed: u64,
    pub options: G::Options,
    pub seats: u8,
    pub dealt: G::State,
    pub actions: Vec<(Seat, G::Action)>,
    pub events: Vec<Vec<G::Event>>,
    pub luck: Luck,
}

impl<G: Subject> Played<G> {
    /// The game of a seed: bots of several kinds at a table that goes through all kinds.
    pub fn new(seed: u64) -> Self {
        let (options, seats) = table::<G>(seed);
        let mut chance = Chance::from_number(seed, 0);
        let dealt = G::deal(&options, seats, &mut chance).expect("tables can be dealt");
        let mut arena = Arena::<G>::new(dealt.clone(), chance, crew::<G>(seed, seats));
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        let most = G::max_actions(&options, seats);
        while let Some(played) = arena.step() {
            actions.push((played.seat, played.action));
            events.push(played.events.to_vec());
            assert!(actions.len() <= most, "seed {seed}: the game does not end");
        }
        let luck = Luck {
            deal: G::luck_of_deal(&options, &dealt),
            actions: events.iter().map(|events| luck_of::<G>(events)).collect(),
        };
        Self { seed, options, seats, dealt, actions, events, luck }
    }

    /// Plays the first `upto` actions in the world of that luck, and shows every state on the way,
    /// the deal first.
    pub fn again(
        &self,
        luck: &Luck,
        upto: usize,
        mut show: impl FnMut(usize, &G::State, &[G::Event]),
    ) {
        let seed = self.seed;
        let mut chance = Chance::dictated(luck.deal.iter().copied());
        let mut state =
            G::deal(&self.options, self.seats, &mut chance).expect("the same options can be dealt");
        assert_eq!(chance.deviation(), None, "seed {seed}: this luck deals nothing");
        show(0, &state, &[]);
        for (i, (seat, action)) in self.actions[..upto].iter().enumerate() {
            let mut chance = Chance::dictated(luck.actions[i].iter().copied());
            let mut events = Vec::new();
            G::play(&mut state, *seat, action, &mut chance, &mut events)
                .unwrap_or_else(|illegal| panic!("seed {seed}, action {i}: {illegal}"));
            assert_eq!(chance.deviation(), None, "seed {seed}, action {i}: impossible luck");
            show(i + 1, &state, &events);
        }
    }

    /// Every state of this very game.
    pub fn states(&self, mut show: impl FnMut(&G::State)) {
        self.again(&self.luck, self.actions.len(), |_, state, _| show(state));
    }

    /// What `viewer` is sent in the world of that luck: the bytes of every message.
    pub fn messages(&self, luck: &Luck, upto: usize, viewer: Viewer) -> Vec<Vec<u8>> {
        let mut messages = Vec::new();
        self.again(luck, upto, |seq, state, events| {
            let update = Update::<G>::new(seq as u32, state, events, viewer);
            messages.push(codec::encode(&update).expect("an update fits a frame"));
        });
        messages
    }
}

/// Who plays: the mixture depends on the seed.
fn crew<G: Subject>(seed: u64, seats: u8) -> Vec<Box<dyn cinderpeek::bot::Bot<G>>> {
    const MIXTURES: [&[Level]; 4] = [
        &[Level::Random],
        &[Level::Captain],
        &[Level::Captain, Level::Random],
        &[Level::CabinBoy, Level::Miser, Level::Sailor],
    ];
    let mixture = MIXTURES[(seed / 7) as usize % MIXTURES.len()].iter().cycle();
    let bot = |(seat, level): (u64, &Level)| G::bot(*level, Chance::from_number(seed, seat + 1));
    (0..u64::from(seats)).zip(mixture).map(bot).collect()
}

fn luck_of<G: Subject>(events: &[G::Event]) -> Vec<u16> {
    let event = |event: &G::Event| {
        let written = serde_json::to_value(event).expect("an event can be written");
        G::read_luck(&written).expect("our own event is read")
    };
    events.iter().flat_map(event).collect()
}
