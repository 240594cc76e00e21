//! Actions: asked for, held back, saved, told.

use super::deadline::{Due, all_may_look};
use super::fair::{PAGES_AT_ONCE, PerSeat};
use super::play::{Attempt, Held, Play, Wait};
use crate::game::{Seat, SeatSet, Update, Viewer};
use crate::table::messages::notice::{Notice, Refusal, StageName};
use crate::table::messages::person::{Kind, Person, PersonId};
use crate::table::moment::Moment;
use crate::table::people::ask::{Answered, RequestResult};
use crate::table::people::session::{RequestId, Session};
use crate::table::save::line;
use crate::table::{Hosted, Stage, Table, TableNews, Then};

impl<G: Hosted> Table<G> {
    /// Somebody wants to do something in the game. What can be refused is refused at once; the rest
    /// is held until the game goes on, which is mostly now.
    pub(crate) fn act(&mut self, by: RequestId, seq: u32, action: G::Action) -> RequestResult<G> {
        let seat = self.room.seat_of(by.person).ok_or(Refusal::NotNow)?;
        let Stage::Playing(play) = &mut self.stage else { return Err(Refusal::NotNow) };
        if !play.is_open(seat, seq) {
            return Err(if seq > play.seq() { Refusal::NotNow } else { Refusal::TooLate });
        }
        let action = play.timed(action, self.now);
        let attempt = play.attempt(seat, action, Some(by)).map_err(Refusal::Illegal)?;
        // Who thinks better of it while the game stands still may: the newest request counts.
        let older = play.held.iter().position(|held| held.attempt.seat == seat);
        let older = older.map(|older| play.held.remove(older));
        play.held.push(Held { seq, by, attempt });
        if let Some(older) = older {
            self.room.answer(older.by, Err(Refusal::TooLate));
        }
        if let Some(session) = self.room.person_mut(by.person) {
            session.working = Some(by.number);
        }
        // Whoever acts has seen enough.
        self.no_longer_looks(by.person);
        Ok(Answered::Later)
    }

    /// What somebody wanted to do is no longer wanted, unless it is on its way to the disk.
    pub(crate) fn forget_request(&mut self, id: PersonId) {
        if let Stage::Playing(play) = &mut self.stage {
            play.held.retain(|held| held.by.person != id);
        }
    }

    /// Goes on with the game as far as it goes.
    pub(crate) fn settle_playing(&mut self) {
        self.end_wait();
        self.call_stand_ins();
        while let Stage::Playing(play) = &mut self.stage
            && !self.room.board.paused
            && !self.saver.is_busy()
            && play.wait.is_none()
            && !play.held.is_empty()
            && !self.room.is_shown_by_bot(play, self.now)
        {
            let Held { seq, by, attempt } = play.held.remove(0);
            if !play.is_open(attempt.seat, seq) {
                self.room.answer(by, Err(Refusal::TooLate));
                continue;
            }
            // What another has done in the meantime may lead it elsewhere.
            let is_next = attempt.after.seq == play.seq() + 1;
            match if is_next {
                Ok(attempt)
            } else {
                play.attempt(attempt.seat, attempt.action, Some(by))
            } {
                Ok(attempt) => self.save_attempt(attempt),
                Err(illegal) => self.room.answer(by, Err(Refusal::Illegal(illegal))),
            }
        }
        self.decide_for_the_slow();
    }

    fn save_attempt(&mut self, attempt: Attempt<G>) {
        let lines =
            line::action::<G>(attempt.seat, &attempt.action, &attempt.events, &attempt.after.state);
        self.saver.push(lines, Then::Commit(Box::new(attempt)));
    }

    /// Does what the game says for a seat whose time is up.
    fn decide_for_the_slow(&mut self) {
        let Stage::Playing(play) = &self.stage else { return };
        if self.stands_still(play) || self.saver.is_busy() {
            return;
        }
        let due = self.room.due(play).min_by_key(|due| due.at);
        let Some(Due { seat, late, .. }) = due.filter(|due| due.at <= self.now) else { return };
        let action = G::deadline(&play.game.state, seat).then.or_else(|| {
            let view = G::view(&play.game.state, Viewer::Seat(seat));
            let mut actions = G::legal_actions(&view);
            let many = actions.len().max(1);
            actions.nth(self.luck.below(many))
        });
        let Some(action) = action else { return };
        if let Ok(mut attempt) = play.attempt(seat, play.timed(action, self.now), None) {
            attempt.late = late;
            self.save_attempt(attempt);
        }
    }

    /// Whether nobody's time runs.
    fn stands_still(&self, play: &Play<G>) -> bool {
        self.room.board.paused || self.room.board.unsaved || play.wait.is_some()
    }

    /// Until when each seat that has to decide has time for it.
    fn clocks(&self) -> PerSeat<(Seat, Moment)> {
        match &self.stage {
            Stage::Playing(play) if !self.stands_still(play) => {
                self.room.due(play).map(|due| (due.seat, due.at)).collect()
            }
            _ => PerSeat::new(),
        }
    }

    /// Tells everybody how much time there is, if that has changed.
    pub(crate) fn tell_clocks(&mut self) {
        let clocks = self.clocks();
        if clocks != self.clocks_told {
            self.clocks_told = clocks;
            let notice = self.clocks_notice();
            self.room.tell_all(&notice);
        }
    }

    /// How much time there is, as it was told last.
    pub(crate) fn clocks_notice(&self) -> Notice<G> {
        let left = |at| u32::try_from(self.now.until(at)).unwrap_or(u32::MAX);
        Notice::Clocks(self.clocks_told.iter().map(|(seat, at)| (*seat, left(*at))).collect())
    }

    /// The action is on disk: it is so, and everybody is told.
    pub(crate) fn commit(&mut self, attempt: Attempt<G>) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let (seat, action, by, late) = (attempt.seat, attempt.action, attempt.by, attempt.late);
        let events = play.commit(attempt, self.now);
        let at_host: SeatSet = self.room.seats_at_host().collect();
        if at_host.contains(seat) {
            play.restart_clocks_of(at_host - SeatSet::only(seat), self.now);
        }
        self.room.report(TableNews::Action { seq: play.seq(), seat, action });
        match by {
            Some(request) => self.room.answer(request, Ok(())),
            None if late => self.room.tell_all(&Notice::TimeUp(seat)),
            None => {}
        }
        let outcome = play.outcome();
        // Told before what there is to look at, so that no screen puts it away first.
        if outcome.is_none() && all_may_look::<G>(&play.game.state) {
            self.begin_wait();
        }
        self.tell_update(&events);
        if let Some(outcome) = outcome {
            let winners = outcome.winners;
            self.room.report(TableNews::Over(outcome));
            self.count_game(winners);
            self.finish();
        }
    }

    /// Tells everybody what has just happened.
    fn tell_update(&mut self, events: &[G::Event]) {
        let Stage::Playing(play) = &self.stage else { return };
        for (link, id) in self.room.present() {
            // Whoever is not told all that was before gets there with the next pages.
            if self.room.person(id).is_some_and(|session| session.untold.is_some()) {
                continue;
            }
            let update = Update::new(play.seq(), &play.game.state, events, self.room.viewer(id));
            self.room.tell(link, Notice::Update(update));
        }
    }

    /// Adds the game that has ended to the tally of the evening.
    fn count_game(&mut self, winners: SeatSet) {
        let player = |session: &Session<G>| {
            let Person { id, name, seat, .. } = &session.person;
            seat.map(|seat| (*id, name.clone(), winners.contains(seat)))
        };
        self.tally.count(self.room.players().filter_map(player).collect::<Vec<_>>());
        self.room.tell_all(&Notice::Tally(Box::new(self.tally.clone())));
    }

    /// The game is over: everything is opened.
    fn finish(&mut self) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let held = std::mem::take(&mut play.held);
        for Held { by, .. } in held {
            self.room.answer(by, Err(Refusal::TooLate));
        }
        self.room.enter(StageName::Over);
        self.room.tell_lobby();
        for (_, id) in self.room.present() {
            self.tell_opening(id);
        }
    }

    /// Opens a game that is over to somebody, from the page where they are. A few pages go out at once; those
    /// after them wait until they are asked for, so that no more is under way than whoever reads them can take.
    pub(crate) fn tell_opening(&mut self, id: PersonId) {
        let Some(session) = self.room.person_mut(id) else { return };
        let (link, from) = (session.link, session.pages_told.take().unwrap_or(0));
        let opening = match &self.stage {
            Stage::Playing(play) if play.outcome().is_some() => Some(play.opening()),
            _ => self.opened.clone(),
        };
        let Some((link, opening)) = link.zip(opening) else { return };
        let mut pages = opening.pages().skip(from);
        for page in pages.by_ref().take(PAGES_AT_ONCE) {
            self.room.tell(link, Notice::Opened(Box::new(page)));
        }
        let more = pages.next().is_some();
        if let Some(session) = self.room.person_mut(id).filter(|_| more) {
            session.pages_told = Some(from + PAGES_AT_ONCE);
            self.room.tell(link, Notice::More);
        }
    }

    /// M22: people may look before anybody acts again. Bots need no time, so a host who plays against
    /// bots alone may take as much of it as they like; a guest could keep somebody's table waiting.
    fn begin_wait(&mut self) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let people = self.room.players().filter(|player| player.is_present_human());
        let people: Vec<PersonId> = people.map(|player| player.id()).collect();
        let millis = self.room.board.settings.moment_millis;
        if people.is_empty() || millis == 0 {
            return;
        }
        let is_guest =
            |player: &Session<G>| player.person.kind == Kind::Human && !player.person.host;
        let guests = self.room.players().any(is_guest);
        let until = guests.then_some(self.now + u64::from(millis));
        let wait = Wait { people, until };
        let notice = Notice::Moment(play.seats_of(&wait.people), wait.left(self.now));
        play.wait = Some(wait);
        self.room.tell_all(&notice);
    }

    /// Somebody has seen enough, or is gone.
    pub(crate) fn no_longer_looks(&mut self, id: PersonId) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let Some(wait) = &mut play.wait else { return };
        let before = wait.people.len();
        wait.people.retain(|person| *person != id);
        if wait.people.len() < before && !wait.people.is_empty() {
            let (people, left) = (wait.people.clone(), wait.left(self.now));
            let notice = Notice::Moment(play.seats_of(&people), left);
            self.room.tell_all(&notice);
        }
    }

    /// The game goes on when all have seen enough, or the time for it is over.
    fn end_wait(&mut self) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let is_over = |until: Moment| until <= self.now;
        let ends = |wait: &Wait| wait.people.is_empty() || wait.until.is_some_and(is_over);
        if play.wait.as_ref().is_some_and(ends) {
            play.wait = None;
            play.restart_clocks(self.now);
            self.room.tell_all(&Notice::Moment(SeatSet::EMPTY, None));
        }
    }

    /// When time matters next for the game.
    pub(crate) fn play_wakes_at(&self, play: &Play<G>) -> Option<Moment> {
        let wait = play.wait.as_ref().and_then(|wait| wait.until);
        let runs = !self.stands_still(play) && !self.saver.is_busy();
        let due = self.room.due(play).map(|due| due.at).min().filter(|_| runs);
        [wait, due, self.next_stand_in_at()].into_iter().flatten().min()
    }
}
