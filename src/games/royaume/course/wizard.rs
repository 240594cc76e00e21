//! R14, R23, R25: the arrow, and where the Wizard goes.

use super::task::Task;
use crate::game::SeatSet;
use crate::games::royaume::course::Course;
use crate::games::royaume::material::realm::Special;
use crate::games::royaume::material::spinner::WizardTarget;
use crate::games::royaume::{FightReason, HexSet, Sector, Seen, Tabletop, WizardReason};

impl Course<'_> {
    /// R14: spins, and the Wizard goes where the arrow points.
    pub fn send_wizard(&mut self) {
        self.replace(Task::NextTurn);
        let segment = Sector::numbered(self.chance.below(Sector::COUNT));
        self.tell(Seen::Arrow { segment });
        let destination = self.table.realm().segment(segment).to;
        let hexes = self.table.wizard_sites(destination);
        let Some(to) = self.chance.pick(hexes) else { return self.stay() };
        self.table.wizard = Some(to);
        self.tell(Seen::Wizard { to, why: WizardReason::Spin });
        let attacked = self.table.attacked(destination);
        if attacked.is_empty() {
            return self.next_turn();
        }
        self.begin_fight(self.table.turn, attacked, FightReason::Spin);
    }

    /// R25: there is no hex for him. He stays and attacks nobody, but he does not block the Mine.
    fn stay(&mut self) {
        let [mine, tower] =
            [Special::Mine, Special::Tower].map(|special| self.table.realm().place(special));
        let Some(here) = self.table.wizard else { return };
        let (to, why) =
            if here == mine { (tower, WizardReason::Home) } else { (here, WizardReason::Stays) };
        self.table.wizard = Some(to);
        self.tell(Seen::Wizard { to, why });
    }
}

impl Tabletop {
    /// R25, D19: where the Wizard may go in the place that the arrow names.
    fn wizard_sites(&self, destination: WizardTarget) -> HexSet {
        let city = match destination {
            WizardTarget::Mine => {
                return HexSet::only(self.realm().place(Special::Mine)) - self.snowed();
            }
            WizardTarget::City(city) => self.realm().city(city),
        };
        let (up, down) = (self.up.places() & city, self.down & city);
        match (up.is_empty(), down.is_empty()) {
            (false, _) => up,
            (true, false) => down,
            // The hex he stands on is a choice like any other.
            (true, true) => city - self.memories - self.snowed(),
        }
    }

    /// R23: all heroes in the place where he arrives, but for those who are snowed in.
    fn attacked(&self, destination: WizardTarget) -> SeatSet {
        let hexes = match destination {
            WizardTarget::Mine => HexSet::only(self.realm().place(Special::Mine)),
            WizardTarget::City(city) => self.realm().city(city),
        };
        self.standing_on(hexes) - self.snowed_in()
    }
}
