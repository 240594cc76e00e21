//! The player is elsewhere: in another window, or this one is out of sight.

use std::time::{Duration, Instant};

use cinderpeek::game::Game;
use cinderpeek::games::Memoarrr;
use cinderpeek::table::Notice;
use cinderpeek::ui::test_table::TestTable;
use eframe::egui::{RawInput, UserAttentionType, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::kittest::Queryable;

use super::at_table::sit;
use super::desktop::{Asked, Bus, Desktop};
use super::prepared::Prepared;
use super::ptibapt::frozen;
use super::ptibapt_scenes::alone;
use super::scenes::{named, press};
use super::stage::{Setting, Stage, app, stage, wait_for_wake};

/// A thousand times longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(60);

const HINT: ViewportCommand =
    ViewportCommand::RequestUserAttention(UserAttentionType::Informational);

fn is_call(command: &ViewportCommand) -> bool {
    matches!(command, ViewportCommand::Title(_) | ViewportCommand::RequestUserAttention(_))
}

/// What the window is told in a frame, of its title and of the system's hint.
fn calls(stage: &mut Stage) -> Vec<ViewportCommand> {
    stage.step();
    let said = stage.output().viewport_output[&ViewportId::ROOT].commands.clone();
    said.into_iter().filter(is_call).collect()
}

/// What the window is told out of sight: the library asks for no frame then.
fn out_of_sight(stage: &mut Stage, events: &[ViewportEvent]) -> Vec<ViewportCommand> {
    let ctx = stage.ctx.clone();
    let mut input = RawInput { focused: false, ..RawInput::default() };
    let window = input.viewports.entry(ViewportId::ROOT).or_default();
    window.minimized = Some(true);
    window.events.extend_from_slice(events);
    let mut output = ctx.run_logic(&input, |ctx| app(stage).go_on_out_of_sight(ctx));
    output.viewport_commands.remove(&ViewportId::ROOT).unwrap_or_default()
}

fn is_mine(game: &Prepared<Memoarrr>) -> bool {
    Memoarrr::legal_actions(&game.update().view).next().is_some()
}

/// The others play until it becomes the player's turn; the last of it is not seen yet.
fn until_my_turn(
    game: &mut Prepared<Memoarrr>,
    table: &mut TestTable<Memoarrr>,
    stage: &mut Stage,
) {
    loop {
        let before = is_mine(game);
        table.update(game.step().expect("the game goes on"), true);
        if !before && is_mine(game) {
            return;
        }
        stage.run_steps(2);
    }
}

/// Waits until that is so, looking again whenever the app is woken.
fn until(stage: &mut Stage, mut so: impl FnMut(&mut Stage) -> bool) {
    let begun = Instant::now();
    while !so(stage) {
        assert!(begun.elapsed() < PATIENCE, "not within {PATIENCE:?}");
        wait_for_wake(stage);
    }
}

fn title(words: &str) -> ViewportCommand {
    ViewportCommand::Title(words.to_owned())
}

#[test]
fn the_title_says_your_turn_to_whoever_looks_elsewhere() {
    let (mut stage, _table) = named("my-turn").show(&Setting::default());
    assert_eq!(calls(&mut stage), [], "it is seen anyway");
    stage.input_mut().focused = false;
    assert_eq!(calls(&mut stage), [title("● Your turn – Cinderpeek")]);
    assert_eq!(calls(&mut stage), [], "once");
    stage.input_mut().focused = true;
    assert!(calls(&mut stage).contains(&title("Cinderpeek")));
}

#[test]
fn the_system_is_asked_for_attention_when_a_turn_begins_elsewhere() {
    let mut stage = stage(&Setting::default());
    let mut game = Prepared::new(2, false, 3);
    let mut table = sit(&mut stage, &game);
    stage.input_mut().focused = false;
    stage.run_steps(2);
    for _ in 0..2 {
        until_my_turn(&mut game, &mut table, &mut stage);
        assert!(calls(&mut stage).contains(&HINT));
        assert!(!calls(&mut stage).contains(&HINT), "once");
    }
}

/// Nobody paints a window that is minimised or under another one, and just then it has to call.
#[test]
fn a_turn_that_begins_out_of_sight_is_called_out() {
    let mut stage = stage(&Setting::default());
    let mut game = Prepared::new(2, false, 3);
    let mut table = sit(&mut stage, &game);
    stage.input_mut().focused = false;
    until_my_turn(&mut game, &mut table, &mut stage);
    let called = out_of_sight(&mut stage, &[]);
    assert_eq!(called, [HINT, title("● Your turn – Cinderpeek")]);
    assert_eq!(out_of_sight(&mut stage, &[]), [], "once");
}

#[test]
fn the_clock_waits_while_the_window_is_out_of_sight() {
    let mut stage = stage(&Setting::default());
    let mut table = sit(&mut stage, &alone(1));
    table.notice(Notice::Timer(0, true));
    stage.run_steps(2);
    assert!(frozen(&table).is_empty());
    out_of_sight(&mut stage, &[]);
    assert_eq!(frozen(&table), [true]);
    stage.run_steps(2);
    assert_eq!(frozen(&table), [false]);
}

#[test]
fn to_close_the_window_out_of_sight_brings_it_back_with_the_question() {
    let (mut stage, _table) = named("my-turn").show(&Setting::default());
    let told = out_of_sight(&mut stage, &[ViewportEvent::Close]);
    assert!(told.contains(&ViewportCommand::CancelClose), "{told:?}");
    assert!(told.contains(&ViewportCommand::Minimized(false)), "{told:?}");
    stage.run_steps(3);
    assert!(stage.query_by_label("Leave the table?").is_some());
}

/// At a table for two that is somebody else's, on a desktop with notifications.
fn on_desktop(setting: &Setting, bus: &Bus) -> (Stage, Prepared<Memoarrr>, TestTable<Memoarrr>) {
    let mut stage = stage(setting);
    let ctx = stage.ctx.clone();
    app(&mut stage).notify_over(&ctx, &bus.address);
    let mut game = Prepared::new(2, false, 3);
    let mut table = sit(&mut stage, &game);
    until_my_turn(&mut game, &mut table, &mut stage);
    stage.run_steps(2);
    (stage, game, table)
}

fn show(title: &str, body: &str) -> Asked {
    Asked::Show(title.to_owned(), body.to_owned())
}

#[test]
fn a_notification_calls_whoever_is_elsewhere_and_is_taken_back() {
    for (language, asked) in
        [("en", show("Your turn", "Memoarrr!")), ("fr", show("À vous de jouer", "Memoarrr\u{a0}!"))]
    {
        let bus = Bus::start();
        let desktop = Desktop::on(&bus);
        let language = format!("\"language\":\"{language}\"");
        let setting = Setting::default().with("\"notifications\":true").with(&language);
        let (mut stage, mut game, mut table) = on_desktop(&setting, &bus);
        stage.input_mut().focused = false;
        until_my_turn(&mut game, &mut table, &mut stage);
        stage.step();
        assert_eq!(desktop.asked(), asked, "and nothing while the window had the focus");
        stage.input_mut().focused = true;
        stage.step();
        assert_eq!(desktop.asked(), Asked::Close);
    }
}

#[test]
fn who_presses_the_notification_gets_the_window() {
    let bus = Bus::start();
    let desktop = Desktop::on(&bus);
    let setting = Setting::default().with("\"notifications\":true");
    let (mut stage, mut game, mut table) = on_desktop(&setting, &bus);
    stage.input_mut().focused = false;
    until_my_turn(&mut game, &mut table, &mut stage);
    stage.step();
    assert_eq!(desktop.asked(), show("Your turn", "Memoarrr!"));
    desktop.press();
    until(&mut stage, |stage| out_of_sight(stage, &[]).contains(&ViewportCommand::Focus));
}

/// In the settings.
fn tick_notifications(stage: &mut Stage) {
    press(stage, ["Settings", "Réglages"]);
    stage.get_by_label("As a notification, too").click_accesskit();
    stage.run_steps(3);
}

#[test]
fn without_the_wish_there_is_no_notification() {
    let bus = Bus::start();
    let desktop = Desktop::on(&bus);
    let (mut stage, mut game, mut table) = on_desktop(&Setting::default(), &bus);
    stage.input_mut().focused = false;
    until_my_turn(&mut game, &mut table, &mut stage);
    assert!(calls(&mut stage).contains(&HINT));
    // Whoever turns them on now, and is called once more, gets that one and no other.
    tick_notifications(&mut stage);
    until_my_turn(&mut game, &mut table, &mut stage);
    stage.step();
    assert_eq!(desktop.asked(), show("Your turn", "Memoarrr!"));
    assert_eq!(desktop.asked_too(), []);
}

#[test]
fn where_nothing_shows_notifications_that_is_said_at_once() {
    let bus = Bus::start();
    let mut stage = stage(&Setting::default());
    let ctx = stage.ctx.clone();
    app(&mut stage).notify_over(&ctx, &bus.address);
    stage.run_steps(2);
    tick_notifications(&mut stage);
    let said = |stage: &Stage| {
        stage.query_by_label_contains("Nothing on this system shows notifications").is_some()
    };
    until(&mut stage, |stage| {
        stage.step();
        said(stage)
    });
}
