//! What a challenge or a fight says: the sum, what it still takes, and what is asked of whom.

use super::{Part, Scene};
use crate::bot::royaume::contest_odds::{ContestOdds, yet_to_spin};
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::{About, By, Colour, Contest, Tabletop};
use crate::text::Texts;
use crate::text::games::royaume::sum;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::royaume::help::Help;
use crate::ui::boards::royaume::map::info;
use crate::ui::boards::royaume::map::prospect::percent;

/// What it is about.
pub fn title(text: &Texts, table: &Tabletop, scene: &Scene) -> String {
    match scene.about {
        About::Challenge(_, hex) => {
            let to = text.royaume.to(table.realm().kind_name(hex));
            text.royaume.contest.challenge(&to)
        }
        About::Fight(_) => text.royaume.board.odds.fight.to_owned(),
    }
}

/// The sum, written out: "spin 4 + animal 3 + 1 completed = 8 of 9".
pub fn sum(text: &Texts, scene: &Scene, parts: &[Part], name: impl Fn(Seat) -> String) -> String {
    let texts = &text.royaume.contest;
    if parts.is_empty() {
        return texts.nothing(scene.difficulty);
    }
    let total = parts.iter().map(|part| part.by).sum();
    let several = scene.fighters.len() > 1;
    texts.sum(&sum::written(text, parts, several, name), total, scene.difficulty)
}

/// What it still takes, and how likely that is.
pub fn need(text: &Texts, table: &Tabletop, contest: &Contest, colour: Colour) -> String {
    let texts = &text.royaume.contest;
    let (yet, lacking) = (yet_to_spin(contest), contest.difficulty - contest.total);
    let first = match (yet.first(), yet.len()) {
        (None, _) => texts.lacking(lacking),
        (Some(seat), 1) => {
            let least = lacking - table.player(seat).strength();
            info::must_show(text, table.realm(), least, colour)
        }
        (Some(_), _) => texts.together(lacking),
    };
    texts.likely(&first, &chance(text, ContestOdds::of(table, contest)))
}

/// Who could help, and how likely it is then: "with Max: 62 % (Bison: 74 %)".
pub fn helps(
    text: &Texts,
    table: &Tabletop,
    contest: &Contest,
    name: impl Fn(Seat) -> String,
) -> String {
    let texts = &text.royaume.contest;
    let words = |help: &Help| {
        let with = texts.with(&name(help.seat), help.bare);
        let card = |(card, percent): &(_, u8)| texts.with_card(text.royaume.card(*card), *percent);
        let cards: Vec<String> = help.cards.iter().map(card).collect();
        if cards.is_empty() { with } else { format!("{with} ({})", cards.join(", ")) }
    };
    let all: Vec<String> = Help::all(table, contest).iter().map(words).collect();
    all.join(" · ")
}

/// With all cards, and without where that differs.
fn chance(text: &Texts, odds: ContestOdds) -> String {
    let words = &text.royaume.board.odds;
    let [bare, with_cards] = [odds.bare, odds.with_cards].map(percent);
    match bare == with_cards {
        true => words.chance(bare),
        false => format!("{}, {}", words.armed(with_cards), words.bare(bare)),
    }
}

/// R15: what makes a challenge harder or easier than what is printed on it; nothing where nothing
/// does.
pub fn difficulty(text: &Texts, table: &Tabletop, scene: &Scene) -> String {
    let About::Challenge(tile, hex) = scene.about else { return String::new() };
    let printed = table.realm().front(tile).difficulty;
    let near = table.wizard.is_some_and(|wizard| hex.neighbours().contains(wizard));
    let wizard = if near { 2 } else { 0 };
    let memories = i16::from(printed) + wizard - scene.difficulty;
    match memories + wizard {
        0 => String::new(),
        _ => info::difficulty(text, printed, [memories, wizard], scene.difficulty),
    }
}

/// What is asked of whom, or how it ended.
pub fn asked(
    text: &Texts,
    snapshot: &ClientSnapshot<Royaume>,
    contest: Option<&Contest>,
    scene: &Scene,
) -> String {
    let asks = |contest: &Contest| match snapshot.seat == Some(contest.asked) {
        true if contest.asks_for_a_spin() => text.royaume.you.to_spin.to_owned(),
        true => text.royaume.contest.asks(contest.stage, text.table.you),
        false => text.royaume.contest.asks(contest.stage, &snapshot.name(contest.asked)),
    };
    outcome(text, scene).or(contest.map(asks)).unwrap_or_default()
}

/// How it ended, once it has.
pub fn outcome(text: &Texts, scene: &Scene) -> Option<String> {
    let texts = &text.royaume;
    Some(match scene.verdict?.by {
        By::Star => texts.star.to_owned(),
        By::General => texts.general.to_owned(),
        By::Total => texts.done(&scene.total().to_string(), scene.difficulty),
        By::Short => texts.failed(&scene.total().to_string(), scene.difficulty),
    })
}
