//! What is said in the third part: the animals.

use super::Said;

texts! { Animals:
    title = "The animals", "Les animaux";
    expert: Said =
        (Said::turn_en(
            "In the expert game, an animal that connects must use its ability at once. Here’s a fresh island. Nell has opened it with a penguin in the ocean; a card that opens does nothing. You need a penguin or an ocean.",
        )),
        (Said::turn_fr(
            "Dans le jeu expert, un animal bien relié doit aussitôt user de son pouvoir. Voici une nouvelle île. Nell l’a ouverte avec un manchot dans l’océan ; une carte d’ouverture ne fait rien. Il vous faut un manchot ou l’océan.",
        ));
    penguin: Said =
        (Said::todo(
            "A penguin after a penguin. The penguin lets you peek at a hidden card, any one you like.",
            "Peek at the card with the arrow.",
        )),
        (Said::todo(
            "Un manchot après un manchot. Le manchot vous laisse regarder en secret une carte cachée, au choix.",
            "Regardez la carte sous la flèche.",
        ));
    peek: Said =
        (Said::todo(
            "Only you can see it. The others see where you look, but not what’s there. A crab on the lava: you’ll want that in a moment.",
            "Remember it, then press the button.",
        )),
        (Said::todo(
            "Personne d’autre ne la voit. Les autres savent où vous regardez, pas ce qu’il y a. Un crabe sur la lave : il va vous servir.",
            "Retenez-le, puis appuyez sur le bouton.",
        ));
    others: Said =
        (Said::read(
            "Gus turns a turtle on the beach: no penguin, no jungle. He’s out, and a failed animal does nothing. Nell has a turtle on the lava. Turtles do nothing at all; they’re on holiday.",
        )),
        (Said::read(
            "Gus retourne une tortue sur la plage : ni manchot, ni jungle. Il sort, et un animal raté ne fait rien. Nell a une tortue sur la lave. Les tortues ne font rien du tout : elles sont en vacances.",
        ));
    recall: Said =
        (Said {
            say: "A turtle or lava for you, then. And you’ve just seen some lava, haven’t you?",
            todo: "Turn the card you peeked at.",
            wrong: "Close, but no crab. You peeked at the one with the arrow.",
        }),
        (Said {
            say: "Pour vous, donc : une tortue ou la lave. Et de la lave, vous venez d’en voir, non ?",
            todo: "Retournez la carte que vous avez regardée.",
            wrong: "Presque, mais pas de crabe. La carte regardée est sous la flèche.",
        });
    crab: Said =
        (Said::turn_en(
            "The crab makes you play again at once, and your next card has to go with it: a crab or lava. Fine if you know one. Awkward if you don’t!",
        )),
        (Said::turn_fr(
            "Le crabe vous fait rejouer aussitôt, et la carte suivante doit aller avec lui : un crabe ou la lave. Parfait quand on en connaît. Gênant sinon !",
        ));
    walrus: Said =
        (Said::todo(
            "Lava after lava. The walrus forbids the next player one hidden card. Gus is out, so that’s Nell, and at the start she looked at three cards of the top edge…",
            "Forbid her the card with the arrow.",
        )),
        (Said::todo(
            "De la lave après la lave. Le morse interdit une carte cachée au joueur suivant. Gus est sorti, c’est donc Nell, et au début elle a regardé trois cartes du bord du haut…",
            "Interdisez-lui la carte sous la flèche.",
        ));
    banned: Said =
        (Said::turn_en(
            "Nell must do without that card for this turn. She finds a penguin on the lava all the same, and peeks: the eye shows where. Your turn: a penguin or lava.",
        )),
        (Said::turn_fr(
            "Nell doit se passer de cette carte pour ce tour. Elle trouve quand même un manchot sur la lave, et regarde une carte : l’œil montre où. À vous : un manchot ou la lave.",
        ));
    octopus: Said =
        (Said::todo(
            "The octopus changes places with a card beside it: above, below, left or right, hidden or not. It is still the one that the next card has to go with. A fine way to muddle memories.",
            "Swap it with the card with the arrow.",
        )),
        (Said::todo(
            "La pieuvre change de place avec une voisine : dessus, dessous, à gauche ou à droite, cachée ou non. C’est toujours elle que la carte suivante doit rejoindre. De quoi embrouiller les mémoires.",
            "Échangez-la avec la carte sous la flèche.",
        ));
    follow: Said =
        (Said::turn_en(
            "Nell has an octopus as well, and it swims off to the left. Keep your eyes on such moves: the hidden card it met now lies where the octopus was. You need an octopus or flowers.",
        )),
        (Said::turn_fr(
            "Nell a une pieuvre, elle aussi, et la voilà qui file à gauche. Suivez bien ces échanges : la carte cachée est maintenant là où était la pieuvre. Il vous faut une pieuvre ou des fleurs.",
        ));
    turtle: Said =
        (Said::todo(
            "Flowers after flowers, and a turtle: nothing to do but bask. Nell is stuck, turns a crab in the ocean, and takes the last volcano. The chest is yours!",
            "Press the button to come ashore.",
        )),
        (Said::todo(
            "Des fleurs après des fleurs, et une tortue : il n’y a qu’à prendre le soleil. Nell est coincée, retourne un crabe dans l’océan et prend le dernier volcan. Le coffre est à vous !",
            "Appuyez sur le bouton pour regagner la terre.",
        ));
}
