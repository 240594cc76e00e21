//! What tuning needs to know of Le Royaume: the table at the end of its rule book.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::TuningTally;
use crate::game::Outcome;
use crate::game::set::Element;
use crate::games::Royaume;
use crate::games::royaume::{Back, Card, EndReason, Event, FightReason, Ground, Seen, State};
use crate::text::Texts;
use crate::text::terminal::simulation::Simulation;

const ENDS: [EndReason; 3] = [EndReason::MineEmpty, EndReason::NoChallenge, EndReason::FortyTurns];

/// How often something went well.
#[derive(Clone, Copy, Default)]
struct Rate {
    good: u64,
    all: u64,
}

impl Rate {
    fn add(&mut self, good: bool) {
        self.good += u64::from(good);
        self.all += 1;
    }

    fn share(self) -> f64 {
        self.good as f64 / self.all.max(1) as f64
    }

    fn in_words(self, texts: &Simulation) -> String {
        texts.rate(100.0 * self.share(), self.all)
    }
}

/// The contest under way.
#[derive(Clone, Copy, Default)]
enum Contest {
    /// None that is counted.
    #[default]
    Other,
    Challenge(Back),
    /// R23, C25: somebody was attacked alone.
    LoneFight,
}

/// The counts of many games.
#[derive(Default)]
pub struct Counts {
    ground: Ground,
    /// The turns of every player of every game.
    turns: Vec<u8>,
    green: Rate,
    grey: Rate,
    lone: Rate,
    /// Victories by how many seats one sits after the start player, and how many games there were.
    seats: Vec<f64>,
    games: u64,
    /// For each card: in how many of the games it was drawn in it had an effect.
    cards: [Rate; Card::COUNT],
    ends: BTreeMap<&'static str, u64>,
    contest: Contest,
    drawn: [bool; Card::COUNT],
    used: [bool; Card::COUNT],
}

impl Counts {
    fn see(&mut self, seen: &Seen) {
        match seen {
            Seen::Challenge { tile, .. } => {
                self.contest = Contest::Challenge(self.ground.front(*tile).back);
            }
            Seen::Fight { seats, why } => {
                let lone = seats.len() == 1 && *why != FightReason::Walk;
                self.contest = if lone { Contest::LoneFight } else { Contest::Other };
            }
            Seen::Settled { done, .. } => match self.contest {
                Contest::Challenge(Back::Green) => self.green.add(*done),
                Contest::Challenge(Back::GreyBlue) => self.grey.add(*done),
                Contest::LoneFight => self.lone.add(*done),
                Contest::Other => {}
            },
            Seen::Drew { card, .. } | Seen::Took { card, .. } => self.drawn[card.index()] = true,
            Seen::Befell { card, effect, .. } => {
                self.drawn[card.index()] = true;
                self.used[card.index()] |= effect;
            }
            Seen::Played { card, .. } | Seen::Counted { card, .. } => {
                self.used[card.index()] = true;
            }
            Seen::EndBegins { why } => *self.ends.entry(id(*why)).or_default() += 1,
            _ => {}
        }
    }

    fn average_turns(&self) -> f64 {
        let sum: u64 = self.turns.iter().map(|turns| u64::from(*turns)).sum();
        sum as f64 / self.turns.len().max(1) as f64
    }

    /// As many turns as 95 % of players have at most.
    fn most_turns(&self) -> u8 {
        let mut turns = self.turns.clone();
        turns.sort_unstable();
        turns.get(turns.len() * 95 / 100).or(turns.last()).copied().unwrap_or(0)
    }

    fn end_share(&self, why: EndReason) -> f64 {
        *self.ends.get(id(why)).unwrap_or(&0) as f64 / self.games.max(1) as f64
    }

    fn seat_shares(&self) -> Vec<f64> {
        self.seats.iter().map(|wins| wins / self.games.max(1) as f64).collect()
    }
}

/// As records spell it.
fn id(why: EndReason) -> &'static str {
    match why {
        EndReason::MineEmpty => "mine_empty",
        EndReason::NoChallenge => "no_challenge",
        EndReason::FortyTurns => "forty_turns",
    }
}

impl TuningTally<Royaume> for Counts {
    fn begin(&mut self, dealt: &State) {
        let table = dealt.tabletop();
        self.ground = table.options.ground.clone();
        (self.drawn, self.used) = ([false; Card::COUNT], [false; Card::COUNT]);
        for card in table.players.iter().flat_map(|player| &player.hand) {
            self.drawn[card.index()] = true;
        }
    }

    fn add(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Open(seen) = event {
                self.see(seen);
            }
        }
    }

    fn end(&mut self, state: &State, outcome: &Outcome) {
        let table = state.tabletop();
        let players = &table.players;
        self.games += 1;
        self.turns.extend(players.iter().map(|player| player.turns));
        self.seats.resize(players.len(), 0.0);
        for winner in outcome.winners {
            let after = (winner.index() + players.len() - table.start.index()) % players.len();
            self.seats[after] += outcome.share();
        }
        for (at, rate) in self.cards.iter_mut().enumerate() {
            if self.drawn[at] {
                rate.add(self.used[at]);
            }
        }
    }

    fn lines(&self, texts: &Texts) -> Vec<String> {
        let (royaume, words) = (&texts.royaume, &texts.terminal.simulation);
        let shares = self.seat_shares().into_iter().map(|share| words.percent(100.0 * share));
        let ends = ENDS.map(|why| words.so_often(royaume.end(why), 100.0 * self.end_share(why)));
        let mut lines = vec![
            words.turns(self.average_turns(), self.most_turns()),
            words.green_won(&self.green.in_words(words)),
            words.grey_won(&self.grey.in_words(words)),
            words.lone_won(&self.lone.in_words(words)),
            words.seats(&shares.collect::<Vec<_>>().join(", ")),
            words.ends(&ends.join(", ")),
            words.cards.to_owned(),
        ];
        lines.extend(Card::ALL.map(|card| {
            let rate = self.cards[card.index()].in_words(words);
            format!("  {}", words.card(royaume.card(card), &rate))
        }));
        lines
    }

    fn json(&self) -> Value {
        let rate = |rate: Rate| json!({ "share": rate.share(), "of": rate.all });
        let card = |card: Card| (card.name().to_owned(), rate(self.cards[card.index()]));
        json!({
            "turns": { "average": self.average_turns(), "p95": self.most_turns() },
            "green": rate(self.green),
            "grey_blue": rate(self.grey),
            "lone_fights": rate(self.lone),
            "seats": self.seat_shares(),
            "ends": self.ends,
            "forty_turns": self.end_share(EndReason::FortyTurns),
            "cards": Card::ALL.map(card).into_iter().collect::<serde_json::Map<_, _>>(),
        })
    }
}
