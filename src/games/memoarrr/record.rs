//! How a game of Memoarrr! is written down.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Card, Cell, Memoarrr, Options, Side, State, Treasure, Volcano};
use crate::game::chance::Lot;
use crate::game::record::{RecordError, Recorded};
use crate::game::{Seat, Set};

/// The options of a record.
#[derive(Serialize, Deserialize)]
#[expect(missing_docs, reason = "as in `Options`")]
pub struct OptionsLine {
    pub expert: bool,
    pub ordered_stack: bool,
    pub opening_ability: bool,
}

/// What a seat has beside its name.
#[derive(Serialize, Deserialize)]
pub struct SeatLine {
    /// M7: where it sits.
    pub side: Side,
}

/// What lay where before the first action.
#[derive(Serialize, Deserialize)]
pub struct DealLine {
    /// M4: all 25, the centre included.
    pub locations: [Card; Cell::COUNT],
    /// M5: top first.
    pub treasures: [Treasure; 7],
    /// M6: top first.
    pub volcanoes: Vec<Volcano>,
}

impl Recorded for Memoarrr {
    type OptionsLine = OptionsLine;
    type SeatLine = SeatLine;
    type DealLine = DealLine;

    fn write_options(options: &Options) -> (OptionsLine, Vec<SeatLine>) {
        let &Options { expert, ordered_stack, opening_ability, sides, first: _ } = options;
        let seats = sides.iter().map(|side| SeatLine { side }).collect();
        (OptionsLine { expert, ordered_stack, opening_ability }, seats)
    }

    fn read_options(
        options: &OptionsLine,
        seats: &[SeatLine],
        first: Seat,
    ) -> Result<Options, RecordError> {
        let &OptionsLine { expert, ordered_stack, opening_ability } = options;
        if !seats.is_sorted_by(|a, b| a.side < b.side) {
            return Err("the seats have to be listed clockwise from the north, each at a side \
                        of its own (M7)"
                .into());
        }
        let sides: Set<Side> = seats.iter().map(|seat| seat.side).collect();
        let options = Options { expert, ordered_stack, opening_ability, sides, first: Some(first) };
        options.check(seats.len() as u8)?;
        Ok(options)
    }

    fn write_deal(dealt: &State) -> DealLine {
        DealLine {
            locations: dealt.locations,
            treasures: dealt.treasures,
            volcanoes: dealt.volcanoes.to_vec(),
        }
    }

    fn read_deal(options: &Options, deal: &DealLine) -> Result<Vec<u16>, RecordError> {
        let mut there = Set::EMPTY;
        for card in deal.locations {
            if there.contains(card) {
                return Err(format!("{card} lies in two places (M1)").into());
            }
            there.insert(card);
        }
        if options.ordered_stack && deal.treasures != Treasure::ALL {
            return Err("an ordered stack lies 1, 1, 2, 2, 2, 3, 4 from the top (M8)".into());
        }
        let volcanoes = usize::from(options.seats()) - 1;
        if deal.volcanoes.len() != volcanoes {
            return Err(
                format!("{} players play with {volcanoes} volcanoes (M6)", volcanoes + 1).into()
            );
        }
        let treasures = if options.ordered_stack { &[][..] } else { &deal.treasures };
        let stay: BTreeSet<_> = deal.volcanoes.iter().copied().collect();
        let gone = Volcano::ALL.into_iter().filter(|volcano| !stay.contains(volcano));
        let lots = deal.locations.iter().map(|card| card.lot());
        let lots = lots.chain(treasures.iter().map(|treasure| treasure.lot()));
        let lots = lots.chain(deal.volcanoes.iter().map(|volcano| volcano.lot()));
        Ok(lots.chain(gone.map(Lot::lot)).collect())
    }

    fn first(dealt: &State) -> Seat {
        dealt.tabletop.start
    }

    fn read_luck(event: &Value) -> Result<Vec<u16>, RecordError> {
        let Some(volcanoes) = event.get("round").and_then(|round| round.get("volcanoes")) else {
            return Ok(Vec::new());
        };
        let volcanoes: Vec<Volcano> = serde_json::from_value(volcanoes.clone())
            .map_err(|_| format!("{volcanoes} is no order of volcanoes (M23)"))?;
        Ok(volcanoes.into_iter().map(Lot::lot).collect())
    }
}
