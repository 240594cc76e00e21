//! The rules on one card.

texts! { Summary:
    turn = "Your turn", "Votre tour";
    turn_how =
        "Walk up to 3 steps and act, or place memories. Cards before the walk or after it. Then you draw up to 3, and the arrow sends the Wizard.",
        "Marcher jusqu’à 3 pas et agir, ou poser des souvenirs. Les cartes avant la marche ou après. Puis on pioche jusqu’à 3, et la flèche envoie le Magicien.";
    challenge = "A challenge", "Un défi";
    challenge_how =
        "Number of the tile’s colour + 3 for the animal + 1 for every completed challenge + cards. Difficulty: printed − 1 for every memory next to it + 2 next to the Wizard. A star always does.",
        "Nombre de la couleur + 3 pour l’animal + 1 par défi réussi + cartes. Difficulté : imprimée − 1 par souvenir voisin + 2 à côté du Magicien. Une étoile réussit toujours.";
    outcome = "Done or failed", "Réussi ou raté";
    outcome_how =
        "Done: 5 points, and the tile. Failed: to the camp, −2 (green back) or −5 (grey-blue), none with a Team Up. With 3 untraded challenges none can be begun.",
        "Réussi : 5 points et la tuile. Raté : au camp, −2 (dos vert) ou −5 (gris-bleu), rien avec une Alliance. Avec 3 défis non échangés, on n’en commence plus.";
    memories = "Memories", "Les souvenirs";
    memories_how =
        "On the Mine: a challenge for a memory, up to 3. Placed on a free hex of its city: 5 points + 1 for every memory next to it. The palace: on land next to a memory. On the temple: the animal for 10 points.",
        "Sur la Mine : un défi contre un souvenir, jusqu’à 3. Posé sur une case libre de sa cité : 5 points + 1 par souvenir voisin. Le palais : en campagne, à côté d’un souvenir. Au temple : l’animal pour 10 points.";
    wizard = "The Wizard", "Le Magicien";
    wizard_how =
        "25, violet. Won: 5 points for all, he goes home. Lost: −5 and to the camp. On the Mine he blocks it.",
        "25, violet. Gagné : 5 points pour tous, il rentre. Perdu : −5 et au camp. Sur la Mine, il la bloque.";
    end = "The end", "La fin";
    end_how =
        "The Mine is empty, or no challenge is left: one last turn to place memories and play Foxes.",
        "La Mine est vide, ou il ne reste aucun défi : un dernier tour pour poser des souvenirs et jouer les Renards.";
    cards = "The cards", "Les cartes";
    cards_how =
        "All your cards away for three new ones, at the start of a turn: 5 points, or the turn.",
        "Toute sa main contre trois nouvelles cartes, au début d’un tour : 5 points, ou le tour.";
}
