//! What was seen becomes so on the table that is shown, one event after the other.
//!
//! An update says what happened and how things stand after all of it. Between the two the screen
//! shows one event at a time, so each is applied to the table of the update before. Who decides next
//! and the contest under way are only told with the whole update.

use crate::game::Seat;
use crate::game::set::Element;
use crate::games::royaume::{Card, Memory, Player, Seen, Snow, Tabletop, Tile, TileSet};

/// Applies what was seen.
pub fn apply(table: &mut Tabletop, seen: &Seen) {
    match seen {
        Seen::Points { seat, score, .. } => player(table, *seat).score = *score,
        Seen::Hero { seat, to, .. } => player(table, *seat).hero = *to,
        Seen::Animal { seat } => player(table, *seat).animal = true,
        Seen::Wizard { to, .. } => table.wizard = Some(*to),
        Seen::Snow { hex, seats } => {
            table.snow = Some(Snow { hex: *hex, trapped: *seats, owing: *seats });
        }
        Seen::SnowBack(_) => table.snow = None,
        Seen::Missed { seat } => {
            if let Some(snow) = &mut table.snow {
                snow.owing.remove(*seat);
            }
        }
        Seen::Turn { seat, number } => {
            table.turn = *seat;
            player(table, *seat).turns = *number;
        }
        Seen::LastTurn { seat } => table.turn = *seat,
        Seen::EndBegins { why } => {
            (table.end, table.wizard, table.snow) = (Some(*why), None, None);
        }
        Seen::Spent { .. }
        | Seen::Memory { .. }
        | Seen::Swapped { .. }
        | Seen::Placed { .. }
        | Seen::Turned { .. }
        | Seen::Completed { .. }
        | Seen::Carried { .. }
        | Seen::Returned { .. } => apply_to_tiles(table, seen),
        _ => apply_to_cards(table, seen),
    }
}

fn apply_to_tiles(table: &mut Tabletop, seen: &Seen) {
    match seen {
        Seen::Turned { hex, tile } => {
            table.down.remove(*hex);
            table.grey.remove(*hex);
            table.up.insert(*hex, *tile);
        }
        Seen::Completed { seat, tile } => {
            take_up(table, *tile);
            player(table, *seat).unspent.insert(*tile);
        }
        Seen::Carried { tile, from, to } => {
            table.up.remove(*from);
            table.up.insert(*to, *tile);
        }
        Seen::Returned { seat, tile, hex } => {
            player(table, *seat).unspent.remove(*tile);
            table.up.insert(*hex, *tile);
        }
        Seen::Spent { seat, tiles } => {
            let spent: TileSet = tiles.set();
            let player = player(table, *seat);
            (player.unspent, player.spent) = (player.unspent - spent, player.spent | spent);
        }
        Seen::Memory { seat, tile } => {
            table.mine = table.mine.saturating_sub(1);
            change_memories(player(table, *seat), None, Some(*tile));
        }
        Seen::Swapped { seat, give, other, take } => {
            change_memories(player(table, *seat), Some(*give), Some(*take));
            change_memories(player(table, *other), Some(*take), Some(*give));
        }
        Seen::Placed { seat, tile, hex } => {
            let player = player(table, *seat);
            change_memories(player, Some(*tile), None);
            player.placed = player.placed.saturating_add(1);
            table.memories.insert(*hex);
        }
        _ => {}
    }
}

fn apply_to_cards(table: &mut Tabletop, seen: &Seen) {
    match seen {
        Seen::Played { seat, card } | Seen::Counted { seat, card, .. } => {
            discard(table, *seat, *card);
        }
        Seen::Discarded { seat, cards } => {
            cards.iter().for_each(|card| discard(table, *seat, *card));
        }
        Seen::Took { seat, card } => {
            let there = &mut table.discards[card.index()];
            *there = there.saturating_sub(1);
            let _there_is_room = player(table, *seat).hand.try_push(*card);
        }
        Seen::Drew { seat, card } => {
            table.deck = table.deck.saturating_sub(1);
            let _there_is_room = player(table, *seat).hand.try_push(*card);
        }
        Seen::Befell { card, .. } => {
            table.deck = table.deck.saturating_sub(1);
            add_discard(table, *card);
        }
        Seen::Reshuffled => {
            table.deck =
                table.discards.iter().fold(table.deck, |all, some| all.saturating_add(*some));
            table.discards = [0; Card::COUNT];
        }
        _ => {}
    }
}

fn player(table: &mut Tabletop, seat: Seat) -> &mut Player {
    &mut table.players[seat.index()]
}

/// R17: a challenge that is done leaves its hex.
fn take_up(table: &mut Tabletop, tile: Tile) {
    let hex = table.up.iter().find(|(_, lies)| *lies == tile).map(|(hex, _)| hex);
    if let Some(hex) = hex {
        table.up.remove(hex);
    }
}

fn change_memories(player: &mut Player, gone: Option<Memory>, got: Option<Memory>) {
    if let Some(gone) = gone {
        let there = &mut player.memories[gone.index()];
        *there = there.saturating_sub(1);
    }
    if let Some(got) = got {
        let there = &mut player.memories[got.index()];
        *there = there.saturating_add(1);
    }
}

fn discard(table: &mut Tabletop, seat: Seat, card: Card) {
    let hand = &mut player(table, seat).hand;
    if let Some(at) = hand.iter().position(|held| *held == card) {
        hand.remove(at);
        add_discard(table, card);
    }
}

/// A host may tell of more cards than there are.
fn add_discard(table: &mut Tabletop, card: Card) {
    let there = &mut table.discards[card.index()];
    *there = there.saturating_add(1);
}
