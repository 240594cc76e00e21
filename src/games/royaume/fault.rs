//! What is wrong with the data of a kingdom.

use std::fmt::Display;

/// What is wrong with the data of a kingdom, and by which rule.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: {sentence}")]
pub struct Fault {
    rule: &'static str,
    sentence: String,
}

impl Fault {
    pub(super) fn new(rule: &'static str, sentence: impl Display) -> Self {
        Self { rule, sentence: sentence.to_string() }
    }
}
