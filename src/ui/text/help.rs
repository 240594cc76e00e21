//! How to play: the frame of the book; its chapters are below.

pub mod basics;
pub mod customs;
pub mod expert;
pub mod summary;

/// A chapter: what it is called, and so many paragraphs.
pub struct Chapter<const N: usize> {
    pub title: &'static str,
    pub text: [&'static str; N],
}

pub struct Help {
    pub title: &'static str,
    pub try_it: &'static str,
    pub next: fn(chapter: &str) -> String,
    pub basics: basics::Basics,
    pub expert: expert::Expert,
    pub customs: customs::Customs,
    pub summary: summary::Summary,
}

pub const EN: Help = Help {
    title: "How to play",
    try_it: "Learn by playing",
    next: |chapter| format!("Next: {chapter}"),
    basics: basics::EN,
    expert: expert::EN,
    customs: customs::EN,
    summary: summary::EN,
};

pub const FR: Help = Help {
    title: "Comment jouer",
    try_it: "Apprendre en jouant",
    next: |chapter| format!("Suite : {chapter}"),
    basics: basics::FR,
    expert: expert::FR,
    customs: customs::FR,
    summary: summary::FR,
};
