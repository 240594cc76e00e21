//! What is said in the first part: a challenge.

use super::Said;

texts! { Challenge:
    title = "A challenge", "Un défi";
    hello: Said =
        (Said::read(
            "Welcome to the kingdom. Its eight cities lie forgotten under the snow, and whoever does most to bring them back wins the crown. You and Nell start from the camp, in the middle.",
        )),
        (Said::read(
            "Bienvenue dans le royaume. Ses huit cités dorment, oubliées sous la neige, et la couronne ira à qui les réveillera le mieux. Nell et vous partez du camp, au milieu.",
        ));
    walk: Said =
        (Said {
            say: "On every hex of a city lies a challenge, face down: with a green back it is easy, with a grey-blue one hard. You may walk up to three steps, and whoever enters a challenge takes it. Choose one, and you read your chance, with all that your cards could add.",
            todo: "Choose the challenge with the arrow. Then choose it again to go there.",
            wrong: "Not there this time: choose the hex with the arrow, twice. Nothing is lost.",
        }),
        (Said {
            say: "Sur chaque case d’une cité repose un défi, face cachée : facile si son dos est vert, difficile s’il est gris-bleu. Vous marchez jusqu’à trois pas, et entrer sur un défi, c’est le relever. Choisissez-en un : vos chances s’affichent, avec tout ce que vos cartes pourraient ajouter.",
            todo: "Choisissez le défi sous la flèche. Choisissez-le encore une fois pour y aller.",
            wrong: "Pas là pour cette fois : choisissez deux fois la case sous la flèche. Rien n’est perdu.",
        });
    spin: Said =
        (Said::spin_en(
            "Its front says yellow 8. So the yellow number of the wheel has to be 8 or more, together with your cards. The Sword adds 3 and the Goat 2: seven of the ten segments will do, and the star always does. That’s 80%.",
        )),
        (Said::spin_fr(
            "Il est jaune, de difficulté 8. Le nombre jaune de la roue doit donc atteindre 8 avec vos cartes. L’Épée ajoute 3 et la Chèvre 2 : sept des dix secteurs suffisent, et l’étoile suffit toujours. Soit 80 %.",
        ));
    spin_name = "Spin", "Tourner la roue";
    sword: Said =
        (Said {
            say: "A yellow 5. You’re 3 short, but now cards can be added, and the Sword gives 3 with a yellow number. The Goat’s 2 wouldn’t be enough, so keep it.",
            todo: "Play the Sword: choose it twice.",
            wrong: "Take the Sword, under the arrow: 5 + 3 = 8. Nothing is lost.",
        }),
        (Said {
            say: "Un 5 jaune. Il manque 3, mais on peut maintenant ajouter des cartes, et l’Épée donne 3 avec un nombre jaune. Les 2 de la Chèvre ne suffiraient pas : gardez-la.",
            todo: "Jouez l’Épée : choisissez-la deux fois.",
            wrong: "Prenez l’Épée, sous la flèche : 5 + 3 = 8. Rien n’est perdu.",
        });
    done: Said =
        (Said::read(
            "5 + 3 = 8: done! That’s 5 points, and the challenge is yours: it makes you stronger by 1 from now on. Your turn is over, so you draw up to three cards again, a Team Up. Then the wheel turns once more, and its arrow says where the Wizard of Chaos goes: to the Harbour.",
        )),
        (Said::read(
            "5 + 3 = 8 : réussi ! Vous marquez 5 points et gardez le défi, qui vous donne 1 de plus à l’avenir. Votre tour est fini : vous piochez jusqu’à trois cartes, ici une Alliance. Puis la roue tourne encore, et sa flèche dit où va le Magicien du Chaos : au Port.",
        ));
}
