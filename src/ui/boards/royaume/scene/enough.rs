//! R16 (4): whether cards can still be enough where a contest has fallen short and asks for them.
//!
//! Whoever can play something is asked (D13), also where nothing they hold helps any more: then they
//! are told so.

use crate::bot::royaume::contest_odds::{ContestOdds, most_with};
use crate::game::Seat;
use crate::games::royaume::{Card, Contest, Stage, Tabletop};

/// What it takes of whoever is asked for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enough {
    /// One of their cards.
    One,
    /// Several of their cards together.
    Several,
    /// Their cards, and those of others who are still asked.
    WithOthers,
    /// Whoever a Horn calls.
    WithHorn,
    /// Nothing helps any more.
    Never,
}

impl Enough {
    /// For that seat, in a contest that asks for cards.
    pub fn of(table: &Tabletop, contest: &Contest, seat: Seat) -> Self {
        let lacking = contest.difficulty - contest.total;
        let hand = &table.player(seat).hand;
        let wins = |cards: &[Card]| {
            cards.contains(&Card::General) || most_with(table, contest, seat, cards) >= lacking
        };
        if hand.iter().any(|card| wins(&[*card])) {
            Self::One
        } else if wins(hand) {
            Self::Several
        } else if ContestOdds::of(table, contest).with_cards >= 1.0 {
            Self::WithOthers
        } else if awaits_horn(table, contest) {
            Self::WithHorn
        } else {
            Self::Never
        }
    }
}

/// R16 (5): whether a Horn may still be blown once all cards are played.
pub fn awaits_horn(table: &Tabletop, contest: &Contest) -> bool {
    let before = matches!(contest.stage, Stage::JoinersCards | Stage::Cards);
    let holds = |seat: Seat| table.player(seat).holds(Card::Horn);
    before && contest.heads.iter().any(holds) && !table.able(contest).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::royaume::contest_odds::tests::random_tables;
    use crate::game::SeatSet;
    use crate::game::set::Element;
    use crate::games::royaume::{About, Colour};

    /// A table at which the owner of a violet challenge, alone in it, is asked for cards.
    fn asked() -> Tabletop {
        let fits = |table: &Tabletop| {
            table.contest.as_ref().is_some_and(|contest| {
                let alone = contest.participants().len() == 1 && contest.stage == Stage::Cards;
                let violet = |tile| table.realm().front(tile).colour == Colour::Violet;
                alone && matches!(contest.about, About::Challenge(tile, _) if violet(tile))
            })
        };
        (1..).flat_map(|seed| random_tables(seed, 3)).find(fits).unwrap()
    }

    #[test]
    fn it_is_told_what_would_be_enough() {
        let mut table = asked();
        let mut contest = table.contest.unwrap();
        let seat = contest.asked;
        contest.difficulty = contest.total + 7;
        let mut told = |hand: &[Card], contest: &Contest| {
            table.players[seat.index()].hand = hand.iter().copied().collect();
            Enough::of(&table, contest, seat)
        };
        assert_eq!(told(&[Card::General, Card::Fox], &contest), Enough::One);
        assert_eq!(told(&[Card::Bow, Card::Goat, Card::Fox], &contest), Enough::Several);
        assert_eq!(told(&[Card::Bow, Card::Sword], &contest), Enough::Never, "not its colour");
        assert_eq!(told(&[Card::Goat, Card::Bison], &contest), Enough::Never);
        assert_eq!(told(&[Card::Goat, Card::Horn], &contest), Enough::WithHorn);
        contest.stage = Stage::LastCards;
        assert_eq!(told(&[Card::Goat, Card::Horn], &contest), Enough::Never, "it was blown");
        contest.difficulty = contest.total + 5;
        assert_eq!(told(&[Card::Bow, Card::Goat], &contest), Enough::One);
    }

    #[test]
    fn cards_of_those_who_are_asked_later_count() {
        let mut table = asked();
        let mut contest = table.contest.unwrap();
        let owner = contest.asked;
        let joiner = (table.everybody() - contest.participants()).first().unwrap();
        contest.joiners.insert(joiner);
        (contest.stage, contest.asked) = (Stage::JoinersCards, joiner);
        contest.waiting = SeatSet::only(joiner);
        contest.spins[joiner.index()] = contest.spin(owner);
        contest.difficulty = contest.total + 6;
        table.players[joiner.index()].hand = [Card::Goat, Card::Fox].into_iter().collect();
        table.players[owner.index()].hand = [Card::Bison, Card::Fox].into_iter().collect();
        assert_eq!(Enough::of(&table, &contest, joiner), Enough::WithOthers);
        table.players[owner.index()].hand = [Card::Fox].into_iter().collect();
        assert_eq!(Enough::of(&table, &contest, joiner), Enough::Never);
    }
}
