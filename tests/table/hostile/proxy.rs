//! A host that acts in a player's name and makes up a reason why the player's program knows nothing of
//! it: that time was up, or that the player was away.

use cinderpeek::client::{Difference, Logged, Verdict};
use cinderpeek::games::{Royaume, royaume};
use cinderpeek::table::TableSettings;

use crate::hostile::cheating_host::{CheatingHost, Guest};

/// What the client says of a game in which the host has done all that for it.
fn verdict(guest: Guest, settings: TableSettings) -> Option<Verdict> {
    verdict_at(CheatingHost::new(), guest, settings)
}

fn verdict_at<G: Logged>(
    mut host: CheatingHost<G>,
    guest: Guest,
    settings: TableSettings,
) -> Option<Verdict> {
    host.settings = settings;
    let promise = host.click();
    let deal = host.deal(1, promise);
    host.agree(&deal);
    let share = host.share().expect("an agreement opens what was promised");
    host.play(&deal, share, guest)
}

/// How many moves the client says were not made by it, if it calls the game verified.
fn not_from_here(verdict: Option<Verdict>) -> Option<u32> {
    match verdict? {
        Verdict::Verified { not_from_here, .. } => Some(not_from_here),
        Verdict::Differs(_) => None,
    }
}

#[test]
fn nobody_is_late_where_there_is_no_limit() {
    let verdict = verdict(Guest::IsCalledLate, TableSettings::default());
    assert_eq!(verdict, Some(Verdict::Differs(Difference::NoSense)));
}

#[test]
fn nobody_is_welcomed_twice_on_one_link() {
    let verdict = verdict(Guest::IsWelcomed, TableSettings::default());
    assert_eq!(verdict, Some(Verdict::Differs(Difference::NoSense)));
}

/// With a limit, or after a cut, the program cannot know whether it was so. The player can, and is told.
#[test]
fn moves_that_were_not_made_here_are_counted() {
    let limited = TableSettings { turn_seconds: Some(1), ..TableSettings::default() };
    let pretexts = [(Guest::IsCalledLate, limited), (Guest::IsCutOff, TableSettings::default())];
    for (guest, settings) in pretexts {
        let verdict = verdict(guest, settings);
        assert!(not_from_here(verdict.clone()).is_some_and(|moves| moves > 5), "{verdict:?}");
    }
    let honest = verdict(Guest::Asks, limited);
    assert_eq!(not_from_here(honest), Some(0));
}

/// What happens to somebody who is late, "the hero stays", "nothing is added", may not happen to somebody who
/// is not. What has to go back after a while anyway may.
#[test]
fn what_is_done_for_the_late_is_not_done_for_others() {
    let realm = || CheatingHost::<Royaume>::of(royaume::Options::default());
    let honest = verdict_at(realm(), Guest::Asks, TableSettings::default());
    assert_eq!(not_from_here(honest), Some(0));
    let hurried = verdict_at(realm(), Guest::IsHurried, TableSettings::default());
    let caught = matches!(hurried, Some(Verdict::Differs(Difference::NotAsked(_))));
    assert!(caught, "{hurried:?}");
    let goes_back = verdict(Guest::IsHurried, TableSettings::default());
    assert_eq!(not_from_here(goes_back), Some(0));
}
