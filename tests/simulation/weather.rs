//! What goes wrong, and how often: all of it by a seed.

use cinderpeek::bot::Level;
use cinderpeek::game::Chance;
use cinderpeek::table::{Kind, TableSettings};

use crate::world::Simulated;

/// How bad the network, the disk and the people are.
pub struct Weather {
    chance: Chance,
    /// The longest delay of a message, in milliseconds.
    slowness: usize,
    /// How often a request is doubled, and how often the disk fails, in a thousand.
    doubles: u16,
    disk: u16,
    /// The mean time between two faults, and when they end.
    pub pause: u64,
    until: u64,
}

impl Weather {
    pub fn of(seed: u64) -> Self {
        let mut chance = Chance::from_number(seed, 1);
        Self {
            slowness: [1, 20, 200][chance.below(3)],
            doubles: [0, 50, 300][chance.below(3)],
            disk: [0, 0, 30][chance.below(3)],
            pause: [40, 200, 1000][chance.below(3)],
            until: [2_000, 10_000, 30_000][chance.below(3)],
            chance,
        }
    }

    /// Nothing goes wrong.
    pub fn fine(seed: u64) -> Self {
        let chance = Chance::from_number(seed, 1);
        Self { chance, slowness: 1, doubles: 0, disk: 0, pause: 1, until: 0 }
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.chance.below(n)
    }

    pub fn delay(&mut self) -> u64 {
        self.chance.below(self.slowness) as u64
    }

    /// How long it takes to notice that a link is down.
    pub fn notice(&mut self) -> u64 {
        [0, 10, 100, 3_000][self.chance.below(4)]
    }

    pub fn next_fault(&mut self) -> u64 {
        1 + self.chance.below(2 * self.pause as usize) as u64
    }

    pub fn duplicates(&mut self) -> bool {
        self.chance.happens(self.doubles)
    }

    pub fn disk_fails(&mut self) -> bool {
        self.chance.happens(self.disk)
    }

    pub fn is_over(&self, now: u64) -> bool {
        now >= self.until
    }
}

/// Somebody who will come.
pub struct Guest {
    pub kind: Kind,
    /// Whether they come to play.
    pub plays: bool,
    /// Whether they watch: they have come for that, or there was no place for them.
    pub watch: bool,
}

/// Who plays what, and how the table is run.
pub struct Plan<G: Simulated> {
    pub options: G::Options,
    pub settings: TableSettings,
    pub people: Vec<Guest>,
    /// How long programs think, in milliseconds.
    pub think: u64,
}

impl<G: Simulated> Plan<G> {
    pub fn of(seed: u64) -> Self {
        let mut chance = Chance::from_number(seed, 2);
        let (options, seats) = crate::subject::table::<G>(seed);
        let kind = |chance: &mut Chance| match chance.below(2) {
            0 => Kind::Human,
            _ => Kind::Bot(Level::Random),
        };
        let mut people: Vec<Guest> = (0..seats)
            .map(|_| Guest { kind: kind(&mut chance), plays: true, watch: false })
            .collect();
        for _ in 0..chance.below(3) {
            people.push(Guest { kind: Kind::Human, plays: false, watch: true });
        }
        let settings = TableSettings {
            turn_seconds: (chance.below(8) == 0).then_some(1),
            moment_millis: [0, 200, 3_000][chance.below(3)],
            show_millis: [0, 50, 400][chance.below(3)],
            sit_in: (chance.below(4) == 0).then_some((1, Level::Random)),
            ready_seconds: None,
            start_with: Some(seats),
            watchers: true,
        };
        Self { options, settings, people, think: [0, 0, 30][chance.below(3)] }
    }
}
