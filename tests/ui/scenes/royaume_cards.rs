//! What Le Royaume asks now and then: each card that acts on something, with what it can act on, and
//! the rarer questions.

use cinderpeek::client::Verdict;
use cinderpeek::game::{Game, Update};
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::{About, Action, Card, Seen, Stage as Step, Step as Turn, Task};
use cinderpeek::guest::{End, GuestEvent};
use cinderpeek::table::{Farewell, Part, Person, PersonId, PlayerName};
use cinderpeek::ui::test_table::{TestTable, TestableGame};

use crate::prepared::{Prepared, me};
use crate::scenes::at_table::{sit, told};
use crate::scenes::{Scene, buttons_with, held, press};
use crate::stage::{Stage, app};

type Table = TestTable<Royaume>;

/// All of them.
pub const ALL: &[Scene] = &[
    // Cards that act on something: what they can act on is lit.
    Scene::new("royaume-magician", |stage| {
        held(chosen(stage, Card::Magician, ["Magician:", "Enchanteur :"]))
    }),
    Scene::new("royaume-luck", |stage| held(chosen(stage, Card::Luck, ["Luck:", "Chance :"]))),
    Scene::new("royaume-prophet", |stage| {
        held(chosen(stage, Card::Prophet, ["Prophet:", "Prophète :"]))
    }),
    Scene::new("royaume-shaman", |stage| {
        held(chosen(stage, Card::Shaman, ["Shaman:", "Chamane :"]))
    }),
    Scene::new("royaume-storyteller", |stage| {
        held(chosen(stage, Card::Storyteller, ["Storyteller:", "Conteur :"]))
    }),
    Scene::new("royaume-miner", |stage| held(chosen(stage, Card::Miner, ["Miner:", "Mineur :"]))),
    Scene::new("royaume-short-way", |stage| {
        held(chosen(stage, Card::ShortWay, ["Short way:", "Raccourci :"]))
    }),
    Scene::new("royaume-horn", |stage| held(chosen(stage, Card::Horn, ["Horn:", "Cor :"]))),
    Scene::new("royaume-throw", |stage| {
        let table = asked(stage, 3, |update| turn(update, Turn::Start) && update.seq > 20);
        press(stage, ["Deck, ", "Pioche, "]);
        held(table)
    }),
    // What is asked of the player.
    Scene::new("royaume-team-up", |stage| held(asked(stage, 4, |it| stage_is(it, Step::TeamUp)))),
    Scene::new("royaume-invisibility", |stage| {
        held(asked(stage, 4, |it| stage_is(it, Step::Invisibility)))
    }),
    Scene::new("royaume-temple", |stage| {
        held(asked(stage, 3, |it| turn(it, Turn::Stopped) && allows(it, |it| it == Action::Buy)))
    }),
    Scene::new("royaume-turncoat", |stage| {
        held(asked(stage, 4, |it| allows(it, |it| matches!(it, Action::Turncoat(..)))))
    }),
    Scene::new("royaume-placing", |stage| held(placing(stage))),
    Scene::new("royaume-last-turn", |stage| {
        held(asked(stage, 3, |it| {
            let last = it.view.tabletop.todo.last();
            last.is_some_and(|task| matches!(task, Task::LastTurn(_)))
        }))
    }),
    // What happens to others and oneself.
    Scene::new("royaume-snowed-in", |stage| {
        held(told(
            stage,
            |seed| Prepared::kingdom(4, seed),
            |it| it.view.tabletop.is_snowed_in(me()),
        ))
    }),
    Scene::new("royaume-not-placed", |stage| {
        held(asked(stage, 4, |it| {
            turn(it, Turn::Stopped)
                && it.view.tabletop.player(me()).memories.iter().any(|count| *count > 0)
        }))
    }),
    Scene::new("royaume-played", |stage| held(played(stage))).moving(2),
    Scene::new("royaume-fight-six", |stage| held(fight_of_six(stage))),
    Scene::new("royaume-watched", |stage| held(watched(stage, 120))),
    Scene::new("royaume-watched-end", |stage| held(watched(stage, u32::MAX))).scrolling(),
    Scene::new("royaume-watched-closed", |stage| {
        let mut table = watched(stage, u32::MAX);
        table.link(false);
        table.happen(GuestEvent::Ended(End::Farewell(Farewell::Closed)));
        held(table)
    })
    .scrolling(),
];

/// At a table for so many where the player has to decide such a thing.
fn asked(stage: &mut Stage, seats: u8, so: fn(&Update<Royaume>) -> bool) -> Table {
    let mine = |update: &Update<Royaume>| update.view.tabletop.decides() == Some(me());
    told(stage, |seed| Prepared::kingdom(seats, seed), |update| mine(update) && so(update))
}

fn allows(update: &Update<Royaume>, so: impl Fn(Action) -> bool) -> bool {
    Royaume::legal_actions(&update.view).any(so)
}

fn turn(update: &Update<Royaume>, step: Turn) -> bool {
    update.view.tabletop.todo.last() == Some(&Task::Turn(step))
}

fn stage_is(update: &Update<Royaume>, stage: Step) -> bool {
    update.view.tabletop.contest.as_ref().is_some_and(|contest| contest.stage == stage)
}

/// A card of one's own that can be played, and is chosen.
fn chosen(stage: &mut Stage, card: Card, names: [&str; 2]) -> Table {
    let plays = |action: Action| matches!(action, Action::Card(play) if play.card() == card);
    let table = told(
        stage,
        |seed| Prepared::kingdom(4, seed),
        |update| update.view.tabletop.decides() == Some(me()) && allows(update, plays),
    );
    stage.run_steps(8);
    press(stage, names);
    table
}

/// A memory that is chosen, and where it can be placed.
fn placing(stage: &mut Stage) -> Table {
    let table = asked(stage, 3, |update| {
        turn(update, Turn::Start) && allows(update, |it| matches!(it, Action::Place(..)))
    });
    stage.run_steps(8);
    let memories = buttons_with(stage, &[["memory of", "souvenir d"]]);
    memories.first().expect("a memory").click_accesskit();
    stage.run_steps(2);
    table
}

/// A card of somebody else on its way to what it acts on.
fn played(stage: &mut Stage) -> Table {
    let acts = |update: &Update<Royaume>| {
        let first = update.seen.first();
        update.seq > 20
            && matches!(first, Some(Seen::Played { seat, card: Card::Merchant }) if *seat != me())
    };
    let (seed, actions) = Prepared::find(|seed| Prepared::kingdom(4, seed), acts);
    let mut game = Prepared::kingdom(4, seed);
    (1..actions).for_each(|_| drop(game.step()));
    let mut table = sit(stage, &game);
    table.update(game.step().expect("it came to that before"), true);
    table
}

/// All six are in it, and most have spun.
fn fight_of_six(stage: &mut Stage) -> Table {
    let together = |update: &Update<Royaume>| {
        update.view.tabletop.contest.as_ref().is_some_and(|contest| {
            let all = contest.participants();
            let spun = all.iter().filter(|seat| contest.spin(*seat).is_some()).count();
            matches!(contest.about, About::Fight(_)) && all.len() > 4 && spun > 2
        })
    };
    told(stage, |seed| Prepared::kingdom(6, seed), together)
}

/// A game of others, from the side, after so many actions or when it is over.
fn watched(stage: &mut Stage, actions: u32) -> Table {
    let mut game = Prepared::kingdom(6, 3);
    let _update = game.until(|update| update.seq == actions);
    let mut lobby = game.lobby();
    let name = PlayerName::new("Ana").expect("a name");
    let (id, part) = (PersonId(9), Part::Watcher);
    lobby.people.push(Person { id, name, part, seat: None, ..lobby.people[3].clone() });
    let mut table = Royaume::join(app(stage), Some("Zoë’s table"));
    table.seat(lobby, id);
    table.update(game.seen_by_all(), false);
    if actions == u32::MAX {
        let verdict =
            Verdict::Verified { updates: 90, witnessed: false, given_up: 0, not_from_here: 0 };
        table.open(game.opened(), verdict);
    }
    stage.run_steps(2);
    table
}
