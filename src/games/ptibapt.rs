//! Pti Bapt, a memory game of pairs with traps, for two players or for one against the clock.
//!
//! **The rules in short.** Seven green pairs, the yellow pair of the "Ptis Bapt" and four red traps
//! lie face down, 5 columns by 4 rows (P1). In turn each player turns up a card and, unless it is a
//! trap, another one (P5, P6). The same picture twice: both are kept. A trap is kept, too, and costs a
//! point. Whatever else was turned up goes back down when its player has confirmed it (P12), and the
//! turn passes: a pair gives no further turn, except the yellow one (P7). With the extension five
//! blue pairs lie there, too (P3), which leave the game when they are found and do something at once
//! (P8). When the seventh green pair has been found the game is over (P10): green cards count 1,
//! yellow ones 2, red ones −1 (P2), and most points win (P11). Alone one plays against the clock until
//! all green and yellow cards are found, and every trap costs 10 seconds (P13–P16).
//!
//! **Where a rule lives.** Every rule is cited by its number beside the code that plays it:
//!
//! | rules | file |
//! | --- | --- |
//! | P1–P3 what is on a card, how many there are, what they are worth | [`material::card`] |
//! | P1, P3 the places | [`material::cell`] |
//! | P3, P4, P13 what the host chooses | [`options`] |
//! | P1, P4 the deal | [`deal`] |
//! | P5, P6, P8, P9, P12, P16 who may do what | [`material::tabletop`], [`phase`], [`legal::choices`] |
//! | P5–P9, P12 turning, keeping, bonuses | [`turn`] |
//! | P10, P14 when it is over | [`material::tabletop`] |
//! | P11, P15 who wins, how long it took | [`tally`] |
//! | P13, P16 the clock | [`material::clock`] |
//! | who knows what | [`view`], [`event`] |
//!
//! **Time** comes in as data. The rules have no clock, and a result that counts seconds must be the
//! same for the host, for a replay and for every client that checks the game. So each action can
//! carry a [`Stamp`], which the table writes over whatever the client said ([`material::clock`]). P12's three
//! seconds are the table's matter: when they are over it confirms for the seat, and the rules cannot
//! tell the difference. Best times are the app's matter; whether a result may be one is
//! [`Solo::makes_a_best_time`].

pub mod deal;
pub mod event;
pub mod legal;
pub mod material;
pub mod options;
pub mod phase;
pub mod record;
pub mod state;
pub mod tally;
pub mod turn;
pub mod view;

pub use event::{Cells, Event, Seen};
pub use legal::action::{Action, Deed};
pub use legal::choices::Choices;
pub use legal::illegal::Illegal;
pub use material::card::{Bonus, Card, Colour, Picture};
pub use material::cell::{Cell, CellSet, Grid};
pub use material::clock::{Clock, Stamp};
pub use material::pile::Pile;
pub use material::tabletop::Tabletop;
pub use options::Options;
pub use phase::Phase;
pub use state::State;
pub use tally::{Duel, Solo, Tally};
pub use view::{Faces, View};

use crate::game::{Chance, Game, Outcome, Seat, SeatSet, SetupError, Viewer, Wire};

/// The game: see the module's own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PtiBapt;

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

impl Game for PtiBapt {
    const NAME: &'static str = "ptibapt";

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

    /// A turn costs at most two cards and a confirmation; one of them also uses a spyglass.
    fn max_actions(_options: &Options, _seats: u8) -> usize {
        3 * Tabletop::MOST_TURNS as usize + 1
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
        _chance: &mut Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        let table = &state.tabletop;
        if !table.choices(seat).contains(action.deed) {
            return Err(Illegal::why(table, seat, action.deed));
        }
        table.clock.check(table.options.solo, action.stamp)?;
        state.apply(seat, *action, events);
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
        seen.fits(&view.tabletop)
    }

    #[inline]
    fn legal_actions(view: &View) -> impl ExactSizeIterator<Item = Action> {
        view.choices()
    }

    fn imagine(view: &View, chance: &mut Chance) -> State {
        view.imagine(chance)
    }
}
