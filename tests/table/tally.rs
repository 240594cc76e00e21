//! The tally of the evening.

use cinderpeek::bot::Level;
use cinderpeek::client::{Input, SeatCredentials};
use cinderpeek::game::Chance;
use cinderpeek::games::Memoarrr;
use cinderpeek::table::{Ask, Moment, Order, StageName, Table, TableSettings, Tally};

use crate::party::Party;

/// Ann has played so many games against a bot, and has called for another.
fn played(games: u32) -> Party {
    let mut party = Party::new(TableSettings { start_with: Some(2), ..TableSettings::default() });
    let host = party.come("Ann");
    party.bot(Level::Random);
    for _ in 0..games {
        party.ready(host);
        while party.lobby().stage == StageName::Playing {
            party.act(host);
            party.want(host, Ask::GoOn);
        }
        party.guests[host].say(party.now, Input::WantReady(false));
        party.order(Order::Rematch);
    }
    party
}

fn won(tally: &Tally) -> u32 {
    tally.wins.iter().map(|wins| wins.count).sum()
}

#[test]
fn every_game_is_counted_for_whoever_has_won_it() {
    let party = played(3);
    let tally = party.client(0).tally();
    assert_eq!((tally.games, tally.wins.len()), (3, 2));
    assert!(won(tally) >= 3, "each game has a winner, or several: {tally:?}");
    let ann = party.person("Ann").id;
    assert!(tally.of(ann).is_some_and(|wins| wins <= 3));
}

#[test]
fn whoever_comes_later_is_told_the_tally() {
    let mut party = played(2);
    let credentials = SeatCredentials::new(&mut Chance::from_number(9, 9));
    let watcher = party.come_with("Zoe", credentials, true);
    assert_eq!(party.client(watcher).tally(), party.client(0).tally());
    assert_eq!(party.client(watcher).tally().games, 2);
}

#[test]
fn a_table_that_is_resumed_knows_its_tally() {
    let mut party = played(2);
    party.pass(2_000);
    let lines = party.disk.lines();
    let luck = Chance::from_number(2, 2);
    let (table, _) =
        Table::<Memoarrr>::resume(lines.iter().map(String::as_str), luck, Moment(0)).unwrap();
    let mut again = Party::at(table, crate::party::Disk::with(lines));
    let host = again.come("Ann");
    assert_eq!(again.client(host).tally(), party.client(0).tally());
}
