//! The lines of a record after its header, as they are written and read.

use serde::{Deserialize, Serialize};

use crate::game::Seat;

/// What lay where: `{"deal":…}`.
#[derive(Serialize, Deserialize)]
pub(crate) struct DealLine<D> {
    pub deal: D,
}

/// What somebody did and what came of it: `{"seat":0,"action":…,"events":[…]}`.
#[derive(Serialize, Deserialize)]
pub(crate) struct ActionLine<A, E> {
    pub seat: Seat,
    pub action: A,
    pub events: E,
}

/// How the game ended: `{"result":…}`.
#[derive(Serialize, Deserialize)]
pub(crate) struct ResultLine<R> {
    pub result: R,
}
