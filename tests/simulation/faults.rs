//! Whatever can go wrong: cut links, killed programs, a killed host, second devices, nonsense, people
//! who leave and come back.

use cinderpeek::bot::Level;
use cinderpeek::client::{self, Player};
use cinderpeek::game::Chance;
use cinderpeek::table::{
    Ask, ChatLine, Farewell, Input, LinkId, Lobby, Moment, Part, Reaction, StageName, Table,
};

use crate::trace::Step;
use crate::world::{Event, Simulated, World, fresh};

impl<G: Simulated> World<G> {
    /// Cuts a link: what is under way is lost; both ends notice sooner or later.
    pub fn cut(&mut self, link: LinkId, table_notices: bool) {
        let (sooner, later) = (self.weather.notice(), self.weather.notice());
        let wire = self.wires.get_mut(&link).expect("a wire");
        if wire.cut {
            return;
        }
        wire.cut = true;
        let (device, life) = (wire.device, wire.life);
        self.later(sooner, Event::Down(device, life, link));
        if table_notices {
            self.later(later, Event::Lost(link));
        }
    }

    /// Something goes wrong.
    pub fn fault(&mut self) {
        if self.weather.is_over(self.now) {
            return;
        }
        let device = self.weather.below(self.devices.len());
        match self.weather.below(18) {
            0..=5 => {
                if let Some(link) = self.devices[device].link {
                    self.cut(link, true);
                }
            }
            6 | 7 => self.kill(device),
            8 => self.kill_host(),
            9 => self.second_device(device),
            10..=12 => self.nonsense(device),
            13 => self.drive(device, client::Input::Want(Ask::Leave)),
            14 => self.tell_table(Input::Hire(Level::Random)),
            _ => self.chatter(device),
        }
        let pause = self.weather.next_fault();
        self.later(pause, Event::Fault);
    }

    fn kill(&mut self, at: usize) {
        let device = &mut self.devices[at];
        if device.pilot.take().is_none() || device.ended.is_some() {
            return;
        }
        let link = device.link.take();
        if let Some(link) = link {
            self.cut(link, true);
        }
        let pause = self.weather.notice() + 100;
        if !self.devices[at].stand_in {
            self.later(pause, Event::Revive(at));
        }
    }

    /// Somebody opens the same seat on another device.
    fn second_device(&mut self, at: usize) {
        let device = &self.devices[at];
        if device.ended.is_none() && !device.stand_in {
            let (person, credentials) = (device.person, device.credentials.clone());
            self.add_device(person, credentials, false);
        }
    }

    /// Somebody's program was sent away, or has left: they come again. Whoever finds the table full
    /// watches until there is a place.
    pub fn sent_away(&mut self, at: usize, farewell: Farewell) {
        let device = &mut self.devices[at];
        device.ended = Some(farewell);
        let guest = self.plan.people.get_mut(device.person);
        match (farewell, guest) {
            _ if device.stand_in => return,
            (Farewell::Left | Farewell::BrokenPromise, _) => {}
            (Farewell::Full | Farewell::Started, Some(guest)) => guest.watch = true,
            _ => return,
        }
        let pause = self.weather.notice();
        self.later(pause, Event::Return(at));
    }

    /// Somebody who watches because the table was full sees that it is no longer: a bot that was hired in
    /// their place has gone, say.
    pub fn look_for_a_place(&mut self, at: usize, lobby: &Lobby<G>) {
        let players = lobby.people.iter().filter(|person| person.part == Part::Player).count();
        let room = lobby.settings.start_with.is_some_and(|seats| players < seats.into());
        if lobby.stage == StageName::Gathering && room && self.would_rather_play(at) {
            let pause = self.weather.notice();
            self.later(pause, Event::TakePlace(at));
        }
    }

    /// They may have come to play and found that another device of theirs watches already.
    fn would_rather_play(&self, at: usize) -> bool {
        let device = &self.devices[at];
        let plays = self.plan.people.get(device.person).is_some_and(|guest| guest.plays);
        let me = device.pilot.as_ref().and_then(|pilot| pilot.client().me());
        let watches = me.map_or(device.profile.watch, |me| me.part == Part::Watcher);
        device.ended.is_none() && watches && plays
    }

    /// They go, and come again to play.
    pub fn take_place(&mut self, at: usize) {
        if self.would_rather_play(at) {
            let person = self.devices[at].person;
            self.plan.people[person].watch = false;
            self.drive(at, client::Input::Want(Ask::Leave));
        }
    }

    /// Somebody comes again, with what their program has kept.
    pub fn come_again(&mut self, at: usize) {
        let (person, credentials) = (self.devices[at].person, self.devices[at].credentials.clone());
        self.add_device(person, credentials, false);
    }

    /// Somebody's program tries things.
    fn nonsense(&mut self, at: usize) {
        let actions = G::all_actions();
        let action = actions[self.weather.below(actions.len())];
        let Some(pilot) = &self.devices[at].pilot else { return };
        let seq = pilot.client().update().map_or(0, |update| update.seq);
        let seq = (seq + self.weather.below(3) as u32).saturating_sub(1);
        self.drive(at, client::Input::Want(Ask::Act { seq, action }));
    }

    fn chatter(&mut self, at: usize) {
        let line = ChatLine::fitted("A penguin, I am sure.", "-");
        let ask =
            if self.weather.below(2) == 0 { Ask::Chat(line) } else { Ask::React(Reaction::Ouch) };
        self.drive(at, client::Input::Want(ask));
    }

    /// Pulls the plug: what is being written is on disk, or is not, or in part.
    fn kill_host(&mut self) {
        if self.table.take().is_none() {
            return;
        }
        if let Some((ticket, mut lines)) = self.writing.take() {
            match self.weather.below(3) {
                0 => {}
                1 => self.append(ticket, lines),
                _ => {
                    let line = lines.swap_remove(0);
                    self.disk.push(line[..line.len() / 2].to_owned());
                }
            }
        }
        for link in self.wires.keys().copied().collect::<Vec<_>>() {
            self.cut(link, false);
        }
        let pause = self.weather.notice();
        self.later(pause, Event::Restart);
    }

    /// The host is started again and takes up the table from its disk.
    pub fn restart(&mut self) {
        self.epoch += 1;
        let dealer = self.luck.clone();
        let luck = Chance::from_number(self.seed, 100 + u64::from(self.epoch));
        let lines = self.disk.iter().map(String::as_str);
        let resumed =
            Table::resume_with(lines, luck, self.now(), Box::new(move |seed| dealer(seed)));
        let table = match resumed {
            Ok((table, salvage)) => {
                self.salvaged += salvage.lost as u64;
                assert!(salvage.lost <= 2, "seed {}: {salvage:?}", self.seed);
                self.disk.truncate(salvage.kept);
                table
            }
            // Nobody had sat down yet.
            Err(_) => {
                self.disk.clear();
                self.fresh_table()
            }
        };
        let empty = self.disk.is_empty();
        self.table = Some(table);
        if let Some(trace) = &mut self.trace {
            trace.push(Step::Restart(Moment(self.now), self.epoch, empty), &[]);
        }
        self.tell_table(Input::Passed);
    }

    fn fresh_table(&self) -> Table<G> {
        fresh(&self.plan, self.seed, self.epoch, self.luck.clone())
    }
}
