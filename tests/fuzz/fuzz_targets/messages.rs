//! Any bytes as a message: what can be read means the same when it is written and read again.
#![no_main]

use cinderpeek::bot::{Crewed, Level};
use cinderpeek::game::{Chance, Game, Update, Wire};
use cinderpeek::games::Memoarrr;
use cinderpeek::net::codec;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((kind, bytes)) = bytes.split_first() else { return };
    match kind % 5 {
        0 => there_and_back::<Update<Memoarrr>>(bytes),
        1 => there_and_back::<<Memoarrr as Game>::Action>(bytes),
        2 => there_and_back::<<Memoarrr as Game>::Options>(bytes),
        3 => there_and_back::<<Memoarrr as Game>::Illegal>(bytes),
        _ => views(bytes),
    }
});

fn there_and_back<T: Wire>(bytes: &[u8]) {
    if let Ok(message) = codec::decode::<T>(bytes) {
        let again = codec::encode(&message).expect("what was read can be written");
        assert_eq!(codec::decode::<T>(&again), Ok(message));
    }
}

/// Views that no rules made, one after the other: no bot panics, and what it does is legal.
fn views(bytes: &[u8]) {
    let mut bots = [Level::CabinBoy, Level::Captain, Level::Miser]
        .map(|level| Memoarrr::bot(level, Chance::from_number(1, 1)));
    for bytes in bytes.split(|byte| *byte == 0xff) {
        let Ok(update) = codec::decode::<Update<Memoarrr>>(bytes) else { continue };
        for bot in &mut bots {
            bot.observe(&update.seen, &update.view);
            if let Some(action) = bot.choose(&update.view) {
                assert!(Memoarrr::legal_actions(&update.view).any(|legal| legal == action));
            }
        }
    }
}
