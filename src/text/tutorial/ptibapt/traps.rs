//! What is said in the second part: traps, and the Ptis Bapt.

use super::Said;

texts! { Traps:
    title = "Traps, and the Ptis Bapt", "Les pièges et les Ptis Bapt";
    kept: Said =
        (Said::read(
            "A pair! Both cards are yours, a point each. But a pair gives no further turn here, so it’s Nell’s again. She turns an umbrella, and then… a trap! She has to keep it.",
        )),
        (Said::read(
            "Une paire ! Les deux cartes sont à vous, un point chacune. Mais ici, une paire ne fait pas rejouer : c’est à Nell. Elle retourne un parapluie, puis… un piège ! Elle doit le garder.",
        ));
    careful: Said =
        (Said::turn_en(
            "Her umbrella goes back down, and it’s your turn. Three traps are left. Feeling lucky?",
        )),
        (Said::turn_fr(
            "Son parapluie se cache, et c’est à vous. Il reste trois pièges. Vous avez de la chance ?",
        ));
    snap: Said =
        (Said::read(
            "Snap! The trap is yours and will cost you a point. And since it was your first card, you don’t even get a second one. Nell turns a Pti Bapt, one of the two yellow cards, and a bicycle: no pair.",
        )),
        (Said::read(
            "Clac ! Le piège est à vous et vous coûtera un point. Et comme c’était votre première carte, vous n’en aurez pas de deuxième. Nell retourne un Pti Bapt, l’une des deux cartes jaunes, et un vélo : raté.",
        ));
    yellow: Said =
        (Said::turn_en(
            "Did you notice where the Pti Bapt was? He has a twin, and the two are worth having.",
        )),
        (Said::turn_fr(
            "Avez-vous noté où était le Pti Bapt ? Il a un jumeau, et les deux valent le détour.",
        ));
    bapt: Said =
        (Said {
            say: "There’s the twin! You’ve just seen the other one.",
            todo: "Turn up Nell’s Pti Bapt, from memory.",
            wrong: "He’s not there. Nell turned up the card with the arrow. Nothing is lost.",
        }),
        (Said {
            say: "Voilà le jumeau ! L’autre, vous venez de le voir.",
            todo: "Retournez le Pti Bapt de Nell, de mémoire.",
            wrong: "Il n’est pas là. Nell avait retourné la carte sous la flèche. Rien n’est perdu.",
        });
    again: Said =
        (Said::todo(
            "The Ptis Bapt count two points each. And they’re special: whoever finds them plays again at once!",
            "So turn another card: the one with the arrow.",
        )),
        (Said::todo(
            "Les Ptis Bapt valent deux points chacun. Et ce n’est pas tout : qui les trouve rejoue aussitôt !",
            "Retournez donc encore une carte : celle sous la flèche.",
        ));
    teapot: Said =
        (Said {
            say: "A teapot. Didn’t you turn one up at the very start?",
            todo: "Turn up its twin, from memory.",
            wrong: "It was your second card, the one with the arrow. Nothing is lost.",
        }),
        (Said {
            say: "Une théière. N’en aviez-vous pas retourné une au tout début ?",
            todo: "Retournez l’autre, de mémoire.",
            wrong: "C’était votre deuxième carte, celle sous la flèche. Rien n’est perdu.",
        });
    count: Said =
        (Said::read(
            "What a memory! Kites 2, Ptis Bapt 4, teapots 2, and your trap takes 1 away: 7 points. The game ends with the seventh green pair, and the most points win. That’s the base game.",
        )),
        (Said::read(
            "Quelle mémoire ! Cerfs-volants 2, Ptis Bapt 4, théières 2, moins 1 pour le piège : 7 points. La partie finit à la septième paire verte, et qui a le plus de points gagne. Voilà le jeu de base.",
        ));
}
