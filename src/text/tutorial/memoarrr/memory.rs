//! What is said in the second part: the next round.

use super::Said;

texts! { Memory:
    title = "The next round", "La manche suivante";
    birds: Said =
        (Said::read(
            "All cards are down again, each where it lay. And why are there birds on the volcanoes? Yours had seven, Gus’s three. Whoever had the most birds starts the next round: you.",
        )),
        (Said::read(
            "Les cartes sont de nouveau cachées, chacune à sa place. Et les oiseaux des volcans ? Le vôtre en avait sept, celui de Gus trois. Qui a le plus d’oiseaux commence la manche suivante : c’est vous.",
        ));
    open: Said =
        (Said {
            say: "From now on any card may open a round. A good opening is one you’re sure about, such as your walrus among the flowers. You know where it lies.",
            todo: "Open with the walrus among the flowers.",
            wrong: "That’s not it. It’s the left one of your three cards: follow the arrow.",
        }),
        (Said {
            say: "Désormais, n’importe quelle carte peut ouvrir. Le mieux est d’en choisir une dont on est sûr, comme votre morse parmi les fleurs. Vous savez où il est.",
            todo: "Ouvrez avec le morse parmi les fleurs.",
            wrong: "Ce n’est pas lui. Il est à gauche de vos trois cartes : suivez la flèche.",
        });
    choose: Said =
        (Said {
            say: "Gus remembers his penguin among flowers, that’s safe. Nell guesses: an octopus in the ocean. She’s out. Now you need an octopus or an ocean, and three cards of last round would do.",
            todo: "Turn one of the three that you remember.",
            wrong: "In a real game that could have been a volcano! The arrows show the three cards you saw. Take one of them.",
        }),
        (Said {
            say: "Gus se rappelle son manchot parmi les fleurs : c’est bon. Nell tente sa chance : une pieuvre dans l’océan. Éliminée ! Il vous faut une pieuvre ou l’océan, et trois cartes de la manche passée conviennent.",
            todo: "Retournez l’une des trois, si vous vous en souvenez.",
            wrong: "En vraie partie, c’était peut-être le volcan ! Les flèches montrent les trois cartes déjà vues. Prenez-en une.",
        });
    win: Said =
        (Said::todo(
            "That’s how it’s done. Gus has nothing to go by, turns a penguin on the lava, and takes the last volcano. You’re the only one left: this chest is yours!",
            "Press the button when you’ve seen enough.",
        )),
        (Said::todo(
            "Voilà comment on fait. Gus n’a plus d’idée, retourne un manchot sur la lave et prend le dernier volcan. Il ne reste que vous : ce coffre est à vous !",
            "Appuyez sur le bouton quand vous avez tout vu.",
        ));
    rubies: Said =
        (Said::read(
            "So it goes on until all seven chests are taken. Then they’re opened: one to four rubies in each, and the most rubies win. That’s the basic game. Now for the animals…",
        )),
        (Said::read(
            "On continue ainsi jusqu’au septième coffre. Alors on les ouvre : un à quatre rubis dans chacun, et le plus riche gagne. Voilà le jeu simple. Et maintenant, les animaux…",
        ));
}
