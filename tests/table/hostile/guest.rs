//! A guest that disturbs: what it can do to a table is bounded.

use cinderpeek::game::{Chance, Viewer};
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::{Cell, Deed, Options};
use cinderpeek::net::transport::codec;
use cinderpeek::table::game::fair::{Commitment, Share};
use cinderpeek::table::{
    Ask, Farewell, Input, Join, Kind, LinkId, Moment, Notice, Order, Output, Place, PlayerName,
    Portrait, Rank, Refusal, Request, StageName, Table, TableName, TableSettings, Token,
};

const HOST: LinkId = LinkId(0);

/// A table of two with two programs that say what they like.
struct Disturbed {
    table: Table<PtiBapt>,
    now: Moment,
    chance: Chance,
    next_number: u32,
    lines: Vec<(Moment, String)>,
}

impl Disturbed {
    fn new() -> Self {
        let mut disturbed = Self::of(Options::default());
        let token = disturbed.token();
        disturbed.join(HOST, token);
        disturbed
    }

    /// A table where nobody is yet.
    fn of(options: Options) -> Self {
        let settings =
            TableSettings { start_with: Some(options.seats()), ..TableSettings::default() };
        let name = TableName::new("A table").unwrap();
        let table = Table::new(name, options, settings, Chance::from_number(1, 1));
        let (now, chance) = (Moment(0), Chance::from_number(1, 2));
        Self { table, now, chance, next_number: 0, lines: Vec::new() }
    }

    fn token(&mut self) -> Token {
        Token::draw(&mut self.chance)
    }

    fn promise(&mut self) -> Commitment {
        Share::draw(&mut self.chance).commitment()
    }

    fn handle(&mut self, input: Input<PtiBapt>) -> Vec<Output<PtiBapt>> {
        let mut outputs = self.table.handle(self.now, input);
        let saves: Vec<_> = outputs
            .iter()
            .filter_map(|output| match output {
                Output::Save { ticket, lines } => Some((*ticket, lines.clone())),
                _ => None,
            })
            .collect();
        for (ticket, lines) in saves {
            self.lines.extend(lines.into_iter().map(|line| (self.now, line)));
            outputs.extend(self.handle(Input::Saved(ticket)));
        }
        outputs
    }

    fn join(&mut self, link: LinkId, token: Token) {
        self.come(link, token, false);
    }

    fn come(&mut self, link: LinkId, token: Token, watch: bool) -> Vec<Output<PtiBapt>> {
        let rank = if link == HOST { Rank::Host } else { Rank::Guest };
        let name = PlayerName::new(&"🐧".repeat(24)).unwrap();
        let (portrait, kind) = (Portrait::default(), Kind::Human);
        let join = Join { token, life: link.0, name, portrait, kind, watch };
        self.handle(Input::Appeared { link, rank });
        self.handle(Input::Said { link, request: Request::Join(join) })
    }

    /// Says something, and what comes of it.
    fn ask(&mut self, link: LinkId, ask: Ask<PtiBapt>) -> Vec<Output<PtiBapt>> {
        self.next_number += 1;
        self.handle(Input::Said { link, request: Request::Ask(self.next_number, ask) })
    }

    fn ready(&mut self, link: LinkId) -> Vec<Output<PtiBapt>> {
        let promise = self.promise();
        self.ask(link, Ask::Ready(Some(promise)))
    }

    fn pass(&mut self, millis: u64) -> Vec<Output<PtiBapt>> {
        self.now = self.now + millis;
        self.handle(Input::Passed)
    }

    fn stage(&self) -> StageName {
        self.table.lobby().stage
    }
}

fn lost_seat(outputs: &[Output<PtiBapt>], link: LinkId) -> bool {
    outputs.contains(&Output::Close { link, farewell: Farewell::BrokenPromise })
}

/// Issue 15, 3: 923 deals were given up in ten seconds by one guest.
#[test]
fn who_breaks_two_promises_has_lost_the_seat() {
    let mut disturbed = Disturbed::new();
    let (token, guest) = (disturbed.token(), LinkId(1));
    disturbed.join(guest, token);
    // The first time by another promise, the second by silence.
    disturbed.ready(HOST);
    disturbed.ready(guest);
    assert_eq!(disturbed.stage(), StageName::Dealing);
    assert!(!lost_seat(&disturbed.ready(guest), guest));
    assert_eq!((disturbed.stage(), disturbed.table.lobby().given_up), (StageName::Gathering, 1));
    assert!(disturbed.table.lobby().people.iter().all(|person| !person.host || !person.ready));
    disturbed.ready(HOST);
    assert_eq!(disturbed.stage(), StageName::Dealing);
    assert!(lost_seat(&disturbed.pass(15_000), guest));
    let lobby = disturbed.table.lobby();
    assert_eq!((lobby.people.len(), lobby.given_up), (1, 2));
    // The host's own player has broken one as well, and stays.
    assert!(lobby.people[0].host);
    // With the same token there is one chance, not two.
    let again = LinkId(2);
    disturbed.join(again, token);
    disturbed.ready(HOST);
    disturbed.ready(again);
    disturbed.pass(1_000);
    assert!(lost_seat(&disturbed.ready(again), again));
}

/// To leave is no way around that.
#[test]
fn who_leaves_instead_of_opening_has_broken_a_promise() {
    let mut disturbed = Disturbed::new();
    let token = disturbed.token();
    for link in [1, 2].map(LinkId) {
        disturbed.join(link, token);
        disturbed.ready(HOST);
        disturbed.ready(link);
        disturbed.pass(1_000);
        assert_eq!(disturbed.stage(), StageName::Dealing);
        if link == LinkId(1) {
            disturbed.ask(link, Ask::Leave);
        } else {
            assert!(lost_seat(&disturbed.ready(link), link), "it was the second time");
        }
        assert_eq!(disturbed.stage(), StageName::Gathering);
    }
}

/// Somebody who spoils a deal and comes again as somebody else, at a table where all the others are
/// bots, which are ready as soon as they may: 232 deals were given up in 1.4 s.
#[test]
fn who_comes_again_under_other_names_spoils_few_deals() {
    let mut disturbed = Disturbed::new();
    for number in 0..1_000 {
        let (token, guest) = (disturbed.token(), LinkId(1 + number));
        disturbed.join(guest, token);
        disturbed.ready(HOST);
        disturbed.ready(guest);
        disturbed.ask(guest, Ask::Leave);
        disturbed.pass(10);
    }
    let given_up = disturbed.table.lobby().given_up;
    assert!((2..=6).contains(&given_up), "{given_up} deals in ten seconds");
    // Whoever means it is dealt to soon all the same.
    let (token, guest) = (disturbed.token(), LinkId(2_000));
    disturbed.join(guest, token);
    disturbed.ready(HOST);
    disturbed.ready(guest);
    let deals_at = disturbed.table.wake_at().expect("the table wakes by itself");
    disturbed.pass(disturbed.now.until(deals_at));
    assert_eq!(disturbed.stage(), StageName::Dealing);
}

/// A deal that was given up by a crash counts, too.
#[test]
fn a_deal_that_a_crash_ended_was_given_up() {
    let mut disturbed = Disturbed::new();
    let token = disturbed.token();
    disturbed.join(LinkId(1), token);
    disturbed.pass(5_000);
    disturbed.ready(HOST);
    disturbed.ready(LinkId(1));
    disturbed.pass(1_000);
    assert_eq!(disturbed.stage(), StageName::Dealing);
    let lines = disturbed.lines.iter().map(|(_, line)| line.as_str());
    let (table, _) = Table::<PtiBapt>::resume(lines, Chance::from_number(2, 2), Moment(0)).unwrap();
    assert_eq!((table.lobby().stage, table.lobby().given_up), (StageName::Gathering, 1));
}

/// Hundreds who want to watch: some may, the others are told, and there is still room for a player.
#[test]
fn a_crowd_that_watches_leaves_room_for_players() {
    let mut disturbed = Disturbed::new();
    let mut full = 0;
    for link in (1..500).map(LinkId) {
        let token = disturbed.token();
        let outputs = disturbed.come(link, token, true);
        full += usize::from(outputs.contains(&Output::Close { link, farewell: Farewell::Full }));
    }
    let watching = disturbed.table.lobby().people.len() - 1;
    assert!((1..20).contains(&watching) && full == 499 - watching, "{watching} watch");
    let (token, guest) = (disturbed.token(), LinkId(1_000));
    let told = disturbed.come(guest, token, false);
    assert_eq!(disturbed.table.lobby().people.len(), watching + 2);
    let lobby = told.iter().find_map(|output| match output {
        Output::Tell { link, notice: notice @ Notice::Lobby(_) } if *link == guest => Some(notice),
        _ => None,
    });
    codec::encode(lobby.expect("a lobby")).expect("it fits a frame");
}

/// One guest whose program comes back a thousand times.
#[test]
fn who_comes_back_all_the_time_is_one_person_with_one_link() {
    let mut disturbed = Disturbed::new();
    let token = disturbed.token();
    disturbed.join(LinkId(1), token);
    disturbed.pass(1_000);
    let before = disturbed.lines.len();
    for link in 2..1_002 {
        let outputs = disturbed.come(LinkId(link), token, false);
        let (link, farewell) = (LinkId(link - 1), Farewell::OtherDevice);
        assert!(outputs.contains(&Output::Close { link, farewell }));
        disturbed.pass(1);
    }
    assert_eq!(disturbed.table.lobby().people.len(), 2);
    assert_eq!(disturbed.lines.len(), before, "nothing new is to be saved");
}

/// Issue 15, 10: one guest that changed its seat wrote 0.66 MB to the disk every second.
#[test]
fn who_changes_seats_all_the_time_fills_no_disk() {
    let mut disturbed = Disturbed::new();
    let (token, guest) = (disturbed.token(), LinkId(1));
    disturbed.join(guest, token);
    let before = disturbed.lines.len();
    let mut refused = 0;
    for place in (0..10_000_u32).map(|number| Place::new((number % 2) as u8)) {
        disturbed.pass(1);
        let outputs = disturbed.ask(guest, Ask::Sit(place));
        let too_fast = |output: &Output<PtiBapt>| {
            let Output::Tell { notice, .. } = output else { return false };
            matches!(notice, Notice::Answer(_, Err(Refusal::TooFast)))
        };
        refused += outputs.iter().filter(|output| too_fast(output)).count();
    }
    let written = disturbed.lines.len() - before;
    assert!((5..=11).contains(&written), "{written} lines in ten seconds");
    assert!(refused > 9_900, "only {refused} requests were too fast");
    // The newest is there in the end.
    disturbed.pass(1_000);
    let last = disturbed.lines.last().map(|(_, line)| line.as_str()).unwrap();
    let (table, _) =
        Table::<PtiBapt>::resume([last], Chance::from_number(2, 2), Moment(0)).unwrap();
    let places = |table: &Table<PtiBapt>| table.lobby().people.last().unwrap().place;
    assert_eq!(places(&table), places(&disturbed.table));
}

/// A clock that stops or goes on is told to everybody who watches.
#[test]
fn who_stops_the_clock_all_the_time_floods_nobody() {
    let mut disturbed = Disturbed::of(Options { solo: true, ..Options::default() });
    let (player, watcher) = (LinkId(1), LinkId(2));
    let tokens = [disturbed.token(), disturbed.token()];
    disturbed.join(player, tokens[0]);
    disturbed.come(watcher, tokens[1], true);
    let share = Share::draw(&mut disturbed.chance);
    disturbed.ask(player, Ask::Ready(Some(share.commitment())));
    disturbed.ask(player, Ask::Share(share));
    assert_eq!(disturbed.stage(), StageName::Playing);
    let mut told = 0;
    for number in 0..10_000 {
        disturbed.pass(1);
        let outputs = disturbed.ask(player, Ask::Freeze(number % 2 == 0));
        let is_told = |output: &&Output<PtiBapt>| {
            let Output::Tell { link, notice } = output else { return false };
            *link == watcher && matches!(notice, Notice::Timer(..))
        };
        told += outputs.iter().filter(is_told).count();
    }
    assert!((20..=60).contains(&told), "{told} times in ten seconds");
}

/// A table of two, with both links and what belongs to the guest's seat, after the deal.
fn dealt(disturbed: &mut Disturbed) -> (LinkId, Token) {
    let (token, guest) = (disturbed.token(), LinkId(1));
    disturbed.join(guest, token);
    let shares = [HOST, guest].map(|link| (link, Share::draw(&mut disturbed.chance)));
    for (link, share) in shares {
        disturbed.ask(link, Ask::Ready(Some(share.commitment())));
    }
    for (link, share) in shares {
        disturbed.ask(link, Ask::Share(share));
    }
    assert_eq!(disturbed.stage(), StageName::Playing);
    (guest, token)
}

/// Whatever somebody asks for who only watches, nobody but they hear of it, and nothing is changed.
#[test]
fn who_watches_can_ask_for_nothing() {
    for plays in [false, true] {
        let mut disturbed = Disturbed::new();
        if plays {
            dealt(&mut disturbed);
        }
        let (token, watcher) = (disturbed.token(), LinkId(7));
        disturbed.come(watcher, token, true);
        let before = disturbed.table.lobby();
        let share = Share::draw(&mut disturbed.chance);
        let host = before.people[0].id;
        let cells = (0..20).filter_map(Cell::new);
        let acts = cells.map(|cell| Ask::Act { seq: 0, action: Deed::Turn(cell).into() });
        let asks = [
            Ask::Sit(Place::new(1)),
            Ask::Ready(Some(share.commitment())),
            Ask::Share(share),
            Ask::More,
            Ask::GoOn,
            Ask::Freeze(true),
            Ask::Host(Order::Start),
            Ask::Host(Order::Pause(true)),
            Ask::Host(Order::Rematch),
            Ask::Host(Order::SitIn(host)),
            Ask::Host(Order::Kick { person: host, ban: true }),
        ];
        for ask in asks.into_iter().chain(acts) {
            let outputs = disturbed.ask(watcher, ask);
            let only_answered = |output: &Output<PtiBapt>| {
                let Output::Tell { link, notice } = output else { return false };
                *link == watcher && matches!(notice, Notice::Answer(..))
            };
            assert!(outputs.iter().all(only_answered), "{outputs:?}");
        }
        assert_eq!(disturbed.table.lobby(), before);
    }
}

/// A bot's program that keeps the token with which it sat in for somebody has nothing of it once they are
/// back.
#[test]
fn who_sat_in_for_somebody_is_a_stranger_afterwards() {
    let mut disturbed = Disturbed::new();
    let (guest, owners) = dealt(&mut disturbed);
    disturbed.handle(Input::Vanished { link: guest });
    let person = disturbed.table.lobby().people[1].id;
    let outputs = disturbed.ask(HOST, Ask::Host(Order::SitIn(person)));
    let token = outputs.iter().find_map(|output| match output {
        Output::StandIn { token, .. } => Some(*token),
        _ => None,
    });
    let token = token.expect("a bot is called");
    disturbed.join(LinkId(2), token);
    let outputs = disturbed.come(LinkId(3), owners, false);
    assert!(outputs.contains(&Output::Close { link: LinkId(2), farewell: Farewell::OwnerIsBack }));
    let outputs = disturbed.come(LinkId(4), token, false);
    assert!(outputs.contains(&Output::Close { link: LinkId(4), farewell: Farewell::Started }));
    let outputs = disturbed.come(LinkId(5), token, true);
    let viewers = outputs.iter().filter_map(|output| match output {
        Output::Tell { notice: Notice::Current(update), .. } => Some(update.view.viewer),
        _ => None,
    });
    assert_eq!(viewers.collect::<Vec<_>>(), [Viewer::Spectator]);
}

/// Issue 15, 14: nobody can keep a table without a player of its own waiting for ever.
#[test]
fn who_never_gets_ready_loses_the_place() {
    let mut disturbed = Disturbed::new();
    let settings = TableSettings { ready_seconds: Some(30), ..disturbed.table.lobby().settings };
    disturbed.ask(HOST, Ask::Host(Order::Settings(settings)));
    let (token, guest) = (disturbed.token(), LinkId(1));
    disturbed.join(guest, token);
    disturbed.pass(20_000);
    disturbed.ready(guest);
    disturbed.pass(20_000);
    disturbed.ask(guest, Ask::Ready(None));
    // To be ready for a while gives no more time than there was.
    assert_eq!(disturbed.table.wake_at(), Some(disturbed.now + 10_000));
    disturbed.pass(9_999);
    assert_eq!(disturbed.table.lobby().people.len(), 2);
    let outputs = disturbed.pass(1);
    assert!(outputs.contains(&Output::Close { link: guest, farewell: Farewell::Kicked }));
    assert_eq!(disturbed.table.lobby().people.len(), 1, "the host's own player stays");
}
