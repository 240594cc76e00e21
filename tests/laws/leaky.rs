//! Memoarrr! with a leak planted in it: whatever a penguin finds is told to everybody. It shows that
//! law 6, and what else looks for leaks, would find one.

use cinderpeek::bot::{Bot, Crewed, Level};
use cinderpeek::client::Logged;
use cinderpeek::client::log::Keep;
use cinderpeek::game::record::{RecordError, Recorded};
use cinderpeek::game::{Chance, Game, Outcome, Seat, SeatSet, SetupError, Viewer};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Action, Event, Illegal, Link, Options, Seen, State, View};
use cinderpeek::table::{Deadline, Hosted, Place};

use crate::played::{Luck, Played};
use crate::subject::Subject;

#[derive(Clone, Debug, PartialEq)]
pub struct Leaky;

impl Game for Leaky {
    const NAME: &'static str = "leaky";

    type Options = Options;
    type Action = Action;
    type View = View;
    type Seen = Seen;
    type Illegal = Illegal;
    type State = State;
    type Event = Event;

    fn deal(options: &Options, seats: u8, chance: &mut Chance) -> Result<State, SetupError> {
        Memoarrr::deal(options, seats, chance)
    }

    fn max_actions(options: &Options, seats: u8) -> usize {
        Memoarrr::max_actions(options, seats)
    }

    fn to_act(state: &State) -> SeatSet {
        Memoarrr::to_act(state)
    }

    fn play(
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        Memoarrr::play(state, seat, action, chance, events)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Memoarrr::outcome(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        Memoarrr::view(state, viewer)
    }

    fn holds_secret(view: &View) -> bool {
        Memoarrr::holds_secret(view)
    }

    fn seating(view: &View) -> (Viewer, u8) {
        Memoarrr::seating(view)
    }

    fn could_see(view: &View, seen: &Seen) -> bool {
        Memoarrr::could_see(view, seen)
    }

    /// The leak.
    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        match *event {
            Event::Peeked { seat, cell, card } => {
                Some(Seen::Revealed { seat, cell, card, link: Link::None })
            }
            _ => Memoarrr::seen(event, viewer),
        }
    }

    fn legal_actions(view: &View) -> impl ExactSizeIterator<Item = Action> {
        Memoarrr::legal_actions(view)
    }

    fn imagine(view: &View, chance: &mut Chance) -> State {
        Memoarrr::imagine(view, chance)
    }
}

impl Recorded for Leaky {
    type OptionsLine = <Memoarrr as Recorded>::OptionsLine;
    type SeatLine = <Memoarrr as Recorded>::SeatLine;
    type DealLine = <Memoarrr as Recorded>::DealLine;

    fn write_options(options: &Options) -> (Self::OptionsLine, Vec<Self::SeatLine>) {
        Memoarrr::write_options(options)
    }

    fn read_options(
        options: &Self::OptionsLine,
        seats: &[Self::SeatLine],
        first: Seat,
    ) -> Result<Options, RecordError> {
        Memoarrr::read_options(options, seats, first)
    }

    fn write_deal(dealt: &State) -> Self::DealLine {
        Memoarrr::write_deal(dealt)
    }

    fn read_deal(options: &Options, deal: &Self::DealLine) -> Result<Vec<u16>, RecordError> {
        Memoarrr::read_deal(options, deal)
    }

    fn first(dealt: &State) -> Seat {
        Memoarrr::first(dealt)
    }

    fn read_luck(event: &serde_json::Value) -> Result<Vec<u16>, RecordError> {
        Memoarrr::read_luck(event)
    }
}

/// A bot that takes it for Memoarrr!.
struct Fooled(Box<dyn Bot<Memoarrr>>);

impl Bot<Leaky> for Fooled {
    fn observe(&mut self, seen: &[Seen], view: &View) {
        self.0.observe(seen, view);
    }

    fn choose(&mut self, view: &View) -> Option<Action> {
        self.0.choose(view)
    }
}

impl Crewed for Leaky {
    fn bot(level: Level, chance: Chance) -> Box<dyn Bot<Self>> {
        Box::new(Fooled(Memoarrr::bot(level, chance)))
    }
}

impl Hosted for Leaky {
    const PLACES: u8 = Memoarrr::PLACES;

    fn usual_places() -> impl Iterator<Item = Place> {
        Memoarrr::usual_places()
    }

    fn seated(options: &Options, taken: &[Place], first: Option<Seat>) -> Options {
        Memoarrr::seated(options, taken, first)
    }

    fn deadline(state: &State, seat: Seat) -> Deadline<Action> {
        Memoarrr::deadline(state, seat)
    }
}

impl Logged for Leaky {
    fn keep(seen: &Seen) -> Keep {
        Memoarrr::keep(seen)
    }

    fn begins_round(seen: &Seen) -> bool {
        Memoarrr::begins_round(seen)
    }
}

/// The same game, as Memoarrr! has it.
fn honest(game: &Played<Leaky>) -> Played<Memoarrr> {
    Played {
        seed: game.seed,
        options: game.options,
        seats: game.seats,
        dealt: game.dealt.clone(),
        actions: game.actions.clone(),
        events: game.events.clone(),
        luck: game.luck.clone(),
    }
}

impl Subject for Leaky {
    fn tables() -> Vec<(Options, u8)> {
        Memoarrr::tables()
    }

    fn all_actions() -> Vec<Action> {
        Memoarrr::all_actions()
    }

    fn twin(game: &Played<Self>, upto: usize, viewer: Viewer, chance: &mut Chance) -> Luck {
        Memoarrr::twin(&honest(game), upto, viewer, chance)
    }

    fn luck_of_deal(options: &Options, dealt: &State) -> Vec<u16> {
        Memoarrr::luck_of_deal(options, dealt)
    }

    fn secret_until(game: &Played<Self>) -> usize {
        Memoarrr::secret_until(&honest(game))
    }
}
