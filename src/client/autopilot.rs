//! A client that a bot plays: it gets ready by itself, and decides when it is its turn.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{Client, Event, Input, Logged, Output, Player, Profile, SeatCredentials};
use crate::bot::Bot;
use crate::game::{Chance, Game, Update};
use crate::table::{Ask, Moment, Notice, StageName};

/// How long bots pause before an action, in milliseconds. All copies of it change together.
#[derive(Clone, Debug, Default)]
pub struct BotPause(Arc<AtomicU64>);

impl BotPause {
    /// They pause so long from now on.
    pub fn set(&self, millis: u64) {
        self.0.store(millis, Ordering::Relaxed);
    }

    fn millis(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl From<u64> for BotPause {
    fn from(millis: u64) -> Self {
        Self(Arc::new(AtomicU64::new(millis)))
    }
}

/// A client with a bot.
pub struct Autopilot<G: Logged> {
    client: Client<G>,
    bot: Box<dyn Bot<G>>,
    /// How long it pauses before an action.
    pause: BotPause,
    /// The update that it has decided on, and when it says so.
    decided: Option<u32>,
    thinking_until: Option<Moment>,
    /// Whether it is to play: then it is ready for every deal.
    plays: bool,
}

impl<G: Logged> Autopilot<G> {
    /// A bot for a table. A spectator's bot only watches.
    pub fn new(
        profile: Profile,
        credentials: SeatCredentials,
        luck: Chance,
        bot: Box<dyn Bot<G>>,
        pause: impl Into<BotPause>,
    ) -> Self {
        let client = Client::new(profile, credentials, luck);
        let pause = pause.into();
        Self { client, bot, pause, decided: None, thinking_until: None, plays: false }
    }

    fn attend(&mut self, now: Moment, notice: &Notice<G>, outputs: &mut Vec<Output<G>>) {
        match notice {
            Notice::Update(update) | Notice::Current(update) => {
                self.bot.observe(&update.seen, &update.view);
                if self.decided.is_none_or(|decided| decided != update.seq) || !self.is_waiting() {
                    (self.decided, self.thinking_until) = (None, None);
                }
            }
            Notice::Lobby(lobby) if self.plays && lobby.stage == StageName::Gathering => {
                outputs.extend(self.client.handle(now, Input::WantReady(true)));
            }
            Notice::Moment(seats, _)
                if self.client.seat().is_some_and(|seat| seats.contains(seat)) =>
            {
                outputs.extend(self.client.handle(now, Input::Want(Ask::GoOn)));
            }
            _ => {}
        }
    }

    fn is_waiting(&self) -> bool {
        self.client.pending().is_some()
    }

    /// What it has to decide on, and has not yet.
    fn undecided(&self) -> Option<&Update<G>> {
        let update = self.client.update().filter(|update| self.decided != Some(update.seq))?;
        let idle = self.client.is_joined() && !self.is_waiting();
        (idle && G::legal_actions(&update.view).len() > 0).then_some(update)
    }

    fn decide(&mut self, now: Moment, outputs: &mut Vec<Output<G>>) {
        let Some(update) = self.undecided() else { return };
        let (seq, view) = (update.seq, update.view.clone());
        if now < *self.thinking_until.get_or_insert(now + self.pause.millis()) {
            return;
        }
        (self.thinking_until, self.decided) = (None, Some(seq));
        let action = self.bot.choose(&view);
        if let Some(ask) = action.and_then(|action| self.client.act(action)) {
            outputs.extend(self.client.handle(now, Input::Want(ask)));
        }
    }
}

impl<G: Logged> Player<G> for Autopilot<G> {
    /// As the client's own. Begin with [`Input::WantReady`] if it is to play.
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>> {
        if let Input::WantReady(ready) = input {
            self.plays = ready;
        }
        let mut outputs = self.client.handle(now, input);
        let notices: Vec<Notice<G>> = outputs.iter().filter_map(heard).cloned().collect();
        for notice in notices {
            self.attend(now, &notice, &mut outputs);
        }
        self.decide(now, &mut outputs);
        outputs
    }

    fn wake_at(&self) -> Option<Moment> {
        // A link that was cut while it thought is no reason to wake up.
        let thought = self.thinking_until.filter(|_| self.undecided().is_some());
        [self.client.wake_at(), thought].into_iter().flatten().min()
    }

    fn client(&self) -> &Client<G> {
        &self.client
    }
}

fn heard<G: Game>(output: &Output<G>) -> Option<&Notice<G>> {
    match output {
        Output::Event(Event::Heard(notice)) => Some(notice),
        _ => None,
    }
}
