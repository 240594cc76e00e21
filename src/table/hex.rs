//! A few bytes that stand for something: a hash, a key. Written as hexadecimal digits where people
//! or other programs read them, and as plain bytes on a wire.

use std::fmt;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Exactly `N` bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex<const N: usize>(pub [u8; N]);

impl<const N: usize> Hex<N> {
    /// The bytes that these digits mean; exactly two digits for each.
    pub fn parse(digits: &str) -> Option<Self> {
        HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok()?.try_into().ok().map(Self)
    }
}

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> Serialize for Hex<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        serde::Serialize::serialize(&arrayvec::ArrayVec::from(self.0), serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let digits = String::deserialize(deserializer)?;
            return Self::parse(&digits).ok_or_else(|| D::Error::custom("wrong digits"));
        }
        let bytes = arrayvec::ArrayVec::<u8, N>::deserialize(deserializer)?;
        bytes.into_inner().map(Self).map_err(|_| D::Error::custom("too few bytes"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_and_bytes_are_the_same() {
        let hex = Hex([0, 255, 16]);
        assert_eq!(hex.to_string(), "00ff10");
        assert_eq!(Hex::parse("00ff10"), Some(hex));
        for wrong in ["00ff1", "00ff1g", "00ff1000", "+0ff10", "00é10"] {
            assert_eq!(Hex::<3>::parse(wrong), None, "{wrong}");
        }
    }
}
