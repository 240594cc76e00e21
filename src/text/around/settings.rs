//! The names of what a player can set, and what each of it does.

texts! { Settings:
    title = "Settings", "Réglages";
    name = "Name", "Nom";
    name_hint =
        "As the others read it, from the next table on",
        "Tel que les autres le lisent, dès la prochaine table";
    portrait = "Portrait", "Portrait";
    portraits: [&'static str; 8] =
        ["Puffin", "Fox", "Owl", "Seal", "Cat", "Whale", "Hedgehog", "Gull"],
        [
            "Macareux",
            "Renard",
            "Chouette",
            "Phoque",
            "Chat",
            "Baleine",
            "Hérisson",
            "Mouette",
        ];
    look = "Looks", "Apparence";
    language = "Language", "Langue";
    theme = "Theme", "Thème";
    night = "Night", "Nuit";
    day = "Day", "Jour";
    text_size = "Text size", "Taille du texte";
    text_sizes: [&'static str; 4] =
        ["Small", "Normal", "Large", "Huge"],
        ["Petit", "Normal", "Grand", "Très grand"];
    motion = "Animation", "Animations";
    /// Off, fast, normal, slow.
    motions: [&'static str; 4] =
        ["None", "Fast", "Normal", "Slow"],
        ["Aucune", "Rapides", "Normales", "Lentes"];
    motion_hint =
        "“None” is for whoever does not like things to move.",
        "« Aucune », pour qui n’aime pas que tout bouge.";
    sound = "Sound", "Son";
    volume = "Volume", "Volume";
    percent(percent: u8) = "{percent}%", "{percent} %";
    test = "Try it", "Essayer";
    no_sound =
        "No sound can be played: nothing on this system takes it. Plug in or switch on speakers or headphones (on Linux, PipeWire or PulseAudio has to be running), and try again.",
        "Impossible de jouer un son : rien ne le reçoit sur ce système. Branchez ou allumez des haut-parleurs ou un casque (sous Linux, PipeWire ou PulseAudio doit fonctionner), puis réessayez.";
    ambience = "Sea and wind", "Mer et vent";
    ambience_hint =
        "Softly in the background, while the window is in sight",
        "Doucement, en fond, tant que la fenêtre est visible";
    play = "At the table", "À la table";
    pace = "Bots think", "Les robots réfléchissent";
    /// Quick, human, leisurely.
    paces: [&'static str; 3] =
        ["Quickly", "Like people", "At leisure"],
        ["Très peu", "Comme nous", "À loisir"];
    pace_hint = "Holds at once at your own tables", "Vaut aussitôt à vos propres tables";
    call = "Your turn", "À vous";
    notifications = "As a notification, too", "Aussi par une notification";
    notifications_hint =
        "From your system, while you are in another window",
        "De votre système, quand vous êtes dans une autre fenêtre";
    no_notifications =
        "Nothing on this system shows notifications. The title of the window says “Your turn” all the same.",
        "Rien n’affiche de notifications sur ce système. Le titre de la fenêtre indique « À vous » de toute façon.";
    network = "Network", "Réseau";
    all_interfaces = "All networks of this computer", "Tous les réseaux de cet ordinateur";
    only_here(interface: &str) =
        "{interface}: this computer only",
        "{interface} : cet ordinateur seulement";
    missing(interface: &str) =
        "{interface}: not there at the moment",
        "{interface} : absent pour le moment";
    network_hint =
        "Where your tables can be found, from the next one on",
        "Là où l’on trouve vos tables, dès la prochaine";
    not_saved(why: &str) =
        "Your settings could not be saved ({why}). They hold until you quit; make room, and change one again.",
        "Impossible d’enregistrer vos réglages ({why}). Ils valent jusqu’à la fermeture ; faites de la place, puis changez-en un.";
}
