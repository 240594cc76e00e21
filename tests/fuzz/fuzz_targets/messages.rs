//! Any bytes as a message: what can be read means the same when it is written and read again.
#![no_main]

use cinderpeek::game::{Game, Update, Wire};
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
        _ => view(bytes),
    }
});

fn there_and_back<T: Wire>(bytes: &[u8]) {
    if let Ok(message) = codec::decode::<T>(bytes) {
        let again = codec::encode(&message).expect("what was read can be written");
        assert_eq!(codec::decode::<T>(&again), Ok(message));
    }
}

/// A view that no rules made: asking it what is legal must not panic either.
fn view(bytes: &[u8]) {
    if let Ok(view) = codec::decode::<<Memoarrr as Game>::View>(bytes) {
        let _many = Memoarrr::legal_actions(&view).count();
    }
}
