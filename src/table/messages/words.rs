//! What people write: their names, the table's name, chat. Bounded, on one line, and without
//! characters that do something to a screen instead of standing on it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::escape::{is_blank, is_invisible};

/// Text of at most `MOST` characters on one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Words<const MOST: usize>(String);

/// As everybody at the table reads it.
pub type PlayerName = Words<24>;
/// As it stands in the list of tables.
pub type TableName = Words<40>;
/// One line of chat.
pub type ChatLine = Words<200>;

/// Why text cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// There is nothing to read in it.
    #[error("no text")]
    Empty,
    /// It has more characters than this.
    #[error("more than {0} characters")]
    TooLong(usize),
    /// It holds a line break, or a character that cannot be seen.
    #[error("a character that cannot be seen")]
    Unprintable,
}

impl<const MOST: usize> Words<MOST> {
    /// The text as it is, without blanks around it, or what is wrong with it.
    pub fn new(text: &str) -> Result<Self, TextError> {
        let text = text.trim();
        if is_blank(text) {
            return Err(TextError::Empty);
        }
        if text.chars().nth(MOST).is_some() {
            return Err(TextError::TooLong(MOST));
        }
        if text.chars().any(is_invisible) {
            return Err(TextError::Unprintable);
        }
        Ok(Self(text.to_owned()))
    }

    /// The nearest text that can be used, with a stand-in where nothing is left: for what somebody
    /// typed, before it is sent.
    pub fn fitted(text: &str, stand_in: &str) -> Self {
        let kept: String = text.trim().chars().filter(|c| !is_invisible(*c)).take(MOST).collect();
        Self::new(&kept).unwrap_or_else(|_| Self(stand_in.chars().take(MOST).collect()))
    }

    /// What stands there.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<const MOST: usize> TryFrom<String> for Words<MOST> {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        Self::new(&text)
    }
}

impl<const MOST: usize> From<Words<MOST>> for String {
    fn from(words: Words<MOST>) -> Self {
        words.0
    }
}

impl<const MOST: usize> fmt::Display for Words<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_can_be_seen() {
        assert_eq!(PlayerName::new("  Zoë 🐧 ").map(String::from), Ok("Zoë 🐧".to_owned()));
        for nothing in ["", " \t", "\u{fe0f}", " \u{301}\u{20dd}", "\u{200b}"] {
            assert_eq!(PlayerName::new(nothing), Err(TextError::Empty), "{nothing:?}");
        }
        assert_eq!(PlayerName::new(&"a".repeat(25)), Err(TextError::TooLong(24)));
        assert_eq!(PlayerName::new("a\u{1b}[2J"), Err(TextError::Unprintable));
        for c in "\u{202e}\u{61c}\u{ad}\u{3164}\u{2800}\u{e0062}\u{fff0}\u{1bca0}".chars() {
            let name = format!("a{c}b");
            assert_eq!(PlayerName::new(&name), Err(TextError::Unprintable), "{name:?}");
        }
    }

    #[test]
    fn what_was_typed_is_made_to_fit() {
        assert_eq!(PlayerName::fitted(&"é".repeat(200), "Guest").as_str(), "é".repeat(24));
        assert_eq!(PlayerName::fitted("a\nb\u{7}", "Guest").as_str(), "ab");
        assert_eq!(PlayerName::fitted("\u{200b}", "Guest").as_str(), "Guest");
    }
}
