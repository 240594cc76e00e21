//! A client's part in the fair deal: it promises bytes, opens them for one agreement only, and has the
//! player asked before it promises others.

use super::evidence::DealPart;
use super::verdict::{Difference, Verdict};
use super::{Client, Log, Logged, Output};
use crate::game::Seat;
use crate::hex::HexBytes;
use crate::table::game::fair::{Agreement, Share};
use crate::table::{Ask, Part, PersonId, Place, StageName};

impl<G: Logged> Client<G> {
    fn is_at(&self, stage: StageName) -> bool {
        self.lobby.as_ref().is_some_and(|lobby| lobby.stage == stage)
    }

    fn is_promising(&self) -> bool {
        self.pending.any(|ask| matches!(ask, Ask::Ready(_)))
    }

    /// Says that the game may begin, with a new promise, if the player wants that and the table does
    /// not know it, or knows a promise that is not from here.
    pub(super) fn get_ready(&mut self) {
        let gathering = self.is_at(StageName::Gathering);
        let Some(me) = self.me().filter(|me| gathering && me.part == Part::Player) else { return };
        let kept = self.credentials.share.is_some() || !self.wants_ready;
        if (me.ready != self.wants_ready || !kept) && !self.is_promising() {
            self.promise();
        }
    }

    /// A promise of bytes that were never opened, or none, if the player has not said that the game may
    /// begin. It is the same one as before where that was not used: a host that forgets it again and again
    /// has nothing written.
    fn promise(&mut self) {
        if !self.wants_ready {
            return self.want(Ask::Ready(None));
        }
        let unopened = self.credentials.share.filter(|_| self.credentials.agreed.is_none());
        let share = unopened.unwrap_or_else(|| self.draw_share());
        self.want(Ask::Ready(Some(share.commitment())));
    }

    /// New bytes for the next promise: those that were opened once are never used again.
    fn draw_share(&mut self) -> Share {
        let share = Share::draw(&mut self.luck);
        if std::mem::take(&mut self.credentials.begun) && !self.was_unfair() {
            self.credentials.opened = 0;
        }
        (self.credentials.share, self.credentials.agreed) = (Some(share), None);
        self.out.push(Output::Keep(self.credentials.clone()));
        share
    }

    /// What will be dealt by: opens what was promised, but for one agreement only. A host that asks
    /// twice would otherwise know the bytes before the second agreement was made.
    pub(super) fn agree(&mut self, agreement: Agreement<G>) {
        self.check();
        let digest = agreement.digest();
        let at = agreement.people.iter().position(|id| Some(*id) == self.you);
        let promised = at.and_then(|at| agreement.seats.get(at).copied());
        let mine = self.credentials.share.filter(|share| Some(share.commitment()) == promised);
        let other = self.credentials.agreed.is_some_and(|agreed| agreed != digest);
        if self.agreement.as_ref().is_none_or(|known| *known != agreement) {
            self.begin_evidence(&agreement, digest);
        }
        self.agreement = Some(agreement);
        // On one link nobody else can have promised for this seat: a deal without what was opened for
        // another one is the host's own doing.
        let invented = promised.is_some() && mine.is_none() && self.has_opened_on_link;
        if (mine.is_some() || invented) && other {
            self.evidence.suspect(Difference::OtherAgreement);
        }
        if mine.is_some() && other {
            return;
        }
        let (dealing, since_deal) = (self.is_at(StageName::Dealing), !self.credentials.begun);
        if mine.is_some() && dealing && !self.is_as_told() {
            self.evidence.suspect(Difference::OtherAgreement);
            return;
        }
        if let Some(share) = mine.filter(|_| dealing) {
            self.open(share, digest);
        }
        if let Some((share, seat)) = mine.zip(at.and_then(|at| Seat::new(at as u8)))
            && self.credentials.agreed == Some(digest)
        {
            let given_up = self.credentials.opened.saturating_sub(1);
            self.evidence.take_part(DealPart { seat, share, given_up, since_deal });
        }
        // Promised by another device: only a new promise will do. If one is on its way already, yet
        // another one would chase it for ever at a table of one, which deals as soon as it has any.
        if dealing && promised.is_some() && mine.is_none() && !self.is_promising() {
            self.promise();
        }
    }

    /// Whether the game is agreed that the lobby shows to the player: by those options, of those who play and
    /// nobody else, in the order of their places, and with the start player that was picked there, or with none.
    fn is_as_told(&self) -> bool {
        let Some((agreement, lobby)) = self.agreement.as_ref().zip(self.lobby.as_ref()) else {
            return false;
        };
        let players = || lobby.people.iter().filter(|person| person.part == Part::Player);
        let place = |id: &PersonId| players().find(|person| person.id == *id)?.place;
        let places: Option<Vec<Place>> = agreement.people.iter().map(place).collect();
        let in_order = |places: &Vec<Place>| {
            places.len() == players().count() && places.is_sorted_by(|one, next| one < next)
        };
        let first = agreement.people.iter().position(|id| Some(*id) == lobby.first);
        let first = first.and_then(|first| Seat::new(first as u8));
        places
            .filter(in_order)
            .is_some_and(|places| G::seated(&lobby.options, &places, first) == agreement.options)
    }

    /// Opens what was promised. What comes after that, another deal or another game, is for the player
    /// to want: otherwise a host could give up deals until it likes one, and nobody would notice.
    fn open(&mut self, share: Share, digest: HexBytes<32>) {
        if self.credentials.agreed.is_none() {
            self.credentials.agreed = Some(digest);
            self.credentials.opened = self.credentials.opened.saturating_add(1);
            self.out.push(Output::Keep(self.credentials.clone()));
        }
        self.has_opened_on_link = true;
        self.wants_ready = false;
        self.pending.withdraw(|ask| matches!(ask, Ask::Ready(_)));
        if !self.pending.any(|ask| *ask == Ask::Share(share)) {
            self.want(Ask::Share(share));
        }
    }

    /// How many deals were given up after this program had opened its bytes for them, whatever the host
    /// says of it.
    pub(super) fn given_up_here(&self, stage: StageName) -> u32 {
        let opened = self.credentials.opened;
        match (stage, self.credentials.begun && !self.was_unfair()) {
            (StageName::Gathering, true) => 0,
            (StageName::Gathering, false) => opened,
            (_, true) => opened.saturating_sub(1),
            (_, false) => {
                let agreed = self.agreement.as_ref().map(Agreement::digest);
                let is_this = agreed.is_some() && agreed == self.credentials.agreed;
                opened.saturating_sub(u32::from(is_this))
            }
        }
    }

    /// Whether the last game was not as agreed.
    fn was_unfair(&self) -> bool {
        matches!(self.verdict, Some(Verdict::Differs(_)))
    }

    /// Another agreement than before: what is told from now on is about that. A game that was begun
    /// and never opened is not forgotten, nor one that was not as agreed.
    fn begin_evidence(&mut self, agreement: &Agreement<G>, digest: HexBytes<32>) {
        let suspicion = match (&self.verdict, self.evidence.suspicion()) {
            (Some(Verdict::Verified { .. }), _) => None,
            (Some(Verdict::Differs(_)), _) => Some(Difference::EarlierGame),
            (None, None) if self.evidence.is_unfinished() => Some(Difference::OtherAgreement),
            (None, known) => known,
        };
        let seats = agreement.people.len() as u8;
        let most = G::max_actions(&agreement.options, seats);
        self.evidence.next(most, suspicion);
        (self.log, self.timer) = (Log::new(), None);
        (self.update, self.verdict) = (None, None);
        (self.opening, self.opened) = (None, None);
        let checked = self.credentials.checked.filter(|checked| checked.agreed == digest);
        self.ended_after = checked.map(|checked| checked.actions);
    }

    /// The first update by the agreement was told: that deal was not given up.
    pub(super) fn note_begun(&mut self) {
        let agreed = self.credentials.agreed.is_some();
        if agreed && self.evidence.seat().is_some() && !self.credentials.begun {
            self.credentials.begun = true;
            self.out.push(Output::Keep(self.credentials.clone()));
        }
    }
}
