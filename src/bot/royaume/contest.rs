//! What a player does in a challenge or a fight.
//!
//! All hands lie open, so what everybody could add is known; only spins are luck.

use arrayvec::ArrayVec;

use super::contest_odds::{most_from, yet_to_spin};
use super::odds::{self, Arms};
use super::worth;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::{
    About, Action, Back, Card, Colour, Contest, Play, Sector, Stage, Tabletop, Together,
};

/// Alone against the Wizard few win, so a general is well used there.
const GENERAL_BELOW: f32 = 0.35;

/// What the seat, which is asked, answers.
pub fn answer(table: &Tabletop, contest: &Contest, seat: Seat) -> Action {
    let contested = Contested { table, contest, seat };
    match contest.stage {
        Stage::TeamUp => contested.team_up(),
        Stage::Join => contested.join(),
        Stage::Spin | Stage::JoinersSpin | Stage::HelperSpins => contested.spin(),
        Stage::JoinersCards | Stage::Cards | Stage::HelperCards | Stage::LastCards => {
            contested.add_cards()
        }
        Stage::Horn => contested.horn(),
        Stage::Invisibility => Action::Card(Play::Invisibility),
    }
}

struct Contested<'a> {
    table: &'a Tabletop,
    contest: &'a Contest,
    seat: Seat,
}

impl Contested<'_> {
    fn colour(&self) -> Colour {
        self.table.contest_colour(self.contest)
    }

    fn most_from(&self, seat: Seat) -> i16 {
        most_from(self.table, self.contest, seat)
    }

    /// R18, R22: what a failure costs everybody.
    fn loss(&self) -> u16 {
        match self.contest.about {
            About::Challenge(tile, _) => self.table.realm().front(tile).back.loss(),
            About::Fight(_) => Back::GreyBlue.loss(),
        }
    }

    /// What success gives its owner beside 5 points.
    fn prize(&self) -> f32 {
        match self.contest.about {
            About::Challenge(..) => {
                let owner = self.contest.first;
                worth::of_tile(self.table, owner) + worth::of_strength(self.table)
            }
            About::Fight(_) => 1.0,
        }
    }

    /// The chance of those who are in it, and of these who might come, if everybody adds what they
    /// can: an estimate from mean spins for all but one of them.
    fn chance(&self, with: SeatSet) -> f32 {
        let colour = self.colour();
        let yet_to_spin = yet_to_spin(self.contest) | with;
        let Some(last) = yet_to_spin.iter().last() else { return 0.0 };
        let others = yet_to_spin - SeatSet::only(last);
        let mut total = self.contest.total + self.cards_in_play();
        let mut star = 1.0;
        for other in others {
            total += self.mean_of(other, colour);
            star *= 0.9;
        }
        let chance = odds::of_spin(self.table, last, colour, total, self.contest.difficulty);
        1.0 - (1.0 - chance) * star
    }

    /// What those who have spun could still add.
    fn cards_in_play(&self) -> i16 {
        self.contest.participants().iter().map(|seat| self.most_from(seat)).sum()
    }

    fn mean_of(&self, seat: Seat, colour: Colour) -> i16 {
        let player = self.table.player(seat);
        let arms = Arms::of(&player.hand);
        let sum: i16 =
            Sector::all().map(|sector| arms.best(self.table.realm().segment(sector), colour)).sum();
        sum / Sector::COUNT as i16 + player.strength()
    }

    fn team_up(&self) -> Action {
        let alone = self.chance(SeatSet::EMPTY);
        let risk = worth::of_loss(self.table, self.seat, self.loss());
        let able = self.table.able(self.contest);
        let together = self.chance(able);
        let rivals = able.len() as f32 * worth::of_rivals_point(self.table) * 5.0;
        let without = alone * (5.0 + self.prize()) - (1.0 - alone) * risk;
        let with = together * (5.0 + self.prize() - rivals) - worth::of_card(Card::TeamUp);
        if with > without { Action::Card(Play::TeamUp) } else { Action::Pass }
    }

    /// Somebody who helps gets 5 points and loses none, but helps a rival, and goes where they are.
    fn join(&self) -> Action {
        let without = self.chance(SeatSet::EMPTY);
        let with = self.chance(SeatSet::only(self.seat));
        let rival = worth::of_rivals_point(self.table);
        let theirs = (5.0 + self.prize()) * rival * (with - without);
        let card = match self.contest.together {
            Together::Head => 0.0,
            Together::None | Together::Joiner => worth::of_card(Card::TeamUp),
        };
        let afar = if let About::Challenge(..) = self.contest.about { 1.0 } else { 0.0 };
        let lost = (1.0 - with) * 1.5;
        if with * 5.0 > theirs + card + afar + lost { Action::Join } else { Action::Pass }
    }

    fn spin(&self) -> Action {
        let player = self.table.player(self.seat);
        if player.holds(Card::General) {
            let others = player.hand.iter().copied().filter(|card| *card != Card::General);
            let others: ArrayVec<Card, { Card::HAND }> = others.collect();
            let lacking = self.contest.difficulty - self.contest.total - player.strength();
            let chance = odds::of_spin_with(self.table, &others, self.colour(), lacking);
            if chance < GENERAL_BELOW {
                return Action::Card(Play::General);
            }
        }
        Action::Spin
    }

    /// Cards are played only if they win it, with what those can add who are asked later.
    fn add_cards(&self) -> Action {
        let contest = self.contest;
        let lacking = contest.difficulty - contest.total;
        let later: i16 = contest
            .waiting
            .iter()
            .filter(|seat| *seat != self.seat)
            .map(|seat| self.most_from(seat))
            .sum();
        let heads_later = match contest.stage {
            Stage::JoinersCards | Stage::HelperCards => {
                contest.heads.iter().map(|seat| self.most_from(seat)).sum()
            }
            _ => 0,
        };
        self.cheapest(lacking)
            .or_else(|| self.cheapest(lacking - later - heads_later))
            .unwrap_or(Action::Pass)
    }

    /// The first card of the cheapest way to add what is lacking; none if there is no way.
    fn cheapest(&self, lacking: i16) -> Option<Action> {
        if lacking <= 0 {
            return None;
        }
        let player = self.table.player(self.seat);
        let spin = self.contest.spin(self.seat)?;
        let segment = self.table.realm().segment(spin.sector);
        let mut best: Option<(f32, Action)> = None;
        let mut consider = |price: f32, first: Action| {
            if best.is_none_or(|(cheapest, _)| price < cheapest) {
                best = Some((price, first));
            }
        };
        let hand = &player.hand;
        for chosen in 1_u8..1 << hand.len() {
            let cards = || (0..hand.len()).filter(|at| chosen & 1 << at != 0).map(|at| hand[at]);
            if cards().any(|card| card == Card::General) {
                if cards().count() == 1 {
                    consider(worth::of_card(Card::General), Action::Card(Play::General));
                }
                continue;
            }
            let luck = cards().any(|card| card == Card::Luck);
            if luck && spin.armed {
                continue;
            }
            let price: f32 = cards().map(worth::of_card).sum();
            for colour in Colour::ALL.into_iter().filter(|it| luck != (*it == spin.colour)) {
                let Some(sum) = added(cards(), colour) else { continue };
                let change =
                    i16::from(segment.number(colour)) - i16::from(segment.number(spin.colour));
                if sum + change >= lacking {
                    let first = match luck {
                        true => Some(Play::Luck { colour }),
                        false => cards().next().and_then(Play::plain),
                    };
                    first.into_iter().for_each(|play| consider(price, Action::Card(play)));
                }
            }
        }
        best.map(|(_, action)| action)
    }

    /// R19: the owner gives their 5 points to the helper.
    fn horn(&self) -> Action {
        let able = self.table.able(self.contest);
        let fight = matches!(self.contest.about, About::Fight(_));
        let own = if fight { 5.0 } else { 0.0 };
        let loss = if self.contest.together == Together::None { self.loss() } else { 0 };
        let stake = self.prize() + own + worth::of_loss(self.table, self.seat, loss) + 1.0;
        let rival = 5.0 * worth::of_rivals_point(self.table);
        let best = able.iter().map(|seat| (self.chance(SeatSet::only(seat)), seat));
        let best = best.max_by(|(a, _), (b, _)| a.total_cmp(b));
        match best {
            Some((chance, seat)) if chance * (stake - rival) > worth::of_card(Card::Horn) => {
                Action::Card(Play::Horn { seat })
            }
            _ => Action::Pass,
        }
    }
}

/// What these cards add to a number of that colour; none if one of them does not go with it.
fn added(cards: impl Iterator<Item = Card>, colour: Colour) -> Option<i16> {
    let mut sum = 0;
    for card in cards {
        sum += match (card, colour) {
            (Card::Luck | Card::Goat | Card::Bison, _)
            | (Card::Sword, Colour::Yellow)
            | (Card::Shield, Colour::Green)
            | (Card::Bow, Colour::Violet) => Contest::worth(card),
            _ => return None,
        };
    }
    Some(sum)
}
