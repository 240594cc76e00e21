//! The host's side of admission: what a connection has to say before it is let in.
//!
//! What proves what, and why, is in [`admission`](crate::net::admission).

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use quinn::{Connection, RecvStream, SendStream};
use tokio::time::{Instant, timeout_at};

use super::admissions::Admissions;
use crate::net::PROTOCOL;
use crate::net::admission::code::Code;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::invite::InviteSecret;
use crate::net::admission::pass::Pass;
use crate::net::admission::{
    AdmissionPolicy, AdmissionReply, AdmissionRequest, Exchange, HandshakeSide, Proofs, Welcome,
};
use crate::net::transport::codec;
use crate::net::transport::dialer::channel;
use crate::net::transport::frame::{self, LARGEST_BEFORE_ADMISSION};
use crate::net::transport::limits::connection_limits::PendingId;
use crate::net::transport::quic;
use crate::net::transport::reason::{Disconnect, Reason};

/// How long a newcomer may take for each of its words; for the first one it has to open a stream, too.
const WORD: Duration = Duration::from_secs(1);

/// Somebody who may come in.
pub(crate) struct AdmittedConnection {
    pub connection: Connection,
    pub send: SendStream,
    pub receive: RecvStream,
    pub who: Fingerprint,
    /// Whether it was let in before.
    pub was_here: bool,
    /// How often everything that lets people in was void when it began to prove that it may come in.
    pub voided: u32,
}

/// Listens to a connection until it is let in or refused; `Dropped` says why it is refused.
pub(crate) async fn admit(
    admissions: &Arc<Admissions>,
    connection: &Connection,
    id: PendingId,
    address: IpAddr,
) -> Result<AdmittedConnection, Disconnect> {
    let due = Instant::now() + WORD;
    let stream = timeout_at(due, connection.accept_bi()).await;
    let (send, mut receive) = stream.map_err(|_| Disconnect::Dropped(Reason::TooSlow))??;
    if !quic::speaks(connection, PROTOCOL) {
        let theirs = timeout_at(due, their_version(&mut receive)).await.unwrap_or(0);
        return Err(Disconnect::Dropped(Reason::OtherVersion(theirs)));
    }
    let who = quic::fingerprint(connection).ok_or(Disconnect::Dropped(Reason::Malformed))?;
    if admissions.is_banned(who, address) {
        return Err(Disconnect::Dropped(Reason::Banned));
    }
    let voided = admissions.voided();
    let mut pending =
        PendingConnection { admissions, connection, id, address, who, voided, due, send, receive };
    let was_here = pending.admit().await?;
    let PendingConnection { send, receive, .. } = pending;
    Ok(AdmittedConnection { connection: connection.clone(), send, receive, who, was_here, voided })
}

/// The version that a program of another version says it is.
async fn their_version(receive: &mut RecvStream) -> u16 {
    match frame::read(receive, 2).await {
        Ok(Some(frame)) => frame.try_into().map(u16::from_le_bytes).unwrap_or(0),
        _ => 0,
    }
}

struct PendingConnection<'a> {
    admissions: &'a Arc<Admissions>,
    connection: &'a Connection,
    id: PendingId,
    address: IpAddr,
    who: Fingerprint,
    voided: u32,
    /// When its next word has to be there.
    due: Instant,
    send: SendStream,
    receive: RecvStream,
}

impl PendingConnection<'_> {
    /// Lets it in, and says whether it was let in before.
    async fn admit(&mut self) -> Result<bool, Disconnect> {
        let mut request = self.request().await?;
        if let AdmissionRequest::Pass(pass) = request {
            if self.is_good(Pass(pass)) {
                return self.welcome(None).await.map(|()| true);
            }
            // Not counted as a wrong code: nobody guesses 256 bits, nor the 128 of an invitation.
            self.reply(&AdmissionReply::NotThisPass).await?;
            request = self.request().await?;
        }
        if let AdmissionRequest::Invited(secret) = request {
            if self.admissions.is_invited(InviteSecret(secret)) {
                return self.welcome(None).await.map(|()| false);
            }
            self.reply(&AdmissionReply::NotThisPass).await?;
            request = self.request().await?;
        }
        self.enter_by(request).await.map(|()| false)
    }

    /// Whether this pass lets it in. Whoever is at the table is known by the certificate, which it has
    /// proven to be its own: a pass from before a ban is good for nobody else.
    fn is_good(&self, pass: Pass) -> bool {
        let Admissions { host, table, .. } = &**self.admissions;
        pass.is_good(host, *table, self.who, self.voided) || self.admissions.is_seated(self.who)
    }

    async fn enter_by(&mut self, request: AdmissionRequest) -> Result<(), Disconnect> {
        match (request, self.admissions.entry()) {
            (AdmissionRequest::Open, AdmissionPolicy::Open) => self.welcome(None).await,
            (AdmissionRequest::Open, AdmissionPolicy::Code(_)) => refuse(Reason::NeedsCode),
            (AdmissionRequest::Code(_), AdmissionPolicy::Open) => refuse(Reason::NeedsNoCode),
            (AdmissionRequest::Code(message), AdmissionPolicy::Code(code)) => {
                self.prove(&message, &code).await
            }
            _ => refuse(Reason::Malformed),
        }
    }

    /// Has the code proven, and only then proves it.
    async fn prove(&mut self, message: &[u8], code: &Code) -> Result<(), Disconnect> {
        self.check_lockout()?;
        let (exchange, own) = Exchange::start(HandshakeSide::Host, code);
        let channel = channel(self.connection, self.admissions.host.fingerprint(), self.who)?;
        let proofs = exchange
            .finish(message, channel)
            .map_err(|_| Disconnect::Dropped(Reason::Malformed))?;
        self.reply(&AdmissionReply::Code(own)).await?;
        let AdmissionRequest::Confirm(confirm) = self.request().await? else {
            return refuse(Reason::Malformed);
        };
        // Others may have guessed in the meantime.
        self.check_lockout()?;
        self.check_code(&proofs, &confirm, code)?;
        self.welcome(Some(proofs.own())).await
    }

    fn check_code(
        &self,
        proofs: &Proofs,
        confirm: &[u8; 32],
        code: &Code,
    ) -> Result<(), Disconnect> {
        if !proofs.accept(confirm) {
            self.admissions.wrong_code(self.address);
            return refuse(Reason::WrongCode);
        }
        self.admissions.right_code(self.address);
        // The code may have been replaced since this began. That was no guess, but is no way in.
        match self.admissions.entry() == AdmissionPolicy::Code(code.clone()) {
            true => Ok(()),
            false => refuse(Reason::WrongCode),
        }
    }

    fn check_lockout(&self) -> Result<(), Disconnect> {
        self.admissions.locked_out(self.address).map_or(Ok(()), refuse)
    }

    async fn welcome(&mut self, confirm: Option<[u8; 32]>) -> Result<(), Disconnect> {
        let Admissions { host, table, game, .. } = &**self.admissions;
        let (pass, game) = (Pass::issue(host, *table, self.who, self.voided).0, game.clone());
        self.reply(&AdmissionReply::Welcome(Welcome { confirm, table: table.0, pass, game })).await
    }

    async fn reply(&mut self, reply: &AdmissionReply) -> Result<(), Disconnect> {
        let frame = codec::encode(reply).map_err(|_| Disconnect::Dropped(Reason::Malformed))?;
        Ok(frame::write(&mut self.send, &frame).await?)
    }

    async fn request(&mut self) -> Result<AdmissionRequest, Disconnect> {
        let word = frame::read(&mut self.receive, LARGEST_BEFORE_ADMISSION);
        let word = timeout_at(self.due, word).await;
        self.due = Instant::now() + WORD;
        self.admissions.heard(self.id);
        match word.map_err(|_| Disconnect::Dropped(Reason::TooSlow))?? {
            Some(frame) => {
                codec::decode(&frame).map_err(|_| Disconnect::Dropped(Reason::Malformed))
            }
            None => refuse(Reason::Malformed),
        }
    }
}

fn refuse<T>(reason: Reason) -> Result<T, Disconnect> {
    Err(Disconnect::Dropped(reason))
}
