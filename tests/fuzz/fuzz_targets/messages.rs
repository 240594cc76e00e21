//! Any bytes as a message: what can be read means the same when it is written and read again.
#![no_main]

use cinderpeek::bot::{Crewed, Level};
use cinderpeek::client::{Autopilot, Input, Logged, Output, Player, Profile, SeatCredentials};
use cinderpeek::game::{Chance, Update, Wire};
use cinderpeek::games::{Memoarrr, PtiBapt, Royaume};
use cinderpeek::net::transport::codec;
use cinderpeek::table::{Kind, Moment, Notice, PlayerName, Portrait, Request};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((kind, bytes)) = bytes.split_first() else { return };
    let crew = [Level::CabinBoy, Level::Sailor, Level::Captain];
    match kind % 3 {
        // The krakens are too slow for this.
        0 => read::<Memoarrr>(kind / 3, bytes, &[Level::CabinBoy, Level::Captain, Level::Miser]),
        1 => read::<PtiBapt>(kind / 3, bytes, &crew),
        _ => read::<Royaume>(kind / 3, bytes, &crew),
    }
});

fn read<G: Crewed + Logged>(kind: u8, bytes: &[u8], crew: &[Level]) {
    match kind % 8 {
        0 => there_and_back::<Update<G>>(bytes),
        1 => there_and_back::<G::Action>(bytes),
        2 => there_and_back::<G::Options>(bytes),
        3 => there_and_back::<G::Illegal>(bytes),
        4 => there_and_back::<Request<G>>(bytes),
        5 => there_and_back::<Notice<G>>(bytes),
        6 => notices::<G>(bytes),
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

/// Notices that no table sends, one after the other: no client panics, and what it answers can be
/// written.
fn notices<G: Crewed + Logged>(bytes: &[u8]) {
    let mut luck = Chance::from_number(1, 2);
    let level = Level::Captain;
    let (portrait, kind) = (Portrait::of_bot(level), Kind::Bot(level));
    let profile = Profile { name: PlayerName::fitted("Fuzz", "-"), portrait, kind, watch: false };
    let (credentials, bot) = (SeatCredentials::new(&mut luck), G::bot(level, luck.clone()));
    let mut pilot = Autopilot::<G>::new(profile, credentials, luck, bot, 0);
    let heard = bytes.split(|byte| *byte == 0xff).filter_map(|bytes| codec::decode(bytes).ok());
    let inputs = [Input::WantReady(true), Input::LinkUp].into_iter().chain(heard.map(Input::Heard));
    for (now, input) in inputs.enumerate() {
        for output in pilot.handle(Moment(now as u64), input) {
            if let Output::Send(request) = output {
                codec::encode(&request).expect("a request fits a frame");
            }
        }
    }
}
