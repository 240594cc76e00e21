//! What a player may decide.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::games::ptibapt::{Cell, Stamp};

/// What a player may decide, and when it was, where that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    /// What is done.
    pub deed: Deed,
    /// P13: what the clock said, in solo. The table writes it; what a client says is not believed.
    pub stamp: Option<Stamp>,
}

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// P5, P6: turns a card up. P16: in solo it confirms first where cards wait to go back.
    Turn(Cell),
    /// P12: turns back what has to go back.
    Confirm,
    /// P8: the spyglass shows what lies at these two places.
    Look(Cell, Cell),
    /// P8: what lies at these two places changes places.
    Switch(Cell, Cell),
}

impl From<Deed> for Action {
    fn from(deed: Deed) -> Self {
        Self { deed, stamp: None }
    }
}

/// People read a record's words, a wire carries both parts.
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            ActionFields::from(*self).serialize(serializer)
        } else {
            (self.deed, self.stamp).serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return ActionFields::deserialize(deserializer)?.action().map_err(D::Error::custom);
        }
        let (deed, stamp) = Deserialize::deserialize(deserializer)?;
        Ok(Self { deed, stamp })
    }
}

/// An action as records write it: `{"turn":7}`, `{"confirm":true}`, `{"look":[3,4]}`; in solo also
/// `"at"`, milliseconds since the deal, and `"resumed"` if the game had been interrupted by then.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct ActionFields {
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<Cell>,
    #[serde(skip_serializing_if = "Option::is_none")]
    confirm: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    look: Option<[Cell; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    switch: Option<[Cell; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    resumed: Option<bool>,
}

impl From<Action> for ActionFields {
    fn from(action: Action) -> Self {
        let at = action.stamp.map(|stamp| stamp.millis);
        let resumed = action.stamp.and_then(|stamp| stamp.resumed.then_some(true));
        let line = Self { at, resumed, ..Self::default() };
        match action.deed {
            Deed::Turn(cell) => Self { turn: Some(cell), ..line },
            Deed::Confirm => Self { confirm: Some(true), ..line },
            Deed::Look(a, b) => Self { look: Some([a, b]), ..line },
            Deed::Switch(a, b) => Self { switch: Some([a, b]), ..line },
        }
    }
}

impl ActionFields {
    fn action(self) -> Result<Action, &'static str> {
        let Self { turn, confirm, look, switch, at, resumed } = self;
        let deed = match (turn, confirm, look, switch) {
            (Some(cell), None, None, None) => Deed::Turn(cell),
            (None, Some(true), None, None) => Deed::Confirm,
            (None, Some(false), None, None) => return Err("\"confirm\" can only be true"),
            (None, None, Some([a, b]), None) => Deed::Look(a, b),
            (None, None, None, Some([a, b])) => Deed::Switch(a, b),
            _ => return Err("it has to name one of turn, confirm, look and switch"),
        };
        let resumed = resumed.unwrap_or(false);
        Ok(Action { deed, stamp: at.map(|millis| Stamp { millis, resumed }) })
    }
}
