//! The laws that every game must keep, written once over the trait.
//!
//! Each law is a generic function in a module of its own; `law_tests!` runs all of them for a game.
//! What a law needs to know of a game that its rules do not say is in [`subject::Subject`]. A
//! failure names its seed, and `CINDERPEEK_SEED=n` in the environment runs that seed alone.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod leaks;
mod leaky;
mod memoarrr;
mod played;
mod ptibapt;
mod royaume;
mod rules;
#[allow(dead_code, reason = "the simulation uses the rest")]
mod subject;

/// The laws for one game. The last number says how many games are tried of those that a game of few actions
/// gets: one in so many.
macro_rules! law_tests {
    ($name:ident, $game:ty, $share:expr) => {
        mod $name {
            #[test]
            fn law_1_an_imagined_world_looks_the_same() {
                crate::rules::imagined_worlds_look_the_same::<$game>(1000 / $share);
            }

            #[test]
            fn law_2_the_view_says_what_is_legal() {
                crate::rules::the_view_says_what_is_legal::<$game>(300 / $share);
            }

            #[test]
            fn law_3_a_refusal_changes_nothing() {
                crate::rules::a_refusal_changes_nothing::<$game>(300 / $share);
            }

            #[test]
            fn law_4_every_game_ends() {
                crate::rules::every_game_ends::<$game>(5000 / $share);
            }

            #[test]
            fn law_5_the_same_luck_and_actions_give_the_same_game() {
                crate::rules::the_same_again_is_the_same::<$game>(3000 / $share);
            }

            #[test]
            fn law_6_nothing_leaks() {
                crate::leaks::nothing_leaks::<$game>(3000 / $share);
            }

            #[test]
            fn law_7_no_bot_plays_by_what_it_cannot_know() {
                crate::leaks::bots_are_honest::<$game>(400 / $share);
            }

            #[test]
            fn law_8_a_view_says_when_it_holds_a_secret() {
                crate::leaks::views_know_their_secrets::<$game>(300 / $share);
            }

            #[test]
            fn the_longest_game_can_be_opened() {
                crate::rules::the_longest_game_can_be_opened::<$game>();
            }

            #[test]
            fn messages_come_back_as_they_were() {
                crate::rules::messages_come_back::<$game>(300 / $share);
            }
        }
    };
}

/// Were there a leak, law 6 would find it.
#[test]
#[should_panic(expected = "leaks")]
fn law_6_finds_a_planted_leak() {
    leaks::nothing_leaks::<leaky::Leaky>(300);
}

law_tests!(of_memoarrr, cinderpeek::games::Memoarrr, 1);
law_tests!(of_ptibapt, cinderpeek::games::PtiBapt, 1);
law_tests!(of_royaume, cinderpeek::games::Royaume, 30);

/// A game in the list that is no [`subject::Subject`] does not compile here.
#[test]
fn every_game_in_the_list_is_put_to_the_laws() {
    for name in cinderpeek::games::GameName::ALL {
        let tables = cinderpeek::with_game!(name, G => <G as subject::Subject>::tables().len());
        assert!(tables > 0, "{name} has no tables to be tried at");
    }
}
