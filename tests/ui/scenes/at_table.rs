//! At the table: what a player sees in every state of the game.

use cinderpeek::game::{SeatSet, Update};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Link, Phase, Seen};
use cinderpeek::table::{ChatLine, Notice, PersonId, Reaction};
use cinderpeek::ui::test_table::{TestTable, TestableGame};
use eframe::egui::Key;

use crate::prepared::{Prepared, me};
use crate::scenes::{Scene, held, press};
use crate::stage::{Stage, app};

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
    Scene::new("last-seconds", |stage| held(last_seconds(stage))),
    Scene::new("log-folded", |stage| {
        let table = my_turn(stage);
        press(stage, ["Fold the log", "Replier le journal"]);
        held(table)
    }),
    Scene::new("late", |stage| {
        let mut table = failed(stage);
        table.notice(Notice::TimeUp(me()));
        held(table)
    }),
    Scene::new("two-players", |stage| held(two(stage))),
    Scene::new("talk", |stage| held(talk(stage))),
    Scene::new("away", |stage| held(away(stage))),
    Scene::new("summary", |stage| held(pressed(stage, Key::F1))).scrolling(),
    Scene::new("bot-speed", |stage| {
        let table = my_turn(stage);
        press(stage, ["Speed of the bots", "Vitesse des robots"]);
        held(table)
    }),
    Scene::new("leaving", |stage| held(pressed(stage, Key::Escape))),
];

/// Sits the player down at a prepared game and shows them what they are told.
pub fn sit<G: TestableGame>(stage: &mut Stage, game: &Prepared<G>) -> TestTable<G> {
    let mut table = G::practise(app(stage), game.lobby(), PersonId(1));
    table.update(game.update(), false);
    stage.run_steps(2);
    table
}

fn looking(stage: &mut Stage) -> TestTable<Memoarrr> {
    sit(stage, &Prepared::new(4, false, 7))
}

fn my_turn(stage: &mut Stage) -> TestTable<Memoarrr> {
    let mine = |phase: &Phase| *phase == Phase::Reveal(me());
    let (game, _) = Prepared::search(4, true, |update| {
        let table = &update.view.tabletop;
        mine(&table.phase) && table.face_up.len() > 4 && table.held.iter().flatten().count() == 2
    });
    sit(stage, &game)
}

fn their_turn(stage: &mut Stage) -> TestTable<Memoarrr> {
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
pub fn told<G: TestableGame>(
    stage: &mut Stage,
    make: impl Fn(u64) -> Prepared<G>,
    so: impl Fn(&Update<G>) -> bool,
) -> TestTable<G> {
    let (seed, actions) = Prepared::find(&make, so);
    let mut game = make(seed);
    for _ in TOLD..actions {
        game.step();
    }
    let mut table = sit(stage, &game);
    for _ in 0..actions.min(TOLD) {
        let update = game.step().expect("it came to that before");
        table.update(update, true);
        stage.run_steps(1);
    }
    table
}

fn expert(seed: u64) -> Prepared<Memoarrr> {
    Prepared::new(4, true, seed)
}

fn failed(stage: &mut Stage) -> TestTable<Memoarrr> {
    told(stage, expert, |update| {
        let fails = |seen: &Seen| matches!(seen, Seen::Revealed { link: Link::None, .. });
        update.seen.iter().any(fails) && update.view.tabletop.volcanoes_left() == 1
    })
}

fn ability(stage: &mut Stage, so: fn(&Phase) -> bool) -> TestTable<Memoarrr> {
    told(stage, expert, move |update| so(&update.view.tabletop.phase))
}

fn banned(stage: &mut Stage) -> TestTable<Memoarrr> {
    told(stage, expert, |update| {
        let table = &update.view.tabletop;
        table.ban.is_some_and(|ban| ban.seat == me()) && table.phase == Phase::Reveal(me())
    })
}

fn round_end(stage: &mut Stage) -> TestTable<Memoarrr> {
    let won = |update: &Update<Memoarrr>| {
        update.seen.iter().any(|seen| matches!(seen, Seen::RoundWon { .. }))
    };
    let mut table = told(stage, expert, won);
    table.notice(Notice::Moment(SeatSet::only(me()), Some(10_000)));
    table
}

/// The player has nine seconds when this is shown, two of which are over when it is looked at.
fn last_seconds(stage: &mut Stage) -> TestTable<Memoarrr> {
    let (game, _) = Prepared::search(4, true, |update| {
        update.view.tabletop.phase == Phase::Reveal(me()) && update.view.tabletop.face_up.len() > 3
    });
    let mut lobby = game.lobby();
    lobby.settings.turn_seconds = Some(30);
    let mut table = Memoarrr::practise(app(stage), lobby, PersonId(1));
    table.update(game.update(), false);
    stage.run_steps(2);
    table.notice(Notice::Clocks([(me(), 9_000)].into_iter().collect()));
    table
}

fn two(stage: &mut Stage) -> TestTable<Memoarrr> {
    let (game, _) = Prepared::search(2, true, |update| {
        update.view.tabletop.phase == Phase::Reveal(me()) && update.view.tabletop.face_up.len() > 3
    });
    sit(stage, &game)
}

fn talk(stage: &mut Stage) -> TestTable<Memoarrr> {
    let mut table = my_turn(stage);
    let line = |text| ChatLine::new(text).expect("a line");
    table.notice(Notice::Chat(PersonId(4), line("Who turned the walrus this morning?")));
    table.notice(Notice::Chat(PersonId(1), line("Not telling.")));
    table.notice(Notice::React(PersonId(4), Reaction::Laugh));
    table
}

fn away(stage: &mut Stage) -> TestTable<Memoarrr> {
    let (game, _) = Prepared::search(4, true, |update| update.view.tabletop.face_up.len() > 3);
    let mut table = sit(stage, &game);
    let mut lobby = game.lobby();
    lobby.people[3].away = true;
    table.notice(Notice::Lobby(Box::new(lobby)));
    table.link(false);
    table
}

fn pressed(stage: &mut Stage, key: Key) -> TestTable<Memoarrr> {
    let table = my_turn(stage);
    stage.key_press(key);
    table
}
