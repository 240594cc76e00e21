//! R16: a contest, step by step, until it is decided.

use super::contest::{About, Contest, Spin, Stage, Together, clockwise};
use super::task::Task;
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::course::Course;
use crate::games::royaume::legal::action::{Action, Play};
use crate::games::royaume::{By, Card, FightReason, Sector, Seen, Way};

impl Course<'_> {
    /// R22, D15: the Wizard is fought by these, in order from the first. Under the contest waits the queue
    /// of those who refill after it.
    pub fn begin_fight(&mut self, first: Seat, heads: SeatSet, why: FightReason) {
        self.push(Task::Queue);
        self.fight(first, heads, why);
    }

    /// R22: the same where a queue waits already.
    pub fn fight(&mut self, first: Seat, heads: SeatSet, why: FightReason) {
        self.tell(Seen::Fight { seats: clockwise(first, heads).collect(), why });
        self.begin_contest(About::Fight(why), Contest::WIZARD, first, heads);
    }

    /// R16: a contest begins, and asks its first question.
    pub fn begin_contest(&mut self, about: About, difficulty: i16, first: Seat, heads: SeatSet) {
        self.table.contest = Some(Contest::new(about, difficulty, first, heads));
        self.push(Task::Contest);
        self.ask();
    }

    /// Changes the contest under way.
    fn change(&mut self, change: impl FnOnce(&mut Contest)) {
        if let Some(contest) = &mut self.table.contest {
            change(contest);
        }
    }

    /// Finds who has to be asked next; if there is nobody, it has failed (6).
    fn ask(&mut self) {
        while let Some(contest) = &self.table.contest {
            let mut seats = clockwise(contest.first, contest.waiting);
            let next = seats.find(|seat| self.table.can_answer(contest, *seat));
            if let Some(seat) = next {
                return self.change(|contest| contest.asked = seat);
            }
            let (heads, joiners) = (contest.heads, contest.joiners);
            let (stage, waiting) = match contest.stage {
                Stage::TeamUp => (Stage::Join, self.table.able(contest)),
                Stage::Join => (Stage::Spin, heads),
                Stage::Spin => (Stage::JoinersSpin, joiners),
                Stage::JoinersSpin => (Stage::JoinersCards, joiners),
                Stage::JoinersCards => (Stage::Cards, heads),
                Stage::Cards => (Stage::Horn, heads),
                Stage::HelperSpins => (Stage::HelperCards, contest.helper.into_iter().collect()),
                Stage::HelperCards => (Stage::LastCards, heads),
                Stage::Horn | Stage::LastCards => return self.fall_short(),
                Stage::Invisibility => return self.fail(),
            };
            self.change(|contest| (contest.stage, contest.waiting) = (stage, waiting));
        }
    }

    /// (6): it is still short. D18: those with points to lose may be invisible, if no Team Up saves
    /// them.
    fn fall_short(&mut self) {
        self.tell_settled(false, By::Short);
        let Some(contest) = &self.table.contest else { return };
        let costly = matches!(contest.about, About::Challenge(..));
        if !costly || contest.together != Together::None {
            return self.fail();
        }
        let participants = contest.participants();
        self.change(|contest| {
            (contest.stage, contest.waiting) = (Stage::Invisibility, participants);
        });
        self.ask();
    }

    fn tell_settled(&mut self, done: bool, by: By) {
        let Some(contest) = &self.table.contest else { return };
        let (total, difficulty) = (contest.total, contest.difficulty);
        self.tell(Seen::Settled { done, by, total, difficulty });
    }

    /// D12: it is won, and nobody is asked any more.
    fn win_by(&mut self, by: By) {
        self.tell_settled(true, by);
        self.win();
    }

    /// Plays an answer to what the contest asks.
    pub fn act_in_contest(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Spin => return self.spin(seat),
            Action::Join => self.join(seat),
            Action::Card(Play::General) => {
                self.show(seat, Card::General);
                return self.win_by(By::General);
            }
            Action::Card(Play::TeamUp) => {
                self.show(seat, Card::TeamUp);
                self.change(|contest| {
                    (contest.together, contest.waiting) = (Together::Head, SeatSet::EMPTY);
                });
            }
            Action::Card(Play::Horn { seat: other }) => self.blow(seat, other),
            Action::Card(Play::Invisibility) => {
                self.show(seat, Card::Invisibility);
                self.change(|contest| {
                    contest.invisible.insert(seat);
                    contest.waiting.remove(seat);
                });
            }
            Action::Card(play) => return self.count(seat, play),
            _ => self.change(|contest| contest.waiting.remove(seat)),
        }
        self.ask();
    }

    /// R20: somebody comes to help, with a Team Up of their own unless a head has played one.
    fn join(&mut self, seat: Seat) {
        let Some(contest) = &self.table.contest else { return };
        if contest.asks_for_team_ups() {
            self.show(seat, Card::TeamUp);
            self.change(|contest| contest.together = Together::Joiner);
        }
        self.change(|contest| contest.waiting.remove(seat));
        self.come(seat);
    }

    /// R19: the Horn calls somebody, who cannot refuse.
    fn blow(&mut self, seat: Seat, other: Seat) {
        self.show(seat, Card::Horn);
        self.change(|contest| {
            (contest.stage, contest.helper) = (Stage::HelperSpins, Some(other));
            contest.waiting = SeatSet::only(other);
        });
        self.come(other);
    }

    /// D17: in a challenge a helper's hero comes to the owner's hex; in a fight it stays.
    fn come(&mut self, seat: Seat) {
        let Some(contest) = &mut self.table.contest else { return };
        contest.joiners.insert(seat);
        let (about, owner) = (contest.about, contest.first);
        self.tell(Seen::Joined { seat });
        if let About::Challenge(..) = about {
            let to = self.table.player(owner).hero;
            self.bring(seat, to, Way::Help);
        }
    }

    /// R15, R16 (3): the number, the animal and the completed challenges of the seat count now.
    fn spin(&mut self, seat: Seat) {
        let sector = Sector::numbered(self.chance.below(Sector::COUNT));
        let Some(contest) = &self.table.contest else { return };
        let colour = self.table.contest_colour(contest);
        let segment = self.table.realm().segment(sector);
        let (number, star) = (segment.number(colour), segment.star);
        let total = contest.total + i16::from(number) + self.table.player(seat).strength();
        self.change(|contest| {
            contest.total = total;
            contest.waiting.remove(seat);
            contest.spins[seat.index()] = Some(Spin { sector, colour, armed: false });
        });
        self.tell(Seen::Spun { seat, segment: sector, number, total });
        if star { self.win_by(By::Star) } else { self.weigh() }
    }

    /// R16 (4): a card that changes the total.
    fn count(&mut self, seat: Seat, play: Play) {
        let card = play.card();
        self.discard(seat, card);
        let Some(contest) = &self.table.contest else { return };
        let Some(mut spin) = contest.spin(seat) else { return };
        let segment = self.table.realm().segment(spin.sector);
        let mut by = Contest::worth(card);
        if let Play::Luck { colour } = play {
            by = i16::from(segment.number(colour)) - i16::from(segment.number(spin.colour));
            spin.colour = colour;
        }
        spin.armed |= matches!(card, Card::Sword | Card::Shield | Card::Bow);
        let total = contest.total + by;
        self.change(|contest| {
            (contest.total, contest.spins[seat.index()]) = (total, Some(spin));
        });
        self.tell(Seen::Counted { seat, card, total });
        self.weigh();
    }

    /// R15: whether the total reaches the difficulty.
    fn weigh(&mut self) {
        let Some(contest) = &self.table.contest else { return };
        if contest.total >= contest.difficulty { self.win_by(By::Total) } else { self.ask() }
    }
}
