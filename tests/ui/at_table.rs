//! At the table: what a player sees in every state of the game.

use cinderpeek::game::{SeatSet, Update};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Link, Phase, Seen};
use cinderpeek::table::{ChatLine, Notice, PersonId, Reaction};
use cinderpeek::ui::rehearsal::{Rehearsal, Staged};
use eframe::egui::Key;

use super::prepared::{Prepared, me};
use super::scenes::{Scene, held};
use super::stage::{Stage, app};

/// All of them.
pub const ALL: &[Scene] = &[
    Scene::new("looking", |stage| held(looking(stage))),
    Scene::new("my-turn", |stage| held(my_turn(stage))),
    Scene::new("their-turn", |stage| held(their_turn(stage))),
    Scene::new("failed", |stage| held(failed(stage))),
    Scene::new("penguin", |stage| {
        held(ability(stage, |it| matches!(it, Phase::Penguin(seat) if *seat == me())))
    }),
    Scene::new("peeking", |stage| {
        held(ability(stage, |it| matches!(it, Phase::Peeking(seat, _) if *seat == me())))
    }),
    Scene::new("others-peek", |stage| {
        held(ability(stage, |it| matches!(it, Phase::Peeking(seat, _) if *seat != me())))
    }),
    Scene::new("walrus", |stage| {
        held(ability(stage, |it| matches!(it, Phase::Walrus(seat) if *seat == me())))
    }),
    Scene::new("octopus", |stage| {
        held(ability(stage, |it| matches!(it, Phase::Octopus(seat) if *seat == me())))
    }),
    Scene::new("banned", |stage| held(banned(stage))),
    Scene::new("round-end", |stage| held(round_end(stage))),
    Scene::new("two-players", |stage| held(two(stage))),
    Scene::new("talk", |stage| held(talk(stage))),
    Scene::new("away", |stage| held(away(stage))),
    Scene::new("summary", |stage| held(pressed(stage, Key::F1))).scrolling(),
    Scene::new("leaving", |stage| held(pressed(stage, Key::Escape))),
];

/// Sits the player down at a prepared game and shows them what they are told.
pub fn sit<G: Staged>(stage: &mut Stage, game: &Prepared<G>) -> Rehearsal<G> {
    let mut rehearsal = G::rehearse(app(stage), game.lobby(), PersonId(1));
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
        let others = matches!(table.phase, Phase::Reveal(seat) if seat != me());
        others && table.chests.len() > 3 && table.face_up.len() > 2
    });
    sit(stage, &game)
}

/// So much of a game is told before a scene.
const TOLD: u32 = 24;

/// The last part of a game up to such an update is told, so that there is a log.
pub fn told<G: Staged>(
    stage: &mut Stage,
    make: impl Fn(u64) -> Prepared<G>,
    so: impl Fn(&Update<G>) -> bool,
) -> Rehearsal<G> {
    let (seed, actions) = Prepared::find(&make, so);
    let mut game = make(seed);
    for _ in TOLD..actions {
        game.step();
    }
    let mut rehearsal = sit(stage, &game);
    for _ in 0..actions.min(TOLD) {
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

fn pressed(stage: &mut Stage, key: Key) -> Rehearsal<Memoarrr> {
    let rehearsal = my_turn(stage);
    stage.key_press(key);
    rehearsal
}
