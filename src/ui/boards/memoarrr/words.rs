//! What is said about the game: the line above the board, the log, and what a screen reader reads.

use super::model::Spot;
use super::motion::Show;
use crate::game::{Seat, SeatSet};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Animal, Cell, Link, Phase, Seen, View, Why};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::memoarrr::picture;
use crate::ui::boards::{BoardLog, BoardWords, Intent, Line};

impl BoardWords for Memoarrr {
    fn line(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        _draft: &(),
    ) -> Line<Action> {
        let Some(view) = show.spoken().or(snapshot.view()) else {
            return Line::plain(text.table.opening.to_owned());
        };
        if show.is_turning() {
            return Line {
                mine: false,
                buttons: Vec::new(),
                ..decision(text, snapshot, view, show)
            };
        }
        let ending = || round_end(text, snapshot, show);
        consequence(text, snapshot, show)
            .or_else(ending)
            .unwrap_or_else(|| decision(text, snapshot, view, show))
    }

    fn progress(text: &Texts, show: &Show) -> String {
        show.view().map_or(String::new(), |view| {
            let over = u8::from(show.laid().is_some() && view.opened.is_none());
            text.memoarrr.round(view.tabletop.round() - over)
        })
    }
}

impl BoardLog for Memoarrr {
    fn latest(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        let ended = show.laid().is_some();
        let is_end = |seen: &&Seen| match seen {
            Seen::Revealed { link, .. } => *link == Link::None,
            Seen::RoundWon { .. } | Seen::Round { .. } => true,
            _ => false,
        };
        let latest = show.latest().iter().filter(|seen| !ended || is_end(seen));
        let told = |seen: &Seen| match (seen, why_failed(text, show)) {
            (Seen::Revealed { seat, cell, card, link: Link::None }, Some(why)) => {
                let what = text.table.face_up(&cell.to_string(), &text.memoarrr.card(*card));
                Some(match snapshot.you() == Some(*seat) {
                    true => text.memoarrr.you.fail_for(&what, &why),
                    false => text.memoarrr.failed_for(&snapshot.name(*seat), &what, &why),
                })
            }
            _ => tell(text, snapshot, seen),
        };
        latest.filter_map(told).collect::<Vec<_>>().join(" ")
    }

    fn tell(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        log: &[Seen],
        at: usize,
    ) -> Option<String> {
        log.get(at).and_then(|seen| tell(text, snapshot, seen))
    }
}

/// What a card that failed leads to, for as long as it can be watched.
fn consequence(
    text: &Texts,
    snapshot: &ClientSnapshot<Memoarrr>,
    show: &Show,
) -> Option<Line<Action>> {
    if let Some((seat, card)) = show.failing() {
        let (animal, landscape) = text.memoarrr.wanted(card);
        let line = match snapshot.you() == Some(seat) {
            true => text.memoarrr.you_needed(animal, landscape),
            false => text.memoarrr.they_needed(&snapshot.name(seat), animal, landscape),
        };
        let signs = vec![picture::animal(card.animal), picture::landscape(card.landscape)];
        return Some(Line { signs, ..Line::plain(line) });
    }
    let seat = show.winning()?;
    Some(Line::plain(match snapshot.you() == Some(seat) {
        true => text.memoarrr.you_win_round.to_owned(),
        false => text.memoarrr.round_won(&snapshot.name(seat)),
    }))
}

/// What is to be decided.
fn decision(
    text: &Texts,
    snapshot: &ClientSnapshot<Memoarrr>,
    view: &View,
    show: &Show,
) -> Line<Action> {
    let me = snapshot.seat;
    match view.tabletop.phase {
        Phase::Looking(seats) => looking(text, snapshot, seats),
        Phase::Reveal(seat) => reveal(text, snapshot, view, show, seat),
        Phase::Peeking(seat, _) if Some(seat) == me => {
            let (asked, button) = (text.memoarrr.your_peek, text.memoarrr.got_it);
            Line::asking(asked, button, Intent::Act(Action::DoneLooking))
        }
        Phase::Peeking(seat, cell) => {
            Line::plain(text.memoarrr.their_peek(&snapshot.name(seat), &cell.to_string()))
        }
        Phase::Penguin(seat) => {
            ability(text, snapshot, seat, text.memoarrr.your_penguin, Animal::Penguin)
        }
        Phase::Octopus(seat) => {
            ability(text, snapshot, seat, text.memoarrr.your_octopus, Animal::Octopus)
        }
        Phase::Walrus(seat) => {
            ability(text, snapshot, seat, text.memoarrr.your_walrus, Animal::Walrus)
        }
        Phase::Over => Line::plain(text.table.over.to_owned()),
    }
}

fn round_end(
    text: &Texts,
    snapshot: &ClientSnapshot<Memoarrr>,
    show: &Show,
) -> Option<Line<Action>> {
    show.laid()?;
    let mine = snapshot.seat.is_some_and(|seat| snapshot.looking.contains(seat));
    if mine {
        let (asked, button) = (text.memoarrr.look_around, text.memoarrr.ready);
        return Some(Line::asking(asked, button, Intent::GoOn));
    }
    (!snapshot.looking.is_empty()).then(|| {
        let names = text.common.list(&snapshot.names(snapshot.looking));
        Line::plain(text.memoarrr.waiting_for(&names))
    })
}

fn looking(text: &Texts, snapshot: &ClientSnapshot<Memoarrr>, seats: SeatSet) -> Line<Action> {
    if snapshot.seat.is_some_and(|me| seats.contains(me)) {
        let (asked, button) = (text.memoarrr.remember, text.table.got_them);
        return Line::asking(asked, button, Intent::Act(Action::DoneLooking));
    }
    Line::plain(text.memoarrr.others_look(&text.common.list(&snapshot.names(seats))))
}

/// Whether the seat has just turned up a crab, and so goes on.
fn plays_again(show: &Show, seat: Seat) -> bool {
    show.latest().iter().any(|seen| match seen {
        Seen::Revealed { seat: by, card, .. } => *by == seat && card.animal == Animal::Crab,
        _ => false,
    })
}

fn reveal(
    text: &Texts,
    snapshot: &ClientSnapshot<Memoarrr>,
    view: &View,
    show: &Show,
    seat: Seat,
) -> Line<Action> {
    let texts = &text.memoarrr;
    let mine = snapshot.seat == Some(seat);
    let again = mine && plays_again(show, seat);
    let line = match view.compare().map(|card| texts.wanted(card)) {
        Some((animal, landscape)) if again => texts.you.crab(animal, landscape),
        Some((animal, landscape)) if mine => texts.your_turn(animal, landscape),
        Some((animal, landscape)) => texts.their_turn(&snapshot.name(seat), animal, landscape),
        None if mine && !view.tabletop.barred().is_empty() => texts.your_first.to_owned(),
        None if mine => texts.your_opening.to_owned(),
        None => texts.their_opening(&snapshot.name(seat)),
    };
    let signs = view
        .compare()
        .map(|card| vec![picture::animal(card.animal), picture::landscape(card.landscape)]);
    Line { signs: signs.unwrap_or_default(), mine, ..Line::plain(line) }
}

fn ability(
    text: &Texts,
    snapshot: &ClientSnapshot<Memoarrr>,
    seat: Seat,
    mine: &str,
    animal: Animal,
) -> Line<Action> {
    if snapshot.seat == Some(seat) {
        let signs = vec![picture::animal(animal)];
        return Line { signs, mine: true, ..Line::plain(mine.to_owned()) };
    }
    Line::plain((text.memoarrr.their_ability[animal as usize])(&snapshot.name(seat)))
}

/// A line of the log.
pub fn tell(text: &Texts, snapshot: &ClientSnapshot<Memoarrr>, seen: &Seen) -> Option<String> {
    let mine = snapshot.you().and_then(|me| tell_mine(text, seen, me));
    mine.or_else(|| tell_any(text, snapshot, seen))
}

/// The same of what the player has done.
fn tell_mine(text: &Texts, seen: &Seen, me: Seat) -> Option<String> {
    let (texts, you) = (&text.memoarrr, &text.memoarrr.you);
    Some(match seen {
        Seen::Revealed { seat, cell, card, link } if *seat == me => {
            let what = text.table.face_up(&cell.to_string(), &texts.card(*card));
            match link {
                Link::Opening => you.open(&what),
                Link::Animal | Link::Landscape => you.connect(&what),
                Link::None => you.fail(&what),
            }
        }
        Seen::Volcano { seat, volcano, why } if *seat == me => match why {
            Why::NoLink => you.no_link(volcano.birds()),
            Why::NoCardLeft => you.no_card(volcano.birds()),
        },
        Seen::Peeked { seat, cell } if *seat == me => you.peek(&cell.to_string()),
        Seen::Banned { seat, cell } if *seat == me => you.banned(&cell.to_string()),
        Seen::RoundWon { seat } if *seat == me => you.win_round.to_owned(),
        Seen::Round { number, start } if *start == me => you.next_round(*number),
        _ => return None,
    })
}

fn tell_any(text: &Texts, snapshot: &ClientSnapshot<Memoarrr>, seen: &Seen) -> Option<String> {
    let texts = &text.memoarrr;
    let name = |seat| snapshot.name(seat);
    Some(match seen {
        Seen::Revealed { seat, cell, card, link } => {
            let what = text.table.face_up(&cell.to_string(), &texts.card(*card));
            match link {
                Link::Opening => texts.opened(&name(*seat), &what),
                Link::Animal | Link::Landscape => texts.connected(&name(*seat), &what),
                Link::None => texts.failed(&name(*seat), &what),
            }
        }
        Seen::Volcano { seat, volcano, why: Why::NoLink } => {
            texts.no_link(&name(*seat), volcano.birds())
        }
        Seen::Volcano { seat, volcano, why: Why::NoCardLeft } => {
            texts.no_card(&name(*seat), volcano.birds())
        }
        Seen::Peeked { seat, cell } => texts.peeked(&name(*seat), &cell.to_string()),
        Seen::Banned { seat, cell } => texts.banned(&cell.to_string(), &name(*seat)),
        Seen::Swapped { from, to } => texts.swapped(&from.to_string(), &to.to_string()),
        Seen::AbilityVoid(Animal::Penguin) => texts.void[0].to_owned(),
        Seen::AbilityVoid(_) => texts.void[1].to_owned(),
        Seen::RoundWon { seat } => texts.round_won(&name(*seat)),
        Seen::Round { number, start } => texts.next_round(*number, &name(*start)),
        // The chests are opened one by one before anybody is called the winner.
        Seen::GameOver(_) => return None,
    })
}

/// Why the card just revealed failed: "no crab, no jungle".
pub fn why_failed(text: &Texts, show: &Show) -> Option<String> {
    let (_, before) = show.failure()?;
    let (animal, landscape) = text.memoarrr.missing(before);
    Some(format!("{animal}, {landscape}"))
}

/// Why a player who has to choose cannot choose that place.
pub fn why_not(text: &Texts, view: &View, spot: &Spot) -> Option<&'static str> {
    let cannot = &text.memoarrr.you;
    let chooses = !view.choices().cells().is_empty();
    let octopus = matches!(view.tabletop.phase, Phase::Octopus(_));
    match () {
        () if !chooses || spot.choice.is_some() => None,
        () if octopus => Some(cannot.not_a_neighbour),
        () if spot.face.is_some() => Some(text.table.lies_open),
        () if spot.banned => Some(cannot.walrus_forbids),
        () => Some(cannot.was_looked_at),
    }
}

/// What a screen reader says of a place. Never a face that is not up.
pub fn label(text: &Texts, cell: Cell, spot: &Spot) -> String {
    let (texts, name) = (&text.memoarrr, cell.to_string());
    let what = match (spot.face, spot.secret) {
        (Some(card), _) => text.table.face_up(&name, &texts.card(card)),
        (None, Some(card)) => text.table.looked_at(&name, &texts.card(card)),
        (None, None) => text.table.face_down(&name),
    };
    let what = if spot.banned { texts.forbidden(&what) } else { what };
    if spot.choice.is_some() { text.table.may_choose(&what) } else { what }
}
