//! Opening a table for others.

pub struct Host {
    pub title: &'static str,
    pub name: &'static str,
    /// "Zoë's table".
    pub usual_name: fn(player: &str) -> String,
    pub rules: &'static str,
    pub door: &'static str,
    pub with_code: &'static str,
    pub with_code_hint: &'static str,
    pub open: &'static str,
    pub open_hint: &'static str,
    pub running: &'static str,
    pub watchers: &'static str,
    pub watchers_hint: &'static str,
    pub time: &'static str,
    pub no_limit: &'static str,
    pub seconds: fn(u16) -> String,
    pub show: &'static str,
    pub sit_in: &'static str,
    pub never: &'static str,
    pub after: fn(u16) -> String,
    pub sit_in_hint: &'static str,
    pub open_table: &'static str,
    pub replaces: &'static str,
}

pub const EN: Host = Host {
    title: "Host a table",
    name: "Name of the table",
    usual_name: |player| {
        if player.ends_with('s') {
            format!("{player}’ table")
        } else {
            format!("{player}’s table")
        }
    },
    rules: "The game",
    door: "Who may join?",
    with_code: "Those who know the code",
    with_code_hint: "You read six characters aloud; the others type them once.",
    open: "Everybody on this network",
    open_hint: "No code. Good at home, less so on a café’s Wi-Fi.",
    running: "At the table",
    watchers: "Others may watch",
    watchers_hint: "They see what lies open for everybody, and can chat.",
    time: "Time for a turn",
    no_limit: "No limit",
    seconds: |seconds| format!("{seconds} s"),
    show: "Cards stay in sight, at most",
    sit_in: "If somebody loses the connection",
    never: "Wait",
    after: |seconds| {
        if seconds < 120 {
            format!("Bot after {seconds} s")
        } else {
            format!("Bot after {} min", seconds / 60)
        }
    },
    sit_in_hint: "The bot leaves as soon as they are back.",
    open_table: "Open the table",
    replaces: "You have an unfinished table. Opening a new one puts it aside.",
};

pub const FR: Host = Host {
    title: "Ouvrir une table",
    name: "Nom de la table",
    usual_name: |player| {
        let vowel = player.chars().next().is_some_and(|first| "AEIOUYÀÂÉÈÊËÎÏÔŒÛ".contains(first));
        if vowel { format!("Table d’{player}") } else { format!("Table de {player}") }
    },
    rules: "La partie",
    door: "Qui peut venir ?",
    with_code: "Ceux qui ont le code",
    with_code_hint: "Vous lisez six caractères à voix haute ; on les tape une fois.",
    open: "Tout le monde sur ce réseau",
    open_hint: "Sans code. Bien à la maison, moins sur le Wi-Fi d’un café.",
    running: "Autour de la table",
    watchers: "On peut venir regarder",
    watchers_hint: "On voit ce qui est visible pour tous, et on peut discuter.",
    time: "Temps par tour",
    no_limit: "Sans limite",
    seconds: |seconds| format!("{seconds} s"),
    show: "Les cartes restent visibles, au plus",
    sit_in: "Si quelqu’un perd la connexion",
    never: "Attendre",
    after: |seconds| {
        if seconds < 120 {
            format!("Robot : {seconds} s")
        } else {
            format!("Robot : {} min", seconds / 60)
        }
    },
    sit_in_hint: "Le robot s’en va dès que la personne revient.",
    open_table: "Ouvrir la table",
    replaces: "Vous avez une table inachevée. En ouvrir une autre la met de côté.",
};
