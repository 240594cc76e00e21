//! Any bytes as options, luck and actions: nothing panics, and a refusal changes nothing.
#![no_main]

use cinderpeek::game::{Chance, Game, Seat, Viewer};
use cinderpeek::games::{Memoarrr, PtiBapt, Royaume};
use cinderpeek::net::transport::codec;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((game, bytes)) = bytes.split_first() else { return };
    match game % 3 {
        0 => play::<Memoarrr>(bytes, |[verb, cell, _]| vec![verb % 8, cell % 32]),
        // A deed is a verb with one place, two or none; in solo a time may follow.
        1 => play::<PtiBapt>(bytes, |[verb, a, b]| {
            let places: &[u8] = match verb % 4 {
                0 => &[a % 32],
                1 => &[1],
                _ => &[a % 32, b % 32],
            };
            let time: &[u8] = if verb & 0x40 == 0 { &[0] } else { &[1, b, verb >> 7] };
            [&[verb % 4], places, time].concat()
        }),
        _ => play::<Royaume>(bytes, |[verb, a, b]| match verb % 13 {
            0 => vec![0, a % 2],
            // A card has a number, and then whatever has to be said about it.
            2 => vec![2, a % 18, b % 61, verb / 13],
            11 => vec![2, a % 18, b % 9],
            12 => vec![2, a % 18],
            4 => vec![4, 1, a % 24],
            verb @ (1 | 5 | 10) => [verb, a % 61, b % 61][..if verb == 1 { 2 } else { 3 }].to_vec(),
            verb => vec![verb],
        }),
    }
});

fn play<G: Game>(bytes: &[u8], action: impl Fn([u8; 3]) -> Vec<u8>) {
    let Some((head, mut rest)) = bytes.split_at_checked(8) else { return };
    let Ok(options) = codec::decode::<G::Options>(&head[..head.len() - usize::from(head[6] % 8)])
    else {
        return;
    };
    let mut chance = Chance::from_number(head[7].into(), 0);
    let dealt = (1..=6)
        .cycle()
        .skip(usize::from(head[5] % 6))
        .take(6)
        .find_map(|seats| G::deal(&options, seats, &mut chance).ok());
    let Some(mut state) = dealt else { return };
    while let Some((&[seat, rest_of_it @ ..], after)) = rest.split_first_chunk::<4>() {
        rest = after;
        let Some(seat) = Seat::new(seat % Seat::MAX) else { return };
        let action = match codec::decode::<G::Action>(&action(rest_of_it)) {
            Ok(action) => action,
            // What cannot be read is played as something legal, so that games get on.
            Err(_) => {
                let view = G::view(&state, Viewer::Seat(seat));
                let Some(action) = G::legal_actions(&view).last() else { continue };
                action
            }
        };
        let (before, mut events) = (state.clone(), Vec::new());
        if G::play(&mut state, seat, &action, &mut chance, &mut events).is_err() {
            assert!(state == before && events.is_empty(), "a refusal changed something");
        }
        assert_eq!(G::outcome(&state).is_some(), G::to_act(&state).is_empty());
    }
}
