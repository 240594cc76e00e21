//! A table elsewhere: what is needed to look for it and to dial it. Where it may be is decided in
//! `destination`.

use std::io;
use std::sync::Arc;

use tokio::runtime::Handle;

pub use super::destination::Wanted;
use super::destination::{Destination, Surroundings};
use crate::net::admission::code::Code;
use crate::net::admission::identity::Identity;
use crate::net::admission::pins::Pins;
use crate::net::discovery::browse::Browser;
use crate::net::interface::InterfaceChoice;
use crate::net::transport::dialer::{DialTarget, dial};
use crate::net::transport::event::{Admitted, Wake};
use crate::net::transport::link::Link;

/// A table elsewhere.
pub struct Remote {
    wanted: Wanted,
    code: Option<Code>,
    interface: InterfaceChoice,
    me: Arc<Identity>,
    pins: Pins,
    browser: Option<Browser>,
}

impl Remote {
    /// The table that is wanted, for whoever has this identity and has met these hosts.
    pub fn new(
        wanted: Wanted,
        code: Option<Code>,
        interface: InterfaceChoice,
        me: Arc<Identity>,
        pins: Pins,
    ) -> Self {
        Self { wanted, code, interface, me, pins, browser: None }
    }

    pub(super) fn destination(&self) -> Destination {
        Destination::new(self.wanted.clone(), self.code.clone(), self.interface.clone())
    }

    /// What can be known without dialling anybody. While the network is searched, `found` is called
    /// with every change.
    pub(super) fn surroundings(&mut self, search: bool, found: &Wake) -> Surroundings<'_> {
        if search && self.browser.is_none() {
            self.browser = Browser::start(&self.interface, self.pins.hosts(), found.clone()).ok();
        }
        let tables = self.browser.as_ref().map(Browser::all_tables);
        Surroundings { tables, pins: &self.pins }
    }

    /// A link on its way, by tasks of this runtime.
    pub(super) fn dial(&self, target: DialTarget, runtime: &Handle) -> Link {
        dial(target, self.me.clone(), runtime)
    }

    pub(super) fn admitted(&mut self, admitted: &Admitted) -> io::Result<()> {
        self.browser = None;
        admitted.pin.clone().map_or(Ok(()), |pin| self.pins.remember(pin))
    }
}
