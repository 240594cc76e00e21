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
            "Nell tries a hard challenge on her own: yellow 13. She spins 1, and has 1 for her challenge: failed. That costs 5 points with a grey-blue back, 2 with a green one, and she’s sent back to the camp. The challenge stays face up for whoever dares.",
        )),
        (Said::read(
            "Nell tente un défi difficile toute seule : jaune, 13. Elle fait 1, plus 1 pour son défi : raté. Cela coûte 5 points si le dos est gris-bleu, 2 s’il est vert, et la voilà de retour au camp. Le défi reste visible pour qui osera.",
        ));
    way: Said =
        (Said {
            say: "In the Mine of Memories a completed challenge can be traded for a memory. It is far, but the Short way leads you to any hex instead of walking.",
            todo: "Choose the Short way, then the Mine, twice.",
            wrong: "Play the Short way and choose the hex with the arrow, the Mine. Nothing is lost.",
        }),
        (Said {
            say: "À la Mine aux souvenirs, un défi réussi s’échange contre un souvenir. Elle est loin, mais le Raccourci mène à n’importe quelle case au lieu de marcher.",
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
            say: "You got a memory of the Market, and Nell stayed where she was. Instead of walking, a turn can be used to place memories, each on a free hex of its own city. You freed one with your first challenge.",
            todo: "Choose the memory on your plate, then the hex with the arrow, twice.",
            wrong: "First the memory on your plate, then the hex with the arrow. Nothing is lost.",
        }),
        (Said {
            say: "Vous avez un souvenir du Marché, et Nell est restée sur place. Au lieu de marcher, on peut passer son tour à poser des souvenirs, chacun sur une case libre de sa cité. Vous en avez libéré une avec votre premier défi.",
            todo: "Choisissez le souvenir devant vous, puis deux fois la case sous la flèche.",
            wrong: "D’abord le souvenir devant vous, puis la case sous la flèche. Rien n’est perdu.",
        });
    end: Said =
        (Said::read(
            "The windows light up: 5 points. Every memory next to it would have given 1 more. And the challenges beside a memory become easier by 1. When the Mine is empty, or no challenge is left, everybody places what they still have, and the most points win the crown.",
        )),
        (Said::read(
            "Les fenêtres s’éclairent : 5 points. Chaque souvenir voisin en aurait donné 1 de plus. Et les défis à côté d’un souvenir deviennent plus faciles de 1. Quand la Mine est vide ou qu’il ne reste aucun défi, chacun pose ce qui lui reste, et la couronne va à qui a le plus de points.",
        ));
}
