//! Bots among themselves: a whole game without a table, a clock or a network.

use super::Bot;
use crate::game::{Chance, Game, Seat, SeatSet, Viewer};

/// A game that only bots play.
pub struct Arena<G: Game> {
    state: G::State,
    chance: Chance,
    bots: Vec<Box<dyn Bot<G>>>,
    attentive: SeatSet,
    /// What the last action led to; kept, so that a move costs no allocation.
    events: Vec<G::Event>,
    seen: Vec<G::Seen>,
}

/// One accepted action.
pub struct AcceptedMove<'a, G: Game> {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// What it led to.
    pub events: &'a [G::Event],
}

impl<G: Game> Arena<G> {
    /// Seats a bot at each place of a game that has just been dealt.
    pub fn new(state: G::State, chance: Chance, bots: Vec<Box<dyn Bot<G>>>) -> Self {
        let seats = Seat::all(bots.len() as u8);
        let attentive = seats.zip(&bots).filter(|(_, bot)| bot.is_attentive());
        let attentive = attentive.map(|(seat, _)| seat).collect();
        let (events, seen) = (Vec::new(), Vec::new());
        let mut arena = Self { state, chance, bots, attentive, events, seen };
        arena.tell();
        arena
    }

    /// The truth.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Plays the next action; none is left when the game is over.
    ///
    /// # Panics
    /// If a bot breaks the rules: that is a bug in the bot, which hiding would only spread.
    #[expect(clippy::panic, reason = "see above")]
    pub fn step(&mut self) -> Option<AcceptedMove<'_, G>> {
        let seat = G::to_act(&self.state).first()?;
        let bot = &mut self.bots[usize::from(u8::from(seat))];
        let action = bot.choose(&G::view(&self.state, Viewer::Seat(seat)))?;
        self.events.clear();
        if let Err(illegal) =
            G::play(&mut self.state, seat, &action, &mut self.chance, &mut self.events)
        {
            panic!("the bot on seat {seat} played {action:?}: {illegal}");
        }
        self.tell();
        Some(AcceptedMove { seat, action, events: &self.events })
    }

    /// Tells every bot that listens what its seat may know.
    fn tell(&mut self) {
        for seat in self.attentive {
            let viewer = Viewer::Seat(seat);
            self.seen.clear();
            self.seen.extend(self.events.iter().filter_map(|event| G::seen(event, viewer)));
            let bot = &mut self.bots[usize::from(u8::from(seat))];
            bot.observe(&self.seen, &G::view(&self.state, viewer));
        }
    }
}
