//! What `join --json` prints for one seat is the same, line by line, whatever the others' secrets
//! are: two games over real connections that differ only in what that seat may not know. And were
//! anything told that may not be, it would show.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cinderpeek::bot::Level;
use cinderpeek::cli::commands::join::as_line;
use cinderpeek::client::{Client, Input, Logged, Profile};
use cinderpeek::game::set::Element;
use cinderpeek::game::{Chance, Game, Seat, Viewer};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Event, Options};
use cinderpeek::guest::credential_store::CredentialStore;
use cinderpeek::guest::handle::Signals;
use cinderpeek::guest::remote::{Remote, Wanted};
use cinderpeek::guest::{Guest, TableConnection};
use cinderpeek::host::Host;
use cinderpeek::host::handle::HostHandle;
use cinderpeek::host::plan::{HostPlan, Reach, What};
use cinderpeek::net::admission::AdmissionPolicy;
use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::admission::pins::Pins;
use cinderpeek::table::{
    Ask, Hosted, Kind, Place, PlayerName, Portrait, StageName, TableName, TableSettings,
};
use tempfile::tempdir;

use crate::leaky::Leaky;
use crate::played::{Luck, Played};
use crate::stage::{LONG, lo};
use crate::subject::Subject;

/// A game of the island, honest or not.
trait Island: Subject + Hosted + Logged + Game<Options = Options, Event = Event> {}
impl<G: Subject + Hosted + Logged + Game<Options = Options, Event = Event>> Island for G {}

/// Somebody at the table, and every line that was printed for them.
struct Somebody<G: Logged> {
    guest: Guest<G, Client<G>>,
    lines: Vec<String>,
}

/// A table in another thread, with everybody who plays at it.
struct Round<G: Logged> {
    people: Vec<Somebody<G>>,
}

impl<G: Island> Round<G> {
    /// Lets everybody hear until it is so for all of them.
    fn until(&mut self, what: &str, is: impl Fn(&Client<G>) -> bool) {
        let end = Instant::now() + LONG;
        let twins = Wanted::Name("Twins".to_owned());
        while !self.people.iter().all(|it| is(it.guest.client())) {
            assert!(Instant::now() < end, "waited in vain for {what}");
            for somebody in &mut self.people {
                for news in somebody.guest.step(Duration::from_millis(1)) {
                    let (name, value) = as_line(&news, &twins);
                    somebody.lines.push(format!("{{\"{name}\":{value}}}"));
                }
            }
        }
    }

    fn seq(client: &Client<G>) -> u32 {
        client.update().map_or(0, |update| update.seq)
    }
}

/// Somebody on the way to the table, with luck that is the same in every world.
fn caller<G: Logged>(folder: &Path, number: u64, address: SocketAddr) -> Somebody<G> {
    let folder = folder.join(format!("guest{number}"));
    std::fs::create_dir_all(&folder).unwrap();
    let me = Arc::new(Identity::of_profile(&folder).unwrap());
    let pins = Pins::of_profile(&folder).unwrap();
    let remote = Remote::new(Wanted::Address(vec![address]), None, lo(), me, pins);
    let profile = Profile {
        name: PlayerName::fitted(&format!("Guest {number}"), "-"),
        portrait: Portrait::default(),
        kind: Kind::Bot(Level::Random),
        watch: false,
    };
    let luck = Chance::from_number(number, 77);
    let mut connection = TableConnection::remote(remote, LONG, Signals::default());
    connection.arrive::<String>().unwrap();
    let credential_store = CredentialStore::of_profile(&folder, "");
    let player = |credentials| Client::<G>::new(profile, credentials, luck);
    let guest = Guest::new(connection, credential_store, player);
    Somebody { guest, lines: Vec::new() }
}

/// Opens a table that deals by this luck, in a thread of its own.
fn table<G: Island>(
    folder: &Path,
    game: &Played<G>,
    luck: &Luck,
    upto: usize,
) -> (SocketAddr, HostHandle) {
    let tokens: Vec<u16> =
        luck.deal.iter().chain(luck.actions[..upto].iter().flatten()).copied().collect();
    let dealer = Box::new(move |_| Chance::dictated(tokens.iter().copied()));
    let settings = TableSettings { start_with: Some(game.seats), ..TableSettings::default() };
    let what = What::New {
        name: TableName::new("Twins").unwrap(),
        options: Options { first: None, ..game.options },
        settings,
        entry: AdmissionPolicy::Open,
        bots: Vec::new(),
    };
    let reach = Reach::Network { port: 0, interface: lo() };
    let plan = HostPlan {
        folder: folder.to_owned(),
        what,
        reach,
        think: 0,
        one_game: false,
        luck: Default::default(),
    };
    let opened = Host::<G>::open_with(plan, Chance::from_number(1, 1), dealer);
    let mut host = opened.unwrap();
    let address = SocketAddr::from(([127, 0, 0, 1], host.port().unwrap()));
    let handle = host.handle();
    std::thread::spawn(move || {
        while !host.is_closing() {
            host.step(LONG);
        }
        host.close();
    });
    (address, handle)
}

/// Everything that is printed for a viewer while the first actions of a game are played by this luck.
fn printed<G: Island>(game: &Played<G>, luck: &Luck, upto: usize, viewer: Seat) -> Vec<String> {
    let folder = tempdir().unwrap();
    let (address, handle) = table(folder.path(), game, luck, upto);
    let mut round = Round::<G> { people: Vec::new() };
    for (number, side) in game.options.sides.iter().enumerate() {
        round.people.push(caller(folder.path(), number as u64, address));
        round.until("a guest", |it| it.lobby().is_some_and(|it| it.people.len() == number + 1));
        let place = Place::new(side.index() as u8);
        round.people[number].guest.input(Input::Want(Ask::Sit(place)));
        let sits = |it: &Client<G>| it.lobby().is_some_and(|it| it.people[number].place == place);
        round.until("a place", sits);
    }
    for number in 0..round.people.len() {
        round.people[number].guest.input(Input::WantReady(true));
        let begins = number + 1 == round.people.len();
        round.until("ready", |it| it.lobby().is_some_and(|it| it.people[number].ready) || begins);
    }
    round.until("the deal", |it| {
        it.update().is_some() && it.lobby().is_some_and(|it| it.stage == StageName::Playing)
    });
    for (done, (seat, action)) in game.actions[..upto].iter().enumerate() {
        let actor = &mut round.people[seat.index()].guest;
        let ask = actor.client().act(*action).unwrap();
        actor.input(Input::Want(ask));
        round.until("an action", |it| Round::seq(it) as usize > done && it.pending().is_none());
    }
    handle.close();
    round.people.swap_remove(viewer.index()).lines
}

/// Games without a start player of the host's choosing in which a penguin looks at something: after
/// which action, and somebody who does not look.
fn with_a_penguin<G: Island>() -> impl Iterator<Item = (Played<G>, usize, Seat)> {
    (0..).map(Played::<G>::new).filter_map(|game| {
        let peeks = game.events.iter().enumerate().find_map(|(at, events)| match events[..] {
            [Event::Peeked { seat, .. }, ..] => Some((at, seat)),
            _ => None,
        });
        let (at, who) = peeks.filter(|_| game.options.first.is_none())?;
        let other = Seat::all(game.seats).find(|seat| *seat != who)?;
        Some((game, at + 1, other))
    })
}

/// The luck of other worlds that this seat cannot tell from the real one.
fn twins<G: Island>(game: &Played<G>, upto: usize, seat: Seat) -> impl Iterator<Item = Luck> {
    let twin = move |at| G::twin(game, upto, Viewer::Seat(seat), &mut Chance::from_number(at, 3));
    (0..50).map(twin).filter(|twin| *twin != game.luck)
}

#[test]
fn what_a_seat_is_told_does_not_depend_on_what_it_may_not_know() {
    let (game, _, seat) = with_a_penguin::<Memoarrr>().next().unwrap();
    let upto = Memoarrr::secret_until(&game);
    let other = twins(&game, upto, seat).next().unwrap();
    let here = printed(&game, &game.luck, upto, seat);
    let there = printed(&game, &other, upto, seat);
    assert!(here.len() > upto, "{} lines of {upto} actions", here.len());
    for (here, there) in here.iter().zip(&there) {
        assert_eq!(here, there);
    }
    assert_eq!(here.len(), there.len());
}

/// A world is taken in which the penguin finds something else.
#[test]
fn a_planted_leak_shows_in_what_a_seat_is_told() {
    let shows = |(game, upto, seat): (Played<Leaky>, usize, Seat)| {
        let viewer = Viewer::Seat(seat);
        let here = game.messages(&game.luck, upto, viewer);
        let other = twins(&game, upto, seat).find(|it| game.messages(it, upto, viewer) != here)?;
        Some((game, upto, seat, other))
    };
    let (game, upto, seat, other) = with_a_penguin().find_map(shows).unwrap();
    let here = printed(&game, &game.luck, upto, seat);
    let there = printed(&game, &other, upto, seat);
    assert_ne!(here, there, "nobody noticed");
    assert_eq!(here.len(), there.len(), "it is told as often");
}
