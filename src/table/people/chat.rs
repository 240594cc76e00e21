//! What was said lately, for whoever was away when it was.

use std::collections::VecDeque;

use crate::table::messages::words::{ChatLine, PlayerName};

/// How many lines are kept: as many as fit into one frame however long they are.
const MOST_LINES: usize = 40;

/// The newest lines, and how many there were in all.
#[derive(Default)]
pub(crate) struct Chat {
    lines: VecDeque<(PlayerName, ChatLine)>,
    total: u64,
}

impl Chat {
    pub(crate) fn add(&mut self, name: PlayerName, line: ChatLine) {
        if self.lines.len() == MOST_LINES {
            self.lines.pop_front();
        }
        self.lines.push_back((name, line));
        self.total += 1;
    }

    /// How many lines there were in all.
    pub(crate) fn total(&self) -> u64 {
        self.total
    }

    /// What is kept of what was said after the first `total` lines.
    pub(crate) fn since(&self, total: u64) -> Vec<(PlayerName, ChatLine)> {
        let heard = usize::try_from(self.total.saturating_sub(total)).unwrap_or(usize::MAX);
        let skipped = self.lines.len().saturating_sub(heard);
        self.lines.iter().skip(skipped).cloned().collect()
    }
}
