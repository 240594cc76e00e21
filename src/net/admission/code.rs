//! The join code: what the host reads aloud and a guest types.
//!
//! Six characters of an alphabet in which no two look or sound alike too easily: 31^6, about 887
//! million codes. That is little for a password, but whoever guesses must ask the host each time
//! ([`admission`](crate::net::admission)), and the host stops answering ([`lockout`](super::lockout)).

use std::fmt;
use std::str::FromStr;

use rand::RngExt;

/// No 0 O, 1 I L: what is left cannot be mistaken on a screen.
const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// How many characters a code has.
const LENGTH: usize = 6;

/// A join code, for instance `K7M-2QX`.
#[derive(Clone, PartialEq, Eq)]
pub struct Code([u8; LENGTH]);

/// Text that is no join code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// It has this many characters, without white space and dashes.
    #[error("{0} characters instead of {LENGTH}")]
    Length(usize),
    /// This character is in no code.
    #[error("\"{}\" is in no join code", .0.escape_default())]
    Character(char),
}

impl Code {
    /// A code that nobody can foresee.
    pub fn random() -> Self {
        let mut rng = rand::rng();
        Self([(); LENGTH].map(|()| ALPHABET[rng.random_range(0..ALPHABET.len())]))
    }

    /// The characters alone, in upper case: what both sides prove to know.
    pub(crate) fn characters(&self) -> &[u8] {
        &self.0
    }

    /// The characters without the dash, for instance `K7M2QX`.
    pub fn plain(&self) -> String {
        self.0.iter().copied().map(char::from).collect()
    }
}

/// Reads what a person typed: case, white space and dashes do not matter.
impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let skipped = |letter: &char| !letter.is_whitespace() && !matches!(letter, '-' | '–' | '_');
        let letters: Vec<char> = text.chars().filter(skipped).take(4 * LENGTH).collect();
        let mut code = [0; LENGTH];
        if letters.len() != LENGTH {
            return Err(CodeError::Length(letters.len()));
        }
        for (place, letter) in code.iter_mut().zip(letters) {
            *place = known(letter).ok_or(CodeError::Character(letter))?;
        }
        Ok(Self(code))
    }
}

fn known(letter: char) -> Option<u8> {
    let letter = u8::try_from(letter).ok()?.to_ascii_uppercase();
    ALPHABET.contains(&letter).then_some(letter)
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = self.plain();
        let (first, second) = plain.split_at(LENGTH / 2);
        write!(f, "{first}-{second}")
    }
}

/// A code is for people's eyes, not for logs.
impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_is_shown_and_as_people_type_it() {
        for _ in 0..200 {
            let code = Code::random();
            assert_eq!(code.to_string().parse(), Ok(code.clone()));
            assert_eq!(code.plain().to_lowercase().parse(), Ok(code.clone()));
            assert_eq!(format!("  {} ", code.to_string().replace('-', " – ")).parse(), Ok(code));
        }
    }

    #[test]
    fn what_is_no_code_is_told_why() {
        assert_eq!("".parse::<Code>(), Err(CodeError::Length(0)));
        assert_eq!("K7M2Q".parse::<Code>(), Err(CodeError::Length(5)));
        assert_eq!("K7M2Q0".parse::<Code>(), Err(CodeError::Character('0')));
        assert_eq!("K7M2Qé".parse::<Code>(), Err(CodeError::Character('é')));
        assert_eq!("x".repeat(1_000_000).parse::<Code>(), Err(CodeError::Length(24)));
    }
}
