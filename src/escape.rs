//! Characters that do something to a screen instead of standing on it, and text without them.
//!
//! Names, announcements and records come from elsewhere. What a terminal or a log is given of them
//! goes through [`visible`], and names are refused that have such characters at all.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};

/// Control characters, those that turn the direction of writing or join what stands apart, and those
/// that look like nothing at all.
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{16fe4}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Signs that only change the one before them: accents, and choices between its forms.
pub fn is_added(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether there is nothing in it that can be read.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || is_added(c) || is_invisible(c))
}

/// Text of one line, in which such characters are spelled out as in JSON: what was JSON stays it.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_invisible) {
        return Cow::Borrowed(text);
    }
    let mut visible = String::with_capacity(text.len());
    for c in text.chars() {
        if !is_invisible(c) {
            visible.push(c);
            continue;
        }
        for unit in c.encode_utf16(&mut [0; 2]) {
            // Writing into memory does not fail.
            let _ = write!(visible, "\\u{unit:04x}");
        }
    }
    Cow::Owned(visible)
}

/// Writes lines that somebody reads in a terminal: whatever else is in them, only the ends of lines do
/// something to it.
pub struct VisibleLines<W: Write> {
    out: W,
    /// A line whose end has not come yet.
    line: Vec<u8>,
}

impl<W: Write> VisibleLines<W> {
    /// Writes the lines to `out`.
    pub fn new(out: W) -> Self {
        Self { out, line: Vec::new() }
    }
}

impl<W: Write> Write for VisibleLines<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.line.extend_from_slice(part);
            if let Some(line) = self.line.strip_suffix(b"\n") {
                self.out.write_all(visible(&String::from_utf8_lossy(line)).as_bytes())?;
                self.out.write_all(b"\n")?;
                self.line.clear();
            }
        }
        Ok(bytes.len())
    }

    /// What has been written of a line without its end is written out as well.
    fn flush(&mut self) -> io::Result<()> {
        self.out.write_all(visible(&String::from_utf8_lossy(&self.line)).as_bytes())?;
        self.line.clear();
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_something_to_a_screen_is_spelled_out() {
        assert_eq!(visible("\"Zoë\" 🐧\\"), "\"Zoë\" 🐧\\");
        assert_eq!(visible("\x1b[2J\u{202e}a\tb\r"), "\\u001b[2J\\u202ea\\u0009b\\u000d");
        assert_eq!(visible("\u{e0041}"), "\\udb40\\udc41");
        for c in ['\u{61c}', '\u{ad}', '\u{3164}', '\u{2800}', '\u{e0041}', '\u{9b}', '\u{7f}'] {
            assert!(is_invisible(c), "{}", c.escape_default());
        }
    }

    #[test]
    fn lines_stay_lines_however_they_are_written() {
        let mut lines = VisibleLines::new(Vec::new());
        let text = "é\x1b[2J\nb\x07\n\nc\u{202e}".as_bytes();
        text.chunks(1).for_each(|byte| lines.write_all(byte).unwrap());
        lines.flush().unwrap();
        let written = String::from_utf8(lines.out).unwrap();
        assert_eq!(written, "é\\u001b[2J\nb\\u0007\n\nc\\u202e");
    }
}
