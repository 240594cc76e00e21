//! What a position is worth to the one in turn: by how many points more they will have gained in the
//! end than the other one, if both forget nothing and play well.
//!
//! It is worked out exactly, position by position, from the rules: what may be done, and what luck may
//! make of it. Only the five blue pairs are taken together, each for the average of them, since with
//! them apart there would be a thousand times as many positions.
//!
//! In a turn one may take a pair that is known; turn up an unknown card and then, if its like is not
//! known, either another unknown one (it may match, and it may be a trap, and it shows the other one
//! something) or a known one (which does none of that); or turn up two known cards that do not match,
//! which is as good as passing. Where whoever begins loses by it both would rather pass, for ever; so
//! here whoever was passed to has to begin.

use std::sync::OnceLock;

use super::stock::{Kind, Pairs, Stock};
use crate::games::ptibapt::Bonus;

/// What a blue pair brings on average, in points, beside the turn that may follow: the traps that go
/// with broom and parcel, and what a spyglass tells.
const BLUE: f32 = 0.4;
/// What a spyglass tells, in points.
const SPYGLASS: f32 = 0.3;
/// How many numbers [`number`] gives for each kind.
const NUMBERS: [usize; 3] = [120, 4, 56];
/// P1: none to four traps.
const REDS: usize = 5;

/// What every position is worth.
pub struct Worth {
    table: Vec<f32>,
}

impl Worth {
    /// Worked out once for the base game, and once with the extension.
    pub fn get(extension: bool) -> &'static Self {
        static WORTH: [OnceLock<Worth>; 2] = [const { OnceLock::new() }; 2];
        WORTH[usize::from(extension)].get_or_init(|| Self::work_out(extension))
    }

    fn work_out(extension: bool) -> Self {
        let positions = NUMBERS.iter().product::<usize>() * REDS;
        let mut worth = Self { table: vec![f32::NAN; positions] };
        let blues = if extension { NUMBERS[Kind::Blue as usize] } else { 1 };
        for green in all(Kind::Green) {
            for yellow in all(Kind::Yellow) {
                for blue in all(Kind::Blue).take(blues) {
                    for red in 0..REDS as u8 {
                        worth.fill(Stock { pairs: [green, yellow, blue], red });
                    }
                }
            }
        }
        worth
    }

    /// Fills in a position, and before it all that it may lead to.
    fn fill(&mut self, stock: Stock) -> f32 {
        let at = index(&stock);
        if self.table[at].is_nan() {
            let mut look_up = |stock| self.fill(stock);
            let worth = Turn { look_up: &mut look_up }.best(stock);
            self.table[at] = worth;
        }
        self.table[at]
    }

    /// What a position is worth to the one in turn.
    pub fn of(&self, stock: Stock) -> f32 {
        self.table[index(&stock)]
    }
}

/// A turn in a position, with the worth of those that it may lead to.
pub struct Turn<'a> {
    /// What a later position is worth to the one in turn there.
    pub look_up: &'a mut dyn FnMut(Stock) -> f32,
}

impl Turn<'_> {
    /// What the position is worth to the one in turn.
    fn best(&mut self, stock: Stock) -> f32 {
        let begun = self.begin(stock);
        if stock.known_pictures() >= 2 { begun.max(-begun) } else { begun }
    }

    /// What it is worth to do something in it.
    pub fn begin(&mut self, stock: Stock) -> f32 {
        if stock.is_over() {
            return 0.0;
        }
        let mut best = if stock.unknown() > 0 { self.unknown(stock) } else { f32::MIN };
        for kind in Kind::ALL {
            if stock.of(kind).open > 0 {
                best = best.max(self.gain(kind, stock.without_open(kind)));
            }
        }
        best
    }

    /// P6: the turn passes.
    pub fn over(&mut self, stock: Stock) -> f32 {
        -(self.look_up)(stock)
    }

    /// To take a pair, which leaves this.
    pub fn gain(&mut self, kind: Kind, left: Stock) -> f32 {
        match kind {
            Kind::Green if left.is_over() => 2.0,
            Kind::Green => 2.0 + self.over(left),
            Kind::Yellow => 4.0 + (self.look_up)(left),
            // One of five plays again.
            Kind::Blue => BLUE + 0.6 * self.over(left),
        }
    }

    /// To use a certain bonus, which leaves this, with or without a trap of one's own.
    pub fn bonus(&mut self, bonus: Bonus, has_red: bool, left: Stock) -> f32 {
        let points = match bonus {
            Bonus::Broom if has_red => 1.0,
            Bonus::Parcel if has_red => 2.0,
            Bonus::Spyglass => SPYGLASS,
            Bonus::Again => return (self.look_up)(left),
            Bonus::Broom | Bonus::Parcel | Bonus::Switch => 0.0,
        };
        points + self.over(left)
    }

    /// P5: to turn up an unknown card first.
    pub fn unknown(&mut self, stock: Stock) -> f32 {
        let mut total = self.trap(stock);
        for kind in Kind::ALL {
            let Pairs { hidden, half, .. } = stock.of(kind);
            if hidden > 0 {
                let seen = stock.half_seen(kind);
                let second = if seen.unknown() > 0 { self.second(kind, seen) } else { f32::MIN };
                let safe = if stock.known_pictures() > 0 { self.over(seen) } else { f32::MIN };
                total += f32::from(2 * hidden) * second.max(safe);
            }
            if half > 0 {
                let take = self.gain(kind, stock.without_half(kind));
                let leave = match stock.known_pictures() {
                    0 | 1 => f32::MIN,
                    _ => self.over(stock.all_seen(kind)),
                };
                total += f32::from(half) * take.max(leave);
            }
        }
        total / f32::from(stock.unknown())
    }

    /// P6: to turn up an unknown card after one of that kind, whose like is unknown.
    pub fn second(&mut self, first: Kind, stock: Stock) -> f32 {
        let mut total = self.trap(stock) + self.gain(first, stock.without_half(first));
        for kind in Kind::ALL {
            let Pairs { hidden, half, .. } = stock.of(kind);
            if hidden > 0 {
                total += f32::from(2 * hidden) * self.over(stock.half_seen(kind));
            }
            let half = half - u8::from(kind == first);
            if half > 0 {
                total += f32::from(half) * self.over(stock.all_seen(kind));
            }
        }
        total / f32::from(stock.unknown())
    }

    /// P5, P6: the unknown card may be a trap.
    fn trap(&mut self, stock: Stock) -> f32 {
        match stock.red {
            0 => 0.0,
            red => f32::from(red) * (self.over(stock.without_red()) - 1.0),
        }
    }
}

/// All that can be known of the pairs of a kind.
fn all(kind: Kind) -> impl Iterator<Item = Pairs> + Clone {
    let most = kind.most();
    (0..=most).flat_map(move |hidden| {
        (0..=most - hidden).flat_map(move |half| {
            (0..=most - hidden - half).map(move |open| Pairs { hidden, half, open })
        })
    })
}

/// Its place in the list of [`all`].
fn number(kind: Kind, pairs: Pairs) -> usize {
    let most = usize::from(kind.most());
    let [hidden, half, open] = [pairs.hidden, pairs.half, pairs.open].map(usize::from);
    let before: usize = (0..hidden).map(|hidden| triangle(most - hidden + 1)).sum();
    let left = most - hidden;
    before + triangle(left + 1) - triangle(left + 1 - half) + open
}

fn triangle(n: usize) -> usize {
    n * (n + 1) / 2
}

fn index(stock: &Stock) -> usize {
    let index = Kind::ALL
        .into_iter()
        .zip(NUMBERS)
        .fold(0, |index, (kind, numbers)| index * numbers + number(kind, stock.of(kind)));
    index * REDS + usize::from(stock.red)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stock(green: [u8; 3], red: u8) -> Stock {
        let [hidden, half, open] = green;
        let green = Pairs { hidden, half, open };
        Stock { pairs: [green, Pairs::default(), Pairs::default()], red }
    }

    #[test]
    fn every_position_has_a_place_of_its_own() {
        for (kind, numbers) in Kind::ALL.into_iter().zip(NUMBERS) {
            let found: Vec<usize> = all(kind).map(|pairs| number(kind, pairs)).collect();
            assert_eq!(found, (0..numbers).collect::<Vec<_>>(), "{kind:?}");
        }
    }

    #[test]
    fn what_can_be_reckoned_by_hand_is_right() {
        let worth = Worth::get(false);
        // The last pair is known: two points. Two are: one for each.
        assert_eq!(worth.of(stock([0, 0, 1], 0)), 2.0);
        assert_eq!(worth.of(stock([0, 0, 2], 0)), 0.0);
        // One card is known, and the other one is all that is left, or one of two with a trap.
        assert_eq!(worth.of(stock([0, 1, 0], 0)), 2.0);
        assert_eq!(worth.of(stock([0, 1, 0], 1)), (2.0 + (-2.0 - 1.0)) / 2.0);
        // Two pairs of which a card each is known: whoever turns up another one takes a pair, and
        // leaves the other to the other one.
        assert_eq!(worth.of(stock([0, 2, 0], 0)), 0.0);
    }
}
