//! Deals of the day, the ladder, and milestones.

pub struct Challenges {
    pub title: &'static str,
    /// On the first screen: how many of today's deals are played, and for how many days in a row.
    pub home_line: fn(played: usize, deals: usize, streak: usize) -> String,
    pub unreadable: fn(path: &str) -> String,
    pub play: &'static str,
    pub go_on: &'static str,
    /// What a press does, at which game, and what is known of it, as a screen reader says it.
    pub row: fn(act: &str, game: &str, about: &str) -> String,

    // Deals of the day.
    pub daily: &'static str,
    pub daily_about: fn(day: &str) -> String,
    pub begun: &'static str,
    pub begun_before: fn(day: &str) -> String,
    pub won: fn(own: &str, others: &str) -> String,
    pub lost: fn(own: &str, others: &str) -> String,
    pub done_in: fn(time: &str) -> String,
    pub again_short: &'static str,
    pub again: &'static str,
    /// What the marks of a result stand for.
    pub marks: [&'static str; 4],
    pub copy: fn(game: &str) -> String,
    pub copied: &'static str,
    pub streak: fn(days: usize) -> String,
    pub longest: fn(days: usize) -> String,
    /// At the end of a game.
    pub deal_counts: fn(day: &str) -> String,

    // The ladder.
    pub ladder: &'static str,
    pub ladder_about: &'static str,
    pub rung: fn(number: usize, of: usize, bot: &str) -> String,
    pub one_win: &'static str,
    pub top: &'static str,
    pub next_game: &'static str,
    /// At the end of a game: who comes next, after a climb, after one win, after none.
    pub climbed: fn(bot: &str) -> String,
    pub one_more: fn(bot: &str) -> String,
    pub holds: fn(bot: &str) -> String,
    pub give_up_hint: &'static str,
    pub leave_hint: &'static str,

    // Milestones.
    pub milestones: &'static str,
    /// What each is called, and what it is for.
    pub milestone: [[&'static str; 2]; 6],
    pub reached: &'static str,
    pub new_milestone: fn(name: &str) -> String,
    pub not_yet: &'static str,
}

pub const EN: Challenges = Challenges {
    title: "Challenges",
    home_line: |played, deals, streak| {
        let days = if streak > 1 { format!(" · {streak} days in a row") } else { String::new() };
        format!("Deals today: {played} of {deals}{days}")
    },
    unreadable: |path| {
        format!(
            "Your deals of the day and your ladder could not be read, and begin anew. The old file is kept: {path}"
        )
    },
    play: "Play",
    go_on: "Continue",
    row: |act, game, about| format!("{act}: {game}, {about}"),

    daily: "Deal of the day",
    daily_about: |day| {
        format!(
            "{day}: the same cards for everybody, until midnight (UTC). Your first game of a deal counts."
        )
    },
    begun: "Begun: it goes on where you left it",
    begun_before: |day| format!("New today · the deal of {day} is unfinished"),
    won: |own, others| format!("Won, {own} to {others}"),
    lost: |own, others| format!("Lost, {own} to {others}"),
    done_in: |time| format!("Done in {time}"),
    again_short: "Again",
    again: "Again, not counted",
    marks: ["won", "not won", "trap", "prize"],
    copy: |game| format!("Copy the result of {game}"),
    copied: "Copied: paste it wherever you like. It gives no card away.",
    streak: |days| match days {
        0 => "No streak yet: one deal a day is enough.".to_owned(),
        1 => "Streak: 1 day".to_owned(),
        _ => format!("Streak: {days} days"),
    },
    longest: |days| match days {
        1 => "longest: 1 day".to_owned(),
        _ => format!("longest: {days} days"),
    },
    deal_counts: |day| format!("The deal of {day} counts"),

    ladder: "Ladder",
    ladder_about: "Beat a bot twice in a row, and the next one waits for you. Everybody plays by the same rules there.",
    rung: |number, of, bot| format!("Rung {number} of {of}: {bot}"),
    one_win: "one win so far",
    top: "At the top: every bot is beaten",
    next_game: "Next game on the ladder",
    climbed: |bot| format!("You climb a rung! {bot} waits for you."),
    one_more: |bot| format!("One win against {bot}: one more in a row, and you climb."),
    holds: |bot| format!("{bot} holds the rung: two wins in a row, and you climb."),
    give_up_hint: "If you begin a new one, this one counts as lost.",
    leave_hint: "The game is kept: “Continue” among the challenges brings you back.",

    milestones: "Milestones",
    milestone: [
        ["Casting off", "Climb a first rung"],
        ["At the helm", "Beat the captain twice in a row"],
        ["Kraken tamer", "Beat the kraken twice in a row"],
        ["Ruler of the sea", "Do it in all three games"],
        ["Seven lanterns", "A deal of the day, 7 days in a row"],
        ["A whole moon", "The same, 30 days in a row"],
    ],
    reached: "reached",
    new_milestone: |name| format!("Milestone: {name}"),
    not_yet: "not yet",
};

pub const FR: Challenges = Challenges {
    title: "Défis",
    home_line: |played, deals, streak| {
        let days = if streak > 1 { format!(" · {streak} jours de suite") } else { String::new() };
        format!("Donnes du jour : {played} sur {deals}{days}")
    },
    unreadable: |path| {
        format!(
            "Vos donnes du jour et votre échelle sont illisibles et repartent de zéro. L’ancien fichier est gardé : {path}"
        )
    },
    play: "Jouer",
    go_on: "Continuer",
    row: |act, game, about| format!("{act} : {game}, {about}"),

    daily: "Donne du jour",
    daily_about: |day| {
        format!(
            "{day} : les mêmes cartes pour tous, jusqu’à minuit (UTC). Votre première partie compte."
        )
    },
    begun: "Commencée : elle reprend où vous l’avez laissée",
    begun_before: |day| format!("Nouvelle · celle du {day} n’est pas finie"),
    won: |own, others| format!("Gagnée, {own} à {others}"),
    lost: |own, others| format!("Perdue, {own} à {others}"),
    done_in: |time| format!("Finie en {time}"),
    again_short: "Rejouer",
    again: "Rejouer, sans compter",
    marks: ["gagné", "pas gagné", "piège", "prix"],
    copy: |game| format!("Copier le résultat de {game}"),
    copied: "Copié : collez-le où vous voulez. Il ne trahit aucune carte.",
    streak: |days| match days {
        0 => "Pas encore de série : une donne par jour suffit.".to_owned(),
        1 => "Série : 1 jour".to_owned(),
        _ => format!("Série : {days} jours"),
    },
    longest: |days| match days {
        1 => "la plus longue : 1 jour".to_owned(),
        _ => format!("la plus longue : {days} jours"),
    },
    deal_counts: |day| format!("La donne du {day} compte"),

    ladder: "Échelle",
    ladder_about: "Battez un robot deux fois de suite, et le suivant vous attend. Les règles y sont les mêmes pour tous.",
    rung: |number, of, bot| format!("Échelon {number} sur {of} : {bot}"),
    one_win: "une victoire déjà",
    top: "Tout en haut : chaque robot est battu",
    next_game: "Partie suivante sur l’échelle",
    climbed: |bot| format!("Vous montez d’un échelon ! {bot} vous attend."),
    one_more: |bot| format!("Une victoire contre {bot} : encore une de suite, et vous montez."),
    holds: |bot| format!("{bot} tient l’échelon : deux victoires de suite, et vous montez."),
    give_up_hint: "Si vous en commencez une autre, celle-ci compte comme perdue.",
    leave_hint: "La partie est gardée : « Continuer », parmi les défis, vous y ramène.",

    milestones: "Étapes",
    milestone: [
        ["Larguer les amarres", "Monter un premier échelon"],
        ["À la barre", "Battre le capitaine deux fois de suite"],
        ["Dompter le kraken", "Battre le kraken deux fois de suite"],
        ["Maître des mers", "Y arriver dans les trois jeux"],
        ["Sept lanternes", "Une donne du jour, 7 jours de suite"],
        ["Toute une lune", "De même, 30 jours de suite"],
    ],
    reached: "atteinte",
    new_milestone: |name| format!("Étape : {name}"),
    not_yet: "pas encore",
};
