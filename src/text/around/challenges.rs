//! Deals of the day, the ladder, and milestones.

use crate::text::common::{plural_en, plural_fr};

texts! { Challenges:
    title = "Challenges", "Défis";
    /// On the first screen: how many of today's deals are played, and for how many days in a row.
    home_line(played: usize, deals: usize, streak: usize) =
        {
            let days = if streak > 1 { format!(" · {streak} days in a row") } else { String::new() };
            format!("Deals today: {played} of {deals}{days}")
        },
        {
            let days = if streak > 1 { format!(" · {streak} jours de suite") } else { String::new() };
            format!("Donnes du jour : {played} sur {deals}{days}")
        };
    unreadable(path: &str) =
        "Your deals of the day and your ladder could not be read, and begin anew. The old file is kept: {path}",
        "Vos donnes du jour et votre échelle sont illisibles et repartent de zéro. L’ancien fichier est gardé : {path}";
    /// What a press does, at which game, and what is known of it, as a screen reader says it.
    row(act: &str, game: &str, about: &str) = "{act}: {game}, {about}", "{act} : {game}, {about}";

    // Deals of the day.
    daily = "Deal of the day", "Donne du jour";
    daily_about(day: &str) =
        "{day}: the same cards for everybody, until midnight (UTC). Your first game of a deal counts.",
        "{day} : les mêmes cartes pour tous, jusqu’à minuit (UTC). Votre première partie compte.";
    begun =
        "Begun: it goes on where you left it",
        "Commencée : elle reprend où vous l’avez laissée";
    begun_before(day: &str) =
        "New today · the deal of {day} is unfinished",
        "Nouvelle · celle du {day} n’est pas finie";
    won(own: &str, others: &str) = "Won, {own} to {others}", "Gagnée, {own} à {others}";
    lost(own: &str, others: &str) = "Lost, {own} to {others}", "Perdue, {own} à {others}";
    done_in(time: &str) = "Done in {time}", "Finie en {time}";
    again_short = "Again", "Rejouer";
    again = "Again, not counted", "Rejouer, sans compter";
    /// What the marks of a result stand for.
    marks: [&'static str; 4] =
        ["won", "not won", "trap", "prize"],
        ["gagné", "pas gagné", "piège", "prix"];
    copy(game: &str) = "Copy the result of {game}", "Copier le résultat de « {game} »";
    copied =
        "Copied: paste it wherever you like. It gives no card away.",
        "Copié : collez-le où vous voulez. Il ne trahit aucune carte.";
    streak(days: usize) =
        { match days {
            0 => "No streak yet: one deal a day is enough.".to_owned(),
            _ => format!("Streak: {}", plural_en(days, "day", "days")),
        } },
        { match days {
            0 => "Pas encore de série : une donne par jour suffit.".to_owned(),
            _ => format!("Série : {}", plural_fr(days, "jour", "jours")),
        } };
    longest(days: usize) =
        { format!("longest: {}", plural_en(days, "day", "days")) },
        { format!("la plus longue : {}", plural_fr(days, "jour", "jours")) };
    /// At the end of a game.
    deal_counts(day: &str) = "The deal of {day} counts", "La donne du {day} compte";

    // The ladder.
    ladder = "Ladder", "Échelle";
    ladder_about =
        "Beat a bot twice in a row, and the next one waits for you. Everybody plays by the same rules there.",
        "Battez un robot deux fois de suite, et le suivant vous attend. Les règles y sont les mêmes pour tous.";
    rung(number: usize, of: usize, bot: &str) =
        "Rung {number} of {of}: {bot}",
        "Échelon {number} sur {of} : {bot}";
    one_win = "one win so far", "une victoire déjà";
    top = "At the top: every bot is beaten.", "Tout en haut : chaque robot est battu.";
    next_game = "Next game on the ladder", "Partie suivante sur l’échelle";
    /// At the end of a game: who comes next, after a climb, after one win, after none.
    climbed(bot: &str) =
        "You climb a rung! {bot} waits for you.",
        "Vous montez d’un échelon ! {bot} vous attend.";
    one_more(bot: &str) =
        "One win against {bot}: one more in a row, and you climb.",
        "Une victoire contre {bot} : encore une de suite, et vous montez.";
    holds(bot: &str) =
        "{bot} holds the rung: two wins in a row, and you climb.",
        "{bot} tient l’échelon : deux victoires de suite, et vous montez.";
    give_up_hint =
        "If you begin a new one, this one counts as lost.",
        "Si vous en commencez une autre, celle-ci compte comme perdue.";
    leave_hint =
        "The game is kept: “Continue” among the challenges brings you back.",
        "La partie est gardée : « Continuer », parmi les défis, vous y ramène.";

    // Milestones.
    milestones = "Milestones", "Étapes";
    /// What each is called, and what it is for.
    milestone: [[&'static str; 2]; 6] =
        [
            ["Casting off", "Climb a first rung"],
            ["At the helm", "Beat the captain twice in a row"],
            ["Kraken tamer", "Beat the kraken twice in a row"],
            ["Ruler of the sea", "Do it in all three games"],
            ["Seven lanterns", "A deal of the day, 7 days in a row"],
            ["A whole moon", "The same, 30 days in a row"],
        ],
        [
            ["Larguer les amarres", "Monter un premier échelon"],
            ["À la barre", "Battre le capitaine deux fois de suite"],
            ["Dompter le kraken", "Battre le kraken deux fois de suite"],
            ["Maître des mers", "Y arriver dans les trois jeux"],
            ["Sept lanternes", "Une donne du jour, 7 jours de suite"],
            ["Toute une lune", "De même, 30 jours de suite"],
        ];
    reached = "reached", "atteinte";
    new_milestone(name: &str) = "Milestone: {name}", "Étape : {name}";
    not_yet = "not yet", "pas encore";
}
