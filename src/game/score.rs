//! What somebody has at the end of a game.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Points, rubies or seconds, to a thousandth: a race ends after 83.2 s. Mostly it is a whole number,
/// and then it is written like one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i64);

impl Score {
    /// This many thousandths.
    pub const fn thousandths(thousandths: i64) -> Self {
        Self(thousandths)
    }

    /// How many thousandths it is.
    pub const fn in_thousandths(self) -> i64 {
        self.0
    }

    fn whole(self) -> Option<i64> {
        (self.0 % 1000 == 0).then_some(self.0 / 1000)
    }

    fn fraction(self) -> f64 {
        self.0 as f64 / 1000.0
    }
}

impl From<i32> for Score {
    fn from(whole: i32) -> Self {
        Self(i64::from(whole) * 1000)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.whole() {
            Some(whole) => whole.fmt(f),
            None => self.fraction().fmt(f),
        }
    }
}

/// People read a number, a wire carries the thousandths.
impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            _ if !serializer.is_human_readable() => serializer.serialize_i64(self.0),
            Some(whole) => serializer.serialize_i64(whole),
            None => serializer.serialize_f64(self.fraction()),
        }
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return i64::deserialize(deserializer).map(Self);
        }
        let thousandths = f64::deserialize(deserializer)? * 1000.0;
        if thousandths.abs() > 1e12 {
            return Err(D::Error::custom("a score beyond all measure"));
        }
        Ok(Self(thousandths.round() as i64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_written_as_people_write_it_and_comes_back() {
        for (score, text) in [(Score::from(-4), "-4"), (Score::thousandths(83_257), "83.257")] {
            assert_eq!(serde_json::to_string(&score).unwrap(), text);
            assert_eq!(serde_json::from_str::<Score>(text).unwrap(), score);
            assert_eq!(score.to_string(), text);
        }
        assert_eq!(serde_json::from_str::<Score>("7.0").unwrap(), Score::from(7));
        assert!(serde_json::from_str::<Score>("1e300").is_err());
    }
}
