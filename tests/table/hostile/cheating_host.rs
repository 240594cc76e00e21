//! A host that cheats, for attacks on one honest client.
//!
//! It says whatever a test wants, and knows all that the client sends. Everything that it says is well-formed.

use arrayvec::ArrayVec;
use cinderpeek::client::{Client, Event, Input, Output, Player, Profile, SeatCredentials, Verdict};
use cinderpeek::game::{Chance, Game, Playback, Seat, Update, Viewer};
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::{Action, Options};
use cinderpeek::table::game::fair::{Agreement, Commitment, Opening, PerSeat, Share, seed};
use cinderpeek::table::{
    Ask, Kind, Lobby, Moment, Notice, Person, PersonId, PlayerName, Portrait, Refusal, Request,
    Settings, StageName, TableName,
};

const HOST: PersonId = PersonId(1);
const GUEST: PersonId = PersonId(2);

/// A host with its own player in seat 0, and an honest client in seat 1.
pub struct CheatingHost {
    client: Client<PtiBapt>,
    pub sent: Vec<Request<PtiBapt>>,
    pub kept: Option<SeatCredentials>,
    verdict: Option<Verdict>,
    chance: Chance,
    /// How many deals it owns up to have given up.
    pub given_up: u32,
    /// How it says that the table is run.
    pub settings: Settings,
    ready: bool,
    now: Moment,
    /// Whether it leaves the client the time to check what was opened.
    pub waits: bool,
    /// How the newest game ended.
    pub end: Option<End>,
}

/// What is told of a game that is over.
#[derive(Clone)]
pub struct End {
    update: Update<PtiBapt>,
    opening: Opening<PtiBapt>,
}

/// A deal to which everybody has agreed, with all its secrets.
#[derive(Clone)]
pub struct Deal {
    pub agreement: Agreement<PtiBapt>,
    pub secret: Share,
    pub own: Share,
}

impl CheatingHost {
    /// Lets the client in.
    pub fn new() -> Self {
        let name = PlayerName::new("Zoë").unwrap();
        let profile =
            Profile { name, portrait: Portrait::default(), kind: Kind::Human, watch: false };
        let credentials = SeatCredentials::new(&mut Chance::from_number(1, 1));
        Self::with(Client::new(profile, credentials, Chance::from_number(1, 2)))
    }

    fn with(client: Client<PtiBapt>) -> Self {
        let chance = Chance::from_number(1, 3);
        let (sent, kept, verdict) = (Vec::new(), None, None);
        let (given_up, settings, ready, end) = (0, Settings::default(), false, None);
        let (now, waits) = (Moment(0), true);
        let mut host = Self {
            client,
            sent,
            kept,
            verdict,
            chance,
            given_up,
            settings,
            ready,
            now,
            waits,
            end,
        };
        host.say(Input::Passed);
        host.say(Input::LinkUp);
        host.welcome();
        host.tell_stage(StageName::Gathering);
        host
    }

    fn welcome(&mut self) {
        let answered = self.sent.len() as u32;
        self.tell(Notice::Welcome { game: PtiBapt::NAME.to_owned(), you: GUEST, answered });
    }

    /// The client's program is started anew, from what it has kept on disk.
    pub fn restart(self) -> Self {
        let name = PlayerName::new("Zoë").unwrap();
        let profile =
            Profile { name, portrait: Portrait::default(), kind: Kind::Human, watch: false };
        let kept = self.kept.expect("something is kept");
        Self::with(Client::new(profile, kept, Chance::from_number(1, 4)))
    }

    pub fn say(&mut self, input: Input<PtiBapt>) {
        for output in self.client.handle(self.now, input) {
            match output {
                Output::Dial => {}
                Output::Send(request) => self.sent.push(request),
                Output::Keep(credentials) => self.kept = Some(credentials),
                Output::Event(Event::Checked(verdict)) => self.verdict = Some(verdict),
                Output::Event(_) => {}
            }
        }
    }

    pub fn tell(&mut self, notice: Notice<PtiBapt>) {
        self.say(Input::Heard(notice));
    }

    pub fn tell_stage(&mut self, stage: StageName) {
        let person = |id, host, seat| {
            let name = PlayerName::new("Somebody").unwrap();
            let seat = Seat::new(seat).filter(|_| stage != StageName::Gathering);
            let person = Person::new(id, name, Portrait::default(), Kind::Human);
            Person { host, seat, ready: self.ready || host, ..person }
        };
        let name = TableName::new("A table").unwrap();
        let lobby = Lobby {
            stage,
            given_up: self.given_up,
            people: ArrayVec::from_iter([person(HOST, true, 0), person(GUEST, false, 1)]),
            ..Lobby::new(name, Options::default(), self.settings)
        };
        self.tell(Notice::Lobby(Box::new(lobby)));
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
    pub fn deal(&mut self, game: u32, promise: Commitment) -> Deal {
        let (secret, own) = (self.draw(), self.draw());
        let agreement = Agreement {
            game,
            options: Options::default(),
            people: PerSeat::from_iter([HOST, GUEST]),
            host: secret.commitment(),
            seats: PerSeat::from_iter([own.commitment(), promise]),
        };
        Deal { agreement, secret, own }
    }

    /// Tells the agreement, in the stage in which that is done.
    pub fn agree(&mut self, deal: &Deal) {
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
    pub fn play(&mut self, deal: &Deal, share: Share, guest: Guest) -> Option<Verdict> {
        let shares = PerSeat::from_iter([deal.own, share]);
        let mut game = deal.agreement.deal(Chance::from_seed(seed(&deal.secret, &shares))).unwrap();
        self.tell_stage(StageName::Playing);
        let me = Viewer::Seat(Seat::new(1).unwrap());
        self.tell(Notice::Update(Update::new(0, &game.state, &[], me)));
        let mut actions = Vec::new();
        while let Some(seat) = PtiBapt::to_act(&game.state).first() {
            let action = self.decide(&game, seat, guest);
            if seat == Seat::new(1).unwrap() {
                self.pretend(deal, guest);
            }
            let events = game.play(seat, &action).unwrap();
            actions.push((seat, action));
            let update = Update::new(game.seq, &game.state, &events, me);
            self.tell(Notice::Update(update));
        }
        let opening = Opening { game: deal.agreement.game, secret: deal.secret, shares, actions };
        let update = Update::new(game.seq, &game.state, &[], me);
        self.tell_stage(StageName::Over);
        self.open(&opening);
        self.end = Some(End { update, opening });
        self.verdict()
    }

    /// Tells a client that comes back how the game has ended.
    pub fn show_end(&mut self, deal: &Deal, end: &End) -> Option<Verdict> {
        self.tell_stage(StageName::Over);
        self.tell(Notice::Agreed(Box::new(deal.agreement.clone())));
        self.tell(Notice::Current(end.update.clone()));
        self.open(&end.opening);
        self.verdict()
    }

    fn open(&mut self, opening: &Opening<PtiBapt>) {
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

    fn decide(&mut self, game: &Playback<PtiBapt>, seat: Seat, guest: Guest) -> Action {
        let view = PtiBapt::view(&game.state, Viewer::Seat(seat));
        let legal = |nth: usize| {
            let mut actions = PtiBapt::legal_actions(&view);
            let many = actions.len();
            actions.nth(nth % many).expect("something can be done")
        };
        if seat == Seat::new(0).unwrap() {
            return legal(game.seq as usize);
        }
        let wanted = legal(game.seq as usize * 7);
        match guest {
            Guest::NeverAsked | Guest::IsCalledLate | Guest::IsWelcomed | Guest::IsCutOff => wanted,
            Guest::Asks => self.ask(wanted, Ok(())),
            Guest::IsRefused => {
                self.ask(wanted, Err(Refusal::TooLate));
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
    fn pretend(&mut self, deal: &Deal, guest: Guest) {
        match guest {
            Guest::IsCalledLate => self.tell(Notice::TimeUp(Seat::new(1).unwrap())),
            Guest::IsWelcomed => self.welcome(),
            Guest::IsCutOff => {
                self.say(Input::LinkDown);
                self.say(Input::LinkUp);
                self.welcome();
                self.tell_stage(StageName::Playing);
                self.tell(Notice::Agreed(Box::new(deal.agreement.clone())));
            }
            _ => {}
        }
    }

    /// The client asks for an action, and is answered.
    fn ask(&mut self, action: Action, answer: Result<(), Refusal<PtiBapt>>) -> Action {
        let ask = self.client.act(action).expect("a game");
        self.say(Input::Want(ask));
        let Some(Request::Ask(number, Ask::Act { .. })) = self.sent.last() else {
            panic!("the client does not ask")
        };
        self.tell(Notice::Answer(*number, answer));
        action
    }
}

/// What the host does with what the client wants.
#[derive(Clone, Copy, PartialEq)]
pub enum Guest {
    /// It is done.
    Asks,
    /// The host acts for the client without asking.
    NeverAsked,
    /// The host says no, and does it all the same.
    IsRefused,
    /// The host says yes, and does something else.
    IsOverruled,
    /// The host acts for the client, and says that its time was up.
    IsCalledLate,
    /// The host acts for the client, and greets it as if it had been away.
    IsWelcomed,
    /// The host acts for the client while it has cut its link.
    IsCutOff,
}
