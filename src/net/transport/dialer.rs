//! Calling a table: finding an address that answers, and being let in.
//!
//! All that happens comes out of the [`Link`] as events: [`Admitted`](TransportEvent::Admitted) and then
//! frames, or [`Disconnect`](TransportEvent::Disconnect) with the reason. It dials once; whether and when to dial again is the caller's decision.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use quinn::{Connection, Endpoint, RecvStream, SendStream};
use tokio::runtime::Handle;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::codec;
use super::event::{Admitted, EventSender, Peer, TransportEvent, event_queue};
use super::frame::{self, LARGEST_BEFORE_ADMISSION};
use super::frame_stream::{FrameStream, Outbox, Outgoing, outbox};
use super::link::Link;
use super::quic::{self, FAREWELL};
use super::reason::{Disconnect, Reason};
use crate::net::PROTOCOL;
use crate::net::admission::code::Code;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::identity::Identity;
use crate::net::admission::invite::InviteSecret;
use crate::net::admission::pass::{Pass, TableId};
use crate::net::admission::pins::Pin;
use crate::net::admission::{
    AdmissionReply, AdmissionRequest, Channel, EXPORTER, Exchange, HandshakeSide, Welcome,
};
use crate::net::interface::{InterfaceChoice, candidates};

/// How long one address may take to answer.
pub const PATIENCE: Duration = Duration::from_secs(3);
/// How long to wait for an answer before an address is called anew. QUIC by itself would try ever
/// more rarely, and be late when a host or a link comes back.
const RETRY: Duration = Duration::from_millis(400);
/// How long the next address waits for the one before it.
const STAGGER: Duration = Duration::from_millis(200);
/// How long the host may take to let us in once it has answered.
const ADMISSION: Duration = Duration::from_secs(6);

/// Whom to call, and what to say there.
#[derive(Clone, Debug, Default)]
pub struct DialTarget {
    /// Where it may be; all are tried, IPv4 first.
    pub addresses: Vec<SocketAddr>,
    /// Whose certificate it must have, if that is known from a pin or an invitation.
    pub host: Option<Fingerprint>,
    /// The hosts that have let us in before. Each is shown the pass that it gave, and nobody else is.
    pub pins: Vec<Pin>,
    /// The secret of an invitation. Shown only to a host that `host` names.
    pub secret: Option<InviteSecret>,
    /// The join code, if it has one.
    pub code: Option<Code>,
    /// Which interfaces to use.
    pub interface: InterfaceChoice,
}

/// Calls a table. The call and all that follows are tasks of this runtime.
pub fn dial(target: DialTarget, me: Arc<Identity>, runtime: &Handle) -> Link {
    let (events, receiver) = event_queue();
    let (outbox, outgoing) = outbox();
    let attempt = DialAttempt {
        target,
        me,
        events: events.clone(),
        outbox: outbox.clone(),
        proof_is_sent: AtomicBool::new(false),
    };
    runtime.spawn(async move {
        tracing::debug!(addresses = ?attempt.target.addresses, "calling a table");
        let gone = attempt.run(outgoing).await;
        tracing::info!("no more at the table: {gone}");
        events.send(TransportEvent::Disconnect(Peer::HOST, gone));
    });
    Link::remote(receiver, outbox)
}

/// Whether somebody answers at these addresses, and how; for those who only want to know.
pub async fn reach(target: &DialTarget, me: &Identity) -> Result<SocketAddr, Disconnect> {
    let endpoint = endpoint(target, me)?;
    let connection = first_to_answer(&endpoint, target).await;
    if let Ok(connection) = &connection {
        connection.close(Reason::Left.number(), b"");
    }
    let _gone_anyway = timeout(FAREWELL, endpoint.wait_idle()).await;
    connection.map(|connection| quic::remote(&connection))
}

fn endpoint(target: &DialTarget, me: &Identity) -> Result<Endpoint, Disconnect> {
    quic::dialing_endpoint(me, &target.interface, target.host, PROTOCOL)
        .map_err(|error| Disconnect::Broken(error.to_string()))
}

struct DialAttempt {
    target: DialTarget,
    me: Arc<Identity>,
    events: EventSender,
    outbox: Outbox,
    /// Whether the host knows by now whether it has guessed the code.
    proof_is_sent: AtomicBool,
}

impl DialAttempt {
    async fn run(self, outgoing: Outgoing) -> Disconnect {
        let endpoint = match endpoint(&self.target, &self.me) {
            Ok(endpoint) => endpoint,
            Err(gone) => return gone,
        };
        let gone = match first_to_answer(&endpoint, &self.target).await {
            Ok(connection) => self.talk(connection, outgoing).await,
            Err(gone) => gone,
        };
        let _gone_anyway = timeout(FAREWELL, endpoint.wait_idle()).await;
        gone
    }

    async fn talk(self, connection: Connection, outgoing: Outgoing) -> Disconnect {
        let let_in = timeout(ADMISSION, self.enter(&connection)).await;
        let (send, receive, admitted) = match let_in.unwrap_or_else(|_| Err(self.too_slow())) {
            Ok(let_in) => let_in,
            // The host had no room before it could say so.
            Err(Disconnect::Closed(Reason::Left)) => return Disconnect::Closed(Reason::Busy),
            Err(gone) => return close(&connection, gone),
        };
        tracing::info!(address = ?admitted.address, host = ?admitted.who, "let in");
        self.events.send(TransportEvent::Admitted(admitted));
        let Self { events, outbox, .. } = self;
        FrameStream {
            side: HandshakeSide::Guest,
            peer: Peer::HOST,
            connection,
            send,
            receive,
            events,
        }
        .run(outbox, outgoing)
        .await
    }

    /// The host has taken too long. One that has our proof may have guessed the code wrong, and be silent
    /// so as to be called again.
    fn too_slow(&self) -> Disconnect {
        match self.proof_is_sent.load(Ordering::Relaxed) {
            true => Disconnect::NotProven,
            false => Disconnect::Dropped(Reason::TooSlow),
        }
    }

    /// Gets let in, or finds out why not.
    async fn enter(
        &self,
        connection: &Connection,
    ) -> Result<(SendStream, RecvStream, Admitted), Disconnect> {
        if !quic::speaks(connection, PROTOCOL) {
            return Err(tell_version(connection).await);
        }
        let host = quic::fingerprint(connection).ok_or(Disconnect::WrongHost)?;
        let (send, receive) = connection.open_bi().await?;
        let mut handshake = Handshake { connection, send, receive, host };
        let Welcome { table, pass, game, .. } = self.ask_to_enter(&mut handshake).await?;
        let admitted = Admitted {
            peer: Peer::HOST,
            address: Some(quic::remote(connection)),
            who: Some(host),
            pin: Some(Pin { host, table: TableId(table), pass: Pass(pass) }),
            game: Some(game),
        };
        Ok((handshake.send, handshake.receive, admitted))
    }

    async fn ask_to_enter(&self, handshake: &mut Handshake<'_>) -> Result<Welcome, Disconnect> {
        // The host has proven that the certificate is its own, so its pass is shown to nobody else.
        let pin = self.target.pins.iter().find(|pin| pin.host == handshake.host);
        let pass = pin.map(|pin| AdmissionRequest::Pass(pin.pass.0));
        let invited = self.target.secret.filter(|_| self.target.host.is_some());
        let invited = invited.map(|secret| AdmissionRequest::Invited(secret.0));
        for request in [pass, invited].into_iter().flatten() {
            match handshake.ask(&request).await? {
                AdmissionReply::Welcome(welcome) => return Ok(welcome),
                AdmissionReply::NotThisPass => (),
                AdmissionReply::Code(_) => return Err(Disconnect::Dropped(Reason::Malformed)),
            }
        }
        match &self.target.code {
            Some(code) => self.prove(handshake, code).await,
            None => match handshake.ask(&AdmissionRequest::Open).await? {
                AdmissionReply::Welcome(welcome) => Ok(welcome),
                _ => Err(Disconnect::Dropped(Reason::Malformed)),
            },
        }
    }

    /// Proves the code, and has it proven.
    async fn prove(
        &self,
        handshake: &mut Handshake<'_>,
        code: &Code,
    ) -> Result<Welcome, Disconnect> {
        let (exchange, message) = Exchange::start(HandshakeSide::Guest, code);
        let AdmissionReply::Code(theirs) = handshake.ask(&AdmissionRequest::Code(message)).await?
        else {
            return Err(Disconnect::NotProven);
        };
        let channel = channel(handshake.connection, handshake.host, self.me.fingerprint())?;
        let proofs = exchange.finish(&theirs, channel).map_err(|_| Disconnect::NotProven)?;
        // From here on a false host knows whether it guessed the code: it must not get another guess
        // by pretending that something went wrong.
        self.proof_is_sent.store(true, Ordering::Relaxed);
        match handshake.ask(&AdmissionRequest::Confirm(proofs.own())).await {
            Ok(AdmissionReply::Welcome(welcome))
                if welcome.confirm.is_some_and(|confirm| proofs.accept(&confirm)) =>
            {
                Ok(welcome)
            }
            Err(gone @ Disconnect::Closed(Reason::WrongCode | Reason::LockedOut(_))) => Err(gone),
            _ => Err(Disconnect::NotProven),
        }
    }
}

/// A connection before admission.
struct Handshake<'a> {
    connection: &'a Connection,
    send: SendStream,
    receive: RecvStream,
    host: Fingerprint,
}

impl Handshake<'_> {
    async fn ask(&mut self, request: &AdmissionRequest) -> Result<AdmissionReply, Disconnect> {
        let frame = codec::encode(request).map_err(|_| Disconnect::Dropped(Reason::Malformed))?;
        frame::write(&mut self.send, &frame).await?;
        match frame::read(&mut self.receive, LARGEST_BEFORE_ADMISSION).await? {
            Some(frame) => {
                codec::decode(&frame).map_err(|_| Disconnect::Dropped(Reason::Malformed))
            }
            None => Err(self.connection.closed().await.into()),
        }
    }
}

/// What is confirmed on both sides.
pub(crate) fn channel(
    connection: &Connection,
    host: Fingerprint,
    guest: Fingerprint,
) -> Result<Channel, Disconnect> {
    let mut exported = [0; 32];
    connection
        .export_keying_material(&mut exported, EXPORTER, b"")
        .map_err(|error| Disconnect::Broken(format!("{error:?}")))?;
    Ok(Channel { exported, host, guest })
}

/// Both are of different versions: says ours, and hears theirs.
async fn tell_version(connection: &Connection) -> Disconnect {
    if let Ok((mut send, _)) = connection.open_bi().await {
        let _told = frame::write(&mut send, &PROTOCOL.to_le_bytes()).await;
        let _told = send.finish();
    }
    match connection.closed().await.into() {
        theirs @ Disconnect::Closed(Reason::OtherVersion(_)) => theirs,
        _ => Disconnect::Closed(Reason::OtherVersion(0)),
    }
}

fn close(connection: &Connection, gone: Disconnect) -> Disconnect {
    match &gone {
        Disconnect::Dropped(reason) => connection.close(reason.number(), &reason.detail()),
        _ => connection.close(Reason::Left.number(), b""),
    }
    gone
}

/// Calls all addresses, each a little after the one before, and takes the first that answers.
async fn first_to_answer(
    endpoint: &Endpoint,
    target: &DialTarget,
) -> Result<Connection, Disconnect> {
    let mut calls = JoinSet::new();
    for (turn, address) in candidates(&target.addresses, &target.interface).into_iter().enumerate()
    {
        let endpoint = endpoint.clone();
        calls.spawn(async move {
            sleep(STAGGER * u32::try_from(turn).unwrap_or(u32::MAX)).await;
            call(&endpoint, address).await
        });
    }
    let mut worst = Disconnect::Unreachable;
    while let Some(answer) = calls.join_next().await {
        match answer {
            Ok(Ok(connection)) => return Ok(connection),
            Ok(Err(gone)) => worst = more_telling(worst, gone),
            Err(_) => (),
        }
    }
    Err(match &target.host {
        Some(_) => unproven(worst),
        None => worst,
    })
}

/// Whoever ended a call before it was made has not proven who it is, and anybody can answer for an address. Where
/// it is known whose certificate the host has, such an answer says nothing of the host.
fn unproven(gone: Disconnect) -> Disconnect {
    match gone {
        Disconnect::Closed(reason) if reason != Reason::Busy => {
            Disconnect::Broken(format!("somebody who may not be the host: {reason}"))
        }
        other => other,
    }
}

/// Calls one address, again and again; the first answer counts.
async fn call(endpoint: &Endpoint, address: SocketAddr) -> Result<Connection, Disconnect> {
    let end = Instant::now() + PATIENCE;
    let mut calls = JoinSet::new();
    while Instant::now() < end {
        let connecting =
            endpoint.connect(address, "table.invalid").map_err(|_| Disconnect::Unreachable)?;
        calls.spawn(connecting);
        if let Ok(Some(Ok(answer))) = timeout(RETRY, calls.join_next()).await {
            return answer.map_err(Disconnect::from);
        }
    }
    Err(Disconnect::Unreachable)
}

/// Of two failures, the one that says more about what to do.
fn more_telling(one: Disconnect, other: Disconnect) -> Disconnect {
    let rank = |gone: &Disconnect| match gone {
        Disconnect::Closed(_) => 3,
        Disconnect::WrongHost => 2,
        Disconnect::Broken(_) => 1,
        _ => 0,
    };
    if rank(&other) > rank(&one) { other } else { one }
}
