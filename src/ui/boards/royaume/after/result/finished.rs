//! A game that is over, told again: every front, and what somebody did in it.

use eframe::egui::{Rect, Ui, Vec2};

use crate::game::Seat;
use crate::game::set::Element;
use crate::games::Royaume;
use crate::games::royaume::{Event, Ground, Hex, Kind, Seen, State, WizardReason};
use crate::text::Texts;
use crate::text::games::royaume::telling::{HexNames, Telling};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::after::end_picture::EndPicture;
use crate::ui::boards::place::label_ui;
use crate::ui::boards::royaume::after::best::Achieved;
use crate::ui::boards::royaume::after::{end_picture, moments};
use crate::ui::boards::royaume::motion::Show;
use crate::ui::boards::royaume::paint;
use crate::ui::boards::royaume::pointing::place;
use crate::ui::boards::{Highlight, ToldAfterwards};
use crate::ui::profile::challenges::daily::Mark;
use crate::ui::profile::finished_game::{FinishedGame, Step};
use crate::ui::style::Style;

/// A front that lies face down, in parts of its hex.
const FRONT: f32 = 0.4;

impl ToldAfterwards for Royaume {
    fn achieved(game: &FinishedGame<Self>, me: Seat) -> Achieved {
        let Some(last) = game.steps.last() else { return Achieved::default() };
        let player = last.state.tabletop().player(me);
        let (mut fights, mut wizards) = (false, 0);
        for event in game.steps.iter().flat_map(|step| &step.events) {
            match event {
                Event::Open(Seen::Fight { seats, .. }) => fights = seats.contains(&me),
                Event::Open(Seen::Challenge { .. }) => fights = false,
                Event::Open(Seen::Joined { seat }) if *seat == me => fights = true,
                Event::Open(Seen::Wizard { why: WizardReason::Beaten, .. }) if fights => {
                    wizards += 1
                }
                _ => {}
            }
        }
        Achieved { points: player.score, placed: player.placed, wizards }
    }

    fn marks(game: &FinishedGame<Self>, me: Seat) -> Vec<Mark> {
        let (mut mine, mut marks) = (false, Vec::new());
        for event in game.steps.iter().flat_map(|step| &step.events) {
            match event {
                Event::Open(Seen::Challenge { seat, .. }) => mine = *seat == me,
                Event::Open(Seen::Fight { .. }) => mine = false,
                Event::Open(Seen::Settled { done, .. }) if mine => {
                    marks.push(if *done { Mark::Won } else { Mark::Lost });
                }
                Event::Open(Seen::Placed { seat, .. }) if *seat == me => marks.push(Mark::Prize),
                _ => {}
            }
        }
        marks
    }

    fn moments(game: &FinishedGame<Self>, me: Seat) -> Vec<Highlight> {
        moments::moments(game, me)
    }

    fn retell(text: &Texts, snapshot: &ClientSnapshot<Self>, steps: &[Step<Self>]) -> String {
        let Some((step, before)) = steps.split_last() else { return String::new() };
        let Some((seat, action)) = step.done else { return text.replay.dealt.to_owned() };
        let table = step.state.tabletop();
        let everybody = table.everybody().iter();
        let animals = everybody.filter(|seat| table.player(*seat).animal).collect();
        let (ground, name) = (&table.options.ground, |seat| snapshot.name(seat));
        let hexes = HexNames::Counted;
        let telling = Telling { text, ground, name: &name, me: None, hexes, animals };
        let mut all = contest_so_far(before);
        let first = all.len();
        all.extend(step.events.iter().map(seen));
        let decided = telling.decision(seat, action, &all[first..]);
        let told = (first..all.len()).filter_map(|at| telling.event(&all[..at], &all[at]));
        decided.into_iter().chain(told).collect::<Vec<_>>().join(" ")
    }

    /// The turn of whoever is in turn.
    fn round(state: &State) -> u8 {
        state.tabletop().player(state.tabletop().turn).turns
    }

    fn open_ui(ui: &Ui, style: &Style<'_>, area: Rect, show: &Show, state: &State) {
        let covered = show.scene().or(show.ended()).is_some();
        let view = show.view().filter(|view| view.tabletop.contest.is_none() && !covered);
        let Some(view) = view else { return };
        let table = state.tabletop();
        for hex in view.tabletop.down {
            let Some(tile) = state.challenge(hex) else { continue };
            let front = table.realm().front(tile);
            let rect = place(area, view, hex);
            let small = Rect::from_center_size(rect.center(), Vec2::splat(rect.width() * FRONT));
            let front_words =
                format!("{} {}", style.text.royaume.colour(front.colour), front.difficulty);
            let place = place_name(style.text, &table.options.ground, hex);
            let label = style.text.replay.open_to_you(&place, &front_words);
            label_ui(ui, ui.scope_id().with(("open", hex)), small, &label);
            paint::tile_front(ui.painter(), style, small, table.realm(), tile);
        }
    }

    fn end_picture(game: &FinishedGame<Self>) -> Option<EndPicture> {
        end_picture::end_picture(game)
    }
}

/// What was seen since the challenge or fight began that is under way after these steps.
fn contest_so_far(steps: &[Step<Royaume>]) -> Vec<Seen> {
    let contest = |step: &Step<Royaume>| step.state.tabletop().contest.is_some();
    let first = steps.iter().rev().take_while(|step| contest(step)).count();
    let events = steps[steps.len() - first..].iter().flat_map(|step| &step.events);
    events.map(seen).collect()
}

/// What is told of an event: all of it lies open.
fn seen(event: &Event) -> Seen {
    match event {
        Event::Open(seen) => seen.clone(),
        Event::Reshuffled { .. } => Seen::Reshuffled,
    }
}

/// A hex of a city: "Harbour 3".
fn place_name(text: &Texts, ground: &Ground, hex: Hex) -> String {
    let city = match ground.kind(hex) {
        Kind::City(city) => text.help.royaume.journey.cities[city.index()],
        Kind::Land | Kind::Special(_) => "",
    };
    format!("{city} {}", HexNames::Counted.of(ground, hex))
}
