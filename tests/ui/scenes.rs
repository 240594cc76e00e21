//! Every screen and state of the app, by name: prepared once, used by the tests and by the pictures.

use cinderpeek::game::SeatSet;
use cinderpeek::games::memoarrr::{Link, Phase, Seen};
use cinderpeek::table::{ChatLine, Notice, PersonId, Reaction};
use cinderpeek::ui::App;
use cinderpeek::ui::rehearsal::Rehearsal;

use super::prepared::{Prepared, me};
use super::stage::{Setting, Stage, stage};

/// A scene: its name, and how it comes about.
pub struct Scene {
    /// For the file and for the one who reads a failure.
    pub name: &'static str,
    make: fn(&mut Stage) -> Option<Rehearsal>,
}

impl Scene {
    /// Puts it on the stage.
    pub fn show(&self, setting: &Setting) -> (Stage, Option<Rehearsal>) {
        let mut stage = stage(setting);
        let rehearsal = (self.make)(&mut stage);
        stage.run_steps(8);
        (stage, rehearsal)
    }
}

/// All of them.
pub const ALL: &[Scene] = &[
    Scene { name: "home", make: |_| None },
    Scene { name: "looking", make: |stage| Some(looking(stage)) },
    Scene { name: "my-turn", make: |stage| Some(my_turn(stage)) },
    Scene { name: "their-turn", make: |stage| Some(their_turn(stage)) },
    Scene { name: "failed", make: |stage| Some(failed(stage)) },
    Scene {
        name: "penguin",
        make: |stage| {
            Some(ability(stage, |it| matches!(it, Phase::Penguin(seat) if *seat == me())))
        },
    },
    Scene {
        name: "peeking",
        make: |stage| {
            Some(ability(stage, |it| matches!(it, Phase::Peeking(seat, _) if *seat == me())))
        },
    },
    Scene {
        name: "others-peek",
        make: |stage| {
            Some(ability(stage, |it| matches!(it, Phase::Peeking(seat, _) if *seat != me())))
        },
    },
    Scene {
        name: "walrus",
        make: |stage| Some(ability(stage, |it| matches!(it, Phase::Walrus(seat) if *seat == me()))),
    },
    Scene {
        name: "octopus",
        make: |stage| {
            Some(ability(stage, |it| matches!(it, Phase::Octopus(seat) if *seat == me())))
        },
    },
    Scene { name: "banned", make: |stage| Some(banned(stage)) },
    Scene { name: "round-end", make: |stage| Some(round_end(stage)) },
    Scene { name: "two-players", make: |stage| Some(two(stage)) },
    Scene { name: "talk", make: |stage| Some(talk(stage)) },
    Scene { name: "away", make: |stage| Some(away(stage)) },
];

/// Sits the player down at a prepared game and shows them what they are told.
pub fn sit(stage: &mut Stage, game: &Prepared) -> Rehearsal {
    let app: &mut App = stage.state_mut().as_mut().expect("the app");
    let mut rehearsal = Rehearsal::begin(app, game.lobby(), PersonId(1));
    rehearsal.update(game.update(), false);
    stage.run_steps(2);
    rehearsal
}

fn looking(stage: &mut Stage) -> Rehearsal {
    sit(stage, &Prepared::new(4, false, 7))
}

fn my_turn(stage: &mut Stage) -> Rehearsal {
    let mine = |phase: &Phase| *phase == Phase::Reveal(me());
    let (game, _) = Prepared::search(4, true, |update| {
        let table = &update.view.tabletop;
        mine(&table.phase) && table.face_up.len() > 4 && table.held.iter().flatten().count() == 2
    });
    sit(stage, &game)
}

fn their_turn(stage: &mut Stage) -> Rehearsal {
    let (game, _) = Prepared::search(3, false, |update| {
        let table = &update.view.tabletop;
        table.chests.len() > 3 && table.face_up.len() > 2 && !table.phase.to_act().contains(me())
    });
    sit(stage, &game)
}

/// The whole game up to such an update is told, so that there is a log.
fn told(
    stage: &mut Stage,
    seats: u8,
    so: impl Fn(&cinderpeek::game::Update<cinderpeek::games::Memoarrr>) -> bool,
) -> Rehearsal {
    let (_, wanted) = Prepared::search(seats, true, &so);
    for seed in 1.. {
        let mut game = Prepared::new(seats, true, seed);
        let mut rehearsal = sit(stage, &game);
        while let Some(update) = game.step() {
            let there = update == wanted;
            rehearsal.update(update, true);
            stage.run_steps(1);
            if there {
                return rehearsal;
            }
        }
    }
    unreachable!("the search ends")
}

fn failed(stage: &mut Stage) -> Rehearsal {
    told(stage, 4, |update| {
        let fails = |seen: &Seen| matches!(seen, Seen::Revealed { link: Link::None, .. });
        update.seen.iter().any(fails) && update.view.tabletop.volcanoes_left() == 1
    })
}

fn ability(stage: &mut Stage, so: fn(&Phase) -> bool) -> Rehearsal {
    told(stage, 4, move |update| so(&update.view.tabletop.phase))
}

fn banned(stage: &mut Stage) -> Rehearsal {
    told(stage, 4, |update| {
        let table = &update.view.tabletop;
        table.ban.is_some_and(|ban| ban.seat == me()) && table.phase == Phase::Reveal(me())
    })
}

fn round_end(stage: &mut Stage) -> Rehearsal {
    let won = |update: &cinderpeek::game::Update<_>| {
        update.seen.iter().any(|seen| matches!(seen, Seen::RoundWon { .. }))
    };
    let mut rehearsal = told(stage, 4, won);
    rehearsal.notice(Notice::Moment(SeatSet::only(me()), 10_000));
    rehearsal
}

fn two(stage: &mut Stage) -> Rehearsal {
    let (game, _) = Prepared::search(2, true, |update| {
        update.view.tabletop.phase == Phase::Reveal(me()) && update.view.tabletop.face_up.len() > 3
    });
    sit(stage, &game)
}

fn talk(stage: &mut Stage) -> Rehearsal {
    let mut rehearsal = my_turn(stage);
    let line = |text| ChatLine::new(text).expect("a line");
    rehearsal.notice(Notice::Chat(PersonId(4), line("Who turned the walrus this morning?")));
    rehearsal.notice(Notice::Chat(PersonId(1), line("Not telling.")));
    rehearsal.notice(Notice::React(PersonId(4), Reaction::Laugh));
    rehearsal
}

fn away(stage: &mut Stage) -> Rehearsal {
    let (game, _) = Prepared::search(4, true, |update| update.view.tabletop.face_up.len() > 3);
    let mut rehearsal = sit(stage, &game);
    let mut lobby = game.lobby();
    lobby.people[3].away = true;
    rehearsal.notice(Notice::Lobby(Box::new(lobby)));
    rehearsal.link(false);
    rehearsal
}
