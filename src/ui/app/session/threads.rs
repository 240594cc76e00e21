//! The threads behind a session: one drives the table, if it is in this process, and one each seat.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::{Beginning, Message, SessionEvent, TableSession};
use crate::client::{self, Client, Input, Profile};
use crate::game::{Chance, Game};
use crate::guest::credential_store::CredentialStore;
use crate::guest::{End, Guest, GuestEvent, TableConnection};
use crate::host::Host;
use crate::host::beside::SeatBeside;
use crate::host::luck::Luck;
use crate::host::news::HostError;
use crate::host::plan::{HostPlan, What};
use crate::table::{Ask, Notice, Order, Rank};
use crate::ui::app::join_request::SeatError;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::GameBoard;
use crate::ui::profile::saved_tables::Bookmark;

/// How long a thread waits at most in one step.
const LONGEST_STEP: Duration = Duration::from_secs(60);
/// How long a table that is being closed may take.
const GOOD_BYE: Duration = Duration::from_secs(4);
/// How many messages may wait for the window, which shows nothing while nobody can see it. Whoever looks
/// again after more than that sees how things stand, and no host fills the memory meanwhile.
const MOST_UNREAD: usize = 512;
/// How often it is looked whether they were read.
const CATCH_UP: Duration = Duration::from_millis(100);

/// The threads' end of a session.
pub(super) struct SessionSender<G: Game> {
    pub(super) messages: Sender<Message<G>>,
    pub(super) ctx: Context,
    /// Set when the session is dropped, which may be before it has the handles.
    pub(super) left: Arc<AtomicBool>,
    /// How many messages were sent and not taken.
    pub(super) unread: Arc<AtomicUsize>,
}

impl<G: Game> Clone for SessionSender<G> {
    fn clone(&self) -> Self {
        let (left, unread) = (self.left.clone(), self.unread.clone());
        Self { messages: self.messages.clone(), ctx: self.ctx.clone(), left, unread }
    }
}

impl<G: Game> SessionSender<G> {
    fn send(&self, message: Message<G>) {
        self.unread.fetch_add(1, Ordering::AcqRel);
        if self.messages.send(message).is_ok() {
            self.ctx.request_repaint();
        }
    }

    /// How many messages the window has not taken.
    fn unread(&self) -> usize {
        self.unread.load(Ordering::Acquire)
    }

    fn fail(&self, why: SeatError) {
        self.send(Message::Event(SessionEvent::Failed(why)));
    }

    fn is_left(&self) -> bool {
        self.left.load(Ordering::Acquire)
    }
}

/// A seat on its way to be taken: who takes it, how they come to the table, and what they do then.
struct SeatStart {
    profile: Profile,
    connection: TableConnection,
    credential_store: CredentialStore,
    beginning: Beginning,
    /// What they add to the deal is drawn from it.
    luck: Chance,
}

impl SeatStart {
    fn beside(SeatBeside { profile, link, credential_store }: SeatBeside) -> Self {
        let (connection, beginning) = (TableConnection::local(link), Beginning::default());
        let luck = Luck::System.of("seat");
        Self { profile, connection, credential_store, beginning, luck }
    }
}

pub(super) fn start<G: Game>(
    name: &str,
    sender: SessionSender<G>,
    work: impl FnOnce(SessionSender<G>) + Send + 'static,
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
    plan: HostPlan<G>,
    profile: Profile,
    beginning: Beginning,
    sitting_down: &Receiver<Profile>,
    sender: &SessionSender<G>,
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
    let connection = TableConnection::local(host.connect_local(Rank::Host));
    let credential_store = CredentialStore::File(own);
    sit_down(SeatStart { profile, connection, credential_store, beginning, luck }, sender.clone());
    for seat in host.seats_beside() {
        sit_beside(seat, sender);
    }
    while !host.is_closing() && !sender.is_left() {
        for profile in sitting_down.try_iter() {
            sit_beside(host.seat_beside(&profile), sender);
        }
        for event in host.step(LONGEST_STEP) {
            sender.send(Message::Event(SessionEvent::Host(event)));
        }
    }
    host.close();
}

/// Has somebody play at this laptop, in a session of their own.
fn sit_beside<G: GameBoard>(seat: SeatBeside, host: &SessionSender<G>) {
    let (session, sender) = TableSession::new(&host.ctx);
    host.send(Message::Event(SessionEvent::Beside(Box::new(session))));
    sit_down(SeatStart::beside(seat), sender);
}

/// Has somebody take their seat, in a thread of their own.
fn sit_down<G: GameBoard>(seat: SeatStart, sender: SessionSender<G>) {
    let SeatStart { profile, connection, credential_store, beginning, luck } = seat;
    let guest = guest(connection, credential_store, profile, luck);
    start("seat", sender, move |sender| run_guest(guest, beginning, None, &sender));
}

/// Opens a table. One that was left a moment ago may still be saying good-bye.
fn open<G: GameBoard>(plan: HostPlan<G>) -> Result<Host<G>, HostError> {
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
    sender: &SessionSender<G>,
) {
    sender.send(Message::GuestStarted(guest.handle()));
    let (mut begun, mut shown, mut missed) = (false, None, false);
    while !guest.has_ended() && !sender.is_left() {
        let events = guest.step(if missed { CATCH_UP } else { LONGEST_STEP });
        let client = guest.client();
        let state = Some((client.is_joined(), client.pending()));
        // A step without anything new wakes nobody.
        let changed = !events.is_empty() || state != shown;
        shown = state;
        if changed {
            bookmark.iter_mut().for_each(|bookmark| bookmark.note(client));
        }
        if let (Some(end), Some(bookmark)) = (last_word(&events), &mut bookmark) {
            bookmark.end(end);
        }
        missed = report(sender, client, events, changed, missed);
        if !begun && guest.client().me().is_some() {
            begun = true;
            begin(&mut guest, beginning);
        }
    }
}

/// How it has ended, if it has.
fn last_word<G: Game>(events: &[GuestEvent<G>]) -> Option<&End> {
    events.iter().find_map(|event| match event {
        GuestEvent::Ended(end) => Some(end),
        _ => None,
    })
}

/// Tells the window what has happened, unless it has not looked for long; then, as soon as it does, how
/// things stand. Says whether it has missed something.
fn report<G: GameBoard>(
    sender: &SessionSender<G>,
    client: &Client<G>,
    events: Vec<GuestEvent<G>>,
    changed: bool,
    missed: bool,
) -> bool {
    let ended = last_word(&events).is_some();
    let unread = sender.unread();
    let snapshot = || Message::Snapshot(Box::new(ClientSnapshot::of(client)));
    let tell = |event| sender.send(Message::Event(SessionEvent::Guest(event)));
    if !ended && changed && (missed && unread > 0 || unread >= MOST_UNREAD) {
        return true;
    }
    if missed && (ended || unread == 0) {
        sender.send(snapshot());
        let lobby = client.lobby().map(|lobby| Notice::Lobby(Box::new((**lobby).clone())));
        let current = client.update().map(|update| Notice::Current((**update).clone()));
        let now = [lobby, current].into_iter().flatten();
        now.for_each(|notice| tell(GuestEvent::Client(client::Event::Heard(notice))));
        // All else is in the snapshot, but for the last word.
        events.into_iter().filter(|_| ended).for_each(tell);
        return false;
    }
    if changed {
        sender.send(snapshot());
    }
    events.into_iter().for_each(tell);
    missed
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::{Player, SeatCredentials};
    use crate::games::PtiBapt;
    use crate::games::ptibapt::Options;
    use crate::table::{ChatLine, Kind, Lobby, Moment, PersonId, PlayerName, Portrait, TableName};

    /// Somebody who has heard how things stand at a table.
    fn client() -> Client<PtiBapt> {
        let name = PlayerName::new("Zoë").unwrap();
        let profile =
            Profile { name, portrait: Portrait::default(), kind: Kind::Human, watch: false };
        let credentials = SeatCredentials::new(&mut Chance::from_number(1, 1));
        let mut client = Client::new(profile, credentials, Chance::from_number(1, 2));
        let name = TableName::new("A table").unwrap();
        let lobby = Lobby::new(name, Options::default(), crate::table::TableSettings::default());
        client.handle(Moment(0), Input::Heard(Notice::Lobby(Box::new(lobby))));
        client
    }

    fn said() -> Vec<GuestEvent<PtiBapt>> {
        let line = ChatLine::new("blah").unwrap();
        vec![GuestEvent::Client(client::Event::Heard(Notice::Chat(PersonId(1), line)))]
    }

    /// A host talks without end while the window is hidden and takes nothing.
    #[test]
    fn a_window_that_does_not_look_keeps_little_and_sees_how_things_stand_then() {
        let (mut session, sender) = TableSession::<PtiBapt>::new(&Context::default());
        let (client, mut missed) = (client(), false);
        for _ in 0..10_000 {
            missed = report(&sender, &client, said(), true, missed);
        }
        assert!(missed && sender.unread() <= MOST_UNREAD + 2, "{} wait", sender.unread());
        while session.next_event().is_some() {}
        assert_eq!(sender.unread(), 0);
        missed = report(&sender, &client, Vec::new(), false, missed);
        let first = session.next_event();
        let lobby = matches!(
            first,
            Some(SessionEvent::Guest(GuestEvent::Client(client::Event::Heard(Notice::Lobby(_)))))
        );
        assert!(lobby && !missed);
        missed = report(&sender, &client, said(), true, missed);
        assert!(session.next_event().is_some() && !missed, "and all that happens from then on");
    }
}
