//! One truth: what lies on the host's disk in the end, and what everybody makes of it.

use cinderpeek::client::Verdict;
use cinderpeek::game::record::Replay;
use cinderpeek::game::record::replay::RecordStep;
use cinderpeek::game::{Chance, Seat};
use cinderpeek::table::Farewell;
use cinderpeek::table::game::fair::{Agreement, seed};
use cinderpeek::table::save::line::{LineKind, SaveLine};

use crate::played::{Luck, Played};
use crate::world::{Asked, Simulated, World};

/// The record on the disk.
pub fn record<G: Simulated>(world: &World<G>) -> Vec<&str> {
    let lines = world.disk.iter().map(String::as_str);
    lines.filter(|line| LineKind::of(line) != Some(LineKind::Table)).collect()
}

/// The record is whole and by the rules; each action in it was asked for, none of them twice, and
/// none that was granted is missing; everybody has checked the game and found it fair.
pub fn holds<G: Simulated>(world: &World<G>) {
    let seed = world.seed;
    let lines = record(world);
    let mut replay =
        Replay::<G>::begin(lines[0]).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    let mut actions = Vec::new();
    for line in &lines[1..] {
        match replay.line(line).unwrap_or_else(|why| panic!("seed {seed}: {why}: {line}")) {
            RecordStep::Played { seat, action, .. } => actions.push((seat, action)),
            RecordStep::Dealt(_) | RecordStep::Ended(_) => {}
        }
    }
    assert!(replay.has_ended(), "seed {seed}: the record has no end");
    if world.plan.settings.turn_seconds.is_none() {
        every_action_was_asked_for(world, &actions);
    }
    for (i, device) in world.devices.iter().enumerate() {
        match (&device.verdict, device.ended) {
            (Some(Verdict::Verified { .. }), _) => {}
            (Some(Verdict::Differs(difference)), _) => {
                panic!("seed {seed}: device {i} of {}: {difference:?}", device.person)
            }
            (None, None | Some(Farewell::OtherDevice | Farewell::OwnerIsBack)) => {}
            (None, Some(Farewell::BrokenPromise | Farewell::Left)) => {}
            // Somebody was hired in their place, or they came too late.
            (None, Some(Farewell::Full | Farewell::Started)) => {}
            (None, Some(farewell)) => panic!("seed {seed}: device {i} was told {farewell:?}"),
        }
    }
}

fn every_action_was_asked_for<G: Simulated>(world: &World<G>, actions: &[(Seat, G::Action)]) {
    let seed = world.seed;
    let mut used = vec![false; world.asked.len()];
    for (i, (seat, action)) in actions.iter().enumerate() {
        let fits = |at: &usize| {
            let asked = &world.asked[*at];
            let same = seat_of(world, *at) == Some(*seat) && asked.action == G::asked(action);
            !used[*at] && same && asked.seq as usize <= i
        };
        let at = (0..used.len()).filter(fits).max_by_key(|at| {
            let asked = &world.asked[*at];
            (asked.granted, asked.seq)
        });
        match at {
            Some(at) => used[at] = true,
            None if G::may_be_the_tables(action) => {}
            None => panic!("seed {seed}: nobody asked for action {i}"),
        }
    }
    let lost = world.asked.iter().zip(&used).any(|(asked, used)| asked.granted && !used);
    assert!(!lost, "seed {seed}: an action that was granted is not in the record");
}

/// For which seat somebody asked. Whoever did not know it yet knew it later; or had known it before
/// their program was started again. The seat of a deal that was given up is another one: the nearest
/// request counts.
fn seat_of<G: Simulated>(world: &World<G>, at: usize) -> Option<Seat> {
    let person = |asked: &Asked<G>| world.devices[asked.device].person;
    let (before, since) = world.asked.split_at(at);
    let known = |it: &Asked<G>| it.seat.filter(|_| person(it) == person(&since[0]));
    since.iter().find_map(known).or_else(|| before.iter().rev().find_map(known))
}

/// The game on the disk, as the laws know games.
pub fn played<G: Simulated>(world: &World<G>) -> (Played<G>, Agreement<G>) {
    let lines = record(world);
    let Some(SaveLine::<G>::Header(fair)) = SaveLine::read(lines[0]) else {
        panic!("our own header")
    };
    let options = fair.agreement.options.clone();
    let seats = fair.agreement.people.len() as u8;
    let mut chance = Chance::from_seed(seed(&fair.secret, &fair.shares));
    let dealt = G::deal(&options, seats, &mut chance).expect("our own deal");
    let mut replay = Replay::<G>::begin(lines[0]).expect("our own header");
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for line in &lines[1..] {
        if let Ok(RecordStep::Played { seat, action, events: all }) = replay.line(line) {
            actions.push((seat, action));
            events.push(all);
        }
    }
    let of = |events: &Vec<G::Event>| {
        let written = events.iter().map(|event| serde_json::to_value(event).expect("an event"));
        written.flat_map(|event| G::read_luck(&event).expect("our own event")).collect()
    };
    let luck =
        Luck { deal: G::luck_of_deal(&options, &dealt), actions: events.iter().map(of).collect() };
    let played = Played { seed: world.seed, options, seats, dealt, actions, events, luck };
    (played, fair.agreement)
}
