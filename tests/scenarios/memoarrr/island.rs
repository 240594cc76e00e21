//! The stage: an island in play, told in sentences.
//!
//! ```text
//! let mut island = basic("north south").ready();   // the tidy island, see `layout`
//! island.tell("
//!     north reveals A1: penguin-ocean opens
//!     south reveals B2: octopus-jungle does not connect, south takes volcano 7
//!         & north wins a chest, south opens round 2
//! ");
//! ```
//!
//! A sentence tells everything that is seen: one thing more or less and the scenario fails. What
//! must not be done is told by [`Island::refuses`], what somebody may know by [`Island::view`].

use cinderpeek::game::chance::{Deviation, Lot};
use cinderpeek::game::set::Element;
use cinderpeek::game::{Chance, Game, Seat, SeatSet, Set, Viewer};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{
    Action, Card, Cell, CellSet, Event, Illegal, Phase, Seen, Side, State, Tabletop, Tally, View,
};

use crate::memoarrr::words;

/// An island in play.
#[derive(Clone)]
pub struct Island {
    state: State,
    /// The birds of the volcanoes that every later round will have, top first.
    later_volcanoes: Vec<u16>,
}

impl Island {
    /// A game just dealt; without a word on them the later volcanoes go up from the fewest birds.
    pub fn new(state: State, later_volcanoes: &[u16]) -> Self {
        let mut later_volcanoes = later_volcanoes.to_vec();
        if later_volcanoes.is_empty() {
            later_volcanoes = state.tabletop().in_play.iter().map(Lot::lot).collect();
        }
        Self { state, later_volcanoes }
    }

    /// Has the volcanoes of all later rounds stacked like this, top first.
    pub fn later_volcanoes(&mut self, birds: &[u16]) {
        self.later_volcanoes = birds.to_vec();
    }

    /// Plays a story, and checks that just what it tells is seen.
    pub fn tell(&mut self, story: &str) {
        for (deed, outcome) in words::sentences(story) {
            let (seat, action) = self.understand(&deed);
            let events = self.act(seat, action);
            assert_eq!(self.seen(&events), outcome, "after \"{deed}\"");
            assert_eq!(revealed(&events), action_reveals(action), "after \"{deed}\"");
        }
    }

    /// Checks that a deed is refused for this reason, which rests on that rule, and that nothing
    /// has changed by it.
    pub fn refuses(&mut self, deed: &str, reason: Illegal, rule: &str) {
        let (seat, action) = self.understand(deed);
        let before = self.state.clone();
        let mut chance = Chance::dictated([]);
        let mut events = Vec::new();
        let refusal = Memoarrr::play(&mut self.state, seat, &action, &mut chance, &mut events);
        assert_eq!(refusal, Err(reason), "\"{deed}\"");
        assert_eq!(reason.rule(), rule, "\"{deed}\"");
        assert!(reason.to_string().ends_with(&format!("({rule})")), "{reason}");
        assert_eq!((chance.deviation(), events), (None, vec![]), "\"{deed}\" left a trace");
        assert_eq!(self.state, before, "\"{deed}\" changed something");
        assert!(!self.choices(seat).contains(&action), "\"{deed}\" is offered");
    }

    /// Everybody turns back the cards of their edge (M9).
    pub fn all_have_looked(&mut self) {
        for seat in Seat::all(self.table().seats()) {
            self.act(seat, Action::DoneLooking);
        }
    }

    /// Plays one round of the basic game so that this side wins it: it always connects and all
    /// others fail as soon as they can.
    pub fn round_goes_to(&mut self, winner: &str) {
        let chests = self.table().chests.len();
        while self.table().chests.len() == chests {
            let seat = self.turn();
            let fits = self.table().compare.is_none() || seat == self.seat(winner);
            let cell = self.place_that(fits);
            self.act(seat, Action::Reveal(cell));
        }
    }

    /// Plays rounds that go to these sides in turn.
    pub fn rounds_go_to(&mut self, winners: &str) {
        for winner in winners.split_whitespace() {
            self.round_goes_to(winner);
        }
    }

    /// A place that may be revealed now and whose card connects, or does not.
    fn place_that(&self, connects: bool) -> Cell {
        let before = self.table().compare.map(|cell| self.state.card(cell));
        let fits = |card: Card| before.is_none_or(|before| card.connects(before));
        let mut cells = self.table().choices(self.turn()).cells().iter();
        let found = cells.find(|cell| fits(self.state.card(*cell)) == connects);
        found.expect("early in a round there are cards that connect and cards that do not")
    }

    /// Plays an action that has to be one of those on offer. Luck is asked for the volcanoes of a
    /// new round (M23) and for nothing else.
    pub fn act(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        let offered = self.choices(seat).contains(&action);
        let mut chance = Chance::dictated(self.later_volcanoes.clone());
        let mut events = Vec::new();
        let played = Memoarrr::play(&mut self.state, seat, &action, &mut chance, &mut events);
        played.unwrap_or_else(|illegal| panic!("{action:?} of seat {seat}: {illegal}"));
        assert!(offered, "{action:?} of seat {seat} is accepted, so it should be on offer");
        let new_round = events.iter().any(|event| matches!(event, Event::Round { .. }));
        assert_eq!(chance.deviation(), (!new_round).then_some(Deviation::LeftOver));
        events
    }

    /// What everybody sees of these events.
    pub fn seen(&self, events: &[Event]) -> String {
        let seen = events.iter().filter_map(|event| Memoarrr::seen(event, Viewer::Spectator));
        let said: Vec<_> = seen.map(|seen| words::say(&seen, self.sides())).collect();
        said.join(", ")
    }

    fn understand(&self, deed: &str) -> (Seat, Action) {
        let (who, action) = words::deed(deed);
        (self.seat(who), action)
    }

    fn sides(&self) -> Set<Side> {
        self.table().options.sides
    }
}

/// What can be asked of an island.
impl Island {
    /// What lies open.
    pub fn table(&self) -> &Tabletop {
        self.state.tabletop()
    }

    /// What has been won so far: the truth, which nobody at the table knows.
    pub fn tally(&self) -> Tally {
        self.state.tally()
    }

    /// The rubies in the chests that a side has won, in this order: the truth again.
    pub fn chests(&self, side: &str) -> Vec<u8> {
        let won = &self.tally().treasures[self.seat(side).index()];
        won.iter().map(|chest| chest.rubies()).collect()
    }

    /// The winners' sides, once the game is over.
    pub fn winners(&self) -> String {
        let outcome = Memoarrr::outcome(&self.state).expect("the game is over");
        self.names(outcome.winners)
    }

    /// The location that really lies there, face up or not.
    pub fn card(&self, place: &str) -> String {
        self.state.card(words::cell(place)).to_string()
    }

    /// The place where a location really lies.
    pub fn place_of(&self, card: Card) -> Cell {
        let mut cells = CellSet::ALL.iter();
        cells.find(|cell| self.state.card(*cell) == card).expect("every location lies somewhere")
    }

    /// All 25 locations as they really lie, row by row.
    pub fn picture(&self) -> Vec<Card> {
        CellSet::ALL.iter().map(|cell| self.state.card(cell)).collect()
    }

    /// The seat at a side.
    pub fn seat(&self, side: &str) -> Seat {
        words::seat(side, self.sides()).unwrap_or_else(|| panic!("nobody sits in the {side}"))
    }

    /// Those who have to do something now.
    pub fn to_act(&self) -> String {
        self.names(Memoarrr::to_act(&self.state))
    }

    /// The one who has to do something now.
    pub fn turn(&self) -> Seat {
        let seats = Memoarrr::to_act(&self.state);
        assert_eq!(seats.len(), 1, "it is the turn of {seats:?}");
        seats.first().expect("somebody is in turn")
    }

    /// Who has to do what now.
    pub fn phase(&self) -> Phase {
        self.table().phase
    }

    /// The places that a side may choose now.
    pub fn may_choose(&self, side: &str) -> String {
        words::places(self.table().choices(self.seat(side)).cells())
    }

    /// What somebody may know now: a side that is taken, or `spectator`.
    pub fn view(&self, who: &str) -> View {
        let viewer = match who {
            "spectator" => Viewer::Spectator,
            side => Viewer::Seat(self.seat(side)),
        };
        Memoarrr::view(&self.state, viewer)
    }

    /// What everybody may know now: each seat, then a spectator.
    pub fn views(&self) -> Vec<View> {
        let viewers = Viewer::all(self.table().seats());
        viewers.map(|viewer| Memoarrr::view(&self.state, viewer)).collect()
    }

    /// The cards that somebody sees face up.
    pub fn face_up(&self, who: &str) -> String {
        words::faces(&self.view(who).faces)
    }

    /// The cards that somebody looks at in secret.
    pub fn secret(&self, who: &str) -> String {
        words::faces(&self.view(who).secret)
    }

    fn choices(&self, seat: Seat) -> Vec<Action> {
        Memoarrr::legal_actions(&Memoarrr::view(&self.state, Viewer::Seat(seat))).collect()
    }

    fn names(&self, seats: SeatSet) -> String {
        let name = |seat| Side::of(seat, self.sides()).map_or("nobody", words::side_name);
        seats.iter().map(name).collect::<Vec<_>>().join(" ")
    }
}

/// The place where everybody sees a location turned up, if one is.
fn revealed(events: &[Event]) -> Option<Cell> {
    let seen = Memoarrr::seen(events.first()?, Viewer::Spectator)?;
    if let Seen::Revealed { cell, .. } = seen { Some(cell) } else { None }
}

fn action_reveals(action: Action) -> Option<Cell> {
    if let Action::Reveal(cell) = action { Some(cell) } else { None }
}
