//! Guests and hosts are spoken to while their threads wait.

use std::net::SocketAddr;

use cinderpeek::client::Input;
use cinderpeek::guest::End;
use cinderpeek::guest::handle::Signals;
use cinderpeek::table::{Ask, Farewell, Portrait, TableSettings};
use tempfile::tempdir;

use crate::stage::{CODE, Player, Table, dialled, new_table};

#[test]
fn a_player_speaks_leaves_and_comes_back_to_an_offline_table() {
    let folder = tempdir().unwrap();
    let (table, link) = Table::open(folder.path(), new_table(TableSettings::default()));
    let player = Player::sit(folder.path(), link);
    player.handle.say(Input::WantReady(true));
    let lobby = player.until("being ready", |lobby| lobby.people.iter().any(|it| it.ready));
    assert_eq!(lobby.people[0].portrait, Portrait::new(3).unwrap());
    assert!(lobby.people[0].host);
    player.handle.leave();
    assert!(matches!(player.end(), End::Left));
    table.close();
    assert!(!folder.path().join("identity.json").exists(), "it needs no identity");
}

#[test]
fn leaving_for_good_ends_the_guest_with_the_tables_word() {
    let folder = tempdir().unwrap();
    let (table, link) = Table::open(folder.path(), new_table(TableSettings::default()));
    let player = Player::sit(folder.path(), link);
    player.want(Ask::Leave);
    assert!(matches!(player.end(), End::Farewell(Farewell::Left)));
    table.close();
}

#[test]
fn a_closed_table_says_so() {
    let folder = tempdir().unwrap();
    let (table, link) = Table::open(folder.path(), new_table(TableSettings::default()));
    let player = Player::sit(folder.path(), link);
    player.until("a table", |_| true);
    table.close();
    assert!(matches!(player.end(), End::Farewell(Farewell::Closed)));
}

/// Nobody answers there, so there is no link; whoever waits for one can turn back all the same.
#[test]
fn an_arrival_without_a_link_hears_that_its_player_leaves() {
    let folder = tempdir().unwrap();
    let signals = Signals::default();
    let handle = signals.handle();
    let nobody = SocketAddr::from(([127, 0, 0, 1], 1));
    let mut connection = dialled(folder.path(), "Ben", nobody, CODE, signals);
    let arrival = std::thread::spawn(move || connection.arrive::<String>());
    handle.leave();
    assert!(matches!(arrival.join().unwrap(), Err(End::Left)));
}
