//! The hands-on lessons: their frame; what is said in the lesson of each game is below.

pub mod memoarrr;
pub mod ptibapt;
pub mod royaume;

/// What is said in one step.
pub struct Said {
    /// What happened and why.
    pub say: &'static str,
    /// What to do now; nothing where one only reads.
    pub todo: &'static str,
    /// What is said after a wrong guess; nothing where the usual words do.
    pub wrong: &'static str,
}

impl Said {
    /// Something to read.
    pub const fn read(say: &'static str) -> Self {
        Self::todo(say, "")
    }

    /// Something to do.
    pub const fn todo(say: &'static str, todo: &'static str) -> Self {
        Self { say, todo, wrong: "" }
    }
}

pub struct Tutorial {
    pub title: &'static str,
    pub part: fn(number: usize, of: usize) -> String,
    pub step: fn(number: usize, of: usize) -> String,
    pub next: &'static str,
    pub show_me: &'static str,
    pub skip: &'static str,
    pub skip_part: &'static str,
    /// After a wrong guess, where the place is lit.
    pub wrong: &'static str,
    pub done_title: &'static str,
    /// What is one key away in a game.
    pub one_key_away: &'static str,
    pub practise: &'static str,
    pub read_on: &'static str,
    pub once_more: &'static str,
    /// Who else plays.
    pub others: [&'static str; 2],
    pub memoarrr: memoarrr::Lesson,
    pub ptibapt: ptibapt::Lesson,
    pub royaume: royaume::Lesson,
}

pub const EN: Tutorial = Tutorial {
    title: "Learn by playing",
    part: |number, of| format!("Part {number} of {of}"),
    step: |number, of| format!("Step {number} of {of}"),
    next: "Next",
    show_me: "Show me",
    skip: "Skip",
    skip_part: "Skip this part",
    wrong: "Not that one this time: take the card with the arrow. Nothing is lost.",
    done_title: "You’re one of the crew!",
    one_key_away: "In a game, F1 brings up a summary card whenever you need it.",
    practise: "Play a game",
    read_on: "The rules",
    once_more: "Repeat",
    others: ["Nell", "Gus"],
    memoarrr: memoarrr::EN,
    ptibapt: ptibapt::EN,
    royaume: royaume::EN,
};

pub const FR: Tutorial = Tutorial {
    title: "Apprendre en jouant",
    part: |number, of| format!("Partie {number} sur {of}"),
    step: |number, of| format!("Étape {number} sur {of}"),
    next: "Suivant",
    show_me: "Montrez-moi",
    skip: "Passer",
    skip_part: "Passer cette partie",
    wrong: "Pas celle-là pour cette fois : prenez la carte sous la flèche. Rien n’est perdu.",
    done_title: "Vous voilà de l’équipage !",
    one_key_away: "En pleine partie, F1 affiche l’aide-mémoire quand vous voulez.",
    practise: "Jouer une partie",
    read_on: "Les règles",
    once_more: "Refaire",
    others: ["Nell", "Gus"],
    memoarrr: memoarrr::FR,
    ptibapt: ptibapt::FR,
    royaume: royaume::FR,
};
