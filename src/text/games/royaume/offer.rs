//! How Le Royaume is offered: its options, its places, its bots, and the best results.

pub struct Offer {
    pub even_start: &'static str,
    pub even_start_hint: &'static str,
    pub uneven_start: &'static str,
    pub early_harvest: &'static str,
    pub early_harvest_hint: &'static str,
    pub time_hint: &'static str,
    /// Clockwise from the first.
    pub places: [&'static str; 6],
    /// How each level plays it.
    pub bots: [&'static str; 6],
    pub best_points: &'static str,
    pub best_points_hint: &'static str,
    pub most_placed: &'static str,
    pub most_placed_hint: &'static str,
    pub wizards_beaten: &'static str,
    pub wizards_beaten_hint: &'static str,
    pub memories: fn(count: u8) -> String,
    pub times: fn(count: u8) -> String,
}

pub const EN: Offer = Offer {
    even_start: "Even start",
    even_start_hint: "Every seat after the first begins with 3 points more: starting is an advantage.",
    uneven_start: "Everybody starts at 0",
    early_harvest: "Early harvest",
    early_harvest_hint: "In the last turn a memory gives 3 points instead of 5, so it pays to place them earlier.",
    time_hint: "The time is for the whole turn. When it is up, the hero stays, nothing is added, and the turn ends.",
    places: ["Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6"],
    bots: [
        "Wanders about and plays whatever comes to hand. Good company, no threat.",
        "Takes the points that are nearest, and hopes for the best.",
        "Knows the odds, and thinks of this turn.",
        "Knows the odds, and thinks of the turns to come.",
        "Plays it all out in its head first, sixteen times over.",
        "Knows the odds, and thinks of the turns to come.",
    ],
    best_points: "Most points",
    best_points_hint: "in one game",
    most_placed: "Most memories placed",
    most_placed_hint: "in one game",
    wizards_beaten: "The Wizard beaten",
    wizards_beaten_hint: "most often in one game",
    memories: |count| if count == 1 { "1 memory".to_owned() } else { format!("{count} memories") },
    times: |count| if count == 1 { "once".to_owned() } else { format!("{count} times") },
};

pub const FR: Offer = Offer {
    even_start: "Départ égal",
    even_start_hint: "Chaque place après la première commence avec 3 points de plus : commencer est un avantage.",
    uneven_start: "Tous partent de 0",
    early_harvest: "Récolte précoce",
    early_harvest_hint: "Au dernier tour, un souvenir rapporte 3 points au lieu de 5 : mieux vaut poser plus tôt.",
    time_hint: "Ce temps vaut pour tout le tour. Une fois écoulé, le héros reste sur place, rien n’est ajouté, et le tour finit.",
    places: ["Place 1", "Place 2", "Place 3", "Place 4", "Place 5", "Place 6"],
    bots: [
        "Se promène et joue ce qui lui tombe sous la main. Gentil et inoffensif.",
        "Prend les points les plus proches, et croise les doigts.",
        "Connaît ses chances, et pense à ce tour-ci.",
        "Connaît ses chances, et pense aux tours à venir.",
        "Joue d’abord tout dans sa tête, seize fois de suite.",
        "Connaît ses chances, et pense aux tours à venir.",
    ],
    best_points: "Le plus de points",
    best_points_hint: "en une partie",
    most_placed: "Le plus de souvenirs posés",
    most_placed_hint: "en une partie",
    wizards_beaten: "Magicien vaincu",
    wizards_beaten_hint: "le plus souvent en une partie",
    memories: |count| format!("{count} {}", if count < 2 { "souvenir" } else { "souvenirs" }),
    times: |count| format!("{count} fois"),
};
