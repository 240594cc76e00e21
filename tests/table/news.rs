//! What a table says has happened.

use cinderpeek::bot::Level;
use cinderpeek::client::SeatCredentials;
use cinderpeek::game::Chance;
use cinderpeek::games::Memoarrr;
use cinderpeek::table::{Order, StageName, TableNews, TableSettings};

use crate::party::Party;

fn names(news: Vec<TableNews<Memoarrr>>) -> Vec<String> {
    let name = |news| match news {
        TableNews::Seated(person) => format!("{} seated", person.name),
        TableNews::Left(person) => format!("{} left", person.name),
        TableNews::Back(person) => format!("{} back", person.name),
        TableNews::Stage(stage) => format!("{stage:?}"),
        TableNews::Action { seq, seat, .. } => format!("{seq} by {seat}"),
        TableNews::Over(outcome) => format!("over for {}", outcome.scores.len()),
    };
    news.into_iter().map(name).collect()
}

#[test]
fn coming_going_and_coming_back_are_told_once_each() {
    let mut party = Party::new(TableSettings::default());
    party.come("Ann");
    let credentials = SeatCredentials::new(&mut Chance::from_number(9, 9));
    let guest = party.come_with("Ben", credentials.clone(), false);
    assert_eq!(names(std::mem::take(&mut party.table_news)), ["Ann seated", "Ben seated"]);
    party.online = false;
    party.guests[guest].hang_up(party.now);
    party.settle();
    assert_eq!(names(std::mem::take(&mut party.table_news)), ["Ben left"]);
    party.online = true;
    party.pass(1_000);
    assert_eq!(names(std::mem::take(&mut party.table_news)), ["Ben back"]);
    // Another device takes the seat: nobody has come or gone.
    party.come_with("Ben", credentials, false);
    assert_eq!(names(std::mem::take(&mut party.table_news)), [""; 0]);
}

#[test]
fn a_hired_bot_is_told_once() {
    let mut party = Party::new(TableSettings::default());
    party.come("Ann");
    party.order(Order::Hire(Level::Sailor));
    assert_eq!(names(std::mem::take(&mut party.table_news)), ["Ann seated", "Sailor seated"]);
}

#[test]
fn a_game_is_told_from_its_deal_to_its_result() {
    let mut party = Party::new(TableSettings { start_with: Some(2), ..TableSettings::default() });
    for name in ["Ann", "Ben"] {
        let guest = party.come(name);
        party.ready(guest);
    }
    party.table_news.drain(..2);
    assert_eq!(names(std::mem::take(&mut party.table_news)), ["Dealing", "Playing"]);
    while party.lobby().stage != StageName::Over {
        party.play_one();
        party.pass(10_000);
    }
    let seq = party.seq(0);
    let told = names(std::mem::take(&mut party.table_news));
    let (actions, end) = told.split_at(told.len() - 2);
    assert_eq!(end, ["over for 2", "Over"]);
    let counted: Vec<u32> =
        actions.iter().map(|told| told.split(' ').next().unwrap().parse().unwrap()).collect();
    assert_eq!(counted, (1..=seq).collect::<Vec<_>>());
}
