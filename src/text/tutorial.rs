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

    const fn turn_en(say: &'static str) -> Self {
        Self::todo(say, "Turn the card with the arrow.")
    }

    const fn turn_fr(say: &'static str) -> Self {
        Self::todo(say, "Retournez la carte sous la flèche.")
    }

    const fn spin_en(say: &'static str) -> Self {
        Self::todo(say, "Spin the wheel.")
    }

    const fn spin_fr(say: &'static str) -> Self {
        Self::todo(say, "Tournez la roue.")
    }

    /// Two cards are to be chosen, and both are pointed at.
    const fn two_en(say: &'static str) -> Self {
        let wrong = "Not those two this time: take the cards under the arrows. Nothing is lost.";
        Self { say, todo: "Choose the two cards under the arrows.", wrong }
    }

    const fn two_fr(say: &'static str) -> Self {
        let wrong = "Pas ces deux-là pour cette fois : prenez les cartes sous les flèches. Rien n’est perdu.";
        Self { say, todo: "Choisissez les deux cartes sous les flèches.", wrong }
    }
}

texts! { Tutorial:
    title = "Learn by playing", "Apprendre en jouant";
    part(number: usize, of: usize) = "Part {number} of {of}", "Partie {number} sur {of}";
    step(number: usize, of: usize) = "Step {number} of {of}", "Étape {number} sur {of}";
    next = "Next", "Suivant";
    show_me = "Show me", "Montrez-moi";
    skip = "Skip", "Passer";
    skip_part = "Skip this part", "Passer cette partie";
    /// After a wrong guess, where the place is lit.
    wrong =
        "Not that one this time: take the card with the arrow. Nothing is lost.",
        "Pas celle-là pour cette fois : prenez la carte sous la flèche. Rien n’est perdu.";
    done_title = "You’re one of the crew!", "Vous voilà de l’équipage !";
    /// What is one key away in a game.
    one_key_away =
        "In a game, F1 brings up a summary card whenever you need it.",
        "En pleine partie, F1 affiche l’aide-mémoire quand vous voulez.";
    practise = "Play a game", "Jouer une partie";
    read_on = "The rules", "Les règles";
    once_more = "Repeat", "Refaire";
    /// Who else plays.
    others: [&'static str; 2] = ["Nell", "Gus"], ["Nell", "Gus"];
    memoarrr: memoarrr::Lesson;
    ptibapt: ptibapt::Lesson;
    royaume: royaume::Lesson;
}
