//! What is said about the game: the line above the board, the log, and what a screen reader reads.

use super::model::Spot;
use super::motion::Show;
use crate::game::{Seat, SeatSet};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Animal, Card, Cell, Link, Phase, Seen, View, Why};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::memoarrr::picture;
use crate::ui::boards::{BoardLog, BoardWords, Intent, Line};
use crate::ui::style::picture::Picture;

impl BoardWords for Memoarrr {
    fn line(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        _draft: &(),
    ) -> Line<Action> {
        let Some(view) = show.updates.spoken().or(snapshot.view()) else {
            return Line::plain(text.table.opening.to_owned());
        };
        let words = LineWords { text, snapshot, view, show };
        if show.updates.is_turning() {
            return Line { mine: false, buttons: Vec::new(), ..words.decision() };
        }
        let ended = words.consequence().or_else(|| words.round_end());
        ended.unwrap_or_else(|| words.decision())
    }

    fn progress(text: &Texts, show: &Show) -> String {
        show.updates.view().map_or(String::new(), |view| {
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
        let latest = show.updates.latest().iter().filter(|seen| !ended || is_end(seen));
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

/// What is said in the line, and what is known for it.
struct LineWords<'a> {
    text: &'a Texts,
    snapshot: &'a ClientSnapshot<Memoarrr>,
    /// What may be spoken of.
    view: &'a View,
    show: &'a Show,
}

impl LineWords<'_> {
    /// What a card that failed leads to, for as long as it can be watched.
    fn consequence(&self) -> Option<Line<Action>> {
        let (texts, snapshot) = (&self.text.memoarrr, self.snapshot);
        if let Some((seat, card)) = self.show.failing() {
            let (animal, landscape) = texts.wanted(card);
            let line = match snapshot.you() == Some(seat) {
                true => texts.you_needed(animal, landscape),
                false => texts.they_needed(&snapshot.name(seat), animal, landscape),
            };
            return Some(Line { signs: signs(card), ..Line::plain(line) });
        }
        let seat = self.show.winning()?;
        Some(Line::plain(match snapshot.you() == Some(seat) {
            true => texts.you_win_round.to_owned(),
            false => texts.round_won(&snapshot.name(seat)),
        }))
    }

    /// What is to be decided.
    fn decision(&self) -> Line<Action> {
        let texts = &self.text.memoarrr;
        match self.view.tabletop.phase {
            Phase::Looking(seats) => self.looking(seats),
            Phase::Reveal(seat) => self.reveal(seat),
            Phase::Peeking(seat, _) if Some(seat) == self.snapshot.seat => {
                Line::asking(texts.your_peek, texts.got_it, Intent::Act(Action::DoneLooking))
            }
            Phase::Peeking(seat, cell) => {
                Line::plain(texts.their_peek(&self.snapshot.name(seat), &cell.to_string()))
            }
            Phase::Penguin(seat) => self.ability(seat, texts.your_penguin, Animal::Penguin),
            Phase::Octopus(seat) => self.ability(seat, texts.your_octopus, Animal::Octopus),
            Phase::Walrus(seat) => self.ability(seat, texts.your_walrus, Animal::Walrus),
            Phase::Over => Line::plain(self.text.table.over.to_owned()),
        }
    }

    fn round_end(&self) -> Option<Line<Action>> {
        self.show.laid()?;
        let (texts, looking) = (&self.text.memoarrr, self.snapshot.looking);
        if self.snapshot.is_looking() {
            return Some(Line::asking(texts.look_around, texts.ready, Intent::GoOn));
        }
        (!looking.is_empty()).then(|| Line::plain(texts.waiting_for(&self.names(looking))))
    }

    fn looking(&self, seats: SeatSet) -> Line<Action> {
        let texts = &self.text.memoarrr;
        if self.snapshot.seat.is_some_and(|me| seats.contains(me)) {
            let (asked, button) = (texts.remember, self.text.table.got_them);
            return Line::asking(asked, button, Intent::Act(Action::DoneLooking));
        }
        Line::plain(texts.others_look(&self.names(seats)))
    }

    fn names(&self, seats: SeatSet) -> String {
        self.text.common.list(&self.snapshot.names(seats))
    }

    /// Whether the seat has just turned up a crab, and so goes on.
    fn plays_again(&self, seat: Seat) -> bool {
        self.show.updates.latest().iter().any(|seen| match seen {
            Seen::Revealed { seat: by, card, .. } => *by == seat && card.animal == Animal::Crab,
            _ => false,
        })
    }

    fn reveal(&self, seat: Seat) -> Line<Action> {
        let (texts, name) = (&self.text.memoarrr, || self.snapshot.name(seat));
        let mine = self.snapshot.seat == Some(seat);
        let compare = self.view.compare();
        let line = match compare.map(|card| texts.wanted(card)) {
            Some((animal, landscape)) if mine && self.plays_again(seat) => {
                texts.you.crab(animal, landscape)
            }
            Some((animal, landscape)) if mine => texts.your_turn(animal, landscape),
            Some((animal, landscape)) => texts.their_turn(&name(), animal, landscape),
            None if mine && !self.view.tabletop.barred().is_empty() => texts.your_first.to_owned(),
            None if mine => texts.your_opening.to_owned(),
            None => texts.their_opening(&name()),
        };
        Line { signs: compare.map(signs).unwrap_or_default(), mine, ..Line::plain(line) }
    }

    fn ability(&self, seat: Seat, mine: &str, animal: Animal) -> Line<Action> {
        if self.snapshot.seat == Some(seat) {
            let signs = vec![picture::animal(animal)];
            return Line { signs, mine: true, ..Line::plain(mine.to_owned()) };
        }
        let theirs = self.text.memoarrr.their_ability[animal as usize];
        Line::plain(theirs(&self.snapshot.name(seat)))
    }
}

/// What would go with that card.
fn signs(card: Card) -> Vec<Picture> {
    vec![picture::animal(card.animal), picture::landscape(card.landscape)]
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
    if !chooses || spot.choice.is_some() {
        return None;
    }
    Some(if octopus {
        cannot.not_a_neighbour
    } else if spot.face.is_some() {
        text.table.lies_open
    } else if spot.banned {
        cannot.walrus_forbids
    } else {
        cannot.was_looked_at
    })
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
