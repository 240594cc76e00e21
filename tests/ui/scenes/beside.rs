//! Several people at one laptop: how they sit down, and what each of them sees.

use cinderpeek::game::Seat;
use cinderpeek::games::memoarrr::Phase;
use cinderpeek::games::{Memoarrr, PtiBapt, Royaume, ptibapt};
use cinderpeek::table::{Kind, Lobby, Person, PersonId, PlayerName, StageName};
use cinderpeek::ui::test_table::{TestTable, TestableGame};

use crate::prepared::{Prepared, me};
use crate::scenes::around::{PRACTICE, open, ptibapt as of_ptibapt};
use crate::scenes::company::listening;
use crate::scenes::{Rehearsed, Scene, held, press};
use crate::stage::{Setting, Stage, app};

/// All of them.
pub const ALL: &[Scene] = &[
    Scene::new("curtain", |stage| held(looking(stage))),
    Scene::new("curtain-leave", |stage| {
        let table = looking(stage);
        stage.key_press(eframe::egui::Key::Escape);
        held(table)
    }),
    Scene::new("beside-looking", |stage| {
        let table = looking(stage);
        press(stage, I_AM);
        held(table)
    }),
    Scene::new("beside-turn", |stage| held(turn(stage, 1))),
    Scene::new("beside-peek", |stage| held(peek(stage))),
    Scene::new("beside-royaume", |stage| held(royaume(stage))).cutting(),
    Scene::new("beside-ptibapt", |stage| held(grid(stage))),
    Scene::new("beside-end", end),
    Scene::new("practice-beside", |stage| open(stage, PRACTICE)).prepared(named).scrolling(),
    Scene::new("practice-beside-ptibapt", |stage| open(stage, PRACTICE))
        .prepared(|setting| of_ptibapt(named(setting)))
        .scrolling(),
    Scene::new("lobby-beside", |stage| held(gathering(stage))).scrolling(),
    Scene::new("lobby-beside-name", |stage| {
        let table = gathering(stage);
        press(stage, ["Add a player", "Ajouter un joueur"]);
        press(stage, ["Add a player at this laptop", "Ajouter quelqu’un à cet ordinateur"]);
        held(table)
    })
    .scrolling(),
];

/// What lifts the curtain for the player.
pub const I_AM: [&str; 2] = ["I am Zoë", "C’est moi, Zoë"];

/// The second seat.
pub fn other() -> Seat {
    Seat::new(1).expect("a seat")
}

/// Who sits there, with Maximilian on the second seat.
pub fn people<G: TestableGame>(game: &Prepared<G>) -> Lobby<G> {
    let mut lobby = game.lobby();
    let name = PlayerName::new("Maximilian").expect("a name");
    lobby.people[1] = Person { name, kind: Kind::Human, ..lobby.people[1].clone() };
    if let Some(fourth) = lobby.people.get_mut(3) {
        fourth.name = PlayerName::new("Ana").expect("a name");
    }
    lobby
}

/// The player and Maximilian at one laptop: the two ends of their seats.
pub fn sit<G: TestableGame>(stage: &mut Stage, game: &Prepared<G>) -> [TestTable<G>; 2] {
    let first = G::practise(app(stage), people(game), PersonId(1));
    let mut second = first.beside();
    second.seat(people(game), PersonId(2));
    let mut tables = [first, second];
    for (table, seat) in tables.iter_mut().zip([me(), other()]) {
        table.update(game.update_of(seat), false);
    }
    stage.run_steps(2);
    tables
}

fn shown<G: TestableGame>(stage: &mut Stage, game: &Prepared<G>) -> TestTable<G> {
    let [first, _second] = sit(stage, game);
    first
}

fn looking(stage: &mut Stage) -> TestTable<Memoarrr> {
    shown(stage, &Prepared::new(3, false, 7))
}

/// It is the turn of that seat.
fn turn(stage: &mut Stage, seat: u8) -> TestTable<Memoarrr> {
    let seat = Seat::new(seat).expect("a seat");
    let (game, _) = Prepared::search(3, true, |update| {
        update.view.tabletop.phase == Phase::Reveal(seat) && update.view.tabletop.face_up.len() > 3
    });
    shown(stage, &game)
}

/// A penguin shows Maximilian a card.
fn peek(stage: &mut Stage) -> TestTable<Memoarrr> {
    let (game, _) = Prepared::search(
        3,
        true,
        |update| matches!(update.view.tabletop.phase, Phase::Peeking(seat, _) if seat == other()),
    );
    let table = shown(stage, &game);
    press(stage, ["I am Maximilian", "C’est moi, Maximilian"]);
    table
}

fn royaume(stage: &mut Stage) -> TestTable<Royaume> {
    let mut game = Prepared::kingdom(3, 3);
    game.until(|update| update.view.tabletop.turn == other()).expect("a turn");
    shown(stage, &game)
}

fn grid(stage: &mut Stage) -> TestTable<PtiBapt> {
    let mut game = Prepared::grid(ptibapt::Options::default(), 3);
    for _ in 0..9 {
        game.step();
    }
    shown(stage, &game)
}

fn end(stage: &mut Stage) -> Rehearsed {
    let mut game = Prepared::new(2, false, 3);
    while game.step().is_some() {}
    let table = shown(stage, &game);
    stage.run_steps(30);
    held(table)
}

/// Somebody plays at this laptop, and somebody who has not said their name.
fn named(setting: Setting) -> Setting {
    setting.with(
        r#""practice":{"memoarrr":{"bots":["sailor"],"beside":["Maximilian",""]},"ptibapt":{"beside":["Maximilian"]}}"#,
    )
}

/// Before the game: the host, Maximilian at the same laptop, and a guest.
fn gathering(stage: &mut Stage) -> TestTable<Memoarrr> {
    let mut lobby = people(&Prepared::new(4, true, 1));
    lobby.stage = StageName::Gathering;
    lobby.people.remove(2);
    lobby.people.iter_mut().for_each(|person| person.seat = None);
    let mut first = Memoarrr::join(app(stage), None);
    first.seat(lobby.clone(), PersonId(1));
    first.host(listening());
    let mut second = first.beside();
    second.seat(lobby, PersonId(2));
    stage.run_steps(2);
    first
}
