//! Pti Bapt at a table, on virtual time: what has been seen goes back (P12), and the clock of solo is
//! the table's (P13, P16).

use std::sync::{Arc, Mutex};

use cinderpeek::bot::{Crewed, Level};
use cinderpeek::client::{Autopilot, Client, Input, Keepsake, News, Profile, Program, Wired};
use cinderpeek::game::{Chance, Game, Viewer};
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::{Action, Deed, Options, Phase, Stamp, View};
use cinderpeek::table::house::House;
use cinderpeek::table::{
    Ask, Kind, Moment, Notice, Order, PlayerName, Rank, Settings, Table, TableName,
};

type Person = Wired<PtiBapt, Client<PtiBapt>>;
type Bot = Wired<PtiBapt, Autopilot<PtiBapt>>;

/// A table with people and bots at it; the first to come is the host.
struct Stage {
    now: Moment,
    house: House<PtiBapt>,
    people: Vec<Person>,
    bots: Vec<Bot>,
    told: Vec<Notice<PtiBapt>>,
    lines: Arc<Mutex<Vec<String>>>,
}

impl Stage {
    fn new(options: Options, settings: Settings) -> Self {
        let name = TableName::new("Duet").unwrap();
        let start_with = Some(options.seats());
        let settings = Settings { start_with, ..settings };
        Self::at(Table::new(name, options, settings, Chance::from_number(1, 1)), Vec::new())
    }

    fn at(table: Table<PtiBapt>, saved: Vec<String>) -> Self {
        let lines = Arc::new(Mutex::new(saved));
        let disk = lines.clone();
        let save = move |more: &[String]| {
            disk.lock().unwrap().extend_from_slice(more);
            true
        };
        let house = House::new(table, Box::new(save));
        let (people, bots, told) = (Vec::new(), Vec::new(), Vec::new());
        Self { now: Moment(0), house, people, bots, told, lines }
    }

    fn come(&mut self, keepsake: Keepsake) {
        let name = PlayerName::new("Ann").unwrap();
        let profile = Profile { name, kind: Kind::Human, watch: false };
        let luck = Chance::from_number(self.people.len() as u64, 3);
        let mut person = Wired::new(Client::new(profile, keepsake, luck));
        person.say(self.now, Input::WantReady(true));
        self.people.push(person);
        self.settle();
    }

    fn person(&mut self) {
        let seed = self.people.len() as u64;
        self.come(Keepsake::new(&mut Chance::from_number(seed, 2)));
    }

    fn bot(&mut self, level: Level) {
        let name = PlayerName::new(level.name()).unwrap();
        let profile = Profile { name, kind: Kind::Bot(level), watch: false };
        let keepsake = Keepsake::new(&mut Chance::from_number(50, 2));
        let brain = PtiBapt::bot(level, Chance::from_number(50, 4));
        let pilot = Autopilot::new(profile, keepsake, Chance::from_number(50, 3), brain, 0);
        let mut bot = Wired::new(pilot);
        bot.say(self.now, Input::WantReady(true));
        self.bots.push(bot);
        self.settle();
    }

    /// Lets everybody hear and answer until all is quiet.
    fn settle(&mut self) {
        for _ in 0..40 {
            for (i, person) in self.people.iter_mut().enumerate() {
                let rank = if i == 0 { Rank::Host } else { Rank::Guest };
                let news = attend(person, rank, self.now, &mut self.house);
                if i == 0 {
                    self.told.extend(news);
                }
            }
            for bot in &mut self.bots {
                attend(bot, Rank::Guest, self.now, &mut self.house);
            }
            self.house.advance(self.now);
        }
    }

    /// Time goes by, in small steps.
    fn pass(&mut self, millis: u64) {
        for _ in 0..millis / 100 {
            self.now = self.now + 100;
            self.settle();
        }
    }

    fn client(&self, person: usize) -> &Client<PtiBapt> {
        self.people[person].program()
    }

    fn view(&self) -> &View {
        &self.client(0).update().expect("a game").view
    }

    fn phase(&self) -> Phase {
        self.view().tabletop.phase
    }

    fn act(&mut self, person: usize, action: Action) {
        let ask = self.client(person).act(action).expect("a game");
        self.people[person].say(self.now, Input::Want(ask));
        self.settle();
    }

    /// The one in turn turns up the first card that can be, until something has to go back.
    fn show_something(&mut self) {
        while !self.phase().waits_for_confirmation() {
            let turn = self.phase().seat().expect("a game");
            let whose = |person: &usize| self.client(*person).seat() == Some(turn);
            let Some(person) = (0..self.people.len()).find(whose) else {
                self.pass(100);
                continue;
            };
            let view = &self.client(person).update().expect("a game").view;
            let cells = view.choices().cells();
            let action = PtiBapt::legal_actions(view).nth(cells.len() / 2).expect("a choice");
            self.act(person, action);
        }
    }

    fn actions(&self) -> Vec<serde_json::Value> {
        let lines = self.lines.lock().unwrap();
        let lines = lines.iter().filter(|line| line.starts_with("{\"seat\""));
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// Links somebody up, hears them, and says what they were told.
fn attend<P: Program<PtiBapt>>(
    who: &mut Wired<PtiBapt, P>,
    rank: Rank,
    now: Moment,
    house: &mut House<PtiBapt>,
) -> Vec<Notice<PtiBapt>> {
    if who.wants_link() {
        who.connect(now, Some(Box::new(house.link(rank))));
    }
    who.poll(now);
    let told = |news| match news {
        News::Told(notice) => Some(notice),
        _ => None,
    };
    who.take_news().into_iter().filter_map(told).collect()
}

fn two_people(settings: Settings) -> Stage {
    let mut stage = Stage::new(Options::default(), settings);
    stage.person();
    stage.person();
    stage.show_something();
    stage
}

fn alone() -> Stage {
    let mut stage = Stage::new(Options { solo: true, ..Options::default() }, Settings::default());
    stage.now = Moment(77_000);
    stage.person();
    stage
}

/// P12: three seconds by default, then the table confirms for the seat.
#[test]
fn what_is_in_sight_goes_back_after_three_seconds() {
    let mut stage = two_people(Settings::default());
    let before = (stage.actions().len(), stage.phase().seat().unwrap());
    stage.pass(2_900);
    assert!(stage.phase().waits_for_confirmation());
    stage.pass(100);
    assert!(matches!(stage.phase(), Phase::First(seat) if seat != before.1));
    let actions = stage.actions();
    assert_eq!(actions.len(), before.0 + 1);
    let last = actions.last().unwrap();
    assert_eq!(last["action"]["confirm"], true, "it is recorded as the seat's act");
    assert_eq!(last["seat"], u8::from(before.1));
    assert!(!stage.told.iter().any(|notice| matches!(notice, Notice::TimeUp(_))));
}

/// P12: the wait is a setting of the table, and whoever confirms does not wait.
#[test]
fn the_host_says_how_long_and_the_player_may_be_faster() {
    let mut stage = two_people(Settings { show_millis: 500, ..Settings::default() });
    stage.pass(400);
    assert!(stage.phase().waits_for_confirmation());
    stage.pass(100);
    assert!(!stage.phase().waits_for_confirmation());
    let mut stage = two_people(Settings::default());
    let turn = stage.phase().seat();
    let person = (0..2).find(|person| stage.client(*person).seat() == turn).unwrap();
    stage.act(person, Deed::Confirm.into());
    assert!(!stage.phase().waits_for_confirmation());
}

/// P12: nothing goes back while the host has stopped the game.
#[test]
fn a_pause_stops_the_three_seconds() {
    let mut stage = two_people(Settings::default());
    stage.people[0].say(stage.now, Input::Want(Ask::Host(Order::Pause(true))));
    stage.pass(10_000);
    assert!(stage.phase().waits_for_confirmation());
    stage.people[0].say(stage.now, Input::Want(Ask::Host(Order::Pause(false))));
    stage.pass(2_900);
    assert!(stage.phase().waits_for_confirmation());
    stage.pass(200);
    assert!(!stage.phase().waits_for_confirmation());
}

/// P12: a bot has seen enough at once, but people have not.
#[test]
fn what_a_bot_turned_up_stays_in_sight_for_people() {
    let mut stage = Stage::new(Options::default(), Settings::default());
    stage.person();
    stage.bot(Level::Random);
    let bot = stage.bots[0].program().client().seat().unwrap();
    let mut shown = 0;
    while shown < 3 {
        stage.show_something();
        if stage.phase().seat() == Some(bot) {
            stage.pass(2_900);
            assert!(stage.phase().waits_for_confirmation(), "people still look");
            shown += 1;
        }
        stage.pass(3_000);
    }
}

/// P13, P16: every action of solo is stamped with the time since the deal, whatever the client says.
#[test]
fn the_clock_is_the_tables() {
    let mut stage = alone();
    stage.pass(1_200);
    let deed = PtiBapt::legal_actions(stage.view()).next().unwrap().deed;
    stage.act(0, Action { deed, stamp: Some(Stamp { millis: 1, resumed: false }) });
    assert_eq!(stage.view().tabletop.clock.millis, 1_200);
    assert_eq!(stage.actions()[0]["action"]["at"], 1_200);
}

/// P16: the player cannot stop the clock, not even as the host.
#[test]
fn a_pause_does_not_stop_the_clock() {
    let mut stage = alone();
    stage.people[0].say(stage.now, Input::Want(Ask::Host(Order::Pause(true))));
    stage.pass(60_000);
    stage.people[0].say(stage.now, Input::Want(Ask::Host(Order::Pause(false))));
    stage.settle();
    let action = PtiBapt::legal_actions(stage.view()).next().unwrap();
    stage.act(0, action);
    assert_eq!(stage.view().tabletop.clock.millis, 60_000);
}

/// P13: a game of two has no clock, and a client cannot bring one.
#[test]
fn two_players_have_no_clock() {
    let mut stage = Stage::new(Options::default(), Settings::default());
    stage.person();
    stage.person();
    let turn = stage.phase().seat();
    let person = (0..2).find(|person| stage.client(*person).seat() == turn).unwrap();
    let deed = Deed::Turn(stage.view().tabletop.lies.first().unwrap());
    stage.act(person, Action { deed, stamp: Some(Stamp { millis: 1, resumed: true }) });
    assert_eq!(stage.actions()[0]["action"], serde_json::json!({ "turn": 0 }));
}

/// P16: a solo game that was resumed goes on from where its clock was, says that it was interrupted,
/// and is verified all the same.
#[test]
fn a_resumed_solo_game_goes_on_and_makes_no_best_time() {
    let mut stage = alone();
    let mut bot = PtiBapt::bot(Level::Captain, Chance::from_number(1, 1));
    play(&mut stage, &mut bot, 5);
    let millis = stage.view().tabletop.clock.millis;
    assert_eq!(millis, 5 * 700);
    let lines = stage.lines.lock().unwrap().clone();
    let luck = Chance::from_number(2, 2);
    let (table, salvage) =
        Table::resume(lines.iter().map(String::as_str), luck, Moment(0)).unwrap();
    assert_eq!(salvage.lost, 0);
    let mut again = Stage::at(table, lines);
    again.come(Keepsake::new(&mut Chance::from_number(0, 2)));
    play(&mut again, &mut bot, 1);
    assert_eq!(again.view().tabletop.clock.millis, millis + 700);
    assert!(again.view().tabletop.clock.interrupted);
    play(&mut again, &mut bot, usize::MAX);
    let tally = cinderpeek::games::ptibapt::Tally::new(&again.view().tabletop);
    let solo = tally.solo().unwrap();
    assert!(solo.complete && solo.interrupted && !solo.makes_a_best_time());
    let verdict = again.client(0).verdict().map(ToString::to_string);
    assert!(verdict.is_some_and(|verdict| verdict.starts_with("Verified")));
}

/// Has a bot decide for Ann, an action every 700 ms, so many times or to the end.
fn play(stage: &mut Stage, bot: &mut Box<dyn cinderpeek::bot::Bot<PtiBapt>>, actions: usize) {
    for _ in 0..actions {
        stage.pass(700);
        let update = stage.client(0).update().unwrap().clone();
        assert_eq!(update.view.viewer, Viewer::Seat(stage.client(0).seat().unwrap()));
        bot.observe(&update.seen, &update.view);
        let Some(action) = bot.choose(&update.view) else { return };
        stage.act(0, action);
    }
}
