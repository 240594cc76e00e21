//! Around a table, whatever is played at it.

texts! { Table:
    leave = "Leave the table", "Quitter la table";
    leave_question = "Leave the table?", "Quitter la table ?";
    leave_practice =
        "Your game is saved. “Continue” on the home screen brings you back to it.",
        "La partie est sauvegardée. « Continuer », sur l’écran d’accueil, vous y ramène.";
    leave_hosted =
        "The table closes for everybody, but the game is saved: “Continue” opens it again, and your guests find their seats.",
        "La table ferme pour tout le monde, mais la partie est sauvegardée : « Continuer » la rouvre, et vos invités retrouvent leur place.";
    leave_joined =
        "Your seat is kept while the table is open. “Continue” takes you back to it.",
        "Votre place est gardée tant que la table est ouverte. « Continuer » vous y ramène.";
    leave_watching =
        "The others play on. You can watch again while the table is open.",
        "Les autres continuent. Vous pourrez revenir regarder tant que la table est ouverte.";
    leave_over =
        "The game is over and counted: nothing is lost.",
        "La partie est finie et comptée : rien n’est perdu.";
    leave_hosted_over =
        "The table closes for everybody. The game is over and counted: nothing is lost.",
        "La table ferme pour tout le monde. La partie est finie et comptée : rien n’est perdu.";
    stay = "Stay", "Rester";
    log = "Log", "Journal";
    fold_log = "Fold the log", "Replier le journal";
    unfold_log = "Show the log", "Montrer le journal";
    log_empty = "Nothing has happened yet.", "Il ne s’est encore rien passé.";
    /// To be pressed where a long log goes on above.
    log_earlier = "Earlier", "Avant";
    /// Whose part of the log is read.
    whose_log = "Whose log", "Le journal de qui";
    everybody = "Everybody", "Tous";
    /// The same for somebody who has come back to a game.
    log_begins = "The game goes on from here.", "La partie continue à partir d’ici.";
    chat = "Chat", "Discussion";
    chat_hint = "Say…", "Dire…";
    send = "Send", "Envoyer";
    mute = "Sound off", "Couper le son";
    unmute = "Sound on", "Remettre le son";
    summary = "Summary card", "Aide-mémoire";
    bot_speed = "Speed of the bots", "Vitesse des robots";
    fullscreen = "Full screen", "Plein écran";
    away = "away", "absent";
    sits_in = "a bot sits in", "un robot joue";
    reconnecting =
        "The table does not answer. Your seat is kept; trying again…",
        "La table ne répond pas. Votre place est gardée ; nouvel essai…";
    opening = "The table is being set…", "On prépare la table…";
    pausing = "The game is paused.", "La partie est en pause.";
    paused = "The host has paused the game.", "L’hôte a mis la partie en pause.";
    pause = "Pause", "Pause";
    resume = "Resume", "Reprendre";
    unsaved =
        "The host’s disk is full, so the game waits. It goes on as soon as there is room.",
        "Le disque de l’hôte est plein : la partie attend. Elle reprendra dès qu’il y aura de la place.";
    spectator = "You are watching.", "Vous regardez la partie.";
    time_up(name: &str) = "{name} ran out of time.", "Temps écoulé pour {name}.";
    your_time_up = "You ran out of time.", "Votre temps est écoulé.";
    clock_frozen = "The clock stands still.", "La montre est arrêtée.";
    /// The title of the window.
    turn_title(program: &str) = "● Your turn – {program}", "● À vous – {program}";
    /// A notification of the desktop, and what pressing it does.
    turn_notification = "Your turn", "À vous de jouer";
    to_table = "To the table", "À la table";
    /// To whoever is not ready yet, on a screen over the lobby.
    waits_for_you = "The others wait for you", "On vous attend";
    you = "You", "Vous";
    over = "The game is over.", "La partie est finie.";

    // Cards and plates, as a screen reader says them.
    face_down(cell: &str) = "{cell}, face down", "{cell}, face cachée";
    face_up(cell: &str, card: &str) = "{cell}, {card}", "{cell}, {card}";
    looked_at(cell: &str, card: &str) =
        "{cell}, {card}, only you see it",
        "{cell}, {card}, visible pour vous seulement";
    may_choose(what: &str) = "{what}, can be chosen", "{what}, au choix";
    in_turn = ", to play", ", c’est son tour";

    // Cards, to whoever plays.
    got_them = "I’ve got them", "C’est retenu";
    lies_open = "This one is face up already.", "Celle-ci est déjà visible.";

    reactions: [&'static str; 8] =
        ["Ahoy!", "Bravo!", "Ouch!", "Ha ha!", "Hmm…", "Hurry up!", "Thanks!", "Arrr!"],
        ["Ohé !", "Bravo !", "Aïe !", "Ha ha !", "Hmm…", "Plus vite !", "Merci !", "Arrr !"];
}
