//! The animals of the expert game.

use super::Chapter;

texts! { Expert:
    animals: Chapter<2> =
        (Chapter {
            title: "The animals (expert)",
            text: [
                "In the expert game every animal has an ability. When you connect, you must use the ability of the animal you have just turned up.",
                "A card that fails has no ability. Nor has the card that opens a round, unless the table has agreed on it.",
            ],
        }),
        (Chapter {
            title: "Les animaux (expert)",
            text: [
                "Dans le jeu expert, chaque animal a un pouvoir. Quand votre carte est reliée, vous devez user du pouvoir de l’animal que vous venez de retourner.",
                "Une carte ratée n’a pas de pouvoir. Celle qui ouvre une manche non plus, sauf si la table en a décidé autrement.",
            ],
        });
    /// What each is called and does, in a word or two.
    name: [&'static str; 5] =
        [
            "The penguin peeks",
            "The octopus swaps",
            "The walrus forbids",
            "The crab plays again",
            "The turtle rests",
        ],
        [
            "Le manchot regarde",
            "La pieuvre échange",
            "Le morse interdit",
            "Le crabe rejoue",
            "La tortue se repose",
        ];
    /// What each does, in full.
    does: [&'static str; 5] =
        [
            "Look at one hidden card in secret, then put it back. Everybody sees which card you look at, but only you see what it is.",
            "The octopus changes places with a card beside it: above, below, left or right, hidden or not, but never across the crater. Each card keeps its side up. The next card has to connect with the octopus, wherever it is now.",
            "Touch one hidden card: the next player still in the round may not turn it. Everybody sees which one. When only one hidden card is left, nothing can be forbidden.",
            "You must turn another card at once, and it has to connect with the crab. If it’s a crab again, so must you again.",
            "The turtle does nothing. Enjoy the quiet.",
        ],
        [
            "Regardez une carte cachée en secret, puis reposez-la. Chacun voit laquelle, mais personne d’autre ne sait ce qu’elle montre.",
            "La pieuvre change de place avec une voisine : dessus, dessous, à gauche ou à droite, cachée ou non, mais jamais avec le cratère. Chaque carte garde sa face. La carte suivante doit se relier à la pieuvre, où qu’elle soit.",
            "Touchez une carte cachée : le prochain joueur encore en jeu n’a pas le droit de la retourner. Chacun voit laquelle. S’il ne reste qu’une carte cachée, rien n’est interdit.",
            "Vous devez aussitôt retourner une autre carte, et elle doit se relier au crabe. Si c’est encore un crabe, il faut recommencer.",
            "La tortue ne fait rien. Savourez le calme.",
        ];
}
