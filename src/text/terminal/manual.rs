//! What the manual page says beyond the help of the commands.

texts! { Manual:
    /// What the section is called.
    games = "Games", "Jeux";
    name = "NAME", "NOM";
    about =
        "games of memory and secrets, against bots or on the same Wi-Fi",
        "des jeux de mémoire et de secrets, contre des robots ou sur le même Wi-Fi";
    synopsis = "SYNOPSIS", "SYNOPSIS";
    description = "DESCRIPTION", "DESCRIPTION";
    what_it_does =
        "Without a command the game opens in a window: practise against bots, host a table, or join one that somebody on the same network has opened. With an invitation, the window shows it; if it is open already, no second one is opened.",
        "Sans commande, le jeu s’ouvre dans une fenêtre : s’entraîner avec des robots, ouvrir une table, ou rejoindre celle de quelqu’un sur le même réseau. Avec une invitation, la fenêtre la montre ; si elle est déjà ouverte, il n’y en a pas de deuxième.";
    options = "OPTIONS", "OPTIONS";
    commands = "COMMANDS", "COMMANDES";
    files: [&'static str; 2] =
        [
            "FILES",
            "Identity, settings, seats, games and the log are in $XDG_DATA_HOME/cinderpeek, or in ~/.local/share/cinderpeek.",
        ],
        [
            "FICHIERS",
            "L’identité, les réglages, les places, les parties et le journal sont dans $XDG_DATA_HOME/cinderpeek, ou dans ~/.local/share/cinderpeek.",
        ];
    network: [&'static str; 2] =
        [
            "NETWORK",
            "Tables are found by multicast DNS (UDP port 5353) and played over QUIC, on a UDP port that the host draws or that is given with host --port. A firewall on the host’s machine has to let both in; doctor prints the line for that.",
        ],
        [
            "RÉSEAU",
            "Les tables se trouvent par DNS multicast (port UDP 5353) et se jouent par QUIC, sur un port UDP que l’hôte tire au hasard ou que donne host --port. Un pare-feu sur la machine de l’hôte doit laisser entrer les deux ; doctor affiche la ligne qu’il faut.",
        ];
    exit_status: [&'static str; 2] =
        [
            "EXIT STATUS",
            "0; 1 for content that makes no sense; 2 for arguments that do not.",
        ],
        [
            "CODE DE RETOUR",
            "0 ; 1 pour un contenu qui n’a pas de sens ; 2 pour des arguments qui n’en ont pas.",
        ];
}
