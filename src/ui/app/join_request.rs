//! A table elsewhere that the player wants to get to, and the way there.
//!
//! A request is plain data: a screen makes it, the app hands it to a guest's thread, and there it
//! becomes a route. Whatever takes time or can fail (files, names of machines) happens in that thread.

use std::net::{SocketAddr, ToSocketAddrs};
use std::path::Path;
use std::sync::Arc;

use crate::guest::remote::{Remote, Wanted};
use crate::host::news::HostError;
use crate::net::admission::code::Code;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::identity::Identity;
use crate::net::admission::invite::Invite;
use crate::net::admission::pins::Pins;
use crate::net::interface::{InterfaceChoice, rank};
use crate::text::trouble::Trouble;

/// A table that the player wants to get to.
#[derive(Clone, Debug, PartialEq)]
pub struct JoinRequest {
    /// What it is called, or what was typed.
    pub name: String,
    pub to: TableAddress,
    /// The join code, if the player knows it.
    pub code: Option<Code>,
    /// To watch, not to play.
    pub watch: bool,
}

/// Where a table is.
#[derive(Clone, Debug, PartialEq)]
pub enum TableAddress {
    /// As it was announced, or as it was when it was left.
    Seen {
        /// Whose it says it is.
        host: Option<Fingerprint>,
        /// Where to dial.
        addresses: Vec<SocketAddr>,
    },
    /// As somebody typed it, for instance `192.168.1.20:40000`.
    Typed(String),
    /// As an invitation says.
    Invited(Invite),
}

/// Why there is no seat to begin with.
#[derive(Debug)]
pub enum SeatError {
    /// The table could not be opened.
    Host(HostError),
    /// The profile's identity cannot be used.
    Identity,
    /// A file of the profile cannot be read.
    Profile,
    /// This is no address.
    NoAddress(String),
    /// The system has no thread left.
    Thread,
}

impl SeatError {
    /// In the player's words.
    pub fn words(&self, texts: &Trouble) -> String {
        match self {
            Self::Host(why) => texts.no_host(why),
            Self::Identity => texts.identity.to_owned(),
            Self::Profile => texts.profile.to_owned(),
            Self::NoAddress(text) => texts.no_address(text),
            Self::Thread => texts.system.to_owned(),
        }
    }
}

impl JoinRequest {
    /// The same table, with that code.
    pub fn with_code(&self, code: Option<Code>) -> Self {
        Self { code, ..self.clone() }
    }

    /// The same table, only to watch.
    pub fn watching(&self) -> Self {
        Self { watch: true, ..self.clone() }
    }

    /// The way there, and where that leads. It reads files and may ask the network for a name.
    pub fn route(
        self,
        folder: &Path,
        interface: InterfaceChoice,
    ) -> Result<(Remote, Vec<SocketAddr>), SeatError> {
        let me = Identity::of_profile(folder).map_err(|_| SeatError::Identity)?;
        let pins = Pins::of_profile(folder).map_err(|_| SeatError::Profile)?;
        let (wanted, addresses) = self.to.wanted(&pins)?;
        Ok((Remote::new(wanted, self.code, interface, Arc::new(me), pins), addresses))
    }
}

impl TableAddress {
    fn wanted(self, pins: &Pins) -> Result<(Wanted, Vec<SocketAddr>), SeatError> {
        match self {
            Self::Seen { host, addresses } => {
                let met = host.filter(|host| pins.of(*host).is_some());
                let known = met.and_then(|host| known_host(host, &addresses));
                let wanted = known.unwrap_or_else(|| Wanted::Address(addresses.clone()));
                Ok((wanted, addresses))
            }
            Self::Typed(text) => {
                let found = text.to_socket_addrs().map(Iterator::collect::<Vec<_>>);
                match found {
                    Ok(found) if !found.is_empty() => Ok((Wanted::Address(found.clone()), found)),
                    _ => Err(SeatError::NoAddress(text)),
                }
            }
            Self::Invited(invite) => {
                let addresses = invite.targets();
                Ok((Wanted::Invite(invite), addresses))
            }
        }
    }
}

/// A host that let us in before is dialled as if by its own invitation: nobody else is taken for it,
/// and the pass it gave opens its door without a code. Link-local addresses do not fit in there.
fn known_host(host: Fingerprint, addresses: &[SocketAddr]) -> Option<Wanted> {
    let port = addresses.first()?.port();
    let there = addresses.iter().map(SocketAddr::ip).filter(|ip| rank(*ip) < 2);
    let there: Vec<_> = there.collect();
    (!there.is_empty()).then(|| Wanted::Invite(Invite::new(&there, port, host, None)))
}
