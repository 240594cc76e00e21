//! A host that cheats at the deal, or in a player's name: the player's program notices.

use cinderpeek::client::{Difference, Verdict};
use cinderpeek::game::{Chance, Game, Seat, Update, Viewer};
use cinderpeek::games::{PtiBapt, Royaume, royaume};
use cinderpeek::table::game::fair::{Opening, PerSeat, Share, seed};
use cinderpeek::table::{Farewell, Notice, StageName};

use crate::hostile::cheating_host::{CheatingHost, Deal, GUEST, Guest, HOST};

fn honest(given_up: u32) -> impl Fn(&Verdict) -> bool {
    move |verdict| match verdict {
        Verdict::Verified { witnessed, given_up: told, .. } => *witnessed && *told == given_up,
        Verdict::Differs(_) => false,
    }
}

/// A host that has agreed on a deal with its guest, whose bytes are open.
fn agreed() -> (CheatingHost, Deal, Share) {
    let mut host = CheatingHost::new();
    let promise = host.click();
    let deal = host.deal(1, promise);
    host.agree(&deal);
    let share = host.share().expect("an agreement opens what was promised");
    (host, deal, share)
}

fn differs(difference: Difference) -> Option<Verdict> {
    Some(Verdict::Differs(difference))
}

/// What all the others are measured by.
#[test]
fn an_honest_game_is_verified() {
    let (mut host, deal, share) = agreed();
    let verdict = host.play(&deal, share, Guest::Asks);
    assert!(verdict.as_ref().is_some_and(honest(0)), "{verdict:?}");
}

/// Issue 15, 1: the host knows the client's bytes from the first agreement and chooses its own for the
/// second so that it likes the deal.
#[test]
fn a_second_agreement_after_the_bytes_were_opened_is_fraud() {
    for game in [1, 2] {
        let (mut host, _, share) = agreed();
        let rigged = host.deal(game, share.commitment());
        host.agree(&rigged);
        let verdict = host.play(&rigged, share, Guest::Asks);
        assert_eq!(verdict, differs(Difference::OtherAgreement), "game {game}");
    }
}

/// The same, with the first agreement told once more at the end, or the client started anew between.
#[test]
fn the_first_agreement_told_again_hides_nothing() {
    let mut host = CheatingHost::new();
    let promise = host.click();
    let (first, rigged) = (host.deal(1, promise), host.deal(1, promise));
    host.agree(&first);
    let share = host.share().unwrap();
    host.agree(&rigged);
    host.agree(&first);
    let verdict = host.play(&first, share, Guest::Asks);
    assert_eq!(verdict, differs(Difference::OtherAgreement));

    let mut host = CheatingHost::new();
    let promise = host.click();
    let (first, rigged) = (host.deal(1, promise), host.deal(1, promise));
    host.agree(&first);
    let share = host.share().unwrap();
    let mut host = host.restart();
    host.agree(&rigged);
    let verdict = host.play(&rigged, share, Guest::Asks);
    assert_eq!(verdict, differs(Difference::OtherAgreement));
}

/// A program cannot know whether a copy of it, on another device, has opened what it promised before it
/// was started: it promises anew.
#[test]
fn what_was_promised_before_a_new_start_is_not_opened() {
    let mut host = CheatingHost::new();
    let promise = host.click();
    let deal = host.deal(1, promise);
    let mut host = host.restart();
    host.agree(&deal);
    assert_eq!(host.share(), None);
}

/// The host makes up the client's promise: no program says "verified" of a deal it had no part in.
#[test]
fn a_deal_without_our_bytes_is_never_called_verified() {
    let mut host = CheatingHost::new();
    host.click();
    let invented = host.draw();
    let rigged = host.deal(1, invented.commitment());
    host.agree(&rigged);
    assert_eq!(host.share(), None);
    let verdict = host.play(&rigged, invented, Guest::Asks);
    assert!(matches!(verdict, Some(Verdict::Verified { witnessed: false, .. })), "{verdict:?}");
}

/// A host that deals by other options than the table shows knows more than everybody else: who starts, or in
/// which order treasures lie.
#[test]
fn what_is_agreed_is_what_the_lobby_shows() {
    let mut host = CheatingHost::new();
    let promise = host.click();
    let mut deal = host.deal(1, promise);
    deal.agreement.options.first = Seat::new(0);
    host.agree(&deal);
    assert_eq!(host.share(), None, "the lobby says that chance decides");
    host.first = Some(HOST);
    host.agree(&deal);
    let share = host.share().expect("now everybody can read who starts");
    let verdict = host.play(&deal, share, Guest::Asks);
    assert_eq!(verdict, differs(Difference::OtherAgreement), "it is not forgotten");
}

/// A host that knows all promises could otherwise still choose who plays after whom, give one of them a
/// second seat, or leave somebody out who reads in the lobby that they play.
#[test]
fn who_plays_is_what_the_lobby_shows_and_in_that_order() {
    for people in [&[GUEST, HOST][..], &[HOST, GUEST, HOST], &[HOST, GUEST, GUEST], &[GUEST]] {
        let mut host = CheatingHost::<Royaume>::of(royaume::Options::default());
        let promise = host.click();
        let deal = host.deal(1, promise);
        let mut other = deal.clone();
        let seats =
            people.iter().map(|id| if *id == GUEST { promise } else { deal.own.commitment() });
        other.agreement.seats = seats.collect();
        other.agreement.people = people.iter().copied().collect();
        host.agree(&other);
        assert_eq!(host.share(), None, "{people:?}");
        host.agree(&deal);
        let share = host.share().expect("that is what the lobby shows");
        let verdict = host.play(&deal, share, Guest::Asks);
        assert_eq!(verdict, differs(Difference::OtherAgreement), "{people:?}");
    }
}

/// A game that goes badly for the host is dropped, and another one shown to be fair.
#[test]
fn a_game_that_was_begun_and_never_opened_is_not_forgotten() {
    let (mut host, first, share) = agreed();
    let shares = PerSeat::from_iter([first.own, share]);
    let game = first.agreement.deal(Chance::from_seed(seed(&first.secret, &shares))).unwrap();
    let me = Viewer::Seat(Seat::new(1).unwrap());
    host.tell_stage(StageName::Playing);
    host.tell(Notice::Update(Update::new(0, &game.state, &[], me)));
    host.give_up();
    let promise = host.click();
    let second = host.deal(1, promise);
    host.agree(&second);
    let share = host.share().unwrap();
    let verdict = host.play(&second, share, Guest::Asks);
    assert_eq!(verdict, differs(Difference::OtherAgreement));
}

/// The host knows the deal and does not like it. It shows a card, or none, ends the game as nobody can end
/// one, and has the player click once more: what comes then is not called fair, and the lobby says why.
#[test]
fn a_deal_that_was_ended_by_fraud_is_not_forgotten() {
    for stage in [StageName::Dealing, StageName::Playing] {
        let (mut host, first, share) = agreed();
        let shares = PerSeat::from_iter([first.own, share]);
        let game = first.agreement.deal(Chance::from_seed(seed(&first.secret, &shares))).unwrap();
        let me = Viewer::Seat(Seat::new(1).unwrap());
        host.tell_stage(stage);
        host.tell(Notice::Update(Update::new(0, &game.state, &[], me)));
        let secret = host.draw();
        let opening = Opening { game: 1, secret, shares, actions: Vec::new() };
        for page in opening.pages() {
            host.tell(Notice::Opened(Box::new(page)));
        }
        host.give_up();
        assert_eq!(host.given_up_as_shown(), 1, "{stage:?}");
        let found = host.verdict();
        assert!(matches!(found, Some(Verdict::Differs(_))), "{stage:?}: {found:?}");
        let promise = host.click();
        let second = host.deal(2, promise);
        host.agree(&second);
        let share = host.share().unwrap();
        let verdict = host.play(&second, share, Guest::Asks);
        assert_eq!(verdict, differs(Difference::EarlierGame), "{stage:?}");
    }
}

/// Nobody's disk has work with what was said before, nor with what is none of the player's business.
#[test]
fn a_host_that_repeats_itself_has_nothing_written() {
    let (mut host, deal, share) = agreed();
    let writes = host.writes;
    for game in 2..50 {
        host.agree(&deal);
        let invented = host.draw().commitment();
        let other = host.deal(game, invented);
        host.tell(Notice::Agreed(Box::new(other.agreement.clone())));
        let shares = PerSeat::from_iter([other.own, share]);
        let opening = Opening { game, secret: other.secret, shares, actions: Vec::new() };
        for page in opening.pages() {
            host.tell(Notice::Opened(Box::new(page)));
        }
    }
    assert_eq!(host.writes, writes);
}

/// Somebody who is told all the time that they are not ready promises the same again.
#[test]
fn a_host_that_forgets_who_is_ready_has_nothing_written() {
    let mut host = CheatingHost::new();
    let promise = host.click();
    let (writes, sent) = (host.writes, host.sent.len());
    for _ in 0..100 {
        host.tell_stage(StageName::Gathering);
        assert_eq!(host.promise(), Some(promise));
    }
    assert_eq!((host.writes, host.sent.len()), (writes, sent + 100));
}

/// A deal that was checked is not dealt again.
#[test]
fn an_old_deal_is_not_dealt_again() {
    let (mut host, first, share) = agreed();
    assert!(host.play(&first, share, Guest::Asks).is_some_and(|verdict| honest(0)(&verdict)));
    let invented = host.draw().commitment();
    let other = host.deal(2, invented);
    host.tell(Notice::Agreed(Box::new(other.agreement)));
    host.agree(&first);
    let verdict = host.play(&first, share, Guest::Asks);
    assert_eq!(verdict, differs(Difference::OtherAgreement));
}

/// Neither is it after the player's program was started anew, nor without another word about a deal:
/// whoever has seen a game to its end knows where everything lies.
#[test]
fn a_game_that_was_over_does_not_go_on() {
    let (mut host, deal, share) = agreed();
    assert!(host.play(&deal, share, Guest::Asks).is_some_and(|verdict| honest(0)(&verdict)));
    let verdict = host.play(&deal, share, Guest::Asks);
    assert_eq!(verdict, differs(Difference::OtherAgreement), "by the same agreement");

    let mut host = host.restart();
    host.agree(&deal);
    let verdict = host.play(&deal, share, Guest::Asks);
    assert_eq!(verdict, differs(Difference::OtherAgreement), "after a new start");
}

/// A client checks a game a moment after it was opened. What a host says in between is not forgotten, and
/// a host that closes the table does not get around it.
#[test]
fn the_moment_before_a_game_is_checked_is_of_no_use() {
    let (mut host, deal, share) = agreed();
    host.waits = false;
    assert_eq!(host.play(&deal, share, Guest::Asks), None);
    host.waits = true;
    let verdict = host.play(&deal, share, Guest::Asks);
    assert_eq!(verdict, differs(Difference::TookBack(0)), "played on");

    for last_word in ["another deal", "farewell"] {
        let (mut host, deal, share) = agreed();
        host.waits = false;
        assert_eq!(host.play(&deal, share, Guest::Asks), None);
        match last_word {
            "farewell" => host.tell(Notice::Farewell(Farewell::Closed)),
            _ => {
                let other = host.deal(2, share.commitment());
                host.agree(&other);
            }
        }
        let verdict = host.verdict();
        assert!(verdict.as_ref().is_some_and(honest(0)), "{last_word}: {verdict:?}");
    }
}

/// Who comes back to a game that is over, with a program that was started anew, sees how it ended.
#[test]
fn coming_back_to_a_game_that_is_over_is_not_suspicious() {
    let (mut host, deal, share) = agreed();
    assert!(host.play(&deal, share, Guest::Asks).is_some_and(|verdict| honest(0)(&verdict)));
    let end = host.end.clone().expect("it is over");
    let mut host = host.restart();
    let verdict = host.show_end(&deal, &end);
    assert!(verdict.as_ref().is_some_and(honest(0)), "{verdict:?}");
}

/// Issue 15, 2: a host that tells so much that not everything can be kept could show anything afterwards.
#[test]
fn more_than_can_be_kept_is_suspicious() {
    let (mut host, deal, share) = agreed();
    let shares = PerSeat::from_iter([deal.own, share]);
    let game = deal.agreement.deal(Chance::from_seed(seed(&deal.secret, &shares))).unwrap();
    let me = Viewer::Seat(Seat::new(1).unwrap());
    host.tell_stage(StageName::Playing);
    let most = PtiBapt::max_actions(&deal.agreement.options, 2) as u32;
    for seq in 0..2 * most + 3 {
        host.tell(Notice::Update(Update::new(seq, &game.state, &[], me)));
    }
    let verdict = host.play(&deal, share, Guest::Asks);
    let caught = matches!(verdict, Some(Verdict::Differs(Difference::TooManyUpdates(_))));
    assert!(caught, "{verdict:?}");
}

/// Issue 15, 1: what is done in the player's name is what the player wanted.
#[test]
fn the_host_cannot_act_for_the_player() {
    for guest in [Guest::NeverAsked, Guest::IsRefused, Guest::IsOverruled, Guest::IsRepeated] {
        let (mut host, deal, share) = agreed();
        let verdict = host.play(&deal, share, guest);
        let caught = matches!(verdict, Some(Verdict::Differs(Difference::NotAsked(_))));
        assert!(caught, "{verdict:?}");
    }
}

/// The same while the link is up, with the update left out that would show it, or told like one to
/// somebody who was away.
#[test]
fn the_host_cannot_hide_that_it_acted_for_the_player() {
    for guest in [Guest::IsToldCurrent, Guest::IsSkipped] {
        let (mut host, deal, share) = agreed();
        let verdict = host.play(&deal, share, guest);
        assert_eq!(verdict, differs(Difference::NoSense));
    }
}

/// A host that knows the client's bytes makes a deal of its own instead, with a promise that it has
/// made up for the client's seat.
#[test]
fn a_deal_with_an_invented_promise_after_the_bytes_were_opened_is_fraud() {
    let (mut host, _, _) = agreed();
    let invented = host.draw();
    let rigged = host.deal(1, invented.commitment());
    host.agree(&rigged);
    let verdict = host.play(&rigged, invented, Guest::Asks);
    assert_eq!(verdict, differs(Difference::OtherAgreement));
}

/// Issue 15, 3: after its bytes were opened a program does not get ready again by itself, and how many
/// deals were given up is known without the host's word, through a new start of the program.
#[test]
fn a_host_cannot_deal_until_it_likes_what_it_gets() {
    let mut host = CheatingHost::new();
    let promise = host.click();
    let deal = host.deal(1, promise);
    host.agree(&deal);
    let share = host.share();
    assert!(share.is_some());
    host.give_up();
    host.tell_stage(StageName::Gathering);
    assert_eq!(host.promise(), Some(promise), "there is no newer promise");
    let again = host.deal(1, promise);
    host.agree(&again);
    assert_eq!(host.share(), share, "what is open is all there is");
    host.give_up();

    let mut host = host.restart();
    for _ in 0..2 {
        let promise = host.click();
        let deal = host.deal(1, promise);
        host.agree(&deal);
        host.give_up();
    }
    assert_eq!(host.given_up_as_shown(), 3, "the host owns up to none");
    let promise = host.click();
    let deal = host.deal(1, promise);
    host.agree(&deal);
    let share = host.share().unwrap();
    let verdict = host.play(&deal, share, Guest::Asks);
    assert!(verdict.as_ref().is_some_and(honest(3)), "{verdict:?}");
    // The next game has its own count; a host may own up to more than this client has seen.
    host.give_up();
    host.given_up = 2;
    let promise = host.click();
    let deal = host.deal(2, promise);
    host.agree(&deal);
    let share = host.share().unwrap();
    let verdict = host.play(&deal, share, Guest::Asks);
    assert!(verdict.as_ref().is_some_and(honest(2)), "{verdict:?}");
}
