//! A finished game, step by step.

pub struct Replay {
    pub title: &'static str,
    pub first: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    pub last: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub position: &'static str,
    pub step: fn(at: usize, of: usize) -> String,
    pub view: &'static str,
    pub all_open: &'static str,
    pub eyes_of: fn(name: &str) -> String,
    pub all_open_hint: &'static str,
    pub eyes_hint: fn(name: &str) -> String,
    pub steps: &'static str,
    pub dealt: &'static str,
    pub looked: fn(name: &str) -> String,
    /// What somebody did, and what is told of it.
    pub did: fn(name: &str, what: &str) -> String,
    pub open_to_you: fn(cell: &str, card: &str) -> String,
    pub centre: fn(card: &str) -> String,
    pub unreadable: fn(why: &str) -> String,
}

pub const EN: Replay = Replay {
    title: "Replay",
    first: "First step",
    previous: "Step back",
    next: "Step forward",
    last: "Last step",
    play: "Play",
    pause: "Pause",
    position: "Step of the game",
    step: |at, of| format!("{at} of {of}"),
    view: "Seen by",
    all_open: "All cards",
    eyes_of: |name| format!("{name}’s eyes"),
    all_open_hint: "Small pictures lie face down.",
    eyes_hint: |name| format!("Only what {name} could see then."),
    steps: "This round",
    dealt: "The cards are dealt.",
    looked: |name| format!("{name} has looked."),
    did: |name, what| format!("{name}: {what}"),
    open_to_you: |cell, card| format!("{cell}, face down: {card}"),
    centre: |card| format!("Under the volcano: {card}"),
    unreadable: |why| {
        format!("This record cannot be read: {why}. Nothing was changed; other records still open.")
    },
};

pub const FR: Replay = Replay {
    title: "Revoir la partie",
    first: "Au début",
    previous: "En arrière",
    next: "En avant",
    last: "À la fin",
    play: "Lecture",
    pause: "Pause",
    position: "Étape de la partie",
    step: |at, of| format!("{at} sur {of}"),
    view: "Vue par",
    all_open: "Tout ouvert",
    eyes_of: |name| format!("Les yeux de {name}"),
    all_open_hint: "Les petites images sont face cachée.",
    eyes_hint: |name| format!("Seulement ce que {name} pouvait voir alors."),
    steps: "Cette manche",
    dealt: "Les cartes sont données.",
    looked: |name| format!("{name} a bien regardé."),
    did: |name, what| format!("{name} : {what}"),
    open_to_you: |cell, card| format!("{cell}, face cachée : {card}"),
    centre: |card| format!("Sous le volcan : {card}"),
    unreadable: |why| {
        format!(
            "Cette partie est illisible : {why}. Rien n’a été modifié ; les autres s’ouvrent toujours."
        )
    },
};
