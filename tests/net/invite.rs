//! Invitations from elsewhere: good ones work, and nothing that people or programs paste breaks
//! anything.

use cinderpeek::net::admission::invite::{Invite, InviteSecret};
use cinderpeek::net::transport::dialer::DialTarget;
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::driven::dial;
use super::stage::{Stage, entered, lo, someone, turned_away};

#[test]
fn an_invitation_is_all_that_a_guest_needs() {
    let mut stage = Stage::closed();
    let addresses = lo().addresses().expect("addresses");
    let host = stage.config.identity.fingerprint();
    let text = Invite::new(&addresses, stage.address().port(), host, Some(secret(&stage, 0)));

    let invite: Invite = text.to_string().parse().expect("an invitation");
    let target = DialTarget {
        addresses: invite.targets(),
        host: Some(invite.host),
        secret: invite.secret,
        interface: lo(),
        ..DialTarget::default()
    };
    entered(&dial(target.clone(), someone()));
    let peer = stage.admitted();

    // Whoever is banned may have it, so it is void; the next one is good.
    stage.listener.ban(peer);
    assert_eq!(
        turned_away(&dial(target.clone(), someone())),
        Disconnect::Closed(Reason::NeedsCode)
    );
    let next = DialTarget { secret: Some(secret(&stage, 1)), ..target.clone() };
    entered(&dial(next, someone()));
    let unknown = DialTarget { host: None, secret: Some(secret(&stage, 1)), ..target };
    assert_eq!(turned_away(&dial(unknown, someone())), Disconnect::Closed(Reason::NeedsCode));
}

fn secret(stage: &Stage, voided: u32) -> InviteSecret {
    InviteSecret::issue(&stage.config.identity, stage.config.table, voided)
}

#[test]
fn random_text_is_no_invitation() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let good = Invite::new(
        &[[10, 0, 0, 1].into()],
        9,
        someone().fingerprint(),
        Some(InviteSecret([7; 16])),
    )
    .to_string();
    for _ in 0..20_000 {
        let text = match rng.random_range(0..3) {
            0 => random_text(&mut rng, 200),
            1 => format!("cinderpeek:{}", random_text(&mut rng, 200)),
            _ => damaged(&good, &mut rng),
        };
        if let Ok(read) = text.parse::<Invite>() {
            assert_eq!(read.to_string().parse(), Ok(read), "{text:?}");
        }
    }
    assert!(" ".repeat(1_000_000).parse::<Invite>().is_err());
    assert!(format!("cinderpeek:{}", "A".repeat(1_000_000)).parse::<Invite>().is_err());
}

fn random_text(rng: &mut ChaCha8Rng, longest: usize) -> String {
    let length = rng.random_range(0..longest);
    (0..length)
        .map(|_| match rng.random_range(0..4) {
            0 => char::from(rng.random_range(b'A'..=b'Z')),
            1 => char::from(rng.random_range(b'0'..=b'9')),
            2 => char::from(rng.random::<u8>()),
            _ => rng.random::<char>(),
        })
        .collect()
}

fn damaged(good: &str, rng: &mut ChaCha8Rng) -> String {
    let mut letters: Vec<char> = good.chars().collect();
    for _ in 0..rng.random_range(1..4) {
        let at = rng.random_range(0..letters.len());
        match rng.random_range(0..3) {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, rng.random::<char>()),
            _ => letters[at] = char::from(rng.random::<u8>()),
        }
    }
    letters.into_iter().collect()
}
