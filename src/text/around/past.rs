//! The games that were played, and statistics.

pub struct Past {
    pub title: &'static str,
    pub games_tab: &'static str,
    pub statistics: &'static str,

    // The list.
    pub every_game: &'static str,
    pub none_yet: &'static str,
    pub none_of_it: fn(game: &str) -> String,
    pub against_whom: fn(game: &str, others: &str) -> String,
    pub won: &'static str,
    pub lost: &'static str,
    pub alone: &'static str,
    pub watched: &'static str,
    pub unverified: &'static str,
    /// What everybody had in the end.
    pub scores: fn(own: &str, others: &str) -> String,
    pub watched_scores: fn(all: &str) -> String,
    pub look: &'static str,
    /// A game of the list, as a screen reader says it.
    pub row: fn(title: &str, about: &str) -> String,
    pub keep_which: fn(title: &str, day: &str) -> String,
    pub not_kept: fn(why: &str) -> String,

    // Statistics.
    pub no_games: &'static str,
    pub games: &'static str,
    pub wins: &'static str,
    pub won_of: fn(wins: u32, games: u32, percent: u32) -> String,
    pub longest_chain: &'static str,
    pub longest_chain_hint: &'static str,
    pub best_round: &'static str,
    pub best_round_hint: &'static str,
    pub cards: fn(count: u8) -> String,
    pub lately: &'static str,
    /// How many of the last games were won.
    pub lately_hint: fn(wins: usize, games: usize) -> String,
    pub streak: &'static str,
    pub in_a_row: fn(wins: usize) -> String,
    pub against: &'static str,
    pub against_hint: &'static str,
    pub people: &'static str,
    pub records: &'static str,
    pub no_records: &'static str,
    pub record: fn(number: u32, game: &str) -> String,
    pub watch: fn(record: &str) -> String,
    pub reset: &'static str,
    pub reset_question: &'static str,
    pub reset_hint: &'static str,
}

pub const EN: Past = Past {
    title: "Your games",
    games_tab: "Games",
    statistics: "Statistics",

    every_game: "All",
    none_yet: "Nothing yet: every game that you finish is kept here, to be seen again.",
    none_of_it: |game| format!("No game of {game} yet."),
    against_whom: |game, others| format!("{game} with {others}"),
    won: "Won",
    lost: "Lost",
    alone: "Against the clock",
    watched: "Watched",
    unverified: "Not counted: the deal could not be verified",
    scores: |own, others| format!("{own} to {others}"),
    watched_scores: |all| format!("{all} points"),
    look: "Replay",
    row: |title, about| format!("Replay {title}, {about}"),
    keep_which: |title, day| format!("Save a copy: {title}, {day}"),
    not_kept: |why| {
        format!(
            "The game could not be added to your games ({why}). Make room, and save it from the result while it is shown."
        )
    },

    no_games: "Nothing to tell yet: finish a game, and it is written down here.",
    games: "Games played",
    wins: "Games won",
    won_of: |wins, games, percent| format!("{wins} of {games} ({percent}%)"),
    longest_chain: "Longest chain",
    longest_chain_hint: "The most cards you connected in one round",
    best_round: "Best round",
    best_round_hint: "The most cards that lay open when you were the last one on the island",
    cards: |count| if count == 1 { "1 card".to_owned() } else { format!("{count} cards") },
    lately: "Lately",
    lately_hint: |wins, games| format!("{wins} of the last {games} won"),
    streak: "Streak",
    in_a_row: |wins| if wins == 1 { "1 win".to_owned() } else { format!("{wins} wins in a row") },
    against: "Won against",
    against_hint: "A game counts for every kind of opponent at the table.",
    people: "People",
    records: "Saved games",
    no_records: "None yet. “Save a copy” puts a game here, in a file of its own that stays.",
    record: |number, game| format!("{game} {number}"),
    watch: |record| format!("Replay {record}"),
    reset: "Reset the statistics",
    reset_question: "Reset the statistics?",
    reset_hint: "All figures go back to zero. The list of your games stays.",
};

pub const FR: Past = Past {
    title: "Vos parties",
    games_tab: "Parties",
    statistics: "Statistiques",

    every_game: "Toutes",
    none_yet: "Rien encore : chaque partie terminée est gardée ici, pour la revoir.",
    none_of_it: |game| format!("Pas encore de partie de {game}."),
    against_whom: |game, others| format!("{game} avec {others}"),
    won: "Gagnée",
    lost: "Perdue",
    alone: "Contre la montre",
    watched: "Regardée",
    unverified: "Non comptée : la donne n’a pas pu être vérifiée",
    scores: |own, others| format!("{own} contre {others}"),
    watched_scores: |all| format!("{all} points"),
    look: "Revoir",
    row: |title, about| format!("Revoir {title}, {about}"),
    keep_which: |title, day| format!("Garder une copie : {title}, {day}"),
    not_kept: |why| {
        format!(
            "La partie n’a pas pu être ajoutée à vos parties ({why}). Faites de la place, puis enregistrez-la tant que le résultat est affiché."
        )
    },

    no_games: "Rien à raconter encore : finissez une partie, et elle sera notée ici.",
    games: "Parties jouées",
    wins: "Parties gagnées",
    won_of: |wins, games, percent| format!("{wins} sur {games} ({percent} %)"),
    longest_chain: "Plus longue chaîne",
    longest_chain_hint: "Le plus de cartes que vous ayez reliées en une manche",
    best_round: "Meilleure manche",
    best_round_hint: "Le plus de cartes visibles quand vous étiez le dernier sur l’île",
    cards: |count| if count <= 1 { format!("{count} carte") } else { format!("{count} cartes") },
    lately: "Ces derniers temps",
    lately_hint: |wins, games| match wins {
        0 | 1 => format!("{wins} gagnée sur les {games} dernières"),
        _ => format!("{wins} gagnées sur les {games} dernières"),
    },
    streak: "Série",
    in_a_row: |wins| match wins {
        1 => "1 victoire".to_owned(),
        _ => format!("{wins} victoires de suite"),
    },
    against: "Victoires contre",
    against_hint: "Une partie compte pour chaque sorte d’adversaire à la table.",
    people: "D’autres joueurs",
    records: "Parties enregistrées",
    no_records: "Aucune. « Garder une copie » met une partie ici, dans un fichier à elle qui reste.",
    record: |number, game| format!("{game} {number}"),
    watch: |record| format!("Revoir : {record}"),
    reset: "Remettre à zéro",
    reset_question: "Remettre les statistiques à zéro ?",
    reset_hint: "Tous les chiffres reviennent à zéro. La liste de vos parties reste.",
};
