//! What the printed rules leave open, and what is never shown again.

texts! { House:
    /// Each as what it is about, and how it is played here.
    ruling: [[&'static str; 2]; 8] =
        [
            [
                "The first card of the game.",
                "Only the edges where somebody sits count as looked at, and the rule holds only for the very first card.",
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
                "A variant: the chests lie from smallest to largest, and everybody knows what is in each.",
            ],
        ],
        [
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
        ];
    /// What else is never shown again.
    never: [&'static str; 4] =
        [
            "When a round ends, the log keeps who took a volcano and who won, and forgets the rest.",
            "If you were away, you see what lies open now, and not what you missed. A peek you hadn’t finished waits for you.",
            "No chest is opened before the end, not even for its owner.",
            "After the game nothing is secret: the chests, the card from the crater, and a replay of every turn.",
        ],
        [
            "À la fin d’une manche, le journal garde qui a pris un volcan et qui a gagné, et oublie le reste.",
            "Après une absence, vous voyez ce qui est visible maintenant, pas ce que vous avez manqué. Un regard interrompu vous attend.",
            "Aucun coffre n’est ouvert avant la fin, pas même pour son propriétaire.",
            "Après la partie, plus de secrets : les coffres, la carte du cratère et le film de chaque tour.",
        ];
}
