//! A hands-on lesson of five minutes, on a prepared board: the real rules, the real board, and
//! somebody beside it who says what to do. Nothing can go wrong here.

mod company;
mod lesson;
mod pointer;
mod script;
mod speech;
mod step;

use eframe::egui::{Rect, Ui, UiBuilder, pos2, vec2};

use super::Wish;
use super::bar::bar_ui;
use crate::game::{Seat, SeatSet, Update};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Cell};
use crate::sound::Speaker;
use crate::ui::boards::memoarrr::place;
use crate::ui::boards::{Boarded, Bubbles, Intent, Show};
use crate::ui::glance::Glance;
use crate::ui::look::{Look, Motion};
use crate::ui::theme::size;
use crate::ui::widgets::sea;
use lesson::{Lesson, Mark};
use pointer::Pointer;
use speech::{Reply, Speech};
use step::{ME, Task};

/// How long the others wait before they do something, in seconds.
const PAUSE: f64 = 0.8;
/// The panel in which is spoken: a part of the window, but no wider or narrower than this.
const SPEECH: [f32; 3] = [0.3, 276.0, 460.0];

/// A hands-on lesson.
pub struct Tutorial {
    lesson: Option<Lesson>,
    glance: Glance<Memoarrr>,
    show: <Memoarrr as Boarded>::Show,
    /// The last guess of this step was wrong.
    corrected: bool,
    /// All has been said.
    over: bool,
    pointer: Pointer,
    /// Since when nothing moves.
    still_since: Option<f64>,
    now: f64,
}

impl Default for Tutorial {
    fn default() -> Self {
        let mut tutorial = Self {
            lesson: None,
            glance: Glance { seat: Seat::new(ME), ..Glance::default() },
            show: Default::default(),
            corrected: false,
            over: false,
            pointer: Pointer::default(),
            still_since: None,
            now: 0.0,
        };
        tutorial.take_up(Mark::default());
        tutorial
    }
}

impl Tutorial {
    /// Takes the lesson up at that step.
    fn take_up(&mut self, mark: Mark) {
        self.lesson = Lesson::at(mark);
        self.over = false;
        self.lay_out();
    }

    /// Shows the board as it is, without motion.
    fn lay_out(&mut self) {
        if let Some(lesson) = &self.lesson {
            let update = lesson.update();
            self.show.set(&update);
            self.glance.update = Some(update);
        }
        self.begin_step();
    }

    fn begin_step(&mut self) {
        self.corrected = false;
        self.still_since = None;
        self.pointer = Pointer::default();
    }

    /// Takes in what time brings: motion, and what the others do. Says in how many seconds something
    /// will change by itself.
    pub fn advance(
        &mut self,
        now: f64,
        motion: Motion,
        speaker: &Speaker,
        volume: f32,
    ) -> Option<f64> {
        self.now = now;
        self.prepare();
        let advance = self.show.advance(now, motion, &self.glance);
        for cue in advance.cues {
            speaker.play(cue, volume);
        }
        let others = if advance.next.is_none() { self.wait_for_others() } else { None };
        [advance.next, others, self.pointer.advance(now, motion)]
            .into_iter()
            .flatten()
            .reduce(f64::min)
    }

    /// What the board may offer in this step.
    fn prepare(&mut self) {
        let Some(lesson) = &self.lesson else { return };
        let (task, waiting) = (lesson.task(), lesson.is_waiting());
        self.glance.joined = task.is_choice() && !waiting && !self.over;
        let ready = task == Task::Ready && !self.over;
        self.glance.looking = if ready { self.me() } else { SeatSet::EMPTY };
    }

    fn me(&self) -> SeatSet {
        self.glance.seat.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// One after the other, and not too fast to follow.
    fn wait_for_others(&mut self) -> Option<f64> {
        let lesson = self.lesson.as_mut().filter(|lesson| lesson.is_waiting())?;
        let left = *self.still_since.get_or_insert(self.now) + PAUSE - self.now;
        if left > 0.0 {
            return Some(left);
        }
        self.still_since = None;
        if let Some(update) = lesson.play_other() {
            self.take(update);
        }
        Some(0.0)
    }

    fn take(&mut self, update: Update<Memoarrr>) {
        self.show.take(&update);
        self.glance.update = Some(update);
    }

    /// The others do at once what they still have to.
    fn hurry(&mut self) {
        while let Some(update) = self.lesson.as_mut().and_then(Lesson::play_other) {
            self.take(update);
        }
    }

    fn answer(&mut self, action: Action) {
        self.hurry();
        let Some(lesson) = &mut self.lesson else { return };
        let before = lesson.mark();
        match lesson.answer(action) {
            Some(update) => {
                let anew = lesson.mark().part != before.part;
                self.take(update);
                if anew { self.lay_out() } else { self.begin_step() }
            }
            None => self.correct(),
        }
    }

    /// Nothing is lost: the right place is shown, and the learner tries again.
    fn correct(&mut self) {
        self.corrected = true;
        self.pointer = Pointer::default();
    }

    fn go_on(&mut self) {
        self.hurry();
        let Some(lesson) = &mut self.lesson else { return };
        if !lesson.go_on() {
            self.over = true;
        } else if lesson.mark().step == 0 && lesson.mark().part().deal.is_some() {
            return self.lay_out();
        }
        self.begin_step();
    }

    fn heed(&mut self, reply: Reply) -> Option<Wish> {
        let mark = self.lesson.as_ref().map(Lesson::mark).unwrap_or_default();
        match reply {
            Reply::Next => self.go_on(),
            Reply::Learnt => self.answer(Action::DoneLooking),
            Reply::ShowMe => {
                if let Some(action) = mark.step().task.answers().first() {
                    self.answer(*action);
                }
            }
            Reply::Back if self.over => self.take_up(mark),
            Reply::Back => {
                if let Some(before) = mark.before() {
                    self.take_up(before);
                }
            }
            Reply::Skip => match mark.next_part() {
                Some(next) => self.take_up(next),
                None => self.over = true,
            },
            Reply::OnceMore => self.take_up(Mark::default()),
            Reply::Wish(wish) => return Some(wish),
        }
        None
    }
}

impl Tutorial {
    /// Shows it; what the player wants.
    pub fn tutorial_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        sea(ui, look);
        let full = ui.max_rect();
        let leave = bar_ui(ui, look, look.text.tutorial.title);
        self.glance.lobby.get_or_insert_with(|| company::lobby(look.text));
        self.glance.me = Some(company::ME);
        let [board, panel] = regions(full);
        self.board_ui(&mut part(ui, board, "board"), look);
        let speech = self.speech();
        let reply = speech.and_then(|it| it.speech_ui(&mut part(ui, panel, "speech"), look));
        let wish = reply.and_then(|reply| self.heed(reply));
        if wish.is_some() || leave { wish.or(Some(Wish::Home)) } else { None }
    }

    fn speech(&self) -> Option<Speech> {
        let lesson = self.lesson.as_ref()?;
        let mark = lesson.mark();
        Some(Speech { mark, corrected: self.corrected, over: self.over })
    }

    fn board_ui(&mut self, ui: &mut Ui, look: &Look<'_>) {
        let area = ui.max_rect();
        let bubbles = Bubbles::default();
        let intent = Memoarrr::board_ui(ui, look, &self.glance, &mut self.show, &bubbles);
        match intent {
            Some(Intent::Act(action)) => {
                self.answer(action);
                if !self.corrected {
                    drop_focus(ui);
                }
            }
            None if self.missed(ui, area) => self.correct(),
            _ => {}
        }
        self.point(ui, look, area);
    }

    /// Whether a card was clicked that cannot be chosen at all.
    fn missed(&self, ui: &Ui, area: Rect) -> bool {
        let clicked = ui.input(|input| {
            input.pointer.primary_clicked().then(|| input.pointer.interact_pos()).flatten()
        });
        let (Some(at), Some(view), true) = (clicked, self.glance.view(), self.glance.joined) else {
            return false;
        };
        Cell::with_location().iter().any(|cell| place(area, view, cell).contains(at))
    }

    /// The arrows over the cards that are meant.
    fn point(&self, ui: &Ui, look: &Look<'_>, area: Rect) {
        let (Some(lesson), Some(view)) = (&self.lesson, self.glance.view()) else { return };
        if self.over || lesson.is_waiting() {
            return;
        }
        for cell in lesson.task().lit(self.corrected) {
            self.pointer.paint(ui.painter(), look, place(area, view, cell));
        }
    }
}

/// The board and the panel beside it.
fn regions(full: Rect) -> [Rect; 2] {
    let [share, least, most] = SPEECH;
    let split = full.right() - (full.width() * share).clamp(least, most);
    let top = full.top() + size::BAR;
    let board = Rect::from_min_max(
        pos2(full.left() + size::GAP, top),
        pos2(split - size::GAP, full.bottom() - size::GRID),
    );
    let panel = Rect::from_min_max(pos2(split, top), full.max - vec2(size::GAP, size::GAP));
    [board, panel]
}

fn part(ui: &mut Ui, rect: Rect, name: &str) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name))
}

/// After a card is played by keyboard, Enter means the panel's button again.
fn drop_focus(ui: &Ui) {
    ui.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}
