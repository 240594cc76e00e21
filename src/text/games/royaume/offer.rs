//! How Le Royaume is offered: its options, its places, its bots, and the best results.

use crate::text::common::{plural_en, plural_fr};

texts! { Offer:
    even_start = "Even start", "Départ égal";
    even_start_hint =
        "Every seat after the first begins with 3 points more: starting is an advantage.",
        "Chaque place après la première commence avec 3 points de plus : commencer est un avantage.";
    uneven_start = "Everybody starts at 0", "Tous partent de 0";
    early_harvest = "Early harvest", "Récolte précoce";
    early_harvest_hint =
        "In the last turn a memory gives 3 points instead of 5, so it pays to place them earlier.",
        "Au dernier tour, un souvenir rapporte 3 points au lieu de 5 : mieux vaut poser plus tôt.";
    time_hint =
        "The time is for the whole turn. When it is up, the hero stays, nothing is added, and the turn ends.",
        "Ce temps vaut pour tout le tour. Une fois écoulé, le héros reste sur place, rien n’est ajouté, et le tour finit.";
    /// Clockwise from the first.
    places: [&'static str; 6] =
        ["Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6"],
        ["Place 1", "Place 2", "Place 3", "Place 4", "Place 5", "Place 6"];
    sit_at(place: &str) =
        { format!("Take {}", place.to_lowercase()) },
        { format!("Prendre la {}", place.to_lowercase()) };
    /// How each level plays it.
    bots: [&'static str; 6] =
        [
            "Wanders about and plays whatever comes to hand. Good company, no threat.",
            "Takes the points that are nearest, and hopes for the best.",
            "Knows the odds, and thinks of this turn.",
            "Knows the odds, and thinks of the turns to come.",
            "Plays it all out in its head first, sixteen times over.",
            "Knows the odds, and thinks of the turns to come.",
        ],
        [
            "Se promène et joue ce qui lui tombe sous la main. Gentil et inoffensif.",
            "Prend les points les plus proches, et croise les doigts.",
            "Connaît ses chances, et pense à ce tour-ci.",
            "Connaît ses chances, et pense aux tours à venir.",
            "Joue d’abord tout dans sa tête, seize fois de suite.",
            "Connaît ses chances, et pense aux tours à venir.",
        ];
    best_points = "Most points", "Le plus de points";
    in_one_game = "in one game", "en une partie";
    most_placed = "Most memories placed", "Le plus de souvenirs posés";
    wizards_beaten = "The Wizard beaten", "Magicien vaincu";
    wizards_beaten_hint = "most often in one game", "le plus souvent en une partie";
    memories(count: u8) =
        { plural_en(count, "memory", "memories") },
        { plural_fr(count, "souvenir", "souvenirs") };
    times(count: u8) =
        { if count == 1 { "once".to_owned() } else { format!("{count} times") } },
        "{count} fois";
}
