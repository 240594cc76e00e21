//! A day of the calendar, by universal time: it begins for everybody at the same moment.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use time::{Date, Month, OffsetDateTime, UtcOffset};

/// A day, kept and shown as `2026-11-17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(Date);

/// It is not written as days are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a day such as 2026-11-17")]
pub struct DayError;

impl Day {
    pub fn today() -> Self {
        Self::of(OffsetDateTime::now_utc())
    }

    /// The day of that moment.
    pub fn of(moment: OffsetDateTime) -> Self {
        Self(moment.to_offset(UtcOffset::UTC).date())
    }

    pub fn before(self) -> Option<Self> {
        self.0.previous_day().map(Self)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = (self.0.year(), u8::from(self.0.month()), self.0.day());
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        let read = || {
            let mut parts = text.splitn(3, '-');
            let year = parts.next()?.parse().ok()?;
            let month: u8 = parts.next()?.parse().ok()?;
            let day = parts.next()?.parse().ok()?;
            Date::from_calendar_date(year, Month::try_from(month).ok()?, day).ok().map(Self)
        };
        // There is one way to write a day.
        read().filter(|day| day.to_string() == text).ok_or(DayError)
    }
}

impl TryFrom<String> for Day {
    type Error = DayError;

    fn try_from(text: String) -> Result<Self, DayError> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_in_one_way_and_has_one_before_it() {
        let day: Day = "2028-03-01".parse().unwrap();
        assert_eq!(day.before().unwrap().to_string(), "2028-02-29");
        for nonsense in ["", "2028-3-1", "2028-02-30", "2028-13-01", "+2028-03-01", "2028-03-01 "] {
            assert_eq!(nonsense.parse::<Day>(), Err(DayError), "{nonsense}");
        }
    }
}
