//! A game played again by the rules: dealt from given luck, then action by action.
//!
//! Whoever has the luck of a deal and what was done after it has the whole game. Resuming a table,
//! telling a bot what happened so far, checking a game for fairness and looking at an old one all
//! play it again here.

use super::{Chance, Game, Seat, SetupError, Update, Viewer};

/// A game as far as it was played.
#[derive(Clone, Debug)]
pub struct Playback<G: Game> {
    /// How the game stands.
    pub state: G::State,
    /// The luck that decides what comes next.
    pub chance: Chance,
    /// How many actions were played.
    pub seq: u32,
}

/// The deal, or one action and what it led to.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// How many actions were played, this one included.
    pub seq: u32,
    /// Who did what; none for the deal.
    pub done: Option<(Seat, G::Action)>,
    /// What it led to.
    pub events: Vec<G::Event>,
    /// How the game stood then.
    pub state: G::State,
}

impl<G: Game> Playback<G> {
    /// Deals by these options from that luck.
    pub fn deal(options: &G::Options, seats: u8, mut chance: Chance) -> Result<Self, SetupError> {
        let state = G::deal(options, seats, &mut chance)?;
        Ok(Self { state, chance, seq: 0 })
    }

    /// Plays one action, and says what it led to. A refusal changes nothing.
    pub fn play(&mut self, seat: Seat, action: &G::Action) -> Result<Vec<G::Event>, G::Illegal> {
        let mut events = Vec::new();
        G::play(&mut self.state, seat, action, &mut self.chance, &mut events)?;
        self.seq += 1;
        Ok(events)
    }

    /// How the game stands, then every action in turn. The first that the rules refuse is the last
    /// that is told.
    pub fn steps(
        mut self,
        actions: impl IntoIterator<Item = (Seat, G::Action)>,
    ) -> impl Iterator<Item = Result<Step<G>, G::Illegal>> {
        let first =
            Step { seq: self.seq, done: None, events: Vec::new(), state: self.state.clone() };
        let mut actions = actions.into_iter().fuse();
        let mut refused = false;
        let rest = std::iter::from_fn(move || {
            let (seat, action) = actions.next().filter(|_| !refused)?;
            let events = self.play(seat, &action);
            refused = events.is_err();
            Some(events.map(|events| Step {
                seq: self.seq,
                done: Some((seat, action)),
                events,
                state: self.state.clone(),
            }))
        });
        std::iter::once(Ok(first)).chain(rest)
    }
}

impl<G: Game> Step<G> {
    /// What `viewer` is told of this step.
    pub fn update(&self, viewer: Viewer) -> Update<G> {
        Update::new(self.seq, &self.state, &self.events, viewer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Memoarrr;
    use crate::games::memoarrr::Options;

    #[test]
    fn a_game_is_told_step_by_step_up_to_what_the_rules_refuse() {
        let luck = || Chance::from_number(7, 0);
        let mut game = Playback::<Memoarrr>::deal(&Options::basic(2), 2, luck()).unwrap();
        let dealt = game.clone();
        let mut actions = Vec::new();
        for _ in 0..3 {
            let seat = Memoarrr::to_act(&game.state).first().unwrap();
            let view = Memoarrr::view(&game.state, Viewer::Seat(seat));
            let action = Memoarrr::legal_actions(&view).next().unwrap();
            game.play(seat, &action).unwrap();
            actions.push((seat, action));
        }
        let steps: Vec<_> = dealt.clone().steps(actions.clone()).map(Result::unwrap).collect();
        assert_eq!(steps.iter().map(|step| step.seq).collect::<Vec<_>>(), [0, 1, 2, 3]);
        assert_eq!((&steps[0].state, &steps[3].state), (&dealt.state, &game.state));
        // Nobody may do the same again: nothing after it is played either.
        actions.insert(1, actions[0]);
        let told: Vec<_> = dealt.steps(actions).map(|step| step.is_ok()).collect();
        assert_eq!(told, [true, true, false]);
    }
}
