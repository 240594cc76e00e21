//! Every state of Le Royaume at the table.

use cinderpeek::game::Update;
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::{Special, Step, Task};
use cinderpeek::ui::test_table::TestTable;

use super::at_table::told;
use super::prepared::{Prepared, me};
use super::scenes::{Scene, held};
use super::stage::Stage;

type Table = TestTable<Royaume>;

/// All of them.
pub const ALL: &[Scene] = &[
    Scene::new("royaume-start", |stage| held(start(stage))),
    Scene::new("royaume-six", |stage| held(six(stage))),
    Scene::new("royaume-mine", |stage| held(mine(stage))),
    Scene::new("royaume-theirs", |stage| held(theirs(stage))),
];

/// Whether the player has to decide, and what.
fn asks(update: &Update<Royaume>, so: impl Fn(Task) -> bool) -> bool {
    let table = &update.view.tabletop;
    table.decides() == Some(me()) && table.todo.last().copied().is_some_and(so)
}

pub fn start(stage: &mut Stage) -> Table {
    told(
        stage,
        |seed| Prepared::kingdom(3, seed),
        |update| asks(update, |task| task == Task::Turn(Step::Start)) && update.seq > 5,
    )
}

/// Late in a game for six.
fn six(stage: &mut Stage) -> Table {
    told(
        stage,
        |seed| Prepared::kingdom(6, seed),
        |update| {
            let table = &update.view.tabletop;
            asks(update, |task| task == Task::Turn(Step::Start))
                && table.memories.len() > 4
                && table.player(me()).animal
        },
    )
}

fn mine(stage: &mut Stage) -> Table {
    told(
        stage,
        |seed| Prepared::kingdom(2, seed),
        |update| {
            let table = &update.view.tabletop;
            asks(update, |task| task == Task::Turn(Step::Stopped))
                && table.player(me()).hero == table.realm().place(Special::Mine)
                && table.player(me()).unspent.len() > 1
        },
    )
}

fn theirs(stage: &mut Stage) -> Table {
    told(
        stage,
        |seed| Prepared::kingdom(4, seed),
        |update| update.view.tabletop.decides() != Some(me()) && update.seq > 60,
    )
}
