//! Who gets in at a table on `lo`, who does not, and that a restart changes nothing about it.

use std::fs;

use cinderpeek::bot::Level;
use cinderpeek::client::{self, Input};
use cinderpeek::games::{GameName, Memoarrr};
use cinderpeek::guest::handle::Signals;
use cinderpeek::guest::{End, Event};
use cinderpeek::host::Host;
use cinderpeek::host::luck::Luck;
use cinderpeek::host::news::{HostError, News as Told};
use cinderpeek::host::plan::{Plan, Reach, What};
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use cinderpeek::table::messages::person::BotLevel;
use cinderpeek::table::{Farewell, Notice, Order, Part, Settings, StageName};
use tempfile::tempdir;

use crate::stage::{CODE, Player, Table, dialled, new_table, turned_away};

#[test]
fn whoever_is_banned_stays_so_when_the_table_is_resumed() {
    let folder = tempdir().unwrap();
    let (table, link, address) = Table::on_lo(folder.path(), new_table(Settings::default()));
    let host = Player::sit(folder.path(), link);
    let pest = Player::call(folder.path(), "Pest", address, CODE);
    let lobby = host.until("a pest", |lobby| lobby.people.len() == 2);
    host.order(Order::Kick { person: lobby.people[1].id, ban: true });
    let code = table.expect("a new code", |news| match news {
        Told::Code { code, .. } => Some(code.to_string()),
        _ => None,
    });
    assert_ne!(code, CODE);
    let end = pest.expect("the end", |event| match event {
        Event::Disconnected(_) => Some(None),
        Event::Ended(end) => Some(Some(end)),
        _ => None,
    });
    let end = end.expect("nobody tries to come back from there");
    assert!(matches!(end, End::Refused(Disconnect::Closed(Reason::Banned))));
    table.close();
    host.end();

    let (table, _link, address) = Table::on_lo(folder.path(), What::Resumed);
    let pest = turned_away(folder.path(), "Pest", address, &code);
    assert!(matches!(pest, End::Refused(Disconnect::Closed(Reason::Banned))));
    let friend = Player::call(folder.path(), "Zoe", address, &code);
    friend.until("a seat", |lobby| lobby.people.iter().any(|it| it.name.as_str() == "Zoe"));
    table.close();
    friend.end();
}

#[test]
fn whoever_is_banned_while_away_stays_out() {
    let folder = tempdir().unwrap();
    let (table, link, address) = Table::on_lo(folder.path(), new_table(Settings::default()));
    let host = Player::sit(folder.path(), link);
    let pest = Player::call(folder.path(), "Pest", address, CODE);
    host.until("a pest", |lobby| lobby.people.len() == 2);
    pest.voice.leave();
    pest.end();
    let lobby = host.until("nobody there", |lobby| lobby.people.iter().any(|it| it.away));
    host.order(Order::Kick { person: lobby.people[1].id, ban: true });
    let code = table.expect("a new code", |news| match news {
        Told::Code { code, .. } => Some(code.to_string()),
        _ => None,
    });
    let pest = turned_away(folder.path(), "Pest", address, &code);
    assert!(matches!(pest, End::Refused(Disconnect::Closed(Reason::Banned))));
    table.close();
    host.end();
}

/// The pest goes, and a friend of theirs comes and goes until the table may have forgotten the pest.
#[test]
fn whoever_is_away_is_not_forgotten_for_all_who_come_and_go() {
    let folder = tempdir().unwrap();
    let (table, link, address) = Table::on_lo(folder.path(), new_table(Settings::default()));
    let host = Player::sit(folder.path(), link);
    let pest = Player::call(folder.path(), "Pest", address, CODE);
    host.until("a pest", |lobby| lobby.people.len() == 2);
    pest.voice.leave();
    pest.end();
    let lobby = host.until("nobody there", |lobby| lobby.people.iter().any(|it| it.away));
    for _ in 0..140 {
        let mut friend = dialled(folder.path(), "Friend", address, CODE, Signals::default());
        assert_eq!(friend.arrive::<GameName>().unwrap(), GameName::Memoarrr);
        friend.leave();
    }
    host.order(Order::Kick { person: lobby.people[1].id, ban: true });
    let code = table.expect("a new code", |news| match news {
        Told::Code { code, .. } => Some(code.to_string()),
        _ => None,
    });
    let pest = turned_away(folder.path(), "Pest", address, &code);
    assert!(matches!(pest, End::Refused(Disconnect::Closed(Reason::Banned))));
    table.close();
    host.end();
}

/// Whom the host has shut out stands in it.
#[test]
fn a_block_list_that_cannot_be_read_is_said_and_not_forgotten() {
    let folder = tempdir().unwrap();
    let (table, _link, _) = Table::on_lo(folder.path(), new_table(Settings::default()));
    table.close();
    let path = folder.path().join("table.json");
    let kept = fs::read_to_string(&path).unwrap();
    fs::write(&path, &kept[..kept.len() / 2]).unwrap();
    let (what, reach) = (What::<Memoarrr>::Resumed, Reach::Offline);
    let (folder, luck) = (folder.path().to_owned(), Luck::System);
    let opened = Host::open(Plan { folder, what, reach, think: 0, one_game: false, luck });
    assert!(matches!(opened, Err(HostError::File(file, _)) if file == path));
}

/// A name is no proof of who somebody is, but it is at least nobody else's.
#[test]
fn nobody_has_the_name_of_somebody_else() {
    let folder = tempdir().unwrap();
    let (table, link, address) = Table::on_lo(folder.path(), new_table(Settings::default()));
    let host = Player::sit(folder.path(), link);
    let others = ["Ann", "ANN"].map(|name| Player::call(folder.path(), name, address, CODE));
    let lobby = host.until("three", |lobby| lobby.people.len() == 3);
    let mut names: Vec<&str> = lobby.people.iter().map(|it| it.name.as_str()).collect();
    names.sort_unstable_by_key(|name| name.to_lowercase());
    assert!(
        matches!(names[..], ["Ann", "Ann 2", "ANN 3"] | ["Ann", "ANN 2", "Ann 3"]),
        "{names:?}"
    );
    table.close();
    host.end();
    others.into_iter().for_each(|other| drop(other.end()));
}

#[test]
fn whoever_guesses_codes_waits_though_the_table_is_resumed() {
    let folder = tempdir().unwrap();
    let (table, _link, address) = Table::on_lo(folder.path(), new_table(Settings::default()));
    for _ in 0..3 {
        let guess = turned_away(folder.path(), "Guesser", address, "K7M-2QY");
        assert!(matches!(guess, End::Refused(Disconnect::Closed(Reason::WrongCode))));
    }
    table.expect("a line about it", |news| match news {
        Told::Note(note) if note.to_string().contains("127.0.0.1") => Some(()),
        _ => None,
    });
    table.close();
    let (table, _link, address) = Table::on_lo(folder.path(), What::Resumed);
    let right = turned_away(folder.path(), "Guesser", address, CODE);
    assert!(matches!(right, End::Refused(Disconnect::Closed(Reason::LockedOut(1..)))));
    table.close();
}

#[test]
fn a_fifth_player_finds_a_table_of_four_full() {
    let folder = tempdir().unwrap();
    let (table, link, address) = Table::on_lo(folder.path(), new_table(Settings::default()));
    let host = Player::sit(folder.path(), link);
    for _ in 0..3 {
        host.order(Order::Hire(BotLevel(Level::Sailor)));
    }
    host.until("four", |lobby| lobby.people.len() == 4);
    let fifth = Player::call(folder.path(), "Fifth", address, CODE);
    assert!(matches!(fifth.end(), End::Farewell(Farewell::Full)));
    table.close();
    host.end();
}

/// The table has a bot started that plays on with what the seat has seen; the player takes over.
#[test]
fn a_bot_sits_in_for_a_guest_who_is_away() {
    let folder = tempdir().unwrap();
    let sit_in = Some((0, BotLevel(Level::Captain)));
    let settings = Settings { start_with: Some(2), sit_in, ..Settings::default() };
    let (table, link, address) = Table::on_lo(folder.path(), new_table(settings));
    let host = Player::sit(folder.path(), link);
    host.voice.say(Input::WantReady(true));
    let guest = Player::call(folder.path(), "Ben", address, CODE);
    guest.voice.say(Input::WantReady(true));
    host.until("a game", |lobby| lobby.stage == StageName::Playing);
    guest.voice.leave();
    assert!(matches!(guest.end(), End::Left));
    let is_stand_in = |part| matches!(part, Part::StandIn(_));
    host.until("a bot in the seat", |lobby| {
        lobby.people.iter().any(|person| is_stand_in(person.part) && !person.away)
    });
    // It looks at its cards by itself.
    host.expect("an action of the bot", |event| match event {
        Event::Client(client::Event::Heard(Notice::Update(update))) if update.seq > 0 => Some(()),
        _ => None,
    });
    let guest = Player::call(folder.path(), "Ben", address, CODE);
    guest.until("the seat", |lobby| lobby.people.iter().all(|it| !is_stand_in(it.part)));
    table.close();
    host.end();
    guest.end();
}
