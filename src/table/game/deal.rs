//! From "everybody is ready" to the first update.

use super::fair::{Agreement, Commitment, PerSeat, Share};
use super::play::Play;
use crate::game::{Chance, Seat, Update};
use crate::table::messages::notice::{Notice, Refusal, StageName};
use crate::table::messages::person::PersonId;
use crate::table::messages::place::Place;
use crate::table::moment::Moment;
use crate::table::save::autosave;
use crate::table::{Hosted, Stage, Table, Then};

/// How long the table waits for everybody to open what they promised.
const SHARING_MILLIS: u64 = 15_000;
/// How much longer a table that begins by itself waits before it deals again, with each deal that was
/// given up after the first.
const PAUSE_MILLIS: u64 = 1_000;
/// How long it waits at most.
const LONGEST_PAUSE: u64 = 10_000;

/// Everything is agreed, and people open what they promised.
pub(crate) struct Dealing<G: Hosted> {
    pub agreement: Agreement<G>,
    secret: Share,
    shares: PerSeat<Option<Share>>,
    /// When those who have not shared lose their readiness; none once it is dealt and being saved.
    give_up_at: Option<Moment>,
}

impl<G: Hosted> Dealing<G> {
    pub(crate) fn give_up_at(&self) -> Option<Moment> {
        self.give_up_at
    }

    /// Whether everything is open and the deal is on its way to the disk.
    pub(crate) fn is_dealt(&self) -> bool {
        self.give_up_at.is_none()
    }

    fn index_of(&self, id: PersonId) -> Option<usize> {
        self.agreement.people.iter().position(|person| *person == id)
    }

    /// What somebody promised for this deal.
    pub(crate) fn promise_of(&self, id: PersonId) -> Option<Commitment> {
        self.index_of(id).map(|index| self.agreement.seats[index])
    }

    /// Whether somebody has still to open what they promised.
    pub(crate) fn waits_for(&self, id: PersonId) -> bool {
        self.index_of(id).is_some_and(|index| self.shares[index].is_none())
    }
}

impl<G: Hosted> Table<G> {
    /// Before the game: begins by itself where the host wants that, and loses patience.
    pub(crate) fn settle_gathering(&mut self) {
        self.drop_the_long_gone();
        if self.has_enough() && self.no_deal_before <= self.now {
            // Not ready, or not playable: it is tried again with the next change.
            let _ = self.start();
        }
    }

    /// Whether as many are there as the table begins with.
    fn has_enough(&self) -> bool {
        let enough = self.room.board.settings.start_with.map(usize::from);
        enough.is_some_and(|enough| self.room.players().count() >= enough)
    }

    /// When patience with somebody ends, or a table that begins by itself may deal again.
    pub(crate) fn gathering_wakes_at(&self) -> Option<Moment> {
        let deals = Some(self.no_deal_before).filter(|at| *at > self.now && self.has_enough());
        [self.impatient_at(), deals].into_iter().flatten().min()
    }

    /// Settles what is dealt by, and asks everybody to open what they promised.
    pub(crate) fn start(&mut self) -> Result<(), Refusal<G>> {
        if self.room.board.stage != StageName::Gathering {
            return Err(Refusal::NotNow);
        }
        if self.room.players().any(|player| player.promise.is_none() || player.person.away) {
            return Err(Refusal::NotReady);
        }
        let order = self.order_of_play().ok_or(Refusal::SetupError)?;
        let agreement = self.agree(&order)?;
        for (seat, (place, id)) in Seat::all(Seat::MAX).zip(&order) {
            if let Some(session) = self.room.person_mut(*id) {
                (session.person.place, session.person.seat) = (Some(*place), Some(seat));
            }
        }
        self.room.enter(StageName::Dealing);
        self.note_table();
        self.room.tell_lobby();
        self.room.tell_all(&Notice::Agreed(Box::new(agreement.0.clone())));
        self.stage = Stage::Dealing(Box::new(Dealing {
            shares: order.iter().map(|_| None).collect(),
            agreement: agreement.0,
            secret: agreement.1,
            give_up_at: Some(self.now + SHARING_MILLIS),
        }));
        Ok(())
    }

    /// Who sits where, in the order of play; a free place for whoever has not chosen.
    fn order_of_play(&self) -> Option<Vec<(Place, PersonId)>> {
        let chosen = |place| self.room.players().any(|player| player.person.place == Some(place));
        let mut free =
            G::usual_places().filter(|place| !chosen(*place)).collect::<Vec<_>>().into_iter();
        let mut order = Vec::new();
        for player in self.room.players() {
            order.push((player.person.place.or_else(|| free.next())?, player.id()));
        }
        order.sort_unstable_by_key(|(place, _)| *place);
        Some(order)
    }

    /// What is agreed, with the host's secret.
    fn agree(&mut self, order: &[(Place, PersonId)]) -> Result<(Agreement<G>, Share), Refusal<G>> {
        let places: Vec<Place> = order.iter().map(|(place, _)| *place).collect();
        let first = order.iter().position(|(_, id)| Some(*id) == self.room.board.first);
        let first = first.and_then(|first| Seat::new(first as u8));
        let options = G::seated(&self.room.board.options, &places, first);
        let trial = G::deal(&options, order.len() as u8, &mut Chance::from_number(0, 0));
        trial.map_err(|_| Refusal::SetupError)?;
        let promise = |(_, id): &(Place, PersonId)| self.room.person(*id)?.promise;
        let seats: PerSeat<_> = order.iter().filter_map(promise).collect();
        let secret = Share::draw(&mut self.luck);
        let agreement = Agreement {
            game: self.games + 1,
            options,
            people: order.iter().map(|(_, id)| *id).collect(),
            host: secret.commitment(),
            seats,
        };
        Ok((agreement, secret))
    }

    /// Somebody opens what they promised.
    pub(crate) fn share(&mut self, id: PersonId, share: Share) -> Result<(), Refusal<G>> {
        let Stage::Dealing(dealing) = &mut self.stage else { return Err(Refusal::NotNow) };
        let index = dealing.index_of(id).ok_or(Refusal::NotNow)?;
        if share.commitment() != dealing.agreement.seats[index] {
            return Err(Refusal::OtherShare);
        }
        dealing.shares[index] = Some(share);
        Ok(())
    }

    /// Deals as soon as everything is open; gives up on those who keep everybody waiting.
    pub(crate) fn settle_dealing(&mut self) {
        let Stage::Dealing(dealing) = &mut self.stage else { return };
        let Some(give_up_at) = dealing.give_up_at else { return };
        let shares: PerSeat<Share> = dealing.shares.iter().copied().flatten().collect();
        if shares.len() == dealing.shares.len() {
            dealing.give_up_at = None;
            let (agreement, secret) = (dealing.agreement.clone(), dealing.secret);
            match Play::deal(agreement, secret, shares, &self.dealer, self.now) {
                Ok(play) => self.save_deal(play),
                Err(_) => self.give_up_deal(&[]),
            }
        } else if give_up_at <= self.now {
            let people = dealing.agreement.people.clone();
            let late: Vec<_> = people.into_iter().filter(|id| dealing.waits_for(*id)).collect();
            self.give_up_deal(&late);
            self.room.tell_lobby();
        }
    }

    /// Gives up a deal, since these people have not kept their promise or somebody has gone. That is
    /// counted, for everybody to see. Whoever comes again and again under other names in order to
    /// spoil deals does not keep the table busy with it.
    pub(crate) fn give_up_deal(&mut self, late: &[PersonId]) {
        self.gather_again();
        let before = u64::from(self.room.board.given_up);
        self.no_deal_before = self.now + (before * PAUSE_MILLIS).min(LONGEST_PAUSE);
        self.room.board.given_up = self.room.board.given_up.saturating_add(1);
        late.iter().for_each(|id| self.room.broke_promise(*id, self.now));
        self.note_table();
    }

    fn save_deal(&mut self, play: Play<G>) {
        let entry = |id: &PersonId| Some(self.room.person(*id)?.person.entry());
        let players: Vec<_> = play.agreement.people.iter().filter_map(entry).collect();
        let lines = autosave::beginning(&play, &players);
        self.saver.push(lines, Then::Begin(Box::new(play)));
    }

    /// The deal is on disk: everybody sees what they may.
    pub(crate) fn begin(&mut self, mut play: Box<Play<G>>) {
        self.games = play.agreement.game;
        self.opened = None;
        self.room.enter(StageName::Playing);
        play.restart_clocks(self.now);
        self.room.tell_lobby();
        for (link, id) in self.room.present() {
            let update = Update::new(0, &play.game.state, &[], self.room.viewer(id));
            self.room.tell(link, Notice::Update(update));
        }
        self.stage = Stage::Playing(play);
    }
}
