//! The stage: cards laid out, and a game told in sentences.
//!
//! Whatever luck would decide is dictated, so the deal is the one in the picture. A sentence tells
//! everything that is seen: one thing more or less and the scenario fails.

use cinderpeek::game::chance::Lot;
use cinderpeek::game::{Chance, Game, Outcome, Seat, Viewer};
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::{
    Action, Card, Event, Grid, Illegal, Options, Stamp, State, Tabletop, Tally, View,
};

use super::words;
use crate::memoarrr::words::sentences;

/// The base cards as they would lie if nobody had shuffled: each has its like two rows further down,
/// and the traps are in the columns D and E. Columns are A to E, rows 1 to 4.
pub const BASE: &str = "
    green-1  green-2  green-3  green-4  green-5
    green-6  green-7  yellow   red      red
    green-1  green-2  green-3  green-4  green-5
    green-6  green-7  yellow   red      red
";

/// The same with the extension: each has its like one row further down, but for the last row.
pub const EXTENDED: &str = "
    green-1  green-2  green-3   green-4  green-5  green-6
    green-1  green-2  green-3   green-4  green-5  green-6
    green-7  yellow   spyglass  switch   broom    parcel
    green-7  yellow   spyglass  switch   broom    parcel
    again    again    red       red      red      red
";

/// A game in play.
#[derive(Clone)]
pub struct Spread {
    state: State,
}

/// The base game, which Ann starts.
pub fn base() -> Spread {
    Spread::dealt(Options { first: Seat::new(0), ..Options::default() }, BASE, None)
}

/// The game with the extension, which Ann starts.
pub fn extended() -> Spread {
    let options = Options { extension: true, first: Seat::new(0), ..Options::default() };
    Spread::dealt(options, EXTENDED, None)
}

/// Ann alone against the clock.
pub fn solo() -> Spread {
    Spread::dealt(Options { solo: true, ..Options::default() }, BASE, None)
}

impl Spread {
    /// Deals exactly what is pictured; where the host picks nobody, chance picks `lucky`.
    pub fn dealt(options: Options, picture: &str, lucky: Option<&str>) -> Self {
        let cards = picture.split_whitespace().map(|name| name.parse::<Card>().expect("a card"));
        let start = lucky.map(|name| words::seat(name).lot());
        let mut chance = Chance::dictated(cards.map(Lot::lot).chain(start));
        let state = PtiBapt::deal(&options, options.seats(), &mut chance).expect("it can be dealt");
        assert_eq!(chance.deviation(), None, "the deal asks for just this luck");
        Self { state }
    }

    /// Plays a story, and checks that just what it tells is seen, by everybody alike.
    pub fn tell(&mut self, story: &str) {
        for (deed, outcome) in sentences(story) {
            let events = self.act(&deed, None).unwrap_or_else(|why| panic!("\"{deed}\": {why}"));
            for viewer in Viewer::all(self.table().seats()) {
                let seen = events.iter().filter_map(|event| PtiBapt::seen(event, viewer));
                let said: Vec<_> = seen.map(|seen| words::say(self.grid(), &seen)).collect();
                assert_eq!(said.join(", "), outcome, "{viewer:?} after \"{deed}\"");
            }
        }
    }

    /// Plays a deed at that time of the clock.
    pub fn at(&mut self, millis: u32, deed: &str) -> Result<Vec<Event>, Illegal> {
        self.act(deed, Some(Stamp { millis, resumed: false }))
    }

    /// Plays a deed at that time of the clock, after an interruption.
    pub fn resumed_at(&mut self, millis: u32, deed: &str) -> Result<Vec<Event>, Illegal> {
        self.act(deed, Some(Stamp { millis, resumed: true }))
    }

    /// Plays a deed; it has to be on offer exactly if it is accepted.
    fn act(&mut self, deed: &str, stamp: Option<Stamp>) -> Result<Vec<Event>, Illegal> {
        let (seat, deed) = words::deed(self.grid(), deed);
        let view = PtiBapt::view(&self.state, Viewer::Seat(seat));
        let offered = PtiBapt::legal_actions(&view).any(|action| action.deed == deed);
        let mut chance = Chance::dictated([]);
        let mut events = Vec::new();
        let action = Action { deed, stamp };
        let played = PtiBapt::play(&mut self.state, seat, &action, &mut chance, &mut events);
        assert_eq!(chance.deviation(), None, "a turn asks for no luck");
        assert!(played.is_err() || offered, "{deed:?} is accepted, so it should be on offer");
        played.map(|()| events)
    }

    /// Checks that a deed is refused for this reason, which rests on that rule, and that nothing has
    /// changed by it.
    pub fn refuses(&mut self, deed: &str, reason: Illegal, rule: &str) {
        self.refuses_stamped(deed, None, reason, rule);
    }

    /// The same with the time on it.
    pub fn refuses_at(&mut self, millis: u32, deed: &str, reason: Illegal, rule: &str) {
        self.refuses_stamped(deed, Some(Stamp { millis, resumed: false }), reason, rule);
    }

    fn refuses_stamped(&mut self, deed: &str, stamp: Option<Stamp>, reason: Illegal, rule: &str) {
        let before = self.state.clone();
        assert_eq!(self.act(deed, stamp), Err(reason), "\"{deed}\"");
        assert_eq!(reason.rule(), rule, "\"{deed}\"");
        assert!(reason.to_string().ends_with(&format!("({rule})")), "{reason}");
        assert_eq!(self.state, before, "\"{deed}\" changed something");
    }

    /// Has each in turn take a pair, `ann` or `ben`, by the places of its cards.
    pub fn take(&mut self, pairs: &str) {
        for pair in pairs.split(", ") {
            let words: Vec<&str> = pair.split_whitespace().collect();
            let [who, a, b] = words[..] else { panic!("no pair: \"{pair}\"") };
            for place in [a, b] {
                let turned = self.act(&format!("{who} turns {place}"), None);
                turned.unwrap_or_else(|why| panic!("\"{pair}\": {why}"));
            }
        }
    }
}

/// What can be asked of a game.
impl Spread {
    /// What lies open.
    pub fn table(&self) -> &Tabletop {
        self.state.tabletop()
    }

    /// How the cards lie.
    pub fn grid(&self) -> Grid {
        self.table().options.grid()
    }

    /// Who is in turn.
    pub fn turn(&self) -> &'static str {
        self.table().phase.seat().map_or("nobody", words::name)
    }

    /// The points of each so far.
    pub fn points(&self) -> [i8; 2] {
        [0, 1].map(|seat| self.table().kept[seat].points())
    }

    /// What somebody has kept, as they got it.
    pub fn pile(&self, who: &str) -> String {
        let cards = self.table().pile(words::seat(who)).cards();
        cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
    }

    /// The card that really lies there, face up or not.
    pub fn card(&self, place: &str) -> String {
        self.state.card(words::cell(self.grid(), place)).to_string()
    }

    /// Whether a card lies there.
    pub fn lies(&self, place: &str) -> bool {
        self.table().lies.contains(words::cell(self.grid(), place))
    }

    /// What somebody may know now: a player, or `spectator`.
    pub fn view(&self, who: &str) -> View {
        let viewer = match who {
            "spectator" => Viewer::Spectator,
            name => Viewer::Seat(words::seat(name)),
        };
        PtiBapt::view(&self.state, viewer)
    }

    /// The cards that somebody sees face up.
    pub fn face_up(&self, who: &str) -> String {
        words::faces(self.grid(), &self.view(who).faces)
    }

    /// The cards that somebody sees in secret.
    pub fn secret(&self, who: &str) -> String {
        words::faces(self.grid(), &self.view(who).secret)
    }

    /// What the player in turn may do now, by number.
    pub fn offers(&self) -> usize {
        PtiBapt::legal_actions(&self.view(self.turn())).len()
    }

    /// What the end is, or would be.
    pub fn tally(&self) -> Tally {
        self.state.tally()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        PtiBapt::outcome(&self.state)
    }
}
