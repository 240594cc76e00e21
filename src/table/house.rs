//! A table and its links in one process: what plays a game against bots on one machine.
//!
//! A [`House`] owns a table, the table's ends of its [`Loopback`] links, and whatever saves its
//! lines. It has no clock and no thread: whoever has both calls [`House::advance`].

use std::collections::{BTreeMap, VecDeque};

use super::link::{HostEnd, Loopback, loopback};
use super::{Hosted, Input, LinkId, Moment, Notice, Output, Rank, Table, Token};
use crate::bot::Level;
use crate::game::Seat;

/// Appends lines to a save and flushes it; false when that failed and nothing was appended.
pub type Save = Box<dyn FnMut(&[String]) -> bool + Send>;

/// A table with its links.
pub struct House<G: Hosted> {
    table: Table<G>,
    ends: BTreeMap<LinkId, HostEnd<G>>,
    next_link: u64,
    save: Save,
    inputs: VecDeque<Input<G>>,
    wake_at: Option<Moment>,
    calls: Vec<(Option<Seat>, Level, Token)>,
}

impl<G: Hosted> House<G> {
    /// Opens a table.
    pub fn new(table: Table<G>, save: Save) -> Self {
        Self {
            table,
            ends: BTreeMap::new(),
            next_link: 0,
            save,
            inputs: VecDeque::new(),
            wake_at: None,
            calls: Vec::new(),
        }
    }

    /// A new link to the table.
    pub fn link(&mut self, rank: Rank) -> Loopback<G> {
        let (near, far) = loopback();
        let link = LinkId(self.next_link);
        self.next_link += 1;
        self.ends.insert(link, far);
        self.inputs.push_back(Input::Appeared { link, rank });
        near
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Bots that the table has called, to be started with these tokens; with a seat to sit in there.
    pub fn take_calls(&mut self) -> Vec<(Option<Seat>, Level, Token)> {
        std::mem::take(&mut self.calls)
    }

    /// Hears everybody and does what the table wants, until nothing is left to do. Says when it has
    /// to be called again at the latest, should nobody say anything before.
    pub fn advance(&mut self, now: Moment) -> Option<Moment> {
        if self.wake_at.is_some_and(|at| at <= now) {
            self.wake_at = None;
            self.inputs.push_back(Input::Passed);
        }
        loop {
            self.listen();
            if self.inputs.is_empty() {
                return self.wake_at;
            }
            while let Some(input) = self.inputs.pop_front() {
                for output in self.table.handle(now, input) {
                    self.carry_out(output);
                }
            }
        }
    }

    fn listen(&mut self) {
        let mut gone = Vec::new();
        for (link, end) in &self.ends {
            loop {
                match end.poll() {
                    Ok(Some(request)) => {
                        self.inputs.push_back(Input::Said { link: *link, request });
                    }
                    Ok(None) => break,
                    Err(_) => {
                        gone.push(*link);
                        break;
                    }
                }
            }
        }
        for link in gone {
            self.hang_up(link);
        }
    }

    fn hang_up(&mut self, link: LinkId) {
        if self.ends.remove(&link).is_some() {
            self.inputs.push_back(Input::Vanished { link });
        }
    }

    fn carry_out(&mut self, output: Output<G>) {
        match output {
            Output::Tell { link, notice } => {
                if !self.ends.get(&link).is_some_and(|end| end.send(notice)) {
                    self.hang_up(link);
                }
            }
            Output::Close { link, farewell } => {
                if let Some(end) = self.ends.remove(&link) {
                    end.send(Notice::Farewell(farewell));
                }
            }
            // In one process there is no address to shut out.
            Output::Ban { .. } => {}
            Output::Save { ticket, lines } => {
                let saved = (self.save)(&lines);
                let input = if saved { Input::Saved(ticket) } else { Input::Unsaved(ticket) };
                self.inputs.push_back(input);
            }
            Output::Hire { level, token } => self.calls.push((None, level, token)),
            Output::StandIn { seat, level, token } => self.calls.push((Some(seat), level, token)),
            Output::WakeAt(at) => self.wake_at = Some(at),
        }
    }
}
