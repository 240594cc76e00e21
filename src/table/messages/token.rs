//! What a seat belongs to: a secret that its client made and keeps.
//!
//! The client makes the token, not the table. So joining again after a cut link is the same join,
//! whether or not the first answer ever arrived, and no message of the table ever holds a token. The
//! table remembers only a [`TokenHash`], which tells whether a token fits but not what it is: not even
//! somebody who reads the host's save can take another's seat.

use serde::{Deserialize, Serialize};

use crate::game::Chance;
use crate::hex::HexBytes;
use crate::table::game::fair::hash;

/// The secret of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Token(pub HexBytes<16>);

/// What a token must fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenHash(pub HexBytes<32>);

impl Token {
    /// A new one. The luck has to come from the system's own randomness.
    pub fn draw(chance: &mut Chance) -> Self {
        Self(HexBytes(bytes(chance)))
    }

    /// What this token fits.
    pub fn token_hash(&self) -> TokenHash {
        TokenHash(hash("session", &[&self.0.0]))
    }
}

/// Some bytes that nobody can guess.
pub(crate) fn bytes<const N: usize>(chance: &mut Chance) -> [u8; N] {
    std::array::from_fn(|_| chance.below(256) as u8)
}

/// A token is not for logs.
impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(…)")
    }
}
