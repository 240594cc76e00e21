//! A few bytes that stand for something: a hash, a key. Written as hexadecimal digits where people
//! or other programs read them, and as plain bytes on a wire.

use std::fmt;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Exactly `N` bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexBytes<const N: usize>(pub [u8; N]);

impl<const N: usize> HexBytes<N> {
    /// The bytes that these digits mean; exactly two digits for each.
    pub fn parse(digits: &str) -> Option<Self> {
        HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok()?.try_into().ok().map(Self)
    }
}

impl<const N: usize> fmt::Display for HexBytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl<const N: usize> fmt::Debug for HexBytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> Serialize for HexBytes<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        serde::Serialize::serialize(&arrayvec::ArrayVec::from(self.0), serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for HexBytes<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let digits = String::deserialize(deserializer)?;
            return Self::parse(&digits).ok_or_else(|| D::Error::custom("wrong digits"));
        }
        let bytes = arrayvec::ArrayVec::<u8, N>::deserialize(deserializer)?;
        bytes.into_inner().map(Self).map_err(|_| D::Error::custom("too few bytes"))
    }
}

/// For a field of plain bytes that is written as digits everywhere, on a wire, too:
/// `#[serde(with = "crate::hex")]`.
pub(crate) fn serialize<S: Serializer, const N: usize>(
    bytes: &[u8; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&HEXLOWER.encode(bytes))
}

/// See [`serialize`].
pub(crate) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
    deserializer: D,
) -> Result<[u8; N], D::Error> {
    let digits = String::deserialize(deserializer)?;
    let bytes = HexBytes::parse(&digits).ok_or_else(|| D::Error::custom("wrong digits"))?;
    Ok(bytes.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_and_bytes_are_the_same() {
        let hex = HexBytes([0, 255, 16]);
        assert_eq!(hex.to_string(), "00ff10");
        assert_eq!(HexBytes::parse("00ff10"), Some(hex));
        for wrong in ["00ff1", "00ff1g", "00ff1000", "+0ff10", "00é10"] {
            assert_eq!(HexBytes::<3>::parse(wrong), None, "{wrong}");
        }
    }
}
