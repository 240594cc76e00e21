//! Where everybody's points came from.

use std::sync::Arc;

use eframe::egui::{Context, Id};

use crate::game::set::Element;
use crate::game::{Seat, Viewer};
use crate::games::Royaume;
use crate::games::royaume::{Cause, Seen, Tabletop};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::profile::finished_game::FinishedGame;

/// Challenges, fights, memories, and the rest: the start, Foxes, and what was paid.
pub const SOURCES: usize = 4;
/// The rest is whatever nothing else has brought.
const REST: usize = SOURCES - 1;

/// Where everybody's points came from, seat by seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Sources(Vec<[i16; SOURCES]>);

impl Sources {
    /// What is known of the game that has ended at a table. Once its host has opened it, it is played
    /// again, once; until then the log has to do.
    pub fn known(ctx: &Context, snapshot: &ClientSnapshot<Royaume>, table: &Tabletop) -> Arc<Self> {
        let logged = || Arc::new(Self::counted(table, snapshot.log.lines()));
        let Some(opened) = &snapshot.opened else { return logged() };
        let id = Id::unique(("where points came from", opened.0.digest().to_string()));
        let cached = ctx.data(|data| data.get_temp::<Arc<Self>>(id));
        cached.unwrap_or_else(|| {
            let sources = FinishedGame::of_table(snapshot)
                .map_or_else(logged, |game| Arc::new(Self::of_game(table, &game)));
            ctx.data_mut(|data| data.insert_temp(id, sources.clone()));
            sources
        })
    }

    fn of_game(table: &Tabletop, game: &FinishedGame<Royaume>) -> Self {
        let events = game.steps.iter().flat_map(|step| &step.events);
        let seen = |event| <Royaume as crate::game::Game>::seen(event, Viewer::Spectator);
        Self::counted(table, &events.filter_map(seen).collect::<Vec<_>>())
    }

    fn counted(table: &Tabletop, seen: &[Seen]) -> Self {
        let mut sources = vec![[0; SOURCES]; table.players.len()];
        for seen in seen {
            if let Seen::Points { seat, by, why, .. } = seen
                && let Some(number) = source(*why)
                && let Some(points) = sources.get_mut(seat.index())
            {
                points[number] += by;
            }
        }
        for (points, player) in sources.iter_mut().zip(&table.players) {
            points[REST] = player.score as i16 - points[..REST].iter().sum::<i16>();
        }
        Self(sources)
    }

    /// Those of a seat.
    pub fn of(&self, seat: Seat) -> [i16; SOURCES] {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }
}

/// The kind of such points; none for the rest.
fn source(why: Cause) -> Option<usize> {
    match why {
        Cause::Challenge => Some(0),
        Cause::Fight => Some(1),
        Cause::Place => Some(2),
        Cause::Throw | Cause::Fox | Cause::Merchant | Cause::Animal => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Crewed, Level};
    use crate::game::{Chance, Game};
    use crate::games::royaume::{Event, Options};

    /// A game of bots: its last table, and all that was seen.
    fn played(number: u64) -> (Tabletop, Vec<Seen>) {
        let mut chance = Chance::from_number(number, 0);
        let mut state = Royaume::deal(&Options::default(), 3, &mut chance).unwrap();
        let mut bot = Royaume::bot(Level::Sailor, Chance::from_number(number, 1));
        let mut events: Vec<Event> = Vec::new();
        while let Some(seat) = Royaume::to_act(&state).first() {
            let action = bot.choose(&Royaume::view(&state, Viewer::Seat(seat))).unwrap();
            Royaume::play(&mut state, seat, &action, &mut chance, &mut events).unwrap();
        }
        let seen = |event| Royaume::seen(event, Viewer::Spectator);
        (state.tabletop().clone(), events.iter().filter_map(seen).collect())
    }

    #[test]
    fn what_came_from_where_is_the_score_and_the_rest_is_start_foxes_and_prices() {
        for number in 0..8 {
            let (table, seen) = played(number);
            let sources = Sources::counted(&table, &seen);
            for seat in Seat::all(3) {
                let points = sources.of(seat);
                let score = table.player(seat).score as i16;
                assert_eq!(points.iter().sum::<i16>(), score, "game {number}");
                let after = (u8::from(seat) + 3 - u8::from(table.start)) % 3;
                let other = seen.iter().filter_map(|seen| match seen {
                    Seen::Points { seat: whose, by, why, .. } if *whose == seat => {
                        source(*why).is_none().then_some(*by)
                    }
                    _ => None,
                });
                let start = table.options.start_score(after) as i16;
                assert_eq!(points[REST], start + other.sum::<i16>(), "game {number}");
            }
            assert!(Seat::all(3).any(|seat| sources.of(seat)[2] > 0), "memories were placed");
        }
    }
}
