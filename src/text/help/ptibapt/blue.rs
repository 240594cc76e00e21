//! The blue cards of the extension.

use super::Chapter;

texts! { Blue:
    cards: Chapter<2> =
        (Chapter {
            title: "The blue cards",
            text: [
                "With the extension, ten blue cards join in, and thirty lie on the table, six by five. A blue pair is found like any other. Then it leaves the game and counts nothing, but it does something at once, whether you like it or not.",
                "After that your turn is over, except with Again.",
            ],
        }),
        (Chapter {
            title: "Les cartes bleues",
            text: [
                "Avec l’extension, dix cartes bleues s’ajoutent : trente cartes sur la table, six sur cinq. Une paire bleue se trouve comme une autre. Elle quitte alors le jeu et ne vaut rien, mais son effet a lieu aussitôt, que cela vous plaise ou non.",
                "Ensuite, votre tour est fini, sauf avec Encore.",
            ],
        });
    /// What each pair does, in full.
    does: [&'static str; 5] =
        [
            "Choose two face-down cards and look at both in secret. The other player sees where you look, but not what’s there.",
            "Choose two face-down cards. They change places before everybody’s eyes, and nobody gets to see them.",
            "One of your traps is swept out of the game. If you have none, the broom just raises some dust.",
            "One of your traps goes to the other player, with kind regards. If you have none, the parcel stays empty.",
            "You take another turn at once.",
        ],
        [
            "Choisissez deux cartes cachées et regardez-les en secret. L’autre voit où vous regardez, mais pas ce qu’il y a.",
            "Choisissez deux cartes cachées. Elles changent de place au vu de tous, et personne ne sait ce qu’elles montrent.",
            "Un de vos pièges est balayé hors du jeu. Si vous n’en avez pas, le balai ne soulève que de la poussière.",
            "Un de vos pièges part chez l’autre, avec vos amitiés. Si vous n’en avez pas, le colis reste vide.",
            "Vous rejouez aussitôt.",
        ];
}
