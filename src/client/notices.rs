//! What the table says, and what a client makes of it.

use std::sync::Arc;

use super::verdict::{Difference, Evidence, Verdict};
use super::{Client, Event, Logged, Output};
use crate::game::{SeatSet, Update, Viewer};
use crate::table::game::fair::{Agreement, OpeningPage, Share};
use crate::table::{Ask, Join, Moment, Notice, Part, Request, StageName};

impl<G: Logged> Client<G> {
    pub(super) fn link_up(&mut self) {
        self.dial.up();
        let super::Profile { name, portrait, kind, watch } = self.profile.clone();
        let (token, life) = (self.credentials.token, self.life);
        let join = Join { token, life, name, portrait, kind, watch };
        self.out.push(Output::Send(Request::Join(join)));
    }

    pub(super) fn link_down(&mut self, now: Moment) {
        self.dial.down(now);
        self.pending.close();
    }

    pub(super) fn hear(&mut self, notice: Notice<G>) {
        let heard = notice.clone();
        match notice {
            Notice::Welcome { you, answered, .. } => {
                let again = self.you.replace(you).is_some();
                self.looking = SeatSet::EMPTY;
                self.dial.welcome();
                let requests = self.pending.open(answered);
                self.tell(Event::Joined { again });
                self.out.extend(requests.into_iter().map(Output::Send));
            }
            Notice::Answer(number, _) => self.pending.answered(number),
            Notice::Lobby(lobby) => {
                self.lobby = Some(Arc::new(*lobby));
                self.get_ready();
            }
            Notice::Agreed(agreement) => self.agree(*agreement),
            Notice::Update(update) => self.advance(update, true),
            Notice::Current(update) => self.advance(update, false),
            Notice::More => self.want(Ask::More),
            Notice::Moment(seats, _) => self.looking = seats,
            Notice::Opened(page) => self.collect(*page),
            Notice::Farewell(farewell) => {
                self.ended = Some(farewell);
                self.pending.close();
            }
            Notice::Clocks(_) | Notice::TimeUp(_) | Notice::Chat(..) | Notice::React(..) => {}
        }
        self.tell(Event::Heard(heard));
    }

    /// Says that the game may begin, with a new promise, if the player wants that and the table does
    /// not know it.
    pub(super) fn get_ready(&mut self) {
        let gathering = self.lobby.as_ref().is_some_and(|it| it.stage == StageName::Gathering);
        let Some(me) = self.me().filter(|me| gathering && me.part == Part::Player) else { return };
        if me.ready == self.wants_ready || self.pending.any(|ask| matches!(ask, Ask::Ready(_))) {
            return;
        }
        if self.wants_ready {
            self.promise();
        } else {
            self.want(Ask::Ready(None));
        }
    }

    /// A promise of new bytes: those that were opened once are never used again.
    fn promise(&mut self) {
        let share = Share::draw(&mut self.luck);
        self.credentials.share = Some(share);
        self.credentials.agreed = None;
        self.out.push(Output::Keep(self.credentials.clone()));
        self.want(Ask::Ready(Some(share.commitment())));
    }

    /// What will be dealt by: opens what was promised, but for one agreement only. A host that asks
    /// twice would otherwise know the bytes before the second agreement was made.
    fn agree(&mut self, agreement: Agreement<G>) {
        let digest = agreement.digest();
        let mine = agreement.people.iter().position(|id| Some(*id) == self.you);
        if self.agreement.as_ref().is_none_or(|known| *known != agreement) {
            let seats = agreement.people.len() as u8;
            self.evidence = Evidence::new(G::max_actions(&agreement.options, seats));
            self.log = super::Log::new();
            (self.update, self.verdict) = (None, None);
            (self.opening, self.opened) = (None, None);
        }
        let promised = mine.and_then(|mine| agreement.seats.get(mine).copied());
        self.agreement = Some(agreement);
        let dealing = self.lobby.as_ref().is_some_and(|it| it.stage == StageName::Dealing);
        if dealing || self.credentials.agreed == Some(digest) {
            self.evidence.witness();
        }
        let Some(promised) = promised else { return };
        let mine = self.credentials.share.filter(|share| share.commitment() == promised);
        let other = self.credentials.agreed.is_some_and(|agreed| agreed != digest);
        match mine {
            Some(_) if other && !dealing => self.evidence.suspect(Difference::OtherAgreement),
            Some(share) if dealing && !other => {
                self.credentials.agreed = Some(digest);
                self.out.push(Output::Keep(self.credentials.clone()));
                self.want(Ask::Share(share));
            }
            // A new promise is on its way already. Yet another one would chase it for ever at a table
            // of one, which deals as soon as it has any.
            _ if dealing && self.pending.any(|ask| matches!(ask, Ask::Ready(_))) => {}
            // Promised by another device, or opened before: only a new promise will do.
            _ if dealing => self.promise(),
            // Another device has taken part in the deal.
            _ => {}
        }
    }

    /// The game went on, or this is how it stands.
    fn advance(&mut self, update: Update<G>, whole: bool) {
        self.evidence.add(&update, whole);
        if whole {
            self.log.add(&update.seen);
        } else {
            self.log.forget();
        }
        self.update = Some(Arc::new(update));
    }

    /// The game is over: was it the one that was agreed? That can be told when all pages are there.
    fn collect(&mut self, page: OpeningPage<G>) {
        let Some(agreement) = &self.agreement else { return };
        if agreement.game != page.game || self.verdict.is_some() {
            return;
        }
        let most = G::max_actions(&agreement.options, agreement.people.len() as u8);
        let total = page.total as usize;
        let verdict = if total > most {
            // By the rules the game was over before.
            Verdict::Differs(Difference::Illegal(most as u32))
        } else {
            let fits = page.add_to(&mut self.opening);
            let opening = self.opening.as_ref().filter(|it| fits && it.actions.len() == total);
            let Some(opening) = opening else { return };
            self.evidence.verify(agreement, opening, self.viewer(agreement))
        };
        self.verdict = Some(verdict.clone());
        let opening = self.opening.take_if(|it| it.actions.len() == total);
        self.opened = opening.map(|opening| Arc::new((agreement.clone(), opening)));
        self.tell(Event::Checked(verdict));
    }

    /// As whom this client looked at the game.
    fn viewer(&self, agreement: &Agreement<G>) -> Viewer {
        let id = match self.me().map(|me| me.part) {
            Some(Part::StandIn(owner)) => Some(owner),
            _ => self.you,
        };
        let seat = agreement.people.iter().position(|person| Some(*person) == id);
        let seat = seat.and_then(|seat| crate::game::Seat::new(seat as u8));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}
