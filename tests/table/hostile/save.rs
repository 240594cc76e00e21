//! A save that somebody has written into: it is refused, or the table that comes of it goes on.

use cinderpeek::game::Chance;
use cinderpeek::games::Memoarrr;
use cinderpeek::table::{Moment, Settings, StageName, Table};
use serde_json::{Value, json};

use crate::party::{Disk, Party};

/// A table of two who gather, as it is saved.
fn saved() -> Value {
    let settings = Settings { start_with: Some(2), ..Settings::default() };
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
    let crowd: Vec<Value> = (0..30).map(|_| person(0)).collect();
    let lies = [
        ("next_id", json!(u32::MAX)),
        ("next_id", json!(0)),
        ("games", json!(u32::MAX)),
        ("given_up", json!(u32::MAX)),
        ("clock", json!(u64::MAX)),
        ("people", json!([person(0), person(0)])),
        ("people", json!([watching(person(0))])),
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
