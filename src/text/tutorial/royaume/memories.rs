//! What is said in the third part: cards of one's own turn, the animal, the Mine, and the end.

use super::Said;

texts! { Memories:
    title = "Memories", "Les souvenirs";
    fox: Said =
        (Said {
            say: "Your turn. Some cards are for your own turn, before you walk or after you have stopped. The Fox simply brings 5 points.",
            todo: "Play the Fox.",
            wrong: "Play the Fox, under the arrow. Nothing is lost.",
        }),
        (Said {
            say: "À vous. Certaines cartes se jouent pendant votre tour, avant de marcher ou une fois arrêté. Le Renard rapporte tout simplement 5 points.",
            todo: "Jouez le Renard.",
            wrong: "Jouez le Renard, sous la flèche. Rien n’est perdu.",
        });
    temple: Said =
        (Said {
            say: "20 points! In the temple you can spend some of them well.",
            todo: "Walk to the temple, three steps away.",
            wrong: "Not there this time: go to the hex with the arrow. Nothing is lost.",
        }),
        (Said {
            say: "20 points ! Au temple, on peut en faire bon usage.",
            todo: "Allez au temple, à trois pas.",
            wrong: "Pas là pour cette fois : allez sur la case sous la flèche. Rien n’est perdu.",
        });
    animal: Said =
        (Said::todo(
            "For 10 points your spirit animal walks with you to the end of the game: 3 more in every challenge and every fight.",
            "Buy it.",
        )),
        (Said::todo(
            "Pour 10 points, votre animal totem vous accompagne jusqu’à la fin de la partie : 3 de plus à chaque défi et à chaque combat.",
            "Achetez-le.",
        ));
    animal_name = "Buy the animal", "Acheter l’animal";
    failed: Said =
        (Said::read(
            "Nell tries a hard one on her own: yellow 13. She spins 1, and has 1 for her challenge: failed. A grey-blue back costs 5 points, a green one 2, and she’s sent back to the camp. The challenge stays face up for whoever dares.",
        )),
        (Said::read(
            "Nell en tente un difficile toute seule : jaune, 13. Elle fait 1, plus 1 pour son défi : raté. Un dos gris-bleu coûte 5 points, un vert 2, et la voilà de retour au camp. Le défi reste visible pour qui osera.",
        ));
    way: Said =
        (Said {
            say: "You have a challenge to trade, and the Mine is far. But the Short way leads you to any hex instead of walking.",
            todo: "Choose the Short way, then the Mine, twice.",
            wrong: "Play the Short way and choose the hex with the arrow, the Mine. Nothing is lost.",
        }),
        (Said {
            say: "Vous avez un défi à échanger, et la Mine est loin. Mais le Raccourci mène à n’importe quelle case au lieu de marcher.",
            todo: "Choisissez le Raccourci, puis deux fois la Mine.",
            wrong: "Jouez le Raccourci et choisissez la case sous la flèche, la Mine. Rien n’est perdu.",
        });
    dig: Said =
        (Said::todo(
            "In the Mine lie the memories of all cities, face down. For each completed challenge you turn over you may draw one. A challenge that is traded still makes you stronger.",
            "Trade your challenge.",
        )),
        (Said::todo(
            "Dans la Mine dorment les souvenirs de toutes les cités, face cachée. Pour chaque défi réussi que vous retournez, vous en tirez un. Un défi échangé vous rend toujours plus fort.",
            "Échangez votre défi.",
        ));
    dig_name = "Trade it", "L’échanger";
    place: Said =
        (Said {
            say: "A memory of the Market, and Nell does nothing but rest. Instead of walking, a turn can be used to place memories, each on a free hex of its own city. You freed one with your first challenge.",
            todo: "Choose the memory on your plate, then the hex with the arrow, twice.",
            wrong: "First the memory on your plate, then the hex with the arrow. Nothing is lost.",
        }),
        (Said {
            say: "Un souvenir du Marché, et Nell se repose. Au lieu de marcher, on peut passer son tour à poser des souvenirs, chacun sur une case libre de sa cité. Vous en avez libéré une avec votre premier défi.",
            todo: "Choisissez le souvenir devant vous, puis deux fois la case sous la flèche.",
            wrong: "D’abord le souvenir devant vous, puis la case sous la flèche. Rien n’est perdu.",
        });
    end: Said =
        (Said::read(
            "A window is lit, and that’s 5 points; every memory next to it would have given 1 more, and made challenges beside it easier by 1. When the Mine is empty, or no challenge is left, everybody places what they still have, and the most points win the crown.",
        )),
        (Said::read(
            "Une fenêtre s’éclaire : 5 points ; chaque souvenir voisin en aurait donné 1 de plus, et rend les défis d’à côté plus faciles de 1. Quand la Mine est vide ou qu’il ne reste aucun défi, chacun pose ce qui lui reste, et le plus de points gagne la couronne.",
        ));
}
