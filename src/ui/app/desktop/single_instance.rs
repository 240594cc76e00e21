//! One window a profile: a second start hands its invitation to the first window and ends.
//!
//! The first window locks a file in the profile's folder; the system frees the lock with the
//! process, whatever ends it. It listens on a loopback port, which it writes into a private file
//! beside a random key. Whoever can read that file may hand something over, and nobody else: other
//! users of the machine and web pages reach the port, but do not know the key, and keep nobody who does
//! waiting: each is heard in a thread of its own, and of too many the one that came first is sent away.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use eframe::egui::Context;
use rand::RngExt;

use crate::storage::private_file;

/// Held by the window while it is open; nothing is in it.
const LOCK: &str = "window.lock";
/// Where the window listens, and the key.
const ADDRESS: &str = "window.address";
/// No invitation is longer, with the key before it.
const LONGEST: u64 = 1000;
/// The other side is on this machine and has nothing to wait for.
const PATIENCE: Duration = Duration::from_secs(2);
/// How many are heard at once.
const MOST_AT_ONCE: usize = 32;
/// What the first window answers.
const TAKEN: &[u8] = b"taken\n";

/// This process has the profile's only window.
pub struct SingleInstance {
    /// Locked until it is dropped.
    _lock: Option<File>,
    listening: Option<(TcpListener, String)>,
}

/// What a second start has handed over: an invitation, or only that somebody wants to see the window.
pub type HandedOver = Option<String>;

impl SingleInstance {
    /// Makes this process the one with the window, or hands over to the one that has it. `None`: it
    /// has taken over. Where files or loopback cannot be used, there may be a second window.
    pub fn claim(folder: &Path, invitation: Option<&str>) -> Option<Self> {
        match lock(folder) {
            Ok(None) if hand_over(folder, invitation).is_ok() => None,
            Ok(None) | Err(_) => Some(Self { _lock: None, listening: None }),
            Ok(lock) => Some(Self { _lock: lock, listening: listen(folder).ok() }),
        }
    }

    /// Takes what second starts hand over, in a thread of its own, and wakes the window for it.
    pub fn handed_over(&mut self, ctx: &Context) -> Receiver<HandedOver> {
        let (sender, receiver) = channel();
        if let Some((listener, key)) = self.listening.take() {
            let ctx = ctx.clone();
            start(move || serve(&listener, &key, &sender, &ctx));
        }
        receiver
    }
}

/// Whatever needs a thread is left undone where there is none.
fn start(work: impl FnOnce() + Send + 'static) {
    let named = thread::Builder::new().name("single instance".to_owned());
    let _without_if_there_is_no_thread = named.spawn(work);
}

/// Hears everybody who connects, as long as the process lives.
fn serve(listener: &TcpListener, key: &str, sender: &Sender<HandedOver>, ctx: &Context) {
    let mut heard: VecDeque<TcpStream> = VecDeque::new();
    for stream in listener.incoming().flatten() {
        let Ok(own) = stream.try_clone() else { continue };
        heard.push_back(own);
        if heard.len() > MOST_AT_ONCE
            && let Some(first) = heard.pop_front()
        {
            let _gone_already = first.shutdown(Shutdown::Both);
        }
        let (key, sender, ctx) = (key.to_owned(), sender.clone(), ctx.clone());
        start(move || {
            if let Ok(taken) = take(stream, &key) {
                let _window_is_closed = sender.send(taken);
                ctx.request_repaint();
            }
        });
    }
}

/// The lock, unless another process has it.
fn lock(folder: &Path) -> io::Result<Option<File>> {
    private_file::create_folder(folder)?;
    // Windows locks only what can be read or written anywhere.
    let mut options = File::options();
    options.create(true).read(true).append(true);
    let file = private_file::open(&folder.join(LOCK), &mut options)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(std::fs::TryLockError::WouldBlock) => Ok(None),
        Err(std::fs::TryLockError::Error(error)) => Err(error),
    }
}

fn listen(folder: &Path) -> io::Result<(TcpListener, String)> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let key = format!("{:032x}", rand::rng().random::<u128>());
    let port = listener.local_addr()?.port();
    private_file::replace_for_now(&folder.join(ADDRESS), &format!("{port} {key}\n"))?;
    Ok((listener, key))
}

fn hand_over(folder: &Path, invitation: Option<&str>) -> io::Result<()> {
    let address = private_file::read(&folder.join(ADDRESS))?;
    let (port, key) = address.trim().split_once(' ').ok_or(io::ErrorKind::InvalidData)?;
    let port: u16 = port.parse().map_err(|_| io::ErrorKind::InvalidData)?;
    let to = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut stream = TcpStream::connect_timeout(&to, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let invitation = invitation.unwrap_or_default().replace(char::is_whitespace, "");
    stream.write_all(format!("{key} {invitation}\n").as_bytes())?;
    let mut answer = [0; TAKEN.len()];
    stream.read_exact(&mut answer)?;
    if answer == TAKEN { Ok(()) } else { Err(io::ErrorKind::InvalidData.into()) }
}

fn take(mut stream: TcpStream, key: &str) -> io::Result<HandedOver> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut line = String::new();
    BufReader::new((&stream).take(LONGEST)).read_line(&mut line)?;
    let (their_key, invitation) = line.trim_end().split_once(' ').unwrap_or((line.trim_end(), ""));
    if their_key != key {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    stream.write_all(TAKEN)?;
    Ok((!invitation.is_empty()).then(|| invitation.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_start_hands_its_invitation_over() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = SingleInstance::claim(folder.path(), None).unwrap();
        let handed_over = first.handed_over(&Context::default());
        assert!(SingleInstance::claim(folder.path(), Some("cinderpeek:A B\nC")).is_none());
        assert_eq!(handed_over.recv().unwrap().as_deref(), Some("cinderpeek:ABC"));
        assert!(SingleInstance::claim(folder.path(), None).is_none());
        assert_eq!(handed_over.recv().unwrap(), None);
        drop(first);
        assert!(SingleInstance::claim(folder.path(), None).is_some(), "the window was closed");
    }

    #[cfg(unix)]
    #[test]
    fn its_files_are_private_and_no_links() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let _first = SingleInstance::claim(folder.path(), None).unwrap();
        for file in [LOCK, ADDRESS].map(|name| folder.path().join(name)) {
            let mode = file.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{}", file.display());
        }
        let (other, elsewhere) = (tempfile::tempdir().unwrap(), folder.path().join("elsewhere"));
        symlink(&elsewhere, other.path().join(LOCK)).unwrap();
        let _without_a_lock = SingleInstance::claim(other.path(), None);
        assert!(!elsewhere.exists());
    }

    /// Somebody else on this machine connects again and again and says nothing, or a letter at a time.
    #[test]
    fn strangers_who_say_nothing_keep_nobody_waiting() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = SingleInstance::claim(folder.path(), None).unwrap();
        let handed_over = first.handed_over(&Context::default());
        let address = private_file::read(&folder.path().join(ADDRESS)).unwrap();
        let port: u16 = address.split_once(' ').unwrap().0.parse().unwrap();
        let mut strangers = Vec::new();
        for number in 0..200 {
            let mut stranger = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
            if number % 2 == 0 {
                stranger.write_all(b"a").unwrap();
            }
            strangers.push(stranger);
        }
        assert!(SingleInstance::claim(folder.path(), Some("cinderpeek:A")).is_none());
        assert_eq!(handed_over.recv().unwrap().as_deref(), Some("cinderpeek:A"));
        let mut answer = [0];
        assert_eq!(strangers[0].read(&mut answer).unwrap_or(0), 0, "it was sent away");
    }

    #[test]
    fn without_the_key_nothing_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = SingleInstance::claim(folder.path(), None).unwrap();
        let handed_over = first.handed_over(&Context::default());
        let path = folder.path().join(ADDRESS);
        let address = private_file::read(&path).unwrap();
        let (port, _) = address.split_once(' ').unwrap();
        private_file::replace(&path, &format!("{port} {:032x}\n", 0)).unwrap();
        assert!(hand_over(folder.path(), Some("cinderpeek:A")).is_err());
        private_file::replace(&path, &address).unwrap();
        hand_over(folder.path(), Some("cinderpeek:B")).unwrap();
        assert_eq!(handed_over.recv().unwrap().as_deref(), Some("cinderpeek:B"));
    }
}
