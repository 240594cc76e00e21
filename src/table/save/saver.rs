//! What has to be on disk before anybody is told of it.
//!
//! Lines are handed out in order, one batch at a time; the next waits until somebody has confirmed
//! the one before. A batch that could not be written is handed out again after a while. A line that
//! nothing waits for is handed out once a second at most, the newest of them: no guest can fill the
//! disk by changing seats.

use std::collections::VecDeque;

use crate::table::moment::Moment;

/// How long to wait before a batch is tried again.
const RETRY_MILLIS: u64 = 2_000;
/// How long after a line that nothing waits for the next one is written.
const NOTE_MILLIS: u64 = 1_000;

/// The number of a batch of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// Batches on their way to the disk, each with what is to be done when it is there.
pub(crate) struct Saver<T> {
    queue: VecDeque<(Vec<String>, Option<T>)>,
    in_flight: Option<Ticket>,
    next: u64,
    retry_at: Option<Moment>,
    next_note_at: Moment,
}

impl<T> Saver<T> {
    pub(crate) fn new() -> Self {
        let (queue, next_note_at) = (VecDeque::new(), Moment::default());
        Self { queue, in_flight: None, next: 0, retry_at: None, next_note_at }
    }

    /// Lines that something waits for.
    pub(crate) fn push(&mut self, lines: Vec<String>, then: T) {
        self.queue.push_back((lines, Some(then)));
    }

    /// A line that nothing waits for. It takes the place of an older one that was not handed out, so
    /// the queue stays short whatever happens.
    pub(crate) fn note(&mut self, line: String) {
        let waiting = usize::from(self.in_flight.is_some());
        if self.queue.len() > waiting
            && let Some((lines, None)) = self.queue.back_mut()
        {
            *lines = vec![line];
            return;
        }
        self.queue.push_back((vec![line], None));
    }

    /// Whether something waits for lines to be written.
    pub(crate) fn is_busy(&self) -> bool {
        self.queue.iter().any(|(_, then)| then.is_some())
    }

    /// The next batch to write, if it is time for one.
    pub(crate) fn hand_out(&mut self, now: Moment) -> Option<(Ticket, Vec<String>)> {
        if self.in_flight.is_some() || self.wake_at().is_some_and(|at| now < at) {
            return None;
        }
        let (lines, then) = self.queue.front()?;
        if then.is_none() {
            self.next_note_at = now + NOTE_MILLIS;
        }
        let lines = lines.clone();
        let ticket = Ticket(self.next);
        (self.in_flight, self.next, self.retry_at) = (Some(ticket), self.next + 1, None);
        Some((ticket, lines))
    }

    /// The newest line that nothing waits for, if it has not been handed out: for a table that closes.
    pub(crate) fn take_note(&mut self) -> Vec<String> {
        let is_note = self.in_flight.is_none() && !self.is_busy();
        let note = self.queue.pop_front().filter(|_| is_note);
        note.map(|(lines, _)| lines).unwrap_or_default()
    }

    /// A batch is on disk: what waited for it. Unknown tickets mean nothing.
    pub(crate) fn saved(&mut self, ticket: Ticket) -> Option<T> {
        if self.in_flight != Some(ticket) {
            return None;
        }
        self.in_flight = None;
        self.queue.pop_front()?.1
    }

    /// A batch could not be written; says whether it was the one that is waited for.
    pub(crate) fn failed(&mut self, ticket: Ticket, now: Moment) -> bool {
        if self.in_flight != Some(ticket) {
            return false;
        }
        (self.in_flight, self.retry_at) = (None, Some(now + RETRY_MILLIS));
        true
    }

    /// When a batch is due that waits for its time and not for another one.
    pub(crate) fn wake_at(&self) -> Option<Moment> {
        let is_note = self.queue.len() == 1 && !self.is_busy() && self.in_flight.is_none();
        self.retry_at.max(is_note.then_some(self.next_note_at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_after_the_other_and_again_after_a_failure() {
        let mut saver = Saver::new();
        saver.push(vec!["a".to_owned()], 1);
        saver.note("b".to_owned());
        saver.note("c".to_owned());
        let (a, lines) = saver.hand_out(Moment(0)).unwrap();
        assert_eq!((lines, saver.hand_out(Moment(0))), (vec!["a".to_owned()], None));
        assert!(saver.failed(a, Moment(0)) && saver.is_busy());
        assert_eq!((saver.hand_out(Moment(1)), saver.saved(a)), (None, None));
        let (a, _) = saver.hand_out(Moment(RETRY_MILLIS)).unwrap();
        assert_eq!(saver.saved(a), Some(1));
        let (c, lines) = saver.hand_out(Moment(RETRY_MILLIS)).unwrap();
        assert_eq!((lines, saver.is_busy()), (vec!["c".to_owned()], false));
        assert_eq!((saver.saved(c), saver.wake_at()), (None, None));
    }

    #[test]
    fn what_nothing_waits_for_is_written_once_a_second_unless_something_follows() {
        let mut saver = Saver::new();
        let mut written = 0;
        for now in 0..10_000 {
            saver.note(now.to_string());
            if let Some((ticket, lines)) = saver.hand_out(Moment(now)) {
                assert_eq!((lines, saver.saved(ticket)), (vec![now.to_string()], None));
                written += 1;
            }
        }
        assert_eq!((written, saver.wake_at()), (10, Some(Moment(10_000))));
        saver.push(vec!["a".to_owned()], 1);
        let (note, _) = saver.hand_out(Moment(9_999)).unwrap();
        assert_eq!(saver.saved(note), None);
        let (_, lines) = saver.hand_out(Moment(9_999)).unwrap();
        assert_eq!(lines, vec!["a".to_owned()]);
    }
}
