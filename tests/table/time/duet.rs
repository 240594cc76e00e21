//! Pti Bapt at a table, on virtual time: what has been seen goes back (P12), and the clock of solo is
//! the table's (P13, P16).

use cinderpeek::bot::{Bot, Crewed, Level};
use cinderpeek::client::{Player, Verdict};
use cinderpeek::game::{Chance, Game, Viewer};
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::{Action, Deed, Options, Phase, Stamp, Tally, View};
use cinderpeek::table::{Ask, Moment, Notice, Order, Table, TableSettings};

use crate::party::{Disk, Party};

type Duet = Party<PtiBapt>;

impl Duet {
    /// A table that starts as soon as all who can play are ready.
    fn duet(options: Options, settings: TableSettings) -> Self {
        let start_with = Some(options.seats());
        Self::of(options, TableSettings { start_with, ..settings })
    }

    /// Somebody comes and is ready.
    fn sit_down(&mut self) {
        let guest = self.come("Ann");
        self.ready(guest);
    }

    fn view(&self) -> &View {
        &self.client(0).update().expect("a game").view
    }

    fn phase(&self) -> Phase {
        self.view().tabletop.phase
    }

    /// Whose turn it is, if it is a person's.
    fn in_turn(&self) -> Option<usize> {
        let turn = self.phase().seat().expect("a game");
        (0..self.guests.len()).find(|guest| self.seat(*guest) == Some(turn))
    }

    /// The one in turn turns up the first card that can be, until something has to go back.
    fn show_something(&mut self) {
        while !self.phase().waits_for_confirmation() {
            let Some(person) = self.in_turn() else {
                self.pass(100);
                continue;
            };
            let view = &self.client(person).update().expect("a game").view;
            let cells = view.choices().cells();
            let action = PtiBapt::legal_actions(view).nth(cells.len() / 2).expect("a choice");
            self.play(person, action);
        }
    }

    fn actions(&self) -> Vec<serde_json::Value> {
        let lines = self.disk.lines();
        let lines = lines.iter().filter(|line| line.starts_with("{\"seat\""));
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

fn two_people(settings: TableSettings) -> Duet {
    let mut party = Duet::duet(Options::default(), settings);
    party.sit_down();
    party.sit_down();
    party.show_something();
    party
}

fn alone() -> Duet {
    let mut party =
        Duet::duet(Options { solo: true, ..Options::default() }, TableSettings::default());
    party.now = Moment(77_000);
    party.sit_down();
    party
}

/// P12: three seconds by default, then the table confirms for the seat.
#[test]
fn what_is_in_sight_goes_back_after_three_seconds() {
    let mut party = two_people(TableSettings::default());
    let before = (party.actions().len(), party.phase().seat().unwrap());
    party.pass(2_900);
    assert!(party.phase().waits_for_confirmation());
    party.pass(100);
    assert!(matches!(party.phase(), Phase::First(seat) if seat != before.1));
    let actions = party.actions();
    assert_eq!(actions.len(), before.0 + 1);
    let last = actions.last().unwrap();
    assert_eq!(last["action"]["confirm"], true, "it is recorded as the seat's act");
    assert_eq!(last["seat"], u8::from(before.1));
    assert!(!party.told(0).iter().any(|notice| matches!(notice, Notice::TimeUp(_))));
}

/// P12: the wait is a setting of the table, and whoever confirms does not wait.
#[test]
fn the_host_says_how_long_and_the_player_may_be_faster() {
    let mut party = two_people(TableSettings { show_millis: 500, ..TableSettings::default() });
    party.pass(400);
    assert!(party.phase().waits_for_confirmation());
    party.pass(100);
    assert!(!party.phase().waits_for_confirmation());
    let mut party = two_people(TableSettings::default());
    let person = party.in_turn().unwrap();
    party.play(person, Deed::Confirm.into());
    assert!(!party.phase().waits_for_confirmation());
}

/// P12: nothing goes back while the host has stopped the game.
#[test]
fn a_pause_stops_the_three_seconds() {
    let mut party = two_people(TableSettings::default());
    party.order(Order::Pause(true));
    party.pass(10_000);
    assert!(party.phase().waits_for_confirmation());
    party.order(Order::Pause(false));
    party.pass(2_900);
    assert!(party.phase().waits_for_confirmation());
    party.pass(200);
    assert!(!party.phase().waits_for_confirmation());
}

/// P12: a bot has seen enough at once, but people have not.
#[test]
fn what_a_bot_turned_up_stays_in_sight_for_people() {
    let mut party = Duet::duet(Options::default(), TableSettings::default());
    party.sit_down();
    party.bot(Level::Random);
    let bot = party.bots[0].program().client().seat().unwrap();
    let mut shown = 0;
    while shown < 3 {
        party.show_something();
        if party.phase().seat() == Some(bot) {
            party.pass(2_900);
            assert!(party.phase().waits_for_confirmation(), "people still look");
            shown += 1;
        }
        party.pass(3_000);
    }
}

/// P13, P16: every action of solo is stamped with the time since the first card, whatever the client
/// says.
#[test]
fn the_clock_is_the_tables() {
    let mut party = alone();
    for _ in 0..2 {
        party.pass(1_200);
        let deed = PtiBapt::legal_actions(party.view()).next().unwrap().deed;
        party.play(0, Action { deed, stamp: Some(Stamp { millis: 1, resumed: false }) });
    }
    assert_eq!(party.view().tabletop.clock.millis, 1_200);
    assert_eq!(party.actions()[0]["action"]["at"], 0, "it starts with the first card");
    assert_eq!(party.actions()[1]["action"]["at"], 1_200);
}

/// What the player is told of the clock: what it says now, and whether it runs.
fn timer(party: &Duet) -> (u64, bool) {
    let timer = party.client(0).timer().expect("a clock");
    (timer.read(party.now).millis, timer.runs())
}

/// It stands still while the player does not see the board; who comes back sees it.
#[test]
fn the_clock_stands_still_while_the_board_is_covered() {
    let mut party = alone();
    assert_eq!(timer(&party), (0, false));
    party.act(0);
    party.pass(2_000);
    party.want(0, Ask::Freeze(true));
    party.pass(60_000);
    assert_eq!(timer(&party), (2_000, false));
    party.want(0, Ask::Freeze(false));
    party.pass(1_000);
    assert_eq!(timer(&party), (3_000, true));
    party.want(0, Ask::Freeze(true));
    party.guests[0].hang_up(party.now);
    party.pass(1_000);
    let (millis, runs) = timer(&party);
    assert!(runs && (3_000..4_100).contains(&millis), "{millis}");
}

/// Nobody else's time can be stopped.
#[test]
fn a_game_of_two_is_not_frozen() {
    let mut party = two_people(TableSettings::default());
    party.want(0, Ask::Freeze(true));
    assert_eq!(party.refusals(0), [cinderpeek::table::Refusal::NotNow]);
    assert!(party.client(0).timer().is_none());
}

/// Thinking counts, though the player leaves before they act: the table notes it when it closes.
#[test]
fn the_time_before_leaving_counts_after_coming_back() {
    let mut party = alone();
    party.act(0);
    party.pass(9_000);
    let mut lines = party.disk.lines();
    lines.extend(party.table.last_lines(party.now));
    let luck = Chance::from_number(2, 2);
    let (table, salvage) =
        Table::resume(lines.iter().map(String::as_str), luck, Moment(0)).unwrap();
    assert_eq!(salvage.lost, 0);
    let mut again = Duet::at(table, Disk::with(lines));
    again.sit_down();
    again.pass(1_000);
    again.act(0);
    assert!((10_000..10_200).contains(&again.view().tabletop.clock.millis));
}

/// P16: the player cannot stop the clock, not even as the host.
#[test]
fn a_pause_does_not_stop_the_clock() {
    let mut party = alone();
    party.act(0);
    party.order(Order::Pause(true));
    party.pass(60_000);
    party.order(Order::Pause(false));
    let action = PtiBapt::legal_actions(party.view()).next().unwrap();
    party.play(0, action);
    assert_eq!(party.view().tabletop.clock.millis, 60_000);
}

/// P13: a game of two has no clock, and a client cannot bring one.
#[test]
fn two_players_have_no_clock() {
    let mut party = Duet::duet(Options::default(), TableSettings::default());
    party.sit_down();
    party.sit_down();
    let person = party.in_turn().unwrap();
    let deed = Deed::Turn(party.view().tabletop.lies.first().unwrap());
    party.play(person, Action { deed, stamp: Some(Stamp { millis: 1, resumed: true }) });
    assert_eq!(party.actions()[0]["action"], serde_json::json!({ "turn": 0 }));
}

/// P16: a solo game that was resumed goes on from where its clock was, says that it was interrupted,
/// and is verified all the same.
#[test]
fn a_resumed_solo_game_goes_on_and_makes_no_best_time() {
    let mut party = alone();
    let mut bot = PtiBapt::bot(Level::Captain, Chance::from_number(1, 1));
    play(&mut party, &mut bot, 5);
    let millis = party.view().tabletop.clock.millis;
    assert_eq!(millis, 4 * 700, "it starts with the first card");
    let lines = party.disk.lines();
    let luck = Chance::from_number(2, 2);
    let (table, salvage) =
        Table::resume(lines.iter().map(String::as_str), luck, Moment(0)).unwrap();
    assert_eq!(salvage.lost, 0);
    let mut again = Duet::at(table, Disk::with(lines));
    again.sit_down();
    play(&mut again, &mut bot, 1);
    assert_eq!(again.view().tabletop.clock.millis, millis + 700);
    assert!(again.view().tabletop.clock.interrupted);
    play(&mut again, &mut bot, usize::MAX);
    let tally = Tally::new(&again.view().tabletop);
    let solo = tally.solo().unwrap();
    assert!(solo.complete && solo.interrupted && !solo.makes_a_best_time());
    let verdict = again.client(0).verdict();
    assert!(matches!(verdict, Some(Verdict::Verified { .. })), "{verdict:?}");
}

/// Has a bot decide for Ann, an action every 700 ms, so many times or to the end.
fn play(party: &mut Duet, bot: &mut Box<dyn Bot<PtiBapt>>, actions: usize) {
    for _ in 0..actions {
        party.pass(700);
        let update = party.client(0).update().unwrap().clone();
        assert_eq!(update.view.viewer, Viewer::Seat(party.client(0).seat().unwrap()));
        bot.observe(&update.seen, &update.view);
        let Some(action) = bot.choose(&update.view) else { return };
        party.play(0, action);
    }
}
