//! What is said in the first part: a round.

use super::Said;

texts! { Round:
    title = "A round", "Une manche";
    ahoy: Said =
        (Said::read(
            "Ahoy! This is our island: 24 cards under smoke, and on each of them an animal in a landscape. In the crater wait seven chests, with volcanoes on top. You play against Nell and Gus.",
        )),
        (Said::read(
            "Ohé ! Voici notre île : 24 cartes sous la fumée et, sur chacune, un animal dans un paysage. Au cratère attendent sept coffres, sous des volcans. Vous jouez contre Nell et Gus.",
        ));
    look: Said =
        (Said::todo(
            "First, everybody looks at the three cards in the middle of their own edge. These are yours. Nell and Gus can’t see them, and you won’t be shown them again.",
            "Say them to yourself. Then press the button.",
        )),
        (Said::todo(
            "D’abord, chacun regarde les trois cartes du milieu de son bord. Voici les vôtres. Nell et Gus ne les voient pas, et on ne vous les remontrera plus.",
            "Répétez-les tout bas, puis appuyez sur le bouton.",
        ));
    open: Said =
        (Said {
            wrong: "Not that one. Cards that somebody has looked at may not open the game; any other could, but let’s take the one with the arrow.",
            ..Said::turn_en(
                "You start. The very first card of a game must be one that nobody has looked at. It can’t go wrong: there’s nothing yet that it has to go with.",
            )
        }),
        (Said {
            wrong: "Pas celle-là. Une carte que quelqu’un a regardée ne peut pas ouvrir la partie ; les autres le pourraient, mais prenons celle de la flèche.",
            ..Said::turn_fr(
                "C’est vous qui commencez. La toute première carte d’une partie doit être une carte que personne n’a regardée. Aucun risque : elle n’a encore rien à suivre.",
            )
        });
    follow: Said =
        (Said::read(
            "Now it goes round clockwise, and each card has to go with the one before it. Gus turns another crab: the same animal. Nell turns a turtle in the ocean: the same landscape. Both are safe.",
        )),
        (Said::read(
            "Puis on tourne dans le sens des aiguilles d’une montre, et chaque carte doit aller avec la précédente. Gus retourne un autre crabe : même animal. Nell, une tortue dans l’océan : même paysage. Tout va bien pour eux.",
        ));
    animal: Said =
        (Said {
            say: "The ring marks the last card, the turtle in the ocean. So you need a turtle or an ocean. Didn’t you see one at the start?",
            todo: "Turn it up, from memory.",
            wrong: "It wasn’t there. Your turtle was the middle one of your three cards: the arrow shows it. Nothing is lost.",
        }),
        (Said {
            say: "L’anneau marque la dernière carte, la tortue dans l’océan. Il vous faut donc une tortue ou l’océan. N’en avez-vous pas vu au début ?",
            todo: "Retournez-la, de mémoire.",
            wrong: "Elle n’était pas là. Votre tortue était au milieu de vos trois cartes : suivez la flèche. Rien n’est perdu.",
        });
    volcano: Said =
        (Said::read(
            "A turtle after a turtle: you’re safe. Now watch Gus. He has to guess, and turns a penguin among flowers: no turtle, no jungle. He takes the top volcano and is out of this round.",
        )),
        (Said::read(
            "Tortue après tortue : bien joué. Regardez Gus, maintenant. Il tente sa chance et tombe sur un manchot parmi les fleurs : ni tortue, ni jungle. Il prend le volcan du dessus et sort de la manche.",
        ));
    landscape: Said =
        (Said {
            say: "A card that failed still counts: the next one has to go with Gus’s penguin. Nell knows an octopus among flowers. So you need an octopus or flowers.",
            todo: "Your edge once more: which one was it?",
            wrong: "Not quite. Your flowers were on the left of your three cards, see the arrow. Nothing is lost.",
        }),
        (Said {
            say: "Une carte ratée compte quand même : la suivante doit aller avec le manchot de Gus. Nell connaît une pieuvre parmi les fleurs. Il vous faut donc une pieuvre ou des fleurs.",
            todo: "Encore votre bord : laquelle était-ce ?",
            wrong: "Pas tout à fait. Vos fleurs étaient à gauche de vos trois cartes, voyez la flèche. Rien n’est perdu.",
        });
    guess: Said =
        (Said::todo(
            "Flowers after flowers, well remembered! Nell answers with a walrus on the lava. You know no other walrus and no lava. But nobody may pass: you have to turn something.",
            "Take a deep breath and turn the card with the arrow.",
        )),
        (Said::todo(
            "Des fleurs après des fleurs, belle mémoire ! Nell répond par un morse sur la lave. Vous ne connaissez ni autre morse, ni lave. Mais on ne passe jamais : il faut retourner une carte.",
            "Respirez un bon coup et retournez la carte sous la flèche.",
        ));
    end: Said =
        (Said::todo(
            "No walrus, no lava. You take a volcano, and it was the last one, so the round is over. Nell is the only one without: she takes a chest. It stays shut to the very end, for her too.",
            "Look around once more. When you’re ready, all cards go down.",
        )),
        (Said::todo(
            "Ni morse, ni lave. Vous prenez un volcan, et c’était le dernier : la manche est finie. Nell est la seule à ne pas en avoir : un coffre pour elle. Il reste fermé jusqu’à la fin, même pour elle.",
            "Un dernier regard. Ensuite, toutes les cartes sont de nouveau cachées.",
        ));
}
