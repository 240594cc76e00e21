//! What follows the end of a game at a table.

use super::leaving::Leaving;
use super::{AtTable, end};
use crate::game::SeatSet;
use crate::games::GameName;
use crate::table::{Ask, Order, StageName};
use crate::ui::boards::GameBoard;
use crate::ui::profile::challenges::daily::DayResult;
use crate::ui::profile::day::Day;
use crate::ui::profile::finished_game::{self, FinishedGame};
use crate::ui::profile::history::PastGame;
use crate::ui::profile::purpose::Purpose;
use crate::ui::profile::statistics::{CountedGame, Played, Statistics};
use crate::ui::screens::Command;

/// What is kept of a game that has ended.
pub struct Finished {
    /// Whether it has changed the statistics.
    pub counted: bool,
    /// What a list shows of it.
    pub past: PastGame,
    /// Its record, line by line.
    pub record: Vec<String>,
    /// What the table was for.
    pub purpose: Purpose,
    /// Whether nobody shares the player's victory.
    pub won_alone: bool,
    /// What came of a deal of the day, if it was that.
    pub day_result: Option<DayResult>,
}

impl<G: GameBoard> AtTable<G> {
    /// Does what the player wants after the game, or says what the app has to do.
    pub(super) fn go_on(&mut self, next: end::Next) -> Option<Command> {
        let practice = self.loses_nothing();
        match next {
            // Another deal of the same table would be neither that day's nor against the next bot.
            end::Next::Rematch if self.purpose != Purpose::Practice => {
                GameName::of::<G>().map(|game| Command::Challenge(self.purpose, game))
            }
            end::Next::Rematch => {
                self.session.want(Ask::Host(Order::Rematch));
                if practice {
                    self.session.ready(true);
                }
                None
            }
            end::Next::Replay => Some(Command::Replay(0)),
            end::Next::ReplayAt(step) => Some(Command::Replay(step)),
            end::Next::Save => {
                let snapshot = &self.session.snapshot;
                let game = FinishedGame::of_table(snapshot)?;
                finished_game::record(snapshot, &game).map(Command::Keep)
            }
            end::Next::Home if practice => Some(Command::Home),
            end::Next::Home => {
                self.leaving = Some(Leaving::Table);
                None
            }
        }
    }

    /// Whether nothing but a game that is over would be left here: a table among bots.
    pub(super) fn loses_nothing(&self) -> bool {
        let snapshot = &self.session.snapshot;
        snapshot.is_host() && snapshot.is_alone() && self.is_over()
    }

    /// Whether the game at this table is over, and no other has begun.
    pub(super) fn is_over(&self) -> bool {
        self.session.snapshot.stage() == Some(StageName::Over)
    }

    /// Counts the game that has ended here, once; what is to be kept of it.
    pub(super) fn finish_ended(
        &mut self,
        statistics: &mut Statistics,
        day: Day,
    ) -> Option<Finished> {
        let snapshot = &self.session.snapshot;
        let ended = snapshot.opened.as_ref().map(|opened| opened.1.game);
        if ended == std::mem::replace(&mut self.ended, ended) {
            return None;
        }
        let (game, day) = (FinishedGame::of_table(snapshot)?, day.to_string());
        let past = PastGame::at_table(snapshot, &game, &day)?;
        let record = finished_game::record(snapshot, &game)?;
        let outcome = G::outcome(&game.steps.last()?.state)?;
        let won_alone = outcome.winners == snapshot.seat.into_iter().collect::<SeatSet>();
        let day_result = match self.purpose {
            Purpose::Daily(_) => DayResult::at_table(snapshot, &game, &past),
            Purpose::Practice | Purpose::Ladder => None,
        };
        let played = Played::at_table(snapshot, &game);
        let counted = match played.map(|played| statistics.count(played, &day)) {
            None | Some(CountedGame::Known) => false,
            Some(CountedGame::New(standing)) => {
                if let Some(standing) = standing {
                    self.end.stands(standing);
                }
                true
            }
        };
        let purpose = self.purpose;
        Some(Finished { counted, past, record, purpose, won_alone, day_result })
    }
}
