//! A player at a table: a guest on a thread of its own that does anything that is allowed.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use cinderpeek::bot::Level;
use cinderpeek::client::{Client, Event, Input, Logged, Profile};
use cinderpeek::game::Chance;
use cinderpeek::guest::credential_store::CredentialStore;
use cinderpeek::guest::handle::{GuestHandle, Signals};
use cinderpeek::guest::remote::{Remote, Wanted};
use cinderpeek::guest::{Guest, GuestEvent, TableConnection};
use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::admission::pins::Pins;
use cinderpeek::net::interface::InterfaceChoice;
use cinderpeek::net::transport::codec;
use cinderpeek::table::{Hosted, Kind, Notice, PlayerName, Portrait};

use crate::table::CODE;

/// How long a player thinks.
pub const PACE: Duration = Duration::from_millis(2);

/// What happened to a player, and when.
pub enum Report {
    /// It is at the table for the first time, after so long.
    Joined(Duration),
    Reconnected(Instant),
    /// It did something at this seat.
    Acted(usize, Instant),
    /// It has this update, of so many bytes.
    Update(u32, usize, Instant),
    /// The game is over, and was checked.
    Checked,
}

/// A player, seen from elsewhere.
pub struct Player<G: Hosted + Logged> {
    pub handle: GuestHandle<G>,
    thread: JoinHandle<()>,
}

impl<G: Hosted + Logged> Player<G> {
    /// Sits down. It acts only while it may. What happens to it is told at once, but for its actions
    /// and updates in a quiet game: nobody shall be woken by them, so they are told in the end.
    pub fn sit(
        number: usize,
        folder: &Path,
        address: SocketAddr,
        acts: &Arc<AtomicBool>,
        quiet: bool,
        tell: Sender<(usize, Report)>,
    ) -> Self {
        let folder = folder.join(format!("player{number}"));
        std::fs::create_dir_all(&folder).expect("a folder");
        let me = Arc::new(Identity::of_profile(&folder).expect("an identity"));
        let pins = Pins::of_profile(&folder).expect("no pins yet");
        let code = CODE.parse().expect("a code");
        let lo = InterfaceChoice::Only("lo".to_owned());
        let remote = Remote::new(Wanted::Address(vec![address]), Some(code), lo, me, pins);
        let profile = Profile {
            name: PlayerName::fitted(&format!("Player {number}"), "-"),
            portrait: Portrait::default(),
            kind: Kind::Bot(Level::Random),
            watch: false,
        };
        let luck = Chance::from_seed(rand::random());
        let player = move |credentials| Client::<G>::new(profile, credentials, luck);
        let credential_store = CredentialStore::of_profile(&folder, "");
        let began = Instant::now();
        let patience = Duration::from_secs(60);
        let mut connection = TableConnection::remote(remote, patience, Signals::default());
        connection.arrive::<String>().expect("a table");
        let mut guest = Guest::new(connection, credential_store, player);
        guest.input(Input::WantReady(true));
        let (handle, acts) = (guest.handle(), acts.clone());
        let thread = std::thread::spawn(move || {
            let mut later = Vec::new();
            play(guest, began, &acts, |told| match told {
                Report::Acted(..) | Report::Update(..) if quiet => later.push((number, told)),
                _ => drop(tell.send((number, told))),
            });
            later.into_iter().for_each(|told| drop(tell.send(told)));
        });
        Self { handle, thread }
    }

    pub fn leave(self) {
        self.handle.leave();
        self.thread.join().expect("it only left");
    }

    pub fn join(self) {
        self.thread.join().expect("it only left");
    }
}

fn play<G: Hosted + Logged>(
    mut guest: Guest<G, Client<G>>,
    began: Instant,
    acts: &AtomicBool,
    mut tell: impl FnMut(Report),
) {
    let mut chance = Chance::from_seed(rand::random());
    let mut due: Option<Instant> = None;
    while !guest.has_ended() {
        let nap = due
            .map_or(Duration::from_millis(250), |at| at.saturating_duration_since(Instant::now()));
        for event in guest.step(nap) {
            let now = Instant::now();
            let GuestEvent::Client(event) = event else { continue };
            match event {
                Event::Joined { again: false } => tell(Report::Joined(began.elapsed())),
                Event::Joined { again: true } => tell(Report::Reconnected(now)),
                Event::Heard(notice @ Notice::Update(_)) => {
                    let size = codec::encode(&notice).expect("it came in one").len();
                    let Notice::Update(update) = notice else { unreachable!() };
                    tell(Report::Update(update.seq, size, now));
                }
                Event::Checked(_) => {
                    tell(Report::Checked);
                    return guest.leave();
                }
                Event::Heard(_) => {}
            }
        }
        due = match wanted(&guest, &mut chance).filter(|_| acts.load(Ordering::Relaxed)) {
            None => None,
            Some(_) if due.is_none() => Some(Instant::now() + PACE),
            Some((seat, ask)) if due.is_some_and(|at| at <= Instant::now()) => {
                tell(Report::Acted(seat, Instant::now()));
                guest.input(Input::Want(ask));
                None
            }
            Some(_) => due,
        };
    }
}

/// Anything that is allowed, if it is this player's turn.
fn wanted<G: Hosted + Logged>(
    guest: &Guest<G, Client<G>>,
    chance: &mut Chance,
) -> Option<(usize, cinderpeek::table::Ask<G>)> {
    let client = guest.client();
    if !client.is_joined() || client.pending().is_some() {
        return None;
    }
    let update = client.update()?;
    let mut actions = G::legal_actions(&update.view);
    let many = actions.len();
    let action = (many > 0).then(|| actions.nth(chance.below(many)))??;
    Some((usize::from(u8::from(client.seat()?)), client.act(action)?))
}
