//! Writes the save, has it flushed soon after, and says when that fails and when it works again.

use std::path::Path;
use std::time::{Duration, Instant};

use super::news::News;
use super::save::Save;
use crate::game::Game;

/// How soon what was written is put on the disk itself: when everybody has been told of it, and for
/// all that comes in quick succession at once.
const SOON: Duration = Duration::from_millis(20);

/// The save, and whether it could be written last time.
pub(super) struct SaveWriter {
    save: Save,
    /// Whether the newest lines could not be written.
    unsaved: bool,
    /// When what was written is to be flushed, at the latest.
    flush_at: Option<Instant>,
}

impl SaveWriter {
    pub fn new(save: Save) -> Self {
        Self { save, unsaved: false, flush_at: None }
    }

    pub fn path(&self) -> &Path {
        self.save.path()
    }

    /// Writes lines; says whether that was possible, and whether that has changed.
    pub fn write<G: Game>(&mut self, lines: &[String]) -> (bool, Option<News<G>>) {
        match self.save.append(lines) {
            Ok(()) => {
                self.flush_at.get_or_insert_with(|| Instant::now() + SOON);
                (true, std::mem::take(&mut self.unsaved).then_some(News::Unsaved(None)))
            }
            // It is tried again and again; once is enough to say so.
            Err(_) if std::mem::replace(&mut self.unsaved, true) => (false, None),
            Err(error) => {
                tracing::error!("the game stands still, it cannot be saved: {error}");
                (false, Some(News::Unsaved(Some(error.to_string()))))
            }
        }
    }

    /// Has what was written put on the disk itself, when it is time to.
    pub fn flush_if_due(&mut self) {
        if self.flush_at.is_some_and(|at| at <= Instant::now()) {
            self.flush_at = None;
            self.save.flush();
        }
    }

    /// How long until then.
    pub fn flush_in(&self) -> Option<Duration> {
        self.flush_at.map(|at| at.saturating_duration_since(Instant::now()))
    }
}

/// What was written last is put on the disk before the file is closed.
impl Drop for SaveWriter {
    fn drop(&mut self) {
        self.save.flush();
    }
}
