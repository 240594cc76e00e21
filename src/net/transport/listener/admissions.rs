//! The network side of a table: who connects, who is let in, and who was.
//!
//! Each connection has a task; what they share is behind one lock, which is never held while waiting.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use quinn::{Endpoint, Incoming};
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout, timeout_at};

use super::peers::{AdmittedPeer, Peers};
use super::pending_connection::{AdmittedConnection, admit};
use super::{Config, PeerNumbers};
use crate::net::admission::block_list::BlockList;
use crate::net::admission::code::Code;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::identity::Identity;
use crate::net::admission::invite::InviteSecret;
use crate::net::admission::pass::TableId;
use crate::net::admission::{AdmissionPolicy, HandshakeSide};
use crate::net::transport::event::{Admitted, EventSender, Peer, TransportEvent};
use crate::net::transport::frame_stream::{FrameStream, outbox};
use crate::net::transport::limits::connection_limits::{Limited, PendingId};
use crate::net::transport::limits::rate_limited_log::Note;
use crate::net::transport::quic::{self, FAREWELL};
use crate::net::transport::reason::{Disconnect, Reason};

/// How long a newcomer may take to be let in, from its first packet.
const DEADLINE: Duration = Duration::from_secs(5);

/// A connection that waits for admission.
struct Pending {
    id: PendingId,
    address: IpAddr,
    /// Comes when somebody else takes its place.
    replaced: oneshot::Receiver<()>,
}

/// Lets people in at one table, and carries frames for those who are in.
pub(crate) struct Admissions {
    pub host: Arc<Identity>,
    pub table: TableId,
    pub game: String,
    events: EventSender,
    numbers: PeerNumbers,
    opened: Instant,
    peers: Mutex<Peers>,
}

impl Admissions {
    pub fn new(config: &Config, events: EventSender, numbers: PeerNumbers) -> Self {
        let peers = Peers::new(config.entry.clone(), &config.block_list);
        Self {
            host: config.identity.clone(),
            table: config.table,
            game: config.game.clone(),
            events,
            numbers,
            opened: Instant::now(),
            peers: Mutex::new(peers),
        }
    }

    /// Takes connections until the table is closed.
    pub async fn run(self: Arc<Self>, endpoint: Endpoint) {
        while let Some(incoming) = endpoint.accept().await {
            self.take(incoming);
        }
    }

    fn take(self: &Arc<Self>, incoming: Incoming) {
        let address = incoming.remote_address().ip().to_canonical();
        let limited = self.peers().limits.connects(address, incoming.remote_address_validated());
        let Limited::Accept { id, replaces } = limited else { return drop(incoming.retry()) };
        if let Some(replaced) = replaces.and_then(|id| self.peers().pending.remove(&id)) {
            self.note(Note::Crowd(address));
            let _gone_already = replaced.send(());
        }
        let (replace, replaced) = oneshot::channel();
        self.peers().pending.insert(id, replace);
        tokio::spawn(self.clone().serve(incoming, Pending { id, address, replaced }));
    }

    /// One connection from its first packet to its end.
    async fn serve(self: Arc<Self>, incoming: Incoming, pending: Pending) {
        let Pending { id, address, .. } = pending;
        let admitted = self.admit(incoming, pending).await;
        self.peers().pending_ended(id);
        match admitted {
            Ok(admitted) => self.talk(admitted).await,
            Err(gone) => self.note(Note::turned_away(address, &gone)),
        }
    }

    async fn admit(
        self: &Arc<Self>,
        incoming: Incoming,
        mut pending: Pending,
    ) -> Result<AdmittedConnection, Disconnect> {
        let deadline = tokio::time::Instant::now() + DEADLINE;
        let connecting = incoming.accept()?;
        let connection = tokio::select! {
            connection = timeout_at(deadline, connecting) => {
                connection.map_err(|_| Disconnect::Dropped(Reason::TooSlow))??
            }
            _ = &mut pending.replaced => return Err(Disconnect::Dropped(Reason::Busy)),
        };
        let admitted = tokio::select! {
            admitted = timeout_at(deadline, admit(self, &connection, pending.id, pending.address)) => {
                admitted.unwrap_or(Err(Disconnect::Dropped(Reason::TooSlow)))
            }
            _ = pending.replaced => Err(Disconnect::Dropped(Reason::Busy)),
        };
        if let Err(gone) = &admitted {
            let reason = match gone {
                Disconnect::Dropped(reason) => reason.clone(),
                _ => Reason::Left,
            };
            connection.close(reason.number(), &reason.detail());
        }
        admitted
    }

    async fn talk(self: Arc<Self>, admitted: AdmittedConnection) {
        let AdmittedConnection { connection, send, receive, who, was_here, voided } = admitted;
        let (peer, (outbox, outgoing)) = (self.numbers.next(), outbox());
        let entry = AdmittedPeer::new(outbox.clone(), connection.clone(), who);
        let admitted = self.peers().admit(peer, entry, was_here, voided);
        if let Err(reason) = admitted {
            return connection.close(reason.number(), &reason.detail());
        }
        let address = quic::remote(&connection);
        tracing::info!(peer = peer.0, %address, ?who, "let in");
        self.events.send(TransportEvent::Admitted(Admitted {
            peer,
            address: Some(address),
            who: Some(who),
            pin: None,
            game: None,
        }));
        let events = self.events.clone();
        let talk =
            FrameStream { side: HandshakeSide::Host, peer, connection, send, receive, events };
        let gone = talk.run(outbox, outgoing).await;
        self.left(peer, gone);
    }

    fn left(&self, peer: Peer, gone: Disconnect) {
        let cut_off = self.peers().left(peer);
        let gone = cut_off.map_or(gone, Disconnect::Dropped);
        if let Disconnect::Dropped(reason @ (Reason::Malformed | Reason::NeverReads)) = &gone {
            self.note(Note::CutOff(peer, reason.to_string()));
        }
        tracing::info!(peer = peer.0, "gone: {gone}");
        self.events.send(TransportEvent::Disconnect(peer, gone));
    }

    /// Queues frames for those they are addressed to.
    pub fn send(&self, frames: Vec<(Peer, Vec<u8>)>) {
        let mut peers = self.peers();
        for (peer, frame) in frames {
            peers.with(peer, |peer| peer.outbox.put(frame).is_ok());
        }
    }

    /// Sends somebody away, after what was sent before.
    pub fn close(&self, peer: Peer, reason: Reason) {
        self.peers().with(peer, |peer| peer.outbox.close(reason).is_ok());
    }

    /// Sends somebody away for good.
    pub fn ban(&self, peer: Peer) {
        let needs_new_code = self.peers().ban(peer);
        self.change_code_if(needs_new_code);
    }

    pub fn ban_absent(&self, who: Fingerprint) {
        let needs_new_code = self.peers().ban_certificate(who, None);
        self.change_code_if(needs_new_code);
    }

    fn change_code_if(&self, needed: bool) {
        if needed {
            let code = Code::random();
            self.peers().entry = AdmissionPolicy::Code(code.clone());
            self.events.send(TransportEvent::Code(code));
        }
    }

    /// Tells everybody that the table is closed, and waits a moment for it to arrive.
    pub async fn farewell(&self, endpoint: &Endpoint) {
        for peer in self.peers().admitted.values() {
            let _cut_off_below = peer.outbox.close(Reason::TableClosed);
        }
        let everybody_left = async {
            while !self.peers().admitted.is_empty() {
                sleep(Duration::from_millis(5)).await;
            }
        };
        let _long_enough = timeout(FAREWELL, everybody_left).await;
        let reason = Reason::TableClosed;
        endpoint.close(reason.number(), &reason.detail());
        let _long_enough = timeout(FAREWELL, endpoint.wait_idle()).await;
    }

    pub fn block_list(&self) -> BlockList {
        self.peers().block_list(self.opened.elapsed())
    }

    /// How people get in at present.
    pub fn entry(&self) -> AdmissionPolicy {
        self.peers().entry.clone()
    }

    /// A newcomer has said something.
    pub fn heard(&self, id: PendingId) {
        self.peers().limits.heard(id);
    }

    /// How often everything that lets people in was made void.
    pub fn voided(&self) -> u32 {
        self.peers().voided_invitations
    }

    pub fn is_seated(&self, who: Fingerprint) -> bool {
        self.peers().seated.contains(&who)
    }

    /// Whether this certificate is not let in, or nobody from there.
    pub fn is_banned(&self, who: Fingerprint, address: IpAddr) -> bool {
        self.peers().is_banned(who, address)
    }

    /// Why a code from there is not looked at now.
    pub fn locked_out(&self, address: IpAddr) -> Option<Reason> {
        let wait = self.peers().lockout.wait(self.opened.elapsed(), address)?;
        Some(Reason::LockedOut(u32::try_from(wait.as_secs() + 1).unwrap_or(u32::MAX)))
    }

    pub fn right_code(&self, address: IpAddr) {
        self.peers().lockout.right(address);
    }

    pub fn wrong_code(&self, address: IpAddr) {
        let pause = self.peers().lockout.wrong(self.opened.elapsed(), address);
        if let Some(pause) = pause {
            self.note(Note::AddressPaused(address, pause.as_secs()));
        }
    }

    /// Whether this is the secret of the invitations that are good now.
    pub fn is_invited(&self, secret: InviteSecret) -> bool {
        secret.is(InviteSecret::issue(&self.host, self.table, self.voided()))
    }

    fn note(&self, note: Note) {
        if self.peers().log.is_news(self.opened.elapsed(), &note) {
            self.events.note(note);
        }
    }

    /// A task that panicked has left nothing half done: each change is made in one step.
    pub fn peers(&self) -> MutexGuard<'_, Peers> {
        self.peers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
