//! The floor to compare Le Royaume with: four heroes who walk anywhere within three steps and spin, on
//! bare bit masks, without challenges, cards, checks, events or views.

use std::hint::black_box;

use cinderpeek::game::Chance;
use cinderpeek::game::set::Element;
use cinderpeek::games::royaume::Hex;

const TURNS: usize = 160;

/// Plays so many games and says how many decisions they had.
pub fn play_games(seed: u64, games: u64) -> u64 {
    let mut chance = Chance::from_number(seed, 0);
    let mut neighbours = [0_u64; Hex::COUNT];
    for hex in Hex::all() {
        neighbours[hex.index()] = hex.neighbours().bits();
    }
    (0..games).map(|_| play_game(&neighbours, &mut chance)).sum()
}

fn play_game(neighbours: &[u64; Hex::COUNT], chance: &mut Chance) -> u64 {
    let (mut heroes, mut points) = ([30_usize; 4], [0; 4]);
    for turn in 0..TURNS {
        let seat = turn % 4;
        heroes[seat] = any(reach(neighbours, heroes[seat]), chance);
        points[seat] += chance.below(10);
    }
    black_box(points);
    2 * TURNS as u64
}

fn reach(neighbours: &[u64; Hex::COUNT], from: usize) -> u64 {
    let (mut reached, mut edge) = (1_u64 << from, 1_u64 << from);
    for _ in 0..3 {
        let mut next = 0;
        while edge != 0 {
            next |= neighbours[edge.trailing_zeros() as usize];
            edge &= edge - 1;
        }
        edge = next & !reached;
        reached |= next;
    }
    reached
}

fn any(hexes: u64, chance: &mut Chance) -> usize {
    let mut left = hexes;
    for _ in 0..chance.below(hexes.count_ones() as usize) {
        left &= left - 1;
    }
    left.trailing_zeros() as usize
}
