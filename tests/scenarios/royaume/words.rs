//! The words of the scenarios: what is seen, as one would say it at the table.
//!
//! `ann plays fox, ann +5 (fox)`; `ben spins 6 to 9` says the number and the total after it; `short 9
//! of 12` and `done by total 12 of 12` settle a contest; `chaos strikes ann` and `chaos spares ann` are
//! a C card with and without effect.

use cinderpeek::game::Seat;
use cinderpeek::game::set::Element;
use cinderpeek::games::royaume::{By, Card, Hex, Realm, Seen, Special, Tile, Way, WizardTarget};

/// Who plays, seat 0 first.
const NAMES: [&str; 6] = ["ann", "ben", "cleo", "dan", "eve", "fay"];

fn name(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}

fn list<T>(things: impl IntoIterator<Item = T>, word: impl Fn(T) -> String) -> String {
    things.into_iter().map(word).collect::<Vec<_>>().join(" ")
}

fn names(seats: impl IntoIterator<Item = Seat>) -> String {
    list(seats, |seat| name(seat).to_owned())
}

/// A word as records spell it.
fn word(thing: impl serde::Serialize) -> String {
    let word = serde_json::to_value(thing).expect("it can be written");
    word.as_str().expect("it is a word").to_owned()
}

fn hero(seat: Seat, to: Hex, why: Way) -> String {
    let seat = name(seat);
    match why {
        Way::Walk => format!("{seat} walks to {to}"),
        Way::ShortWay => format!("{seat} goes to {to}"),
        Way::Help => format!("{seat} comes to {to}"),
        Way::Camp => {
            assert_eq!(to, Realm::usual().place(Special::Camp));
            format!("{seat} to the camp")
        }
    }
}

fn settled(by: By, total: i16, difficulty: i16) -> String {
    match by {
        By::Short => format!("short {total} of {difficulty}"),
        by => format!("done by {} {total} of {difficulty}", word(by)),
    }
}

/// All that is seen, as one says it.
pub fn tell(seen: &[Seen]) -> String {
    seen.iter().map(sentence).collect::<Vec<_>>().join(", ")
}

fn sentence(seen: &Seen) -> String {
    match seen {
        Seen::Played { seat, card } => format!("{} plays {card}", name(*seat)),
        Seen::Counted { seat, card, total } => format!("{} plays {card} to {total}", name(*seat)),
        Seen::Points { seat, by, why, .. } => format!("{} {by:+} ({})", name(*seat), word(why)),
        Seen::Discarded { seat, cards } => {
            format!("{} discards {}", name(*seat), list(cards, Card::to_string))
        }
        Seen::Hero { seat, to, why } => hero(*seat, *to, *why),
        Seen::Turned { tile, .. } => format!("tile {tile} is turned up"),
        Seen::Challenge { seat, tile, difficulty, .. } => {
            format!("{} takes tile {tile} at {difficulty}", name(*seat))
        }
        Seen::Fight { seats, why } => format!("{} fight ({})", names(*seats), word(why)),
        Seen::Joined { seat } => format!("{} joins", name(*seat)),
        Seen::Spun { seat, number, total, .. } => {
            format!("{} spins {number} to {total}", name(*seat))
        }
        Seen::Settled { by, total, difficulty, .. } => settled(*by, *total, *difficulty),
        Seen::Completed { seat, tile } => format!("{} completes tile {tile}", name(*seat)),
        Seen::Wizard { to, why } => format!("the wizard to {to} ({})", word(why)),
        other => rest(other),
    }
}

fn rest(seen: &Seen) -> String {
    match seen {
        Seen::Took { seat, card } => format!("{} takes {card}", name(*seat)),
        Seen::Swapped { seat, give, other, take } => {
            format!("{} gives {give} to {} for {take}", name(*seat), name(*other))
        }
        Seen::Carried { tile, from, to } => format!("tile {tile} goes from {from} to {to}"),
        Seen::Spent { seat, tiles } => {
            format!("{} spends {}", name(*seat), list(tiles.iter(), |tile: Tile| tile.to_string()))
        }
        Seen::Memory { seat, tile } => format!("{} digs out {tile}", name(*seat)),
        Seen::Animal { seat } => format!("{} has an animal", name(*seat)),
        Seen::Placed { seat, tile, hex } => format!("{} places {tile} on {hex}", name(*seat)),
        Seen::Reshuffled => "the discards are shuffled".to_owned(),
        Seen::Drew { seat, card } => format!("{} draws {card}", name(*seat)),
        Seen::Befell { seat, card, effect } => {
            format!("{card} {} {}", if *effect { "strikes" } else { "spares" }, name(*seat))
        }
        Seen::Snow { hex, seats } => format!("snow on {hex} over {}", names(*seats)),
        Seen::Returned { seat, tile, hex } => {
            format!("{} returns tile {tile} to {hex}", name(*seat))
        }
        Seen::Arrow { segment } => match Realm::usual().segment(*segment).to {
            WizardTarget::City(city) => format!("arrow at {}", Realm::usual().name(city)),
            WizardTarget::Mine => "arrow at mine".to_owned(),
        },
        Seen::Turn { seat, number } => format!("turn {number} of {}", name(*seat)),
        Seen::Missed { seat } => format!("{} misses it", name(*seat)),
        Seen::SnowBack(_) => "the snow goes".to_owned(),
        Seen::EndBegins { why } => format!("the end begins ({})", word(why)),
        Seen::LastTurn { seat } => format!("last turn of {}", name(*seat)),
        Seen::GameOver(tally) => format!("the crown for {}", names(tally.winners)),
        other => panic!("{other:?} has no words"),
    }
}
