//! Memoarrr!, a matching game for 2–4 players (design: Carlo Bortolini).
//!
//! **The rules in short.** 25 locations, every pair of an animal and a landscape once, lie smoke up
//! on a 5×5 island; the centre one leaves the game unseen (M1–M4). In the centre stand seven closed
//! treasure chests and on them one volcano fewer than there are players (M5, M6). Each player sits
//! at a side of the island and first looks in secret at the three middle cards of their own edge
//! (M9). Then, clockwise, each reveals one location (M11). If it shares its animal or its landscape
//! with the location revealed just before, all is well (M13); if not, its player takes the top
//! volcano and is out of the round (M14). The last one without a volcano takes the top chest,
//! unopened (M21); everything is turned down again, and whoever holds the most birds starts the next
//! round (M23). After seven chests the most rubies win (M26). In the expert game the animal that
//! connects lets, or makes, its player do something (M27–M32).
//!
//! **Where a rule lives.** Every rule is cited by its number beside the code that plays it:
//!
//! | rules | file |
//! | --- | --- |
//! | M1, M13 what connects | [`material::card`] |
//! | M2, M8 treasures | [`material::treasure`] |
//! | M3 volcanoes | [`material::volcano`] |
//! | M4, M9, M30 the island's places | [`material::cell`] |
//! | M7, M9 sides | [`material::side`] |
//! | M8, M10 what the host chooses | [`options`] |
//! | M4–M6, M10 the deal | [`deal`] |
//! | M9, M11, M15, M17, M19, M28–M30 who may do what | [`material::tabletop`] |
//! | M11–M14, M16, M27–M32 revealing and abilities | [`turn`] |
//! | M18, M20–M25 rounds | [`round`] |
//! | M26 who wins | [`tally`] |
//! | who knows what, M22, "memory hygiene" | [`view`], [`event`] |
//!
//! M12 and M24 need no code of their own: [`Tabletop::compare`] is the location revealed last, and
//! nothing but the octopus moves a card. The wait before the cards are turned down (M22) belongs to
//! the table, not to the rules: here they go down at once.

pub mod deal;
pub mod event;
pub mod legal;
pub mod material;
pub mod options;
pub mod record;
pub mod round;
pub mod state;
pub mod tally;
pub mod turn;
pub mod view;

pub use event::{Event, Seen, Why};
pub use legal::action::Action;
pub use legal::illegal::Illegal;
pub use material::card::{Animal, Card, Landscape, Link};
pub use material::cell::{Cell, CellSet};
pub use material::side::Side;
pub use material::tabletop::{Ban, Choices, Phase, Tabletop};
pub use material::treasure::Treasure;
pub use material::volcano::Volcano;
pub use options::Options;
pub use state::State;
pub use tally::Tally;
pub use view::{Faces, Opened, View};

use crate::game::{Chance, Game, Outcome, Seat, SeatSet, SetupError, Viewer, Wire};

/// The game: see the module's own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memoarrr;

impl Wire for Options {
    fn is_sound(&self) -> bool {
        self.check(self.seats()).is_ok()
    }
}
impl Wire for Action {}
impl Wire for View {
    fn is_sound(&self) -> bool {
        self.fits_together()
    }
}
impl Wire for Seen {}
impl Wire for Illegal {}

impl Game for Memoarrr {
    const NAME: &'static str = "memoarrr";

    type Options = Options;
    type Action = Action;
    type View = View;
    type Seen = Seen;
    type Illegal = Illegal;
    type State = State;
    type Event = Event;

    fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Result<State, SetupError> {
        options.check(seats)?;
        Ok(State::deal(options, chance))
    }

    /// Everybody stops looking; then in seven rounds 24 cards each cost at most a reveal, a peek and
    /// the end of the peek.
    fn max_actions(_options: &Options, seats: u8) -> usize {
        usize::from(seats) + 7 * 24 * 3
    }

    #[inline]
    fn to_act(state: &State) -> SeatSet {
        state.tabletop.phase.to_act()
    }

    #[inline]
    fn play(
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        if !state.tabletop.choices(seat).contains(*action) {
            return Err(Illegal::why(&state.tabletop, seat, *action));
        }
        state.apply(seat, *action, chance, events);
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.tabletop.phase == Phase::Over).then(|| state.tally().outcome())
    }

    #[inline]
    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn seen(event: &Event, _viewer: Viewer) -> Option<Seen> {
        Some(Seen::of(event))
    }

    fn holds_secret(view: &View) -> bool {
        !view.secret.places().is_empty()
    }

    fn seating(view: &View) -> (Viewer, u8) {
        (view.viewer, view.tabletop.seats())
    }

    fn could_see(view: &View, seen: &Seen) -> bool {
        seen.fits(view)
    }

    #[inline]
    fn legal_actions(view: &View) -> impl ExactSizeIterator<Item = Action> {
        view.choices()
    }

    fn imagine(view: &View, chance: &mut Chance) -> State {
        view.imagine(chance)
    }
}
