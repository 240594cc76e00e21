//! A table as the network sees it: who its host is, where it is, and what is announced of it.

use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;

use super::news::News;
use super::resume_info::ResumeInfo;
use crate::game::Game;
use crate::net::admission::code::Code;
use crate::net::admission::identity::Identity;
use crate::net::admission::invite::{Invite, InviteSecret};
use crate::net::discovery::announce::Announcer;
use crate::net::discovery::{Announcement, TablePhase};
use crate::net::interface::InterfaceChoice;
use crate::table::{Hosted, Lobby, Part, StageName};

/// What a table shows to the network.
pub(super) struct NetworkPresence {
    pub me: Arc<Identity>,
    pub interface: InterfaceChoice,
    announcer: Option<Announcer>,
}

impl NetworkPresence {
    pub fn new(me: Arc<Identity>, interface: InterfaceChoice) -> Self {
        Self { me, interface, announcer: None }
    }

    /// Begins to announce the table, or says why it cannot be.
    pub fn announce<G: Hosted>(
        &mut self,
        lobby: &Lobby<G>,
        resume_info: &ResumeInfo,
    ) -> Option<News<G>> {
        let announcement = self.announcement(lobby, resume_info);
        match Announcer::start(announcement, resume_info.port, &self.interface) {
            Ok(announcer) => self.announcer = Some(announcer),
            Err(why) => return Some(News::DiscoveryError(why.0)),
        }
        None
    }

    /// Announces how things stand now.
    pub fn update<G: Hosted>(
        &mut self,
        lobby: &Lobby<G>,
        resume_info: &ResumeInfo,
    ) -> Option<News<G>> {
        let announcement = self.announcement(lobby, resume_info);
        let why = self.announcer.as_mut()?.update(announcement).err()?;
        Some(News::DiscoveryError(why.0))
    }

    /// What the table is found and entered by.
    pub fn listening<G: Game>(&self, resume_info: &ResumeInfo, save: &Path) -> News<G> {
        let code: Option<Code> = resume_info.code.as_ref().and_then(|code| code.parse().ok());
        let (addresses, invite) = (self.addresses(), self.invite(resume_info));
        News::Listening { port: resume_info.port, addresses, code, invite, save: save.to_owned() }
    }

    /// The invitation that is good now.
    pub fn invite(&self, resume_info: &ResumeInfo) -> Invite {
        let ResumeInfo { table, port, code, block_list, .. } = resume_info;
        let secret = || InviteSecret::issue(&self.me, *table, block_list.voided_invitations);
        let secret = code.is_some().then(secret);
        Invite::new(&self.addresses(), *port, self.me.fingerprint(), secret)
    }

    fn addresses(&self) -> Vec<IpAddr> {
        self.interface.addresses().unwrap_or_default()
    }

    fn announcement<G: Hosted>(&self, lobby: &Lobby<G>, resume_info: &ResumeInfo) -> Announcement {
        let players = lobby.people.iter().filter(|it| it.part == Part::Player).count();
        Announcement {
            name: lobby.name.as_str().to_owned(),
            game: G::NAME.to_owned(),
            taken: u8::try_from(players).unwrap_or(u8::MAX),
            seats: lobby.settings.start_with.unwrap_or(G::places(&lobby.options)),
            phase: match lobby.stage {
                StageName::Gathering => TablePhase::Lobby,
                StageName::Dealing | StageName::Playing => TablePhase::Playing,
                StageName::Over => TablePhase::Over,
            },
            open: resume_info.code.is_none(),
            host: self.me.fingerprint(),
        }
    }
}
