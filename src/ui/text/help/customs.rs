//! What the printed rules leave open, what the program never shows again, and the fair deal.

use super::Chapter;

pub struct Customs {
    pub rulings: Chapter<1>,
    /// Each as what it is about, and how it is played here.
    pub ruling: [[&'static str; 2]; 8],
    pub memory: Chapter<2>,
    pub never: [&'static str; 5],
    pub fair: Chapter<4>,
}

pub const EN: Customs = Customs {
    rulings: Chapter {
        title: "Our rulings",
        text: ["Where a rule can be read in two ways, we play it like this."],
    },
    ruling: [
        [
            "The first card of the game.",
            "Only sides with a player count as looked at, and only the very first card is bound by it.",
        ],
        [
            "Which volcanoes take part.",
            "With two or three players chance draws them, and everybody may know which.",
        ],
        [
            "The opening card.",
            "It has no ability. A table can choose “Ability from the first card”.",
        ],
        [
            "The walrus.",
            "Its ban is for the next player without a volcano, for the whole of their turn, crabs included. It forbids turning only: the card may be peeked at, swapped or forbidden again. If it’s the only hidden card left, the ban is off.",
        ],
        [
            "The last card.",
            "With no hidden card left, an octopus still swaps, a penguin or a walrus finds nothing to do, and a crab’s player takes the first volcano.",
        ],
        [
            "The last look.",
            "After a round the cards stay up until everybody is ready, but not for longer than ten seconds.",
        ],
        [
            "Ties.",
            "Whoever is still equal in rubies, chests and the biggest chest shares the victory.",
        ],
        [
            "Chests in order.",
            "A variant: the chests lie from small to great, and everybody knows what is in each.",
        ],
    ],
    memory: Chapter {
        title: "Only in your head",
        text: [
            "Remembering is the game. So the program helps you with everything but that:",
            "The same manners hold at the table: no notes, no photos, no whispered hints. Bluffing is welcome.",
        ],
    },
    never: [
        "A card that has gone down again is shown nowhere: not in the log, not in a tooltip, not to a screen reader.",
        "When a round ends, the log keeps who took a volcano and who won, and forgets the rest.",
        "If you were away, you see what lies open now, and not what you missed. A peek you hadn’t finished waits for you.",
        "No chest is opened before the end, not even for its owner.",
        "After the game nothing is secret: the chests, the card from the crater, and a replay of every turn.",
    ],
    fair: Chapter {
        title: "A fair deal",
        text: [
            "Who shuffles where there is no deck? Everybody does. Each player’s program picks a secret number and seals it, and so does the host’s. Only when all are sealed do the players open theirs, and all the numbers together decide how the cards lie. So nobody can choose them, not even the host.",
            "After the game the host opens its number too. Your program then plays the whole game again by itself and compares: everything you were shown must be what was dealt. If so, you read “verified”.",
            "One thing this can’t do: the host’s computer has to know the cards in order to deal them. It won’t show them to the host, but somebody who knows how to take a program apart, with a debugger for instance, could look. No shuffle prevents that.",
            "So if the honour of the ship is at stake, let somebody host whom you all trust.",
        ],
    },
};

pub const FR: Customs = Customs {
    rulings: Chapter {
        title: "Nos précisions",
        text: ["Là où une règle peut se lire de deux façons, voici comment nous jouons."],
    },
    ruling: [
        [
            "La première carte de la partie.",
            "Seuls comptent comme regardés les côtés où quelqu’un est assis, et seule la toute première carte est concernée.",
        ],
        [
            "Les volcans en jeu.",
            "À deux ou trois, le hasard les tire, et chacun peut savoir lesquels.",
        ],
        [
            "La carte d’ouverture.",
            "Elle n’a pas de pouvoir. Une table peut choisir « Pouvoir dès la première carte ».",
        ],
        [
            "Le morse.",
            "L’interdiction vaut pour le prochain joueur sans volcan, pendant tout son tour, crabes compris. Elle ne défend que de retourner : la carte peut être regardée, échangée ou interdite encore. Si c’est la seule carte cachée, l’interdiction tombe.",
        ],
        [
            "La dernière carte.",
            "Quand plus aucune carte n’est cachée, une pieuvre échange encore, un manchot ou un morse n’a rien à faire, et le joueur d’un crabe prend le premier volcan.",
        ],
        [
            "Le dernier regard.",
            "Après une manche, les cartes restent visibles jusqu’à ce que tout le monde soit prêt, mais pas plus de dix secondes.",
        ],
        [
            "Les égalités.",
            "À égalité de rubis, de coffres et de plus gros coffre, on partage la victoire.",
        ],
        [
            "Les coffres dans l’ordre.",
            "Une variante : les coffres vont du plus petit au plus grand, et chacun sait ce qu’ils contiennent.",
        ],
    ],
    memory: Chapter {
        title: "Tout dans la tête",
        text: [
            "Se souvenir, c’est le jeu. Le programme vous aide donc en tout, sauf en cela :",
            "À table, mêmes bonnes manières : ni notes, ni photos, ni messes basses. Le bluff est bienvenu.",
        ],
    },
    never: [
        "Une carte retournée n’est plus montrée nulle part : ni dans le journal, ni dans une bulle d’aide, ni au lecteur d’écran.",
        "À la fin d’une manche, le journal garde qui a pris un volcan et qui a gagné, et oublie le reste.",
        "Après une absence, vous voyez ce qui est visible maintenant, pas ce que vous avez manqué. Un regard interrompu vous attend.",
        "Aucun coffre n’est ouvert avant la fin, pas même pour son propriétaire.",
        "Après la partie, plus de secrets : les coffres, la carte du cratère et le film de chaque tour.",
    ],
    fair: Chapter {
        title: "Une donne honnête",
        text: [
            "Qui mélange, quand il n’y a pas de paquet ? Tout le monde. Le programme de chaque joueur choisit un nombre secret et le scelle, celui de l’hôte aussi. Quand tous sont scellés, les joueurs ouvrent les leurs, et tous les nombres ensemble décident de la place des cartes. Personne ne peut donc les choisir, pas même l’hôte.",
            "Après la partie, l’hôte ouvre aussi le sien. Votre programme rejoue alors toute la partie de son côté et compare : tout ce qu’on vous a montré doit être ce qui a été distribué. Si oui, vous lisez « vérifié ».",
            "Une chose que cela ne peut pas : l’ordinateur de l’hôte doit connaître les cartes pour les distribuer. Il ne les lui montre pas, mais quelqu’un qui sait démonter un programme, avec un débogueur par exemple, pourrait regarder. Aucun mélange n’y peut rien.",
            "Si l’honneur du navire est en jeu, confiez donc la table à quelqu’un en qui vous avez tous confiance.",
        ],
    },
};
