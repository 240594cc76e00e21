//! What was seen becomes motion, event by event, and comes to what the table says.

use super::*;
use crate::game::{Chance, Game, Viewer};
use crate::games::royaume::{Action, Hex, Options, Special, Stage, State, Tabletop, Way};
use crate::ui::boards::Show as _;

/// A game by that seed, and what its players choose by.
struct Played {
    state: State,
    chance: Chance,
    luck: Chance,
    seq: u32,
}

impl Played {
    fn new(seats: u8, seed: u64) -> Self {
        let mut chance = Chance::from_number(seed, 0);
        let state = Royaume::deal(&Options::default(), seats, &mut chance).unwrap();
        Self { state, chance, luck: Chance::from_number(seed, 1), seq: 0 }
    }

    fn update(&self, events: &[<Royaume as Game>::Event]) -> Update<Royaume> {
        Update::new(self.seq, &self.state, events, Viewer::Spectator)
    }

    /// An action by chance; none when the game is over.
    fn step(&mut self) -> Option<Update<Royaume>> {
        let seat = Royaume::to_act(&self.state).first()?;
        let view = Royaume::view(&self.state, Viewer::Seat(seat));
        let choices: Vec<Action> = Royaume::legal_actions(&view).collect();
        let action = choices[self.luck.below(choices.len())];
        let mut events = Vec::new();
        Royaume::play(&mut self.state, seat, &action, &mut self.chance, &mut events).unwrap();
        self.seq += 1;
        Some(self.update(&events))
    }

    /// The first update that is so, and a board that has shown all before it.
    fn until(so: impl Fn(&Update<Royaume>) -> bool) -> (Show, Update<Royaume>) {
        for seed in 1.. {
            let mut game = Self::new(3, seed);
            let mut show = Show::default();
            show.set(&game.update(&[]));
            while let Some(update) = game.step() {
                if so(&update) {
                    return (show, update);
                }
                show.take(&update);
                show.finish();
            }
        }
        unreachable!("seeds do not end")
    }
}

fn snapshot() -> ClientSnapshot<Royaume> {
    ClientSnapshot::default()
}

/// All that is told event by event: not who decides next, and not the contest.
fn told(table: &Tabletop) -> Tabletop {
    let mut table = table.clone();
    table.todo = Default::default();
    table.queue = Default::default();
    table.contest = None;
    table
}

/// Lets time go by in steps of a hundredth of a second until nothing moves; how long that took.
fn watch(show: &mut Show, mut each: impl FnMut(&Show)) -> f64 {
    let mut now = 0.0;
    while show.advance(now, Motion::Normal, &snapshot()).next.is_some() {
        each(show);
        now += 0.01;
        assert!(now < 60.0, "it never ends: {:?}", show.timeline);
    }
    now
}

#[test]
fn what_is_told_event_by_event_comes_to_what_the_table_says() {
    for seed in 1..=6 {
        let mut game = Played::new(2 + (seed % 5) as u8, seed);
        let mut table = told(&game.update(&[]).view.tabletop);
        while let Some(update) = game.step() {
            update.seen.iter().for_each(|seen| apply(&mut table, seen));
            assert_eq!(table, told(&update.view.tabletop), "after {:?}", update.seen);
        }
    }
}

#[test]
fn a_scene_knows_what_its_total_is_made_of() {
    let mut contests = 0;
    for seed in 1..=6 {
        let mut game = Played::new(4, seed);
        let mut show = Show::default();
        show.set(&game.update(&[]));
        while let Some(update) = game.step() {
            show.take(&update);
            show.finish();
            let contest = update.view.tabletop.contest.as_ref();
            assert_eq!(show.scene().is_some(), contest.is_some());
            let Some((scene, contest)) = show.scene().zip(contest) else { continue };
            contests += 1;
            assert_eq!(scene.total(), contest.total);
            assert_eq!(scene.fighters.iter().copied().collect::<SeatSet>(), contest.participants());
            assert_eq!(scene.verdict.is_some(), contest.stage == Stage::Invisibility);
            let late = Scene::under_way(&update.view.tabletop).unwrap();
            assert_eq!(late.total(), contest.total, "whoever comes late reckons the same");
            assert_eq!(late.fighters, scene.fighters, "and sees the same picture");
        }
    }
    assert!(contests > 100, "{contests}");
}

#[test]
fn nothing_outruns_what_it_speaks_of() {
    let settles = |update: &Update<Royaume>| {
        let spun = update.seen.iter().any(|seen| matches!(seen, Seen::Spun { .. }));
        let done = |seen: &Seen| matches!(seen, Seen::Settled { done: true, .. });
        spun && update.seen.iter().any(done)
    };
    let (mut show, update) = Played::until(settles);
    let scored = |seen: &Seen| matches!(seen, Seen::Points { .. });
    let before = show.view().unwrap().tabletop.clone();
    show.take(&update);
    let mut verdict_seen = false;
    let seconds = watch(&mut show, |show| {
        let moving = |so: fn(&Move) -> bool| show.moving().any(|(what, _)| so(&what));
        verdict_seen |= moving(|what| matches!(what, Move::ContestEnd { done: true }));
        if moving(|what| matches!(what, Move::Spin { .. })) {
            assert_eq!(show.view().unwrap().tabletop, before, "the arrow still turns");
            assert_eq!(show.untold(), update.seen.len());
        }
        let points_told = show.latest().iter().any(scored);
        assert!(!points_told || show.scene().is_none(), "points come after the scene");
    });
    assert!(verdict_seen);
    assert!((2.0..12.0).contains(&seconds), "{seconds}");
    assert_eq!(show.view(), Some(&update.view));
    assert_eq!((show.latest(), show.untold()), (&update.seen[..], 0));
    assert!(show.is_still());
    assert_eq!(show.advance(100.0, Motion::Normal, &snapshot()).next, None, "nothing is repainted");
}

#[test]
fn without_motion_all_is_there_at_once() {
    let mut game = Played::new(4, 3);
    let mut show = Show::default();
    show.set(&game.update(&[]));
    for _ in 0..300 {
        let Some(update) = game.step() else { break };
        show.take(&update);
        let advance = show.advance(0.0, Motion::Off, &snapshot());
        assert_eq!(show.view(), Some(&update.view));
        assert_eq!(advance.next.is_some(), show.ended().is_some(), "nothing else is waited for");
    }
}

/// A board on which a contest has just been settled, without motion.
fn settled() -> Show {
    let settles = |seen: &Seen| matches!(seen, Seen::Settled { .. });
    let (mut show, update) = Played::until(|update| update.seen.iter().any(settles));
    show.take(&update);
    show.advance(0.0, Motion::Off, &snapshot());
    show
}

#[test]
fn without_motion_the_end_of_a_contest_stays_for_a_moment() {
    let mut show = settled();
    assert!(show.is_still() && show.scene().is_none(), "the player may go on");
    assert!(show.ended().is_some_and(|scene| scene.verdict.is_some()));
    let stays = pace::RESULT.as_secs_f64();
    assert_eq!(show.advance(0.5, Motion::Off, &snapshot()).next, Some(stays - 0.5));
    assert_eq!(show.advance(stays, Motion::Off, &snapshot()).next, None);
    assert!(show.ended().is_none());
    let mut pressed = settled();
    pressed.finish();
    assert!(pressed.ended().is_none(), "whoever acts has seen it");
}

#[test]
fn a_click_shows_how_a_contest_ends_and_the_next_one_goes_on() {
    let settles = |seen: &Seen| matches!(seen, Seen::Settled { .. });
    let (mut show, update) = Played::until(|update| update.seen.iter().skip(1).any(settles));
    show.take(&update);
    show.advance(0.0, Motion::Normal, &snapshot());
    show.finish();
    assert!(show.ended().is_some_and(|scene| scene.verdict.is_some()));
    show.finish();
    assert!(show.ended().is_none());
}

#[test]
fn who_has_won_is_heard_even_by_those_who_click_through() {
    let over =
        |update: &Update<Royaume>| update.seen.iter().any(|seen| matches!(seen, Seen::GameOver(_)));
    let (mut show, update) = Played::until(over);
    show.take(&update);
    show.finish();
    assert_eq!(show.advance(0.0, Motion::Normal, &snapshot()).cues, [Cue::Win]);
}

#[test]
fn what_is_shown_is_known_while_it_moves() {
    let turns = |update: &Update<Royaume>| matches!(update.seen[..], [Seen::Arrow { .. }, ..]);
    let (mut show, update) = Played::until(turns);
    assert_eq!(show.showing(), None);
    show.take(&update);
    show.advance(0.0, Motion::Normal, &snapshot());
    assert_eq!(show.showing(), update.seen.first());
    show.finish();
    assert_eq!(show.showing(), None);
}

#[test]
fn eight_decisions_a_second_are_kept_up_with() {
    let mut game = Played::new(6, 4);
    let mut show = Show::default();
    show.set(&game.update(&[]));
    let mut most = 0;
    for frame in 0..60 * 60 {
        // Sixty frames and eight decisions a second.
        if frame * 8 / 60 != (frame + 1) * 8 / 60
            && let Some(update) = game.step()
        {
            show.take(&update);
        }
        show.advance(f64::from(frame) / 60.0, Motion::Normal, &snapshot());
        most = most.max(show.waiting());
    }
    assert!(most <= MOST_WAITING, "{most} wait");
    let mut behind = 0;
    watch(&mut show, |show| behind += usize::from(show.waiting() > 0));
    assert!(behind < 150, "the newest is begun {behind} hundredths of a second late");
}

#[test]
fn whoever_says_no_is_seen_to() {
    let asks = |update: &Update<Royaume>| {
        let contest = update.view.tabletop.contest.as_ref();
        contest.is_some_and(|contest| contest.stage == Stage::Join)
    };
    let (mut show, update) = Played::until(asks);
    show.take(&update);
    show.finish();
    let asked = update.view.tabletop.contest.as_ref().unwrap().asked;
    let mut after = update.clone();
    (after.seq, after.seen) = (update.seq + 1, Vec::new());
    after.view.tabletop.contest.as_mut().unwrap().stage = Stage::Spin;
    show.take(&after);
    show.advance(0.0, Motion::Normal, &snapshot());
    assert_eq!(show.scene().unwrap().said, Some((asked, Said::Passes)));
    assert!(show.moving().any(|(what, _)| what == Move::Said { seat: asked }));
    watch(&mut show, |_| {});
    assert_eq!(show.scene().unwrap().said, Some((asked, Said::Passes)), "it can still be read");
}

#[test]
fn heroes_walk_from_hex_to_hex_and_cross_no_challenge() {
    let (mut walks, mut leaps) = (0, 0);
    for seed in 1..=8 {
        let mut game = Played::new(4, seed);
        let mut table = game.update(&[]).view.tabletop;
        while let Some(update) = game.step() {
            for seen in &update.seen {
                if let Seen::Hero { seat, to, why: Way::Walk } = *seen {
                    let path = Path::walk(&table, seat, to);
                    let hexes = path.hexes();
                    assert_eq!([hexes[0], hexes[path.steps()]], [table.player(seat).hero, to]);
                    let corridor = table.realm().place(Special::Corridor);
                    for step in hexes.windows(2) {
                        let near = step[0].neighbours().contains(step[1]);
                        assert!(near || step[0] == corridor, "{hexes:?}");
                        leaps += usize::from(!near);
                    }
                    let crossed = &hexes[1..path.steps()];
                    let crosses = |hex: &Hex| table.challenges().contains(*hex);
                    assert!(!crossed.iter().any(crosses), "{hexes:?}");
                    walks += 1;
                }
                apply(&mut table, seen);
            }
            table = update.view.tabletop;
        }
    }
    assert!(walks > 100 && leaps > 5, "{walks} walks, {leaps} leaps");
}

#[test]
fn a_click_ends_all_motion() {
    let (mut show, update) = Played::until(|update| update.seen.len() > 6);
    show.take(&update);
    show.advance(0.0, Motion::Normal, &snapshot());
    assert!(!show.is_still());
    show.finish();
    assert!(show.is_still());
    assert_eq!(show.view(), Some(&update.view));
    for second in 0..20 {
        let heard = show.advance(f64::from(second), Motion::Normal, &snapshot()).cues;
        assert!(heard.is_empty(), "{heard:?} is heard of what is over");
    }
}

#[test]
fn a_wheel_ticks_more_and_more_slowly_until_it_stops() {
    let arrow = Seen::Arrow { segment: 3.try_into().unwrap() };
    let times: Vec<f64> =
        plan::cues(&arrow, None).into_iter().map(|(_, at)| at.as_secs_f64()).collect();
    let steps: Vec<f64> = times.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(steps.windows(2).all(|pair| pair[0] < pair[1]), "{times:?}");
    assert!(times.last().is_some_and(|last| *last < pace::SPIN.as_secs_f64()), "{times:?}");
}

#[test]
fn who_stays_goes_nowhere() {
    let table = Played::new(2, 1).update(&[]).view.tabletop;
    let hero = table.player(table.turn).hero;
    assert!(Path::walk(&table, table.turn, hero).hexes().iter().all(|hex| *hex == hero));
}
