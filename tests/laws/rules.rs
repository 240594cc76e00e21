//! Laws 1 to 5: the rules, the view and luck belong together.

use std::borrow::Cow;

use cinderpeek::game::{Chance, Game, Seat, Update, Viewer};
use cinderpeek::net::transport::codec;
use cinderpeek::net::transport::limits::BYTES_WAITING;
use cinderpeek::table::Notice;
use cinderpeek::table::game::fair::{Opening, PAGES_AT_ONCE, Share};

use crate::played::Played;
use crate::subject::{Subject, seeds, table};

/// Law 1: a world imagined from a view looks exactly like that view.
pub fn imagined_worlds_look_the_same<G: Subject>(games: u64) {
    let mut others = 0;
    for seed in seeds(games) {
        let game = Played::<G>::new(seed);
        let mut chance = Chance::from_number(seed, 9);
        game.states(|state| {
            for viewer in Viewer::all(game.seats) {
                let view = G::view(state, viewer);
                let imagined = G::imagine(&view, &mut chance);
                assert_eq!(G::view(&imagined, viewer), view, "seed {seed}");
                others += u64::from(imagined != *state);
            }
        });
    }
    assert!(others > games, "the imagined worlds are just the real one");
}

/// Law 2: what the view calls legal is accepted, and nothing else; exactly the seats that have to
/// act have something to do.
pub fn the_view_says_what_is_legal<G: Subject>(games: u64) {
    let all = G::all_actions();
    for seed in seeds(games) {
        let game = Played::<G>::new(seed);
        let mut chance = Chance::from_number(seed, 11);
        game.states(|state| {
            let tried = some_of(&all, G::TRIED, &mut chance);
            let to_act = G::to_act(state);
            for seat in Seat::all(game.seats) {
                let legal: Vec<_> = G::legal_actions(&G::view(state, Viewer::Seat(seat))).collect();
                assert_eq!(legal.is_empty(), !to_act.contains(seat), "seed {seed}, seat {seat}");
                for action in &legal {
                    assert!(is_accepted::<G>(state, seat, action), "seed {seed}: {action:?}");
                }
                for action in tried.iter() {
                    let accepted = is_accepted::<G>(state, seat, action);
                    assert_eq!(legal.contains(action), accepted, "seed {seed}: {action:?}");
                }
            }
            let watching = G::view(state, Viewer::Spectator);
            assert_eq!(G::legal_actions(&watching).len(), 0, "seed {seed}: a spectator may act");
            assert_eq!(to_act.is_empty(), G::outcome(state).is_some(), "seed {seed}");
        });
    }
}

/// All of these, or so many of them by chance where there are more.
fn some_of<'a, A: Copy>(all: &'a [A], most: usize, chance: &mut Chance) -> Cow<'a, [A]> {
    if all.len() <= most {
        return Cow::Borrowed(all);
    }
    (0..most).map(|_| all[chance.below(all.len())]).collect()
}

/// Where there are too many actions to try, those tried are some of them, and others each time.
#[test]
fn a_sample_is_of_the_size_that_was_asked_for_and_never_the_same() {
    let all: Vec<u16> = (0..5_000).collect();
    let mut chance = Chance::from_number(1, 0);
    let samples = [0, 1].map(|_| some_of(&all, 100, &mut chance).into_owned());
    assert_eq!(samples.each_ref().map(Vec::len), [100, 100]);
    assert_ne!(samples[0], samples[1]);
    assert_eq!(some_of(&all, 5_000, &mut chance), all);
}

fn is_accepted<G: Game>(state: &G::State, seat: Seat, action: &G::Action) -> bool {
    let mut chance = Chance::from_number(0, 0);
    G::play(&mut state.clone(), seat, action, &mut chance, &mut Vec::new()).is_ok()
}

/// Law 3: a refusal leaves the state, the events and the luck as they were.
pub fn a_refusal_changes_nothing<G: Subject>(games: u64) {
    let all = G::all_actions();
    let mut refusals = 0;
    for seed in seeds(games) {
        let game = Played::<G>::new(seed);
        let mut luck = Chance::from_number(seed, 12);
        game.states(|state| {
            let tried = some_of(&all, G::TRIED, &mut luck);
            let seats = Seat::all(6);
            for (seat, action) in seats.flat_map(|seat| tried.iter().map(move |a| (seat, a))) {
                let (mut after, mut events) = (state.clone(), Vec::new());
                let mut chance = Chance::dictated([7]);
                if G::play(&mut after, seat, action, &mut chance, &mut events).is_err() {
                    refusals += 1;
                    assert_eq!((&after, events.len()), (state, 0), "seed {seed}: {action:?}");
                    let untouched = chance.below(8);
                    assert_eq!(untouched, 7, "seed {seed}: a refusal used up luck");
                }
            }
        });
    }
    assert!(refusals > games, "nothing was refused");
}

/// Law 4: every game ends within the stated number of actions. (`Played` sees to it.)
pub fn every_game_ends<G: Subject>(games: u64) {
    for seed in seeds(games) {
        let game = Played::<G>::new(seed);
        let mut end = None;
        game.states(|state| end = G::outcome(state));
        let end = end.unwrap_or_else(|| panic!("seed {seed}: no outcome"));
        assert!(!end.winners.is_empty(), "seed {seed}: nobody wins");
        assert_eq!(end.scores.len(), usize::from(game.seats), "seed {seed}");
    }
}

/// Law 5: the same options, luck and actions give the same events; a seed is as good as its luck.
pub fn the_same_again_is_the_same<G: Subject>(games: u64) {
    for seed in seeds(games) {
        let game = Played::<G>::new(seed);
        game.again(&game.luck, game.actions.len(), |i, state, events| match i {
            0 => assert_eq!(state, &game.dealt, "seed {seed}"),
            _ => assert_eq!(events, game.events[i - 1], "seed {seed}, action {i}"),
        });
        let (options, seats) = table::<G>(seed);
        let again = G::deal(&options, seats, &mut Chance::from_number(seed, 0));
        assert_eq!(again.as_ref(), Ok(&game.dealt), "seed {seed}: another deal");
    }
}

/// A game of the greatest length can be opened: every page of it fits a frame, and together they are
/// the whole.
pub fn the_longest_game_can_be_opened<G: Subject>() {
    let mut chance = Chance::from_number(1, 1);
    for (options, seats) in G::tables() {
        let actions = G::all_actions().into_iter().cycle().take(G::max_actions(&options, seats));
        let seat = Seat::new(seats - 1).expect("a seat");
        let opening = Opening::<G> {
            game: u32::MAX,
            secret: Share::draw(&mut chance),
            shares: (0..seats).map(|_| Share::draw(&mut chance)).collect(),
            actions: actions.map(|action| (seat, action)).collect(),
        };
        let mut read = None;
        for page in opening.pages() {
            let notice = Notice::Opened(Box::new(page));
            let bytes = codec::encode(&notice).expect("a page fits a frame");
            assert!(bytes.len() * PAGES_AT_ONCE < BYTES_WAITING / 4, "and a few of them a link");
            let Ok(Notice::<G>::Opened(page)) = codec::decode(&bytes) else { panic!("a page") };
            assert!(page.add_to(&mut read), "the pages come in order");
        }
        assert_eq!(read, Some(opening));
    }
}

/// Every message survives the wire.
pub fn messages_come_back<G: Subject>(games: u64) {
    for seed in seeds(games) {
        let game = Played::<G>::new(seed);
        for viewer in Viewer::all(game.seats) {
            game.again(&game.luck, game.actions.len(), |seq, state, events| {
                let update = Update::<G>::new(seq as u32, state, events, viewer);
                let bytes = codec::encode(&update).expect("an update fits a frame");
                assert_eq!(codec::decode(&bytes), Ok(update), "seed {seed}");
            });
        }
    }
}
