//! The host hires a bot for a free place.
//!
//! The place is taken at once, for a token that the table makes; whoever drives the table starts the
//! bot, which joins with it like anybody else. So no two orders can hire for one place.

use super::session::Session;
use crate::bot::Level;
use crate::table::messages::notice::Refusal;
use crate::table::messages::person::{Kind, Person};
use crate::table::messages::portrait::Portrait;
use crate::table::messages::token::Token;
use crate::table::messages::words::PlayerName;
use crate::table::{Hosted, Output, Stage, Table};

impl<G: Hosted> Table<G> {
    /// Makes a place for a bot, and has it started.
    pub(crate) fn hire(&mut self, level: Level) -> Result<(), Refusal<G>> {
        if !matches!(self.stage, Stage::Gathering) {
            return Err(Refusal::NotNow);
        }
        if !self.has_room() {
            return Err(Refusal::NoRoom);
        }
        let token = Token::draw(&mut self.luck);
        let name = self.room.free_name(PlayerName::fitted(level.title(), level.name()));
        let (id, portrait) = (self.room.new_id(), Portrait::of_bot(level));
        let bot = Person::new(id, name, portrait, Kind::Bot(level));
        self.room.seat(Session::of_hired(bot, token.token_hash(), self.now));
        self.room.out.push(Output::Hire { level, token });
        self.note_table();
        self.room.tell_lobby();
        Ok(())
    }
}
