//! The way to a table: in this process or elsewhere, a guest treads it alike.

use std::io;
use std::time::Duration;

use tokio::runtime::Handle;

use super::event::End;
use super::remote::Remote;
use crate::net::transport::event::{Admitted, Wake};
use crate::net::transport::link::Link;
use crate::net::transport::reason::Gone;

/// The way to a table.
pub enum Route {
    /// Into this process. It can be trodden once: whoever ends it does not want it back.
    Local(Option<Link>),
    /// To somewhere else.
    Remote(Box<Remote>),
}

impl Route {
    /// A link on its way, by tasks of this runtime; none if the table is not found yet. While it is
    /// looked for, `found` is called with every change.
    pub(super) fn dial(&mut self, runtime: &Handle, found: &Wake) -> Result<Option<Link>, End> {
        match self {
            Self::Local(link) => link.take().map(Some).ok_or(End::Refused(Gone::Lost)),
            Self::Remote(remote) => remote.dial(runtime, found),
        }
    }

    /// Whether the table may be where it is not being called.
    pub(super) fn leads_elsewhere(&self) -> bool {
        match self {
            Self::Local(_) => false,
            Self::Remote(remote) => remote.leads_elsewhere(),
        }
    }

    /// The door was opened.
    pub(super) fn admitted(&mut self, admitted: &Admitted) -> io::Result<()> {
        match self {
            Self::Local(_) => Ok(()),
            Self::Remote(remote) => remote.admitted(admitted),
        }
    }

    /// The link is gone: an error if there is no use in trying again.
    pub(super) fn gone(&mut self, gone: &Gone, found: &Wake) -> Result<(), End> {
        match self {
            Self::Local(_) => Err(End::Refused(gone.clone())),
            Self::Remote(remote) => remote.gone(gone, found),
        }
    }

    /// What to say when patience is over.
    pub(super) fn nowhere(&self, been_there: bool, waited: Duration) -> End {
        match self {
            Self::Remote(remote) if !been_there => remote.nowhere(waited),
            _ => End::NotBack(waited),
        }
    }
}
