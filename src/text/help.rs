//! How to play: the frame of the books; the book of each game is below, and what holds for all.

pub mod customs;
pub mod memoarrr;
pub mod ptibapt;
pub mod royaume;

/// A chapter: what it is called, and so many paragraphs.
pub struct Chapter<const N: usize> {
    pub title: &'static str,
    pub text: [&'static str; N],
}

pub struct Help {
    pub title: &'static str,
    pub try_it: &'static str,
    pub next: fn(chapter: &str) -> String,
    pub customs: customs::Customs,
    pub memoarrr: memoarrr::Book,
    pub ptibapt: ptibapt::Book,
    pub royaume: royaume::Book,
}

pub const EN: Help = Help {
    title: "How to play",
    try_it: "Learn by playing",
    next: |chapter| format!("Next: {chapter}"),
    customs: customs::EN,
    memoarrr: memoarrr::EN,
    ptibapt: ptibapt::EN,
    royaume: royaume::EN,
};

pub const FR: Help = Help {
    title: "Comment jouer",
    try_it: "Apprendre en jouant",
    next: |chapter| format!("Suite : {chapter}"),
    customs: customs::FR,
    memoarrr: memoarrr::FR,
    ptibapt: ptibapt::FR,
    royaume: royaume::FR,
};
