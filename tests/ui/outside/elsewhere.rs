//! The player is elsewhere: in another window, or this one is out of sight.

use cinderpeek::game::Game;
use cinderpeek::games::Memoarrr;
use cinderpeek::table::Notice;
use cinderpeek::ui::test_table::TestTable;
use eframe::egui::accesskit::Role;
use eframe::egui::{
    Color32, RawInput, Rect, Shape, UserAttentionType, ViewportCommand, ViewportEvent, ViewportId,
};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::games::ptibapt::frozen;
use crate::prepared::Prepared;
use crate::scenes::at_table::sit;
use crate::scenes::ptibapt::alone;
use crate::scenes::{named, press};
use crate::stage::{Setting, Stage, app, stage};

/// What the window system is asked for.
pub const HINT: ViewportCommand =
    ViewportCommand::RequestUserAttention(UserAttentionType::Informational);

fn is_call(command: &ViewportCommand) -> bool {
    matches!(command, ViewportCommand::Title(_) | ViewportCommand::RequestUserAttention(_))
}

/// What the window is told in a frame, of its title and of the system's hint.
pub fn calls(stage: &mut Stage) -> Vec<ViewportCommand> {
    stage.step();
    let said = stage.output().viewport_output[&ViewportId::ROOT].commands.clone();
    said.into_iter().filter(is_call).collect()
}

/// What the window is told out of sight: the library asks for no frame then.
pub fn out_of_sight(stage: &mut Stage, events: &[ViewportEvent]) -> Vec<ViewportCommand> {
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
pub fn until_my_turn(
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

const SETTINGS: [&str; 2] = ["Settings", "Réglages"];
const TO_TABLE: [&str; 2] = ["To the table", "À la table"];

/// Whoever has gone from the table to another screen of the program.
#[test]
fn a_screen_over_the_table_says_that_the_table_waits_and_leads_back() {
    for (setting, words) in [
        (Setting::default(), ["Your turn", "The others wait for you"]),
        (Setting::default().with("\"language\":\"fr\""), ["À vous de jouer", "On vous attend"]),
    ] {
        for (scene, words) in ["my-turn", "lobby-guest"].into_iter().zip(words) {
            let (mut stage, _table) = named(scene).show(&setting);
            press(&mut stage, SETTINGS);
            assert!(stage.query_all_by_label(words).next().is_some(), "{scene}: {words}");
            press(&mut stage, TO_TABLE);
            let back = |name| stage.query_by_label(name).is_none();
            assert!(TO_TABLE.into_iter().all(back), "{scene}");
            assert!(stage.query_by_label("At leisure").is_none(), "{scene}");
        }
    }
}

#[test]
fn a_screen_over_a_table_that_waits_for_others_says_nothing() {
    for scene in ["lobby-ready", "lobby-host"] {
        let (mut stage, _table) = named(scene).show(&Setting::default());
        press(&mut stage, SETTINGS);
        assert!(stage.query_by_label(TO_TABLE[0]).is_none(), "{scene}");
    }
}

/// What somebody shows is not taken for what their neighbour shows.
#[test]
fn a_reaction_lies_on_the_plate_of_whoever_shows_it() {
    const PARCHMENT: Color32 = Color32::from_rgb(0xF3, 0xE6, 0xCB);
    let (stage, _table) = named("lobby-again").show(&Setting::default());
    let is_label = |node: &Node<'_>| node.accesskit_node().role() == Role::Label;
    let plate = stage.query_all_by_label_contains("Ha ha!").find(is_label).expect("a plate").rect();
    let bubbles = stage.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Rect(rect) if rect.fill == PARCHMENT => Some(rect.rect),
        _ => None,
    });
    let bubbles: Vec<Rect> = bubbles.collect();
    assert!(bubbles.len() == 1 && plate.contains_rect(bubbles[0]), "{bubbles:?} in {plate:?}");
}
