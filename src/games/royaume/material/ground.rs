//! Which kingdom is played in, cheap to copy with every state.

use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::realm::{Plan, Realm};

/// Which kingdom is played in.
#[derive(Clone, Debug)]
pub enum Ground {
    /// Our own.
    Usual(&'static Realm),
    /// The one that a record brings with its deal.
    Written(Arc<Realm>),
}

impl Ground {
    /// This very kingdom.
    pub fn new(realm: Realm) -> Self {
        match Realm::usual() {
            usual if realm == *usual => Self::Usual(usual),
            _ => Self::Written(Arc::new(realm)),
        }
    }
}

impl Default for Ground {
    fn default() -> Self {
        Self::Usual(Realm::usual())
    }
}

impl Deref for Ground {
    type Target = Realm;

    #[inline]
    fn deref(&self) -> &Realm {
        match self {
            Self::Usual(realm) => realm,
            Self::Written(realm) => realm,
        }
    }
}

impl PartialEq for Ground {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Usual(_), Self::Usual(_)) => true,
            _ => **self == **other,
        }
    }
}

impl Eq for Ground {}

/// As it is compared: ours without a look at it.
impl Hash for Ground {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        match self {
            Self::Usual(_) => None::<Plan>.hash(hasher),
            Self::Written(realm) => Some(Plan::of(realm)).hash(hasher),
        }
    }
}

/// Only a kingdom that is not ours is written out.
impl Serialize for Ground {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Usual(_) => None::<Plan>.serialize(serializer),
            Self::Written(realm) => Some(Plan::of(realm)).serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Ground {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Option::<Plan>::deserialize(deserializer)? {
            None => Ok(Self::default()),
            Some(plan) => plan.realm().map(Self::new).map_err(D::Error::custom),
        }
    }
}
