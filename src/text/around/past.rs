//! The games that were played, and statistics.

use crate::text::common::{plural_en, plural_fr};

texts! { Past:
    title = "Your games", "Vos parties";
    games_tab = "Games", "Parties";
    statistics = "Statistics", "Statistiques";

    // The list.
    every_game = "All", "Toutes";
    none_yet =
        "Nothing yet: every game that you finish is kept here, to be seen again.",
        "Rien encore : chaque partie terminée est gardée ici, pour la revoir.";
    none_of_it(game: &str) = "No game of {game} yet.", "Pas encore de partie de « {game} ».";
    against_whom(game: &str, others: &str) = "{game} with {others}", "{game} avec {others}";
    won = "Won", "Gagnée";
    lost = "Lost", "Perdue";
    watched = "Watched", "Regardée";
    unverified =
        "Not counted: the deal could not be verified",
        "Non comptée : la donne n’a pas pu être vérifiée";
    /// What everybody had in the end.
    scores(own: &str, others: &str) = "{own} to {others}", "{own} contre {others}";
    watched_scores(all: &str) = "{all} points", "{all} points";
    /// A game of the list, as a screen reader says it.
    row(title: &str, about: &str) = "Replay {title}, {about}", "Revoir {title}, {about}";
    keep_which(title: &str, day: &str) =
        "Save a copy: {title}, {day}",
        "Garder une copie : {title}, {day}";
    not_kept(why: &str) =
        "The game could not be added to your games ({why}). Make room, and save it from the result while it is shown.",
        "La partie n’a pas pu être ajoutée à vos parties ({why}). Faites de la place, puis enregistrez-la tant que le résultat est affiché.";

    // Statistics.
    no_games =
        "Nothing to tell yet: finish a game, and it is written down here.",
        "Rien à raconter encore : finissez une partie, et elle sera notée ici.";
    games = "Games played", "Parties jouées";
    wins = "Games won", "Parties gagnées";
    won_of(wins: u32, games: u32, percent: u32) =
        "{wins} of {games} ({percent}%)",
        "{wins} sur {games} ({percent} %)";
    longest_chain = "Longest chain", "Plus longue chaîne";
    longest_chain_hint =
        "The most cards you connected in one round",
        "Le plus de cartes que vous ayez reliées en une manche";
    best_round = "Best round", "Meilleure manche";
    best_round_hint =
        "The most cards that lay open when you were the last one on the island",
        "Le plus de cartes visibles quand vous étiez le dernier sur l’île";
    cards(count: u8) =
        { plural_en(count, "card", "cards") },
        { plural_fr(count, "carte", "cartes") };
    lately = "Lately", "Ces derniers temps";
    /// How many of the last games were won.
    lately_hint(wins: usize, games: usize) =
        "{wins} of the last {games} won",
        { format!("{} sur les {games} dernières", plural_fr(wins, "gagnée", "gagnées")) };
    streak = "Streak", "Série";
    in_a_row(wins: usize) =
        { plural_en(wins, "win", "wins in a row") },
        { plural_fr(wins, "victoire", "victoires de suite") };
    against = "Won against", "Victoires contre";
    against_hint =
        "A game counts for every kind of opponent at the table.",
        "Une partie compte pour chaque sorte d’adversaire à la table.";
    people = "People", "D’autres joueurs";
    records = "Saved games", "Parties enregistrées";
    no_records =
        "None yet. “Save a copy” puts a game here, in a file of its own that stays.",
        "Aucune. « Garder une copie » met une partie ici, dans son propre fichier, qui reste.";
    record(number: u32, game: &str) = "{game} {number}", "{game} {number}";
    watch(record: &str) = "Replay {record}", "Revoir : {record}";
    reset = "Reset the statistics", "Remettre à zéro";
    reset_question = "Reset the statistics?", "Remettre les statistiques à zéro ?";
    reset_hint =
        "All figures go back to zero. The list of your games stays.",
        "Tous les chiffres reviennent à zéro. La liste de vos parties reste.";
}
