//! How a game of Pti Bapt is written down.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Action, Card, Options, PtiBapt, Stamp, State};
use crate::game::chance::Lot;
use crate::game::record::{RecordError, Recorded};
use crate::game::{Score, Seat};

/// The options of a record.
#[derive(Serialize, Deserialize)]
#[expect(missing_docs, reason = "as in `Options`")]
pub struct OptionsLine {
    pub extension: bool,
    pub solo: bool,
}

/// A seat has nothing beside its name.
#[derive(Serialize, Deserialize)]
pub struct SeatLine {}

/// What lay where before the first action.
#[derive(Serialize, Deserialize)]
pub struct DealLine {
    /// P1: cell 0 first.
    pub cards: Vec<Card>,
}

impl Recorded for PtiBapt {
    type OptionsLine = OptionsLine;
    type SeatLine = SeatLine;
    type DealLine = DealLine;

    fn write_options(options: &Options) -> (OptionsLine, Vec<SeatLine>) {
        let &Options { extension, solo, first: _ } = options;
        let seats = (0..options.seats()).map(|_| SeatLine {}).collect();
        (OptionsLine { extension, solo }, seats)
    }

    fn read_options(
        options: &OptionsLine,
        seats: &[SeatLine],
        first: Seat,
    ) -> Result<Options, RecordError> {
        let &OptionsLine { extension, solo } = options;
        let options = Options { extension, solo, first: Some(first) };
        options.check(seats.len() as u8)?;
        Ok(options)
    }

    fn write_deal(dealt: &State) -> DealLine {
        DealLine { cards: dealt.tabletop.lies.iter().map(|cell| dealt.card(cell)).collect() }
    }

    fn read_deal(options: &Options, deal: &DealLine) -> Result<Vec<u16>, RecordError> {
        let (cards, wanted) = (deal.cards.len(), options.deck().count());
        if cards != wanted {
            return Err(format!("{cards} cards lie there, and there are {wanted} (P1, P3)").into());
        }
        Ok(deal.cards.iter().map(|card| card.lot()).collect())
    }

    fn first(dealt: &State) -> Seat {
        dealt.tabletop.start
    }

    fn read_luck(_event: &Value) -> Result<Vec<u16>, RecordError> {
        Ok(Vec::new())
    }

    /// P15: a record of solo may tell the time only with the result.
    fn read_action(action: Action, events: &[Value]) -> Action {
        let stamp = action.stamp.or_else(|| events.iter().find_map(stamp_of_end));
        Action { stamp, ..action }
    }
}

fn stamp_of_end(event: &Value) -> Option<Stamp> {
    let seconds = event.get("game_over")?.get("seconds")?;
    let seconds: Score = serde_json::from_value(seconds.clone()).ok()?;
    let millis = u32::try_from(seconds.in_thousandths()).ok()?;
    Some(Stamp { millis, resumed: false })
}
