//! A game under way, as the table holds it: the truth, and who is to decide since when.

use super::fair::{Agreement, Opening, PerSeat, Share, seed};
use super::hosted::Hosted;
use super::stopwatch::Stopwatch;
use crate::game::set::Element;
use crate::game::{Outcome, Playback, Seat, SeatSet, SetupError, Update, Viewer};
use crate::table::Dealer;
use crate::table::messages::person::PersonId;
use crate::table::moment::Moment;
use crate::table::people::session::RequestId;

/// A game under way, or one that is over and still lies on the table.
pub(crate) struct Play<G: Hosted> {
    pub agreement: Agreement<G>,
    pub secret: Share,
    pub shares: PerSeat<Share>,
    pub game: Playback<G>,
    pub actions: Vec<(Seat, G::Action)>,
    /// Who has to decide.
    pub due: [Option<Decision>; Seat::MAX as usize],
    /// How much of its turn each seat has used up: which turn, and how many milliseconds.
    used: [(u32, u64); Seat::MAX as usize],
    /// Actions that came while the game stood still, one a seat at most.
    pub held: Vec<Held<G>>,
    /// For a game in which time counts.
    pub stopwatch: Stopwatch,
    /// People look at how the round ended.
    pub wait: Option<Wait>,
}

/// A decision that a seat has to make.
#[derive(Clone, Copy)]
pub(crate) struct Decision {
    /// The earliest update that it may be made in answer to.
    pub seq: u32,
    pub since: Moment,
    /// The turn that it belongs to, and since when that has lasted, but for the time in which other
    /// seats decided something in between.
    turn: u32,
    pub turn_since: Moment,
}

/// An action that was asked for.
pub(crate) struct Held<G: Hosted> {
    pub seq: u32,
    pub by: RequestId,
    /// What it leads to if nothing else happens before.
    pub attempt: Attempt<G>,
}

/// Who still looks, and until when at most; none: until they have seen enough.
pub(crate) struct Wait {
    pub people: Vec<PersonId>,
    pub until: Option<Moment>,
}

impl Wait {
    /// How many milliseconds there are left of it.
    pub(crate) fn left(&self, now: Moment) -> Option<u32> {
        self.until.map(|until| u32::try_from(now.until(until)).unwrap_or(u32::MAX))
    }
}

/// An action with all it leads to, not yet so.
pub(crate) struct Attempt<G: Hosted> {
    pub seat: Seat,
    pub action: G::Action,
    /// How the game stands after it.
    pub after: Playback<G>,
    pub events: Vec<G::Event>,
    /// Whose request it was; nobody's when the table acts for the seat.
    pub by: Option<RequestId>,
    /// Whether the table decided, since the seat's time was up.
    pub late: bool,
}

impl<G: Hosted> Play<G> {
    /// Deals as agreed.
    pub(crate) fn deal(
        agreement: Agreement<G>,
        secret: Share,
        shares: PerSeat<Share>,
        dealer: &Dealer,
        now: Moment,
    ) -> Result<Self, SetupError> {
        let game = agreement.deal(dealer(seed(&secret, &shares)))?;
        let mut play = Self {
            agreement,
            secret,
            shares,
            game,
            actions: Vec::new(),
            due: [None; Seat::MAX as usize],
            used: [(0, 0); Seat::MAX as usize],
            held: Vec::new(),
            stopwatch: Stopwatch::default(),
            wait: None,
        };
        play.appoint(None, now);
        Ok(play)
    }

    /// How many actions have been accepted.
    pub(crate) fn seq(&self) -> u32 {
        self.game.seq
    }

    pub(crate) fn seats(&self) -> u8 {
        self.agreement.people.len() as u8
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.game.state)
    }

    /// What an action would lead to.
    pub(crate) fn attempt(
        &self,
        seat: Seat,
        action: G::Action,
        by: Option<RequestId>,
    ) -> Result<Attempt<G>, G::Illegal> {
        let mut after = self.game.clone();
        let events = after.play(seat, &action)?;
        Ok(Attempt { seat, action, after, events, by, late: false })
    }

    /// The clock that is played against, if one is.
    pub(crate) fn timer(&self) -> Option<Stopwatch> {
        G::is_timed(&self.agreement.options).then_some(self.stopwatch)
    }

    /// The action as it is now, for a game in which time counts.
    pub(crate) fn timed(&self, action: G::Action, now: Moment) -> G::Action {
        G::timed(&self.game.state, action, self.stopwatch.read(now))
    }

    /// Whether an answer of that seat to that update still counts: the seat has had to decide since
    /// then, and has not decided yet.
    pub(crate) fn is_open(&self, seat: Seat, seq: u32) -> bool {
        self.due[seat.index()].is_some_and(|due| (due.seq..=self.seq()).contains(&seq))
    }

    /// Makes it so. What it led to is returned.
    pub(crate) fn commit(&mut self, attempt: Attempt<G>, now: Moment) -> Vec<G::Event> {
        self.game = attempt.after;
        self.stopwatch.start(now);
        self.actions.push((attempt.seat, attempt.action));
        self.appoint(Some(attempt.seat), now);
        attempt.events
    }

    /// Notes who has to decide now. Whoever had to before and has not, still has the same decision.
    fn appoint(&mut self, acted: Option<Seat>, now: Moment) {
        let to_act = G::to_act(&self.game.state);
        for seat in Seat::all(Seat::MAX) {
            let (decides, before) = (to_act.contains(seat), self.due[seat.index()]);
            let still = before.filter(|_| decides && acted != Some(seat));
            if let (None, Some(Decision { turn, turn_since, .. })) = (still, before) {
                self.used[seat.index()] = (turn, turn_since.until(now));
            }
            self.due[seat.index()] =
                decides.then(|| still.unwrap_or_else(|| self.decision(seat, now)));
        }
    }

    /// A decision that the seat has from now on. What it has used of its turn does not come back.
    fn decision(&self, seat: Seat, now: Moment) -> Decision {
        let turn = G::deadline(&self.game.state, seat).turn;
        let (before, used) = self.used[seat.index()];
        let used = if before == turn { used } else { 0 };
        let turn_since = Moment(now.0.saturating_sub(used));
        Decision { seq: self.seq(), since: now, turn, turn_since }
    }

    /// The time of these seats starts anew: they could not see the board before.
    pub(crate) fn restart_clocks_of(&mut self, seats: SeatSet, now: Moment) {
        for seat in seats {
            if let Some(due) = &mut self.due[seat.index()] {
                (due.since, due.turn_since) = (now, now);
            }
        }
    }

    /// Everybody's time starts anew: the game stood still.
    pub(crate) fn restart_clocks(&mut self, now: Moment) {
        for due in self.due.iter_mut().flatten() {
            (due.since, due.turn_since) = (now, now);
        }
        self.used = [(0, 0); Seat::MAX as usize];
    }

    /// How the game stands, for a viewer who was away: nothing that happened is told again.
    pub(crate) fn current(&self, viewer: Viewer) -> Update<G> {
        Update::new(self.seq(), &self.game.state, &[], viewer)
    }

    /// What a viewer has been told since the deal, from that update on.
    pub(crate) fn history(
        &self,
        viewer: Viewer,
        dealer: &Dealer,
        from: u32,
    ) -> impl Iterator<Item = Update<G>> {
        let dealt = self.agreement.deal(dealer(seed(&self.secret, &self.shares)));
        let steps = dealt.into_iter().flat_map(|dealt| dealt.steps(self.actions.iter().copied()));
        steps.skip(from as usize).filter_map(Result::ok).map(move |step| step.update(viewer))
    }

    /// Everything, for after the game.
    pub(crate) fn opening(&self) -> Opening<G> {
        Opening {
            game: self.agreement.game,
            secret: self.secret,
            shares: self.shares.clone(),
            actions: self.actions.clone(),
        }
    }

    /// The seats of these people.
    pub(crate) fn seats_of(&self, people: &[PersonId]) -> SeatSet {
        let seats = Seat::all(self.seats()).zip(&self.agreement.people);
        seats.filter(|(_, id)| people.contains(id)).map(|(seat, _)| seat).collect()
    }
}
