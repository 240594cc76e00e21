//! Any requests in any order on several links, with a disk that fails now and then: no table panics,
//! and what it says can be written and read again.
#![no_main]

use std::collections::VecDeque;

use cinderpeek::bot::Level;
use cinderpeek::game::Chance;
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Action, Cell, Options};
use cinderpeek::hex::HexBytes;
use cinderpeek::net::transport::codec;
use cinderpeek::table::game::fair::Share;
use cinderpeek::table::{
    Ask, Input, Join, Kind, LinkId, Moment, Notice, Order, Output, PersonId, PlayerName, Portrait,
    Rank, Request, Table, TableName, TableSettings, Token,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut desk = Desk::new();
    for words in bytes.chunks(3).take(400) {
        let [what, link, more] = [0, 1, 2].map(|at| words.get(at).copied().unwrap_or_default());
        desk.hear(what, LinkId(u64::from(link % 4)), more);
    }
    for bytes in bytes.split(|byte| *byte == 0xff) {
        if let Ok(request) = codec::decode(bytes) {
            desk.tell(Input::Said { link: LinkId(0), request });
        }
    }
});

/// A table, and whoever drives it.
struct Desk {
    table: Table<Memoarrr>,
    now: Moment,
    number: u32,
    seq: u32,
    disk_fails: bool,
}

impl Desk {
    fn new() -> Self {
        let name = TableName::fitted("Fuzz", "-");
        let options = Options { expert: true, ..Options::basic(2) };
        let settings = TableSettings {
            start_with: Some(2),
            turn_seconds: Some(30),
            ..TableSettings::default()
        };
        let table = Table::new(name, options, settings, Chance::from_number(1, 1));
        let mut desk = Self { table, now: Moment(0), number: 0, seq: 0, disk_fails: false };
        for link in 0..4 {
            desk.appear(LinkId(link));
        }
        desk
    }

    fn appear(&mut self, link: LinkId) {
        let rank = if link.0 == 0 { Rank::Host } else { Rank::Guest };
        self.tell(Input::Appeared { link, rank });
    }

    fn hear(&mut self, what: u8, link: LinkId, more: u8) {
        let share = Share(HexBytes([link.0 as u8; 32]));
        let ask = match what % 16 {
            0 => return self.say(link, join(link, more)),
            1 => Ask::Ready((more != 0).then(|| share.commitment())),
            2 => Ask::Share(share),
            3..=6 => {
                let seq = self.seq.saturating_sub(u32::from(what >> 7));
                Ask::Act { seq, action: action(more) }
            }
            7 => Ask::GoOn,
            8 => Ask::Sit(cinderpeek::table::Place::new(more)),
            9 => Ask::Leave,
            10 => Ask::Host(order(more)),
            11 => {
                self.tell(Input::Vanished { link });
                return self.appear(link);
            }
            12 => {
                self.now = self.now + u64::from(more) * 1000;
                return self.tell(Input::Passed);
            }
            13 => return self.disk_fails = more % 2 == 0,
            14 => Ask::React(cinderpeek::table::Reaction::Parrot),
            _ => return self.tell(Input::Hire(Level::Random)),
        };
        self.number += 1;
        self.say(link, Request::Ask(self.number, ask));
    }

    fn say(&mut self, link: LinkId, request: Request<Memoarrr>) {
        self.tell(Input::Said { link, request });
    }

    /// Tells the table something, and does what it wants.
    fn tell(&mut self, input: Input<Memoarrr>) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for output in self.table.handle(self.now, input) {
                match output {
                    Output::Tell { notice, .. } => self.told(&notice),
                    Output::Save { ticket, .. } if self.disk_fails => {
                        inputs.push_back(Input::Unsaved(ticket));
                    }
                    Output::Save { ticket, .. } => inputs.push_back(Input::Saved(ticket)),
                    _ => {}
                }
            }
        }
    }

    fn told(&mut self, notice: &Notice<Memoarrr>) {
        if let Notice::Update(update) | Notice::Current(update) = notice {
            self.seq = update.seq;
        }
        let bytes = codec::encode(notice).expect("a notice fits a frame");
        assert_eq!(codec::decode::<Notice<Memoarrr>>(&bytes).as_ref(), Ok(notice));
    }
}

fn join(link: LinkId, more: u8) -> Request<Memoarrr> {
    Request::Join(Join {
        token: Token(HexBytes([link.0 as u8; 16])),
        life: u64::from(more / 128),
        name: PlayerName::fitted("Fuzz", "-"),
        portrait: Portrait::default(),
        kind: if more % 2 == 0 { Kind::Human } else { Kind::Bot(Level::Random) },
        watch: more % 16 == 15,
    })
}

fn action(more: u8) -> Action {
    let cell = Cell::at(more % 5, more / 5 % 5);
    match more / 32 {
        0 => Action::DoneLooking,
        1 => Action::Peek(cell),
        2 => Action::Ban(cell),
        3 => Action::Swap(cell),
        _ => Action::Reveal(cell),
    }
}

fn order(more: u8) -> Order<Memoarrr> {
    let person = PersonId(u32::from(more / 16));
    match more % 8 {
        0 => Order::Start,
        1 => Order::Pause(more & 8 != 0),
        2 => Order::Kick { person, ban: more & 8 != 0 },
        3 => Order::SitIn(person),
        4 => Order::Rematch,
        5 => Order::First(Some(person)),
        6 => Order::Hire(Level::Sailor),
        _ => Order::Settings(TableSettings {
            moment_millis: u16::from(more),
            ..TableSettings::default()
        }),
    }
}
