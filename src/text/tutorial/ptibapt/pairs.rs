//! What is said in the first part: pairs.

use super::Said;

texts! { Pairs:
    title = "Pairs", "Les paires";
    hello: Said =
        (Said::read(
            "Welcome! Twenty cards lie here, face down: seven green pairs, one yellow pair and four traps. You play against Nell, and you’re both after the pairs.",
        )),
        (Said::read(
            "Bienvenue ! Vingt cartes sont là, face cachée : sept paires vertes, une paire jaune et quatre pièges. Vous jouez contre Nell, et vous voulez les paires tous les deux.",
        ));
    first: Said =
        (Said::turn_en(
            "You start. Nobody knows anything yet, so any card is as good as any other.",
        )),
        (Said::turn_fr(
            "À vous de commencer. Personne ne sait encore rien : toutes les cartes se valent.",
        ));
    second: Said =
        (Said::turn_en(
            "A kite. Somewhere there’s another one, and your second card should be just that. You’ll have to guess.",
        )),
        (Said::turn_fr(
            "Un cerf-volant. Il y en a un autre quelque part, et c’est lui qu’il vous faut. Il va falloir deviner.",
        ));
    mismatch: Said =
        (Said::todo(
            "A teapot. That’s no pair, so both go back down where they lay. Nobody will show them to you again, and Nell has seen them, too.",
            "Remember both. Then press the button.",
        )),
        (Said::todo(
            "Une théière. Ce n’est pas une paire : les deux cartes se cachent, à leur place. On ne vous les remontrera pas, et Nell les a vues aussi.",
            "Retenez-les, puis appuyez sur le bouton.",
        ));
    other: Said =
        (Said::read(
            "Nell’s turn: a snail, and… a kite! No pair for her. But you know where the other kite is, don’t you?",
        )),
        (Said::read(
            "Au tour de Nell : un escargot et… un cerf-volant ! Raté pour elle. Mais vous savez où est l’autre, n’est-ce pas ?",
        ));
    recall: Said =
        (Said {
            say: "Her cards are down again. By now, you’ve seen both kites.",
            todo: "Turn up one of them, from memory.",
            wrong: "No kite there. The arrows show where the two were. Nothing is lost.",
        }),
        (Said {
            say: "Ses cartes sont de nouveau cachées. Maintenant, vous avez vu les deux cerfs-volants.",
            todo: "Retournez-en un, de mémoire.",
            wrong: "Pas de cerf-volant ici. Les flèches montrent où ils étaient. Rien n’est perdu.",
        });
    twin: Said =
        (Said {
            say: "There it is! And the other one?",
            todo: "Turn up the second kite.",
            wrong: "Not quite: it’s under the arrow. Nothing is lost.",
        }),
        (Said {
            say: "Le voilà ! Et l’autre ?",
            todo: "Retournez le second cerf-volant.",
            wrong: "Pas tout à fait : il est sous la flèche. Rien n’est perdu.",
        });
}
