//! Whether the game was dealt and played as agreed: every client checks it for itself.
//!
//! Of everything that the table has told during a game a digest is kept as `Evidence`. Remembering is
//! the game, so no view can be read out of it; it can only be compared. When the host has opened its
//! secret, the whole game is dealt and played again from what was agreed, and every update has to be
//! the one that was told.

use std::fmt;

use crate::game::{Chance, Game, Update, Viewer};
use crate::table::game::fair::{Agreement, Opening, Promise, hash, seed};
use crate::table::hex::Hex;

/// What was told during a game. It can be compared, not read.
pub(super) struct Evidence {
    told: Vec<Told>,
    /// How many updates are kept at most.
    most: usize,
    witnessed: bool,
    suspicion: Option<Difference>,
}

/// What is kept of an update.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Told {
    seq: u32,
    /// Whether what had happened was told, too; not so for whoever was away.
    whole: bool,
    /// None if it cannot be written down, and so is like no other.
    digest: Option<Hex<32>>,
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
    /// The table told of this action when it had told more than there can be in a whole game.
    TooManyUpdates(u32),
}

impl Evidence {
    /// For a game of at most so many actions. After the deal and each of them it may be told what
    /// happened, and how the game stands to whoever was away.
    pub(super) fn new(max_actions: usize) -> Self {
        let most = max_actions.saturating_add(1).saturating_mul(2);
        Self { told: Vec::new(), most, witnessed: false, suspicion: None }
    }

    /// Something is wrong already.
    pub(super) fn suspect(&mut self, difference: Difference) {
        self.suspicion.get_or_insert(difference);
    }

    /// The agreement was heard before anything was dealt by it.
    pub(super) fn witness(&mut self) {
        self.witnessed = true;
    }

    /// Keeps what was told, unless it was told before.
    pub(super) fn add<G: Game>(&mut self, update: &Update<G>, whole: bool) {
        let told = Told::of(update, whole);
        if self.told.last().is_some_and(|last| told.seq < last.seq) {
            self.suspect(Difference::TookBack(told.seq));
        }
        let mut same = self.told.iter().rev().take_while(|it| it.seq == told.seq);
        if same.any(|known| *known == told) {
            return;
        }
        if self.told.len() < self.most {
            self.told.push(told);
        } else {
            self.suspect(Difference::TooManyUpdates(told.seq));
        }
    }

    /// Deals and plays the game again, and compares.
    pub(super) fn verify<G: Game>(
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

    fn replay<G: Game>(
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
            while let Some(told) = told.next_if(|told| told.seq <= seq) {
                if !told.agrees_with(&here) {
                    return Err(Difference::OtherUpdate(seq));
                }
            }
            over = G::outcome(&step.state).is_some();
        }
        if let Some(beyond) = told.next() {
            return Err(Difference::OtherUpdate(beyond.seq));
        }
        if over { Ok(()) } else { Err(Difference::NotOver) }
    }
}

impl Told {
    fn of<G: Game>(update: &Update<G>, whole: bool) -> Self {
        let Update { seq, seen, view } = update;
        let seen = if whole { seen.as_slice() } else { &[] };
        let written =
            serde_json::to_vec(view).and_then(|view| Ok((view, serde_json::to_vec(seen)?)));
        let digest = written.ok().map(|(view, seen)| hash("update", &[&view, &seen]));
        Self { seq: *seq, whole, digest }
    }

    fn agrees_with<G: Game>(&self, truth: &Update<G>) -> bool {
        self.digest.is_some() && *self == Self::of(truth, self.whole)
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
            Self::TooManyUpdates(seq) => {
                write!(f, "by action {seq} the host had shown more than there is in a game.")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::PtiBapt;
    use crate::games::ptibapt::{Cells, Options, Seen};

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
        let mut evidence = Evidence::new(1);
        for _ in 0..10 {
            evidence.add(&update(0), true);
            evidence.add(&update(0), false);
        }
        assert_eq!(evidence.told.len(), 2);
        assert_eq!(evidence.suspicion, None);
    }

    #[test]
    fn more_than_a_game_can_have_is_suspicious() {
        let mut evidence = Evidence::new(1);
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
        let agrees = |update: &Update<PtiBapt>, whole| Told::of(update, whole).agrees_with(&truth);
        assert!(agrees(&truth, true) && agrees(&truth, false));
        assert!(!agrees(&seen, true) && agrees(&seen, false));
        assert!(!agrees(&other, true) && !agrees(&other, false));
        assert!(!agrees(&update(4), true) && !agrees(&update(4), false));
    }
}
