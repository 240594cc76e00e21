//! What every card does.

use super::Chapter;
use crate::games::royaume::Card;

texts! { Cards:
    own: Chapter<2> =
        (Chapter {
            title: "Cards for your turn",
            text: [
                "You always have three cards, open to everybody. These are played in your own turn, before you walk or after you have stopped.",
                "What is played goes to the discards. When the deck is empty, they are shuffled.",
            ],
        }),
        (Chapter {
            title: "Les cartes de votre tour",
            text: [
                "Vous avez toujours trois cartes, visibles de tous. Celles-ci se jouent pendant votre tour, avant de marcher ou une fois arrêté.",
                "Une carte jouée va à la défausse. Quand la pioche est vide, on mélange la défausse.",
            ],
        });
    strong: Chapter<2> =
        (Chapter {
            title: "Cards for challenges",
            text: [
                "These are played in a challenge or a fight, when you are asked.",
                "Those with a rope are for several: see “Helping each other”.",
            ],
        }),
        (Chapter {
            title: "Les cartes de défi",
            text: [
                "Celles-ci se jouent dans un défi ou un combat, quand on vous le demande.",
                "Celles bordées d’une corde se jouent à plusieurs : voyez « S’entraider ».",
            ],
        });
    trouble: Chapter<3> =
        (Chapter {
            title: "Cards of misfortune",
            text: [
                "Nobody keeps these: they happen when they are drawn, and you draw another card. What can’t happen is simply put away.",
                "Not more than three of them strike in one refill.",
                "Whoever is snowed in misses a turn, but is left alone by the Wizard. When all who were caught have missed theirs, the storm is over.",
            ],
        }),
        (Chapter {
            title: "Les cartes de malheur",
            text: [
                "On ne les garde jamais : elles agissent dès qu’on les pioche, et on pioche une autre carte. Ce qui ne peut pas arriver est simplement écarté.",
                "Il n’en agit pas plus de trois par pioche.",
                "Qui est pris dans la neige passe un tour, mais le Magicien le laisse en paix. Quand tous ceux qu’elle a pris ont passé leur tour, la tempête est finie.",
            ],
        });
    /// In the order of [`Card::ALL`].
    does: [&'static str; Card::COUNT] =
        [
            "Take a card out of the discards; no other Magician, and no misfortune.",
            "Use another number of the segment that you spun, of any colour. Sword, Shield and Bow follow that colour.",
            "Turn up any challenge, or name one that lies face up, and take it at once from where you stand; that ends your turn. Not under the Wizard.",
            "After a challenge that failed: you go to the camp, but lose no points.",
            "Buy a memory from the Mine for 5 points, from anywhere.",
            "5 points. Can be played in the last turn, too.",
            "Swap one of your memories for one of another player’s. You choose both.",
            "Move a face-up challenge to a free hex of another city, where no hero is.",
            "Trade completed challenges as on the Mine, from anywhere.",
            "+2 in a challenge or a fight.",
            "+4 in a challenge or a fight.",
            "Wins a challenge or a fight at once, even instead of the spin.",
            "Go to any hex instead of walking.",
            "+3 with a yellow number.",
            "+3 with a green number.",
            "+5 with a violet number.",
            "Still short? Call somebody who must come and help.",
            "Join a challenge or a fight, or ask everybody into yours. Nobody loses points then.",
            "It comes over your hex. Whoever is there misses the next turn and can help nobody; nobody else enters.",
            "The Wizard attacks you, wherever you are.",
            "One of your untraded challenges goes back to the map, face up, where you like.",
            "Your cards with a rope leave you, and you draw as many.",
            "Your whole hand is gone, and you draw anew.",
        ],
        [
            "Reprenez une carte de la défausse ; ni Enchanteur ni malheur.",
            "Utilisez un autre nombre du secteur obtenu, de n’importe quelle couleur. Épée, Bouclier et Arc suivent cette couleur.",
            "Retournez n’importe quel défi, ou nommez-en un visible, et relevez-le aussitôt d’où vous êtes, ce qui finit votre tour. Pas sous le Magicien.",
            "Après un défi raté : vous rentrez au camp, mais sans perdre de points.",
            "Achetez un souvenir de la Mine pour 5 points, d’où que vous soyez.",
            "5 points. Se joue aussi au dernier tour.",
            "Échangez un de vos souvenirs contre un d’un autre joueur. Vous choisissez les deux.",
            "Déplacez un défi visible sur une case libre d’une autre cité, sans héros.",
            "Échangez des défis réussis comme à la Mine, d’où que vous soyez.",
            "+2 dans un défi ou un combat.",
            "+4 dans un défi ou un combat.",
            "Gagne aussitôt un défi ou un combat, même au lieu de tourner la roue.",
            "Allez sur n’importe quelle case au lieu de marcher.",
            "+3 avec un nombre jaune.",
            "+3 avec un nombre vert.",
            "+5 avec un nombre violet.",
            "Il manque encore quelque chose ? Appelez quelqu’un, qui doit venir aider.",
            "Participez à un défi ou à un combat, ou invitez-y tout le monde. Personne n’y perd alors de points.",
            "Elle éclate sur votre case. Qui s’y trouve passe son prochain tour et n’aide personne ; nul autre n’y entre.",
            "Le Magicien vous attaque, où que vous soyez.",
            "Un de vos défis non échangés retourne sur la carte, visible, où vous voulez.",
            "Vos cartes bordées d’une corde vous quittent, et vous en piochez autant.",
            "Toute votre main s’en va, et vous piochez à nouveau.",
        ];
}
