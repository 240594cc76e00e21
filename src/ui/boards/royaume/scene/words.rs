//! What a challenge or a fight says: the sum, what it still takes, and what is asked of whom.

use super::Help;
use super::{Enough, Scene, Summand, awaits_horn};
use crate::bot::royaume::contest_odds::{ContestOdds, yet_to_spin};
use crate::game::{Seat, SeatSet};
use crate::games::Royaume;
use crate::games::royaume::{About, By, Contest, Stage, Tabletop};
use crate::text::Texts;
use crate::text::games::royaume::sum;
use crate::ui::app::snapshot::ClientSnapshot;
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
pub fn sum(
    text: &Texts,
    scene: &Scene,
    parts: &[Summand],
    name: impl Fn(Seat) -> String,
) -> String {
    let texts = &text.royaume.contest;
    if parts.is_empty() {
        return texts.nothing(scene.difficulty);
    }
    let total = parts.iter().map(|part| part.by).sum();
    let several = scene.fighters.len() > 1;
    texts.sum(&sum::written(text, parts, several, name), total, scene.difficulty)
}

/// What it still takes, and how likely that is, as the player reads it everywhere: with all cards of
/// those who are in it.
pub fn need(
    text: &Texts,
    table: &Tabletop,
    contest: &Contest,
    you: Option<Seat>,
    detailed: bool,
) -> String {
    let texts = &text.royaume.contest;
    let (yet, lacking) = (yet_to_spin(contest), contest.difficulty - contest.total);
    let chances = ContestOdds::of(table, contest);
    let [bare, with_cards] = [chances.bare, chances.with_cards].map(percent);
    let first = match (yet.first(), yet.len()) {
        (None, _) => return short(text, table, contest),
        (Some(seat), 1) => {
            let least = lacking - table.player(seat).strength();
            let wanted = (least, table.contest_colour(contest));
            info::must_show(text, table.realm(), wanted, bare != with_cards)
        }
        (Some(_), _) if you.is_some_and(|you| contest.participants().contains(you)) => {
            texts.together(lacking)
        }
        (Some(_), _) => texts.they_together(lacking),
    };
    let mine = you.is_some_and(|you| contest.participants() == SeatSet::only(you));
    let likely = texts.likely(&first, &odds(text, [bare, with_cards], mine));
    match detailed && bare != with_cards {
        true => format!("{likely}, {}", text.royaume.board.odds.bare(bare)),
        false => likely,
    }
}

/// A chance without cards and with them, in per cent: the latter is told, and whose cards it counts
/// unless they change nothing.
pub fn odds(text: &Texts, [bare, with_cards]: [u8; 2], mine: bool) -> String {
    let words = &text.royaume.board.odds;
    match (bare == with_cards, mine) {
        (true, _) => words.chance(with_cards),
        (false, true) => words.with_mine(with_cards),
        (false, false) => words.with_all(with_cards),
    }
}

/// How much is lacking when all have spun, and whether cards can still make up for it.
fn short(text: &Texts, table: &Tabletop, contest: &Contest) -> String {
    let texts = &text.royaume.contest;
    let lacking = contest.difficulty - contest.total;
    let open = !contest.asks_for_cards() || awaits_horn(table, contest);
    match ContestOdds::of(table, contest).with_cards >= 1.0 {
        true => texts.cards_can(lacking),
        false if open => texts.lacking(lacking),
        false => texts.cards_cannot(lacking),
    }
}

/// Who could help, and how likely it is then, with all their cards and without: "with Max: 74%
/// (no card: 62%, Bison: 66%)".
pub fn helps(
    text: &Texts,
    table: &Tabletop,
    contest: &Contest,
    name: impl Fn(Seat) -> String,
) -> String {
    let texts = &text.royaume.contest;
    let words = |help: &Help| {
        let [_, chance] = help.chances;
        let with = texts.with(&name(help.seat), chance);
        if help.bare == chance {
            return with;
        }
        let card = |(card, percent): &(_, u8)| texts.with_card(text.royaume.card(*card), *percent);
        // One card alone is all of them.
        let several = help.cards.iter().filter(|_| help.cards.len() > 1).map(card);
        let cards: Vec<String> =
            std::iter::once(texts.with_card(texts.no_card, help.bare)).chain(several).collect();
        format!("{with} ({})", cards.join(", "))
    };
    let all: Vec<String> = Help::all(table, contest).iter().map(words).collect();
    all.join(" · ")
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
    table: &Tabletop,
    contest: Option<&Contest>,
    scene: &Scene,
) -> String {
    let asks = |contest: &Contest| {
        let mine = snapshot.seat == Some(contest.asked);
        let name = if mine { text.table.you.to_owned() } else { snapshot.name(contest.asked) };
        let in_vain =
            contest.asks_for_cards() && Enough::of(table, contest, contest.asked) == Enough::Never;
        match contest.stage {
            Stage::Join if mine => text.royaume.contest.join_yourself.to_owned(),
            _ if mine && contest.asks_for_a_spin() => text.royaume.you.to_spin.to_owned(),
            _ if in_vain => text.royaume.contest.in_vain(&name),
            stage => text.royaume.contest.asks(stage, &name),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::royaume::contest_odds::tests::random_tables;
    use crate::text::Language;

    #[test]
    fn only_to_those_who_are_in_it_it_says_you() {
        let told = |table: &Tabletop, contest: &Contest, you| {
            need(Language::English.texts(), table, contest, you, false)
        };
        let several = |table: &Tabletop| {
            table.contest.as_ref().is_some_and(|contest| yet_to_spin(contest).len() > 1)
        };
        let table = (1..).flat_map(|seed| random_tables(seed, 4)).find(several).unwrap();
        let contest = table.contest.as_ref().unwrap();
        let within = contest.participants().first();
        assert!(told(&table, contest, within).starts_with("Together you are"));
        assert!(told(&table, contest, None).starts_with("Together they are"));
    }
}
