//! Ways out and ways in: what is asked before one leaves, and what the keys and the window's own
//! buttons do.

use cinderpeek::client::Input;
use cinderpeek::games::Memoarrr;
use cinderpeek::table::{Ask, Lobby, Notice, Order, StageName};
use eframe::egui::{Key, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::kittest::Queryable;

use crate::games::table::wanted_at;
use crate::prepared::Prepared;
use crate::scenes::at_table::sit;
use crate::scenes::ended::VERIFIED;
use crate::scenes::{named, press, wait_for};
use crate::stage::{Setting, Stage, stage};

/// Presses the close button of the window; what the window is told.
fn close_window(stage: &mut Stage) -> Vec<ViewportCommand> {
    let window = stage.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    window.events.push(ViewportEvent::Close);
    stage.step();
    stage.output().viewport_output[&ViewportId::ROOT].commands.clone()
}

#[test]
fn the_close_button_of_the_window_asks_what_leaving_asks() {
    let (mut stage, _table) = named("my-turn").show(&Setting::default());
    assert!(close_window(&mut stage).contains(&ViewportCommand::CancelClose));
    stage.run_steps(3);
    assert!(stage.query_by_label("Leave the table?").is_some());
    stage.get_by_label("Leave the table").click_accesskit();
    stage.step();
    let commands = &stage.output().viewport_output[&ViewportId::ROOT].commands;
    assert!(commands.contains(&ViewportCommand::Close), "then the program ends: {commands:?}");
}

#[test]
fn an_arrow_leads_into_a_question() {
    let (mut stage, _table) = named("leaving").show(&Setting::default());
    let focused = |stage: &Stage| {
        ["Leave the table", "Stay"].map(|label| stage.get_by_label(label).is_focused())
    };
    assert_eq!(focused(&stage), [false, false]);
    for expected in [[true, false], [false, true]] {
        stage.key_press(Key::ArrowRight);
        stage.run_steps(2);
        assert_eq!(focused(&stage), expected);
    }
}

#[test]
fn the_close_button_asks_nothing_where_nothing_is_lost() {
    let mut at_home = stage(&Setting::default());
    let (at_end, _table) = named("end-differs").show(&Setting::default());
    for stage in [&mut at_home, &mut { at_end }] {
        assert!(!close_window(stage).contains(&ViewportCommand::CancelClose));
    }
}

/// A game is checked a moment after its end. Whoever leaves before that finds it all the same.
#[test]
fn a_game_whose_table_is_left_before_it_is_checked_is_kept() {
    let mut stage = stage(&Setting::default());
    let mut game = Prepared::new(2, false, 11);
    while game.step().is_some() {}
    let mut table = sit(&mut stage, &game);
    let lobby = Lobby { stage: StageName::Over, ..game.lobby() };
    table.notice(Notice::Lobby(Box::new(lobby)));
    stage.run_steps(3);
    press(&mut stage, ["Home", "Accueil"]);
    assert!(stage.query_by_label("Quit").is_some(), "nobody waits for the check");
    table.open(game.opened(), VERIFIED);
    stage.run_steps(3);
    press(&mut stage, ["Your games", "Vos parties"]);
    wait_for(&mut stage, ["Replay Memoarrr! with", "Revoir"]);
}

#[test]
fn leaving_promises_to_continue_only_where_one_can() {
    for (scene, promised) in
        [("leave-hosted", true), ("leaving", true), ("watching-leave", false), ("end-leave", false)]
    {
        let (stage, _table) = named(scene).show(&Setting::default());
        assert!(stage.query_by_label("Leave the table?").is_some(), "{scene}");
        let promise = stage.query_by_label_contains("“Continue”").is_some();
        assert_eq!(promise, promised, "{scene}");
    }
}

#[test]
fn a_new_practice_table_asks_before_it_replaces_another() {
    let (mut stage, _) = named("practice-replace").show(&Setting::default());
    assert!(stage.query_by_label_contains("unfinished game of Memoarrr!").is_some());
    stage.get_by_label("Cancel").click();
    stage.run_steps(3);
    assert!(stage.query_by_label_contains("unfinished game").is_none());
    assert!(stage.query_by_label("Quit").is_some(), "still on the first screen");
    // Of another game there is none.
    stage.get_by_label_contains("Pti Bapt").click();
    stage.run_steps(2);
    stage.get_by_label_contains("Practise: ").click();
    stage.run_steps(3);
    assert!(stage.query_by_label_contains("unfinished game").is_none());
    assert!(stage.query_by_label("Quit").is_none(), "at a table");
}

#[test]
fn who_is_there_and_who_watches_is_seen_during_a_game() {
    for (scene, host) in [("people-host", true), ("people-guest", false)] {
        let (stage, _table) = named(scene).show(&Setting::default());
        assert!(stage.query_by_label("Watching: Ana").is_some(), "{scene}");
        assert!(stage.query_by_label("watching").is_some(), "{scene}");
        assert_eq!(stage.query_by_label("Join code").is_some(), host, "the code is the host's");
        assert_eq!(stage.query_by_label("Send Ana away").is_some(), host);
    }
}

#[test]
fn the_host_sends_somebody_away_during_a_game_once_or_for_good() {
    for (button, for_good) in [("Send away", false), ("For good", true)] {
        let (mut stage, table) = named("people-kick").show(&Setting::default());
        stage.get_by_label(button).click();
        stage.run_steps(2);
        let wanted = wanted_at::<Memoarrr>(table);
        let kicks = |input: &Input<Memoarrr>| match input {
            Input::Want(Ask::Host(Order::Kick { ban, .. })) => Some(*ban),
            _ => None,
        };
        assert_eq!(wanted.iter().filter_map(kicks).collect::<Vec<_>>(), [for_good]);
    }
}

#[test]
fn who_comes_and_who_goes_is_noticed_in_the_chat() {
    let (stage, _table) = named("lobby-news").show(&Setting::default());
    for news in ["Maximilian is away.", "Ana is here."] {
        assert!(stage.query_by_label(news).is_some(), "{news}");
    }
}

#[test]
fn the_tally_of_the_evening_is_at_the_end_and_in_the_lobby() {
    let (stage, _table) = named("end-tally").show(&Setting::default());
    assert!(stage.query_by_label("After 3 games: You: 2, Maximilian: 1, Ana: 0.").is_some());
    let (stage, _table) = named("lobby-tally").show(&Setting::default());
    assert!(stage.query_by_label_contains("2 wins").is_some());
    assert!(stage.query_by_label_contains("1 win").is_some());
}

#[test]
fn the_end_of_a_challenge_says_what_it_has_brought() {
    let (stage, _table) = named("end-deal").show(&Setting::default());
    for words in ["The deal of 17 Nov 2026 counts · Streak: 7 days", "Milestone: Seven lanterns"] {
        assert!(stage.query_by_label_contains(words).is_some(), "{words}");
    }
    assert!(stage.query_by_label("Copy the result of Memoarrr!").is_some());
    let (stage, _table) = named("end-rung").show(&Setting::default());
    assert!(stage.query_by_label("You climb a rung! Sailor waits for you.").is_some());
    assert!(stage.query_by_label_contains("Milestone").is_none(), "it was reached before");
}

/// Whoever starts the program for the first time is offered a lesson, once.
#[test]
fn a_first_start_offers_a_lesson() {
    let mut stage =
        stage(&Setting { settings: "\"language\":\"en\"".to_owned(), ..Setting::default() });
    stage.run_steps(2);
    stage.get_by_label("Come aboard").click();
    stage.run_steps(3);
    assert!(stage.query_by_label_contains("You learn it by playing").is_some());
    stage.get_by_label("Later").click();
    stage.run_steps(3);
    assert!(stage.query_by_label_contains("You learn it by playing").is_none());
    assert!(stage.query_by_label("Quit").is_some());
}

#[test]
fn a_lobby_after_a_game_that_was_watched_does_not_say_that_one_watches() {
    let (stage, _table) = named("lobby-again").show(&Setting::default());
    assert!(stage.query_by_label("You are watching.").is_none());
    let (stage, _table) = named("watching").show(&Setting::default());
    assert!(stage.query_by_label("You are watching.").is_some());
}

/// The chat is wider in the lobby than beside a game: what was too high there has room here.
#[test]
fn what_can_be_shown_is_there_again_in_the_lobby_after_a_game() {
    let setting = Setting { size: [1024.0, 700.0], ..Setting::default() };
    let (stage, _table) = named("lobby-again").show(&setting);
    for reaction in ["Ahoy!", "Arrr!"] {
        assert!(stage.query_by_label(reaction).is_some(), "{reaction}");
    }
    let shown = stage.query_by_label("Maximilian, not ready yet, Ha ha!");
    assert!(shown.is_some(), "what somebody shows does not hide how they are");
}

#[test]
fn whoever_comes_back_to_a_game_does_not_read_that_nothing_has_happened() {
    let (stage, _table) = named("paused-host").show(&Setting::default());
    assert!(stage.query_by_label("Nothing has happened yet.").is_none());
    assert!(stage.query_by_label("The game goes on from here.").is_some());
}

#[test]
fn f1_explains_and_leads_back_from_everywhere() {
    for scene in ["home", "practice", "host", "join", "lesson"] {
        let (mut stage, _table) = named(scene).show(&Setting::default());
        let before = stage.query_all_by_label_contains("").count();
        stage.key_press(Key::F1);
        stage.run_steps(3);
        assert!(stage.query_by_label("How to play").is_some(), "{scene}");
        stage.key_press(Key::F1);
        stage.run_steps(3);
        assert_eq!(stage.query_all_by_label_contains("").count(), before, "{scene}");
    }
}

#[test]
fn the_book_keeps_the_name_that_is_being_typed() {
    let mut stage = stage(&Setting::default().with("\"name\":\"\""));
    stage.run_steps(2);
    stage.input_mut().events.push(eframe::egui::Event::Text("Ophélie".to_owned()));
    stage.run_steps(2);
    for key in [Key::F1, Key::Escape] {
        stage.key_press(key);
        stage.run_steps(3);
    }
    let typed = stage.get_by_role(eframe::egui::accesskit::Role::TextInput);
    assert_eq!(typed.value().as_deref(), Some("Ophélie"));
    stage.key_press(Key::Enter);
    stage.run_steps(3);
    assert!(stage.query_by_label_contains("You learn it by playing").is_some(), "aboard");
}

#[test]
fn at_a_first_start_typing_replaces_the_name_that_is_offered() {
    let setting = Setting::default().with("\"name\":\"\"");
    let mut stage = stage(&setting);
    stage.run_steps(2);
    stage.input_mut().events.push(eframe::egui::Event::Text("Ophélie".to_owned()));
    stage.run_steps(2);
    let typed = stage.get_by_role(eframe::egui::accesskit::Role::TextInput);
    assert_eq!(typed.value().as_deref(), Some("Ophélie"));
}
