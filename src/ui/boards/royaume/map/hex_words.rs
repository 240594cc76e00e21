//! What is said of a hex: its name, and what a screen reader reads of it.

use super::in_way;
use super::model::{Lying, Spot, placing};
use crate::games::Royaume;
use crate::games::royaume::{Hex, Kind, Memory, View};
use crate::text::Texts;
use crate::text::games::royaume::telling::HexNames;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::royaume::words::log::telling;

/// What the player can do with a hex at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Use {
    /// R7: how many steps it is there.
    pub steps: Option<u8>,
    /// Whether it can be chosen.
    pub lit: bool,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether a memory would be placed there.
    pub places: bool,
    /// Whether the player is to walk and cannot come there.
    pub barred: bool,
}

/// Why the player, who is to walk, cannot come to a hex that lies near.
pub fn barred(
    text: &Texts,
    snapshot: &ClientSnapshot<Royaume>,
    for_now: Use,
    hex: Hex,
) -> Option<String> {
    let (seat, view) = snapshot.seat.zip(snapshot.view()).filter(|_| for_now.barred)?;
    in_way::barred(text, &view.tabletop, seat, hex)
}

/// What a hex is called: "Hex 3 of the Harbour".
pub fn name(text: &Texts, view: &View, hex: Hex) -> String {
    let (words, ground) = (&text.royaume.board.hex, &view.tabletop.options.ground);
    let spot = HexNames::Counted.of(ground, hex);
    match ground.kind(hex) {
        Kind::Special(special) => words.special(special).to_owned(),
        Kind::Land => words.land(&spot),
        Kind::City(city) => {
            let telling = telling(text, view, &|seat| seat.to_string());
            words.city(&spot, &telling.memory(Memory::City(city)))
        }
    }
}

/// What a screen reader says of a hex.
pub fn label(
    text: &Texts,
    snapshot: &ClientSnapshot<Royaume>,
    view: &View,
    hex: Hex,
    (spot, for_now): (&Spot, Use),
) -> String {
    let words = &text.royaume.board.hex;
    let mut parts: Vec<String> = Vec::new();
    match spot.tile {
        Some(Lying::Down(back)) => parts.push(words.down(words.back(back))),
        Some(Lying::Up(_, front, now)) => {
            parts.push(words.up(text.royaume.colour(front.colour), front.difficulty));
            if now != i16::from(front.difficulty) {
                parts.push(words.now(now));
            }
        }
        None if spot.memory && spot.kind == Kind::Land => parts.push(words.palace.to_owned()),
        None if spot.memory => parts.push(words.memory.to_owned()),
        None if matches!(spot.kind, Kind::City(_)) => parts.push(words.free.to_owned()),
        None => {}
    }
    if spot.harder {
        parts.push(words.wizard_next.to_owned());
    }
    if spot.wizard {
        parts.push(words.wizard.to_owned());
    }
    if spot.snow {
        parts.push(words.snow.to_owned());
    }
    for seat in spot.heroes {
        let mine = snapshot.seat == Some(seat);
        parts.push(if mine { words.me.to_owned() } else { words.hero(&snapshot.name(seat)) });
    }
    match for_now.steps {
        Some(0) => parts.push(words.here.to_owned()),
        Some(steps) => parts.push(words.steps(steps)),
        None => {}
    }
    if let Some(why) = barred(text, snapshot, for_now, hex) {
        parts.push(why.trim_end_matches('.').to_owned());
    }
    if for_now.places {
        parts.push(words.points(placing(view, hex)));
    }
    if for_now.chosen {
        parts.push(words.chosen.to_owned());
    } else if for_now.lit {
        parts.push(words.lit.to_owned());
    }
    let name = name(text, view, hex);
    if parts.is_empty() { name } else { text.common.titled(&name, &parts.join(", ")) }
}
