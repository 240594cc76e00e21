//! What is said in the second part: helping, and the Wizard.

use super::Said;

texts! { Together:
    title = "Friends, and the Wizard", "Les amis et le Magicien";
    join: Said =
        (Said::todo(
            "Nell takes a challenge in the Garden: green 7. But the Wizard lurks right beside it, and that makes it 2 harder: 9. You hold a Team Up, so you’re asked whether you join. Done together, it gives 5 points to each of you; and with a Team Up nobody loses points if it fails.",
            "Join in.",
        )),
        (Said::todo(
            "Nell relève un défi au Jardin : vert, 7. Mais le Magicien rôde juste à côté, ce qui ajoute 2 : il faut 9. Vous avez une Alliance, on vous demande donc si vous participez. Réussi à deux, le défi donne 5 points à chacun ; et avec une Alliance, personne ne perd de points si c’est raté.",
            "Participez.",
        ));
    join_name = "Join", "Participer";
    spin: Said =
        (Said::spin_en(
            "Your hero comes to Nell’s hex, and you both count: Nell has spun 4. You bring your own number, and 1 for the challenge you have completed. 4 more and it’s done.",
        )),
        (Said::spin_fr(
            "Votre héros rejoint Nell, et vous comptez tous les deux : elle a fait 4. Vous apportez votre nombre, plus 1 pour le défi que vous avez réussi. Encore 4 et c’est gagné.",
        ));
    fight: Said =
        (Said::spin_en(
            "4 + 5 + 1 = 10: done, 5 points each, and Nell keeps the challenge. But look where the arrow sends the Wizard: to the Garden, where you both stand! You must fight him together. He takes 25, with violet numbers. Nell spins 10, and her challenge makes it 11.",
        )),
        (Said::spin_fr(
            "4 + 5 + 1 = 10 : réussi, 5 points chacun, et Nell garde le défi. Mais voyez où la flèche envoie le Magicien : au Jardin, où vous êtes tous les deux ! Il faut le combattre ensemble. Il demande 25, en nombres violets. Nell fait 10, et son défi porte cela à 11.",
        ));
    goat: Said =
        (Said {
            say: "A violet 12! And 1 for your challenge: 24. Just one is missing. Good that you kept the Goat: it adds 2 to any number.",
            todo: "Play the Goat.",
            wrong: "Take the Goat, under the arrow: 24 + 2 = 26. Nothing is lost.",
        }),
        (Said {
            say: "Un 12 violet ! Et 1 pour votre défi : 24. Il ne manque qu’un point. Heureusement que vous avez gardé la Chèvre : elle ajoute 2 à n’importe quel nombre.",
            todo: "Jouez la Chèvre.",
            wrong: "Prenez la Chèvre, sous la flèche : 24 + 2 = 26. Rien n’est perdu.",
        });
    beaten: Said =
        (Said::read(
            "26 against 25: the Wizard is beaten and flees to his tower, 5 points for each of you! Had you lost, it would have cost you 5 points each, and you’d both be back in the camp.",
        )),
        (Said::read(
            "26 contre 25 : le Magicien est vaincu et rentre dans sa tour, 5 points pour chacun ! Si vous aviez perdu, cela vous aurait coûté 5 points chacun, avec retour au camp.",
        ));
}
