//! What a challenge or a fight takes, before it is begun: the sums, and the exact chances by which
//! the bots reckon, too.

use crate::bot::royaume::odds;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::{Card, Colour, Contest, Front, Hex, Tabletop};

/// What a challenge or a fight takes of somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    /// What it is about.
    pub about: About,
    /// R15: whether the spirit animal helps.
    pub animal: bool,
    /// R15: how many completed challenges help.
    pub completed: usize,
    /// The chance with all cards that help, in per cent.
    pub chance: u8,
    /// The chance without any cards, in per cent.
    pub bare: u8,
    /// The chance with each card alone, where that helps.
    pub cards: Vec<(Card, u8)>,
    /// R16: those who hold a Team Up and could come.
    pub joiners: SeatSet,
    /// R16: whether the own Team Up would let everybody come.
    pub team_up: bool,
    /// R18, R22: what a failure costs.
    pub loss: u16,
}

/// What it is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum About {
    /// R15: a challenge that lies face up: what is printed on it, the memories next to it, and
    /// whether the Wizard is.
    Up { front: Front, memories: usize, wizard: bool },
    /// A challenge that lies face down: the least and the most it can take.
    Down(i16, i16),
    /// R22: a fight with the Wizard.
    Fight,
}

impl Prospect {
    /// What awaits a hero of the seat who comes to that hex; none where nothing does.
    pub fn of(table: &Tabletop, seat: Seat, hex: Hex) -> Option<Self> {
        let hand = &table.player(seat).hand;
        if table.wizard == Some(hex) {
            let lacking = Contest::WIZARD - table.player(seat).strength();
            let chance = |cards: &[Card]| odds::of_spin_with(table, cards, Colour::Violet, lacking);
            return Some(Self::with(table, seat, About::Fight, 5, hand, chance));
        }
        let about = match table.up.get(hex) {
            Some(tile) => About::Up {
                front: table.realm().front(tile),
                memories: (hex.neighbours() & table.memories).len(),
                wizard: table.wizard.is_some_and(|wizard| hex.neighbours().contains(wizard)),
            },
            None if table.down.contains(hex) => {
                let tiles = || table.hidden_tiles(table.back(hex));
                let all = || tiles().map(|tile| table.difficulty(tile, hex));
                About::Down(all().min()?, all().max()?)
            }
            None => return None,
        };
        let chance = |cards: &[Card]| odds::of_challenge(table, seat, cards, hex);
        Some(Self::with(table, seat, about, table.back(hex).loss(), hand, chance))
    }

    fn with(
        table: &Tabletop,
        seat: Seat,
        about: About,
        loss: u16,
        hand: &[Card],
        chance: impl Fn(&[Card]) -> f32,
    ) -> Self {
        let player = table.player(seat);
        let percent = |cards: &[Card]| percent(chance(cards));
        let bare = percent(&[]);
        let could = |other: &Seat| {
            *other != seat
                && !table.is_snowed_in(*other)
                && table.player(*other).holds(Card::TeamUp)
        };
        Self {
            about,
            animal: player.animal,
            completed: player.completed(),
            chance: percent(hand),
            bare,
            cards: helping_cards(hand, bare, percent),
            joiners: table.everybody().iter().filter(could).collect(),
            team_up: player.holds(Card::TeamUp),
            loss,
        }
    }

    /// R15: what the hero brings beside a number and cards.
    pub fn strength(&self) -> i16 {
        let animal = if self.animal { 3 } else { 0 };
        animal + self.completed as i16
    }

    /// What has to be reached, where that is known.
    pub fn difficulty(&self) -> Option<i16> {
        match self.about {
            About::Up { front, memories, wizard } => {
                let wizard = if wizard { 2 } else { 0 };
                Some(i16::from(front.difficulty) - memories as i16 + wizard)
            }
            About::Down(..) => None,
            About::Fight => Some(Contest::WIZARD),
        }
    }

    /// The number of which colour counts, where that is known.
    pub fn colour(&self) -> Option<Colour> {
        match self.about {
            About::Up { front, .. } => Some(front.colour),
            About::Down(..) => None,
            About::Fight => Some(Colour::Violet),
        }
    }
}

/// The chance with each of these cards alone, where it is better than without: two of a kind once.
pub fn helping_cards(hand: &[Card], bare: u8, percent: impl Fn(&[Card]) -> u8) -> Vec<(Card, u8)> {
    let mut helping: Vec<(Card, u8)> = Vec::new();
    for card in hand {
        let with = percent(&[*card]);
        if with > bare && helping.iter().all(|(other, _)| other != card) {
            helping.push((*card, with));
        }
    }
    helping
}

/// In per cent, as people read it: never 0 or 100 unless it is so.
pub fn percent(chance: f32) -> u8 {
    match (chance * 100.0).round() as u8 {
        0 if chance > 0.0 => 1,
        100 if chance < 1.0 => 99,
        percent => percent,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game, Viewer};
    use crate::games::Royaume;
    use crate::games::royaume::{Options, View};

    fn view() -> View {
        let options = Options { first: Seat::new(0), ..Options::default() };
        let state = Royaume::deal(&options, 3, &mut Chance::from_number(4, 0)).unwrap();
        let mut view = Royaume::view(&state, Viewer::Seat(state.tabletop().start));
        for player in view.tabletop.players.iter_mut() {
            player.hand = [Card::Fox, Card::Fox, Card::Fox].into();
        }
        view
    }

    #[test]
    fn cards_that_help_are_named_with_what_they_change() {
        let mut view = view();
        let (seat, hex) = (view.tabletop.turn, view.tabletop.down.first().unwrap());
        let before = Prospect::of(&view.tabletop, seat, hex).unwrap();
        assert_eq!((before.chance, before.cards.len()), (before.bare, 0));
        view.tabletop.players[0].hand = [Card::General, Card::Bison, Card::Fox].into();
        let armed = Prospect::of(&view.tabletop, seat, hex).unwrap();
        assert_eq!((armed.chance, armed.bare), (100, before.bare));
        let named: Vec<Card> = armed.cards.iter().map(|(card, _)| *card).collect();
        assert_eq!(named, [Card::General, Card::Bison]);
    }

    #[test]
    fn two_of_a_kind_are_named_once_wherever_they_lie_in_the_hand() {
        let chance = |cards: &[Card]| 10 * cards.len() as u8;
        let hand = [Card::Bison, Card::Goat, Card::Bison];
        assert_eq!(helping_cards(&hand, 0, chance), [(Card::Bison, 10), (Card::Goat, 10)]);
        assert_eq!(helping_cards(&hand, 10, chance), []);
    }

    #[test]
    fn those_with_a_team_up_could_join() {
        let mut view = view();
        let (seat, hex) = (view.tabletop.turn, view.tabletop.down.first().unwrap());
        view.tabletop.players[2].hand[1] = Card::TeamUp;
        let prospect = Prospect::of(&view.tabletop, seat, hex).unwrap();
        assert_eq!(prospect.joiners, SeatSet::only(Seat::new(2).unwrap()));
        assert!(!prospect.team_up);
    }

    #[test]
    fn the_wizard_is_a_fight_and_open_land_is_nothing() {
        let view = view();
        let (seat, wizard) = (view.tabletop.turn, view.tabletop.wizard.unwrap());
        let fight = Prospect::of(&view.tabletop, seat, wizard).unwrap();
        assert_eq!((fight.about, fight.difficulty()), (About::Fight, Some(25)));
        let hero = view.tabletop.player(seat).hero;
        assert_eq!(Prospect::of(&view.tabletop, seat, hero), None);
    }

    #[test]
    fn a_chance_is_never_called_certain_unless_it_is() {
        assert_eq!([0.0, 0.001, 0.5, 0.999, 1.0].map(percent), [0, 1, 50, 99, 100]);
    }
}
