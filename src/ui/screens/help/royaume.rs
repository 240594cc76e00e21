//! The book of Le Royaume.

mod figure;

use eframe::egui::Ui;

use super::chapter::{Chapter, GameHelp};
use super::customs;
use super::figure::{becomes_ui, row_ui, strip_ui};
use super::page::{around_ui, beside_ui, caption, paragraphs};
use crate::game::set::Element;
use crate::games::Royaume;
use crate::games::royaume::{Back, Card, City, Special};
use crate::ui::boards::royaume::picture;
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;

impl GameHelp for Royaume {
    const CHAPTERS: &'static [Chapter] = &[
        Chapter { title: |text| text.help.royaume.journey.goal.title, page: goal_ui },
        Chapter { title: |text| text.help.royaume.journey.map.title, page: map_ui },
        Chapter { title: |text| text.help.royaume.journey.turn.title, page: turn_ui },
        Chapter { title: |text| text.help.royaume.contest.challenge.title, page: challenge_ui },
        Chapter { title: |text| text.help.royaume.contest.outcome.title, page: outcome_ui },
        Chapter { title: |text| text.help.royaume.contest.help.title, page: help_ui },
        Chapter { title: |text| text.help.royaume.contest.wizard.title, page: wizard_ui },
        Chapter { title: |text| text.help.royaume.memories.mine.title, page: mine_ui },
        Chapter { title: |text| text.help.royaume.memories.place.title, page: place_ui },
        Chapter { title: |text| text.help.royaume.memories.ending.title, page: ending_ui },
        Chapter { title: |text| text.help.royaume.cards.own.title, page: own_ui },
        Chapter { title: |text| text.help.royaume.cards.strong.title, page: strong_ui },
        Chapter { title: |text| text.help.royaume.cards.trouble.title, page: trouble_ui },
        Chapter { title: |text| text.help.customs.rulings.title, page: rulings_ui },
        Chapter { title: |text| text.help.customs.fair.title, page: fair_ui },
    ];
}

/// The cards for one's own turn, for challenges, and those that nobody keeps.
const OWN: [Card; 8] = [
    Card::Fox,
    Card::ShortWay,
    Card::Miner,
    Card::Merchant,
    Card::Prophet,
    Card::Storyteller,
    Card::Shaman,
    Card::Magician,
];
const STRONG: [Card; 10] = [
    Card::Goat,
    Card::Bison,
    Card::Sword,
    Card::Shield,
    Card::Bow,
    Card::Luck,
    Card::General,
    Card::Invisibility,
    Card::TeamUp,
    Card::Horn,
];
const TROUBLE: [Card; 5] =
    [Card::Snowstorm, Card::Chaos, Card::Turncoat, Card::Solitude, Card::Amnesia];

fn goal_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.journey;
    around_ui(ui, &texts.goal.text, |ui| {
        let harbour = |lit| picture::city(City::numbered(0), true, lit);
        becomes_ui(ui, style, &[harbour(false)], &[harbour(true)]);
        caption(ui, style, texts.mended);
    });
}

fn map_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.journey;
    let [cities, places, start] = &texts.map.text;
    paragraphs(ui, &[cities]);
    let pictures: Vec<Picture> = City::all().map(|city| picture::city(city, true, true)).collect();
    for (pictures, names) in pictures.chunks(4).zip(texts.cities.chunks(4)) {
        row_ui(ui, style, pictures, names);
    }
    paragraphs(ui, &[places]);
    for (number, special) in Special::ALL.into_iter().enumerate() {
        let (name, does) = (texts.places[number], texts.places_do[number]);
        beside_ui(ui, style, picture::special(special), name, does);
    }
    paragraphs(ui, &[start]);
}

fn turn_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.journey;
    let [either, walk, rest @ ..] = &texts.turn.text;
    paragraphs(ui, &[either, walk]);
    figure::walk_ui(ui, style);
    caption(ui, style, texts.steps);
    paragraphs(ui, rest);
}

fn challenge_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.contest;
    let [front, sum, rest @ ..] = &texts.challenge.text;
    paragraphs(ui, &[front, sum]);
    figure::sum_ui(ui, style);
    caption(ui, style, texts.sum);
    paragraphs(ui, rest);
}

fn outcome_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.contest;
    let [done, failed, rest @ ..] = &texts.outcome.text;
    paragraphs(ui, &[done, failed]);
    row_ui(ui, style, &[Back::Green, Back::GreyBlue].map(picture::tile_back), &texts.backs);
    paragraphs(ui, rest);
}

fn help_ui(ui: &mut Ui, style: &Style<'_>) {
    let cards = [Card::TeamUp, Card::Horn];
    around_ui(ui, &style.text.help.royaume.contest.help.text, |ui| {
        let names = cards.map(|card| style.text.royaume.card(card));
        row_ui(ui, style, &cards.map(picture::vignette), &names);
    });
}

fn wizard_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.contest;
    let [comes, fight, harder, rest @ ..] = &texts.wizard.text;
    paragraphs(ui, &[comes, fight, harder]);
    let tile = picture::tile_back(Back::Green);
    strip_ui(ui, style, &[picture::WIZARD, tile, picture::PLUS_TWO]);
    caption(ui, style, texts.next_to);
    paragraphs(ui, rest);
}

fn mine_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.memories;
    around_ui(ui, &texts.mine.text, |ui| {
        let memory = picture::city(City::numbered(2), false, true);
        becomes_ui(ui, style, &[figure::front(figure::GREEN)], &[memory]);
        caption(ui, style, texts.trade);
    });
}

fn place_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.memories;
    let [how, points, rest @ ..] = &texts.place.text;
    paragraphs(ui, &[how, points]);
    figure::cluster_ui(ui, style);
    caption(ui, style, texts.placed);
    paragraphs(ui, rest);
}

fn ending_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.memories;
    paragraphs(ui, &texts.ending.text);
    strip_ui(ui, style, &[picture::CROWN]);
    caption(ui, style, texts.crown);
}

fn own_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.cards;
    around_ui(ui, &texts.own.text, |ui| cards_ui(ui, style, &OWN));
}

fn strong_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.cards;
    around_ui(ui, &texts.strong.text, |ui| cards_ui(ui, style, &STRONG));
}

fn trouble_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.royaume.cards;
    around_ui(ui, &texts.trouble.text, |ui| cards_ui(ui, style, &TROUBLE));
}

/// Cards, each beside what it does.
fn cards_ui(ui: &mut Ui, style: &Style<'_>, cards: &[Card]) {
    for card in cards {
        let does = style.text.help.royaume.cards.does[card.index()];
        beside_ui(ui, style, picture::vignette(*card), style.text.royaume.card(*card), does);
    }
}

fn rulings_ui(ui: &mut Ui, style: &Style<'_>) {
    customs::rulings_ui(ui, style, &style.text.help.royaume.house.ruling);
}

fn fair_ui(ui: &mut Ui, style: &Style<'_>) {
    customs::fair_ui(ui, style, picture::CARD_BACK);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_explained_once() {
        let mut cards: Vec<Card> = OWN.into_iter().chain(STRONG).chain(TROUBLE).collect();
        cards.sort();
        assert_eq!(cards, Card::ALL);
    }
}
