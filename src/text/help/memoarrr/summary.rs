//! The summary card.

texts! { Summary:
    connects = "What connects", "Ce qui relie";
    connects_how =
        "The same animal or the same landscape as the card turned just before.",
        "Le même animal ou le même paysage que la carte retournée juste avant.";
    or = "or", "ou";
    turn = "Your turn", "Votre tour";
    turn_how =
        "Turn a hidden card. No passing. The first card of a round is always safe; the first of the game must be one that nobody has looked at.",
        "Retournez une carte cachée. On ne passe jamais. La première carte d’une manche est toujours bonne ; la première de la partie, personne ne doit l’avoir regardée.";
    volcano = "It doesn’t connect?", "Pas de lien ?";
    volcano_how =
        "Take the top volcano; you’re out of the round. The next player has to connect with your card all the same.",
        "Prenez le volcan du dessus : vous sortez de la manche. Le joueur suivant doit quand même se relier à votre carte.";
    round = "End of a round", "Fin d’une manche";
    round_how =
        "The last one without a volcano takes a chest, unopened. All cards are turned face down. Whoever has the most birds starts.",
        "Le dernier sans volcan prend un coffre, fermé. Les cartes sont de nouveau cachées. Qui a le plus d’oiseaux commence.";
    game = "End of the game", "Fin de la partie";
    game_how =
        "After seven chests the most rubies win. Tie: most chests, then the biggest chest.",
        "Après sept coffres, le plus de rubis gagne. Égalité : le plus de coffres, puis le plus gros.";
    animals = "The animals", "Les animaux";
    not_now =
        "Not in this game: abilities are for experts.",
        "Pas dans cette partie : les pouvoirs sont pour le jeu expert.";
    does: [&'static str; 5] =
        [
            "Peek at a hidden card.",
            "Swap it with a card beside it.",
            "Forbid the next player a hidden card.",
            "Turn another card at once.",
            "Nothing.",
        ],
        [
            "Regarder une carte cachée.",
            "Échanger avec une voisine.",
            "Interdire une carte cachée au suivant.",
            "Retourner aussitôt une autre carte.",
            "Rien.",
        ];
}
