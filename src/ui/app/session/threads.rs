//! The threads behind a session: one drives the table, if it is in this process, and one each seat.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::{Beginning, Event, Message, TableSession};
use crate::client::{Client, Input, Profile};
use crate::game::{Chance, Game};
use crate::guest::credential_store::CredentialStore;
use crate::guest::{self, Guest, TableConnection};
use crate::host::Host;
use crate::host::beside::SeatBeside;
use crate::host::luck::Luck;
use crate::host::news::HostError;
use crate::host::plan::{Plan, What};
use crate::table::{Ask, Order, Rank};
use crate::ui::app::join_request::SeatError;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::GameBoard;
use crate::ui::profile::saved_tables::Bookmark;

/// How long a thread waits at most in one step.
const LONGEST_STEP: Duration = Duration::from_secs(60);
/// How long a table that is being closed may take.
const GOOD_BYE: Duration = Duration::from_secs(4);

/// The threads' end of a session.
pub(super) struct EventSender<G: Game> {
    pub(super) messages: Sender<Message<G>>,
    pub(super) ctx: Context,
    /// Set when the session is dropped, which may be before it has the handles.
    pub(super) left: Arc<AtomicBool>,
}

impl<G: Game> Clone for EventSender<G> {
    fn clone(&self) -> Self {
        Self { messages: self.messages.clone(), ctx: self.ctx.clone(), left: self.left.clone() }
    }
}

impl<G: Game> EventSender<G> {
    fn send(&self, message: Message<G>) {
        if self.messages.send(message).is_ok() {
            self.ctx.request_repaint();
        }
    }

    fn fail(&self, why: SeatError) {
        self.send(Message::Event(Event::Failed(why)));
    }

    fn is_left(&self) -> bool {
        self.left.load(Ordering::Acquire)
    }
}

/// A seat on its way to be taken: who takes it, how they come to the table, and what they do then.
struct Sitting {
    profile: Profile,
    connection: TableConnection,
    credential_store: CredentialStore,
    beginning: Beginning,
    /// What they add to the deal is drawn from it.
    luck: Chance,
}

impl Sitting {
    fn beside(SeatBeside { profile, link, credential_store }: SeatBeside) -> Self {
        let (connection, beginning) = (TableConnection::local(link), Beginning::default());
        let luck = Luck::System.of("seat");
        Self { profile, connection, credential_store, beginning, luck }
    }
}

pub(super) fn start<G: Game>(
    name: &str,
    sender: EventSender<G>,
    work: impl FnOnce(EventSender<G>) + Send + 'static,
) {
    let also = sender.clone();
    let named = std::thread::Builder::new().name(name.to_owned());
    if named.spawn(move || work(sender)).is_err() {
        also.fail(SeatError::Thread);
    }
}

pub(super) fn guest<G: GameBoard>(
    connection: TableConnection,
    credential_store: CredentialStore,
    profile: Profile,
    luck: Chance,
) -> Guest<G, Client<G>> {
    Guest::new(connection, credential_store, |credentials| Client::new(profile, credentials, luck))
}

/// Drives a table until it is to be closed.
pub(super) fn run_host<G: GameBoard>(
    plan: Plan<G>,
    profile: Profile,
    beginning: Beginning,
    sitting_down: &Receiver<Profile>,
    sender: &EventSender<G>,
) {
    let (own, luck) = (plan.folder.join("own-seat.json"), plan.luck.of("seat"));
    let new = matches!(plan.what, What::New { .. });
    let mut host = match open(plan) {
        Ok(host) => host,
        Err(why) => return sender.fail(SeatError::Host(why)),
    };
    sender.send(Message::HostStarted(host.handle()));
    if new {
        // What was promised at the table before means nothing here.
        let _there_was_none = std::fs::remove_file(&own);
    }
    let connection = TableConnection::local(host.near(Rank::Host));
    let credential_store = CredentialStore::File(own);
    sit_down(Sitting { profile, connection, credential_store, beginning, luck }, sender.clone());
    for seat in host.seats_beside() {
        sit_beside(seat, sender);
    }
    while !host.is_closing() && !sender.is_left() {
        for profile in sitting_down.try_iter() {
            sit_beside(host.seat_beside(&profile), sender);
        }
        for event in host.step(LONGEST_STEP) {
            sender.send(Message::Event(Event::Host(event)));
        }
    }
    host.close();
}

/// Has somebody play at this laptop, in a session of their own.
fn sit_beside<G: GameBoard>(seat: SeatBeside, host: &EventSender<G>) {
    let (session, sender) = TableSession::new(&host.ctx);
    host.send(Message::Event(Event::Beside(Box::new(session))));
    sit_down(Sitting::beside(seat), sender);
}

/// Has somebody take their seat, in a thread of their own.
fn sit_down<G: GameBoard>(sitting: Sitting, sender: EventSender<G>) {
    let Sitting { profile, connection, credential_store, beginning, luck } = sitting;
    let guest = guest(connection, credential_store, profile, luck);
    start("seat", sender, move |sender| run_guest(guest, beginning, None, &sender));
}

/// Opens a table. One that was left a moment ago may still be saying good-bye.
fn open<G: GameBoard>(plan: Plan<G>) -> Result<Host<G>, HostError> {
    let since = Instant::now();
    loop {
        match Host::open(plan.clone()) {
            Err(HostError::Busy(_)) if since.elapsed() < GOOD_BYE => {
                std::thread::sleep(GOOD_BYE / 20)
            }
            opened => return opened,
        }
    }
}

/// Drives a guest until it has left.
pub(super) fn run_guest<G: GameBoard>(
    mut guest: Guest<G, Client<G>>,
    beginning: Beginning,
    mut bookmark: Option<Bookmark>,
    sender: &EventSender<G>,
) {
    sender.send(Message::GuestStarted(guest.handle()));
    let (mut begun, mut shown) = (false, None);
    while !guest.has_ended() && !sender.is_left() {
        let events = guest.step(LONGEST_STEP);
        let client = guest.client();
        let state = Some((client.is_joined(), client.pending()));
        // A step without anything new wakes nobody.
        let changed = !events.is_empty() || state != shown;
        shown = state;
        if changed {
            sender.send(Message::Snapshot(Box::new(ClientSnapshot::of(client))));
            bookmark.iter_mut().for_each(|bookmark| bookmark.note(client));
        }
        for event in events {
            if let (guest::Event::Ended(end), Some(bookmark)) = (&event, &mut bookmark) {
                bookmark.end(end);
            }
            sender.send(Message::Event(Event::Guest(event)));
        }
        if !begun && guest.client().me().is_some() {
            begun = true;
            begin(&mut guest, beginning);
        }
    }
}

fn begin<G: GameBoard>(guest: &mut Guest<G, Client<G>>, beginning: Beginning) {
    if beginning.place.is_some() {
        guest.input(Input::Want(Ask::Sit(beginning.place)));
    }
    let me = guest.client().me().map(|me| me.id);
    if let Some(me) = me.filter(|_| beginning.first) {
        guest.input(Input::Want(Ask::Host(Order::First(Some(me)))));
    }
    if beginning.ready {
        guest.input(Input::WantReady(true));
    }
}
