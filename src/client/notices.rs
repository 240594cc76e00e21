//! What the table says, and what a client makes of it.

use std::sync::Arc;

use super::credentials::CheckedGame;
use super::verdict::{Difference, Verdict};
use super::{Client, Event, Logged, Output};
use crate::game::{Seat, SeatSet, Update, Viewer, Wire};
use crate::table::game::fair::{Agreement, OpeningPage};
use crate::table::game::stopwatch::Stopwatch;
use crate::table::{Ask, Join, Lobby, Moment, Notice, Part, PersonId, Request, StageName};

/// How long after its end a game is checked, in milliseconds. The check takes long, and others on this
/// machine may not have heard yet how the game ended.
const CHECK_AFTER: u64 = 100;

impl<G: Logged> Client<G> {
    pub(super) fn link_up(&mut self) {
        self.dial.up();
        self.pending.close();
        let super::Profile { name, portrait, kind, watch } = self.profile.clone();
        let (token, life) = (self.credentials.token, self.life);
        let join = Join { token, life, name, portrait, kind, watch };
        self.out.push(Output::Send(Request::Join(join)));
    }

    pub(super) fn link_down(&mut self, now: Moment) {
        // Perhaps nobody drives this client any more to check it later.
        self.check();
        self.dial.down(now);
        self.pending.close();
    }

    /// What does not fit what was agreed is not shown to anybody: boards and bots trust what they get.
    pub(super) fn hear(&mut self, now: Moment, notice: Notice<G>) {
        if !self.fits(&notice) {
            self.evidence.suspect(Difference::NoSense);
            return;
        }
        let heard = notice.clone();
        match notice {
            Notice::Welcome { you, answered, .. } => self.welcomed(you, answered),
            Notice::Answer(number, answer) => self.answered(number, answer.is_ok()),
            Notice::Lobby(mut lobby) => {
                if lobby.stage == StageName::Gathering {
                    self.check();
                }
                lobby.given_up = lobby.given_up.max(self.given_up_here(lobby.stage));
                self.lobby = Some(Arc::new(*lobby));
                self.get_ready();
            }
            Notice::Agreed(agreement) => self.agree(*agreement),
            Notice::Update(update) => self.advance(update, true),
            Notice::Current(update) => self.advance(update, false),
            Notice::More => self.want(Ask::More),
            Notice::Moment(seats, millis) => {
                self.looking = seats;
                self.looking_until = millis.map(|millis| now + u64::from(millis));
            }
            Notice::Clocks(clocks) => {
                let due = |(seat, millis): (Seat, u32)| (seat, now + u64::from(millis));
                self.clocks = clocks.into_iter().map(due).collect();
            }
            Notice::Opened(page) => self.collect(now, *page),
            Notice::Farewell(farewell) => {
                self.check();
                self.ended = Some(farewell);
                self.pending.close();
            }
            Notice::Timer(millis, runs) => self.timer = Some(Stopwatch::told(now, millis, runs)),
            Notice::Tally(tally) => self.tally = *tally,
            Notice::TimeUp(seat) => {
                self.log.add_late(seat);
                if Some(seat) == self.seat() {
                    self.evidence.time_is_up();
                }
            }
            Notice::Chat(..) | Notice::Said(_) | Notice::React(..) => {}
        }
        self.tell(Event::Heard(heard));
    }

    /// The seat is ours on this link; what is not answered yet is said again.
    fn welcomed(&mut self, you: PersonId, answered: u32) {
        let again = self.you.replace(you).is_some();
        (self.looking, self.looking_until) = (SeatSet::EMPTY, None);
        self.clocks.clear();
        self.evidence.reconnected();
        self.has_opened_on_link = false;
        self.dial.welcome();
        let requests = self.pending.open(answered);
        self.tell(Event::Joined { again });
        self.out.extend(requests.into_iter().map(Output::Send));
    }

    fn answered(&mut self, number: u32, granted: bool) {
        match self.pending.answered(number) {
            Some(Ask::Act { seq, action }) if !granted => self.evidence.refused::<G>(seq, action),
            // The player may have changed their mind while this was on its way.
            Some(Ask::Ready(promise)) if granted && promise.is_some() != self.wants_ready => {
                self.get_ready();
            }
            _ => {}
        }
    }

    /// Whether a notice makes sense together with what was told before: who sits where is agreed,
    /// what is shown is shown to this seat, and who may be late has a limit.
    fn fits(&self, notice: &Notice<G>) -> bool {
        let is_dealt = |stage| matches!(stage, StageName::Playing | StageName::Over);
        let seated = |lobby: &Lobby<G>| match &self.agreement {
            Some(agreement) if is_dealt(lobby.stage) => {
                lobby.people.iter().all(|person| person.seat == seat_in(agreement, person.id))
            }
            _ => true,
        };
        match notice {
            Notice::Update(update) | Notice::Current(update) => {
                let Some(agreement) = &self.agreement else { return false };
                let seating = (self.viewer(agreement), agreement.people.len() as u8);
                let lobby = self.lobby.as_deref().filter(|lobby| is_dealt(lobby.stage));
                update.is_sound()
                    && G::seating(&update.view) == seating
                    && lobby.is_some_and(seated)
            }
            Notice::Lobby(lobby) => self.update.is_none() || seated(lobby),
            // Once a link, and nobody is late where nobody has a limit: what follows either of these
            // may be somebody else's doing.
            Notice::Welcome { .. } => !self.pending.is_open(),
            Notice::TimeUp(_) => {
                let lobby = self.lobby.as_deref();
                lobby.is_some_and(|lobby| lobby.settings.turn_seconds.is_some())
            }
            _ => true,
        }
    }

    /// The game went on, or this is how it stands.
    fn advance(&mut self, update: Update<G>, whole: bool) {
        self.note_begun();
        let had_part = self.evidence.seat().is_some();
        if had_part && self.ended_after.is_some_and(|actions| update.seq != actions) {
            self.is_played_again();
        }
        self.evidence.add(&update, whole);
        if whole {
            self.log.add(&update.seen);
        } else {
            self.log.forget();
        }
        self.update = Some(Arc::new(update));
    }

    /// A game that was over and checked, perhaps before this program was started, goes on: somebody who
    /// has seen all of it could win it now.
    fn is_played_again(&mut self) {
        self.evidence.suspect(Difference::OtherAgreement);
        if let Some(Verdict::Verified { .. }) = self.verdict {
            let verdict = Verdict::Differs(Difference::OtherAgreement);
            self.verdict = Some(verdict.clone());
            self.tell(Event::Checked(verdict));
        }
    }

    /// The game is over, and is checked when all pages are there.
    fn collect(&mut self, now: Moment, page: OpeningPage<G>) {
        let Some(agreement) = &self.agreement else { return };
        if agreement.game != page.game || self.verdict.is_some() || self.check_due.is_some() {
            return;
        }
        let total = page.total;
        let too_long = total as usize > most_actions(agreement);
        if too_long || page.add_to(&mut self.opening) && self.has_opened(total) {
            self.check_due = Some((now + CHECK_AFTER, total));
        }
    }

    fn has_opened(&self, total: u32) -> bool {
        self.opening.as_ref().is_some_and(|opening| opening.actions.len() == total as usize)
    }

    /// Was the game the one that was agreed?
    pub(super) fn check(&mut self) {
        let Some((_, total)) = self.check_due.take() else { return };
        let Some(agreement) = &self.agreement else { return };
        let most = most_actions(agreement);
        let verdict = match &self.opening {
            Some(opening) if self.has_opened(total) => {
                let given_up = self.lobby.as_ref().map_or(0, |lobby| lobby.given_up);
                self.evidence.verify(agreement, opening, self.viewer(agreement), given_up)
            }
            // By the rules the game was over before.
            _ => Verdict::Differs(Difference::Illegal(most as u32)),
        };
        self.verdict = Some(verdict.clone());
        let checked = CheckedGame { agreed: agreement.digest(), actions: total };
        self.ended_after = Some(checked.actions);
        if self.evidence.seat().is_some() {
            self.credentials.checked = Some(checked);
            self.out.push(Output::Keep(self.credentials.clone()));
        }
        let opening = self.opening.take_if(|it| it.actions.len() == total as usize);
        self.opened = opening.map(|opening| Arc::new((agreement.clone(), opening)));
        self.tell(Event::Checked(verdict));
    }

    /// As whom this client looked at the game. Where it had a part in the deal, the host cannot tell it
    /// otherwise afterwards.
    fn viewer(&self, agreement: &Agreement<G>) -> Viewer {
        if let Some(seat) = self.evidence.seat() {
            return Viewer::Seat(seat);
        }
        let id = match self.me().map(|me| me.part) {
            Some(Part::StandIn(owner)) => Some(owner),
            _ => self.you,
        };
        let seat = id.and_then(|id| seat_in(agreement, id));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// No game by this agreement has more actions.
fn most_actions<G: Logged>(agreement: &Agreement<G>) -> usize {
    G::max_actions(&agreement.options, agreement.people.len() as u8)
}

fn seat_in<G: Logged>(agreement: &Agreement<G>, id: PersonId) -> Option<Seat> {
    let at = agreement.people.iter().position(|person| *person == id)?;
    Seat::new(at as u8)
}
