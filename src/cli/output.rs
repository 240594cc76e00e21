//! Output that somebody follows while it grows: one line an event, each written out at once.

use std::fmt::Display;
use std::io::Write;

use serde_json::{Value, json};

use super::Failure;

/// One event as a line of JSON: `{"name":value}`.
pub fn event(out: &mut impl Write, name: &str, value: &Value) -> Result<(), Failure> {
    line(out, &json!({ name: value }))
}

/// One line.
pub fn line(out: &mut impl Write, line: &dyn Display) -> Result<(), Failure> {
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}
