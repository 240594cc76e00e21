//! Who plays at the host's own machine beside the host: guests over links within this process, whose
//! seats a resumed table gives back to them.

use super::Host;
use super::resume_info::Beside;
use crate::client::{Logged, Profile};
use crate::guest::credential_store::CredentialStore;
use crate::net::transport::event::Peer;
use crate::net::transport::link::Link;
use crate::table::{Hosted, Kind, Rank};

/// Somebody at the host's own machine, on the way to their seat.
pub struct SeatBeside {
    /// Who they are.
    pub profile: Profile,
    /// Their way to the table.
    pub link: Link,
    /// Where their seat is kept.
    pub credential_store: CredentialStore,
}

impl<G: Hosted + Logged> Host<G> {
    /// A seat for one more person at this machine.
    pub fn seat_beside(&mut self, profile: &Profile) -> SeatBeside {
        let beside = &mut self.resume_info.beside;
        let number = beside.iter().map(|it| it.number + 1).max().unwrap_or(1);
        let (name, portrait) = (profile.name.clone(), profile.portrait);
        let newcomer = Beside { number, name, portrait };
        beside.push(newcomer.clone());
        self.keep_resume_info();
        self.seat_again(newcomer)
    }

    /// The seats of those who were at this machine when the table was closed.
    pub fn seats_beside(&mut self) -> Vec<SeatBeside> {
        let beside = self.resume_info.beside.clone();
        beside.into_iter().map(|it| self.seat_again(it)).collect()
    }

    fn seat_again(&mut self, Beside { number, name, portrait }: Beside) -> SeatBeside {
        let (peer, link) = self.listener.connect_local();
        self.beside.insert(peer, number);
        self.ranks.insert(peer, Rank::Beside);
        let table = self.resume_info.table;
        let credential_store = CredentialStore::beside_host(&self.folder, table, number);
        let profile = Profile { name, portrait, kind: Kind::Human, watch: false };
        SeatBeside { profile, link, credential_store }
    }

    /// Whoever was sent away does not come with a resumed table either.
    pub(super) fn forget_beside(&mut self, peer: Peer) {
        if let Some(number) = self.beside.remove(&peer) {
            self.resume_info.beside.retain(|it| it.number != number);
            self.keep_resume_info();
        }
    }
}
