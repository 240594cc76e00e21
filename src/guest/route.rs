//! The way to a table, in this process or elsewhere.

use std::io;

use tokio::runtime::Handle;

use super::destination::{Destination, Surroundings};
use super::remote::Remote;
use crate::net::transport::dialer::DialTarget;
use crate::net::transport::event::{Admitted, Wake};
use crate::net::transport::link::Link;

/// The way to a table.
pub(super) enum Route {
    /// Within this process. The link is taken once: whoever ends it does not want it back.
    Local(Option<Link>),
    /// Over the network.
    Remote(Box<Remote>),
}

impl Route {
    /// Where to dial; none within this process.
    pub(super) fn destination(&self) -> Option<Destination> {
        match self {
            Self::Local(_) => None,
            Self::Remote(remote) => Some(remote.destination()),
        }
    }

    pub(super) fn surroundings(&mut self, search: bool, found: &Wake) -> Option<Surroundings<'_>> {
        match self {
            Self::Local(_) => None,
            Self::Remote(remote) => Some(remote.surroundings(search, found)),
        }
    }

    /// A link on its way; none if this route cannot be taken any more.
    pub(super) fn dial(&mut self, target: Option<DialTarget>, runtime: &Handle) -> Option<Link> {
        match self {
            Self::Local(link) => link.take(),
            Self::Remote(remote) => target.map(|target| remote.dial(target, runtime)),
        }
    }

    pub(super) fn admitted(&mut self, admitted: &Admitted) -> io::Result<()> {
        match self {
            Self::Local(_) => Ok(()),
            Self::Remote(remote) => remote.admitted(admitted),
        }
    }
}
