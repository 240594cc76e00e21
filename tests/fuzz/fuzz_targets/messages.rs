//! Any bytes as a message: what can be read means the same when it is written and read again.
#![no_main]

use cinderpeek::bot::{Crewed, Level};
use cinderpeek::game::{Chance, Update, Wire};
use cinderpeek::games::{Memoarrr, PtiBapt};
use cinderpeek::net::codec;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((kind, bytes)) = bytes.split_first() else { return };
    match kind % 2 {
        // Memoarrr!'s kraken is too slow for this.
        0 => read::<Memoarrr>(kind / 2, bytes, &[Level::CabinBoy, Level::Captain, Level::Miser]),
        _ => read::<PtiBapt>(kind / 2, bytes, &Level::ALL),
    }
});

fn read<G: Crewed>(kind: u8, bytes: &[u8], crew: &[Level]) {
    match kind % 5 {
        0 => there_and_back::<Update<G>>(bytes),
        1 => there_and_back::<G::Action>(bytes),
        2 => there_and_back::<G::Options>(bytes),
        3 => there_and_back::<G::Illegal>(bytes),
        _ => views::<G>(bytes, crew),
    }
}

fn there_and_back<T: Wire>(bytes: &[u8]) {
    if let Ok(message) = codec::decode::<T>(bytes) {
        let again = codec::encode(&message).expect("what was read can be written");
        assert_eq!(codec::decode::<T>(&again), Ok(message));
    }
}

/// Views that no rules made, one after the other: no bot panics, and what it does is legal.
fn views<G: Crewed>(bytes: &[u8], crew: &[Level]) {
    let bot = |level: &Level| G::bot(*level, Chance::from_number(1, 1));
    let mut bots: Vec<_> = crew.iter().map(bot).collect();
    for bytes in bytes.split(|byte| *byte == 0xff) {
        let Ok(update) = codec::decode::<Update<G>>(bytes) else { continue };
        for bot in &mut bots {
            bot.observe(&update.seen, &update.view);
            if let Some(action) = bot.choose(&update.view) {
                assert!(G::legal_actions(&update.view).any(|legal| legal == action));
            }
        }
    }
}
