//! Tables on the network, found without anybody typing an address: mDNS service discovery.
//!
//! A host [announces](announce::Announcer) its table, a client [browses](browse::Browser). What is
//! announced anybody may read and forge: it helps to find a table and proves nothing. So all of it
//! is checked and cut to size here, and what is trusted is decided in
//! [`admission`](super::admission).

pub mod announce;
pub mod browse;
mod table_list;

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use mdns_sd::{IfKind, IfPredicate, ServiceDaemon, TxtProperties};

use super::PROTOCOL;
use super::admission::fingerprint::Fingerprint;
use super::interface::InterfaceChoice;
use crate::escape::is_invisible;

/// What every table is announced as.
pub(crate) const SERVICE: &str = "_cinderpeek._udp.local.";

/// The most bytes of a table's name; what mDNS itself allows for one label.
pub(crate) const LONGEST_NAME: usize = 63;

/// A daemon remembers every record that anybody sends, asked for or not, for as long as the record says.
/// When it remembers more than this, a fresh one takes over.
const MOST_REMEMBERED: i64 = 16_384;
/// How long a daemon may take to say how many there are.
const COUNT: Duration = Duration::from_millis(500);

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePhase {
    /// People sit down.
    Lobby,
    /// A game is being played; one can watch.
    Playing,
    /// The game is over.
    Over,
}

impl TablePhase {
    const ALL: [Self; 3] = [Self::Lobby, Self::Playing, Self::Over];

    /// As announcements and programs spell it.
    pub fn name(self) -> &'static str {
        ["lobby", "playing", "over"][self as usize]
    }
}

/// What a host tells of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The table's name, as its host wrote it.
    pub name: String,
    /// The game's name, for instance `memoarrr`.
    pub game: String,
    /// How many seats are taken.
    pub taken: u8,
    /// How many seats there are.
    pub seats: u8,
    /// How far it is.
    pub phase: TablePhase,
    /// Whether one gets in without a code.
    pub open: bool,
    /// Whose table it says it is.
    pub host: Fingerprint,
}

/// A table as it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// What mDNS knows it by; unique on the network, unlike its name.
    pub id: String,
    /// What its host tells of it; `None` if it speaks another version and is not understood.
    pub announcement: Option<Announcement>,
    /// The version of the protocol that it speaks; 0 if that was not heard yet.
    pub version: u16,
    /// Where it may be reached, in the order to try.
    pub addresses: Vec<SocketAddr>,
}

impl ListedTable {
    /// Its name, or what there is of one.
    pub fn name(&self) -> &str {
        match &self.announcement {
            Some(announcement) => &announcement.name,
            None => self.id.split('.').next().unwrap_or_default(),
        }
    }
}

impl Announcement {
    /// As TXT entries. Each is far below mDNS's 255 bytes.
    fn entries(&self) -> HashMap<String, String> {
        let entries = [
            ("v", PROTOCOL.to_string()),
            ("n", tidy(&self.name, LONGEST_NAME)),
            ("g", tidy(&self.game, 32)),
            ("t", self.taken.to_string()),
            ("s", self.seats.to_string()),
            ("p", self.phase.name().to_owned()),
            ("o", u8::from(self.open).to_string()),
            ("f", self.host.to_string()),
        ];
        entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }

    /// From TXT entries, whoever wrote them.
    fn read(entries: &TxtProperties) -> Option<Self> {
        let text = |key| entries.get_property_val_str(key);
        let phase = text("p")?;
        Some(Self {
            name: tidy(text("n")?, LONGEST_NAME),
            game: tidy(text("g")?, 32),
            taken: text("t")?.parse().ok()?,
            seats: text("s")?.parse().ok()?,
            phase: TablePhase::ALL.into_iter().find(|known| known.name() == phase)?,
            open: text("o")? == "1",
            host: text("f")?.parse().ok()?,
        })
    }
}

/// Text without invisible characters, cut between characters to at most `most` bytes.
pub fn tidy(text: &str, most: usize) -> String {
    let mut tidy = String::new();
    for letter in text.chars().take(most).filter(|letter| !is_invisible(*letter)) {
        if tidy.len() + letter.len_utf8() > most {
            break;
        }
        tidy.push(letter);
    }
    tidy.trim().to_owned()
}

/// A daemon that keeps to the chosen interfaces.
fn daemon(choice: &InterfaceChoice) -> mdns_sd::Result<ServiceDaemon> {
    let daemon = ServiceDaemon::new()?;
    let choice = choice.clone();
    daemon.disable_interface(IfKind::Predicate(IfPredicate::new(move |interface| {
        !choice.has(interface) || (choice == InterfaceChoice::All && interface.is_loopback())
    })))?;
    // An interface that comes up late, or gets another address, is noticed within this many seconds.
    daemon.set_ip_check_interval(2)?;
    Ok(daemon)
}

/// Whether a daemon remembers too much, and is to be replaced. One that does not say so in time may do so
/// the next time.
fn remembers_too_much(daemon: &ServiceDaemon) -> bool {
    let counted = daemon.get_metrics().ok().and_then(|counts| counts.recv_timeout(COUNT).ok());
    let Some(counts) = counted else { return false };
    let records: i64 = counts.iter().filter(|it| it.0.starts_with("cached-")).map(|it| it.1).sum();
    // Each time that a record is heard, even if it is known, two timers are set for it.
    let timers = counts.get("timer").copied().unwrap_or(0);
    records.max(timers / 4) > MOST_REMEMBERED
}

#[cfg(test)]
mod tests {
    use mdns_sd::IntoTxtProperties;

    use super::*;

    fn announcement() -> Announcement {
        Announcement {
            name: "Anne's table".to_owned(),
            game: "memoarrr".to_owned(),
            taken: 1,
            seats: 4,
            phase: TablePhase::Lobby,
            open: false,
            host: Fingerprint::of(b"host"),
        }
    }

    #[test]
    fn a_notice_is_read_as_it_was_written() {
        let entries = announcement().entries().into_txt_properties();
        assert_eq!(Announcement::read(&entries), Some(announcement()));
    }

    #[test]
    fn a_forged_notice_is_refused_or_cut_to_size() {
        let mut entries = announcement().entries();
        entries.insert("n".to_owned(), format!("\u{202e}\u{3164}\x1b[2J{}", "é".repeat(200)));
        let read = Announcement::read(&entries.clone().into_txt_properties()).unwrap();
        assert_eq!(read.name, format!("[2J{}", "é".repeat(30)));
        for (key, value) in [("t", "-1"), ("s", "999"), ("p", "?"), ("f", "00")] {
            let mut entries = announcement().entries();
            entries.insert(key.to_owned(), value.to_owned());
            assert_eq!(Announcement::read(&entries.into_txt_properties()), None, "{key}");
        }
        assert_eq!(Announcement::read(&HashMap::new().into_txt_properties()), None);
    }

    #[test]
    fn names_are_cut_between_characters() {
        assert_eq!(tidy(&"a".repeat(200), 63).len(), 63);
        assert_eq!(tidy(&"é".repeat(200), 63), "é".repeat(31));
        assert_eq!(tidy(&"🏴".repeat(200), 63), "🏴".repeat(15));
        assert_eq!(tidy("  a\tb\n ", 63), "ab");
    }
}
