//! What is wrong with the data of a kingdom.

use std::error::Error;
use std::fmt;

/// What is wrong with the data of a kingdom, and by which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    rule: &'static str,
    sentence: String,
}

impl Fault {
    pub(super) fn new(rule: &'static str, sentence: impl fmt::Display) -> Self {
        Self { rule, sentence: sentence.to_string() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.sentence)
    }
}

impl Error for Fault {}
