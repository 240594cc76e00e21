//! What a client says of a game when it is over: was it dealt and played as agreed?

use crate::table::game::fair::Promise;

/// The result of the check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The game was dealt and played as agreed.
    Verified {
        /// How many updates were compared.
        updates: usize,
        /// Whether this program had a part in the deal: it opened its own bytes for this very agreement.
        /// One that had none, a spectator's or a second device's, takes the host's word for what was
        /// agreed.
        witnessed: bool,
        /// How many deals were given up before this one.
        given_up: u32,
        /// How many actions of this seat this program was told of and had not asked for: the table
        /// decided since time was up, a bot sat in, or another device played. Only the player can tell
        /// whether that was so.
        not_from_here: u32,
    },
    /// The game was not dealt or played as agreed.
    Differs(Difference),
}

/// What is not as it was agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// What the host now calls agreed is not what this player's program agreed to.
    OtherAgreement,
    /// Opened bytes are not those that were promised.
    Broken(Promise),
    /// These options cannot be dealt.
    NoDeal,
    /// What the table told after this many actions is not what the agreed deal gives.
    OtherUpdate(u32),
    /// By the rules that action cannot be played.
    Illegal(u32),
    /// The game was not over.
    NotOver,
    /// The table went back behind this action, which it had told of.
    TookBack(u32),
    /// The table told of this action when it had told more than there can be in a whole game.
    TooManyUpdates(u32),
    /// The table told something that no table can tell.
    NoSense,
    /// The host says that this player did something at that update, which this program never asked for.
    NotAsked(u32),
    /// A game before this one, at the same table, was not as agreed: a host could otherwise end a deal that
    /// it does not like in any way it wants, and be called fair for the next one.
    EarlierGame,
}
