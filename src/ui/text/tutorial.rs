//! The hands-on lesson: its frame, and what is said in each part.

pub mod animals;
pub mod memory;
pub mod round;

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
    pub done: [&'static str; 2],
    pub practise: &'static str,
    pub read_on: &'static str,
    pub once_more: &'static str,
    /// Who else plays.
    pub others: [&'static str; 2],
    pub round: round::Round,
    pub memory: memory::Memory,
    pub animals: animals::Animals,
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
    done: [
        "That’s all there is to it. The rest is memory, nerve, and a straight face while you bluff.",
        "In a game, F1 brings up a summary card whenever you need it.",
    ],
    practise: "Play a game",
    read_on: "The rules",
    once_more: "Once more",
    others: ["Nell", "Gus"],
    round: round::EN,
    memory: memory::EN,
    animals: animals::EN,
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
    done: [
        "Vous savez tout. Le reste est affaire de mémoire, de sang-froid et de visage impassible.",
        "En pleine partie, F1 affiche l’aide-mémoire quand vous voulez.",
    ],
    practise: "Jouer une partie",
    read_on: "Les règles",
    once_more: "Rejouer",
    others: ["Nell", "Gus"],
    round: round::FR,
    memory: memory::FR,
    animals: animals::FR,
};
