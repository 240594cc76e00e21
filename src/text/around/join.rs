//! Joining a table that is not in the list, and being let in.

texts! { Join:
    title = "Join by invitation or address", "Rejoindre par invitation ou adresse";
    intro =
        "The host’s screen shows an invitation to copy. Paste it here, paste or drop a picture of its QR code, or type the address shown beside it.",
        "L’écran de l’hôte montre une invitation à copier. Collez-la ici, collez ou déposez une image de son code QR, ou tapez l’adresse qui est à côté.";
    field = "Invitation or address", "Invitation ou adresse";
    field_hint = "cinderpeek:… or 192.168.1.20:40000", "cinderpeek:… ou 192.168.1.20:40000";
    paste = "Paste", "Coller";
    is_invite =
        "An invitation: it has all that is needed.",
        "Une invitation : elle contient tout ce qu’il faut.";
    is_address = "An address.", "Une adresse.";
    damaged =
        "A part of this invitation is missing. Copy the whole line again.",
        "Il manque une partie de cette invitation. Copiez de nouveau toute la ligne.";
    later =
        "This invitation is from a newer Cinderpeek. Install the host’s version.",
        "Cette invitation vient d’un Cinderpeek plus récent. Installez la version de l’hôte.";
    neither =
        "This is neither an invitation nor an address. An address looks like 192.168.1.20:40000.",
        "Ce n’est ni une invitation ni une adresse. Une adresse ressemble à 192.168.1.20:40000.";
    no_port =
        "The number after the colon is missing: the host’s screen shows it.",
        "Il manque le nombre après les deux-points : l’écran de l’hôte le montre.";
    code = "Join code", "Code";
    code_optional = "Join code, if the table has one", "Code, si la table en a un";
    code_hint = "K7M-2QX", "K7M-2QX";
    watch_only = "Only watch", "Seulement regarder";

    // A picture of a QR code.
    drop_picture =
        "Drop a picture of an invitation’s QR code",
        "Déposez l’image du code QR d’une invitation";
    /// Too large, unreadable, without a code, with another one.
    pictures: [&'static str; 4] =
        [
            "This picture is too large. Cut it down to the QR code, and try again.",
            "This file cannot be read as a picture: it has to be PNG or JPEG.",
            "No QR code was found in this picture. Take it from nearer, with some white around the code.",
            "The QR code in this picture is no invitation. The host’s screen shows the right one.",
        ],
        [
            "Cette image est trop grande. Recadrez-la sur le code QR, puis réessayez.",
            "Ce fichier ne se lit pas comme une image : il faut du PNG ou du JPEG.",
            "Pas de code QR dans cette image. Prenez-la de plus près, avec un peu de blanc autour du code.",
            "Le code QR de cette image n’est pas une invitation. L’écran de l’hôte montre le bon.",
        ];

    join = "Join", "Rejoindre";
    calling(table: &str) = "Calling “{table}”…", "On appelle « {table} »…";
    calling_long =
        "Nobody answers yet. Is the table still open, and are you both on the same network? We keep trying.",
        "Personne ne répond encore. La table est-elle toujours ouverte, et êtes-vous sur le même réseau ? On continue d’essayer.";

    // The code.
    needs_code(table: &str) = "“{table}” asks for its code", "« {table} » demande son code";
    where_code =
        "It is shown in big letters on the host’s screen.",
        "Il est affiché en grand sur l’écran de l’hôte.";
    /// The same while a game is under way.
    where_code_now =
        "During a game the host sees it after a click on the figure at the top.",
        "En cours de partie, l’hôte le voit en cliquant sur la silhouette, en haut.";
    wrong_code =
        "That was not the code. Have another look, and try again.",
        "Ce n’était pas le bon code. Regardez encore, et réessayez.";
    code_length(typed: usize) =
        "A code has six letters and digits; these are {typed}.",
        "Un code a six lettres et chiffres ; en voilà {typed}.";
    code_letter(letter: char) =
        "“{letter}” is in no code: there is no 0, 1, I, L or O.",
        "« {letter} » n’est dans aucun code : ni 0, ni 1, ni I, L ou O.";
    no_code_needed =
        "This table is open and asks for no code. If the host says so too, come in without one.",
        "Cette table est ouverte et ne demande pas de code. Si l’hôte le confirme, entrez sans code.";
    without_code = "Join without a code", "Entrer sans code";
}
