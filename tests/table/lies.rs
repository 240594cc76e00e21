//! What is well-formed and makes no sense: what a host says, and what somebody has written into a file.
//!
//! The notices of a real game are changed at random, as bytes, and put together from parts of others;
//! what the codec lets through is told instead of the truth. `HOSTILE=n` tries so many seeds.

use cinderpeek::bot::Level;
use cinderpeek::client::{Logged, Profile, SeatCredentials};
use cinderpeek::game::{Chance, Game, Update, Wire};
use cinderpeek::games::{memoarrr, ptibapt, royaume};
use cinderpeek::net::transport::codec;
use cinderpeek::table::{
    Ask, Hosted, Kind, Notice, PlayerName, Portrait, StageName, TableSettings,
};
use serde_json::{Value, json};

use crate::party::Party;

/// How many seeds are tried.
pub fn seeds(usually: u64) -> std::ops::Range<u64> {
    let wanted = std::env::var("HOSTILE").ok().and_then(|seeds| seeds.parse().ok());
    0..wanted.unwrap_or(usually)
}

/// What the host's own player was told of a real game, of its beginning at least.
/// They play with bots in the other seats.
pub fn told<G: Hosted + Logged>(options: G::Options, seats: u8) -> Vec<Notice<G>> {
    let settings =
        TableSettings { start_with: Some(seats), moment_millis: 100, ..TableSettings::default() };
    let mut party = Party::<G>::of(options, settings);
    party.come("Ann");
    (1..seats).for_each(|_| party.bot(Level::Random));
    party.ready(0);
    let mut told = party.told(0);
    while party.lobby().stage == StageName::Playing && told.len() < 400 {
        party.act(0);
        party.want(0, Ask::GoOn);
        party.pass(100);
        told.extend(party.told(0));
    }
    assert!(told.iter().any(|notice| matches!(notice, Notice::Update(_))));
    told
}

/// What Memoarrr! is played by, and by how many.
pub fn memoarrr_tables() -> [(memoarrr::Options, u8); 2] {
    let basic = memoarrr::Options::basic;
    [(basic(2), 2), (memoarrr::Options { expert: true, opening_ability: true, ..basic(4) }, 4)]
}

/// What Pti Bapt is played by, and by how many.
pub fn ptibapt_tables() -> [(ptibapt::Options, u8); 3] {
    let base = ptibapt::Options::default();
    let extended = ptibapt::Options { extension: true, ..base };
    [(base, 2), (extended, 2), (ptibapt::Options { solo: true, ..base }, 1)]
}

/// What Le Royaume is played by, and by how many.
pub fn royaume_tables() -> [(royaume::Options, u8); 2] {
    let usual = royaume::Options::default();
    [(usual.clone(), 2), (royaume::Options { early_harvest: true, ..usual }, 6)]
}

/// The program that was told the truth, as it was then: it will promise the same.
pub fn ann() -> (Profile, SeatCredentials, Chance) {
    let name = PlayerName::new("Ann").expect("a name");
    let profile = Profile { name, portrait: Portrait::default(), kind: Kind::Human, watch: false };
    let credentials = SeatCredentials::new(&mut Chance::from_number(0, 2));
    (profile, credentials, Chance::from_number(0, 3))
}

/// Somebody who tells all of it, with something changed every now and then.
pub struct Liar<'a, G: Game> {
    notices: &'a [Notice<G>],
    pub chance: Chance,
    /// How often they have lied.
    pub lies: usize,
}

impl<'a, G: Game> Liar<'a, G> {
    pub fn new(notices: &'a [Notice<G>], seed: u64) -> Self {
        Self { notices, chance: Chance::from_number(seed, 77), lies: 0 }
    }

    /// What they say in the place of this notice.
    pub fn tell(&mut self, notice: &Notice<G>) -> Notice<G> {
        let lie = match self.chance.below(12) {
            0..=2 => self.changed(notice),
            3 => self.mixed(),
            4 => Some(self.notices[self.chance.below(self.notices.len())].clone()),
            _ => None,
        };
        self.lies += usize::from(lie.is_some());
        // After the last word nothing is heard.
        let lie = lie.filter(|lie| !matches!(lie, Notice::Farewell(_)));
        lie.unwrap_or_else(|| notice.clone())
    }

    /// The same notice with some bytes changed, if anybody would let it in.
    fn changed(&mut self, notice: &Notice<G>) -> Option<Notice<G>> {
        let mut bytes = codec::encode(notice).expect("a notice fits a frame");
        for _ in 0..1 + self.chance.below(2) {
            let at = self.chance.below(bytes.len());
            bytes[at] = match self.chance.below(3) {
                0 => bytes[at].wrapping_add(1),
                1 => bytes[at].wrapping_sub(1),
                _ => self.chance.below(256) as u8,
            };
        }
        codec::decode(&bytes).ok()
    }

    /// A view of one update with what was seen in others, if anybody would let it in.
    fn mixed(&mut self) -> Option<Notice<G>> {
        let mut update = || match &self.notices[self.chance.below(self.notices.len())] {
            Notice::Update(update) => Some(update.clone()),
            _ => None,
        };
        let (one, other, third) = (update()?, update()?, update()?);
        let seen = other.seen.into_iter().chain(third.seen).collect();
        let mixed = Notice::Update(Update { seen, ..one });
        mixed.is_sound().then_some(mixed)
    }
}

/// What somebody writes in the place of a value: mostly another one of its kind.
fn lie(truth: &Value, chance: &mut Chance) -> Value {
    let numbers =
        [json!(0), json!(1), json!(5), json!(255), json!(65535), json!(u32::MAX), json!(u64::MAX)];
    let odd = [json!(-1), json!(i64::MIN), json!(0.5), json!(1e308)];
    let texts = ["", "x", "é", "../../x", "2026-99-99", &"x".repeat(5_000)].map(Value::from);
    let others = [Value::Null, json!(true), json!(false), json!([]), json!({})];
    let kind = match (chance.below(4), truth) {
        (0, _) => [&numbers[..], &odd, &texts, &others].concat(),
        (_, Value::String(_)) => texts.to_vec(),
        (_, Value::Number(_) | Value::Null) => [&numbers[..], &odd[..1]].concat(),
        _ => others.to_vec(),
    };
    kind[chance.below(kind.len())].clone()
}

/// Puts a lie in the place of one of the values in it.
pub fn lie_in(value: &mut Value, chance: &mut Chance) {
    let many = match value {
        Value::Array(values) => values.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if many == 0 || chance.below(16) == 0 {
        *value = lie(value, chance);
        return;
    }
    let at = chance.below(many);
    match value {
        Value::Array(values) => lie_in(&mut values[at], chance),
        Value::Object(fields) => {
            fields.values_mut().nth(at).into_iter().for_each(|it| lie_in(it, chance))
        }
        _ => {}
    }
}
