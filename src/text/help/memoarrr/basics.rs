//! The rules of the basic game.

use super::Chapter;

texts! { Basics:
    goal: Chapter<3> =
        (Chapter {
            title: "The goal",
            text: [
                "An island lies under smoke, and in its crater wait seven chests. Turn by turn, you uncover the cards of the island. Each has to go with the one before it, and whoever turns one that doesn’t must flee from a volcano.",
                "The last player left on the island takes a chest. After seven rounds all chests are opened, and the most rubies win.",
                "Two to four can play. It takes about a quarter of an hour, and all you need is a memory.",
            ],
        }),
        (Chapter {
            title: "Le but",
            text: [
                "Une île dort sous la fumée et, dans son cratère, attendent sept coffres. Tour après tour, vous découvrez les cartes de l’île. Chacune doit aller avec la précédente, et qui en retourne une qui ne va pas doit fuir devant un volcan.",
                "Le dernier joueur resté sur l’île prend un coffre. Après sept manches, on ouvre tous les coffres, et le plus grand nombre de rubis l’emporte.",
                "On joue de deux à quatre. Comptez un quart d’heure, et n’apportez que votre mémoire.",
            ],
        });
    chests =
        "The seven chests hold 1, 1, 2, 2, 2, 3 and 4 rubies.",
        "Les sept coffres contiennent 1, 1, 2, 2, 2, 3 et 4 rubis.";
    cards: Chapter<3> =
        (Chapter {
            title: "The cards",
            text: [
                "Each of five animals lives once in each of five landscapes. That makes 25 cards, no two of them alike.",
                "Two small signs help: the animal at the top left, the landscape at the bottom right.",
                "The cards lie face down, five by five. The one in the middle leaves the game unseen; chests and volcanoes take its place.",
            ],
        }),
        (Chapter {
            title: "Les cartes",
            text: [
                "Chacun des cinq animaux vit une fois dans chacun des cinq paysages. Cela fait 25 cartes, toutes différentes.",
                "Deux petits signes vous aident : l’animal en haut à gauche, le paysage en bas à droite.",
                "Les cartes sont posées face cachée, cinq par cinq. Celle du milieu quitte le jeu sans être vue ; coffres et volcans prennent sa place.",
            ],
        });
    animals = "The animals", "Les animaux";
    landscapes = "The landscapes", "Les paysages";
    /// The landscapes, alone.
    landscape: [&'static str; 5] =
        ["ocean", "jungle", "lava", "flowers", "beach"],
        ["océan", "jungle", "lave", "fleurs", "plage"];
    looking: Chapter<3> =
        (Chapter {
            title: "Before the first turn",
            text: [
                "Everybody sits at one side of the island. Before the first turn you look, in secret, at the three cards in the middle of your own edge. The corners stay hidden.",
                "Take all the time you like. Then your cards go down again, and nobody will show them to you twice.",
                "Who starts is for the host to say. Otherwise chance decides.",
            ],
        }),
        (Chapter {
            title: "Avant le premier tour",
            text: [
                "Chacun est assis à un côté de l’île. Avant le premier tour, vous regardez en secret les trois cartes du milieu de votre bord. Les coins restent cachés.",
                "Prenez tout votre temps. Ensuite vos cartes sont de nouveau cachées, et personne ne vous les montrera une deuxième fois.",
                "L’hôte dit qui commence. Sinon, le hasard décide.",
            ],
        });
    edge =
        "Your three cards, as only you see them.",
        "Vos trois cartes, que vous êtes seul à voir.";
    turn: Chapter<4> =
        (Chapter {
            title: "Your turn",
            text: [
                "Turn up one hidden card. If it shows the same animal or the same landscape as the card turned just before it, the two connect. You’re safe, and it’s the next player’s turn, clockwise.",
                "It doesn’t matter who turned the card before yours, nor whether that one connected.",
                "The first card of a round has nothing to go with, so it’s always safe. Only the very first card of the game may not be one that somebody has looked at.",
                "There is no passing. Even if you know nothing that fits, you have to turn a card.",
            ],
        }),
        (Chapter {
            title: "Votre tour",
            text: [
                "Retournez une carte cachée. Si elle montre le même animal ou le même paysage que la carte retournée juste avant, les deux sont reliées. Tout va bien, et c’est au joueur suivant, dans le sens des aiguilles d’une montre.",
                "Peu importe qui a retourné la carte d’avant, et si elle était reliée ou non.",
                "La première carte d’une manche n’a rien à suivre : elle est toujours bonne. Seule la toute première de la partie ne doit pas être une carte que quelqu’un a regardée.",
                "On ne passe jamais. Même si vous ne connaissez aucune carte qui convienne, il faut retourner une carte.",
            ],
        });
    same_animal = "A crab after a crab: connected.", "Crabe après crabe : relié.";
    same_landscape = "Jungle after jungle: connected.", "Jungle après jungle : relié.";
    nothing_shared = "No crab, no jungle: volcano!", "Ni crabe, ni jungle : volcan !";
    volcano: Chapter<4> =
        (Chapter {
            title: "The volcano",
            text: [
                "A card that shares neither animal nor landscape costs you: you take the top volcano and sit out the rest of the round. Your card stays face up, and the next player has to connect with it.",
                "There is one volcano fewer than there are players, so in the end exactly one player has none.",
                "Everybody sees which volcano is on top, but not what lies under it.",
                "Are all 24 cards face up? Then the next player has nothing to turn and takes a volcano, and so on round the table.",
            ],
        }),
        (Chapter {
            title: "Le volcan",
            text: [
                "Une carte qui ne partage ni l’animal ni le paysage coûte cher : vous prenez le volcan du dessus et attendez la fin de la manche. Votre carte reste visible, et le joueur suivant doit s’y relier.",
                "Il y a un volcan de moins que de joueurs : à la fin, un seul joueur n’en a pas.",
                "Tout le monde voit le volcan du dessus, mais pas ce qu’il y a dessous.",
                "Les 24 cartes sont visibles ? Alors le joueur suivant n’a plus rien à retourner et prend un volcan, et ainsi de suite autour de la table.",
            ],
        });
    birds: [&'static str; 3] =
        ["1 bird", "3 birds", "7 birds"],
        ["1 oiseau", "3 oiseaux", "7 oiseaux"];
    round: Chapter<3> =
        (Chapter {
            title: "The end of a round",
            text: [
                "When the last volcano is taken, the round is over. The one player without a volcano takes the top chest and leaves it shut: nobody knows what’s in it, not even its owner.",
                "Take a last look at the island. Then all cards go face down where they lie. Between rounds nothing moves: whatever you’ve seen stays true.",
                "The volcanoes have birds for a reason: whoever holds the most birds starts the next round. Then the volcanoes go back to the crater in a new order.",
            ],
        }),
        (Chapter {
            title: "La fin d’une manche",
            text: [
                "Quand le dernier volcan est pris, la manche est finie. Le seul joueur sans volcan prend le coffre du dessus et le laisse fermé : nul ne sait ce qu’il contient, pas même son propriétaire.",
                "Un dernier regard sur l’île, puis toutes les cartes sont de nouveau cachées, chacune à sa place. Entre deux manches, rien ne bouge : ce que vous avez vu reste vrai.",
                "Si les volcans ont des oiseaux, c’est pour une bonne raison : qui en a le plus commence la manche suivante. Puis les volcans retournent au cratère dans un nouvel ordre.",
            ],
        });
    starts =
        "Whoever has the most birds starts the next round.",
        "Qui a le plus d’oiseaux commence la manche suivante.";
    ending: Chapter<2> =
        (Chapter {
            title: "The end of the game",
            text: [
                "The seventh chest ends the game at once. All chests are opened, and the most rubies win.",
                "A tie? Then the most chests win. Still a tie: the biggest single chest. And if even those are equal, the victory is shared.",
            ],
        }),
        (Chapter {
            title: "La fin de la partie",
            text: [
                "Le septième coffre met aussitôt fin à la partie. On ouvre tous les coffres, et le plus grand nombre de rubis l’emporte.",
                "Égalité ? Le plus grand nombre de coffres gagne. Encore égalité : le plus gros coffre. Et si même cela ne départage pas, la victoire est partagée.",
            ],
        });
    tie =
        "Five rubies each, but the gull has three chests and wins.",
        "Cinq rubis chacun, mais le goéland a trois coffres : il gagne.";
}
