//! R15: the total of a challenge or a fight, written out: what it was made of, and who brought it.

use crate::game::{Seat, SeatSet};
use crate::games::royaume::{Card, Colour, Ground, Seen};
use crate::text::Texts;

/// R15: what a spirit animal adds.
const ANIMAL: i16 = 3;

/// Something that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summand {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub what: Source,
    /// How much it adds.
    pub by: i16,
}

/// What something that counts comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The number that was spun, of that colour.
    Spin(Colour),
    /// R15: the spirit animal.
    Animal,
    /// R15: completed challenges.
    Completed,
    /// A card.
    Card(Card),
    /// Cards that nobody here has seen played.
    Cards,
}

impl Summand {
    /// R15: the number, the animal and the completed challenges of who has spun, as far as there are
    /// any.
    pub fn of_spin(
        seat: Seat,
        colour: Colour,
        number: i16,
        (strength, animal): (i16, bool),
    ) -> impl Iterator<Item = Self> {
        let animal = if animal { ANIMAL.min(strength) } else { 0 };
        let brought = [
            (Source::Spin(colour), number),
            (Source::Animal, animal),
            (Source::Completed, strength - animal),
        ];
        let brought = brought.into_iter().filter(|(_, by)| *by != 0);
        brought.map(move |(what, by)| Self { seat, what, by })
    }

    /// "spin 4".
    fn words(&self, text: &Texts) -> String {
        let (texts, by) = (&text.royaume.contest, self.by.saturating_abs());
        match self.what {
            Source::Spin(_) => texts.spin(by),
            Source::Animal => texts.animal(by),
            Source::Completed => texts.completed(by),
            Source::Card(card) => texts.card(text.royaume.card(card), by),
            Source::Cards => texts.cards(by),
        }
    }
}

/// "spin 4 + animal 3 + 1 completed"; where several are in it, with their names.
pub fn written(
    text: &Texts,
    parts: &[Summand],
    several: bool,
    name: impl Fn(Seat) -> String,
) -> String {
    if !several {
        return joined(text, parts);
    }
    let runs = parts.chunk_by(|a, b| a.seat == b.seat);
    let said = runs.map(|of| text.royaume.contest.brought(&name(of[0].seat), &joined(text, of)));
    said.collect::<Vec<_>>().join(text.royaume.contest.between)
}

fn joined(text: &Texts, parts: &[Summand]) -> String {
    let mut sum = String::new();
    for part in parts {
        match (sum.is_empty(), part.by < 0) {
            (true, false) => {}
            (true, true) => sum.push('−'),
            (false, false) => sum.push_str(" + "),
            (false, true) => sum.push_str(" − "),
        }
        sum.push_str(&part.words(text));
    }
    sum
}

/// What the total is made of in the contest that these events end in, told from its beginning; none if
/// that was not seen. These seats have a spirit animal.
pub fn counted(ground: &Ground, events: &[Seen], animals: SeatSet) -> Option<Vec<Summand>> {
    let (first, colour) = events.iter().enumerate().rev().find_map(|(at, seen)| match seen {
        Seen::Challenge { tile, .. } => Some((at, ground.front(*tile).colour)),
        Seen::Fight { .. } => Some((at, Colour::Violet)),
        _ => None,
    })?;
    let (mut parts, mut before) = (Vec::new(), 0);
    for seen in &events[first..] {
        match *seen {
            Seen::Spun { seat, number, total, .. } => {
                let number = i16::from(number);
                let strength = (total - before - number, animals.contains(seat));
                parts.extend(Summand::of_spin(seat, colour, number, strength));
                before = total;
            }
            Seen::Counted { seat, card, total } => {
                parts.push(Summand { seat, what: Source::Card(card), by: total - before });
                before = total;
            }
            _ => {}
        }
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::royaume::{By, FightReason, Hex, Tile};
    use crate::text::Language;
    use crate::text::games::royaume::telling::{HexNames, Telling};

    fn told(language: Language, events: &[Seen], animals: SeatSet) -> String {
        let name = |seat: Seat| ["Zoë", "Max"][usize::from(u8::from(seat))].to_owned();
        let ground = Ground::default();
        let hexes = HexNames::Counted;
        let text = language.texts();
        let telling = Telling { text, ground: &ground, name: &name, me: None, hexes, animals };
        let (last, before) = events.split_last().unwrap();
        telling.event(before, last).unwrap()
    }

    /// The same to that player.
    fn told_to(me: Seat, language: Language, events: &[Seen]) -> String {
        let name = |seat: Seat| ["Zoë", "Max"][usize::from(u8::from(seat))].to_owned();
        let (ground, text, hexes) = (Ground::default(), language.texts(), HexNames::Counted);
        let (me, animals) = (Some(me), SeatSet::EMPTY);
        let telling = Telling { text, ground: &ground, name: &name, me, hexes, animals };
        let (last, before) = events.split_last().unwrap();
        telling.event(before, last).unwrap()
    }

    /// R15: spin 2, animal 3, two completed challenges, Shield 3, against a 10.
    fn alone() -> Vec<Seen> {
        let seat = Seat::new(0).unwrap();
        let (hex, tile) = (Hex::at(0, -4).unwrap(), Tile::try_from(1).unwrap());
        vec![
            Seen::Challenge { seat, hex, tile, difficulty: 10 },
            Seen::Spun { seat, segment: 0.try_into().unwrap(), number: 2, total: 7 },
            Seen::Counted { seat, card: Card::Shield, total: 10 },
            Seen::Settled { done: true, by: By::Total, total: 10, difficulty: 10 },
        ]
    }

    #[test]
    fn the_sum_is_written_out_when_a_challenge_is_settled() {
        let (mine, nobody) = (SeatSet::only(Seat::new(0).unwrap()), SeatSet::EMPTY);
        let [english, french] = Language::ALL;
        assert_eq!(
            told(english, &alone(), mine),
            "Spin 2 + animal 3 + 2 completed + Shield 3 = 10 against 10: done!"
        );
        assert_eq!(
            told(english, &alone(), nobody),
            "Spin 2 + 5 completed + Shield 3 = 10 against 10: done!"
        );
        assert_eq!(
            told(french, &alone(), mine),
            "Roue 2 + animal 3 + 2 réussis + Bouclier 3 = 10 contre 10 : réussi !"
        );
    }

    #[test]
    fn several_are_named_and_what_lessens_the_total_is_taken_off() {
        let mut events = alone();
        let (zoe, max) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
        let segment = 0.try_into().unwrap();
        events.truncate(2);
        events.push(Seen::Counted { seat: zoe, card: Card::Luck, total: 6 });
        events.push(Seen::Spun { seat: max, segment, number: 3, total: 9 });
        events.push(Seen::Settled { done: false, by: By::Short, total: 9, difficulty: 10 });
        assert_eq!(
            told(Language::ALL[0], &events, SeatSet::EMPTY),
            "Zoë: spin 2 + 5 completed − Luck 1; Max: spin 3 = 9 against 10: failed."
        );
    }

    /// "You" is written large where a sentence begins, and stands behind the others in a list.
    #[test]
    fn the_player_is_spoken_to_within_a_sentence() {
        let (zoe, max) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
        let mut events = alone();
        events.truncate(2);
        let segment = 0.try_into().unwrap();
        events.push(Seen::Spun { seat: max, segment, number: 3, total: 10 });
        events.push(Seen::Settled { done: true, by: By::Total, total: 10, difficulty: 10 });
        let [english, french] = Language::ALL;
        assert_eq!(
            told_to(max, english, &events),
            "Zoë: spin 2 + 5 completed; you: spin 3 = 10 against 10: done!"
        );
        assert_eq!(
            told_to(zoe, french, &events),
            "Vous : roue 2 + 5 réussis ; Max : roue 3 = 10 contre 10 : réussi !"
        );
        let fight = Seen::Fight { seats: [zoe, max].into_iter().collect(), why: FightReason::Spin };
        assert_eq!(told_to(zoe, french, &[fight]), "Le Magicien y attaque Max et vous !");
    }

    #[test]
    fn whoever_came_in_the_middle_is_told_the_total() {
        let events = &alone()[1..];
        assert_eq!(told(Language::ALL[0], events, SeatSet::EMPTY), "10 against 10: done!");
    }
}
