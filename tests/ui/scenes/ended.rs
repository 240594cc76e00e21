//! The end of a game: chests are opened, the deal is checked, and all of it can be seen again.

use cinderpeek::client::{Difference, Verdict};
use cinderpeek::games::Memoarrr;
use cinderpeek::table::messages::tally::Wins;
use cinderpeek::table::{Notice, PersonId, PlayerName, Tally};
use cinderpeek::ui::test_table::{TestTable, TestableGame};
use eframe::egui::Key;

use crate::prepared::Prepared;
use crate::scenes::{Scene, held, press};
use crate::stage::{Stage, app};

/// All of them.
pub const ALL: &[Scene] = &[
    Scene::new("end", |stage| held(end(stage, 4, VERIFIED))).scrolling(),
    Scene::new("end-opening", |stage| held(end(stage, 4, VERIFIED)))
        .prepared(|setting| setting.with("\"motion\":\"slow\"")),
    Scene::new("end-differs", |stage| held(end(stage, 2, DIFFERS))),
    Scene::new("end-guest", |stage| held(guest(stage))).scrolling(),
    Scene::new("end-leave", |stage| {
        let table = guest(stage);
        stage.run_steps(2);
        stage.key_press(Key::Escape);
        held(table)
    })
    .scrolling(),
    Scene::new("end-tally", |stage| {
        let mut table = end(stage, 4, VERIFIED);
        table.notice(Notice::Tally(Box::new(tally())));
        held(table)
    })
    .scrolling(),
    Scene::new("end-board", |stage| {
        let table = end(stage, 3, VERIFIED);
        press(stage, ["Look at the board", "Regarder la table"]);
        held(table)
    }),
    Scene::new("replay", |stage| held(replay(stage, 30))).scrolling(),
    Scene::new("replay-deal", |stage| held(replay(stage, 0))).scrolling(),
    Scene::new("replay-eyes", |stage| {
        let table = replay(stage, 30);
        press(stage, ["Zoë’s eyes", "Les yeux de Zoë"]);
        held(table)
    })
    .scrolling(),
];

pub const VERIFIED: Verdict =
    Verdict::Verified { updates: 90, witnessed: true, given_up: 0, not_from_here: 0 };
const DIFFERS: Verdict = Verdict::Differs(Difference::OtherUpdate(23));

/// After three games.
pub fn tally() -> Tally {
    let wins = |person: u32, name: &str, count: u32| Wins {
        person: PersonId(person),
        name: PlayerName::new(name).expect("a name"),
        count,
    };
    let wins = [wins(1, "Zoë", 2), wins(4, "Maximilian", 1), wins(8, "Ana", 0)];
    Tally { games: 3, wins: wins.into_iter().collect() }
}

/// A game that is over.
fn over(seats: u8) -> Prepared<Memoarrr> {
    let mut game = Prepared::new(seats, true, 11);
    while game.step().is_some() {}
    game
}

fn end(stage: &mut Stage, seats: u8, verdict: Verdict) -> TestTable<Memoarrr> {
    let game = over(seats);
    let mut table = crate::scenes::at_table::sit(stage, &game);
    table.open(game.opened(), verdict);
    stage.run_steps(3);
    table
}

fn guest(stage: &mut Stage) -> TestTable<Memoarrr> {
    let game = over(4);
    let mut lobby = game.lobby();
    (lobby.people[0].host, lobby.people[3].host) = (false, true);
    let mut table = Memoarrr::join(app(stage), Some("Ana’s table"));
    table.seat(lobby, cinderpeek::table::PersonId(1));
    table.update(game.update(), false);
    table.open(game.opened(), VERIFIED);
    table
}

/// After so many steps.
fn replay(stage: &mut Stage, steps: usize) -> TestTable<Memoarrr> {
    let table = end(stage, 4, VERIFIED);
    press(stage, ["Replay", "Revoir"]);
    for _ in 0..steps {
        stage.key_press(Key::ArrowRight);
        stage.step();
    }
    table
}
