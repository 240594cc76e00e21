//! Opening a table for others.

use crate::text::common::of_fr;

texts! { Host:
    title = "Host a table", "Ouvrir une table";
    name = "Name of the table", "Nom de la table";
    /// "Zoë's table".
    usual_name(player: &str) =
        {
            if player.ends_with('s') {
                format!("{player}’ table")
            } else {
                format!("{player}’s table")
            }
        },
        { format!("Table {}", of_fr(player)) };
    door = "Who may join?", "Qui peut venir ?";
    with_code = "Those who know the code", "Ceux qui ont le code";
    with_code_hint =
        "You read six characters aloud; the others type them once.",
        "Vous lisez six caractères à voix haute ; on les tape une fois.";
    open = "Everybody on this network", "Tout le monde sur ce réseau";
    open_hint =
        "No code. Good at home, less so on a café’s Wi-Fi.",
        "Sans code. Bien à la maison, moins sur le Wi-Fi d’un café.";
    running = "At the table", "Autour de la table";
    watchers_hint =
        "They see what lies open for everybody, and can chat.",
        "On voit ce qui est visible pour tous, et on peut discuter.";
    time = "Time for a turn", "Temps par tour";
    no_limit = "No limit", "Sans limite";
    seconds(seconds: u16) = "{seconds} s", "{seconds} s";
    show = "Cards stay in sight, at most", "Les cartes restent visibles, au plus";
    sit_in = "If somebody is away", "Si quelqu’un s’absente";
    never = "Wait", "Attendre";
    after(seconds: u16) =
        {
            if seconds < 120 {
                format!("Bot after {seconds} s")
            } else {
                format!("Bot after {} min", seconds / 60)
            }
        },
        {
            if seconds < 120 {
                format!("Robot : {seconds} s")
            } else {
                format!("Robot : {} min", seconds / 60)
            }
        };
    sit_in_hint =
        "The bot leaves as soon as they are back.",
        "Le robot s’en va dès que la personne revient.";
    open_table = "Open the table", "Ouvrir la table";
    replaces =
        "You have an unfinished table. Opening a new one puts it aside.",
        "Vous avez une table inachevée. En ouvrir une autre la met de côté.";
}
