//! Things that people call by a name and a wire by a number, such as cards; and things that everybody
//! calls by a number, such as seats.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};

use super::set::Element;

/// Why a name or a number stands for nothing, as a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SpellingError(pub(crate) String);

/// People read its name, a wire carries its number.
pub fn serialize<T: Element + Display, S: Serializer>(
    thing: T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.collect_str(&thing)
    } else {
        serializer.serialize_u8(thing.index() as u8)
    }
}

/// The thing of that name or number.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Element + FromStr<Err = SpellingError>,
    D: Deserializer<'de>,
{
    if deserializer.is_human_readable() {
        return String::deserialize(deserializer)?.parse().map_err(D::Error::custom);
    }
    let number = usize::from(u8::deserialize(deserializer)?);
    if number >= T::COUNT {
        return Err(D::Error::custom("a number that names nothing"));
    }
    Ok(T::from_index(number))
}

/// The thing of that name, among all that are `what`.
pub fn parse<T: Element + Display>(what: &str, name: &str) -> Result<T, SpellingError> {
    (0..T::COUNT)
        .map(T::from_index)
        .find(|thing| thing.to_string() == name)
        .ok_or_else(|| SpellingError::unknown(what, name))
}

impl SpellingError {
    /// Nothing that is `what` has that name.
    pub(crate) fn unknown(what: &str, name: &str) -> Self {
        Self(format!("there is no {what} \"{}\"", name.escape_default()))
    }
}

/// Makes a named [`Element`] go by its name where people read, and by its number over a wire. With a
/// word for what it is, it can also be read from its name.
macro_rules! spelled {
    ($name:ident, $what:literal) => {
        impl std::str::FromStr for $name {
            type Err = $crate::game::spelling::SpellingError;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                $crate::game::spelling::parse($what, name)
            }
        }

        $crate::game::spelling::spelled!($name);
    };
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::game::spelling::serialize(*self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::game::spelling::deserialize(from)
            }
        }
    };
}
pub(crate) use spelled;

/// Makes a type that holds nothing but its number, below `$count`, go by it everywhere. `$refusal`
/// says why another number names nothing.
macro_rules! numbered {
    ($name:ident, $count:expr, $refusal:expr) => {
        impl TryFrom<u8> for $name {
            type Error = $crate::game::spelling::SpellingError;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                let refusal: fn(u8) -> String = $refusal;
                let known = usize::from(number) < $count;
                known
                    .then_some(Self(number))
                    .ok_or_else(|| $crate::game::spelling::SpellingError(refusal(number)))
            }
        }

        impl From<$name> for u8 {
            fn from(thing: $name) -> Self {
                thing.0
            }
        }
    };
}
pub(crate) use numbered;
