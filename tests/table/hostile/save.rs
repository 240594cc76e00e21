//! A save that somebody has written into: it is refused, or the table that comes of it goes on.

use cinderpeek::client::Logged;
use cinderpeek::game::Chance;
use cinderpeek::games::{Memoarrr, PtiBapt, Royaume, memoarrr, ptibapt, royaume};
use cinderpeek::table::{Ask, Hosted, Moment, Order, Refusal, StageName, Table, TableSettings};
use serde_json::{Value, json};

use crate::lies::{lie_in, seeds};
use crate::party::{Disk, Party};

/// A table of two who gather, as it is saved.
fn saved() -> Value {
    let settings = TableSettings { start_with: Some(2), ..TableSettings::default() };
    let mut party = Party::new(settings);
    party.come("Ann");
    party.come("Ben");
    party.pass(2_000);
    let lines = party.disk.lines();
    serde_json::from_str(lines.last().expect("a line")).expect("JSON")
}

/// Has the two come back to that table and get ready, and says how far that goes.
fn go_on(table: Table<Memoarrr>) -> StageName {
    let mut party = Party::at(table, Disk::default());
    for (guest, name) in ["Ann", "Ben"].into_iter().enumerate() {
        party.come(name);
        party.ready(guest);
    }
    party.pass(2_000);
    party.lobby().stage
}

#[test]
fn whatever_stands_in_a_save_breaks_no_table() {
    let truth = saved();
    let person = |at: usize| truth["table"]["people"][at].clone();
    let watching = |mut person: Value| {
        person[0]["part"] = json!("Watcher");
        person
    };
    let at = |mut person: Value, place: u8| {
        person[0]["place"] = json!(place);
        person
    };
    let crowd: Vec<Value> = (0..30).map(|_| person(0)).collect();
    let lies = [
        ("next_id", json!(u32::MAX)),
        ("next_id", json!(0)),
        ("games", json!(u32::MAX)),
        ("given_up", json!(u32::MAX)),
        ("clock", json!(u64::MAX)),
        ("people", json!([person(0), person(0)])),
        ("people", json!([watching(person(0))])),
        ("people", json!([at(person(0), 1), at(person(1), 1)])),
        ("people", json!([at(person(0), 1), at(person(1), 5)])),
        ("people", json!(crowd)),
        ("people", json!([])),
        ("first", json!(12_345)),
    ];
    for (field, lie) in lies {
        let mut table = truth.clone();
        table["table"][field] = lie.clone();
        let (line, luck) = (table.to_string(), Chance::from_number(2, 2));
        if let Ok((table, _)) = Table::<Memoarrr>::resume([line.as_str()], luck, Moment(0)) {
            assert_eq!(go_on(table), StageName::Playing, "{field}: {lie}");
        }
    }
    let (line, luck) = (truth.to_string(), Chance::from_number(2, 2));
    let (table, _) =
        Table::<Memoarrr>::resume([line.as_str()], luck, Moment(0)).expect("the truth");
    assert_eq!(go_on(table), StageName::Playing);
}

/// A line about a table with anything in the place of anything: it is refused, or the table goes on as well
/// as it can.
fn try_all<G: Hosted + Logged>(options: G::Options) {
    let settings = TableSettings { start_with: Some(2), ..TableSettings::default() };
    let mut party = Party::<G>::of(options, settings);
    party.come("Ann");
    party.come("Ben");
    party.pass(2_000);
    let lines = party.disk.lines();
    let truth: Value = serde_json::from_str(lines.last().expect("a line")).expect("JSON");
    let mut resumed = 0;
    for seed in seeds(300) {
        let (mut chance, mut lie) = (Chance::from_number(seed, 80), truth.clone());
        (0..1 + chance.below(2)).for_each(|_| lie_in(&mut lie["table"], &mut chance));
        let (line, luck) = (lie.to_string(), Chance::from_number(2, 2));
        let Ok((table, _)) = Table::<G>::resume([line.as_str()], luck, Moment(0)) else { continue };
        resumed += 1;
        let mut party = Party::at(table, Disk::default());
        for (guest, name) in ["Ann", "Ben"].into_iter().enumerate() {
            party.come(name);
            party.ready(guest);
        }
        party.order(Order::Start);
        for _ in 0..10 {
            party.play_one();
            party.pass(500);
        }
    }
    assert!(resumed > 10, "only {resumed} were possible");
}

#[test]
fn whatever_is_written_into_a_line_about_a_table_breaks_nothing() {
    try_all::<Memoarrr>(memoarrr::Options::basic(2));
    try_all::<PtiBapt>(ptibapt::Options::default());
    try_all::<Royaume>(royaume::Options::default());
}

/// A save that says that a guest is the host makes nobody one.
#[test]
fn nobody_gives_orders_since_a_save_says_so() {
    let mut table = saved();
    table["table"]["people"][1][0]["host"] = json!(true);
    let (line, luck) = (table.to_string(), Chance::from_number(2, 2));
    let (table, _) =
        Table::<Memoarrr>::resume([line.as_str()], luck, Moment(0)).expect("a possible save");
    let mut party = Party::at(table, Disk::default());
    party.come("Ann");
    let guest = party.come("Ben");
    let ann = party.person("Ann").id;
    party.want(guest, Ask::Host(Order::Kick { person: ann, ban: true }));
    assert_eq!(party.refusals(guest), [Refusal::HostOnly]);
    let hosts = party.lobby().people.iter().filter(|person| person.host).count();
    assert_eq!((party.lobby().people.len(), hosts), (2, 1));
}

/// A game with a seat that nobody at the table has would wait for it for ever.
#[test]
fn a_game_of_somebody_with_two_seats_is_not_resumed() {
    let settings = TableSettings { start_with: Some(2), ..TableSettings::default() };
    let mut party = Party::new(settings);
    for (guest, name) in ["Ann", "Ben"].into_iter().enumerate() {
        party.come(name);
        party.ready(guest);
    }
    assert_eq!(party.lobby().stage, StageName::Playing);
    let resumed = |lines: &[String]| {
        let (lines, luck) = (lines.iter().map(String::as_str), Chance::from_number(2, 2));
        let (table, salvage) = Table::<Memoarrr>::resume(lines, luck, Moment(0)).expect("a table");
        (table.lobby().stage, salvage.lost)
    };
    let mut lines = party.disk.lines();
    assert_eq!(resumed(&lines), (StageName::Playing, 0));
    let header = lines.iter_mut().find(|line| line.starts_with("{\"record\"")).expect("a game");
    let lie = header.replace("\"people\":[1,2]", "\"people\":[1,1]").replace("Ben", "Ann");
    assert_ne!(*header, lie);
    *header = lie;
    let (stage, lost) = resumed(&lines);
    assert_eq!(stage, StageName::Gathering);
    assert!(lost >= 2, "{lost} lines");
}
