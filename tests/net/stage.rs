//! A host, a guest, and how long to wait for what must happen.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use cinderpeek::net::admission::AdmissionPolicy;
use cinderpeek::net::admission::block_list::BlockList;
use cinderpeek::net::admission::code::Code;
use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::admission::pass::TableId;
use cinderpeek::net::interface::InterfaceChoice;
use cinderpeek::net::transport::dialer::DialTarget;
use cinderpeek::net::transport::event::{Admitted, Peer, TransportEvent};
use cinderpeek::net::transport::limits::rate_limited_log::Note;
use cinderpeek::net::transport::link::Link;
use cinderpeek::net::transport::listener::{Config, Listener};
use cinderpeek::net::transport::reason::Disconnect;

use super::driven::{Driven, close, dial};

/// Nothing that is waited for takes so long, even on a busy machine.
pub const LONG: Duration = Duration::from_secs(30);

pub fn lo() -> InterfaceChoice {
    InterfaceChoice::Only("lo".to_owned())
}

pub fn someone() -> Arc<Identity> {
    Arc::new(Identity::fresh().expect("an identity"))
}

pub fn code() -> Code {
    "K7M-2QX".parse().expect("a code")
}

pub fn wrong_code() -> Code {
    "K7M-2QY".parse().expect("a code")
}

pub fn config(entry: AdmissionPolicy) -> Config {
    let table = TableId([7; 16]);
    let block_list = BlockList::default();
    let game = "memoarrr".to_owned();
    Config { identity: someone(), table, game, entry, port: 0, interface: lo(), block_list }
}

/// A table on `lo`, and what there is to know about it.
pub struct Stage {
    pub listener: Driven,
    pub config: Config,
}

impl Stage {
    pub fn open(entry: AdmissionPolicy) -> Self {
        Self::with(config(entry))
    }

    pub fn closed() -> Self {
        Self::open(AdmissionPolicy::Code(code()))
    }

    pub fn with(config: Config) -> Self {
        let listener = Listener::open(&config).expect("a listener");
        Self { listener: Driven::new(listener), config }
    }

    pub fn address(&self) -> SocketAddr {
        SocketAddr::from((Ipv4Addr::LOCALHOST, self.listener.port().expect("a port")))
    }

    /// Where a guest with this code calls.
    pub fn target(&self, code: Option<Code>) -> DialTarget {
        DialTarget {
            addresses: vec![self.address()],
            code,
            interface: lo(),
            ..DialTarget::default()
        }
    }

    /// Waits for an event that `wanted` recognises; what else happens is skipped.
    pub fn expect<T>(
        &mut self,
        what: &str,
        mut wanted: impl FnMut(TransportEvent) -> Option<T>,
    ) -> T {
        let end = Instant::now() + LONG;
        while let Some(left) = end.checked_duration_since(Instant::now()) {
            if let Some(found) = self.listener.next(left).and_then(&mut wanted) {
                return found;
            }
        }
        panic!("the host waited in vain for {what}");
    }

    pub fn admitted(&mut self) -> Peer {
        self.expect("an admission", |event| match event {
            TransportEvent::Admitted(Admitted { peer, .. }) => Some(peer),
            _ => None,
        })
    }

    pub fn frame(&mut self) -> (Peer, Vec<u8>) {
        self.expect("a frame", |event| match event {
            TransportEvent::Frame(peer, frame) => Some((peer, frame)),
            _ => None,
        })
    }

    pub fn gone(&mut self, wanted: Peer) -> Disconnect {
        self.expect("a departure", |event| match event {
            TransportEvent::Disconnect(peer, gone) if peer == wanted => Some(gone),
            _ => None,
        })
    }

    pub fn note(&mut self, wanted: impl Fn(&Note) -> bool) -> Note {
        self.expect("a note", |event| match event {
            TransportEvent::Note(note) if wanted(&note) => Some(note),
            _ => None,
        })
    }

    /// A guest with the right code still gets in, and is heard and answered.
    pub fn plays_on(&mut self) {
        let guest = dial(self.target(Some(code())), someone());
        let peer = self.admitted();
        assert_eq!(guest.send(b"still there?".to_vec()), Ok(()));
        assert_eq!(self.frame(), (peer, b"still there?".to_vec()));
        self.listener.send(peer, b"yes".to_vec());
        entered(&guest);
        assert_eq!(heard(&guest), b"yes");
        close(guest);
        self.gone(peer);
    }
}

/// The guest's next event of a kind.
pub fn expect<T>(
    link: &Link,
    what: &str,
    mut wanted: impl FnMut(TransportEvent) -> Option<T>,
) -> T {
    let end = Instant::now() + LONG;
    while let Some(left) = end.checked_duration_since(Instant::now()) {
        let Some(event) = link.next(left) else { break };
        let shown = format!("{event:?}");
        match (wanted(event), shown.starts_with("Disconnect")) {
            (Some(found), _) => return found,
            (None, true) => panic!("instead of {what}: {shown}"),
            (None, false) => (),
        }
    }
    panic!("the guest waited in vain for {what}");
}

pub fn entered(link: &Link) -> Admitted {
    expect(link, "being let in", |event| match event {
        TransportEvent::Admitted(admitted) => Some(admitted),
        _ => None,
    })
}

pub fn heard(link: &Link) -> Vec<u8> {
    expect(link, "a frame", |event| match event {
        TransportEvent::Frame(Peer::HOST, frame) => Some(frame),
        _ => None,
    })
}

pub fn ended(link: &Link) -> Disconnect {
    expect(link, "the end", |event| match event {
        TransportEvent::Disconnect(Peer::HOST, gone) => Some(gone),
        _ => None,
    })
}

/// How it ended for a guest that must not be let in.
pub fn turned_away(link: &Link) -> Disconnect {
    let end = Instant::now() + LONG;
    while let Some(left) = end.checked_duration_since(Instant::now()) {
        match link.next(left) {
            Some(TransportEvent::Disconnect(_, gone)) => return gone,
            Some(TransportEvent::Admitted(_)) => panic!("it was let in"),
            _ => (),
        }
    }
    panic!("nothing became of it");
}

/// What this process holds in memory.
pub fn resident_bytes() -> usize {
    let status = std::fs::read_to_string("/proc/self/statm").expect("Linux");
    let pages = status.split_whitespace().nth(1).expect("a figure");
    pages.parse::<usize>().expect("a number") * 4096
}
