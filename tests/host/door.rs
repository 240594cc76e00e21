//! Who gets in at a table on `lo`, who does not, and that a restart changes nothing about it.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;

use cinderpeek::bot::Level;
use cinderpeek::client::{self, Input};
use cinderpeek::games::{GameName, Memoarrr};
use cinderpeek::guest::handle::Signals;
use cinderpeek::guest::{End, GuestEvent};
use cinderpeek::host::Host;
use cinderpeek::host::luck::Luck;
use cinderpeek::host::news::{HostError, News};
use cinderpeek::host::plan::{HostPlan, Reach, What};
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use cinderpeek::table::{Farewell, Notice, Order, Part, PersonId, StageName, TableSettings};
use tempfile::tempdir;

use crate::stage::{CODE, Player, Table, dialled, new_table, turned_away};

#[test]
fn whoever_is_banned_stays_so_when_the_table_is_resumed() {
    let folder = tempdir().unwrap();
    let (table, link, address) = Table::on_lo(folder.path(), new_table(TableSettings::default()));
    let host = Player::sit(folder.path(), link);
    let pest = Player::join(folder.path(), "Pest", address, CODE);
    let lobby = host.until("a pest", |lobby| lobby.people.len() == 2);
    let code = ban(&table, &host, lobby.people[1].id);
    assert_ne!(code, CODE);
    let end = pest.expect("the end", |event| match event {
        GuestEvent::Disconnected(_) => Some(None),
        GuestEvent::Ended(end) => Some(Some(end)),
        _ => None,
    });
    let end = end.expect("nobody tries to come back from there");
    assert!(matches!(end, End::Refused(Disconnect::Closed(Reason::Banned))));
    table.close();
    host.end();

    let (table, _link, address) = Table::on_lo(folder.path(), What::Resumed);
    let pest = turned_away(folder.path(), "Pest", address, &code);
    assert!(matches!(pest, End::Refused(Disconnect::Closed(Reason::Banned))));
    let friend = Player::join(folder.path(), "Zoe", address, &code);
    friend.until("a seat", |lobby| lobby.people.iter().any(|it| it.name.as_str() == "Zoe"));
    table.close();
    friend.end();
}

#[test]
fn whoever_is_banned_while_away_stays_out() {
    banned_while_away(|_, _| {});
}

/// The pest goes, and a friend of theirs comes and goes until the table may have forgotten the pest.
#[test]
fn whoever_is_away_is_not_forgotten_for_all_who_come_and_go() {
    banned_while_away(|folder, address| {
        for _ in 0..140 {
            let mut friend = dialled(folder, "Friend", address, CODE, Signals::default());
            assert_eq!(friend.arrive::<GameName>().unwrap(), GameName::Memoarrr);
            friend.leave();
        }
    });
}

/// Has somebody banned, and the new code after that.
fn ban(table: &Table, host: &Player, person: PersonId) -> String {
    host.order(Order::Kick { person, ban: true });
    table.expect("a new code", |news| match news {
        News::Code { code, .. } => Some(code.to_string()),
        _ => None,
    })
}

/// A pest joins and goes, something happens meanwhile, and the pest is banned.
fn banned_while_away(meanwhile: impl FnOnce(&Path, SocketAddr)) {
    let folder = tempdir().unwrap();
    let (table, link, address) = Table::on_lo(folder.path(), new_table(TableSettings::default()));
    let host = Player::sit(folder.path(), link);
    let pest = Player::join(folder.path(), "Pest", address, CODE);
    host.until("a pest", |lobby| lobby.people.len() == 2);
    pest.handle.leave();
    pest.end();
    let lobby = host.until("nobody there", |lobby| lobby.people.iter().any(|it| it.away));
    meanwhile(folder.path(), address);
    let code = ban(&table, &host, lobby.people[1].id);
    let pest = turned_away(folder.path(), "Pest", address, &code);
    assert!(matches!(pest, End::Refused(Disconnect::Closed(Reason::Banned))));
    table.close();
    host.end();
}

/// A table that was closed in the middle of a game and is resumed: a guest of that name has a seat there
/// and is away.
fn resumed_without(folder: &Path, guest: &str) -> (Table, Player, SocketAddr) {
    let settings = TableSettings { start_with: Some(2), ..TableSettings::default() };
    let (table, link, address) = Table::on_lo(folder, new_table(settings));
    let host = Player::sit(folder, link);
    host.handle.say(Input::WantReady(true));
    let guest = Player::join(folder, guest, address, CODE);
    guest.handle.say(Input::WantReady(true));
    host.until("a game", |lobby| lobby.stage == StageName::Playing);
    guest.handle.leave();
    assert!(matches!(guest.end(), End::Left));
    host.until("nobody there", |lobby| lobby.people.iter().any(|it| it.away));
    table.close();
    host.end();
    let (table, link, address) = Table::on_lo(folder, What::Resumed);
    (table, Player::sit(folder, link), address)
}

#[test]
fn whoever_is_banned_before_they_are_back_at_a_resumed_table_stays_out() {
    let folder = tempdir().unwrap();
    let (table, host, address) = resumed_without(folder.path(), "Pest");
    let lobby = host.until("the pest's seat", |lobby| lobby.people.len() == 2);
    let code = ban(&table, &host, lobby.people[1].id);
    let pest = turned_away(folder.path(), "Pest", address, &code);
    assert!(matches!(pest, End::Refused(Disconnect::Closed(Reason::Banned))));
    table.close();
    host.end();
}

/// A seat is away while the table is resumed and somebody else is banned there; its pass is older.
#[test]
fn whoever_has_a_seat_comes_back_after_a_restart_and_somebody_elses_ban() {
    let folder = tempdir().unwrap();
    let (table, host, address) = resumed_without(folder.path(), "Zoe");
    let pest = Player::watch(folder.path(), "Pest", address, CODE);
    let lobby = host.until("a pest", |lobby| lobby.people.len() == 3);
    host.order(Order::Kick { person: lobby.people[2].id, ban: true });
    pest.end();
    let zoe = Player::join(folder.path(), "Zoe", address, CODE);
    zoe.until("the seat", |lobby| lobby.people.iter().all(|it| !it.away));
    table.close();
    host.end();
    zoe.end();
}

/// Whom the host has shut out stands in it.
#[test]
fn a_block_list_that_cannot_be_read_is_said_and_not_forgotten() {
    let folder = tempdir().unwrap();
    let (table, _link, _) = Table::on_lo(folder.path(), new_table(TableSettings::default()));
    table.close();
    let path = folder.path().join("table.json");
    let kept = fs::read_to_string(&path).unwrap();
    fs::write(&path, &kept[..kept.len() / 2]).unwrap();
    let (what, reach) = (What::<Memoarrr>::Resumed, Reach::Offline);
    let (folder, luck) = (folder.path().to_owned(), Luck::System);
    let opened = Host::open(HostPlan { folder, what, reach, think: 0, one_game: false, luck });
    assert!(matches!(opened, Err(HostError::File(file, _)) if file == path));
}

/// A name is no proof of who somebody is, but it is at least nobody else's.
#[test]
fn nobody_has_the_name_of_somebody_else() {
    let folder = tempdir().unwrap();
    let (table, link, address) = Table::on_lo(folder.path(), new_table(TableSettings::default()));
    let host = Player::sit(folder.path(), link);
    // The last one's name ends with a sign that only chooses between two forms of the one before.
    let others = ["Ann", "ANN", "Ann\u{fe0f}"];
    let others = others.map(|name| Player::join(folder.path(), name, address, CODE));
    let lobby = host.until("four", |lobby| lobby.people.len() == 4);
    let names =
        lobby.people.iter().map(|it| it.name.as_str().to_lowercase().replace('\u{fe0f}', ""));
    let mut names: Vec<String> = names.collect();
    names.sort_unstable();
    assert_eq!(names, ["ann", "ann 2", "ann 3", "ann 4"]);
    table.close();
    host.end();
    others.into_iter().for_each(|other| drop(other.end()));
}

#[test]
fn whoever_guesses_codes_waits_though_the_table_is_resumed() {
    let folder = tempdir().unwrap();
    let (table, _link, address) = Table::on_lo(folder.path(), new_table(TableSettings::default()));
    for _ in 0..3 {
        let guess = turned_away(folder.path(), "Guesser", address, "K7M-2QY");
        assert!(matches!(guess, End::Refused(Disconnect::Closed(Reason::WrongCode))));
    }
    table.expect("a line about it", |news| match news {
        News::Note(note) if note.to_string().contains("127.0.0.1") => Some(()),
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
    let (table, link, address) = Table::on_lo(folder.path(), new_table(TableSettings::default()));
    let host = Player::sit(folder.path(), link);
    for _ in 0..3 {
        host.order(Order::Hire(Level::Sailor));
    }
    host.until("four", |lobby| lobby.people.len() == 4);
    let fifth = Player::join(folder.path(), "Fifth", address, CODE);
    assert!(matches!(fifth.end(), End::Farewell(Farewell::Full)));
    table.close();
    host.end();
}

/// The table has a bot started that plays on with what the seat has seen; the player takes over.
#[test]
fn a_bot_sits_in_for_a_guest_who_is_away() {
    let folder = tempdir().unwrap();
    let sit_in = Some((0, Level::Captain));
    let settings = TableSettings { start_with: Some(2), sit_in, ..TableSettings::default() };
    let (table, link, address) = Table::on_lo(folder.path(), new_table(settings));
    let host = Player::sit(folder.path(), link);
    host.handle.say(Input::WantReady(true));
    let guest = Player::join(folder.path(), "Ben", address, CODE);
    guest.handle.say(Input::WantReady(true));
    host.until("a game", |lobby| lobby.stage == StageName::Playing);
    guest.handle.leave();
    assert!(matches!(guest.end(), End::Left));
    let is_stand_in = |part| matches!(part, Part::StandIn(_));
    host.until("a bot in the seat", |lobby| {
        lobby.people.iter().any(|person| is_stand_in(person.part) && !person.away)
    });
    // It looks at its cards by itself.
    host.expect("an action of the bot", |event| match event {
        GuestEvent::Client(client::Event::Heard(Notice::Update(update))) if update.seq > 0 => {
            Some(())
        }
        _ => None,
    });
    let guest = Player::join(folder.path(), "Ben", address, CODE);
    guest.until("the seat", |lobby| lobby.people.iter().all(|it| !is_stand_in(it.part)));
    table.close();
    host.end();
    guest.end();
}
