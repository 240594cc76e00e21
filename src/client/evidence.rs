//! What a client keeps of a game, to check it when it is over.
//!
//! Of everything that the table has told during a game, and of what the player asked for, a digest is
//! kept. Remembering is the game, so no view can be read out of it; it can only be compared. When the
//! host has opened its secret, the whole game is dealt and played again from what was agreed, and every
//! update has to be the one that was told, every action of this player one that was asked for.

use std::ops::RangeInclusive;

use super::verdict::{Difference, Verdict};
use crate::game::playback::Step;
use crate::game::set::Element;
use crate::game::{Chance, Game, Seat, Update, Viewer};
use crate::hex::HexBytes;
use crate::table::game::fair::{Agreement, Opening, Promise, Share, hash_of, seed};
use crate::table::{Deadline, Hosted, Limit};

/// What was told during a game. It can be compared, not read.
pub(super) struct Evidence {
    told: Vec<UpdateDigest>,
    /// The actions that the player asked for, with the updates that they answered.
    asked: Vec<(u32, HexBytes<32>)>,
    /// How many updates are kept at most, and how many actions.
    most: usize,
    part: Option<DealPart>,
    suspicion: Option<Difference>,
    /// From which update on, on this link, an action of ours can only be one that we asked for.
    alone_from: Option<u32>,
    /// The table has decided for us, and the update that tells of it is still to come.
    time_is_up: bool,
}

/// What this program has added to the deal.
#[derive(Clone, Copy)]
pub(super) struct DealPart {
    pub seat: Seat,
    pub share: Share,
    /// How many times before it has opened bytes for a deal that was given up.
    pub given_up: u32,
    /// Whether it has been at the table since the deal: all that was done for the seat was asked for
    /// here, or was not asked for at all.
    pub since_deal: bool,
}

/// What is kept of an update.
#[derive(Clone, Copy, PartialEq, Eq)]
struct UpdateDigest {
    seq: u32,
    /// Whether what had happened was told, too; not so for whoever was away.
    whole: bool,
    /// Whether nobody but this program can have decided for its seat.
    alone: bool,
    digest: HexBytes<32>,
}

impl Evidence {
    /// For a game of at most `max_actions` actions. After the deal and each of them it may be told what
    /// happened, and how the game stands to whoever was away. What was suspicious before still is.
    pub(super) fn new(max_actions: usize, suspicion: Option<Difference>) -> Self {
        let most = max_actions.saturating_add(1).saturating_mul(2);
        Self {
            told: Vec::new(),
            asked: Vec::new(),
            most,
            part: None,
            suspicion,
            alone_from: None,
            time_is_up: false,
        }
    }

    /// The same for the next game. What was asked for before anything was told of any game is about this
    /// one: whoever starts a program anew may ask before it is told again what is played.
    pub(super) fn next(&mut self, max_actions: usize, suspicion: Option<Difference>) {
        let asked = std::mem::take(&mut self.asked);
        let asked = if self.told.is_empty() { asked } else { Vec::new() };
        *self = Self { asked, ..Self::new(max_actions, suspicion) };
    }

    /// Something is wrong already.
    pub(super) fn suspect(&mut self, difference: Difference) {
        self.suspicion.get_or_insert(difference);
    }

    pub(super) fn suspicion(&self) -> Option<Difference> {
        self.suspicion
    }

    /// This program's own bytes were opened for the agreement, before anything was dealt by it.
    pub(super) fn take_part(&mut self, part: DealPart) {
        self.part.get_or_insert(part);
    }

    /// The seat for which this program had a part in the deal.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.part.map(|part| part.seat)
    }

    /// Whether this program had a part in a deal and has been shown something of it.
    pub(super) fn is_unfinished(&self) -> bool {
        self.part.is_some() && !self.told.is_empty()
    }

    /// There is a new link: while there was none, somebody else may have played for the seat.
    pub(super) fn reconnected(&mut self) {
        self.alone_from = None;
    }

    /// The table says that it decides for the seat.
    pub(super) fn time_is_up(&mut self) {
        self.time_is_up = true;
    }

    /// The player asks for this, in answer to that update. More than there can be in a game is not kept:
    /// only a host that leaves requests without an answer gets there.
    pub(super) fn asked<G: Hosted>(&mut self, seq: u32, action: G::Action) {
        if self.asked.len() < self.most {
            self.asked.push((seq, digest_of_action::<G>(action)));
        }
    }

    /// The table has refused that: it must not happen later.
    pub(super) fn refused<G: Hosted>(&mut self, seq: u32, action: G::Action) {
        let digest = digest_of_action::<G>(action);
        if let Some(at) = self.asked.iter().rposition(|it| *it == (seq, digest)) {
            self.asked.remove(at);
        }
    }

    /// Keeps what was told, unless it was told before.
    pub(super) fn add<G: Game>(&mut self, update: &Update<G>, whole: bool) {
        if self.leaves_something_out(update.seq, whole) {
            self.suspect(Difference::NoSense);
        }
        let alone = self.is_alone(update.seq, whole);
        let told = UpdateDigest { alone, ..UpdateDigest::of(update, whole) };
        if self.told.last().is_some_and(|last| told.seq < last.seq) {
            self.suspect(Difference::TookBack(told.seq));
        }
        let mut same = self.told.iter().rev().take_while(|it| it.seq == told.seq);
        if same.any(|known| known.is_like(&told)) {
            return;
        }
        if self.told.len() < self.most {
            self.told.push(told);
        } else {
            self.suspect(Difference::TooManyUpdates(told.seq));
        }
    }

    /// Whether an action was not told, or not as what happened, although the link was up all the time: it
    /// may be one that this seat did not ask for.
    fn leaves_something_out(&self, seq: u32, whole: bool) -> bool {
        let next = self.told.last().map(|last| last.seq.saturating_add(1));
        self.alone_from.is_some() && (!whole || next.is_some_and(|next| seq > next))
    }

    /// Whether nobody but this program can have decided for its seat what led to an update. When the
    /// link came up, one action of another device or of a bot that sat in may have been on its way to
    /// the disk.
    fn is_alone(&mut self, seq: u32, whole: bool) -> bool {
        let decided_for = std::mem::take(&mut self.time_is_up);
        let margin = if seq == 0 && whole { 1 } else { 2 };
        let from = *self.alone_from.get_or_insert(seq.saturating_add(margin));
        whole && seq >= from && !decided_for
    }

    /// Deals and plays the game again, and compares. The host says how many deals were given up before.
    pub(super) fn verify<G: Hosted>(
        &self,
        agreement: &Agreement<G>,
        opening: &Opening<G>,
        viewer: Viewer,
        given_up: u32,
    ) -> Verdict {
        let given_up = self.part.map_or(0, |part| part.given_up).max(given_up);
        match self.suspicion.map_or_else(|| self.replay(agreement, opening, viewer), Err) {
            Ok(not_from_here) => {
                let (updates, witnessed) = (self.told.len(), self.part.is_some());
                Verdict::Verified { updates, witnessed, given_up, not_from_here }
            }
            Err(difference) => Verdict::Differs(difference),
        }
    }

    /// The first update that this program was told, so that it knows of what was done after it.
    fn known_from(&self) -> u32 {
        let since_deal = self.part.is_some_and(|part| part.since_deal);
        self.told.first().filter(|_| !since_deal).map_or(0, |told| told.seq)
    }

    /// How many actions of this seat were not asked for here, if all the rest is as agreed.
    fn replay<G: Hosted>(
        &self,
        agreement: &Agreement<G>,
        opening: &Opening<G>,
        viewer: Viewer,
    ) -> Result<u32, Difference> {
        if let Some(promise) = agreement.broken_by(&opening.secret, &opening.shares) {
            return Err(Difference::Broken(promise));
        }
        if let Some(DealPart { seat, share, .. }) = self.part
            && opening.shares.get(seat.index()) != Some(&share)
        {
            return Err(Difference::Broken(Promise::Seat(seat)));
        }
        let chance = Chance::from_seed(seed(&opening.secret, &opening.shares));
        let dealt = agreement.deal(chance).map_err(|_| Difference::NoDeal)?;
        let mut told = self.told.iter().peekable();
        let mut asked = self.asked.clone();
        let (mut before, mut not_from_here): (Option<Step<G>>, u32) = (None, 0);
        let mut due = 0;
        for (seq, step) in (0..).zip(dealt.steps(opening.actions.iter().copied())) {
            let step = step.map_err(|_| Difference::Illegal(seq - 1))?;
            let here = step.update(viewer);
            let mut alone = false;
            while let Some(told) = told.next_if(|told| told.seq <= seq) {
                if !told.agrees_with(&here) {
                    return Err(Difference::OtherUpdate(seq));
                }
                alone |= told.alone;
            }
            if let (Some(before), Some((seat, action))) = (&before, step.done)
                && Some(seat) == self.seat()
                && !take_asked::<G>(&mut asked, due..=before.seq, action)
                && !is_done_by_table::<G>(&before.state, seat, action)
            {
                if alone {
                    return Err(Difference::NotAsked(seq));
                }
                not_from_here += u32::from(seq > self.known_from());
            }
            if self.seat().is_some_and(|seat| begins_decision(before.as_ref(), &step, seat)) {
                due = seq;
            }
            before = Some(step);
        }
        if let Some(beyond) = told.next() {
            return Err(Difference::OtherUpdate(beyond.seq));
        }
        let over = before.is_some_and(|last| G::outcome(&last.state).is_some());
        if over { Ok(not_from_here) } else { Err(Difference::NotOver) }
    }
}

/// Whether an action is one that the player asked for, in answer to one of these updates, and that was not
/// done before. What was asked for in an earlier decision allows nothing in this one.
fn take_asked<G: Hosted>(
    asked: &mut Vec<(u32, HexBytes<32>)>,
    since_due: RangeInclusive<u32>,
    action: G::Action,
) -> bool {
    let digest = digest_of_action::<G>(action);
    let at = asked.iter().position(|it| since_due.contains(&it.0) && it.1 == digest);
    at.map(|at| asked.remove(at)).is_some()
}

/// Whether the game has the table do that for a seat, which is not late for it. What is done for
/// somebody whose time is up is told as that.
fn is_done_by_table<G: Hosted>(state: &G::State, seat: Seat, action: G::Action) -> bool {
    let Deadline { limit, then, .. } = G::deadline(state, seat);
    limit == Limit::Show && then.map(G::untimed) == Some(G::untimed(action))
}

/// Whether a seat has something to decide after a step that it had not before.
fn begins_decision<G: Game>(before: Option<&Step<G>>, step: &Step<G>, seat: Seat) -> bool {
    let decides = |step: &Step<G>| G::to_act(&step.state).contains(seat);
    let acted = step.done.is_some_and(|(by, _)| by == seat);
    decides(step) && (acted || !before.is_some_and(decides))
}

/// What was asked for does not tell when it was done: that is the table's to say.
fn digest_of_action<G: Hosted>(action: G::Action) -> HexBytes<32> {
    hash_of("action", &G::untimed(action))
}

impl UpdateDigest {
    fn of<G: Game>(update: &Update<G>, whole: bool) -> Self {
        let Update { seq, seen, view } = update;
        let seen = if whole { seen.as_slice() } else { &[] };
        let digest = hash_of("update", &(view, seen));
        Self { seq: *seq, whole, alone: false, digest }
    }

    /// Whether the same was told.
    fn is_like(&self, other: &Self) -> bool {
        (self.seq, self.whole, self.digest) == (other.seq, other.whole, other.digest)
    }

    fn agrees_with<G: Game>(&self, truth: &Update<G>) -> bool {
        self.is_like(&Self::of(truth, self.whole))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::PtiBapt;
    use crate::games::ptibapt::{Cells, Deed, Options, Seen};

    /// What everybody sees after a deal, with or without the extension.
    fn dealt(extension: bool, seq: u32) -> Update<PtiBapt> {
        let options = Options { extension, ..Options::default() };
        let mut chance = Chance::from_number(1, 1);
        let state = PtiBapt::deal(&options, 2, &mut chance).unwrap();
        Update::new(seq, &state, &[], Viewer::Spectator)
    }

    fn update(seq: u32) -> Update<PtiBapt> {
        dealt(false, seq)
    }

    #[test]
    fn what_is_told_again_is_not_kept_again() {
        let mut evidence = Evidence::new(1, None);
        for _ in 0..10 {
            evidence.add(&update(0), true);
            evidence.reconnected();
            evidence.add(&update(0), false);
        }
        assert_eq!(evidence.told.len(), 2);
        assert_eq!(evidence.suspicion, None);
    }

    /// A program that was started anew asks before it is told of the game; what was asked for in an
    /// earlier game allows nothing.
    #[test]
    fn what_was_asked_for_before_any_game_was_told_is_about_the_next() {
        let mut evidence = Evidence::new(1, None);
        evidence.asked::<PtiBapt>(0, Deed::Confirm.into());
        evidence.next(1, None);
        assert_eq!(evidence.asked.len(), 1);
        evidence.add(&update(0), true);
        evidence.next(1, None);
        assert_eq!((evidence.asked.len(), evidence.told.len()), (0, 0));
    }

    /// A host that decides for somebody must not be able to hide which update told of it.
    #[test]
    fn on_one_link_every_action_is_told_as_it_happens() {
        let told = |updates: &[(u32, bool)]| {
            let mut evidence = Evidence::new(9, None);
            for (seq, whole) in updates {
                evidence.add(&update(*seq), *whole);
            }
            evidence.suspicion
        };
        assert_eq!(told(&[(0, true), (1, true), (2, true)]), None);
        assert_eq!(
            told(&[(3, false), (4, true)]),
            None,
            "whoever comes back is told how it stands"
        );
        assert_eq!(told(&[(0, true), (2, true)]), Some(Difference::NoSense));
        assert_eq!(told(&[(0, true), (1, false)]), Some(Difference::NoSense));
    }

    #[test]
    fn more_than_a_game_can_have_is_suspicious() {
        let mut evidence = Evidence::new(1, None);
        for seq in 0..4 {
            evidence.add(&update(seq), true);
        }
        assert_eq!((evidence.told.len(), evidence.suspicion), (4, None));
        evidence.add(&update(4), true);
        assert_eq!(evidence.told.len(), 4, "no host can fill the memory");
        assert_eq!(evidence.suspicion, Some(Difference::TooManyUpdates(4)));
    }

    #[test]
    fn a_digest_is_of_the_view_and_of_what_was_seen_by_whoever_was_there() {
        let (truth, other) = (update(3), dealt(true, 3));
        assert_ne!(truth.view, other.view);
        let back = Seen::Back { cells: Cells::new() };
        let seen = Update { seen: vec![back], ..update(3) };
        let agrees =
            |update: &Update<PtiBapt>, whole| UpdateDigest::of(update, whole).agrees_with(&truth);
        assert!(agrees(&truth, true) && agrees(&truth, false));
        assert!(!agrees(&seen, true) && agrees(&seen, false));
        assert!(!agrees(&other, true) && !agrees(&other, false));
        assert!(!agrees(&update(4), true) && !agrees(&update(4), false));
    }
}
