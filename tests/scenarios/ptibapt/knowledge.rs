//! Who knows what: the rule book's last section.

use super::spread::{Spread, base, extended};

const EVERYBODY: [&str; 3] = ["ann", "ben", "spectator"];

/// Nobody can see anything on the grid.
fn is_dark(spread: &Spread) -> bool {
    EVERYBODY.iter().all(|who| spread.view(who).visible().count() == 0)
}

/// P12: what has been turned back is shown to nobody again.
#[test]
fn p12_what_went_back_is_in_no_view() {
    let mut spread = base();
    assert!(is_dark(&spread));
    spread.tell(
        "ann turns A1: green-1 is up
         ann turns B1: green-2 is up
         ann confirms: back with A1 B1",
    );
    assert!(is_dark(&spread));
}

/// P6: what was kept is open to all.
#[test]
fn p06_kept_cards_are_public() {
    let mut spread = base();
    spread.take("ann A1 A3");
    for who in EVERYBODY {
        let pile = &spread.view(who).tabletop.kept[0];
        assert_eq!(
            pile.cards().iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["green-1"; 2]
        );
    }
}

/// P8: a spyglass shows nothing to anybody once it is confirmed.
#[test]
fn p08_what_a_spyglass_showed_is_in_no_later_view() {
    let mut spread = extended();
    spread.tell(
        "ann turns C3: spyglass is up
         ann turns C4: spyglass is up, ann uses the spyglass
         ann looks at A1 B1: ann looks at A1 B1
         ann confirms: back with A1 B1",
    );
    assert!(is_dark(&spread));
}
