//! What it is about, what lies on the map, and a turn.

use super::Chapter;

texts! { Journey:
    goal: Chapter<3> =
        (Chapter {
            title: "The goal",
            text: [
                "A kingdom lies forgotten under the snow. You and up to five others walk through it, pass its challenges, dig its memories out of the Mine and bring its eight cities back to light, while the Wizard of Chaos wanders about and spoils what he can.",
                "Challenges and fights bring points, but memories in their right places bring most of them. The most points win the crown.",
                "Two to six can play. A game takes each of you about fifteen turns.",
            ],
        }),
        (Chapter {
            title: "Le but",
            text: [
                "Un royaume dort, oublié sous la neige. À deux ou jusqu’à six, vous le parcourez, relevez ses défis, tirez ses souvenirs de la Mine et rendez la lumière à ses huit cités, tandis que le Magicien du Chaos rôde et gâche ce qu’il peut.",
                "Les défis et les combats gagnés rapportent des points, mais les souvenirs bien posés plus encore. La couronne va à qui a le plus de points.",
                "On joue de deux à six. Une partie prend une quinzaine de tours à chacun.",
            ],
        });
    mended =
        "A city forgotten, and the same city with its memory.",
        "Une cité oubliée, et la même avec son souvenir.";
    map: Chapter<3> =
        (Chapter {
            title: "The map",
            text: [
                "Eight cities, from two to four hexes large. On each of their hexes lies a challenge, face down; its back is green, or grey-blue if it is hard.",
                "In between there is open land, and five places of a kind:",
                "All heroes start in the camp, the Wizard on his tower. Everybody has three open cards. Whoever starts has it easier, so with “Even start” every seat after the first gets 3 points more than the one before.",
            ],
        }),
        (Chapter {
            title: "La carte",
            text: [
                "Huit cités, de deux à quatre cases. Sur chacune de leurs cases repose un défi, face cachée ; son dos est vert, ou gris-bleu s’il est difficile.",
                "Entre elles, la campagne, et cinq lieux uniques :",
                "Tous les héros partent du camp, le Magicien de sa tour. Chacun a trois cartes, visibles de tous. Commencer est un avantage : avec l’option « Départ égal », chaque place après la première reçoit 3 points de plus que la précédente.",
            ],
        });
    /// In the order of the cities.
    cities: [&'static str; 8] =
        [
            "Harbour",
            "Shipyard",
            "Mill",
            "Glassworks",
            "Observatory",
            "Monastery",
            "Market",
            "Garden",
        ],
        [
            "Port",
            "Chantier naval",
            "Moulin",
            "Verrerie",
            "Observatoire",
            "Monastère",
            "Marché",
            "Jardin",
        ];
    /// Camp, temple, secret corridor, Mine, tower.
    places: [&'static str; 5] =
        ["The camp", "The temple", "The secret corridor", "The Mine", "The tower"],
        ["Le camp", "Le temple", "Le passage secret", "La Mine", "La tour"];
    places_do: [&'static str; 5] =
        [
            "Here you start, and here you come back to when something fails.",
            "Stop here to buy your spirit animal for 10 points: 3 more in every challenge and fight. Once.",
            "From here one step leads to any hex but the tower and a snowstorm.",
            "Stop here to trade completed challenges for memories.",
            "The Wizard’s home. Nobody enters it.",
        ],
        [
            "On part d’ici, et on y revient quand quelque chose échoue.",
            "Arrêtez-vous ici pour acheter votre animal totem, 10 points : 3 de plus à chaque défi et combat. Une seule fois.",
            "D’ici, un pas mène à n’importe quelle case, sauf la tour et une tempête.",
            "Arrêtez-vous ici pour échanger des défis réussis contre des souvenirs.",
            "La demeure du Magicien. Personne n’y entre.",
        ];
    turn: Chapter<5> =
        (Chapter {
            title: "Your turn",
            text: [
                "Walk and act, or place memories: one of the two.",
                "You walk up to three steps from hex to hex. Where you stop, something may happen: a challenge is taken, animals are bought, memories dug out. Staying where you are counts as stopping, too. Heroes may share a hex. A challenge can’t be crossed: whoever enters its hex takes it.",
                "Cards are played before you walk or after you have stopped, but before a challenge or a fight begins.",
                "In the end you draw up to three cards and spin once more: the Wizard goes where the arrow points. Then the next player begins.",
                "Bad cards? At the start of your turn you may throw all of them away and draw three, once: for 5 points, or instead of the turn.",
            ],
        }),
        (Chapter {
            title: "Votre tour",
            text: [
                "Marcher et agir, ou poser des souvenirs : l’un ou l’autre.",
                "Vous marchez jusqu’à trois pas, de case en case. Là où vous vous arrêtez, il peut se passer quelque chose : on relève un défi, on achète un animal, on creuse. Rester sur place, c’est aussi s’arrêter. Plusieurs héros peuvent partager une case. On ne traverse pas un défi : qui entre sur sa case le relève.",
                "Les cartes se jouent avant de marcher ou une fois arrêté, mais avant que ne commence un défi ou un combat.",
                "À la fin, vous piochez jusqu’à trois cartes et tournez encore la roue : le Magicien va où la flèche l’envoie. Puis c’est au suivant.",
                "De mauvaises cartes ? Au début de votre tour, vous pouvez les jeter toutes et en piocher trois, une fois : pour 5 points, ou au lieu de jouer.",
            ],
        });
    steps = "Three steps. The challenge ends the walk.", "Trois pas. Le défi met fin à la marche.";
}
