//! More is said at once than a table takes in one step.

use std::time::Duration;

use cinderpeek::game::Chance;
use cinderpeek::games::Memoarrr;
use cinderpeek::host::Host;
use cinderpeek::host::luck::Luck;
use cinderpeek::host::plan::{HostPlan, Reach};
use cinderpeek::net::transport::codec;
use cinderpeek::net::transport::event::TransportEvent;
use cinderpeek::table::{
    Ask, Join, Kind, Notice, PlayerName, Portrait, Rank, Request, TableSettings, Token,
};
use tempfile::tempdir;

use crate::stage::new_table;

/// More than are taken in one step, and fewer than a link lets wait.
const ASKED: u32 = 600;

#[test]
fn whatever_is_said_at_once_is_answered() {
    let folder = tempdir().unwrap();
    let what = new_table(TableSettings::default());
    let folder = folder.path().to_owned();
    let plan = HostPlan {
        folder,
        what,
        reach: Reach::Offline,
        think: 0,
        one_game: false,
        luck: Luck::System,
    };
    let mut host = Host::open(plan).unwrap();
    let link = host.connect_local(Rank::Guest);
    let send = |request: Request<Memoarrr>| link.send(codec::encode(&request).unwrap()).unwrap();
    send(Request::Join(Join {
        token: Token::draw(&mut Chance::from_number(1, 1)),
        life: 1,
        name: PlayerName::new("Ann").unwrap(),
        portrait: Portrait::default(),
        kind: Kind::Human,
        watch: false,
    }));
    (1..=ASKED).for_each(|number| send(Request::Ask(number, Ask::GoOn)));
    (0..ASKED).for_each(|_| drop(host.step(Duration::ZERO)));
    let mut answered = Vec::new();
    while let Some(event) = link.try_next() {
        if let TransportEvent::Frame(_, frame) = event
            && let Notice::Answer(number, _) = codec::decode::<Notice<Memoarrr>>(&frame).unwrap()
        {
            answered.push(number);
        }
    }
    assert_eq!(answered, (1..=ASKED).collect::<Vec<_>>());
    drop(link);
    host.close();
}
