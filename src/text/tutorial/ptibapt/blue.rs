//! What is said in the third part: the blue cards.

use super::Said;

texts! { Blue:
    title = "The blue cards", "Les cartes bleues";
    more: Said =
        (Said::turn_en(
            "A new game, with the extension: thirty cards, and ten of them are blue. Five more pairs, and each of them can do something.",
        )),
        (Said::turn_fr(
            "Nouvelle partie, avec l’extension : trente cartes, dont dix bleues. Cinq paires de plus, et chacune sait faire quelque chose.",
        ));
    pair: Said =
        (Said::turn_en(
            "A spyglass. A blue card is found like any other: you need its twin.",
        )),
        (Said::turn_fr(
            "Une longue-vue. Une carte bleue se trouve comme une autre : il vous faut sa jumelle.",
        ));
    spyglass: Said =
        (Said::two_en(
            "A blue pair leaves the game and counts nothing, but it acts at once. The spyglass shows you two face-down cards, in secret.",
        )),
        (Said::two_fr(
            "Une paire bleue quitte le jeu et ne vaut rien, mais elle agit aussitôt. La longue-vue vous montre deux cartes cachées, en secret.",
        ));
    peek: Said =
        (Said::todo(
            "A snail, and a Switch card. Nell sees where you look, but not what’s there. She’d love to know.",
            "Remember both. Then press the button.",
        )),
        (Said::todo(
            "Un escargot, et une carte « Échange ». Nell voit où vous regardez, mais pas ce qu’il y a. Elle aimerait bien savoir.",
            "Retenez-les, puis appuyez sur le bouton.",
        ));
    other: Said =
        (Said::read(
            "With that, your turn is over. Nell turns a snail, the twin of yours, and the other Switch card! She doesn’t know what you know…",
        )),
        (Said::read(
            "Votre tour est fini. Nell retourne un escargot, le jumeau du vôtre, et l’autre carte « Échange » ! Elle ne sait pas ce que vous savez…",
        ));
    recall: Said =
        (Said {
            say: "Now you know a pair of snails and a pair of Switch cards. Let’s be naughty and take the blue ones first.",
            todo: "Turn up a Switch card, from memory.",
            wrong: "That’s not one. The arrows show where the two Switch cards lie. Nothing is lost.",
        }),
        (Said {
            say: "Vous connaissez maintenant les deux escargots et les deux « Échange ». Soyons malins : les bleues d’abord.",
            todo: "Retournez une carte « Échange », de mémoire.",
            wrong: "Ce n’en est pas une. Les flèches montrent les deux cartes « Échange ». Rien n’est perdu.",
        });
    twin: Said =
        (Said {
            say: "That’s one of them.",
            todo: "Turn up the other Switch card.",
            wrong: "Not there: it’s under the arrow. Nothing is lost.",
        }),
        (Said {
            say: "En voilà une.",
            todo: "Retournez l’autre carte « Échange ».",
            wrong: "Pas ici : elle est sous la flèche. Rien n’est perdu.",
        });
    switch: Said =
        (Said::two_en(
            "Switch: two face-down cards change places. Nell remembers where her snail lies. Move it away from there!",
        )),
        (Said::two_fr(
            "Échange : deux cartes cachées changent de place. Nell se rappelle où est son escargot. Faites-le déménager !",
        ));
    fooled: Said =
        (Said::read(
            "Nell reaches for the snail and finds a cactus! She wasn’t watching. You were: where a card goes can always be seen. A drum is no cactus, so she’s done.",
        )),
        (Said::read(
            "Nell veut l’escargot et trouve… un cactus ! Elle n’a pas regardé. Vous, si : on voit toujours où part une carte. Un tambour n’est pas un cactus, son tour est fini.",
        ));
    follow: Said =
        (Said {
            say: "You know both snails: the one you peeked at, and the one that moved.",
            todo: "Turn up one of them, from memory.",
            wrong: "No snail there. The arrows show where they are now. Nothing is lost.",
        }),
        (Said {
            say: "Vous connaissez les deux escargots : celui que vous avez épié, et celui qui a déménagé.",
            todo: "Retournez-en un, de mémoire.",
            wrong: "Pas d’escargot ici. Les flèches montrent où ils sont. Rien n’est perdu.",
        });
    snail: Said =
        (Said {
            say: "A snail!",
            todo: "And now the other one.",
            wrong: "Not there: follow the arrow. Nothing is lost.",
        }),
        (Said {
            say: "Un escargot !",
            todo: "Et maintenant, l’autre.",
            wrong: "Pas ici : suivez la flèche. Rien n’est perdu.",
        });
    rest: Said =
        (Said::read(
            "Beautifully done. The other blue pairs ask you nothing: the broom sweeps away one of your traps, the parcel sends one to the other player, and Again gives you another turn.",
        )),
        (Said::read(
            "Du grand art. Les autres paires bleues ne vous demandent rien : le balai fait disparaître un de vos pièges, le colis en envoie un à l’autre, et Encore vous fait rejouer.",
        ));
}
