//! What the player wants, until the table has answered it.

use std::collections::VecDeque;

use super::{Client, Logged, Output};
use crate::game::Game;
use crate::table::{Ask, Request};

/// The most requests that wait for an answer; what is wanted beyond that is dropped.
pub(super) const MOST_PENDING: usize = 16;

/// Requests without an answer, in order. A request gets its number when it is first sent.
pub(super) struct PendingRequests<G: Game> {
    waiting: VecDeque<(Option<u32>, Ask<G>)>,
    next: u32,
    /// Whether the table has welcomed us on this link.
    open: bool,
}

impl<G: Game> PendingRequests<G> {
    pub(super) fn new() -> Self {
        Self { waiting: VecDeque::new(), next: 1, open: false }
    }

    pub(super) fn is_open(&self) -> bool {
        self.open
    }

    /// The link is down: nothing can be sent.
    pub(super) fn close(&mut self) {
        self.open = false;
    }

    /// The table has answered up to this number: the rest is said again.
    pub(super) fn open(&mut self, answered: u32) -> Vec<Request<G>> {
        self.open = true;
        self.next = self.next.max(answered.saturating_add(1));
        self.waiting.retain(|(number, _)| number.is_none_or(|number| number > answered));
        let next = &mut self.next;
        let requests = self.waiting.iter_mut().map(|(number, ask)| {
            let number = *number.get_or_insert_with(|| take(next));
            Request::Ask(number, ask.clone())
        });
        requests.collect()
    }

    /// One more request; what to send now, if anything can be sent.
    pub(super) fn add(&mut self, ask: Ask<G>) -> Option<Request<G>> {
        let number = self.open.then(|| take(&mut self.next));
        self.waiting.push_back((number, ask.clone()));
        number.map(|number| Request::Ask(number, ask))
    }

    /// The table has answered this one, if it was asked for.
    pub(super) fn answered(&mut self, number: u32) -> Option<Ask<G>> {
        let at = self.waiting.iter().position(|(waiting, _)| *waiting == Some(number))?;
        self.waiting.remove(at).map(|(_, ask)| ask)
    }

    /// Whether nothing more can be wanted before something is answered.
    pub(super) fn is_full(&self) -> bool {
        self.waiting.len() == MOST_PENDING
    }

    /// What is no longer wanted is not said again on another link.
    pub(super) fn withdraw(&mut self, is: impl Fn(&Ask<G>) -> bool) {
        self.waiting.retain(|(_, ask)| !is(ask));
    }

    pub(super) fn any(&self, is: impl Fn(&Ask<G>) -> bool) -> bool {
        self.waiting.iter().any(|(_, ask)| is(ask))
    }

    pub(super) fn pending(&self) -> Option<G::Action> {
        self.waiting.iter().find_map(|(_, ask)| match ask {
            Ask::Act { action, .. } => Some(*action),
            _ => None,
        })
    }
}

fn take(next: &mut u32) -> u32 {
    *next = next.saturating_add(1);
    *next - 1
}

impl<G: Logged> Client<G> {
    pub(super) fn want(&mut self, ask: Ask<G>) {
        if self.pending.is_full() {
            return;
        }
        if let Ask::Act { seq, action } = ask {
            self.evidence.asked::<G>(seq, action);
        }
        let request = self.pending.add(ask);
        self.out.extend(request.map(Output::Send));
    }
}
