//! At the table: what a player sees in every state of the game.

use cinderpeek::game::{SeatSet, Update};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Link, Phase, Seen};
use cinderpeek::table::{ChatLine, Notice, PersonId, Reaction};
use cinderpeek::ui::App;
use eframe::egui::Key;

use super::prepared::{Prepared, me};
use super::scenes::{Rehearsal, Scene};
use super::stage::Stage;

/// All of them.
pub const ALL: &[Scene] = &[
    Scene::new("looking", |stage| Some(looking(stage))),
    Scene::new("my-turn", |stage| Some(my_turn(stage))),
    Scene::new("their-turn", |stage| Some(their_turn(stage))),
    Scene::new("failed", |stage| Some(failed(stage))),
    Scene::new("penguin", |stage| {
        Some(ability(stage, |it| matches!(it, Phase::Penguin(seat) if *seat == me())))
    }),
    Scene::new("peeking", |stage| {
        Some(ability(stage, |it| matches!(it, Phase::Peeking(seat, _) if *seat == me())))
    }),
    Scene::new("others-peek", |stage| {
        Some(ability(stage, |it| matches!(it, Phase::Peeking(seat, _) if *seat != me())))
    }),
    Scene::new("walrus", |stage| {
        Some(ability(stage, |it| matches!(it, Phase::Walrus(seat) if *seat == me())))
    }),
    Scene::new("octopus", |stage| {
        Some(ability(stage, |it| matches!(it, Phase::Octopus(seat) if *seat == me())))
    }),
    Scene::new("banned", |stage| Some(banned(stage))),
    Scene::new("round-end", |stage| Some(round_end(stage))),
    Scene::new("two-players", |stage| Some(two(stage))),
    Scene::new("talk", |stage| Some(talk(stage))),
    Scene::new("away", |stage| Some(away(stage))),
    Scene::new("summary", |stage| Some(pressed(stage, Key::F1))).scrolling(),
    Scene::new("leaving", |stage| Some(pressed(stage, Key::Escape))),
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

/// The player may turn a card, and two others have failed.
pub fn my_turn(stage: &mut Stage) -> Rehearsal {
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
fn told(stage: &mut Stage, seats: u8, so: impl Fn(&Update<Memoarrr>) -> bool) -> Rehearsal {
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
    let won =
        |update: &Update<_>| update.seen.iter().any(|seen| matches!(seen, Seen::RoundWon { .. }));
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

fn pressed(stage: &mut Stage, key: Key) -> Rehearsal {
    let rehearsal = my_turn(stage);
    stage.key_press(key);
    rehearsal
}
