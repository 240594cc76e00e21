//! A table in a thread of its own, and its players in others.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use cinderpeek::client::{self, Client, Input, Profile, SeatCredentials};
use cinderpeek::game::Chance;
use cinderpeek::games::memoarrr::Options;
use cinderpeek::games::{GameName, Memoarrr};
use cinderpeek::guest::credential_store::CredentialStore;
use cinderpeek::guest::handle::{GuestHandle, Signals};
use cinderpeek::guest::remote::{Remote, Wanted};
use cinderpeek::guest::{End, Guest, GuestEvent, TableConnection};
use cinderpeek::host::beside::SeatBeside;
use cinderpeek::host::luck::Luck;
use cinderpeek::host::plan::{HostPlan, Reach, What};
use cinderpeek::host::{self, Host};
use cinderpeek::net::admission::AdmissionPolicy;
use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::admission::pins::Pins;
use cinderpeek::net::interface::InterfaceChoice;
use cinderpeek::net::transport::link::Link;
use cinderpeek::table::{
    Ask, Kind, Lobby, Notice, Order, PlayerName, Portrait, Rank, TableName, TableSettings,
};

/// Nothing that is waited for takes so long, even on a busy machine.
pub const LONG: Duration = Duration::from_secs(60);

/// What gets one in.
pub const CODE: &str = "K7M-2QX";

/// A new table.
pub fn new_table(settings: TableSettings) -> What<Memoarrr> {
    What::New {
        name: TableName::new("Practice").unwrap(),
        options: Options::basic(2),
        settings,
        entry: AdmissionPolicy::Code(CODE.parse().unwrap()),
        bots: Vec::new(),
    }
}

/// A table that a thread drives until its handle closes it.
pub struct Table {
    pub handle: host::handle::HostHandle,
    news: Receiver<host::news::News<Memoarrr>>,
    thread: JoinHandle<()>,
}

/// A table before anybody drives it.
pub fn open(folder: &Path, what: What<Memoarrr>, reach: Reach) -> Host<Memoarrr> {
    let (folder, luck) = (folder.to_owned(), Luck::System);
    Host::open(HostPlan { folder, what, reach, think: 0, one_game: false, luck }).unwrap()
}

impl Table {
    /// Opens it for this process, and gives the link of the host's own player.
    pub fn open(folder: &Path, what: What<Memoarrr>) -> (Self, Link) {
        Self::with(folder, what, Reach::Offline)
    }

    /// Opens it on `lo`, too, and says where.
    pub fn on_lo(folder: &Path, what: What<Memoarrr>) -> (Self, Link, SocketAddr) {
        let (table, link) = Self::with(folder, what, Reach::Network { port: 0, interface: lo() });
        let port = table.expect("a port", |news| match news {
            host::news::News::Listening { port, .. } => Some(port),
            _ => None,
        });
        (table, link, SocketAddr::from(([127, 0, 0, 1], port)))
    }

    fn with(folder: &Path, what: What<Memoarrr>, reach: Reach) -> (Self, Link) {
        Self::run(open(folder, what, reach))
    }

    /// Drives it, and gives the link of the host's own player.
    pub fn run(mut host: Host<Memoarrr>) -> (Self, Link) {
        let (handle, link, (tell, news)) =
            (host.handle(), host.connect_local(Rank::Host), channel());
        let thread = std::thread::spawn(move || {
            while !host.is_closing() {
                for news in host.step(LONG) {
                    let _nobody_hears = tell.send(news);
                }
            }
            host.close();
        });
        (Self { handle, news, thread }, link)
    }

    /// Waits for news that `wanted` recognises.
    pub fn expect<T>(
        &self,
        what: &str,
        wanted: impl Fn(host::news::News<Memoarrr>) -> Option<T>,
    ) -> T {
        let end = Instant::now() + LONG;
        while let Ok(news) = self.news.recv_timeout(end.saturating_duration_since(Instant::now())) {
            if let Some(found) = wanted(news) {
                return found;
            }
        }
        panic!("waited in vain for {what}");
    }

    /// Closes it, and waits until it is.
    pub fn close(self) {
        self.handle.close();
        self.thread.join().unwrap();
    }
}

pub fn lo() -> InterfaceChoice {
    InterfaceChoice::Only("lo".to_owned())
}

/// A person whom a thread drives.
pub struct Player {
    pub handle: GuestHandle<Memoarrr>,
    events: Receiver<GuestEvent<Memoarrr>>,
    thread: JoinHandle<()>,
}

impl Player {
    /// The host's own player.
    pub fn sit(folder: &Path, link: Link) -> Self {
        let credential_store = CredentialStore::File(folder.join("seats/ann.json"));
        Self::start(Guest::new(TableConnection::local(link), credential_store, person("Ann")))
    }

    /// Somebody with a profile of their own, who joins from elsewhere.
    pub fn join(folder: &Path, name: &str, address: SocketAddr, code: &str) -> Self {
        let mut connection = dialled(folder, name, address, code, Signals::default());
        assert_eq!(connection.arrive::<GameName>().unwrap(), GameName::Memoarrr);
        let credential_store = CredentialStore::of_profile(&folder.join(name), "");
        Self::start(Guest::new(connection, credential_store, person(name)))
    }

    /// Somebody who calls from elsewhere to watch.
    pub fn watch(folder: &Path, name: &str, address: SocketAddr, code: &str) -> Self {
        let mut connection = dialled(folder, name, address, code, Signals::default());
        assert_eq!(connection.arrive::<GameName>().unwrap(), GameName::Memoarrr);
        let luck = Chance::from_seed(rand::random());
        let watcher = Profile { watch: true, ..profile(name) };
        let client = |credentials| Client::new(watcher, credentials, luck);
        Self::start(Guest::new(
            connection,
            CredentialStore::of_profile(&folder.join(name), ""),
            client,
        ))
    }

    /// Somebody at the host's own machine.
    pub fn beside(seat: SeatBeside) -> Self {
        let SeatBeside { profile, link, credential_store } = seat;
        let luck = Chance::from_seed(rand::random());
        let client = |credentials| Client::new(profile, credentials, luck);
        Self::start(Guest::new(TableConnection::local(link), credential_store, client))
    }

    pub fn start(mut guest: Guest<Memoarrr, Client<Memoarrr>>) -> Self {
        let (handle, (tell, events)) = (guest.handle(), channel());
        let thread = std::thread::spawn(move || {
            while !guest.has_ended() {
                for event in guest.step(LONG) {
                    let _nobody_hears = tell.send(event);
                }
            }
        });
        Self { handle, events, thread }
    }

    pub fn want(&self, ask: Ask<Memoarrr>) {
        self.handle.say(Input::Want(ask));
    }

    pub fn order(&self, order: Order<Memoarrr>) {
        self.want(Ask::Host(order));
    }

    /// Waits for an event that `wanted` recognises; what else happens is skipped.
    pub fn expect<T>(&self, what: &str, wanted: impl Fn(GuestEvent<Memoarrr>) -> Option<T>) -> T {
        let end = Instant::now() + LONG;
        while let Ok(event) =
            self.events.recv_timeout(end.saturating_duration_since(Instant::now()))
        {
            if let Some(found) = wanted(event) {
                return found;
            }
        }
        panic!("waited in vain for {what}");
    }

    /// Waits until things at the table stand like this.
    pub fn until(&self, what: &str, is: impl Fn(&Lobby<Memoarrr>) -> bool) -> Lobby<Memoarrr> {
        self.expect(what, |event| match event {
            GuestEvent::Client(client::Event::Heard(Notice::Lobby(lobby))) if is(&lobby) => {
                Some(*lobby)
            }
            _ => None,
        })
    }

    pub fn end(self) -> End {
        let end = self.expect("the end", |event| match event {
            GuestEvent::Ended(end) => Some(end),
            _ => None,
        });
        self.thread.join().unwrap();
        end
    }
}

/// How it ends for somebody who is not let in.
pub fn turned_away(folder: &Path, name: &str, address: SocketAddr, code: &str) -> End {
    dialled(folder, name, address, code, Signals::default()).arrive::<GameName>().unwrap_err()
}

/// A call from elsewhere, by somebody with a profile of their own.
pub fn dialled(
    folder: &Path,
    name: &str,
    address: SocketAddr,
    code: &str,
    signals: Signals,
) -> TableConnection {
    let folder = folder.join(name);
    std::fs::create_dir_all(&folder).unwrap();
    let me = Arc::new(Identity::of_profile(&folder).unwrap());
    let pins = Pins::of_profile(&folder).unwrap();
    let remote = Remote::new(Wanted::Address(vec![address]), code.parse().ok(), lo(), me, pins);
    TableConnection::remote(remote, LONG, signals)
}

/// A person of that name.
fn person(name: &str) -> impl FnOnce(SeatCredentials) -> Client<Memoarrr> + use<> {
    let profile = profile(name);
    let luck = Chance::from_seed(rand::random());
    move |credentials| Client::new(profile, credentials, luck)
}

fn profile(name: &str) -> Profile {
    Profile {
        name: PlayerName::new(name).unwrap(),
        portrait: Portrait::new(3).unwrap(),
        kind: Kind::Human,
        watch: false,
    }
}
