//! Every screen and state of the app, by name: prepared once, used by the tests and by the pictures.

use std::any::Any;

use cinderpeek::game::{SeatSet, Update};
use cinderpeek::games::memoarrr::{Link, Phase, Seen};
use cinderpeek::games::{Memoarrr, Name};
use cinderpeek::table::{ChatLine, Notice, PersonId, Reaction};
use cinderpeek::ui::App;
use cinderpeek::ui::rehearsal::{Rehearsal, Staged};

use super::learning_scenes as learning;
use super::prepared::{Prepared, me};
use super::ptibapt_scenes as ptibapt;
use super::stage::{Setting, Stage, stage};

/// A scene: its name, and how it comes about.
pub struct Scene {
    /// For the file and for the one who reads a failure.
    pub name: &'static str,
    make: fn(&mut Stage) -> Rehearsed,
}

/// The other end of the table of a scene: a [`Rehearsal`] of its game, if it is at one.
pub type Rehearsed = Option<Box<dyn Any>>;

fn held<G: Staged>(rehearsal: Rehearsal<G>) -> Rehearsed {
    Some(Box::new(rehearsal))
}

impl Scene {
    /// Puts it on the stage.
    pub fn show(&self, setting: &Setting) -> (Stage, Rehearsed) {
        let mut stage = stage(setting);
        let rehearsal = (self.make)(&mut stage);
        stage.run_steps(8);
        (stage, rehearsal)
    }
}

/// All of them.
pub const ALL: &[Scene] = &[
    Scene { name: "home", make: |_| None },
    Scene { name: "looking", make: |stage| held(looking(stage)) },
    Scene { name: "my-turn", make: |stage| held(my_turn(stage)) },
    Scene { name: "their-turn", make: |stage| held(their_turn(stage)) },
    Scene { name: "failed", make: |stage| held(failed(stage)) },
    Scene {
        name: "penguin",
        make: |stage| {
            held(ability(stage, |it| matches!(it, Phase::Penguin(seat) if *seat == me())))
        },
    },
    Scene {
        name: "peeking",
        make: |stage| {
            held(ability(stage, |it| matches!(it, Phase::Peeking(seat, _) if *seat == me())))
        },
    },
    Scene {
        name: "others-peek",
        make: |stage| {
            held(ability(stage, |it| matches!(it, Phase::Peeking(seat, _) if *seat != me())))
        },
    },
    Scene {
        name: "walrus",
        make: |stage| held(ability(stage, |it| matches!(it, Phase::Walrus(seat) if *seat == me()))),
    },
    Scene {
        name: "octopus",
        make: |stage| {
            held(ability(stage, |it| matches!(it, Phase::Octopus(seat) if *seat == me())))
        },
    },
    Scene { name: "banned", make: |stage| held(banned(stage)) },
    Scene { name: "round-end", make: |stage| held(round_end(stage)) },
    Scene { name: "two-players", make: |stage| held(two(stage)) },
    Scene { name: "talk", make: |stage| held(talk(stage)) },
    Scene { name: "away", make: |stage| held(away(stage)) },
    Scene { name: "ptibapt-first", make: |stage| held(ptibapt::first(stage)) },
    Scene { name: "ptibapt-second", make: |stage| held(ptibapt::second(stage)) },
    Scene { name: "ptibapt-mismatch", make: |stage| held(ptibapt::mismatch(stage)) },
    Scene { name: "ptibapt-trap", make: |stage| held(ptibapt::trap(stage)) },
    Scene { name: "ptibapt-their-trap", make: |stage| held(ptibapt::their_trap(stage)) },
    Scene { name: "ptibapt-again", make: |stage| held(ptibapt::again(stage)) },
    Scene { name: "ptibapt-extension", make: |stage| held(ptibapt::extension(stage)) },
    Scene { name: "ptibapt-spyglass", make: |stage| held(ptibapt::spyglass(stage)) },
    Scene { name: "ptibapt-looking", make: |stage| held(ptibapt::looking(stage)) },
    Scene { name: "ptibapt-spyglass-others", make: |stage| held(ptibapt::others_look(stage)) },
    Scene { name: "ptibapt-switch", make: |stage| held(ptibapt::switch(stage)) },
    Scene { name: "ptibapt-broom", make: |stage| held(ptibapt::broom(stage)) },
    Scene { name: "ptibapt-late", make: |stage| held(ptibapt::late(stage)) },
    Scene { name: "ptibapt-end", make: |stage| held(ptibapt::end(stage)) },
    Scene { name: "ptibapt-solo", make: |stage| held(ptibapt::solo(stage)) },
    Scene { name: "ptibapt-solo-end", make: |stage| held(ptibapt::solo_end(stage)) },
    Scene { name: "ptibapt-summary", make: |stage| held(ptibapt::summary(stage)) },
    Scene { name: "help", make: |stage| learning::page(stage, Name::Memoarrr, 3) },
    Scene { name: "help-ptibapt", make: |stage| learning::page(stage, Name::PtiBapt, 0) },
    Scene { name: "help-ptibapt-turn", make: |stage| learning::page(stage, Name::PtiBapt, 1) },
    Scene { name: "help-ptibapt-traps", make: |stage| learning::page(stage, Name::PtiBapt, 2) },
    Scene { name: "help-ptibapt-worth", make: |stage| learning::page(stage, Name::PtiBapt, 4) },
    Scene { name: "help-ptibapt-blue", make: |stage| learning::page(stage, Name::PtiBapt, 6) },
    Scene { name: "help-ptibapt-solo", make: |stage| learning::page(stage, Name::PtiBapt, 7) },
    Scene { name: "lesson", make: |stage| learning::step(stage, Name::Memoarrr, 4) },
    Scene { name: "lesson-ptibapt", make: |stage| learning::step(stage, Name::PtiBapt, 3) },
    Scene { name: "lesson-ptibapt-traps", make: |stage| learning::step(stage, Name::PtiBapt, 9) },
    Scene { name: "lesson-ptibapt-blue", make: |stage| learning::step(stage, Name::PtiBapt, 17) },
    Scene { name: "lesson-ptibapt-switch", make: |stage| learning::step(stage, Name::PtiBapt, 22) },
    Scene { name: "lesson-ptibapt-over", make: |stage| learning::step(stage, Name::PtiBapt, 27) },
];

/// Sits the player down at a prepared game and shows them what they are told.
pub fn sit<G: Staged>(stage: &mut Stage, game: &Prepared<G>) -> Rehearsal<G> {
    let app: &mut App = stage.state_mut().as_mut().expect("the app");
    let mut rehearsal = G::rehearse(app, game.lobby(), PersonId(1));
    rehearsal.update(game.update(), false);
    stage.run_steps(2);
    rehearsal
}

fn looking(stage: &mut Stage) -> Rehearsal<Memoarrr> {
    sit(stage, &Prepared::new(4, false, 7))
}

fn my_turn(stage: &mut Stage) -> Rehearsal<Memoarrr> {
    let mine = |phase: &Phase| *phase == Phase::Reveal(me());
    let (game, _) = Prepared::search(4, true, |update| {
        let table = &update.view.tabletop;
        mine(&table.phase) && table.face_up.len() > 4 && table.held.iter().flatten().count() == 2
    });
    sit(stage, &game)
}

fn their_turn(stage: &mut Stage) -> Rehearsal<Memoarrr> {
    let (game, _) = Prepared::search(3, false, |update| {
        let table = &update.view.tabletop;
        table.chests.len() > 3 && table.face_up.len() > 2 && !table.phase.to_act().contains(me())
    });
    sit(stage, &game)
}

/// The whole game up to such an update is told, so that there is a log.
pub fn told<G: Staged>(
    stage: &mut Stage,
    make: impl Fn(u64) -> Prepared<G>,
    so: impl Fn(&Update<G>) -> bool,
) -> Rehearsal<G> {
    let (seed, actions) = Prepared::find(&make, so);
    let mut game = make(seed);
    let mut rehearsal = sit(stage, &game);
    for _ in 0..actions {
        let update = game.step().expect("it came to that before");
        rehearsal.update(update, true);
        stage.run_steps(1);
    }
    rehearsal
}

fn expert(seed: u64) -> Prepared<Memoarrr> {
    Prepared::new(4, true, seed)
}

fn failed(stage: &mut Stage) -> Rehearsal<Memoarrr> {
    told(stage, expert, |update| {
        let fails = |seen: &Seen| matches!(seen, Seen::Revealed { link: Link::None, .. });
        update.seen.iter().any(fails) && update.view.tabletop.volcanoes_left() == 1
    })
}

fn ability(stage: &mut Stage, so: fn(&Phase) -> bool) -> Rehearsal<Memoarrr> {
    told(stage, expert, move |update| so(&update.view.tabletop.phase))
}

fn banned(stage: &mut Stage) -> Rehearsal<Memoarrr> {
    told(stage, expert, |update| {
        let table = &update.view.tabletop;
        table.ban.is_some_and(|ban| ban.seat == me()) && table.phase == Phase::Reveal(me())
    })
}

fn round_end(stage: &mut Stage) -> Rehearsal<Memoarrr> {
    let won = |update: &Update<Memoarrr>| {
        update.seen.iter().any(|seen| matches!(seen, Seen::RoundWon { .. }))
    };
    let mut rehearsal = told(stage, expert, won);
    rehearsal.notice(Notice::Moment(SeatSet::only(me()), 10_000));
    rehearsal
}

fn two(stage: &mut Stage) -> Rehearsal<Memoarrr> {
    let (game, _) = Prepared::search(2, true, |update| {
        update.view.tabletop.phase == Phase::Reveal(me()) && update.view.tabletop.face_up.len() > 3
    });
    sit(stage, &game)
}

fn talk(stage: &mut Stage) -> Rehearsal<Memoarrr> {
    let mut rehearsal = my_turn(stage);
    let line = |text| ChatLine::new(text).expect("a line");
    rehearsal.notice(Notice::Chat(PersonId(4), line("Who turned the walrus this morning?")));
    rehearsal.notice(Notice::Chat(PersonId(1), line("Not telling.")));
    rehearsal.notice(Notice::React(PersonId(4), Reaction::Laugh));
    rehearsal
}

fn away(stage: &mut Stage) -> Rehearsal<Memoarrr> {
    let (game, _) = Prepared::search(4, true, |update| update.view.tabletop.face_up.len() > 3);
    let mut rehearsal = sit(stage, &game);
    let mut lobby = game.lobby();
    lobby.people[3].away = true;
    rehearsal.notice(Notice::Lobby(Box::new(lobby)));
    rehearsal.link(false);
    rehearsal
}
