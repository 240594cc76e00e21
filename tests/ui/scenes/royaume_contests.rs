//! Challenges, fights and what moves in Le Royaume, each caught at a moment.

use cinderpeek::game::Update;
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::{About, By, Card, Contest, Seen, Stage as Step, Way};
use cinderpeek::table::{Notice, TableSettings};
use cinderpeek::ui::test_table::{TestTable, TestableGame};

use crate::prepared::{Prepared, me};
use crate::scenes::at_table::sit;
use crate::scenes::{Scene, held, press};
use crate::stage::Stage;

type Table = TestTable<Royaume>;

/// All of them. An arrow turns for five quarters of a second; then what counts drops in.
pub const ALL: &[Scene] = &[
    Scene::new("royaume-challenge-spin", |stage| held(asked(stage, my_spin))),
    Scene::new("royaume-challenge-join", |stage| held(asked(stage, may_join))),
    Scene::new("royaume-challenge-cards", |stage| held(asked(stage, my_cards))),
    Scene::new("royaume-challenge-give-up", |stage| {
        let table = asked(stage, my_cards);
        press(stage, ["Give up", "Renoncer"]);
        held(table)
    }),
    Scene::new("royaume-challenge-in-vain", |stage| held(asked(stage, in_vain))),
    Scene::new("royaume-challenge-waiting", |stage| held(waiting(stage))),
    Scene::new("royaume-challenge-spinning", |stage| held(caught(stage, spun))).moving(3),
    Scene::new("royaume-challenge-counting", |stage| held(caught(stage, spun))).moving(7),
    Scene::new("royaume-challenge-done", |stage| held(caught(stage, done))).moving(4),
    Scene::new("royaume-challenge-failed", |stage| held(caught(stage, failed))).moving(4),
    Scene::new("royaume-fight", |stage| held(asked(stage, fight))),
    Scene::new("royaume-fight-together", |stage| held(asked(stage, fight_together))),
    Scene::new("royaume-walk", |stage| held(caught(stage, walk))).moving(2),
    Scene::new("royaume-misfortune", |stage| held(caught(stage, misfortune))).moving(3),
    Scene::new("royaume-arrow", |stage| held(caught(stage, arrow))).moving(4),
];

fn contest(update: &Update<Royaume>) -> Option<&Contest> {
    update.view.tabletop.contest.as_ref()
}

/// Whether the player is asked something in a contest.
fn asks_me(update: &Update<Royaume>, so: impl Fn(&Contest) -> bool) -> bool {
    contest(update).is_some_and(|contest| contest.asked == me() && so(contest))
}

fn is_challenge(contest: &Contest) -> bool {
    matches!(contest.about, About::Challenge(..))
}

fn my_spin(update: &Update<Royaume>) -> bool {
    let strong = update.view.tabletop.player(me()).animal;
    strong && asks_me(update, |contest| is_challenge(contest) && contest.stage == Step::Spin)
}

fn may_join(update: &Update<Royaume>) -> bool {
    asks_me(update, |contest| is_challenge(contest) && contest.stage == Step::Join)
}

/// The player is asked for cards, and the first of them would be enough.
fn my_cards(update: &Update<Royaume>) -> bool {
    let player = update.view.tabletop.player(me());
    let strong = player.completed() > 1;
    strong
        && asks_me(update, |contest| {
            let lacking = contest.difficulty - contest.total;
            let enough = |card: &Card| match card {
                Card::Goat => lacking <= 2,
                Card::Bison => lacking <= 4,
                _ => false,
            };
            let asked = is_challenge(contest) && contest.stage == Step::Cards;
            asked && player.hand.first().is_some_and(enough)
        })
}

/// The player is asked for cards, has some, and all of them would not be enough.
fn in_vain(update: &Update<Royaume>) -> bool {
    let hand = &update.view.tabletop.player(me()).hand;
    let most = |card: &Card| match card {
        Card::Goat => 2,
        Card::Sword | Card::Shield => 3,
        Card::Bison => 4,
        Card::Bow => 5,
        Card::Luck | Card::General | Card::Horn => 25,
        _ => 0,
    };
    asks_me(update, |contest| {
        let lacking = contest.difficulty - contest.total;
        contest.stage == Step::Cards && hand.iter().map(most).sum::<i16>() < lacking
    })
}

fn fight(update: &Update<Royaume>) -> bool {
    asks_me(update, |contest| !is_challenge(contest) && contest.stage == Step::Spin)
}

fn fight_together(update: &Update<Royaume>) -> bool {
    contest(update).is_some_and(|contest| {
        let spun = contest.participants().iter().filter(|seat| contest.spin(*seat).is_some());
        !is_challenge(contest) && contest.participants().len() > 2 && spun.count() > 1
    })
}

fn others_asked(update: &Update<Royaume>) -> bool {
    contest(update).is_some_and(|contest| {
        is_challenge(contest) && contest.asked != me() && contest.stage == Step::Join
    })
}

fn settled(update: &Update<Royaume>, by: By) -> bool {
    update.seen.iter().any(|seen| matches!(seen, Seen::Settled { by: so, .. } if *so == by))
}

fn spun(update: &Update<Royaume>) -> bool {
    let mine = |seen: &Seen| matches!(seen, Seen::Spun { seat, .. } if *seat == me());
    let strong = update.view.tabletop.player(me()).animal;
    strong && update.seen.iter().any(mine) && settled(update, By::Total)
}

fn done(update: &Update<Royaume>) -> bool {
    let counted = |seen: &Seen| matches!(seen, Seen::Counted { .. });
    update.seen.iter().any(counted) && settled(update, By::Total)
}

fn failed(update: &Update<Royaume>) -> bool {
    matches!(update.seen.first(), Some(Seen::Settled { by: By::Short, .. }))
}

fn walk(update: &Update<Royaume>) -> bool {
    let walks = |seen: &Seen| matches!(seen, Seen::Hero { why: Way::Walk, .. });
    update.seq > 20 && update.seen.first().is_some_and(walks)
}

fn misfortune(update: &Update<Royaume>) -> bool {
    matches!(update.seen.first(), Some(Seen::Befell { effect: true, .. }))
}

fn arrow(update: &Update<Royaume>) -> bool {
    update.seq > 20 && matches!(update.seen.first(), Some(Seen::Arrow { .. }))
}

/// A game for four that has come to such an update; that update is still to be told.
fn before(so: fn(&Update<Royaume>) -> bool) -> Prepared<Royaume> {
    let (seed, actions) = Prepared::find(|seed| Prepared::kingdom(4, seed), so);
    let mut game = Prepared::kingdom(4, seed);
    for _ in 1..actions {
        game.step();
    }
    game
}

/// At a table where this has just come, and moves.
fn caught(stage: &mut Stage, so: fn(&Update<Royaume>) -> bool) -> Table {
    let mut game = before(so);
    let mut table = sit(stage, &game);
    table.update(game.step().expect("it came to that before"), true);
    table
}

/// At a table where this is so, and everything of the contest was watched.
fn asked(stage: &mut Stage, so: fn(&Update<Royaume>) -> bool) -> Table {
    let (seed, actions) = Prepared::find(|seed| Prepared::kingdom(4, seed), so);
    let mut game = Prepared::kingdom(4, seed);
    let watched = actions.min(12);
    for _ in watched..actions {
        game.step();
    }
    let mut table = sit(stage, &game);
    for _ in 0..watched {
        table.update(game.step().expect("it came to that before"), true);
        stage.run_steps(1);
    }
    table
}

/// Somebody else has so many seconds to say whether they join.
fn waiting(stage: &mut Stage) -> Table {
    let mut game = before(others_asked);
    let mut lobby = game.lobby();
    lobby.settings = TableSettings { turn_seconds: Some(60), ..TableSettings::default() };
    let mut table =
        Royaume::practise(crate::stage::app(stage), lobby, cinderpeek::table::PersonId(1));
    table.update(game.update(), false);
    let update = game.step().expect("it came to that before");
    let asked = contest(&update).map(|contest| contest.asked).expect("somebody is asked");
    table.update(update, true);
    table.notice(Notice::Clocks([(asked, 24_000)].into_iter().collect()));
    table
}
