//! What happened, as far as a player may still read it.
//!
//! Remembering is the game, so the log forgets: what was said about a round goes when the round is
//! over, but for what [`Logged::keep`] names. Each game says so in a file of its name below.

mod memoarrr;
mod ptibapt;
mod royaume;

use std::sync::Arc;

use crate::game::{Game, Seat};
use crate::table::Hosted;

/// The most lines that are kept: many times as many as a long game has.
const MOST_LINES: usize = 20_000;

/// How long a line of the log may be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Until the game is over, and after.
    Game,
    /// Until the round is over.
    Round,
}

/// A game that says what its log may keep.
pub trait Logged: Hosted {
    /// How long this may be read.
    fn keep(seen: &Self::Seen) -> Keep;
    /// Whether a new round begins with this.
    fn begins_round(seen: &Self::Seen) -> bool;
}

/// The log of one viewer. Clones share their lines until one of them changes.
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    pages: Arc<Pages<G>>,
    /// With the last update a round ended: what could be read of it until then.
    ended: Option<Arc<Pages<G>>>,
}

/// What can be read.
#[derive(Clone, Debug)]
pub struct Pages<G: Game> {
    /// What was seen, the oldest first.
    pub lines: Vec<G::Seen>,
    /// Whose time was up, before the line of that number.
    pub late: Vec<(usize, Seat)>,
    /// Whether some of the game was missed, and so is not in it.
    pub missed: bool,
}

impl<G: Game> Log<G> {
    /// A log of nothing.
    pub fn new() -> Self {
        let pages = Pages { lines: Vec::new(), late: Vec::new(), missed: false };
        Self { pages: Arc::new(pages), ended: None }
    }

    /// What may be read now, the oldest first.
    pub fn lines(&self) -> &[G::Seen] {
        &self.pages.lines
    }

    /// The same, with whose time was up.
    pub fn pages(&self) -> &Pages<G> {
        &self.pages
    }

    /// The same while the end of a round is looked at, for as long as nothing else has happened.
    pub fn pages_at_round_end(&self) -> &Pages<G> {
        self.ended.as_ref().unwrap_or(&self.pages)
    }
}

impl<G: Logged> Log<G> {
    /// Adds what was seen.
    pub fn add(&mut self, seen: &[G::Seen]) {
        self.ended = None;
        if seen.iter().any(G::begins_round) {
            let mut ended = (*self.pages).clone();
            ended.lines.extend_from_slice(seen);
            self.ended = Some(Arc::new(ended));
        }
        for seen in seen {
            if G::begins_round(seen) {
                self.forget_round();
            }
            let pages = Arc::make_mut(&mut self.pages);
            if pages.lines.len() == MOST_LINES {
                let mut number = 0;
                pages.retain(|_| {
                    number += 1;
                    number > MOST_LINES / 4
                });
            }
            pages.lines.push(seen.clone());
        }
    }

    /// Somebody's time was up. That is read until the game is over, as whoever decided for them is;
    /// once where several of their decisions in a row show nothing.
    pub fn add_late(&mut self, seat: Seat) {
        if self.pages.late.last() == Some(&(self.pages.lines.len(), seat)) {
            return;
        }
        let pages = Arc::make_mut(&mut self.pages);
        if pages.late.len() == MOST_LINES {
            pages.late.remove(0);
        }
        pages.late.push((pages.lines.len(), seat));
    }

    /// Something was missed: what is about a round may be about one that is over.
    pub fn forget(&mut self) {
        self.ended = None;
        self.forget_round();
        Arc::make_mut(&mut self.pages).missed = true;
    }

    fn forget_round(&mut self) {
        Arc::make_mut(&mut self.pages).retain(|line| G::keep(line) == Keep::Game);
    }
}

impl<G: Game> Pages<G> {
    /// Keeps some of the lines; whose time was up stays between those that were around it.
    fn retain(&mut self, mut keep: impl FnMut(&G::Seen) -> bool) {
        let kept: Vec<bool> = self.lines.iter().map(&mut keep).collect();
        // How many are kept of none, of the first line, of the first two and so on.
        let mut kept_of = vec![0];
        for (lines, kept) in kept.iter().enumerate() {
            kept_of.push(kept_of[lines] + usize::from(*kept));
        }
        for (at, _) in &mut self.late {
            *at = kept_of[*at];
        }
        let mut kept = kept.into_iter();
        self.lines.retain(|_| kept.next().unwrap_or(true));
    }
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::PtiBapt;
    use crate::games::ptibapt::{Card, Cells, Seen};

    /// A turn that runs out may take several decisions of which nobody sees anything.
    #[test]
    fn who_is_late_is_told_once_until_something_happens() {
        let mut log = Log::<PtiBapt>::new();
        let [one, other] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let kept = Seen::Kept { seat: one, cells: Cells::new(), card: Card::Red };
        log.add_late(one);
        log.add_late(one);
        log.add_late(other);
        log.add(&[kept]);
        log.add_late(other);
        assert_eq!(log.pages().late, [(0, one), (0, other), (1, other)]);
    }

    /// What a host tells without end fills no memory.
    #[test]
    fn a_log_has_an_end() {
        let mut log = Log::<PtiBapt>::new();
        let [one, other] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        for _ in 0..MOST_LINES + 10 {
            log.add_late(one);
            log.add(&[Seen::Kept { seat: one, cells: Cells::new(), card: Card::Red }]);
        }
        log.add_late(other);
        log.forget();
        let Pages { lines, late, missed } = log.pages();
        assert!(lines.len() <= MOST_LINES && late.len() == MOST_LINES && *missed);
        assert_eq!(late.last(), Some(&(lines.len(), other)));
        assert!(late.is_sorted_by_key(|(at, _)| *at) && late[0].0 == 0);
    }
}
