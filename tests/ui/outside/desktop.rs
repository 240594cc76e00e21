//! A desktop's notification service, on a bus of its own: what it is asked for, and what is pressed.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use tempfile::{TempDir, tempdir};
use zbus::connection::Builder;
use zbus::object_server::SignalEmitter;
use zbus::zvariant::OwnedValue;
use zbus::{Connection, interface};

/// A thousand times longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(60);
/// The number that the service gives to every notification.
const NUMBER: u32 = 7;
const PATH: &str = "/org/freedesktop/Notifications";

/// A bus that ends with the test, and leaves nothing behind.
pub struct Bus {
    daemon: Child,
    pub address: String,
    /// Where its socket is. The bus has ended when this goes.
    _folder: TempDir,
}

impl Bus {
    pub fn start() -> Self {
        let folder = tempdir().expect("a folder for its socket");
        let listen = format!("unix:path={}", folder.path().join("bus").display());
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address", "--address", &listen])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon is installed");
        let mut address = String::new();
        let said = daemon.stdout.take().expect("what it says");
        BufReader::new(said).read_line(&mut address).expect("its address");
        Self { daemon, address: address.trim().to_owned(), _folder: folder }
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _it_has_ended = self.daemon.kill();
        let _it_has_ended = self.daemon.wait();
    }
}

/// What the service is asked for.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked {
    /// Title and body.
    Show(String, String),
    Close,
}

/// The service.
pub struct Desktop {
    connection: Connection,
    asked: Receiver<Asked>,
}

impl Desktop {
    /// Offers notifications on that bus.
    pub fn on(bus: &Bus) -> Self {
        let (tell, asked) = channel();
        let service = Builder::address(bus.address.as_str())
            .and_then(|bus| bus.name("org.freedesktop.Notifications"))
            .and_then(|bus| bus.serve_at(PATH, Service { tell }))
            .expect("a service");
        Self { connection: zbus::block_on(service.build()).expect("the bus answers"), asked }
    }

    /// The next thing it is asked for.
    pub fn asked(&self) -> Asked {
        self.asked.recv_timeout(PATIENCE).expect("it is asked for something")
    }

    /// Everything else that it was asked for by now.
    pub fn asked_too(&self) -> Vec<Asked> {
        self.asked.try_iter().collect()
    }

    /// Somebody presses the notification.
    pub fn press(&self) {
        zbus::block_on(async {
            let emitter = SignalEmitter::new(&self.connection, PATH).expect("a path");
            Service::action_invoked(&emitter, NUMBER + 1, "default").await?;
            Service::action_invoked(&emitter, NUMBER, "default").await
        })
        .expect("the bus is there");
    }
}

struct Service {
    tell: Sender<Asked>,
}

#[interface(name = "org.freedesktop.Notifications")]
impl Service {
    #[expect(clippy::too_many_arguments, reason = "so the specification has it")]
    fn notify(
        &self,
        program: &str,
        _replaces: u32,
        icon: &str,
        title: String,
        body: String,
        actions: Vec<String>,
        hints: HashMap<String, OwnedValue>,
        _timeout: i32,
    ) -> u32 {
        assert_eq!((program, icon, actions[0].as_str()), ("Cinderpeek", "cinderpeek", "default"));
        assert_eq!(hints.keys().collect::<Vec<_>>(), ["desktop-entry"]);
        let _the_test_is_over = self.tell.send(Asked::Show(title, body));
        NUMBER
    }

    fn close_notification(&self, id: u32) {
        assert_eq!(id, NUMBER);
        let _the_test_is_over = self.tell.send(Asked::Close);
    }

    fn get_server_information(&self) -> (&str, &str, &str, &str) {
        ("test", "cinderpeek", "1", "1.2")
    }

    #[zbus(signal)]
    async fn action_invoked(
        emitter: &SignalEmitter<'_>,
        id: u32,
        action_key: &str,
    ) -> zbus::Result<()>;
}
