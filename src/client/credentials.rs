//! What a client keeps on disk: enough to take its seat back, and nothing that it has seen.

use serde::{Deserialize, Serialize};

use crate::game::Chance;
use crate::hex::HexBytes;
use crate::table::game::fair::Share;
use crate::table::messages::token::Token;

/// What a client keeps on disk for one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCredentials {
    /// What its seat belongs to.
    pub token: Token,
    /// What it promised for the next deal, or added to this one.
    pub share: Option<Share>,
    /// The one agreement for which it opened that.
    pub agreed: Option<HexBytes<32>>,
    /// How many times it has opened what it promised for the game that comes, or for this one: all but
    /// the last of these deals were given up.
    #[serde(default)]
    pub opened: u32,
    /// Whether a game has begun by that agreement.
    #[serde(default)]
    pub begun: bool,
    /// The newest game that was checked.
    #[serde(default)]
    pub checked: Option<CheckedGame>,
}

/// A game that was over and checked: nothing can be told of it any more but how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckedGame {
    /// The agreement by which it was dealt.
    pub agreed: HexBytes<32>,
    /// How many actions it had.
    pub actions: u32,
}

impl SeatCredentials {
    /// For a table where one has never been. The luck has to come from the system's own randomness.
    pub fn new(chance: &mut Chance) -> Self {
        Self::with_token(Token::draw(chance))
    }

    /// Without what was promised and not opened: the file may have been copied to another device, which
    /// then has opened it unknown to this one. Bytes that both open, each for another deal, would look
    /// like fraud.
    pub(super) fn without_promise(self) -> Self {
        let share = self.share.filter(|_| self.agreed.is_some());
        Self { share, ..self }
    }

    /// To sit in for somebody, with the token that the table made for it.
    pub fn with_token(token: Token) -> Self {
        Self { token, share: None, agreed: None, opened: 0, begun: false, checked: None }
    }
}
