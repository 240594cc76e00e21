//! What moves on the board, made from what was seen: it says what happened and who did it.
//!
//! An action can have a long tail: a spin, a success, points, new cards, the Wizard's way, a fight.
//! So an update is told event by event: each is shown, then applied to the table on the screen
//! ([`apply`]), and plates, words and log follow that table. Updates wait in line; the more wait, the
//! faster time goes by here, so that a long turn of bots keeps nobody waiting.

mod apply;
mod moves;
mod path;
mod plan;

use std::collections::VecDeque;

use super::scene::{Said, Scene};
use crate::game::set::Element;
use crate::game::{Seat, SeatSet, Update};
use crate::games::Royaume;
use crate::games::royaume::{Card, Contest, HexSet, Seen, View};
use crate::sound::Cue;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::Advance;
use crate::ui::boards::timeline::Timeline;
use crate::ui::style::Motion;
use crate::ui::style::theme::pace;
use apply::apply;
pub use moves::{Move, Target};
pub use path::Path;

/// No more updates wait than this: older ones are told at once.
const MOST_WAITING: usize = 8;

/// What is on its way across the board.
#[derive(Clone, Debug, Default)]
pub struct Show {
    timeline: Timeline<Move>,
    /// What is shown: the view of the update before, and what was told since.
    view: Option<View>,
    waiting: VecDeque<Update<Royaume>>,
    /// How many have waited at a time since none did.
    most_waited: usize,
    current: Option<CurrentUpdate>,
    latest: Vec<Seen>,
    scene: Option<Scene>,
    /// How a contest ended that nobody has watched to its end, and until when that stays.
    ended: Option<Ended>,
    /// How many seconds whoever decides still has.
    time_left: Option<f64>,
    clock: BoardTime,
}

/// An update whose events are being shown, one after the other.
#[derive(Clone, Debug)]
struct CurrentUpdate {
    update: Update<Royaume>,
    /// How many of its events have been shown, and how many have been begun.
    shown: usize,
    begun: usize,
    /// Whether the scene that has ended is on its way out.
    closing: bool,
}

/// A contest that is over and stays for a moment, without motion.
#[derive(Clone, Debug)]
struct Ended {
    scene: Scene,
    /// Whether the player was in it.
    mine: bool,
    /// The time outside when it goes.
    until: f64,
}

/// The time on this board, which goes by faster while updates wait.
#[derive(Clone, Copy, Debug, Default)]
struct BoardTime {
    time: f64,
    /// The time outside when this was last looked at.
    outside: Option<f64>,
}

/// What is painted by a move at the moment, and not where it lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carried {
    /// The heroes of these seats.
    pub heroes: SeatSet,
    /// The Wizard.
    pub wizard: bool,
    /// The challenges on these hexes.
    pub tiles: HexSet,
    /// The cards at these places of each hand.
    pub cards: [[bool; Card::HAND]; Seat::MAX as usize],
}

impl Carried {
    /// Nothing moves.
    pub const NOTHING: Self = Self {
        heroes: SeatSet::EMPTY,
        wizard: false,
        tiles: HexSet::EMPTY,
        cards: [[false; Card::HAND]; Seat::MAX as usize],
    };

    /// Whether a move paints the card at that place of a hand.
    pub fn card(&self, seat: Seat, slot: usize) -> bool {
        self.cards[seat.index()].get(slot).is_some_and(|carried| *carried)
    }
}

/// How something is told.
#[derive(Clone, Copy, Debug)]
struct Manner {
    motion: Motion,
    /// Whether it is heard; who has won always is.
    heard: bool,
    /// Whether the end of a contest stays for a moment, where it cannot be watched.
    stays: bool,
}

impl Manner {
    /// At once and without a sound: nobody could follow it.
    const SKIPPED: Self = Self { motion: Motion::Off, heard: false, stays: false };
}

impl Show {
    /// The view that is shown now; a newer one may wait.
    pub fn view(&self) -> Option<&View> {
        self.view.as_ref()
    }

    /// What moves, and how far it is (0 to 1).
    pub fn moving(&self) -> impl Iterator<Item = (Move, f32)> + '_ {
        self.timeline.moving()
    }

    /// Whether nothing moves and nothing waits to.
    pub fn is_still(&self) -> bool {
        self.timeline.is_still() && self.current.is_none() && self.waiting.is_empty()
    }

    /// What happened last, as far as it has been shown.
    pub fn latest(&self) -> &[Seen] {
        &self.latest
    }

    /// The challenge or fight that is being shown.
    pub fn scene(&self) -> Option<&Scene> {
        self.scene.as_ref()
    }

    /// The challenge or fight that has just ended, where that was not seen in motion.
    pub fn ended(&self) -> Option<&Scene> {
        self.ended.as_ref().map(|ended| &ended.scene)
    }

    /// What is being shown of the update that is told.
    pub fn showing(&self) -> Option<&Seen> {
        let current = self.current.as_ref()?;
        current.update.seen[current.shown..current.begun].first()
    }

    /// The points of a seat on this screen, while they are counted.
    pub fn score(&self, seat: Seat) -> u16 {
        let shown = self.view.as_ref().map_or(0, |view| view.tabletop.player(seat).score);
        let counted = self.moving().find_map(|(what, part)| match what {
            Move::Points { seat: of, by, before } if of == seat => {
                Some(before.saturating_add_signed((f32::from(by) * part).round() as i16))
            }
            _ => None,
        });
        counted.unwrap_or(shown)
    }

    /// What the board leaves to the moves.
    pub fn carried(&self) -> Carried {
        let mut carried = Carried::NOTHING;
        for (what, _) in self.moving() {
            match what {
                Move::Hero { seat, .. } => carried.heroes.insert(seat),
                Move::Wizard { .. } => carried.wizard = true,
                Move::Turn { hex, .. } | Move::Carry { from: hex, .. } => carried.tiles.insert(hex),
                Move::Complete { from, .. } => {
                    carried.tiles = carried.tiles | from.into_iter().collect();
                }
                Move::Play { seat, slot, .. } | Move::Discard { seat, slot, .. } => {
                    if let Some(card) = carried.cards[seat.index()].get_mut(slot) {
                        *card = true;
                    }
                }
                _ => {}
            }
        }
        carried
    }

    /// How many seconds whoever decides still has, where the table sets a limit.
    pub fn time_left(&self) -> Option<f64> {
        self.time_left
    }

    /// Goes on to what is to be shown next; whether there was anything.
    fn go_on(&mut self, manner: Manner) -> bool {
        if self.current.is_none() {
            let Some(update) = self.waiting.pop_front() else { return false };
            self.begin(update, manner);
            return true;
        }
        self.apply_begun();
        if !self.close_scene(manner) && !self.show_next(manner) {
            self.end_update();
        }
        true
    }

    fn begin(&mut self, update: Update<Royaume>, manner: Manner) {
        self.latest.clear();
        let before = self.view.as_ref().and_then(|view| view.tabletop.contest.as_ref());
        if let Some((contest, scene)) = before.zip(self.scene.as_mut())
            && has_passed(contest, update.seen.first())
        {
            scene.said = Some((contest.asked, Said::Passes));
            let length = manner.motion.seconds(pace::SAID);
            self.timeline.play(Move::Said { seat: contest.asked }, self.clock.time, length);
        }
        self.current = Some(CurrentUpdate { update, shown: 0, begun: 0, closing: false });
    }

    /// What has been shown is so now.
    fn apply_begun(&mut self) {
        let (Some(current), Some(view)) = (&mut self.current, &mut self.view) else { return };
        for seen in &current.update.seen[current.shown..current.begun] {
            apply(&mut view.tabletop, seen);
            self.latest.push(seen.clone());
        }
        current.shown = current.begun;
    }

    /// A scene that has ended goes away before anything else happens, unless somebody is still asked
    /// whether they are invisible; whether there is something to wait for.
    fn close_scene(&mut self, manner: Manner) -> bool {
        let Some(current) = &mut self.current else { return false };
        let ended = self.scene.as_ref().is_some_and(|scene| scene.verdict.is_some());
        let goes_on = match current.update.seen.get(current.begun) {
            Some(next) => matches!(next, Seen::Played { card: Card::Invisibility, .. }),
            None => current.update.view.tabletop.contest.is_some(),
        };
        if !ended || goes_on {
            return false;
        }
        if manner.motion == Motion::Off {
            let scene = self.scene.take().filter(|_| manner.stays);
            scene.into_iter().for_each(|scene| self.stay(scene));
            return false;
        }
        if std::mem::replace(&mut current.closing, true) {
            (self.scene, current.closing) = (None, false);
            return false;
        }
        let length = manner.motion.seconds(pace::CURTAIN);
        self.timeline.play(Move::Close, self.clock.time, length);
        true
    }

    /// How a contest ended stays for a moment; an own one is not driven out by one of others.
    fn stay(&mut self, scene: Scene) {
        let me = self.view.as_ref().and_then(|view| view.viewer.seat());
        let mine = me.is_some_and(|me| scene.fighters.contains(&me));
        if self.ended.as_ref().is_none_or(|ended| mine || !ended.mine) {
            let until = self.clock.outside.unwrap_or_default() + pace::RESULT.as_secs_f64();
            self.ended = Some(Ended { scene, mine, until });
        }
    }

    /// Shows the next event, and those that happen together with it; whether there was any.
    fn show_next(&mut self, manner: Manner) -> bool {
        let (Some(current), Some(view)) = (&mut self.current, &self.view) else { return false };
        let rest = &current.update.seen[current.begun..];
        let Some(first) = rest.first() else { return false };
        let count = rest.iter().take_while(|seen| plan::happen_together(first, seen)).count();
        let (group, next) = rest.split_at(count.max(1));
        current.begun += group.len();
        let before = self.scene.as_ref().map_or(0, |scene| scene.parts.len());
        for seen in group {
            match (Scene::begun_by(seen), &mut self.scene) {
                (Some(scene), _) => self.scene = Some(scene),
                (None, Some(scene)) => scene.follow(&view.tabletop, seen),
                (None, None) => {}
            }
        }
        let after = self.scene.as_ref().map_or(0, |scene| scene.parts.len());
        let counted = before.min(after)..after;
        let told = plan::MoveContext { table: &view.tabletop, counted, next: next.first() };
        let (start, motion) = (self.clock.time, manner.motion);
        let planned = told.plan(group, |normal| motion.seconds(normal));
        for (what, at, length) in planned.moves {
            self.timeline.play(what, start + at, length);
        }
        let me = view.viewer.seat();
        let heard = |seen: &&Seen| manner.heard || matches!(seen, Seen::GameOver(_));
        let cues = group.iter().filter(heard).flat_map(|seen| plan::cues(seen, me));
        for (cue, late) in cues {
            self.timeline.sound(start + motion.seconds(late), cue);
        }
        true
    }

    fn end_update(&mut self) {
        let Some(current) = self.current.take() else { return };
        let view = &current.update.view;
        if view.tabletop.contest.is_none() {
            self.scene = None;
        }
        // Whoever is asked something has to see the map, unless it was their own contest.
        let me = view.viewer.seat();
        if me.is_some() && view.tabletop.decides() == me {
            self.ended.take_if(|ended| !ended.mine);
        }
        self.view = Some(current.update.view);
    }

    /// How much faster time goes by here than outside. It stays so until nothing waits any more.
    fn speed(&mut self) -> f64 {
        let waiting = self.waiting.len();
        self.most_waited = if waiting == 0 { 0 } else { self.most_waited.max(waiting) };
        let most = self.most_waited as f64;
        1.0 + most * most / 2.0
    }

    /// Tells what waits at once, until no more than so many updates wait.
    fn skip_to(&mut self, most: usize, manner: Manner) {
        // What would still be heard of it is not heard either.
        self.timeline = Timeline::default();
        while self.waiting.len() > most || (most == 0 && self.current.is_some()) {
            self.go_on(manner);
            self.timeline.clear();
        }
    }
}

/// Whether the one who was asked has said no: then what happened first is nothing that they did.
fn has_passed(contest: &Contest, first: Option<&Seen>) -> bool {
    match first {
        Some(Seen::Joined { seat } | Seen::Played { seat, .. }) => *seat != contest.asked,
        Some(Seen::Spun { seat, .. } | Seen::Counted { seat, .. }) => *seat != contest.asked,
        _ => true,
    }
}

impl crate::ui::boards::Show<Royaume> for Show {
    fn take(&mut self, update: &Update<Royaume>) {
        self.waiting.push_back(update.clone());
        if self.waiting.len() > MOST_WAITING {
            self.skip_to(MOST_WAITING, Manner::SKIPPED);
        }
    }

    fn set(&mut self, update: &Update<Royaume>) {
        let scene = Scene::under_way(&update.view.tabletop);
        let view = Some(update.view.clone());
        *self = Self { view, scene, clock: self.clock, ..Self::default() };
    }

    fn advance(
        &mut self,
        now: f64,
        motion: Motion,
        _snapshot: &ClientSnapshot<Royaume>,
    ) -> Advance {
        let speed = self.speed();
        self.clock.advance(now, speed);
        self.timeline.advance(self.clock.time);
        let manner = Manner { motion, heard: true, stays: true };
        while self.timeline.is_still() && self.go_on(manner) {}
        let mut cues: Vec<Cue> = Vec::new();
        for cue in self.timeline.due() {
            if !cues.contains(&cue) {
                cues.push(cue);
            }
        }
        self.ended.take_if(|ended| ended.until <= now);
        let gone = self.ended.as_ref().map(|ended| ended.until - now);
        Advance { cues, next: [self.timeline.next(), gone].into_iter().flatten().reduce(f64::min) }
    }

    fn finish(&mut self) {
        self.ended = None;
        // An end that has been seen does not have to stay.
        let seen = self.scene.as_ref().is_some_and(|scene| scene.verdict.is_some());
        self.skip_to(0, Manner { stays: !seen, ..Manner::SKIPPED });
    }

    fn waiting(&self) -> usize {
        self.waiting.len()
    }

    fn untold(&self) -> usize {
        self.current.as_ref().map_or(0, |current| current.update.seen.len() - current.shown)
    }

    fn set_time_left(&mut self, seconds: Option<f64>) {
        self.time_left = seconds;
    }
}

impl BoardTime {
    fn advance(&mut self, now: f64, speed: f64) {
        let passed = now - self.outside.replace(now).unwrap_or(now);
        self.time += passed.max(0.0) * speed;
    }
}

#[cfg(test)]
mod tests;
