//! A host that tells more than anybody can look at: what waits to be shown stays bounded.

use arrayvec::ArrayVec;

use super::*;
use crate::game::{Chance, Seat, Viewer};
use crate::games::{Memoarrr, PtiBapt, Royaume, memoarrr, ptibapt, royaume};
use crate::table::{Kind, Person, PlayerName, Portrait, Reaction, StageName, TableName};
use crate::ui::app::test_table;

/// More than any game has.
const UPDATES: u32 = 5_000;
/// How many come between two frames.
const AT_ONCE: u32 = 100;

/// A player at a table whose host tells all that while nothing on the screen has moved.
fn flooded<G: GameLobby>(options: G::Options, seen: G::Seen) -> AtTable<G> {
    let (mut table, session) = test_table::new::<G>();
    let mut at_table = AtTable::new(session, Purpose::Practice);
    let name = TableName::new("A table").unwrap();
    let mut lobby = Lobby::new(name, options.clone(), crate::table::TableSettings::default());
    let person = |id: u8| {
        let name = PlayerName::new("Somebody").unwrap();
        let person = Person::new(PersonId(id.into()), name, Portrait::default(), Kind::Human);
        Person { seat: Seat::new(id), ..person }
    };
    (lobby.stage, lobby.people) = (StageName::Playing, ArrayVec::from_iter([0, 1].map(person)));
    table.seat(lobby, PersonId(0));
    let state = G::deal(&options, 2, &mut Chance::from_number(1, 1)).unwrap();
    let me = Viewer::Seat(Seat::new(0).unwrap());
    for seq in 0..UPDATES {
        let update = Update::new(seq, &state, &[], me);
        table.update(Update { seen: vec![seen.clone(); 20], ..update }, true);
        table.notice(Notice::React(PersonId(1), Reaction::Parrot));
        if seq % AT_ONCE == AT_ONCE - 1 {
            at_table.advance(0.0, Motion::Slow, &Speaker::silent(), 0.0, Visibility::Board);
        }
    }
    at_table
}

fn is_bounded<G: GameLobby>(options: G::Options, seen: G::Seen) {
    let at_table = flooded::<G>(options, seen);
    let waiting = at_table.show.waiting();
    assert!(waiting <= MOST_WAITING, "{waiting} updates wait");
    assert!(at_table.logs.len() <= MOST_WAITING + 1, "{} logs", at_table.logs.len());
    assert!(at_table.reactions.0.len() <= MOST_REACTIONS);
}

#[test]
fn a_flood_of_updates_waits_for_nobody() {
    let seat = Seat::new(1).unwrap();
    is_bounded::<Memoarrr>(memoarrr::Options::basic(2), memoarrr::Seen::RoundWon { seat });
    let back = ptibapt::Seen::Back { cells: Default::default() };
    is_bounded::<PtiBapt>(ptibapt::Options::default(), back);
    is_bounded::<Royaume>(royaume::Options::default(), royaume::Seen::Missed { seat });
}
