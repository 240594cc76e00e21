//! The first screen.

pub struct Home {
    pub practise: &'static str,
    pub practise_hint: &'static str,
    pub host: &'static str,
    pub host_hint: &'static str,
    pub tables: &'static str,
    pub join_otherwise: &'static str,
    pub go_on: &'static str,
    pub how_to_play: &'static str,
    pub settings: &'static str,
    pub quit: &'static str,
    pub welcome: &'static str,
    pub your_name: &'static str,
    pub lets_go: &'static str,
}

pub const EN: Home = Home {
    practise: "Practise",
    practise_hint: "You against bots, right now",
    host: "Host a table",
    host_hint: "Friends on your Wi-Fi join in",
    tables: "Tables around you",
    join_otherwise: "Join by address or invitation",
    go_on: "Continue",
    how_to_play: "How to play",
    settings: "Settings",
    quit: "Quit",
    welcome: "Ahoy! What shall we call you?",
    your_name: "Your name",
    lets_go: "Come aboard",
};

pub const FR: Home = Home {
    practise: "S’entraîner",
    practise_hint: "Vous contre des robots, tout de suite",
    host: "Ouvrir une table",
    host_hint: "Vos amis la rejoignent par le Wi-Fi",
    tables: "Les tables autour de vous",
    join_otherwise: "Rejoindre par adresse ou invitation",
    go_on: "Continuer",
    how_to_play: "Règles du jeu",
    settings: "Réglages",
    quit: "Quitter",
    welcome: "Ohé ! Comment vous appelle-t-on ?",
    your_name: "Votre nom",
    lets_go: "Monter à bord",
};
