//! Le Royaume by keys: where the focus goes.

use eframe::egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::Queryable;

use crate::games::royaume::{TAB, focused, press_until};
use crate::scenes::named;
use crate::stage::{Setting, Stage};

const LEFT: (Modifiers, Key) = (Modifiers::NONE, Key::ArrowLeft);

fn press(stage: &mut Stage, key: Key) {
    stage.key_press(key);
    stage.run_steps(3);
}

fn focused_at(stage: &Stage) -> Rect {
    let node = stage.query_all_by_label_contains("").find(|node| node.is_focused());
    node.expect("something has the focus").rect()
}

/// The button that had the focus goes away with the choice: the keys go on where it was made.
#[test]
fn whoever_takes_a_choice_back_by_keys_is_where_they_made_it() {
    let (mut stage, _table) = named("royaume-start").show(&Setting::default());
    for by_button in [false, true] {
        press_until(&mut stage, TAB, |label| label.starts_with("Deck, "));
        press(&mut stage, Key::Enter);
        assert!(!focused(&stage).starts_with("Deck, "), "it leads to the buttons");
        if by_button {
            press_until(&mut stage, LEFT, |label| label == "Not this");
            press(&mut stage, Key::Enter);
        } else {
            press(&mut stage, Key::Escape);
        }
        assert!(stage.query_by_label("Not this").is_none(), "{by_button}");
        assert!(focused(&stage).starts_with("Deck, "), "{by_button}: {}", focused(&stage));
        stage.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        stage.run_steps(2);
    }
}

/// A Shaman asks what the player gives, and the focus goes there, and then to what they get.
#[test]
fn a_shaman_leads_to_the_own_memories_first() {
    let (mut stage, _table) = named("royaume-shaman").show(&Setting::default());
    press(&mut stage, Key::Escape);
    press_until(&mut stage, TAB, |label| label.starts_with("Deck, "));
    let deck = focused_at(&stage);
    press_until(&mut stage, LEFT, |label| label.starts_with("Shaman: "));
    press(&mut stage, Key::Enter);
    let own = |stage: &Stage| focused_at(stage).center().y > deck.top();
    assert!(focused(&stage).starts_with("memory of") && own(&stage), "{}", focused(&stage));
    press(&mut stage, Key::Enter);
    assert!(focused(&stage).starts_with("memory of") && !own(&stage), "{}", focused(&stage));
}
