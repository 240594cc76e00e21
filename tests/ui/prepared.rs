//! Prepared tables: real games by the real rules, played by chance until something is so.

use cinderpeek::bot::Level;
use cinderpeek::game::{Chance, Game, Seat, Update, Viewer};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Action, Event, Options, State, View};
use cinderpeek::table::fair::{Agreement, Opening, Share, seed};
use cinderpeek::table::{
    Kind, Lobby, Part, Person, PersonId, Place, PlayerName, Portrait, Settings, StageName,
    TableName,
};

/// Who they are, in the order of the seats; the first is the player.
const NAMES: [&str; 4] = ["Zoë", "Cabin boy", "Sailor", "Maximilian"];

/// A game in which the player has seat 0.
pub struct Prepared {
    agreement: Agreement<Memoarrr>,
    /// What was dealt by, and what was done so far.
    opening: Opening<Memoarrr>,
    state: State,
    chance: Chance,
    /// By what the players choose.
    luck: Chance,
    seats: u8,
    seq: u32,
}

impl Prepared {
    /// A game for so many, dealt by that number as at a table: from what everybody promised.
    pub fn new(seats: u8, expert: bool, number: u64) -> Self {
        let mut luck = Chance::from_number(number, 0);
        let secret = Share::draw(&mut luck);
        let shares: Vec<Share> = (0..seats).map(|_| Share::draw(&mut luck)).collect();
        let options = Options { expert, first: Seat::new(0), ..Options::basic(seats) };
        let agreement = Agreement {
            game: 1,
            options,
            people: (1..=seats).map(|number| PersonId(number.into())).collect(),
            host: secret.commitment(),
            seats: shares.iter().map(Share::commitment).collect(),
        };
        let mut chance = Chance::from_seed(seed(&secret, &shares));
        let state = Memoarrr::deal(&options, seats, &mut chance).expect("a deal");
        let shares = shares.into_iter().collect();
        let opening = Opening { game: 1, secret, shares, actions: Vec::new() };
        Self { agreement, opening, state, chance, luck, seats, seq: 0 }
    }

    /// What was agreed, and all that was done.
    pub fn opened(&self) -> (Agreement<Memoarrr>, Opening<Memoarrr>) {
        (self.agreement.clone(), self.opening.clone())
    }

    /// How it looks to the player.
    pub fn view(&self) -> View {
        Memoarrr::view(&self.state, Viewer::Seat(me()))
    }

    /// What the player is told now, as to somebody who was away.
    pub fn update(&self) -> Update<Memoarrr> {
        Update::new(self.seq, &self.state, &[], Viewer::Seat(me()))
    }

    /// What somebody who only watches is told now.
    pub fn seen_by_all(&self) -> Update<Memoarrr> {
        Update::new(self.seq, &self.state, &[], Viewer::Spectator)
    }

    /// One action, and what the player is told of it.
    pub fn play(&mut self, seat: Seat, action: Action) -> Update<Memoarrr> {
        let mut events: Vec<Event> = Vec::new();
        Memoarrr::play(&mut self.state, seat, &action, &mut self.chance, &mut events)
            .expect("a legal action");
        self.opening.actions.push((seat, action));
        self.seq += 1;
        Update::new(self.seq, &self.state, &events, Viewer::Seat(me()))
    }

    /// A random action of whoever is to act.
    pub fn step(&mut self) -> Option<Update<Memoarrr>> {
        let seat = Memoarrr::to_act(&self.state).first()?;
        let view = Memoarrr::view(&self.state, Viewer::Seat(seat));
        let choices: Vec<Action> = Memoarrr::legal_actions(&view).collect();
        let action = choices[self.luck.below(choices.len())];
        Some(self.play(seat, action))
    }

    /// Plays on until what is told is so.
    pub fn until(
        &mut self,
        mut so: impl FnMut(&Update<Memoarrr>) -> bool,
    ) -> Option<Update<Memoarrr>> {
        loop {
            let update = self.step()?;
            if so(&update) {
                return Some(update);
            }
        }
    }

    /// The first game by these options that comes to such an update, and that update.
    pub fn search(
        seats: u8,
        expert: bool,
        so: impl Fn(&Update<Memoarrr>) -> bool,
    ) -> (Self, Update<Memoarrr>) {
        (1..)
            .find_map(|seed| {
                let mut game = Self::new(seats, expert, seed);
                let update = game.until(&so)?;
                Some((game, update))
            })
            .expect("there is such a game")
    }

    /// Who sits at it.
    pub fn lobby(&self) -> Lobby<Memoarrr> {
        let sides = self.view().tabletop.options.sides;
        let people = (0..self.seats).zip(sides.iter()).map(|(number, side)| Person {
            id: PersonId(u32::from(number) + 1),
            name: PlayerName::new(NAMES[usize::from(number)]).expect("a name"),
            kind: match number {
                0 | 3 => Kind::Human,
                1 => Kind::Bot(Level::CabinBoy),
                _ => Kind::Bot(Level::Sailor),
            },
            part: Part::Player,
            host: number == 0,
            portrait: Portrait::new(number).expect("a portrait"),
            place: Place::new(side as u8),
            seat: Seat::new(number),
            ready: true,
            away: false,
        });
        Lobby {
            name: TableName::new("Zoë’s table").expect("a name"),
            options: self.view().tabletop.options,
            settings: Settings::default(),
            first: None,
            stage: StageName::Playing,
            paused: false,
            unsaved: false,
            people: people.collect(),
        }
    }
}

/// The player's seat.
pub fn me() -> Seat {
    Seat::new(0).expect("a seat")
}
