//! What a player may decide.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Cell, Stamp};

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
#[serde(into = "Written", try_from = "Written")]
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

/// A deed as records write it: `{"turn":7}`, `{"confirm":true}`, `{"look":[3,4]}`.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written {
    Turn(Cell),
    Confirm(bool),
    Look([Cell; 2]),
    Switch([Cell; 2]),
}

/// An action as records write it: a deed, and in solo `"at"`, milliseconds since the deal.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(flatten)]
    deed: Deed,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<u32>,
    #[serde(default, skip_serializing_if = "is_not")]
    resumed: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_not(flag: &bool) -> bool {
    !flag
}

impl From<Deed> for Action {
    fn from(deed: Deed) -> Self {
        Self { deed, stamp: None }
    }
}

/// People read a record's words, a wire carries both parts.
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { deed, stamp } = *self;
        if !serializer.is_human_readable() {
            return (deed, stamp).serialize(serializer);
        }
        let at = stamp.map(|stamp| stamp.millis);
        Line { deed, at, resumed: stamp.is_some_and(|stamp| stamp.resumed) }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            let (deed, stamp) = Deserialize::deserialize(deserializer)?;
            return Ok(Self { deed, stamp });
        }
        let Line { deed, at, resumed } = Deserialize::deserialize(deserializer)?;
        Ok(Self { deed, stamp: at.map(|millis| Stamp { millis, resumed }) })
    }
}

impl From<Deed> for Written {
    fn from(deed: Deed) -> Self {
        match deed {
            Deed::Turn(cell) => Self::Turn(cell),
            Deed::Confirm => Self::Confirm(true),
            Deed::Look(a, b) => Self::Look([a, b]),
            Deed::Switch(a, b) => Self::Switch([a, b]),
        }
    }
}

impl TryFrom<Written> for Deed {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        match written {
            Written::Turn(cell) => Ok(Self::Turn(cell)),
            Written::Confirm(true) => Ok(Self::Confirm),
            Written::Confirm(false) => Err("\"confirm\" can only be true"),
            Written::Look([a, b]) => Ok(Self::Look(a, b)),
            Written::Switch([a, b]) => Ok(Self::Switch(a, b)),
        }
    }
}
