//! A place at the table.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Set;
use super::few::ListItem;
use super::set::numbered_element;
use super::spelling::numbered;

/// A place at the table, numbered from 0 in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// Some of the seats at a table.
pub type SeatSet = Set<Seat>;

impl Seat {
    /// The most seats that any game has.
    pub const MAX: u8 = 6;

    /// The one that comes first.
    pub const FIRST: Self = Self(0);

    /// The seat with that number, if there can be one.
    pub fn new(number: u8) -> Option<Self> {
        (number < Self::MAX).then_some(Self(number))
    }

    /// The seats of a table of `count`, in the order of play.
    pub fn all(count: u8) -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..count.min(Self::MAX)).map(Self)
    }

    /// The seat after this one at a table of `count`.
    pub fn next(self, count: u8) -> Self {
        Self((self.0 + 1) % count)
    }
}

numbered_element!(Seat, Seat::MAX as usize);

impl ListItem for Seat {
    const FILL: Self = Self::FIRST;
}

numbered!(Seat, Seat::MAX as usize, |_| "no table has so many seats".to_owned());

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
