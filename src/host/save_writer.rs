//! What has been written of the games at a table: it has happened, and can be told.

use std::path::Path;
use std::time::{Duration, Instant};

use serde::Deserialize;

use super::news::News;
use super::save::Save;
use crate::game::{Game, Seat};

/// How soon what was written is put on the disk itself: when everybody has been told of it, and for
/// all that comes in quick succession at once.
const SOON: Duration = Duration::from_millis(20);

/// The save, and what is known of it.
pub(super) struct SaveWriter {
    save: Save,
    /// Whether the newest lines could not be written.
    unsaved: bool,
    /// When what was written is to be flushed, at the latest.
    flush_at: Option<Instant>,
    /// How many actions of the newest game are in it.
    actions: u32,
}

/// The line of an action, as far as it is anybody's business.
#[derive(Deserialize)]
struct ActionLine<A> {
    seat: Seat,
    action: A,
}

impl SaveWriter {
    pub fn new(mut save: Save) -> Self {
        let text = save.text().unwrap_or_default();
        let newest = text.rfind("{\"record\":").map_or("", |at| &text[at..]);
        let actions = newest.lines().filter(|line| line.starts_with("{\"seat\":")).count() as u32;
        Self { save, unsaved: false, flush_at: None, actions }
    }

    pub fn path(&self) -> &Path {
        self.save.path()
    }

    /// Writes lines; says whether that was possible, and what is new.
    pub fn write<G: Game>(&mut self, lines: &[String]) -> (bool, Vec<News<G>>) {
        match self.save.append(lines) {
            Ok(()) => {
                self.flush_at.get_or_insert_with(|| Instant::now() + SOON);
                let again = std::mem::take(&mut self.unsaved).then_some(News::Unsaved(None));
                let told = lines.iter().filter_map(|line| self.report(line));
                (true, again.into_iter().chain(told).collect())
            }
            // It is tried again and again; once is enough to say so.
            Err(_) if std::mem::replace(&mut self.unsaved, true) => (false, Vec::new()),
            Err(error) => {
                tracing::error!("the game stands still, it cannot be saved: {error}");
                (false, vec![News::Unsaved(Some(error.to_string()))])
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

    fn report<G: Game>(&mut self, line: &str) -> Option<News<G>> {
        if line.starts_with("{\"record\":") {
            self.actions = 0;
        } else if let Ok(ActionLine { seat, action }) = serde_json::from_str(line) {
            self.actions += 1;
            return Some(News::Action { seq: self.actions, seat, action });
        } else if line.starts_with("{\"result\":") {
            let line = serde_json::from_str::<serde_json::Value>(line).unwrap_or_default();
            return Some(News::Over(line["result"].clone()));
        }
        None
    }
}

/// What was written last is put on the disk before the file is closed.
impl Drop for SaveWriter {
    fn drop(&mut self) {
        self.save.flush();
    }
}
