//! The summary card.

pub struct Summary {
    pub connects: &'static str,
    pub connects_how: &'static str,
    pub or: &'static str,
    pub turn: &'static str,
    pub turn_how: &'static str,
    pub volcano: &'static str,
    pub volcano_how: &'static str,
    pub round: &'static str,
    pub round_how: &'static str,
    pub game: &'static str,
    pub game_how: &'static str,
    pub animals: &'static str,
    pub not_now: &'static str,
    pub does: [&'static str; 5],
}

pub const EN: Summary = Summary {
    connects: "What connects",
    connects_how: "The same animal or the same landscape as the card turned just before.",
    or: "or",
    turn: "Your turn",
    turn_how: "Turn a hidden card. No passing. The first card of a round is always safe; the first of the game must be one that nobody has looked at.",
    volcano: "It doesn’t connect?",
    volcano_how: "Take the top volcano; you’re out of the round. The next player has to connect with your card all the same.",
    round: "End of a round",
    round_how: "The last one without a volcano takes a chest, unopened. All cards are turned face down. Whoever has the most birds starts.",
    game: "End of the game",
    game_how: "After seven chests the most rubies win. Tie: most chests, then the biggest chest.",
    animals: "The animals",
    not_now: "Not in this game: abilities are for experts.",
    does: [
        "Peek at a hidden card.",
        "Swap it with a card beside it.",
        "Forbid the next player a hidden card.",
        "Turn another card at once.",
        "Nothing.",
    ],
};

pub const FR: Summary = Summary {
    connects: "Ce qui relie",
    connects_how: "Le même animal ou le même paysage que la carte retournée juste avant.",
    or: "ou",
    turn: "Votre tour",
    turn_how: "Retournez une carte cachée. On ne passe jamais. La première carte d’une manche est toujours bonne ; la première de la partie, personne ne doit l’avoir regardée.",
    volcano: "Pas de lien ?",
    volcano_how: "Prenez le volcan du dessus : vous sortez de la manche. Le joueur suivant doit quand même se relier à votre carte.",
    round: "Fin d’une manche",
    round_how: "Le dernier sans volcan prend un coffre, fermé. Les cartes sont de nouveau cachées. Qui a le plus d’oiseaux commence.",
    game: "Fin de la partie",
    game_how: "Après sept coffres, le plus de rubis gagne. Égalité : le plus de coffres, puis le plus gros.",
    animals: "Les animaux",
    not_now: "Pas dans cette partie : les pouvoirs sont pour le jeu expert.",
    does: [
        "Regarder une carte cachée.",
        "Échanger avec une voisine.",
        "Interdire une carte cachée au suivant.",
        "Retourner aussitôt une autre carte.",
        "Rien.",
    ],
};
