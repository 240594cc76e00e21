//! The odds of a contest under way, worked out exactly: everybody who has still to spin, and what the
//! open hands of those who are still asked can add.

use super::odds::Arms;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::{Card, Contest, Sector, Stage, Tabletop};

/// Totals are small: nobody adds more than a few dozen.
const MOST: usize = 256;

/// The chance that those who are in a contest win it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContestOdds {
    /// If nobody plays another card.
    pub bare: f32,
    /// If everybody adds all they can.
    pub with_cards: f32,
}

impl ContestOdds {
    /// How a contest stands now. Whoever might still come to help is not reckoned with.
    pub fn of(table: &Tabletop, contest: &Contest) -> Self {
        let colour = table.contest_colour(contest);
        let spinning = yet_to_spin(contest);
        let strength: i16 = spinning.iter().map(|seat| table.player(seat).strength()).sum();
        let lacking = contest.difficulty - contest.total - strength;
        let bare = chance(table, spinning, lacking, |_, sector| {
            i16::from(table.realm().segment(sector).number(colour))
        });
        let adding = adding(contest);
        let general = |seat: &Seat| table.player(*seat).holds(Card::General);
        if (adding | spinning).iter().any(|seat| general(&seat)) {
            return Self { bare, with_cards: 1.0 };
        }
        let cards: i16 = adding.iter().map(|seat| most_from(table, contest, seat)).sum();
        let with_cards = chance(table, spinning, lacking - cards, |seat, sector| {
            Arms::of(&table.player(seat).hand).best(table.realm().segment(sector), colour)
        });
        Self { bare, with_cards }
    }
}

/// Whether the seat wins a contest at once if the arrow stops there: without a card, and with all of
/// its own.
pub fn wins_with(table: &Tabletop, contest: &Contest, seat: Seat, sector: Sector) -> [bool; 2] {
    let (colour, player) = (table.contest_colour(contest), table.player(seat));
    let segment = table.realm().segment(sector);
    let lacking = contest.difficulty - contest.total - player.strength();
    let arms = Arms::of(&player.hand);
    let bare = segment.star || i16::from(segment.number(colour)) >= lacking;
    [bare, bare || player.holds(Card::General) || arms.best(segment, colour) >= lacking]
}

/// The most that the seat could still add to what it has spun, without a General.
pub fn most_from(table: &Tabletop, contest: &Contest, seat: Seat) -> i16 {
    most_with(table, contest, seat, &table.player(seat).hand)
}

/// The same with these cards only.
pub fn most_with(table: &Tabletop, contest: &Contest, seat: Seat, cards: &[Card]) -> i16 {
    let Some(spin) = contest.spin(seat) else { return 0 };
    let arms = Arms::of(cards);
    let arms = if spin.armed { arms.without_luck() } else { arms };
    let segment = table.realm().segment(spin.sector);
    arms.best(segment, spin.colour) - i16::from(segment.number(spin.colour))
}

/// Those who will spin, unless it is won before.
pub fn yet_to_spin(contest: &Contest) -> SeatSet {
    contest.participants().iter().filter(|seat| contest.spin(*seat).is_none()).collect()
}

/// R16: those who have spun and will still be asked for cards.
fn adding(contest: &Contest) -> SeatSet {
    let asked = match contest.stage {
        Stage::TeamUp | Stage::Join | Stage::Spin | Stage::JoinersSpin => contest.participants(),
        Stage::JoinersCards | Stage::HelperCards => contest.waiting | contest.heads,
        Stage::Cards | Stage::LastCards => contest.waiting,
        Stage::HelperSpins => contest.heads,
        Stage::Horn | Stage::Invisibility => SeatSet::EMPTY,
    };
    asked.iter().filter(|seat| contest.spin(*seat).is_some()).collect()
}

/// The chance that these, who all spin, together reach what is lacking, or that one of them spins the
/// star.
fn chance(
    table: &Tabletop,
    spinning: SeatSet,
    lacking: i16,
    counts: impl Fn(Seat, Sector) -> i16,
) -> f32 {
    // How likely each sum is that is still too small; no star has come then.
    let mut short = [0.0_f32; MOST];
    short[0] = 1.0;
    for seat in spinning {
        let mut next = [0.0_f32; MOST];
        for sector in Sector::all().filter(|sector| !table.realm().segment(*sector).star) {
            let by = usize::from(counts(seat, sector).unsigned_abs());
            for sum in by..MOST {
                next[sum] += short[sum - by] / Sector::COUNT as f32;
            }
        }
        short = next;
    }
    let too_small = usize::try_from(lacking).unwrap_or(0).min(MOST);
    1.0 - short[..too_small].iter().sum::<f32>()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::bot::royaume::odds;
    use crate::game::{Chance, Game, Viewer};
    use crate::games::Royaume;
    use crate::games::royaume::{Action, Options};

    /// How the table lies after every action of a game that is played by chance.
    pub fn random_tables(seed: u64, seats: u8) -> Vec<Tabletop> {
        let mut tables = Vec::new();
        let mut chance = Chance::from_number(seed, 0);
        let mut state = Royaume::deal(&Options::default(), seats, &mut chance).unwrap();
        while let Some(seat) = Royaume::to_act(&state).first() {
            let view = Royaume::view(&state, Viewer::Seat(seat));
            let choices: Vec<Action> = Royaume::legal_actions(&view).collect();
            let action = choices[chance.below(choices.len())];
            Royaume::play(&mut state, seat, &action, &mut chance, &mut Vec::new()).unwrap();
            tables.push(state.tabletop().clone());
        }
        tables
    }

    /// Tables at which somebody is asked something in a contest.
    fn contests(seats: u8) -> impl Iterator<Item = Tabletop> {
        let tables = (1..=12).flat_map(move |seed| random_tables(seed, seats));
        tables.filter(|table| table.contest.is_some())
    }

    /// Every way in which all who have still to spin may spin, one after the other.
    fn counted(table: &Tabletop, contest: &Contest) -> f32 {
        let spinning: Vec<Seat> = yet_to_spin(contest).iter().collect();
        let colour = table.contest_colour(contest);
        let strength: i16 = spinning.iter().map(|seat| table.player(*seat).strength()).sum();
        let ways = Sector::COUNT.pow(spinning.len() as u32);
        let wins = (0..ways).filter(|way| {
            let spun = (0..spinning.len() as u32).map(|number| {
                let sector = way / Sector::COUNT.pow(number) % Sector::COUNT;
                table.realm().segment(Sector::all().nth(sector).unwrap())
            });
            let star = spun.clone().any(|segment| segment.star);
            let sum: i16 = spun.map(|segment| i16::from(segment.number(colour))).sum();
            star || contest.total + strength + sum >= contest.difficulty
        });
        wins.count() as f32 / ways as f32
    }

    #[test]
    fn the_odds_without_cards_are_those_of_all_spins_counted() {
        let mut several = 0;
        for table in contests(4) {
            let contest = table.contest.as_ref().unwrap();
            let odds = ContestOdds::of(&table, contest);
            let counted = counted(&table, contest);
            assert!((odds.bare - counted).abs() < 1e-4, "{} {counted}", odds.bare);
            assert!(odds.with_cards >= odds.bare - 1e-4, "{odds:?}");
            several += usize::from(yet_to_spin(contest).len() > 1);
        }
        assert!(several > 20, "{several}");
    }

    #[test]
    fn for_one_who_spins_alone_the_bots_reckon_the_same() {
        let mut alone = 0;
        for table in contests(2) {
            let contest = table.contest.as_ref().unwrap();
            let spinning = yet_to_spin(contest);
            let (Some(seat), 1, 1) =
                (spinning.first(), spinning.len(), contest.participants().len())
            else {
                continue;
            };
            alone += 1;
            let colour = table.contest_colour(contest);
            let wanted = odds::of_spin(&table, seat, colour, contest.total, contest.difficulty);
            let odds = ContestOdds::of(&table, contest);
            assert!((odds.with_cards - wanted).abs() < 1e-4, "{odds:?} {wanted}");
            let lit = |with: usize| {
                let wins = |sector: &Sector| wins_with(&table, contest, seat, *sector)[with];
                Sector::all().filter(wins).count() as f32 / Sector::COUNT as f32
            };
            assert!((lit(0) - odds.bare).abs() < 1e-4, "{odds:?}");
            assert!((lit(1) - odds.with_cards).abs() < 1e-4, "{odds:?}");
        }
        assert!(alone > 50, "{alone}");
    }
}
