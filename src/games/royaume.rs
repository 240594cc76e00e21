//! Le Royaume, an adventure on a hex board for 2–6 players.
//!
//! **The rules in short.** The board is a hexagon of 61 hexes with eight forgotten cities (R2). On
//! each of their 24 hexes lies a challenge, face down (R6). In a turn a hero walks up to three steps
//! (R7) and takes the challenge it comes to (R8): the spinner's number, the spirit animal, completed
//! challenges and cards have to reach the difficulty (R15), others may help (R16–R20). A completed
//! challenge gives 5 points (R17) and can be traded in the Mine for a memory tile (R11); instead of
//! walking, a turn can be used to place memory tiles in their cities, each for 5 points and 1 for
//! every neighbour (R12, R13). Everybody holds three open adventure cards (R6, A1–C28) and draws up
//! to three after the turn; then the arrow sends the Wizard of Chaos somewhere (R14, R25), where he
//! fights whoever is there (R22–R24), blocks the Mine (R26) and makes challenges around him harder
//! (R27, R28). When the Mine is empty, or no challenge is left (R31), or after 40 turns (R32), everybody
//! places what they can, and most points win the crown.
//!
//! **Where a rule lives.** Every rule is cited by its number beside the code that plays it; D1–D28
//! are the decisions of the record page, which are rules like the others:
//!
//! | rules | file |
//! | --- | --- |
//! | R1, A1–C28 the cards and how many there are | [`material::card`] |
//! | R2–R5, D1 board, spinner, challenges, memories; their checks | [`material::realm`], [`material::ground`], `assets/royaume/` |
//! | R6, D2 the layout | [`deal`], [`options`] |
//! | R7–R9, D5, D6 where a hero can go | [`legal::reach`] |
//! | R7, R8, R10–R13, R24, R29, D3, D4, D7 a turn | `course::turn` |
//! | A1, A3, A5–A12, A16, D26, D28 cards of one's own turn | `course::own_cards` |
//! | R15–R16, R19, R20, A2, A13–A15, A17–A19, B20–B23, D11–D15 a contest, step by step | [`course::contest`], `course::contest_steps` |
//! | R17, R18, R21, R22, A4, D9, D16–D18 what comes of it | `course::settling` |
//! | R21, R30, C24–C28, D20–D23, D27 refills | `course::refill` |
//! | R14, R23, R25, D19 the Wizard's way | `course::wizard` |
//! | R14, R31, R32, D10, D24, D25 the next turn and the end | `course::ending`, [`tally`] |
//! | what is still to be done, and who decides | [`course::task`], [`course`] |
//! | who may do what | [`material::tabletop`], [`legal::check`], [`legal::choices`], [`legal::illegal`] |
//! | who knows what | [`view`], [`event`] |
//!
//! R26–R28 need little code of their own: [`Tabletop::diggable`], [`Tabletop::difficulty`], and a hero
//! who comes to the Wizard's hex fights him before anything else. D8, the invariant that no challenge
//! is put on a hex with a hero, is kept by [`Tabletop::challenge_sites`].

pub mod course;
pub mod deal;
pub mod event;
pub mod fault;
pub mod legal;
pub mod material;
pub mod options;
pub mod record;
pub mod state;
pub mod tally;
pub mod view;

pub use course::contest::{About, Contest, Spin, Stage, Together};
pub use course::task::{Refill, Step, Task, Waiting};
pub use event::{By, Cause, EndReason, Event, FightReason, Seen, Way, WizardReason};
pub use fault::Fault;
pub use legal::action::{Action, Play, Price};
pub use legal::choices::Choices;
pub use legal::illegal::Illegal;
pub use material::card::{Card, Suit};
pub use material::ground::Ground;
pub use material::hex::{Hex, HexSet};
pub use material::memory::{City, Memory};
pub use material::player::{Character, Hand, Player};
pub use material::realm::{Kind, Realm, Special};
pub use material::spinner::{Sector, Segment, WizardTarget};
pub use material::tabletop::{CardSet, MemorySet, Snow, Tabletop};
pub use material::tile::{Back, Colour, Front, Tile, TileSet, Tiles};
pub use options::Options;
pub use state::State;
pub use tally::Tally;
pub use view::View;

use crate::game::{Chance, Game, Outcome, Seat, SeatSet, SetupError, Viewer, Wire};

/// The game: see the module's own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Royaume;

impl Wire for Options {
    /// How many play is not said here, so the start player may be any of those who can.
    fn is_sound(&self) -> bool {
        self.check(Options::MOST).is_ok()
    }
}
impl Wire for Action {}
impl Wire for View {
    fn is_sound(&self) -> bool {
        let seated = |seat| u8::from(seat) < self.tabletop.seats();
        self.viewer.seat().is_none_or(seated) && self.tabletop.fits_together()
    }
}
impl Wire for Seen {}
impl Wire for Illegal {}

/// The most actions between two turns: 24 contests (a challenge, two fights, and the Chaos of seven
/// refills) with at most 64 answers each, and three Turncoats for every refill.
const MOST_IN_A_TURN: usize = 24 * 64 + 32 * 3 + 32;

impl Game for Royaume {
    const NAME: &'static str = "royaume";

    type Options = Options;
    type Action = Action;
    type View = View;
    type Seen = Seen;
    type Illegal = Illegal;
    type State = State;
    type Event = Event;

    fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Result<State, SetupError> {
        options.check(seats)?;
        Ok(State::deal(options, seats, chance))
    }

    /// R32: everybody has 40 turns at most, and one last one.
    fn max_actions(_options: &Options, seats: u8) -> usize {
        usize::from(seats) * (usize::from(Tabletop::MOST_TURNS) + 1) * MOST_IN_A_TURN
    }

    #[inline]
    fn to_act(state: &State) -> SeatSet {
        state.tabletop.decides().into_iter().collect()
    }

    #[inline]
    fn play(
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        state.tabletop.check(seat, *action)?;
        state.apply(seat, *action, chance, events);
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.tabletop.todo.is_empty().then(|| state.tally().outcome())
    }

    #[inline]
    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn seen(event: &Event, _viewer: Viewer) -> Option<Seen> {
        Some(Seen::of(event))
    }

    fn holds_secret(_view: &View) -> bool {
        false
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
