//! The way to somebody's table, off the frame: a thread that connects to it, learns what is played there,
//! and then drives the seat.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use eframe::egui::Context;

use super::join_request::{JoinRequest, SeatError};
use super::session::TableSession;
use crate::client::Profile;
use crate::games::{GameName, with_game};
use crate::guest::TableConnection;
use crate::guest::handle::{ConnectionHandle, Signals};
use crate::net::interface::InterfaceChoice;
use crate::ui::profile::saved_tables::Bookmark;
use crate::ui::screens::table::{AtTable, Ending, GameLobby, TableScreen};

/// How long a seat looks for its table before it gives up.
const PATIENCE: Duration = Duration::from_secs(600);

/// Makes the screen of the table that has let us in; or why none did.
type Arrived = Result<Box<dyn FnOnce(JoinRequest) -> Box<dyn TableScreen> + Send>, Ending>;

/// Somebody on the way to a table. Dropping it turns back.
pub struct Arrival {
    arrived: Receiver<Arrived>,
    /// None once the seat has a handle of its own.
    handle: Option<ConnectionHandle>,
}

impl Arrival {
    /// Goes to a table.
    pub fn start(
        request: JoinRequest,
        folder: PathBuf,
        interface: InterfaceChoice,
        profile: Profile,
        ctx: &Context,
    ) -> Self {
        let ((sender, arrived), signals) = (channel(), Signals::default());
        let (handle, also) = (Some(signals.handle()), sender.clone());
        let profile = Profile { watch: request.watch, ..profile };
        let joiner = Joiner { folder, profile, sender, ctx: ctx.clone() };
        let thread = std::thread::Builder::new().name("seat".to_owned());
        if thread.spawn(move || joiner.run(request, interface, signals)).is_err() {
            let _it_is_held_below = also.send(Err(Ending::SeatError(SeatError::Thread)));
        }
        Self { arrived, handle }
    }

    /// What became of it, once.
    pub fn arrived(&mut self) -> Option<Arrived> {
        let arrived = self.arrived.try_recv().ok()?;
        self.handle = None;
        Some(arrived)
    }
}

impl Drop for Arrival {
    fn drop(&mut self) {
        self.handle.iter().for_each(ConnectionHandle::leave);
    }
}

/// The thread that connects.
struct Joiner {
    folder: PathBuf,
    profile: Profile,
    sender: Sender<Arrived>,
    ctx: Context,
}

impl Joiner {
    fn run(self, request: JoinRequest, interface: InterfaceChoice, signals: Signals) {
        if let Err(ending) = self.join(request, interface, signals) {
            self.tell(Err(ending));
        }
    }

    fn join(
        &self,
        request: JoinRequest,
        interface: InterfaceChoice,
        signals: Signals,
    ) -> Result<(), Ending> {
        let route = request.route(&self.folder, interface);
        let (remote, addresses) = route.map_err(Ending::SeatError)?;
        let mut bookmark = (!self.profile.watch).then(|| Bookmark::new(&self.folder, addresses));
        let mut connection = TableConnection::remote(remote, PATIENCE, signals);
        let game = connection.arrive::<GameName>().map_err(|end| {
            bookmark.iter_mut().for_each(|bookmark| bookmark.end(&end));
            Ending::End(end)
        })?;
        with_game!(game, G => self.sit_down::<G>(connection, bookmark));
        Ok(())
    }

    /// At the table until it is left.
    fn sit_down<G: GameLobby>(&self, connection: TableConnection, bookmark: Option<Bookmark>) {
        let (folder, profile) = (&self.folder, self.profile.clone());
        let (session, drive) =
            TableSession::<G>::at(connection, folder, bookmark, profile, &self.ctx);
        self.tell(Ok(Box::new(|request| Box::new(AtTable::with_others(session, Some(request))))));
        drive();
    }

    fn tell(&self, arrived: Arrived) {
        if self.sender.send(arrived).is_ok() {
            self.ctx.request_repaint();
        }
    }
}
