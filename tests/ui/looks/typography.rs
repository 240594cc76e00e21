//! French signs are kept with their word wherever they are read or heard, also in what the window puts
//! together by itself: the texts alone are checked by `tests/tidy.rs`.

use super::hygiene::everything;
use crate::scenes::all;
use crate::stage::Setting;

/// Signs before which a space stands that does not break.
const HIGH: [char; 5] = [':', ';', '!', '?', '»'];

/// What people have typed in the scenes is theirs.
const TYPED: [&str; 2] = ["walrus this morning?", "right with you!"];

/// What comes before a high sign that ends a word, where that is not such a space.
fn loose(words: &str) -> Option<String> {
    let signs: Vec<char> = words.chars().collect();
    let kept = |before: &char| ['\u{a0}', '\u{202f}'].contains(before) || HIGH.contains(before);
    let is_loose = |at: &usize| {
        let ends = signs.get(at + 1).is_none_or(|next| next.is_whitespace());
        HIGH.contains(&signs[*at]) && ends && *at > 0 && !kept(&signs[at - 1])
    };
    let at = (0..signs.len()).find(is_loose)?;
    Some(signs[at.saturating_sub(20)..=at].iter().collect())
}

#[test]
fn a_sign_after_a_plain_space_or_none_is_found() {
    assert_eq!(loose("Mineur\u{a0}: payez\u{a0}! 12:30"), None);
    assert_eq!(loose("Vraiment\u{a0}?!"), None);
    assert_eq!(loose("Mineur: payez").as_deref(), Some("Mineur:"));
    assert_eq!(loose("« Cor »").as_deref(), Some("« Cor »"));
}

#[test]
fn french_signs_are_kept_with_their_word_on_every_screen() {
    let setting = Setting::default().with("\"language\":\"fr\"");
    let mut found: Vec<String> = Vec::new();
    for scene in all() {
        let (stage, _table) = scene.show(&setting);
        let words = everything(&stage);
        let typed = |words: &&String| TYPED.iter().any(|typed| words.ends_with(typed));
        let told = words.iter().filter(|it| !typed(it)).filter_map(|words| loose(words));
        found.extend(told.map(|words| format!("{}: “{words}”", scene.name)));
    }
    assert!(found.is_empty(), "{} signs are loose:\n{}", found.len(), found.join("\n"));
}
