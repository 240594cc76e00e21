//! The first screen.

texts! { Home:
    /// Whom one practises against.
    against(bots: &str) = "You against {bots}", "Vous contre {bots}";
    change_practice = "Change opponents and rules", "Changer d’adversaires et de règles";
    host_hint = "Friends on your network join in", "Vos amis la rejoignent par le réseau";
    go_on_practising = "Go on practising", "Reprendre l’entraînement";
    go_on_practice(game: &str, bots: &str) = "{game} against {bots}", "{game} contre {bots}";
    go_on_hosted(table: &str) = "Open “{table}” again", "Rouvrir « {table} »";
    go_on_hosted_with(names: &str) = "with {names}", "avec {names}";
    go_on_joined(table: &str) = "Back to “{table}”", "Retourner à « {table} »";
    go_on_joined_hint = "Your seat is kept there", "Votre place y est gardée";
    last_played(about: &str, day: &str) =
        "{about} · last played {day}",
        "{about} · dernière fois le {day}";
    tables = "Tables around you", "Les tables autour de vous";
    no_tables = "No table in sight yet.", "Aucune table en vue pour l’instant.";
    no_tables_hint =
        "As soon as somebody on your network opens one, it shows up here by itself.",
        "Dès que quelqu’un en ouvre une sur votre réseau, elle apparaît ici toute seule.";
    blind =
        "This computer cannot look for tables right now. You can still join by invitation.",
        "Cet ordinateur ne peut pas chercher de tables en ce moment. Vous pouvez toujours rejoindre une table par invitation.";
    quit = "Quit", "Quitter";
    welcome = "Ahoy! What shall we call you?", "Ohé ! Comment vous appelle-t-on ?";
    welcome_hint =
        "This is the name the others at the table will see.",
        "C’est le nom que les autres verront à la table.";
    your_name = "Your name", "Votre nom";
    lets_go = "Come aboard", "Monter à bord";
    lesson_question(name: &str) = "Welcome, {name}!", "Bienvenue, {name} !";
    lesson_hint =
        "Shall we show you a game? You learn it by playing, in a few minutes.",
        "On vous montre un jeu ? Vous l’apprenez en jouant, en quelques minutes.";
    lesson_later = "Later", "Plus tard";

    // A table in the list.
    free(free: u8, seats: u8) =
        "{free} of {seats} seats free",
        {
            let word = if free == 1 { "place libre" } else { "places libres" };
            format!("{free} {word} sur {seats}")
        };
    players(players: u8) = "{players} players", "{players} joueurs";
    full = "full", "complète";
    playing = "game under way", "partie en cours";
    over = "game over", "partie terminée";
    open = "open to all", "ouverte à tous";
    locked = "asks for a code", "demande un code";
    met = "you have been there", "déjà visitée";
    other_version =
        "Another version of Cinderpeek: install the same one on both computers.",
        "Une autre version de Cinderpeek : installez la même sur les deux ordinateurs.";
    other_game =
        "A game that this version does not know.",
        "Un jeu que cette version ne connaît pas.";
    watch = "Watch", "Regarder";
    back_in = "Go back in", "Y retourner";
    /// What a click on a table does, as a screen reader says it.
    row(act: &str, table: &str, about: &str) =
        "{act}: {table}, {about}",
        "{act} : {table}, {about}";
}
