//! Tables with others: the way there, the lobby, and what may become of them.

use std::net::IpAddr;
use std::time::Duration;

use cinderpeek::client::{Difference, Verdict};
use cinderpeek::games::Memoarrr;
use cinderpeek::guest::{End, GuestEvent};
use cinderpeek::host::news::News;
use cinderpeek::net::admission::fingerprint::Fingerprint;
use cinderpeek::net::admission::invite::{Invite, InviteSecret};
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use cinderpeek::table::game::fair::Promise;
use cinderpeek::table::save::resume::Salvage;
use cinderpeek::table::{
    ChatLine, Farewell, Hosted, Lobby, Notice, Part, Person, PersonId, PlayerName, Reaction,
    StageName,
};
use cinderpeek::ui::test_table::{TestTable, TestableGame};
use eframe::egui::Key;

use crate::prepared::Prepared;
use crate::scenes::{Rehearsed, Scene, held, press};
use crate::stage::{Stage, app};

/// All of them.
pub const ALL: &[Scene] = &[
    Scene::new("calling", |stage| held(calling(stage))),
    Scene::new("calling-long", |stage| {
        let table = calling(stage);
        stage.run_steps(40);
        held(table)
    }),
    Scene::new("needs-code", |stage| held(refused(stage, Reason::NeedsCode))),
    Scene::new("wrong-code", |stage| held(refused(stage, Reason::WrongCode))),
    Scene::new("other-version", |stage| held(refused(stage, Reason::OtherVersion(9)))),
    Scene::new("full", |stage| held(farewell(stage, Farewell::Full))),
    // The host's column scrolls in a small window.
    Scene::new("lobby-host", |stage| held(hosting(stage))).scrolling(),
    Scene::new("lobby-tally", |stage| {
        let mut table = hosting(stage);
        table.notice(Notice::Tally(Box::new(crate::scenes::ended::tally())));
        held(table)
    })
    .scrolling(),
    Scene::new("lobby-news", |stage| {
        let mut table = hosting(stage);
        let mut lobby = gathering();
        table.notice(Notice::Lobby(Box::new(lobby.clone())));
        lobby.people[1].away = true;
        let (id, part) = (PersonId(9), Part::Watcher);
        let name = PlayerName::new("Ana").expect("a name");
        lobby.people.push(Person { id, name, part, away: false, ..lobby.people[1].clone() });
        table.notice(Notice::Lobby(Box::new(lobby)));
        held(table)
    })
    .scrolling(),
    Scene::new("lobby-alone", |stage| held(alone(stage))).scrolling(),
    Scene::new("lobby-guest", |stage| held(visiting(stage, |_| {}))),
    Scene::new("lobby-ready", |stage| held(visiting(stage, |lobby| lobby.people[1].ready = true))),
    Scene::new("lobby-unfair", |stage| held(unfair(stage))),
    Scene::new("lobby-dealing", |stage| {
        held(visiting(stage, |lobby| lobby.stage = StageName::Dealing))
    }),
    Scene::new("lobby-bots", |stage| asked(stage, ["Add a player", "Ajouter un joueur"]))
        .scrolling(),
    Scene::new("lobby-rules", |stage| asked(stage, ["Change…", "Changer…"])).scrolling(),
    Scene::new("lobby-qr", |stage| asked(stage, ["Show as QR code", "Montrer le code QR"]))
        .scrolling(),
    Scene::new("lobby-kick", |stage| asked(stage, ["Send Maximilian away", "Renvoyer Maximilian"]))
        .scrolling(),
    Scene::new("lobby-leave", |stage| {
        let table = visiting(stage, |_| {});
        stage.key_press(Key::Escape);
        held(table)
    }),
    Scene::new("lobby-close", |stage| {
        let table = hosting(stage);
        stage.key_press(Key::Escape);
        held(table)
    })
    .scrolling(),
    Scene::new("leave-hosted", |stage| {
        let table = playing(stage, true, |_| {});
        stage.key_press(Key::Escape);
        held(table)
    }),
    Scene::new("lobby-unannounced", |stage| {
        let table = hosting(stage);
        table.host(News::DiscoveryError("no multicast".to_owned()));
        held(table)
    })
    .scrolling(),
    Scene::new("host-gone", |stage| held(closed(playing(stage, false, |_| {})))),
    Scene::new("link-lost", |stage| held(lost(playing(stage, false, |_| {})))),
    Scene::new("table-away", |stage| {
        let mut table = playing(stage, false, |_| {});
        table.link(false);
        held(table)
    }),
    Scene::new("guest-away", |stage| held(playing(stage, true, |it| it.people[3].away = true))),
    Scene::new("stand-in", |stage| held(playing(stage, true, stand_in))),
    Scene::new("paused-host", |stage| held(playing(stage, true, |lobby| lobby.paused = true))),
    Scene::new("paused-guest", |stage| held(playing(stage, false, |lobby| lobby.paused = true))),
    Scene::new("unsaved", |stage| held(playing(stage, false, |lobby| lobby.unsaved = true))),
    Scene::new("lines-lost", |stage| {
        let table = playing(stage, true, |_| {});
        table.host(News::Resumed(Salvage { kept: 40, lost: 2, why: None }));
        held(table)
    }),
    Scene::new("watching", |stage| held(watching(stage))),
    Scene::new("people-host", |stage| held(people(stage, true))),
    Scene::new("people-guest", |stage| held(people(stage, false))),
    Scene::new("people-kick", |stage| {
        let table = people(stage, true);
        press(stage, ["Send Maximilian away", "Renvoyer Maximilian"]);
        held(table)
    }),
    Scene::new("watching-leave", |stage| {
        let table = watching(stage);
        stage.run_steps(2);
        stage.key_press(Key::Escape);
        held(table)
    }),
    // After a game that somebody has watched, everybody is in the lobby again.
    Scene::new("lobby-again", |stage| {
        let mut table = playing(stage, true, |_| {});
        let mut lobby = gathering();
        let (id, part) = (PersonId(9), Part::Watcher);
        let name = PlayerName::new("Ana").expect("a name");
        lobby.people.push(Person { id, name, part, ..lobby.people[1].clone() });
        table.seat(lobby, HOST);
        table.host(listening());
        stage.run_steps(2);
        table.notice(Notice::React(PersonId(4), Reaction::Laugh));
        held(table)
    })
    .scrolling(),
];

const NAME: &str = "Zoë’s table";
const HOST: PersonId = PersonId(1);

type Table = TestTable<Memoarrr>;

fn call(stage: &mut Stage, name: Option<&str>) -> Table {
    Memoarrr::join(app(stage), name)
}

fn calling(stage: &mut Stage) -> Table {
    call(stage, Some(NAME))
}

fn ended(stage: &mut Stage, end: End) -> Table {
    let table = calling(stage);
    table.happen(GuestEvent::Ended(end));
    table
}

fn refused(stage: &mut Stage, reason: Reason) -> Table {
    ended(stage, End::Refused(Disconnect::Closed(reason)))
}

fn farewell(stage: &mut Stage, farewell: Farewell) -> Table {
    ended(stage, End::Farewell(farewell))
}

fn closed(table: Table) -> Table {
    table.happen(GuestEvent::Ended(End::Farewell(Farewell::Closed)));
    table
}

fn lost(table: Table) -> Table {
    table.happen(GuestEvent::Ended(End::NotBack(Duration::from_secs(600))));
    table
}

/// The host, somebody who is not ready yet and a bot; one place is free.
fn gathering() -> Lobby<Memoarrr> {
    let mut lobby = Prepared::new(4, true, 1).lobby();
    lobby.stage = StageName::Gathering;
    lobby.people.remove(1);
    lobby.people.swap(1, 2);
    lobby.people[1].ready = false;
    lobby.people.iter_mut().for_each(|person| person.seat = None);
    lobby
}

/// The host's table is open.
pub fn listening<G: Hosted>() -> News<G> {
    let code: cinderpeek::net::admission::code::Code = "K7M2QX".parse().expect("a code");
    let addresses: Vec<IpAddr> = vec!["192.168.1.20".parse().expect("an address")];
    let invite =
        Invite::new(&addresses, 40_000, Fingerprint::of(b"host"), Some(InviteSecret([7; 16])));
    let save = "table.jsonl".into();
    News::Listening { port: 40_000, addresses, code: Some(code), invite, save }
}

fn hosting(stage: &mut Stage) -> Table {
    let mut table = call(stage, None);
    table.seat(gathering(), HOST);
    table.host(listening());
    let line = ChatLine::new("I’ll be right with you!").expect("a line");
    table.notice(Notice::Chat(PersonId(4), line));
    stage.run_steps(2);
    table
}

fn alone(stage: &mut Stage) -> Table {
    let mut table = call(stage, None);
    let mut lobby = gathering();
    lobby.people.truncate(1);
    table.seat(lobby, HOST);
    table.host(listening());
    table
}

fn asked(stage: &mut Stage, names: [&str; 2]) -> Rehearsed {
    let table = hosting(stage);
    press(stage, names);
    held(table)
}

/// The player is the guest: Maximilian is.
fn visiting(stage: &mut Stage, change: fn(&mut Lobby<Memoarrr>)) -> Table {
    let mut table = calling(stage);
    let mut lobby = gathering();
    change(&mut lobby);
    table.seat(lobby, PersonId(4));
    stage.run_steps(2);
    table
}

/// A host has ended a deal by fraud, and everybody is to get ready once more.
pub fn unfair(stage: &mut Stage) -> Table {
    let mut table = visiting(stage, |lobby| lobby.given_up = 1);
    table.judge(Verdict::Differs(Difference::Broken(Promise::Host)));
    stage.run_steps(2);
    table
}

/// In the middle of a game, as the host or as a guest, with something out of the ordinary.
fn playing(stage: &mut Stage, host: bool, change: fn(&mut Lobby<Memoarrr>)) -> Table {
    let open = |update: &cinderpeek::game::Update<_>| {
        let view: &cinderpeek::games::memoarrr::View = &update.view;
        view.tabletop.face_up.len() > 3
    };
    let (game, _) = Prepared::search(4, true, open);
    let mut lobby = game.lobby();
    lobby.people[0].host = host;
    lobby.people[3].host = !host;
    change(&mut lobby);
    let mut table = call(stage, (!host).then_some(NAME));
    table.seat(lobby, HOST);
    table.update(game.update(), false);
    stage.run_steps(2);
    table
}

/// Somebody is away, and a bot plays for them.
fn stand_in(lobby: &mut Lobby<Memoarrr>) {
    lobby.people[3].away = true;
    let owner = lobby.people[3].id;
    let bot = lobby.people[2].clone();
    let name = PlayerName::new("Sailor 2").expect("a name");
    let (id, part) = (PersonId(9), Part::StandIn(owner));
    lobby.people.push(Person { id, name, part, seat: None, place: None, ..bot });
}

/// Who is there, in a game that somebody watches.
fn people(stage: &mut Stage, host: bool) -> Table {
    let table = playing(stage, host, |lobby| {
        let (id, part) = (PersonId(9), Part::Watcher);
        let name = PlayerName::new("Ana").expect("a name");
        lobby.people.push(Person { id, name, part, seat: None, ..lobby.people[3].clone() });
    });
    if host {
        table.host(listening());
    }
    stage.run_steps(2);
    press(stage, ["At the table", "À la table"]);
    table
}

fn watching(stage: &mut Stage) -> Table {
    let mut table = calling(stage);
    let game = Prepared::new(4, false, 2);
    let mut lobby = game.lobby();
    let name = PlayerName::new("Ana").expect("a name");
    let (id, part) = (PersonId(9), Part::Watcher);
    lobby.people.push(Person { id, name, part, seat: None, ..lobby.people[3].clone() });
    table.seat(lobby, id);
    table.update(game.seen_by_all(), false);
    table
}
