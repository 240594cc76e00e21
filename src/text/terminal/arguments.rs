//! Arguments and files that make no sense.

use crate::table::messages::words::TextError;

pub struct Arguments {
    /// A complaint, and where to read on.
    pub see_help: fn(complaint: &str, command: &str) -> String,
    pub no_command: fn(name: &str) -> String,
    pub no_option: fn(name: &str) -> String,
    pub what_for: fn(word: &str) -> String,
    pub missing: fn(option: &str) -> String,
    pub not_text: fn(option: &str) -> String,
    pub no_number: fn(option: &str, text: &str) -> String,
    pub takes_no_value: fn(option: &str) -> String,
    pub languages: &'static str,
    pub shells: &'static str,
    pub log_levels: fn(levels: &str) -> String,

    pub no_game: fn(name: &str, games: &str) -> String,
    pub no_bot: fn(name: &str, bots: &str) -> String,
    pub not_for_game: fn(option: &str, game: &str) -> String,
    pub too_many_bots: fn(bots: usize, seats: u8) -> String,
    pub no_tally: &'static str,
    pub which_file: &'static str,
    pub from_one: &'static str,
    pub table_name: &'static str,
    pub how_many: &'static str,
    pub code_or_open: &'static str,
    pub which_table: &'static str,
    pub who_plays: &'static str,
    pub no_table_name: fn(why: &str) -> String,
    pub no_player_name: fn(why: &str) -> String,
    empty: &'static str,
    too_long: fn(most: usize) -> String,
    unprintable: &'static str,

    pub cannot_read: fn(path: &str, error: &str) -> String,
    pub cannot_write: fn(path: &str, error: &str) -> String,
    pub cannot_print: fn(error: &str) -> String,
    pub no_home: &'static str,
    pub no_interface: fn(name: &str, known: &str) -> String,
    pub cannot_list: fn(error: &str) -> String,
    #[cfg(not(feature = "window"))]
    pub no_window: &'static str,
    pub no_screen: fn(why: &str) -> String,
    pub no_graphics: &'static str,
    pub no_library: fn(name: &str) -> String,
    pub window_fault: fn(report: &str) -> String,
}

impl Arguments {
    /// Why a name cannot be used.
    pub fn name_error(&self, why: &TextError) -> String {
        match why {
            TextError::Empty => self.empty.to_owned(),
            TextError::TooLong(most) => (self.too_long)(*most),
            TextError::Unprintable => self.unprintable.to_owned(),
        }
    }
}

/// The packages of the libraries that the window loads, but for OpenGL.
const LIBRARIES: &str = "libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0 libwayland-client0 libwayland-egl1";

pub const EN: Arguments = Arguments {
    see_help: |complaint, command| format!("{complaint} See {command} --help."),
    no_command: |name| format!("There is no command \"{name}\"."),
    no_option: |name| format!("There is no option \"{name}\"."),
    what_for: |word| format!("What is \"{word}\" for?"),
    missing: |option| format!("Something has to follow --{option}."),
    not_text: |option| format!("What follows --{option} is not readable text."),
    no_number: |option, text| {
        format!("--{option} takes a whole number, and \"{text}\" is none in range.")
    },
    takes_no_value: |option| format!("{option} takes no value."),
    languages: "The languages are en and fr.",
    shells: "For which shell? bash, zsh or fish.",
    log_levels: |levels| format!("--log takes one of {levels}."),

    no_game: |name, games| format!("There is no game \"{name}\". Choose among {games}."),
    no_bot: |name, bots| format!("There is no bot \"{name}\". Choose among {bots}."),
    not_for_game: |option, game| format!("--{option} means nothing for {game}."),
    too_many_bots: |bots, seats| format!("{bots} bots do not fit on {seats} seats."),
    no_tally: "There is nothing to tally in this game, only in royaume.",
    which_file: "Which file?",
    from_one: "Games are counted from 1.",
    table_name: "A table needs a name: --name.",
    how_many: "How many are to play? Say so with --seats.",
    code_or_open: "--code and --open exclude each other.",
    which_table: "Say which table: its NAME, --address or --invite.",
    who_plays: "Say who plays: --bot LEVEL, or --watch.",
    no_table_name: |why| format!("That is no table's name. {why}"),
    no_player_name: |why| format!("That is no player's name. {why}"),
    empty: "Write at least one character.",
    too_long: |most| format!("At most {most} characters, please."),
    unprintable: "Write it on one line, with characters one can see.",

    cannot_read: |path, error| format!("Cannot read {path}: {error}."),
    cannot_write: |path, error| format!("Cannot write {path}: {error}."),
    cannot_print: |error| format!("Cannot write the output: {error}."),
    no_home: "There is no home folder to keep your seat and games in. Name one with --data.",
    no_interface: |name, known| {
        format!("There is no network interface \"{name}\" with an address. There are: {known}.")
    },
    cannot_list: |error| format!("Cannot list the network interfaces: {error}."),
    #[cfg(not(feature = "window"))]
    no_window: "This build has no window, only the commands: see cinderpeek --help.",
    no_screen: |why| {
        format!(
            "No window can be opened here: {why}. Start Cinderpeek in a graphical session, or use its commands (cinderpeek --help)."
        )
    },
    no_graphics: "No window can be opened here: OpenGL is missing. Install your graphics card's driver, or Mesa (on Debian and Ubuntu: libegl1 and libgl1-mesa-dri).",
    no_library: |name| {
        format!(
            "No window can be opened here: a library is missing, {name}. On Debian and Ubuntu: sudo apt install {LIBRARIES}"
        )
    },
    window_fault: |report| {
        format!(
            "The window ended because of a fault in the program. What is known about it is in {report}. Your table is saved: start again and choose Continue."
        )
    },
};

pub const FR: Arguments = Arguments {
    see_help: |complaint, command| format!("{complaint} Voir {command} --help."),
    no_command: |name| format!("Il n’y a pas de commande « {name} »."),
    no_option: |name| format!("Il n’y a pas d’option « {name} »."),
    what_for: |word| format!("Que veut dire « {word} » ?"),
    missing: |option| format!("Il manque quelque chose après --{option}."),
    not_text: |option| format!("Ce qui suit --{option} n’est pas un texte lisible."),
    no_number: |option, text| {
        format!(
            "--{option} veut un nombre entier ; « {text} » n’en est pas un, ou sort des limites."
        )
    },
    takes_no_value: |option| format!("{option} ne prend pas de valeur."),
    languages: "Les langues sont en et fr.",
    shells: "Pour quel shell ? bash, zsh ou fish.",
    log_levels: |levels| format!("--log veut l’un de ces mots : {levels}."),

    no_game: |name, games| format!("Il n’y a pas de jeu « {name} ». Choisissez parmi {games}."),
    no_bot: |name, bots| format!("Il n’y a pas de robot « {name} ». Choisissez parmi {bots}."),
    not_for_game: |option, game| format!("--{option} ne veut rien dire pour {game}."),
    too_many_bots: |bots, seats| {
        format!("Trop de robots ({bots}) pour le nombre de places ({seats}).")
    },
    no_tally: "Il n’y a rien à relever dans ce jeu, seulement dans royaume.",
    which_file: "Quel fichier ?",
    from_one: "Les parties se comptent à partir de 1.",
    table_name: "Il faut un nom à la table : --name.",
    how_many: "Combien de joueurs ? Dites-le avec --seats.",
    code_or_open: "--code et --open s’excluent.",
    which_table: "Dites quelle table : son NOM, --address ou --invite.",
    who_plays: "Dites qui joue : --bot NIVEAU, ou --watch.",
    no_table_name: |why| format!("Ce n’est pas un nom de table. {why}"),
    no_player_name: |why| format!("Ce n’est pas un nom de joueur. {why}"),
    empty: "Écrivez au moins un caractère.",
    too_long: |most| format!("Au plus {most} caractères."),
    unprintable: "Écrivez-le sur une ligne, avec des caractères visibles.",

    cannot_read: |path, error| format!("Impossible de lire {path} : {error}."),
    cannot_write: |path, error| format!("Impossible d’écrire {path} : {error}."),
    cannot_print: |error| format!("Impossible d’afficher la suite : {error}."),
    no_home: "Il n’y a pas de dossier personnel où garder votre place et vos parties. Indiquez-en un avec --data.",
    no_interface: |name, known| {
        format!("Aucune interface réseau « {name} » n’a d’adresse. Il y a : {known}.")
    },
    cannot_list: |error| format!("Impossible de lister les interfaces réseau : {error}."),
    #[cfg(not(feature = "window"))]
    no_window: "Cette version n’a pas de fenêtre, seulement les commandes : voir cinderpeek --help.",
    no_screen: |why| {
        format!(
            "Impossible d’ouvrir une fenêtre ici : {why}. Lancez Cinderpeek dans une session graphique, ou utilisez ses commandes (cinderpeek --help)."
        )
    },
    no_graphics: "Impossible d’ouvrir une fenêtre ici : OpenGL manque. Installez le pilote de votre carte graphique, ou Mesa (sur Debian et Ubuntu : libegl1 et libgl1-mesa-dri).",
    no_library: |name| {
        format!(
            "Impossible d’ouvrir une fenêtre ici : il manque une bibliothèque, {name}. Sur Debian et Ubuntu : sudo apt install {LIBRARIES}"
        )
    },
    window_fault: |report| {
        format!(
            "La fenêtre s’est arrêtée à cause d’une erreur du programme. Ce qu’on en sait est dans {report}. Votre table est sauvegardée : relancez et choisissez « Continuer »."
        )
    },
};
