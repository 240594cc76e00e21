//! R17, R18, R21, R22: what comes of a contest.

use super::contest::{About, Contest, Together, clockwise};
use super::task::{Task, Waiting};
use crate::game::SeatSet;
use crate::games::royaume::course::Course;
use crate::games::royaume::material::realm::Special;
use crate::games::royaume::{Cause, FightReason, Seen, Way, WizardReason};

/// R17, R22: what a success gives.
const REWARD: i16 = 5;
/// R22: what a lost fight costs.
const LOST_FIGHT: i16 = 5;

impl Course<'_> {
    /// The contest is over: it is taken off the table and off the stack.
    fn close_contest(&mut self) -> Option<Contest> {
        self.done();
        self.table.contest.take()
    }

    /// R17, R22: it is done.
    pub fn win(&mut self) {
        let Some(contest) = self.close_contest() else { return };
        match contest.about {
            About::Challenge(tile, hex) => {
                let owner = contest.first;
                self.table.up.remove(hex);
                self.player(owner).complete(tile);
                self.tell(Seen::Completed { seat: owner, tile });
                // With a Horn the owner gets nothing, unless the own Team Up is in it, too.
                let unpaid = contest.helper.is_some() && contest.together != Together::Head;
                for seat in contest.in_order().filter(|seat| !unpaid || *seat != owner) {
                    self.score(seat, REWARD, Cause::Challenge);
                }
            }
            About::Fight(why) => {
                let to = self.table.realm().place(Special::Tower);
                self.table.wizard = Some(to);
                self.tell(Seen::Wizard { to, why: WizardReason::Beaten });
                // D16: also who blew a Horn.
                for seat in contest.in_order() {
                    self.score(seat, REWARD, Cause::Fight);
                }
                if why == FightReason::Walk {
                    self.replace(Task::AfterFight);
                    self.push(Task::Queue);
                }
            }
        }
        self.line_up(&contest);
    }

    /// R18, R22: it has failed.
    pub fn fail(&mut self) {
        let Some(contest) = self.close_contest() else { return };
        let (loss, why) = match contest.about {
            About::Challenge(tile, _) => {
                (self.table.realm().front(tile).back.loss() as i16, Cause::Challenge)
            }
            About::Fight(_) => (LOST_FIGHT, Cause::Fight),
        };
        let camp = self.table.realm().place(Special::Camp);
        for seat in contest.in_order() {
            if contest.together == Together::None && !contest.invisible.contains(seat) {
                self.score(seat, -loss, why);
            }
            self.bring(seat, camp, Way::Camp);
        }
        self.line_up(&contest);
    }

    /// R21, D9: all who were in it wait to refill, but the player in turn only after R23; who draws
    /// just now goes on by themselves (D23).
    fn line_up(&mut self, contest: &Contest) {
        if self.table.end.is_some() {
            return;
        }
        let turn = SeatSet::only(self.table.turn);
        let stay = match contest.about {
            About::Fight(FightReason::Spin) => SeatSet::EMPTY,
            About::Fight(FightReason::Chaos) => turn | contest.heads,
            _ => turn,
        };
        let by_fight = matches!(contest.about, About::Fight(_));
        for seat in clockwise(self.table.turn, contest.participants() - stay) {
            if self.table.queue.iter().all(|waiting| waiting.seat != seat) {
                let _there_is_room = self.table.queue.try_push(Waiting { seat, by_fight });
            }
        }
    }
}
