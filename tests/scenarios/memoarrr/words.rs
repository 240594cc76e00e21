//! The words of the scenarios.
//!
//! A **deed** is what a seat does: `north has looked`, `north reveals B1`, `north peeks at B1`,
//! `north touches B1`, `north swaps with B1`. What comes of it follows after a colon, each thing
//! that is seen after a comma: `east reveals B2: octopus-jungle does not connect, east takes
//! volcano 7`. A line that begins with `&` goes on with the sentence before it.

use cinderpeek::game::{Seat, Set};
use cinderpeek::games::memoarrr::{Action, Card, Cell, CellSet, Faces, Link, Seen, Side, Why};

/// What the players call each side, clockwise.
const SIDES: [(Side, &str); 4] =
    [(Side::North, "north"), (Side::East, "east"), (Side::South, "south"), (Side::West, "west")];

/// The side with that name.
pub fn side(name: &str) -> Side {
    let found = SIDES.iter().find(|(_, known)| *known == name);
    found.unwrap_or_else(|| panic!("there is no side \"{name}\"")).0
}

/// The name of a side.
pub fn side_name(side: Side) -> &'static str {
    SIDES[side as usize].1
}

/// The seat at that side, if the side is taken.
pub fn seat(name: &str, taken: Set<Side>) -> Option<Seat> {
    Seat::all(4).find(|seat| Side::of(*seat, taken) == Some(side(name)))
}

/// The place with that name: `B1` is in the second column from the west, in the northern row.
pub fn cell(name: &str) -> Cell {
    let found = CellSet::ALL.iter().find(|cell| cell.to_string() == name);
    found.unwrap_or_else(|| panic!("there is no place \"{name}\""))
}

/// The location with that name, such as `crab-jungle`.
pub fn card(name: &str) -> Card {
    name.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

/// Places as one reads them: `A1 B1`.
pub fn places(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

/// Visible cards as one reads them: `A1 penguin-ocean, B1 penguin-jungle`.
pub fn faces(faces: &Faces) -> String {
    faces.iter().map(|(cell, card)| format!("{cell} {card}")).collect::<Vec<_>>().join(", ")
}

/// Whose deed it is, and what it is.
pub fn deed(deed: &str) -> (&str, Action) {
    let words: Vec<&str> = deed.split_whitespace().collect();
    match words[..] {
        [who, "has", "looked"] => (who, Action::DoneLooking),
        [who, "reveals", place] => (who, Action::Reveal(cell(place))),
        [who, "peeks", "at", place] => (who, Action::Peek(cell(place))),
        [who, "touches", place] => (who, Action::Ban(cell(place))),
        [who, "swaps", "with", place] => (who, Action::Swap(cell(place))),
        _ => panic!("nobody can do this: \"{deed}\""),
    }
}

/// The sentences of a story, each as what is done and what comes of it.
pub fn sentences(story: &str) -> Vec<(String, String)> {
    let mut whole: Vec<String> = Vec::new();
    for line in story.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match (line.strip_prefix('&'), whole.last_mut()) {
            (Some(more), Some(sentence)) => *sentence += &format!(", {}", more.trim()),
            _ => whole.push(line.to_owned()),
        }
    }
    let split = |sentence: String| match sentence.split_once(": ") {
        Some((deed, outcome)) => (deed.to_owned(), outcome.to_owned()),
        None => (sentence, String::new()),
    };
    whole.into_iter().map(split).collect()
}

/// What was seen, in the words of the scenarios.
pub fn say(seen: &Seen, taken: Set<Side>) -> String {
    let who = |seat| Side::of(seat, taken).map_or("nobody", side_name);
    match *seen {
        Seen::Revealed { card, link, .. } => format!("{card} {}", say_link(link)),
        Seen::Volcano { seat, volcano, why } => {
            let no_card = if why == Why::NoCardLeft { "has no card left and " } else { "" };
            format!("{} {no_card}takes volcano {}", who(seat), volcano.birds())
        }
        Seen::Peeked { seat, cell } => format!("{} looks at {cell}", who(seat)),
        Seen::Banned { seat, cell } => format!("{cell} is forbidden to {}", who(seat)),
        Seen::Swapped { from, to } => format!("the octopus goes from {from} to {to}"),
        Seen::AbilityVoid(animal) => format!("the {} finds nothing to do", animal.name()),
        Seen::RoundWon { seat } => format!("{} wins a chest", who(seat)),
        Seen::Round { number, start } => format!("{} opens round {number}", who(start)),
        Seen::GameOver(_) => "the game is over".to_owned(),
    }
}

fn say_link(link: Link) -> &'static str {
    match link {
        Link::Opening => "opens",
        Link::Animal => "shares the animal",
        Link::Landscape => "shares the landscape",
        Link::None => "does not connect",
    }
}
