//! Arguments and files that make no sense.

use crate::table::messages::words::TextError;

texts! { Arguments:
    /// A complaint, and where to read on.
    see_help(complaint: &str, command: &str) =
        "{complaint} See {command} --help.",
        "{complaint} Voir {command} --help.";
    no_command(name: &str) =
        "There is no command \"{name}\".",
        "Il n’y a pas de commande « {name} ».";
    no_option(name: &str) = "There is no option \"{name}\".", "Il n’y a pas d’option « {name} ».";
    what_for(word: &str) = "What is \"{word}\" for?", "Que veut dire « {word} » ?";
    missing(option: &str) =
        "Something has to follow --{option}.",
        "Il manque quelque chose après --{option}.";
    not_text(option: &str) =
        "What follows --{option} is not readable text.",
        "Ce qui suit --{option} n’est pas un texte lisible.";
    no_number(option: &str, text: &str) =
        "--{option} takes a whole number, and \"{text}\" is none in range.",
        "--{option} veut un nombre entier ; « {text} » n’en est pas un, ou sort des limites.";
    takes_no_value(option: &str) = "{option} takes no value.", "{option} ne prend pas de valeur.";
    languages = "The languages are en and fr.", "Les langues sont en et fr.";
    shells = "For which shell? bash, zsh or fish.", "Pour quel shell ? bash, zsh ou fish.";
    log_levels(levels: &str) =
        "--log takes one of {levels}.",
        "--log veut l’un de ces mots : {levels}.";

    no_game(name: &str, games: &str) =
        "There is no game \"{name}\". Choose among {games}.",
        "Il n’y a pas de jeu « {name} ». Choisissez parmi {games}.";
    no_bot(name: &str, bots: &str) =
        "There is no bot \"{name}\". Choose among {bots}.",
        "Il n’y a pas de robot « {name} ». Choisissez parmi {bots}.";
    not_for_game(option: &str, game: &str) =
        "--{option} means nothing for {game}.",
        "--{option} ne veut rien dire pour {game}.";
    too_many_bots(bots: usize, seats: u8) =
        "{bots} bots do not fit on {seats} seats.",
        "Trop de robots ({bots}) pour le nombre de places ({seats}).";
    no_tally =
        "There is nothing to tally in this game, only in royaume.",
        "Il n’y a rien à relever dans ce jeu, seulement dans royaume.";
    which_file = "Which file?", "Quel fichier ?";
    from_one = "Games are counted from 1.", "Les parties se comptent à partir de 1.";
    table_name = "A table needs a name: --name.", "Il faut un nom à la table : --name.";
    how_many =
        "How many are to play? Say so with --seats.",
        "Combien de joueurs ? Dites-le avec --seats.";
    code_or_open = "--code and --open exclude each other.", "--code et --open s’excluent.";
    which_table =
        "Say which table: its NAME, --address or --invite.",
        "Dites quelle table : son NOM, --address ou --invite.";
    who_plays =
        "Say who plays: --bot LEVEL, or --watch.",
        "Dites qui joue : --bot NIVEAU, ou --watch.";
    no_table_name(why: &str) =
        "That is no table’s name. {why}",
        "Ce n’est pas un nom de table. {why}";
    no_player_name(why: &str) =
        "That is no player’s name. {why}",
        "Ce n’est pas un nom de joueur. {why}";
    empty = "Write at least one character.", "Écrivez au moins un caractère.";
    too_long(most: usize) = "At most {most} characters, please.", "Au plus {most} caractères.";
    unprintable =
        "Write it on one line, with characters one can see.",
        "Écrivez-le sur une ligne, avec des caractères visibles.";

    cannot_read(path: &str, error: &str) =
        "Cannot read {path}: {error}.",
        "Impossible de lire {path} : {error}.";
    cannot_write(path: &str, error: &str) =
        "Cannot write {path}: {error}.",
        "Impossible d’écrire {path} : {error}.";
    cannot_print(error: &str) =
        "Cannot write the output: {error}.",
        "Impossible d’afficher la suite : {error}.";
    no_home =
        "There is no home folder to keep your seat and games in. Name one with --data.",
        "Il n’y a pas de dossier personnel où garder votre place et vos parties. Indiquez-en un avec --data.";
    no_interface(name: &str, known: &str) =
        "There is no network interface \"{name}\" with an address. There are: {known}.",
        "Aucune interface réseau « {name} » n’a d’adresse. Il y a : {known}.";
    cannot_list(error: &str) =
        "Cannot list the network interfaces: {error}.",
        "Impossible de lister les interfaces réseau : {error}.";
    #[cfg_attr(feature = "window", expect(dead_code, reason = "this build has a window"))]
    no_window =
        "This build has no window, only the commands: see cinderpeek --help.",
        "Cette version n’a pas de fenêtre, seulement les commandes : voir cinderpeek --help.";
    no_screen(why: &str) =
        "No window can be opened here: {why}. Start Cinderpeek in a graphical session, or use its commands (cinderpeek --help).",
        "Impossible d’ouvrir une fenêtre ici : {why}. Lancez Cinderpeek dans une session graphique, ou utilisez ses commandes (cinderpeek --help).";
    no_graphics =
        "No window can be opened here: OpenGL is missing. Install your graphics card’s driver, or Mesa (on Debian and Ubuntu: libegl1 and libgl1-mesa-dri).",
        "Impossible d’ouvrir une fenêtre ici : OpenGL manque. Installez le pilote de votre carte graphique, ou Mesa (sur Debian et Ubuntu : libegl1 et libgl1-mesa-dri).";
    no_library(name: &str) =
        "No window can be opened here: a library is missing, {name}. On Debian and Ubuntu: sudo apt install {LIBRARIES}",
        "Impossible d’ouvrir une fenêtre ici : il manque une bibliothèque, {name}. Sur Debian et Ubuntu : sudo apt install {LIBRARIES}";
    window_fault(report: &str) =
        "The window ended because of a fault in the program. What is known about it is in {report}. Your table is saved: start again and choose Continue.",
        "La fenêtre s’est arrêtée à cause d’une erreur du programme. Ce qu’on en sait est dans {report}. Votre table est sauvegardée : relancez et choisissez « Continuer ».";
}

impl Arguments {
    /// Why a name cannot be used.
    pub fn name_error(&self, why: &TextError) -> String {
        match why {
            TextError::Empty => self.empty.to_owned(),
            TextError::TooLong(most) => self.too_long(*most),
            TextError::Unprintable => self.unprintable.to_owned(),
        }
    }
}

/// The packages of the libraries that the window loads, but for OpenGL.
const LIBRARIES: &str = "libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0 libwayland-client0 libwayland-egl1";
