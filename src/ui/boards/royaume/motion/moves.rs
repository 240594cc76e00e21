//! What can move on this board.

use super::path::Path;
use crate::game::Seat;
use crate::games::royaume::{Card, Hex, Memory, Sector, Tile};

/// Something that moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    /// A hero goes its way.
    Hero { seat: Seat, path: Path },
    /// The Wizard goes, or rises where he stands.
    Wizard { from: Option<Hex>, to: Hex },
    /// R14: the arrow turns to say where the Wizard goes.
    Arrow { sector: Sector },
    /// A challenge is turned up.
    Turn { hex: Hex, tile: Tile },
    /// A challenge goes to who has completed it.
    Complete { seat: Seat, tile: Tile, from: Option<Hex> },
    /// A9: a challenge goes to another hex.
    Carry { tile: Tile, from: Hex, to: Hex },
    /// C26: a challenge goes back to the board.
    Return { seat: Seat, tile: Tile, to: Hex },
    /// R11: completed challenges are turned face down.
    Spend { seat: Seat, tile: Tile },
    /// R11: a memory leaves the Mine.
    Memory { seat: Seat, memory: Memory, mine: Hex },
    /// A8: a memory goes to another player.
    Give { from: Seat, to: Seat, memory: Memory },
    /// R12: a memory finds its place.
    Place { seat: Seat, memory: Memory, hex: Hex },
    /// R10: the spirit animal comes.
    Animal { seat: Seat },
    /// A card leaves that place in the hand for what it acts on.
    Play { seat: Seat, card: Card, slot: usize, to: Target },
    /// A card leaves the hand for the discards.
    Discard { seat: Seat, card: Card, slot: usize },
    /// A1: a card leaves the discards for the hand.
    Take { seat: Seat, card: Card, slot: usize },
    /// A card leaves the deck for the hand.
    Draw { seat: Seat, card: Card, slot: usize },
    /// R30: a misfortune is drawn.
    Befall { seat: Seat, card: Card, effect: bool },
    /// Points are counted, from so many on.
    Points { seat: Seat, by: i16, before: u16 },
    /// C24: the snowstorm comes.
    Snow { hex: Hex },
    /// C24: the snowstorm goes.
    Thaw { hex: Hex },
    /// R31: the end begins.
    End,
    /// A scene opens.
    Open,
    /// A scene closes.
    Close,
    /// Somebody comes into the scene.
    Join { seat: Seat },
    /// Somebody has decided something.
    Said { seat: Seat },
    /// Somebody spins.
    Spin { seat: Seat, sector: Sector },
    /// The part of that number drops into the sum.
    Drop { part: usize },
    /// It is decided.
    ContestEnd { done: bool },
}

/// What a card acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Hex(Hex),
    Plate(Seat),
    /// The challenge or fight under way.
    Scene,
    /// The discards.
    Pile,
}
