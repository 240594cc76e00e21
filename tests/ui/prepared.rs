//! Prepared tables: real games by the real rules, played by chance or by bots until something is so.

use cinderpeek::bot::{Bot, Crewed, Level};
use cinderpeek::game::{Chance, Game, Seat, SeatSet, Update, Viewer};
use cinderpeek::games::memoarrr::Options;
use cinderpeek::games::{Memoarrr, PtiBapt, Royaume, ptibapt, royaume};
use cinderpeek::table::game::fair::{Agreement, Opening, Share, seed};
use cinderpeek::table::{
    Hosted, Kind, Lobby, Person, PersonId, PlayerName, Portrait, StageName, TableName,
    TableSettings,
};

/// Who they are, in the order of the seats; the first is the player.
const NAMES: [&str; 6] = ["Zoë", "Cabin boy", "Sailor", "Maximilian", "Sailor 2", "Sailor 3"];

/// A game in which the player has seat 0.
pub struct Prepared<G: Game> {
    agreement: Agreement<G>,
    /// What it was dealt by, and what was done so far.
    opening: Opening<G>,
    state: G::State,
    chance: Chance,
    /// By what the players choose.
    luck: Chance,
    seats: u8,
    seq: u32,
    /// What the clock says with the action of that number.
    timed: fn(G::Action, u32) -> G::Action,
    /// Who chooses; none: chance does.
    bot: Option<Box<dyn Bot<G>>>,
}

impl Prepared<Memoarrr> {
    /// A game for so many, dealt by that seed.
    pub fn new(seats: u8, expert: bool, seed: u64) -> Self {
        let first = Seat::new(0);
        let options = Options { expert, first, ..Options::basic(seats) };
        Self::deal(options, seats, seed, |action, _| action)
    }

    /// The first game by these options that comes to such an update, and that update.
    pub fn search(
        seats: u8,
        expert: bool,
        so: impl Fn(&Update<Memoarrr>) -> bool,
    ) -> (Self, Update<Memoarrr>) {
        let (seed, _) = Self::find(|seed| Self::new(seats, expert, seed), &so);
        let mut game = Self::new(seats, expert, seed);
        let update = game.until(so).expect("it came to that before");
        (game, update)
    }
}

impl Prepared<PtiBapt> {
    /// A game by these options, dealt by that seed; solo an action takes 1.7 seconds.
    pub fn grid(options: ptibapt::Options, seed: u64) -> Self {
        let options = ptibapt::Options { first: Seat::new(0), ..options };
        Self::deal(options, options.seats(), seed, |action, seq| {
            let stamp = ptibapt::Stamp { millis: seq * 1700, resumed: false };
            ptibapt::Action { stamp: Some(stamp), ..action }
        })
    }
}

impl Prepared<Royaume> {
    /// A game for so many, dealt by that seed, in which all play as captains do.
    pub fn kingdom(seats: u8, seed: u64) -> Self {
        let options = royaume::Options { first: Seat::new(0), ..royaume::Options::default() };
        let bot = Royaume::bot(Level::Captain, Chance::from_number(seed, 1));
        Self { bot: Some(bot), ..Self::deal(options, seats, seed, |action, _| action) }
    }
}

impl<G: Hosted> Prepared<G> {
    /// As at a table: from what everybody promised.
    fn deal(
        options: G::Options,
        seats: u8,
        number: u64,
        timed: fn(G::Action, u32) -> G::Action,
    ) -> Self {
        let mut luck = Chance::from_number(number, 0);
        let secret = Share::draw(&mut luck);
        let shares: Vec<Share> = (0..seats).map(|_| Share::draw(&mut luck)).collect();
        let mut chance = Chance::from_seed(seed(&secret, &shares));
        let state = G::deal(&options, seats, &mut chance).expect("a deal");
        let agreement = Agreement {
            game: 1,
            options,
            people: (1..=seats).map(|number| PersonId(number.into())).collect(),
            host: secret.commitment(),
            seats: shares.iter().map(Share::commitment).collect(),
        };
        let shares = shares.into_iter().collect();
        let opening = Opening { game: 1, secret, shares, actions: Vec::new() };
        Self { agreement, opening, state, chance, luck, seats, seq: 0, timed, bot: None }
    }

    /// What was agreed, and all that was done.
    pub fn opened(&self) -> (Agreement<G>, Opening<G>) {
        (self.agreement.clone(), self.opening.clone())
    }

    /// The first seed by which a game comes to such an update, and after how many actions.
    pub fn find(make: impl Fn(u64) -> Self, so: impl Fn(&Update<G>) -> bool) -> (u64, u32) {
        (1..)
            .find_map(|seed| make(seed).until(&so).map(|update| (seed, update.seq)))
            .expect("there is such a game")
    }

    /// What the player is told now, as to somebody who was away.
    pub fn update(&self) -> Update<G> {
        self.update_of(me())
    }

    /// The same for the player on that seat.
    pub fn update_of(&self, seat: Seat) -> Update<G> {
        Update::new(self.seq, &self.state, &[], Viewer::Seat(seat))
    }

    /// What somebody who only watches is told now.
    pub fn seen_by_all(&self) -> Update<G> {
        Update::new(self.seq, &self.state, &[], Viewer::Spectator)
    }

    /// One action, and what the player is told of it.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Update<G> {
        let mut events: Vec<G::Event> = Vec::new();
        let timed = (self.timed)(action, self.seq);
        // Only against the clock time counts.
        let action = if self.seats == 1 { timed } else { action };
        G::play(&mut self.state, seat, &action, &mut self.chance, &mut events)
            .expect("a legal action");
        self.opening.actions.push((seat, action));
        self.seq += 1;
        Update::new(self.seq, &self.state, &events, Viewer::Seat(me()))
    }

    /// An action of whoever is to act.
    pub fn step(&mut self) -> Option<Update<G>> {
        let seat = G::to_act(&self.state).first()?;
        let view = G::view(&self.state, Viewer::Seat(seat));
        let choice = self.bot.as_mut().and_then(|bot| {
            bot.observe(&[], &view);
            bot.choose(&view)
        });
        let choices: Vec<G::Action> = G::legal_actions(&view).collect();
        let action = choice.unwrap_or_else(|| choices[self.luck.below(choices.len())]);
        Some(self.play(seat, action))
    }

    /// Plays on until what is told is so.
    pub fn until(&mut self, mut so: impl FnMut(&Update<G>) -> bool) -> Option<Update<G>> {
        loop {
            let update = self.step()?;
            if so(&update) {
                return Some(update);
            }
        }
    }

    /// Whether the player has won, and nobody else.
    pub fn is_won(&self) -> bool {
        let outcome = G::outcome(&self.state);
        outcome.is_some_and(|outcome| outcome.winners == SeatSet::only(me()))
    }

    /// Who sits at it.
    pub fn lobby(&self) -> Lobby<G> {
        let people = (0..self.seats).zip(G::usual_places()).map(|(number, place)| {
            let name = PlayerName::new(NAMES[usize::from(number)]).expect("a name");
            let portrait = Portrait::new(number).expect("a portrait");
            let kind = match number {
                0 | 3 => Kind::Human,
                1 => Kind::Bot(Level::CabinBoy),
                _ => Kind::Bot(Level::Sailor),
            };
            let person = Person::new(PersonId(u32::from(number) + 1), name, portrait, kind);
            let (place, seat) = (Some(place), Seat::new(number));
            Person { host: number == 0, place, seat, ready: true, ..person }
        });
        let name = TableName::new("Zoë’s table").expect("a name");
        let stage = match G::outcome(&self.state) {
            Some(_) => StageName::Over,
            None => StageName::Playing,
        };
        let (options, people) = (self.agreement.options.clone(), people.collect());
        Lobby { stage, people, ..Lobby::new(name, options, TableSettings::default()) }
    }
}

/// The player's seat.
pub fn me() -> Seat {
    Seat::new(0).expect("a seat")
}
