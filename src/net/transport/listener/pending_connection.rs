//! The host's side of admission: what a stranger has to say to become a peer.
//!
//! The reasons are in [`admission`](super::super::admission).

use std::net::IpAddr;
use std::sync::Arc;

use quinn::{Connection, RecvStream, SendStream};

use super::door::Door;
use crate::net::PROTOCOL;
use crate::net::admission::code::Code;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::pass::Pass;
use crate::net::admission::{Entry, Exchange, Knock, Proofs, Reply, Side};
use crate::net::transport::codec;
use crate::net::transport::dialer::channel;
use crate::net::transport::frame::{self, LARGEST_BEFORE_ADMISSION, Read};
use crate::net::transport::quic;
use crate::net::transport::reason::{Gone, Reason};

/// Somebody who may come in.
pub(crate) struct Newcomer {
    pub connection: Connection,
    pub send: SendStream,
    pub receive: RecvStream,
    pub who: Fingerprint,
}

/// Hears a stranger until it may come in, or must go. `Dropped` says why we let it go.
pub(crate) async fn cross(
    door: &Arc<Door>,
    connection: &Connection,
    address: IpAddr,
) -> Result<Newcomer, Gone> {
    let (send, mut receive) = connection.accept_bi().await?;
    if !quic::speaks(connection, PROTOCOL) {
        return Err(Gone::Dropped(Reason::OtherVersion(their_version(&mut receive).await)));
    }
    let who = quic::fingerprint(connection).ok_or(Gone::Dropped(Reason::Malformed))?;
    if door.is_banned(who) {
        return Err(Gone::Dropped(Reason::Banned));
    }
    let mut stranger = Stranger { door, connection, address, who, send, receive };
    stranger.hear().await?;
    let Stranger { send, receive, .. } = stranger;
    Ok(Newcomer { connection: connection.clone(), send, receive, who })
}

/// The version that a program of another version says it is.
async fn their_version(receive: &mut RecvStream) -> u16 {
    match frame::read(receive, 2).await {
        Ok(Read::Frame(frame)) => frame.try_into().map(u16::from_le_bytes).unwrap_or(0),
        _ => 0,
    }
}

struct Stranger<'a> {
    door: &'a Arc<Door>,
    connection: &'a Connection,
    address: IpAddr,
    who: Fingerprint,
    send: SendStream,
    receive: RecvStream,
}

impl Stranger<'_> {
    async fn hear(&mut self) -> Result<(), Gone> {
        let mut knock = self.knock().await?;
        if let Knock::Pass(pass) = knock {
            if Pass(pass).is_good(&self.door.host, self.door.table, self.who) {
                return self.welcome(None).await;
            }
            // Not counted as a wrong code: nobody guesses 256 bits.
            self.say(&Reply::NotThisPass).await?;
            knock = self.knock().await?;
        }
        match (knock, self.door.entry()) {
            (Knock::Open, Entry::Open) => self.welcome(None).await,
            (Knock::Open, Entry::Code(_)) => refuse(Reason::NeedsCode),
            (Knock::Code(_), Entry::Open) => refuse(Reason::NeedsNoCode),
            (Knock::Code(message), Entry::Code(code)) => self.prove(&message, &code).await,
            (Knock::Pass(_) | Knock::Confirm(_), _) => refuse(Reason::Malformed),
        }
    }

    /// Has the code proven, and only then proves it.
    async fn prove(&mut self, message: &[u8], code: &Code) -> Result<(), Gone> {
        self.check_lockout()?;
        let (exchange, own) = Exchange::start(Side::Host, code);
        let channel = channel(self.connection, self.door.host.fingerprint(), self.who)?;
        let proofs =
            exchange.finish(message, channel).map_err(|_| Gone::Dropped(Reason::Malformed))?;
        self.say(&Reply::Code(own)).await?;
        let Knock::Confirm(confirm) = self.knock().await? else {
            return refuse(Reason::Malformed);
        };
        // Others may have guessed in the meantime.
        self.check_lockout()?;
        self.judge(&proofs, &confirm, code)?;
        self.welcome(Some(proofs.own())).await
    }

    fn judge(&self, proofs: &Proofs, confirm: &[u8; 32], code: &Code) -> Result<(), Gone> {
        if !proofs.accept(confirm) {
            self.door.wrong_code(self.address);
            return refuse(Reason::WrongCode);
        }
        self.door.right_code(self.address);
        // It was the right code when the guest came. That is no guess, but no way in either.
        match self.door.entry() == Entry::Code(code.clone()) {
            true => Ok(()),
            false => refuse(Reason::WrongCode),
        }
    }

    fn check_lockout(&self) -> Result<(), Gone> {
        self.door.locked_out(self.address).map_or(Ok(()), refuse)
    }

    async fn welcome(&mut self, confirm: Option<[u8; 32]>) -> Result<(), Gone> {
        let pass = Pass::issue(&self.door.host, self.door.table, self.who).0;
        self.say(&Reply::Welcome { confirm, table: self.door.table.0, pass }).await
    }

    async fn say(&mut self, reply: &Reply) -> Result<(), Gone> {
        let frame = codec::encode(reply).map_err(|_| Gone::Dropped(Reason::Malformed))?;
        Ok(frame::write(&mut self.send, &frame).await?)
    }

    async fn knock(&mut self) -> Result<Knock, Gone> {
        match frame::read(&mut self.receive, LARGEST_BEFORE_ADMISSION).await? {
            Read::Frame(frame) => {
                codec::decode(&frame).map_err(|_| Gone::Dropped(Reason::Malformed))
            }
            Read::End => refuse(Reason::Malformed),
        }
    }
}

fn refuse<T>(reason: Reason) -> Result<T, Gone> {
    Err(Gone::Dropped(reason))
}
