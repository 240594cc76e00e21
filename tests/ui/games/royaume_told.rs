//! Le Royaume at the table: what the player is told before they decide.

use cinderpeek::game::{Game, Update};
use cinderpeek::games::Royaume;
use cinderpeek::games::royaume::{Action, Card, Contest, Play, Stage as ContestStage, Step, Task};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Rect, Shape, pos2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::games::royaume::{BACK, TAB, focused, is_hex, label, press_until};
use crate::games::table::{actions, wanted_at, words_of};
use crate::looks::hygiene::everything;
use crate::prepared::{Prepared, me};
use crate::scenes::at_table::{sit, told};
use crate::scenes::{all, buttons_with, named};
use crate::stage::{Setting, Stage, stage};

/// Both languages.
fn settings() -> [Setting; 2] {
    ["en", "fr"].map(|code| Setting::default().with(&format!("\"language\":\"{code}\"")))
}

/// R16: who is asked for cards that cannot be enough is told so, and Enter passes.
#[test]
fn where_no_card_can_be_enough_it_is_said_and_passing_is_the_answer() {
    let said = ["no card you hold is enough, nor all together", "aucune carte ne suffit"];
    let asked = ["no card can be enough", "aucune carte ne peut suffire"];
    for (number, setting) in settings().iter().enumerate() {
        let (mut stage, table) = named("royaume-challenge-in-vain").show(setting);
        assert!(words_of(&stage).any(|words| words.contains(said[number])), "{number}");
        assert!(words_of(&stage).any(|words| words.contains(asked[number])), "{number}");
        stage.key_press(Key::Enter);
        stage.run_steps(2);
        assert_eq!(actions(&wanted_at::<Royaume>(table)), [Action::Pass]);
    }
    let (stage, _table) = named("royaume-challenge-cards").show(&Setting::default());
    assert!(!words_of(&stage).any(|words| words.contains(said[0])), "there it can");
}

/// The sentence above the board stands in the panel too, and so its figure does.
#[test]
fn the_line_and_the_panel_tell_one_chance() {
    for scene in ["royaume-challenge-spin", "royaume-fight"] {
        for setting in settings() {
            let (stage, _table) = named(scene).show(&setting);
            let told: Vec<&str> = words_of(&stage).filter(|words| words.contains('%')).collect();
            let asked =
                |words: &&&str| ["Spin. ", "Tournez. "].iter().any(|it| words.starts_with(it));
            let line = told.iter().find(asked).expect("what is asked");
            let said = line.split_once(". ").expect("a sentence").1.trim_end_matches('.');
            assert!(told.iter().any(|words| words.starts_with(said)), "{told:?}");
        }
    }
    for setting in settings() {
        let (stage, _table) = named("royaume-chosen").show(&setting);
        let told: Vec<&str> = words_of(&stage).filter(|words| words.contains('%')).collect();
        let figure = |words: &&str| {
            let end = words.find('%').expect("a figure");
            let figure = words[..end].trim_end().rsplit(|it: char| !it.is_ascii_digit()).next();
            figure.map(str::to_owned)
        };
        let figures: Vec<_> = told.iter().map(figure).collect();
        assert!(figures.len() == 2 && figures[0] == figures[1], "{told:?}");
    }
}

/// R8: near, and yet out of reach: the panel of the hex, its name and a click say why.
#[test]
fn what_is_in_the_way_is_said() {
    let said = ["nobody walks through a challenge", "on ne traverse pas un défi"];
    for (said, setting) in said.into_iter().zip(settings()) {
        let (mut stage, table) = named("royaume-barred").show(&setting);
        assert!(words_of(&stage).any(|words| words.contains(said)), "{said}");
        let is_bubble = |words: &str| words.contains(said) && !words.contains('\n');
        assert!(!words_of(&stage).any(is_bubble), "{said}");
        stage.query_all_by_label_contains(said).next().expect("a hex").click_accesskit();
        stage.run_steps(2);
        assert!(words_of(&stage).any(is_bubble), "a bubble says it: {said}");
        assert_eq!(actions(&wanted_at::<Royaume>(table)), []);
    }
}

#[test]
fn the_own_cards_say_what_they_do() {
    let (stage, _table) = named("royaume-start").show(&Setting::default());
    let held: Vec<String> = stage
        .query_all_by_label_contains(": ")
        .filter(|node| node.accesskit_node().role() == Role::Button)
        .filter_map(|node| Some(label(&node).split_once(": ")?.0.to_owned()))
        .collect();
    let says = |words: &&str| {
        words.split_once('\n').is_some_and(|(name, _)| held.iter().any(|card| card == name))
    };
    let said: Vec<&str> = words_of(&stage).filter(says).collect();
    assert_eq!(said.len(), 3, "{said:?}");
}

/// Which challenges others have completed: by name to a screen reader, by pointer and by keys to all.
#[test]
fn completed_challenges_of_others_are_shown() {
    let (mut stage, _table) = named("royaume-completed").show(&Setting::default());
    let is_list = |label: &str| {
        label.starts_with(|it: char| it.is_ascii_digit()) && label.contains(" traded: ")
    };
    let titles = |stage: &Stage| {
        words_of(stage)
            .filter(|words| words.ends_with(" to trade") || words.ends_with(" traded"))
            .count()
    };
    assert!(titles(&stage) > 0, "under the pointer");
    let lists: Vec<String> = stage
        .query_all_by_label_contains(" traded: ")
        .map(|node| label(&node))
        .filter(|label| is_list(label))
        .collect();
    let colours = ["yellow ", "green ", "violet "];
    assert!(lists.len() > 1, "{lists:?}");
    assert!(lists.iter().all(|list| colours.iter().any(|colour| list.contains(colour))));
    stage.hover_at(pos2(2.0, 2.0));
    stage.run_steps(2);
    assert_eq!(titles(&stage), 0);
    press_until(&mut stage, TAB, is_hex);
    press_until(&mut stage, (Modifiers::NONE, Key::ArrowLeft), |label| !is_hex(label));
    press_until(&mut stage, (Modifiers::NONE, Key::ArrowUp), |label| {
        is_list(label) || label.contains(" to trade")
    });
    assert!(titles(&stage) > 0, "{}", focused(&stage));
}

/// Numbers of rules are for the book.
#[test]
fn no_number_of_a_rule_is_read_during_play() {
    // Places have such names, too, but not in parentheses.
    let is_number = |word: &str| {
        let word = word.strip_prefix('(').and_then(|word| word.split_once(')'));
        let rest = word.and_then(|(word, _)| word.strip_prefix(['R', 'D', 'A', 'B', 'C']));
        rest.is_some_and(|rest| !rest.is_empty() && rest.chars().all(|it| it.is_ascii_digit()))
    };
    let played = |name: &str| name.starts_with("royaume-") && !name.contains("summary");
    let mut scenes = 0;
    for scene in all().filter(|scene| played(scene.name)) {
        for setting in settings() {
            let (stage, _table) = scene.show(&setting);
            let painted = words_of(&stage).map(str::to_owned);
            for words in everything(&stage).into_iter().chain(painted) {
                let found = words.split_whitespace().find(|word| is_number(word));
                assert_eq!(found, None, "{}: {words}", scene.name);
            }
        }
        scenes += 1;
    }
    assert!(scenes > 30, "{scenes}");
}

/// R31: the winner first, and everybody after by what they have.
#[test]
fn the_result_is_ranked() {
    let (stage, _table) = named("royaume-end-six").show(&Setting::default());
    let rows = stage.query_all_by_label_contains("; ").filter(|node| {
        let label = label(node);
        label.contains("challenges ") && label.contains(" points")
    });
    let mut rows: Vec<(f32, String)> = rows.map(|row| (row.rect().top(), label(&row))).collect();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    assert_eq!(rows.len(), 6, "{rows:?}");
    let points = |row: &str| -> i32 {
        let end = row.rsplit_once("; ").expect("points").1;
        end.split(' ').next().and_then(|it| it.parse().ok()).expect("a number")
    };
    let all: Vec<i32> = rows.iter().map(|(_, row)| points(row)).collect();
    assert!(all.windows(2).all(|pair| pair[0] >= pair[1]), "{rows:?}");
    assert!(rows[0].1.ends_with(", winner"), "{rows:?}");
}

/// There is nothing to come back to.
#[test]
fn a_table_that_was_closed_after_its_game_is_left_without_a_question() {
    let (mut stage, _table) = named("royaume-watched-closed").show(&Setting::default());
    stage.get_by_label("Home").click();
    stage.run_steps(4);
    assert!(stage.query_by_label_contains("Leave the table?").is_none());
    assert!(
        stage.query_by_label("Host a table").is_some() || stage.query_by_label("Quit").is_some()
    );
}

#[test]
fn wherever_tab_stops_there_is_something_with_a_name() {
    for scene in ["royaume-start", "royaume-challenge-cards", "royaume-discards"] {
        let (mut stage, _table) = named(scene).show(&Setting::default());
        for number in 0..40 {
            stage.key_press(Key::Tab);
            stage.run_steps(2);
            assert_ne!(focused(&stage), "", "{scene} after {number}");
        }
    }
}

/// Whoever leaves the map backwards goes on where they were, too.
#[test]
fn the_map_remembers_where_one_was() {
    let (mut stage, _table) = named("royaume-start").show(&Setting::default());
    press_until(&mut stage, TAB, is_hex);
    stage.key_press(Key::ArrowLeft);
    stage.run_steps(2);
    let left = focused(&stage);
    press_until(&mut stage, BACK, |label| !is_hex(label));
    press_until(&mut stage, TAB, is_hex);
    assert_eq!(focused(&stage), left);
}

/// Keys go through the bar as one reads it.
#[test]
fn tab_goes_through_the_bar_from_left_to_right() {
    for scene in ["royaume-start", "my-turn"] {
        let (mut stage, _table) = named(scene).show(&Setting::default());
        let place = |stage: &Stage| {
            let node = stage.query_all_by_label_contains("").find(|node| node.is_focused());
            node.map(|node| node.rect()).expect("a focus")
        };
        press_until(&mut stage, TAB, |label| label == "Leave the table (Esc)");
        let (mut at, mut count) = (place(&stage), 0);
        let row = at.y_range();
        while focused(&stage) != "Full screen (F11)" {
            stage.key_press(Key::Tab);
            stage.run_steps(2);
            let next = place(&stage);
            assert!(
                next.left() > at.left() && row.contains(next.center().y),
                "{}",
                focused(&stage)
            );
            (at, count) = (next, count + 1);
        }
        assert!(count >= 4, "{scene}: {count}");
    }
}

/// Where a card in hand can be enough, giving up is asked for twice, and the second time not in the place
/// of what one usually presses.
#[test]
fn nobody_gives_up_by_one_click() {
    let answers = |names: [&str; 2]| {
        let (mut stage, table) = named("royaume-challenge-cards").show(&Setting::default());
        for name in names {
            stage.get_by_label(name).click();
            // What has just appeared takes no click.
            stage.run_steps(40);
        }
        actions(&wanted_at::<Royaume>(table))
    };
    assert_eq!(answers(["Give up", "Not yet"]), []);
    assert_eq!(answers(["Give up", "Give up"]), [Action::Pass]);
}

/// R12: a card gives placing up for this turn, and that is said before it is played.
#[test]
fn before_a_card_is_played_it_is_said_that_nothing_can_be_placed_then() {
    let said = ["No placing this turn, then.", "On ne pose alors rien ce tour-ci."];
    let asks = |update: &Update<Royaume>| {
        let table = &update.view.tabletop;
        let starts = table.todo.last() == Some(&Task::Turn(Step::Start));
        starts && table.decides() == Some(me()) && table.player(me()).holds(Card::Fox)
    };
    for (said, setting) in said.into_iter().zip(settings()) {
        for places in [true, false] {
            let so = |update: &Update<Royaume>| {
                asks(update) && update.view.tabletop.can_place(me()) == places
            };
            let mut stage = stage(&setting);
            let _table = told(&mut stage, |seed| Prepared::kingdom(3, seed), so);
            stage.run_steps(8);
            let fox = [["Fox: ", "Renard : "]];
            buttons_with(&stage, &fox).first().expect("a Fox").click_accesskit();
            stage.run_steps(2);
            assert_eq!(words_of(&stage).any(|words| words.ends_with(said)), places, "{said}");
        }
    }
}

/// What a challenge takes stands beside the map as long as it has room there.
#[test]
fn the_panel_of_a_challenge_leaves_the_map_free() {
    for setting in settings() {
        let (stage, _table) = named("royaume-looked-at").show(&setting);
        let camp = stage.query_all_by_label_contains("Camp").next().expect("the camp").rect();
        let panel = stage.output().shapes.iter().find_map(|clipped| match &clipped.shape {
            Shape::Text(text) if text.galley.text().contains('%') && text.galley.rows.len() > 3 => {
                Some(text.visual_bounding_rect())
            }
            _ => None,
        });
        let panel = panel.expect("what it takes");
        assert!(panel.right() < camp.left() - 4.0 * camp.width(), "{panel:?}, {camp:?}");
    }
}

/// A chance says once what is without cards.
#[test]
fn what_cards_change_is_said_once() {
    for (setting, without) in settings().iter().zip(["without cards", "sans cartes"]) {
        for scene in ["royaume-fight", "royaume-challenge-spin", "royaume-challenge-join"] {
            let (stage, _table) = named(scene).show(setting);
            for words in words_of(&stage) {
                assert!(words.to_lowercase().matches(without).count() < 2, "{scene}: {words}");
            }
        }
    }
}

#[test]
fn where_nothing_is_left_to_do_the_line_says_so() {
    let said =
        ["Nothing more to do here: end your turn.", "Plus rien à faire ici : finissez votre tour."];
    let asks = |update: &Update<Royaume>| {
        let table = &update.view.tabletop;
        let stopped = table.todo.last() == Some(&Task::Turn(Step::Stopped));
        let choices: Vec<Action> = Royaume::legal_actions(&update.view).collect();
        stopped && table.decides() == Some(me()) && choices == [Action::End]
    };
    for (said, setting) in said.into_iter().zip(settings()) {
        let mut stage = stage(&setting);
        let _table = told(&mut stage, |seed| Prepared::kingdom(3, seed), asks);
        stage.run_steps(8);
        assert!(words_of(&stage).any(|words| words == said), "{said}");
    }
}

/// What is said about a figure of the statistics stands right under its name.
#[test]
fn a_figure_stands_beside_its_name_and_what_it_means() {
    let (stage, _table) = named("statistics-royaume").show(&Setting::default());
    let texts: Vec<(&str, Rect)> = {
        let shapes = stage.output().shapes.iter();
        let texts = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => Some((text.galley.text(), text.visual_bounding_rect())),
            _ => None,
        });
        texts.collect()
    };
    let first = texts.iter().position(|(text, _)| *text == "Most points").expect("a figure");
    let [(_, name), (about, meaning), (points, figure)] = texts[first..first + 3] else {
        unreachable!("three texts");
    };
    assert!(about == "in one game" && points.ends_with(" points"), "{about}, {points}");
    assert!(meaning.top() - name.bottom() < 10.0, "{name:?}, {meaning:?}");
    let middle = (name.top() + meaning.bottom()) / 2.0;
    assert!((figure.center().y - middle).abs() < 6.0, "{name:?}, {meaning:?}, {figure:?}");
}

/// A game for four that has come to that.
fn come_to(so: fn(&Update<Royaume>) -> bool) -> Prepared<Royaume> {
    let (seed, actions) = Prepared::find(|seed| Prepared::kingdom(4, seed), so);
    let mut game = Prepared::kingdom(4, seed);
    for _ in 0..actions {
        game.step();
    }
    game
}

fn contest(update: &Update<Royaume>) -> Option<&Contest> {
    update.view.tabletop.contest.as_ref()
}

/// Somebody else is asked for cards, and holds none that counts.
fn others_in_vain(update: &Update<Royaume>) -> bool {
    let counts = |card: &Card| {
        use Card::{Bison, Bow, General, Goat, Horn, Luck, Shield, Sword};
        matches!(card, Bison | Bow | General | Goat | Horn | Luck | Shield | Sword)
    };
    let most = |card: &Card| if matches!(card, Card::Goat) { 2 } else { 25 };
    contest(update).is_some_and(|contest| {
        let hand = &update.view.tabletop.player(contest.asked).hand;
        let held: i16 = hand.iter().filter(|card| counts(card)).map(most).sum();
        let lacking = contest.difficulty - contest.total;
        contest.stage == ContestStage::Cards && contest.asked != me() && held < lacking
    })
}

/// R16: the line about somebody else does not ask for a card where the panel says that none helps.
#[test]
fn of_others_too_it_is_said_that_no_card_can_be_enough() {
    let game = come_to(others_in_vain);
    for (words, setting) in
        ["no card can be enough for ", "aucune carte ne suffit."].iter().zip(settings())
    {
        let mut stage = stage(&setting);
        let _table = sit(&mut stage, &game);
        assert!(words_of(&stage).any(|told| told.contains(words)), "{words}");
    }
}

fn i_am_called(update: &Update<Royaume>) -> bool {
    contest(update)
        .is_some_and(|contest| contest.stage == ContestStage::HelperSpins && contest.asked == me())
}

/// R16 (5): nobody has asked the one whom a Horn calls.
#[test]
fn whoever_is_called_by_a_horn_is_told_whom_they_help() {
    let game = come_to(i_am_called);
    for (words, setting) in ["Spin to help ", "Tournez pour aider "].iter().zip(settings()) {
        let mut stage = stage(&setting);
        let _table = sit(&mut stage, &game);
        assert!(words_of(&stage).any(|told| told.starts_with(words)), "{words}");
    }
}

fn holds_fox(update: &Update<Royaume>) -> bool {
    update.seq > 3 && Royaume::legal_actions(&update.view).any(|it| it == Action::Card(Play::Fox))
}

/// The card that is chosen is looked at no more: it would lie on what it can act on. Once it is played
/// nothing is chosen, even if the next card is the same.
#[test]
fn what_was_chosen_is_not_in_the_way_of_what_comes_next() {
    let game = come_to(holds_fox);
    let mut stage = stage(&Setting::default());
    let mut table = sit(&mut stage, &game);
    let foxes = |stage: &Stage| words_of(stage).filter(|it| it.starts_with("Fox\n")).count();
    let small = foxes(&stage);
    let fox = |stage: &Stage| {
        let is_button =
            |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Button;
        let mut cards = stage.query_all_by_label_contains("Fox: ").filter(is_button);
        cards.next().expect("a Fox").rect().center()
    };
    let card = fox(&stage);
    stage.hover_at(card);
    stage.run_steps(3);
    assert_eq!(foxes(&stage), small + 1, "it is looked at");
    stage.drag_at(card);
    stage.drop_at(card);
    stage.run_steps(3);
    assert_eq!(foxes(&stage), small, "it is chosen");
    stage.get_by_label("Play").click_accesskit();
    stage.run_steps(2);
    assert_eq!(actions(&table.wanted()), [Action::Card(Play::Fox)]);
    table.update(game.update(), false);
    stage.run_steps(3);
    assert!(stage.query_by_label("Play").is_none(), "nothing is chosen");
}
