//! How a table is run, whatever is played at it.

use serde::{Deserialize, Serialize};

use crate::bot::Level;

/// How a table is run. The host may change it at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSettings {
    /// How many seconds a seat has for a turn; none: as long as it likes.
    pub turn_seconds: Option<u16>,
    /// How long at most people get to look when a round has ended, in milliseconds; 0: no wait.
    pub moment_millis: u16,
    /// How long at most what was turned up and has to go back stays in sight, in milliseconds: then
    /// the table turns it back for the seat.
    #[serde(default = "usual_show")]
    pub show_millis: u16,
    /// After how many seconds a bot sits in for somebody who is away, and which; none: never.
    pub sit_in: Option<(u16, Level)>,
    /// After how many seconds somebody who is at the table and not ready has lost their place; none:
    /// never. The host's own player keeps it.
    #[serde(default)]
    pub ready_seconds: Option<u16>,
    /// The game begins by itself as soon as this many play and all of them are ready.
    pub start_with: Option<u8>,
    /// Whether people may watch.
    pub watchers: bool,
}

impl TableSettings {
    /// The longest wait after a round, in milliseconds.
    const LONGEST_MOMENT: u16 = 10_000;
    /// How long something is shown where the host has not said, in milliseconds (P12).
    pub const USUAL_SHOW: u16 = 3_000;

    /// These settings within what is allowed.
    pub(crate) fn bounded(self) -> Self {
        Self { moment_millis: self.moment_millis.min(Self::LONGEST_MOMENT), ..self }
    }
}

/// What a save says that was written before there was a choice.
fn usual_show() -> u16 {
    TableSettings::USUAL_SHOW
}

impl Default for TableSettings {
    fn default() -> Self {
        Self {
            turn_seconds: None,
            moment_millis: Self::LONGEST_MOMENT,
            show_millis: Self::USUAL_SHOW,
            sit_in: None,
            ready_seconds: None,
            start_with: None,
            watchers: true,
        }
    }
}
