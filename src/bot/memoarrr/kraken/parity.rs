//! Two players, and the one to move knows every card: then a round is a game without luck.
//!
//! Each moves from the last card to a face-down one that connects with it, and whoever cannot,
//! loses: undirected vertex geography. Whoever moves from a card wins exactly if some largest
//! matching of the face-down cards and that card needs it; and since no card connects with three
//! that do not connect among themselves (the graph is claw-free), that comes down to counting: a
//! connected claw-free graph has a matching that leaves out at most one. So the player to move loses
//! exactly if every connected cluster of face-down cards that touches the last card is even.

use super::cards::{CONNECTED, Cards, each};

/// Whether the player who has to move from `last` wins, if both see all the cards that are down.
fn mover_wins(last: u8, down: Cards) -> bool {
    let mut touching = CONNECTED[usize::from(last)] & down;
    while touching != 0 {
        let cluster = cluster(touching & touching.wrapping_neg(), down);
        if cluster.count_ones() % 2 == 1 {
            return true;
        }
        touching &= !cluster;
    }
    false
}

/// Those of `moves` after which the other player, who moves next among `down`, loses.
pub fn winning_moves(moves: Cards, down: Cards) -> Cards {
    each(moves)
        .filter(|card| !mover_wins(*card, down & !(1 << card)))
        .fold(0, |winning, card| winning | 1 << card)
}

/// All cards of `down` that can be reached from `seed`, `seed` included.
fn cluster(seed: Cards, down: Cards) -> Cards {
    let (mut cluster, mut border) = (seed, seed);
    while border != 0 {
        let next = each(border).fold(0, |next, card| next | CONNECTED[usize::from(card)]);
        border = next & down & !cluster;
        cluster |= border;
    }
    cluster
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::memoarrr::kraken::cards::{ALL, any};
    use crate::game::Chance;

    /// By trying everything.
    fn exhaustively(last: u8, down: Cards) -> bool {
        each(CONNECTED[usize::from(last)] & down)
            .any(|card| !exhaustively(card, down & !(1 << card)))
    }

    #[test]
    fn counting_agrees_with_exhaustive_search() {
        let mut chance = Chance::from_number(7, 0);
        for round in 0..4000 {
            let mut down = 0;
            for _ in 0..round % 12 {
                down |= 1 << any(ALL & !down, &mut chance);
            }
            let last = any(ALL & !down, &mut chance);
            assert_eq!(mover_wins(last, down), exhaustively(last, down), "{last} {down:025b}");
        }
    }

    #[test]
    fn a_winning_move_leaves_the_other_lost() {
        let mut chance = Chance::from_number(8, 0);
        for _ in 0..1000 {
            let down = (0..9).fold(0, |down, _| down | 1 << any(ALL & !down, &mut chance));
            let last = any(ALL & !down, &mut chance);
            let winning = winning_moves(CONNECTED[usize::from(last)] & down, down);
            assert_eq!(winning != 0, exhaustively(last, down));
        }
    }
}
