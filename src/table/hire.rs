//! The host hires a bot for a free place.
//!
//! The place is taken at once, for a token that the table makes; whoever drives the table starts the
//! bot, which joins with it like anybody else. So no two orders can hire for one place.

use super::notice::Refusal;
use super::person::{Kind, Part, Person};
use super::portrait::Portrait;
use super::session::Session;
use super::token::Token;
use super::words::PlayerName;
use super::{Hosted, Output, Stage, Table};
use crate::bot::Level;

impl<G: Hosted> Table<G> {
    /// Makes a place for a bot, and has it started.
    pub(super) fn hire(&mut self, level: Level) -> Result<(), Refusal<G>> {
        if !matches!(self.stage, Stage::Gathering) {
            return Err(Refusal::NotNow);
        }
        if !self.has_room() {
            return Err(Refusal::NoRoom);
        }
        let token = Token::draw(&mut self.luck);
        let person = Person {
            id: self.room.new_id(),
            name: self.bot_name(level),
            portrait: Portrait::of_bot(level),
            kind: Kind::Bot(level),
            part: Part::Player,
            host: false,
            place: None,
            seat: None,
            ready: false,
            away: true,
        };
        self.room.sessions.push(Session::new(person, Some(token.keyhole()), self.now));
        self.room.out.push(Output::Hire { level, token });
        self.note_table();
        self.room.tell_lobby();
        Ok(())
    }

    /// "Sailor", or "Sailor 2" where there is a Sailor.
    fn bot_name(&self, level: Level) -> PlayerName {
        let taken = |name: &PlayerName| self.room.sessions.iter().any(|it| it.person.name == *name);
        let title = level.title();
        let numbered = (2..).map(|number| format!("{title} {number}"));
        let mut names = [title.to_owned()].into_iter().chain(numbered);
        let free = names.find_map(|name| {
            let name = PlayerName::fitted(&name, title);
            (!taken(&name)).then_some(name)
        });
        free.unwrap_or_else(|| PlayerName::fitted(title, title))
    }
}
