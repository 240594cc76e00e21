//! A hands-on lesson of a few minutes, on a prepared board: the real rules, the real board, and
//! somebody beside it who says what to do. Nothing can go wrong here. Each game brings its own
//! script, in a file of its name below.

mod company;
mod lesson;
mod memoarrr;
mod pointer;
mod position;
mod ptibapt;
mod royaume;
mod screen;
mod speech;
mod step;

use eframe::egui::Ui;

use super::Command;
use crate::game::{Seat, SeatSet, Update};
use crate::games::GameName;
use crate::sound::Speaker;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::{Draft, Show};
use crate::ui::style::{Motion, Style};
use lesson::Lesson;
use pointer::Pointer;
use position::Position;
use speech::Reply;
pub use step::GameTutorial;

/// How long the others wait before they do something, in seconds.
const PAUSE: f64 = 0.8;

/// A lesson, whatever is taught in it.
pub trait TutorialScreen {
    /// Takes in what time brings: motion, and what the others do. Says in how many seconds something
    /// will change by itself.
    fn advance(&mut self, now: f64, motion: Motion, speaker: &Speaker, volume: f32) -> Option<f64>;
    fn tutorial_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command>;
}

/// A hands-on lesson.
pub struct Tutorial<G: GameTutorial> {
    game: GameName,
    lesson: Option<Lesson<G>>,
    snapshot: ClientSnapshot<G>,
    show: G::Show,
    draft: G::Draft,
    /// The last guess of this step was wrong.
    corrected: bool,
    /// All has been said.
    over: bool,
    pointer: Pointer,
    /// Since when nothing moves.
    still_since: Option<f64>,
    now: f64,
}

impl<G: GameTutorial> Tutorial<G> {
    /// The lesson of that game, from the beginning.
    pub fn new(game: GameName) -> Self {
        let me = company::me::<G>();
        let mut tutorial = Self {
            game,
            lesson: None,
            snapshot: ClientSnapshot {
                seat: Seat::new(G::ME),
                me: Some(me),
                ..ClientSnapshot::default()
            },
            show: Default::default(),
            draft: Default::default(),
            corrected: false,
            over: false,
            pointer: Pointer::default(),
            still_since: None,
            now: 0.0,
        };
        tutorial.take_up(Position::default());
        tutorial
    }

    /// Takes the lesson up at that step.
    fn take_up(&mut self, position: Position) {
        self.lesson = Lesson::at(position);
        self.over = false;
        self.lay_out();
    }

    /// Shows the board as it is, without motion.
    fn lay_out(&mut self) {
        if let Some(lesson) = &self.lesson {
            let update = lesson.update();
            self.show.set(&update);
            self.draft.take_back();
            self.snapshot.update = Some(update.into());
            // It may be another game: who sits there is said anew.
            self.snapshot.lobby = None;
        }
        self.begin_step();
    }

    fn begin_step(&mut self) {
        self.corrected = false;
        self.still_since = None;
        self.pointer = Pointer::default();
    }

    /// What the board may offer in this step.
    fn prepare(&mut self) {
        let Some(lesson) = &self.lesson else { return };
        let (task, waiting) = (lesson.task(), lesson.is_waiting());
        self.snapshot.joined = task.is_choice() && !waiting && !self.over;
        let ready = task.is_ready() && !self.over;
        self.snapshot.looking = if ready { self.me() } else { SeatSet::EMPTY };
    }

    fn me(&self) -> SeatSet {
        self.snapshot.seat.map_or(SeatSet::EMPTY, SeatSet::only)
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

    fn take(&mut self, update: Update<G>) {
        self.show.take(&update);
        self.draft.revise(&update.view);
        self.snapshot.update = Some(update.into());
    }

    /// The others do at once what they still have to.
    fn hurry(&mut self) {
        while let Some(update) = self.lesson.as_mut().and_then(Lesson::play_other) {
            self.take(update);
        }
    }

    fn answer(&mut self, action: G::Action) {
        self.hurry();
        let Some(lesson) = &mut self.lesson else { return };
        let before = lesson.position();
        match lesson.answer(action) {
            Some(update) => {
                let anew = lesson.position().part != before.part;
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
        self.draft.take_back();
        if let Some(update) = &self.snapshot.update {
            self.show.set(update);
        }
    }

    fn go_on(&mut self) {
        self.hurry();
        let Some(lesson) = &mut self.lesson else { return };
        if !lesson.go_on() {
            self.over = true;
        } else if lesson.position().is_dealt::<G>() {
            return self.lay_out();
        }
        self.begin_step();
    }

    fn heed(&mut self, reply: Reply) -> Option<Command> {
        let position = self.lesson.as_ref().map(Lesson::position).unwrap_or_default();
        match reply {
            Reply::Next => self.go_on(),
            Reply::Answer => {
                self.hurry();
                let answers = self.lesson.as_ref().map(Lesson::answers).unwrap_or_default();
                if let Some(action) = answers.first() {
                    self.answer(*action);
                }
            }
            Reply::Back if self.over => self.take_up(position),
            Reply::Back => {
                if let Some(before) = position.before::<G>() {
                    self.take_up(before);
                }
            }
            Reply::Skip => match position.next_part::<G>() {
                Some(next) => self.take_up(next),
                None => self.over = true,
            },
            Reply::OnceMore => self.take_up(Position::default()),
            Reply::Command(command) => return Some(command),
        }
        None
    }
}

impl<G: GameTutorial> TutorialScreen for Tutorial<G> {
    fn advance(&mut self, now: f64, motion: Motion, speaker: &Speaker, volume: f32) -> Option<f64> {
        self.now = now;
        self.prepare();
        let advance = self.show.advance(now, motion, &self.snapshot);
        for cue in advance.cues {
            speaker.play(cue, volume);
        }
        let others = if advance.next.is_none() { self.wait_for_others() } else { None };
        [advance.next, others, self.pointer.advance(now, motion)]
            .into_iter()
            .flatten()
            .reduce(f64::min)
    }

    fn tutorial_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        self.screen_ui(ui, style)
    }
}
