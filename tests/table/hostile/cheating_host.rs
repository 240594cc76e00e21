//! A host that cheats, for attacks on one honest client.
//!
//! It says whatever a test wants, and knows all that the client sends. Everything that it says is well-formed.

use arrayvec::ArrayVec;
use cinderpeek::client::{
    Client, Event, Input, Logged, Output, Player, Profile, SeatCredentials, Verdict,
};
use cinderpeek::game::{Chance, Playback, Seat, Update, Viewer};
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::Options;
use cinderpeek::table::game::fair::{Agreement, Commitment, Opening, PerSeat, Share, seed};
use cinderpeek::table::{
    Ask, Kind, Lobby, Moment, Notice, Person, PersonId, Place, PlayerName, Portrait, Refusal,
    Request, StageName, TableName, TableSettings,
};

pub const HOST: PersonId = PersonId(1);
pub const GUEST: PersonId = PersonId(2);

/// Whatever the host does with what the client wants.
pub const GUESTS: [Guest; 11] = [
    Guest::Asks,
    Guest::NeverAsked,
    Guest::IsRefused,
    Guest::IsOverruled,
    Guest::IsHurried,
    Guest::IsRepeated,
    Guest::IsCalledLate,
    Guest::IsWelcomed,
    Guest::IsCutOff,
    Guest::IsToldCurrent,
    Guest::IsSkipped,
];

/// A host with its own player in seat 0, and an honest client in seat 1.
pub struct CheatingHost<G: Logged = PtiBapt> {
    client: Client<G>,
    pub sent: Vec<Request<G>>,
    pub kept: Option<SeatCredentials>,
    /// How often the client has written something to its disk.
    pub writes: usize,
    verdict: Option<Verdict>,
    chance: Chance,
    /// How many deals it owns up to have given up.
    pub given_up: u32,
    /// How it says that the table is run.
    pub settings: TableSettings,
    /// What it says is played by.
    pub options: G::Options,
    /// Whom it says it has picked to start.
    pub first: Option<PersonId>,
    ready: bool,
    now: Moment,
    /// Whether it leaves the client the time to check what was opened.
    pub waits: bool,
    /// What the client has asked for once more than it was done.
    spare: Vec<G::Action>,
    /// How the newest game ended.
    pub end: Option<End<G>>,
}

/// What is told of a game that is over.
#[derive(Clone)]
pub struct End<G: Logged> {
    update: Update<G>,
    opening: Opening<G>,
}

/// A deal to which everybody has agreed, with all its secrets.
#[derive(Clone)]
pub struct Deal<G: Logged = PtiBapt> {
    pub agreement: Agreement<G>,
    pub secret: Share,
    pub own: Share,
}

impl CheatingHost {
    /// Lets the client in.
    pub fn new() -> Self {
        Self::of(Options::default())
    }
}

impl<G: Logged> CheatingHost<G> {
    /// Lets the client in at a table where that is played.
    pub fn of(options: G::Options) -> Self {
        let credentials = SeatCredentials::new(&mut Chance::from_number(1, 1));
        Self::with(credentials, Chance::from_number(1, 2), options)
    }

    fn with(credentials: SeatCredentials, luck: Chance, options: G::Options) -> Self {
        let name = PlayerName::new("Zoë").unwrap();
        let profile =
            Profile { name, portrait: Portrait::default(), kind: Kind::Human, watch: false };
        let client = Client::new(profile, credentials, luck);
        let chance = Chance::from_number(1, 3);
        let (sent, kept, verdict) = (Vec::new(), None, None);
        let (given_up, settings, ready, end) = (0, TableSettings::default(), false, None);
        let (now, waits, first, spare) = (Moment(0), true, None, Vec::new());
        let mut host = Self {
            client,
            sent,
            kept,
            writes: 0,
            verdict,
            chance,
            given_up,
            settings,
            options,
            first,
            ready,
            now,
            waits,
            spare,
            end,
        };
        host.say(Input::Passed);
        host.say(Input::LinkUp);
        host.welcome();
        host.tell_stage(StageName::Gathering);
        host
    }

    pub fn welcome(&mut self) {
        let answered = self.sent.len() as u32;
        self.tell(Notice::Welcome { game: G::NAME.to_owned(), you: GUEST, answered });
    }

    /// The client's program is started anew, from what it has kept on disk.
    pub fn restart(self) -> Self {
        let kept = self.kept.expect("something is kept");
        Self::with(kept, Chance::from_number(1, 4), self.options)
    }

    pub fn say(&mut self, input: Input<G>) {
        for output in self.client.handle(self.now, input) {
            match output {
                Output::Dial => {}
                Output::Send(request) => self.sent.push(request),
                Output::Keep(credentials) => {
                    self.kept = Some(credentials);
                    self.writes += 1;
                }
                Output::Event(Event::Checked(verdict)) => self.verdict = Some(verdict),
                Output::Event(_) => {}
            }
        }
    }

    pub fn tell(&mut self, notice: Notice<G>) {
        self.say(Input::Heard(notice));
    }

    pub fn tell_stage(&mut self, stage: StageName) {
        let person = |id, host, seat| {
            let name = PlayerName::new("Somebody").unwrap();
            let sits = stage != StageName::Gathering;
            let (place, seat) =
                (Place::new(seat).filter(|_| sits), Seat::new(seat).filter(|_| sits));
            let person = Person::new(id, name, Portrait::default(), Kind::Human);
            Person { host, place, seat, ready: self.ready || host, ..person }
        };
        let name = TableName::new("A table").unwrap();
        let lobby = Lobby {
            stage,
            given_up: self.given_up,
            first: self.first,
            people: ArrayVec::from_iter([person(HOST, true, 0), person(GUEST, false, 1)]),
            ..Lobby::new(name, self.options.clone(), self.settings)
        };
        self.tell(Notice::Lobby(Box::new(lobby)));
    }

    /// How many deals were given up, as the client's player reads it in the lobby.
    pub fn given_up_as_shown(&self) -> u32 {
        self.client.lobby().expect("a lobby").given_up
    }

    /// The newest promise of the client, answered.
    pub fn promise(&mut self) -> Option<Commitment> {
        let promise = self.sent.iter().rev().find_map(|request| match request {
            Request::Ask(number, Ask::Ready(Some(promise))) => Some((*number, *promise)),
            _ => None,
        });
        let (number, promise) = promise?;
        self.tell(Notice::Answer(number, Ok(())));
        Some(promise)
    }

    /// Answers the newest request of the client, whatever it is.
    pub fn grant_newest(&mut self) {
        let Some(Request::Ask(number, _)) = self.sent.last() else {
            panic!("nothing is asked for")
        };
        self.tell(Notice::Answer(*number, Ok(())));
    }

    /// The newest bytes that the client has opened.
    pub fn share(&self) -> Option<Share> {
        self.sent.iter().rev().find_map(|request| match request {
            Request::Ask(_, Ask::Share(share)) => Some(*share),
            _ => None,
        })
    }

    /// The player clicks on "ready".
    pub fn click(&mut self) -> Commitment {
        self.say(Input::WantReady(true));
        self.promise().expect("a promise")
    }

    pub fn draw(&mut self) -> Share {
        Share::draw(&mut self.chance)
    }

    /// An agreement with whatever the host likes to put into it.
    pub fn deal(&mut self, game: u32, promise: Commitment) -> Deal<G> {
        let (secret, own) = (self.draw(), self.draw());
        let agreement = Agreement {
            game,
            options: self.options.clone(),
            people: PerSeat::from_iter([HOST, GUEST]),
            host: secret.commitment(),
            seats: PerSeat::from_iter([own.commitment(), promise]),
        };
        Deal { agreement, secret, own }
    }

    /// Tells the agreement, in the stage in which that is done.
    pub fn agree(&mut self, deal: &Deal<G>) {
        self.tell_stage(StageName::Dealing);
        self.tell(Notice::Agreed(Box::new(deal.agreement.clone())));
    }

    /// The host goes back to where people gather: nobody is ready any more.
    pub fn give_up(&mut self) {
        self.ready = false;
        self.tell_stage(StageName::Gathering);
    }

    /// Plays a game by the rules to its end, and opens everything. The host plays for itself and, by
    /// `guest`, for the client, whose own action comes last if it is asked.
    pub fn play(&mut self, deal: &Deal<G>, share: Share, guest: Guest) -> Option<Verdict> {
        let shares = PerSeat::from_iter([deal.own, share]);
        let mut game = deal.agreement.deal(Chance::from_seed(seed(&deal.secret, &shares))).ok()?;
        self.tell_stage(StageName::Playing);
        let me = Viewer::Seat(Seat::new(1).unwrap());
        self.tell(Notice::Update(Update::new(0, &game.state, &[], me)));
        let mut actions = Vec::new();
        while let Some(seat) = G::to_act(&game.state).first() {
            let action = self.decide(&game, seat, guest);
            if seat == Seat::new(1).unwrap() {
                self.pretend(deal, guest);
            }
            let events = game.play(seat, &action).unwrap();
            actions.push((seat, action));
            let update = Update::new(game.seq, &game.state, &events, me);
            match guest {
                Guest::IsToldCurrent if me == Viewer::Seat(seat) => {
                    self.tell(Notice::Current(Update { seen: Vec::new(), ..update }));
                }
                Guest::IsSkipped if me == Viewer::Seat(seat) => {}
                _ => self.tell(Notice::Update(update)),
            }
        }
        let opening = Opening { game: deal.agreement.game, secret: deal.secret, shares, actions };
        let update = Update::new(game.seq, &game.state, &[], me);
        self.tell_stage(StageName::Over);
        self.open(&opening);
        self.end = Some(End { update, opening });
        self.verdict()
    }

    /// Tells a client that comes back how the game has ended.
    pub fn show_end(&mut self, deal: &Deal<G>, end: &End<G>) -> Option<Verdict> {
        self.tell_stage(StageName::Over);
        self.tell(Notice::Agreed(Box::new(deal.agreement.clone())));
        self.tell(Notice::Current(end.update.clone()));
        self.open(&end.opening);
        self.verdict()
    }

    fn open(&mut self, opening: &Opening<G>) {
        for page in opening.pages() {
            self.tell(Notice::Opened(Box::new(page)));
        }
        if self.waits {
            self.now = self.now + 1000;
            self.say(Input::Passed);
        }
    }

    /// What the client has said of the newest game, if that was not asked before.
    pub fn verdict(&mut self) -> Option<Verdict> {
        self.verdict.take()
    }

    fn decide(&mut self, game: &Playback<G>, seat: Seat, guest: Guest) -> G::Action {
        let view = G::view(&game.state, Viewer::Seat(seat));
        let legal = |nth: usize| {
            let mut actions = G::legal_actions(&view);
            let many = actions.len();
            actions.nth(nth % many).expect("something can be done")
        };
        if seat == Seat::new(0).unwrap() {
            return legal(game.seq as usize);
        }
        let wanted = legal(game.seq as usize * 7);
        match guest {
            Guest::NeverAsked
            | Guest::IsCalledLate
            | Guest::IsWelcomed
            | Guest::IsCutOff
            | Guest::IsToldCurrent
            | Guest::IsSkipped => wanted,
            Guest::Asks => self.ask(wanted, Ok(())),
            Guest::IsRefused => {
                self.ask(wanted, Err(Refusal::TooLate));
                wanted
            }
            Guest::IsHurried => match G::deadline(&game.state, seat).then {
                Some(then) => then,
                None => self.ask(wanted, Ok(())),
            },
            Guest::IsRepeated => {
                let may = |action: &G::Action| G::legal_actions(&view).any(|it| it == *action);
                if let Some(at) = self.spare.iter().position(may) {
                    return self.spare.remove(at);
                }
                self.ask(wanted, Ok(()));
                let again = self.ask(wanted, Ok(()));
                self.spare.push(again);
                wanted
            }
            Guest::IsOverruled => {
                let other = legal(game.seq as usize * 7 + 1);
                self.ask(wanted, Ok(()));
                other
            }
        }
    }

    /// Makes up a reason why the client's seat does something that its program does not know of.
    fn pretend(&mut self, deal: &Deal<G>, guest: Guest) {
        match guest {
            Guest::IsCalledLate => self.tell(Notice::TimeUp(Seat::new(1).unwrap())),
            Guest::IsWelcomed => self.welcome(),
            Guest::IsCutOff => {
                self.cut_off();
                self.tell_stage(StageName::Playing);
                self.tell(Notice::Agreed(Box::new(deal.agreement.clone())));
            }
            _ => {}
        }
    }

    /// Cuts the link, and greets the client on the next one.
    pub fn cut_off(&mut self) {
        self.say(Input::LinkDown);
        self.say(Input::LinkUp);
        self.welcome();
    }

    /// The client asks for an action, if it knows of a game, and is answered.
    fn ask(&mut self, action: G::Action, answer: Result<(), Refusal<G>>) -> G::Action {
        let Some(ask) = self.client.act(action) else { return action };
        self.say(Input::Want(ask));
        if let Some(Request::Ask(number, Ask::Act { .. })) = self.sent.last() {
            self.tell(Notice::Answer(*number, answer));
        }
        action
    }
}

/// What the host does with what the client wants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Guest {
    /// It is done.
    Asks,
    /// The host acts for the client without asking.
    NeverAsked,
    /// The host says no, and does it all the same.
    IsRefused,
    /// The host says yes, and does something else.
    IsOverruled,
    /// The host does at once what a table does for somebody whose time is up, and does not say so.
    IsHurried,
    /// What the client asks for twice the host does twice, the second time when it likes.
    IsRepeated,
    /// The host acts for the client, and says that its time was up.
    IsCalledLate,
    /// The host acts for the client, and greets it as if it had been away.
    IsWelcomed,
    /// The host acts for the client while it has cut its link.
    IsCutOff,
    /// The host acts for the client, and only tells how the game stands then.
    IsToldCurrent,
    /// The host acts for the client, and leaves that update out.
    IsSkipped,
}
