//! The way to a table: in this process or elsewhere, a guest treads it alike.

use std::io;
use std::time::Duration;

use tokio::runtime::Handle;

use super::far::Far;
use super::news::End;
use crate::net::event::{Admitted, Wake};
use crate::net::link::Link;
use crate::net::reason::Gone;

/// The way to a table.
pub enum Road {
    /// Into this process. It can be trodden once: whoever ends it does not want it back.
    Near(Option<Link>),
    /// To somewhere else.
    Far(Box<Far>),
}

impl Road {
    /// A link on its way, by tasks of this runtime; none if the table is not found yet. While it is
    /// looked for, `found` is called with every change.
    pub(super) fn dial(&mut self, runtime: &Handle, found: &Wake) -> Result<Option<Link>, End> {
        match self {
            Self::Near(link) => link.take().map(Some).ok_or(End::Refused(Gone::Lost)),
            Self::Far(far) => far.dial(runtime, found),
        }
    }

    /// Whether the table may be where it is not being called.
    pub(super) fn leads_elsewhere(&self) -> bool {
        match self {
            Self::Near(_) => false,
            Self::Far(far) => far.leads_elsewhere(),
        }
    }

    /// The door was opened.
    pub(super) fn admitted(&mut self, admitted: &Admitted) -> io::Result<()> {
        match self {
            Self::Near(_) => Ok(()),
            Self::Far(far) => far.admitted(admitted),
        }
    }

    /// The link is gone: an error if there is no use in trying again.
    pub(super) fn gone(&mut self, gone: &Gone, found: &Wake) -> Result<(), End> {
        match self {
            Self::Near(_) => Err(End::Refused(gone.clone())),
            Self::Far(far) => far.gone(gone, found),
        }
    }

    /// What to say when patience is over.
    pub(super) fn nowhere(&self, been_there: bool, waited: Duration) -> End {
        match self {
            Self::Far(far) if !been_there => far.nowhere(waited),
            _ => End::NotBack(waited),
        }
    }
}
