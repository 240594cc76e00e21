//! What things are worth to a player, in points, before they are points.
//!
//! The figures were found by letting bots with other figures play against each other.

use crate::game::Seat;
use crate::games::royaume::{Card, Memory, Tabletop};

/// R12: what placing a memory tile gives, its neighbours not counted.
const PLACED: f32 = 5.0;
/// The neighbours that a tile finds on average when it is placed in the last turn.
const NEIGHBOURS: f32 = 0.6;
/// How likely a tile that cannot be placed now is placed in the end.
const PLACED_LATER: f32 = 0.75;
/// A completed challenge has to be carried to the Mine before it is a memory tile.
const CARRIED: f32 = 0.72;
/// What a turn is worth.
pub const TURN: f32 = 3.6;
/// What one more in every contest is worth, for each challenge that the seat may still take, and for
/// how many of them at most.
const STRENGTH: f32 = 1.1;
const MOST_CONTESTS: f32 = 5.6;

/// What a memory tile before a player is worth.
pub fn of_memory(table: &Tabletop, memory: Memory) -> f32 {
    let sites = table.memory_sites(memory);
    let around = |hex: crate::games::royaume::Hex| (hex.neighbours() & table.memories).len();
    match sites.iter().map(around).max() {
        Some(most) => of_kept_memory(table) + NEIGHBOURS.max(most as f32),
        None => (of_kept_memory(table) + NEIGHBOURS) * PLACED_LATER,
    }
}

/// R12: what a memory tile that is kept gives by itself. The end is near with so few left in the Mine
/// that the others could fetch most of them before one's next turn; after that early harvest pays less.
pub fn of_kept_memory(table: &Tabletop) -> f32 {
    let end_is_near = 2 * table.mine <= 3 * table.seats();
    f32::from(table.options.memory_points(end_is_near))
}

/// What a memory tile out of the Mine is worth, before it is known which.
pub fn of_unknown_memory() -> f32 {
    (PLACED + NEIGHBOURS) * 0.93
}

/// What an unspent challenge is worth: a memory tile, if there will be one left.
pub fn of_tile(table: &Tabletop, seat: Seat) -> f32 {
    let rivals = table.players.iter().map(|player| player.unspent.len()).sum::<usize>();
    let wanted = rivals.saturating_sub(table.player(seat).unspent.len()) + 1;
    let left = f32::from(table.mine) / wanted as f32;
    of_unknown_memory() * CARRIED * left.min(1.0)
}

/// What one more in every contest is worth.
pub fn of_strength(table: &Tabletop) -> f32 {
    let still = table.challenges().len() as f32 / f32::from(table.seats());
    STRENGTH * still.min(MOST_CONTESTS)
}

/// What losing these points costs: nobody has fewer than none.
pub fn of_loss(table: &Tabletop, seat: Seat, points: u16) -> f32 {
    f32::from(points.min(table.player(seat).score))
}

/// How much a gain of one of the others hurts.
pub fn of_rivals_point(table: &Tabletop) -> f32 {
    1.0 / f32::from(table.seats().saturating_sub(1).max(1))
}

/// What holding a card is worth.
pub fn of_card(card: Card) -> f32 {
    match card {
        Card::General => 6.0,
        Card::Fox => 5.0,
        Card::Prophet | Card::Bison | Card::ShortWay => 3.0,
        Card::Miner | Card::Luck | Card::Bow => 2.5,
        Card::Merchant | Card::Goat | Card::Sword | Card::Shield => 1.5,
        Card::Magician | Card::Invisibility | Card::Horn | Card::TeamUp => 1.2,
        Card::Shaman | Card::Storyteller => 0.5,
        _ => 0.0,
    }
}
