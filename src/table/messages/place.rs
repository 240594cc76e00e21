//! A chair at the table, before it is a seat in a game.

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::game::spelling::numbered;

/// A chair, numbered from 0 in the order of play: for Memoarrr! the sides N, E, S, W. Chairs may
/// stay empty; seats are counted over the taken ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// The place with that number, if a table can have that many.
    pub fn new(number: u8) -> Option<Self> {
        (number < Seat::MAX).then_some(Self(number))
    }
}

numbered!(Place, Seat::MAX as usize, |_| "no table has so many places".to_owned());
