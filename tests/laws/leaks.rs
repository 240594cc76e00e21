//! Laws 6 to 8: nobody learns, or plays by, what they may not know.

use cinderpeek::bot::Level;
use cinderpeek::game::{Chance, Seat, Viewer};
use serde_json::Value;

use crate::played::{Luck, Played};
use crate::subject::{Subject, seeds};

/// Law 6: two worlds that differ only in what a viewer cannot know send that viewer the same bytes,
/// message by message, over whole games; and refuse it the same things in the same words.
pub fn nothing_leaks<G: Subject>(games: u64) {
    let mut different = 0;
    for seed in seeds(games) {
        let game = Played::<G>::new(seed);
        let mut chance = Chance::from_number(seed, 9);
        for viewer in Viewer::all(game.seats) {
            let upto = cut(&game, &mut chance);
            let twin = G::twin(&game, upto, viewer, &mut chance);
            different += u64::from(twin != game.luck);
            let (here, there) =
                (game.messages(&game.luck, upto, viewer), game.messages(&twin, upto, viewer));
            for (i, (here, there)) in here.iter().zip(&there).enumerate() {
                assert_eq!(here, there, "seed {seed}, {viewer:?}: message {i} leaks");
            }
            assert_eq!(here.len(), there.len(), "seed {seed}, {viewer:?}");
            if let (Viewer::Seat(seat), 0) = (viewer, seed % 10) {
                let (here, there) =
                    (refusals(&game, &game.luck, upto, seat), refusals(&game, &twin, upto, seat));
                assert_eq!(here, there, "seed {seed}, {viewer:?}: a refusal leaks");
            }
        }
    }
    assert!(different > games, "the other worlds are no others");
}

/// Law 8: a view holds a secret exactly where it shows its seat what it does not show everybody. What
/// happens is seen alike by all: one window shows the logs of several seats to whoever sits before it.
pub fn views_know_their_secrets<G: Subject>(games: u64) {
    let shown = |state: &G::State, viewer| {
        let view = serde_json::to_value(G::view(state, viewer)).expect("a view can be written");
        let Value::Object(mut view) = view else { panic!("a view has names for its parts") };
        assert!(view.remove("viewer").is_some(), "a view says whose it is");
        view
    };
    for seed in seeds(games) {
        let game = Played::<G>::new(seed);
        game.again(&game.luck, game.actions.len(), |_, state, events| {
            let open = shown(state, Viewer::Spectator);
            for seat in Seat::all(game.seats).map(Viewer::Seat) {
                let secret = G::holds_secret(&G::view(state, seat));
                assert_eq!(secret, shown(state, seat) != open, "seed {seed}, {seat:?}");
                for event in events {
                    assert_eq!(G::seen(event, seat), G::seen(event, Viewer::Spectator));
                }
            }
        });
    }
}

/// How much of the game is compared: all that is secret, or a part of it.
fn cut<G: Subject>(game: &Played<G>, chance: &mut Chance) -> usize {
    let most = G::secret_until(game);
    if chance.below(3) == 0 { most } else { chance.below(most + 1) }
}

/// What a seat would be told for everything that it might try, all along.
fn refusals<G: Subject>(
    game: &Played<G>,
    luck: &Luck,
    upto: usize,
    seat: Seat,
) -> Vec<Option<G::Illegal>> {
    let (all, mut refusals) = (G::all_actions(), Vec::new());
    game.again(luck, upto, |_, state, _| {
        for action in &all {
            let mut chance = Chance::from_number(0, 0);
            let played = G::play(&mut state.clone(), seat, action, &mut chance, &mut Vec::new());
            refusals.push(played.err());
        }
    });
    refusals
}

/// Law 7: a bot decides the same in two worlds that differ only in what its seat cannot know.
pub fn bots_are_honest<G: Subject>(games: u64) {
    for seed in seeds(games) {
        let game = Played::<G>::new(seed);
        let mut chance = Chance::from_number(seed, 9);
        let level = Level::ALL[seed as usize % Level::ALL.len()];
        let seat = Seat::new(chance.below(game.seats.into()) as u8).expect("a seat at the table");
        let upto = cut(&game, &mut chance);
        let twin = G::twin(&game, upto, Viewer::Seat(seat), &mut chance);
        let here = decisions(&game, &game.luck, upto, seat, level);
        let there = decisions(&game, &twin, upto, seat, level);
        assert_eq!(here, there, "seed {seed}: {level} on seat {seat} knows more than it may");
    }
}

/// What a bot of that level on that seat would do at each of the seat's decisions.
fn decisions<G: Subject>(
    game: &Played<G>,
    luck: &Luck,
    upto: usize,
    seat: Seat,
    level: Level,
) -> Vec<Option<G::Action>> {
    let mut bot = G::bot(level, Chance::from_number(game.seed, 8));
    let mut decisions = Vec::new();
    game.again(luck, upto, |_, state, events| {
        let viewer = Viewer::Seat(seat);
        let seen: Vec<_> = events.iter().filter_map(|event| G::seen(event, viewer)).collect();
        let view = G::view(state, viewer);
        bot.observe(&seen, &view);
        if G::to_act(state).contains(seat) {
            decisions.push(bot.choose(&view));
        }
    });
    decisions
}
