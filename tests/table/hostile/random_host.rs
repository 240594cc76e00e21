//! A host that does anything in any order: whatever a client calls verified was agreed, asked for and
//! counted. `HOSTILE=n` tries so many seeds.

use cinderpeek::client::{Input, Verdict};
use cinderpeek::game::{Chance, Seat, Update, Viewer};
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::Options;
use cinderpeek::table::game::fair::{PerSeat, Share, seed};
use cinderpeek::table::{Ask, Notice, Request, StageName, TableSettings};

use crate::hostile::cheating_host::{CheatingHost, Deal, GUEST, GUESTS, Guest, HOST};
use crate::lies::seeds;

/// So many things are done one after the other.
const DEEDS: usize = 24;

/// A host at work, and what it has come to.
struct Trial {
    host: CheatingHost,
    chance: Chance,
    deals: Vec<Deal>,
    /// For which deal each of the client's bytes was opened, by its number.
    opened: Vec<(Share, usize)>,
    /// How many of those were for deals that came to nothing, since a game was last verified.
    given_up: u32,
    verified: u32,
}

impl Trial {
    fn new(seed: u64) -> Self {
        let (host, chance) = (CheatingHost::new(), Chance::from_number(seed, 79));
        Self { host, chance, deals: Vec::new(), opened: Vec::new(), given_up: 0, verified: 0 }
    }

    /// Takes note of bytes that were opened for a deal that was told just now: it is the one that the lobby
    /// shows.
    fn note_share(&mut self, deal: usize) {
        let shares = self.host.sent.iter().filter_map(|request| match request {
            Request::Ask(_, Ask::Share(share)) => Some(*share),
            _ => None,
        });
        for share in shares.collect::<Vec<_>>() {
            if !self.opened.iter().any(|(known, _)| *known == share) {
                let agreement = &self.deals[deal].agreement;
                let told = Options { first: self.first(), ..self.host.options };
                assert_eq!((agreement.options, &agreement.people[..]), (told, &[HOST, GUEST][..]));
                self.opened.push((share, deal));
                self.given_up += 1;
            }
        }
    }

    /// Who starts, by the lobby.
    fn first(&self) -> Option<Seat> {
        self.host.first.and_then(|first| Seat::new(u8::from(first == GUEST)))
    }

    fn any_deal(&mut self) -> Option<usize> {
        (!self.deals.is_empty()).then(|| self.chance.below(self.deals.len()))
    }

    /// A new deal, which may be another one than the lobby shows.
    fn deal(&mut self) {
        let promise = self.host.promise().filter(|_| self.chance.below(6) > 0);
        let promise = promise.unwrap_or_else(|| self.host.draw().commitment());
        let game = 1 + self.chance.below(3) as u32;
        let mut deal = self.host.deal(game, promise);
        deal.agreement.options.first = self.first();
        match self.chance.below(8) {
            0 => deal.agreement.options.first = Seat::new(self.chance.below(2) as u8),
            1 => {
                deal.agreement.people.reverse();
                deal.agreement.seats.reverse();
            }
            2 => deal.agreement.options.extension ^= true,
            _ => {}
        }
        self.deals.push(deal);
        self.tell_deal(self.deals.len() - 1);
    }

    fn tell_deal(&mut self, deal: usize) {
        let told = self.deals[deal].clone();
        if self.chance.below(8) == 0 {
            self.host.tell(Notice::Agreed(Box::new(told.agreement)));
        } else {
            self.host.agree(&told);
        }
        self.note_share(deal);
    }

    /// The bytes that the client has opened for a deal, or any.
    fn share(&mut self, deal: usize) -> Share {
        let promised = self.deals[deal].agreement.seats[1];
        let opened = self.opened.iter().map(|(share, _)| *share);
        let kept = opened.into_iter().find(|share| share.commitment() == promised);
        kept.or(self.host.share()).unwrap_or_else(|| self.host.draw())
    }

    /// Shows how a deal lies, and nothing more.
    fn show(&mut self, deal: usize) {
        let share = self.share(deal);
        let Deal { agreement, secret, own } = &self.deals[deal];
        let shares = PerSeat::from_iter([*own, share]);
        let Ok(game) = agreement.deal(Chance::from_seed(seed(secret, &shares))) else { return };
        let me = Viewer::Seat(Seat::new(1).unwrap());
        self.host.tell_stage(StageName::Playing);
        self.host.tell(Notice::Update(Update::<PtiBapt>::new(0, &game.state, &[], me)));
    }

    /// Plays a game to its end.
    fn play(&mut self, deal: usize) {
        let guest = match self.chance.below(2) {
            0 => Guest::Asks,
            _ => GUESTS[self.chance.below(GUESTS.len())],
        };
        let share = self.share(deal);
        let told = self.deals[deal].clone();
        let verdict = self.host.play(&told, share, guest);
        self.judge(deal, share, guest, verdict);
    }

    fn judge(&mut self, deal: usize, share: Share, guest: Guest, verdict: Option<Verdict>) {
        let Some(Verdict::Verified { witnessed: true, given_up, not_from_here, .. }) = verdict
        else {
            return;
        };
        let opened = self.opened.iter().find(|(known, _)| *known == share);
        assert_eq!(opened.map(|(_, deal)| *deal), Some(deal));
        assert!(matches!(guest, Guest::Asks | Guest::IsHurried) || not_from_here > 0, "{guest:?}");
        assert!(given_up + 1 >= self.given_up, "{given_up} of {}", self.given_up);
        self.given_up = 0;
        self.verified += 1;
    }

    fn act(&mut self) {
        let stages =
            [StageName::Gathering, StageName::Dealing, StageName::Playing, StageName::Over];
        match (self.chance.below(16), self.any_deal()) {
            (0..=3, _) => {
                self.host.say(Input::WantReady(true));
                self.host.promise();
            }
            (4..=6, _) => self.deal(),
            (7, Some(deal)) => self.tell_deal(deal),
            (8..=10, Some(_)) => self.play(self.deals.len() - 1),
            (11, Some(deal)) => self.play(deal),
            (12, Some(deal)) => self.show(deal),
            (13, _) => self.host.give_up(),
            (14, _) => {
                let stage = stages[self.chance.below(4)];
                match self.chance.below(4) {
                    0 => {
                        self.host.settings =
                            TableSettings { turn_seconds: Some(1), ..TableSettings::default() }
                    }
                    1 => self.host.first = [None, Some(HOST), Some(GUEST)][self.chance.below(3)],
                    2 => self.host.welcome(),
                    _ if matches!(self.host.sent.last(), Some(Request::Ask(..))) => {
                        self.host.grant_newest();
                    }
                    _ => {}
                }
                self.host.tell_stage(stage);
            }
            _ => self.host.cut_off(),
        }
    }
}

#[test]
fn whatever_is_called_verified_was_agreed_asked_for_and_counted() {
    let mut verified = 0;
    for seed in seeds(300) {
        let mut trial = Trial::new(seed);
        (0..DEEDS).for_each(|_| trial.act());
        verified += trial.verified;
    }
    assert!(u64::from(verified) * 20 > seeds(300).end, "only {verified} games were verified");
}
