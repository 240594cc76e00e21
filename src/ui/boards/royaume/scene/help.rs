//! R16, R19: what somebody's help would change in a contest under way.

use crate::bot::royaume::contest_odds::ContestOdds;
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::{Card, Contest, Stage, Tabletop, Together};
use crate::ui::boards::royaume::map::prospect::{helping_cards, percent};

/// What somebody's help would change, in per cent.
#[derive(Clone, Debug, PartialEq)]
pub struct Help {
    pub seat: Seat,
    /// The chance without them, and with them and all their cards.
    pub chances: [u8; 2],
    /// With them, but none of their cards.
    pub bare: u8,
    /// With them and each of their cards alone, where that helps.
    pub cards: Vec<(Card, u8)>,
}

impl Help {
    /// All who could still come into a contest.
    pub fn all(table: &Tabletop, contest: &Contest) -> Vec<Self> {
        helpers(table, contest).iter().map(|seat| Self::of(table, contest, seat)).collect()
    }

    /// What the help of that seat would change.
    pub fn of(table: &Tabletop, contest: &Contest, seat: Seat) -> Self {
        let mut joined = *contest;
        joined.joiners.insert(seat);
        if contest.stage == Stage::Horn {
            (joined.stage, joined.helper) = (Stage::HelperSpins, Some(seat));
        }
        let chance = |cards: &[Card]| {
            let mut table = table.clone();
            table.players[seat.index()].hand = cards.iter().copied().collect();
            percent(ContestOdds::of(&table, &joined).with_cards)
        };
        let (hand, bare) = (&table.player(seat).hand, chance(&[]));
        let before = percent(ContestOdds::of(table, contest).with_cards);
        let cards = helping_cards(hand, bare, chance);
        Self { seat, chances: [before, chance(hand)], bare, cards }
    }
}

/// R16, R19: those who could still come, at the steps at which that is asked.
fn helpers(table: &Tabletop, contest: &Contest) -> SeatSet {
    let able = table.able(contest);
    match (contest.stage, contest.together) {
        (Stage::TeamUp | Stage::Horn, _) => able,
        (Stage::Join, Together::Head) => able & contest.waiting,
        (Stage::Join, _) => {
            let holds = |seat: &Seat| table.player(*seat).holds(Card::TeamUp);
            (able & contest.waiting).iter().filter(holds).collect()
        }
        _ => SeatSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::royaume::contest_odds::tests::random_tables;

    /// A table at which somebody is asked whether they join.
    fn asked() -> Tabletop {
        let joining = |contest: &Contest| contest.stage == Stage::Join;
        let mut tables = (1..).flat_map(|seed| random_tables(seed, 4));
        tables.find(|table| table.contest.as_ref().is_some_and(joining)).unwrap()
    }

    #[test]
    fn help_never_lessens_the_chance_and_each_card_is_told_by_itself() {
        let mut table = asked();
        let contest = table.contest.unwrap();
        let seat = contest.asked;
        table.players[seat.index()].hand = [Card::TeamUp, Card::Bison, Card::Fox].into();
        let help = Help::of(&table, &contest, seat);
        assert!(help.chances[0] <= help.bare && help.bare <= help.chances[1], "{help:?}");
        assert!(help.cards.iter().all(|(card, _)| *card == Card::Bison), "{help:?}");
        table.players[seat.index()].hand = [Card::TeamUp, Card::General, Card::Fox].into();
        let sure = Help::of(&table, &contest, seat);
        assert_eq!((sure.chances[1], &sure.cards[..]), (100, &[(Card::General, 100)][..]));
    }

    #[test]
    fn only_those_are_told_of_who_may_come() {
        let mut table = asked();
        let mut contest = table.contest.unwrap();
        let asked = contest.asked;
        let seats = |table: &Tabletop, contest: &Contest| {
            Help::all(table, contest).iter().map(|help| help.seat).collect::<SeatSet>()
        };
        assert!(seats(&table, &contest).contains(asked));
        table.players[asked.index()].hand = [Card::Fox; 3].into();
        contest.together = Together::None;
        assert!(!seats(&table, &contest).contains(asked), "without a Team Up");
        contest.stage = Stage::Cards;
        assert_eq!(seats(&table, &contest), SeatSet::EMPTY);
    }
}
