//! R7, R8, R24: why a hero cannot walk to a hex that lies near: what is in the way cannot be crossed.

use crate::game::Seat;
use crate::games::royaume::{Action, Hex, HexSet, Illegal, Special, Tabletop};
use crate::text::Texts;

/// Why the hero of a seat, which is to walk, cannot come to a hex; none where they can, or where it is
/// plainly too far.
pub fn barred(text: &Texts, table: &Tabletop, seat: Seat, hex: Hex) -> Option<String> {
    match table.check(seat, Action::Move(hex)).err()? {
        Illegal::TooFar(_) => InWay::to(table, seat, hex).map(|it| it.words(text)),
        why @ (Illegal::Tower | Illegal::Snow | Illegal::ThreeUnspent) => {
            Some(text.royaume.board.why(why))
        }
        _ => None,
    }
}

/// R7: so many steps are near.
const STEPS: u8 = 3;

/// What is in a hero's way, by what it is: challenges, the Wizard, the snowstorm, the tower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct InWay {
    challenge: bool,
    wizard: bool,
    snow: bool,
    tower: bool,
}

impl InWay {
    /// What keeps the hero of that seat from a hex as near as they can walk; none where they can go, where
    /// nobody may come to or where it is too far.
    fn to(table: &Tabletop, seat: Seat, hex: Hex) -> Option<Self> {
        let hero = table.player(seat).hero;
        let tower = HexSet::only(table.realm().place(Special::Tower));
        let snow: HexSet = table.snow.iter().map(|snow| snow.hex).collect();
        let closed = (tower | snow).contains(hex)
            || table.challenges().contains(hex) && !table.player(seat).may_begin();
        if closed || steps(hero, hex) > STEPS || table.reach(seat).contains(hex) {
            return None;
        }
        let between = |there: &Hex| {
            *there != hero && *there != hex && steps(hero, *there) + steps(*there, hex) <= STEPS
        };
        let between: HexSet = Hex::all().filter(between).collect();
        let has = |hexes: HexSet| !(between & hexes).is_empty();
        Some(Self {
            challenge: has(table.challenges()),
            wizard: has(table.wizard.into_iter().collect()),
            snow: has(snow),
            tower: has(tower),
        })
    }

    /// "Out of reach: nobody walks through a challenge or the tower".
    fn words(self, text: &Texts) -> String {
        let texts = &text.royaume.board.hex;
        let there = [self.challenge, self.wizard, self.snow, self.tower];
        let named = texts.barriers.iter().zip(there).filter(|(_, there)| *there);
        let named: Vec<&str> = named.map(|(name, _)| *name).collect();
        texts.in_way(&named.join(texts.or))
    }
}

/// How many steps it would be if nothing were in the way.
fn steps(from: Hex, to: Hex) -> u8 {
    let ((q, r), (to_q, to_r)) = (from.axial(), to.axial());
    let (q, r) = (to_q - q, to_r - r);
    (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game, SeatSet};
    use crate::games::Royaume;
    use crate::games::royaume::{Options, Snow};
    use crate::text::Language;

    const ME: Seat = Seat::FIRST;

    fn table(hero: Hex) -> Tabletop {
        let options = Options { first: Seat::new(0), ..Options::default() };
        let state = Royaume::deal(&options, 2, &mut Chance::from_number(1, 0)).unwrap();
        let mut table = state.tabletop().clone();
        table.players[0].hero = hero;
        table
    }

    fn bare(hero: Hex) -> Tabletop {
        let mut table = table(hero);
        (table.down, table.grey, table.wizard) = (HexSet::EMPTY, HexSet::EMPTY, None);
        table
    }

    /// Whatever is near and cannot be walked to has something in its way; without that one can go.
    #[test]
    fn what_is_in_the_way_is_told_just_where_something_is() {
        let mut barred = 0;
        for hero in Hex::all() {
            let (table, bare) = (table(hero), bare(hero));
            for hex in Hex::all().filter(|hex| *hex != bare.realm().place(Special::Tower)) {
                let told = InWay::to(&table, ME, hex);
                let near = steps(hero, hex) <= STEPS;
                assert_eq!(told.is_some(), near && !table.reach(ME).contains(hex), "{hero} {hex}");
                assert_ne!(told, Some(InWay::default()), "{hero} {hex}");
                let tower = InWay::to(&bare, ME, hex);
                assert!(tower.is_none_or(|it| it == InWay { tower: true, ..it }), "{hero} {hex}");
                barred += usize::from(told.is_some_and(|it| it.challenge));
            }
        }
        assert!(barred > 100, "{barred}");
    }

    #[test]
    fn the_wizard_and_the_snow_are_named() {
        let [hero, next, behind] = [-2, -1, 0].map(|q| Hex::at(q, -2).unwrap());
        let mut table = bare(hero);
        let ring = hero.neighbours();
        table.down = ring - HexSet::only(next);
        assert_eq!(InWay::to(&table, ME, behind), None);
        table.wizard = Some(next);
        let all = InWay { challenge: true, wizard: true, ..InWay::default() };
        assert_eq!(InWay::to(&table, ME, behind), Some(all));
        let (trapped, owing) = (SeatSet::EMPTY, SeatSet::EMPTY);
        table.snow = Some(Snow { hex: next, trapped, owing });
        table.wizard = None;
        let all = InWay { challenge: true, snow: true, ..InWay::default() };
        assert_eq!(InWay::to(&table, ME, behind), Some(all));
        assert_eq!(InWay::to(&table, ME, next), None, "it is closed itself");
        let said = Language::ALL.map(|language| all.words(language.texts()));
        assert_eq!(said[0], "Out of reach: nobody walks through a challenge or the snowstorm.");
        assert_eq!(said[1], "Hors d’atteinte : on ne traverse pas un défi ou la tempête.");
    }
}
