//! What holds for every game: where rules are open, what the program never shows again, and the fair
//! deal.

use super::Chapter;

texts! { Customs:
    rulings: Chapter<1> =
        (Chapter {
            title: "Our rulings",
            text: ["Where a rule can be read in two ways, we play it like this."],
        }),
        (Chapter {
            title: "Nos précisions",
            text: ["Là où une règle peut se lire de deux façons, voici comment nous jouons."],
        });
    /// What comes before, first among and after what is never shown again.
    memory: Chapter<3> =
        (Chapter {
            title: "Only in your head",
            text: [
                "Remembering is the game. So the program helps you with everything but that:",
                "A card that has gone down again is shown nowhere: not in the log, not in a tooltip, not to a screen reader.",
                "The same manners hold at the table: no notes, no photos, no whispered hints. Bluffing is welcome.",
            ],
        }),
        (Chapter {
            title: "Tout dans la tête",
            text: [
                "Se souvenir, c’est le jeu. Le programme vous aide donc en tout, sauf en cela :",
                "Une carte de nouveau cachée n’est plus montrée nulle part : ni dans le journal, ni dans une bulle d’aide, ni au lecteur d’écran.",
                "À table, mêmes bonnes manières : ni notes, ni photos, ni messes basses. Le bluff est bienvenu.",
            ],
        });
    fair: Chapter<4> =
        (Chapter {
            title: "A fair deal",
            text: [
                "Who shuffles where there is no deck? Everybody does. Each player’s program picks a secret number and seals it, and so does the host’s. Only when all are sealed do the players open theirs, and all the numbers together decide how the cards lie. So nobody can choose them, not even the host.",
                "After the game the host opens its number too. Your program then plays the whole game again by itself and compares: everything you were shown since you came to the table must be what was dealt, and every move in your name one that you made here. If so, you read “Deal verified”. If the table moved for you, because time was up or you were away, or if deals were given up before, it says how often. Whoever only watches reads “Played by the rules”.",
                "One thing this can’t do: the host’s computer has to know the cards in order to deal them. It won’t show them to the host, but somebody who knows how to take a program apart, with a debugger for instance, could look. No shuffle prevents that.",
                "So if the honour of the ship is at stake, let somebody host whom you all trust.",
            ],
        }),
        (Chapter {
            title: "Une donne honnête",
            text: [
                "Qui mélange, quand il n’y a pas de paquet ? Tout le monde. Le programme de chaque joueur choisit un nombre secret et le scelle, celui de l’hôte aussi. Quand tous sont scellés, les joueurs ouvrent les leurs, et tous les nombres ensemble décident de la place des cartes. Personne ne peut donc les choisir, pas même l’hôte.",
                "Après la partie, l’hôte ouvre aussi le sien. Votre programme rejoue alors toute la partie de son côté et compare : tout ce qu’on vous a montré depuis votre arrivée à la table doit être ce qui a été distribué, et chaque coup en votre nom, un coup que vous avez joué ici. Si oui, vous lisez « Donne vérifiée ». Si la table a joué pour vous, temps écoulé ou en votre absence, ou si des donnes ont été abandonnées avant, il dit combien de fois. Qui ne fait que regarder lit « Jouée selon les règles ».",
                "Une chose que cela ne peut pas : l’ordinateur de l’hôte doit connaître les cartes pour les distribuer. Il ne les lui montre pas, mais quelqu’un qui sait démonter un programme, avec un débogueur par exemple, pourrait regarder. Aucun mélange n’y peut rien.",
                "Si l’honneur du navire est en jeu, confiez donc la table à quelqu’un en qui vous avez tous confiance.",
            ],
        });
}
