//! Things that people call by a name and a wire by a number, such as cards.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};

use super::set::Element;

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
    T: Element + FromStr<Err = String>,
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

/// Makes a named [`Element`] go by its name where people read, and by its number over a wire.
macro_rules! spelled {
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
