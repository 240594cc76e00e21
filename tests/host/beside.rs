//! Two people at the host's machine, a bot and a guest: one table, and the same one when it is resumed.

use std::net::SocketAddr;
use std::path::Path;

use cinderpeek::bot::Level;
use cinderpeek::client::{self, Input, Profile};
use cinderpeek::games::Memoarrr;
use cinderpeek::guest::GuestEvent;
use cinderpeek::host::Host;
use cinderpeek::host::plan::{Reach, What};
use cinderpeek::table::{Kind, Notice, Order, PlayerName, Portrait, StageName, TableSettings};
use tempfile::tempdir;

use crate::stage::{self, CODE, Player, Table, lo, new_table};

/// A table on `lo`, before anybody drives it.
fn open(folder: &Path, what: What<Memoarrr>) -> Host<Memoarrr> {
    stage::open(folder, what, Reach::Network { port: 0, interface: lo() })
}

fn profile(name: &str) -> Profile {
    let (name, portrait) = (PlayerName::new(name).unwrap(), Portrait::new(2).unwrap());
    Profile { name, portrait, kind: Kind::Human, watch: false }
}

/// Waits for what the seat is shown, and says whether it holds a secret.
fn sees_secret(player: &Player) -> bool {
    player.expect("an update", |event| match event {
        GuestEvent::Client(client::Event::Heard(
            Notice::Update(update) | Notice::Current(update),
        )) => Some(<Memoarrr as cinderpeek::game::Game>::holds_secret(&update.view)),
        _ => None,
    })
}

#[test]
fn two_at_one_machine_play_with_a_bot_and_a_guest_and_find_their_seats_again() {
    let folder = tempdir().unwrap();
    let mut host = open(folder.path(), new_table(TableSettings::default()));
    let seats = ["Max", "Mia"].map(|name| host.seat_beside(&profile(name)));
    let address = SocketAddr::from(([127, 0, 0, 1], host.port().unwrap()));
    let (table, link) = Table::run(host);
    let ann = Player::sit(folder.path(), link);
    let [max, mia] = seats.map(Player::beside);
    let three = ann.until("all at this machine", |lobby| lobby.people.len() == 3);
    let person = three.people.iter().find(|person| person.name.as_str() == "Mia").unwrap().id;
    ann.order(Order::Kick { person, ban: false });
    mia.end();
    ann.order(Order::Hire(Level::Random));
    let zoe = Player::join(folder.path(), "Zoe", address, CODE);
    for player in [&ann, &max, &zoe] {
        player.handle.say(Input::WantReady(true));
    }
    ann.until("all ready", |lobby| {
        lobby.people.len() == 4 && lobby.people.iter().all(|person| person.ready)
    });
    ann.order(Order::Start);
    for player in [&ann, &max, &zoe] {
        player.until("a game", |lobby| lobby.stage == StageName::Playing);
        assert!(sees_secret(player), "each looks at their own cards");
    }
    table.close();
    for player in [ann, max, zoe] {
        player.end();
    }

    let mut host = open(folder.path(), What::Resumed);
    let mut seats = host.seats_beside();
    assert_eq!(seats.len(), 1, "whoever was sent away does not come again");
    let (table, link) = Table::run(host);
    let ann = Player::sit(folder.path(), link);
    let max = Player::beside(seats.remove(0));
    assert!(sees_secret(&max), "the seat is the same");
    let lobby = ann.until("who is there", |lobby| {
        lobby.people.iter().any(|person| person.name.as_str() == "Max" && !person.away)
    });
    assert_eq!(lobby.people.len(), 4);
    table.close();
    for player in [ann, max] {
        player.end();
    }
}
