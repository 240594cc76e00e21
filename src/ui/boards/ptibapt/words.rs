//! What is said about the game: the line above the board, the log, and what a screen reader reads.

use super::draft::Draft;
use super::model::Spot;
use super::motion::Show;
use crate::game::Seat;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Bonus, Card, Cell, Colour, Deed, Grid, Phase, Seen, View};
use crate::text::Texts;
use crate::text::common::signed;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::ptibapt::picture;
use crate::ui::boards::{BoardLog, BoardWords, Intent, Line, LineButton};

impl BoardWords for PtiBapt {
    fn line(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        draft: &Draft,
    ) -> Line<Action> {
        let Some(view) = show.updates.spoken().or(snapshot.view()) else {
            return Line::plain(text.table.opening.to_owned());
        };
        let line = decision(text, snapshot, view, show, draft);
        if show.updates.is_turning() {
            Line { mine: false, buttons: Vec::new(), ..line }
        } else {
            line
        }
    }

    fn progress(text: &Texts, show: &Show) -> String {
        show.updates.view().map_or(String::new(), |view| progress(text, view))
    }
}

impl BoardLog for PtiBapt {
    fn latest(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        let matters = |seen: &&Seen| {
            matches!(seen, Seen::Kept { .. } | Seen::Bonus { .. } | Seen::Switched { .. })
        };
        let moved = |seen: &&Seen| matches!(seen, Seen::Turned { .. } | Seen::Back { .. });
        let told = |seen: &Seen| tell(text, snapshot, seen);
        let lines: Vec<String> =
            show.updates.latest().iter().filter(matters).filter_map(told).collect();
        match lines.is_empty() {
            true => show.updates.latest().iter().rfind(moved).and_then(told).unwrap_or_default(),
            false => lines.join(" "),
        }
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

/// What is to be decided.
fn decision(
    text: &Texts,
    snapshot: &ClientSnapshot<PtiBapt>,
    view: &View,
    show: &Show,
    draft: &Draft,
) -> Line<Action> {
    let Some(seat) = view.tabletop.phase.seat() else {
        return Line::plain(text.table.over.to_owned());
    };
    let signs = sign(view).map(picture::motif).into_iter().collect();
    if snapshot.seat != Some(seat) {
        return Line { signs, ..Line::plain(theirs(text, view, &snapshot.name(seat))) };
    }
    let words = mine(text, view, show, draft);
    let mut line = Line { signs, mine: true, buttons: buttons(text, view), ..Line::plain(words) };
    if draft.first.is_some() {
        line.buttons.push(LineButton::no(text.ptibapt.not_this, Intent::TakeBack));
        line.board_too = true;
    }
    line
}

/// What is looked for, or the bonus that is used.
fn sign(view: &View) -> Option<Card> {
    match view.tabletop.phase {
        Phase::Second(_, cell) => view.faces.get(cell),
        Phase::Looking(..) => Some(Card::Bonus(Bonus::Spyglass)),
        phase => phase.bonus().map(Card::Bonus),
    }
}

/// P12. Solo needs none: the next card says the same.
fn buttons(text: &Texts, view: &View) -> Vec<LineButton<Action>> {
    let name = match view.tabletop.phase {
        Phase::Shown(..) if !view.tabletop.options.solo => text.ptibapt.got_it,
        Phase::Looking(..) => text.table.got_them,
        _ => return Vec::new(),
    };
    vec![LineButton::new(name, Intent::Act(Deed::Confirm.into()))]
}

fn mine(text: &Texts, view: &View, show: &Show, draft: &Draft) -> String {
    let (texts, solo) = (&text.ptibapt, view.tabletop.options.solo);
    let of_two = |words: [&str; 2]| words[usize::from(draft.first.is_some())].to_owned();
    match view.tabletop.phase {
        Phase::First(_) if solo => texts.your_next.to_owned(),
        Phase::First(seat) if plays_again(show, seat) => texts.again.to_owned(),
        Phase::First(_) => texts.your_first.to_owned(),
        Phase::Second(_, cell) => texts.your_second(face(text, view, cell)),
        Phase::Shown(_, _, Some(_)) if solo => texts.no_pair_solo.to_owned(),
        Phase::Shown(_, _, Some(_)) => texts.no_pair.to_owned(),
        Phase::Shown(_, _, None) if solo => texts.trapped_solo.to_owned(),
        Phase::Shown(_, cell, None) => texts.trapped(face(text, view, cell)),
        Phase::Spyglass(_) => of_two(texts.your_spyglass),
        Phase::Looking(..) => texts.your_look.to_owned(),
        Phase::Switch(_) => of_two(texts.your_switch),
        Phase::Over => text.table.over.to_owned(),
    }
}

fn theirs(text: &Texts, view: &View, name: &str) -> String {
    let (texts, grid) = (&text.ptibapt, view.tabletop.options.grid());
    match view.tabletop.phase {
        Phase::First(_) => texts.their_first(name),
        Phase::Second(_, cell) => texts.their_second(name, face(text, view, cell)),
        Phase::Shown(_, _, Some(_)) => texts.their_no_pair(name),
        Phase::Shown(_, cell, None) => texts.their_trap(name, face(text, view, cell)),
        Phase::Spyglass(_) => texts.their_spyglass(name),
        Phase::Looking(_, a, b) => texts.their_look(name, &grid.name(a), &grid.name(b)),
        Phase::Switch(_) => texts.their_switch(name),
        Phase::Over => text.table.over.to_owned(),
    }
}

/// What is on a card that is up.
fn face(text: &Texts, view: &View, cell: Cell) -> &'static str {
    view.faces.get(cell).map_or("", |card| text.ptibapt.card(card))
}

/// P7, P8: whether the seat has this turn because of what it has just found.
fn plays_again(show: &Show, seat: Seat) -> bool {
    show.updates.latest().iter().any(|seen| match seen {
        Seen::Kept { seat: by, card: Card::Yellow, .. } => *by == seat,
        Seen::Bonus { seat: by, bonus: Bonus::Again, .. } => *by == seat,
        _ => false,
    })
}

/// How far the game is.
pub fn progress(text: &Texts, view: &View) -> String {
    let table = &view.tabletop;
    let pairs = |colour| table.found(colour) / 2;
    match table.options.solo {
        true => text.ptibapt.found_solo(pairs(Colour::Green) + pairs(Colour::Yellow)),
        false => text.ptibapt.found(pairs(Colour::Green)),
    }
}

/// A line of the log.
pub fn tell(text: &Texts, snapshot: &ClientSnapshot<PtiBapt>, seen: &Seen) -> Option<String> {
    let options = snapshot.view().map(|view| view.tabletop.options);
    let options = options.or(snapshot.lobby.as_ref().map(|lobby| lobby.options))?;
    let (texts, grid, solo) = (&text.ptibapt, options.grid(), options.solo);
    let name = |seat| snapshot.name(seat);
    let mine = |seat: &Seat| snapshot.you() == Some(*seat);
    Some(match seen {
        Seen::Turned { cell, card, .. } => texts.turned(&grid.name(*cell), texts.card(*card)),
        Seen::Kept { card: Card::Red, .. } if solo => texts.trap_solo.to_owned(),
        Seen::Kept { seat, card: Card::Red, .. } if mine(seat) => texts.you.trap.to_owned(),
        Seen::Kept { seat, card: Card::Red, .. } => texts.trap(&name(*seat)),
        Seen::Kept { card, .. } if solo => texts.pair_solo(texts.card(*card)),
        Seen::Kept { seat, card, .. } if mine(seat) => {
            texts.you.pair(texts.card(*card), 2 * card.points())
        }
        Seen::Kept { seat, card, .. } => {
            texts.pair(&name(*seat), texts.card(*card), 2 * card.points())
        }
        Seen::Back { cells } => texts.back(&names(grid, cells)),
        Seen::Bonus { seat, bonus, void, .. } if mine(seat) => {
            texts.you.used(*bonus, *void).to_owned()
        }
        Seen::Bonus { seat, bonus, void, .. } => texts.used(&name(*seat), *bonus, *void),
        Seen::Looked { seat, cells: [a, b] } if mine(seat) => {
            texts.you.look(&grid.name(*a), &grid.name(*b))
        }
        Seen::Looked { seat, cells: [a, b] } => {
            texts.looked(&name(*seat), &grid.name(*a), &grid.name(*b))
        }
        Seen::Switched { cells: [a, b] } => texts.switched(&grid.name(*a), &grid.name(*b)),
        // The piles are counted before anybody is called the winner.
        Seen::GameOver(_) => return None,
    })
}

fn names(grid: Grid, cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|cell| grid.name(*cell)).collect()
}

/// P2, P15: what a card brings or costs, for those who see it fly.
pub fn worth(text: &Texts, view: &View, card: Card) -> String {
    match card {
        Card::Red if view.tabletop.options.solo => text.ptibapt.penalty(1),
        Card::Red => signed(card.points()),
        _ if view.tabletop.options.solo => String::new(),
        _ => signed(2 * card.points()),
    }
}

/// What a screen reader says of a place. Never a face that is not up.
pub fn label(text: &Texts, snapshot: &ClientSnapshot<PtiBapt>, name: &str, spot: &Spot) -> String {
    let texts = &text.ptibapt;
    if !spot.lies {
        return texts.gap(name);
    }
    let what = match (spot.face, spot.secret) {
        (Some(card), _) => text.table.face_up(name, texts.card(card)),
        (None, Some(card)) => text.table.looked_at(name, texts.card(card)),
        (None, None) => text.table.face_down(name),
    };
    let what = match spot.watched.filter(|_| spot.secret.is_none()) {
        Some(seat) => texts.watched(&what, &snapshot.name(seat)),
        None => what,
    };
    let what = if spot.picked { texts.picked(&what) } else { what };
    if spot.choice.is_some() { text.table.may_choose(&what) } else { what }
}
