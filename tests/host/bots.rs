//! The host's own bots: hired, sent away, and there again when the table is resumed.

use cinderpeek::bot::Level;
use cinderpeek::client::Input;
use cinderpeek::host::plan::What;
use cinderpeek::table::{Order, StageName, TableSettings};
use tempfile::tempdir;

use crate::stage::{Player, Table, new_table};

#[test]
fn hired_bots_come_again_with_a_resumed_table_and_those_sent_away_do_not() {
    let folder = tempdir().unwrap();
    let (table, link) = Table::open(folder.path(), new_table(TableSettings::default()));
    let player = Player::sit(folder.path(), link);
    for level in [Level::Sailor, Level::Sailor, Level::Captain] {
        player.order(Order::Hire(level));
    }
    let full = player.until("three bots", |lobby| {
        lobby.people.iter().filter(|person| person.ready).count() == 3
    });
    let names: Vec<&str> = full.people.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Sailor", "Sailor 2", "Captain"]);
    let person = full.people[2].id;
    player.order(Order::Kick { person, ban: false });
    player.until("two bots", |lobby| lobby.people.len() == 3);
    table.close();
    player.end();

    let (table, link) = Table::open(folder.path(), What::Resumed);
    let player = Player::sit(folder.path(), link);
    let lobby = player.until("all of them", |lobby| {
        lobby.people.iter().filter(|person| person.ready).count() == 2
    });
    let names: Vec<&str> = lobby.people.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Sailor", "Captain"]);
    player.handle.say(Input::WantReady(true));
    player.until("all ready", |lobby| lobby.people.iter().all(|person| person.ready));
    player.order(Order::Start);
    player.until("a game", |lobby| lobby.stage == StageName::Playing);
    table.close();
    player.end();
}
