//! M26: why somebody wins, in a sentence.

use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::memoarrr::Tally;
use crate::text::Texts;

/// Why these have won, as it is said to that seat; `names` gives the names of seats.
pub fn reason(
    text: &Texts,
    tally: &Tally,
    you: Option<Seat>,
    names: impl Fn(SeatSet) -> Vec<String>,
) -> String {
    let texts = &text.end;
    let list = |seats| text.common.list(&names(seats));
    let winner = list(tally.winners);
    let seats: SeatSet = (0..tally.rubies.len()).map(Seat::from_index).collect();
    let tied = best(seats, |seat| tally.rubies[seat.index()].into());
    let rubies = tied.first().map_or(0, |seat| tally.rubies[seat.index()]);
    let among = best(tied, |seat| tally.treasures[seat.index()].len());
    if tied.len() == 1 && tied.first() == you {
        texts.you_most_rubies(rubies)
    } else if tied.len() == 1 {
        texts.most_rubies(&winner, rubies)
    } else if tally.winners.len() > 1 {
        texts.all_equal(&winner)
    } else if among.len() == 1 {
        texts.more_chests(&list(tied), rubies, &winner, tied.len() == 2)
    } else if among == tied {
        texts.best_chest(&list(tied), rubies, &winner, richest(tally))
    } else {
        texts.best_chest_among(&list(tied), rubies, &list(among), &winner, richest(tally))
    }
}

/// Those of the seats that have the most of something.
fn best(seats: SeatSet, of: impl Fn(Seat) -> usize) -> SeatSet {
    let most = seats.iter().map(&of).max();
    seats.iter().filter(|seat| Some(of(*seat)) == most).collect()
}

/// The rubies in the richest chest of the winner.
fn richest(tally: &Tally) -> u8 {
    let chests = tally.winners.first().map(|winner| &tally.treasures[winner.index()]);
    let rubies = chests.into_iter().flatten().map(|chest| chest.rubies());
    rubies.max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::memoarrr::Treasure;
    use crate::text::Language;

    fn sentence(language: Language, chests: &[&[u8]]) -> String {
        let chest = |rubies: &u8| Treasure::ALL.into_iter().find(|it| it.rubies() == *rubies);
        let treasures = chests.iter().map(|row| row.iter().filter_map(chest).collect()).collect();
        let names = |seats: SeatSet| {
            let name = |seat: Seat| ["Anna", "Ben", "Zoë", "Dan"][seat.index()].to_owned();
            seats.iter().map(name).collect()
        };
        reason(language.texts(), &Tally::of_chests(treasures), Seat::new(2), names)
    }

    #[test]
    fn the_winner_is_explained() {
        let english = |chests: &[&[u8]]| sentence(Language::English, chests);
        assert_eq!(english(&[&[4, 3], &[2, 2, 2], &[1, 1]]), "Anna has the most rubies: 7.");
        assert_eq!(
            english(&[&[2, 2], &[4]]),
            "Anna and Ben have 4 rubies each; Anna has more chests."
        );
        assert_eq!(english(&[&[1], &[2], &[4]]), "You have the most rubies: 4.");
        // The published example: B 2+2, L 4, A 1+1+2, M 3.
        assert_eq!(
            english(&[&[2, 2], &[4], &[1, 1, 2], &[3]]),
            "Anna, Ben and Zoë have 4 rubies each; Zoë has the most chests."
        );
        assert_eq!(
            english(&[&[2, 2], &[1, 3], &[2]]),
            "Anna and Ben have 4 rubies each, and as many chests; Ben has the richest one, with 3 \
             rubies."
        );
        assert_eq!(
            english(&[&[2, 2], &[1, 3], &[4], &[2]]),
            "Anna, Ben and Zoë have 4 rubies each; Anna and Ben have the most chests, and Ben the \
             richest of them, with 3 rubies."
        );
        assert_eq!(
            english(&[&[1, 2, 2], &[1, 2, 2], &[3]]),
            "Anna and Ben are equal in everything: rubies, chests and richest chest."
        );
    }

    #[test]
    fn in_french_too() {
        let french = |chests: &[&[u8]]| sentence(Language::French, chests).replace('\u{a0}', " ");
        assert_eq!(
            french(&[&[2, 2], &[4]]),
            "Anna et Ben ont 4 rubis chacun ; Anna a plus de coffres."
        );
        assert_eq!(french(&[&[4], &[1]]), "Anna a le plus de rubis : 4.");
        assert_eq!(french(&[&[1], &[2], &[4]]), "Vous avez le plus de rubis : 4.");
    }
}
