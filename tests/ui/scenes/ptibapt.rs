//! Every state of Pti Bapt at the table.

use cinderpeek::game::Update;
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::{Bonus, Card, Colour, Options, Phase, Seen};
use cinderpeek::table::{Lobby, Notice, PersonId, StageName};
use cinderpeek::ui::test_table::{TestTable, TestableGame};
use eframe::egui::Key;

use crate::prepared::{Prepared, me};
use crate::scenes::at_table::told;
use crate::scenes::{Scene, held};
use crate::stage::{Stage, app};

type Table = TestTable<PtiBapt>;

/// All of them.
pub const ALL: &[Scene] = &[
    Scene::new("ptibapt-first", |stage| held(first(stage))),
    Scene::new("ptibapt-second", |stage| held(second(stage))),
    Scene::new("ptibapt-mismatch", |stage| held(mismatch(stage))),
    Scene::new("ptibapt-trap", |stage| held(trap(stage))),
    Scene::new("ptibapt-their-trap", |stage| held(their_trap(stage))),
    Scene::new("ptibapt-again", |stage| held(again(stage))),
    Scene::new("ptibapt-extension", |stage| held(extension(stage))),
    Scene::new("ptibapt-spyglass", |stage| held(spyglass(stage))),
    Scene::new("ptibapt-looking", |stage| held(looking(stage))),
    Scene::new("ptibapt-spyglass-others", |stage| held(others_look(stage))),
    Scene::new("ptibapt-switch", |stage| held(switch(stage))),
    Scene::new("ptibapt-broom", |stage| held(broom(stage))),
    Scene::new("ptibapt-late", |stage| held(late(stage))),
    Scene::new("ptibapt-end", |stage| held(end(stage))),
    Scene::new("ptibapt-solo", |stage| held(solo(stage))),
    Scene::new("ptibapt-solo-end", |stage| held(solo_end(stage))),
    Scene::new("ptibapt-lobby", |stage| held(lobby(stage))),
    Scene::new("ptibapt-summary", |stage| held(summary(stage))),
];

/// A game for two, without and with the blue pairs.
pub fn base(seed: u64) -> Prepared<PtiBapt> {
    Prepared::grid(Options::default(), seed)
}

pub fn extended(seed: u64) -> Prepared<PtiBapt> {
    Prepared::grid(Options { extension: true, ..Options::default() }, seed)
}

/// A game against the clock.
pub fn alone(seed: u64) -> Prepared<PtiBapt> {
    Prepared::grid(Options { solo: true, ..Options::default() }, seed)
}

/// How many cards of that colour were found.
fn found(update: &Update<PtiBapt>, colour: Colour) -> usize {
    update.view.tabletop.found(colour)
}

fn phase(update: &Update<PtiBapt>) -> Phase {
    update.view.tabletop.phase
}

pub fn first(stage: &mut Stage) -> Table {
    told(stage, base, |update| phase(update) == Phase::First(me()))
}

pub fn second(stage: &mut Stage) -> Table {
    told(stage, base, |update| {
        matches!(phase(update), Phase::Second(seat, _) if seat == me())
            && found(update, Colour::Green) >= 4
            && found(update, Colour::Red) >= 2
    })
}

pub fn mismatch(stage: &mut Stage) -> Table {
    told(stage, base, |update| {
        matches!(phase(update), Phase::Shown(seat, _, Some(_)) if seat == me())
            && found(update, Colour::Green) >= 2
    })
}

pub fn trap(stage: &mut Stage) -> Table {
    told(stage, base, |update| matches!(phase(update), Phase::Shown(seat, _, None) if seat == me()))
}

pub fn their_trap(stage: &mut Stage) -> Table {
    told(stage, base, |update| matches!(phase(update), Phase::Shown(seat, _, None) if seat != me()))
}

pub fn again(stage: &mut Stage) -> Table {
    let yellow =
        |seen: &Seen| matches!(seen, Seen::Kept { seat, card: Card::Yellow, .. } if *seat == me());
    told(stage, base, |update| update.seen.iter().any(yellow))
}

pub fn extension(stage: &mut Stage) -> Table {
    told(stage, extended, |update| {
        phase(update) == Phase::First(me()) && found(update, Colour::Green) >= 4
    })
}

pub fn spyglass(stage: &mut Stage) -> Table {
    told(stage, extended, |update| phase(update) == Phase::Spyglass(me()))
}

pub fn looking(stage: &mut Stage) -> Table {
    told(
        stage,
        extended,
        |update| matches!(phase(update), Phase::Looking(seat, ..) if seat == me()),
    )
}

pub fn others_look(stage: &mut Stage) -> Table {
    told(
        stage,
        extended,
        |update| matches!(phase(update), Phase::Looking(seat, ..) if seat != me()),
    )
}

pub fn switch(stage: &mut Stage) -> Table {
    told(stage, extended, |update| phase(update) == Phase::Switch(me()))
}

pub fn broom(stage: &mut Stage) -> Table {
    let nothing = |seen: &Seen| matches!(seen, Seen::Bonus { bonus: Bonus::Broom, void: true, .. });
    told(stage, extended, |update| update.seen.iter().any(nothing))
}

pub fn late(stage: &mut Stage) -> Table {
    told(stage, base, |update| {
        found(update, Colour::Green) == 12
            && found(update, Colour::Yellow) == 2
            && found(update, Colour::Red) == 4
            && phase(update) == Phase::First(me())
    })
}

pub fn solo(stage: &mut Stage) -> Table {
    told(stage, alone, |update| {
        matches!(phase(update), Phase::Shown(_, _, Some(_)))
            && found(update, Colour::Green) >= 6
            && found(update, Colour::Red) >= 2
    })
}

pub fn end(stage: &mut Stage) -> Table {
    over(stage, base)
}

pub fn solo_end(stage: &mut Stage) -> Table {
    over(stage, alone)
}

fn over(stage: &mut Stage, make: fn(u64) -> Prepared<PtiBapt>) -> Table {
    let mut table = told(stage, make, |update| phase(update) == Phase::Over);
    let lobby = make(1).lobby();
    table.notice(Notice::Lobby(Box::new(Lobby { stage: StageName::Over, ..lobby })));
    table
}

/// Before the game: the host waits for somebody to sit down opposite.
pub fn lobby(stage: &mut Stage) -> Table {
    let mut lobby = Lobby { stage: StageName::Gathering, ..extended(1).lobby() };
    lobby.people.truncate(1);
    let mut table = PtiBapt::join(app(stage), None);
    table.seat(lobby, PersonId(1));
    table
}

pub fn summary(stage: &mut Stage) -> Table {
    let table = extension(stage);
    stage.key_press(Key::F1);
    stage.run_steps(2);
    table
}
