//! A table as the network sees it: who its host is, where it is, and what is announced of it.

use std::path::Path;
use std::sync::Arc;

use super::news::News;
use super::sign::Sign;
use crate::game::Game;
use crate::net::code::Code;
use crate::net::discovery::announce::Announcer;
use crate::net::discovery::{Notice as Announcement, Phase};
use crate::net::identity::Identity;
use crate::net::interface::Choice;
use crate::net::invite::Invite;
use crate::table::{Hosted, Lobby, Part, StageName};

/// What a table shows to the network.
pub(super) struct Outside {
    pub me: Arc<Identity>,
    pub interface: Choice,
    announcer: Option<Announcer>,
}

impl Outside {
    pub fn new(me: Arc<Identity>, interface: Choice) -> Self {
        Self { me, interface, announcer: None }
    }

    /// Begins to announce the table, or says why it cannot be.
    pub fn announce<G: Hosted>(&mut self, lobby: &Lobby<G>, sign: &Sign) -> Option<News<G>> {
        let announcement = self.announcement(lobby, sign);
        match Announcer::start(announcement, sign.port, &self.interface) {
            Ok(announcer) => self.announcer = Some(announcer),
            Err(why) => return Some(News::Unannounced(why.to_string())),
        }
        None
    }

    /// Announces how things stand now.
    pub fn update<G: Hosted>(&mut self, lobby: &Lobby<G>, sign: &Sign) -> Option<News<G>> {
        let announcement = self.announcement(lobby, sign);
        let why = self.announcer.as_mut()?.update(announcement).err()?;
        Some(News::Unannounced(why.to_string()))
    }

    /// What the table is found and entered by.
    pub fn listening<G: Game>(&self, sign: &Sign, save: &Path) -> News<G> {
        let addresses = self.interface.addresses().unwrap_or_default();
        let code: Option<Code> = sign.code.as_ref().and_then(|code| code.parse().ok());
        let invite = Invite::new(&addresses, sign.port, self.me.fingerprint(), code.clone());
        News::Listening { port: sign.port, addresses, code, invite, save: save.to_owned() }
    }

    fn announcement<G: Hosted>(&self, lobby: &Lobby<G>, sign: &Sign) -> Announcement {
        let players = lobby.people.iter().filter(|it| it.part == Part::Player).count();
        Announcement {
            name: lobby.name.as_str().to_owned(),
            game: G::NAME.to_owned(),
            taken: u8::try_from(players).unwrap_or(u8::MAX),
            seats: lobby.settings.start_with.unwrap_or(G::places(&lobby.options)),
            phase: match lobby.stage {
                StageName::Gathering => Phase::Lobby,
                StageName::Dealing | StageName::Playing => Phase::Playing,
                StageName::Over => Phase::Over,
            },
            open: sign.code.is_none(),
            host: self.me.fingerprint(),
        }
    }
}
