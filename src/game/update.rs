//! What one viewer is told after an action.

use serde::{Deserialize, Serialize};

use super::{Game, Viewer, Wire};

/// What one viewer is told: what it saw happen, and what is so now.
///
/// `view` alone is the truth, so whoever missed updates needs only the newest one; `seen` is for
/// animation, log and memory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Update<G: Game> {
    /// How many actions have been accepted so far.
    pub seq: u32,
    /// What the viewer saw of the last action.
    pub seen: Vec<G::Seen>,
    /// What the viewer may know now.
    pub view: G::View,
}

impl<G: Game> Wire for Update<G> {
    /// As a whole: what was seen is about what is there.
    fn is_sound(&self) -> bool {
        let sound = |seen: &G::Seen| seen.is_sound() && G::could_see(&self.view, seen);
        self.seen.len() <= Self::MOST_SEEN && self.view.is_sound() && self.seen.iter().all(sound)
    }
}

impl<G: Game> Update<G> {
    /// No action of any game shows more than this.
    const MOST_SEEN: usize = 256;

    /// What `viewer` is told when action number `seq` led to `events`.
    pub fn new(seq: u32, state: &G::State, events: &[G::Event], viewer: Viewer) -> Self {
        let seen = events.iter().filter_map(|event| G::seen(event, viewer)).collect();
        Self { seq, seen, view: G::view(state, viewer) }
    }
}
