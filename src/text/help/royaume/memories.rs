//! The Mine, placing, and the end.

use super::Chapter;

texts! { Memories:
    mine: Chapter<3> =
        (Chapter {
            title: "The Mine of Memories",
            text: [
                "Stop on the Mine and trade one, two or three of your completed challenges for as many memories, drawn blind, as long as there are any. You choose which challenges.",
                "A challenge that is traded is turned face down. It stays with you and still counts 1 in later challenges.",
                "There are 24 memories, one for every city hex, and the palace. Yours lie open before you.",
            ],
        }),
        (Chapter {
            title: "La Mine aux Souvenirs",
            text: [
                "Arrêtez-vous sur la Mine et échangez un, deux ou trois de vos défis réussis contre autant de souvenirs, tirés au hasard, tant qu’il en reste. Vous choisissez les défis.",
                "Un défi échangé est retourné face cachée. Il reste à vous et compte encore 1 dans les défis à venir.",
                "Il y a 24 souvenirs, un par case de cité, plus le palais. Les vôtres sont visibles devant vous.",
            ],
        });
    trade = "A challenge for a memory.", "Un défi contre un souvenir.";
    place: Chapter<4> =
        (Chapter {
            title: "Placing memories",
            text: [
                "Instead of walking, place one or more of your memories, each on a free hex of its own city. Free means: no challenge, no memory, no snowstorm, no Wizard. Heroes don’t matter, and you needn’t be there. No cards are played in such a turn.",
                "Each gives 5 points, and 1 for every neighbouring hex that already holds a memory, be it of another city.",
                "The palace goes on free open land next to at least one memory, for the same points. From then on it is a memory like any other.",
                "A memory makes every challenge next to it 1 easier. You can stop on it and walk over it.",
            ],
        }),
        (Chapter {
            title: "Poser les souvenirs",
            text: [
                "Au lieu de marcher, posez un ou plusieurs de vos souvenirs, chacun sur une case libre de sa cité. Libre veut dire : ni défi, ni souvenir, ni tempête, ni Magicien. Les héros ne gênent pas, et vous n’avez pas besoin d’y être. Pas de cartes pendant ce tour.",
                "Chacun rapporte 5 points, plus 1 par case voisine qui porte déjà un souvenir, même d’une autre cité.",
                "Le palais se pose sur une case de campagne libre, à côté d’au moins un souvenir, pour les mêmes points. C’est dès lors un souvenir comme un autre.",
                "Un souvenir rend chaque défi voisin plus facile de 1. On peut s’y arrêter et le traverser.",
            ],
        });
    placed =
        "The first alone 5; the second beside it 5 + 1; the third beside both 5 + 2.",
        "Le premier, seul : 5 ; le deuxième, à côté : 5 + 1 ; le troisième, voisin des deux : 5 + 2.";
    ending: Chapter<4> =
        (Chapter {
            title: "The end of the game",
            text: [
                "The end begins when the last memory has left the Mine, or when no challenge is left on the map and nobody has one to trade. Should that never happen, it begins after forty turns of everybody.",
                "The Wizard and the snowstorm leave at once, and the running turn is finished. Then everybody has one last turn: place every memory that can be placed, play Foxes, and nothing else. Whoever brought the end about is last.",
                "Memories that find no free hex count nothing. So don’t wait too long for a hex that others want.",
                "The most points win the crown. In a tie it’s whoever has placed more memories, then whoever has completed more challenges; otherwise it is shared.",
            ],
        }),
        (Chapter {
            title: "La fin de la partie",
            text: [
                "La fin commence quand le dernier souvenir a quitté la Mine, ou quand il n’y a plus de défi sur la carte ni à échanger. Si cela n’arrive jamais, elle commence après quarante tours de chacun.",
                "Le Magicien et la tempête s’en vont aussitôt, et le tour en cours se termine. Puis chacun a un dernier tour : poser tous les souvenirs qui peuvent l’être, jouer les Renards, et rien d’autre. Qui a provoqué la fin passe en dernier.",
                "Un souvenir sans case libre ne vaut rien. N’attendez donc pas trop une case que d’autres convoitent.",
                "La couronne va à qui a le plus de points. À égalité, c’est qui a posé le plus de souvenirs, puis qui a réussi le plus de défis ; sinon, on partage.",
            ],
        });
    crown =
        "For whoever has done most for the kingdom.",
        "Pour qui a fait le plus pour le royaume.";
}
