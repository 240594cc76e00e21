//! R15–R22: a challenge or a fight as a scene: who is in it, what counts so far, how it ended.
//!
//! The table only tells the total; what it is made of is gathered here from what was seen, so that
//! everybody can follow who added what. Whoever comes in the middle is told it as far as it can be
//! reckoned.
//!
//! This file is the model; the panel over the map is [`panel`], what flies over the board [`flights`].

mod contest_end;
mod enough;
mod flights;
mod help;
mod layout;
mod panel;
mod sum;
mod wheel;
mod words;

use crate::game::Seat;
use crate::games::royaume::{
    About, By, Card, Colour, Contest, Sector, Seen, Spin, Stage, Tabletop,
};
use crate::text::games::royaume::sum::{Source, Summand};
pub use enough::{Enough, awaits_horn};
pub use flights::moves;
pub use help::Help;
pub use panel::contest_ui;
pub use words::{need, odds, outcome};

/// A challenge or a fight that is being shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub about: About,
    /// R15: what the total has to reach.
    pub difficulty: i16,
    /// Who is in it, in the order in which they came.
    pub fighters: Vec<Seat>,
    /// What counts so far, in the order in which it came.
    pub parts: Vec<Summand>,
    /// Where the arrow stopped before the last spin, and where it has stopped with it.
    pub arrow: [Option<Sector>; 2],
    /// What somebody has decided last.
    pub said: Option<(Seat, Said)>,
    /// How it ended, once it has.
    pub verdict: Option<ContestEnd>,
}

/// What somebody has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    Joins,
    Passes,
    Plays(Card),
}

/// How a contest ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestEnd {
    pub done: bool,
    pub by: By,
}

impl Scene {
    /// What has begun with this, if it is a challenge or a fight.
    pub fn begun_by(seen: &Seen) -> Option<Self> {
        match seen {
            Seen::Challenge { seat, hex, tile, difficulty } => {
                Some(Self::new(About::Challenge(*tile, *hex), *difficulty, vec![*seat]))
            }
            Seen::Fight { seats, why } => {
                Some(Self::new(About::Fight(*why), Contest::WIZARD, seats.to_vec()))
            }
            _ => None,
        }
    }

    fn new(about: About, difficulty: i16, fighters: Vec<Seat>) -> Self {
        let (parts, arrow) = (Vec::new(), [None; 2]);
        Self { about, difficulty, fighters, parts, arrow, said: None, verdict: None }
    }

    /// What is under way on a table that nobody here has watched.
    pub fn under_way(table: &Tabletop) -> Option<Self> {
        let contest = table.contest.as_ref()?;
        let helper = |seat: &Seat| contest.helper == Some(*seat);
        let (last, mut fighters): (Vec<Seat>, Vec<Seat>) = contest.in_order().partition(helper);
        fighters.sort_by_key(|seat| !contest.heads.contains(*seat));
        fighters.extend(last);
        let mut scene = Self::new(contest.about, contest.difficulty, fighters);
        let failed = contest.stage == Stage::Invisibility;
        scene.verdict = failed.then_some(ContestEnd { done: false, by: By::Short });
        for seat in contest.participants() {
            if let Some(spin) = contest.spin(seat) {
                scene.count_spin(table, seat, spin);
            }
        }
        let by = contest.total - scene.total();
        if by != 0 {
            scene.parts.push(Summand { seat: contest.first, what: Source::Cards, by });
        }
        Some(scene)
    }

    /// All that counts so far.
    pub fn total(&self) -> i16 {
        self.parts.iter().map(|part| part.by).sum()
    }

    /// R15: the colour that counts.
    pub fn colour(&self, table: &Tabletop) -> Colour {
        match self.about {
            About::Challenge(tile, _) => table.realm().front(tile).colour,
            About::Fight(_) => Colour::Violet,
        }
    }

    /// Takes in what happens in it. The table is that before it.
    pub fn follow(&mut self, table: &Tabletop, seen: &Seen) {
        match *seen {
            Seen::Joined { seat } => {
                self.fighters.push(seat);
                // Whoever was called by a Horn has not been asked.
                if self.said.is_none_or(|(_, said)| said != Said::Plays(Card::Horn)) {
                    self.said = Some((seat, Said::Joins));
                }
            }
            Seen::Spun { seat, segment, .. } => {
                let spin = Spin { sector: segment, colour: self.colour(table), armed: false };
                self.count_spin(table, seat, spin);
                self.said = None;
            }
            Seen::Counted { seat, card, total } => {
                let by = total - self.total();
                self.parts.push(Summand { seat, what: Source::Card(card), by });
                self.said = Some((seat, Said::Plays(card)));
            }
            Seen::Played { seat, card } => self.said = Some((seat, Said::Plays(card))),
            Seen::Settled { done, by, .. } => self.verdict = Some(ContestEnd { done, by }),
            _ => {}
        }
    }

    /// R15: what somebody has brought by a spin.
    fn count_spin(&mut self, table: &Tabletop, seat: Seat, spin: Spin) {
        let player = table.player(seat);
        let number = i16::from(table.realm().segment(spin.sector).number(spin.colour));
        let strength = (player.strength(), player.animal);
        self.parts.extend(Summand::of_spin(seat, spin.colour, number, strength));
        self.arrow = [self.arrow[1], Some(spin.sector)];
    }
}
