//! The save: nothing is told that is not on disk, and a table comes back from it.

use cinderpeek::game::Chance;
use cinderpeek::games::Memoarrr;
use cinderpeek::table::save::resume::{Damage, Salvage};
use cinderpeek::table::{Moment, StageName, Table, TableSettings};

use crate::party::Party;

fn two_at_play() -> Party {
    let mut party = Party::new(TableSettings { start_with: Some(2), ..TableSettings::default() });
    let (host, guest) = (party.come("Ann"), party.come("Ben"));
    party.ready(host);
    party.ready(guest);
    for _ in 0..3 {
        party.play_one();
    }
    party
}

fn resume(lines: &[String]) -> Option<(Table<Memoarrr>, Salvage)> {
    let lines = lines.iter().map(String::as_str);
    Table::resume(lines, Chance::from_number(5, 5), Moment(0)).ok()
}

#[test]
fn a_full_disk_stops_the_game_and_everybody_knows_why() {
    let mut party = two_at_play();
    let seq = party.seq(0);
    party.disk.set_full(true);
    party.play_one();
    assert_eq!((party.seq(0), party.seq(1)), (seq, seq));
    for guest in 0..2 {
        assert!(party.client(guest).lobby().is_some_and(|lobby| lobby.unsaved));
    }
    party.disk.set_full(false);
    party.pass(3_000);
    assert_eq!((party.seq(0), party.seq(1)), (seq + 1, seq + 1));
    assert!(party.client(1).lobby().is_some_and(|lobby| !lobby.unsaved));
}

#[test]
fn a_table_comes_back_as_it_was() {
    let party = two_at_play();
    let (table, salvage) = resume(&party.disk.lines()).expect("a table");
    assert_eq!((salvage.lost, salvage.why), (0, None));
    let (before, after) = (party.lobby(), table.lobby());
    assert_eq!((before.name, before.options), (after.name, after.options));
    assert_eq!(after.stage, StageName::Playing);
    for (before, after) in before.people.iter().zip(&after.people) {
        assert_eq!((before.id, before.seat, before.place), (after.id, after.seat, after.place));
        assert!(after.away);
    }
}

#[test]
fn what_is_sound_of_a_damaged_save_is_kept() {
    let party = two_at_play();
    let lines = party.disk.lines();
    let last = lines.len() - 1;
    let mut torn = lines.clone();
    torn[last].truncate(10);
    let (_, salvage) = resume(&torn).expect("a table");
    assert_eq!(salvage, Salvage { kept: last, lost: 1, why: Some(Damage::Unreadable) });

    let mut doctored = lines.clone();
    let at = doctored.iter().position(|line| line.contains("\"revealed\"")).expect("a reveal");
    doctored[at] = doctored[at]
        .replace("penguin", "crab")
        .replace("turtle", "penguin")
        .replace("walrus", "turtle")
        .replace("octopus", "walrus");
    if doctored[at] == lines[at] {
        doctored[at] = lines[at].replace("crab", "turtle");
    }
    let (_, salvage) = resume(&doctored).expect("a table");
    assert_eq!((salvage.kept, salvage.why), (at, Some(Damage::Impossible)));
}

/// No cut, wherever it is, makes a panic, and what comes before it is kept.
#[test]
fn a_save_can_be_cut_anywhere() {
    let party = two_at_play();
    let text = party.disk.lines().join("\n");
    for cut in (0..text.len()).step_by(7) {
        let Some(part) = text.get(..cut) else { continue };
        let lines: Vec<String> = part.lines().map(str::to_owned).collect();
        if let Some((_, salvage)) = resume(&lines) {
            assert!(salvage.lost <= 2, "{salvage:?}");
        }
    }
}

/// The save is a record that others can check.
#[test]
fn the_save_is_a_record() {
    use cinderpeek::game::record::Replay;
    let party = two_at_play();
    let lines = party.disk.lines();
    let lines: Vec<_> = lines.iter().filter(|line| !line.starts_with("{\"table\"")).collect();
    let mut replay = Replay::<Memoarrr>::begin(lines[0]).expect("a header");
    for line in &lines[1..] {
        assert!(replay.line(line).is_ok(), "{line}");
    }
    assert!(lines[0].starts_with("{\"record\":1,") && lines[0].contains("\"fair\":{"));
}
