//! The floor to compare with: random four-player basic games on bare bit masks, without checks,
//! events, views or anything that could be shown to a player.

use std::hint::black_box;

use cinderpeek::game::Chance;

const LOCATIONS: u32 = (1 << 25) - 1 - (1 << 12);
const EDGES: u32 = 0b01110_10001_10001_10001_01110;

/// Plays so many games and says how many moves they had.
pub fn play_games(seed: u64, games: u64) -> u64 {
    let mut chance = Chance::from_number(seed, 0);
    (0..games).map(|_| play_game(&mut chance)).sum()
}

fn play_game(chance: &mut Chance) -> u64 {
    let mut cards: [u16; 25] = std::array::from_fn(|card| card as u16);
    chance.shuffle(&mut cards);
    let mut treasures = [1u16, 1, 2, 2, 2, 3, 4];
    chance.shuffle(&mut treasures);
    let mut rubies = [0; 4];
    let mut start = chance.below(4);
    let mut moves = 4;
    let mut barred = EDGES;
    for treasure in treasures {
        let mut birds = [1u16, 3, 7];
        chance.shuffle(&mut birds);
        let (mut down, mut last, mut out, mut seat) = (LOCATIONS, 25, 0u32, start);
        let mut taken = 0;
        while taken < 3 {
            if out >> seat & 1 == 0 {
                let mut fails = down == 0;
                if down != 0 {
                    let cell = any(down & !barred, chance);
                    let card = cards[cell as usize];
                    fails = last < 25 && card / 5 != last / 5 && card % 5 != last % 5;
                    (barred, last, down) = (0, card, down & !(1 << cell));
                    moves += 1;
                }
                if fails {
                    out |= 1 << seat;
                    if birds[taken] == 7 {
                        start = seat;
                    }
                    taken += 1;
                }
            }
            seat = (seat + 1) % 4;
        }
        rubies[(!out).trailing_zeros() as usize] += treasure;
    }
    black_box(rubies);
    moves
}

fn any(cells: u32, chance: &mut Chance) -> u32 {
    let mut left = cells;
    for _ in 0..chance.below(cells.count_ones() as usize) {
        left &= left - 1;
    }
    left.trailing_zeros()
}
