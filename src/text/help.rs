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

texts! { Help:
    title = "How to play", "Comment jouer";
    next(chapter: &str) = "Next: {chapter}", "Suite : {chapter}";
    customs: customs::Customs;
    memoarrr: memoarrr::Book;
    ptibapt: ptibapt::Book;
    royaume: royaume::Book;
}
