//! What was seen becomes motion, and nothing of it stays.

use super::*;
use crate::game::set::Element;
use crate::game::{Chance, Game, Viewer};
use crate::games::ptibapt::{Action, Deed, Options, Phase, State};
use crate::table::game::stopwatch::Stopwatch;
use crate::table::{Lobby, Moment, StageName, TableName, TableSettings};
use crate::ui::boards::Show as _;

/// A game by that seed, and who starts.
fn dealt(options: Options, seed: u64) -> State {
    let options = Options { first: Seat::new(0), ..options };
    PtiBapt::deal(&options, options.seats(), &mut Chance::from_number(seed, 0)).unwrap()
}

fn act(state: &mut State, seq: u32, deed: Deed) -> Update<PtiBapt> {
    let seat = PtiBapt::to_act(state).first().unwrap();
    let mut events = Vec::new();
    let action = Action::from(deed);
    PtiBapt::play(state, seat, &action, &mut Chance::from_number(0, 0), &mut events).unwrap();
    Update::new(seq, state, &events, Viewer::Seat(Seat::new(0).unwrap()))
}

/// The places of a card, and those of another one that is no trap.
fn places(state: &State, so: impl Fn(Card) -> bool) -> Vec<Cell> {
    state.tabletop().lies.iter().filter(|cell| so(state.card(*cell))).collect()
}

fn snapshot(update: &Update<PtiBapt>, options: Options) -> ClientSnapshot<PtiBapt> {
    let lobby = Lobby::new(TableName::fitted("", "Table"), options, TableSettings::default());
    let lobby = Lobby { stage: StageName::Playing, ..lobby };
    ClientSnapshot {
        update: Some(update.clone().into()),
        lobby: Some(lobby.into()),
        ..ClientSnapshot::default()
    }
}

#[test]
fn a_pair_arrives_in_the_pile_when_it_has_flown() {
    let mut state = dealt(Options::default(), 1);
    let pair = places(&state, |card| card == Card::from_index(3));
    let mut show = Show::default();
    show.set(&Update::new(0, &state, &[], Viewer::Seat(Seat::from_index(0))));
    let mut latest = None;
    for (seq, cell) in (1..).zip(&pair) {
        let update = act(&mut state, seq, Deed::Turn(*cell));
        show.take(&update);
        latest = Some(update);
    }
    let snapshot = snapshot(&latest.unwrap(), Options::default());
    let me = Seat::from_index(0);
    assert_eq!(show.advance(1.0, Motion::Normal, &snapshot).next, Some(0.0));
    assert_eq!(show.shown_pile(me), ShownPile::default());
    for tenth in 11..60 {
        show.advance(f64::from(tenth) / 10.0, Motion::Normal, &snapshot);
    }
    assert_eq!(show.shown_pile(me).pairs, [Card::from_index(3)]);
    assert!(show.updates.is_still());
    assert_eq!(show.advance(9.0, Motion::Normal, &snapshot).next, None, "nothing is repainted");
}

#[test]
fn what_went_down_is_nowhere() {
    let mut state = dealt(Options::default(), 2);
    let first = places(&state, |card| card == Card::from_index(0))[0];
    let second = places(&state, |card| card == Card::from_index(1))[0];
    let mut show = Show::default();
    show.set(&Update::new(0, &state, &[], Viewer::Seat(Seat::from_index(0))));
    for (seq, deed) in (1..).zip([Deed::Turn(first), Deed::Turn(second), Deed::Confirm]) {
        let update = act(&mut state, seq, deed);
        let snapshot = snapshot(&update, Options::default());
        show.take(&update);
        for tenth in 0..30 {
            show.advance(f64::from(seq * 100 + tenth) / 10.0, Motion::Slow, &snapshot);
        }
    }
    assert_eq!(show.updates.view().unwrap().faces.iter().count(), 0);
    assert!(show.updates.is_still());
    assert!(matches!(show.updates.latest(), [Seen::Back { .. }]));
}

#[test]
fn the_next_card_of_a_solo_game_does_not_wait_for_the_last_ones() {
    let options = Options { solo: true, ..Options::default() };
    let mut state = dealt(options, 2);
    let first = places(&state, |card| card == Card::from_index(0))[0];
    let second = places(&state, |card| card == Card::from_index(1))[0];
    let mut show = Show::default();
    show.set(&Update::new(0, &state, &[], Viewer::Seat(Seat::from_index(0))));
    for (seq, cell) in (1..).zip([first, second]) {
        show.take(&act(&mut state, seq, Deed::Turn(cell)));
    }
    show.finish();
    assert!(matches!(show.updates.view().unwrap().tabletop.phase, Phase::Shown(..)));
    let update = act(&mut state, 3, Deed::Turn(first));
    show.take(&update);
    show.advance(5.0, Motion::Normal, &snapshot(&update, options));
    let moves: Vec<Move> = show.updates.moving().map(|(what, _)| what).collect();
    assert_eq!(moves.len(), 3, "both go down, and one comes up again: {moves:?}");
    assert!(show.updates.moving().all(|(_, part)| part == 0.0));
}

#[test]
fn the_clock_is_the_tables_and_wakes_nobody_while_it_stands_still() {
    let options = Options { solo: true, ..Options::default() };
    let state = dealt(options, 2);
    let update = Update::new(0, &state, &[], Viewer::Seat(Seat::from_index(0)));
    let mut show = Show::default();
    show.set(&update);
    let mut snapshot = snapshot(&update, options);
    snapshot.timer = Some(Stopwatch::told(Moment(0), 2_400, false));
    snapshot.now = Moment(60_000);
    assert_eq!(show.advance(100.0, Motion::Off, &snapshot).next, None);
    assert_eq!(show.shown_time().millis(), Some(2_400));
    snapshot.timer = Some(Stopwatch::told(Moment(60_000), 2_400, true));
    snapshot.now = Moment(61_030);
    let next = show.advance(101.0, Motion::Off, &snapshot).next.unwrap();
    assert!(next > 0.0 && next <= 0.1, "a tenth is looked at in {next}");
    assert_eq!(show.shown_time().millis(), Some(3_430));
}
