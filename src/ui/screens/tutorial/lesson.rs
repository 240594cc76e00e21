//! Where the learner is: a real game on a prepared board, played by the real rules.
//!
//! A lesson knows nothing of the screen. It can be taken up at any step: everything before it is
//! played as the script has it.

use std::collections::VecDeque;

use super::position::Position;
use super::step::{Deed, GameTutorial, Prepared, Task};
use crate::game::{Chance, Playback, Seat, Update, Viewer};

/// A lesson at one of its steps.
pub struct Lesson<G: GameTutorial> {
    at: Position,
    options: G::Options,
    game: Playback<G>,
    due: VecDeque<Deed<G>>,
}

impl<G: GameTutorial> Lesson<G> {
    /// The lesson at that step: what the others do in it is still to come.
    pub fn at(position: Position) -> Option<Self> {
        let dealt = (0..=position.part).rev().find_map(|part| Some((part, G::PARTS[part].deal?)));
        let (first, prepared) = dealt?;
        let mut lesson = Self::dealt(prepared)?;
        let passed =
            Position::all::<G>().filter(|passed| passed.part >= first && *passed < position);
        let script = passed.flat_map(|passed| {
            let step = passed.step::<G>();
            let answer = step.task.answers().first().map(|action| (G::ME, *action));
            step.others.iter().copied().chain(answer)
        });
        for deed in prepared.before.iter().copied().chain(script) {
            lesson.play(deed)?;
        }
        lesson.come_to(position);
        Some(lesson)
    }

    fn dealt(prepared: &Prepared<G>) -> Option<Self> {
        let options = (prepared.options)();
        let chance = Chance::dictated((prepared.luck)());
        let game = Playback::deal(&options, G::SEATS, chance).ok()?;
        Some(Self { at: Position::default(), options, game, due: VecDeque::new() })
    }

    fn come_to(&mut self, position: Position) {
        self.at = position;
        self.due = position.step::<G>().others.iter().copied().collect();
    }

    /// Where the lesson is.
    pub fn position(&self) -> Position {
        self.at
    }

    /// What is played by.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// What the learner is asked for.
    pub fn task(&self) -> Task<G> {
        self.at.step::<G>().task
    }

    /// What of that the rules allow now, the best answer first.
    pub fn answers(&self) -> Vec<G::Action> {
        let view = G::view(&self.game.state, viewer::<G>());
        let allowed = |answer: &G::Action| G::legal_actions(&view).any(|action| action == *answer);
        self.task().answers().iter().copied().filter(allowed).collect()
    }

    /// The places to be lit, after a wrong guess or before.
    pub fn lit(&self, corrected: bool) -> Vec<G::Cell> {
        match self.task() {
            Task::Read(cells) => cells.to_vec(),
            task if task.is_lit(corrected) => {
                self.answers().into_iter().flat_map(G::cells).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What the learner may know now.
    pub fn update(&self) -> Update<G> {
        self.seen(&[])
    }

    /// Whether the others have still something to do in this step.
    pub fn is_waiting(&self) -> bool {
        !self.due.is_empty()
    }

    /// The next thing that one of the others does.
    pub fn play_other(&mut self) -> Option<Update<G>> {
        let deed = self.due.pop_front()?;
        self.play(deed)
    }

    /// What the learner did; nothing happens unless it is what was asked for. A right answer leads
    /// to the next step.
    pub fn answer(&mut self, action: G::Action) -> Option<Update<G>> {
        if self.is_waiting() || !self.task().answers().contains(&action) {
            return None;
        }
        let update = self.play((G::ME, action))?;
        self.go_on();
        Some(update)
    }

    /// The next step; says whether there is one. What was asked for has to be done.
    pub fn go_on(&mut self) -> bool {
        let Some(next) = self.at.next::<G>() else { return false };
        if !next.is_dealt::<G>() {
            self.come_to(next);
        } else if let Some(lesson) = Self::at(next) {
            *self = lesson;
        }
        true
    }

    fn play(&mut self, (seat, action): Deed<G>) -> Option<Update<G>> {
        let events = self.game.play(Seat::new(seat)?, &action).ok()?;
        Some(self.seen(&events))
    }

    fn seen(&self, events: &[G::Event]) -> Update<G> {
        Update::new(self.game.seq, &self.game.state, events, viewer::<G>())
    }
}

fn viewer<G: GameTutorial>() -> Viewer {
    Seat::new(G::ME).map_or(Viewer::Spectator, Viewer::Seat)
}

#[cfg(test)]
pub mod tests;
