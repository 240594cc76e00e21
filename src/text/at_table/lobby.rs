//! Before the game: people choose their places.

use crate::text::common::{plural_en, plural_fr};

texts! { Lobby:
    free_seat = "Free seat", "Place libre";
    sit_here = "Sit here", "S’asseoir ici";
    sit_at(side: &str) =
        { format!("Sit on the {} side", side.to_lowercase()) },
        { format!("S’asseoir côté {}", side.to_lowercase()) };
    you(name: &str) = "{name} (you)", "{name} (vous)";
    host = "host", "hôte";
    starts = "starts", "commence";
    is_ready = "ready", "c’est bon";
    not_ready = "not ready yet", "pas encore";
    is_away = "away", "hors ligne";
    bot = "bot", "robot";
    watching(names: &str) = "Watching: {names}", "Regardent la partie : {names}";

    // What is to be done.
    ready = "I’m ready", "C’est bon pour moi";
    not_yet = "Not yet", "Pas encore";
    start = "Start", "Commencer";
    all_ready = "Everybody is ready.", "Tout le monde y est.";
    too_few =
        "It takes two to play: wait for guests, or add a player.",
        "Il faut être deux : attendez des invités, ou ajoutez un joueur.";
    wait_for(names: &str) = "Not ready yet: {names}.", "On attend encore : {names}.";
    wait_for_return(names: &str) =
        "Away at the moment: {names}.",
        "Hors ligne pour l’instant : {names}.";
    host_starts(host: &str) =
        "You are ready. {host} starts the game.",
        "C’est noté. {host} lance la partie.";
    say_ready =
        "Say when you are ready.",
        "Dites quand c’est bon pour vous.";
    you_watch =
        "You are watching. The game begins soon.",
        "Vous regardez. La partie commence bientôt.";
    dealing =
        "The cards are being shuffled by everybody together…",
        "Tout le monde mélange les cartes ensemble…";
    given_up(deals: u32) =
        { match deals {
            1 => "The deal was given up.".to_owned(),
            _ => format!("{deals} deals were given up."),
        } },
        { match deals {
            1 => "La donne a été abandonnée.".to_owned(),
            _ => format!("{deals} donnes ont été abandonnées."),
        } };

    unfair(why: &str) =
        "The last game was not fair. {why}",
        "La dernière partie n’était pas loyale. {why}";

    // Bots and guests.
    add_player = "Add a player", "Ajouter un joueur";
    who_joins = "Who joins you?", "Qui joue avec vous ?";
    kick(name: &str) = "Send {name} away", "Renvoyer {name}";
    kick_question(name: &str) = "Send {name} away?", "Renvoyer {name} ?";
    kick_hint =
        "They leave the table at once and may come again. For good means that their profile stays out, and that old codes and invitations let nobody in.",
        "Son départ est immédiat, mais on peut revenir. Pour de bon : son profil restera dehors, et les anciens codes et invitations ne valent plus.";
    kick_now = "Send away", "Renvoyer";
    kick_for_good = "For good", "Pour de bon";
    keep = "Let them stay", "Laisser rester";

    // Who is there, during a game.
    people = "At the table", "À la table";
    people_and_invitation = "At the table, and the invitation", "À la table, et l’invitation";
    came(name: &str) = "{name} is here.", "{name} est là.";
    went_away(name: &str) = "{name} is away.", "{name} n’est plus là pour le moment.";
    came_back(name: &str) = "{name} is back.", "{name} est de retour.";
    left(name: &str) = "{name} has left.", "{name} a quitté la table.";
    watches = "watching", "regarde";
    /// How often somebody has won at this table.
    wins(wins: u32) =
        { plural_en(wins, "win", "wins") },
        { plural_fr(wins, "victoire", "victoires") };
    watchers(names: &str) = "Watching: {names}", "Regardent : {names}";

    // The game.
    rules = "The game", "La partie";
    change = "Change…", "Changer…";
    who_starts = "Who starts?", "Qui commence ?";
    chance = "Chance decides", "Le hasard décide";
    done = "Done", "Terminé";
    time(time: &str) = "Time for a turn: {time}", "Temps par tour : {time}";
    watch_yes = "Others may watch", "On peut venir regarder";
    watch_no = "Nobody may watch", "Personne ne peut regarder";

    // Letting people in.
    open_door = "Open to all", "Ouverte à tous";
    open_door_hint =
        "Everybody on this network can join without a code.",
        "Tout le monde sur ce réseau peut entrer sans code.";
    copy = "Copy invitation", "Copier l’invitation";
    copied = "Copied!", "Copiée !";
    show_qr = "Show as QR code", "Montrer le code QR";
    qr_title = "Invitation", "Invitation";
    qr_hint =
        "For those who do not see the table in their list: send them the invitation. It holds the address and the code.",
        "Pour ceux qui ne voient pas la table dans leur liste : envoyez-leur l’invitation. Elle contient l’adresse et le code.";
    qr_name = "QR code of the invitation", "Code QR de l’invitation";
    address = "Or by address:", "Ou par adresse :";
    unannounced =
        "Others cannot see this table in their list. Send them the invitation instead.",
        "Les autres ne voient pas cette table dans leur liste. Envoyez-leur l’invitation.";

    // Leaving.
    close_table = "Close the table?", "Fermer la table ?";
    close = "Close the table", "Fermer la table";
    close_hint =
        "Nothing has begun yet. Everybody goes home.",
        "Rien n’a encore commencé. Tout le monde rentre chez soi.";
    leave_hint = "Your place becomes free.", "Votre place se libère.";

    // During the game.
    let_sit_in = "Let a bot sit in", "Mettre un robot";
    somebody_away(name: &str) =
        "{name} is away. The seat is kept.",
        "{name} n’est pas là. La place est gardée.";
    lost_lines =
        "The end of the saved game was damaged: a few moves are lost.",
        "La fin de la sauvegarde était abîmée : quelques coups sont perdus.";
    you_paused = "You have paused the game.", "Vous avez mis la partie en pause.";
}
