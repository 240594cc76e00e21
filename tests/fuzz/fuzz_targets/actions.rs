//! Any bytes as options, luck and actions: nothing panics, and a refusal changes nothing.
#![no_main]

use cinderpeek::game::{Chance, Game, Seat, Viewer};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Action, Options};
use cinderpeek::net::codec;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((head, mut rest)) = bytes.split_at_checked(8) else { return };
    let Ok(options) = codec::decode::<Options>(&head[..head.len() - usize::from(head[6] & 3)])
    else {
        return;
    };
    let mut chance = Chance::from_number(head[7].into(), 0);
    let Ok(mut state) = Memoarrr::deal(&options, options.seats(), &mut chance) else { return };
    while let Some((&[seat, verb, cell], after)) = rest.split_first_chunk() {
        rest = after;
        let Some(seat) = Seat::new(seat % Seat::MAX) else { return };
        let action = match codec::decode::<Action>(&[verb % 8, cell % 32]) {
            Ok(action) => action,
            // What cannot be read is played as something legal, so that games get on.
            Err(_) => {
                let view = Memoarrr::view(&state, Viewer::Seat(seat));
                let Some(action) = Memoarrr::legal_actions(&view).last() else { continue };
                action
            }
        };
        let (before, mut events) = (state.clone(), Vec::new());
        if Memoarrr::play(&mut state, seat, &action, &mut chance, &mut events).is_err() {
            assert!(state == before && events.is_empty(), "a refusal changed something");
        }
    }
});
