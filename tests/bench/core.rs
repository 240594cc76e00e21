//! How fast the core is: `cargo bench --bench core`, or one part of it: `cargo bench --bench core -- royaume`.
//!
//! Figures that are compared with each other are measured in turns within one run, and the median
//! of the turns counts, since the machine may be busy. Nothing here passes or fails.

#![expect(clippy::expect_used, clippy::print_stdout, reason = "a benchmark talks to its reader")]

mod bare;
mod bare_royaume;

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use cinderpeek::bot::arena::Arena;
use cinderpeek::bot::{Crewed, Level};
use cinderpeek::game::{Chance, Game, Seat, Viewer};
use cinderpeek::games::memoarrr::{Event, Options, State};
use cinderpeek::games::{Memoarrr, PtiBapt, Royaume, ptibapt, royaume};
use cinderpeek::net::transport::codec;

const TURNS: usize = 9;

/// What can be asked for by name, and is measured in this order.
const PARTS: [(&str, fn()); 4] =
    [("memoarrr", pirates), ("royaume", kingdoms), ("calls", calls), ("decisions", decisions)];

fn main() -> ExitCode {
    // Cargo itself says `--bench`.
    let asked: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    if let Some(unknown) = asked.iter().find(|name| PARTS.iter().all(|(part, _)| part != name)) {
        let names = PARTS.map(|(part, _)| part).join(", ");
        println!("There is no part \"{unknown}\"; there are {names}.");
        return ExitCode::from(2);
    }
    for (_, measure) in
        PARTS.iter().filter(|(part, _)| asked.is_empty() || asked.iter().any(|name| name == part))
    {
        measure();
    }
    ExitCode::SUCCESS
}

/// Random games of Memoarrr!, beside a bare loop.
fn pirates() {
    let bare = |turn| per_move(|| bare::play_games(turn, 20_000));
    let public = |turn| per_move(|| play_games(turn, 20_000));
    let (bare, public) = in_turns(bare, public);
    println!("Random four-player basic games, per move:");
    println!("  bare bit masks, no checks   {bare:6.1} ns");
    println!(
        "  the rules, public API       {public:6.1} ns = {:.2} times (at most 5)",
        public / bare
    );
    println!("  simulate --bots random      {:6.0} games a second (at least 120000)", simulated());
}

fn calls() {
    println!("One call, on positions of whole expert games of captains:");
    let positions = positions();
    each("view", &positions, |state| drop(black_box(view(state))));
    let views: Vec<_> = positions.iter().map(view).collect();
    each("legal actions", &views, |view| _ = black_box(Memoarrr::legal_actions(view).len()));
    each("encode a view", &views, |view| drop(black_box(codec::encode(view))));
    each("clone, play, events", &positions, play_one);
}

fn decisions() {
    println!("A decision:                      mean        99th percentile");
    for level in [Level::Random, Level::CabinBoy, Level::Sailor, Level::Captain, Level::Kraken] {
        for (players, expert) in [(2, false), (4, true)] {
            decision(level, players, expert);
        }
        bapt_decision(level, false);
        bapt_decision(level, true);
        for (players, early_harvest) in [(2, false), (2, true), (4, false), (4, true)] {
            kingdom_decision(level, players, early_harvest);
        }
    }
}

/// The median time of both, measured turn by turn.
fn in_turns(a: impl Fn(u64) -> f64, b: impl Fn(u64) -> f64) -> (f64, f64) {
    let turns = (0..TURNS as u64).map(|turn| (a(turn), b(turn)));
    let (a, b): (Vec<_>, Vec<_>) = turns.unzip();
    (median(a), median(b))
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Nanoseconds a move of something that says how many moves it made.
fn per_move(play: impl FnOnce() -> u64) -> f64 {
    let begun = Instant::now();
    let moves = play();
    begun.elapsed().as_nanos() as f64 / moves as f64
}

/// Random games through the public API: the view's legal actions, checked play, events.
fn play_games(seed: u64, games: u64) -> u64 {
    let mut chance = Chance::from_number(seed, 0);
    let mut events: Vec<Event> = Vec::new();
    let mut moves = 0;
    for _ in 0..games {
        let mut state = deal(4, false, &mut chance);
        while let Some(seat) = Memoarrr::to_act(&state).first() {
            let view = Memoarrr::view(&state, Viewer::Seat(seat));
            let action = any(Memoarrr::legal_actions(&view), &mut chance);
            events.clear();
            Memoarrr::play(&mut state, seat, &action, &mut chance, &mut events).expect("legal");
            moves += 1;
        }
        black_box(Memoarrr::outcome(&state));
    }
    moves
}

/// The same for Le Royaume, where a random player is handed its view, as every bot is, or looks at the
/// open table itself, since nothing that it could choose by is hidden.
///
/// 15,000 games a second are 144 ns a decision: a game has 464, with three events each. In three runs at
/// real-time priority and a load of 6 it took 105 to 106 ns by the table, which is 20,400 to 20,800 games a second,
/// 120 to 121 by views and 18 bare; before, on the same machine, 134, 148 and 18. Without priority, a busy machine
/// shows how busy it is. Luck costs little: 2 % of the samples that `perf` takes are in the generator. About a
/// quarter are in listing what is legal, a seventh in drawing and telling the chosen action, a tenth in checking
/// it, and half in playing it, spread over all rules. The same two games played over and over take 73 ns: presumably
/// three tenths go to branches that the processor cannot foresee, because luck decides them. That is why a set's
/// n-th and what is around some hexes are found without a loop: 6 ns came mostly of the first, at nearly as many
/// instructions as before (`valgrind --tool=callgrind` counts 1,034 a decision, where there were 1,184).
fn kingdoms() {
    let bare = |turn| per_move(|| bare_royaume::play_games(turn, 200));
    let (by_view, by_table) =
        (|turn| kingdom_games(turn, viewed), |turn| kingdom_games(turn, open));
    println!("Random four-player games of Le Royaume, per decision:");
    let (floor, time) = in_turns(bare, |turn| per_move(|| by_view(turn)));
    println!("  bare walks and spins        {floor:6.1} ns");
    println!("  the rules, by views         {time:6.1} ns = {:.2} times", time / floor);
    let (floor, time) = in_turns(bare, |turn| per_move(|| by_table(turn)));
    println!("  the rules, by the table     {time:6.1} ns = {:.2} times", time / floor);
    let a_second = |turn| {
        let begun = Instant::now();
        by_table(turn);
        KINGDOMS as f64 / begun.elapsed().as_secs_f64()
    };
    let games = median((0..TURNS as u64).map(a_second).collect());
    println!("  the rules, by the table     {games:6.0} games a second (15000 wanted)");
}

/// How many games of Le Royaume a turn has.
const KINGDOMS: u64 = 200;

/// Plays games and says how many decisions they had.
fn kingdom_games(
    seed: u64,
    choose: impl Fn(&royaume::State, Seat, &mut Chance) -> royaume::Action,
) -> u64 {
    let mut chance = Chance::from_number(seed, 0);
    let mut events: Vec<royaume::Event> = Vec::new();
    let mut moves = 0;
    for _ in 0..KINGDOMS {
        let mut state = kingdom(4, false, &mut chance);
        while let Some(seat) = Royaume::to_act(&state).first() {
            let action = choose(&state, seat, &mut chance);
            events.clear();
            Royaume::play(&mut state, seat, &action, &mut chance, &mut events).expect("legal");
            moves += 1;
        }
        black_box(Royaume::outcome(&state));
    }
    moves
}

fn viewed(state: &royaume::State, seat: Seat, chance: &mut Chance) -> royaume::Action {
    any(Royaume::legal_actions(&Royaume::view(state, Viewer::Seat(seat))), chance)
}

fn open(state: &royaume::State, seat: Seat, chance: &mut Chance) -> royaume::Action {
    any(state.tabletop().choices(seat), chance)
}

fn any<T>(mut actions: impl ExactSizeIterator<Item = T>, chance: &mut Chance) -> T {
    let many = actions.len();
    actions.nth(chance.below(many)).expect("a seat to act may act")
}

fn kingdom(players: u8, early_harvest: bool, chance: &mut Chance) -> royaume::State {
    let options = royaume::Options { early_harvest, ..royaume::Options::default() };
    Royaume::deal(&options, players, chance).expect("usual options")
}

fn deal(seats: u8, expert: bool, chance: &mut Chance) -> State {
    let options = Options { expert, ..Options::basic(seats) };
    Memoarrr::deal(&options, seats, chance).expect("usual options")
}

fn arena(levels: &[Level], seed: u64, expert: bool) -> Arena<Memoarrr> {
    let mut chance = Chance::from_number(seed, 0);
    let state = deal(levels.len() as u8, expert, &mut chance);
    let bots = (1..).zip(levels);
    let bots = bots.map(|(i, level)| Memoarrr::bot(*level, Chance::from_number(seed, i)));
    Arena::new(state, chance, bots.collect())
}

/// Games a second of random bots, as `simulate` plays them.
fn simulated() -> f64 {
    let run = |turn: u64| {
        let begun = Instant::now();
        for game in 0..20_000 {
            let mut arena = arena(&[Level::Random; 4], turn << 32 | game, false);
            while arena.step().is_some() {}
        }
        20_000.0 / begun.elapsed().as_secs_f64()
    };
    median((0..TURNS as u64).map(run).collect())
}

/// States of whole games.
fn positions() -> Vec<State> {
    let mut positions = Vec::new();
    for seed in 0..40 {
        let mut arena = arena(&[Level::Captain; 4], seed, true);
        while arena.step().is_some() {
            positions.push(arena.state().clone());
        }
    }
    positions
}

fn view(state: &State) -> <Memoarrr as Game>::View {
    let seat = Memoarrr::to_act(state).first();
    Memoarrr::view(state, seat.map_or(Viewer::Spectator, Viewer::Seat))
}

fn play_one(state: &State) {
    let mut after = state.clone();
    let Some(seat) = Memoarrr::to_act(state).first() else { return };
    let Some(action) = state.tabletop().choices(seat).next() else { return };
    let mut events = Vec::new();
    let mut chance = Chance::dictated([]);
    let _ = black_box(Memoarrr::play(&mut after, seat, &action, &mut chance, &mut events));
}

fn each<T>(what: &str, things: &[T], act: impl Fn(&T)) {
    let run = |_| {
        let begun = Instant::now();
        things.iter().for_each(&act);
        begun.elapsed().as_nanos() as f64 / things.len() as f64
    };
    println!("  {what:27} {:6.1} ns", median((0..TURNS as u64).map(run).collect()));
}

fn decision(level: Level, players: u8, expert: bool) {
    let kind = if expert { "expert" } else { "basic" };
    let least = if level == Level::Kraken { 1_500 } else { 20_000 };
    let arena = |seed| arena(&vec![level; players.into()], seed, expert);
    thinking(&format!("{level:9} {players} players, {kind:6}"), least, arena);
}

/// The same for Pti Bapt.
fn bapt_decision(level: Level, extension: bool) {
    let kind = if extension { "extension" } else { "Pti Bapt" };
    let arena = |seed| {
        let mut chance = Chance::from_number(seed, 0);
        let options = ptibapt::Options { extension, ..ptibapt::Options::default() };
        let state = PtiBapt::deal(&options, 2, &mut chance).expect("usual options");
        let bots = (1..=2).map(|i| PtiBapt::bot(level, Chance::from_number(seed, i)));
        Arena::<PtiBapt>::new(state, chance, bots.collect())
    };
    thinking(&format!("{level:9} {kind:17}"), 20_000, arena);
}

/// The same for Le Royaume.
fn kingdom_decision(level: Level, players: u8, early_harvest: bool) {
    let kind = if early_harvest { "early harvest" } else { "Le Royaume" };
    let least = if level == Level::Kraken { 1_500 } else { 20_000 };
    let arena = |seed| {
        let mut chance = Chance::from_number(seed, 0);
        let state = kingdom(players, early_harvest, &mut chance);
        let bots = (1..=players.into()).map(|i| Royaume::bot(level, Chance::from_number(seed, i)));
        Arena::<Royaume>::new(state, chance, bots.collect())
    };
    thinking(&format!("{level:9} {players}, {kind:14}"), least, arena);
}

/// How long a bot thinks about a decision, in games among its like.
fn thinking<G: Game>(who: &str, least: usize, arena: impl Fn(u64) -> Arena<G>) {
    let mut times = Vec::new();
    for seed in 0.. {
        if times.len() >= least {
            break;
        }
        let mut arena = arena(seed);
        let mut begun = Instant::now();
        while arena.step().is_some() {
            times.push(begun.elapsed().as_nanos() as f64 / 1e6);
            begun = Instant::now();
        }
    }
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    let late = times[times.len() * 99 / 100];
    println!("  {who}    {mean:8.4} ms  {late:8.4} ms");
}
