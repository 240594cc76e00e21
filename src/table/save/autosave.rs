//! When a table writes down who is at it, and how it is run.

use super::line::{self, Dealt, SavedTable, VERSION};
use crate::game::record::PlayerEntry;
use crate::table::game::play::Play;
use crate::table::messages::notice::StageName;
use crate::table::{Hosted, Stage, Table};

impl<G: Hosted> Table<G> {
    /// Whether no game lies on the table: a deal that is on its way to the disk is one.
    pub(crate) fn is_gathering(&self) -> bool {
        match &self.stage {
            Stage::Gathering => true,
            Stage::Dealing(dealing) => !dealing.is_dealt(),
            Stage::Playing(_) => false,
        }
    }

    /// Has it saved who is at the table and how it is run.
    pub(crate) fn note_table(&mut self) {
        let players = self.room.players();
        let dealing = self.room.board.stage == StageName::Dealing && self.is_gathering();
        let people = players.map(|player| (player.person.clone(), player.token_hash)).collect();
        let table: SavedTable<G> = SavedTable {
            version: VERSION,
            game: Some(G::NAME.to_owned()),
            name: self.room.board.name.clone(),
            options: self.room.board.options.clone(),
            settings: self.room.board.settings,
            first: self.room.board.first,
            gathering: self.is_gathering(),
            paused: self.room.board.paused,
            clock: self.timer().map(|timer| timer.read(self.now).millis),
            games: self.games,
            // If nothing is dealt after all, this deal is given up as well.
            given_up: self.room.board.given_up + u32::from(dealing),
            tally: self.tally.clone(),
            next_id: self.room.next_id,
            people,
            barred: self.room.barred.iter().copied().collect(),
        };
        self.saver.note(line::table(table));
    }
}

/// The first lines of a game that was dealt at a table.
pub(crate) fn beginning<G: Hosted>(play: &Play<G>, players: &[PlayerEntry]) -> Vec<String> {
    let dealt = Dealt {
        agreement: play.agreement.clone(),
        secret: play.secret,
        shares: play.shares.clone(),
    };
    line::beginning::<G>(&dealt, players, &play.game.state)
}
