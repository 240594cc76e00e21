//! Whether the game was dealt and played as agreed: every client checks it for itself.
//!
//! Everything that the table has told during a game is kept as `Evidence`. Remembering is the game,
//! so nothing can be read out of it; it can only be compared. When the host has opened its secret,
//! the whole game is dealt and played again from what was agreed, and every update has to be the one
//! that was told.

use std::fmt;

use crate::game::{Chance, Game, Update, Viewer};
use crate::table::game::fair::{Agreement, Opening, Promise, seed};

/// What was told during a game. It can be compared, not read.
pub(super) struct Evidence<G: Game> {
    told: Vec<Told<G>>,
    /// How many updates are kept at most.
    most: usize,
    witnessed: bool,
    suspicion: Option<Difference>,
}

struct Told<G: Game> {
    update: Update<G>,
    /// Whether what had happened was told, too; not so for whoever was away.
    whole: bool,
}

/// The result of the check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The game was dealt and played as agreed.
    Verified {
        /// How many updates were compared.
        updates: usize,
        /// Whether this program was there when it was agreed. One that came later, a spectator or a
        /// second device, takes the host's word for that.
        witnessed: bool,
    },
    /// It was not.
    Differs(Difference),
}

/// What is not as it was agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// What the host now calls agreed is not what this player's program agreed to.
    OtherAgreement,
    /// Opened bytes are not those that were promised.
    Broken(Promise),
    /// These options cannot be dealt.
    NoDeal,
    /// What the table told after so many actions is not what the agreed deal gives.
    OtherUpdate(u32),
    /// By the rules that action cannot be played.
    Illegal(u32),
    /// The game was not over.
    NotOver,
    /// The table went back behind this action, which it had told of.
    TookBack(u32),
}

impl<G: Game> Evidence<G> {
    /// For a game of at most so many actions; everything may be told twice.
    pub(super) fn new(max_actions: usize) -> Self {
        Self { told: Vec::new(), most: 2 * max_actions + 1, witnessed: false, suspicion: None }
    }

    /// Something is wrong already.
    pub(super) fn suspect(&mut self, difference: Difference) {
        self.suspicion.get_or_insert(difference);
    }

    /// The agreement was heard before anything was dealt by it.
    pub(super) fn witness(&mut self) {
        self.witnessed = true;
    }

    /// Keeps what was told.
    pub(super) fn add(&mut self, update: Update<G>, whole: bool) {
        if let Some(last) = self.told.last()
            && update.seq < last.update.seq
        {
            self.suspect(Difference::TookBack(update.seq));
        }
        if self.told.len() < self.most {
            self.told.push(Told { update, whole });
        }
    }

    /// Deals and plays the game again, and compares.
    pub(super) fn verify(
        &self,
        agreement: &Agreement<G>,
        opening: &Opening<G>,
        viewer: Viewer,
    ) -> Verdict {
        match self.suspicion.map_or_else(|| self.replay(agreement, opening, viewer), Err) {
            Ok(()) => Verdict::Verified { updates: self.told.len(), witnessed: self.witnessed },
            Err(difference) => Verdict::Differs(difference),
        }
    }

    fn replay(
        &self,
        agreement: &Agreement<G>,
        opening: &Opening<G>,
        viewer: Viewer,
    ) -> Result<(), Difference> {
        if let Some(promise) = agreement.broken_by(&opening.secret, &opening.shares) {
            return Err(Difference::Broken(promise));
        }
        let chance = Chance::from_seed(seed(&opening.secret, &opening.shares));
        let dealt = agreement.deal(chance).map_err(|_| Difference::NoDeal)?;
        let mut told = self.told.iter().peekable();
        let mut over = false;
        for (seq, step) in (0..).zip(dealt.steps(opening.actions.iter().copied())) {
            let step = step.map_err(|_| Difference::Illegal(seq - 1))?;
            let here = step.update(viewer);
            while let Some(told) = told.next_if(|told| told.update.seq <= seq) {
                if !told.agrees_with(&here) {
                    return Err(Difference::OtherUpdate(seq));
                }
            }
            over = G::outcome(&step.state).is_some();
        }
        if let Some(beyond) = told.next() {
            return Err(Difference::OtherUpdate(beyond.update.seq));
        }
        if over { Ok(()) } else { Err(Difference::NotOver) }
    }
}

impl<G: Game> Told<G> {
    fn agrees_with(&self, truth: &Update<G>) -> bool {
        let Update { seq, seen, view } = &self.update;
        *seq == truth.seq && *view == truth.view && (!self.whole || *seen == truth.seen)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Verified { witnessed: true, .. } => {
                f.write_str("Verified: the game was dealt and played as agreed.")
            }
            Self::Verified { witnessed: false, .. } => f.write_str(
                "Verified: the game was dealt and played as the host says it was agreed. \
                 (You came after the deal.)",
            ),
            Self::Differs(difference) => write!(f, "This was not a fair game: {difference}"),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherAgreement => f.write_str("the host dealt by another agreement."),
            Self::Broken(Promise::Host) => f.write_str("the host did not keep its promise."),
            Self::Broken(Promise::Seat(seat)) => {
                write!(f, "the host did not use what seat {seat} had promised.")
            }
            Self::NoDeal => f.write_str("these options cannot be dealt."),
            Self::OtherUpdate(seq) => {
                write!(f, "what the host showed after action {seq} is not what was dealt.")
            }
            Self::Illegal(seq) => write!(f, "action {} breaks the rules.", seq + 1),
            Self::NotOver => f.write_str("the host ended it before it was over."),
            Self::TookBack(seq) => write!(f, "the host went back to action {seq}."),
        }
    }
}
