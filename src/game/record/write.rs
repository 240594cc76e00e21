//! Writing a record, line by line, as the game goes on.

use std::io::{self, Write};

use serde::Serialize;

use super::line::{ActionLine, DealLine, ResultLine};
use super::{Header, PlayerEntry, Recorded, SeatEntry, VERSION};
use crate::game::{Outcome, Seat};

/// A header, and what else somebody wants to stand there.
#[derive(Serialize)]
struct Extended<'a, H, M> {
    #[serde(flatten)]
    header: H,
    #[serde(flatten)]
    more: &'a M,
}

/// Writes the header and the deal of a state that has just been dealt, with the fields of `more`, if it
/// has any, after the header's own.
pub fn beginning<G: Recorded>(
    out: &mut impl Write,
    options: &G::Options,
    players: &[PlayerEntry],
    dealt: &G::State,
    more: &impl Serialize,
) -> io::Result<()> {
    let (options, places) = G::write_options(options);
    let seats = players.iter().cloned().zip(places);
    let header = Header {
        record: VERSION,
        game: G::NAME.to_owned(),
        options,
        seats: seats.map(|(player, place)| SeatEntry { player, place }).collect(),
        first: G::first(dealt),
    };
    line(out, &Extended { header, more })?;
    line(out, &DealLine { deal: G::write_deal(dealt) })
}

/// Writes one accepted action and all it led to.
pub fn action<G: Recorded>(
    out: &mut impl Write,
    seat: Seat,
    action: &G::Action,
    events: &[G::Event],
) -> io::Result<()> {
    line(out, &ActionLine { seat, action, events })
}

/// Writes the last line.
pub fn result(out: &mut impl Write, result: &Outcome) -> io::Result<()> {
    line(out, &ResultLine { result })
}

fn line(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}
