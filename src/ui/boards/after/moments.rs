//! Moments of a finished game that are worth another look.
//!
//! They are found in what one's own seat was told, by somebody who forgets nothing of it: what one
//! could have known, how long one remembered, where one was lucky. Each game says what that is in its
//! own `moments`; at most one of a kind is told.

use crate::text::Texts;

/// A memory is worth telling from so many turns on.
const LONG: usize = 6;

/// A step of a finished game, and what there is to say about it.
pub struct Highlight {
    pub at: usize,
    words: Box<dyn Fn(&Texts) -> String>,
}

impl Highlight {
    /// That there is this to say about that step.
    pub fn new(at: usize, words: impl Fn(&Texts) -> String + 'static) -> Self {
        Self { at, words: Box::new(words) }
    }

    /// What there is to say about it.
    pub fn words(&self, text: &Texts) -> String {
        (self.words)(text)
    }
}

/// What lay where when a seat saw it last.
pub struct Sightings<C> {
    places: Vec<Option<Sight<C>>>,
}

/// A card as it was seen last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight<C> {
    /// What was seen.
    pub card: C,
    /// With which step.
    pub at: usize,
}

impl<C: Copy> Sightings<C> {
    /// Nothing of so many places.
    pub fn of(places: usize) -> Self {
        Self { places: vec![None; places] }
    }

    /// The card is seen there with that step.
    pub fn see(&mut self, place: usize, card: C, at: usize) {
        if let Some(sight) = self.places.get_mut(place) {
            *sight = Some(Sight { card, at });
        }
    }

    /// What lies at these places changes places.
    pub fn swap(&mut self, a: usize, b: usize) {
        if a.max(b) < self.places.len() {
            self.places.swap(a, b);
        }
    }

    /// What was seen there.
    pub fn recall(&self, place: usize) -> Option<Sight<C>> {
        self.places.get(place).copied().flatten()
    }

    /// Every card that was seen somewhere.
    pub fn cards(&self) -> impl Iterator<Item = C> + '_ {
        self.places.iter().flatten().map(|sight| sight.card)
    }
}

/// The longest memory and the luckiest card so far: the step, the place or the card, and how many turns
/// or which chance.
pub struct BestCards<P, C> {
    memory: Option<(usize, P, usize)>,
    luck: Option<(usize, C, f32)>,
}

impl<P, C> Default for BestCards<P, C> {
    fn default() -> Self {
        Self { memory: None, luck: None }
    }
}

impl<P, C: Copy + 'static> BestCards<P, C> {
    /// The right card was found where it had been seen so many turns before.
    pub fn remember(&mut self, at: usize, place: P, turns: usize) {
        if turns >= LONG && self.memory.as_ref().is_none_or(|(.., most)| turns > *most) {
            self.memory = Some((at, place, turns));
        }
    }

    /// The right card was found without having been seen; up to the greatest chance that is luck.
    pub fn find(&mut self, at: usize, card: C, chance: f32, greatest: f32) {
        if chance <= greatest && self.luck.is_none_or(|(.., least)| chance < least) {
            self.luck = Some((at, card, chance));
        }
    }

    /// What there is to say about them.
    pub fn told(
        self,
        place_name: impl Fn(P) -> String,
        card_name: impl Fn(&Texts, C) -> String + 'static,
    ) -> [Option<Highlight>; 2] {
        let memory = self.memory.map(|(at, place, turns)| {
            let place = place_name(place);
            Highlight::new(at, move |text| text.moments.longest_memory(&place, turns))
        });
        let luck = self.luck.map(|(at, card, chance)| {
            Highlight::new(at, move |text| {
                text.moments.luckiest(&card_name(text, card), percent(chance))
            })
        });
        [memory, luck]
    }
}

/// How many turns were begun up to each step of a game, if `begins` says which steps begin one.
pub fn turns<S>(steps: &[S], begins: impl Fn(&S) -> bool) -> Vec<usize> {
    let mut turns = 0;
    let so_far = |step| {
        turns += usize::from(begins(step));
        turns
    };
    steps.iter().map(so_far).collect()
}

/// A part as a percentage; what is not quite sure or hopeless is not called so.
pub fn percent(part: f32) -> u8 {
    (part * 100.0).round().clamp(1.0, 99.0) as u8
}

#[cfg(test)]
pub mod tests {
    use crate::bot::{Crewed, Level};
    use crate::game::{Chance, Playback, Seat, Viewer};
    use crate::ui::boards::GameBoard;
    use crate::ui::profile::finished_game::{FinishedGame, Step};

    /// A whole game by bots of that level.
    pub fn played<G: GameBoard + Crewed>(
        options: G::Options,
        seats: u8,
        level: Level,
        number: u64,
    ) -> FinishedGame<G> {
        let mut game =
            Playback::<G>::deal(&options, seats, Chance::from_number(number, 7)).unwrap();
        let mut bots: Vec<_> = (0..u64::from(seats))
            .map(|seat| G::bot(level, Chance::from_number(100 * number + seat, 3)))
            .collect();
        let mut steps =
            vec![Step { seq: 0, done: None, events: Vec::new(), state: game.state.clone() }];
        while let Some(seat) = G::to_act(&game.state).first() {
            for (bot, seat) in bots.iter_mut().zip(Seat::all(seats)) {
                let update = steps[steps.len() - 1].update(Viewer::Seat(seat));
                bot.observe(&update.seen, &update.view);
            }
            let view = G::view(&game.state, Viewer::Seat(seat));
            let action = bots[usize::from(u8::from(seat))].choose(&view).unwrap();
            let events = game.play(seat, &action).unwrap();
            let state = game.state.clone();
            steps.push(Step { seq: game.seq, done: Some((seat, action)), events, state });
        }
        FinishedGame { cast: Vec::new(), options, steps, me: Seat::new(0) }
    }
}
